import type { ArmyList } from "../list.ts";
import { SUMS } from "./lines.ts";

/** Longest title that LegionHQ keeps, in characters. */
const MOST_IN_TITLE = 64;

/**
 * The title in one line, as long as LegionHQ keeps it; that of a list without one, or of one that would be read as something
 * else, names its battle force or faction.
 */
export function titleWritten({ faction, battleForce }: ArmyList, title = ""): string {
  const line = title
    .replace(/[\s\p{Cc}\p{Cf}|`]+/gu, " ")
    .trim()
    .slice(0, MOST_IN_TITLE)
    .trim();
  return line === "" || SUMS.test(line) || line.startsWith("{") ? (battleForce ?? faction) : line;
}
