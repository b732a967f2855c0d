import { openSync, readSync } from "node:fs";

/** One turn lasts about so long, in ms: short enough that what else runs on the machine rarely falls into it. */
const TURN = 25;

/** What Linux keeps of the main thread: nanoseconds at work come first. Undefined on other systems. */
const schedule = opened("/proc/self/schedstat");
const text = Buffer.alloc(64);

function opened(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds for which the main thread of this process has been at work: nearly the same on a busy machine, unlike what a clock
 * says. Where the system does not tell, threads that compile and collect garbage count as well.
 */
export function worked(): number {
  if (schedule === undefined) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  const length = readSync(schedule, text, 0, text.length, 0);
  return Number(text.toString("latin1", 0, length).split(" ", 1)[0]) / 1e6;
}

/** Works for a turn and returns how much was done in a second of processor time; `work` returns how much it did. */
export function turn(work: () => number): number {
  const begun = worked();
  let until = performance.now() + TURN;
  let done = 0;
  for (;;) {
    done += work();
    if (performance.now() < until) continue;
    const spent = worked() - begun;
    if (spent >= TURN) return (done * 1000) / spent;
    until = performance.now() + TURN - spent;
  }
}
