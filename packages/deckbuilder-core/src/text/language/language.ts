import type { Locale } from "@sw/tabletop/text";
import type { CardType, Faction, Filter } from "../../language/language.ts";
import type { Seat } from "../../state/seats.ts";

/** The owner of an effect, or the other player. */
export type Role = "owner" | "opponent";

/** A player as the text names them: as the reader, the reader's opponent, by faction, or by whose turn it is. */
export type Person = "you" | "opponent" | Seat | "active" | "waiting";

/** The players of an effect as the text names them. */
export type People = Readonly<Record<Role, Person>>;

/** How a deed is told: "draw", "you draw", "you may draw". */
export type Mood = "order" | "fact" | "may";

/** Things that are counted. */
export type Unit = "card" | "base" | "resource" | "force" | "attack" | "damage" | "pick";

/** Places that hold cards. */
export type Place = "hand" | "discard" | "deck" | "play" | "base" | "victory" | "row";

/** What is done, as a verb. */
export type Verb =
  | "draw"
  | "gain"
  | "spend"
  | "repair"
  | "discard"
  | "exile"
  | "destroy"
  | "put"
  | "swap"
  | "purchase"
  | "look"
  | "reveal"
  | "deal"
  | "choose";

/** The relation of a place to a card: taken from it, belonging to it, lying in it, acted on in it. */
export type Preposition = "from" | "of" | "in" | "to";

/** A noun with its adjectives, in both numbers. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
  /** A card's own name, which takes no article. */
  readonly isName: boolean;
}

/** How many of a noun. */
export type Quantity = "one" | "all" | { readonly count: number; readonly upTo: boolean };

/** True for more than one. */
export function isPlural(quantity: Quantity): boolean {
  return quantity !== "one" && (quantity === "all" || quantity.count > 1);
}

/** What determines a noun besides its quantity. */
export interface Manner {
  /** Not this card itself. */
  readonly other: boolean;
  /** Picked at random. */
  readonly random: boolean;
}

/** Context for the nouns of an effect: its owner, and the names of the cards it mentions. */
export interface NounContext {
  /** The faction of the player whose effect it is; null where either player can be meant. */
  readonly side: Seat | null;
  readonly nameOf: (id: string) => string;
}

/** An amount, and the clause that says what it depends on, which follows the other words of the deed. */
export interface Measure {
  /** "2 cards", "resources". */
  readonly amount: string;
  /** " for each Rebel base in your opponent's victory pile", " equal to the cost of that card", or nothing. */
  readonly tail: string;
  /** The number in it; null where it is a card's cost. */
  readonly count: number | null;
}

/** A card or cards that an effect refers back to. */
export type Reference =
  | { readonly to: "self"; readonly type: CardType | "card" }
  | { readonly to: "that" | "defeated"; readonly many: boolean }
  | { readonly to: "done"; readonly verb: Verb; readonly many: boolean; readonly nth: number };

/** What can be so, in the words of a condition. */
export type Fact =
  | { readonly is: "force"; readonly with: Person }
  | { readonly is: "self-in-play"; readonly self: string }
  | { readonly is: "self-base"; readonly of: Person }
  | { readonly is: "in-play"; readonly side: Person; readonly what: string }
  | { readonly is: "base"; readonly of: Person; readonly what: string | null }
  | { readonly is: "there"; readonly what: string }
  | { readonly is: "done"; readonly verb: Verb }
  | { readonly is: "same"; readonly subject: string | null; readonly many: boolean; readonly what: string }
  | { readonly is: "attacking"; readonly subject: string }
  | { readonly is: "stays"; readonly subject: string };

/** What a triggered ability waits for. `card` is a determined noun, `first` one that only counts once in a turn. */
export type Moment =
  | { readonly on: "play" | "purchase"; readonly card: string }
  | { readonly on: "play" | "purchase"; readonly first: Noun }
  | { readonly on: "reveal" | "defeat"; readonly self: string }
  | { readonly on: "turn-start" | "opponent-discard" };

/** The words of a language that do not depend on effects. */
export interface Lexicon {
  readonly locale: Locale;
  /** "2 cards", "1 resource", "3 Force". */
  counted(count: number, unit: Unit): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** A place with the preposition before it. */
  prep(preposition: Preposition, place: string): string;
  /** A player as the subject of a sentence. */
  person(person: Person): string;
  /** "your hand", "the Empire's base", "the galaxy row"; `again` where the sentence's subject is the same player. */
  container(place: Place, whose: Person | "galaxy", again?: boolean): string;
  /** "the top card of your deck", "the top 2 cards of the galaxy deck". */
  deckTop(count: number, deck: string): string;
  /** A faction as an adjective of a card. */
  faction(faction: Faction): string;
  trait(trait: string): string;
  type(type: CardType): string;
}

/** A language: its words, and how it says what effects do. The structure of effects is the same in all languages. */
export interface Language extends Lexicon {
  noun(filter: Filter, context: NounContext): Noun;
  determined(noun: Noun, quantity: Quantity, manner: Manner): string;
  /** Some of several groups together. */
  among(count: number, upTo: boolean, groups: readonly string[], random: boolean): string;
  /** Where the cards of a group lie: "from your hand", "you have in play". */
  lying(
    places: readonly (readonly [Place, Person | "galaxy"])[],
    preposition: Preposition,
    quantity: Quantity,
    again: Person | null,
  ): string;
  reference(reference: Reference): string;
  /** Some of several cards referred to. */
  someOf(quantity: Quantity, those: string, random: boolean): string;
  /** "each other unit you have in play", of the things so described. */
  every(things: string): string;
  /** "unit", "other unit": a noun after "each". */
  thing(noun: Noun, other: boolean): string;
  eachOf(those: string): string;
  eachOwn(noun: Noun, other: boolean, owner: Person): string;
  /** " for each card", after an amount. */
  per(each: string): string;
  /** As much as a card costs. */
  byCost(unit: Unit, card: string): Measure;
  /** Someone does something. `again`: the sentence has named them as its subject. */
  act(verb: Verb, person: Person, mood: Mood, object: string, again: boolean): string;
  purchased(cards: string, price: "cost" | "free", many: boolean): string;
  onto(cards: string, place: "hand" | "deck-top", whose: string): string;
  swapped(a: string, b: string): string;
  gainsAttack(card: string, measure: Measure): string;
  fact(fact: Fact, after: "if" | "while"): string;
  moment(moment: Moment): string;
  ifSo(fact: string): string;
  whileSo(fact: string): string;
  otherwise: string;
  /** Opens what follows from a price that was paid. */
  ifDone(payer: Person): string;
  ifWished(person: Person): string;
  then: string;
  chooseOne(person: Person, mood: Mood, options: readonly string[]): string;
  later(at: "end-of-turn" | "next-purchase-this-turn", person: Person): string;
  hasAttack(subject: string, measure: Measure): string;
  prevents(amount: number, base: string): string;
  mayAttack(perTurn: number, card: string, reward: string): string;
}
