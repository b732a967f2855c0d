import type { Line } from "@sw/tabletop/text";
import type { Play } from "../state/kinds.ts";

/** A kind of decision: the question to the player who decides, and what it is about for everybody else. */
export interface Question {
  readonly question: Line;
  readonly topic: Line;
}

/** Kinds of decisions, by the part of the game that asks. The slots are the figures of the decision's context. */
export const QUESTIONS: Readonly<Record<Play["Asked"]["kind"], Question>> = {
  "starting-units": {
    question: {
      en: "set-up: where do you place the next starting unit ({next})?",
      es: "preparación: ¿dónde colocas la siguiente unidad inicial ({next})?",
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
  "action-card": {
    question: { en: "do you use an action card ({timing})?", es: "¿usas una carta de Acción ({timing})?" },
    topic: { en: "whether to use an action card", es: "si usa una carta de Acción" },
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
  "choose-system": {
    question: { en: "{card}: which system do you choose?", es: "{card}: ¿qué sistema eliges?" },
    topic: { en: "a system for a card", es: "un sistema para una carta" },
  },
  "choose-leader": {
    question: { en: "{card}: which leader do you choose?", es: "{card}: ¿qué Líder eliges?" },
    topic: { en: "a leader for a card", es: "un Líder para una carta" },
  },
  "choose-option": {
    question: { en: "{card}: choose one", es: "{card}: elige una opción" },
    topic: { en: "one of a card's options", es: "una de las opciones de una carta" },
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
  "remove-target": {
    question: { en: "{card}: which target marker do you remove?", es: "{card}: ¿qué indicador de objetivo retiras?" },
    topic: { en: "which target marker a card removes", es: "qué indicador de objetivo retira una carta" },
  },
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
  "recruit-one": {
    question: { en: "{card}: which leader do you recruit?", es: "{card}: ¿a qué Líder reclutas?" },
    topic: { en: "which leader a card recruits", es: "a qué Líder recluta una carta" },
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
  "assign-again": {
    question: {
      en: "{card}: to which starting mission does {leader} go?",
      es: "{card}: ¿a qué Misión inicial va {leader}?",
    },
    topic: { en: "a starting mission for a leader", es: "una Misión inicial para un Líder" },
  },
  "new-base": {
    question: {
      en: "{card}: in which system do you establish a new base, if any?",
      es: "{card}: ¿en qué sistema estableces una nueva Base, si quieres?",
    },
    topic: { en: "whether to establish a new base", es: "si establece una nueva Base" },
  },
  "name-systems": {
    question: {
      en: "{card}: which systems do you name (left: {left})? Your base must be among them",
      es: "{card}: ¿qué sistemas nombras (faltan: {left})? Tu Base debe estar entre ellos",
    },
    topic: { en: "which systems to name", es: "qué sistemas nombra" },
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
  "mark-leader": {
    question: { en: "{card}: which leader do you confront?", es: "{card}: ¿a qué Líder te enfrentas?" },
    topic: { en: "which leader is confronted", es: "a qué Líder se enfrenta" },
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
  overflow: {
    question: {
      en: "which unit without transport {inSystem} is lost?",
      es: "¿qué unidad sin transporte {inSystem} se pierde?",
    },
    topic: { en: "which units without transport are lost", es: "qué unidades sin transporte se pierden" },
  },
};
