import { isSameAction, type PickRun, type Question, type Violation, withoutPicked, withPicked } from "@sw/tabletop";
import type { By, Place } from "../../language/language.ts";
import type { Instruction } from "../../language/program.ts";
import { basePlace } from "../../leaders/leaders.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action, PlainAction } from "../../state/actions.ts";
import { type Box, cardId } from "../../state/box.ts";
import { NOWHERE, type PlaceIndex } from "../../state/codes.ts";
import type { Cause } from "../../state/events.ts";
import type { EffectFrame } from "../../state/frames.ts";
import type { Play } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { type Chair, chairOf, opponentOf, type Role, type Seat, seatAt, sideOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";

/** The instruction with this `op`. */
export type InstructionOf<Name extends Instruction["op"]> = Extract<Instruction, { op: Name }>;

/** An instruction that never asks a question. */
export interface Deed<Step extends Instruction = Instruction> {
  /**
   * Carries out the instruction. Returns true if it must ask, false otherwise. Called again after each answer and after
   * a frame that it pushed ends.
   */
  run(work: GameWork, frame: EffectFrame, step: Step): boolean;
}

/** An instruction that may ask a question. Its functions are those of a frame kind. */
export interface Choice<Step extends Instruction = Instruction> extends Deed<Step> {
  question(look: Look, frame: EffectFrame, step: Step): Question<Play>;
  options(look: Look, frame: EffectFrame, step: Step): Action[];
  /** Returns the current run of picks that may be made in any order, or undefined if there is none. */
  picks?(look: Look, frame: EffectFrame, step: Step): PickRun<Play, GameWork> | undefined;
  /**
   * Returns the most specific violation for an action that is not an option. Undefined means that the rule of the
   * question applies.
   */
  refusal?(look: Look, frame: EffectFrame, step: Step, action: Action): Violation<RuleId> | undefined;
  take(work: GameWork, frame: EffectFrame, step: Step, action: Action): void;
}

/** The handler of an instruction. */
export type Op<Step extends Instruction = Instruction> = Deed<Step> | Choice<Step>;

/** Goes to the next instruction and applies changes to the frame. */
export function advance(work: GameWork, frame: EffectFrame, changes: Partial<EffectFrame> = {}): void {
  work.change(frame, { ...changes, pc: frame.pc + 1, notes: [] });
}

/** Adds one pick to the notes of the current instruction. */
export function note(work: GameWork, frame: EffectFrame, pick: number): void {
  work.change(frame, { notes: [...frame.notes, pick] });
}

/**
 * Adds one pick, of a run that may be made in any order, at its sorted position among `picked`. The notes in `before`
 * stay in front.
 */
export function notePick(
  work: GameWork,
  frame: EffectFrame,
  pick: number,
  picked: readonly number[] = frame.notes,
  before: readonly number[] = [],
): void {
  work.change(frame, { notes: [...before, ...withPicked(picked, pick)] });
}

/**
 * Returns a run of picks stored in the notes after those in `before`. The effect of the picks happens at the end of the
 * run.
 */
export function notedRun(
  frame: EffectFrame,
  open: readonly number[],
  actionOf: (key: number) => PlainAction,
  picked: readonly number[] = frame.notes,
  before: readonly number[] = [],
): PickRun<Play, GameWork> {
  return {
    open: open.map(actionOf),
    picked: picked.map(actionOf),
    takeBack(work, pick) {
      const key = picked.find((one) => isSameAction(actionOf(one), pick));
      if (key !== undefined) work.change(frame, { notes: [...before, ...withoutPicked(picked, key)] });
    },
  };
}

/** Returns the rule and the card as the cause of what a frame does. */
export function causeOf(work: GameWork, frame: EffectFrame, rule: RuleId): Cause {
  return { rule, cause: work.cause(frame.card) };
}

/** Returns the chair that decides: the owner of the card, or the other side's Admiral or General. */
export function deciderOf(state: State, frame: EffectFrame, by: By, role: Role): Chair {
  return by === "owner" ? frame.chair : chairOf(state.config, opponentOf(sideOf(frame.chair)), role);
}

/** Returns a question for a chair, with the card in its context. */
export function ask<const Kind extends string, const Context extends object>(
  { box, state }: Look,
  frame: EffectFrame,
  { chair, kind, rule }: { readonly chair: Chair; readonly kind: Kind; readonly rule: RuleId },
  context: Context,
): { seat: Seat; kind: Kind; rule: RuleId; context: { card: string } & Context } {
  return { seat: seatAt(state.config, chair), kind, rule, context: { card: cardId(box, frame.card), ...context } };
}

/** Returns the rule that lets the owner of this card choose. */
export function choiceRule(box: Box, frame: EffectFrame): RuleId {
  const type = box.cards[frame.card]?.type;
  if (type === "mission") return "reb.mission.choices-at-success";
  return type === "objective" ? "reb.objective.play-condition" : "reb.action.use-procedure";
}

/**
 * Returns the place that a step names, or undefined if there is none. While the base is revealed, its system replaces
 * the base space.
 */
export function placeOf(look: Look, frame: EffectFrame, place: Place): PlaceIndex | undefined {
  if (place === "base-space") return basePlace(look);
  const found = place === "here" ? frame.system : (frame.chosen[0] ?? NOWHERE);
  return found < 0 ? undefined : found;
}

/** Lists the systems that a step applies to. `chosen` may hold several. */
export function systemsOf(look: Look, frame: EffectFrame, place: Place): readonly PlaceIndex[] {
  const places = place === "chosen" ? frame.chosen : [placeOf(look, frame, place) ?? NOWHERE];
  return places.filter((one) => one >= 0 && one < look.box.systems.length);
}
