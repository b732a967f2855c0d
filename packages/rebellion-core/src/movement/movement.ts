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
import { IMPERIAL, REBEL, type Side, sideOf, sideOfFaction } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { moveUnits } from "../units/board.ts";
import { needsTransport } from "../units/transport.ts";
import { hasUnit, type UnitTest } from "../units/units.ts";
import { allCaptorsLeave } from "./captor.ts";
import { freeAt } from "./garrison.ts";
import { leaveDamage } from "./likeness.ts";
import { pickedFrom } from "./picks.ts";

/** The rules of a movement. Activations set the standard, which cards and retreats change. */
export interface MoveTerms {
  /** Whether ground units and TIE Fighters need a place aboard a ship that leaves the same place. */
  readonly transport: boolean;
  /** Whether own leaders prevent units from leaving. */
  readonly pins: boolean;
  /** Whether units can move only to adjacent places. */
  readonly adjacency: boolean;
  /** Whether captured leaders may be taken along. */
  readonly captives: boolean;
  /** Whether all units must come from one place. */
  readonly oneSource: boolean;
  /** A test that units must pass, or null if any may move. */
  readonly filter: UnitTest | null;
  readonly limit: MoveUnits["limit"];
  /** The most printed health of the units together, or null for no limit. */
  readonly health: number | null;
  /**
   * Whether units move only once a round and one ground unit must stay behind (solo.command.activate.once,
   * solo.move.leave-garrison).
   */
  readonly garrison: boolean;
}

/** The movement rules of an activation (reb.move.*). */
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
 * The movement rules of the Empire in a solo game. `SOLO_HURRIED` applies while it hurries or knows the base: its
 * leaders do not block its units then (solo.move.revealed.leaders-do-not-block).
 */
const SOLO_TERMS: MoveTerms = Object.freeze({ ...ACTIVATION_TERMS, garrison: true });
const SOLO_HURRIED: MoveTerms = Object.freeze({ ...SOLO_TERMS, pins: false });

/** Returns the movement rules of an activation by a side. */
function activationTerms(state: State, side: Side): MoveTerms {
  if (state.solo === undefined || side === REBEL) return ACTIVATION_TERMS;
  return ignoresLeaders(state) ? SOLO_HURRIED : SOLO_TERMS;
}

/**
 * Returns the movement rules of a card: those of an activation except for those that it lifts
 * (reb.move.ability-moves-obey).
 */
export function termsOfCard(state: State, move: MoveUnits): MoveTerms {
  const { pins } = activationTerms(state, sideOfFaction(move.faction));
  const adjacency = !move.lifted.includes("adjacency");
  return {
    transport: !move.lifted.includes("transport"),
    pins: pins && !move.lifted.includes("own-leaders"),
    adjacency,
    captives: adjacency && move.limit !== "all",
    oneSource: move.from === "one-system",
    filter: filterTest(move.filter),
    limit: move.limit,
    health: move.health ?? null,
    garrison: false,
  };
}

/** Returns the rules of a movement in progress. */
export function termsOf({ box, state }: Look, frame: MoveFrame): MoveTerms {
  if (frame.why === "activation") return activationTerms(state, frame.side);
  if (frame.why === "retreat") {
    const free = nearest(state, "combat")?.freeTransport[frame.side] ?? false;
    return { ...ACTIVATION_TERMS, transport: !free, pins: false, captives: false };
  }
  const move = frame.step === null ? undefined : instructionAt(box, frame.step);
  if (move?.op !== "move-units") throw new RangeError("a card's movement without its instruction");
  return termsOfCard(state, move);
}

/**
 * Whether the Rebel Base space is adjacent to the system: the hidden base is there or next to it (reb.base.move-out).
 * Only the Rebels know.
 */
function baseTouches({ box, state: { base } }: Look, system: SystemIndex): boolean {
  return base.system !== null && !base.revealed && near(box, base.system, system);
}

/** Whether the Rebel Base space may be adjacent to the system, as far as everybody can tell. */
function baseMayTouch({ box, state }: Look, system: SystemIndex): boolean {
  return isHidden(state) && state.base.publicCandidates.some((candidate) => near(box, candidate, system));
}

function near(box: Box, base: SystemIndex, system: SystemIndex): boolean {
  return base === system || at(box.systems, base).neighbors.includes(system);
}

/** Returns the places from which units may move here by adjacency, as far as everybody can tell, ascending. */
function adjacentPlaces(look: Look, to: PlaceIndex): readonly PlaceIndex[] {
  const { box } = look;
  if (to === box.baseSpace) return box.systems.flatMap((_, system) => (baseMayTouch(look, system) ? [system] : []));
  const { neighbors } = at(box.systems, to);
  return baseMayTouch(look, to) ? [...neighbors, box.baseSpace] : neighbors;
}

/**
 * Whether a unit of the side could leave the place under these rules. Does not check for leaders that hold it there.
 */
