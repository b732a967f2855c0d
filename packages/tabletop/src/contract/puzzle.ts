import type { GameTypes } from "./contract.ts";

/** A pattern that matches events: an event must hold each of its keys with the same value. */
export interface EventPattern {
  readonly type: string;
  readonly [key: string]: string | number | boolean | null;
}

/** A position whose best line follows from the rules, like a chess problem. It tests bots and trains players. */
export interface Puzzle<G extends GameTypes, Position> {
  readonly id: string;
  /** The idea of the solution, in one line. */
  readonly theme: string;
  /** The position as a scenario of the game's `/testing`. */
  readonly position: Position;
  /** The seat that must find the line. */
  readonly seat: G["Seat"];
  /** The event that the seat must bring about. */
  readonly goal: EventPattern;
  /** The event that ends the puzzle: after it, the goal is too late. */
  readonly late: EventPattern;
  /** The keys of a line of actions that reaches the goal, whatever the other players answer. */
  readonly solution: readonly string[];
}

/** Whether one of the events matches a pattern. */
export function happened(pattern: EventPattern, events: readonly unknown[]): boolean {
  return events.some((event) => Object.entries(pattern).every(([key, value]) => Object(event)[key] === value));
}
