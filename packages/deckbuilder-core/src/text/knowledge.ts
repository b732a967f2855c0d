import { countedNames, type Knowledge as Knows, type Line, type Locale, localName, say } from "@sw/tabletop/text";
import { defaultCatalogue } from "../catalogue/index.ts";
import type { BaseEntry, CardEntry, Catalogue } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import { unmarked } from "../state/codes.ts";
import type { Seat } from "../state/seats.ts";
import type { PieceView, View } from "../views/view.ts";
import type { Language, People, Person } from "./language/language.ts";
import { languageOf } from "./language/languages.ts";

/** What a text can draw on: its language, the cards there are, and what the reader knows. */
export interface Knowledge extends Knows<View> {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

/** The language of a text, and what its reader may know of the game. */
export interface TextOptions {
  readonly locale: Locale;
  /**
   * The reader's view, which names pieces, slots, options and abilities. Without it texts show their ids and numbers.
   */
  readonly view?: View;
  /** The cards of the game. Defaults to those of the base box. */
  readonly catalogue?: Catalogue;
}

/** Gathers what the texts for these options can draw on. */
export function knowledgeOf({ locale, view, catalogue = defaultCatalogue }: TextOptions): Knowledge {
  return { locale, language: languageOf(locale), catalogue, view };
}

const PIECE: Line = { en: "piece #{id}", es: "la pieza #{id}" };
const COPY: Line = { en: "{card} (copy {copy})", es: "{card} (copia {copy})" };
const SLOT: Line = { en: "the card in slot {slot}", es: "la carta de la posición {slot}" };
const IN_SLOT: Line = { en: "{card} (slot {slot})", es: "{card} (posición {slot})" };
const ENEMY_BASE: Line = { en: "the enemy base", es: "la base enemiga" };
const ITS_BASE: Line = { en: "the base", es: "la base" };

/** The catalogue's entry of a card, its mark aside; undefined if there is none. */
export function entryOf({ catalogue }: Knowledge, ref: CardRef): CardEntry | BaseEntry | undefined {
  const id = unmarked(ref);
  return catalogue.cards.find((card) => card.id === id) ?? catalogue.bases.find((base) => base.id === id);
}

/** A card's name; the id of a card that the catalogue does not have. */
export function cardName(knowledge: Knowledge, ref: CardRef): string {
  const entry = entryOf(knowledge, ref);
  return entry === undefined ? unmarked(ref) : localName(knowledge, entry.name);
}

/** A card's name that tells a marked copy from its like. */
export function copyName(knowledge: Knowledge, ref: CardRef): string {
  const card = cardName(knowledge, ref);
  const copy = ref.slice(unmarked(ref).length + 1);
  return copy === "" ? card : say(knowledge, COPY, { card, copy });
}

/** Cards by name, equal ones counted: "Stormtrooper, Imperial Shuttle ×3". */
export function cardNames(knowledge: Knowledge, refs: readonly CardRef[]): readonly string[] {
  return countedNames(refs.map((ref) => cardName(knowledge, ref)));
}

/** A piece in play that the reader sees, with its owner. */
function pieceAt({ view }: Knowledge, id: number): PieceView | undefined {
  if (view === undefined) return undefined;
  return [...view.sides.empire.play, ...view.sides.rebel.play].find((piece) => piece.id === id);
}

/** A piece in play: "X-Wing (#12)"; `card` is what it is, where the reader no longer sees it. */
export function pieceName(knowledge: Knowledge, id: number, card?: CardRef | null): string {
  const known = card ?? pieceAt(knowledge, id)?.card;
  if (known === undefined) return say(knowledge, PIECE, { id: String(id) });
  return `${cardName(knowledge, known)} (#${id})`;
}

/** The card that lies in a slot of the row now, as far as the reader sees it. */
export function seenInSlot({ view }: Knowledge, slot: number): CardRef | undefined {
  return view?.row[slot] ?? undefined;
}

/** The number of a slot for people: from 1. */
export function slotNumber(slot: number): string {
  return String(slot + 1);
}

/** A slot of the row by its place alone: what lies there changes. */
export function slotName({ language }: Knowledge, slot: number): string {
  return say(language, SLOT, { slot: slotNumber(slot) });
}

/** A slot of the row with the card that lies there now: "Lobot (slot 3)". */
export function slotCardName(knowledge: Knowledge, slot: number): string {
  const card = seenInSlot(knowledge, slot);
  if (card === undefined) return slotName(knowledge, slot);
  return cardInSlotName(knowledge, card, slot);
}

/** A card with the slot that it lies in. */
export function cardInSlotName(knowledge: Knowledge, card: CardRef, slot: number): string {
  return say(knowledge, IN_SLOT, { card: cardName(knowledge, card), slot: slotNumber(slot) });
}

/** The base that is attacked. */
export function enemyBase({ language }: Knowledge): string {
  return ENEMY_BASE[language.locale];
}

/** A base with its name where the reader sees it: "your opponent's base (Hoth)". */
export function baseName(knowledge: Knowledge, seat: Seat | undefined): string {
  const { language, view } = knowledge;
  if (seat === undefined || view === undefined) return ITS_BASE[language.locale];
  const base = language.container("base", personOf(knowledge, seat));
  const card = view.sides[seat].base?.card;
  return card === undefined ? base : `${base} (${cardName(knowledge, card)})`;
}

/** A player as the reader calls them. */
export function personOf({ view }: Knowledge, seat: Seat): Person {
  if (view === undefined || view.viewer === "spectator") return seat;
  return view.viewer === seat ? "you" : "opponent";
}

/** The player whose turn it is and the other as the reader calls them. */
export function peopleOf(knowledge: Knowledge): People {
  return peopleFor(knowledge, knowledge.view?.active);
}

/** The player who picks and the other as the reader calls them. */
export function pickersOf(knowledge: Knowledge): People {
  const { view } = knowledge;
  return peopleFor(knowledge, view?.decision?.seat ?? view?.active);
}

function peopleFor(knowledge: Knowledge, owner: Seat | undefined): People {
  if (owner === undefined) return { owner: "active", opponent: "waiting" };
  return { owner: personOf(knowledge, owner), opponent: personOf(knowledge, otherSeat(owner)) };
}

/** The other player. */
export function otherSeat(seat: Seat): Seat {
  return seat === "empire" ? "rebel" : "empire";
}
