import {
  addToBag,
  type CardCode,
  type Pile,
  placeOnTop,
  type Step,
  shuffled,
  type Violation,
  violation,
  wordsOfSeed,
} from "@sw/tabletop";
import { type BeginOptions, begun, refuseScenario, refuseUnknownKeys, soundState } from "@sw/tabletop/testing";
import { defaultCatalogue } from "../catalogue/index.ts";
import { engineOf } from "../engine/engine.ts";
import type { DeckbuilderTypes } from "../game.ts";
import type { RuleId } from "../rules/ids.ts";
import { brokenInvariants } from "../saves/invariants.ts";
import type { CardRef } from "../state/actions.ts";
import { type Box, kindIn } from "../state/box.ts";
import { kindOf, NO_MARK, NO_PIECE } from "../state/codes.ts";
import { configOf, refusedConfig } from "../state/config.ts";
import type { Event } from "../state/events.ts";
import type { GameFrame } from "../state/frames.ts";
import { cardOf, idOf, pieceWith, upright } from "../state/pieces.ts";
import { bitOf, bitOfViewer, PUBLIC, type Seat, type Side, seatOf, sideOfSeat } from "../state/seats.ts";
import { type BaseInPlay, type Piece, ROW_SLOTS, type SideState, STATE_FORMAT, type State } from "../state/state.ts";
import { GameWork } from "../state/work.ts";
import { boxFor } from "./box.ts";
import { type DelayedSpec, type HeldCard, type PieceSpec, SCENARIO, type Scenario, type SideSpec } from "./spec.ts";
import { Supply } from "./supply.ts";

/**
 * Builds a state from a few lines and runs the automatic steps until a player must decide, with chance from `seed`: a
 * turn's start leads to its actions unless a base or an ability must be chosen, a turn's end to the next turn. Cards
 * are taken from the box, so none exists twice, and cards not mentioned go to their default zone. Pieces get ids
 * from 1 (Empire) and from 101 (Rebel), new ones from 1000. Throws a {@link ScenarioError} that says what is wrong if a
 * key or name is unknown (`tt.input.shape`), the box has not enough copies of a card, or an invariant is broken.
 */
export function scenario(spec: Scenario = {}): State {
  return begin(spec).state;
}

/**
 * Builds the state of {@link scenario} and also returns the events of its automatic steps. `draws` answers chance by
 * name, in order, and `until` plays on to a question.
 */
export function begin(spec: Scenario = {}, options: BeginOptions<DeckbuilderTypes> = {}): Step<State, Event> {
  const box = boxFor(spec.catalogue);
  const broken = (state: State): readonly Violation[] => brokenInvariants({ box, state });
  return begun(engineOf(box), (chance) => new GameWork(box, laidOut(spec), chance), broken, options);
}

/** Builds a scenario's state without running any automatic steps, for tests of single procedures. */
export function laidOut(spec: Scenario = {}): State {
  refuseUnknownKeys(spec, SCENARIO);
  const box = boxFor(spec.catalogue);
  const config = configOf(spec.config ?? {});
  const refused = refusedConfig(config);
  if (refused !== undefined) refuseScenario(refused.violation);
  const supply = new Supply(box, config);
  const active = sideOfSeat(spec.active ?? "empire");
  const sides = [sideOf(supply, 0, spec.empire ?? {}), sideOf(supply, 1, spec.rebel ?? {})] as const;
  const exiled = (spec.exiled ?? []).map((ref) => supply.take(ref));
  const galaxy = galaxyPart(supply, spec);
  const state: State = {
    format: STATE_FORMAT,
    game: "deckbuilder",
    catalogue: box.hash,
    config,
    words: wordsOfSeed(spec.seed ?? "scenario"),
    turn: turnOf(spec, active),
    active: spec.at === "secret-bases" ? 0 : active,
    force: spec.force ?? 0,
    resources: spec.resources ?? 0,
    nextId: 1000,
    nextMark: 0,
    moments: momentsPast(box, supply, active, spec),
    permittedAttacks: spec.permittedAttacks ?? 0,
    ...galaxy,
    pilots: spec.pilots ?? supply.left(box.pilot),
    sides: [withRest(supply, sides[0], 0, spec), withRest(supply, sides[1], 1, spec)],
    exiled: [],
    delayed: (spec.delayed ?? []).map((one) => delayedOf(box, supply, one)),
    frames: [floorAt(spec.at ?? "actions", active), ...(spec.frames ?? [])],
    outcome: null,
  };
  supply.takeCopies(box.pilot, state.pilots);
  const whole = { ...state, exiled: [...exiled, ...supply.takeAll()].sort((a, b) => a - b) };
  refuseUnrest(whole);
  return soundState(whole, brokenInvariants({ box, state: whole }));
}

