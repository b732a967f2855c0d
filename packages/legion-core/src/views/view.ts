import { at, type CardCode, type DecisionView, HIDDEN, type SeatMask, viewBag, viewDeck } from "@sw/tabletop";
import type { ArmyList } from "../army/list.ts";
import type { Entry } from "../catalogue/entries.ts";
import type { LegionTypes } from "../game.ts";
import { commandId } from "../state/box.ts";
import { miniatureId, unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { bitOf, bitOfViewer, type Seat, type Side, seatOf, type Viewer } from "../state/seats.ts";
import {
  type BattlePile,
  type OwnedCard,
  poolInSight,
  type SideState,
  type State,
  type TableToken,
} from "../state/state.ts";
import { TOKENS, type TokenKind, tokensOf } from "../state/tokens.ts";
import { profileOf } from "../units/profiles.ts";
import type {
  ArmyView,
  BattlePileView,
  OwnedCardView,
  SideView,
  Table,
  TableTokenView,
  UnitView,
  View,
} from "./shapes.ts";

export { redactEvent } from "./redact.ts";
export type * from "./shapes.ts";

/** Creates the view of a state by listing the visible parts. `decision` must already be redacted for the viewer. */
export function viewOf(look: Look, viewer: Viewer, decision: DecisionView<LegionTypes> | null): View {
  return { ...tableOf(look, bitOfViewer(viewer)), viewer, decision };
}

/** Returns the game as the seats in `mask` see it. Nothing is hidden from an all-seeing mask. */
export function tableOf(look: Look, mask: SeatMask): Table {
  const { state } = look;
  const { config, mission } = state;
  const { primaryObjectives, secondaryObjectives, advantages } = look.box.cards.catalogue;
  const advantage = (side: Side): string | null => maybeCard(advantages, mission.advantages[side]);
  const { primary, secondary, counts, marked } = mission;
  return {
    game: "legion",
    format: state.format,
    catalogue: state.catalogue,
    config: {
      table: config.table,
      armies: [armyView(config.armies[0], 0, mask), armyView(config.armies[1], 1, mask)],
      ...(config.heights === undefined ? {} : { heights: config.heights }),
    },
    round: state.round,
    phase: state.phase,
    blue: maybeSeat(state.blue),
    priority: maybeSeat(state.priority),
    sides: { "player-1": playerView(look, 0, mask), "player-2": playerView(look, 1, mask) },
    mission: {
      primary: ownedCard(primaryObjectives, primary),
      secondary: ownedCard(secondaryObjectives, secondary),
      advantages: { "player-1": advantage(0), "player-2": advantage(1) },
      counts,
      marked: marked.map((unit) => unitId(state, unit)),
    },
    units: state.units.map((_unit, index) => unitView(look, index)),
    tokens: state.tokens.map((token) => tokenView(state, token, mask)),
    terrain: state.terrain,
    ongoing: state.ongoing.map(({ about, ...one }) => ({
      ...one,
      unit: unitId(state, one.unit),
      ...(about === undefined ? {} : { about: unitId(state, about) }),
    })),
    frames: state.frames,
    outcome: state.outcome,
  };
}

function tokenView(state: State, { face, ...token }: TableToken, mask: SeatMask): TableTokenView {
  const same = {
    ...token,
    owner: maybeSeat(token.owner),
    holder: token.holder === null ? null : unitId(state, token.holder),
  };
  if (face === undefined) return same;
  const isKnown = face.turned || (token.owner !== null && knows(mask, token.owner));
  return { ...same, face: isKnown ? face : { ...face, shows: HIDDEN } };
}

/** Whether the player's seat is in `mask`. */
function knows(mask: SeatMask, side: Side): boolean {
  return (mask & bitOf(side)) !== 0;
}

function maybeSeat(side: Side | null): Seat | null {
  return side === null ? null : seatOf(side);
}

function maybeCard(entries: readonly Entry[], card: CardCode | null): string | null {
  return card === null ? null : at(entries, card).id;
}

function ownedCard(entries: readonly Entry[], own: OwnedCard | null): OwnedCardView | null {
  return own === null ? null : { card: at(entries, own.card).id, owner: seatOf(own.owner) };
}

function armyView(list: ArmyList, side: Side, mask: SeatMask): ArmyView {
  return knows(mask, side) ? list : { ...list, commandHand: HIDDEN, battleDeck: HIDDEN };
}

function playerView({ box, state }: Look, side: Side, mask: SeatMask): SideView {
  const own = state.sides[side];
  const { primaryObjectives, secondaryObjectives, advantages } = box.cards.catalogue;
  const name = (card: CardCode): string => commandId(box, card);
  const chosen = knows(mask, side) || own.chosen === null ? maybeName(own.chosen, name) : HIDDEN;
  return {
    hand: viewBag(own.hand, mask, bitOf(side), name),
    chosen,
    revealed: maybeName(own.revealed, name),
    lastPips: own.lastPips,
    discard: own.discard.map(name),
    permanents: own.permanents.map(name),
    ...(own.laidAside === undefined ? {} : { laidAside: own.laidAside.map(name) }),
    nominated: own.nominated === null ? null : unitId(state, own.nominated),
    ...poolView(own, knows(mask, side)),
    passPool: own.passPool,
    passed: own.passed,
    points: own.points,
    edge: own.edge,
    decks: {
      primary: battlePile(primaryObjectives, own.decks.primary, mask),
      secondary: battlePile(secondaryObjectives, own.decks.secondary, mask),
      advantage: battlePile(advantages, own.decks.advantage, mask),
    },
  };
}

/** Returns the order pool with the tokens held facedown. Only their player knows which tokens these are. */
function poolView(own: SideState, isOwner: boolean): Pick<SideView, "heldOrders" | "orderPool"> {
  const { orderPool, heldOrders } = own;
  if (heldOrders === undefined) return { orderPool };
  return isOwner
    ? { orderPool, heldOrders }
    : { orderPool: poolInSight(own), heldOrders: heldOrders.map(() => HIDDEN) };
}

function maybeName(card: CardCode | null, name: (card: CardCode) => string): string | null {
  return card === null ? null : name(card);
}

function battlePile(entries: readonly Entry[], { deck, discard }: BattlePile, mask: SeatMask): BattlePileView {
  const name = (card: CardCode): string => at(entries, card).id;
  return { deck: viewDeck(deck, mask, name), discard: discard.map(name) };
}

function unitView(look: Look, index: number): UnitView {
  const { state } = look;
  const unit = at(state.units, index);
  const profile = profileOf(look, index);
  const { order, ordered, commander, damaged, reachedResilience, fallen, cardWounds, holds } = unit;
  return {
    id: unitId(state, index),
    owner: seatOf(unit.owner),
    unit: profile.card.id,
    leader: miniatureId(state, index, unit.leader),
    miniatures: unit.miniatures.map((miniature, place) => ({
      id: miniatureId(state, index, place),
      card: at(profile.miniatures, place).card,
      ...miniature,
    })),
    tokens: Object.fromEntries(TOKENS.map((kind) => [kind, tokensOf(unit.tokens, kind)])) as Record<TokenKind, number>,
    order,
    ordered,
    commander,
    damaged,
    reachedResilience,
    fallen,
    cardWounds,
    holds,
    cards: unit.cards.map((state, place) => ({
      card: at(profile.upgrades, place).id,
      state,
      side: at(unit.sides, place),
    })),
  };
}
