import { at, type Chance, type Open, StackWork } from "@sw/tabletop";
import type { Box } from "./box.ts";
import { copyOfMiniature, copyOfSide, copyOfState, copyOfUnit } from "./copies.ts";
import type { Event } from "./events.ts";
import type { PhaseFrame, UpperFrame } from "./frames.ts";
import type { UnitIndex } from "./ids.ts";
import type { Side } from "./seats.ts";
import type { MiniatureState, SideState, State, TableToken, UnitState } from "./state.ts";

const NOBODY: readonly number[] = [];

/** Returns a copy of a list with one item replaced. */
function withItem<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
  const copy = items.slice();
  copy[index] = item;
  return copy;
}

/** One transition of a game, which writes to its own copy of the state part by part. */
export class GameWork extends StackWork<State, Event, PhaseFrame> {
  readonly box: Box;
  /** Frames postponed until the current function has finished with the stack. */
  private readonly waiting: UpperFrame[] = [];
  /** Units that have gained suppression since the last call of {@link newlySuppressed}. */
  private readonly shaken: number[] = [];

  constructor(box: Box, state: State, chance: Chance | undefined) {
    super(copyOfState(state), chance);
    this.box = box;
  }

  /**
   * Returns a writable copy of a unit in a new list. Write to it at once and get it again after measuring: measured
   * scenes are cached by their units, so each call makes a new copy.
   */
  unit(index: number): Open<UnitState> {
    const copy: Open<UnitState> = copyOfUnit(at(this.state.units, index));
    this.state.units = withItem(this.state.units, index, copy);
    return copy;
  }

  /** Returns a writable copy of a miniature, to be written to at once; see {@link GameWork.unit}. */
  miniature(unit: UnitIndex, index: number): Open<MiniatureState> {
    const own = this.unit(unit);
    const copy: Open<MiniatureState> = copyOfMiniature(at(own.miniatures, index));
    own.miniatures = withItem(own.miniatures, index, copy);
    return copy;
  }

  /** Returns the writable state of a side. */
  side(side: Side): Open<SideState> {
    const own = this.state.sides[side];
    if (this.owns(own)) return own;
    const copy = this.owned(copyOfSide(own));
    this.state.sides = side === 0 ? [copy, this.state.sides[1]] : [this.state.sides[0], copy];
    return copy;
  }

  /** Returns a writable copy of a token on the battlefield, to be written to at once; see {@link GameWork.unit}. */
  token(index: number): Open<TableToken> {
    const copy: Open<TableToken> = { ...at(this.state.tokens, index) };
    this.state.tokens = withItem(this.state.tokens, index, copy);
    return copy;
  }

  /** Puts a frame on the stack when the current function has finished with it, before anything else runs. */
  later(frame: UpperFrame): void {
    this.waiting.push(frame);
  }

  /** Records that a unit has gained suppression tokens. The consequences follow after the current function. */
  shake(unit: UnitIndex): void {
    this.shaken.push(unit);
  }

  /** Returns the units that have gained suppression since the last call, in that order. */
  newlySuppressed(): readonly number[] {
    return this.shaken.length === 0 ? NOBODY : this.shaken.splice(0);
  }

  /** Puts the postponed frames on the stack, the first of them on top, and returns the state. */
  override settle(): State {
    if (this.waiting.length > 0) for (const frame of this.waiting.splice(0).reverse()) this.push(frame);
    return super.settle();
  }
}
