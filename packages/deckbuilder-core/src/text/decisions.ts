import type { Decision, DecisionView } from "@sw/tabletop";
import { fill, inLine, type Line, type Slots, sentence } from "@sw/tabletop/text";
import type { Seat } from "../state/seats.ts";
import { type Asked, numberIn, optionalAsked, paramsOf, pendingIn, rewardAsked, textIn } from "./asked.ts";
import { cardName, type Knowledge, pieceName } from "./knowledge.ts";

/** A decision as the game gives it, or as a view holds it. */
export type AnyDecision = Decision<Seat> | DecisionView<Seat>;

const QUESTIONS: Readonly<Record<string, Line>> = {
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
};

const WAITING: Readonly<Record<string, Line>> = {
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

const OTHER: Line = { en: "{who} is deciding ({kind})", es: "{who} decide ({kind})" };

/** What is done to picked cards, as an infinitive. */
const DEEDS: Readonly<Record<string, Line>> = {
  discard: { en: "discard", es: "descartarla" },
  exile: { en: "exile", es: "exiliarla" },
  destroy: { en: "destroy", es: "destruirla" },
  move: { en: "move", es: "moverla" },
  hold: { en: "swap", es: "intercambiarla" },
  purchase: { en: "purchase", es: "adquirirla" },
};

/** The question to the player who decides, as one line; to everyone else, who is deciding what. */
export function decisionText(decision: AnyDecision, knowledge: Knowledge): string {
  const { language, view } = knowledge;
  const { locale } = language;
  const { kind, seat } = decision;
  const forReader = view === undefined || view.viewer === seat;
  if (!forReader || !("context" in decision) || QUESTIONS[kind] === undefined) {
    return sentence(fill((WAITING[kind] ?? OTHER)[locale], { who: language.person(seat), kind }));
  }
  const asked = { kind, context: paramsOf(decision.context) };
  const [line, slots] = questionOf(asked, knowledge);
  return sentence(fill(QUESTIONS[line]?.[locale] ?? "", slots).trimEnd());
}

function questionOf(asked: Asked, knowledge: Knowledge): readonly [line: string, slots: Slots] {
  const { language } = knowledge;
  const { kind, context } = asked;
  const card = cardName(knowledge, textIn(context, "card") ?? "");
  switch (kind) {
    case "secret-bases":
      return [kind, { left: String(numberIn(context, "left")) }];
    case "actions":
      return [
        kind,
        {
          turn: String(numberIn(context, "turn")),
          resources: language.counted(numberIn(context, "resources"), "resource"),
        },
      ];
    case "triggers": {
      const cards = pendingIn(context).map((ref) => cardName(knowledge, ref));
      if (cards.length === 1) return [kind, { card: cards.join("") }];
      return ["several-triggers", { cards: language.or(cards) }];
    }
    case "may": {
      const effect = optionalAsked(asked, knowledge);
      return effect === undefined ? [kind, { card }] : ["may-effect", { card, effect: inLine(effect) }];
    }
    case "pick":
      return pickQuestion(asked, card, knowledge);
    case "reward":
      return [kind, { card, reward: rewardAsked(asked, knowledge) ?? "" }];
    case "assign-damage": {
      const ship = pieceName(knowledge, numberIn(context, "ship"));
      const left = language.counted(numberIn(context, "left"), "damage");
      const bounds = { least: String(numberIn(context, "least")), most: String(numberIn(context, "most")) };
      return [kind, { card: ship, left, ...bounds }];
    }
    default:
      return [kind, { card }];
  }
}

function pickQuestion(
  { context }: Asked,
  card: string,
  { language }: Knowledge,
): readonly [line: string, slots: Slots] {
  const picks = String(numberIn(context, "picksLeft"));
  const name = textIn(context, "deed") ?? "";
  if (name === "deal-damage" || name === "swap") return [`pick-${name}`, { card, picks }];
  const deed = DEEDS[name]?.[language.locale];
  return deed === undefined ? ["pick", { card, picks }] : ["pick-deed", { card, picks, deed }];
}
