import { at, type Chance, type Open, StackWork } from "@sw/tabletop";
import { type Box, cardId } from "./box.ts";
import type { LeaderIndex, PlaceIndex } from "./codes.ts";
import type { Event } from "./events.ts";
import { copyFrame } from "./frames/copies.ts";
import type { GameFrame, PhaseFrame } from "./frames/types.ts";
import type { Side } from "./seats.ts";
import type { LeaderState, PlaceState, SideState, State } from "./state.ts";

/** Events in which somebody sees cards. */
const SHOWING: readonly Event["type"][] = ["cards-drawn", "cards-looked-at", "hand-shown"];

const NO_PLACES: readonly PlaceIndex[] = Object.freeze([]);

/** One transition of a game: a copy of the state that is written in place, part by part. */
export class GameWork extends StackWork<State, Event, PhaseFrame> {
  readonly box: Box;
  /** Places touched since the upkeep last looked. */
  private touched: PlaceIndex[] = [];

  constructor(box: Box, state: State, chance: Chance | undefined) {
    super(copyState(state), chance);
    this.box = box;
  }

  /** Notes that units, markers or leaders of a place have changed, for the upkeep. */
  touch(place: PlaceIndex): void {
    if (!this.touched.includes(place)) this.touched.push(place);
  }

  /** The places touched since this was last asked, ascending. */
  takeTouched(): readonly PlaceIndex[] {
    const { touched } = this;
    if (touched.length === 0) return NO_PLACES;
    this.touched = [];
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

  /** A leader, to be written to. */
  leader(index: LeaderIndex): Open<LeaderState> {
    const { leaders } = this.state;
    const leader = at(leaders, index);
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

  protected override kept(frame: GameFrame): GameFrame {
    return copyFrame(frame);
  }
}

function copyState(state: State): Open<State> {
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
