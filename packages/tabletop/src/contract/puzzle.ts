import type { GameTypes } from "./contract.ts";

/** What an event must hold, key by key, to be the one that is meant. */
export interface EventPattern {
  readonly type: string;
  readonly [key: string]: string | number | boolean | null;
}

/**
 * A position whose best line follows from the rules, as collections of chess problems have them: a test of bots, and an exercise for
 * people.
 */
export interface Puzzle<G extends GameTypes, Position> {
  readonly id: string;
  /** The idea of the solution in a line. */
  readonly theme: string;
  /** The position as a scenario of the game's `/testing`. */
  readonly position: Position;
  /** Who is to find the line. */
  readonly seat: G["Seat"];
  /** The event that the seat must bring about. */
  readonly goal: EventPattern;
  /** The event after which it is too late. */
  readonly late: EventPattern;
  /** Keys of the actions of a line that reaches the goal, whatever the others answer. */
  readonly solution: readonly string[];
}

/** Whether one of the events is meant by a pattern. */
export function happened(pattern: EventPattern, events: readonly unknown[]): boolean {
  return events.some((event) => Object.entries(pattern).every(([key, value]) => Object(event)[key] === value));
}
