import type { Game, GameTypes, ListOptions, Outcome, Spectator } from "../contract/contract.ts";
import { fail, ok, type Result } from "../contract/result.ts";
import type { Replay, ReplayInputs } from "../engine/replay.ts";
import { type Progress, type Reporting, syncDelivery } from "./deliveries.ts";
import { fairnessRecordOf, forfeit, replayOf, type SideOf } from "./ending.ts";
import type { FairnessRecord } from "./fairness.ts";
import { type Message, messageReader, type Sender, unfit } from "./messages.ts";
import { act, awaited, type Judging, type SecretChoices, withdraw } from "./play.ts";
import { inputsOfTable, type Resumed, readTable } from "./stored.ts";
import { foreignTable, type Opening, openTable, outcomeOf, type StoredTable, staleFault } from "./table.ts";
import { undo } from "./undo.ts";

export type { Delivery, Position, Progress, Report } from "./deliveries.ts";
export type { SideOf } from "./ending.ts";
export {
  commitmentOf,
  FAIRNESS_FORMAT,
  type FairnessRecord,
  type Pledge,
  type SeatWord,
  verifyFairness,
  type Witness,
} from "./fairness.ts";
export type { Message, PlayerId, Sender } from "./messages.ts";
export type { SecretChoices } from "./play.ts";
export type { Resumed } from "./stored.ts";
export { type Opening, type PlayedAction, type StoredTable, TABLE_FORMAT } from "./table.ts";

/**
 * The referee of one game: pure functions from a stored table and an untrusted message to the next table and what to
 * tell whom. The server authenticates people, stores the table, carries the deliveries and runs the clocks; the
 * referee checks everything else. A refusal changes nothing and goes to its sender alone.
 */
export interface Referee<G extends GameTypes, Seat extends G["Seat"] = G["Seat"]> {
  /** Starts a game. Refuses what the game's config reader or `setup` refuses, and another shape of seed, words or seats. */
  open(opening: Opening<G, Seat>): Result<StoredTable<G>>;
  /**
   * Reads a table from the store, after a new version of the game's package above all: one of an older catalogue is brought
   * over by the game's migrations. One whose state is refused, by an invariant say, is played again from its seed and actions, and
   * `replayedFor` says why. Refuses one of another game, format or shape, a seed that `open` refuses, and one that cannot go on
   * (`changed-catalogue`, tt.catalogue.hash, with what has changed): {@link Referee.inputsOf} then gives what can be played anew.
   */
  resume(stored: unknown): Result<Resumed<G>>;
  /** What a stored table of any catalogue was played with. Secret: it holds the seed. */
  inputsOf(stored: unknown): Result<ReplayInputs<G>>;
  /**
   * Judges one message of someone the server has authenticated. Refuses with `tt.input.limits` (hostile JSON),
   * `tt.referee.message` (not a message, not the sender's seat, an older position, game over), `tt.referee.undo`,
   * `tt.decision.decider`, or the game's own rule.
   */
  receive(table: StoredTable<G>, from: Sender, message: unknown): Result<Progress<G>>;
  /**
   * The server's clock ran out for a seat that was looking at position `seq`: it forfeits. Refused with
   * `tt.referee.message` when the game is over, when that position's question to the seat no longer stands, and for a seat that
   * is not {@link Referee.awaited} (`not-awaited`): one that is not asked, or has answered.
   */
  timeout(table: StoredTable<G>, seat: G["Seat"], seq: number): Result<Progress<G>>;
  /**
   * The seats whose answer is still missing: whose clocks run. Secret: it tells who has answered a simultaneous
   * question.
   */
  awaited(table: StoredTable<G>): readonly G["Seat"][];
  /** How the game ended, by forfeit or by its rules; undefined while it goes on. Public. */
  outcomeOf(table: StoredTable<G>): Outcome<G["Seat"]> | undefined;
  /**
   * The replay of a game that is over, marked with the version of the game's package. Refused with
   * `tt.referee.message` before the end, since it holds every secret, and with `tt.replay.exact` if the game was carried on
   * from an older catalogue and does not come out the same from its beginning.
   */
  replayOf(table: StoredTable<G>, version: string): Result<Replay<G>>;
  /**
   * What {@link verifyFairness} needs to check a game that is over: the seed, what was mixed into it and the replay.
   * Refused with `tt.referee.message` before the end.
   */
  fairnessRecordOf(table: StoredTable<G>, version: string): Result<FairnessRecord<G>>;
}

