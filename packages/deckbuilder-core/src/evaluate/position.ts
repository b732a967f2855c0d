import { at, type CardCode, pileCards, shownCards } from "@sw/tabletop";
import { attackOf } from "../attack/attack.ts";
import type { Source } from "../read/shapes.ts";
import { type Box, kindIn } from "../state/box.ts";
import { codeOf, NO_CARD } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { cardOf, damageOf, isSpent } from "../state/pieces.ts";
import { opponentOf, type Seat, type Side, seatOf, sideOfSeat } from "../state/seats.ts";
import type { View } from "../views/shapes.ts";

/** One side of the table, reduced to figures. */
export interface SideFigures {
  /** Number of the opponent's bases that the side has destroyed. */
  readonly destroyed: number;
  /** Damage still needed to destroy its base; null if it has none in play. */
  readonly baseLeft: number | null;
  /** Damage still needed to destroy all its capital ships. `shipsAttack` is their attack. */
  readonly shipsLeft: number;
  readonly shipsAttack: number;
  /** Attack of its pieces that have not attacked this turn, including committed ones. */
  readonly ready: number;
  /** Printed sums of all its cards: hand, deck, discard pile and pieces in play. */
  readonly cards: Printed;
}

/** Sums of the printed figures of some cards. */
export interface Printed {
  readonly count: number;
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
}

/** A position reduced to figures, seen from a seat. */
export interface Position {
  readonly mine: SideFigures;
  readonly theirs: SideFigures;
  /** Number of bases to destroy for the win. */
  readonly needed: number;
  /** Whether it is the seat's own turn. */
  readonly isActive: boolean;
  /** Spaces of the Force marker towards the seat's own end, -3 to 3. */
  readonly force: number;
  /** The resource pool of the active player. */
  readonly pool: number;
  /** Printed sums of the seat's own hand. */
  readonly hand: Printed;
}

/**
 * Returns the position of a state or view. Ignores what the seat may not know (the opponent's hand counts with their
 * deck), so a state and the seat's view of it give the same result.
 */
export function positionOf(box: Box, source: Source, seat: Seat): Position {
  const side = sideOfSeat(seat);
  const given = "viewer" in source ? seenIn(box, source) : standingIn({ box, state: source });
  return {
    mine: figuresOf(box, given.side(side)),
    theirs: figuresOf(box, given.side(opponentOf(side))),
    needed: source.config.bases,
    isActive: given.active === side,
    force: side === 0 ? -source.force : source.force,
    pool: source.resources,
    hand: printedOn(box, given.hand(side)),
  };
}

/** A piece in play. */
interface Fighting {
  readonly card: CardCode;
  readonly damage: number;
  readonly attack: number;
  readonly isSpent: boolean;
}

/** The facts about one side that states and views have in common. */
interface SideFacts {
  readonly destroyed: number;
  readonly base: { readonly card: CardCode; readonly damage: number } | null;
  readonly play: readonly Fighting[];
  /** Cards of hand, deck and discard pile. */
  readonly piles: readonly (readonly CardCode[])[];
}

interface Given {
  readonly active: Side;
  side(side: Side): SideFacts;
  hand(side: Side): readonly CardCode[];
}

function standingIn(look: Look): Given {
  const { state } = look;
  return {
    active: state.active,
    side(side) {
      const { base, victory, play, hand, deck, discard } = state.sides[side];
      return {
        destroyed: victory.length,
        base,
        play: play.map((piece) => ({
          card: cardOf(piece),
          damage: damageOf(piece),
          attack: attackOf(look, side, piece),
          isSpent: isSpent(piece),
        })),
        piles: [pileCards(hand), pileCards(deck), discard],
      };
    },
    hand: (side) => pileCards(state.sides[side].hand),
  };
}

function seenIn(box: Box, view: View): Given {
  const read = (ref: string): CardCode => codeOf(box.byId, ref) ?? NO_CARD;
  return {
    active: sideOfSeat(view.active),
    side(side) {
      const { base, victory, play, hand, deck, discard, hiddenCards } = view.sides[seatOf(side)];
      return {
        destroyed: victory.length,
        base: base === null ? null : { card: read(base.card), damage: base.damage },
        play: play.map(({ card, damage, attack, commitment }) => ({
          card: read(card),
          damage,
          attack,
          isSpent: commitment === "spent",
        })),
        piles: [shownCards(hand), shownCards(deck), hiddenCards, discard].map((cards) => cards.map(read)),
      };
    },
    hand: (side) => shownCards(view.sides[seatOf(side)].hand).map(read),
  };
}

function figuresOf(box: Box, { destroyed, base, play, piles }: SideFacts): SideFigures {
  let [shipsLeft, shipsAttack, ready] = [0, 0, 0];
  for (const { card, damage, attack, isSpent } of play) {
    const { type, hitPoints } = kindIn(box, card);
    if (!isSpent) ready += attack;
    if (type !== "capital-ship") continue;
    shipsLeft += hitPoints - damage;
    shipsAttack += attack;
  }
  const baseLeft = base === null ? null : kindIn(box, base.card).hitPoints - base.damage;
  return { destroyed, baseLeft, shipsLeft, shipsAttack, ready, cards: printedOn(box, ...piles, cardsOf(play)) };
}

function cardsOf(play: readonly Fighting[]): readonly CardCode[] {
  return play.map(({ card }) => card);
}

function printedOn(box: Box, ...piles: readonly (readonly CardCode[])[]): Printed {
  let [count, cost, attack, resources, force] = [0, 0, 0, 0, 0];
  for (const pile of piles) {
    for (let index = 0; index < pile.length; index++) {
      const kind = kindIn(box, at(pile, index));
      count += 1;
      cost += kind.cost;
      attack += kind.attack;
      resources += kind.resources;
      force += kind.force;
    }
  }
  return { count, cost, attack, resources, force };
}
