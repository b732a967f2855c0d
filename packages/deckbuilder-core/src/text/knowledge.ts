import { countedNames, type Knowledge as Knows, type Line, type Locale, localName, say } from "@sw/tabletop/text";
import { defaultCatalogue } from "../catalogue/index.ts";
import type { BaseEntry, CardEntry, Catalogue } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import { unmarked } from "../state/codes.ts";
import type { Seat } from "../state/seats.ts";
import type { PieceView, View } from "../views/shapes.ts";
import type { Language, People, Person } from "./language/language.ts";
import { languageOf } from "./language/languages.ts";

/** What texts are based on: their language, the catalogue, and what the reader knows. */
export interface Knowledge extends Knows<View> {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

/** The language of a text, and what its reader may know of the game. */
export interface TextOptions {
  readonly locale: Locale;
  /**
   * The reader's view, which names pieces, slots, options and abilities. Defaults to none; texts then show ids and
   * numbers.
   */
  readonly view?: View;
  /** The cards of the game. Defaults to those of the base box. */
  readonly catalogue?: Catalogue;
}

/** Collects what texts with these options are based on. */
export function knowledgeOf({ locale, view, catalogue = defaultCatalogue }: TextOptions): Knowledge {
  return { locale, language: languageOf(locale), catalogue, view };
}

const PIECE: Line = { en: "piece #{id}", es: "la pieza #{id}" };
const COPY: Line = { en: "{card} (copy {copy})", es: "{card} (copia {copy})" };
const SLOT: Line = { en: "the card in slot {slot}", es: "la carta de la posición {slot}" };
const IN_SLOT: Line = { en: "{card} (slot {slot})", es: "{card} (posición {slot})" };
const ENEMY_BASE: Line = { en: "the enemy base", es: "la base enemiga" };
const ITS_BASE: Line = { en: "the base", es: "la base" };

/** Returns the catalogue's entry of a card, ignoring its mark, or undefined if there is none. */
export function entryOf({ catalogue }: Knowledge, ref: CardRef): CardEntry | BaseEntry | undefined {
  const id = unmarked(ref);
  return catalogue.cards.find((card) => card.id === id) ?? catalogue.bases.find((base) => base.id === id);
}

/** Returns a card's name, or its id if the catalogue does not have it. */
export function cardName(knowledge: Knowledge, ref: CardRef): string {
  const entry = entryOf(knowledge, ref);
  return entry === undefined ? unmarked(ref) : localName(knowledge, entry.name);
}

/** Returns a card's name, which also tells a marked copy apart from other copies. */
export function copyName(knowledge: Knowledge, ref: CardRef): string {
  const card = cardName(knowledge, ref);
  const copy = ref.slice(unmarked(ref).length + 1);
  return copy === "" ? card : say(knowledge, COPY, { card, copy });
}

/** Lists cards by name, counting equal ones: "Stormtrooper, Imperial Shuttle ×3". */
export function cardNames(knowledge: Knowledge, refs: readonly CardRef[]): readonly string[] {
  return countedNames(refs.map((ref) => cardName(knowledge, ref)));
}

/** Returns a piece in play that the reader sees, or undefined. */
function pieceAt({ view }: Knowledge, id: number): PieceView | undefined {
  if (view === undefined) return undefined;
  return [...view.sides.empire.play, ...view.sides.rebel.play].find((piece) => piece.id === id);
}

/**
 * Returns the name of a piece in play, such as "X-Wing (#12)". `card` gives its card if the reader no longer sees it.
 */
export function pieceName(knowledge: Knowledge, id: number, card?: CardRef | null): string {
  const known = card ?? pieceAt(knowledge, id)?.card;
  if (known === undefined) return say(knowledge, PIECE, { id: String(id) });
  return `${cardName(knowledge, known)} (#${id})`;
}

/** Returns the card in a slot of the row now, or undefined if the reader does not see it. */
export function seenInSlot({ view }: Knowledge, slot: number): CardRef | undefined {
  return view?.row[slot] ?? undefined;
}

/** Returns the number of a slot for people, counted from 1. */
export function slotNumber(slot: number): string {
  return String(slot + 1);
}

/** Returns the name of a row slot by position only, because its card may change. */
export function slotName({ language }: Knowledge, slot: number): string {
  return say(language, SLOT, { slot: slotNumber(slot) });
}

/** Returns the card now in a slot of the row, with the slot: "Lobot (slot 3)". */
export function slotCardName(knowledge: Knowledge, slot: number): string {
  const card = seenInSlot(knowledge, slot);
  if (card === undefined) return slotName(knowledge, slot);
  return cardInSlotName(knowledge, card, slot);
}

/** Returns a card's name with its slot. */
export function cardInSlotName(knowledge: Knowledge, card: CardRef, slot: number): string {
  return say(knowledge, IN_SLOT, { card: cardName(knowledge, card), slot: slotNumber(slot) });
}

/** Returns the words for the base that is attacked. */
export function enemyBase({ language }: Knowledge): string {
  return ENEMY_BASE[language.locale];
}

/** Returns the words for a base, with its name if the reader sees it: "your opponent's base (Hoth)". */
export function baseName(knowledge: Knowledge, seat: Seat | undefined): string {
  const { language, view } = knowledge;
  if (seat === undefined || view === undefined) return ITS_BASE[language.locale];
  const base = language.container("base", personOf(knowledge, seat));
  const card = view.sides[seat].base?.card;
  return card === undefined ? base : `${base} (${cardName(knowledge, card)})`;
}

/** Returns how a text addresses a player, from the reader's point of view. */
export function personOf({ view }: Knowledge, seat: Seat): Person {
  if (view === undefined || view.viewer === "spectator") return seat;
  return view.viewer === seat ? "you" : "opponent";
}

/** Returns how a text addresses the active player and the other player. */
export function peopleOf(knowledge: Knowledge): People {
  return peopleFor(knowledge, knowledge.view?.active);
}

/** Returns how a text addresses the picking player and the other player. */
export function pickersOf(knowledge: Knowledge): People {
  const { view } = knowledge;
  return peopleFor(knowledge, view?.decision?.seat ?? view?.active);
}

function peopleFor(knowledge: Knowledge, owner: Seat | undefined): People {
  if (owner === undefined) return { owner: "active", opponent: "waiting" };
  return { owner: personOf(knowledge, owner), opponent: personOf(knowledge, otherSeat(owner)) };
}

/** Returns the other player. */
export function otherSeat(seat: Seat): Seat {
  return seat === "empire" ? "rebel" : "empire";
}
