import type { Json, Params } from "@sw/tabletop";
import type { BaseEntry, CardEntry, Step } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";
import { stepText } from "./effects/effects.ts";
import { effectOf, optionalIn, optionIn } from "./effects/parts.ts";
import type { Reading } from "./effects/telling.ts";
import { cardName, entryOf, type Knowledge, peopleOf } from "./knowledge.ts";

/** The question that the reader has to answer. */
export interface Asked {
  readonly kind: string;
  readonly context: Params;
}

/** What the reader is asked, if the view says so. */
export function askedIn({ view }: Knowledge): Asked | undefined {
  const decision = view?.decision;
  if (decision === undefined || decision === null || !decision.yours) return undefined;
  return { kind: decision.kind, context: paramsOf(decision.context) };
}

/** The context of a decision as named values; none if it is something else. */
export function paramsOf(context: Json): Params {
  return isParams(context) ? context : {};
}

/** A text in a context; undefined if it holds none of that name. */
export function textIn(context: Params, name: string): string | undefined {
  const value = context[name];
  return typeof value === "string" ? value : undefined;
}

/** A number in a context; 0 if it holds none of that name. */
export function numberIn(context: Params, name: string): number {
  const value = context[name];
  return typeof value === "number" ? value : 0;
}

/** The cards of the abilities that wait, in the order of the decision's list. */
export function pendingIn(context: Params): readonly CardRef[] {
  const { pending } = context;
  const all: readonly Json[] = Array.isArray(pending) ? pending : [];
  return all.map((one) => textIn(paramsOf(one), "card") ?? "");
}

/** What an option of the choice at hand does; undefined where the view does not tell. */
export function optionAsked(id: string, asked: Asked, knowledge: Knowledge): string | undefined {
  return effectText(asked, knowledge, (whole) => optionIn(whole, id)?.option.step);
}

/** The optional part at hand, as "you may ..."; undefined where the view does not tell. */
export function optionalAsked(asked: Asked, knowledge: Knowledge): string | undefined {
  return effectText(asked, knowledge, optionalIn);
}

/** What the optional part at hand does; undefined where the view does not tell. */
export function optionalDeed(asked: Asked, knowledge: Knowledge): string | undefined {
  return effectText(asked, knowledge, (whole) => optionalIn(whole)?.step);
}

/** What the reward at hand gives; undefined where the view does not tell. */
export function rewardAsked({ context }: Asked, knowledge: Knowledge): string | undefined {
  const { view } = knowledge;
  const target = entryIn(context, knowledge);
  if (view === undefined || target === undefined) return undefined;
  const { base } = view.players[view.active];
  const leave = base === null ? undefined : entryOf(knowledge, base.card);
  const effect = effectOf(target, "reward") ?? (leave === undefined ? null : effectOf(leave, "reward"));
  return effect === null ? undefined : stepText(effect, readingOf(view.active, "card", knowledge));
}

function effectText(
  { context }: Asked,
  knowledge: Knowledge,
  partOf: (whole: Step) => Step | undefined,
): string | undefined {
  const { view } = knowledge;
  const entry = entryIn(context, knowledge);
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

function entryIn(context: Params, knowledge: Knowledge): CardEntry | BaseEntry | undefined {
  const card = textIn(context, "card");
  return card === undefined ? undefined : entryOf(knowledge, card);
}

function isParams(value: Json): value is Params {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
