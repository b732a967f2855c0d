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

export type {
  Delivery,
  HeldReport,
  Position,
  Progress,
  Report,
  ReturnedReport,
  StepReport,
  SyncReport,
} from "./deliveries.ts";
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
 * The referee of one game, as pure functions from a stored table and an untrusted message to the next table and its
 * deliveries. The server authenticates people, stores the table, sends the deliveries and runs the clocks; the referee
 * checks everything else. A refusal changes nothing and goes only to the sender.
 */
export interface Referee<G extends GameTypes, Seat extends G["Seat"] = G["Seat"]> {
  /** Starts a game. Fails if the game's config parser or `setup` refuses, or for a malformed seed, words or seats. */
  open(opening: Opening<G, Seat>): Result<StoredTable<G>>;
  /**
   * Reads a table from the store, for instance after an update of the game's package. A table of an older catalogue is
   * migrated. If its state is refused, for instance by an invariant, the game is played again from its seed and
   * actions, and `replayedFor` says why. Fails for another game, format or shape, a seed that `open` refuses, and a
   * game that cannot continue (`changed-catalogue`, tt.catalogue.hash, with what has changed). {@link Referee.inputsOf}
   * then returns what can be played again.
   */
  resume(stored: unknown): Result<Resumed<G>>;
  /** Reads the inputs of a stored table of any catalogue. They are secret, because they contain the seed. */
  inputsOf(stored: unknown): Result<ReplayInputs<G>>;
  /**
   * Handles one message from an authenticated sender. Fails with `tt.input.limits` (hostile JSON), `tt.referee.message`
   * (not a message, not the sender's seat, an older position, game over), `tt.referee.undo`, `tt.decision.decider`, or
   * the game's own rule.
   */
  receive(table: StoredTable<G>, from: Sender, message: unknown): Result<Progress<G>>;
  /**
   * Forfeits the game for a seat whose clock ran out at position `seq`. Fails with `tt.referee.message` if the game is
   * over, if that position's question is no longer open, or if the seat is not {@link Referee.awaited} (`not-awaited`)
   * because it is not asked or has answered.
   */
  timeout(table: StoredTable<G>, seat: G["Seat"], seq: number): Result<Progress<G>>;
  /**
   * Lists the seats whose answers are missing and whose clocks run. This is secret, because it reveals who has answered
   * a simultaneous question.
   */
  awaited(table: StoredTable<G>): readonly G["Seat"][];
  /** Returns the result of the game, by forfeit or by its rules, or undefined while it is not over. Public. */
  outcomeOf(table: StoredTable<G>): Outcome<G["Seat"]> | undefined;
  /**
   * Returns the replay of a finished game, with the version of the game's package. Fails with `tt.referee.message`
   * before the end, because a replay contains every secret, and with `tt.replay.exact` if a game migrated from an older
   * catalogue no longer gives the same result from its beginning.
   */
  replayOf(table: StoredTable<G>, version: string): Result<Replay<G>>;
  /**
   * Returns what {@link verifyFairness} needs to check a finished game: the seed, the words mixed into it and the
   * replay. Fails with `tt.referee.message` before the end.
   */
  fairnessRecordOf(table: StoredTable<G>, version: string): Result<FairnessRecord<G>>;
}

/** Options of {@link createReferee}. */
export interface RefereeOptions<G extends GameTypes> {
  /** Returns the side that a seat wins with when another side forfeits. By default each seat is its own side. */
  readonly sideOf?: SideOf<G["Seat"]>;
  /**
   * When secret choices are applied. `held-until-all-are-in`: while several seats choose in secret, nobody is told who
   * has chosen. `as-they-come`: answers are applied in their fixed order as soon as possible, for people who share a
   * screen. Defaults to `held-until-all-are-in`.
   */
  readonly secretChoices?: SecretChoices;
  /**
   * Which picks of a run reports list when their order has no effect. `all`: every pick in any order, and an `unpick`
   * for each pick made, for people. `canonical`: the picks in one order, for tables of bots. A bot at a table of people
   * calls `game.options(view)` instead. Defaults to `all`.
   */
  readonly picks?: NonNullable<ListOptions["picks"]>;
}

/** Creates the referee of a game. It opens tables for the seats of this game. */
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

/** Gives the sender the current position for each of their seats, or the spectator's position. */
function sync<G extends GameTypes>(reporting: Reporting<G>, table: StoredTable<G>, from: Sender): Result<Progress<G>> {
  const seats = reporting.game.seats.filter((seat) => table.seats[seat] === from);
  const asking: readonly (G["Seat"] | Spectator)[] = from === "spectator" ? ["spectator"] : seats;
  if (asking.length === 0) return fail(unfit("not-at-the-table"));
  return ok({ table, deliveries: asking.map((to) => syncDelivery(reporting, table, to, "asked")) });
}
