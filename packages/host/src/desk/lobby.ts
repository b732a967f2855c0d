import { aboutSeats, type TakenSeat } from "./about.ts";
import type { TimeControl } from "./clock.ts";
import type { Desk, DeskRules, Watching } from "./desk.ts";

/** An open table with a free seat, as the lobby lists it. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly title: string | null;
  /** When the table was opened, in milliseconds since 1970. */
  readonly opened: number;
  readonly time: TimeControl | null;
  readonly watching: Watching;
  /** The seats with their holders. Seats without a player, a bot or an invitation can be claimed by anybody. */
  readonly seats: Readonly<Record<string, TakenSeat>>;
}

/**
 * Returns the lobby's entry for a table; undefined for a private table, or one without a seat that anybody may claim.
 */
export function openTableOf(rules: DeskRules, desk: Desk): OpenTable | undefined {
  if (desk.access === "private" || desk.table !== null) return undefined;
  const seats = aboutSeats(rules, desk);
  const isFree = Object.values(seats).some(({ isTaken, needsInvitation }) => !isTaken && !needsInvitation);
  if (!isFree) return undefined;
  const { id: table, game, title, opened, time, watching } = desk;
  return { table, game, title, opened, time, watching, seats };
}
