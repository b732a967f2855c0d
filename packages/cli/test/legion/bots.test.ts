import { type Choose, random } from "@sw/bots";
import { steadyBot } from "@sw/bots/legion";
import { COMMAND_CARDS, type Config, game, type LegionTypes, type Seat, type State } from "@sw/legion-core";
import { ARMIES, BATTLEFIELD, SKIRMISH } from "@sw/legion-core/examples";
import { at, hashOf, seeded } from "@sw/tabletop";
import { expect, test } from "vitest";
import { botAction, botChance } from "../../src/playing/bots.ts";
import { running } from "../../src/playing/run.ts";

function statesOf(seed: number, first: Choose<LegionTypes>, second: Choose<LegionTypes>): readonly State[] {
  const bots = { "player-1": first, "player-2": second };
  return [...running(game, { config: SKIRMISH, seed, bots })].map(({ state }) => state);
}

test("The steady bot of Legion beats the random one as either player", () => {
  const winners = (seed: number, first: Choose<LegionTypes>, second: Choose<LegionTypes>): readonly Seat[] =>
    statesOf(seed, first, second).at(-1)?.outcome?.winners ?? [];
  expect([1, 2].map((seed) => winners(seed, steadyBot, random))).toEqual([["player-1"], ["player-1"]]);
  expect([1, 2].map((seed) => winners(seed, random, steadyBot))).toEqual([["player-2"], ["player-2"]]);
});

/** Who wins among the steady bot and the random one, sides in turns: how often the steady one does. */
function steadyWins(games: number, configOf: (game: number) => Config): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const [steady, other] =
      number % 2 === 0 ? (["player-1", "player-2"] as const) : (["player-2", "player-1"] as const);
    const bots = { [steady]: steadyBot, [other]: random } as Record<Seat, Choose<LegionTypes>>;
    let last: State | undefined;
    for (const { state } of running(game, { config: configOf(number), seed: `match ${number}`, bots })) last = state;
    if (last?.outcome?.winners.includes(steady) === true) won += 1;
  }
  return won;
}

/** Each army of 1000 points of which all command cards are played as the first seat against each other one. */
const READY = Object.values(ARMIES).filter(({ commandHand }) => commandHand.every((id) => id in COMMAND_CARDS));
const BATTLES: readonly Config[] = READY.flatMap((one) =>
  READY.flatMap((other) => (one === other ? [] : [{ table: BATTLEFIELD, armies: [one, other] as const }])),
);

if (process.env["SW_LONG"] !== undefined) {
  const timeout = 36_000_000;

  test("The steady bot of Legion beats the random one in 95 of 100 skirmishes", { timeout }, () => {
    expect(steadyWins(100, () => SKIRMISH)).toBeGreaterThanOrEqual(95);
  });

  test("The steady bot of Legion beats the random one in 90 of 100 battles of 1000 points between all sample armies", {
    timeout,
  }, () => {
    expect(steadyWins(100, (number) => at(BATTLES, (number * 29) % BATTLES.length))).toBeGreaterThanOrEqual(90);
  });
}

test("The steady bot of Legion makes the same choice in states that differ only in hidden information, and changes nothing", () => {
  const positions = statesOf(3, steadyBot, steadyBot).filter((_, index) => index % 20 === 3);
  let different = 0;
  for (const [index, state] of positions.entries()) {
    const seat = game.decision(state)?.seat;
    if (seat === undefined) continue;
    const view = game.view(state, seat);
    const before = hashOf(view);
    const other = game.determinize(view, seeded(`other ${index}`));
    if (hashOf({ ...other, words: 0 }) !== hashOf({ ...state, words: 0 })) different += 1;
    const chosen = botAction(game, steadyBot, view, botChance("x", index));
    expect(botAction(game, steadyBot, game.view(other, seat), botChance("x", index))).toEqual(chosen);
    expect(game.why(state, chosen)).toBeUndefined();
    expect(hashOf(view)).toBe(before);
  }
  expect(different).toBeGreaterThan(positions.length / 2);
});
