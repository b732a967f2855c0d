import { at, type Violation } from "@sw/tabletop";
import { releaseMarks } from "../../cards/marks.ts";
import { holds, isPossible } from "../../conditions/possible.ts";
import type { Scope } from "../../conditions/selectors.ts";
import { scopeOf } from "../../conditions/selectors.ts";
import type { CardDeed, Instruction, Program } from "../../language/program.ts";
import type { Action } from "../../state/actions.ts";
import { nameIn } from "../../state/box.ts";
import { atStep, goTo, programOf } from "../../state/effect-frame.ts";
import type { EffectFrame } from "../../state/frames.ts";
import { forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Side, seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { doPlain } from "../deeds.ts";
import {
  checkPick,
  isPicking,
  pickOptions,
  pickQuestion,
  pickRun,
  runPicks,
  takePick,
  whyPicksNothing,
} from "./picks.ts";

type Choice = Extract<Instruction, { op: "choose" }>;

/** The frame kind of an ability or reward that is being carried out. */
export const effectKind: Kind<"effect"> = {
  run: (work, frame) => runProgram(work, frame, programOf(work.box, frame)),
  question(look, frame) {
    const { box, state } = look;
    const next = instruction(look, frame);
    if (isPicking(next)) return pickQuestion(look, frame, next);
    const seat = seatOf(next.op === "choose" && next.by === "opponent" ? opponentOf(state.active) : state.active);
    const context = { card: nameIn(box, frame.card) };
    return next.op === "choose"
      ? { seat, kind: "choose", rule: "dbg.choose.must-be-resolvable", context }
      : { seat, kind: "may", rule: "dbg.ability.optional", context };
  },
  options(look, frame) {
    const next = instruction(look, frame);
    if (isPicking(next)) return pickOptions(look, frame, next);
    if (next.op !== "choose") return [{ type: "accept" }, { type: "decline" }];
    return possibleOptions(look, frame, next).map(({ id }) => ({ type: "choose-option", subject: id }));
  },
  picks(look, frame) {
    const next = instruction(look, frame);
    return isPicking(next) ? pickRun(look, frame, next) : undefined;
  },
  check(look, frame, action) {
    const next = instruction(look, frame);
    if (isPicking(next)) return checkPick(look, frame, next, action);
    return next.op === "choose" ? checkOption(look, frame, next, action) : checkMay(action);
  },
  keeps(look, frame, seat, kind) {
    const next = instruction(look, frame);
    return kind === "pick" && isPicking(next) ? whyPicksNothing(look.state, next, seat) : undefined;
  },
  take(work, frame, action) {
    const next = instruction(work, frame);
    if (isPicking(next)) takePick(work, frame, next, action);
    else if (next.op === "choose" && action.type === "choose-option") takeOption(work, frame, next, action.subject);
    else if (next.op === "may") goTo(work, frame, action.type === "accept" ? frame.pc + 1 : next.otherwise);
  },
};

function instruction({ box }: Look, frame: EffectFrame): Instruction {
  return at(programOf(box, frame), frame.pc);
}

/**
 * Runs a program until a step affects cards (which may trigger abilities), a player must decide, or the program ends.
 */
function runProgram(work: GameWork, frame: EffectFrame, program: Program): boolean {
  const { state } = work;
  const scope = scopeOf(state, frame);
  let { pc } = frame;
  for (;;) {
    const next = at(program, pc);
    if (isPicking(next)) return runPicks(work, pc === frame.pc ? frame : atStep(frame, pc), next);
    switch (next.op) {
      case "end":
        work.pop(frame);
        releaseMarks(work, frame.bound);
        return false;
      case "choose":
      case "may":
        if (isAsked(work, scope, next)) {
          if (pc !== frame.pc) goTo(work, frame, pc);
          return true;
        }
        pc = next.op === "may" ? next.otherwise : next.after;
        break;
      default:
        pc = runStep(work, frame, scope, next, pc);
    }
  }
}

type PlainStep = Exclude<Instruction, CardDeed | { op: "end" | "choose" | "may" }>;

/** Carries out a step that asks no player and affects no card. Returns the index of the next instruction. */
function runStep(work: GameWork, frame: EffectFrame, scope: Scope, next: PlainStep, pc: number): number {
  switch (next.op) {
    case "jump":
      return next.to;
    case "branch":
      return holds(work, scope, next.test) ? pc + 1 : next.otherwise;
    case "pay":
      return isPossible(work, scope, next.need) ? pc + 1 : next.otherwise;
    case "delay":
      delay(work, frame, next);
      return pc + 1;
    default:
      doPlain(work, scope, next);
      return pc + 1;
  }
}

function isAsked(look: Look, scope: Scope, next: Choice | Extract<Instruction, { op: "may" }>): boolean {
  if (next.op === "may") return isPossible(look, scope, next.need);
  return next.options.some(({ need }) => isPossible(look, scope, need));
}

function delay(work: GameWork, frame: EffectFrame, next: Extract<Instruction, { op: "delay" }>): void {
  const { card, self, bound, triggering } = frame;
  work.state.delayed = [...work.state.delayed, { at: next.at, card, pc: next.pc, self, bound, triggering }];
  const seat = seatOf(work.active);
  const cause = work.cause(card);
  work.emit({ type: "effect-delayed", seat, card: cause, until: next.at, rule: "dbg.ability.announce", cause });
}

function possibleOptions(look: Look, frame: EffectFrame, { options }: Choice): Choice["options"] {
  const scope = scopeOf(look.state, frame);
  return options.filter(({ need }) => isPossible(look, scope, need));
}

function checkOption(look: Look, frame: EffectFrame, next: Choice, action: Action): Violation | undefined {
  const rule = "dbg.choose.must-be-resolvable";
  if (action.type !== "choose-option") return notAsked(rule, action, ["choose-option"]);
  const open = possibleOptions(look, frame, next).map(({ id }) => id);
  if (open.includes(action.subject)) return undefined;
  const code = next.options.some(({ id }) => id === action.subject) ? "cannot-be-resolved" : "no-such-option";
  return forbidden(rule, code, { option: action.subject, open });
}

function takeOption(work: GameWork, frame: EffectFrame, next: Choice, option: string): void {
  const chosen = next.options.find(({ id }) => id === option);
  if (chosen === undefined) return;
  const by: Side = next.by === "opponent" ? opponentOf(work.active) : work.active;
  const cause = work.cause(frame.card);
  work.emit({ type: "option-chosen", seat: seatOf(by), option, rule: "dbg.choose.must-be-resolvable", cause });
  goTo(work, frame, chosen.pc);
}

function checkMay(action: Action): Violation | undefined {
  if (action.type === "accept" || action.type === "decline") return undefined;
  return notAsked("dbg.ability.optional", action, ["accept", "decline"]);
}
