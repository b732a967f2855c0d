import * as v from "valibot";

const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(366 * 86_400_000));

/** How long seats may think, in milliseconds. Clocks run only for seats that are asked. */
export type TimeControl =
  /** Each decision has as much time. For play by mail: `ms` of several days. */
  | { readonly type: "move"; readonly ms: number }
  /** Each seat has as much time for the whole game, and an increment whenever it has answered what it was asked. */
  | { readonly type: "game"; readonly ms: number; readonly increment: number };

/** Reads a {@link TimeControl}: at least a second, at most a year. */
export const timeSchema: v.GenericSchema<unknown, TimeControl> = v.variant("type", [
  v.strictObject({ type: v.literal("move"), ms: v.pipe(milliseconds, v.minValue(1000)) }),
  v.strictObject({ type: v.literal("game"), ms: v.pipe(milliseconds, v.minValue(1000)), increment: milliseconds }),
]);

/** The clocks of a table, as plain JSON. Secret: it tells who has answered a simultaneous question. */
export interface Clock {
  /** What each seat had left in milliseconds at its moment of `since`; no seats without a time control. */
  readonly left: Readonly<Record<string, number>>;
  /** The seats whose clocks run, and since when. */
  readonly since: Readonly<Record<string, number>>;
  /** The seats that were asked since the last action, answered or not: when, and what they had left then. */
  readonly asked: Readonly<Record<string, Asked>>;
  /** The most actions that the game has had. Taking actions back and taking them again gives no time. */
  readonly played: number;
}

/** When a seat was asked, and the milliseconds that it had left; null without a time control. */
export interface Asked {
  readonly at: number;
  readonly left: number | null;
}

/** What clocks depend on: the moment, who is awaited, and how many actions the game has. */
export interface Ticking {
  readonly at: number;
  readonly awaited: readonly string[];
  readonly played: number;
}

/** The clocks as a game starts. */
export function startedClock(time: TimeControl | null, seats: readonly string[], { at, awaited }: Ticking): Clock {
  const left = time === null ? {} : Object.fromEntries(seats.map((seat) => [seat, time.ms]));
  return { left, since: stamped(awaited, at), asked: askedAt(awaited, left, at), played: 0 };
}

/** The clocks after something has happened: takes off what was spent, gives what was earned, and runs for who is awaited. */
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

/** What a seat has left at a moment, 0 at least; undefined without a time control. */
export function leftAt({ left, since }: Clock, seat: string, at: number): number | undefined {
  const had = left[seat];
  const start = since[seat];
  if (had === undefined || start === undefined) return had;
  return Math.max(0, had - Math.max(0, at - start));
}

/** The moment at which the first of the running clocks is used up; null where none is limited. */
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
