import type { Json, Params, Violation } from "@sw/tabletop";
import { CONTRACT_LINES, fill, type Lines, type Locale, lineOf, refusalText } from "@sw/tabletop/text";
import { PER_MM } from "../table/lengths.ts";
import { ARMY_LINES, armySlots, CATALOGUE_LINES, EXCHANGE_LINES } from "./army.ts";
import { ATTACK_LINES } from "./attack-lines.ts";
import { CHOOSING_LINES } from "./choosing-lines.ts";
import type { Knowledge } from "./game/knowledge.ts";
import { slotsOf as namesOf } from "./game/slots.ts";
import { MOVE_LINES } from "./move-lines.ts";
import { OPTION_LINES } from "./option-lines.ts";
import { ROUND_LINES } from "./round-lines.ts";
import { STATE_LINES } from "./state-lines.ts";
import { TABLE_LINES } from "./table-lines.ts";
import { TOKEN_LINES } from "./token-lines.ts";
import { WEAPON_LINES } from "./weapon-lines.ts";

const LINES: Lines = {
  ...CONTRACT_LINES,
  ...TABLE_LINES,
  ...MOVE_LINES,
  ...ATTACK_LINES,
  ...ROUND_LINES,
  ...CHOOSING_LINES,
  ...WEAPON_LINES,
  ...TOKEN_LINES,
  ...OPTION_LINES,
  ...STATE_LINES,
};
/** Texts about armies and army lists, whose cards are shown by name. */
const OF_ARMIES: Lines = { ...ARMY_LINES, ...EXCHANGE_LINES };
/** Texts about catalogue entries. All their refusals cite one rule, and their codes have other meanings elsewhere. */
const OF_ENTRIES: Lines = { ...CONTRACT_LINES, ...CATALOGUE_LINES };

/**
 * Returns what is wrong and what would be right, with the id of the rule in brackets. A code without a line gives the
 * rule, the code and its parameters.
 */
export function violationText(violation: Violation, knowledge: Knowledge): string {
  const { rule, code, params } = violation;
  const { locale } = knowledge;
  const ofCards = lineOf(rule === "tt.catalogue.entry" ? OF_ENTRIES : OF_ARMIES, rule, code);
  const line = ofCards ?? lineOf(LINES, rule, code);
  if (line === undefined) return refusalText(violation, undefined);
  // Names of cards and words for ranks belong to armies; pieces of a table keep the ids of its document.
  const names = ofCards === undefined ? namesOf(params, knowledge) : armySlots(params, knowledge);
  const spared = "enemies" in params ? { enemies: sparedText(params["enemies"], knowledge) } : {};
  // What a unit should be is told as restrictions of cards are.
  const { needs } = params;
  const needed = needs === undefined ? {} : armySlots({ needs }, knowledge);
  return refusalText(violation, fill(line[locale], { ...slotsOf(params, locale), ...names, ...needed, ...spared }));
}

/** Lists the reasons why a unit cannot attack each of its enemies. */
function sparedText(enemies: Json | undefined, knowledge: Knowledge): string {
  const each = Array.isArray(enemies) ? enemies.filter(isViolation) : [];
  const told = each.map((one) => violationText(one, knowledge).replace(/\.$/, ""));
  return told.length === 0 ? { en: "there are none", es: "no hay ninguno" }[knowledge.locale] : told.join("; ");
}

function isViolation(value: Json): value is Json & Violation {
  return typeof value === "object" && value !== null && "rule" in value && "code" in value && "params" in value;
}

/** Returns the slots of a line: every parameter by name, and each number also as a length, under its name with `Mm`. */
function slotsOf(params: Params, locale: Locale): Readonly<Record<string, string>> {
  const slots: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    slots[name] = told(value, String);
    slots[`${name}Mm`] = told(value, (length) => lengthText(length, locale));
  }
  return slots;
}

function told(value: Json, number: (value: number) => string): string {
  if (typeof value === "number") return number(value);
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.map((one: Json) => told(one, number)).join(", ") : JSON.stringify(value);
}

/** Returns a length of the table in millimetres. Spanish uses a decimal comma. */
function lengthText(length: number, locale: Locale): string {
  const text = `${Math.round(length) / PER_MM}`;
  return `${locale === "es" ? text.replace(".", ",") : text} mm`;
}
