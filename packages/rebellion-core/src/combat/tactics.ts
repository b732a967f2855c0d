import {
  addToBag,
  at,
  type CardCode,
  drawTop,
  EMPTY_PILE,
  nearest,
  type Pile,
  pileSize,
  showBag,
  shuffled,
} from "@sw/tabletop";
import { distinct, takeOut } from "../decks/piles.ts";
import { seen } from "../decks/told.ts";
import type { Box, CardOf } from "../state/box.ts";
import { GROUND, SPACE, type TheaterIndex } from "../state/codes.ts";
import type { Cause, SeenCard } from "../state/events.ts";
import type { CombatFrame, Tactics } from "../state/frames.ts";
import { modifiersOf } from "../state/modifiers.ts";
import { bitOf, factionOf, IMPERIAL, PUBLIC, REBEL, type Side } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { pushRecovery } from "./cinematic/recovery.ts";
import { TACTIC_DECKS } from "./tactic-decks.ts";

const NO_HANDS: Tactics["hands"] = [
  [EMPTY_PILE, EMPTY_PILE],
  [EMPTY_PILE, EMPTY_PILE],
];

/** Returns the tactic cards at the start of a combat: whole decks and empty hands (reb.tactic.two-decks). */
export function newTactics(decks: Tactics["decks"]): Tactics {
  return { decks, discards: [[], []], hands: NO_HANDS };
}

/** Returns a side's tactic cards of a theater. */
export function handOf({ tactics }: CombatFrame, side: Side, theater: TheaterIndex): Pile {
  return tactics.hands[side][theater];
}

/** Counts the tactic cards of a theater in a side's hand. Their backs are public. */
export function handSize(combat: CombatFrame, side: Side, theater: TheaterIndex): number {
  return pileSize(handOf(combat, side, theater));
}

/** Lists the different tactic cards of a theater that a side holds, in ascending order. */
export function heldTactics(
  box: Box,
  combat: CombatFrame,
  side: Side,
  theater: TheaterIndex,
): readonly CardOf<"tactic">[] {
  return distinct(handOf(combat, side, theater)).map((code) => tacticOf(box, code));
}

/** Returns a tactic card by its code. */
export function tacticOf(box: Box, code: CardCode): CardOf<"tactic"> {
  const card = at(box.cards, code);
  if (card.type !== "tactic") throw new RangeError(`${card.id} is no tactic card`);
  return card;
}

/** Whether a card can be drawn: the deck or the discards that refill it are not empty. */
export function canDrawTactic({ tactics }: CombatFrame, theater: TheaterIndex): boolean {
  return tactics.decks[theater].length > 0 || tactics.discards[theater].length > 0;
}

/** Whether the side may not play cards of the theater now, because of a card that affects the first round of combat. */
export function isBarredFromTactics(state: State, combat: CombatFrame, side: Side, theater: TheaterIndex): boolean {
  if (combat.round > 1 || state.modifiers.length === 0) return false;
  const faction = factionOf(side);
  return modifiersOf(state, "no-tactics").some(
    ({ effect }) => effect.faction === faction && effect.theater === (theater === SPACE ? "space" : "ground"),
  );
}

/** Returns the sides that know a side's tactic cards: the side itself, or everyone while its hand is faceup. */
function maskOf(state: State, side: Side): number {
  const faction = factionOf(side);
  return modifiersOf(state, "open-tactics").some(({ effect }) => effect.faction === faction) ? PUBLIC : bitOf(side);
}

/**
 * Draws tactic cards for a side. An empty deck is refilled from its discards first (reb.tactic.deck-exhausted). Does
 * nothing outside a combat. In cinematic combat the side takes as many advanced cards back from its discards instead
 * (rote.cinematic.draws-take-back).
 */
