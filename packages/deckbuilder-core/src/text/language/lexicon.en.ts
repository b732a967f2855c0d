import { joined, titled } from "@sw/tabletop/text";
import type { CardType, Faction } from "../../language/language.ts";
import type { Lexicon, Person, Place, Preposition, Unit, Verb } from "./language.ts";

/** English forms of a player's name: as subject, as a later "they", as owner, and as a later owner. */
interface EnglishPerson {
  readonly subject: string;
  readonly pronoun: string;
  readonly possessive: string;
  readonly again: string;
  /** Whether the pronoun takes the verb's plural form. */
  readonly plural: boolean;
}

export const PERSONS: Readonly<Record<Person, EnglishPerson>> = {
  you: { subject: "you", pronoun: "you", possessive: "your", again: "your", plural: true },
  opponent: {
    subject: "your opponent",
    pronoun: "they",
    possessive: "your opponent's",
    again: "their",
    plural: true,
  },
  empire: { subject: "the Empire", pronoun: "it", possessive: "the Empire's", again: "its", plural: false },
  rebel: { subject: "the Rebellion", pronoun: "it", possessive: "the Rebellion's", again: "its", plural: false },
  active: {
    subject: "the active player",
    pronoun: "they",
    possessive: "the active player's",
    again: "their",
    plural: true,
  },
  waiting: {
    subject: "the other player",
    pronoun: "they",
    possessive: "the other player's",
    again: "their",
    plural: true,
  },
};

const UNITS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  card: ["card", "cards"],
  base: ["base", "bases"],
  resource: ["resource", "resources"],
  force: ["Force", "Force"],
  attack: ["attack", "attack"],
  damage: ["damage", "damage"],
  pick: ["pick", "picks"],
};

/** Verb forms: base form, third person, and past participle. */
export const VERBS: Readonly<Record<Verb, readonly [base: string, third: string, done: string]>> = {
  draw: ["draw", "draws", "drawn"],
  gain: ["gain", "gains", "gained"],
  spend: ["spend", "spends", "spent"],
  repair: ["repair", "repairs", "repaired"],
  discard: ["discard", "discards", "discarded"],
  exile: ["exile", "exiles", "exiled"],
  destroy: ["destroy", "destroys", "destroyed"],
  put: ["put", "puts", "moved"],
  swap: ["swap", "swaps", "swapped"],
  purchase: ["purchase", "purchases", "purchased"],
  look: ["look at", "looks at", "looked at"],
  reveal: ["reveal", "reveals", "revealed"],
  deal: ["deal", "deals", "dealt"],
  choose: ["choose", "chooses", "chosen"],
};

const PLACES: Readonly<Record<Place, string>> = {
  hand: "hand",
  discard: "discard pile",
  deck: "deck",
  play: "play area",
  base: "base",
  victory: "victory pile",
  row: "row",
};

/** Card types as nouns, in singular and plural. */
export const TYPES: Readonly<Record<CardType | "card", readonly [one: string, many: string]>> = {
  unit: ["unit", "units"],
  "capital-ship": ["capital ship", "capital ships"],
  base: ["base", "bases"],
  card: ["card", "cards"],
};

const FACTIONS: Readonly<Record<Faction, string>> = { empire: "Empire", rebel: "Rebel", neutral: "neutral" };
const PREPOSITIONS: Readonly<Record<Preposition, string>> = { from: "from", of: "in", in: "in", to: "to" };
const SAME_IN_PLURAL: readonly string[] = ["jedi", "sith"];

/** Returns a count with its unit. */
export function counted(count: number, unit: Unit): string {
  return `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;
}

/** Returns a unit without a count: "resources". */
export function uncounted(unit: Unit): string {
  return UNITS[unit][1];
}

/** Joins items with "or": "a, b or c". */
export function or(items: readonly string[]): string {
  return joined(items, "or", "en");
}

/** Returns a trait as a noun in singular and plural: the capitalized words of its id. */
export function traitNoun(trait: string): readonly [one: string, many: string] {
  const one = titled(trait);
  return [one, SAME_IN_PLURAL.includes(trait) ? one : `${one}s`];
}

/** English words. */
export const LEXICON: Lexicon = {
  locale: "en",
  counted,
  and: (items) => joined(items, "and", "en"),
  or,
  prep: (preposition, place) => `${PREPOSITIONS[preposition]} ${place}`,
  person: (person) => PERSONS[person].subject,
  container(place, whose, again = false) {
    if (whose === "galaxy") return `the galaxy ${PLACES[place]}`;
    return `${PERSONS[whose][again ? "again" : "possessive"]} ${PLACES[place]}`;
  },
  deckTop: (count, deck) => (count === 1 ? `the top card of ${deck}` : `the top ${counted(count, "card")} of ${deck}`),
  faction: (faction) => FACTIONS[faction],
  trait: titled,
  type: (type) => TYPES[type][0],
};
