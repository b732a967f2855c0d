import {
  at,
  type CardCode,
  type Chance,
  type Dealer,
  dealBag,
  dealDeck,
  freshWords,
  isHidden,
  type Pile,
  pileCards,
  shownCards,
} from "@sw/tabletop";
import type { BattleDeck } from "../army/list.ts";
import type { Muster } from "../army/muster.ts";
import { RANKS } from "../catalogue/words.ts";
import { battleEntries } from "../mission/in-play.ts";
import type { Box } from "../state/box.ts";
import { SEATS, type Seat, type Side, seatOf } from "../state/seats.ts";
import type { BattleKind, BattlePile, SideState, State } from "../state/state.ts";
import {
  drawn,
  musterOf,
  rankAt,
  unknownBattleCards,
  unknownChoice,
  unknownCommands,
  unknownOrders,
} from "./determinize/cards.ts";
import { nameOfWay, unknownFaces } from "./determinize/faces.ts";
import { codeOf, type OpenSide, stateWith } from "./open.ts";
import type { OwnedCardView, SideView, TableTokenView, View } from "./shapes.ts";

/**
 * Returns a full state that is consistent with a view. Hidden command hands and battle decks may be any that the army
 * allows with the known cards. Chance is asked for each seat: command cards by pips (`hand:SEAT:PIPS`, one by one), the
 * facedown chosen card (`chosen:SEAT`), battle cards (`deck:SEAT:CATEGORY`), held order tokens (`held:SEAT`) and
 * facedown tokens (`tokens:SEAT`, all together). Last come the generator's words (`words`, byte by byte).
 */
export function determinizeView(box: Box, view: View, chance: Chance): State {
  const state = stateWith(
    box,
    view,
    (placeOf) => {
      const dealing = { box, view, placeOf, chance };
      return [dealSide(dealing, 0), dealSide(dealing, 1)];
    },
    () => facesOf(box, view, chance),
  );
  return { ...withChosen(box, view, state, chance), words: freshWords(chance) };
}

/** Returns possible hidden sides for the facedown tokens on the battlefield. */
function facesOf(box: Box, view: View, chance: Chance): ReadonlyMap<TableTokenView, string> {
  const shown = new Map<TableTokenView, string>();
  for (const seat of SEATS) {
    const unknown = unknownFaces(box, view, seat);
    const [way = 0] = drawn(unknown, chance, (place) => nameOfWay(unknown, place));
    for (const [place, token] of unknown.tokens.entries()) shown.set(token, unknown.ways[way]?.[place] ?? "");
  }
  return shown;
}

/** The data for dealing hidden cards. */
interface Dealing {
  readonly box: Box;
  readonly view: View;
  /** Returns the index of a unit by its id. */
  readonly placeOf: (id: string) => number;
  readonly chance: Chance;
}

/** Returns a player's side with hidden cards dealt. The facedown chosen card is set later. */
function dealSide({ box, view, placeOf, chance }: Dealing, side: Side): OpenSide {
  const own = view.sides[seatOf(side)];
  const { commandHand, battleDeck, ...army } = view.config.armies[side];
  const { commands } = box.cards.catalogue;
  const read = (card: string): CardCode => codeOf(commands, card);
  const muster = isHidden(commandHand) || isHidden(battleDeck) ? musterOf(box, view.config.armies[side]) : null;
  const hand = muster === null ? dealBag(own.hand, read, NOBODY, () => []) : dealHand(box, muster, own, side, chance);
  const revealed = own.revealed === null ? null : read(own.revealed);
  const discard = own.discard.map(read);
  const permanents = own.permanents.map(read);
  const laidAside = own.laidAside?.map(read);
  const decks = decksOf(box, view, muster, side, chance);
  const shown = revealed === null ? [] : [revealed];
  const all = [...pileCards(hand), ...discard, ...permanents, ...(laidAside ?? []), ...shown];
  return {
    list: {
      ...army,
      commandHand: isHidden(commandHand) ? inOrder(all).map((card) => at(commands, card).id) : commandHand,
      battleDeck: isHidden(battleDeck) ? deckOf(box, view, decks, side) : battleDeck,
    },
    state: {
      hand,
      chosen: own.chosen === null || isHidden(own.chosen) ? null : read(own.chosen),
      revealed,
      lastPips: own.lastPips,
      discard,
      permanents,
      ...(laidAside === undefined ? {} : { laidAside }),
      nominated: own.nominated === null ? null : placeOf(own.nominated),
      ...poolOf(own, side, chance),
      passPool: own.passPool,
      passed: own.passed,
      points: own.points,
      edge: own.edge,
      decks,
    },
  };
}

