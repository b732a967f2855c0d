import type { Game, Outcome, Spectator } from "../contract.ts";
import type { Replay } from "../replay.ts";
import { fail, ok, type Result } from "../result.ts";
import { type Progress, syncDelivery } from "./deliveries.ts";
import { forfeit, replayOf, type SideOf } from "./ending.ts";
import { type Message, messageReader, type Sender, unfit } from "./messages.ts";
import { act, withdraw } from "./play.ts";
import { choosesLater, foreignTable, type Opening, openTable, outcomeOf, type Table } from "./table.ts";
import { undo } from "./undo.ts";

export type { Delivery, Position, Progress, Report } from "./deliveries.ts";
export type { SideOf } from "./ending.ts";
export type { Message, PlayerId, Sender } from "./messages.ts";
export type { Opening, Played, Table } from "./table.ts";

/**
 * The referee of one game: pure functions from a stored table and an untrusted message to the next table and what to
 * tell whom. The server authenticates people, stores the table, carries the deliveries and runs the clocks; the
 * referee checks everything else. A refusal changes nothing and goes to its sender alone.
 */
export interface Referee<Config, State, Action, Event, View, Seat extends string> {
  /** Starts a game. Refuses what the game's config reader or `setup` refuses, and another shape of seed or seats. */
  open(opening: Opening<Config, Seat>): Result<Table<Config, State, Action, Seat>>;
  /**
   * Judges one message of someone the server has authenticated. Refuses with `tt.input.limits` (hostile JSON),
   * `tt.referee.message` (not a message, not the sender's seat, an older position, game over), `tt.referee.undo`,
   * `tt.decision.decider`, or the game's own rule.
   */
  receive(
    table: Table<Config, State, Action, Seat>,
    from: Sender,
    message: unknown,
  ): Result<Progress<Config, State, Action, Event, View, Seat>>;
  /** The server's clock ran out for a seat: it forfeits. Refused with `tt.referee.message` when the game is over. */
  timeout(
    table: Table<Config, State, Action, Seat>,
    seat: Seat,
  ): Result<Progress<Config, State, Action, Event, View, Seat>>;
  /**
   * The seats whose answer is still missing: whose clocks run. Secret: it tells who has answered a simultaneous
   * question.
   */
  awaited(table: Table<Config, State, Action, Seat>): readonly Seat[];
  /** How the game ended, by forfeit or by its rules; undefined while it goes on. Public. */
  outcomeOf(table: Table<Config, State, Action, Seat>): Outcome<Seat> | undefined;
  /**
   * The replay of a game that is over, marked with the version of the game's package. Refused with
   * `tt.referee.message` before the end, since it holds every secret.
   */
  replayOf(table: Table<Config, State, Action, Seat>, version: string): Result<Replay<Config, Action>>;
}

/** Makes the referee of a game. `sideOf` says who wins with whom when a seat forfeits; without it each for itself. */
export function createReferee<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  options: { readonly sideOf?: SideOf<Seat> } = {},
): Referee<Config, State, Action, Event, View, Seat> {
  const read = messageReader(game);
  const sideOf = options.sideOf ?? ((seat: Seat): string => seat);
  type Running = Table<Config, State, Action, Seat>;
  type Verdict = Result<Progress<Config, State, Action, Event, View, Seat>>;

  const judge = (table: Running, from: Sender, message: Message<Action, Seat>): Verdict => {
    if (message.type === "sync") return sync(game, table, from);
    if (outcomeOf(game, table) !== null) return fail(unfit("game-over"));
    if (message.type === "undo") return undo(game, table, from, message.seq);
    const { seat } = message;
    if (table.seats[seat] !== from) return fail(unfit("not-your-seat", { seat }));
    if (message.type === "withdraw") return withdraw(table, seat);
    if (message.type === "concede") return ok(forfeit(game, table, seat, "concession", sideOf));
    return act(game, table, message);
  };

  return {
    open: (opening) => openTable(game, opening),
    receive(table, from, input) {
      const other = foreignTable(game, table);
      if (other !== undefined) return fail(other);
      const message = read(input);
      return message.ok ? judge(table, from, message.value) : message;
    },
    timeout(table, seat) {
      const other = foreignTable(game, table);
      if (other !== undefined) return fail(other);
      if (outcomeOf(game, table) !== null) return fail(unfit("game-over"));
      return ok(forfeit(game, table, seat, "timeout", sideOf));
    },
    awaited: (table) => awaited(game, table),
    outcomeOf: (table) => outcomeOf(game, table) ?? undefined,
    replayOf: (table, version) => replayOf(game, table, version),
  };
}

/** Gives the sender the position for each of their seats, or as a spectator sees it. */
function sync<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
  from: Sender,
): Result<Progress<Config, State, Action, Event, View, Seat>> {
  const seats = game.seats.filter((seat) => table.seats[seat] === from);
  const asking: readonly (Seat | Spectator)[] = from === "spectator" ? ["spectator"] : seats;
  if (asking.length === 0) return fail(unfit("not-at-the-table"));
  return ok({ table, deliveries: asking.map((to) => syncDelivery(game, table, to, "asked")) });
}

function awaited<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
): readonly Seat[] {
  const decision = game.decision(table.state);
  if (decision === undefined || table.forfeit !== null) return [];
  const waits = (seat: Seat): boolean =>
    seat === decision.seat || (choosesLater(decision, seat) && table.held.every((choice) => choice.seat !== seat));
  return game.seats.filter(waits);
}
