import { at, type Violation, violation } from "@sw/tabletop";
import { mustDeploy } from "../../moving/moves.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { unitId, unitOfId } from "../../state/ids.ts";
import type { FrameOf, GameRules, Kind } from "../../state/kinds.ts";
import { seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { panicsAlone, steadiers } from "../../units/panic.ts";
import { statusOf } from "../../units/positions.ts";
import { type ActionEntry, actionFault, actionsOf } from "../actions-list.ts";
import { beginActions, endActions, runStep } from "./activation-steps.ts";

type Frame = FrameOf<"activation">;

const ACTIONS: RuleId = "leg.actions.two-per-activation";
const COURAGE: RuleId = "leg.panic.commander-courage";

/** A unit's activation (leg.activation.unit-steps). */
export function activationKind(rules: GameRules): Kind<"activation"> {
  const { box } = rules;
  /** Asks, or does the only thing that can be done. */
  const goOn = (work: GameWork, frame: Frame): boolean => {
    if (!frame.panicked && !mustDeploy(work.state, frame.unit) && hasAction(rules, work.state, frame)) return true;
    const [only, ...others] = optionsOf(rules, work.state, frame);
    if (only === undefined || others.length > 0) return true;
    act(rules, work, frame, only);
    return false;
  };
  return {
    run(work, frame) {
      if (statusOf(at(work.state.units, frame.unit)) !== "defeated") {
        if (frame.step === "panic" && mayBorrow(rules, work.state, frame.unit)) return true;
        if (frame.step === "actions") return goOn(work, frame);
      }
      runStep(work, rules, frame);
      return false;
    },
    question(state, { unit, step, actions, done }) {
      const seat = seatOf(at(state.units, unit).owner);
      const context = { unit: unitId(state, unit), actions, done: [...done] };
      return step === "panic"
        ? { seat, kind: "courage", rule: COURAGE, context }
        : { seat, kind: "action", rule: ACTIONS, context };
    },
    options(state, frame) {
      if (frame.step === "actions") return optionsOf(rules, state, frame);
      const lenders = steadiers({ box, state }, frame.unit);
      return [
        ...lenders.map((unit): Action => ({ type: "choose-unit", subject: unitId(state, unit) })),
        { type: "pass" },
      ];
    },
    check(state, frame, action) {
      return frame.step === "panic"
        ? checkCourage(rules, state, frame, action)
        : checkAction(rules, state, frame, action);
    },
    take(work, frame, action) {
      if (frame.step === "panic") return beginActions(work, rules, frame, action.type === "pass");
      act(rules, work, frame, action);
    },
  };
}

function mayBorrow({ box }: GameRules, state: State, unit: number): boolean {
  return panicsAlone({ box, state }, unit) && steadiers({ box, state }, unit).length > 0;
}

/** Whether any action is open; quicker than listing all. */
function hasAction({ box }: GameRules, state: State, frame: Frame): boolean {
  const look = { box, state };
  return actionsOf(look, frame.unit).some((entry) => actionFault(look, frame, entry) === undefined);
}

function optionsOf({ box }: GameRules, state: State, frame: Frame): Action[] {
  if (frame.panicked) return [{ type: "done" }];
  const look = { box, state };
  const open = actionsOf(look, frame.unit)
    .filter((entry) => actionFault(look, frame, entry) === undefined)
    .map(({ id }): Action => ({ type: "perform", subject: id }));
  return mustDeploy(state, frame.unit) && open.length > 0 ? open : [...open, { type: "done" }];
}

function entryOf({ box }: GameRules, state: State, { unit }: Frame, action: Action): ActionEntry | undefined {
  if (action.type !== "perform") return undefined;
  return actionsOf({ box, state }, unit).find(({ id }) => id === action.subject);
}

function checkAction(rules: GameRules, state: State, frame: Frame, action: Action): Violation | undefined {
  if (action.type === "done") {
    const open = optionsOf(rules, state, frame);
    if (open.some(({ type }) => type === "done")) return undefined;
    return violation("leg.deploy.must", "must-deploy", { unit: unitId(state, frame.unit) });
  }
  const entry = entryOf(rules, state, frame, action);
  if (entry === undefined) return violation("leg.actions.list", "no-such-action", { asked: action.type });
  return actionFault({ box: rules.box, state }, frame, entry);
}

function checkCourage({ box }: GameRules, state: State, { unit }: Frame, action: Action): Violation | undefined {
  const lenders = steadiers({ box, state }, unit);
  if (action.type === "pass") return undefined;
  const lender = action.type === "choose-unit" ? unitOfId(state, action.subject) : undefined;
  if (lender !== undefined && lenders.includes(lender)) return undefined;
  return violation(COURAGE, "no-such-courage", { units: lenders.map((one) => unitId(state, one)) });
}

/** An action is performed, or the step is over. */
function act(rules: GameRules, work: GameWork, frame: Frame, action: Action): void {
  if (action.type === "done") return endActions(work, rules, frame);
  const entry = entryOf(rules, work.state, frame, action);
  if (entry !== undefined) perform(work, frame, entry);
}

function perform(work: GameWork, frame: Frame, { id, free, cost, rule, source, run }: ActionEntry): void {
  work.setTop(frame, { ...frame, actions: free ? frame.actions : frame.actions - cost });
  const unit = unitId(work.state, frame.unit);
  work.emit({ type: "action-performed", unit, action: id, free, rule, cause: source });
  run(work, frame.unit);
}
