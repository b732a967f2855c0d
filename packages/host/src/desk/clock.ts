import * as v from "valibot";

const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(366 * 86_400_000));

/** How long seats may think, in milliseconds. Only the clocks of seats with a decision run. */
export type TimeControl =
  /** Each decision has the same time limit. For play by mail, `ms` covers several days. */
  | { readonly type: "move"; readonly ms: number }
  /** Each seat has a total time for the whole game, plus an increment after each answered decision. */
  | { readonly type: "game"; readonly ms: number; readonly increment: number };

/** Reads a {@link TimeControl} with times from a second to a year. */
export const timeSchema: v.GenericSchema<unknown, TimeControl> = v.variant("type", [
  v.strictObject({ type: v.literal("move"), ms: v.pipe(milliseconds, v.minValue(1000)) }),
  v.strictObject({ type: v.literal("game"), ms: v.pipe(milliseconds, v.minValue(1000)), increment: milliseconds }),
]);

/** The clocks of a table, as plain JSON. Secret, because it shows who has answered a simultaneous question. */
export interface Clock {
  /** The milliseconds that each seat had left at its moment in `since`. Empty without a time control. */
  readonly left: Readonly<Record<string, number>>;
  /** The seats whose clocks run, with the moment from which they run. */
  readonly since: Readonly<Record<string, number>>;
  /** The seats asked since the last action, answered or not: when they were asked, and the time they had then. */
  readonly asked: Readonly<Record<string, Asked>>;
  /** The highest number of actions that the game has had. Undoing and repeating actions therefore gives no time. */
  readonly played: number;
}

/** When a seat was asked, and the milliseconds that it had left; null without a time control. */
export interface Asked {
  readonly at: number;
  readonly left: number | null;
}

/** The input of clocks: the moment, the awaited seats, and the number of actions. */
export interface Ticking {
  readonly at: number;
  readonly awaited: readonly string[];
  readonly played: number;
}

/** Returns the clocks at the start of a game. */
export function startedClock(time: TimeControl | null, seats: readonly string[], { at, awaited }: Ticking): Clock {
  const left = time === null ? {} : Object.fromEntries(seats.map((seat) => [seat, time.ms]));
  return { left, since: stamped(awaited, at), asked: askedAt(awaited, left, at), played: 0 };
}

/**
 * Returns the clocks after a message: subtracts the time spent, adds increments, and runs the clocks of awaited seats.
 */
export function tickedClock(time: TimeControl | null, clock: Clock, { at, awaited, played }: Ticking): Clock {
  const isProgress = played > clock.played;
  const left = { ...clock.left };
  for (const seat of Object.keys(left)) left[seat] = leftAt(clock, seat, at) ?? 0;
  if (isProgress && time?.type === "move") for (const seat of Object.keys(left)) left[seat] = time.ms;
  if (isProgress && time?.type === "game") {
    for (const seat of Object.keys(clock.asked)) {
      if (!awaited.includes(seat)) left[seat] = (left[seat] ?? 0) + time.increment;
    }
  }
  const newly = askedAt(awaited, left, at);
  const asked = isProgress ? newly : { ...newly, ...clock.asked };
  return { left, since: stamped(awaited, at), asked, played: Math.max(played, clock.played) };
}

/** Returns the time that a seat has left at a moment, at least 0; undefined without a time control. */
export function leftAt({ left, since }: Clock, seat: string, at: number): number | undefined {
  const had = left[seat];
  const start = since[seat];
  if (had === undefined || start === undefined) return had;
  return Math.max(0, had - Math.max(0, at - start));
}

/** Returns the moment at which the first running clock expires; null if none is limited. */
export function endOfTime({ left, since }: Clock): number | null {
  const ends = Object.entries(since).flatMap(([seat, start]) => {
    const had = left[seat];
    return had === undefined ? [] : [start + had];
  });
  return ends.length === 0 ? null : Math.min(...ends);
}

function askedAt(seats: readonly string[], left: Readonly<Record<string, number>>, at: number): Record<string, Asked> {
  return Object.fromEntries(seats.map((seat) => [seat, { at, left: left[seat] ?? null }]));
}

function stamped(seats: readonly string[], at: number): Record<string, number> {
  return Object.fromEntries(seats.map((seat) => [seat, at]));
}
