import {
  addToBag,
  type CardCode,
  type Pile,
  placeOnTop,
  type Step,
  shuffled,
  type Violation,
  wordsOfSeed,
} from "@sw/tabletop";
import { type BeginOptions, begun, soundState } from "@sw/tabletop/testing";
import { defaultCatalogue } from "../catalogue/index.ts";
import { engineOf } from "../game.ts";
import type { Catalogue } from "../language/language.ts";
import { brokenInvariants } from "../saves/invariants.ts";
import type { CardRef } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import { kindOf } from "../state/codes.ts";
import { compileBox } from "../state/compile-box.ts";
import { type Config, configOf } from "../state/config.ts";
import { standardBox } from "../state/default-box.ts";
import type { Event } from "../state/events.ts";
import type { GameFrame } from "../state/frames.ts";
import type { Play } from "../state/kinds.ts";
import { cardOf, idOf, type PieceParts, pieceWith } from "../state/pieces.ts";
import { bitOf, PUBLIC, type Seat, type SeatIndex, seatIndex, seatName } from "../state/seats.ts";
import { type BaseInPlay, type Piece, type Player, ROW_SLOTS, STATE_FORMAT, type State } from "../state/state.ts";
import { DeckWork } from "../state/work.ts";
import { Supply } from "./supply.ts";

/** A card in play: its name, or its name with what is on it. */
export type PieceSpec = CardRef | ({ readonly card: CardRef } & Partial<Omit<PieceParts, "card" | "id">>);

/** One side of the table; what is left out is empty, the starting base undamaged, the deck what is left of the starters. */
export interface SideSpec {
  readonly base?: CardRef | null | ({ readonly card: CardRef } & Partial<Omit<BaseInPlay, "card">>);
  /** Bases still face down; by default all that the mode gives and no pile holds. */
  readonly bases?: readonly CardRef[];
  readonly victory?: readonly CardRef[];
  readonly hand?: readonly CardRef[];
  /** Cards of the hand that everyone has seen, on top of `hand`. */
  readonly shownHand?: readonly CardRef[];
  /** The deck, shuffled; by default what is left of the starters. What is left over goes to the discard pile. */
  readonly deck?: readonly CardRef[];
  /** Cards lying on top of the deck in this order, known to all. */
  readonly deckTop?: readonly CardRef[];
  readonly discard?: readonly CardRef[];
  readonly play?: readonly PieceSpec[];
}

/** A situation at the table in a few lines. */
export interface Scenario {
  readonly config?: Partial<Config>;
  readonly active?: Seat;
  readonly turn?: number;
  /** -3 (dark end) to 3 (light end). */
  readonly force?: number;
  readonly resources?: number;
  /** Slots from the left; null leaves a slot empty, missing ones are filled with cards without effect here. */
  readonly row?: readonly (CardRef | null)[];
  /** The galaxy deck, shuffled; by default all galaxy cards that lie nowhere else. Left-over cards are exiled. */
  readonly galaxyDeck?: readonly CardRef[];
  /** Cards on top of the galaxy deck in this order; known to nobody unless `galaxyTopSeenBy` says so. */
  readonly galaxyTop?: readonly CardRef[];
  readonly galaxyTopSeenBy?: readonly Seat[];
  readonly galaxyDiscard?: readonly CardRef[];
  readonly pilots?: number;
  readonly empire?: SideSpec;
  readonly rebel?: SideSpec;
  /** In the middle of the turn (default), or as its start or end begins: what follows by itself has then happened. */
  readonly at?: "actions" | "turn-start" | "turn-end";
  readonly seed?: string | number;
  /** Another catalogue than the base box. */
  readonly catalogue?: Catalogue;
}

/**
 * Builds a state from a few lines and lets go on what goes on by itself, until somebody is asked (chance from `seed`): a
 * turn's start comes to its actions unless a base or an ability is to be chosen, a turn's end to the next turn. Cards are
 * taken from the box, so nothing exists twice; what is not mentioned lies where it would by default. Pieces get ids from 1 (Empire) and from 101 (Rebel), new ones from 1000. Throws if there are not
 * enough copies of a card or an invariant is broken, and says which.
 */
export function scenario(spec: Scenario = {}): State {
  return begin(spec).state;
}

/** The same, with the events of what goes on by itself; `draws` answers chance by name, in order, and `until` goes on to a question. */
export function begin(spec: Scenario = {}, options: BeginOptions<Play> = {}): Step<State, Event> {
  const box = boxOf(spec);
  const broken = (state: State): readonly Violation[] => brokenInvariants(box, state);
  return begun(engineOf(box), (chance) => new DeckWork(box, laidOut(spec), chance), broken, options);
}

/** The state as it is laid out, before anything goes on by itself: for tests of single procedures. */
export function laidOut(spec: Scenario = {}): State {
  const box = boxOf(spec);
  const config = configOf(spec.config ?? {});
  const supply = new Supply(box, config);
  const active = seatIndex(spec.active ?? "empire");
  const sides = [sideOf(supply, 0, spec.empire ?? {}), sideOf(supply, 1, spec.rebel ?? {})] as const;
  const galaxy = galaxyPart(supply, spec);
  const state: State = {
    format: STATE_FORMAT,
    game: "deckbuilder",
    catalogue: box.hash,
    config,
    words: wordsOfSeed(spec.seed ?? "scenario"),
    turn: spec.turn ?? (active === 0 ? 3 : 4),
    active,
    force: spec.force ?? 0,
    resources: spec.resources ?? 0,
    nextId: 1000,
    nextMark: 0,
    moments: 0,
    permittedAttacks: 0,
    ...galaxy,
    pilots: spec.pilots ?? supply.left(box.pilot),
    players: [withRest(supply, sides[0], 0, spec.empire), withRest(supply, sides[1], 1, spec.rebel)],
    exiled: [],
    delayed: [],
    frames: [frameAt(spec.at ?? "actions")],
    outcome: null,
  };
  supply.takeCopies(box.pilot, state.pilots);
  const whole = { ...state, exiled: supply.takeAll() };
  return soundState(whole, brokenInvariants(box, whole));
}

