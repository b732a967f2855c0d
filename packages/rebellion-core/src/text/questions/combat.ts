import type { QuestionsOf } from "./question.ts";

/** The questions about combat: leaders, dice, tactic cards, damage, retreat. */
export const COMBAT_QUESTIONS: QuestionsOf<
  | "after-retreating"
  | "add-leader"
  | "combat-actions"
  | "black-hits-as-red"
  | "assign-damage"
  | "block-damage"
  | "block-units"
  | "discard-tactic"
  | "tactic-draw"
  | "tactic-reroll"
  | "tactic-damage"
  | "tactic-bombard"
  | "choose-tactic"
  | "cancel-first"
  | "tactic-half"
  | "another-tactic"
  | "take-back-tactic"
  | "cinematic-actions"
  | "reroll-dice"
  | "tactic-destroy"
  | "remove-damage"
  | "redirect-to"
  | "redirect-damage"
  | "tactic-retreat"
  | "retreat"
  | "death-star-plans"
  | "destroy-death-star"
> = {
  "after-retreating": {
    question: {
      en: "{card}: do you rescue a captured leader or remove a target marker?",
      es: "{card}: ¿rescatas a un Líder capturado o retiras un indicador de objetivo?",
    },
    topic: {
      en: "what a card does once its owner has retreated",
      es: "qué hace una carta cuando su dueño se ha retirado",
    },
  },
  "add-leader": {
    question: {
      en: "do you add a leader to the combat {inSystem}?",
      es: "¿añades un Líder al combate {inSystem}?",
    },
    topic: { en: "whether a leader joins the combat", es: "si un Líder se une al combate" },
  },
  "combat-actions": {
    question: {
      en: "{theater} battle: do you draw or play a tactic card?",
      es: "batalla {theater}: ¿robas o juegas una carta de Táctica?",
    },
    topic: { en: "combat actions", es: "acciones de combate" },
  },
  "black-hits-as-red": {
    question: {
      en: "how many black hits do you count as red ones?",
      es: "¿cuántos impactos negros cuentas como rojos?",
    },
    topic: { en: "black hits as red ones", es: "impactos negros como rojos" },
  },
  "assign-damage": {
    question: { en: "which unit takes {aDie}?", es: "¿qué unidad recibe {aDie}?" },
    topic: { en: "where damage is assigned", es: "a quién se asigna el daño" },
  },
  "block-damage": {
    question: { en: "do you play a card to block damage?", es: "¿juegas una carta para bloquear daño?" },
    topic: { en: "whether to block damage", es: "si bloquea daño" },
  },
  "block-units": {
    question: {
      en: "on which unit is damage blocked (left: {left})?",
      es: "¿en qué unidad se bloquea el daño (quedan: {left})?",
    },
    topic: { en: "where damage is blocked", es: "dónde se bloquea el daño" },
  },
  "discard-tactic": {
    question: {
      en: "{card}: which tactic card do you discard for it?",
      es: "{card}: ¿qué carta de Táctica descartas a cambio?",
    },
    topic: { en: "which tactic card pays for another", es: "qué carta de Táctica paga otra" },
  },
  "tactic-draw": {
    question: {
      en: "{card}: from which deck do you draw (left: {left})?",
      es: "{card}: ¿de qué mazo robas (faltan: {left})?",
    },
    topic: { en: "from which deck to draw", es: "de qué mazo roba" },
  },
  "tactic-reroll": {
    question: {
      en: "{card}: which die do you reroll (up to {left} more)?",
      es: "{card}: ¿qué dado vuelves a tirar (hasta {left} más)?",
    },
    topic: { en: "which dice are rerolled", es: "qué dados se vuelven a tirar" },
  },
  "tactic-damage": {
    question: {
      en: "{card}: which unit takes the damage (left: {left})?",
      es: "{card}: ¿qué unidad recibe el daño (quedan: {left})?",
    },
    topic: { en: "where a tactic card does damage", es: "dónde hace daño una carta de Táctica" },
  },
  "tactic-bombard": {
    question: {
      en: "{card}: which unit next (damage left: {left})?",
      es: "{card}: ¿qué unidad ahora (daño restante: {left})?",
    },
    topic: { en: "where a tactic card does damage", es: "dónde hace daño una carta de Táctica" },
  },
  "choose-tactic": {
    question: {
      en: "{theater} battle: which tactic card do you put down?",
      es: "batalla {theater}: ¿qué carta de Táctica colocas boca abajo?",
    },
    topic: { en: "which tactic card is put down", es: "qué carta de Táctica coloca" },
  },
  "cancel-first": {
    question: {
      en: "{card}: do you cancel your opponent's card?",
      es: "{card}: ¿anulas la carta de tu adversario?",
    },
    topic: { en: "whether the defender cancels a card", es: "si el defensor anula una carta" },
  },
  "tactic-half": {
    question: { en: "{card}: which half do you use?", es: "{card}: ¿qué mitad usas?" },
    topic: { en: "which half of a tactic card is used", es: "qué mitad de una carta de Táctica usa" },
  },
  "another-tactic": {
    question: { en: "{card}: do you play another tactic card?", es: "{card}: ¿juegas otra carta de Táctica?" },
    topic: { en: "whether another tactic card is played", es: "si juega otra carta de Táctica" },
  },
  "take-back-tactic": {
    question: {
      en: "which {theater} tactic card do you take back (left: {left})?",
      es: "¿qué carta de Táctica {theater} recuperas (faltan: {left})?",
    },
    topic: { en: "which tactic card is taken back", es: "qué carta de Táctica recupera" },
  },
  "cinematic-actions": {
    question: {
      en: "{theater} battle: do you reroll dice or remove damage?",
      es: "batalla {theater}: ¿vuelves a tirar dados o retiras daño?",
    },
    topic: { en: "combat actions", es: "acciones de combate" },
  },
  "reroll-dice": {
    question: {
      en: "which other die do you reroll (up to {left} more)?",
      es: "¿qué otro dado vuelves a tirar (hasta {left} más)?",
    },
    topic: { en: "which dice are rerolled", es: "qué dados se vuelven a tirar" },
  },
  "tactic-destroy": {
    question: { en: "{card}: which unit is destroyed?", es: "{card}: ¿qué unidad es destruida?" },
    topic: { en: "which unit a tactic card destroys", es: "qué unidad destruye una carta de Táctica" },
  },
  "remove-damage": {
    question: {
      en: "{card}: from which unit do you remove damage (left: {left})?",
      es: "{card}: ¿de qué unidad retiras daño (quedan: {left})?",
    },
    topic: { en: "where damage is removed", es: "de dónde se retira daño" },
  },
  "redirect-to": {
    question: {
      en: "{card}: which unit takes the damage of others?",
      es: "{card}: ¿qué unidad recibe el daño de otras?",
    },
    topic: { en: "which unit takes the damage of others", es: "qué unidad recibe el daño de otras" },
  },
  "redirect-damage": {
    question: {
      en: "{card}: whose damage is taken over (left: {left})?",
      es: "{card}: ¿de qué unidad se desvía daño (quedan: {left})?",
    },
    topic: { en: "whose damage is taken over", es: "de qué unidad se desvía daño" },
  },
  "tactic-retreat": {
    question: { en: "{card}: do you retreat {fromSystem} at once?", es: "{card}: ¿te retiras ya {fromSystem}?" },
    topic: { en: "whether to retreat at once", es: "si se retira de inmediato" },
  },
  retreat: {
    question: { en: "do you retreat {fromSystem}?", es: "¿te retiras {fromSystem}?" },
    topic: { en: "whether to retreat", es: "si se retira" },
  },
  "death-star-plans": {
    question: {
      en: "do you use the Death Star Plans {inSystem}?",
      es: "¿usas los Planos de la Estrella de la Muerte {inSystem}?",
    },
    topic: { en: "whether to use the Death Star Plans", es: "si usa los Planos de la Estrella de la Muerte" },
  },
  "destroy-death-star": {
    question: {
      en: "which Death Star {inSystem} is destroyed?",
      es: "¿qué Estrella de la Muerte {inSystem} es destruida?",
    },
    topic: { en: "which Death Star is destroyed", es: "qué Estrella de la Muerte es destruida" },
  },
};
