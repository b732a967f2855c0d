import type { Json, Params, Violation } from "@sw/tabletop";
import { CONTRACT_LINES, type Line, type Lines, lineOf, refusalText, type Slots, say } from "@sw/tabletop/text";
import { type Faction, ZONES } from "../../language/language.ts";
import type { Action } from "../../state/actions.ts";
import { pickedName } from "../actions.ts";
import { placeOf } from "../effects/groups.ts";
import { MODE_NAMES } from "../events/lines.ts";
import {
  baseName,
  cardInSlotName,
  cardName,
  copyName,
  enemyBase,
  type Knowledge,
  personOf,
  pickersOf,
  pieceName,
  slotCardName,
  slotName,
  slotNumber,
} from "../knowledge.ts";
import { CATALOGUE_LINES } from "./catalogue-lines.ts";
import { PLAY_LINES } from "./play-lines.ts";
import { STATE_LINES } from "./state-lines.ts";

const LINES: Lines = { ...CONTRACT_LINES, ...STATE_LINES, ...CATALOGUE_LINES, ...PLAY_LINES };

const FACTIONS: readonly Faction[] = ["empire", "rebel", "neutral"];

const NOBODY: Line = { en: "nobody", es: "nadie" };
const NOTHING: Line = { en: "nothing", es: "nada" };
const CATALOGUE: Line = { en: "catalogue", es: "catálogo" };

/** Names of action types in a list of possible actions. */
const ACTION_TYPES: Readonly<Record<Action["type"], Line>> = {
  play: { en: "play a card", es: "jugar una carta" },
  purchase: { en: "purchase a card", es: "adquirir una carta" },
  bribe: { en: "bribe a card", es: "sobornar una carta" },
  use: { en: "use an ability", es: "usar una capacidad" },
  commit: { en: "commit a card to an attack", es: "asignar una carta a un ataque" },
  attack: { en: "resolve an attack", es: "resolver un ataque" },
  "end-turn": { en: "end the turn", es: "finalizar el turno" },
  "choose-base": { en: "choose a base", es: "elegir una base" },
  resolve: { en: "resolve a triggered ability", es: "resolver una capacidad activada" },
  pass: { en: "let abilities pass", es: "dejar pasar capacidades" },
  accept: { en: "accept", es: "aceptar" },
  decline: { en: "decline", es: "renunciar" },
  "choose-option": { en: "choose an option", es: "elegir una opción" },
  pick: { en: "pick a card", es: "elegir una carta" },
  done: { en: "pick no more", es: "no elegir más" },
  unpick: { en: "take back a pick", es: "deshacer una elección" },
  assign: { en: "assign damage", es: "asignar daño" },
};

/**
 * Returns what was wrong and what would be right, with the rule's id in brackets. For an unknown code it returns the
 * rule, the code and its params.
 */
export function violationText(violation: Violation, knowledge: Knowledge): string {
  const { rule, code, params } = violation;
  const line = lineOf(LINES, rule, code);
  return refusalText(violation, line && say(knowledge, line, slotsOf(params, knowledge)));
}

function slotsOf(params: Params, knowledge: Knowledge): Slots {
  const slots: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) slots[name] = slotOf(name, value, knowledge);
  return { ...slots, ...combined(params, knowledge) };
}

/** Returns the slots whose text combines several values, or shows a value in another form. */
function combined(params: Params, knowledge: Knowledge): Slots {
  const { zone, subject, slot, card, bases } = params;
  const slots: Record<string, string> = {};
  const known = ZONES.find((one) => one === zone);
  if (known !== undefined && (typeof subject === "number" || typeof subject === "string")) {
    slots["picked"] = pickedName(known, subject, knowledge);
  }
  if (typeof slot === "number") {
    slots["target"] = typeof card === "string" ? cardInSlotName(knowledge, card, slot) : slotName(knowledge, slot);
  }
  if (typeof subject === "number") slots["ability"] = String(subject + 1);
  if (typeof bases === "number") slots["count"] = String(bases);
  return slots;
}

function slotOf(name: string, value: Json, knowledge: Knowledge): string {
  const { language } = knowledge;
  const { locale } = language;
  if (Array.isArray(value)) return listOf(name, value, knowledge);
  switch (name) {
    case "card":
    case "base":
      return typeof value === "string" ? cardName(knowledge, value) : textOf(value, knowledge);
    case "entry":
      return value === "" ? CATALOGUE[locale] : textOf(value, knowledge);
    case "slot":
      return typeof value === "number" ? slotNumber(value) : textOf(value, knowledge);
    case "cost":
    case "resources":
      return typeof value === "number" ? language.counted(value, "resource") : textOf(value, knowledge);
    case "subject":
    case "ship":
      return typeof value === "number" ? pieceName(knowledge, value) : baseName(knowledge, knowledge.view?.active);
    case "target":
      return typeof value === "number" ? slotCardName(knowledge, value) : enemyBase(knowledge);
    case "cardType":
      return value === "unit" || value === "capital-ship" || value === "base"
        ? language.type(value)
        : textOf(value, knowledge);
    case "type":
      return actionType(value, knowledge);
    case "by":
    case "decider":
    case "seat":
      return seatOrNobody(value, knowledge);
    default:
      return textOf(value, knowledge);
  }
}

function listOf(name: string, values: readonly Json[], knowledge: Knowledge): string {
  const { language } = knowledge;
  if (values.length === 0) return NOTHING[language.locale];
  const told = values.map((value) => {
    if (name === "takes") return actionType(value, knowledge);
    if (name === "winners") return seatOrNobody(value, knowledge);
    if (name === "modes") return modeName(value, knowledge);
    if (name === "cards" && typeof value === "string") return copyName(knowledge, value);
    if (name === "traits") return language.trait(textOf(value, knowledge));
    if (name === "factions") return factionName(value, knowledge);
    if (name === "zones") return zoneName(value, knowledge);
    return typeof value === "string" ? cardName(knowledge, value) : textOf(value, knowledge);
  });
  return told.join(", ");
}

function factionName(value: Json, knowledge: Knowledge): string {
  const known = FACTIONS.find((one) => one === value);
  return known === undefined ? textOf(value, knowledge) : knowledge.language.faction(known);
}

function zoneName(value: Json, knowledge: Knowledge): string {
  const known = ZONES.find((one) => one === value);
  if (known === undefined) return textOf(value, knowledge);
  return knowledge.language.container(...placeOf(known, pickersOf(knowledge)));
}

function modeName(value: Json, knowledge: Knowledge): string {
  const mode = Object.entries(MODE_NAMES).find(([name]) => name === value);
  return mode === undefined ? textOf(value, knowledge) : mode[1][knowledge.language.locale];
}

function actionType(value: Json, knowledge: Knowledge): string {
  const type = Object.entries(ACTION_TYPES).find(([name]) => name === value);
  return type === undefined ? textOf(value, knowledge) : type[1][knowledge.language.locale];
}

function seatOrNobody(value: Json, knowledge: Knowledge): string {
  if (value !== "empire" && value !== "rebel") return textOf(value, knowledge);
  return knowledge.language.person(personOf(knowledge, value));
}

function textOf(value: Json, { language }: Knowledge): string {
  if (value === null) return NOBODY[language.locale];
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
