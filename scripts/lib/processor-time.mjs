/** How much processor time has been spent. */
import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever its clock. */
const TICKS = 100;

/**
 * Seconds of processor time that this process and all its children that have ended have spent; undefined where the system
 * does not tell. Of children that still run nothing is known.
 * @returns {number | undefined}
 */
export function processorSeconds() {
  let stat;
  try {
    stat = readFileSync("/proc/self/stat", "utf8");
  } catch {
    return undefined;
  }
  return spentBy(stat);
}

/**
 * The seconds in one line of /proc/<process>/stat: what the process and its ended children spent, in its code and in the
 * system's. The name of the program stands in parentheses and may hold anything.
 * @param {string} stat
 * @returns {number}
 */
export function spentBy(stat) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}
