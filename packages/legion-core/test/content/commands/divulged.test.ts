import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { createGame } from "../../../src/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type Scenario, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { box } from "../../helpers.ts";
import {
  acting,
  answers,
  chooseCard,
  DONE,
  effect,
  FAR,
  handOf,
  lent,
  offered,
  order,
  playing,
  suppressionOf,
} from "./helpers.ts";

const VADER = "darth-vader-dark-lord-of-the-sith";
const MAUL = "maul-impatient-apprentice";
const KALANI = "kalani-super-tactical-droid";
const B1 = "b1-battle-droids";
const REBELS = "rebel-troopers";

/** Set-up effects: whoever may hold such a card is asked. */
const setUp = (mine: SideSpec, more: Partial<Scenario> = {}): State =>
  scenario({
    phase: "setup",
    "player-1": mine,
    "player-2": { ...FAR, hand: [] },
    frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    ...more,
  });

describe("cards of the Dark Side with Divulge", () => {
  it("[leg.kw.divulge] Darkness Descends divulged gives Vader Infiltrate for the game, and must be chosen in round 1", () => {
    const state = setUp({ hand: ["darkness-descends", "implacable"], units: [VADER] });
    expect(offered(state)).toEqual(["choose-command darkness-descends", "pass"]);
    const shown = play(state, [chooseCard("darkness-descends")]).state;
    expect(lent(shown)).toEqual(["0 infiltrate 1 game"]);
    expect(handOf(shown, 0)).toContain("darkness-descends");
    const first = (round: number): readonly string[] => {
      const choosing = scenario({
        phase: "command",
        round,
        "player-1": { shownHand: ["darkness-descends"], hand: ["implacable"], units: [VADER] },
        "player-2": { ...FAR, hand: [] },
        mission: { counts: { "divulged darkness-descends player-1": 1 } },
      });
      return offered(choosing);
    };
    expect(first(1)).toEqual(["choose-command darkness-descends"]);
    expect(first(2)).toContain("choose-command implacable");
  });

  it("[leg.end.discard] Darkness Descends gives Vader Reliable 2 for as long as it is in play, unless it was divulged", () => {
    const reliable = (side: SideSpec, counts: Readonly<Record<string, number>> = {}): number => {
      const mine = {
        hand: [],
        units: [
          { unit: VADER, at: [400, 200] },
          { unit: "stormtroopers", at: [900, 200] },
        ],
        ...side,
      } as const;
      const state = scenario({ activating: "p1.0", "player-1": mine, "player-2": FAR, mission: { counts } });
      expect(keywordsOf({ box, state }, 1)["reliable"]).toBeUndefined();
      return keywordsOf({ box, state }, 0)["reliable"] ?? 0;
    };
    expect(reliable({ revealed: "darkness-descends" })).toBe(2);
    expect(reliable({ permanents: ["darkness-descends"] })).toBe(2);
    expect(reliable({ permanents: ["darkness-descends"] }, { "divulged darkness-descends player-1": 1 })).toBe(0);
    expect(reliable({})).toBe(0);
  });

  it("[leg.kw.divulge] The Phantom Menace divulged gives Maul Infiltrate for the game", () => {
    const shown = play(setUp({ hand: ["the-phantom-menace"], units: [MAUL] }), [
      chooseCard("the-phantom-menace"),
    ]).state;
    expect(lent(shown)).toEqual(["0 infiltrate 1 game"]);
  });

  it("[leg.defender.range] Under The Phantom Menace Maul attacks nobody, and nobody beyond range 2 attacks him", () => {
    const mine: SideSpec = {
      units: [
        { unit: MAUL, at: [400, 300] },
        { unit: B1, at: [900, 300], defeated: 5 },
      ],
    };
    const foe = (y: number): SideSpec => ({
      units: [
        { unit: REBELS, at: [400, y], defeated: 3 },
        { unit: REBELS, at: [1700, 800], defeated: 3 },
      ],
    });
    expect(offered(acting("the-phantom-menace", "p1.0", mine, foe(327)))).not.toContain("perform attack");
    expect(offered(acting(undefined, "p1.0", mine, foe(327)))).toContain("perform attack");
    const attacking = (card: string | undefined, y: number): readonly string[] =>
      offered(
        scenario({
          activating: "p2.0",
          "player-1": {
            hand: [],
            ...(card === undefined ? {} : { revealed: card }),
            units: [{ unit: MAUL, at: [400, 300] }],
          },
          "player-2": foe(y),
        }),
      );
    expect(attacking("the-phantom-menace", 700)).not.toContain("perform attack");
    expect(attacking(undefined, 700)).toContain("perform attack");
    expect(attacking("the-phantom-menace", 550)).toContain("perform attack");
  });
});

