import { at } from "../../src/at.ts";
import type { Chance } from "../../src/chance/chance.ts";
import type { Step } from "../../src/contract/contract.ts";
import { Work } from "../../src/engine/work.ts";
import { addToBag, type CardCode, drawTop, takeFromBag } from "../../src/piles/pile.ts";
import type { ToyRule } from "./rules.ts";
import {
  cardOf,
  EVERYONE,
  maskOf,
  numberOf,
  type ToyEvent,
  type ToyFrame,
  type ToySeat,
  type ToySide,
  type ToyState,
} from "./state.ts";

/** One transition of the toy game: every change of its state, each with its event. */
export class ToyWork extends Work<ToyEvent> {
  state: ToyState;

  constructor(state: ToyState, chance: Chance | undefined) {
    super(state.words, chance);
    this.state = state;
  }

  side(seat: ToySeat): ToySide {
    return at(this.state.sides, numberOf(seat));
  }

  setSide(seat: ToySeat, part: Partial<ToySide>): void {
    const number = numberOf(seat);
    const sides = this.state.sides.map((side, index) => (index === number ? { ...side, ...part } : side));
    this.state = { ...this.state, sides };
  }

  setStack(stack: readonly ToyFrame[]): void {
    this.state = { ...this.state, stack };
  }

  endTurn(): void {
    this.state = { ...this.state, turn: this.state.turn + 1 };
  }

  tell(kind: ToyEvent["kind"], rule: ToyRule, seat: ToySeat, more: Partial<ToyEvent> = {}): void {
    this.events.push({ kind, rule, seat, card: null, knownTo: EVERYONE, points: 0, ...more });
  }

  /** Draws the top card of the seat's deck, which must not be empty. */
  draw(seat: ToySeat): void {
    const { deck, hand } = this.side(seat);
    const { card, knownTo, pile } = drawTop(deck, this, `draw:${seat}`, cardOf);
    const known = knownTo | maskOf(seat);
    this.revealed = true;
    this.setSide(seat, { deck: pile, hand: addToBag(hand, card, known) });
    this.tell("drew", "toy.draw.deck", seat, { card: cardOf(card), knownTo: known });
  }

  /** Moves a card, which must be there, from the seat's hand to its open pile. */
  toOpen(seat: ToySeat, card: CardCode): void {
    const { hand, open } = this.side(seat);
    const taken = takeFromBag(hand, card);
    if (taken === undefined) throw new RangeError(`${seat} does not hold ${cardOf(card)}`);
    this.revealed = true;
    this.setSide(seat, { hand: taken.pile, open: [...open, card] });
  }

  score(seat: ToySeat, points: number, rule: ToyRule): void {
    this.setSide(seat, { points: this.side(seat).points + points });
    this.tell("scored", rule, seat, { points });
  }

  finish(): Step<ToyState, ToyEvent> {
    const words = this.wordsAfter();
    return { state: { ...this.state, words }, events: this.events, revealed: this.revealed };
  }
}
