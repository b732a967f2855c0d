import { at, type Game, type GameTypes } from "@sw/tabletop";
import type { Bot } from "../bot.ts";
import type { Fixture, GameRecord } from "./contest.ts";
import { type MatchResult, playMatch, scoreOf } from "./match.ts";

/** What the games of a contest have in common. */
export interface Contest<G extends GameTypes> {
  readonly config: G["Config"];
  /** The bots by id. */
  readonly bots: Readonly<Record<string, Bot<G>>>;
  /** The seats of either side; where nothing is said, the first two seats of the game, each a side. */
  readonly sides?: readonly [readonly G["Seat"][], readonly G["Seat"][]];
  /** Decisions after which a game is given up as undecided; 20,000 where nothing is said. */
  readonly most?: number;
}

/** Plays one game of a contest. A bot that is not among those of the contest throws. */
export function playFixture<G extends GameTypes>(
  game: Game<G>,
  { config, bots, sides = [[at(game.seats, 0)], [at(game.seats, 1)]], most = 20_000 }: Contest<G>,
  fixture: Fixture,
): GameRecord {
  const botAt = (seat: G["Seat"]): Bot<G> => {
    const side = sides.findIndex((seats) => seats.includes(seat));
    const bot = bots[fixture.sides[side] ?? ""];
    if (bot === undefined) throw new Error(`no bot plays ${seat}: ${fixture.sides.join(" against ")}`);
    return bot;
  };
  const seated = Object.fromEntries(game.seats.map((seat) => [seat, botAt(seat)])) as Record<G["Seat"], Bot<G>>;
  const result = playMatch(game, { config, seed: fixture.seed, bots: seated, most });
  return {
    ...fixture,
    points: scoreOf(result, at(sides[0], 0)),
    decisions: result.actions.length,
    reason: reasonOf(result),
    forfeit: forfeitIn(result, sides),
  };
}

function reasonOf<G extends GameTypes>({ outcome, forfeit }: MatchResult<G>): string {
  if (forfeit !== null) return "forfeit";
  return outcome?.reason ?? "undecided";
}

function forfeitIn<G extends GameTypes>(
  { forfeit }: MatchResult<G>,
  sides: readonly (readonly G["Seat"][])[],
): GameRecord["forfeit"] {
  if (forfeit === null) return null;
  const { seat, violation, error } = forfeit;
  return { side: sides.findIndex((seats) => seats.includes(seat)), violation, error };
}