describe("Do Not Underestimate Our Means", () => {
  const card = "do-not-underestimate-our-means";

  it("[leg.command.timing-4-start-activation] The card Do Not Underestimate Our Means lets up to two units with faceup orders recover", () => {
    const shaken = { tokens: { suppression: 2 } } as const;
    const mine: SideSpec = {
      units: [
        { unit: KALANI, at: [400, 200] },
        ...[700, 1000, 1300].map((x) => ({ unit: B1, at: [x, 200] as const, ...shaken })),
      ],
    };
    const { state } = playing(card, mine, FAR, effect(0), DONE, order("p1.1"), order("p1.2"), order("p1.3"));
    expect(offered(state)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3", "done"]);
    const calmed = answers(state, "choose-unit p1.1", "choose-unit p1.2");
    expect(["p1.1", "p1.2", "p1.3"].map((unit) => suppressionOf(calmed, unit))).toEqual([0, 0, 2]);
  });

  it("[leg.kw.divulge] The card Do Not Underestimate Our Means divulged gives up to three units with AI Reinforcements for the game", () => {
    const state = setUp({
      hand: [card],
      units: [KALANI, B1, B1, "t-series-tactical-droid-programmed-for-strategy", B1, B1],
    });
    const asked = play(state, [chooseCard(card)]).state;
    expect(offered(asked)).toEqual([
      "choose-unit p1.1",
      "choose-unit p1.2",
      "choose-unit p1.4",
      "choose-unit p1.5",
      "done",
    ]);
    const given = answers(asked, "choose-unit p1.1", "choose-unit p1.4", "choose-unit p1.5");
    expect(lent(given)).toEqual(["1 reinforcements 1 game", "4 reinforcements 1 game", "5 reinforcements 1 game"]);
  });
});

describe("Fear Will Keep Them in Line", () => {
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

  it("[leg.kw.divulge] Fear Will Keep Them in Line divulged stays in play, and each Imperial unit that is ordered demoralizes", () => {
    const shown = playOn(setUp({ ...mine, hand: [card, "push"] }, { catalogue: own }), chooseCard(card));
    expect(handOf(shown, 0)).toEqual(["push"]);
    expect(shown.sides[0].permanents).toHaveLength(1);
    const state = scenario({
      phase: "command",
      catalogue: own,
      "player-1": { ...mine, hand: ["ambush"], permanents: [card] },
      "player-2": { ...FAR, hand: [] },
      mission: { counts: { [`divulged ${card} player-1`]: 1 } },
    });
    const ordered = playOn(state, chooseCard("ambush"), order("p1.1"));
    expect(lent(ordered)).toEqual(["1 demoralize 1 round"]);
  });

  it("[leg.command.timing-2-untimed] Fear Will Keep Them in Line played lets all Imperial units demoralize, that round", () => {
    const choosing = (side: SideSpec): State =>
      scenario({
        phase: "command",
        catalogue: own,
        "player-1": { ...mine, ...side },
        "player-2": { ...FAR, hand: [] },
      });
    const played = playOn(choosing({ hand: [card] }), chooseCard(card));
    expect(lent(played)).toEqual(["0 demoralize 1 round", "1 demoralize 1 round"]);
    const later = playOn(choosing({ hand: ["ambush"], permanents: [card] }), chooseCard("ambush"), order("p1.1"));
    expect(lent(later)).toEqual([]);
  });
});
