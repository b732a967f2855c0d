import { isHidden, shownCards, shuffled, type Words } from "@sw/tabletop";
import type { ArmyList, BattleDeck } from "../army/list.ts";
import type { Entry } from "../catalogue/entries.ts";
import { battleEntries } from "../mission/in-play.ts";
import type { Box } from "../state/box.ts";
import { unitOfId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { type Seat, type Side, seatOf, sideOfSeat } from "../state/seats.ts";
import type { BattleKind, BattlePile, OwnedCard, SideState, State, TableToken, UnitState } from "../state/state.ts";
import { TOKENS } from "../state/tokens.ts";
import type { OwnedCardView, TableTokenView, UnitView, View } from "./shapes.ts";

/** A player's army list and the rest of the player's side in a state. */
export interface OpenSide {
  readonly list: ArmyList;
  readonly state: SideState;
}

/**
 * Returns a view in the form that rules read: the public table and the visible cards. Hands and decks lack hidden
 * cards, so it only answers questions about the table and cannot be played on.
 */
export function lookAt(box: Box, view: View): Look {
  return {
    box,
    state: stateWith(box, view, (placeOf) => [shownSide(box, view, placeOf, 0), shownSide(box, view, placeOf, 1)]),
  };
}

/**
 * Creates the state of a view with these sides. `placeOf` gives the index of a unit by its id, and `facesOf` the hidden
 * sides of facedown tokens.
 */
export function stateWith(
  box: Box,
  view: View,
  sidesOf: (placeOf: (id: string) => number) => readonly [OpenSide, OpenSide],
  facesOf: () => ReadonlyMap<TableTokenView, string> = () => NO_FACES,
): State {
  const units = view.units.map(unitState);
  const placeOf = (id: string): number => unitOfId({ units }, id) ?? 0;
  const [one, other] = sidesOf(placeOf);
  const faces = facesOf();
  return {
    format: view.format,
    game: view.game,
    catalogue: view.catalogue,
    config: {
      table: view.config.table,
      armies: [one.list, other.list],
      ...(view.config.heights === undefined ? {} : { heights: view.config.heights }),
    },
    words: NO_WORDS,
    round: view.round,
    phase: view.phase,
    blue: view.blue === null ? null : sideOfSeat(view.blue),
    priority: view.priority === null ? null : sideOfSeat(view.priority),
    sides: [one.state, other.state],
    mission: missionOf(box, view, placeOf),
    units,
    tokens: view.tokens.map((token) => tokenState(token, faces.get(token) ?? "", placeOf)),
    terrain: view.terrain,
    ongoing: view.ongoing.map(({ about, ...one }) => ({
      ...one,
      unit: placeOf(one.unit),
      ...(about === undefined ? {} : { about: placeOf(about) }),
    })),
    frames: view.frames,
    outcome: view.outcome,
  };
}

/** The hidden sides of facedown tokens when none is known. */
const NO_FACES: ReadonlyMap<TableTokenView, string> = new Map();

/** Returns a token on the battlefield that shows `hidden` if its face is hidden in the view. */
function tokenState(token: TableTokenView, hidden: string, placeOf: (id: string) => number): TableToken {
  const { face, ...rest } = token;
  const same = {
    ...rest,
    owner: token.owner === null ? null : sideOfSeat(token.owner),
    holder: token.holder === null ? null : placeOf(token.holder),
  };
  return face === undefined ? same : { ...same, face: { ...face, shows: isHidden(face.shows) ? hidden : face.shows } };
}

/** Empty words of chance, because nothing is drawn from a state made of a view. */
const NO_WORDS: Words = [0, 0, 0, 0, 0, 0, 0, 0];

/** Returns a player's side from the visible information only. */
function shownSide(box: Box, view: View, placeOf: (id: string) => number, side: Side): OpenSide {
  const own = view.sides[seatOf(side)];
  const { commandHand, battleDeck, ...army } = view.config.armies[side];
  const { commands } = box.cards.catalogue;
  const read = (card: string): number => codeOf(commands, card);
  const { hand, chosen, revealed, nominated, laidAside, heldOrders, decks, ...same } = own;
  const shownDeck = (kind: BattleKind): BattlePile => {
    const entries = battleEntries(box, kind);
    const { deck, discard } = decks[kind];
    const codes = shownCards(deck).map((card) => codeOf(entries, card));
    return { deck: shuffled(codes), discard: discard.map((card) => codeOf(entries, card)) };
  };
  return {
    list: {
      ...army,
      commandHand: isHidden(commandHand) ? [] : commandHand,
      battleDeck: isHidden(battleDeck) ? NO_DECK : battleDeck,
    },
    state: {
      ...same,
      hand: shuffled(shownCards(hand).map(read)),
      chosen: chosen === null || isHidden(chosen) ? null : read(chosen),
      revealed: revealed === null ? null : read(revealed),
      discard: own.discard.map(read),
      permanents: own.permanents.map(read),
      ...(laidAside === undefined ? {} : { laidAside: laidAside.map(read) }),
      nominated: nominated === null ? null : placeOf(nominated),
      ...(heldOrders === undefined ? {} : { heldOrders: heldOrders.flatMap((rank) => (isHidden(rank) ? [] : [rank])) }),
      decks: { primary: shownDeck("primary"), secondary: shownDeck("secondary"), advantage: shownDeck("advantage") },
    },
  };
}

const NO_DECK: BattleDeck = { primary: [], secondary: [], advantages: [] };

function missionOf({ cards }: Box, { mission }: View, placeOf: (id: string) => number): State["mission"] {
  const { primaryObjectives, secondaryObjectives, advantages } = cards.catalogue;
  const advantage = (seat: Seat): number | null => {
    const card = mission.advantages[seat];
    return card === null ? null : codeOf(advantages, card);
  };
  return {
    primary: ownedCard(primaryObjectives, mission.primary),
    secondary: ownedCard(secondaryObjectives, mission.secondary),
    advantages: [advantage("player-1"), advantage("player-2")],
    counts: mission.counts,
    marked: mission.marked.map(placeOf),
  };
}

/** Returns the index of a card in its part of the catalogue, or 0 if there is none. */
export function codeOf(entries: readonly Entry[], card: string): number {
  return Math.max(
    0,
    entries.findIndex(({ id }) => id === card),
  );
}

function ownedCard(entries: readonly Entry[], own: OwnedCardView | null): OwnedCard | null {
  return own === null ? null : { card: codeOf(entries, own.card), owner: sideOfSeat(own.owner) };
}

function unitState({ id, owner, leader, miniatures, tokens, cards, ...same }: UnitView): UnitState {
  const { order, ordered, commander, damaged, reachedResilience, fallen, cardWounds, holds } = same;
  return {
    owner: sideOfSeat(owner),
    listed: Number(id.slice(id.indexOf(".") + 1)),
    leader: miniatures.findIndex((one) => one.id === leader),
    miniatures: miniatures.map(({ status, x, y, z, heading, wounds }) => ({ status, x, y, z, heading, wounds })),
    order,
    ordered,
    commander,
    tokens: TOKENS.map((kind) => tokens[kind]),
    damaged,
    reachedResilience,
    fallen,
    cardWounds,
    cards: cards.map(({ state }) => state),
    sides: cards.map(({ side }) => side),
    holds,
  };
}
