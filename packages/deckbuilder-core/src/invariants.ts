import { pileCards, type Violation, violation } from "@sw/tabletop";
import { type Box, kindIn } from "./box.ts";
import { kindOf, markOf } from "./codes.ts";
import type { RuleId } from "./rules/ids.ts";
import { FORCE_END, ROW_SLOTS, type State } from "./state.ts";

/** Every card of a state but the pilots still on their pile, by code without marks, wherever it lies. */
function allCards(state: State): readonly number[] {
  const cards = [...state.galaxyDiscard, ...state.exiled, ...pileCards(state.galaxyDeck)];
  for (const code of state.row) if (code !== null) cards.push(code);
  for (const { base, bases, boxed, victory, hand, deck, discard, play } of state.players) {
    if (base !== null) cards.push(base.card);
    cards.push(...bases, ...boxed, ...victory, ...pileCards(hand), ...pileCards(deck), ...discard);
    for (const { card } of play) cards.push(card);
  }
  return cards.map(kindOf);
}

/** How many of each card there are by name, the pilots' pile included; never changes in a game. */
export function components(box: Box, state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { [kindIn(box, box.pilot).id]: state.pilots };
  for (const code of allCards(state)) {
    const { id } = kindIn(box, code);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

type Law = readonly [rule: RuleId, code: string, holds: (box: Box, state: State) => boolean];

const LAWS: readonly Law[] = [
  ["dbg.components.cards", "cards-lost-or-made", (box, state) => isWhole(box, state)],
  ["dbg.force.gain-stops-at-end", "marker-off-track", (_, { force }) => Math.abs(force) <= FORCE_END],
  ["dbg.setup.galaxy-row-six", "row-length", (_, { row }) => row.length === ROW_SLOTS],
  ["dbg.turn-start.resource-pool", "negative-pool", (_, { resources }) => resources >= 0],
  ["dbg.purchase.pilots-not-refilled", "pilot-count", (box, { pilots }) => pilots >= 0 && pilots <= box.pilots],
  ["dbg.attack.ship-destroyed", "ship-past-its-hit-points", (box, state) => areShipsWhole(box, state)],
  ["dbg.attack.base-destroyed", "base-past-its-hit-points", (box, state) => areBasesWhole(box, state)],
  ["dbg.win.three-bases", "outcome-and-victory-piles", (_, state) => isOutcomeRight(state)],
  ["dbg.play.units-stay", "unit-out-of-turn", (box, state) => areUnitsInTurn(box, state)],
  ["dbg.hunt.no-ships", "ship-committed-to-row", (box, state) => areCommitmentsLegal(box, state)],
  ["dbg.commit.one-attack-each", "piece-ids", (_, state) => areIdsUnique(state)],
  ["dbg.purchase.refill-row", "row-slot-left-empty", (_, state) => isRowFull(state)],
  ["dbg.ability.as-far-as-possible", "marks", (_, state) => areMarksUnique(state)],
  ["dbg.turn.actions", "nothing-to-do", (_, { frames, outcome }) => (frames.length === 0) === (outcome !== null)],
];

/** The invariants that a state breaks; none on every reachable state. */
export function brokenInvariants(box: Box, state: State): readonly Violation[] {
  return LAWS.filter(([, , holds]) => !holds(box, state)).map(([rule, code]) => violation(rule, code));
}

function isWhole(box: Box, state: State): boolean {
  const counts = new Map<number, number>();
  const add = (code: number, amount: number): void => void counts.set(code, (counts.get(code) ?? 0) + amount);
  for (const code of allCards(state)) add(code, 1);
  add(box.pilot, state.pilots);
  for (const code of [...box.galaxy, ...box.starters[0], ...box.starters[1]]) add(code, -1);
  add(box.pilot, -box.pilots);
  for (const seat of [0, 1] as const) {
    for (const { code, starting, introductory } of box.bases[seat]) {
      if (starting || introductory || state.config.mode !== "introductory") add(code, -1);
    }
  }
  return [...counts.values()].every((count) => count === 0);
}

function areShipsWhole(box: Box, { players }: State): boolean {
  return players.every(({ play }) =>
    play.every(({ card, damage }) => {
      const { type, hitPoints } = kindIn(box, card);
      return damage >= 0 && (type === "unit" ? damage === 0 : damage < hitPoints);
    }),
  );
}

function areBasesWhole(box: Box, { players }: State): boolean {
  return players.every(
    ({ base }) => base === null || (base.damage >= 0 && base.damage < kindIn(box, base.card).hitPoints),
  );
}

function isOutcomeRight({ players, config, outcome }: State): boolean {
  const won = players.map(({ victory }) => victory.length >= config.bases);
  const winners = outcome?.winners ?? [];
  return won[0] === winners.includes("empire") && won[1] === winners.includes("rebel") && !(won[0] && won[1]);
}

function areUnitsInTurn(box: Box, { players, active, outcome }: State): boolean {
  const waiting = players[active === 0 ? 1 : 0];
  return outcome !== null || waiting.play.every(({ card }) => kindIn(box, card).type === "capital-ship");
}

function areCommitmentsLegal(box: Box, { players }: State): boolean {
  return players.every(({ play }) =>
    play.every(({ card, commitment }) => typeof commitment !== "number" || kindIn(box, card).type === "unit"),
  );
}

function areIdsUnique({ players, nextId }: State): boolean {
  const ids = players.flatMap(({ play }) => play.map(({ id }) => id));
  return new Set(ids).size === ids.length && ids.every((id) => id > 0 && id < nextId);
}

function isRowFull({ row, galaxyDeck, galaxyDiscard, turn }: State): boolean {
  return turn === 0 || row.every((code) => code !== null) || (galaxyDeck.length === 0 && galaxyDiscard.length === 0);
}

function areMarksUnique(state: State): boolean {
  const codes = [
    ...state.row.map((code) => code ?? 0),
    ...state.galaxyDiscard,
    ...pileCards(state.galaxyDeck),
    ...state.players.flatMap(({ hand, deck, discard, play }) => [
      ...pileCards(hand),
      ...pileCards(deck),
      ...discard,
      ...play.map(({ card }) => card),
    ]),
  ];
  const marks = codes.map(markOf).filter((mark) => mark > 0);
  return new Set(marks).size === marks.length && marks.every((mark) => mark <= state.nextMark);
}
