import { expectOk } from "@sw/tabletop";
import { expect, it } from "vitest";
import { defaultCatalogue } from "../../../../src/content/catalogue.ts";
import { createGame } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { handOf, lent } from "../../../helpers/reading.ts";

const THRAWN = "director-orson-krennic-architect-of-terror";
const STORM = "stormtroopers";
const VETERANS = "rebel-veterans";
const LOST = { unit: VETERANS, at: [1700, 850], defeated: 3 } as const;

const one = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit: VETERANS,
  at: [x, y],
  defeated: 3,
  ...more,
});

const card = "we-must-wait-and-watch";

/** The catalogue with Thrawn in it: a unit of another name, as his own card is none of it. */
const own = {
  ...defaultCatalogue,
  units: defaultCatalogue.units.map((unit) =>
    unit.id === THRAWN ? { ...unit, name: { en: "Grand Admiral Thrawn" } } : unit,
  ),
};

const thrawn = expectOk(createGame(own));
const keys = (state: State): readonly string[] => thrawn.legalActions(state).map(thrawn.actionKey);

const go = (state: State, ...wanted: readonly string[]): State =>
  wanted.reduce((now, key) => {
    const action = thrawn.legalActions(now).find((one) => thrawn.actionKey(one) === key);
    if (action === undefined) throw new RangeError(`${key} is not among ${keys(now).join(", ")}`);
    return expectOk(thrawn.apply(now, action)).state;
  }, state);

const scene = (mine: UnitSpec, enemy: UnitSpec = one(400, 400), hand: readonly string[] = [card]): State =>
  scenario({
    catalogue: own,
    activating: "p2.0",
    "player-1": { units: [THRAWN, mine], hand, orderPool: { corps: 1 } },
    "player-2": { units: [enemy, LOST], hand: [] },
  });

const guard = { unit: STORM, at: [400, 200], defeated: 3 } as const;

it("[leg.kw.divulge] We Must Wait and Watch, if divulged, stays in play, and three Imperial units have Reinforcements for the game", () => {
  const state = scenario({
    catalogue: own,
    phase: "setup",
    "player-1": { hand: [card], units: [THRAWN, STORM, STORM, STORM, "boba-fett-infamous-bounty-hunter"] },
    "player-2": { units: [VETERANS], hand: [] },
    frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
  });
  expect(keys(state)).toEqual([`choose-command ${card}`, "pass"]);
  const asked = go(state, `choose-command ${card}`);
  expect(handOf(asked, 0)).toEqual([]);
  expect(asked.sides[0].permanents).toHaveLength(1);
  expect(keys(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
  const given = go(asked, "choose-unit p1.0");
  const rest = go(given, "choose-unit p1.2", "choose-unit p1.3");
  expect(keys(given)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
  expect(lent(rest)).toEqual([0, 2, 3].map((unit) => `${unit} reinforcements 1 game`));
});

it("[leg.cards.command-use] We Must Wait and Watch, discarded as an enemy ends its activation, lets a friend at range 2 of it move or attack", () => {
  const asked = go(scene(guard), "done");
  expect(thrawn.decision(asked)).toMatchObject({ kind: "hand", seat: "player-1", context: { about: "p2.0" } });
  const used = go(asked, `choose-command ${card}`);
  expect(used.sides[0].discard).toHaveLength(1);
  expect(keys(used)).toEqual(["choose-unit p1.1", "done"]);
  const chosen = go(used, "choose-unit p1.1");
  expect(keys(chosen)).toEqual(["choose-option free-move", "choose-option free-attack"]);
  expect(go(chosen, "choose-option free-move").frames.at(-1)).toMatchObject({
    kind: "move",
    unit: 1,
    reason: "action",
  });
  const fight = expectOk(thrawn.apply(chosen, { type: "choose-option", subject: "free-attack" }));
  expect(fight.events).toContainEqual(expect.objectContaining({ type: "attack-declared", unit: "p1.1" }));
});

it.each([
  ["stands farther away", { at: [400, 40] as const }],
  ["is suppressed", { tokens: { suppression: 1 } }],
  ["is panicked", { tokens: { suppression: 2 } }],
])("[leg.cards.command-use] We Must Wait and Watch is not offered if the only friend %s", (_, more) => {
  const state = go(scene({ ...guard, ...more }), "done");
  expect(thrawn.decision(state)?.kind).not.toBe("hand");
});

it("[leg.info.hand-secret] A player who may hold We Must Wait and Watch is asked in either case, and the opponent sees no difference", () => {
  const [holding, other] = [[card], ["ambush"]].map((hand) => go(scene(guard, one(400, 400), hand), "done"));
  if (holding === undefined || other === undefined) return;
  expect(keys(other)).toEqual(["pass"]);
  expect(thrawn.view(holding, "player-2")).toEqual(thrawn.view(other, "player-2"));
});
