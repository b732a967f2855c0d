import type { QuestionsOf } from "./question.ts";

/** The questions about leaders: rings, captives, where they go. */
export const LEADERS_QUESTIONS: QuestionsOf<
  | "ring"
  | "captive"
  | "companions"
  | "choose-leader"
  | "place-leader"
  | "capture-leader"
  | "rescue-leader"
  | "eliminate-leader"
  | "attach-ring"
  | "recruit-one"
  | "mark-leader"
> = {
  ring: {
    question: { en: "do you use an attachment ring?", es: "¿usas un modificador de estado?" },
    topic: { en: "whether to use a ring", es: "si usa un modificador de estado" },
  },
  captive: {
    question: { en: "{mission}: which captive do you rescue?", es: "{mission}: ¿a qué Líder capturado rescatas?" },
    topic: { en: "which captive is rescued", es: "qué Líder capturado es rescatado" },
  },
  companions: {
    question: {
      en: "which leaders go to the base with the rescued one?",
      es: "¿qué Líderes van a la Base con el rescatado?",
    },
    topic: { en: "who goes to the base with a rescued leader", es: "quién va a la Base con el Líder rescatado" },
  },
  "choose-leader": {
    question: { en: "{card}: which leader do you choose?", es: "{card}: ¿qué Líder eliges?" },
    topic: { en: "a leader for a card", es: "un Líder para una carta" },
  },
  "place-leader": {
    question: { en: "{card}: where does the leader go?", es: "{card}: ¿adónde va el Líder?" },
    topic: { en: "where a leader goes", es: "adónde va un Líder" },
  },
  "capture-leader": {
    question: { en: "{card}: which leader do you capture?", es: "{card}: ¿a qué Líder capturas?" },
    topic: { en: "which leader is captured", es: "qué Líder es capturado" },
  },
  "rescue-leader": {
    question: { en: "{card}: which captive do you rescue?", es: "{card}: ¿a qué Líder capturado rescatas?" },
    topic: { en: "which captive is rescued", es: "qué Líder capturado es rescatado" },
  },
  "eliminate-leader": {
    question: { en: "{card}: which leader is eliminated?", es: "{card}: ¿qué Líder es eliminado?" },
    topic: { en: "which leader is eliminated", es: "qué Líder es eliminado" },
  },
  "attach-ring": {
    question: {
      en: "{card}: which leader gets the {ring} ring?",
      es: "{card}: ¿qué Líder recibe el modificador de estado «{ring}»?",
    },
    topic: { en: "which leader gets a ring", es: "qué Líder recibe un modificador de estado" },
  },
  "recruit-one": {
    question: { en: "{card}: which leader do you recruit?", es: "{card}: ¿a qué Líder reclutas?" },
    topic: { en: "which leader a card recruits", es: "a qué Líder recluta una carta" },
  },
  "mark-leader": {
    question: { en: "{card}: which leader do you confront?", es: "{card}: ¿a qué Líder te enfrentas?" },
    topic: { en: "which leader is confronted", es: "a qué Líder se enfrenta" },
  },
};