export function drawTactics(work: GameWork, side: Side, theater: TheaterIndex, count: number, cause: Cause): void {
  if (work.box.cinematic) return pushRecovery(work, side, theater, count, cause);
  const drawn: SeenCard[] = [];
  const mask = maskOf(work.state, side);
  for (let more = count; more > 0; more--) {
    const combat = nearest(work.state, "combat");
    if (combat === undefined || !canDrawTactic(combat, theater)) break;
    const { tactics } = renewed(work, combat, theater);
    const taken = drawTop(tactics.decks[theater], work, `draw:${TACTIC_DECKS[theater]}`, work.nameOf);
    const known = mask | taken.knownTo;
    const hand = addToBag(tactics.hands[side][theater], taken.card, known);
    setTactics(work, {
      ...tactics,
      decks: withPart(tactics.decks, theater, taken.pile),
      hands: withHand(tactics.hands, side, theater, hand),
    });
    drawn.push(seen(work.box, taken.card, known));
  }
  if (drawn.length === 0) return;
  work.emit({
    type: "cards-drawn",
    faction: factionOf(side),
    deck: TACTIC_DECKS[theater],
    cards: drawn,
    from: "deck",
    to: "hand",
    ...cause,
  });
}

function renewed(work: GameWork, combat: CombatFrame, theater: TheaterIndex): CombatFrame {
  const { tactics } = combat;
  if (tactics.decks[theater].length > 0) return combat;
  work.emit({
    type: "deck-shuffled",
    deck: TACTIC_DECKS[theater],
    discards: true,
    rule: "reb.tactic.deck-exhausted",
    cause: null,
  });
  return {
    ...combat,
    tactics: {
      ...tactics,
      decks: withPart(tactics.decks, theater, shuffled(tactics.discards[theater])),
      discards: withPart(tactics.discards, theater, []),
    },
  };
}

/** Takes a card out of a hand to be played or discarded. Everyone sees it from now on. */
export function takeTactic(
  work: GameWork,
  combat: CombatFrame,
  side: Side,
  theater: TheaterIndex,
  card: CardCode,
): void {
  const { tactics } = combat;
  const { pile, knownTo } = takeOut(work.box, tactics.hands[side][theater], card);
  if (knownTo !== PUBLIC) work.revealed = true;
  setTactics(work, { ...tactics, hands: withHand(tactics.hands, side, theater, pile) });
}

/** Puts a card on the discards of its theater. */
export function discardTactic(work: GameWork, theater: TheaterIndex, card: CardCode): void {
  const tactics = nearest(work.state, "combat")?.tactics;
  if (tactics === undefined) return;
  const discards = withPart(tactics.discards, theater, [...tactics.discards[theater], card]);
  setTactics(work, { ...tactics, discards });
}

/** Reveals the tactic hands that everyone may see (Good Intel). */
export function openHands(work: GameWork): void {
  for (const side of [REBEL, IMPERIAL] as const) {
    if (maskOf(work.state, side) !== PUBLIC) continue;
    const tactics = nearest(work.state, "combat")?.tactics;
    if (tactics === undefined) return;
    for (const theater of [SPACE, GROUND] as const) layOpen(work, side, theater);
  }
}

function layOpen(work: GameWork, side: Side, theater: TheaterIndex): void {
  const tactics = nearest(work.state, "combat")?.tactics;
  const hidden = tactics?.hands[side][theater].filter(({ knownTo }) => knownTo !== PUBLIC) ?? [];
  if (tactics === undefined || hidden.length === 0) return;
  const cards = hidden.flatMap((part) => part.cards.map((card) => seen(work.box, card, PUBLIC)));
  setTactics(work, {
    ...tactics,
    hands: withHand(tactics.hands, side, theater, showBag(tactics.hands[side][theater], PUBLIC)),
  });
  work.revealed = true;
  const rule = "reb.action.start-of-combat-duration";
  work.emit({ type: "hand-shown", faction: factionOf(side), deck: TACTIC_DECKS[theater], cards, rule, cause: null });
}

function setTactics(work: GameWork, tactics: Tactics): void {
  work.changeNearest("combat", () => ({ tactics }));
}

function withPart<Part>(parts: readonly [Part, Part], theater: TheaterIndex, part: Part): readonly [Part, Part] {
  return theater === SPACE ? [part, parts[1]] : [parts[0], part];
}

function withHand(hands: Tactics["hands"], side: Side, theater: TheaterIndex, hand: Pile): Tactics["hands"] {
  const own = withPart(hands[side], theater, hand);
  return side === REBEL ? [own, hands[1]] : [hands[0], own];
}
