import { at, type Violation } from "@sw/tabletop";
import { countAbility, hasAnyForce } from "../forces/forces.ts";
import { firstSide } from "../forces/sides.ts";
import { controls, isCaptured, leadersAt } from "../leaders/leaders.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import { leaderNamed, placeNamed } from "../state/box.ts";
import { type LeaderIndex, SPACE, type SystemIndex } from "../state/codes.ts";
import type { CombatFrame } from "../state/frames.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { modifiersOf } from "../state/modifiers.ts";
import { type Chair, factionOf, opponentOf, type Side, sideOf } from "../state/seats.ts";
import { hasUnit } from "../units/units.ts";

/** Returns why a side cannot retreat, or undefined if it can with a leader and a destination. */
function obstacle(look: Look, combat: CombatFrame, side: Side): RuleId | undefined {
  const { box, state } = look;
  const { units } = at(state.places, combat.system);
  if (combat.retreated[side]) return "reb.retreat.once-per-combat";
  if (!hasAnyForce(box, units, opponentOf(side))) return "reb.retreat.needs-enemy-units";
  if (countAbility(box, units, side, "bars-retreat") > 0) return "reb.retreat.death-star-forbids";
  if (countAbility(box, units, opponentOf(side), "bars-enemy-retreat") > 0) return "rote.unit.interdictor";
  if (!canAnyMove(look, combat, side)) return "reb.retreat.leader-needs-units";
  const barredByCard = modifiersOf(state, "no-retreat").some(({ effect }) => effect.faction === factionOf(side));
  return combat.barred[side] || barredByCard ? "reb.golden.cannot-is-absolute" : undefined;
}

/** Whether a unit can leave: a ship that moves by itself, or any mobile unit while no transport is needed. */
function canAnyMove({ box, state }: Look, { system, freeTransport }: CombatFrame, side: Side): boolean {
  const free = freeTransport[side];
  return hasUnit(
    box,
    at(state.places, system).units,
    (kind) => kind.side === side && !kind.immobile && (free || (kind.theater === SPACE && !kind.carried)),
  );
}

/**
 * Lists the leaders of the chair that can lead a retreat, in ascending order (reb.retreat.any-leader,
 * reb.retreat.team).
 */
function retreatLeaders(look: Look, { system }: CombatFrame, chair: Chair): readonly LeaderIndex[] {
  const staying = modifiersOf(look.state, "leader-stays-for-combat").map(({ leader }) => leader);
  return leadersAt(look, system, sideOf(chair)).filter(
    (leader) => controls(look, chair, leader) && !staying.includes(leader),
  );
}

/**
 * Lists the adjacent systems that the side may enter: those without enemy units, except systems that the attacker came
 * from.
 */
function openSystems({ box, state }: Look, combat: CombatFrame, side: Side): readonly SystemIndex[] {
  return at(box.systems, combat.system).neighbors.filter(
    (system) =>
      !hasAnyForce(box, at(state.places, system).units, opponentOf(side)) && !isEnemySource(combat, side, system),
  );
}

function isEnemySource(combat: CombatFrame, side: Side, system: SystemIndex): boolean {
  return side !== firstSide(combat) && combat.sources.includes(system);
}

function isPreferred({ box, state }: Look, side: Side, system: SystemIndex): boolean {
  const { units, loyalty } = at(state.places, system);
  return loyalty === side || hasAnyForce(box, units, side);
}

/**
 * Lists the systems that a side may retreat to, in ascending order: those with its units or loyalty marker if it may
 * enter any, otherwise those without units (reb.retreat.preferred-destination, reb.retreat.fallback-destination).
 */
function retreatSystems(look: Look, combat: CombatFrame, side: Side): readonly SystemIndex[] {
  const open = openSystems(look, combat, side);
  const preferred = open.filter((system) => isPreferred(look, side, system));
  return preferred.length > 0 ? preferred : open;
}

/** Whether the chair may retreat. */
export function canRetreat(look: Look, combat: CombatFrame, chair: Chair): boolean {
  return whyNoneLeaves(look, combat, chair) === undefined;
}

/** Lists the retreats of a chair that may retreat: leaders in catalogue order, each with its destinations. */
export function retreatsOf(look: Look, combat: CombatFrame, chair: Chair): readonly Action[] {
  const leaders = retreatLeaders(look, combat, chair);
  const systems = retreatSystems(look, combat, sideOf(chair));
  return leaders.flatMap((leader) =>
    systems.map(
      (system): Action => ({
        type: "retreat",
        subject: at(look.box.leaders, leader).id,
        system: at(look.box.placeIds, system),
      }),
    ),
  );
}

/**
 * Returns the rule that forbids this retreat to a chair that may retreat in another way, or undefined if the retreat is
 * legal.
 */
export function whyNoRetreat(
  look: Look,
  combat: CombatFrame,
  chair: Chair,
  action: Extract<Action, { type: "retreat" }>,
): Violation<RuleId> | undefined {
  const { box, state } = look;
  const leader = leaderNamed(box, action.subject);
  if (!retreatLeaders(look, combat, chair).includes(leader)) {
    const captured = state.leaders[leader];
    return captured !== undefined && isCaptured(box, captured)
      ? forbidden("reb.captured.no-retreat", "leader-captured", { leader: action.subject })
      : forbidden("reb.retreat.leader-required", "leader-cannot-lead", { leader: action.subject });
  }
  const system = placeNamed(box, action.system);
  const rule = whyNotThere(look, combat, sideOf(chair), system);
  return rule === undefined ? undefined : forbidden(rule, "no-retreat-there", { system: action.system });
}

/** Returns why no retreat is possible for a chair: its side, its leaders, or the lack of a destination. */
export function whyNoneLeaves(look: Look, combat: CombatFrame, chair: Chair): Violation<RuleId> | undefined {
  const { box, state } = look;
  const side = sideOf(chair);
  const named = { faction: factionOf(side) };
  const barrier = obstacle(look, combat, side);
  if (barrier !== undefined) return forbidden(barrier, "no-retreat", named);
  if (retreatLeaders(look, combat, chair).length === 0) {
    const system = at(box.placeIds, combat.system);
    return forbidden("reb.retreat.leader-required", "no-leader-to-retreat", { system });
  }
  if (openSystems(look, combat, side).length > 0) return undefined;
  const { neighbors } = at(box.systems, combat.system);
  const isHeld = neighbors.every((system) => hasAnyForce(box, at(state.places, system).units, opponentOf(side)));
  const rule = isHeld ? "reb.retreat.no-enemy-destination" : "reb.retreat.not-attack-source";
  return forbidden(rule, "nowhere-to-retreat", named);
}

function whyNotThere(look: Look, combat: CombatFrame, side: Side, system: SystemIndex): RuleId | undefined {
  const { box, state } = look;
  if (system === box.baseSpace) return "reb.retreat.not-rebel-base-space";
  if (!at(box.systems, combat.system).neighbors.includes(system)) return "reb.retreat.leader-leads";
  if (isEnemySource(combat, side, system)) return "reb.retreat.not-attack-source";
  if (hasAnyForce(box, at(state.places, system).units, opponentOf(side))) return "reb.retreat.no-enemy-destination";
  return retreatSystems(look, combat, side).includes(system) ? undefined : "reb.retreat.preferred-destination";
}

/** Whether the chair could still retreat later in the combat, because only the timing prevents it now. */
export function mayRetreatLater(look: Look, combat: CombatFrame, chair: Chair): boolean {
  return canRetreat(look, { ...combat, barred: [false, false] }, chair);
}
