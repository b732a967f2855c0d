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

it("[tt.decision.picks] Cards to exile are picked in any order, with the same end", () => {
  const start = exiling();
  const ends = [
    [SHUTTLE, TROOPER],
    [TROOPER, SHUTTLE],
  ].map((picks) => after(start, picks));
  expect(ends[1]).toEqual(ends[0]);
  expect(exiled(ends[0] as State)).toEqual(["alliance-shuttle", "rebel-trooper"]);
});

it("[tt.decision.picks] Cards to exile are listed in one order, for people all that are left and those picked to be taken back", () => {
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

it("[tt.decision.picks] A card to exile that is taken back was never picked, and nothing is exiled before the end", () => {
  const start = exiling();
  const one = after(start, [Y_WING]);
  expect(exiled(one)).toEqual([]);
  expect(after(one, [{ type: "unpick", pick: Y_WING } as Action])).toEqual(start);
  expect(exiled(after(one, [DONE]))).toEqual(["y-wing"]);
  expect(eventsOf(one, [DONE]).map(({ type }) => type)).toContain("card-exiled");
});

it("[dbg.exile.must-be-there] A card that has been picked to be exiled is not there to be picked again", () => {
  const refusal = game.why(after(exiling(), [Y_WING]), Y_WING);
  expect(refusal).toMatchObject({ rule: "dbg.exile.must-be-there", code: "picked-already" });
});

it("What a player has picked to exile is hidden from everybody else until it is exiled", () => {
  const one = after(exiling(), [Y_WING]);
  const seenBy = (viewer: "empire" | "rebel" | "spectator") => game.view(one, viewer).frames.at(-1);
  expect(seenBy("rebel")).toMatchObject({ picked: [expect.any(Number)] });
  expect(seenBy("empire")).toMatchObject({ picked: HIDDEN, picksLeft: 1 });
  expect(game.view(after(exiling(), [SHUTTLE]), "spectator")).toEqual(game.view(one, "spectator"));
});

it("[dbg.exile.must-be-there] What was picked before the last action is known to all only when it is exiled, and that step says so", () => {
  const open = { hand: ["alliance-shuttle"], discard: ["rebel-trooper", "x-wing", "y-wing"] };
  const start = after(defeated("at-st", 4, open), [ACCEPT]);
  const revealedBy = (picked: readonly Action[], action: Action) =>
    expectOk(game.apply(after(start, picked), action)).revealed;
  expect(revealedBy([], TROOPER)).toBe(false);
  expect(revealedBy([], DONE)).toBe(false);
  expect(revealedBy([TROOPER], picking("own-discard", "x-wing"))).toBe(true);
  expect(revealedBy([TROOPER], DONE)).toBe(true);
});
