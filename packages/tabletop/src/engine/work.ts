import { at } from "../at.ts";
import { type Chance, fromWords, type NameOf, type SeededChance } from "../chance/chance.ts";
import type { Words } from "../chance/generator.ts";
import type { Step } from "../contract/contract.ts";
import type { Frame } from "./machine.ts";

/** A type whose own fields are writable. */
export type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * The working data of one transition: a state that is copied on first write, the events up to now, and chance. Each
 * game extends it with its own parts and mutators. It never leaves the transition.
 */
export class Work<Event> implements Chance {
  readonly events: Event[] = [];
  /** Whether something hidden became known in this transition. Asking chance also sets it. */
  revealed = false;
  private readonly own: object[] = [];
  private readonly given: Chance | undefined;
  private readonly words: Words;
  private drawn: SeededChance | undefined;

  /** @param chance answers the questions of chance. If undefined, `words` answer them. */
  constructor(words: Words, chance: Chance | undefined) {
    this.words = words;
    this.given = chance;
  }

  /** Asks the source of chance of this work. See {@link Chance.die}. */
  die(label: string, sides: number, nameOf: NameOf): number {
    return this.source().die(label, sides, nameOf);
  }

  /** Asks the source of chance of this work. See {@link Chance.pick}. */
  pick(label: string, count: number, nameOf: NameOf): number {
    return this.source().pick(label, count, nameOf);
  }

  /** Asks the source of chance of this work. See {@link Chance.order}. */
  order(label: string, count: number, nameOf: NameOf): readonly number[] {
    return this.source().order(label, count, nameOf);
  }

  /** Returns the generator words to keep in the state after this transition. */
  wordsAfter(): Words {
    return this.drawn === undefined ? this.words : this.drawn.words();
  }

  /** Whether this transition created the object and may write to it. */
  owns(part: object): boolean {
    return this.own.includes(part);
  }

  /** Marks an object as created by this transition, and returns it. */
  owned<Part extends object>(part: Part): Part {
    this.own.push(part);
    return part;
  }

  /** Returns the list with one item replaced. Changes the list in place if this transition created it. */
  protected replaced<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
    const own = this.ownList(items);
    own[index] = item;
    return own;
  }

  /** Returns a writable list: the list itself if this transition created it, otherwise a copy. */
  protected ownList<Item>(items: readonly Item[]): Item[] {
    return this.owns(items) ? (items as Item[]) : this.owned(items.slice());
  }

  private source(): Chance {
    this.revealed = true;
    if (this.given !== undefined) return this.given;
    this.drawn ??= fromWords(this.words);
    return this.drawn;
  }
}

/** The fields of every frame-based state, which {@link StackWork} writes. */
export interface StackState {
  readonly words: Words;
  /** The stack of frames in progress, with the running frame last. */
  readonly frames: readonly Frame[];
  /** The result; null until the game is over. */
  readonly outcome: object | null;
}

/** The frames that a state can have. */
export type FrameOf<State extends StackState> = State["frames"][number];

/**
 * The work on a state with a stack of frames: a copy of the state that is changed in place. The frame of a `Phase` is
 * at the bottom and nowhere else. Only a frame's own kind replaces or removes it, while it is on top. Code that changes
 * a frame further down uses `amend`.
 */
export class StackWork<State extends StackState, Event, Phase extends FrameOf<State>> extends Work<Event> {
  readonly state: Open<State>;
  /** Index of the running frame, the only one that may be replaced or removed. It is -1 after that frame is removed. */
  private running: number;

  /** @param copy a copy of the state, made for this transition, whose own fields are changed. */
  constructor(copy: Open<State>, chance: Chance | undefined) {
    super(copy.words, chance);
    this.state = copy;
    this.running = copy.frames.length - 1;
  }

  /** Makes the frame on top the running frame, and returns the state. */
  settle(): State {
    this.running = this.state.frames.length - 1;
    return this.state;
  }

  /** Adds an event. */
  emit(event: Event): void {
    this.events.push(event);
  }

  /** Puts a frame on the stack. Does nothing after the end of the game. */
  push(frame: Exclude<FrameOf<State>, Phase>): void {
    if (this.state.outcome === null) this.ownFrames().push(this.kept(frame));
  }

  /** Removes the running frame from the stack. Throws a RangeError if it is not on top. */
  pop(frame: Exclude<FrameOf<State>, Phase>): void {
    if (this.state.outcome !== null) return;
    this.mustRun(frame);
    this.running = -1;
    this.ownFrames().pop();
  }

  /** Replaces the running frame. Throws a RangeError if it is not on top; does nothing after the end of the game. */
  setTop<Own extends FrameOf<State>>(frame: Own, next: NoInfer<Own>): void {
    if (this.state.outcome !== null) return;
    this.mustRun(frame);
    this.replaceFrame(this.running, this.kept(next));
  }

