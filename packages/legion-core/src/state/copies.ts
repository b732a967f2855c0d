import type { Open } from "@sw/tabletop";
import type { MiniatureState, SideState, State, UnitState } from "./state.ts";

// What lies in a state is copied field by field: every place that spreads an object makes a layout of its own, and engines
// are fast with objects of a few layouts and slow with dozens.

/** Returns a copy of a state, which one transition may write to. */
export function copyOfState(state: State): Open<State> {
  return {
    format: state.format,
    game: state.game,
    catalogue: state.catalogue,
    config: state.config,
    words: state.words,
    round: state.round,
    phase: state.phase,
    blue: state.blue,
    priority: state.priority,
    sides: state.sides,
    mission: state.mission,
    units: state.units,
    tokens: state.tokens,
    terrain: state.terrain,
    ongoing: state.ongoing,
    frames: state.frames,
    outcome: state.outcome,
  };
}

/** Returns a writable copy of a player's side. */
export function copyOfSide(side: SideState): Open<SideState> {
  const copy: Open<SideState> = {
    hand: side.hand,
    chosen: side.chosen,
    revealed: side.revealed,
    lastPips: side.lastPips,
    discard: side.discard,
    permanents: side.permanents,
    nominated: side.nominated,
    orderPool: side.orderPool,
    passPool: side.passPool,
    passed: side.passed,
    points: side.points,
    edge: side.edge,
    decks: side.decks,
  };
  if (side.laidAside !== undefined) copy.laidAside = side.laidAside;
  if (side.heldOrders !== undefined) copy.heldOrders = side.heldOrders;
  return copy;
}

/** Returns a writable copy of a unit. */
export function copyOfUnit(unit: UnitState): Open<UnitState> {
  return {
    owner: unit.owner,
    listed: unit.listed,
    leader: unit.leader,
    miniatures: unit.miniatures,
    order: unit.order,
    ordered: unit.ordered,
    commander: unit.commander,
    tokens: unit.tokens,
    damaged: unit.damaged,
    reachedResilience: unit.reachedResilience,
    fallen: unit.fallen,
    cardWounds: unit.cardWounds,
    cards: unit.cards,
    sides: unit.sides,
    holds: unit.holds,
  };
}

/** Returns a writable copy of a miniature. */
export function copyOfMiniature({ status, x, y, z, heading, wounds }: MiniatureState): Open<MiniatureState> {
  return { status, x, y, z, heading, wounds };
}
