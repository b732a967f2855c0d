import { fail, type Result, violation } from "@sw/tabletop";

/** How many people play. With 3, one plays the Rebels as Admiral and General. */
export type Players = 2 | 3 | 4;

/** How a game is played. */
export interface Config {
  readonly players: Players;
  /** The fixed first game, or the full set-up. */
  readonly setup: "first-game" | "advanced";
  /** `book`: as printed. `faq`: the official errata and answers change some printed rules (`reb.faq.*`). */
  readonly rulings: "book" | "faq";
}

/** The full set-up for two, as printed. */
export const DEFAULT_CONFIG: Config = { players: 2, setup: "advanced", rulings: "book" };

/** A configuration: the default with changes. */
export function configOf(changes: Partial<Config> = {}): Config {
  return { ...DEFAULT_CONFIG, ...changes };
}

/** Refuses a configuration for another number of people than the game is made for. */
export function refusedConfig(config: Config, players: Players): Result<never> | undefined {
  if (config.players === players) return undefined;
  return fail(violation("reb.team.two-per-team", "other-players", { players: config.players, takes: players }));
}
