import { expect, test } from "vitest";
import { runConformance, TOY_CONFORMANCE, toyGame } from "../../src/conformance/index.ts";
import { keptOnce, laterGame } from "../../src/index.ts";

function toyLater() {
  const toy = toyGame();
  let made = 0;
  const game = laterGame(
    toy,
    keptOnce(() => {
      made += 1;
      return toy;
    }),
  );
  return { game, made: () => made };
}

test("A game that is made later answers what needs no catalogue without being made", () => {
  const { game, made } = toyLater();
  expect([game.id, game.seats.length, game.actionKey({ type: "rest" })]).toEqual(["toy", 2, "rest"]);
  expect(made()).toBe(0);
});

test("A game that is made later keeps every law of the contract, and is made once", () => {
  const { game, made } = toyLater();
  const few = { ...TOY_CONFORMANCE, games: 1, configs: [{ copies: 1, turns: 8 }], seed: "later", cap: 40, share: 4 };
  expect(runConformance(game, few).failures).toEqual([]);
  expect(made()).toBe(1);
});
