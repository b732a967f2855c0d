import { at, type CardCode, pileCards, pileSize } from "@sw/tabletop";
import type { Filter, Zone, ZoneCards } from "../language/language.ts";
import type { Cards } from "../language/program.ts";
import { type Box, kindIn, passes } from "../state/box.ts";
import { kindOf, markOf, NO_CARD, NO_MARK, NO_PLACE } from "../state/codes.ts";
import type { Bound, EffectFrame, Held } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { cardOf, idOf, pieceIn } from "../state/pieces.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import type { Piece, State } from "../state/state.ts";

/** The point of view of an effect's selectors: its owner, and the cards that it can refer to. */
export interface Scope {
  readonly seat: Side;
  readonly card: CardCode;
  /** The id of the card's piece, or {@link NO_PIECE} if it has none. */
  readonly self: number;
  readonly triggering: number;
  readonly target: CardCode;
  readonly bound: readonly Bound[];
  /** The card held by the first half of a swap, or null if no swap is under way. */
  readonly held: Held | null;
}

/** Returns the scope of a card's selectors outside any running effect: its owner and the card itself. */
export function plainScope(side: Side, card: CardCode, self: number): Scope {
  return { seat: side, card, self, triggering: NO_MARK, target: card, bound: [], held: null };
}

/** A card that a selector matches, and the number of its identical copies. */
export interface Candidate {
  readonly zone: Zone;
  readonly card: CardCode;
  /** Piece id, row slot or position from the top; {@link NO_PLACE} in zones without positions. */
  readonly at: number;
  readonly copies: number;
  /** Sort key among the candidates of one selector. */
  readonly key: number;
}

/** The distance between the sort keys of one zone and those of the next. */
const ZONE_STRIDE = 2 ** 40;

/** Whether a card passes a filter, from the point of view of a player. */
export function fits(box: Box, filter: Filter | undefined, code: CardCode, side: Side, isSelf = false): boolean {
  return filter === undefined || passes(filter, kindIn(box, code), side, isSelf);
}

/** Whether a selector matches one of the player's own pieces in play. */
export function fitsPiece(box: Box, scope: Scope, cards: Cards, piece: Piece): boolean {
  const isSelf = idOf(piece) === scope.self;
  if (cards.of === "self") return isSelf;
  if (cards.of !== "zones") return false;
  const fitsPart = ({ zones, filter }: ZoneCards): boolean =>
    zones.includes("own-play") && passes(filter, kindIn(box, cardOf(piece)), scope.seat, isSelf);
  return cards.parts.some(fitsPart);
}

/** Counts the cards that a compiled selector matches, without listing the cards of each zone. */
export function howMany(look: Look, scope: Scope, cards: Cards): number {
  if (cards.of === "target") return 1;
  if (cards.of !== "zones") return countOf(candidates(look, scope, cards));
  let count = 0;
  for (const { zones, filter } of cards.parts) {
    for (const zone of zones) count += howManyIn(look, scope, zone, filter);
  }
  return count;
}

function howManyIn({ box, state }: Look, scope: Scope, zone: Zone, filter: Filter | undefined): number {
  const play = piecesIn(state, scope.seat, zone);
  if (play !== undefined) {
    let count = 0;
    for (const piece of play) {
      const isSelf = zone === "own-play" && idOf(piece) === scope.self;
      if (passes(filter, kindIn(box, cardOf(piece)), scope.seat, isSelf)) count += 1;
    }
    return count;
  }
  const cards = cardsIn(state, scope.seat, zone);
  if (cards !== undefined) return filter === undefined ? cards.length : fitting(box, scope, cards, filter);
  return countOf(inZone(state, scope.seat, zone, 0).filter(({ card }) => fits(box, filter, card, scope.seat)));
}

/**
 * Converts a zone between the names that the active player and the picking player use. When the opponent picks, their
 * own hand is the active player's `opp-hand`.
 */
export function zoneForPicker(cards: Cards, zone: Zone): Zone {
  if (!("by" in cards) || cards.by !== "opponent") return zone;
  if (zone === "opp-hand") return "own-hand";
  return zone === "own-hand" ? "opp-hand" : zone;
}

