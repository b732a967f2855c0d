import type { Measures } from "@sw/tabletop";
import type { Position, SideFigures } from "./position.ts";

/** The name of a feature of a position. `featuresOf` returns the value of each feature. */
export type Feature =
  | "bases-destroyed"
  | "last-base"
  | "base-left"
  | "ships-left"
  | "ships-attack"
  | "deck-cost"
  | "deck-attack"
  | "deck-resources"
  | "deck-force"
  | "deck-size"
  | "force"
  | "force-end"
  | "turn"
  | "ready"
  | "pool"
  | "breaks"
  | "hand-attack"
  | "hand-resources"
  | "hand-in-turn";

/** Computes a feature of a position seen from a seat. Most features are the seat's figure minus the opponent's. */
type Measure = (position: Position) => number;

/** Returns a measure that subtracts the opponent's figure from the seat's. */
function ahead(figure: (side: SideFigures, position: Position) => number): Measure {
  return (position) => figure(position.mine, position) - figure(position.theirs, position);
}

/** Returns a measure of the active player's figure, which is negative in the opponent's turn. */
function inTurn(figure: (active: SideFigures, waiting: SideFigures, position: Position) => number): Measure {
  return (position) => {
    const { mine, theirs, isActive } = position;
    return isActive ? figure(mine, theirs, position) : -figure(theirs, mine, position);
  };
}

/** Estimated hit points of a base that has not been chosen yet. */
const NEXT_BASE = 16;

function defence({ baseLeft, shipsLeft }: SideFigures): number {
  return shipsLeft + (baseLeft ?? NEXT_BASE);
}

function perCard(figure: "cost" | "attack" | "resources" | "force"): Measure {
  return ahead(({ cards }) => cards[figure] / Math.max(1, cards.count));
}

/** The features of the evaluation by name. They are scaled so that 1 is a large difference. */
export const MEASURES: Measures<Feature, Position> = {
  /** Destroyed bases as a share of the bases needed to win. */
  "bases-destroyed": ahead(({ destroyed }, { needed }) => destroyed / needed),
  /** Whether the side needs only one more base to win. */
  "last-base": ahead(({ destroyed }, { needed }) => (destroyed + 1 === needed ? 1 : 0)),
  /** Damage that the base can still take, as a share of an estimated base. */
  "base-left": ahead(({ baseLeft }) => (baseLeft ?? NEXT_BASE) / NEXT_BASE),
  /** Damage that the capital ships can still take. `ships-attack` is their attack. */
  "ships-left": ahead(({ shipsLeft }) => shipsLeft / 10),
  "ships-attack": ahead(({ shipsAttack }) => shipsAttack / 10),
  /** Average printed cost of the side's cards in hand, deck, discard pile and play. */
  "deck-cost": perCard("cost"),
  "deck-attack": perCard("attack"),
  "deck-resources": perCard("resources"),
  "deck-force": perCard("force"),
  /** Number of the side's cards. A small deck draws its best cards more often. */
  "deck-size": ahead(({ cards }) => cards.count / 10),
  /** Position of the Force marker. `force-end` counts it only at an end of the track. */
  force: ({ force }) => force / 3,
  "force-end": ({ force }) => (Math.abs(force) === 3 ? force / 3 : 0),
  /** Whether it is the seat's turn. */
  turn: inTurn(() => 1),
  /** Attack of the active player's pieces that have not attacked this turn. `pool` is the unspent resources. */
  ready: inTurn(({ ready }) => ready / 10),
  pool: inTurn((_active, _waiting, { pool }) => pool / 10),
  /** Whether the attack that is ready can destroy the opponent's base. */
  breaks: inTurn(({ ready }, waiting) => (waiting.baseLeft !== null && ready >= defence(waiting) ? 1 : 0)),
  /** The seat's own hand: its attack and its resources, and `hand-in-turn` for both in the seat's own turn. */
  "hand-attack": ({ hand }) => hand.attack / 10,
  "hand-resources": ({ hand }) => hand.resources / 10,
  "hand-in-turn": ({ hand, isActive }) => (isActive ? (hand.attack + hand.resources) / 10 : 0),
};
