import { at, type Chance, type Open, StackWork } from "@sw/tabletop";
import { type Box, cardId } from "./box.ts";
import { type LeaderIndex, type LeaderSpot, NOWHERE, type PlaceIndex } from "./codes.ts";
import { copyFrame } from "./copies.ts";
import type { Event } from "./events.ts";
import type { GameFrame, PhaseFrame, UpperFrame } from "./frames.ts";
import type { Side } from "./seats.ts";
import type { SoloState } from "./solo.ts";
import type { BaseState, LeaderState, PlaceState, SideState, State } from "./state.ts";
import { heldUpBy } from "./unsettled.ts";

/** The events that show cards to a viewer. */
const SHOWING: readonly Event["type"][] = ["cards-drawn", "cards-looked-at", "hand-shown"];

const NO_PLACES: readonly PlaceIndex[] = Object.freeze([]);

/**
 * One transition of a game: a copy of the state that is changed in place. All changes of a place, a leader, the base or
 * the stack go through this class, which records the places that the upkeep has to check.
 */
export class GameWork extends StackWork<State, Event, PhaseFrame> {
  readonly box: Box;
  /** The places changed, or left by leaders or frames, since the last upkeep. */
  private touched: PlaceIndex[] = [];
  /** The leaders changed since the last upkeep. */
  private moved: LeaderIndex[] = [];
  /** The base at the last upkeep. Every change replaces the object. */
  private seenBase: BaseState;
  /** Whether set-up was in progress. It has no upkeep, so everything is checked when it ends. */
  private settingUp: boolean;

  constructor(box: Box, state: State, chance: Chance | undefined) {
    super(copyState(state), chance);
    this.box = box;
    this.seenBase = state.base;
    this.settingUp = state.phase === "setup";
  }

  /** Whether nothing that the upkeep checks has changed since it last ran. */
  isLookedAfter(): boolean {
    if (this.state.phase === "setup") return true;
    const { touched, moved, seenBase, settingUp, state } = this;
    return touched.length === 0 && moved.length === 0 && seenBase === state.base && !settingUp;
  }

  /** Whether leaders have been changed since the last upkeep, or set-up has just ended. */
  hasMovedLeaders(): boolean {
    return (this.moved.length > 0 || this.settingUp) && this.state.phase !== "setup";
  }

  /**
   * Returns the places to check, ascending, and forgets them: those where units, markers, leaders, the base or the
   * reason to wait have changed. None during set-up, all places when it has just ended.
   */
  takeTouched(): readonly PlaceIndex[] {
    if (this.isLookedAfter()) return NO_PLACES;
    for (const leader of this.moved) this.touch(at(this.state.leaders, leader).at);
    if (this.seenBase !== this.state.base) this.touch(this.state.base.system);
    const touched = this.settingUp ? [...this.state.places.keys()] : this.touched;
    this.touched = [];
    this.moved = [];
    this.seenBase = this.state.base;
    this.settingUp = false;
    return touched.length === 1 ? touched : touched.sort((a, b) => a - b);
  }

  /** Returns a place to change, and records it for the upkeep. */
  place(index: PlaceIndex): Open<PlaceState> {
    this.touch(index);
    const { places } = this.state;
    const place = at(places, index);
    if (this.owns(place)) return place;
    const copy = this.owned(copyPlace(place));
    this.state.places = this.replaced(places, index, copy);
    return copy;
  }

  /** Returns a leader to change, and records it and its place for the upkeep. */
  leader(index: LeaderIndex): Open<LeaderState> {
    const { leaders } = this.state;
    const leader = at(leaders, index);
    if (!this.moved.includes(index)) {
      this.touch(leader.at);
      this.moved.push(index);
    }
    if (this.owns(leader)) return leader;
    const copy = this.owned({ at: leader.at, ring: leader.ring, detained: leader.detained });
    this.state.leaders = this.replaced(leaders, index, copy);
    return copy;
  }

  /** Returns the data of a side to change. */
  side(side: Side): Open<SideState> {
    const own = this.state.sides[side];
    if (this.owns(own)) return own;
    const copy = this.owned(copySide(own));
    this.state.sides = side === 0 ? [copy, this.state.sides[1]] : [this.state.sides[0], copy];
    return copy;
  }

  /** Returns the data of a solo game. Throws if this is no solo game. */
  get solo(): SoloState {
    const { solo } = this.state;
    if (solo === undefined) throw new RangeError("this is no solo game");
    return solo;
  }

