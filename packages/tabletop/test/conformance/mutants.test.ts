import { describe, expect, test } from "vitest";
import { difference } from "../../src/conformance/data.ts";
import { spoiled } from "../../src/conformance/hostile.ts";
import { Instant, tableOf } from "../../src/conformance/moment.ts";
import { mutantsAt } from "../../src/conformance/mutants.ts";
import { settingsOf } from "../../src/conformance/options.ts";
import { seeded } from "../../src/index.ts";
import { TOY_CONFORMANCE, toyGame } from "../toy/index.ts";
import type { ToyAction } from "../toy/state.ts";

const game = toyGame();
const config = { copies: 2, turns: 20 };
const settings = settingsOf({ ...TOY_CONFORMANCE, configs: [config], games: 1, seed: 1, cap: 100, share: 1 });
const table = tableOf(game, settings, { number: 0, config, seed: "table" });

describe("moments", () => {
  test("Instants created twice from one seed have equal states, twins and mutants", () => {
    const [one, two] = [Instant.start(table).after(0), Instant.start(table).after(0)];
    expect(two.state).toEqual(one.state);
    expect(two.twin("blue")).toEqual(one.twin("blue"));
    expect(mutantsAt(two)).toEqual(mutantsAt(one));
    expect(two.chance("a").words()).not.toEqual(two.chance("b").words());
  });

  test("Instants remember legal actions of earlier steps", () => {
    let moment = Instant.start(table);
    for (let step = 0; step < 10; step++) moment = moment.after(moment.legal.length - 1);
    const earlier = new Set(moment.met.keys());
    expect(earlier.size).toBeGreaterThan(2);
    expect(
      [...earlier].every((key) => mutantsAt(moment).some((action) => game.actionKey(action as ToyAction) === key)),
    ).toBe(true);
  });

  test("Instants sample legal actions in order, without repetition", () => {
    const moment = Instant.start(table);
    const places = moment.some(2, "any").map((action) => moment.legal.indexOf(action));
    expect(places).toHaveLength(2);
    expect(places[0]).toBeLessThan(places[1] ?? 0);
    expect(moment.some(99, "any")).toEqual(moment.legal);
  });
});

test("Mutants are actions that can be parsed, and include illegal ones", () => {
  const moment = [1, 0, 2, 0, 1].reduce((before: Instant, index) => before.after(index), Instant.start(table));
  const mutants = mutantsAt(moment);
  expect(mutants.every((action) => game.parse.action(action).ok)).toBe(true);
  expect(mutants.some((action) => !moment.keys.includes(game.actionKey(action as ToyAction)))).toBe(true);
});

test("Spoiled values differ from the valid one at one reported path", () => {
  const good = { a: [1, 2, 3], b: { c: "x" } };
  const values = spoiled(good, 50, seeded(1));
  expect(values).toHaveLength(50);
  for (const { value, path } of values) {
    expect(path.length).toBeGreaterThan(0);
    const found = difference(value, good);
    if (found !== undefined && path[0] !== undefined) expect(found).toContain(path[0]);
  }
  expect(values.filter(({ value }) => difference(value, good) !== undefined).length).toBeGreaterThan(40);
});
