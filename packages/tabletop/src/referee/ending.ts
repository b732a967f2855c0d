import type { Game } from "../contract.ts";
import { makeReplay, type Replay } from "../replay.ts";
import { fail, type Result } from "../result.ts";
import { type Progress, stepDeliveries } from "./deliveries.ts";
import { unfit } from "./messages.ts";
import { everySeat, outcomeOf, type Table } from "./table.ts";

/** The side a seat plays for: seats of one side win and lose together. */
export type SideOf<Seat extends string> = (seat: Seat) => string;

/**
 * Ends the game against a seat: every seat of another side wins. The margins are 0, because the game's own measure
 * was never taken.
 */
export function forfeit<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
  loser: Seat,
  reason: "concession" | "timeout",
  sideOf: SideOf<Seat>,
): Progress<Config, State, Action, Event, View, Seat> {
  const winners = game.seats.filter((seat) => sideOf(seat) !== sideOf(loser));
  const outcome = { winners, reason, rule: "tt.referee.forfeit", margin: everySeat(game.seats, 0) };
  const ended = { ...table, seq: table.seq + 1, held: [], forfeit: outcome };
  return { table: ended, deliveries: stepDeliveries(game, ended, []) };
}

/** The replay of a game that is over; until then it is the referee's secret and refused with `tt.referee.message`. */
export function replayOf<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
  version: string,
): Result<Replay<Config, Action>> {
  if (outcomeOf(game, table) === null) return fail(unfit("not-over"));
  const actions = table.played.map(({ action }) => action);
  return makeReplay(game, { version, config: table.config, chance: { seed: table.seed }, actions });
}
