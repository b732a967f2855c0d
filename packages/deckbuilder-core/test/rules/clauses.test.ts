import type { Action, RuleId, State } from "@sw/deckbuilder-core";
import { type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import type { Params } from "@sw/tabletop";
import { expect, test } from "vitest";
import { legal, play, refused } from "../turn/table.ts";

function expectRefused(state: State, action: Action, rule: RuleId, code: string, params: Params): void {
  expect(refused(state, action, rule)).toEqual({ rule, code, params });
}

/** The Empire's turn with an empty slot in the row; the galaxy has no card to fill it. */
function thinRow(spec: Scenario = {}): State {
  const row = ["rodian-gunslinger", null, "tie-fighter", "x-wing", "mon-calamari-cruiser"];
  return scenario({ resources: 1, row, galaxyDeck: [], ...spec });
}

test("[dbg.option.bribe] The refusal of a bribe says whether the slot is empty, the card not neutral, resources missing or bribing not agreed", () => {
  const agreed = thinRow({ config: { bribing: true } });
  const bribe = (subject: number): Action => ({ type: "bribe", subject });
  expectRefused(agreed, bribe(0), "dbg.option.bribe", "too-few-resources", { cost: 2, resources: 1 });
  expectRefused(agreed, bribe(1), "dbg.option.bribe", "no-card-there", { slot: 1 });
  expectRefused(agreed, bribe(7), "dbg.option.bribe", "no-card-there", { slot: 7 });
  for (const [slot, card, faction] of [
    [2, "tie-fighter", "empire"],
    [3, "x-wing", "rebel"],
  ] as const) {
    expectRefused(agreed, bribe(slot), "dbg.option.bribe", "not-neutral", { card, faction });
  }
  expectRefused(thinRow(), bribe(0), "dbg.option.bribe-off-by-default", "bribing-not-agreed", {});
});

test("[dbg.purchase.where] The refusal of a purchase says whether the slot is empty, the faction wrong or resources missing", () => {
  const state = thinRow();
  const buy = (subject: number): Action => ({ type: "purchase", subject });
  expectRefused(state, buy(1), "dbg.purchase.where", "no-card-there", { slot: 1 });
  expectRefused(state, buy(7), "dbg.purchase.where", "no-card-there", { slot: 7 });
  expectRefused(state, buy(0), "dbg.purchase.cannot-afford", "too-few-resources", { cost: 2, resources: 1 });
  expectRefused(state, buy(3), "dbg.faction.purchase-rebel", "other-faction", { card: "x-wing", faction: "rebel" });
});

test("[dbg.hunt.which-cards] A unit cannot be committed against an empty slot, a neutral card, an own card or an enemy ship", () => {
  const state = thinRow({ empire: { play: ["stormtrooper"] } });
  const hunt = (target: number): Action => ({ type: "commit", subject: 1, target });
  const refusals = [
    [0, "dbg.option.neutral-not-attackable", "rodian-gunslinger"],
    [2, "dbg.hunt.enemy-only", "tie-fighter"],
    [4, "dbg.hunt.which-cards", "mon-calamari-cruiser"],
  ] as const;
  for (const [slot, rule, card] of refusals) expectRefused(state, hunt(slot), rule, "no-target-there", { slot, card });
  for (const slot of [1, 7]) expectRefused(state, hunt(slot), "dbg.hunt.enemy-only", "no-card-there", { slot });
  expect(legal(state).filter((key) => key.startsWith("commit"))).toEqual(["commit 1 base", "commit 1 3"]);
});

test("[dbg.play.from-hand] Only a card in the player's hand can be played, and a refusal names the card", () => {
  const state = scenario({ empire: { hand: ["at-at"] }, rebel: { hand: ["x-wing"] } });
  for (const card of ["x-wing", "tie-fighter", "no-such-card"]) {
    expectRefused(state, { type: "play", subject: card }, "dbg.play.from-hand", "not-in-hand", { card });
  }
});

test("[dbg.commit.one-attack-each] Committing a card twice, or one that is not in play, is refused, and the refusal names the card", () => {
  const state = scenario({ empire: { play: ["stormtrooper", "star-destroyer"] } });
  const sent = play(state, [{ type: "commit", subject: 1, target: "base" }]).state;
  const commit = (subject: number): Action => ({ type: "commit", subject, target: "base" });
  expectRefused(sent, commit(1), "dbg.commit.one-attack-each", "already-committed", { subject: 1 });
  expectRefused(sent, commit(9), "dbg.commit.who-attacks-base", "not-in-play", { subject: 9 });
  const ship: Action = { type: "commit", subject: 2, target: 0 };
  expectRefused(sent, ship, "dbg.commit.who-attacks-row", "ships-attack-the-base", { subject: 2 });
});

test("Drawing a card, filling the row and playing a hidden card count as revealing; committing does not", () => {
  const state = scenario({
    resources: 9,
    row: ["tie-fighter"],
    galaxyTop: ["bossk"],
    empire: { hand: ["stormtrooper"], shownHand: ["tie-fighter"], play: ["at-st"] },
  });
  const revealed = (action: Action): boolean => play(state, [action]).revealed;
  expect(revealed({ type: "play", subject: "stormtrooper" })).toBe(true);
  expect(revealed({ type: "play", subject: "tie-fighter" })).toBe(false);
  expect(revealed({ type: "purchase", subject: 0 })).toBe(true);
  expect(revealed({ type: "purchase", subject: "outer-rim-pilots" })).toBe(false);
  expect(revealed({ type: "commit", subject: 1, target: "base" })).toBe(false);
  expect(revealed({ type: "end-turn" })).toBe(true);
});

test("[dbg.win.nothing-after] A finished game has no frames and no delayed effects", () => {
  const state = scenario({
    empire: { victory: ["hoth", "mon-cala"], play: ["at-at"] },
    rebel: { base: { card: "dantooine", damage: 2 } },
  });
  const { state: won } = play(state, [
    { type: "commit", subject: 1, target: "base" },
    { type: "attack", subject: "base" },
  ]);
  expect(won).toMatchObject({ frames: [], delayed: [] });
});

test("Cards in hand are offered in one fixed order, each name once, however the hand was drawn", () => {
  const state = scenario({ empire: { hand: ["stormtrooper", "at-at"], shownHand: ["stormtrooper", "tie-fighter"] } });
  const plays = legal(state).filter((key) => key.startsWith("play"));
  expect(plays).toHaveLength(3);
  const shown = scenario({ empire: { shownHand: ["tie-fighter", "at-at", "stormtrooper", "stormtrooper"] } });
  expect(legal(shown).filter((key) => key.startsWith("play"))).toEqual(plays);
});
