import { game, type LegionTypes, type Seat, type State } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { hashOf, seeded } from "@sw/tabletop";
import { expect, test } from "vitest";
import { steadyBot } from "../../src/games/legion/bot/steady.ts";
import type { Bot } from "../../src/kit.ts";
import { botAction, botChance, randomBot } from "../../src/playing/bots.ts";
import { running } from "../../src/playing/run.ts";

function statesOf(seed: number, first: Bot<LegionTypes>, second: Bot<LegionTypes>): readonly State[] {
  const bots = { "player-1": first, "player-2": second };
  return [...running(game, { config: SKIRMISH, seed, bots })].map(({ state }) => state);
}

test("The steady bot of Legion beats the random one on either side", () => {
  const winners = (seed: number, first: Bot<LegionTypes>, second: Bot<LegionTypes>): readonly Seat[] =>
    statesOf(seed, first, second).at(-1)?.outcome?.winners ?? [];
  expect([1, 2].map((seed) => winners(seed, steadyBot, randomBot))).toEqual([["player-1"], ["player-1"]]);
  expect([1, 2].map((seed) => winners(seed, randomBot, steadyBot))).toEqual([["player-2"], ["player-2"]]);
});

test("The steady bot of Legion chooses the same in states that differ in hidden things alone, and changes nothing", () => {
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
