import type { Game, GameTypes, ListOptions, Outcome, Spectator } from "../contract/contract.ts";
import type { Violation } from "../contract/result.ts";
import { type Pledge, pledgeOf } from "./fairness.ts";
import { outcomeOf, type StoredTable } from "./table.ts";

/** A position, as far as a seat may know it. */
export interface Position<G extends GameTypes> {
  readonly seq: number;
  readonly view: G["View"];
  /** The result of the game, by its rules or by forfeit; null while it is not over. */
  readonly outcome: Outcome<G["Seat"]> | null;
  /**
   * The seat's legal answers now: its {@link Game.options} with picks in any order and an `unpick` for each pick made,
   * or in canonical order if the referee was created with `picks: "canonical"`. Empty if the seat is not asked and when
   * the game is over.
   */
  readonly options: readonly G["Action"][];
  /** The seat's own secret answer that waits for the answers of others; null if there is none. */
  readonly held: G["Action"] | null;
}

/**
 * Something happened. The report contains the new position with the view, so that no client needs to know the rules to
 * apply events to its old view.
 */
export interface StepReport<G extends GameTypes> extends Position<G> {
  readonly type: "step";
  /** The events as the seat saw them. */
  readonly events: readonly G["Event"][];
}

/** The position without events, because it was asked for or an undo replaced it. */
export interface SyncReport<G extends GameTypes> extends Position<G> {
  readonly type: "sync";
  readonly cause: "asked" | "undo";
  readonly pledge: Pledge<G["Seat"]>;
}

/** The seat's answer now waits until all answers are in. */
export interface HeldReport<G extends GameTypes> {
  readonly type: "held";
  readonly seq: number;
  /** Null after the answer is withdrawn. */
  readonly held: G["Action"] | null;
}

/** The seat's held answer no longer fits and is dropped. */
export interface ReturnedReport<G extends GameTypes> {
  readonly type: "returned";
  readonly seq: number;
  readonly action: G["Action"];
  /** The reason. */
  readonly violation: Violation;
}

/**
 * A report from the referee to a seat or the spectators. Besides the number of the position and the outcome it contains
 * only what `game.view`, `game.options` and `game.redact` return for that seat, its own held answer, and its violation.
 */
export type Report<G extends GameTypes> = StepReport<G> | SyncReport<G> | HeldReport<G> | ReturnedReport<G>;

/** A report and its recipient: one seat, or all spectators. Nobody else may receive it. */
export interface Delivery<G extends GameTypes> {
  readonly to: G["Seat"] | Spectator;
  readonly report: Report<G>;
}

/** The table after a message, and the deliveries to send, in this order. */
export interface Progress<G extends GameTypes> {
  readonly table: StoredTable<G>;
  readonly deliveries: readonly Delivery<G>[];
}

/** A game, and the order of picks in its reports. */
export interface Reporting<G extends GameTypes> {
  readonly game: Game<G>;
  readonly picks: NonNullable<ListOptions["picks"]>;
}

/** Creates the deliveries of a step, one for each seat and the spectators, each with what they may know. */
export function stepDeliveries<G extends GameTypes>(
  reporting: Reporting<G>,
  table: StoredTable<G>,
  events: readonly G["Event"][],
): Delivery<G>[] {
  const { game } = reporting;
  return everyone(game.seats).map((to) => {
    const seen = events.map((event) => game.redact(event, to)).filter((event) => event !== undefined);
    return { to, report: { type: "step", ...positionFor(reporting, table, to), events: seen } };
  });
}

/** Creates the delivery of the current position to one seat or the spectators. */
export function syncDelivery<G extends GameTypes>(
  reporting: Reporting<G>,
  table: StoredTable<G>,
  to: G["Seat"] | Spectator,
  cause: "asked" | "undo",
): Delivery<G> {
  return { to, report: { type: "sync", ...positionFor(reporting, table, to), cause, pledge: pledgeOf(table) } };
}

/** Lists everyone who receives reports: the seats in the game's order, then the spectators. */
export function everyone<Seat extends string>(seats: readonly Seat[]): readonly (Seat | Spectator)[] {
  return [...seats, "spectator"];
}

function positionFor<G extends GameTypes>(
  { game, picks }: Reporting<G>,
  table: StoredTable<G>,
  to: G["Seat"] | Spectator,
): Position<G> {
  const held = table.held.find(({ seat }) => seat === to)?.action ?? null;
  const view = game.view(table.state, to);
  const outcome = outcomeOf(game, table);
  return { seq: table.seq, view, options: outcome === null ? game.options(view, { picks }) : [], outcome, held };
}
