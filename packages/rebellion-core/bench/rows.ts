import type { Row } from "../../../scripts/lib/bench-row.ts";
import { gameRows } from "../../../scripts/lib/game-rows.ts";
import { latencyRows } from "../../../scripts/lib/latency.ts";
import { configOf, game } from "../src/index.ts";
import { WARM_UP_MS } from "./configs.ts";
import { latency } from "./latency.ts";

/** Returns the rows that measure speeds and sizes of the base game, alternating between full set-up and first game. */
export function rows(): readonly Row[] {
  return [
    ...gameRows(game, {
      config: (name) => configOf({ setup: name % 2 === 0 ? "advanced" : "first-game" }),
      warmUp: WARM_UP_MS,
      targets: { decisions: 0.7, games: null, bytes: 16_384 },
    }),
    ...latencyRows(latency, 100_000),
  ];
}
