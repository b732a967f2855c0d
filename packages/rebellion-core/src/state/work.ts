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

/** Events in which somebody sees cards. */
const SHOWING: readonly Event["type"][] = ["cards-drawn", "cards-looked-at", "hand-shown"];

const NO_PLACES: readonly PlaceIndex[] = Object.freeze([]);

/**
 * One transition of a game: a copy of the state that is written in place, part by part. Whoever writes to a place, a
 * leader, the base or the stack does so here, and here alone is noted which places the upkeep has to look at.
 */
export class GameWork extends StackWork<State, Event, PhaseFrame> {
  readonly box: Box;
  /** Places written to, or left by leaders or frames, since the upkeep last looked. */
  private touched: PlaceIndex[] = [];
  /** Leaders written to since the upkeep last looked. */
  private moved: LeaderIndex[] = [];
  /** The base when the upkeep last looked; what changes it replaces it. */
  private seenBase: BaseState;
  /** In set-up nothing is looked after, so all is when it ends. */
  private settingUp: boolean;

  constructor(box: Box, state: State, chance: Chance | undefined) {
    super(copyState(state), chance);
    this.box = box;
    this.seenBase = state.base;
    this.settingUp = state.phase === "setup";
  }

  /** True if nothing has changed that the upkeep looks after since it last looked. */
  isLookedAfter(): boolean {
    if (this.state.phase === "setup") return true;
    const { touched, moved, seenBase, settingUp, state } = this;
    return touched.length === 0 && moved.length === 0 && seenBase === state.base && !settingUp;
  }

  /** True if leaders have been written to since the upkeep last looked, or if set-up has just ended. */
  hasMovedLeaders(): boolean {
    return (this.moved.length > 0 || this.settingUp) && this.state.phase !== "setup";
  }

  /**
   * The places where units, markers, leaders, the base or what held the upkeep up have changed since this was last asked,
   * ascending; none in set-up, and every place when it has just ended.
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

  /** A place, to be written to; noted for the upkeep. */
  place(index: PlaceIndex): Open<PlaceState> {
    this.touch(index);
    const { places } = this.state;
    const place = at(places, index);
    if (this.owns(place)) return place;
    const copy = this.owned(copyPlace(place));
    this.state.places = this.replaced(places, index, copy);
    return copy;
  }

  /** A leader, to be written to; noted for the upkeep with the place that the leader is in. */
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

  /** What belongs to a side, to be written to. */
  side(side: Side): Open<SideState> {
    const own = this.state.sides[side];
    if (this.owns(own)) return own;
    const copy = this.owned(copySide(own));
    this.state.sides = side === 0 ? [copy, this.state.sides[1]] : [this.state.sides[0], copy];
    return copy;
  }

  /** What a solo game has besides; the caller has made sure that this is one. */
  get solo(): SoloState {
    const { solo } = this.state;
    if (solo === undefined) throw new RangeError("this is no solo game");
    return solo;
  }

  /** Changes what a solo game has besides. */
  changeSolo(change: Partial<SoloState>): void {
    this.state.solo = { ...this.solo, ...change };
  }

  override pop(frame: UpperFrame): void {
    const top = this.top();
    super.pop(frame);
    if (top !== undefined) this.touch(heldUpBy(this.box, top));
  }

  /** Where the old frame held the upkeep up and the new one does not, it looks. */
  protected override replaceFrame(place: number, frame: GameFrame): void {
    const system = heldUpBy(this.box, at(this.state.frames, place));
    super.replaceFrame(place, frame);
    if (system !== NOWHERE && heldUpBy(this.box, frame) !== system) this.touch(system);
  }

  /** Tells what happened. Whoever draws or looks at cards learns something, also where no chance is asked. */
  override emit(event: Event): void {
    if (SHOWING.includes(event.type)) this.revealed = true;
    super.emit(event);
  }

  /** A card's id as the cause of something. */
  cause(code: number): string {
    return cardId(this.box, code);
  }

  /** A card's id, for questions of chance. */
  readonly nameOf: (code: number) => string = (code) => cardId(this.box, code);

  private top(): GameFrame | undefined {
    const { frames } = this.state;
    return frames.length === 0 ? undefined : frames[frames.length - 1];
  }

  private touch(spot: LeaderSpot | null): void {
    if (typeof spot === "number" && spot >= 0 && !this.touched.includes(spot)) this.touched.push(spot);
  }

  /** The copy is written to: a spread would make an object of another layout, to be read field by field once more. */
  protected override changed<Own extends GameFrame>(frame: Own, changes: Partial<NoInfer<Own>>): GameFrame {
    return Object.assign(copyFrame(frame), changes);
  }

  protected override kept(frame: GameFrame): GameFrame {
    return copyFrame(frame);
  }
}

/** The copy of a base game has one layout: what only others have is put to it afterwards. */
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
