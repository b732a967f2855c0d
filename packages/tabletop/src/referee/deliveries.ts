import type { Game, GameTypes, ListOptions, Outcome, Spectator } from "../contract/contract.ts";
import type { Violation } from "../contract/result.ts";
import { type Pledge, pledgeOf } from "./fairness.ts";
import { outcomeOf, type StoredTable } from "./table.ts";

/** A position as a seat may know it. */
export interface Position<G extends GameTypes> {
  readonly seq: number;
  readonly view: G["View"];
  /** How the game ended, by its rules or by forfeit; null while it goes on. */
  readonly outcome: Outcome<G["Seat"]> | null;
  /**
   * What the seat may answer now, its {@link Game.options}, with picks in any order and an `unpick` for each pick made unless the
   * referee was made with `picks: "canonical"`. Empty for who is not asked, and when the game is over.
   */
  readonly options: readonly G["Action"][];
  /** The seat's own secret answer that waits for the others', if there is one. */
  readonly held: G["Action"] | null;
}

/**
 * What the referee tells a seat or the spectators. Besides the number of the position and the outcome it carries
 * only what `game.view`, `game.options` and `game.redact` give for that seat, its own held answer, and the violation of it.
 *
 * - `step`: something happened: the events as the seat saw them, and what it knows now (with the decision). The view
 *   comes with every step because no client should have to know the rules in order to fold events into one.
 * - `sync`: the position without events, because it was asked for or an undo replaced it; with what is promised of chance.
 * - `held`: the seat's answer now waits until all are in; null once withdrawn.
 * - `returned`: the seat's held answer no longer fits and is dropped, and why.
 */
export type Report<G extends GameTypes> =
  | (Position<G> & { readonly type: "step"; readonly events: readonly G["Event"][] })
  | (Position<G> & {
      readonly type: "sync";
      readonly cause: "asked" | "undo";
      readonly pledge: Pledge<G["Seat"]>;
    })
  | { readonly type: "held"; readonly seq: number; readonly held: G["Action"] | null }
  | { readonly type: "returned"; readonly seq: number; readonly action: G["Action"]; readonly violation: Violation };

/** A report and whom it is for: one seat, or everybody who only watches. Nobody else may get it. */
export interface Delivery<G extends GameTypes> {
  readonly to: G["Seat"] | Spectator;
  readonly report: Report<G>;
}

/** A table after a message, and what to send, in this order. */
export interface Progress<G extends GameTypes> {
  readonly table: StoredTable<G>;
  readonly deliveries: readonly Delivery<G>[];
}

/** A game, and which picks its reports list. */
export interface Reporting<G extends GameTypes> {
  readonly game: Game<G>;
  readonly picks: NonNullable<ListOptions["picks"]>;
}

/** Tells everyone what happened, each as far as they may know. */
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

/** Gives one seat, or the spectators, the position as it stands. */
export function syncDelivery<G extends GameTypes>(
  reporting: Reporting<G>,
  table: StoredTable<G>,
  to: G["Seat"] | Spectator,
  cause: "asked" | "undo",
): Delivery<G> {
  return { to, report: { type: "sync", ...positionFor(reporting, table, to), cause, pledge: pledgeOf(table) } };
}

/** Everybody there is something to tell: the seats in the game's order, then the spectators. */
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
