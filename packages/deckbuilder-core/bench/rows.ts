import { gameRows, type Row } from "../../../scripts/lib/game-rows.ts";
import { latencyRows, type Timed, timed } from "../../../scripts/lib/latency.ts";
import { type Config, configOf, game } from "../src/index.ts";

/** Every mode, without bribing and with it, by name. */
const MODES: Readonly<Record<string, Config>> = Object.fromEntries(
  (["introductory", "full-galaxy", "secret-bases"] as const).flatMap((mode) => [
    [mode, configOf({ mode })],
    [`${mode} with bribing`, configOf({ mode, bribing: true })],
  ]),
);

/** How long calls take, in all modes. */
export const latency: Timed = timed(game, MODES);

/** A dozen games in each mode. */
const WEIGHED: readonly Config[] = Object.values(MODES).flatMap((config) => Array.from({ length: 12 }, () => config));

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
