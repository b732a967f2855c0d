import { at, isBag, isDeck, type Segment, type Violation, violation } from "@sw/tabletop";
import { arePicksSound } from "../effects/frames/picks.ts";
import type { RuleId } from "../rules/ids.ts";
import { kindIn } from "../state/box.ts";
import { kindOf } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { cardOf, damageOf, idOf, slotAttackedBy } from "../state/pieces.ts";
import { bitOfViewer, PUBLIC, SEATS } from "../state/seats.ts";
import { FORCE_END, ROW_SLOTS, type State } from "../state/state.ts";
import { areMarksKept, areWaitingRight, isFloorRight } from "./invariants/frames.ts";

/** Counts the copies of each card by code without marks, in all zones including the Outer Rim Pilot pile. */
function tally({ box, state }: Look): readonly number[] {
  const counts: number[] = box.kinds.map(() => 0);
  const add = (code: number): void => {
    const kind = kindOf(code);
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  counts[box.pilot] = state.pilots;
  for (const { cards } of state.galaxyDeck) cards.forEach(add);
  state.galaxyDiscard.forEach(add);
  state.exiled.forEach(add);
  for (const code of state.row) if (code !== null) add(code);
  for (const { base, bases, boxed, victory, hand, deck, discard, play } of state.sides) {
    if (base !== null) add(base.card);
    for (const codes of [bases, boxed, victory, discard]) codes.forEach(add);
    for (const pile of [hand, deck]) for (const { cards } of pile) cards.forEach(add);
    for (const piece of play) add(cardOf(piece));
  }
  return counts;
}

/** Counts the copies of each card by name, including the Outer Rim Pilots. The counts never change in a game. */
export function componentCounts(look: Look): Readonly<Record<string, number>> {
  const { box, state } = look;
  const counts: Record<string, number> = { [kindIn(box, box.pilot).id]: state.pilots };
  for (const [code, count] of tally(look).entries()) if (count > 0) counts[kindIn(box, code).id] = count;
  return counts;
}

type Law = readonly [rule: RuleId, code: string, holds: (look: Look) => boolean];

const INVARIANTS: readonly Law[] = [
  ["dbg.components.cards", "cards-lost-or-made", isWhole],
  ["dbg.force.gain-stops-at-end", "marker-off-track", ({ state: { force } }) => Math.abs(force) <= FORCE_END],
  ["dbg.setup.galaxy-row-six", "row-length", ({ state: { row } }) => row.length === ROW_SLOTS],
  ["dbg.turn-start.resource-pool", "negative-pool", ({ state: { resources } }) => resources >= 0],
  [
    "dbg.purchase.pilots-not-refilled",
    "pilot-count",
    ({ box, state: { pilots } }) => pilots >= 0 && pilots <= box.pilots,
  ],
  ["dbg.attack.ship-destroyed", "ship-past-its-hit-points", areShipsWhole],
  ["dbg.attack.base-destroyed", "base-past-its-hit-points", areBasesWhole],
  ["dbg.win.three-bases", "outcome-and-victory-piles", ({ state }) => isOutcomeRight(state)],
  ["dbg.play.units-stay", "unit-out-of-turn", areUnitsInTurn],
  ["dbg.hunt.no-ships", "ship-committed-to-row", areCommitmentsLegal],
  ["dbg.commit.one-attack-each", "piece-ids", ({ state }) => areIdsUnique(state)],
  ["dbg.purchase.refill-row", "row-slot-left-empty", ({ state }) => isRowFull(state)],
  ["dbg.ability.as-far-as-possible", "marks", ({ state }) => areMarksKept(state)],
  ["dbg.look.secret", "pile-not-well-formed", ({ state }) => arePilesKept(state)],
  ["dbg.turn.actions", "phase-and-frames", ({ state }) => isFloorRight(state)],
  ["dbg.turn.any-order", "half-done", areWaitingRight],
  ["dbg.ability.as-far-as-possible", "picks", arePicksKept],
  [
    "dbg.turn.actions",
    "nothing-to-do",
    ({ state: { frames, outcome } }) => (frames.length === 0) === (outcome !== null),
  ],
];

/** Lists the invariants that a state breaks. Every reachable state breaks none. */
export function brokenInvariants(look: Look): readonly Violation[] {
  return INVARIANTS.filter(([, , holds]) => !holds(look)).map(([rule, code]) => violation(rule, code));
}

function isWhole(look: Look): boolean {
  const { box, state } = look;
  const left = [...tally(look)];
  const take = (code: number, amount = 1): void => {
    left[code] = (left[code] ?? 0) - amount;
  };
  for (const codes of [box.galaxy, ...box.starters]) for (const code of codes) take(code);
  take(box.pilot, box.pilots);
  for (const seat of [0, 1] as const) {
    for (const { code, starting, introductory } of box.bases[seat]) {
      if (starting || introductory || state.config.mode !== "introductory") take(code);
    }
  }
  return left.every((count) => count === 0);
}

/** Whether the cards being picked are in zones where they can be picked. */
function arePicksKept(look: Look): boolean {
  return look.state.frames.every((frame) => frame.kind !== "effect" || arePicksSound(look, frame));
}

/**
 * Whether hands are unordered and known to their owner, and decks are ordered. What spectators know, everyone must
 * know.
 */
function arePilesKept({ sides, galaxyDeck }: State): boolean {
  const knowers = ({ knownTo }: Segment): boolean => knownTo < bitOfViewer("spectator") || knownTo === PUBLIC;
  const decks = [galaxyDeck, ...sides.map(({ deck }) => deck)];
  return (
    decks.every((deck) => isDeck(deck) && deck.every(knowers)) &&
    sides.every(({ hand }, seat) => {
      const own = bitOfViewer(at(SEATS, seat));
      return isBag(hand) && hand.every((part) => knowers(part) && (part.knownTo & own) !== 0);
    })
  );
}

function areShipsWhole({ box, state: { sides } }: Look): boolean {
  return sides.every(({ play }) =>
    play.every((piece) => {
      const { type, hitPoints } = kindIn(box, cardOf(piece));
      const damage = damageOf(piece);
      return damage >= 0 && (type === "unit" ? damage === 0 : damage < hitPoints);
    }),
  );
}

function areBasesWhole({ box, state: { sides } }: Look): boolean {
  return sides.every(
    ({ base }) => base === null || (base.damage >= 0 && base.damage < kindIn(box, base.card).hitPoints),
  );
}

function isOutcomeRight({ sides, config, outcome }: State): boolean {
  const won = sides.map(({ victory }) => victory.length >= config.bases);
  const winners = outcome?.winners ?? [];
  return won[0] === winners.includes("empire") && won[1] === winners.includes("rebel") && !(won[0] && won[1]);
}

function areUnitsInTurn({ box, state: { sides, active, outcome } }: Look): boolean {
  const waiting = sides[active === 0 ? 1 : 0];
  return outcome !== null || waiting.play.every((piece) => kindIn(box, cardOf(piece)).type === "capital-ship");
}

function areCommitmentsLegal({ box, state: { sides } }: Look): boolean {
  return sides.every(({ play }) =>
    play.every((piece) => slotAttackedBy(piece) === undefined || kindIn(box, cardOf(piece)).type === "unit"),
  );
}

function areIdsUnique({ sides, nextId }: State): boolean {
  const ids = sides.flatMap(({ play }) => play.map(idOf));
  return new Set(ids).size === ids.length && ids.every((id) => id > 0 && id < nextId);
}

function isRowFull({ row, galaxyDeck, galaxyDiscard, turn }: State): boolean {
  return turn === 0 || row.every((code) => code !== null) || (galaxyDeck.length === 0 && galaxyDiscard.length === 0);
}
