import { at, type Chance, type Open, StackWork } from "@sw/tabletop";
import type { GameBox } from "./box.ts";
import { copyOfMiniature, copyOfPlayer, copyOfState, copyOfUnit } from "./copies.ts";
import type { Event } from "./events.ts";
import type { PhaseFrame, UpperFrame } from "./frames/types.ts";
import type { Player } from "./seats.ts";
import type { MiniatureState, PlayerState, State, TableToken, UnitState } from "./state.ts";

/** One transition of a game: a copy of the state that is written in place, part by part. */
export class GameWork extends StackWork<State, Event, PhaseFrame> {
  readonly box: GameBox;
  /** Frames put off until what runs now is done with the stack. */
  private readonly waiting: UpperFrame[] = [];

  constructor(box: GameBox, state: State, chance: Chance | undefined) {
    super(copyOfState(state), chance);
    this.box = box;
  }

  /**
   * A unit, to be written to right away: whoever measures in between must ask for it again. It is a new one in a new list
   * each time, because what was measured on the list before goes by the units that stood in it.
   */
  unit(index: number): Open<UnitState> {
    const own: Open<UnitState> = copyOfUnit(at(this.state.units, index));
    this.state.units = this.state.units.map((one, place) => (place === index ? own : one));
    return own;
  }

  /** A miniature of a unit, to be written to right away: like its unit a new one each time. */
  miniature(unit: number, index: number): Open<MiniatureState> {
    const own = this.unit(unit);
    const copy: Open<MiniatureState> = copyOfMiniature(at(own.miniatures, index));
    own.miniatures = own.miniatures.map((one, place) => (place === index ? copy : one));
    return copy;
  }

  /** What belongs to a person, to be written to. */
  player(player: Player): Open<PlayerState> {
    const own = this.state.players[player];
    if (this.owns(own)) return own;
    const copy = this.owned(copyOfPlayer(own));
    this.state.players = player === 0 ? [copy, this.state.players[1]] : [this.state.players[0], copy];
    return copy;
  }

  /** A token of the battlefield, to be written to. */
  token(index: number): Open<TableToken> {
    const token = at(this.state.tokens, index);
    if (this.owns(token)) return token;
    const copy = this.owned({ ...token });
    this.state.tokens = this.replaced(this.state.tokens, index, copy);
    return copy;
  }

  /** Puts a frame on the stack as soon as what runs now is done with it, and before anything else runs. */
  later(frame: UpperFrame): void {
    this.waiting.push(frame);
  }

  /** The state between two frames: what was put off lies on the stack, the first of it on top. */
  override between(): State {
    for (const frame of this.waiting.splice(0).reverse()) this.push(frame);
    return super.between();
  }
}
