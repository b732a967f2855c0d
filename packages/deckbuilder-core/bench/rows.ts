import type { Row } from "../../../scripts/lib/bench-row.ts";
import { gameRows } from "../../../scripts/lib/game-rows.ts";
import { latencyRows } from "../../../scripts/lib/latency.ts";
import { type Config, configOf, game } from "../src/index.ts";
import { latency, MODES } from "./latency.ts";

/** A dozen games in each mode. */
const WEIGHED: readonly Config[] = Object.values(MODES).flatMap((config) => Array.from({ length: 12 }, () => config));

/** The speeds of this package in introductory mode, and its sizes in all. */
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
