import { isHidden, type Json, type Params } from "@sw/tabletop";
import type { Line } from "@sw/tabletop/text";
import type { AnyDieColor } from "../language/language.ts";
import type { Seat } from "../state/seats.ts";
import { ACTION_TYPES } from "./action-types.ts";
import { dieNoun } from "./dice.ts";
import {
  cardEntry,
  cardTitle,
  type Knowledge,
  leaderEntry,
  leaderName,
  missionTitle,
  placeName,
  probeSystem,
  ringEntry,
  ringName,
  say,
  systemEntry,
  unitEntry,
  unitNoun,
} from "./knowledge.ts";
import { COLOR_NAMES, DECK_NAMES, SKILL_NAMES, THEATER_NAMES, TIMING_NAMES } from "./names.ts";

const NOBODY: Line = { en: "nobody", es: "nadie" };
const NOTHING: Line = { en: "nothing", es: "nada" };
const QUEUE_SPACE: Line = {
  en: "space {space} of the build queue",
  es: "la casilla {space} de la cola de construcción",
};

/**
 * Returns the slots of a line for the params of a violation or an event: ids of the catalogue as names, and the names
 * of seats, sides and action types. Each slot also exists with prepositions: `inSystem`, `fromSystem`, `toLeader`,
 * `ofLeader`.
 */
export function slotsOf(params: Params, knowledge: Knowledge): Readonly<Record<string, string>> {
  const { language } = knowledge;
  const slots: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const told = slotOf(name, value, knowledge);
    slots[name] = told;
    const large = name.charAt(0).toUpperCase() + name.slice(1);
    for (const preposition of ["in", "from", "to", "of"] as const) {
      slots[`${preposition}${large}`] = language.prep(preposition, told);
    }
  }
  return { ...slots, ...dieSlot(params, knowledge) };
}

/** Returns params as a list in brackets; empty if there are none. */
export function detailsOf(params: Params, knowledge: Knowledge): string {
  const parts = Object.entries(params).map(([name, value]) => `${name}: ${slotOf(name, value, knowledge)}`);
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

/** Returns the slot of a die with its colour, and its face if one is given. */
function dieSlot({ die, face }: Params, knowledge: Knowledge): Readonly<Record<string, string>> {
  const { language } = knowledge;
  if (isParams(die)) return dieSlot(die, knowledge);
  if (!isColor(die)) return {};
  return { aDie: language.a(dieNoun(language, { die, face: typeof face === "string" ? face : "special" })) };
}

/** The params that are shown unchanged: ids of a faulty catalogue and parts of input. */
const RAW: readonly string[] = [
  "entry",
  "about",
  "path",
  "expected",
  "received",
  "given",
  "question",
  "game",
  "found",
  "word",
];

function slotOf(name: string, value: Json, knowledge: Knowledge): string {
  const { language } = knowledge;
  if (isLine(value)) return say(language, value);
  if (RAW.includes(name)) return typeof value === "string" ? value : JSON.stringify(value);
  if (isList(value)) return listOf(name, value, knowledge);
  if (value === null) return say(language, NOBODY);
  if (typeof value === "number") return numberText(name, value, knowledge);
  if (typeof value !== "string") return typeof value === "object" ? objectText(value, knowledge) : String(value);
  return wordText(name, value, knowledge) ?? idText(value, knowledge) ?? value;
}

/** Returns the text of a number, which may be a place in a row, an option or a queue space. */
function numberText(name: string, value: number, knowledge: Knowledge): string {
  if (name === "mission") return missionTitle(knowledge, value);
  if (name === "option") return String(value + 1);
  if (name === "at") return say(knowledge.language, QUEUE_SPACE, { space: String(value) });
  return String(value);
}

function listOf(name: string, values: readonly Json[], knowledge: Knowledge): string {
  const { language } = knowledge;
  if (values.length === 0) return say(language, NOTHING);
  return values.map((value) => slotOf(name, value, knowledge)).join(", ");
}

/** Returns the text of units of a type, `{ unit, count }`. */
function objectText(value: Params, knowledge: Knowledge): string {
  const { unit, count } = value;
  if (typeof unit !== "string" || typeof count !== "number") return JSON.stringify(value);
  return knowledge.language.several(count, unitNoun(knowledge, unit));
}

/** Returns the text of a word that is not an id, by the name of its param, or undefined if there is none. */
function wordText(name: string, value: string, { language }: Knowledge): string | undefined {
  const line = (names: Readonly<Record<string, Line>>): string | undefined => {
    const found = Object.hasOwn(names, value) ? names[value] : undefined;
    return found === undefined ? undefined : say(language, found);
  };
  switch (name) {
    case "type":
    case "takes":
      return line(ACTION_TYPES);
    case "by":
    case "decider":
    case "seat":
    case "winners":
    case "faction":
    case "side":
      return isSeat(value) ? language.seat(value) : undefined;
    case "skill":
      return line(SKILL_NAMES);
    case "theater":
      return line(THEATER_NAMES);
    case "timing":
      return line(TIMING_NAMES);
    case "deck":
      return line(DECK_NAMES);
    case "die":
    case "color":
      return line(COLOR_NAMES);
    default:
      return undefined;
  }
}

/** Returns the name of the entry with this id, or undefined if the catalogue has none. */
function idText(id: string, knowledge: Knowledge): string | undefined {
  if (isHidden(id)) return undefined;
  if (cardEntry(knowledge, id) !== undefined || probeSystem(knowledge, id) !== undefined)
    return cardTitle(knowledge, id);
  if (systemEntry(knowledge, id) !== undefined || id === knowledge.catalogue.board.baseSpace.id) {
    return placeName(knowledge, id);
  }
  if (leaderEntry(knowledge, id) !== undefined) return leaderName(knowledge, id);
  if (unitEntry(knowledge, id) !== undefined) return unitNoun(knowledge, id).one;
  return ringEntry(knowledge, id) === undefined ? undefined : ringName(knowledge, id);
}

/** Whether a value is a text in both languages. */
function isLine(value: Json): value is { readonly en: string; readonly es: string } {
  return isParams(value) && typeof value["en"] === "string" && typeof value["es"] === "string";
}

function isParams(value: Json | undefined): value is Params {
  return typeof value === "object" && value !== null && !isList(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isColor(value: Json | undefined): value is AnyDieColor {
  return value === "red" || value === "black" || value === "green";
}

const SEATS: readonly string[] = [
  "rebel",
  "imperial",
  "rebel-admiral",
  "rebel-general",
  "imperial-admiral",
  "imperial-general",
] satisfies readonly Seat[];

function isSeat(value: string): value is Seat {
  return SEATS.includes(value);
}
