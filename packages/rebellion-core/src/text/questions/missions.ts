import type { QuestionsOf } from "./question.ts";

/** The questions about missions: who is assigned, which are revealed, what their effects ask. */
export const MISSIONS_QUESTIONS: QuestionsOf<
  | "assign"
  | "second-leader"
  | "veto"
  | "round-card"
  | "reserve-leader"
  | "mission-system"
  | "mission-leader"
  | "oppose"
  | "set-die"
  | "set-dice"
  | "reroll-die"
  | "blank-die"
  | "assign-again"
> = {
  assign: {
    question: {
      en: "Assignment Phase: which leader do you assign to which mission?",
      es: "fase de Asignación: ¿qué Líder asignas y a qué Misión?",
    },
    topic: { en: "leaders for missions", es: "Líderes para las Misiones" },
  },
  "second-leader": {
    question: { en: "do you add a second leader to {mission}?", es: "¿añades un segundo Líder a {mission}?" },
    topic: { en: "a second leader for a mission", es: "un segundo Líder para una Misión" },
  },
  veto: {
    question: {
      en: "do you approve the assignment to {mission}?",
      es: "¿apruebas la asignación a {mission}?",
    },
    topic: { en: "whether the General approves an assignment", es: "si el General aprueba una asignación" },
  },
  "round-card": {
    question: { en: "{mission}: which leader do you send on it?", es: "{mission}: ¿a qué Líder asignas?" },
    topic: { en: "who goes on the mission revealed", es: "qué Líder lleva a cabo la Misión revelada" },
  },
  "reserve-leader": {
    question: {
      en: "{mission} cannot be played yet: which leader do you reserve for it?",
      es: "{mission} aún no se puede jugar: ¿qué Líder le reservas?",
    },
    topic: { en: "who is reserved for a mission", es: "qué Líder se reserva para una Misión" },
  },
  "mission-system": {
    question: { en: "{mission}: in which system?", es: "{mission}: ¿en qué sistema?" },
    topic: { en: "the system of a mission", es: "el sistema de una Misión" },
  },
  "mission-leader": {
    question: { en: "{mission}: against which leader?", es: "{mission}: ¿contra qué Líder?" },
    topic: { en: "the leader that a mission is against", es: "el Líder contra el que va una Misión" },
  },
  oppose: {
    question: {
      en: "do you send a leader to oppose {mission} {inSystem}?",
      es: "¿envías un Líder para oponerte a {mission} {inSystem}?",
    },
    topic: { en: "whether a leader opposes the mission", es: "si un Líder se opone a la Misión" },
  },
  "set-die": {
    question: { en: "which result do you choose for a die?", es: "¿qué resultado eliges para un dado?" },
    topic: { en: "results of dice", es: "resultados de dados" },
  },
  "set-dice": {
    question: { en: "which result do you choose for a die?", es: "¿qué resultado eliges para un dado?" },
    topic: { en: "results of dice", es: "resultados de dados" },
  },
  "reroll-die": {
    question: { en: "which die do you reroll?", es: "¿qué dado vuelves a tirar?" },
    topic: { en: "which die is rerolled", es: "qué dado se vuelve a tirar" },
  },
  "blank-die": {
    question: {
      en: "which die of your opponent becomes a blank?",
      es: "¿qué dado de tu adversario pasa a cara vacía?",
    },
    topic: { en: "which die becomes a blank", es: "qué dado pasa a cara vacía" },
  },
  "assign-again": {
    question: {
      en: "{card}: to which starting mission does {leader} go?",
      es: "{card}: ¿a qué Misión inicial va {leader}?",
    },
    topic: { en: "a starting mission for a leader", es: "una Misión inicial para un Líder" },
  },
};
