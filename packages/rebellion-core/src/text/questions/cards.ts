import type { QuestionsOf } from "./question.ts";

/** The questions about cards: which are used, searched for, kept and discarded, and which choices they offer. */
export const CARDS_QUESTIONS: QuestionsOf<
  | "action-card"
  | "choose-system"
  | "choose-option"
  | "remove-target"
  | "discard-card"
  | "fetch-card"
  | "hold-probe"
  | "held-card"
  | "keep-card"
  | "tactic-deck"
  | "put-card"
  | "search"
  | "name-systems"
> = {
  "action-card": {
    question: { en: "do you use an action card ({timing})?", es: "¿usas una carta de Acción ({timing})?" },
    topic: { en: "whether to use an action card", es: "si usa una carta de Acción" },
  },
  "choose-system": {
    question: { en: "{card}: which system do you choose?", es: "{card}: ¿qué sistema eliges?" },
    topic: { en: "a system for a card", es: "un sistema para una carta" },
  },
  "choose-option": {
    question: { en: "{card}: choose one", es: "{card}: elige una opción" },
    topic: { en: "one of a card's options", es: "una de las opciones de una carta" },
  },
  "remove-target": {
    question: { en: "{card}: which target marker do you remove?", es: "{card}: ¿qué indicador de objetivo retiras?" },
    topic: { en: "which target marker a card removes", es: "qué indicador de objetivo retira una carta" },
  },
  "discard-card": {
    question: {
      en: "{card}: which card is discarded (left: {left})?",
      es: "{card}: ¿qué carta se descarta (faltan: {left})?",
    },
    topic: { en: "which card is discarded", es: "qué carta se descarta" },
  },
  "fetch-card": {
    question: { en: "{card}: which discarded card do you take?", es: "{card}: ¿qué carta descartada recuperas?" },
    topic: { en: "which discarded card is taken", es: "qué carta descartada se recupera" },
  },
  "hold-probe": {
    question: {
      en: "{card}: which probe card goes facedown under it?",
      es: "{card}: ¿qué carta de Sonda se guarda boca abajo bajo ella?",
    },
    topic: { en: "which probe card a card holds", es: "qué carta de Sonda guarda una carta" },
  },
  "held-card": {
    question: {
      en: "end of the Command Phase: do you use a card that holds a probe card?",
      es: "final de la fase de Mando: ¿usas una carta que guarda una carta de Sonda?",
    },
    topic: { en: "a card that holds a probe card", es: "una carta que guarda una carta de Sonda" },
  },
  "keep-card": {
    question: {
      en: "{card}: which card do you keep (to keep: {left})?",
      es: "{card}: ¿con qué carta te quedas (por elegir: {left})?",
    },
    topic: { en: "which card to keep", es: "con qué carta se queda" },
  },
  "tactic-deck": {
    question: { en: "{card}: at which tactic deck do you look?", es: "{card}: ¿qué mazo de Tácticas miras?" },
    topic: { en: "at which tactic deck a card looks", es: "qué mazo de Tácticas mira con una carta" },
  },
  "put-card": {
    question: {
      en: "{card}: which card do you put back next (left: {left})?",
      es: "{card}: ¿qué carta devuelves ahora (quedan: {left})?",
    },
    topic: { en: "the order of cards put back", es: "el orden de las cartas devueltas" },
  },
  search: {
    question: { en: "{card}: which card do you take from {deck}?", es: "{card}: ¿qué carta tomas {ofDeck}?" },
    topic: { en: "a card from a deck", es: "una carta de un mazo" },
  },
  "name-systems": {
    question: {
      en: "{card}: which systems do you name (left: {left})? Your base must be among them",
      es: "{card}: ¿qué sistemas nombras (faltan: {left})? Tu Base debe estar entre ellos",
    },
    topic: { en: "which systems to name", es: "qué sistemas nombra" },
  },
};
