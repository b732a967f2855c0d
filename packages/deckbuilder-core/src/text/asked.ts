import type { EffectStep } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import type { Play } from "../state/kinds.ts";
import { stepText } from "./effects/effects.ts";
import { effectOf, optionalIn, optionIn } from "./effects/parts.ts";
import type { Reading } from "./effects/telling.ts";
import { cardName, entryOf, type Knowledge, peopleOf } from "./knowledge.ts";

/** A question, as shown to the reader. */
export type Asked = Play["Asked"];

/** A question that belongs to an effect of a card. */
type OfCard = Extract<Asked, { readonly context: { readonly card: CardRef } }>;

/** Describes an option of the current choice. Returns undefined if the view does not show it. */
export function optionAsked(id: string, asked: OfCard, knowledge: Knowledge): string | undefined {
  return effectText(asked, knowledge, (whole) => optionIn(whole, id)?.option.step);
}

/**
 * Describes the optional part that a player decides on as "you may ...". Returns undefined if the view does not show
 * it.
 */
export function optionalAsked(asked: OfCard, knowledge: Knowledge): string | undefined {
  return effectText(asked, knowledge, optionalIn);
}

/** Describes the optional part that a player decides on. Returns undefined if the view does not show it. */
export function optionalDeed(asked: OfCard, knowledge: Knowledge): string | undefined {
  return effectText(asked, knowledge, (whole) => optionalIn(whole)?.step);
}

/** Describes the reward that a player is choosing. Returns undefined if the view does not show it. */
export function rewardAsked({ context }: OfCard, knowledge: Knowledge): string | undefined {
  const { view } = knowledge;
  const target = entryOf(knowledge, context.card);
  if (view === undefined || target === undefined) return undefined;
  const { base } = view.sides[view.active];
  const leave = base === null ? undefined : entryOf(knowledge, base.card);
  const effect = effectOf(target, "reward") ?? (leave === undefined ? null : effectOf(leave, "reward"));
  return effect === null ? undefined : stepText(effect, readingOf(view.active, "card", knowledge));
}

function effectText(
  { context }: OfCard,
  knowledge: Knowledge,
  partOf: (whole: EffectStep) => EffectStep | undefined,
): string | undefined {
  const { view } = knowledge;
  const entry = entryOf(knowledge, context.card);
  const frame = view?.frames[view.frames.length - 1];
  if (view === undefined || entry === undefined || frame?.kind !== "effect") return undefined;
  const whole = effectOf(entry, frame.part);
  const part = whole === null ? undefined : partOf(whole);
  if (whole === null || part === undefined) return undefined;
  const self = frame.part === "ability" ? entry.type : "card";
  return stepText(part, readingOf(view.active, self, knowledge), whole);
}

function readingOf(side: "empire" | "rebel", self: Reading["self"], knowledge: Knowledge): Reading {
  const nameOf = (ref: CardRef): string => cardName(knowledge, ref);
  return { language: knowledge.language, people: peopleOf(knowledge), side, self, nameOf };
}
