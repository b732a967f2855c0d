import { type Entrant, type Fixture, fixtures, type GameRecord, gauntlet } from "@sw/bots/arena";
import { at, type GameTypes, type Json } from "@sw/tabletop";
import { badInput } from "../exit.ts";
import { type Kit, seatsAsked } from "../kit.ts";
import { botNamed } from "../playing/bots.ts";
import { AUTOMA } from "../playing/players.ts";
import { commandOf, isProgram } from "./programs.ts";

/**
 * The settings of a contest, stored as the first line of its results. Two contests with equal terms have equal games.
 */
export interface Terms {
  readonly arena: 1;
  /** The name of the game in commands. */
  readonly game: string;
  /** The options of the game as they were typed. */
  readonly options: Readonly<Record<string, Json>>;
  readonly config: Json;
  readonly seed: string;
  readonly bots: readonly Entrant[];
  /** The versions of the packages that played. */
  readonly versions: Readonly<Record<string, string>>;
}

/** A game that could not be finished because of a fault of the libraries, not of a bot. */
export interface BrokenGame extends Fixture {
  /** The stack of the error. */
  readonly broken: string;
  /** Every action played before the fault, in order, if known. */
  readonly actions: readonly unknown[];
}

/** A line of the results after the first. */
export type Line = GameRecord | BrokenGame;

/** Whether a game broke off by a fault of the libraries. */
export function isBroken(line: Line): line is BrokenGame {
  return "broken" in line;
}

/** Returns the games that did not break off. */
export function recordsIn(lines: readonly Line[]): readonly GameRecord[] {
  return lines.flatMap((line) => (isBroken(line) ? [] : [line]));
}

/** Returns the games of a contest, with `games` for each two bots, or for each bot against the automa. */
export function fixturesOf({ bots, seed }: Terms, games: number): readonly Fixture[] {
  const ids = bots.map(({ id }) => id);
  const others = ids.filter((id) => id !== AUTOMA);
  return others.length === ids.length ? fixtures(ids, games, seed) : gauntlet(others, AUTOMA, games, seed);
}

/**
 * Returns the players named in a typed list, each once. The automa is one of them in a game that has it. Throws bad
 * input for a name that is neither a bot of the game nor a program. `milliseconds` is the time a program has for each
 * answer.
 */
export function entrantsOf<G extends GameTypes>(kit: Kit<G>, typed: string, milliseconds: number): readonly Entrant[] {
  const named = typed.split(",").map((name) => name.trim());
  const names = kit.automatic === undefined || named.includes(AUTOMA) ? named : [...named, AUTOMA];
  if (new Set(names).size !== names.length) throw badInput(`--bots names a bot twice: ${typed}`);
  if (names.length < 2)
    throw badInput(`--bots names ${names.length} bot; an arena needs at least 2, as in steady,random`);
  for (const name of names) {
    if (isProgram(name)) commandOf(name);
    else if (!isAutoma(kit, name) && botNamed(kit, name) === undefined)
      throw badInput(`unknown bot '${name}' (known: ${[...Object.keys(kit.bots), "random"].join(", ")})`);
  }
  return names.map((id) => ({ id, settings: isProgram(id) ? { milliseconds } : {} }));
}

function isAutoma({ automatic }: Pick<Kit<GameTypes>, "automatic">, name: string): boolean {
  return automatic !== undefined && name === AUTOMA;
}

/** The default time that a program has for each answer, in milliseconds. */
export const MILLISECONDS = 10_000;

/** Returns the time that a program of a contest has for each answer, in milliseconds. */
export function millisecondsOf({ bots }: Terms, name: string): number {
  const settings = bots.find(({ id }) => id === name)?.settings;
  if (typeof settings !== "object" || settings === null || !("milliseconds" in settings)) return MILLISECONDS;
  return Number(settings["milliseconds"]);
}

/** Returns the two sides of a game, each with the seats that one bot plays. An automatic seat is the second side. */
export function sidesOf<G extends GameTypes>(kit: Kit<G>): readonly [readonly G["Seat"][], readonly G["Seat"][]] {
  if (kit.sides !== undefined) return kit.sides;
  const asked = seatsAsked(kit);
  if (kit.automatic !== undefined) return [asked, [kit.automatic]];
  if (asked.length !== 2) throw badInput(`${kit.name} does not have two sides that bots could play against each other`);
  return [[at(asked, 0)], [at(asked, 1)]];
}
