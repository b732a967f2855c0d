import type { Locale } from "@sw/tabletop/text";
import type { AnyDieColor, Faction } from "../../language/language.ts";
import type { Seat } from "../../state/seats.ts";

/** A noun in both numbers; Spanish articles follow the gender. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

/** How a phrase stands to what is around it; `in` a system or at the Rebel Base space. */
export type Preposition = "in" | "from" | "to" | "of";

/** Things that are counted. */
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

/** The words of a language: how its nouns, names and lists are put into lines. */
export interface Language {
  readonly locale: Locale;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** A list of what is left aside, behind "regardless of". */
  nor(items: readonly string[]): string;
  /** "of the Empire", "in Hoth", "del Imperio", "en Hoth". */
  prep(preposition: Preposition, phrase: string): string;
  /** "2 cards", "1 hit". */
  counted(count: number, thing: Thing): string;
  /** "2 Stormtroopers", "1 Rebel ship". */
  several(count: number, noun: Noun): string;
  /** "a Rebel ship", "an AT-ST". */
  a(noun: Noun): string;
  /** "all Imperial ground units". */
  all(noun: Noun): string;
  /** A side as the subject of a sentence, in the singular. */
  faction(faction: Faction): string;
  seat(seat: Seat): string;
  /** A leader's name in a sentence: "Han Solo", "el General Madine". */
  leader(name: string): string;
  /** The noun with adjectives; Spanish puts them behind it and in its gender and number. */
  described(noun: Noun, adjectives: readonly Adjective[]): Noun;
  thing(thing: Thing): Noun;
  /** A type of unit by its catalogue id and name. */
  unit(id: string, name: string): Noun;
}

/** Language that go with a noun. */
export type Adjective = Faction | AnyDieColor | "other";