  /** Changes the data of a solo game. */
  changeSolo(change: Partial<SoloState>): void {
    this.state.solo = { ...this.solo, ...change };
  }

  override pop(frame: UpperFrame): void {
    const top = this.top();
    super.pop(frame);
    if (top !== undefined) this.touch(heldUpBy(this.box, top));
  }

  /**
   * Puts a frame directly above the phase, below everything in progress. It runs when all of that is done. Only the
   * upkeep calls this, while no frame runs.
   */
  putUnder(frame: UpperFrame): void {
    this.push(frame);
    this.turnAbove(1);
    this.turnAbove(2);
    this.settle();
  }

  /** Replaces a frame. The upkeep checks the system if the old frame made it wait and the new one does not. */
  protected override replaceFrame(place: number, frame: GameFrame): void {
    const system = heldUpBy(this.box, at(this.state.frames, place));
    super.replaceFrame(place, frame);
    if (system !== NOWHERE && heldUpBy(this.box, frame) !== system) this.touch(system);
  }

  /** Emits an event. Drawing or looking at cards reveals information, even if no chance is drawn. */
  override emit(event: Event): void {
    if (SHOWING.includes(event.type)) this.revealed = true;
    super.emit(event);
  }

  /** Returns the id of a card for the cause of an event. */
  cause(code: number): string {
    return cardId(this.box, code);
  }

  /** Returns the id of a card for the names of chance. */
  readonly nameOf: (code: number) => string = (code) => cardId(this.box, code);

  private top(): GameFrame | undefined {
    const { frames } = this.state;
    return frames.length === 0 ? undefined : frames[frames.length - 1];
  }

  private touch(spot: LeaderSpot | null): void {
    if (typeof spot === "number" && spot >= 0 && !this.touched.includes(spot)) this.touched.push(spot);
  }

  /** Returns a changed copy of a frame. A spread would create an object with another layout. */
  protected override changed<Own extends GameFrame>(frame: Own, changes: Partial<NoInfer<Own>>): GameFrame {
    return Object.assign(copyFrame(frame), changes);
  }

  protected override kept(frame: GameFrame): GameFrame {
    return copyFrame(frame);
  }
}

/**
 * Copies a state. The copy of a base game has one layout; fields that only other games have are assigned afterwards.
 */
function copyState(state: State): Open<State> {
  const copy = copyBase(state);
  if (state.targets !== undefined) copy.targets = state.targets;
  if (state.held !== undefined) copy.held = state.held;
  if (state.objectivesInPlay !== undefined) copy.objectivesInPlay = state.objectivesInPlay;
  if (state.tacticDecks !== undefined) copy.tacticDecks = state.tacticDecks;
  if (state.advancedTactics !== undefined) copy.advancedTactics = state.advancedTactics;
  if (state.expansion !== undefined) copy.expansion = state.expansion;
  if (state.solo !== undefined) copy.solo = state.solo;
  return copy;
}

function copyBase(state: State): Open<State> {
  return {
    format: state.format,
    game: state.game,
    catalogue: state.catalogue,
    config: state.config,
    words: state.words,
    round: state.round,
    phase: state.phase,
    current: state.current,
    time: state.time,
    reputation: state.reputation,
    places: state.places,
    leaders: state.leaders,
    sides: state.sides,
    base: state.base,
    baseCandidates: state.baseCandidates,
    probeDeck: state.probeDeck,
    probes: state.probes,
    probesBoxed: state.probesBoxed,
    projectDeck: state.projectDeck,
    projectDiscard: state.projectDiscard,
    objectives: state.objectives,
    objectiveDeck: state.objectiveDeck,
    objectivesPlayed: state.objectivesPlayed,
    rerollUsed: state.rerollUsed,
    modifiers: state.modifiers,
    delayed: state.delayed,
    frames: state.frames,
    outcome: state.outcome,
  };
}

function copyPlace(place: PlaceState): Open<PlaceState> {
  const { loyalty, subjugated, sabotaged, destroyed, units } = place;
  return { loyalty, subjugated, sabotaged, destroyed, units };
}

function copySide(side: SideState): Open<SideState> {
  return {
    missions: side.missions,
    missionDeck: side.missionDeck,
    missionDiscard: side.missionDiscard,
    assigned: side.assigned,
    actions: side.actions,
    actionDeck: side.actionDeck,
    actionsUsed: side.actionsUsed,
    actionsBoxed: side.actionsBoxed,
    aside: side.aside,
    queue: side.queue,
    passed: side.passed,
  };
}
