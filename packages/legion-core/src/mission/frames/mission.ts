import { isSameAction, subjectsIn, type Violation, withPicked } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import type { MissionFrame } from "../../state/frames.ts";
import type { MissionChoice, SpotChoice, UnitChoice } from "../../state/hooks/battle-card.ts";
import { oneOf } from "../../state/hooks/played.ts";
import { unitId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import { unitChoices, unitChosen } from "../../state/unit-choices.ts";
import type { GameWork } from "../../state/work.ts";
import type { Point3 } from "../../table/vectors.ts";
import { listedUnits, unchosen, unitRun } from "../../units/choosing.ts";
import { choosable } from "../../units/spared.ts";
import { whyNotChosen, whyNotNamed } from "../../units/why-not.ts";

/**
 * Choices required by battle and command cards in play and by keywords: units one by one in any order, a named option,
 * or a spot of the battlefield.
 */
export const missionKind: Kind<"mission"> = {
  run(work, frame) {
    const choice = choiceOf(work, frame);
    if (choice.kind === "units") return runUnits(work, frame, choice);
    if (choice.kind === "spot") return runSpot(work, frame, choice);
    const [only, second] = choice.candidates(work, frame);
    if (second !== undefined || (only !== undefined && choice.may === true) || choice.veiled === true) return true;
    work.pop(frame);
    if (only !== undefined) choice.take(work, frame, only);
    return false;
  },
  question(look, frame) {
    const { state } = look;
    const { rule, kind } = choiceOf(look, frame);
    const { card, choice, about, chosen } = frame;
    const space = kind === "spot" ? ({ space: "sampled" } as const) : {};
    const context = {
      card,
      choice,
      about: about === null ? null : unitId(state, about),
      chosen: chosen.map((unit) => unitId(state, unit)),
    };
    return { seat: seatOf(frame.side), kind: "mission", rule, ...space, context };
  },
  options: optionsOf,
  picks(look, frame) {
    const choice = choiceOf(look, frame);
    if (choice.kind !== "units") return undefined;
    return unitRun(look.state, open(look, frame, choice), frame.chosen, (work, chosen) =>
      work.change(frame, { chosen }),
    );
  },
  check(look, frame, action) {
    const choice = choiceOf(look, frame);
    const unit = choice.kind === "units" ? unitChosen(look.state, action) : undefined;
    if (choice.kind === "units" && unit !== undefined && open(look, frame, choice).includes(unit)) {
      return undefined;
    }
    if (action.type === "done" && mayStop(choice)) return undefined;
    if (choice.kind === "spot" && action.type === "place-token") {
      return spotFault(look, frame, choice, action);
    }
    const options = optionsOf(look, frame);
    if (options.some((one) => isSameAction(one, action))) return undefined;
    return refused(look, frame, choice, action, options);
  },
  take(work, frame, action) {
    const choice = choiceOf(work, frame);
    if (choice.kind === "named") {
      work.pop(frame);
      if (action.type === "choose-option") choice.take(work, frame, action.subject);
      return;
    }
    if (choice.kind === "spot") {
      work.pop(frame);
      if (action.type === "place-token") choice.take(work, frame, action.subject, action.to);
      return;
    }
    if (action.type === "done") return finish(work, frame, choice, frame.chosen);
    const unit = unitChosen(work.state, action);
    if (unit === undefined) return;
    work.change(frame, { chosen: withPicked(frame.chosen, unit) });
  },
};

/**
 * Explains why an action is not an option: what keeps a unit from being chosen, or that the card has no such choice.
 */
function refused(
  look: Pick<Look, "box" | "state">,
  frame: MissionFrame,
  choice: MissionChoice,
  action: Action,
  options: readonly Action[],
): Violation<RuleId> {
  const { rule } = choice;
  const { card, chosen } = frame;
  const offered = subjectsIn(options);
  if (choice.kind === "units") {
    const find = (told: Look): readonly number[] => candidatesOf(told, frame, choice);
    return whyNotChosen({ look, rule, takes: "choose-unit", action, options, chosen, find });
  }
  if (choice.kind === "named" && action.type === "choose-option") {
    const { subject } = action;
    const find = (told: Look): readonly string[] => choice.candidates(told, frame);
    return whyNotNamed(look, rule, subject, find) ?? forbidden(rule, "no-such-choice", { card, subject, offered });
  }
  return notAsked(rule, action, [...new Set(options.map(({ type }) => type))]);
}

/** Continues once enough units are chosen, or chooses all units if there is no alternative. */
function runUnits(work: GameWork, frame: MissionFrame, choice: UnitChoice): boolean {
  const all = candidatesOf(work, frame, choice);
  const count = countOf(work, frame, choice);
  const enough = all.length <= count && !choice.may ? all : frame.chosen;
  const more = choice.may ? open(work, frame, choice).length : Math.min(count, all.length) - enough.length;
  if (more > 0) return true;
  finish(work, frame, choice, enough);
  return false;
}

function finish(work: GameWork, frame: MissionFrame, choice: UnitChoice, chosen: readonly number[]): void {
  work.pop(frame);
  if (chosen.length > 0) choice.take(work, frame, chosen);
}

/** Continues if there is nothing to place, or no spot for it. */
function runSpot(work: GameWork, frame: MissionFrame, choice: SpotChoice): boolean {
  if (spotOptions(work, frame, choice, 1).length > 0) return true;
  work.pop(frame);
  return false;
}

/** Factor by which the second search for a spot is finer than the first. */
const CLOSER = 4;

/** Lists sampled spots for each token that may be placed. */
function spotOptions(look: Look, frame: MissionFrame, choice: SpotChoice, density: number): readonly Action[] {
  return choice.subjects(look, frame).flatMap((subject) => {
    const open = (closely: number): readonly Point3[] =>
      [...choice.spots(look, subject, closely, frame)].filter(
        (to) => choice.fault(look, frame, subject, to) === undefined,
      );
    const some = open(density);
    return (some.length > 0 ? some : open(density * CLOSER)).map(
      (to): Action => ({ type: "place-token", subject, to }),
    );
  });
}

function spotFault(
  look: Look,
  frame: MissionFrame,
  choice: SpotChoice,
  { subject, to }: Extract<Action, { type: "place-token" }>,
): Violation | undefined {
  const offered = choice.subjects(look, frame);
  const whole = [to.x, to.y, to.z].every(Number.isSafeInteger);
  if (!offered.includes(subject))
    return forbidden(choice.rule, "no-such-choice", { card: frame.card, subject, offered });
  if (!whole) return forbidden(choice.rule, "not-on-the-grid", { token: subject });
  return choice.fault(look, frame, subject, to);
}

function mayStop(choice: MissionChoice): boolean {
  return choice.may === true;
}

function choiceOf({ box }: Look, { card, choice }: FrameOf<"mission">): MissionChoice {
  const found =
    box.battle[card]?.choices?.[choice] ??
    box.commands[card]?.choices?.[choice] ??
    oneOf(box.keywords, card, "choices")?.[choice];
  if (found === undefined) throw new RangeError(`no choice ${choice} of ${card}`);
  return found;
}

function optionsOf(look: Look, frame: MissionFrame, density = 1): Action[] {
  const choice = choiceOf(look, frame);
  if (choice.kind === "spot") {
    const spots = spotOptions(look, frame, choice, density);
    return mayStop(choice) ? [...spots, { type: "done" }] : [...spots];
  }
  if (choice.kind === "named") {
    const named = choice.candidates(look, frame).map((subject): Action => ({ type: "choose-option", subject }));
    return mayStop(choice) ? [...named, { type: "done" }] : named;
  }
  const { chosen } = frame;
  const needed = choice.may ? 0 : countOf(look, frame, choice) - chosen.length;
  const units = unitChoices(look.state, listedUnits(open(look, frame, choice), chosen, needed));
  return mayStop(choice) ? [...units, { type: "done" }] : units;
}

/** Lists the units that may be chosen next, in any order. */
function open(look: Look, frame: MissionFrame, choice: UnitChoice): readonly number[] {
  if (frame.chosen.length >= countOf(look, frame, choice)) return [];
  return unchosen(candidatesOf(look, frame, choice), frame.chosen);
}

function candidatesOf(look: Look, frame: FrameOf<"mission">, choice: UnitChoice): readonly number[] {
  return choosable(look, choice.candidates(look, frame), frame.card, frame.side);
}

/** Returns how many units must be chosen. */
function countOf(look: Look, frame: MissionFrame, { count }: UnitChoice): number {
  return typeof count === "number" ? count : count(look, frame);
}
