import { type AnyDecision as Any, askedOf, fill, inLine, type Line, sentence, type Told } from "@sw/tabletop/text";
import type { DeckbuilderTypes } from "../game.ts";
import type { CardRef } from "../state/actions.ts";
import type { DecisionContexts } from "../state/decisions.ts";
import { type Asked, optionalAsked, rewardAsked } from "./asked.ts";
import { cardName, type Knowledge, pieceName } from "./knowledge.ts";
import type { Language } from "./language/language.ts";

/** A decision as the game or a view contains it. */
export type AnyDecision = Any<DeckbuilderTypes>;

/** The texts of the questions, at least one for each kind of decision. */
const QUESTIONS = {
  "secret-bases": {
    en: "choose a base for your base deck in secret (left to choose: {left})",
    es: "elige en secreto una base para tu mazo de bases (por elegir: {left})",
  },
  "new-base": { en: "which base do you reveal as your new base?", es: "¿qué base muestras como nueva base?" },
  actions: { en: "turn {turn}, {resources}: what do you do?", es: "turno {turn}, {resources}: ¿qué haces?" },
  triggers: { en: "do you use the ability of {card}?", es: "¿usas la capacidad de {card}?" },
  "several-triggers": {
    en: "which of these abilities do you resolve next: {cards}?",
    es: "¿qué capacidad resuelves ahora: {cards}?",
  },
  choose: { en: "{card}: choose one", es: "{card}: elige una opción" },
  may: { en: "{card}: do you use the optional part?", es: "{card}: ¿usas la parte opcional?" },
  "may-effect": { en: "{card}: {effect}. Do you?", es: "{card}: {effect}. ¿Lo haces?" },
  pick: { en: "{card}: pick a card (picks left: {picks})", es: "{card}: elige una carta (por elegir: {picks})" },
  "pick-deed": {
    en: "{card}: pick a card to {deed} (picks left: {picks})",
    es: "{card}: elige una carta para {deed} (por elegir: {picks})",
  },
  "pick-swap": {
    en: "{card}: pick the card to swap with (picks left: {picks})",
    es: "{card}: elige la carta por la que se intercambia (por elegir: {picks})",
  },
  "pick-deal-damage": {
    en: "{card}: what do you deal the damage to? (picks left: {picks})",
    es: "{card}: ¿a qué infliges el daño? (por elegir: {picks})",
  },
  reward: { en: "do you take the reward of {card}? {reward}", es: "¿recibes la recompensa de {card}? {reward}" },
  "assign-damage": {
    en: "of {left} left to assign, how much goes to {card} ({least} to {most})?",
    es: "de {left} por asignar, ¿cuánto va a {card} (de {least} a {most})?",
  },
} as const satisfies Readonly<Record<Asked["kind"], Line>> & Readonly<Record<string, Line>>;

const WAITING: Readonly<Record<Asked["kind"], Line>> = {
  "secret-bases": { en: "{who} is choosing bases in secret", es: "{who} elige bases en secreto" },
  "new-base": { en: "{who} is choosing a new base", es: "{who} elige una nueva base" },
  actions: { en: "{who} is taking its turn", es: "{who} juega su turno" },
  triggers: { en: "{who} is resolving triggered abilities", es: "{who} resuelve capacidades activadas" },
  choose: { en: "{who} is choosing an option", es: "{who} elige una opción" },
  may: { en: "{who} is deciding on an optional part", es: "{who} decide sobre una parte opcional" },
  pick: { en: "{who} is picking cards", es: "{who} elige cartas" },
  reward: { en: "{who} is deciding on a reward", es: "{who} decide sobre una recompensa" },
  "assign-damage": { en: "{who} is assigning damage", es: "{who} asigna el daño" },
};

/** The deeds done to picked cards, as infinitives. */
const DEEDS: Partial<Readonly<Record<DecisionContexts["pick"]["deed"], Line>>> = {
  discard: { en: "discard", es: "descartarla" },
  exile: { en: "exile", es: "exiliarla" },
  destroy: { en: "destroy", es: "destruirla" },
  move: { en: "move", es: "moverla" },
  hold: { en: "swap", es: "intercambiarla" },
  purchase: { en: "purchase", es: "adquirirla" },
};

/** Returns the question in one line for the player who decides. For everyone else it says who decides what. */
export function decisionText(decision: AnyDecision, knowledge: Knowledge): string {
  const { language, view } = knowledge;
  const { locale } = language;
  const { kind, seat } = decision;
  const asked = askedOf<DeckbuilderTypes>(decision, view);
  if (asked === undefined) return sentence(fill(WAITING[kind][locale], { who: language.person(seat) }));
  const [line, slots] = questionOf(asked, knowledge);
  return sentence(fill(QUESTIONS[line][locale], slots).trimEnd());
}

function questionOf(asked: Asked, knowledge: Knowledge): Told<keyof typeof QUESTIONS> {
  const { language } = knowledge;
  const named = (ref: CardRef): string => cardName(knowledge, ref);
  switch (asked.kind) {
    case "secret-bases":
      return [asked.kind, { left: String(asked.context.left) }];
    case "new-base":
      return [asked.kind, {}];
    case "actions": {
      const { turn, resources } = asked.context;
      return [asked.kind, { turn: String(turn), resources: language.counted(resources, "resource") }];
    }
    case "triggers": {
      const cards = asked.context.pending.map(({ card }) => named(card));
      if (cards.length === 1) return [asked.kind, { card: cards.join("") }];
      return ["several-triggers", { cards: language.or(cards) }];
    }
    case "choose":
      return [asked.kind, { card: named(asked.context.card) }];
    case "may": {
      const card = named(asked.context.card);
      const effect = optionalAsked(asked, knowledge);
      return effect === undefined ? [asked.kind, { card }] : ["may-effect", { card, effect: inLine(effect) }];
    }
    case "pick":
      return pickQuestion(asked.context, named(asked.context.card), language);
    case "reward":
      return [asked.kind, { card: named(asked.context.card), reward: rewardAsked(asked, knowledge) ?? "" }];
    case "assign-damage": {
      const { ship, left, least, most } = asked.context;
      const bounds = { least: String(least), most: String(most) };
      return [asked.kind, { card: pieceName(knowledge, ship), left: language.counted(left, "damage"), ...bounds }];
    }
  }
}

function pickQuestion(
  { deed, picksLeft }: DecisionContexts["pick"],
  card: string,
  { locale }: Language,
): Told<keyof typeof QUESTIONS> {
  const picks = String(picksLeft);
  if (deed === "deal-damage" || deed === "swap") return [`pick-${deed}`, { card, picks }];
  const done = DEEDS[deed]?.[locale];
  return done === undefined ? ["pick", { card, picks }] : ["pick-deed", { card, picks, deed: done }];
}