function hasMovable(box: Box, units: Units, side: Side, terms: MoveTerms): boolean {
  return hasUnit(box, units, (kind) => goes(kind, side, terms) && !(terms.transport && needsTransport(kind)));
}

/** Returns the units of a place that may leave it one by one. Does not check leaders and transport. */
function unitsFree(look: Look, place: PlaceIndex, terms: MoveTerms): Units {
  const { units } = at(look.state.places, place);
  return terms.garrison ? freeAt(look, place) : units;
}

/** Whether units of the type can move under these rules (reb.move.immobile). */
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

/** Whether picking units from the place shows where the hidden base may be. */
export function hints(look: Look, frame: MoveFrame, from: PlaceIndex): boolean {
  const { box, state } = look;
  if (from !== box.baseSpace && frame.to !== box.baseSpace) return false;
  return isHidden(state) && termsOf(look, frame).adjacency;
}

/**
 * Updates the candidates for the base after a public pick: moving by adjacency to or from the Rebel Base space shows
 * where the base may be (reb.base.ltp-movement-hint). A card that lifts adjacency shows nothing
 * (reb.base.ltp-mission-move-no-hint).
 */
export function hintPick(work: GameWork, frame: MoveFrame, from: PlaceIndex): void {
  const { box } = work;
  if (!hints(work, frame, from)) return;
  const system = from === box.baseSpace ? frame.to : from;
  work.revealed = true;
  hintAdjacent(work, system);
}

/**
 * Returns the places from which an activation of `to` may move units, as far as everybody can tell
 * (reb.move.several-sources).
 */
export function activationSources(look: Look, side: Side, to: PlaceIndex): readonly PlaceIndex[] {
  return openSources(look, side, adjacentPlaces(look, to), activationTerms(look.state, side));
}

/**
 * Returns the places from which a card may move units, as far as everybody can tell. `places` are those that it names,
 * or null for adjacent ones.
 */
export function cardSources(
  look: Look,
  side: Side,
  to: PlaceIndex,
  places: readonly PlaceIndex[] | null,
  terms: MoveTerms,
): readonly PlaceIndex[] {
  const adjacent = terms.adjacency || places === null ? adjacentPlaces(look, to) : null;
  const named = places ?? adjacent ?? [];
  const others = named.filter((place) => place !== to && (adjacent === null || adjacent.includes(place)));
  return openSources(look, side, others, terms);
}

/** Whether units can really move from place to place. Only the Rebels know where the Rebel Base space leads. */
export function leadsTo(look: Look, from: PlaceIndex, to: PlaceIndex, terms: MoveTerms): boolean {
  if (!terms.adjacency) return true;
  if (from === look.box.baseSpace) return baseTouches(look, to);
  return to !== look.box.baseSpace || baseTouches(look, from);
}

/** Whether a card's limit allows one more unit of the type (reb.move.ability-moves-obey). */
export function withinLimit(kind: UnitKind, picked: readonly PickedUnits[], limit: MoveTerms["limit"]): boolean {
  if (limit === null || limit === "all") return true;
  const most = typeof limit === "number" ? limit : (limit[kind.id] ?? 0);
  let taken = 0;
  for (const { unit, count } of picked) if (typeof limit === "number" || unit === kind.index) taken += count;
  return taken < most;
}

/** Whether the picked units and one more of the type stay within the limit of printed health. */
export function withinHealth(box: Box, kind: UnitKind, picked: readonly PickedUnits[], health: number | null): boolean {
  if (health === null) return true;
  return picked.reduce((sum, { unit, count }) => sum + at(box.units, unit).health * count, kind.health) <= health;
}

/** Returns picks of all units at a place that pass the test. */
export function allFrom({ box, state }: Look, from: PlaceIndex, test: UnitTest): readonly PickedUnits[] {
  return at(state.places, from).units.flatMap((count, unit) =>
    count > 0 && test(at(box.units, unit)) ? [{ from, unit, count }] : [],
  );
}

/** Returns the rule of a movement. */
export function moveRule({ why }: MoveFrame): RuleId {
  if (why === "activation") return "reb.activation.move-from-adjacent";
  return why === "card" ? "reb.move.ability-moves-obey" : "reb.retreat.movement-rules";
}

/**
 * Returns the captives that leave a place with the units: those picked, and in a solo game all whose captors leave
 * (solo.captured.captor).
 */
function captivesAlong(look: Look, frame: MoveFrame, from: PlaceIndex): readonly LeaderIndex[] {
  const isBound = look.state.solo !== undefined && frame.side === IMPERIAL && allCaptorsLeave(look, frame.picked, from);
  if (isBound) return captivesAt(look, from);
  return frame.captives.filter((leader) => at(look.state.leaders, leader).at === from);
}

/**
 * Carries out a movement: all units, place by place, with their captured leaders. The activation or effect in progress
 * records the places that they left.
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
