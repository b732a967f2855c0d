import { type Timed, timed } from "../../../scripts/lib/latency.ts";
import { type Config, configOf, game } from "../src/index.ts";

/** The configurations to measure by name: every mode, with and without bribing. */
export const MODES: Readonly<Record<string, Config>> = Object.fromEntries(
  (["introductory", "full-galaxy", "secret-bases"] as const).flatMap((mode) => [
    [mode, configOf({ mode })],
    [`${mode} with bribing`, configOf({ mode, bribing: true })],
  ]),
);

/** The duration of calls, in all modes. */
export const latency: Timed = timed(game, MODES);
