import type { Row } from "../../../scripts/lib/bench-row.ts";
import { gameRows } from "../../../scripts/lib/game-rows.ts";
import { configOf, game } from "../src/index.ts";
import { WARM_UP_MS } from "./configs.ts";

/**
 * Returns the rows that measure games with Rise of the Empire and cinematic combat: decisions, and the largest state.
 */
export function rows(): readonly Row[] {
  const config = configOf({ setup: "advanced", expansion: "rise-of-the-empire", combat: "cinematic" });
  const all = gameRows(game, {
    config: () => config,
    warmUp: WARM_UP_MS,
    targets: { decisions: 0.46, games: null, bytes: 18_432 },
  });
  return all
    .filter(({ unit }) => unit === "decisions/s" || unit === "bytes")
    .map((row) => ({ ...row, name: `${row.name}, expansion and cinematic combat` }));
}
