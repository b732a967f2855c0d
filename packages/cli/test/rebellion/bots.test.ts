import { type Choose, random } from "@sw/bots";
import { steadyBot } from "@sw/bots/rebellion";
import { configOf, game, type RebellionTypes, type Seat, type State } from "@sw/rebellion-core";
import { type Chance, hashOf, seeded } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { botAction, botChance, everySeat } from "../../src/playing/bots.ts";
import { running } from "../../src/playing/run.ts";
import { gameFor, positionsOf } from "./positions.ts";

function playedOut(seed: number, bots: Readonly<Record<Seat, Choose<RebellionTypes>>>): State | undefined {
  let last: State | undefined;
  for (const { state } of running(game, { config: configOf(), seed, bots })) last = state;
  return last;
}

const steady = everySeat<Seat, Choose<RebellionTypes>>(game.seats, steadyBot);

test("The steady Empire beats random Rebels nearly always, and the steady Rebels beat a random Empire always", () => {
  const anyhow = everySeat<Seat, Choose<RebellionTypes>>(game.seats, random);
  const won = (seat: Seat, seed: number): boolean =>
    playedOut(seed, { ...anyhow, [seat]: steadyBot })?.outcome?.winners.includes(seat) ?? false;
  const seeds = [0, 1, 2];
  expect(seeds.filter((seed) => won("imperial", seed)).length).toBeGreaterThanOrEqual(2);
  expect(seeds.filter((seed) => won("rebel", seed)).length).toBeGreaterThanOrEqual(2);
});

test("Either side wins some of the games between steady bots of Rebellion, each in its own way", () => {
  const ways = new Set<string>();
  for (let seed = 0; seed < 8 && ways.size < 2; seed++) {
    const outcome = playedOut(seed, steady)?.outcome;
    ways.add(`${outcome?.winners.join(",")} ${outcome?.reason}`);
  }
  expect(ways).toEqual(new Set(["rebel reputation", "imperial conquest"]));
});

test.each([3, 4] as const)("Games of %s steady bots are played to the end, each seat with its own view", (players) => {
  const team = gameFor(players);
  const config = configOf({ players });
  const steps = [...running(team, { config, seed: 5, bots: everySeat(team.seats, steadyBot) })];
  expect(steps.at(-1)?.state.outcome).not.toBeNull();
  expect(new Set(steps.flatMap(({ by }) => by?.seat ?? []))).toEqual(new Set(team.seats));
});

describe.each([
  ["for two", { players: 2 }, 21],
  ["in teams", { players: 4, rulings: "faq" }, 22],
] as const)("the steady bot %s", (_name, config, seed) => {
  const positions = [...positionsOf(steadyBot, config, seed, 9)];

  test("The steady bot of Rebellion makes the same choice in states that differ only in hidden information", () => {
    let different = 0;
    for (const [index, { game: one, state, seat }] of positions.entries()) {
      const view = one.view(state, seat);
      const other = one.determinize(view, seeded(`other ${index}`));
      if (hashOf({ ...other, words: 0 }) !== hashOf({ ...state, words: 0 })) different += 1;
      const chosen = botAction(one, steadyBot, view, botChance("x", index));
      expect(botAction(one, steadyBot, one.view(other, seat), botChance("x", index))).toEqual(chosen);
      expect(one.why(state, chosen)).toBeUndefined();
    }
    expect(different).toBeGreaterThan(positions.length / 2);
  });

  test("The steady bot of Rebellion does not change what it is given", () => {
    for (const { game: one, state, seat } of positions) {
      const view = deepFrozen(one.view(state, seat));
      const actions = deepFrozen(one.legalActions(state));
      expect(actions).toContain(steadyBot(view, actions, { chance: seeded(1) }));
    }
  });
});

test("The steady bot of Rebellion uses chance only to choose where to hide the base", () => {
  const asked = new Set<string>();
  const kinds = new Set<string>();
  for (const { state, seat } of positionsOf(steadyBot, {}, 3, 4)) {
    const kind = game.decision(state)?.kind ?? "";
    const chance = logged(() => asked.add(kind));
    steadyBot(game.view(state, seat), game.legalActions(state), { chance });
    kinds.add(kind);
  }
  expect([...asked]).toEqual(["base"]);
  expect(kinds.size).toBeGreaterThan(15);
});

function logged(tell: () => void): Chance {
  const source = seeded(1);
  return {
    ...source,
    pick(label, ...rest) {
      tell();
      return source.pick(label, ...rest);
    },
  };
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) deepFrozen(part);
    Object.freeze(value);
  }
  return value;
}
