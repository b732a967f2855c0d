import type { Game, Outcome, Spectator } from "../contract/contract.ts";
import type { Violation } from "../contract/result.ts";
import { type Pledge, pledgeOf } from "./fairness.ts";
import { outcomeOf, type Table } from "./table.ts";

/** A position as a seat may know it. */
export interface Position<Action, View, Seat extends string> {
  readonly seq: number;
  readonly view: View;
  /** How the game ended, by its rules or by forfeit; null while it goes on. */
  readonly outcome: Outcome<Seat> | null;
  /** The seat's own secret answer that waits for the others', if there is one. */
  readonly held: Action | null;
}

/**
 * What the referee tells a seat or the spectators. Besides the number of the position and the outcome it carries
 * only what `game.view` and `game.redact` give for that seat, the seat's own held answer, and the violation of it.
 *
 * - `step`: something happened: the events as the seat saw them, and what it knows now (with the decision). The view
 *   comes with every step because no client should have to know the rules in order to fold events into one.
 * - `sync`: the position without events, because it was asked for or an undo replaced it; with what is promised of chance.
 * - `held`: the seat's answer now waits until all are in; null once withdrawn.
 * - `returned`: the seat's held answer no longer fits and is dropped, and why.
 */
export type Report<Action, Event, View, Seat extends string> =
  | (Position<Action, View, Seat> & { readonly type: "step"; readonly events: readonly Event[] })
  | (Position<Action, View, Seat> & {
      readonly type: "sync";
      readonly cause: "asked" | "undo";
      readonly pledge: Pledge<Seat>;
    })
  | { readonly type: "held"; readonly seq: number; readonly held: Action | null }
  | { readonly type: "returned"; readonly seq: number; readonly action: Action; readonly violation: Violation };

/** A report and whom it is for: one seat, or everybody who only watches. Nobody else may get it. */
export interface Delivery<Action, Event, View, Seat extends string> {
  readonly to: Seat | Spectator;
  readonly report: Report<Action, Event, View, Seat>;
}

/** A table after a message, and what to send, in this order. */
export interface Progress<Config, State, Action, Event, View, Seat extends string> {
  readonly table: Table<Config, State, Action, Seat>;
  readonly deliveries: readonly Delivery<Action, Event, View, Seat>[];
}

/** Tells everyone what happened, each as far as they may know. */
export function stepDeliveries<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
  events: readonly Event[],
): Delivery<Action, Event, View, Seat>[] {
  return everyone(game.seats).map((to) => {
    const seen = events.map((event) => game.redact(event, to)).filter((event) => event !== undefined);
    return { to, report: { type: "step", ...positionFor(game, table, to), events: seen } };
  });
}

/** Gives one seat, or the spectators, the position as it stands. */
export function syncDelivery<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
  to: Seat | Spectator,
  cause: "asked" | "undo",
): Delivery<Action, Event, View, Seat> {
  return { to, report: { type: "sync", ...positionFor(game, table, to), cause, pledge: pledgeOf(table) } };
}

/** Everybody there is something to tell: the seats in the game's order, then the spectators. */
export function everyone<Seat extends string>(seats: readonly Seat[]): readonly (Seat | Spectator)[] {
  return [...seats, "spectator"];
}

function positionFor<Config, State, Action, Event, View, Seat extends string>(
  game: Game<Config, State, Action, Event, View, Seat>,
  table: Table<Config, State, Action, Seat>,
  to: Seat | Spectator,
): Position<Action, View, Seat> {
  const held = table.held.find(({ seat }) => seat === to)?.action ?? null;
  return { seq: table.seq, view: game.view(table.state, to), outcome: outcomeOf(game, table), held };
}
