import { at, type CardCode, type Chance } from "@sw/tabletop";
import { commandFaults, isOfFaction, mandatoryCards, OF_EACH_CATEGORY, pipsNeeded } from "../../army/check-cards.ts";
import { formatOf } from "../../army/limits.ts";
import type { ArmyList, BattleDeck } from "../../army/list.ts";
import { type Muster, muster } from "../../army/muster.ts";
import { playableCards } from "../../cards/commands/playing.ts";
import type { Advantage } from "../../catalogue/battle-entries.ts";
import type { Command, Entry } from "../../catalogue/entries.ts";
import { pipsInHand } from "../../catalogue/faults.ts";
import { RANKS, type Rank } from "../../catalogue/words.ts";
import { missionFault } from "../../mission/faults.ts";
import type { Box } from "../../state/box.ts";
import type { Config } from "../../state/config.ts";
import type { Look } from "../../state/look.ts";
import { keptByText } from "../../state/memo/memo.ts";
import { type Seat, type Side, seatOf } from "../../state/seats.ts";
import type { BattleKind } from "../../state/state.ts";
import type { ArmyView } from "../shapes.ts";

/** Cards of which `need` are unknown, with the codes of the candidates. */
export interface Unknown {
  /** The name under which chance is asked. */
  readonly label: string;
  readonly candidates: readonly number[];
  readonly need: number;
}

/** Creates an army with unknown cards, so that the rules about its cards can be checked. */
export function musterOf({ cards }: Box, list: ArmyView): Muster {
  const { commandHand: _hand, battleDeck: _deck, ...rest } = list;
  return muster(cards, { ...rest, commandHand: [], battleDeck: NO_DECK });
}

/** Returns what is missing from a command hand with these known cards, in groups by pips (leg.command-hand.pips). */
export function unknownCommands(box: Box, army: Muster, seat: Seat, known: readonly number[]): readonly Unknown[] {
  const { commands } = box.cards.catalogue;
  const must = mandatoryCards(army).map((card) => commands.indexOf(card));
  return pipsNeeded().flatMap(([pips, number]): readonly Unknown[] => {
    const has = (card: CardCode): boolean => pipsInHand(at(commands, card)) === pips;
    const may = (card: Command): boolean =>
      pipsInHand(card) === pips && box.commands[card.id] !== undefined && commandFaults(army, card).length === 0;
    const candidates = commands.flatMap((card, place) => (!known.includes(place) && may(card) ? [place] : []));
    const sure = candidates.filter((place) => must.includes(place));
    const label = `hand:${seat}:${pips}`;
    const need = number - known.filter(has).length - sure.length;
    const open = { label, candidates: candidates.filter((place) => !sure.includes(place)), need };
    return sure.length === 0 ? [open] : [{ label, candidates: sure, need: sure.length }, open];
  });
}

/** Returns what is missing from the battle cards of a category with these known cards (leg.battle-deck.size). */
export function unknownBattleCards(
  box: Box,
  army: Muster,
  table: Config["table"],
  category: BattleKind,
  { seat, known }: { readonly seat: Seat; readonly known: readonly number[] },
): Unknown {
  const { primaryObjectives, secondaryObjectives, advantages } = box.cards.catalogue;
  const entries: readonly (Entry & Pick<Advantage, "faction">)[] = {
    primary: primaryObjectives,
    secondary: secondaryObjectives,
    advantage: advantages,
  }[category];
  const candidates = entries.flatMap((card, place) =>
    !known.includes(place) && isOfFaction(army, card) && isPlayedOn(table, box, army, category, card.id) ? [place] : [],
  );
  return { label: `deck:${seat}:${category}`, candidates, need: OF_EACH_CATEGORY - known.length };
}

/**
 * Whether a battle card may be used on a table. Cached by the table's document, the catalogue, the format and the card.
 */
const isPlayedOn = keptByText(
  (_: Config["table"], box: Box, { list }: Muster, category: BattleKind, card: string): string =>
    `${box.hash} ${formatOf(list)} ${category} ${card}`,
  (table, box, { list }, category, card): boolean => {
    const brought: ArmyList = { ...list, battleDeck: { ...NO_DECK, [DECK_OF[category]]: [card] } };
    return missionFault(box, { table, armies: [brought, list] }) === undefined;
  },
);

const NO_DECK: BattleDeck = { primary: [], secondary: [], advantages: [] };

/** The field of an army list that holds the cards of a category. */
const DECK_OF: Readonly<Record<BattleKind, keyof BattleDeck>> = {
  primary: "primary",
  secondary: "secondary",
  advantage: "advantages",
};

/** Returns the candidates for the card that a player chose facedown: any in hand that may be played now. */
export function unknownChoice(look: Look, side: Side): Unknown {
  return { label: `chosen:${seatOf(side)}`, candidates: playableCards(look, side), need: 1 };
}

/**
 * Returns the candidates for the order tokens of a pool that are held facedown: `need` of all tokens, by their places
 * in the order of the ranks.
 */
export function unknownOrders(pool: OrderPool, seat: Seat, need: number): Unknown {
  const tokens = RANKS.reduce((sum, rank) => sum + pool[rank], 0);
  return { label: `held:${seat}`, candidates: Array.from({ length: need === 0 ? 0 : tokens }, (_, one) => one), need };
}

/** Returns the rank of the order token at a place of a pool. */
export function rankAt(pool: OrderPool, token: number): Rank {
  return at(
    RANKS.flatMap((rank) => Array.from({ length: pool[rank] }, () => rank)),
    token,
  );
}

type OrderPool = Readonly<Record<Rank, number>>;

/** Draws what is unknown, card by card. If all candidates are needed, chance is not asked. */
export function drawn(
  { label, candidates, need }: Unknown,
  chance: Chance,
  name: (card: CardCode) => string,
): number[] {
  const left = [...candidates];
  const cards: number[] = [];
  while (cards.length < need && left.length > need - cards.length) {
    const index = chance.pick(label, left.length, (place) => name(at(left, place)));
    cards.push(...left.splice(index, 1));
  }
  return [...cards, ...left.slice(0, need - cards.length)];
}