  /** Changes some fields of the running frame, with the same conditions as {@link setTop}. */
  change<Own extends FrameOf<State>>(frame: Own, changes: Partial<NoInfer<Own>>): void {
    if (this.state.outcome !== null) return;
    this.mustRun(frame);
    this.replaceFrame(this.running, this.changed(frame, changes));
  }

  /**
   * Begins a phase by replacing the frame of the previous phase. Throws a RangeError if other frames are above it; does
   * nothing after the end of the game.
   */
  enter(phase: Phase): void {
    if (this.state.outcome !== null) return;
    const frames = this.ownFrames();
    if (frames.length > 1) throw new RangeError(`a phase ${phase.kind} begins under a frame ${kindOnTop(frames)}`);
    frames[0] = this.kept(phase);
    this.running = -1;
  }

  /** Replaces the uppermost frame of a kind by the result of `change`. Does nothing if there is no such frame. */
  amend<Kind extends FrameOf<State>["kind"]>(
    kind: Kind,
    change: (
      frame: Extract<FrameOf<State>, { readonly kind: Kind }>,
    ) => Extract<FrameOf<State>, { readonly kind: Kind }>,
  ): void {
    const frames: readonly FrameOf<State>[] = this.state.frames;
    const frame = nearest<FrameOf<State>, Kind>({ frames }, kind);
    if (frame === undefined) return;
    const changed = change(frame);
    if (changed !== frame) this.replaceFrame(frames.lastIndexOf(frame), this.kept(changed));
  }

  /**
   * Changes the fields that `change` returns in the uppermost frame of a kind. Does nothing if `change` returns
   * undefined or there is no such frame.
   */
  changeNearest<Kind extends FrameOf<State>["kind"]>(
    kind: Kind,
    change: (
      frame: Extract<FrameOf<State>, { readonly kind: Kind }>,
    ) => Partial<Extract<FrameOf<State>, { readonly kind: Kind }>> | undefined,
  ): void {
    const frames: readonly FrameOf<State>[] = this.state.frames;
    const frame = nearest<FrameOf<State>, Kind>({ frames }, kind);
    const changes = frame === undefined ? undefined : change(frame);
    if (frame === undefined || changes === undefined) return;
    this.replaceFrame(frames.lastIndexOf(frame), this.changed(frame, changes));
  }

  /** Reverses the order of all frames above the lowest `count`, so that the first one put there is on top. */
  turnAbove(count: number): void {
    const frames = this.ownFrames();
    frames.push(...frames.splice(count).reverse());
  }

  /** Ends the game and removes all frames. */
  end(outcome: NonNullable<State["outcome"]>): void {
    const open: Open<StackState> = this.state;
    open.outcome = outcome;
    open.frames = [];
  }

  /** Returns the step that results from this transition. */
  finish(): Step<State, Event> {
    const open: Open<StackState> = this.state;
    open.words = this.wordsAfter();
    return { state: this.state, events: this.events, revealed: this.revealed };
  }

  /**
   * Returns the frame as it is stored on the stack. A game overrides this to copy its frames into one layout, if that
   * is faster.
   */
  protected kept(frame: FrameOf<State>): FrameOf<State> {
    return frame;
  }

  /** Returns the frame with some fields changed, in the layout of {@link kept}. */
  protected changed<Own extends FrameOf<State>>(frame: Own, changes: Partial<NoInfer<Own>>): FrameOf<State> {
    return this.kept(Object.assign({ ...frame }, changes));
  }

  /** Replaces one frame of the stack by another. */
  protected replaceFrame(place: number, frame: FrameOf<State>): void {
    this.ownFrames()[place] = frame;
  }

  private mustRun({ kind }: FrameOf<State>): void {
    const frames: readonly FrameOf<State>[] = this.state.frames;
    if (frames.length - 1 === this.running && frames[this.running]?.kind === kind) return;
    throw new RangeError(`a frame ${kind} is not the one that runs on top of the stack, but ${kindOnTop(frames)}`);
  }

  /** Returns the stack for writing. */
  private ownFrames(): FrameOf<State>[] {
    const open: Open<StackState> = this.state;
    const own = this.ownList(open.frames);
    open.frames = own;
    return own;
  }
}

function kindOnTop(frames: readonly Frame[]): string {
  return frames[frames.length - 1]?.kind ?? "none";
}

/** Returns the uppermost frame of a kind on a state's stack, or undefined if there is none. */
export function nearest<Top extends Frame, Kind extends Top["kind"]>(
  { frames }: { readonly frames: readonly Top[] },
  kind: Kind,
): Extract<Top, { readonly kind: Kind }> | undefined {
  for (let index = frames.length - 1; index >= 0; index--) {
    const frame = at(frames, index);
    if (isOfKind(frame, kind)) return frame;
  }
  return undefined;
}

function isOfKind<Top extends Frame, Kind extends Top["kind"]>(
  frame: Top,
  kind: Kind,
): frame is Extract<Top, { readonly kind: Kind }> {
  return frame.kind === kind;
}
