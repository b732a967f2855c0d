import { at, keptBy, type Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { type Box, placeNamed, unitNamed } from "../../state/box.ts";
import { NO_PICK, NO_UNIT, NOWHERE, type PlaceIndex, type UnitIndex } from "../../state/codes.ts";
import type { DeployFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { DONE, openRun, placeOffers } from "../../state/offers.ts";
import { ADMIRAL, chairOf, seatAt } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { queueUnits, slideQueue } from "../../units/queue.ts";
import { changedAt, isAble, listed, totalUnits } from "../../units/units.ts";
import { DEPLOY_LIMIT, deployPlaces, deployUnit, whyNotDeployed } from "../deployment.ts";

const RULE: RuleId = "reb.deploy.where";

const deploysOf = /* @__PURE__ */ keptBy((box: Box) =>
  placeOffers(box, (unit, place) => ({ type: "deploy", subject: unit, at: place })),
);

/**
 * A side slides its queue and deploys the units that have left it, in any order. Options: `deploy` by type, then by
 * place, then `done`, which returns the others to space 1 (reb.deploy.return-to-space-one).
 */
export const deployKind: Kind<"deploy"> = {
  run,
  question: ({ box, state }, frame) => ({
    seat: seatAt(state.config, chairOf(state.config, frame.side, ADMIRAL)),
    kind: "deploy",
    rule: RULE,
    context: { ready: listed(box, frame.ready).map(({ unit, count }) => ({ unit, count })) },
  }),
  options(look, frame) {
    const options: Action[] = [];
    eachDeployment(look, frame, frame.last, (unit, place) => {
      options.push(at(at(deploysOf(look.box), place), unit));
      return true;
    });
    options.push(DONE);
    return options;
  },
  picks(look, frame) {
    const open: Action[] = [];
    eachDeployment(look, frame, NO_PICK, (unit, place) => {
      open.push(at(at(deploysOf(look.box), place), unit));
      return true;
    });
    return openRun(open);
  },
  check,
  take(work, frame, action) {
    const { box } = work;
    if (action.type !== "deploy") return finish(work, frame);
    const unit = unitNamed(box, action.subject);
    const place = placeNamed(box, action.at);
    work.change(frame, {
      ...withArrival(box, frame, unit, place),
      ready: changedAt(frame.ready, unit, -1),
      deployed: changedAt(frame.deployed, place, 1),
      last: Math.max(frame.last, keyOf(box, unit, place)),
    });
    deployUnit(work, frame.side, unit, place, { rule: RULE, cause: null });
  },
  keeps(look, frame, seat, kind) {
    if (kind !== "deploy" || seatAt(look.state.config, chairOf(look.state.config, frame.side, ADMIRAL)) !== seat)
      return undefined;
    return whyNoneDeployed(look, frame);
  },
};

/**
 * Returns the arrivals with this one added if the unit opens remote systems: it does not open its system in the
 * deployment in which it arrives (rote.unit.bunker-reinforcement).
 */
function withArrival(box: Box, frame: DeployFrame, unit: UnitIndex, place: PlaceIndex): Pick<DeployFrame, "arrived"> {
  if (!isAble(at(box.units, unit), "opens-remote")) return {};
  return { arrived: [...(frame.arrived ?? []), place].sort((a, b) => a - b) };
}

/** Returns whether to ask. Nobody is asked if nothing can be deployed, which is public knowledge. */
function run(work: GameWork, frame: DeployFrame): boolean {
  if (frame.stage === "slide") {
    const queued = work.state.sides[frame.side].queue.some((space) => totalUnits(space) > 0);
    const ready = queued ? slideQueue(work, frame.side, { rule: "reb.deploy.step", cause: null }) : frame.ready;
    work.change(frame, { stage: "place", ready });
    return false;
  }
  const isOpen = whyNoneDeployed(work, frame) === undefined;
  if (!isOpen) finish(work, frame);
  return isOpen;
}

/** Returns why a side cannot deploy: nothing leaves its queue, or no place takes the units that have left it. */
function whyNoneDeployed(look: Look, frame: DeployFrame): Violation<RuleId> | undefined {
  if (frame.stage === "slide") {
    const [next] = look.state.sides[frame.side].queue;
    return totalUnits(next) > 0 ? undefined : forbidden("reb.deploy.ready", "nothing-ready");
  }
  if (totalUnits(frame.ready) === 0) return forbidden("reb.deploy.ready", "nothing-ready");
  let isOpen = false;
  eachDeployment(look, frame, NO_PICK, () => {
    isOpen = true;
    return false;
  });
  return isOpen ? undefined : forbidden(RULE, "nowhere-to-deploy");
}

function keyOf(box: Box, unit: UnitIndex, place: PlaceIndex): number {
  return unit * box.placeIds.length + place;
}

/** Calls `each` for every type and place that may be deployed now, in order from `last` on, until it returns false. */
function eachDeployment(
  look: Look,
  frame: DeployFrame,
  last: number,
  each: (unit: UnitIndex, place: PlaceIndex) => boolean,
): void {
  const { box } = look;
  const { ready, deployed } = frame;
  const placesFor = deployPlaces(look, frame);
  for (let unit = 0; unit < ready.length; unit++) {
    if (at(ready, unit) === 0 || keyOf(box, unit, box.baseSpace) < last) continue;
    for (const place of placesFor(unit)) {
      if (keyOf(box, unit, place) < last || at(deployed, place) >= DEPLOY_LIMIT) continue;
      if (!each(unit, place)) return;
    }
  }
}

/** Returns units that were not deployed to space 1 of the queue. */
function finish(work: GameWork, frame: DeployFrame): void {
  const { side, ready } = frame;
  work.pop(frame);
  queueUnits(work, side, ready, 1, { rule: "reb.deploy.return-to-space-one", cause: null });
}

function check(look: Look, frame: DeployFrame, action: Action): Violation<RuleId> | undefined {
  const { box } = look;
  if (action.type === "done") return undefined;
  if (action.type !== "deploy") return notAsked(RULE, action, ["deploy", "done"]);
  const unit = unitNamed(box, action.subject);
  const place = placeNamed(box, action.at);
  const named = { unit: action.subject, at: action.at };
  if (unit === NO_UNIT || (frame.ready[unit] ?? 0) === 0) return forbidden("reb.deploy.ready", "not-ready", named);
  if (place === NOWHERE) return forbidden(RULE, "no-such-place", named);
  const rule = whyNotDeployed(look, frame, unit, place);
  if (rule !== undefined) return forbidden(rule, "not-deployable", named);
  if (at(frame.deployed, place) >= DEPLOY_LIMIT) {
    const limit = place === box.baseSpace ? "reb.deploy.rebel-base-space-limit" : "reb.deploy.two-per-system";
    return forbidden(limit, "limit-reached", named);
  }
  return undefined;
}
