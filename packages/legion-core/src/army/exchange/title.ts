import type { ArmyList } from "../list.ts";
import { SUMS } from "./lines.ts";

/** Maximum length of a title in LegionHQ, in characters. */
const MOST_IN_TITLE = 64;

/**
 * Returns the title in one line, cut to the length that LegionHQ keeps. Without a title, or if it would be read as
 * something else, returns the name of the battle force or faction.
 */
export function titleWritten({ faction, battleForce }: ArmyList, title = ""): string {
  const line = title
    .replace(/[\s\p{Cc}\p{Cf}|`]+/gu, " ")
    .trim()
    .slice(0, MOST_IN_TITLE)
    .trim();
  return line === "" || SUMS.test(line) || line.startsWith("{") ? (battleForce ?? faction) : line;
}
