import {
  at,
  finiteKind,
  nextPicks,
  openPicks,
  type Pickable,
  type PickRun,
  subjectsIn,
  type Violation,
  withoutPicked,
  withPicked,
} from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { Cause } from "../../state/events.ts";
import type { HealHook } from "../../state/hooks/keyword.ts";
import { oneOf } from "../../state/hooks/played.ts";
import { miniatureId, miniatureOfId, unitId, unitOfId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked, type Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { unitChoices } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { keptFromOther, whyNotChosen, whyNotNamed } from "../why-not.ts";
import { type Ailment, ailmentsOf, restorable, restoring, takeOff, woundCard } from "../wounds/healing.ts";

type Frame = FrameOf<"heal">;

/**
 * A healing of a unit. The player chooses the unit, then tokens to remove or miniatures to restore, in any order.
 * Tokens are removed together, as many as possible; miniatures are restored one by one, and the player may stop.
 */
export const healKind: Kind<"heal"> = /* @__PURE__ */ finiteKind(
  {
    run(work, frame) {
      const [only, ...others] = optionsOf(work, frame);
      if (others.length > 0 || openFor(work, frame).length > 1) return true;
      if (only === undefined) end(work, frame, hookOf(work, frame));
      else carryOut(work, frame, only);
      return false;
    },
    question(look, frame) {
      const { state } = look;
      const { source, unit, patient, left } = frame;
      const context = {
        keyword: source,
        unit: unitId(state, unit),
        patient: patient === null ? null : unitId(state, patient),
        left,
      };
      return { seat: seatOf(at(state.units, unit).owner), kind: "heal", rule: hookOf(look, frame).rule, context };
    },
    options: optionsOf,
    picks: (look, frame) => tokenRun(look, frame, hookOf(look, frame), openFor(look, frame)),
    take: carryOut,
    keeps: (look, frame, seat, kind) =>
      kind === "heal" ? keptFromOther(look.state, frame.unit, seat, hookOf(look, frame).rule) : undefined,
  },
  (look, frame, action, options) => refused(look, frame, hookOf(look, frame), action, options),
);

function hookOf({ box }: Look, { source }: Frame): HealHook {
  const hook = oneOf(box.keywords, source, "heals");
  if (hook === undefined) throw new RangeError(`keyword ${source} heals nobody`);
  return hook;
}

/** Lists what can be chosen next, in any order. */
function openFor(look: Look, frame: Frame): readonly Action[] {
  if (frame.patient === null || frame.left === 0) return [];
  const hook = hookOf(look, frame);
  const back = comingBack(look, frame, frame.patient, hook);
  return [...comingOff(look, frame, frame.patient, hook, "any-order"), ...back.map(({ action }) => action)];
}

function optionsOf(look: Look, frame: Frame): Action[] {
  const hook = hookOf(look, frame);
  return frame.patient === null ? patients(look, frame, hook) : listedFor(look, frame, frame.patient, hook);
}

function carryOut(work: GameWork, frame: Frame, action: Action): void {
  const hook = hookOf(work, frame);
  if (action.type === "choose-unit") choosePatient(work, frame, hook, unitOfId(work.state, action.subject));
  else if (action.type === "heal") pickToken(work, frame, hook, action.subject);
  else if (action.type === "restore") restore(work, frame, action.subject);
  else end(work, frame, hook);
}

function end(work: GameWork, frame: Frame, hook: HealHook): void {
  const { unit, patient, left } = frame;
  work.pop(frame);
  if (patient === null) return;
  heal(work, frame, hook, patient);
  hook.healed?.(work, { unit, value: left }, patient);
}

const DONE: Action = { type: "done" };

/**
 * Returns why an action is not an option: what prevents the healing of the unit, or what it lacks to remove or restore.
 */
function refused(
  look: Pick<Look, "box" | "state">,
  frame: Frame,
  hook: HealHook,
  action: Action,
  options: readonly Action[],
): Violation<RuleId> {
  const { rule } = hook;
  const { patient } = frame;
  if (patient === null) {
    const find = (told: Look): unknown => patients(told, frame, hook);
    return whyNotChosen({ look, rule, takes: "choose-unit", action, options, find });
  }
  const unit = unitId(look.state, patient);
  const offered = subjectsIn(options);
  if (action.type === "heal") {
    return frame.how === "restore"
      ? forbidden(rule, "restores-instead", { unit })
      : forbidden(rule, "nothing-to-take-off", { unit, subject: action.subject, offered });
  }
  if (action.type === "restore") {
    const { subject: miniature } = action;
    if (frame.how === "remove") return forbidden(rule, "heals-instead", { unit });
    if (miniatureOfId(look.state, miniature)?.[0] !== patient) {
      return forbidden(rule, "not-of-the-unit", { miniature, unit, miniatures: offered });
    }
    const find = (told: Look): unknown => comingBack(told, frame, patient, hook);
    return whyNotNamed(look, rule, miniature, find) ?? forbidden(rule, "never-restored", { unit });
  }
  return notAsked(rule, action, [...new Set(options.map(({ type }) => type))]);
}

function patients(look: Look, { unit, left }: Frame, { candidates }: HealHook): Action[] {
  return unitChoices(look.state, candidates(look, { unit, value: left }));
}

/** Lists the kinds of tokens that can be removed from a patient, in the order in which they are offered. */
function pickable(look: Look, patient: number, hook: HealHook): readonly Pickable[] {
  return ailmentsOf(look, patient, hook).map((ailment) => ({ key: orderOf(ailment, hook), count: ailment.count }));
}

/** Lists tokens that can be chosen next: all of them, or only the offered ones, so that no selection comes up twice. */
function comingOff(
  look: Look,
  { how, taken, left }: Frame,
  patient: number,
  hook: HealHook,
  order: "any-order" | "listed",
): readonly Action[] {
  if (how === "restore") return [];
  const items = pickable(look, patient, hook);
  const open = order === "listed" ? nextPicks(items, taken, left) : openPicks(items, taken);
  return open.map(({ key }) => healing(look, patient, hook, key));
}

/** A miniature that can be restored, with its index in the unit. */
interface Comrade {
  readonly action: Action;
  readonly place: number;
}

/** Lists miniatures that can be restored next. */
function comingBack(look: Look, { how }: Frame, patient: number, { restores }: HealHook): readonly Comrade[] {
  if (!restores || how === "remove") return [];
  return restorable(look, patient, restores).map((place) => ({
    action: { type: "restore", subject: miniatureId(look.state, patient, place) },
    place,
  }));
}

/**
 * Lists the offered choices. Miniatures before one already restored are not offered; `done` ends the choice if
 * miniatures could still be restored.
 */
function listedFor(look: Look, frame: Frame, patient: number, hook: HealHook): Action[] {
  if (frame.left === 0) return [];
  const off = comingOff(look, frame, patient, hook, "listed");
  const back = comingBack(look, frame, patient, hook);
  const listed = [...off, ...back.filter(({ place }) => place >= frame.from).map(({ action }) => action)];
  return back.length > 0 ? [...listed, DONE] : listed;
}

/** Creates the run of token choices. Restored miniatures cannot be taken back. */
function tokenRun(look: Look, frame: Frame, hook: HealHook, open: readonly Action[]): PickRun<Play, GameWork> {
  const { patient, taken, left } = frame;
  return {
    open,
    picked: patient === null ? [] : taken.map((key) => healing(look, patient, hook, key)),
    takeBack(work, pick) {
      if (patient === null || pick.type !== "heal") return;
      const key = keyOf(work, patient, hook, pick.subject);
      if (key === undefined) return;
      const rest = withoutPicked(taken, key);
      work.change(frame, { taken: rest, left: left + 1, how: rest.length === 0 ? null : "remove" });
    },
  };
}

/** Returns the choice of a token by its place in the order. */
function healing(look: Look, patient: number, hook: HealHook, key: number): Action {
  const ailments = ailmentsOf(look, patient, hook);
  const place = ailments.findIndex((ailment) => orderOf(ailment, hook) === key);
  return { type: "heal", subject: subjectOf(look, patient, at(ailments, place)) };
}

/** Returns the sort key of the token or wound that a choice names, or undefined if there is none. */
function keyOf(look: Look, patient: number, hook: HealHook, subject: string): number | undefined {
  const found = ailmentsOf(look, patient, hook).find((ailment) => subjectOf(look, patient, ailment) === subject);
  return found === undefined ? undefined : orderOf(found, hook);
}

function subjectOf({ state }: Look, patient: number, { token, miniature }: Ailment): string {
  return miniature === null ? token : miniatureId(state, patient, miniature);
}

/**
 * The place in the order where tokens of the unit begin, after the wounds of its miniatures. Larger than any number of
 * miniatures.
 */
const TOKENS_FROM = 1000;

/** Returns the place of an ailment in the order in which tokens are chosen. */
function orderOf({ token, miniature }: Ailment, { tokens }: HealHook): number {
  return miniature ?? TOKENS_FROM + tokens.indexOf(token);
}

/** Chooses the unit, and puts a wound token on the card that heals it. */
function choosePatient(work: GameWork, frame: Frame, hook: HealHook, patient: number | undefined): void {
  const { source, unit, card } = frame;
  if (patient === undefined) return;
  work.change(frame, { patient });
  if (card !== null) woundCard(work, unit, card, { rule: hook.rule, cause: source });
}

function pickToken(work: GameWork, frame: Frame, hook: HealHook, subject: string): void {
  const { patient, taken, left } = frame;
  const key = patient === null ? undefined : keyOf(work, patient, hook, subject);
  if (key === undefined) return;
  work.change(frame, { how: "remove", left: left - 1, taken: withPicked(taken, key) });
}

/** Removes the chosen tokens from the patient. */
function heal(work: GameWork, { taken, source }: Frame, hook: HealHook, patient: number): void {
  const because: Cause = { rule: hook.effect, cause: source };
  for (const key of taken) {
    const ailment = ailmentsOf(work, patient, hook).find((one) => orderOf(one, hook) === key);
    if (ailment !== undefined) takeOff(work, patient, ailment, because);
  }
}

function restore(work: GameWork, frame: Frame, subject: string): void {
  const found = miniatureOfId(work.state, subject);
  if (found === undefined) return;
  const [unit, place] = found;
  work.change(frame, { how: "restore", left: frame.left - 1, from: Math.max(frame.from, place) });
  work.push(restoring(unit, place));
}
