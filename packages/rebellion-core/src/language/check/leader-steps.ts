import type { LeaderOp, ModifierKind, StepOf } from "../language.ts";
import { type Fault, fault } from "./fault.ts";
import { leaderFaults, whereFaults } from "./known.ts";
import {
  type Checks,
  decidingFaction,
  momentFaults,
  ownerFaults,
  placeFaults,
  type Scope,
  systemFaults,
} from "./scope.ts";

/** The checks of steps about leaders, choices of systems, and lasting effects. */
export const LEADER_CHECKS: Checks<LeaderOp | "choose-system" | "modify"> = {
  "choose-system": choiceFaults,
  "choose-leader": (step, scope) => (step.among === "here" ? systemFaults("here", scope) : []),
  "place-leader": placementFaults,
  "recruit-leader": ({ leader, to }, scope) => [
    ...leaderFaults(leader, scope.known, scope.owner),
    ...(to === "pool" ? [] : placeFaults(to ?? "here", scope)),
  ],
  "recruit-one": ({ among }, scope) => [
    ...(typeof among === "object" ? among.flatMap((id) => leaderFaults(id, scope.known, scope.owner)) : []),
    ...systemFaults("here", scope),
  ],
  "move-leader": movedFaults,
  "eliminate-leader": eliminationFaults,
  capture: captureFaults,
  rescue: rescueFaults,
  "attach-ring": ringFaults,
  modify: modifyFaults,
};

function choiceFaults(step: StepOf<"choose-system">, scope: Scope): readonly Fault[] {
  const view = { here: scope.here === "system", base: decidingFaction(step.by, scope) === "rebel" };
  const faults = [...whereFaults([...step.where, ...(step.whereByFaq ?? [])], scope.known, view)];
  if (step.required === true && !scope.refusable) faults.push(fault("nothing-to-refuse", step.op));
  return faults;
}

function placementFaults(step: StepOf<"place-leader">, scope: Scope): readonly Fault[] {
  const faults = scope.cardLeader === "elsewhere" ? [] : [fault("nobody-to-place", step.op)];
  if (step.at === "here") return [...faults, ...systemFaults("here", scope)];
  if (step.at === "base-space") return [...faults, ...ownerFaults("rebel", step, scope)];
  return [...faults, ...whereFaults(step.at, scope.known, { here: false, base: false })];
}

function movedFaults({ op, leader, to, if: when }: StepOf<"move-leader">, scope: Scope): readonly Fault[] {
  const faults: Fault[] = [];
  if (leader === "chosen" && !scope.chosenLeader) faults.push(fault("nothing-is-chosen", op));
  if (leader === "assigned" || when !== undefined) faults.push(...momentFaults(["mission"], { op, leader, to }, scope));
  if (typeof leader === "object") faults.push(...leaderFaults(leader.id, scope.known));
  if (to === "here" || to === "chosen") faults.push(...placeFaults(to, scope));
  if (typeof to === "object" && !scope.known.systems.has(to.id)) faults.push(fault("unknown-system", to.id));
  return faults;
}

function eliminationFaults(step: StepOf<"eliminate-leader">, scope: Scope): readonly Fault[] {
  const ifHere = step.ifHere === undefined ? [] : leaderFaults(step.ifHere, scope.known);
  if (step.leader === "imperial-here") return [...ifHere, ...systemFaults("here", scope)];
  if (step.leader === "target") return scope.target === null ? [...ifHere, fault("no-target", step.op)] : ifHere;
  return scope.cardLeader === null ? [...ifHere, fault("no-card-leader", step.op)] : ifHere;
}

/**
 * Lists the faults of a capture. Only Rebel leaders are captured: the target of the mission, one in the system, or one
 * assigned to the mission that rescued a leader.
 */