/** What is open in how a table is run. */
export interface RefereeOptions<G extends GameTypes> {
  /** Who wins with whom when a seat forfeits; without it each for itself. */
  readonly sideOf?: SideOf<G["Seat"]>;
  /**
   * `held-until-all-are-in` (default): while several seats choose in secret, nobody is told who has. `as-they-come`: the
   * answers are applied in their fixed order as soon as they can be, for people who share one screen anyway.
   */
  readonly secretChoices?: SecretChoices;
  /**
   * Which picks reports list of a run whose order means nothing. `all` (default): every pick in any order, and an `unpick` for each
   * pick made, for people. `canonical`: the picks in one order, for tables of bots. A bot at a table of people lists its own:
   * `game.options(view)`.
   */
  readonly picks?: NonNullable<ListOptions["picks"]>;
}

/** Makes the referee of a game; it opens tables for the seats that this game has. */
export function createReferee<G extends GameTypes, Seat extends G["Seat"] = G["Seat"]>(
  game: Game<G> & { readonly seats: readonly Seat[] },
  { sideOf = (seat) => seat, secretChoices = "held-until-all-are-in", picks = "all" }: RefereeOptions<G> = {},
): Referee<G, Seat> {
  const judging: Judging<G> = { game, picks, secretChoices };
  const read = messageReader(game);
  type Running = StoredTable<G>;
  type Verdict = Result<Progress<G>>;

  const judge = (table: Running, from: Sender, message: Message<G>): Verdict => {
    if (message.type === "sync") return sync(judging, table, from);
    if (outcomeOf(game, table) !== null) return fail(unfit("game-over"));
    if (message.type === "undo") return undo(judging, table, from, message.seq);
    const { seat } = message;
    if (table.seats[seat] !== from) return fail(unfit("not-your-seat", { seat }));
    if (message.type === "act") return act(judging, table, message);
    if (message.type === "withdraw") return withdraw(table, seat, message.seq);
    const stale = staleFault(table, seat, message.seq);
    return stale === undefined
      ? ok(forfeit(judging, table, { loser: seat, reason: "concession" }, sideOf))
      : fail(stale);
  };

  return {
    open: (opening) => openTable(game, opening),
    resume: (stored) => readTable(game, stored),
    inputsOf: (stored) => inputsOfTable(game, stored),
    receive(table, from, input) {
      const other = foreignTable(game, table);
      if (other !== undefined) return fail(other);
      const message = read(input);
      return message.ok ? judge(table, from, message.value) : message;
    },
    timeout(table, seat, seq) {
      const other = foreignTable(game, table);
      if (other !== undefined) return fail(other);
      if (outcomeOf(game, table) !== null) return fail(unfit("game-over"));
      const stale = staleFault(table, seat, seq);
      if (stale !== undefined) return fail(stale);
      const isAwaited = awaited(game, table).includes(seat);
      if (!isAwaited) return fail(unfit("not-awaited", { seat }));
      return ok(forfeit(judging, table, { loser: seat, reason: "timeout" }, sideOf));
    },
    awaited: (table) => awaited(game, table),
    outcomeOf: (table) => outcomeOf(game, table) ?? undefined,
    replayOf: (table, version) => replayOf(game, table, version),
    fairnessRecordOf: (table, version) => fairnessRecordOf(game, table, version),
  };
}

/** Gives the sender the position for each of their seats, or as a spectator sees it. */
function sync<G extends GameTypes>(reporting: Reporting<G>, table: StoredTable<G>, from: Sender): Result<Progress<G>> {
  const seats = reporting.game.seats.filter((seat) => table.seats[seat] === from);
  const asking: readonly (G["Seat"] | Spectator)[] = from === "spectator" ? ["spectator"] : seats;
  if (asking.length === 0) return fail(unfit("not-at-the-table"));
  return ok({ table, deliveries: asking.map((to) => syncDelivery(reporting, table, to, "asked")) });
}
