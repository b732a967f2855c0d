import { at, type Violation } from "@sw/tabletop";
import { claimable } from "../../mission/assets.ts";
import { mustDeploy } from "../../moving/moves.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { allOf } from "../../state/hooks/played.ts";
import { type UnitIndex, unitId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { unitChoices, unitChosen } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { keywordsOf } from "../../units/keywords.ts";
import { panicsAlone, steadiers } from "../../units/panic.ts";
import { statusOf } from "../../units/positions.ts";
import { whyNotChosen, whyNotNamed } from "../../units/why-not.ts";
import { type ActionEntry, actionFault, actionsOf, whyNotPerformed } from "../actions-list.ts";
import { beginActions, endActions, runStep } from "./activation-steps.ts";
import { whyNoStandbyOf } from "./standby.ts";

type Frame = FrameOf<"activation">;

const ACTIONS: RuleId = "leg.actions.two-per-activation";
const COURAGE: RuleId = "leg.panic.commander-courage";

/** A unit's activation (leg.activation.unit-steps). */
export const activationKind: Kind<"activation"> = {
  run(work, frame) {
    if (statusOf(at(work.state.units, frame.unit)) !== "defeated") {
      if (frame.stage === "panic" && mayBorrow(work, frame.unit)) return true;
      if (frame.stage === "actions") return goOn(work, frame);
    }
    runStep(work, frame);
    return false;
  },
  question({ state }, { unit, stage: step, actions, done }) {
    const seat = seatOf(at(state.units, unit).owner);
    const context = { unit: unitId(state, unit), actions, done: [...done] };
    return step === "panic"
      ? { seat, kind: "courage", rule: COURAGE, context }
      : { seat, kind: "action", rule: ACTIONS, context };
  },
  options(look, frame) {
    if (frame.stage === "actions") return optionsOf(look, frame);
    const lenders = steadiers(look, frame.unit);
    return [...unitChoices(look.state, lenders), { type: "pass" }];
  },
  check(look, frame, action) {
    return frame.stage === "panic" ? checkCourage(look, frame, action) : checkAction(look, frame, action);
  },
  take(work, frame, action) {
    if (frame.stage === "panic") return beginActions(work, frame, action.type === "pass");
    act(work, frame, action);
  },
  keeps(look, { unit }, seat, kind) {
    const { owner } = at(look.state.units, unit);
    if (kind === "standby") return whyNoStandbyOf(look, { cause: unit, by: owner }, seat);
    if (kind !== "action" && kind !== "courage") return undefined;
    const named = { unit: unitId(look.state, unit) };
    if (seatOf(owner) !== seat) return forbidden(ACTIONS, "other-side-is-active", named);
    return kind === "courage" && !mayBorrow(look, unit) ? forbidden(COURAGE, "no-courage-to-borrow", named) : undefined;
  },
};

/** Asks for a decision, or performs the only possible action. */
function goOn(work: GameWork, frame: Frame): boolean {
  if (!frame.panicked && !mustDeploy(work.state, frame.unit) && hasAction(work, frame)) return true;
  const [only, ...others] = optionsOf(work, frame);
  if (only === undefined || others.length > 0) return true;
  act(work, frame, only);
  return false;
}

function mayBorrow(look: Look, unit: UnitIndex): boolean {
  return panicsAlone(look, unit) && steadiers(look, unit).length > 0;
}

/** Whether any action is available. Faster than listing all of them. */
function hasAction(look: Look, frame: Frame): boolean {
  return actionsOf(look, frame.unit).some((entry) => actionFault(look, frame, entry) === undefined);
}

function optionsOf(look: Look, frame: Frame): Action[] {
  if (frame.panicked) return [{ type: "done" }];
  const open = actionsOf(look, frame.unit)
    .filter((entry) => actionFault(look, frame, entry) === undefined)
    .map(({ id }): Action => ({ type: "perform", subject: id }));
  const bound = mustDeploy(look.state, frame.unit) && open.length > 0;
  return bound || unperformed(look, frame) !== undefined ? open : [...open, { type: "done" }];
}

/** Returns an available action that a keyword requires before the Perform Actions step ends, or undefined. */
function unperformed(look: Look, frame: Frame): ActionEntry | undefined {
  const wanted = Object.keys(keywordsOf(look, frame.unit)).flatMap((id) =>
    allOf(look.box.keywords, id, "must-perform").flat(),
  );
  if (wanted.length === 0) return undefined;
  return actionsOf(look, frame.unit).find(
    (entry) => wanted.includes(entry.id) && actionFault(look, frame, entry) === undefined,
  );
}

function entryOf(look: Look, { unit }: Frame, action: Action): ActionEntry | undefined {
  if (action.type !== "perform") return undefined;
  return actionsOf(look, unit).find(({ id }) => id === action.subject);
}

function checkAction(look: Look, frame: Frame, action: Action): Violation | undefined {
  if (action.type === "done") {
    const open = optionsOf(look, frame);
    if (open.some(({ type }) => type === "done")) return undefined;
    const unit = unitId(look.state, frame.unit);
    const due = unperformed(look, frame);
    if (due !== undefined) return forbidden("leg.cards.command-use", "must-perform", { unit, action: due.id });
    return forbidden("leg.deploy.must", "must-deploy", { unit });
  }
  const entry = entryOf(look, frame, action);
  if (action.type !== "perform") return notAsked("leg.actions.list", action, ["perform", "done"]);
  if (entry !== undefined) return whyNotPerformed(look, frame, entry);
  const { subject } = action;
  const claim = whyNotNamed(look, "leg.objective.claim-condition", subject, (told) => claimable(told, frame.unit));
  return claim ?? forbidden("leg.actions.list", "no-such-action", { action: subject });
}

function checkCourage(look: Look, { unit }: Frame, action: Action): Violation | undefined {
  const { state } = look;
  const lenders = steadiers(look, unit);
  if (action.type === "pass") return undefined;
  const lender = unitChosen(state, action);
  if (lender !== undefined && lenders.includes(lender)) return undefined;
  const options: readonly Action[] = [...unitChoices(state, lenders), { type: "pass" }];
  const find = (told: Look): readonly number[] => steadiers(told, unit);
  return whyNotChosen({ look, rule: COURAGE, takes: "choose-unit", action, options, find });
}

/** Performs an action, or ends the step. */
function act(work: GameWork, frame: Frame, action: Action): void {
  if (action.type === "done") return endActions(work, frame);
  const entry = entryOf(work, frame, action);
  if (entry !== undefined) perform(work, frame, entry);
}

function perform(work: GameWork, frame: Frame, { id, free, cost, rule, source, run }: ActionEntry): void {
  work.change(frame, { actions: free ? frame.actions : frame.actions - cost });
  const unit = unitId(work.state, frame.unit);
  work.emit({ type: "action-performed", unit, action: id, free, rule, cause: source });
  run(work, frame.unit);
}
