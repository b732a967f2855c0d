import { fail, type Result, violation } from "@sw/tabletop";
import type { Catalogue, Faction, MissionSet } from "../language/language.ts";
import type { SoloOptions } from "./solo.ts";

/** The number of players. With 3, one player is both Admiral and General of the Rebels. */
export type Players = 2 | 3 | 4;

/** The configuration of a game. */
export interface Config {
  readonly players: Players;
  /** The fixed first game, or the full set-up. The expansion needs the full one (rote.setup.full-set-up). */
  readonly setup: "first-game" | "advanced";
  /** `book`: as printed. `faq`: the official errata and answers change some printed rules (`reb.faq.*`). */
  readonly rulings: "book" | "faq";
  /** The expansion played. Defaults to `none`. */
  readonly expansion?: "none" | "rise-of-the-empire";
  /** The kind of battles, with or without the expansion (rote.box.cinematic-optional). Defaults to `base`. */
  readonly combat?: "base" | "cinematic";
  /** The list of starting units for both sides. `expansion` needs the expansion. Defaults to `base`. */
  readonly startingUnits?: "base" | "expansion";
  /**
   * The regular missions of each side with the expansion: fixed here, as for a first game with it, or chosen in secret
   * by each side in set-up (rote.setup.mission-sets). Defaults to `secret`.
   */
  readonly missionSets?: "secret" | Readonly<Record<Faction, MissionSet>>;
  /**
   * The solo variant with its variations, in which the Empire draws its missions from a Round Deck. Defaults to a game
   * without it.
   */
  readonly solo?: SoloOptions;
}

/** The default configuration: the full set-up of the base box for two players, by the printed rules. */
export const DEFAULT_CONFIG: Config = { players: 2, setup: "advanced", rulings: "book" };

/** Returns the default configuration with changes. */
export function configOf(changes: Partial<Config> = {}): Config {
  return { ...DEFAULT_CONFIG, ...changes };
}

/** Returns a configuration as states keep it: options equal to their default are dropped. */
export function storedConfig({ players, setup, rulings, ...options }: Config): Config {
  const { expansion = "none", combat = "base", startingUnits = "base", missionSets = "secret", solo } = options;
  return {
    players,
    setup,
    rulings,
    ...(expansion === "none" ? {} : { expansion }),
    ...(combat === "base" ? {} : { combat }),
    ...(startingUnits === "base" ? {} : { startingUnits }),
    ...(missionSets === "secret" ? {} : { missionSets }),
    ...(solo === undefined ? {} : { solo: storedSolo(solo) }),
  };
}

/** Returns the variations that are on. */
function storedSolo(solo: SoloOptions): SoloOptions {
  return Object.fromEntries(Object.entries(solo).filter(([, value]) => value !== false));
}

/** Whether Rise of the Empire is played. */
export function hasExpansion({ expansion = "none" }: Config): boolean {
  return expansion !== "none";
}

/** Whether battles are fought with advanced tactic cards. */
export function isCinematic({ combat = "base" }: Config): boolean {
  return combat === "cinematic";
}

/** Whether the solo variant is played. */
export function isSolo({ solo }: Config): boolean {
  return solo !== undefined;
}

/**
 * Rejects a configuration for another number of players, with parts that the catalogue does not have, or with parts
 * that do not go together. Returns undefined if it is valid.
 */
export function refusedConfig(config: Config, players: Players, catalogue: Catalogue): Result<never> | undefined {
  if (config.players !== players) {
    return fail(violation("reb.team.two-per-team", "other-players", { players: config.players, takes: players }));
  }
  const { startingUnits = "base", missionSets = "secret" } = config;
  if (!hasExpansion(config)) {
    const needs = startingUnits !== "base" ? "startingUnits" : missionSets !== "secret" ? "missionSets" : undefined;
    if (needs !== undefined) return fail(violation("rote.box.chosen-content", "needs-expansion", { option: needs }));
  } else if (catalogue.riseOfTheEmpire === undefined) {
    return fail(violation("rote.box.added-to-base", "not-in-catalogue", { part: "riseOfTheEmpire" }));
  } else if (startingUnits === "expansion" && catalogue.riseOfTheEmpire.startingUnits === undefined) {
    return fail(violation("rote.setup.units-list", "not-in-catalogue", { part: "startingUnits" }));
  } else if (config.setup === "first-game") return fail(violation("rote.setup.full-set-up", "no-first-game"));
  if (isCinematic(config) && catalogue.advancedTactics === undefined) {
    return fail(violation("rote.box.cinematic-optional", "not-in-catalogue", { part: "advancedTactics" }));
  }
  return refusedSolo(config);
}

/**
 * Rejects a solo configuration without the full set-up or for more than two players. Its base combats must be those of
 * the original variant.
 */
function refusedSolo(config: Config): Result<never> | undefined {
  const { solo, players, setup } = config;
  if (solo === undefined) return undefined;
  if (players !== 2) return fail(violation("solo.scope.roles", "solo-for-two", { players }));
  if (setup === "first-game") return fail(violation("solo.setup.base", "solo-full-set-up"));
  if (!isCinematic(config) && !solo.originalCombat) {
    return fail(violation("solo.setup.no-base-tactics", "solo-base-tactics"));
  }
  return undefined;
}
