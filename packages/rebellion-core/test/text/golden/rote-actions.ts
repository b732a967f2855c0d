import type { Golden } from "./golden.ts";

/** The action cards of Rise of the Empire. */
export const ROTE_ACTIONS: Golden = {
  "false-orders": {
    en: [
      "False Orders",
      "Rebel starting action card",
      "Special: at the end of the Assignment Phase.",
      "Choose an Imperial leader that is alone on a mission. That leader returns to the leader pool, and the mission card to the hand of its owner.",
    ],
    es: [
      "Órdenes falsas",
      "Carta de Acción inicial Rebelde",
      "Especial: al final de la fase de Asignación.",
      "Elige un Líder Imperial que esté solo en una Misión. Ese Líder vuelve a la reserva de Líderes, y la carta de Misión a la mano de su propietario.",
    ],
  },
  "rebel-extremist": {
    en: [
      "Rebel Extremist",
      "Rebel starting action card",
      "Immediate: as soon as you receive it.",
      "Choose one: draw another of your starting action cards; or recruit Saw Gerrera into the leader pool, then the Rebellion loses 1 reputation.",
    ],
    es: [
      "Extremista Rebelde",
      "Carta de Acción inicial Rebelde",
      "Inmediata: en cuanto la recibas.",
      "Elige una opción: roba otra de tus cartas de Acción iniciales; o bien recluta a Saw Gerrera, que va a la reserva de Líderes y luego la Rebelión pierde 1 de Reputación.",
    ],
  },
  "son-of-skywalker-rote": {
    en: [
      "Son of Skywalker",
      "Rebel action card",
      "Recruits Luke Skywalker",
      "Special: when a mission of yours has succeeded, with Luke Skywalker in the system.",
      "Search the Rebel mission deck for “Seek Yoda”, “Daring Rescue” or “Critical Rescue”, take it into your hand unseen and shuffle the deck.",
    ],
    es: [
      "Hijo de Skywalker",
      "Carta de Acción Rebelde",
      "Recluta a Luke Skywalker",
      "Especial: cuando una Misión tuya haya tenido éxito, con Luke Skywalker en el sistema.",
      "Busca «Buscar a Yoda», «Rescate audaz» o «Rescate crítico» en el mazo de Misiones Rebelde, añádela a tu mano sin enseñarla y baraja el mazo.",
    ],
  },
  "bazes-loyalty": {
    en: [
      "Baze's Loyalty",
      "Rebel action card",
      "Recruits Chirrut Imwe",
      "Start of Combat, with Chirrut Imwe in the system.",
      "Destroy units worth up to 2 health in this system.",
    ],
    es: [
      "La lealtad de Baze",
      "Carta de Acción Rebelde",
      "Recluta a Chirrut Imwe",
      "Inicio del combate, con Chirrut Imwe en el sistema.",
      "Destruye unidades por un valor máximo de 2 puntos de Resistencia en este sistema.",
    ],
  },
  "he-means-well": {
    en: [
      "He Means Well",
      "Rebel action card",
      "Recruits Cassian Andor",
      "Immediate: as soon as you receive it.",
      "Attach the K-2SO ring to one of your leaders without a ring.",
    ],
    es: [
      "Lo dice con buena intención",
      "Carta de Acción Rebelde",
      "Recluta a Cassian Andor",
      "Inmediata: en cuanto la recibas.",
      "Coloca el modificador de estado «K-2SO» a uno de tus Líderes sin modificador de estado.",
    ],
  },
  "something-to-fight-for": {
    en: [
      "Something to Fight For",
      "Rebel action card",
      "Recruits Jyn Erso",
      "Special: when you have won a battle, with Jyn Erso in the system.",
      "Put a discarded objective on top of the objective deck.",
    ],
    es: [
      "Algo por lo que luchar",
      "Carta de Acción Rebelde",
      "Recluta a Jyn Erso",
      "Especial: cuando hayas ganado una batalla, con Jyn Erso en el sistema.",
      "Pon encima del mazo de Objetivos un Objetivo descartado.",
    ],
  },
  "trust-in-the-force": {
    en: [
      "Trust in the Force",
      "Rebel action card",
      "Recruits Jyn Erso or Chirrut Imwe",
      "Assignment: instead of assigning leaders, with Jyn Erso or Chirrut Imwe in the leader pool.",
      "Put Jyn Erso or Chirrut Imwe in a subjugated system. Gain 1 Rebel loyalty in that system. Destroy 1 unit with an orange triangle icon in that system.",
    ],
    es: [
      "Confía en la Fuerza",
      "Carta de Acción Rebelde",
      "Recluta a Jyn Erso o a Chirrut Imwe",
      "Asignación: en vez de asignar Líderes, con Jyn Erso o Chirrut Imwe en la reserva de Líderes.",
      "Coloca a Jyn Erso o a Chirrut Imwe en un sistema subyugado. Gana 1 de lealtad Rebelde en ese sistema. Destruye 1 unidad con un icono triangular naranja en ese sistema.",
    ],
  },
  "under-the-radar": {
    en: [
      "Under the Radar",
      "Rebel action card",
      "Recruits Cassian Andor or Saw Gerrera",
      "Immediate: as soon as you receive it.",
      "Look at the top 4 probe cards, keep one facedown under this card, and put the others all on top of the deck or all under it, in any order.",
      "At the start of a turn of yours in the Command Phase: Put that probe card on top of the probe deck.",
    ],
    es: [
      "Pasar inadvertidos",
      "Carta de Acción Rebelde",
      "Recluta a Cassian Andor o a Saw Gerrera",
      "Inmediata: en cuanto la recibas.",
      "Mira las 4 primeras cartas de Sonda, guarda una boca abajo bajo esta carta y pon las demás, todas encima del mazo o todas debajo, en el orden que quieras.",
      "Al comienzo de un turno tuyo en la fase de Mando: Pon esa carta de Sonda encima del mazo de Sondas.",
    ],
  },
  "early-promotion": {
    en: [
      "Early Promotion",
      "Imperial starting action card",
      "Immediate: as soon as you receive it.",
      "Choose one: draw another of your starting action cards; or choose an Imperial system, then recruit Admiral Motti, who joins the chosen system, then move Grand Moff Tarkin to the chosen system.",
    ],
    es: [
      "Ascenso inmediato",
      "Carta de Acción inicial Imperial",
      "Inmediata: en cuanto la recibas.",
      "Elige una opción: roba otra de tus cartas de Acción iniciales; o bien elige un sistema Imperial y luego recluta al Almirante Motti, que se coloca en el sistema elegido y luego traslada al Gran Moff Tarkin al sistema elegido.",
    ],
  },
  "track-them": {
    en: [
      "Track Them",
      "Imperial starting action card",
      "Special: when a Rebel unit has retreated from a combat.",
      "Choose an Imperial leader in this system. Return the chosen leader to the leader pool.",
    ],
    es: [
      "Seguir su rastro",
      "Carta de Acción inicial Imperial",
      "Especial: cuando una unidad Rebelde se haya retirado de un combate.",
      "Elige un Líder Imperial en este sistema. Devuelve al Líder elegido a la reserva de Líderes.",
    ],
  },
  "ambitions-of-power": {
    en: [
      "Ambitions of Power",
      "Imperial action card",
      "Recruits Admiral Motti or Jabba the Hutt",
      "Special: when your leader pool would hold more leaders than its limit.",
      "Your leader pool may hold 1 leader more for the rest of the game.",
    ],
    es: [
      "Ambiciones de poder",
      "Carta de Acción Imperial",
      "Recluta al Almirante Motti o a Jabba el Hutt",
      "Especial: cuando tu reserva de Líderes vaya a superar su límite.",
      "El límite de tu reserva de Líderes aumenta en 1 durante el resto de la partida.",
    ],
  },
  "sweep-the-area": {
    en: [
      "Sweep the Area",
      "Imperial action card",
      "Recruits Krennic's Finest",
      "Immediate: as soon as you receive it.",
      "Put one of your probe cards facedown under this card.",
      "At the end of a Command Phase, in the system of that probe card: Choose the nearest system with an Imperial unit. Capture a Rebel leader in that system; captive and captors go to the chosen system.",
    ],
    es: [
      "Peinar la zona",
      "Carta de Acción Imperial",
      "Recluta a Los mejores de Krennic",
      "Inmediata: en cuanto la recibas.",
      "Pon una de tus cartas de Sonda boca abajo bajo esta carta.",
      "Al final de una fase de Mando, en el sistema de esa carta de Sonda: Elige el sistema más cercano con una unidad Imperial. Captura a un Líder Rebelde que esté en ese sistema; tanto él como sus captores van al sistema elegido.",
    ],
  },
  "good-intel-rote": {
    en: [
      "Good Intel",
      "Imperial action card",
      "Recruits Soontir Fel or Colonel Yularen",
      "Start of Combat, with Soontir Fel or Colonel Yularen in the system.",
      "The Rebellion keeps its tactic cards faceup during this combat. With advanced tactic cards, the Empire chooses its card in every round of this combat when it has seen that of the other side.",
    ],
    es: [
      "Información fiable",
      "Carta de Acción Imperial",
      "Recluta a Soontir Fel o al Coronel Yularen",
      "Inicio del combate, con Soontir Fel o el Coronel Yularen en el sistema.",
      "La Rebelión mantiene boca arriba sus cartas de Táctica durante este combate. Con cartas de Táctica avanzadas, el Imperio elige su carta en cada ronda de este combate después de ver la de la otra facción.",
    ],
  },
  "lord-vaders-orders": {
    en: [
      "Lord Vader's Orders",
      "Imperial action card",
      "Recruits Director Krennic",
      "Immediate: as soon as you receive it.",
      "Look at the top 3 cards of the objective deck and put them back on top in any order.",
    ],
    es: [
      "Por orden de Lord Vader",
      "Carta de Acción Imperial",
      "Recluta a Director Krennic",
      "Inmediata: en cuanto la recibas.",
      "Mira las 3 primeras cartas del mazo de Objetivos y devuélvelas encima en el orden que quieras.",
    ],
  },
  "post-bounty": {
    en: [
      "Post Bounty",
      "Imperial action card",
      "Recruits Jabba the Hutt",
      "Special: when a mission of either side has failed, with Jabba the Hutt in the system.",
      "Choose a Rebel leader without a ring in that system. Attach the Bounty ring to the chosen leader.",
    ],
    es: [
      "Ofrecer recompensa",
      "Carta de Acción Imperial",
      "Recluta a Jabba el Hutt",
      "Especial: cuando una Misión de cualquiera de las facciones haya fracasado, con Jabba el Hutt en el sistema.",
      "Elige un Líder Rebelde sin modificador de estado en ese sistema. Coloca el modificador de estado «Recompensa» al Líder elegido.",
    ],
  },
  "secret-facility": {
    en: [
      "Secret Facility",
      "Imperial action card",
      "Recruits Director Krennic or Krennic's Finest",
      "Immediate: as soon as you receive it.",
      "Put one of your probe cards facedown under this card.",
      "At the start of a turn of yours in the Command Phase, in the system of that probe card: Gain 1 Imperial unit with a triangle icon (blue or orange) and 1 Shield Bunker in that system. Resolve a combat in that system.",
    ],
    es: [
      "Instalaciones secretas",
      "Carta de Acción Imperial",
      "Recluta a Director Krennic o a Los mejores de Krennic",
      "Inmediata: en cuanto la recibas.",
      "Pon una de tus cartas de Sonda boca abajo bajo esta carta.",
      "Al comienzo de un turno tuyo en la fase de Mando, en el sistema de esa carta de Sonda: Gana 1 unidad Imperial con icono triangular (azul o naranja) y 1 Búnker de control de escudo en ese sistema. Resuelve un combate en ese sistema.",
    ],
  },
};
