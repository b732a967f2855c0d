import type { BaseEntry, CardEntry, ChoiceOption, EffectStep } from "../../language/language.ts";
import { isConstant } from "../../language/language.ts";

/** An option, with its choice and the effect that contains the choice. */
export interface FoundOption {
  readonly option: ChoiceOption;
  readonly by: "owner" | "opponent";
  readonly whole: EffectStep;
}

/**
 * Returns the effect of a card: its ability (`ability`), its reward, or the reward that a base's ability adds to
 * attacks.
 */
export function effectOf(entry: CardEntry | BaseEntry, part: "ability" | "reward"): EffectStep | null {
  const { ability } = entry;
  if (part === "ability") return ability === null || isConstant(ability) ? null : ability.effect;
  if (entry.type !== "base" && entry.reward !== null) return entry.reward;
  const leave = ability !== null && isConstant(ability) && ability.effect.op === "allow-row-attack";
  return leave ? ability.effect.reward : null;
}

/** Returns the option with this name in an effect, or undefined if there is none or more than one. */
export function optionIn(whole: EffectStep, id: string): FoundOption | undefined {
  const found = stepsIn(whole).flatMap((step) =>
    step.op === "choose" ? step.options.filter((option) => option.id === id).map((option) => ({ option, step })) : [],
  );
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return undefined;
  return { option: only.option, by: only.step.by ?? "owner", whole };
}

/** Returns the part of an effect that may be skipped, or undefined if there is none or more than one. */
export function optionalIn(whole: EffectStep): Extract<EffectStep, { op: "may" }> | undefined {
  const [only, ...more] = stepsIn(whole).filter((step) => step.op === "may");
  return more.length > 0 ? undefined : only;
}

function stepsIn(step: EffectStep): readonly EffectStep[] {
  switch (step.op) {
    case "seq":
      return [step, ...step.steps.flatMap(stepsIn)];
    case "if":
      return [step, ...stepsIn(step.then), ...(step.else === undefined ? [] : stepsIn(step.else))];
    case "choose":
      return [step, ...step.options.flatMap((option) => stepsIn(option.step))];
    case "may":
    case "delayed":
      return [step, ...stepsIn(step.step)];
    case "pay":
      return [step, ...stepsIn(step.cost), ...stepsIn(step.then)];
    default:
      return [step];
  }
}
