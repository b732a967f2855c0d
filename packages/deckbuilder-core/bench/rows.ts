import type { Row } from "../../../scripts/lib/bench-row.ts";
import { gameRows } from "../../../scripts/lib/game-rows.ts";
import { latencyRows } from "../../../scripts/lib/latency.ts";
import { type Config, configOf, game } from "../src/index.ts";
import { latency, MODES } from "./latency.ts";

/** The configurations of the games that are measured for size: twelve of each. */
const WEIGHED: readonly Config[] = Object.values(MODES).flatMap((config) => Array.from({ length: 12 }, () => config));

/** Measures the speeds of this package in introductory mode, and its sizes in all modes. */
export function rows(): readonly Row[] {
  return [
    ...gameRows(game, {
      config: () => configOf(),
      weighed: WEIGHED,
      targets: { decisions: 2, games: 250, bytes: 2048 },
    }),
    ...latencyRows(latency, 200_000),
  ];
}
