import type { About, AboutSeat } from "@sw/host/client";

/** Returns the remaining time of a seat in minutes and seconds; undefined without a clock. */
export function clockText(seat: AboutSeat | undefined, sinceTold: number): string | undefined {
  if (seat?.clock == null) return undefined;
  const { left, isRunning } = seat.clock;
  const seconds = Math.max(0, Math.ceil((isRunning ? left - sinceTold : left) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whether any clock of a table is running. */
export function runs(about: About | undefined): boolean {
  return Object.values(about?.seats ?? {}).some(({ clock }) => clock?.isRunning === true);
}
