import { at, nearest } from "@sw/tabletop";
import { hintAdjacent, isHidden } from "../base/base.ts";
import { ignoresLeaders } from "../base/pbr.ts";
import { filterTest } from "../conditions/where.ts";
import type { MoveUnits } from "../language/language.ts";
import { captivesAt, isPinned, moveLeader } from "../leaders/leaders.ts";
import type { RuleId } from "../rules/ids.ts";
import { type Box, cardId, instructionAt, type UnitKind } from "../state/box.ts";
import type { LeaderIndex, PlaceIndex, SystemIndex, Units } from "../state/codes.ts";
import type { Cause } from "../state/events.ts";
import type { MoveFrame, PickedUnits } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, REBEL, type Side, sideOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { moveUnits } from "../units/board.ts";
import { needsTransport } from "../units/transport.ts";
import type { UnitTest } from "../units/units.ts";
import { allCaptorsLeave } from "./captor.ts";
import { freeAt } from "./garrison.ts";
import { leaveDamage } from "./likeness.ts";
import { pickedFrom } from "./picks.ts";

/** The rules of a movement: those of activations, unless a card or a retreat lifts or narrows them. */
export interface MoveTerms {
  /** Ground units and TIE Fighters need a place aboard a ship that leaves the same place. */
  readonly transport: boolean;
  /** Own leaders keep units where they are. */
  readonly pins: boolean;
  /** Units go to adjacent places only. */
  readonly adjacency: boolean;
  /** Captured leaders may be taken along. */
  readonly captives: boolean;
  /** All units come from one place. */
  readonly oneSource: boolean;
  /** Which units; null: any. */
  readonly filter: UnitTest | null;
  readonly limit: MoveUnits["limit"];
  /** Most printed health of the units together; null: any. */
  readonly health: number | null;
  /** Units move once a round, and one ground unit stays where they come from (solo.command.activate.once, solo.move.leave-garrison). */
  readonly garrison: boolean;
}

/** The terms of an activation (reb.move.*). */
const ACTIVATION_TERMS: MoveTerms = Object.freeze({
  transport: true,
  pins: true,
  adjacency: true,
  captives: true,
  oneSource: false,
  filter: null,
  limit: null,
  health: null,
  garrison: false,
});

/**
 * Movement rules of the Empire in a solo game. While it hurries or knows the base, its leaders do not block its units
 * (solo.move.revealed.leaders-do-not-block).
 */
const SOLO_TERMS: MoveTerms = Object.freeze({ ...ACTIVATION_TERMS, garrison: true });
const SOLO_HURRIED: MoveTerms = Object.freeze({ ...SOLO_TERMS, pins: false });

/** The terms of an activation by a side. */
function activationTerms(state: State, side: Side): MoveTerms {
  if (state.solo === undefined || side === REBEL) return ACTIVATION_TERMS;
  return ignoresLeaders(state) ? SOLO_HURRIED : SOLO_TERMS;
}

/** The terms of a card's move: those of an activation but for what it lifts (reb.move.ability-moves-obey). */
export function termsOfCard(move: MoveUnits): MoveTerms {
  const adjacency = !move.lifted.includes("adjacency");
  return {
    transport: !move.lifted.includes("transport"),
    pins: !move.lifted.includes("own-leaders"),
    adjacency,
    captives: adjacency && move.limit !== "all",
    oneSource: move.from === "one-system",
    filter: filterTest(move.filter),
    limit: move.limit,
    health: move.health ?? null,
    garrison: false,
  };
}

/** The terms of a movement under way. */
export function termsOf({ box, state }: Look, frame: MoveFrame): MoveTerms {
  if (frame.why === "activation") return activationTerms(state, frame.side);
  if (frame.why === "retreat") {
    const free = nearest(state, "combat")?.freeTransport[frame.side] ?? false;
    return { ...ACTIVATION_TERMS, transport: !free, pins: false, captives: false };
  }
  const move = frame.step === null ? undefined : instructionAt(box, frame.step);
  if (move?.op !== "move-units") throw new RangeError("a card's movement without its instruction");
  return termsOfCard(move);
}

