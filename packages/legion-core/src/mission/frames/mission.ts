import { at, leavingEnough, violation } from "@sw/tabletop";
import type { Action } from "../../state/actions.ts";
import type { GameBox } from "../../state/box.ts";
import type { MissionFrame } from "../../state/frames.ts";
import type { MissionChoice, UnitChoice } from "../../state/hooks/battle-card.ts";
import { unitId, unitOfId } from "../../state/ids.ts";
import type { FrameOf, Kind } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";

/** Choices that battle and command cards in play and keywords ask for: units one by one in the order of the state, or one of some names. */
export function missionKind(box: GameBox): Kind<"mission"> {
  return {
    run(work, frame) {
      const choice = choiceOf(work, frame);
      if (choice.kind === "units") return runUnits(work, frame, choice);
      const [only, second] = choice.candidates(work, frame);
      if (second !== undefined) return true;
      work.pop(frame);
      if (only !== undefined) choice.take(work, frame, only);
      return false;
    },
    question(state, frame) {
      const { rule } = choiceOf({ box }, frame);
      const { card, choice, about, chosen } = frame;
      const context = {
        card,
        choice,
        about: about === null ? null : unitId(state, about),
        chosen: chosen.map((unit) => unitId(state, unit)),
      };
      return { seat: seatOf(frame.player), kind: "mission", rule, context };
    },
    options: (state, frame) => optionsOf({ box, state }, frame),
    check(state, frame, action) {
      const choice = choiceOf({ box }, frame);
      const { rule } = choice;
      if (action.type === "done" && mayStop(choice)) return undefined;
      const offered = optionsOf({ box, state }, frame).flatMap((one) => ("subject" in one ? [one.subject] : []));
      const fits = "subject" in action && offered.includes(action.subject);
      if (fits && optionsOf({ box, state }, frame).some(({ type }) => type === action.type)) return undefined;
      return violation(rule, "not-a-choice-of-the-card", { card: frame.card, offered });
    },
    take(work, frame, action) {
      const choice = choiceOf(work, frame);
      if (choice.kind === "named") {
        work.pop(frame);
        if (action.type === "choose") choice.take(work, frame, action.subject);
        return;
      }
      if (action.type === "done") return finish(work, frame, choice, frame.chosen);
      const unit = action.type === "choose-unit" ? unitOfId(work.state, action.subject) : undefined;
      if (unit === undefined) return;
      const chosen = [...frame.chosen, unit];
      work.setTop(frame, { ...frame, chosen });
    },
  };
}

/** Goes on once enough units are chosen, or none but all could be. */
function runUnits(work: GameWork, frame: MissionFrame, choice: UnitChoice): boolean {
  const all = choice.candidates(work, frame);
  const enough = all.length <= choice.count && !choice.may ? all : frame.chosen;
  const more = choice.may ? pickable(work, frame, choice).length : Math.min(choice.count, all.length) - enough.length;
  if (more > 0) return true;
  finish(work, frame, choice, enough);
  return false;
}

function finish(work: GameWork, frame: MissionFrame, choice: UnitChoice, chosen: readonly number[]): void {
  work.pop(frame);
  if (chosen.length > 0) choice.take(work, frame, chosen);
}

function mayStop(choice: MissionChoice): boolean {
  return choice.kind === "units" && choice.may === true;
}

function choiceOf({ box }: Pick<Look, "box">, { card, choice }: FrameOf<"mission">): MissionChoice {
  const found =
    box.battle[card]?.choices?.[choice] ??
    box.commands[card]?.choices?.[choice] ??
    box.keywords[card]?.choices?.[choice];
  if (found === undefined) throw new RangeError(`no choice ${choice} of ${card}`);
  return found;
}

function optionsOf(look: Look, frame: MissionFrame): Action[] {
  const choice = choiceOf(look, frame);
  if (choice.kind === "named") {
    return choice.candidates(look, frame).map((subject): Action => ({ type: "choose", subject }));
  }
  const units = pickable(look, frame, choice).map(
    (unit): Action => ({ type: "choose-unit", subject: unitId(look.state, unit) }),
  );
  return mayStop(choice) ? [...units, { type: "done" }] : units;
}

/** Units after those chosen that leave enough others to choose: no set can be picked in two orders, nor too few be left. */
function pickable(look: Look, frame: MissionFrame, choice: UnitChoice): readonly number[] {
  const all = choice.candidates(look, frame);
  const last = frame.chosen.length === 0 ? -1 : at(frame.chosen, frame.chosen.length - 1);
  const later = all.filter((unit) => unit > last);
  if (choice.may) return frame.chosen.length < choice.count ? later : [];
  const wanted = Math.min(choice.count, all.length) - frame.chosen.length;
  return leavingEnough(later, wanted, () => 1);
}
