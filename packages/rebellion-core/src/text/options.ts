import { inLine, type Line } from "@sw/tabletop/text";
import type { EffectStep } from "../language/language.ts";
import type { CardId } from "../state/actions.ts";
import { actionTelling } from "./cards/actions.ts";
import { halfOption } from "./cards/advanced-tactics.ts";
import { tellingFor } from "./cards/card-text.ts";
import { missionTelling } from "./cards/missions.ts";
import { branchText } from "./effects/effects.ts";
import type { Telling } from "./effects/telling.ts";
import { type CardEntry, cardEntry, type Knowledge, say } from "./knowledge.ts";

const NUMBERED: Line = { en: "option {number}", es: "la opción {number}" };

/** Returns one of a card's options as part of a line, or its number if the card does not say which it is. */
export function optionText(card: CardId | null, option: number, knowledge: Knowledge): string {
  const entry = card === null ? undefined : cardEntry(knowledge, card);
  if (entry !== undefined && "upper" in entry) return halfOption(entry, option === 0 ? "upper" : "lower", knowledge);
  const branch = entry === undefined ? undefined : branchesOf(entry)[option];
  if (entry === undefined || branch === undefined) {
    return say(knowledge.language, NUMBERED, { number: String(option + 1) });
  }
  return inLine(branchText(branch, cardTelling(entry, knowledge)));
}

/** Returns how the effects of a card of any kind are told. */
export function cardTelling(entry: CardEntry, knowledge: Knowledge): Telling {
  if ("mode" in entry) return missionTelling(entry, knowledge);
  if ("needs" in entry) return actionTelling(entry, knowledge);
  return tellingFor(knowledge, "rebel");
}

/** Returns all steps of a card, without those in its branches. */
export function stepsOf(entry: CardEntry): readonly EffectStep[] {
  if ("mode" in entry)
    return [
      ...entry.effect,
      ...(entry.failureEffect ?? []),
      ...(entry.portraitEffect ?? []),
      ...(entry.delayedEffect ?? []),
    ];
  return "upper" in entry || "op" in entry.effect ? [] : entry.effect;
}

/** Returns the branches of a card with exactly one choice; empty for other cards. */
function branchesOf(entry: CardEntry): readonly (readonly EffectStep[])[] {
  const choices = stepsOf(entry).flatMap((step) => (step.op === "choose" ? [step.options] : []));
  return choices.length === 1 ? choices.flat() : [];
}