/** True if the Rebel Base space touches the system: the hidden base is there or next to it (reb.base.move-out). The Rebels alone know. */
function baseTouches({ box, state: { base } }: Look, system: SystemIndex): boolean {
  return base.system !== null && !base.revealed && near(box, base.system, system);
}

/** True if, as far as everybody can tell, the Rebel Base space may touch the system. */
function baseMayTouch({ box, state }: Look, system: SystemIndex): boolean {
  return isHidden(state) && state.base.publicCandidates.some((candidate) => near(box, candidate, system));
}

function near(box: Box, base: SystemIndex, system: SystemIndex): boolean {
  return base === system || at(box.systems, base).neighbors.includes(system);
}

/** Places that units may come from by adjacency as far as everybody can tell, ascending. */
function adjacentPlaces(look: Look, side: Side, to: PlaceIndex): readonly PlaceIndex[] {
  const { box } = look;
  if (to === box.baseSpace) return box.systems.flatMap((_, system) => (baseMayTouch(look, system) ? [system] : []));
  const { neighbors } = at(box.systems, to);
  return side === REBEL && baseMayTouch(look, to) ? [...neighbors, box.baseSpace] : neighbors;
}

/** True if something of the side could leave the place under these terms, leaders there aside. */
function hasMovable(box: Box, units: Units, side: Side, terms: MoveTerms): boolean {
  let carried = false;
  let capacity = false;
  for (let index = 0; index < units.length; index++) {
    if (at(units, index) === 0) continue;
    const kind = at(box.units, index);
    if (!goes(kind, side, terms)) continue;
    if (!terms.transport || !needsTransport(kind)) return true;
    carried = true;
    if (kind.capacity > 0) capacity = true;
  }
  return carried && capacity;
}

/** The units of a place that may leave it one by one, leaders and transport aside. */
function unitsFree(look: Look, place: PlaceIndex, terms: MoveTerms): Units {
  const { units } = at(look.state.places, place);
  return terms.garrison ? freeAt(look, place) : units;
}

/** True if a unit of the type may move at all under these terms (reb.move.immobile). */
export function goes(kind: UnitKind, side: Side, { filter, limit }: MoveTerms): boolean {
  if (kind.side !== side || kind.immobile || (filter !== null && !filter(kind))) return false;
  return limit === null || typeof limit !== "object" || limit[kind.id] !== undefined;
}

/** Lists the places among these that units can move out of, as far as everybody knows. */
function openSources(look: Look, side: Side, places: readonly PlaceIndex[], terms: MoveTerms): readonly PlaceIndex[] {
  return places.filter(
    (place) =>
      hasMovable(look.box, unitsFree(look, place, terms), side, terms) && !(terms.pins && isPinned(look, place, side)),
  );
}

/** True if whatever is picked from the place shows where the hidden base may be. */
export function hints(look: Look, frame: MoveFrame, from: PlaceIndex): boolean {
  const { box, state } = look;
  if (from !== box.baseSpace && frame.to !== box.baseSpace) return false;
  return isHidden(state) && termsOf(look, frame).adjacency;
}

/**
 * A unit has been picked openly: by adjacency to or from the Rebel Base space that shows where the base may be
 * (reb.base.ltp-movement-hint); by a card that lifts adjacency it tells nothing (reb.base.ltp-mission-move-no-hint).
 */
export function hintPick(work: GameWork, frame: MoveFrame, from: PlaceIndex): void {
  const { box } = work;
  if (!hints(work, frame, from)) return;
  const system = from === box.baseSpace ? frame.to : from;
  work.revealed = true;
  hintAdjacent(work, system);
}

/** The places that an activation of `to` may move units from, as far as everybody can tell (reb.move.several-sources). */
export function activationSources(look: Look, side: Side, to: PlaceIndex): readonly PlaceIndex[] {
  return openSources(look, side, adjacentPlaces(look, side, to), activationTerms(look.state, side));
}

