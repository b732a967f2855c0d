import type { DestroyUnits, Faction, MoveUnits, UnitsWanted } from "../language.ts";
import { type Fault, fault } from "./fault.ts";
import { filterFaults, unitFaults } from "./known.ts";
import { type Checks, momentFaults, placeFaults, type Scope, stationFaults, systemFaults } from "./scope.ts";

type Op =
  | "gain-loyalty"
  | "lose-loyalty-in-region"
  | "sabotage"
  | "remove-sabotage"
  | "destroy-system"
  | "place-target"
  | "remove-target"
  | "gain-units"
  | "queue-by-icons"
  | "queue-units"
  | "advance-queue"
  | "deploy-queued"
  | "move-units"
  | "destroy-units"
  | "combat";

/** The checks of steps about systems and units. */
export const UNIT_CHECKS: Checks<Op> = {
  "gain-loyalty": ({ at }, scope) => systemFaults(at, scope),
  "lose-loyalty-in-region": (_, scope) => systemFaults("here", scope),
  sabotage: (step, scope) => [
    ...systemFaults(step.at, scope),
    ...(step.required && (!scope.refusable || step.at !== "here") ? [fault("nothing-to-refuse", step.op)] : []),
  ],
  "place-target": (step, scope) => [
    ...systemFaults(step.at, scope),
    ...(scope.hasTargets ? [] : [fault("no-target-markers", step.op)]),
  ],
  "remove-target": (step, scope) => [
    ...systemFaults("here", scope),
    ...(step.count === "one" && !scope.refusable ? [fault("nothing-to-refuse", step.op)] : []),
  ],
  "remove-sabotage": (step, scope) => [
    ...(step.at === "everywhere" ? [] : systemFaults(step.at, scope)),
    ...(step.required && (!scope.refusable || step.at !== "here") ? [fault("nothing-to-refuse", step.op)] : []),
  ],
  "destroy-system": ({ at }, scope) => systemFaults(at, scope),
  "gain-units": ({ units, faction, at }, scope) => [
    ...stationFaults(at, faction, scope),
    ...units.flatMap((wanted) => wantedFaults(wanted, faction, scope)),
  ],
  "queue-by-icons": (_, scope) => systemFaults("here", scope),
  "queue-units": ({ type, faction }, { known }) => unitFaults(type, known, faction),
  "advance-queue": ({ portraitMore }, { portrait }) =>
    portraitMore > 0 && !portrait ? [fault("nobody-is-pictured", "portraitMore")] : [],
  "deploy-queued": (_, scope) => systemFaults("here", scope),
  "move-units": moveFaults,
  "destroy-units": destroyFaults,
  combat: (step, scope) => [
    ...momentFaults(["mission", "assignment", "held"], step, scope),
    ...systemFaults("here", scope),
  ],
};

function wantedFaults(wanted: UnitsWanted, faction: Faction, { known }: Scope): readonly Fault[] {
  if ("type" in wanted) return unitFaults(wanted.type, known, faction);
  const fits = [...known.units.values()].some(
    ({ faction: of, buildIcon }) =>
      of === faction &&
      buildIcon?.shape === wanted.shape &&
      (wanted.theater === "any" || buildIcon.theater === wanted.theater),
  );
  return fits ? [] : [fault("no-such-unit")];
}

function moveFaults({ faction, from, to, filter, limit }: MoveUnits, scope: Scope): readonly Fault[] {
  const { known } = scope;
  const isPlace = from === "here" || from === "chosen" || from === "base-space";
  const faults = [...stationFaults(to, faction, scope), ...filterFaults(filter, known, faction)];
  if (isPlace) faults.push(...stationFaults(from, faction, scope));
  else if (limit === "all") faults.push(fault("all-of-one-place", from));
  if (from === to || (from === "adjacent" && isBaseSpace(to, scope))) faults.push(fault("moves-nowhere", from));
  if (typeof limit === "object" && limit !== null) {
    faults.push(...Object.keys(limit).flatMap((type) => unitFaults(type, known, faction)));
  }
  return faults;
}

function isBaseSpace(place: MoveUnits["to"], { here }: Scope): boolean {
  return place === "base-space" || (place === "here" && here === "base-space");
}

function destroyFaults(step: DestroyUnits, scope: Scope): readonly Fault[] {
  const { from, filter, limit, ifHere, required } = step;
  const { known } = scope;
  const faults = [...filterFaults(filter, known, from === "imperial-queue" ? "imperial" : undefined)];
  if (from === "here") faults.push(...placeFaults("here", scope));
  if (limit === "icons") faults.push(...systemFaults("here", scope));
  if (required && !scope.refusable) faults.push(fault("nothing-to-refuse", step.op));
  if (limit !== "icons" && "lead" in limit) faults.push(...momentFaults(["mission"], step, scope));
  if (ifHere !== undefined) faults.push(...placeFaults("here", scope), ...filterFaults(ifHere, known));
  return faults;
}
