import { expectOk } from "@sw/tabletop";
import { expect, it } from "vitest";
import { defaultCatalogue } from "../../../../src/content/catalogue.ts";
import { createGame } from "../../../../src/index.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { type Scenario, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { chooseCard, order } from "../../../helpers/actions.ts";
import { FAR_SIDE } from "../../../helpers/commands.ts";
import { handOf, lent } from "../../../helpers/reading.ts";

/** Set-up effects: whoever may hold such a card is asked. */
const setUp = (mine: SideSpec, more: Partial<Scenario> = {}): State =>
  scenario({
    phase: "setup",
    "player-1": mine,
    "player-2": { ...FAR_SIDE, hand: [] },
    frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    ...more,
  });

const card = "fear-will-keep-them-in-line";

/** The catalogue with Tarkin in it: a unit of another name, as his own card is none of it. */
const own = {
  ...defaultCatalogue,
  units: defaultCatalogue.units.map((unit) =>
    unit.id === "director-orson-krennic-architect-of-terror" ? { ...unit, name: { en: "Grand Moff Tarkin" } } : unit,
  ),
};

const tarkin = expectOk(createGame(own));

const playOn = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((now, action) => expectOk(tarkin.apply(now, action)).state, state);

const mine: SideSpec = {
  units: [
    { unit: "director-orson-krennic-architect-of-terror", at: [400, 200] },
    { unit: "stormtroopers", at: [900, 200] },
  ],
};

it("[leg.kw.divulge] Fear Will Keep Them in Line, if divulged, stays in play, and each Imperial unit that is issued an order gains Demoralize 1", () => {
  const shown = playOn(setUp({ ...mine, hand: [card, "push"] }, { catalogue: own }), chooseCard(card));
  expect(handOf(shown, 0)).toEqual(["push"]);
  expect(shown.sides[0].permanents).toHaveLength(1);
  const state = scenario({
    phase: "command",
    catalogue: own,
    "player-1": { ...mine, hand: ["ambush"], permanents: [card] },
    "player-2": { ...FAR_SIDE, hand: [] },
    mission: { counts: { [`divulged ${card} player-1`]: 1 } },
  });
  const ordered = playOn(state, chooseCard("ambush"), order("p1.1"));
  expect(lent(ordered)).toEqual(["1 demoralize 1 round"]);
});

it("[leg.command.timing-2-untimed] Fear Will Keep Them in Line, played normally, gives all Imperial units Demoralize 1 for the round", () => {
  const choosing = (side: SideSpec): State =>
    scenario({
      phase: "command",
      catalogue: own,
      "player-1": { ...mine, ...side },
      "player-2": { ...FAR_SIDE, hand: [] },
    });
  const played = playOn(choosing({ hand: [card] }), chooseCard(card));
  expect(lent(played)).toEqual(["0 demoralize 1 round", "1 demoralize 1 round"]);
  const later = playOn(choosing({ hand: ["ambush"], permanents: [card] }), chooseCard("ambush"), order("p1.1"));
  expect(lent(later)).toEqual([]);
});
