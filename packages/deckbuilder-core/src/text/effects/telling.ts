import type { CardType, EffectStep, Selector } from "../../language/language.ts";
import {
  isPlural,
  type Language,
  type Mood,
  type NounContext,
  type People,
  type Quantity,
  type Role,
  type Verb,
} from "../language/language.ts";

/** Cards that an effect has named and can refer back to. */
export interface Binding {
  readonly name: string;
  readonly verb: Verb;
  readonly many: boolean;
}

/** The context for telling an effect: language, reader, card, and what the text can refer back to. */
export interface Telling extends NounContext {
  readonly language: Language;
  readonly people: People;
  /** The type of card that "this card" means. */
  readonly self: CardType | "card";
  readonly bindings: readonly Binding[];
  /** Whether "that card" can mean only one thing. */
  readonly plain: boolean;
}

/** The reader and the card of an effect's text. The references come from the effect. */
export type Reading = Omit<Telling, "bindings" | "plain">;

/** A telling with its mood. `named` is the role already named as the subject, for which a pronoun is enough. */
export interface Voice extends Telling {
  readonly mood: Mood;
  readonly named: Role | null;
}

/** Returns the voice for the beginning of an effect: an order, with no subject named yet. */
export function voiceOf(effect: EffectStep, reading: Reading): Voice {
  const bindings = bindingsOf(effect);
  const referents = bindings.length + (JSON.stringify(effect).includes('"ref":"triggering"') ? 1 : 0);
  return { ...reading, bindings, plain: referents <= 1, mood: "order", named: null };
}

function bindingsOf(step: EffectStep): readonly Binding[] {
  switch (step.op) {
    case "seq":
      return step.steps.flatMap(bindingsOf);
    case "if":
      return [...bindingsOf(step.then), ...(step.else === undefined ? [] : bindingsOf(step.else))];
    case "choose":
      return step.options.flatMap((option) => bindingsOf(option.step));
    case "may":
    case "delayed":
      return bindingsOf(step.step);
    case "pay":
      return [...bindingsOf(step.cost), ...bindingsOf(step.then)];
    default:
      return "bind" in step && step.bind !== undefined ? [bindingOf(step.bind, step)] : [];
  }
}

function bindingOf(name: string, step: Extract<EffectStep, { bind?: string }>): Binding {
  return { name, verb: step.op === "move" ? "put" : step.op, many: isPlural(quantityOf(step.cards)) };
}

/** Returns how many cards a selector takes. */
export function quantityOf({ count }: Selector): Quantity {
  if (count === undefined) return "all";
  if (typeof count === "object") return { count: count.upTo, upTo: true };
  return count === 1 ? "one" : { count, upTo: false };
}
