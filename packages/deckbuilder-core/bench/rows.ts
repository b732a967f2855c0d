import { gameRows, type Row } from "../../../scripts/lib/game-rows.ts";
import { latencyRows, type Timed, timed } from "../../../scripts/lib/latency.ts";
import { type Config, configOf, game } from "../src/index.ts";

/** How long calls take, in introductory mode. */
export const latency: Timed = timed(game, { introductory: configOf() });

/** A dozen games in each mode, without bribing and with it. */
const WEIGHED: readonly Config[] = (["introductory", "full-galaxy", "secret-bases"] as const)
  .flatMap((mode) => [configOf({ mode }), configOf({ mode, bribing: true })])
  .flatMap((config) => Array.from({ length: 12 }, () => config));

/** The speeds of this package in introductory mode, and its sizes in all. */
export function rows(): readonly Row[] {
  return [
    ...gameRows(game, {
      config: () => configOf(),
      weighed: WEIGHED,
      targets: { decisions: 350_000, decisionsRatio: 1.3, games: 250, bytes: 2048 },
    }),
    ...latencyRows(latency, 200_000),
  ];
}
