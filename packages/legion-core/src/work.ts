import { at, type Chance, type Step, Work } from "@sw/tabletop";
import type { GameBox } from "./box.ts";
import type { Event } from "./events.ts";
import type { GameFrame } from "./frames/types.ts";
import type { Player } from "./seats.ts";
import type { MiniatureState, PlayerState, State, TableToken, UnitState } from "./state.ts";

/** A type whose own fields may be written. */
export type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** One transition of a game: a copy of the state that is written in place, part by part. */
export class GameWork extends Work<Event> {
  readonly box: GameBox;
  readonly state: Open<State>;

  constructor(box: GameBox, state: State, chance: Chance | undefined) {
    super(state.words, chance);
    this.box = box;
    this.state = { ...state };
  }

  /** A unit, to be written to right away: whoever measures in between must ask for it again. */
  unit(index: number): Open<UnitState> {
    const unit = at(this.state.units, index);
    const own: Open<UnitState> = this.owns(unit) ? unit : this.owned({ ...unit });
    // Always a new list: what was measured on the scene of the old one may no longer hold.
    this.state.units = this.state.units.map((one, place) => (place === index ? own : one));
    return own;
  }

  /** A miniature of a unit, to be written to. */
  miniature(unit: number, index: number): Open<MiniatureState> {
    const own = this.unit(unit);
    const miniature = at(own.miniatures, index);
    if (this.owns(miniature)) return miniature;
    const copy = this.owned({ ...miniature });
    own.miniatures = this.replaced(own.miniatures, index, copy);
    return copy;
  }

  /** What belongs to a person, to be written to. */
  player(player: Player): Open<PlayerState> {
    const own = this.state.players[player];
    if (this.owns(own)) return own;
    const copy = this.owned({ ...own });
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

  /** Tells what happened. */
  emit(event: Event): void {
    this.events.push(event);
  }

  /** Puts a frame on the stack; after the end of the game nothing goes on. */
  push(frame: GameFrame): void {
    if (this.state.outcome === null) this.state.frames = [...this.state.frames, frame];
  }

  pop(): void {
    this.state.frames = this.state.frames.slice(0, -1);
  }

  /** Replaces the frame on top. */
  setTop(frame: GameFrame): void {
    if (this.state.outcome === null) this.state.frames = [...this.state.frames.slice(0, -1), frame];
  }

  /** Replaces the uppermost frame of a kind by what `change` makes of it; without one nothing happens. */
  amend<Kind extends GameFrame["kind"]>(
    kind: Kind,
    change: (frame: Extract<GameFrame, { kind: Kind }>) => GameFrame,
  ): void {
    const index = this.state.frames.map((frame) => frame.kind).lastIndexOf(kind);
    const frame = this.state.frames[index];
    if (frame === undefined || !isKind(frame, kind)) return;
    const changed = change(frame);
    this.state.frames = this.state.frames.map((one, place) => (place === index ? changed : one));
  }

  finish(): Step<State, Event> {
    this.state.words = this.wordsAfter();
    return { state: this.state, events: this.events, revealed: this.revealed };
  }

  /** The list with one item replaced; written in place if this transition made it. */
  private replaced<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
    if (this.owns(items)) {
      (items as Item[])[index] = item;
      return items;
    }
    const copy = this.owned(items.slice());
    copy[index] = item;
    return copy;
  }
}

function isKind<Kind extends GameFrame["kind"]>(
  frame: GameFrame,
  kind: Kind,
): frame is Extract<GameFrame, { kind: Kind }> {
  return frame.kind === kind;
}

/** The uppermost frame of a kind on a state's stack; undefined if there is none (nested attacks find their parent so). */
export function nearest<Kind extends GameFrame["kind"]>(
  { frames }: Pick<State, "frames">,
  kind: Kind,
): Extract<GameFrame, { kind: Kind }> | undefined {
  for (let index = frames.length - 1; index >= 0; index--) {
    const frame = frames[index];
    if (frame !== undefined && isKind(frame, kind)) return frame;
  }
  return undefined;
}
