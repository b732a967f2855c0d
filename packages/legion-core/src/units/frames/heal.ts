import { at, finiteKind, leavingEnough, notAsked, subjectsOf, type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { GameBox } from "../../state/box.ts";
import type { Cause } from "../../state/events.ts";
import type { HealHook } from "../../state/hooks/keyword.ts";
import { oneOf } from "../../state/hooks/played.ts";
import { miniatureId, miniatureOfId, unitId, unitOfId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { unitChoices } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import { keptFromOther, whyNotChosen, whyNotNamed } from "../why-not.ts";
import { type Ailment, ailmentsOf, restorable, restoring, takeOff, woundCard } from "../wounds/healing.ts";

type Frame = FrameOf<"heal">;

/**
 * A unit that is healed: who, then tokens that come off it, or miniatures that come back, one after the other in any order. Tokens
 * must go as long as there are any; how many miniatures come back is up to the player.
 */
export function healKind(box: GameBox): Kind<"heal"> {
  const hookOf = ({ source }: Frame): HealHook => {
    const hook = oneOf(box.keywords, source, "heals");
    if (hook === undefined) throw new RangeError(`keyword ${source} heals nobody`);
    return hook;
  };
  /** What can be done next, in any order; listed is what does not come before what has been done. */
  const openFor = (look: Look, frame: Frame): readonly Ordered[] => {
    if (frame.patient === null || frame.left === 0) return [];
    const back = comingBack(look, frame, frame.patient, hookOf(frame));
    return [...comingOff(look, frame, frame.patient, hookOf(frame)), ...back];
  };
  const optionsOf = (look: Look, frame: Frame): Action[] => {
    if (frame.patient === null) return patients(look, frame, hookOf(frame));
    return listedOf(frame, openFor(look, frame));
  };
  const carryOut = (work: GameWork, frame: Frame, action: Action): void => {
    if (action.type === "choose-unit") choosePatient(work, frame, hookOf(frame), unitOfId(work.state, action.subject));
    else if (action.type === "heal") heal(work, frame, hookOf(frame), action.subject);
    else if (action.type === "restore") restore(work, frame, action.subject);
    else end(work, frame);
  };
  const end = (work: GameWork, frame: Frame): void => {
    const { unit, patient, left } = frame;
    work.pop(frame);
    if (patient !== null) hookOf(frame).healed?.(work, { unit, value: left }, patient);
  };
  return finiteKind(
    {
      run(work, frame) {
        const [only, ...others] = optionsOf(work, frame);
        if (others.length > 0 || openFor(work, frame).length > 1) return true;
        if (only === undefined) end(work, frame);
        else carryOut(work, frame, only);
        return false;
      },
      question(state, frame) {
        const { source, unit, patient, left } = frame;
        const context = {
          keyword: source,
          unit: unitId(state, unit),
          patient: patient === null ? null : unitId(state, patient),
          left,
        };
        return { seat: seatOf(at(state.units, unit).owner), kind: "heal", rule: hookOf(frame).rule, context };
      },
      options: (state, frame) => optionsOf({ box, state }, frame),
      // Tokens come off at once, with all that follows from it: nothing of that is taken back.
      picks: (state, frame) => ({
        open: openFor({ box, state }, frame).map(({ action }) => action),
        picked: [],
        takeBack: () => undefined,
      }),
      take: carryOut,
      keeps: (state, frame, seat, kind) =>
        kind === "heal" ? keptFromOther(state, frame.unit, seat, hookOf(frame).rule) : undefined,
    },
    (state, frame, action, options) => refused({ box, state }, frame, hookOf(frame), action, options),
  );
}

const DONE: Action = { type: "done" };

/** Why an action is none of the options: what keeps the unit from being healed, or what is not there to come off it or back. */
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
    return whyNotChosen({ look, rule, takes: "choose-unit", action, options, find, otherwise: "not-to-be-healed" });
  }
  const unit = unitId(look.state, patient);
  const offered = subjectsOf(options);
  if (action.type === "heal") {
    return frame.how === "restore"
      ? violation(rule, "restores-instead", { unit })
      : violation(rule, "nothing-to-take-off", { unit, subject: action.subject, offered });
  }
  if (action.type === "restore") {
    const { subject: miniature } = action;
    if (frame.how === "remove") return violation(rule, "heals-instead", { unit });
    if (miniatureOfId(look.state, miniature)?.[0] !== patient) {
      return violation(rule, "not-of-the-unit", { miniature, unit, miniatures: offered });
    }
    const find = (told: Look): unknown => comingBack(told, frame, patient, hook);
    return whyNotNamed(look, rule, miniature, find) ?? violation(rule, "never-restored", { unit });
  }
  return notAsked(rule, action, [...new Set(options.map(({ type }) => type))]);
}

