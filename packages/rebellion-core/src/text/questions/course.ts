import type { QuestionsOf } from "./question.ts";

/** The questions about the course of a round: set-up, turns, movement, refresh. */
export const COURSE_QUESTIONS: QuestionsOf<
  | "starting-units"
  | "immediate"
  | "base"
  | "turn"
  | "turn-end"
  | "put-off"
  | "move-units"
  | "new-base"
  | "objective"
  | "mission-set"
  | "station-system"
  | "pool-limit"
  | "discard"
  | "recruit-card"
  | "recruit-leader"
  | "build"
  | "free-units"
  | "deploy"
  | "overflow"
> = {
  "starting-units": {
    question: {
      en: "set-up: which starting unit do you place, and where?",
      es: "preparación: ¿qué unidad inicial colocas y dónde?",
    },
    topic: { en: "where starting units go", es: "dónde van las unidades iniciales" },
  },
  immediate: {
    question: {
      en: "which of your immediate action cards do you use first?",
      es: "¿qué carta de Acción inmediata usas primero?",
    },
    topic: { en: "which immediate action card comes first", es: "qué carta de Acción inmediata va primero" },
  },
  base: {
    question: { en: "in which system do you hide your base?", es: "¿en qué sistema ocultas tu Base?" },
    topic: { en: "where the Rebel base is", es: "dónde está la Base Rebelde" },
  },
  turn: {
    question: {
      en: "Command Phase: do you activate a system, reveal a mission or pass?",
      es: "fase de Mando: ¿activas un sistema, revelas una Misión o renuncias a tu turno?",
    },
    topic: { en: "a turn of the Command Phase", es: "un turno de la fase de Mando" },
  },
  "turn-end": {
    question: {
      en: "do you reveal the base before your turn ends?",
      es: "¿descubres la Base antes de acabar tu turno?",
    },
    topic: { en: "whether to reveal the base", es: "si descubre la Base" },
  },
  "put-off": {
    question: {
      en: "which effect for the end of the Command Phase comes first?",
      es: "¿qué efecto del final de la fase de Mando va primero?",
    },
    topic: {
      en: "the order of effects at the end of the Command Phase",
      es: "el orden de los efectos del final de la fase de Mando",
    },
  },
  "move-units": {
    question: { en: "which units move {toTo}?", es: "¿qué unidades se mueven {toTo}?" },
    topic: { en: "which units move", es: "qué unidades se mueven" },
  },
  "new-base": {
    question: {
      en: "{card}: in which system do you establish a new base, if any?",
      es: "{card}: ¿en qué sistema estableces una nueva Base, si quieres?",
    },
    topic: { en: "whether to establish a new base", es: "si establece una nueva Base" },
  },
  objective: {
    question: { en: "do you play an objective ({timing})?", es: "¿juegas un Objetivo ({timing})?" },
    topic: { en: "whether to play an objective", es: "si juega un Objetivo" },
  },
  "mission-set": {
    question: {
      en: "which card of your mission deck do you pick? One with the Darth Vader icon means the set of Rise of the Empire, any other the base set",
      es: "¿qué carta de tu mazo de Misiones escoges? Una con el icono de Darth Vader significa el conjunto de El auge del Imperio, cualquier otra el conjunto básico",
    },
    topic: { en: "which set of missions is played", es: "con qué conjunto de Misiones se juega" },
  },
  "station-system": {
    question: {
      en: "in which remote system is the Death Star under construction?",
      es: "¿en qué sistema remoto se construye la Estrella de la Muerte?",
    },
    topic: { en: "where the Death Star is under construction", es: "dónde se construye la Estrella de la Muerte" },
  },
  "pool-limit": {
    question: {
      en: "there are too many leaders in your pool: whom do you eliminate (left: {left})?",
      es: "hay demasiados Líderes en tu reserva: ¿a quién eliminas (quedan: {left})?",
    },
    topic: { en: "which leaders leave the pool", es: "qué Líderes dejan la reserva" },
  },
  discard: {
    question: {
      en: "your hand is over the limit: which mission do you discard (left: {left})?",
      es: "tienes demasiadas cartas: ¿qué Misión descartas (quedan: {left})?",
    },
    topic: { en: "which missions to discard", es: "qué Misiones descarta" },
  },
  "recruit-card": {
    question: {
      en: "recruiting: which action card do you keep?",
      es: "reclutamiento: ¿con qué carta de Acción te quedas?",
    },
    topic: { en: "which action card to keep", es: "con qué carta de Acción se queda" },
  },
  "recruit-leader": {
    question: { en: "recruiting: which leader joins you?", es: "reclutamiento: ¿qué Líder se te une?" },
    topic: { en: "which leader is recruited", es: "qué Líder es reclutado" },
  },
  build: {
    question: { en: "building {inAt}: which unit?", es: "construcción {inAt}: ¿qué unidad?" },
    topic: { en: "which unit is built", es: "qué unidad se construye" },
  },
  "free-units": {
    question: {
      en: "building {inAt}: do you destroy units of your own to free their miniatures?",
      es: "construcción {inAt}: ¿destruyes unidades tuyas para liberar sus miniaturas?",
    },
    topic: { en: "whether to destroy own units", es: "si destruye unidades propias" },
  },
  deploy: {
    question: {
      en: "where do you deploy the units that are ready ({ready})?",
      es: "¿dónde despliegas las unidades disponibles ({ready})?",
    },
    topic: { en: "where units are deployed", es: "dónde se despliegan unidades" },
  },
  overflow: {
    question: {
      en: "which unit without transport {inSystem} is lost?",
      es: "¿qué unidad sin transporte {inSystem} se pierde?",
    },
    topic: { en: "which units without transport are lost", es: "qué unidades sin transporte se pierden" },
  },
};
