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

/** One of a card's options in words, as part of a line; its number where the card does not tell which it is. */
export function optionText(card: CardId | null, option: number, knowledge: Knowledge): string {
  const entry = card === null ? undefined : cardEntry(knowledge, card);
  if (entry !== undefined && "upper" in entry) return halfOption(entry, option === 0 ? "upper" : "lower", knowledge);
  const branch = entry === undefined ? undefined : branchesOf(entry)[option];
  if (entry === undefined || branch === undefined) {
    return say(knowledge.language, NUMBERED, { number: String(option + 1) });
  }
  return inLine(branchText(branch, cardTelling(entry, knowledge)));
}

/** How a card's effects are told, whatever kind of card it is. */
export function cardTelling(entry: CardEntry, knowledge: Knowledge): Telling {
  if ("mode" in entry) return missionTelling(entry, knowledge);
  if ("needs" in entry) return actionTelling(entry, knowledge);
  return tellingFor(knowledge, "rebel");
}

/** All steps of a card, apart from what its branches do. */
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

/** The branches of a card that offers one choice; none where it offers more than one or nothing. */
function branchesOf(entry: CardEntry): readonly (readonly EffectStep[])[] {
  const choices = stepsOf(entry).flatMap((step) => (step.op === "choose" ? [step.options] : []));
  return choices.length === 1 ? choices.flat() : [];
}