function patients(look: Look, { unit, left }: Frame, { candidates }: HealHook): Action[] {
  return unitChoices(look.state, candidates(look, { unit, value: left }));
}

/** Something that can be done, with its place in the order in which it is listed, and how often it can be done. */
interface Ordered {
  readonly action: Action;
  readonly order: number;
  readonly count: number;
}

/** Tokens that may come off next. */
function comingOff(look: Look, frame: Frame, patient: number, hook: HealHook): readonly Ordered[] {
  if (frame.how === "restore") return [];
  return ailmentsOf(look, patient, hook).map((ailment) => ({
    action: { type: "heal", subject: subjectOf(look, patient, ailment) },
    order: orderOf(ailment, hook),
    count: ailment.count,
  }));
}

/** Miniatures that may come back next; `done` leaves it at those so far. */
function comingBack(look: Look, { how }: Frame, patient: number, { restores }: HealHook): readonly Ordered[] {
  if (!restores || how === "remove") return [];
  return restorable(look, patient, restores).map((place) => ({
    action: { type: "restore", subject: miniatureId(look.state, patient, place) },
    order: place,
    count: 1,
  }));
}

/**
 * What is listed: nothing before what has been done, and never so that fewer tokens follow than must come off. Where the tokens
 * passed over have to come off all the same, all of them.
 */
function listedOf({ from, left }: Frame, open: readonly Ordered[]): Action[] {
  const copies = (all: readonly Ordered[]): number => all.reduce((sum, { count }) => sum + count, 0);
  const off = open.filter(({ action }) => action.type === "heal");
  const later = off.filter(({ order }) => order >= from);
  const wanted = Math.min(left, copies(off));
  const tokens = copies(later) < wanted ? off : leavingEnough(later, wanted, ({ count }) => count);
  const back = open.filter(({ action }) => action.type === "restore");
  const listed = [...tokens, ...back.filter(({ order }) => order >= from)].map(({ action }) => action);
  return back.length > 0 ? [...listed, DONE] : listed;
}

function subjectOf({ state }: Look, patient: number, { token, miniature }: Ailment): string {
  return miniature === null ? token : miniatureId(state, patient, miniature);
}

/** Behind the wounds of how many miniatures tokens of the unit come: more than any unit has. */
const TOKENS_FROM = 1000;

/** Where an ailment comes in the order in which tokens are picked. */
function orderOf({ token, miniature }: Ailment, { tokens }: HealHook): number {
  return miniature ?? TOKENS_FROM + tokens.indexOf(token);
}

/** The unit is chosen, and a wound token goes on the card that heals it. */
function choosePatient(work: GameWork, frame: Frame, hook: HealHook, patient: number | undefined): void {
  const { source, unit, card } = frame;
  if (patient === undefined) return;
  work.setTop(frame, { ...frame, patient });
  if (card !== null) woundCard(work, unit, card, { rule: hook.rule, cause: source });
}

function heal(work: GameWork, frame: Frame, hook: HealHook, subject: string): void {
  const { patient, source, left } = frame;
  if (patient === null) return;
  const found = ailmentsOf(work, patient, hook).find((ailment) => subjectOf(work, patient, ailment) === subject);
  if (found === undefined) return;
  work.setTop(frame, { ...frame, how: "remove", left: left - 1, from: Math.max(frame.from, orderOf(found, hook)) });
  const because: Cause = { rule: hook.effect, cause: source };
  takeOff(work, patient, found, because);
}

function restore(work: GameWork, frame: Frame, subject: string): void {
  const found = miniatureOfId(work.state, subject);
  if (found === undefined) return;
  const [unit, place] = found;
  work.setTop(frame, { ...frame, how: "restore", left: frame.left - 1, from: Math.max(frame.from, place) });
  work.push(restoring(unit, place));
}
