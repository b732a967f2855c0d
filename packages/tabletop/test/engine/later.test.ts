import { expect, test } from "vitest";
import { runConformance } from "../../src/conformance/index.ts";
import { keptOnce, laterGame, laterTable } from "../../src/index.ts";
import { TOY_CONFORMANCE, toyGame } from "../toy/index.ts";

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

test("A game that is created lazily answers questions without a catalogue before it is created", () => {
  const { game, made } = toyLater();
  expect([game.id, game.seats.length, game.actionKey({ type: "rest" })]).toEqual(["toy", 2, "rest"]);
  expect(made()).toBe(0);
});

test("A game that is created lazily keeps every law of the contract, and is created once", () => {
  const { game, made } = toyLater();
  const few = { ...TOY_CONFORMANCE, games: 1, configs: [{ copies: 1, turns: 8 }], seed: "later", cap: 40, share: 4 };
  expect(runConformance(game, few).failures).toEqual([]);
  expect(made()).toBe(1);
});

function numbersLater() {
  let made = 0;
  const table = laterTable<number>(() => {
    made += 1;
    return { one: 1, two: 2 };
  });
  return { table, made: () => made };
}

type Numbers = Readonly<Record<string, number>>;

test.each<[string, (table: Numbers) => unknown, unknown]>([
  ["read by a name that it has", ({ two }) => two, 2],
  ["read by a name that it has not", ({ three }) => three, undefined],
  ["asked whether it has a name", (table) => ["one" in table, Object.hasOwn(table, "three")], [true, false]],
  ["listed", (table) => Object.entries(table), Object.entries({ one: 1, two: 2 })],
  ["spread", (table) => ({ ...table, three: 3 }), { one: 1, two: 2, three: 3 }],
  ["asked whether it is closed", (table) => Object.isFrozen(table), true],
  ["written to, which it does not take", (table) => Reflect.set(table, "three", 3), false],
])("A lazily created table is created when it is first %s", (_deed, look, seen) => {
  const { table, made } = numbersLater();
  expect(made()).toBe(0);
  expect(look(table)).toEqual(seen);
  expect(table).toEqual({ one: 1, two: 2 });
  expect(made()).toBe(1);
});