function captureFaults(step: StepOf<"capture">, scope: Scope): readonly Fault[] {
  const faults = [...ownerFaults("imperial", step, scope)];
  if (step.to !== undefined) faults.push(...placeFaults(step.to, scope));
  if (step.leader === "rebel-here") faults.push(...systemFaults("here", scope));
  else if (step.leader === "target") {
    if (scope.target !== "free") faults.push(fault("no-free-target", step.op));
  } else if (step.leader === "card-leader" || scope.moment !== "leader-rescued") {
    faults.push(fault("not-a-rebel-leader", step.leader));
  }
  return faults;
}

function rescueFaults(step: StepOf<"rescue">, scope: Scope): readonly Fault[] {
  const faults = [...momentFaults(["mission"], step, scope)];
  if (step.to !== undefined) faults.push(...placeFaults(step.to, scope));
  if (step.companions) faults.push(...ownerFaults("rebel", step, scope));
  return scope.target === "captured" ? faults : [...faults, ...systemFaults("here", scope)];
}

/** Lists the faults of a ring: Imperial rings go to captives or a chosen leader, Rebel ones to the owner's leaders. */
function ringFaults(step: StepOf<"attach-ring">, scope: Scope): readonly Fault[] {
  const ring = scope.known.rings.get(step.ring);
  if (ring === undefined) return [fault("unknown-ring", step.ring)];
  if (ring.ability === "captured") return [fault("captives-have-that-ring", step.ring)];
  if (ring.faction !== scope.owner) return [fault("ring-of-the-other-side", step.ring)];
  if (ring.faction === "imperial") {
    if (ring.ability === "bounty")
      return step.to === "chosen" && scope.chosenLeader ? [] : [fault("no-such-leader", step.to)];
    return step.to === "target" && scope.target === "captured" ? [] : [fault("for-captives", step.ring)];
  }
  const bearers: Readonly<Record<typeof step.to, boolean>> = {
    assigned: scope.moment === "mission",
    "card-leader": scope.cardLeader !== null,
    "shown-leader": scope.showsLeaders,
    "own-leader": true,
    "own-ringless": true,
    chosen: false,
    target: false,
  };
  return bearers[step.to] ? [] : [fault("no-such-leader", step.to)];
}

const COMBAT_KINDS: readonly ModifierKind["kind"][] = [
  "fewer-dice",
  "no-retreat",
  "leader-stays-for-combat",
  "no-tactics",
  "more-tactics",
  "open-tactics",
  "sees-card-first",
  "less-health",
  "black-hits-as-red",
];

function modifyFaults(step: StepOf<"modify">, scope: Scope): readonly Fault[] {
  const { modifier, until } = step;
  if (COMBAT_KINDS.includes(modifier.kind)) {
    const faults = scope.moment === "start-of-combat" ? [] : [fault("combats-only", modifier.kind)];
    if (until !== "end-of-combat") faults.push(fault("lasts-for-the-combat", modifier.kind));
    if (modifier.kind === "leader-stays-for-combat" && scope.cardLeader === null)
      faults.push(fault("no-card-leader", modifier.kind));
    return faults;
  }
  if (modifier.kind === "no-opposition-from-pool" && modifier.missionsOf === "this") {
    const before = scope.moment === "before-reveal" ? [] : [fault("before-the-mission", modifier.kind)];
    return until === "end-of-mission" ? before : [...before, fault("lasts-for-the-mission", modifier.kind)];
  }
  const lasts = until === "end-of-round" || until === "end-of-command-phase";
  const faults = lasts ? [] : [fault("lasts-for-the-phase", modifier.kind)];
  switch (modifier.kind) {
    case "no-opposition-from-pool":
      return scope.chosenLeader ? faults : [...faults, fault("nothing-is-chosen", modifier.kind)];
    case "quarantine":
      return [...faults, ...systemFaults("here", scope)];
    case "leader-does-not-pin":
      if (scope.cardLeader === null) faults.push(fault("no-card-leader", modifier.kind));
      return [...faults, ...systemFaults("here", scope)];
    case "more-successes":
      return [...faults, ...momentFaults(["mission"], step, scope), ...leaderFaults(modifier.leader, scope.known)];
    default:
      return faults;
  }
}
