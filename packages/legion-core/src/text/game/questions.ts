import type { Line } from "@sw/tabletop/text";
import type { LegionTypes } from "../../game.ts";

/** The texts for a kind of decision: the question for the player who decides, and its topic for all others. */
export interface Question {
  readonly question: Line;
  readonly topic: Line;
  /** The question to use if a field is missing. */
  readonly variant?: { readonly without: string; readonly question: Line };
}

/** The texts for each kind of decision. Their slots are the fields of the decision's context. */
export const QUESTIONS: Readonly<Record<LegionTypes["Asked"]["kind"], Question>> = {
  reveal: {
    question: {
      en: "mission: which deck do you reveal a card of?",
      es: "misión: ¿de qué mazo revelas una carta?",
    },
    topic: { en: "which battle card to reveal", es: "qué carta de Batalla revela" },
  },
  modify: {
    question: { en: "mission: what do you change?", es: "misión: ¿qué cambias?" },
    topic: { en: "what to change in the mission", es: "qué cambia de la misión" },
  },
  edges: {
    question: { en: "which long edge is yours?", es: "¿desde qué borde largo juegas?" },
    topic: { en: "which long edge to take", es: "qué borde largo elige" },
  },
  "prepared-positions": {
    question: {
      en: "which unit do you deploy in a prepared position?",
      es: "¿qué unidad despliegas en posición preparada?",
    },
    topic: { en: "a unit in a prepared position", es: "una unidad en posición preparada" },
  },
  mission: {
    question: { en: "{card}: what do you choose?", es: "{card}: ¿qué eliges?" },
    topic: { en: "a choice of a card", es: "lo que pide una carta" },
  },
  drop: {
    question: {
      en: "{unit} dropped {tokens}: where does it lie?",
      es: "la unidad {unit} suelta {tokens}: ¿dónde queda?",
    },
    topic: { en: "where a dropped token lies", es: "dónde queda una ficha soltada" },
  },
  barricade: {
    question: {
      en: "where do you place a barricade (left: {left})?",
      es: "¿dónde colocas una barricada (quedan: {left})?",
    },
    topic: { en: "where barricades stand", es: "dónde van las barricadas" },
  },
  "choose-command": {
    question: { en: "which command card do you choose?", es: "¿qué carta de Mando seleccionas?" },
    topic: { en: "a command card", es: "una carta de Mando" },
  },
  nominate: {
    question: { en: "{card}: which commander issues the orders?", es: "{card}: ¿qué comandante imparte las Órdenes?" },
    topic: { en: "who issues the orders", es: "quién imparte las Órdenes" },
    variant: {
      without: "card",
      question: { en: "which commander issues the orders?", es: "¿qué comandante imparte las Órdenes?" },
    },
  },
  orders: {
    question: {
      en: "to which unit does {commander} issue an order?",
      es: "¿a qué unidad imparte una Orden la unidad {commander}?",
    },
    topic: { en: "orders", es: "las Órdenes" },
    variant: {
      without: "commander",
      question: { en: "to which unit do you issue an order?", es: "¿a qué unidad impartes una Orden?" },
    },
  },
  activate: {
    question: {
      en: "which unit of the rank drawn ({drawn}) do you activate?",
      es: "¿qué unidad de la categoría robada ({drawn}) activas?",
    },
    topic: { en: "a turn of the Activation Phase", es: "un turno de la fase de Activación" },
    variant: {
      without: "drawn",
      question: {
        en: "Activation Phase: what do you do in your turn?",
        es: "fase de Activación: ¿qué haces en tu turno?",
      },
    },
  },
  courage: {
    question: { en: "whose courage does {unit} use?", es: "¿qué Aplomo usa la unidad {unit}?" },
    topic: { en: "whose courage steadies a unit", es: "qué Aplomo usa una unidad" },
  },
  action: {
    question: {
      en: "what does {unit} do (actions left: {actions})?",
      es: "¿qué hace la unidad {unit} (acciones restantes: {actions})?",
    },
    topic: { en: "the actions of a unit", es: "las acciones de una unidad" },
  },
  move: {
    question: { en: "where does {unit} move?", es: "¿adónde se mueve la unidad {unit}?" },
    topic: { en: "a move", es: "un movimiento" },
  },
  place: {
    question: { en: "where do you place {miniatures}?", es: "¿dónde colocas {miniatures}?" },
    topic: { en: "where miniatures stand", es: "dónde van unas miniaturas" },
  },
  attack: {
    question: {
      en: "attack of {unit}: whom, and with which weapons?",
      es: "ataque de la unidad {unit}: ¿a quién y con qué armas?",
    },
    topic: { en: "the pools of an attack", es: "las reservas de un ataque" },
  },
  pool: {
    question: {
      en: "attack of {unit} against {defender}: do you use anything now?",
      es: "ataque de la unidad {unit} contra la unidad {defender}: ¿usas algo ahora?",
    },
    topic: { en: "what to use in an attack", es: "qué usa en un ataque" },
  },
  wounds: {
    question: {
      en: "which miniature of {unit} suffers wounds (left: {wounds})?",
      es: "¿qué miniatura de la unidad {unit} sufre Heridas (quedan: {wounds})?",
    },
    topic: { en: "who suffers wounds", es: "quién sufre Heridas" },
  },
  heal: {
    question: {
      en: "{keyword}: what do you remove from {patient}, or restore (left: {left})?",
      es: "{keyword}: ¿qué quitas a la unidad {patient}, o qué restauras (quedan: {left})?",
    },
    topic: { en: "what is healed", es: "qué se cura" },
    variant: {
      without: "patient",
      question: { en: "{keyword} of {unit}: which unit?", es: "{keyword} de la unidad {unit}: ¿qué unidad?" },
    },
  },
  leader: {
    question: { en: "who leads {unit} now?", es: "¿quién lidera ahora la unidad {unit}?" },
    topic: { en: "a new leader", es: "un nuevo líder" },
  },
  effects: {
    question: { en: "which effect do you resolve first?", es: "¿qué efecto resuelves primero?" },
    topic: { en: "the order of effects", es: "el orden de los efectos" },
  },
  standby: {
    question: {
      en: "{unit} spends its standby token on {cause}: for what?",
      es: "la unidad {unit} gasta su ficha de Alerta por {cause}: ¿para qué?",
    },
    topic: { en: "whether to spend a standby token", es: "si gasta una ficha de Alerta" },
    variant: {
      without: "unit",
      question: {
        en: "which unit spends a standby token on {cause}?",
        es: "¿qué unidad gasta una ficha de Alerta por {cause}?",
      },
    },
  },
  "choose-unit": {
    question: {
      en: "{keyword} of {unit}: which unit do you choose?",
      es: "{keyword} de la unidad {unit}: ¿qué unidad eliges?",
    },
    topic: { en: "a unit for a keyword", es: "una unidad para una cualidad" },
  },
  side: {
    question: {
      en: "which side of {card} of {unit} is faceup?",
      es: "¿qué cara de la carta {card} de la unidad {unit} queda boca arriba?",
    },
    topic: { en: "a side of a card", es: "una cara de una carta" },
  },
  redirect: {
    question: {
      en: "{keyword} of {unit}: who gains {token} instead (in all {amount})?",
      es: "{keyword} de la unidad {unit}: ¿quién gana {token} en su lugar (en total {amount})?",
    },
    topic: { en: "who gains a token", es: "quién gana una ficha" },
  },
  hand: {
    question: {
      en: "do you use a command card from your hand now?",
      es: "¿usas ahora una carta de Mando de tu mano?",
    },
    topic: { en: "whether to use a command card from the hand", es: "si usa una carta de Mando de la mano" },
  },
  volley: {
    question: {
      en: "{card}: whom does {unit} attack (attacks left: {left})?",
      es: "{card}: ¿a quién ataca la unidad {unit} (ataques restantes: {left})?",
    },
    topic: { en: "an attack by a command card", es: "un ataque de una carta de Mando" },
  },
  promote: {
    question: {
      en: "which unit is promoted to commander ({units})?",
      es: "¿qué unidad asciende a Comandante ({units})?",
    },
    topic: { en: "who is promoted", es: "quién asciende" },
  },
};
