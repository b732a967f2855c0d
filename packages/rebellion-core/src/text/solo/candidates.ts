import { countedNames, type Line } from "@sw/tabletop/text";
import type { Reason } from "../../solo/reasons.ts";
import {
  cardEntry,
  cardTitle,
  type Knowledge,
  leaderEntry,
  placeName,
  plainName,
  probeSystem,
  say,
  systemEntry,
  unitEntry,
  unitNoun,
} from "../knowledge.ts";
import { optionText } from "../options.ts";

/** The words for candidates that are not pieces or cards. */
const WORDS: Readonly<Record<string, Line>> = {
  "": { en: "nothing", es: "nada" },
  activate: { en: "activate a system", es: "activar un sistema" },
  "play-mission": { en: "play a mission", es: "jugar una Misión" },
  nobody: { en: "nobody", es: "nadie" },
  "a-leader": { en: "a leader", es: "un Líder" },
  none: { en: "none", es: "ninguna" },
  all: { en: "all", es: "todas" },
  "rebel-units": { en: "towards Rebel units", es: "hacia unidades Rebeldes" },
  "possible-base": { en: "towards a possible base", es: "hacia una posible Base Rebelde" },
  space: { en: "space", es: "espacial" },
  ground: { en: "ground", es: "terrestre" },
  top: { en: "on top", es: "encima" },
  bottom: { en: "at the bottom", es: "debajo" },
  done: { en: "no more", es: "ninguna más" },
  pass: { en: "no", es: "no" },
};

const WAITING: Line = { en: "reinforcements for {fleet}", es: "refuerzos para {fleet}" };
const DAMAGED: Line = { en: "{unit} ({damage})", es: "{unit} ({damage})" };
const REGION: Line = { en: "region {number}", es: "región {number}" };
const QUEUE: Line = { en: "space {space} of the queue", es: "casilla {space} de la cola" };

const STEP = " > ";
/** The types of actions whose keys end with the piece; the keys of all others begin with it. */
const PIECE_LAST: readonly string[] = ["place", "destroy", "deploy", "move", "move-captive", "advance"];

/** Returns the name of a candidate of a reason: a fleet with its route, or an action with its pieces and places. */
export function candidateText(name: string, reason: Reason, knowledge: Knowledge): string {
  const { language } = knowledge;
  const word = WORDS[name];
  if (word !== undefined) return say(language, word);
  if (name.includes(STEP)) return wayText(name.split(STEP), knowledge);
  if (/^\d+$/.test(name)) return numberText(name, reason, knowledge);
  return piecesText(name.split(" "), knowledge);
}

/** Returns the route of a fleet, system by system. */
function wayText(ids: readonly string[], knowledge: Knowledge): string {
  const names = ids.map((id) => placeName(knowledge, id));
  const [fleet = "", next] = names;
  return fleet === next ? say(knowledge.language, WAITING, { fleet }) : names.join(" → ");
}

/**
 * Returns the text of a candidate that is a number: a region if one was drawn at random, otherwise an option of the
 * card.
 */
function numberText(name: string, { subject, criteria }: Reason, knowledge: Knowledge): string {
  if (criteria.some(({ criterion }) => criterion === "region-by-lot")) {
    return say(knowledge.language, REGION, { number: name });
  }
  return optionText(subject, Number(name), knowledge);
}

/** Returns the text of a candidate of several words: an action by its key, units, or a unit with its damage. */
function piecesText(parts: readonly string[], knowledge: Knowledge): string {
  const { language } = knowledge;
  const [first = "", ...others] = parts;
  if (others.length === 0 || idName(first, knowledge) !== undefined) return listText(parts, knowledge);
  if (first === "advance") {
    const [space = "", unit = ""] = others;
    return `${nameOf(unit, knowledge)} (${say(language, QUEUE, { space })})`;
  }
  if (first === "damage" || first === "block") {
    const [assigned = "", markers = ""] = others;
    return damagedText(others.at(-1) ?? "", Number(assigned) + Number(markers), knowledge);
  }
  if (first === "choose-option") return optionText(null, Number(others[0]), knowledge);
  const names = others.filter((id) => id !== "null").map((id) => nameOf(id, knowledge));
  return (PIECE_LAST.includes(first) ? [...names].reverse() : names).join(", ");
}

function listText(ids: readonly string[], knowledge: Knowledge): string {
  const [unit = "", damage] = ids;
  if (ids.length === 2 && damage !== undefined && /^\d+$/.test(damage))
    return damagedText(unit, Number(damage), knowledge);
  return countedNames(ids.map((id) => nameOf(id, knowledge))).join(", ");
}

function damagedText(unit: string, damage: number, knowledge: Knowledge): string {
  const { language } = knowledge;
  const name = nameOf(unit, knowledge);
  return damage === 0 ? name : say(language, DAMAGED, { unit: name, damage: language.counted(damage, "damage") });
}

function nameOf(id: string, knowledge: Knowledge): string {
  const word = WORDS[id];
  return word === undefined ? (idName(id, knowledge) ?? id) : say(knowledge.language, word);
}

/** Returns the name of a card, a piece or a place, or undefined for any other word. */
export function idName(id: string, knowledge: Knowledge): string | undefined {
  if (cardEntry(knowledge, id) !== undefined || probeSystem(knowledge, id) !== undefined)
    return cardTitle(knowledge, id);
  if (systemEntry(knowledge, id) !== undefined || id === knowledge.catalogue.board.baseSpace.id) {
    return placeName(knowledge, id);
  }
  if (leaderEntry(knowledge, id) !== undefined) return plainName(knowledge, id);
  return unitEntry(knowledge, id) === undefined ? undefined : unitNoun(knowledge, id).one;
}
