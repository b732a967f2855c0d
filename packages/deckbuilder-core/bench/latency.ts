import { type Timed, timed } from "../../../scripts/lib/latency.ts";
import { type Config, configOf, game } from "../src/index.ts";

/** Every mode, without bribing and with it, by name. */
export const MODES: Readonly<Record<string, Config>> = Object.fromEntries(
  (["introductory", "full-galaxy", "secret-bases"] as const).flatMap((mode) => [
    [mode, configOf({ mode })],
    [`${mode} with bribing`, configOf({ mode, bribing: true })],
  ]),
);

/** How long calls take, in all modes. */
export const latency: Timed = timed(game, MODES);
