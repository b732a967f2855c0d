import type { Choose } from "@sw/bots";
import {
  type Config,
  configOf,
  type RebellionGame,
  type RebellionTypes,
  type Seat,
  type State,
} from "@sw/rebellion-core";
import { REBELLION_KITS } from "../../src/games/rebellion/kit.ts";
import { everySeat } from "../../src/playing/bots.ts";
import { running } from "../../src/playing/run.ts";

/** A state in which somebody decides. */
export interface Position {
  readonly game: RebellionGame;
  readonly state: State;
  readonly seat: Seat;
}

/** The game for so many people. */
export function gameFor(players: 2 | 3 | 4): RebellionGame {
  return REBELLION_KITS[players === 2 ? 0 : players === 3 ? 1 : 2].game;
}

/** Every `step`-th decision of a game among bots of one kind, and each that asks what was not asked before. */
export function* positionsOf(
  bot: Choose<RebellionTypes>,
  config: Partial<Config>,
  seed: number,
  step: number,
): Generator<Position, void> {
  const players = config.players ?? 2;
  const game = gameFor(players);
  const asked = new Set<string>();
  let index = 0;
  for (const { state } of running(game, {
    config: configOf({ ...config, players }),
    seed,
    bots: everySeat(game.seats, bot),
  })) {
    const decision = game.decision(state);
    if (decision === undefined) return;
    if (index++ % step !== 0 && asked.has(decision.kind)) continue;
    asked.add(decision.kind);
    yield { game, state, seat: decision.seat };
  }
}
