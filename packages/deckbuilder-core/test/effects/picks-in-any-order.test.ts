import { type Action, game, type State } from "@sw/deckbuilder-core";
import { expectOk, HIDDEN } from "@sw/tabletop";
import { expect, it } from "vitest";
import { ACCEPT, after, defeated, eventsOf, exiled, picking } from "../catalogue/table.ts";

/** AT-ST has been defeated: up to two cards of hand and discard pile are exiled. */
function exiling(): State {
  const own = { hand: ["alliance-shuttle", "y-wing"], discard: ["rebel-trooper"] };
  return after(defeated("at-st", 4, own), [ACCEPT]);
}

const SHUTTLE = picking("own-hand", "alliance-shuttle");
const Y_WING = picking("own-hand", "y-wing");
const TROOPER = picking("own-discard", "rebel-trooper");
const DONE: Action = { type: "done" };

function keys(state: State, picks: "canonical" | "all"): readonly string[] {
  return game.legalActions(state, { picks }).map(game.actionKey);
}

it("[tt.decision.picks] Cards to exile can be picked in any order with the same result", () => {
  const start = exiling();
  const ends = [
    [SHUTTLE, TROOPER],
    [TROOPER, SHUTTLE],
  ].map((picks) => after(start, picks));
  expect(ends[1]).toEqual(ends[0]);
  expect(exiled(ends[0] as State)).toEqual(["alliance-shuttle", "rebel-trooper"]);
});

it("[tt.decision.picks] Canonical options list cards to exile in one order, and all options list every remaining card and unpicks", () => {
  const one = after(exiling(), [TROOPER]);
  expect(keys(one, "canonical")).toEqual(["done"]);
  expect(keys(one, "all")).toEqual([
    "pick own-hand alliance-shuttle",
    "pick own-hand y-wing",
    "done",
    "unpick pick own-discard rebel-trooper",
  ]);
  expect(game.decision(one)?.forced).toBe(false);
});

it("[tt.decision.picks] Unpicking a card to exile restores the state before the pick, and nothing is exiled before the end", () => {
  const start = exiling();
  const one = after(start, [Y_WING]);
  expect(exiled(one)).toEqual([]);
  expect(after(one, [{ type: "unpick", pick: Y_WING } as Action])).toEqual(start);
  expect(exiled(after(one, [DONE]))).toEqual(["y-wing"]);
  expect(eventsOf(one, [DONE]).map(({ type }) => type)).toContain("card-exiled");
});

it("[dbg.exile.must-be-there] A card that has been picked to be exiled cannot be picked again", () => {
  const refusal = game.why(after(exiling(), [Y_WING]), Y_WING);
  expect(refusal).toMatchObject({ rule: "dbg.exile.must-be-there", code: "picked-already" });
});

it("Cards that a player has picked to exile are hidden from other viewers until they are exiled", () => {
  const one = after(exiling(), [Y_WING]);
  const seenBy = (viewer: "empire" | "rebel" | "spectator") => game.view(one, viewer).frames.at(-1);
  expect(seenBy("rebel")).toMatchObject({ picked: [expect.any(Number)] });
  expect(seenBy("empire")).toMatchObject({ picked: HIDDEN, picksLeft: 1 });
  expect(game.view(after(exiling(), [SHUTTLE]), "spectator")).toEqual(game.view(one, "spectator"));
});

it("[dbg.exile.must-be-there] Cards picked earlier become public only with the action that exiles them, which counts as revealing", () => {
  const open = { hand: ["alliance-shuttle"], discard: ["rebel-trooper", "x-wing", "y-wing"] };
  const start = after(defeated("at-st", 4, open), [ACCEPT]);
  const revealedBy = (picked: readonly Action[], action: Action) =>
    expectOk(game.apply(after(start, picked), action)).revealed;
  expect(revealedBy([], TROOPER)).toBe(false);
  expect(revealedBy([], DONE)).toBe(false);
  expect(revealedBy([TROOPER], picking("own-discard", "x-wing"))).toBe(true);
  expect(revealedBy([TROOPER], DONE)).toBe(true);
});
