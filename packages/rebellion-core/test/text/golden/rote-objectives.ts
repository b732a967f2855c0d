import type { Golden } from "./golden.ts";

/** The objectives and rings of Rise of the Empire. */
export const ROTE_OBJECTIVES_AND_RINGS: Golden = {
  "threaten-the-core": {
    en: [
      "Threaten the Core",
      "Objective I",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: 5 or more Rebel units in Coruscant and the systems adjacent to it, together.",
    ],
    es: [
      "Amenazar el Núcleo",
      "Objetivo I",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: 5 o más unidades Rebeldes en Coruscant y los sistemas adyacentes, en conjunto.",
    ],
  },
  "decisive-victory": {
    en: [
      "Decisive Victory",
      "Objective I",
      "Reputation 1 · Combat",
      "Requires: both the space battle and the ground battle of one combat won by the Rebellion.",
    ],
    es: [
      "Victoria decisiva",
      "Objetivo I",
      "Reputación 1 · Combate",
      "Requisito: tanto la batalla espacial como la terrestre de un mismo combate ganadas por la Rebelión.",
    ],
  },
  "defensive-position": {
    en: [
      "Defensive Position",
      "Objective I",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: 3 or more Rebel structures in one system, not at the Rebel base.",
    ],
    es: [
      "Posición defensiva",
      "Objetivo I",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: 3 o más estructuras Rebeldes en un mismo sistema, que no sea el de la Base Rebelde.",
    ],
  },
  "support-of-the-hutts": {
    en: [
      "Support of the Hutts",
      "Objective I",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: at least 3 systems in the region of Nal Hutta and loyal to the Rebellion.",
    ],
    es: [
      "Apoyo de los hutt",
      "Objetivo I",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: al menos 3 sistemas de la región de Nal Hutta y leales a la Rebelión.",
    ],
  },
  "the-long-war": {
    en: [
      "The Long War",
      "Objective I",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: 2 other objectives in hand.",
      "Effect: Discard those objectives.",
    ],
    es: [
      "La larga guerra",
      "Objetivo I",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: 2 Objetivos más en la mano.",
      "Efecto: Descarta esos Objetivos.",
    ],
  },
  "rebel-cell": {
    en: [
      "Rebel Cell",
      "Objective II",
      "Reputation – · Immediate",
      "Effect: Choose a Rebel system. Put a target marker of this card in the chosen system.",
      "While its target marker is on the board, at the start of the Refresh Phase the Rebellion may discard an objective for 1 reputation instead of playing one.",
    ],
    es: [
      "Célula rebelde",
      "Objetivo II",
      "Reputación – · Inmediata",
      "Efecto: Elige un sistema Rebelde. Coloca un indicador de objetivo de esta carta en el sistema elegido.",
      "Mientras su indicador de objetivo esté en el tablero, al inicio de la fase de Recuperación la Rebelión puede descartar un Objetivo por 1 de Reputación en vez de jugar uno.",
    ],
  },
  "seize-control": {
    en: [
      "Seize Control",
      "Objective II",
      "Reputation 1 · Combat",
      "Requires: a battle won by the Rebellion in a system with a sabotage marker.",
      "Effect: Choose one: remove the sabotage marker from this system; or do nothing.",
    ],
    es: [
      "Hacerse con el control",
      "Objetivo II",
      "Reputación 1 · Combate",
      "Requisito: una batalla ganada por la Rebelión en un sistema con un indicador de Sabotaje.",
      "Efecto: Elige una opción: retira el indicador de Sabotaje de este sistema; o bien no hagas nada.",
    ],
  },
  "a-time-for-peace": {
    en: [
      "A Time for Peace",
      "Objective II",
      "Reputation 1 · Start of Refresh Phase",
      "Requires: on the Rebel build queue 2 Rebel units with a triangle icon (blue or orange), 1 Rebel unit with a circle icon (blue or orange) and 1 Rebel unit with a square icon (blue or orange).",
      "Effect: Destroy those units.",
    ],
    es: [
      "Tiempo de paz",
      "Objetivo II",
      "Reputación 1 · Inicio de la fase de Recuperación",
      "Requisito: en la cola de construcción Rebelde 2 unidades Rebeldes con icono triangular (azul o naranja), 1 unidad Rebelde con icono circular (azul o naranja) y 1 unidad Rebelde con icono cuadrado (azul o naranja).",
      "Efecto: Destruye esas unidades.",
    ],
  },
  "raid-outposts": {
    en: [
      "Raid Outposts",
      "Objective II",
      "Reputation – · Immediate",
      "Effect: The Empire chooses 2 remote systems. Put a target marker of this card in each chosen system.",
      "Each time one of its target markers is removed, the Rebellion gains 1 reputation.",
    ],
    es: [
      "Asaltar puestos avanzados",
      "Objetivo II",
      "Reputación – · Inmediata",
      "Efecto: El Imperio elige 2 sistemas lejanos. Coloca un indicador de objetivo de esta carta en cada sistema elegido.",
      "Cada vez que se retire uno de sus indicadores de objetivo, la Rebelión gana 1 de Reputación.",
    ],
  },
  "show-no-fear": {
    en: [
      "Show No Fear",
      "Objective III",
      "Reputation – · Start of Refresh Phase",
      "Effect: Put the target marker of this card in the system of the base; it is removed when a new base is established.",
      "Each later Refresh Phase that begins with its target marker on the board gives the Rebellion 1 reputation.",
    ],
    es: [
      "No mostrar temor",
      "Objetivo III",
      "Reputación – · Inicio de la fase de Recuperación",
      "Efecto: Coloca el indicador de objetivo de esta carta en el sistema de la Base; se retira cuando se establece una nueva Base.",
      "Cada fase de Recuperación posterior que empiece con su indicador de objetivo en el tablero da a la Rebelión 1 de Reputación.",
    ],
  },
  "raid-imperial-factory": {
    en: [
      "Raid Imperial Factory",
      "Objective III",
      "Reputation 1 · Combat",
      "Requires: a battle won by the Rebellion, in a combat that it started, in a system with a square resource icon.",
    ],
    es: [
      "Asaltar una fábrica Imperial",
      "Objetivo III",
      "Reputación 1 · Combate",
      "Requisito: una batalla ganada por la Rebelión, en un combate iniciado por ella, en un sistema con un icono de recurso cuadrado.",
    ],
  },
  uprising: {
    en: [
      "Uprising",
      "Objective III",
      "Reputation 2 · Start of Refresh Phase",
      "Requires: at least 9 systems loyal to the Rebellion.",
    ],
    es: [
      "Levantamiento",
      "Objetivo III",
      "Reputación 2 · Inicio de la fase de Recuperación",
      "Requisito: al menos 9 sistemas leales a la Rebelión.",
    ],
  },
  "ring bounty": {
    en: [
      "Bounty",
      "Imperial attachment ring",
      "When the leader is captured, the Rebellion loses 1 reputation; Master Yoda and Millennium Falcon cannot be attached to it.",
    ],
    es: [
      "Recompensa",
      "Modificador de estado Imperial",
      "Cuando el Líder sea capturado, la Rebelión pierde 1 de Reputación; no se le pueden colocar ni Maestro Yoda ni Halcón Milenario.",
    ],
  },
  "ring k-2so": {
    en: [
      "K-2SO",
      "Rebel attachment ring",
      "The leader has one more minor icon of each of these skills: Intel and Spec Ops.",
    ],
    es: [
      "K-2SO",
      "Modificador de estado Rebelde",
      "El Líder tiene un icono menor más de cada una de estas habilidades: Espionaje y Operaciones especiales.",
    ],
  },
};
