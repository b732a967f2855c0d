import type { Locale } from "@sw/tabletop/text";
import type { CardType, Faction, Filter } from "../../language/language.ts";
import type { Seat } from "../../state/seats.ts";

/** The owner of an effect, or the other player. */
export type Role = "owner" | "opponent";

/** How a text names a player: as the reader, the reader's opponent, by faction, or by whose turn it is. */
export type Person = "you" | "opponent" | Seat | "active" | "waiting";

/** How a text names both players of an effect. */
export type People = Readonly<Record<Role, Person>>;

/** The mood of a deed: "draw", "you draw" or "you may draw". */
export type Mood = "order" | "fact" | "may";

/** The units that texts count. */
export type Unit = "card" | "base" | "resource" | "force" | "attack" | "damage" | "pick";

/** Places that hold cards. */
export type Place = "hand" | "discard" | "deck" | "play" | "base" | "victory" | "row";

/** The verbs of deeds. */
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

/** How a place relates to a card: the card is taken from it, belongs to it, is in it, or is affected in it. */
export type Preposition = "from" | "of" | "in" | "to";

/** A noun with its adjectives, in singular and plural. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
  /** Whether it is a card's own name, which takes no article. */
  readonly isName: boolean;
}

/** How many things a noun stands for. */
export type Quantity = "one" | "all" | { readonly count: number; readonly upTo: boolean };

/** Whether a quantity means more than one. */
export function isPlural(quantity: Quantity): boolean {
  return quantity !== "one" && (quantity === "all" || quantity.count > 1);
}

/** What determines a noun, in addition to its quantity. */
export interface Manner {
  /** Whether this card itself is excluded. */
  readonly other: boolean;
  /** Whether the cards are picked at random. */
  readonly random: boolean;
}

/** Context for the nouns of an effect: its owner, and the names of the cards it mentions. */
export interface NounContext {
  /** The faction of the player whose effect it is; null if either player can be meant. */
  readonly side: Seat | null;
  readonly nameOf: (id: string) => string;
}

/** An amount, and the clause that says what it depends on. The clause comes last in the sentence. */
export interface Measure {
  /** The amount in words: "2 cards", "resources". */
  readonly amount: string;
  /**
   * The clause: " for each Rebel base in your opponent's victory pile", " equal to the cost of that card", or empty.
   */
  readonly tail: string;
  /** The number in the amount; null if it is a card's cost. */
  readonly count: number | null;
}

/** A card or cards that an effect refers back to. */
export type Reference =
  | { readonly to: "self"; readonly type: CardType | "card" }
  | { readonly to: "that" | "defeated"; readonly many: boolean }
  | { readonly to: "done"; readonly verb: Verb; readonly many: boolean; readonly nth: number };

/** A condition in a form that can be put into words. */
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

/**
 * The moment that a triggered ability waits for. `card` is a noun with its article, `first` a noun that counts only
 * once a turn.
 */
export type Moment =
  | { readonly on: "play" | "purchase"; readonly card: string }
  | { readonly on: "play" | "purchase"; readonly first: Noun }
  | { readonly on: "reveal" | "defeat"; readonly self: string }
  | { readonly on: "turn-start" | "opponent-discard" };

/** The words of a language for things outside effects. */
export interface Lexicon {
  readonly locale: Locale;
  /** Returns a count with its unit: "2 cards", "1 resource", "3 Force". */
  counted(count: number, unit: Unit): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** Returns a place after its preposition. */
  prep(preposition: Preposition, place: string): string;
  /** Returns a player as the subject of a sentence. */
  person(person: Person): string;
  /**
   * Returns a container: "your hand", "the Empire's base", "the galaxy row". `again` says that its owner is the
   * sentence's subject.
   */
  container(place: Place, whose: Person | "galaxy", again?: boolean): string;
  /** Returns the top of a deck: "the top card of your deck", "the top 2 cards of the galaxy deck". */
  deckTop(count: number, deck: string): string;
  /** Returns a faction as an adjective of a card. */
  faction(faction: Faction): string;
  trait(trait: string): string;
  type(type: CardType): string;
}

/** A language: its words, and how it tells effects. All languages share the structure of effects. */
export interface Language extends Lexicon {
  noun(filter: Filter, context: NounContext): Noun;
  determined(noun: Noun, quantity: Quantity, manner: Manner): string;
  /** Returns words for some cards of several groups together. */
  among(count: number, upTo: boolean, groups: readonly string[], random: boolean): string;
  /** Returns where the cards of a group are: "from your hand", "you have in play". */
  lying(
    places: readonly (readonly [Place, Person | "galaxy"])[],
    preposition: Preposition,
    quantity: Quantity,
    again: Person | null,
  ): string;
  reference(reference: Reference): string;
  /** Returns words for some of several cards referred to. */
  someOf(quantity: Quantity, those: string, random: boolean): string;
  /** Returns "each" with the described things: "each other unit you have in play". */
  every(things: string): string;
  /** Returns a noun to follow "each": "unit", "other unit". */
  thing(noun: Noun, other: boolean): string;
  eachOf(those: string): string;
  eachOwn(noun: Noun, other: boolean, owner: Person): string;
  /** Returns the words after an amount: " for each card". */
  per(each: string): string;
  /** Returns the measure "as much as a card costs". */
  byCost(unit: Unit, card: string): Measure;
  /**
   * Returns a clause in which a player does something. `again` says that the sentence has already named them as its
   * subject.
   */
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
  /** Returns the words before an effect that happens if a cost was paid. */
  ifDone(payer: Person): string;
  ifWished(person: Person): string;
  then: string;
  chooseOne(person: Person, mood: Mood, options: readonly string[]): string;
  later(at: "end-of-turn" | "next-purchase-this-turn", person: Person): string;
  hasAttack(subject: string, measure: Measure): string;
  prevents(amount: number, base: string): string;
  mayAttack(perTurn: number, card: string, reward: string): string;
}
