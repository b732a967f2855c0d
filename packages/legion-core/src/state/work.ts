import { at, type Chance, type Open, StackWork } from "@sw/tabletop";
import type { Box } from "./box.ts";
import { copyOfMiniature, copyOfSide, copyOfState, copyOfUnit } from "./copies.ts";
import type { Event } from "./events.ts";
import type { PhaseFrame, UpperFrame } from "./frames.ts";
import type { UnitIndex } from "./ids.ts";
import type { Side } from "./seats.ts";
import type { MiniatureState, SideState, State, TableToken, UnitState } from "./state.ts";

const NOBODY: readonly number[] = [];

/** A copy of a list with one item replaced. */
function withItem<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
  const copy = items.slice();
  copy[index] = item;
  return copy;
}

/** One transition of a game: a copy of the state that is written in place, part by part. */
export class GameWork extends StackWork<State, Event, PhaseFrame> {
  readonly box: Box;
  /** Frames put off until what runs now is done with the stack. */
  private readonly waiting: UpperFrame[] = [];
  /** Units that have gained suppression since {@link newlySuppressed} was asked last. */
  private readonly shaken: number[] = [];

  constructor(box: Box, state: State, chance: Chance | undefined) {
    super(copyOfState(state), chance);
    this.box = box;
  }

  /**
   * A unit, to be written to right away: whoever measures in between must ask for it again. A copy in a new list, also where
   * this transition made the unit: scenes are kept by what they were made of, which therefore never changes.
   */
  unit(index: number): Open<UnitState> {
    const copy: Open<UnitState> = copyOfUnit(at(this.state.units, index));
    this.state.units = withItem(this.state.units, index, copy);
    return copy;
  }

  /** A miniature of a unit, to be written to right away; see {@link GameWork.unit}. */
  miniature(unit: UnitIndex, index: number): Open<MiniatureState> {
    const own = this.unit(unit);
    const copy: Open<MiniatureState> = copyOfMiniature(at(own.miniatures, index));
    own.miniatures = withItem(own.miniatures, index, copy);
    return copy;
  }

  /** What belongs to a person, to be written to. */
  side(side: Side): Open<SideState> {
    const own = this.state.sides[side];
    if (this.owns(own)) return own;
    const copy = this.owned(copyOfSide(own));
    this.state.sides = side === 0 ? [copy, this.state.sides[1]] : [this.state.sides[0], copy];
    return copy;
  }

  /** A token of the battlefield, to be written to right away; see {@link GameWork.unit}. */
  token(index: number): Open<TableToken> {
    const copy: Open<TableToken> = { ...at(this.state.tokens, index) };
    this.state.tokens = withItem(this.state.tokens, index, copy);
    return copy;
  }

  /** Puts a frame on the stack as soon as what runs now is done with it, and before anything else runs. */
  later(frame: UpperFrame): void {
    this.waiting.push(frame);
  }

  /** A unit has gained suppression tokens; what follows from that comes once what runs now is done. */
  shake(unit: UnitIndex): void {
    this.shaken.push(unit);
  }

  /** The units that have gained suppression since this was asked last, in that order. */
  newlySuppressed(): readonly number[] {
    return this.shaken.length === 0 ? NOBODY : this.shaken.splice(0);
  }

  /** The state between two frames: what was put off lies on the stack, the first of it on top. */
  override settle(): State {
    if (this.waiting.length > 0) for (const frame of this.waiting.splice(0).reverse()) this.push(frame);
    return super.settle();
  }
}
