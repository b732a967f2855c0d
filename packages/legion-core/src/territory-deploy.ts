import { at } from "@sw/tabletop";
import type { Cause } from "./events.ts";
import type { GameWork } from "./work.ts";

/**
 * Asks for the spots of an undeployed unit that deploys by being placed in its own territory, the leader first; nothing
 * happens where there is no room (leg.kw.infiltrate, leg.kw.prepared-position).
 */
export function deployInTerritory(
  work: GameWork,
  unit: number,
  { rule, cause }: Cause = { rule: "leg.kw.prepared-position", cause: "prepared-position" },
): void {
  const { leader, miniatures } = at(work.state.units, unit);
  const waiting = miniatures.flatMap(({ status }, place) => (status === "undeployed" ? [place] : []));
  const left = [leader, ...waiting.filter((place) => place !== leader)];
  if (waiting.length > 0) work.push({ kind: "place", unit, enemies: [], left, rule, cause });
}