/** Returns the turn number. Defaults to 3 for the Empire, 4 for the Rebels, and 0 while bases are chosen. */
function turnOf({ turn, at }: Scenario, active: Side): number {
  return turn ?? (at === "secret-bases" ? 0 : 3 + active);
}

/** Throws if a piece of the waiting player is used or committed, which is impossible in play. */
function refuseUnrest({ sides, active }: State): void {
  const waiting = sides[active === 0 ? 1 : 0];
  const turned = waiting.play.find((piece) => upright(piece) !== piece);
  if (turned !== undefined)
    refuseScenario(violation<RuleId>("dbg.end-turn.keep-base-ships", "used-out-of-turn", { piece: idOf(turned) }));
}

/** Returns the limited moments that these cards have used up in the turn. */
function momentsPast(box: Box, supply: Supply, active: Side, spec: Scenario): number {
  const { playedBefore = [], purchasedBefore = [] } = spec;
  const bits = (refs: readonly CardRef[], on: "play" | "purchase"): number =>
    refs.reduce((all, ref) => all | kindIn(box, supply.codeOf(ref)).moments[on][active], 0);
  return bits(playedBefore, "play") | bits(purchasedBefore, "purchase");
}

/** Creates a delayed ability whose program continues where it delays itself to that moment. */
function delayedOf(box: Box, supply: Supply, spec: DelayedSpec): State["delayed"][number] {
  const { at, bound = [], self = NO_PIECE, triggering = NO_MARK } = spec;
  const card = supply.codeOf(spec.card);
  const program = kindIn(box, card).active?.program ?? [];
  const step = program.find((one) => one.op === "delay" && one.at === at);
  if (step?.op !== "delay")
    refuseScenario(violation<RuleId>("dbg.turn.any-order", "nothing-put-off", { card: spec.card, until: at }));
  return { at, card, pc: step.pc, self, bound, triggering };
}

/**
 * Returns the id of a card's `nth` copy in play (from 0, by id). Defaults to the first copy on the active player's
 * side; reads cards of the base box.
 */
export function pieceId(state: State, card: CardRef, nth = 0, seat: Seat = seatOf(state.active)): number {
  const kind = defaultCatalogue.cards.findIndex(({ id }) => id === card);
  const found = state.sides[sideOfSeat(seat)].play.filter((piece) => kindOf(cardOf(piece)) === kind)[nth];
  if (found === undefined) throw new Error(`${seat} has no ${card} (copy ${nth}) in play`);
  return idOf(found);
}

function floorAt(at: NonNullable<Scenario["at"]>, side: Side): GameFrame {
  if (at === "turn-start") return { kind: "turn-start", stage: 0 };
  return at === "secret-bases" ? { kind: at, seat: side } : { kind: at };
}

function sideOf(supply: Supply, seat: Side, side: SideSpec): SideState {
  const base = baseOf(supply, seat, side.base);
  const victory = (side.victory ?? []).map((ref) => supply.take(ref));
  const hand = (side.hand ?? []).map((held) => seenCard(supply, held, bitOf(seat)));
  const shown = (side.shownHand ?? []).map((ref) => ({ card: supply.take(ref), knownTo: PUBLIC }));
  const top = (side.deckTop ?? []).map((held) => seenCard(supply, held, PUBLIC));
  const deck = (side.deck ?? []).map((ref) => supply.take(ref));
  return {
    base,
    bases: (side.bases ?? []).map((ref) => supply.take(ref)).sort((a, b) => a - b),
    boxed: (side.boxed ?? []).map((ref) => supply.take(ref)).sort((a, b) => a - b),
    victory,
    hand: [...hand, ...shown].reduce<Pile>((bag, { card, knownTo }) => addToBag(bag, card, knownTo), []),
    deck: onTop(shuffled(deck), top),
    discard: (side.discard ?? []).map((ref) => supply.take(ref)),
    play: (side.play ?? []).map((spec, index) => pieceOf(supply, spec, index + (seat === 0 ? 1 : 101))),
  };
}

