import { at } from "@sw/tabletop";
import { possibleBases } from "../base/pbr.ts";
import { isQuarantined } from "../cards/action-cards.ts";
import { conditionsOf } from "../conditions/possible.ts";
import { meets } from "../conditions/where.ts";
import type { MissionTarget, Where } from "../language/language.ts";
import { isCaptured, isLured } from "../leaders/leaders.ts";
import type { CardOf } from "../state/box.ts";
import { GROUND, type LeaderIndex, type SystemIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL, REBEL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { hasSide } from "../units/units.ts";

/** A mission card in its compiled form. */
export type MissionKind = CardOf<"mission">;

type LeaderTarget = Extract<MissionTarget, { kind: "leader" }>;

/**
 * Lists the systems that a mission may take place in, in ascending order. Empty for missions against a leader or
 * without a system.
 */
export function targetSystems(look: Look, mission: MissionKind): readonly SystemIndex[] {
  const { target } = mission.entry;
  if (target.kind !== "system") return [];
  const where = conditionsOf(look.state, target);
  const found: SystemIndex[] = [];
  for (let system = 0; system < look.box.systems.length; system++) {
    if (isTargetSystem(look, mission, where, system)) found.push(system);
  }
  return found;
}

/** Lists the leaders that a mission may be attempted against, in ascending order. */
export function targetLeaders(look: Look, mission: MissionKind): readonly LeaderIndex[] {
  const { target } = mission.entry;
  if (target.kind !== "leader") return [];
  return look.state.leaders.flatMap((_, leader) => (isTargetLeader(look, mission, target, leader) ? [leader] : []));
}

/** Whether the mission can take place somewhere. */
export function hasTarget(look: Look, mission: MissionKind): boolean {
  const { box, state } = look;
  const { target } = mission.entry;
  if (target.kind === "none" || target.kind === "base-space") return true;
  if (target.kind === "leader") {
    return state.leaders.some((_, leader) => isTargetLeader(look, mission, target, leader));
  }
  const where = conditionsOf(state, target);
  return box.systems.some((_, system) => isTargetSystem(look, mission, where, system));
}

function isTargetSystem(look: Look, mission: MissionKind, where: readonly Where[], system: SystemIndex): boolean {
  return meets(look, system, where) && !isBarred(look.state, mission, system) && mayFire(look, mission, system);
}

/**
 * Whether the Empire of a solo game may destroy the system with a Death Star. The base must be there or be possible
 * there by the Empire's cards, or the system must have Rebel loyalty or a Rebel ground unit
 * (solo.combat.death-star-use).
 */
function mayFire(look: Look, { side, effect }: MissionKind, system: SystemIndex): boolean {
  const { state } = look;
  if (state.solo === undefined || side !== IMPERIAL || !effect.some(destroysHere)) return true;
  const { base } = state;
  if (base.revealed ? base.system === system : possibleBases(look).includes(system)) return true;
  return at(state.places, system).loyalty === REBEL || hasSide(look, system, REBEL, GROUND);
}

function destroysHere(step: MissionKind["effect"][number]): boolean {
  if (step.op === "procedure") return step.name === "single-reactor-ignition";
  return step.op === "destroy-system" && step.at === "here";
}

/**
 * Whether leaders of the side cannot attempt missions there (Boba Fett? Where?). Missions that are resolved are still
 * allowed.
 */
function isBarred(state: State, { entry, side }: MissionKind, system: SystemIndex): boolean {
  return entry.mode === "attempt" && isQuarantined(state, side, system);
}

/**
 * Whether the leader is a Rebel leader in a system (reb.mission.against-leader-system). A lured leader is not
 * (reb.faq.lured-not-captured).
 */
function isTargetLeader(look: Look, mission: MissionKind, target: LeaderTarget, leader: LeaderIndex): boolean {
  const { box, state } = look;
  const own = at(state.leaders, leader);
  if (typeof own.at !== "number" || at(box.leaders, leader).side !== REBEL) return false;
  if (isLured(box, own)) return false;
  const captured = isCaptured(box, own);
  if (target.state !== "any" && captured !== (target.state === "captured")) return false;
  return isTargetSystem(look, mission, target.where, own.at);
}