/** The dealer to use when nothing is hidden. */
const NOBODY: Dealer = dealing([]);

function dealing(cards: readonly CardCode[]): Dealer {
  let next = 0;
  return {
    deal(count) {
      next += count;
      return cards.slice(next - count, next);
    },
  };
}

function inOrder(cards: readonly CardCode[]): readonly CardCode[] {
  return [...cards].sort((a, b) => a - b);
}

function dealHand(box: Box, muster: Muster, own: SideView, side: Side, chance: Chance): Pile {
  const { commands } = box.cards.catalogue;
  const read = (card: string): CardCode => codeOf(commands, card);
  const seen = shownCards(own.hand);
  const { discard, permanents, laidAside = [], revealed } = own;
  const known = [...seen, ...discard, ...permanents, ...laidAside, ...(revealed === null ? [] : [revealed])].map(read);
  const hidden = unknownCommands(box, muster, seatOf(side), known).flatMap((group) =>
    drawn(group, chance, (card) => at(commands, card).id),
  );
  return dealBag(own.hand, read, dealing(hidden), () => []);
}

/** Returns a player's order pool. If it is hidden which tokens are held, it draws a possible choice. */
function poolOf(own: SideView, side: Side, chance: Chance): Pick<SideState, "heldOrders" | "orderPool"> {
  const { orderPool, heldOrders } = own;
  if (heldOrders === undefined) return { orderPool };
  const seen = heldOrders.flatMap((rank) => (isHidden(rank) ? [] : [rank]));
  const unknown = unknownOrders(orderPool, seatOf(side), heldOrders.length - seen.length);
  const dealt = drawn(unknown, chance, (token) => rankAt(orderPool, token)).map((token) => rankAt(orderPool, token));
  const left = { ...orderPool };
  for (const rank of dealt) left[rank] -= 1;
  const held = [...seen, ...dealt];
  return { orderPool: left, heldOrders: RANKS.flatMap((rank) => held.filter((one) => one === rank)) };
}

function decksOf(box: Box, view: View, muster: Muster | null, side: Side, chance: Chance): SideState["decks"] {
  const deal = (category: BattleKind): BattlePile => {
    const entries = battleEntries(box, category);
    const read = (card: string): CardCode => codeOf(entries, card);
    const { deck, discard } = view.sides[seatOf(side)].decks[category];
    const seen = shownCards(deck);
    const known = [...seen.map(read), ...discard.map(read), ...inMission(box, view, side, category)];
    const { table } = view.config;
    const hidden =
      muster === null
        ? []
        : drawn(
            unknownBattleCards(box, muster, table, category, { seat: seatOf(side), known }),
            chance,
            (card) => at(entries, card).id,
          );
    return { deck: dealDeck(deck, read, dealing(hidden)), discard: discard.map(read) };
  };
  return { primary: deal("primary"), secondary: deal("secondary"), advantage: deal("advantage") };
}

/** Lists the cards of a category that a player's deck contributed to the mission. */
function inMission(box: Box, { mission }: View, side: Side, category: BattleKind): readonly CardCode[] {
  const seat = seatOf(side);
  const card = category === "advantage" ? mission.advantages[seat] : ofOwner(mission[category], seat);
  return card === null ? [] : [codeOf(battleEntries(box, category), card)];
}

function ofOwner(own: OwnedCardView | null, seat: Seat): string | null {
  return own === null || own.owner !== seat ? null : own.card;
}

/** Returns the battle deck from which a player's cards come. */
function deckOf(box: Box, view: View, decks: SideState["decks"], side: Side): BattleDeck {
  const ids = (category: BattleKind): readonly string[] => {
    const { deck, discard } = decks[category];
    const all = [...pileCards(deck), ...discard, ...inMission(box, view, side, category)];
    return inOrder(all).map((card) => at(battleEntries(box, category), card).id);
  };
  return { primary: ids("primary"), secondary: ids("secondary"), advantages: ids("advantage") };
}

/**
 * Returns the state with a facedown card for every player who chose one in secret: any card of the hand that may be
 * played.
 */
function withChosen(box: Box, view: View, state: State, chance: Chance): State {
  const { commands } = box.cards.catalogue;
  const choose = (side: Side): SideState => {
    const own = state.sides[side];
    if (!isHidden(view.sides[seatOf(side)].chosen)) return own;
    const [chosen = null] = drawn(unknownChoice({ box, state }, side), chance, (card) => at(commands, card).id);
    return { ...own, chosen };
  };
  return { ...state, sides: [choose(0), choose(1)] };
}
