import { at, type Game, type GameTypes } from "@sw/tabletop";
import type { AsyncChoose, Bot } from "../bot.ts";
import type { Fixture, GameRecord } from "./contest.ts";
import { type Match, type MatchResult, playMatch, playMatchAsync, scoreOf } from "./match.ts";

/** The settings shared by all games of a contest. */
export interface Contest<G extends GameTypes> {
  readonly config: G["Config"];
  /** The bots by id. */
  readonly bots: Readonly<Record<string, Bot<G>>>;
  /** The seats of each side. Defaults to the first two seats of the game, each a side. */
  readonly sides?: readonly [readonly G["Seat"][], readonly G["Seat"][]];
  /** The number of decisions after which a game is abandoned as undecided. Defaults to 20,000. */
  readonly most?: number;
}

/** A {@link Contest} in which some players answer asynchronously. */
export interface AsyncContest<G extends GameTypes> extends Omit<Contest<G>, "bots"> {
  /** The players by id. */
  readonly bots: Readonly<Record<string, Bot<G> | AsyncChoose<G>>>;
}

/** Plays one game of a contest. Throws if a bot of the fixture is not in the contest. */
export function playFixture<G extends GameTypes>(game: Game<G>, contest: Contest<G>, fixture: Fixture): GameRecord {
  const { sides, match } = seatedFor<G, Bot<G>>(game, contest, fixture);
  return recordOf(fixture, sides, playMatch(game, match));
}

/** Plays one game of a contest as {@link playFixture} does, with players that may answer asynchronously. */
export async function playFixtureAsync<G extends GameTypes>(
  game: Game<G>,
  contest: AsyncContest<G>,
  fixture: Fixture,
): Promise<GameRecord> {
  const { sides, match } = seatedFor<G, Bot<G> | AsyncChoose<G>>(game, contest, fixture);
  return recordOf(fixture, sides, await playMatchAsync(game, match));
}

/** The seats of each side. */
type Sides<G extends GameTypes> = readonly [readonly G["Seat"][], readonly G["Seat"][]];

/** Returns a game of a contest with its players at their seats. */
function seatedFor<G extends GameTypes, Player>(
  game: Game<G>,
  {
    config,
    bots,
    sides = [[at(game.seats, 0)], [at(game.seats, 1)]],
    most = 20_000,
  }: Omit<Contest<G>, "bots"> & { readonly bots: Readonly<Record<string, Player>> },
  fixture: Fixture,
): {
  readonly sides: Sides<G>;
  readonly match: Omit<Match<G>, "bots"> & { readonly bots: Readonly<Record<G["Seat"], Player>> };
} {
  const playerAt = (seat: G["Seat"]): Player => {
    const side = sides.findIndex((seats) => seats.includes(seat));
    const player = bots[fixture.sides[side] ?? ""];
    if (player === undefined) throw new Error(`no bot plays ${seat}: ${fixture.sides.join(" against ")}`);
    return player;
  };
  const seated = Object.fromEntries(game.seats.map((seat) => [seat, playerAt(seat)])) as Record<G["Seat"], Player>;
  return { sides, match: { config, seed: fixture.seed, bots: seated, most } };
}

function recordOf<G extends GameTypes>(fixture: Fixture, sides: Sides<G>, result: MatchResult<G>): GameRecord {
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
  { forfeit, actions }: MatchResult<G>,
  sides: readonly (readonly G["Seat"][])[],
): GameRecord["forfeit"] {
  if (forfeit === null) return null;
  const { seat, violation, error } = forfeit;
  return { side: sides.findIndex((seats) => seats.includes(seat)), violation, error, actions };
}