/** The places that a card may move units from, as far as everybody can tell; `places`: those that it names, null: adjacent ones. */
export function cardSources(
  look: Look,
  side: Side,
  to: PlaceIndex,
  places: readonly PlaceIndex[] | null,
  terms: MoveTerms,
): readonly PlaceIndex[] {
  const adjacent = terms.adjacency || places === null ? adjacentPlaces(look, side, to) : null;
  const named = places ?? adjacent ?? [];
  const others = named.filter((place) => place !== to && (adjacent === null || adjacent.includes(place)));
  return openSources(look, side, others, terms);
}

/** True if units really may go from place to place: only the Rebels know where the Rebel Base space leads. */
export function leadsTo(look: Look, from: PlaceIndex, to: PlaceIndex, terms: MoveTerms): boolean {
  if (!terms.adjacency) return true;
  if (from === look.box.baseSpace) return baseTouches(look, to);
  return to !== look.box.baseSpace || baseTouches(look, from);
}

/** True if a card's limit allows one more unit of the type (reb.move.ability-moves-obey). */
export function withinLimit(kind: UnitKind, picked: readonly PickedUnits[], limit: MoveTerms["limit"]): boolean {
  if (limit === null || limit === "all") return true;
  const most = typeof limit === "number" ? limit : (limit[kind.id] ?? 0);
  let taken = 0;
  for (const { unit, count } of picked) if (typeof limit === "number" || unit === kind.index) taken += count;
  return taken < most;
}

/** True if the units picked and one more of the type are not worth more health than the terms allow. */
export function withinHealth(box: Box, kind: UnitKind, picked: readonly PickedUnits[], health: number | null): boolean {
  if (health === null) return true;
  return picked.reduce((sum, { unit, count }) => sum + at(box.units, unit).health * count, kind.health) <= health;
}

/** The picks of everything that goes from a place: all units that the test passes. */
export function allFrom({ box, state }: Look, from: PlaceIndex, test: UnitTest): readonly PickedUnits[] {
  return at(state.places, from).units.flatMap((count, unit) =>
    count > 0 && test(at(box.units, unit)) ? [{ from, unit, count }] : [],
  );
}

/** The rule that a movement follows. */
export function moveRule({ why }: MoveFrame): RuleId {
  if (why === "activation") return "reb.activation.move-from-adjacent";
  return why === "card" ? "reb.move.ability-moves-obey" : "reb.retreat.movement-rules";
}

/** Captives that leave a place with the units: those picked, and in a solo game all whose captors leave (solo.captured.captor). */
function captivesAlong(look: Look, frame: MoveFrame, from: PlaceIndex): readonly LeaderIndex[] {
  const isBound =
    look.state.solo !== undefined &&
    frame.side === IMPERIAL &&
    termsOf(look, frame).captives &&
    allCaptorsLeave(look, frame.picked, from);
  if (isBound) return captivesAt(look, from);
  return frame.captives.filter((leader) => at(look.state.leaders, leader).at === from);
}

/**
 * Carries a movement out, all together: units place by place, captured leaders. The activation or effect under way notes
 * where units came from.
 */
export function carryOutMove(work: GameWork, frame: MoveFrame): void {
  const { box } = work;
  const { side, to, picked } = frame;
  const cause: Cause = { rule: moveRule(frame), cause: frame.step === null ? null : cardId(box, frame.step.card) };
  const sources = [...new Set(picked.map(({ from }) => from))];
  for (const from of sources) {
    const along = captivesAlong(work, frame, from);
    const units = box.units.map(({ index }) => pickedFrom(picked, from, index));
    moveUnits(work, side, units, from, to, cause);
    for (const leader of along) {
      moveLeader(work, leader, to, { rule: "reb.captured.imperial-moves", cause: cause.cause });
    }
  }
  const added = (earlier: readonly PlaceIndex[]): readonly PlaceIndex[] =>
    [...new Set([...earlier, ...sources])].sort((a, b) => a - b);
  if (frame.why === "activation") work.changeNearest("activation", () => ({ sources }));
  if (frame.why === "retreat") leaveDamage(work, frame);
  if (frame.why !== "card") return;
  // What the other side's units left is open to its retreat.
  work.changeNearest("effect", (below) =>
    sideOf(below.chair) === side ? { sources: added(below.sources) } : undefined,
  );
}
