import { at } from "@sw/tabletop";
import { isHidden, narrowBase } from "../../../base/base.ts";
import { possibleBases } from "../../../base/pbr.ts";
import { takeRuledOut } from "../../../base/solo.ts";
import type { RuleId } from "../../../rules/ids.ts";
import { type Box, placeNamed } from "../../../state/box.ts";
import { NO_PICK, NOWHERE, type SystemIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { GENERAL } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { advance, ask, type Choice, causeOf, deciderOf, type InstructionOf, note } from "../op.ts";

type Step = InstructionOf<"ask-base">;

const RULE: RuleId = "reb.cheating.true-base-system";

/**
 * The Rebel side answers truthfully about the hidden base. If it must name systems, it picks them in ascending order
 * with the base among them, so the order reveals nothing. Public knowledge is updated after every pick. Options:
 * `choose-system`, ascending, limited to picks after which the base can still be named.
 */
export const askBase: Choice<Step> = {
  run(work, frame, step) {
    const { box, state } = work;
    if (!isHidden(state)) advance(work, frame);
    else if (typeof step.about === "object") {
      if (left(state, frame, step) > 0) return true;
      advance(work, frame);
      tell(work, frame, frame.notes, true);
    } else {
      const asked = askedAbout(box, frame, step.about);
      const among = asked.includes(state.base.system ?? NOWHERE);
      advance(work, frame);
      narrowBase(work, (candidate) => asked.includes(candidate) === among);
      tell(work, frame, asked, among);
    }
    return false;
  },
  question(look, frame, step) {
    const chair = deciderOf(look.state, frame, "opponent", GENERAL);
    return ask(look, frame, { chair, kind: "name-systems", rule: RULE }, { left: left(look.state, frame, step) });
  },
  options: (look, frame, step) =>
    nameable(look, frame, step).map((system) => ({ type: "choose-system", subject: at(look.box.placeIds, system) })),
  refusal(look, frame, step, action) {
    const system = action.type === "choose-system" ? placeNamed(look.box, action.subject) : NOWHERE;
    if (system === NOWHERE || nameable(look, frame, step).includes(system)) return undefined;
    const last = frame.notes[frame.notes.length - 1] ?? NO_PICK;
    return forbidden(RULE, system <= last ? "out-of-order" : "base-not-named", {
      system: at(look.box.placeIds, system),
    });
  },
  take(work, frame, step, action) {
    if (action.type !== "choose-system") return;
    const system = placeNamed(work.box, action.subject);
    const named = [...frame.notes, system];
    const isLast = left(work.state, frame, step) === 1;
    note(work, frame, system);
    narrowBase(work, (candidate) => named.includes(candidate) || (!isLast && candidate > system));
  },
};

/**
 * Counts the systems that are still to be named. A solo game adds one, because that many probe cards stay in the deck
 * and the base's own is elsewhere (solo.missions.unplayable).
 */
function left({ solo }: State, { notes }: EffectFrame, { about }: Step): number {
  if (typeof about !== "object") return 0;
  return about.among + (solo === undefined ? 0 : 1) - notes.length;
}

function askedAbout(box: Box, frame: EffectFrame, about: Exclude<Step["about"], object>): readonly SystemIndex[] {
  const system = about === "chosen-region" ? (frame.chosen[0] ?? NOWHERE) : frame.system;
  if (about === "here" || system === NOWHERE) return [system];
  const { region } = at(box.systems, system);
  return box.systems.flatMap((one, index) => (one.region === region ? [index] : []));
}

/**
 * Lists the systems that can be named next: above those already named, not past an unnamed base, and with enough
 * systems after it for the picks still due.
 */
function nameable(look: Look, frame: EffectFrame, step: Step): readonly SystemIndex[] {
  const { box, state } = look;
  const base = state.base.system ?? NOWHERE;
  const last = frame.notes[frame.notes.length - 1] ?? NO_PICK;
  const more = left(state, frame, step);
  const isNamed = base <= last;
  const among = state.solo === undefined ? [...box.systems.keys()] : possibleBases(look);
  return among.filter((system, place) => {
    const room = among.length - place >= more;
    const reaches = isNamed || system === base || (system < base && more > 1);
    return system > last && room && reaches;
  });
}

function tell(work: GameWork, frame: EffectFrame, systems: readonly SystemIndex[], among: boolean): void {
  const names = systems.map((system) => at(work.box.placeIds, system));
  work.revealed = true;
  work.emit({ type: "base-told", systems: names, among, ...causeOf(work, frame, RULE) });
  takeRuledOut(work, (system) => systems.includes(system) !== among, causeOf(work, frame, RULE));
}
