import { fail, type Result, violation } from "@sw/tabletop";
import type { Catalogue, Faction, MissionSet } from "../language/language.ts";
import type { SoloOptions } from "./solo.ts";

/** How many people play. With 3, one plays the Rebels as Admiral and General. */
export type Players = 2 | 3 | 4;

/** How a game is played. */
export interface Config {
  readonly players: Players;
  /** The fixed first game, or the full set-up; with the expansion only the full one (rote.setup.full-set-up). */
  readonly setup: "first-game" | "advanced";
  /** `book`: as printed. `faq`: the official errata and answers change some printed rules (`reb.faq.*`). */
  readonly rulings: "book" | "faq";
  /** The expansion played. Defaults to `none`. */
  readonly expansion?: "none" | "rise-of-the-empire";
  /** How battles are fought, with the expansion or without it (rote.box.cinematic-optional); left out: `base`. */
  readonly combat?: "base" | "cinematic";
  /** The list of starting units for both sides. `expansion` needs the expansion. Defaults to `base`. */
  readonly startingUnits?: "base" | "expansion";
  /**
   * With the expansion, which regular missions each side plays: fixed here, as for a first game with it, or chosen in secret by
   * each side in set-up (rote.setup.mission-sets). Left out: `secret`.
   */
  readonly missionSets?: "secret" | Readonly<Record<Faction, MissionSet>>;
  /** The solo variant, with its variations: the Empire draws its missions from a Round Deck. Left out: a game of two people. */
  readonly solo?: SoloOptions;
}

/** The full set-up of the base box for two, as printed. */
export const DEFAULT_CONFIG: Config = { players: 2, setup: "advanced", rulings: "book" };

/** A configuration: the default with changes. */
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

/** The variations that are on. */
function storedSolo(solo: SoloOptions): SoloOptions {
  return Object.fromEntries(Object.entries(solo).filter(([, value]) => value !== false));
}

/** True if Rise of the Empire is played. */
export function hasExpansion({ expansion = "none" }: Config): boolean {
  return expansion !== "none";
}

/** True if battles are fought with advanced tactic cards. */
export function isCinematic({ combat = "base" }: Config): boolean {
  return combat === "cinematic";
}

/** True if the solo variant is played. */
export function isSolo({ solo }: Config): boolean {
  return solo !== undefined;
}

/**
 * Refuses a configuration for another number of people than the game is made for, one that asks for what the catalogue
 * does not hold, and one whose parts do not go together.
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

/** The solo variant is for the full set-up and two sides, and its base combats are those of the original variant. */
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