/** Returns the pieces of a zone, or undefined if the zone holds no pieces. */
function piecesIn(state: State, side: Side, zone: Zone): readonly Piece[] | undefined {
  if (zone === "own-play") return state.sides[side].play;
  return zone === "opp-play" ? state.sides[opponentOf(side)].play : undefined;
}

/** Returns the cards of a zone in which copies cannot be told apart, or undefined for any other zone. */
function cardsIn(state: State, side: Side, zone: Zone): readonly CardCode[] | undefined {
  switch (zone) {
    case "own-hand":
      return pileCards(state.sides[side].hand);
    case "opp-hand":
      return pileCards(state.sides[opponentOf(side)].hand);
    case "own-discard":
      return state.sides[side].discard;
    case "galaxy-discard":
      return state.galaxyDiscard;
    case "opp-victory-pile":
      return state.sides[opponentOf(side)].victory;
    default:
      return undefined;
  }
}

function fitting(box: Box, scope: Scope, cards: readonly CardCode[], filter: Filter): number {
  let count = 0;
  for (const card of cards) if (passes(filter, kindIn(box, card), scope.seat)) count += 1;
  return count;
}

/** Lists the cards that a compiled selector matches, in the order in which they can be picked. */
export function candidates(look: Look, scope: Scope, cards: Cards): readonly Candidate[] {
  const { state } = look;
  switch (cards.of) {
    case "zones":
      return inZones(look, scope, cards.parts);
    case "bound":
      return boundCards(state, scope, scope.bound[cards.register]);
    case "self":
      return selfCards(state, scope);
    case "triggering":
      return marked(state, scope.seat, [scope.triggering]);
    case "target":
      return [{ zone: "galaxy-discard", card: scope.target, at: NO_PLACE, copies: 1, key: 0 }];
  }
}

/** Counts the cards that the candidates represent, including their copies. */
export function countOf(found: readonly Candidate[]): number {
  let count = 0;
  for (const { copies } of found) count += copies;
  return count;
}

/** Whether everyone can tell how many cards a selector matches, because no filter applies to hidden cards. */
export function isCountPublic(cards: Cards): boolean {
  if (cards.of !== "zones") return true;
  return cards.parts.every(
    ({ zones, filter }) => filter === undefined || !zones.some((zone) => SECRET_ZONES.has(zone)),
  );
}

/** The zones whose cards are hidden from at least one player. */
const SECRET_ZONES: ReadonlySet<Zone> = new Set<Zone>([
  "own-hand",
  "opp-hand",
  "own-deck-top",
  "opp-deck-top",
  "galaxy-deck-top",
]);

/** Whether a zone is the top of a deck, where cards are taken in order and not picked. */
export function isDeckTop(zone: Zone): zone is "own-deck-top" | "opp-deck-top" | "galaxy-deck-top" {
  return zone === "own-deck-top" || zone === "opp-deck-top" || zone === "galaxy-deck-top";
}

/** Returns the deck whose top a zone names. */
export function deckAt(
  state: State,
  side: Side,
  zone: "own-deck-top" | "opp-deck-top" | "galaxy-deck-top",
): State["galaxyDeck"] {
  if (zone === "galaxy-deck-top") return state.galaxyDeck;
  return state.sides[zone === "own-deck-top" ? side : opponentOf(side)].deck;
}

function inZones({ box, state }: Look, scope: Scope, parts: readonly ZoneCards[]): readonly Candidate[] {
  const found: Candidate[] = [];
  let zoneIndex = 0;
  for (const { zones, filter } of parts) {
    for (const zone of zones) {
      for (const candidate of inZone(state, scope.seat, zone, zoneIndex * ZONE_STRIDE)) {
        if (fits(box, filter, candidate.card, scope.seat, isSelf(scope, candidate))) found.push(candidate);
      }
      zoneIndex += 1;
    }
  }
  return found;
}

function isSelf(scope: Scope, { zone, at }: Candidate): boolean {
  return zone === "own-play" && at === scope.self;
}

