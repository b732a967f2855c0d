import { brokenAmong, firstFlaw, isBag, type Params, type Pile, pileCards, type Segment } from "@sw/tabletop";
import type { Entry } from "../../catalogue/entries.ts";
import type { Look } from "../../state/look.ts";
import { bitOf, PUBLIC, type Side, seatOf } from "../../state/seats.ts";
import type { BattleKind, State } from "../../state/state.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  ["leg.command-hand.size", "cards-lost-or-made", strangeCommands],
  ["leg.battle-deck.size", "cards-lost-or-made", strangeBattleCards],
  ["leg.command.select-secret", "chosen-not-in-hand", ({ state }) => strayChoice(state)],
  ["leg.info.hand-secret", "known-to-others", ({ state }) => knownToOthers(state)],
];

/** Lists the broken invariants of the cards. */
export const brokenCards: Broken = brokenAmong(INVARIANTS);

/** Lists every command card of a player: in the hand, revealed, discarded or permanently in play. */
export function commandCards({ sides: players }: State, side: Side): readonly number[] {
  const { hand, revealed, discard, permanents, laidAside = [] } = players[side];
  return [...pileCards(hand), ...(revealed === null ? [] : [revealed]), ...discard, ...permanents, ...laidAside];
}

/** Lists every battle card of a category that a player brought: in the deck, discarded, or part of the mission. */
export function battleCards({ sides: players, mission }: State, side: Side, category: BattleKind): readonly number[] {
  const { deck, discard } = players[side].decks[category];
  return [...pileCards(deck), ...discard, ...inMission(mission, side, category)];
}

function inMission(mission: State["mission"], side: Side, category: BattleKind): readonly number[] {
  if (category !== "advantage") {
    const own = mission[category];
    return own === null || own.owner !== side ? [] : [own.card];
  }
  const card = mission.advantages[side];
  return card === null ? [] : [card];
}

function strangeCommands({ box: { cards }, state }: Look): Params | undefined {
  for (const side of [0, 1] as const) {
    const { commandHand } = state.config.armies[side];
    if (!areThose(cards.catalogue.commands, commandCards(state, side), commandHand)) return { seat: seatOf(side) };
  }
  return undefined;
}

function strangeBattleCards({ box: { cards }, state }: Look): Params | undefined {
  const { primaryObjectives, secondaryObjectives, advantages } = cards.catalogue;
  for (const side of [0, 1] as const) {
    const { battleDeck } = state.config.armies[side];
    const all = [
      ["primary", primaryObjectives, battleDeck.primary],
      ["secondary", secondaryObjectives, battleDeck.secondary],
      ["advantage", advantages, battleDeck.advantages],
    ] as const;
    const found = all.find(([category, entries, ids]) => !areThose(entries, battleCards(state, side, category), ids));
    if (found !== undefined) return { seat: seatOf(side), deck: found[0] };
  }
  return undefined;
}

/** Whether these cards are exactly those of the list, whose ids are in the order of the catalogue. */
function areThose(entries: readonly Entry[], cards: readonly number[], ids: readonly string[]): boolean {
  const sorted = [...cards].sort((a, b) => a - b);
  return sorted.length === ids.length && sorted.every((card, index) => entries[card]?.id === ids[index]);
}

function strayChoice({ sides: players }: State): Params | undefined {
  for (const side of [0, 1] as const) {
    const { chosen, hand } = players[side];
    if (chosen !== null && !pileCards(hand).includes(chosen)) return { seat: seatOf(side) };
  }
  return undefined;
}

/**
 * Checks that cards of hands and decks are known to their owner, or to everyone, and have no order, because no one
 * looks at the top of a deck.
 */
function knownToOthers({ sides: players }: State): Params | undefined {
  return firstFlaw(
    [0, 1] as const,
    (side) => {
      const { hand, decks } = players[side];
      const piles: readonly Pile[] = [hand, decks.primary.deck, decks.secondary.deck, decks.advantage.deck];
      const isKnown = ({ knownTo }: Segment): boolean => knownTo === bitOf(side) || knownTo === PUBLIC;
      return piles.every((pile) => isBag(pile) && pile.every(isKnown));
    },
    (side) => ({ seat: seatOf(side) }),
  );
}
