import { at } from "../at.ts";
import { type Chance, fromWords, type NameOf, type SeededChance } from "../chance/chance.ts";
import type { Words } from "../chance/generator.ts";
import type { Step } from "../contract/contract.ts";
import type { Frame } from "./machine.ts";

/** A type whose own fields may be written. */
export type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * The inside of one transition: a state that is copied where it is first written, the events so far, and chance.
 * A game extends it with its own parts and mutators; it never leaves the transition.
 */
export class Work<Event> implements Chance {
  readonly events: Event[] = [];
  /** Set by whatever makes something hidden known; asking chance sets it too. */
  revealed = false;
  private readonly own: object[] = [];
  private readonly given: Chance | undefined;
  private readonly words: Words;
  private drawn: SeededChance | undefined;

  /** @param chance answers the questions of chance instead of `words` when given. */
  constructor(words: Words, chance: Chance | undefined) {
    this.words = words;
    this.given = chance;
  }

  /** As {@link Chance.die}, of the source that answers in this work. */
  die(label: string, sides: number, nameOf: NameOf): number {
    return this.source().die(label, sides, nameOf);
  }

  /** As {@link Chance.pick}, of the source that answers in this work. */
  pick(label: string, count: number, nameOf: NameOf): number {
    return this.source().pick(label, count, nameOf);
  }

  /** As {@link Chance.order}, of the source that answers in this work. */
  order(label: string, count: number, nameOf: NameOf): readonly number[] {
    return this.source().order(label, count, nameOf);
  }

  /** The words to keep in the state after this transition. */
  wordsAfter(): Words {
    return this.drawn === undefined ? this.words : this.drawn.words();
  }

  /** True if this transition made the object and may write to it. */
  owns(part: object): boolean {
    return this.own.includes(part);
  }

  /** Notes an object as made by this transition. */
  owned<Part extends object>(part: Part): Part {
    this.own.push(part);
    return part;
  }

  /** The list with one item replaced; written in place if this transition made it. */
  protected replaced<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
    const own = this.ownList(items);
    own[index] = item;
    return own;
  }

  /** The list, or a copy of it if this transition did not make it: to be written to. */
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

/** What every state holds whose game is played on frames: {@link StackWork} writes it. */
export interface StackState {
  readonly words: Words;
  /** What is half done, the running frame last. */
  readonly frames: readonly Frame[];
  /** Null until the game is over. */
  readonly outcome: object | null;
}

/** The frames of a state: what can be half done in its game. */
export type FrameOf<State extends StackState> = State["frames"][number];

/**
 * The work on a state with a stack of frames: the copy that is written in place, and what happens to its stack. At the bottom
 * lies the frame of a `Phase`, and nowhere else. Above it a frame is replaced or taken off only by what its own kind does,
 * while it lies on top: whoever puts something on it has to wait, and whoever works for others amends what lies below.
 */
export class StackWork<State extends StackState, Event, Phase extends FrameOf<State>> extends Work<Event> {
  readonly state: Open<State>;
  /** Place of the frame that runs, which alone may be replaced or taken off; -1 once it is gone. */
  private running: number;

  /** @param copy of the state, made for this transition: its own fields are written. */
  constructor(copy: Open<State>, chance: Chance | undefined) {
    super(copy.words, chance);
    this.state = copy;
    this.running = copy.frames.length - 1;
  }

  /** Makes whatever lies on top the frame that runs, and returns the state. */
  settle(): State {
    this.running = this.state.frames.length - 1;
    return this.state;
  }

  /** Tells what happened. */
  emit(event: Event): void {
    this.events.push(event);
  }

  /** Puts a frame on the stack; after the end of the game nothing goes on. */
  push(frame: Exclude<FrameOf<State>, Phase>): void {
    if (this.state.outcome === null) this.ownFrames().push(this.kept(frame));
  }

  /** Takes the frame that runs off the stack, while it lies on top; else a RangeError. */
  pop(frame: Exclude<FrameOf<State>, Phase>): void {
    if (this.state.outcome !== null) return;
    this.mustRun(frame);
    this.running = -1;
    this.ownFrames().pop();
  }

  /**
   * Replaces the frame that runs by what has become of it, while it lies on top; else a RangeError. After the end of the game
   * nothing goes on.
   */
  setTop<Own extends FrameOf<State>>(frame: Own, next: NoInfer<Own>): void {
    if (this.state.outcome !== null) return;
    this.mustRun(frame);
    this.replaceFrame(this.running, this.kept(next));
  }

  /** Replaces the frame that runs by itself with some fields changed, while it lies on top; as {@link setTop} does. */
  change<Own extends FrameOf<State>>(frame: Own, changes: Partial<NoInfer<Own>>): void {
    if (this.state.outcome !== null) return;
    this.mustRun(frame);
    this.replaceFrame(this.running, this.changed(frame, changes));
  }

  /**
   * Begins a phase: its frame comes in the place of that of the phase before, which must be over, with nothing left above it
   * (else a RangeError). After the end of the game nothing goes on.
   */
  enter(phase: Phase): void {
    if (this.state.outcome !== null) return;
    const frames = this.ownFrames();
    if (frames.length > 1) throw new RangeError(`a phase ${phase.kind} begins under a frame ${kindOnTop(frames)}`);
    frames[0] = this.kept(phase);
    this.running = -1;
  }

  /** Replaces the uppermost frame of a kind by what `change` makes of it; without one nothing happens. */
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

  /** Changes some fields of the uppermost frame of a kind, those that `change` gives; undefined, or without one: nothing. */
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

  /** Turns the frames above the first so many around: what was put there first lies on top. */
  turnAbove(count: number): void {
    const frames = this.ownFrames();
    frames.push(...frames.splice(count).reverse());
  }

  /** Ends the game: nothing is half done any more. */
  end(outcome: NonNullable<State["outcome"]>): void {
    const open: Open<StackState> = this.state;
    open.outcome = outcome;
    open.frames = [];
  }

  /** The step that this transition comes to. */
  finish(): Step<State, Event> {
    const open: Open<StackState> = this.state;
    open.words = this.wordsAfter();
    return { state: this.state, events: this.events, revealed: this.revealed };
  }

  /** The frame as it goes onto the stack: a game for which one layout of its frames is faster copies it here. */
  protected kept(frame: FrameOf<State>): FrameOf<State> {
    return frame;
  }

  /** The frame with some fields changed, in the layout that {@link kept} gives it. */
  protected changed<Own extends FrameOf<State>>(frame: Own, changes: Partial<NoInfer<Own>>): FrameOf<State> {
    return this.kept(Object.assign({ ...frame }, changes));
  }

  /** One frame takes the place of another on the stack. */
  protected replaceFrame(place: number, frame: FrameOf<State>): void {
    this.ownFrames()[place] = frame;
  }

  private mustRun({ kind }: FrameOf<State>): void {
    const frames: readonly FrameOf<State>[] = this.state.frames;
    if (frames.length - 1 === this.running && frames[this.running]?.kind === kind) return;
    throw new RangeError(`a frame ${kind} is not the one that runs on top of the stack, but ${kindOnTop(frames)}`);
  }

  /** The stack, to be written to. */
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

/** The uppermost frame of a kind on a state's stack; undefined if there is none. */
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
