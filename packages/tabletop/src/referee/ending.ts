import type { Game, GameTypes } from "../contract/contract.ts";
import { fail, ok, type Result, violation } from "../contract/result.ts";
import { hashOf } from "../documents/hash.ts";
import { makeReplay, type Replay } from "../engine/replay.ts";
import { type Progress, type Reporting, stepDeliveries } from "./deliveries.ts";
import { FAIRNESS_FORMAT, type FairnessRecord, mixedSeed } from "./fairness.ts";
import { unfit } from "./messages.ts";
import { everySeat, outcomeOf, type StoredTable } from "./table.ts";

/** Returns the side that a seat plays for. Seats of one side win and lose together. */
export type SideOf<Seat extends string> = (seat: Seat) => string;

/** A seat that gives up or runs out of time. */
interface Forfeit<Seat extends string> {
  readonly loser: Seat;
  readonly reason: "concession" | "timeout";
}

/**
 * Ends the game against a seat: all seats of other sides win. The margins are 0, because the game's own measure does
 * not apply.
 */
export function forfeit<G extends GameTypes>(
  reporting: Reporting<G>,
  table: StoredTable<G>,
  { loser, reason }: Forfeit<G["Seat"]>,
  sideOf: SideOf<G["Seat"]>,
): Progress<G> {
  const { seats } = reporting.game;
  const winners = seats.filter((seat) => sideOf(seat) !== sideOf(loser));
  const outcome = { winners, reason, rule: "tt.referee.forfeit", margin: everySeat(seats, 0) };
  const ended = { ...table, seq: table.seq + 1, held: [], forfeit: outcome };
  return { table: ended, deliveries: stepDeliveries(reporting, ended, []) };
}

/**
 * Returns the replay of a finished game. Before the end it is the referee's secret and is refused with
 * `tt.referee.message`.
 */
export function replayOf<G extends GameTypes>(
  game: Game<G>,
  table: StoredTable<G>,
  version: string,
): Result<Replay<G>> {
  if (outcomeOf(game, table) === null) return fail(unfit("not-over"));
  const { config, seed, mixedIn, played } = table;
  const actions = played.map(({ action }) => action);
  const replay = makeReplay(game, { version, config, chance: { seed: mixedSeed(seed, mixedIn) }, actions });
  if (!replay.ok) return replay;
  const [expected, actual] = [hashOf(table.state), replay.value.final];
  return actual === expected ? replay : fail(violation("tt.replay.exact", "other-final-state", { expected, actual }));
}

/**
 * Returns the record of a finished game for {@link verifyFairness}. Before the end it is refused with
 * `tt.referee.message`.
 */
export function fairnessRecordOf<G extends GameTypes>(
  game: Game<G>,
  table: StoredTable<G>,
  version: string,
): Result<FairnessRecord<G>> {
  const replay = replayOf(game, table, version);
  if (!replay.ok) return replay;
  return ok({ format: FAIRNESS_FORMAT, seed: table.seed, mixedIn: table.mixedIn, replay: replay.value });
}
