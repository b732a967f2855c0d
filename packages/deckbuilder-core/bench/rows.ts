import { gameRows, type Row } from "../../../scripts/lib/game-rows.ts";
import { latencyRows, type Timed, timed } from "../../../scripts/lib/latency.ts";
import { configOf, game } from "../src/index.ts";

/** How long calls take, in introductory mode. */
export const latency: Timed = timed(game, { introductory: configOf() });

/** The speeds and sizes of this package, in introductory mode. */
export function rows(): readonly Row[] {
  return [
    ...gameRows(game, {
      config: () => configOf(),
      targets: { decisions: 350_000, decisionsRatio: 1.3, games: 250, bytes: 2048 },
    }),
    ...latencyRows(latency, 200_000),
  ];
}