function inZone(state: State, side: Side, zone: Zone, key: number): readonly Candidate[] {
  const play = piecesIn(state, side, zone);
  if (play !== undefined) return pieces(zone, play, key);
  const cards = cardsIn(state, side, zone);
  if (cards !== undefined) return grouped(zone, cards, key);
  switch (zone) {
    case "own-base":
      return baseIn(state, side, zone, key);
    case "opp-base":
      return baseIn(state, opponentOf(side), zone, key);
    case "galaxy-row":
      return state.row.flatMap((card, slot) =>
        card === null ? [] : [{ zone, card, at: slot, copies: 1, key: key + slot }],
      );
    default: {
      const size = isDeckTop(zone) ? pileSize(deckAt(state, side, zone)) : 0;
      return size === 0 ? [] : [{ zone, card: NO_CARD, at: 0, copies: size, key }];
    }
  }
}

function baseIn(state: State, side: Side, zone: Zone, key: number): readonly Candidate[] {
  const { base } = state.sides[side];
  return base === null ? [] : [{ zone, card: base.card, at: 0, copies: 1, key }];
}

function grouped(zone: Zone, cards: readonly CardCode[], key: number): readonly Candidate[] {
  const sorted = cards.slice().sort((a, b) => a - b);
  const found: Candidate[] = [];
  for (let index = 0; index < sorted.length; ) {
    const card = at(sorted, index);
    const first = index;
    while (sorted[index] === card) index += 1;
    found.push({ zone, card, at: NO_PLACE, copies: index - first, key: key + card });
  }
  return found;
}

function pieces(zone: Zone, play: readonly Piece[], key: number): readonly Candidate[] {
  return play.map((piece) => ({ zone, card: cardOf(piece), at: idOf(piece), copies: 1, key: key + idOf(piece) }));
}

/** Returns the card itself: in play, as the base, or where its purchase put it. */
function selfCards(state: State, { seat, self, card, triggering }: Scope): readonly Candidate[] {
  const piece = pieceIn(state.sides[seat].play, self);
  if (piece !== undefined) return pieces("own-play", [piece], 0);
  if (state.sides[seat].base?.card === card) return baseIn(state, seat, "own-base", 0);
  return marked(state, seat, [triggering]).filter((one) => kindOf(one.card) === kindOf(card));
}

function boundCards(state: State, scope: Scope, bound: Bound | undefined): readonly Candidate[] {
  if (bound === undefined) return [];
  if ("marks" in bound) return marked(state, scope.seat, bound.marks);
  const deck = deckAt(state, scope.seat, bound.top);
  const gone = bound.left - pileSize(deck);
  if (gone < 0) return [];
  const shown = deck.filter((segment) => segment.ordered).flatMap((segment) => segment.cards);
  return shown
    .slice(0, Math.max(0, bound.count - gone))
    .map((card, at) => ({ zone: bound.top, card, at, copies: 1, key: at }));
}

/** Lists the cards that carry one of these marks, in every zone where the active player's effects can have put them. */
function marked(state: State, side: Side, marks: readonly number[]): readonly Candidate[] {
  const found: Candidate[] = [];
  const search = (zone: Zone, cards: readonly CardCode[]): void => {
    for (const card of cards) {
      const mark = markOf(card);
      if (mark !== NO_MARK && marks.includes(mark)) found.push({ zone, card, at: NO_PLACE, copies: 1, key: mark });
    }
  };
  const own = state.sides[side];
  const opponent = state.sides[opponentOf(side)];
  search("own-discard", own.discard);
  search("own-hand", pileCards(own.hand));
  search("own-deck-top", pileCards(own.deck));
  search("galaxy-discard", state.galaxyDiscard);
  for (const piece of own.play) {
    const card = cardOf(piece);
    const id = idOf(piece);
    if (marks.includes(markOf(card)) && markOf(card) !== NO_MARK)
      found.push({ zone: "own-play", card, at: id, copies: 1, key: id });
  }
  search("opp-hand", pileCards(opponent.hand));
  search("opp-deck-top", pileCards(opponent.deck));
  return found;
}

/** Returns the scope of a running effect: its player, its card, and the cards it has bound. */
export function scopeOf(state: State, frame: EffectFrame): Scope {
  const { card, self, triggering, target, bound, held } = frame;
  return { seat: state.active, card, self, triggering, target, bound, held };
}