function baseOf(supply: Supply, side: Side, spec: SideSpec["base"]): BaseInPlay | null {
  if (spec === null) return null;
  const { card, ...rest } = typeof spec === "object" ? spec : { card: spec ?? supply.startingBase(side) };
  return { card: supply.take(card), damage: 0, used: false, prevented: 0, ...rest };
}

function pieceOf(supply: Supply, spec: PieceSpec, id: number): Piece {
  const { card, ...rest } = typeof spec === "string" ? { card: spec } : spec;
  return pieceWith({ id, card: supply.take(card), used: false, gained: 0, damage: 0, commitment: null, ...rest });
}

/** A card and its knowers. */
interface SeenCode {
  readonly card: CardCode;
  readonly knownTo: number;
}

/** Takes a card for a pile. `usual` knows it unless the spec says otherwise, and the owner of a hand always does. */
function seenCard(supply: Supply, held: HeldCard, usual: number): SeenCode {
  if (typeof held === "string") return { card: supply.take(held), knownTo: usual };
  const seen = held.seenBy.reduce((mask, viewer) => mask | bitOfViewer(viewer), usual === PUBLIC ? 0 : usual);
  return { card: supply.take(held.card), knownTo: held.seenBy.includes("spectator") ? PUBLIC : seen };
}

function onTop(pile: Pile, cards: readonly SeenCode[]): Pile {
  return [...cards].reverse().reduce((deck, { card, knownTo }) => placeOnTop(deck, card, knownTo), pile);
}

/**
 * Places the cards that no pile of the spec holds. Bases go face down and unchosen ones to the box; starters go to the
 * deck or the discard pile, or leave the game if both are given.
 */
function withRest(supply: Supply, player: SideState, seat: Side, spec: Scenario): SideState {
  const side: SideSpec = spec[seatOf(seat)] ?? {};
  // While bases are chosen in secret, those that are not chosen yet lie in the box.
  const faceDown = side.bases === undefined && spec.at !== "secret-bases" && side.boxed === undefined;
  const bases = faceDown ? supply.takeBases(seat) : player.bases;
  const boxed = [...player.boxed, ...supply.takeBases(seat)].sort((a, b) => a - b);
  const whole = { ...player, bases, boxed };
  if (side.deck !== undefined && side.discard !== undefined) return whole;
  if (side.deck !== undefined) return { ...whole, discard: [...supply.takeStarters(seat), ...player.discard] };
  return { ...whole, deck: [...player.deck.filter(({ ordered }) => ordered), ...shuffled(supply.takeStarters(seat))] };
}

function galaxyPart(supply: Supply, spec: Scenario): Pick<State, "row" | "galaxyDeck" | "galaxyDiscard"> {
  const knownTo = (spec.galaxyTopSeenBy ?? []).reduce((sum, seat) => sum | bitOf(sideOfSeat(seat)), 0);
  const slots = Array.from({ length: ROW_SLOTS }, (_, slot) => spec.row?.[slot]);
  const named = slots.map((ref) => (typeof ref === "string" ? supply.take(ref) : ref));
  const top = (spec.galaxyTop ?? []).map((ref) => ({ card: supply.take(ref), knownTo }));
  const galaxyDiscard = (spec.galaxyDiscard ?? []).map((ref) => supply.take(ref));
  const deck = spec.galaxyDeck?.map((ref) => supply.take(ref));
  // While bases are chosen in secret nothing lies in the row yet.
  const filler = (): CardCode | null => (spec.at === "secret-bases" ? null : supply.takeFiller());
  const row = named.map((code) => (code === undefined ? filler() : code));
  return { row, galaxyDeck: onTop(shuffled(deck ?? supply.takeGalaxy()), top), galaxyDiscard };
}
