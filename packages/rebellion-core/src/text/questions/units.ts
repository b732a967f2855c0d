import type { QuestionsOf } from "./question.ts";

/** The questions about units: gained, freed, queued, destroyed by effects. */
export const UNITS_QUESTIONS: QuestionsOf<
  "gain-unit" | "free-unit" | "queue-unit" | "advance-queue" | "deploy-queued" | "destroy-units"
> = {
  "gain-unit": {
    question: { en: "{card}: which unit do you gain?", es: "{card}: ¿qué unidad ganas?" },
    topic: { en: "which unit is gained", es: "qué unidad se gana" },
  },
  "free-unit": {
    question: {
      en: "{card}: which of your units do you destroy to gain it anew?",
      es: "{card}: ¿qué unidad tuya destruyes para volver a ganarla?",
    },
    topic: { en: "which unit is taken from the board", es: "qué unidad se toma del tablero" },
  },
  "queue-unit": {
    question: {
      en: "{card}: which unit goes to the build queue?",
      es: "{card}: ¿qué unidad va a la cola de construcción?",
    },
    topic: { en: "which unit goes to the build queue", es: "qué unidad va a la cola de construcción" },
  },
  "advance-queue": {
    question: {
      en: "{card}: which unit advances on the build queue?",
      es: "{card}: ¿qué unidad avanza en la cola de construcción?",
    },
    topic: { en: "which unit advances on the build queue", es: "qué unidad avanza en la cola de construcción" },
  },
  "deploy-queued": {
    question: { en: "{card}: which queued unit do you deploy?", es: "{card}: ¿qué unidad de la cola despliegas?" },
    topic: { en: "which queued unit is deployed", es: "qué unidad de la cola se despliega" },
  },
  "destroy-units": {
    question: { en: "{card}: which units are destroyed?", es: "{card}: ¿qué unidades son destruidas?" },
    topic: { en: "which units are destroyed", es: "qué unidades son destruidas" },
  },
};
