import type { Measures } from "@sw/tabletop";
import type { Position, SideFigures } from "./position.ts";

/** A feature of a position, by name: `featuresOf` tells what each comes to. */
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

/** What a feature measures, from a position seen from a seat. Most are the seat's own figure less the opponent's. */
type Measure = (position: Position) => number;

/** The difference of a figure between the two sides. */
function ahead(figure: (side: SideFigures, position: Position) => number): Measure {
  return (position) => figure(position.mine, position) - figure(position.theirs, position);
}

/** A figure of whoever's turn it is, counted against the seat in the opponent's turn. */
function inTurn(figure: (active: SideFigures, waiting: SideFigures, position: Position) => number): Measure {
  return (position) => {
    const { mine, theirs, isActive } = position;
    return isActive ? figure(mine, theirs, position) : -figure(theirs, mine, position);
  };
}

/** Estimated hit points of a base that is not chosen yet. */
const NEXT_BASE = 16;

function defence({ baseLeft, shipsLeft }: SideFigures): number {
  return shipsLeft + (baseLeft ?? NEXT_BASE);
}

function perCard(figure: "cost" | "attack" | "resources" | "force"): Measure {
  return ahead(({ cards }) => cards[figure] / Math.max(1, cards.count));
}

/** The features of the evaluation, each by its name; figures are scaled so that 1 is a large difference. */
export const MEASURES: Measures<Feature, Position> = {
  /** Share of the bases needed for the win that are destroyed. */
  "bases-destroyed": ahead(({ destroyed }, { needed }) => destroyed / needed),
  /** The win is one base away. */
  "last-base": ahead(({ destroyed }, { needed }) => (destroyed + 1 === needed ? 1 : 0)),
  /** Damage that the base can still take. */
  "base-left": ahead(({ baseLeft }) => (baseLeft ?? NEXT_BASE) / NEXT_BASE),
  /** Damage that capital ships can still take, and their attack. */
  "ships-left": ahead(({ shipsLeft }) => shipsLeft / 10),
  "ships-attack": ahead(({ shipsAttack }) => shipsAttack / 10),
  /** Average printed cost of the cards the seat may draw from its deck. */
  "deck-cost": perCard("cost"),
  "deck-attack": perCard("attack"),
  "deck-resources": perCard("resources"),
  "deck-force": perCard("force"),
  /** How many cards that is; a thin deck draws its best cards more often. */
  "deck-size": ahead(({ cards }) => cards.count / 10),
  /** The Force marker, and whether it stands at the end of the track. */
  force: ({ force }) => force / 3,
  "force-end": ({ force }) => (Math.abs(force) === 3 ? force / 3 : 0),
  /** Whether it is the seat's turn. */
  turn: inTurn(() => 1),
  /** Attack ready in this turn, resources not spent yet. */
  ready: inTurn(({ ready }) => ready / 10),
  pool: inTurn((_active, _waiting, { pool }) => pool / 10),
  /** The attack that is ready destroys the base. */
  breaks: inTurn(({ ready }, waiting) => (waiting.baseLeft !== null && ready >= defence(waiting) ? 1 : 0)),
  /** The seat's own hand: attack and resources to come, in its own turn and in the opponent's. */
  "hand-attack": ({ hand }) => hand.attack / 10,
  "hand-resources": ({ hand }) => hand.resources / 10,
  "hand-in-turn": ({ hand, isActive }) => (isActive ? (hand.attack + hand.resources) / 10 : 0),
};
