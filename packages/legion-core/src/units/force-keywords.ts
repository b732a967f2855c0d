import { includes } from "../army/match.ts";
import type { Fielded } from "../army/muster.ts";
import type { KeywordValues } from "../attack/pools/situation.ts";
import type { BattleForceEntry } from "../state/hooks/battle-force.ts";

/** Returns the keywords of a unit in an army of a battle force, made from those of its cards. */
export function inForce(
  { id, keywords = [], unused = [], gift }: BattleForceEntry,
  fielded: Fielded,
  printed: KeywordValues,
): KeywordValues {
  const values: Record<string, number> = { ...printed };
  for (const { figures, to } of keywords) {
    if (!to.some((match) => includes([fielded], match))) continue;
    for (const [keyword, figure] of Object.entries(figures)) values[keyword] = (values[keyword] ?? 0) + figure;
  }
  for (const keyword of unused) delete values[keyword];
  if (gift?.to.some((match) => includes([fielded], match))) values[id] = 1;
  return values;
}
