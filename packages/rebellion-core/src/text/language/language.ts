import type { Locale } from "@sw/tabletop/text";
import type { AnyDieColor, Faction } from "../../language/language.ts";
import type { Seat } from "../../state/seats.ts";

/** A noun in the singular and the plural. Spanish articles depend on its gender. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

/** The prepositions of phrases; `in` is in a system or at the Rebel Base space. */
export type Preposition = "in" | "from" | "to" | "of";

/** The things that texts count. */
export type Thing =
  | "action"
  | "card"
  | "damage"
  | "blank"
  | "die"
  | "direct-hit"
  | "health"
  | "hit"
  | "marker"
  | "leader"
  | "mission"
  | "objective"
  | "probe"
  | "project"
  | "round"
  | "space-tactic"
  | "ground-tactic"
  | "special"
  | "success"
  | "system"
  | "tactic"
  | "unit";

/** The grammar of a language: how nouns, names and lists are put into lines. */
export interface Language {
  readonly locale: Locale;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** Returns a list of excluded items, to follow "regardless of". */
  nor(items: readonly string[]): string;
  /** Returns a phrase with a preposition: "of the Empire", "in Hoth", "del Imperio", "en Hoth". */
  prep(preposition: Preposition, phrase: string): string;
  /** Returns a number of things: "2 cards", "1 hit". */
  counted(count: number, thing: Thing): string;
  /** Returns a number of a noun: "2 Stormtroopers", "1 Rebel ship". */
  several(count: number, noun: Noun): string;
  /** Returns a noun with the indefinite article: "a Rebel ship", "an AT-ST". */
  a(noun: Noun): string;
  /** Returns all of a noun: "all Imperial ground units". */
  all(noun: Noun): string;
  /** Returns a side as the subject of a sentence, in the singular. */
  faction(faction: Faction): string;
  seat(seat: Seat): string;
  /** Returns the name of a leader in a sentence: "Han Solo", "el General Madine". */
  leader(name: string): string;
  /** Returns the noun with adjectives. Spanish puts them after it, in its gender and number. */
  described(noun: Noun, adjectives: readonly Adjective[]): Noun;
  thing(thing: Thing): Noun;
  /** Returns the noun of a unit type by its catalogue id and name. */
  unit(id: string, name: string): Noun;
}

/** The adjectives of nouns. */
export type Adjective = Faction | AnyDieColor | "other";