function boxOf({ catalogue }: Scenario): Box {
  return catalogue === undefined ? standardBox() : compileBox(catalogue);
}

/** The id of a card in play, the `nth` copy (from 0) by id; by default on the active player's side of the base box. */
export function pieceId(state: State, card: CardRef, nth = 0, seat: Seat = seatName(state.active)): number {
  const kind = defaultCatalogue.cards.findIndex(({ id }) => id === card);
  const found = state.players[seatIndex(seat)].play.filter((piece) => kindOf(cardOf(piece)) === kind)[nth];
  if (found === undefined) throw new Error(`${seat} has no ${card} (copy ${nth}) in play`);
  return idOf(found);
}

function frameAt(at: NonNullable<Scenario["at"]>): GameFrame {
  return at === "turn-start" ? { kind: "turn-start", step: 0 } : { kind: at };
}

function sideOf(supply: Supply, seat: SeatIndex, side: SideSpec): Player {
  const base = baseOf(supply, seat, side.base);
  const victory = (side.victory ?? []).map((ref) => supply.take(ref));
  const hand = (side.hand ?? []).map((ref) => supply.take(ref));
  const shown = (side.shownHand ?? []).map((ref) => supply.take(ref));
  const top = (side.deckTop ?? []).map((ref) => supply.take(ref));
  const deck = (side.deck ?? []).map((ref) => supply.take(ref));
  return {
    base,
    bases: (side.bases ?? []).map((ref) => supply.take(ref)).sort((a, b) => a - b),
    boxed: [],
    victory,
    hand: bagOf(hand, shown, seat),
    deck: onTop(shuffled(deck), top, PUBLIC),
    discard: (side.discard ?? []).map((ref) => supply.take(ref)),
    play: (side.play ?? []).map((spec, index) => pieceOf(supply, spec, index + (seat === 0 ? 1 : 101))),
  };
}

function baseOf(supply: Supply, seat: SeatIndex, spec: SideSpec["base"]): BaseInPlay | null {
  if (spec === null) return null;
  const { card, ...rest } = typeof spec === "object" ? spec : { card: spec ?? supply.startingBase(seat) };
  return { card: supply.take(card), damage: 0, used: false, prevented: 0, ...rest };
}

function pieceOf(supply: Supply, spec: PieceSpec, id: number): Piece {
  const { card, ...rest } = typeof spec === "string" ? { card: spec } : spec;
  return pieceWith({ id, card: supply.take(card), used: false, gained: 0, damage: 0, commitment: null, ...rest });
}

function bagOf(hand: readonly CardCode[], shown: readonly CardCode[], seat: SeatIndex): Pile {
  let bag: Pile = [];
  for (const code of hand) bag = addToBag(bag, code, bitOf(seat));
  for (const code of shown) bag = addToBag(bag, code, PUBLIC);
  return bag;
}

function onTop(pile: Pile, cards: readonly CardCode[], knownTo: number): Pile {
  return [...cards].reverse().reduce((deck, code) => placeOnTop(deck, code, knownTo), pile);
}

/** What no pile holds: bases go face down (the others' stay in the box), starters to the deck or the discard pile. */
function withRest(supply: Supply, player: Player, seat: SeatIndex, side: SideSpec = {}): Player {
  const bases = side.bases === undefined ? supply.takeBases(seat) : player.bases;
  const whole = { ...player, bases, boxed: supply.takeBases(seat) };
  const starters = supply.takeStarters(seat);
  if (side.deck !== undefined) return { ...whole, discard: [...starters, ...player.discard] };
  return { ...whole, deck: onTop(shuffled(starters), topOf(player.deck), PUBLIC) };
}

function topOf(deck: Pile): readonly CardCode[] {
  return deck.filter(({ ordered }) => ordered).flatMap(({ cards }) => cards);
}

function galaxyPart(supply: Supply, spec: Scenario): Pick<State, "row" | "galaxyDeck" | "galaxyDiscard"> {
  const mask = (spec.galaxyTopSeenBy ?? []).reduce((sum, seat) => sum | bitOf(seatIndex(seat)), 0);
  const slots = Array.from({ length: ROW_SLOTS }, (_, slot) => spec.row?.[slot]);
  const named = slots.map((ref) => (typeof ref === "string" ? supply.take(ref) : ref));
  const top = (spec.galaxyTop ?? []).map((ref) => supply.take(ref));
  const galaxyDiscard = (spec.galaxyDiscard ?? []).map((ref) => supply.take(ref));
  const deck = spec.galaxyDeck?.map((ref) => supply.take(ref));
  const row = named.map((code) => (code === undefined ? supply.takeFiller() : code));
  return { row, galaxyDeck: onTop(shuffled(deck ?? supply.takeGalaxy()), top, mask), galaxyDiscard };
}
