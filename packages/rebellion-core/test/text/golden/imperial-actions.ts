import type { Golden } from "./golden.ts";

/** Imperial action cards, read and found right line by line. */
export const IMPERIAL_ACTIONS: Golden = {
  "according-to-my-design": {
    en: [
      "According to My Design",
      "Imperial starting action card",
      "Start of Combat, with Emperor Palpatine in the system.",
      "In the first round of this combat the Rebellion rolls 1 red die and 2 black dice fewer in each battle.",
    ],
    es: [
      "De acuerdo con mis designios",
      "Carta de Acción inicial Imperial",
      "Inicio del combate, con el Emperador Palpatine en el sistema.",
      "En la primera ronda de este combate la Rebelión tira 1 dado rojo y 2 dados negros menos en cada batalla.",
    ],
  },
  "brilliant-administrator": {
    en: [
      "Brilliant Administrator",
      "Imperial starting action card",
      "Assignment: instead of assigning leaders, with Grand Moff Tarkin in the leader pool.",
      "Put Grand Moff Tarkin in an Imperial system. For each resource icon of that system, put 1 unit with that icon on the Imperial build queue, on the space with the system's number.",
    ],
    es: [
      "Administración brillante",
      "Carta de Acción inicial Imperial",
      "Asignación: en vez de asignar Líderes, con el Gran Moff Tarkin en la reserva de Líderes.",
      "Coloca al Gran Moff Tarkin en un sistema Imperial. Por cada icono de recurso de ese sistema, pon 1 unidad de ese icono en la cola de construcción Imperial, en la casilla con el número del sistema.",
    ],
  },
  "it-is-your-destiny": {
    en: [
      "It Is Your Destiny",
      "Imperial starting action card",
      "Special: when a mission has led to a rescue, with Darth Vader in the system.",
      "Capture a leader assigned to that mission.",
    ],
    es: [
      "Es tu destino",
      "Carta de Acción inicial Imperial",
      "Especial: cuando una Misión haya dado lugar a un rescate, con Darth Vader en el sistema.",
      "Captura a un Líder asignado a esa Misión.",
    ],
  },
  "more-dangerous-than-you-realize": {
    en: [
      "More Dangerous Than You Realize",
      "Imperial starting action card",
      "Start of Combat, with General Tagge in the system.",
      "Choose one: draw 3 space tactic cards; or draw 3 ground tactic cards.",
    ],
    es: [
      "Más peligroso de lo que creemos",
      "Carta de Acción inicial Imperial",
      "Inicio del combate, con el General Tagge en el sistema.",
      "Elige una opción: roba 3 cartas de Táctica espacial; o bien roba 3 cartas de Táctica terrestre.",
    ],
  },
  blindside: {
    en: [
      "Blindside",
      "Imperial action card",
      "Recruits Boba Fett or Janus Greejatus",
      "Special: before you reveal a mission that Boba Fett or Janus Greejatus is assigned to.",
      "The Rebellion cannot send a leader from the pool to oppose that mission.",
    ],
    es: [
      "Maniobra inesperada",
      "Carta de Acción Imperial",
      "Recluta a Boba Fett o a Janus Greejatus",
      "Especial: antes de que reveles una Misión a la que esté asignado Boba Fett o Janus Greejatus.",
      "La Rebelión no puede enviar un Líder de la reserva para oponerse a esa Misión.",
    ],
  },
  "boba-fett-where": {
    en: [
      "Boba Fett? Where?",
      "Imperial action card",
      "Recruits Boba Fett",
      "Assignment: instead of assigning leaders, with Boba Fett in the leader pool.",
      "Put Boba Fett in an Imperial system. Until the end of the Command Phase, leaders of the Rebellion cannot attempt missions or use action cards in that system.",
    ],
    es: [
      "¿Boba Fett? ¿Dónde?",
      "Carta de Acción Imperial",
      "Recluta a Boba Fett",
      "Asignación: en vez de asignar Líderes, con Boba Fett en la reserva de Líderes.",
      "Coloca a Boba Fett en un sistema Imperial. Hasta el final de la fase de Mando, los Líderes de la Rebelión no pueden emprender Misiones ni usar cartas de Acción en ese sistema.",
    ],
  },
  "catch-them-by-surprise": {
    en: [
      "Catch Them by Surprise",
      "Imperial action card",
      "Recruits Admiral Ozzel",
      "Assignment: instead of assigning leaders, with Admiral Ozzel in the leader pool.",
      "Put Admiral Ozzel in any system. Move any number of Imperial units from adjacent systems to that system. Resolve a combat in that system.",
    ],
    es: [
      "Cogerlos por sorpresa",
      "Carta de Acción Imperial",
      "Recluta al Almirante Ozzel",
      "Asignación: en vez de asignar Líderes, con el Almirante Ozzel en la reserva de Líderes.",
      "Coloca al Almirante Ozzel en cualquier sistema. Mueve cualquier número de unidades Imperiales de sistemas adyacentes a ese sistema. Resuelve un combate en ese sistema.",
    ],
  },
  "fully-operational": {
    en: [
      "Fully Operational",
      "Imperial action card",
      "Recruits Moff Jerjerrod",
      "Start of Combat, with Moff Jerjerrod in the system.",
      "If there is a Death Star or a Death Star Under Construction in this system, destroy 1 Rebel ship in this system.",
    ],
    es: [
      "En perfecto y completo funcionamiento",
      "Carta de Acción Imperial",
      "Recluta al Moff Jerjerrod",
      "Inicio del combate, con el Moff Jerjerrod en el sistema.",
      "Si hay una Estrella de la Muerte o una Estrella de la Muerte parcialmente construida en este sistema, destruye 1 nave Rebelde en este sistema.",
    ],
  },
  "good-intel": {
    en: [
      "Good Intel",
      "Imperial action card",
      "Recruits Colonel Yularen or Soontir Fel",
      "Start of Combat, with Colonel Yularen or Soontir Fel in the system.",
      "The Rebellion keeps its tactic cards faceup during this combat.",
    ],
    es: [
      "Información fiable",
      "Carta de Acción Imperial",
      "Recluta al Coronel Yularen o a Soontir Fel",
      "Inicio del combate, con el Coronel Yularen o Soontir Fel en el sistema.",
      "La Rebelión mantiene boca arriba sus cartas de Táctica durante este combate.",
    ],
  },
  "keep-them-from-escaping": {
    en: [
      "Keep Them from Escaping",
      "Imperial action card",
      "Recruits Admiral Piett",
      "Start of Combat, with Admiral Piett in the system.",
      "The Rebellion cannot retreat from this combat.",
    ],
    es: [
      "Impedir que escapen",
      "Carta de Acción Imperial",
      "Recluta al Almirante Piett",
      "Inicio del combate, con el Almirante Piett en el sistema.",
      "La Rebelión no puede retirarse de este combate.",
    ],
  },
  "local-rumors": {
    en: [
      "Local Rumors",
      "Imperial action card",
      "Recruits Colonel Yularen",
      "Assignment: instead of assigning leaders, with Colonel Yularen in the leader pool.",
      "Put Colonel Yularen in a system with an Imperial unit. The Rebellion says whether its base is in the region of that system.",
    ],
    es: [
      "Rumores locales",
      "Carta de Acción Imperial",
      "Recluta al Coronel Yularen",
      "Asignación: en vez de asignar Líderes, con el Coronel Yularen en la reserva de Líderes.",
      "Coloca al Coronel Yularen en un sistema con una unidad Imperial. La Rebelión dice si su Base está en la región de ese sistema.",
    ],
  },
  "proceeding-as-planned": {
    en: [
      "Proceeding as Planned",
      "Imperial action card",
      "Recruits Admiral Ozzel or Moff Jerjerrod",
      "Assignment: instead of assigning leaders, with Admiral Ozzel or Moff Jerjerrod in the leader pool.",
      "Search the project deck for a card, assign Admiral Ozzel or Moff Jerjerrod to it facedown and shuffle the deck.",
    ],
    es: [
      "Según lo planeado",
      "Carta de Acción Imperial",
      "Recluta al Almirante Ozzel o al Moff Jerjerrod",
      "Asignación: en vez de asignar Líderes, con el Almirante Ozzel o el Moff Jerjerrod en la reserva de Líderes.",
      "Busca una carta en el mazo de Proyectos, asígnale boca abajo al Almirante Ozzel o al Moff Jerjerrod y baraja el mazo.",
    ],
  },
  "public-support": {
    en: [
      "Public Support",
      "Imperial action card",
      "Recruits Janus Greejatus",
      "Assignment: instead of assigning leaders, with Janus Greejatus in the leader pool.",
      "Put Janus Greejatus in an Imperial system without Rebel ground units. Gain 3 Stormtroopers in that system. For the rest of the game round, Janus Greejatus does not keep Imperial units from leaving that system.",
    ],
    es: [
      "Apoyo público",
      "Carta de Acción Imperial",
      "Recluta a Janus Greejatus",
      "Asignación: en vez de asignar Líderes, con Janus Greejatus en la reserva de Líderes.",
      "Coloca a Janus Greejatus en un sistema Imperial sin unidades terrestres Rebeldes. Gana 3 Soldados de asalto en ese sistema. Durante el resto de la ronda de juego, Janus Greejatus no impide que salgan de ese sistema las unidades Imperiales.",
    ],
  },
  "ready-for-action": {
    en: [
      "Ready for Action",
      "Imperial action card",
      "Recruits Admiral Piett or General Veers",
      "Start of Combat, with Admiral Piett or General Veers in the leader pool.",
      "Move Admiral Piett or General Veers to this system. That leader cannot lead a retreat from this combat and returns to the leader pool when it ends.",
    ],
    es: [
      "Preparado para la acción",
      "Carta de Acción Imperial",
      "Recluta al Almirante Piett o al General Veers",
      "Inicio del combate, con el Almirante Piett o el General Veers en la reserva de Líderes.",
      "Traslada al Almirante Piett o al General Veers a este sistema. Ese Líder no puede encabezar una retirada de este combate y vuelve a la reserva de Líderes cuando acabe.",
    ],
  },
  "scouting-mission": {
    en: [
      "Scouting Mission",
      "Imperial action card",
      "Recruits Soontir Fel",
      "Assignment: instead of assigning leaders, with Soontir Fel in the leader pool.",
      "Put Soontir Fel in any system. Move up to 4 TIE Fighters from any systems to that system, regardless of adjacency or transport. If there are Rebel ships in that system, resolve a combat.",
    ],
    es: [
      "Misión de reconocimiento",
      "Carta de Acción Imperial",
      "Recluta a Soontir Fel",
      "Asignación: en vez de asignar Líderes, con Soontir Fel en la reserva de Líderes.",
      "Coloca a Soontir Fel en cualquier sistema. Mueve hasta 4 Cazas TIE de cualquier sistema a ese sistema, sin tener en cuenta la adyacencia ni el transporte. Si hay naves Rebeldes en ese sistema, resuelve un combate.",
    ],
  },
  "target-the-generator": {
    en: [
      "Target the Generator",
      "Imperial action card",
      "Recruits General Veers",
      "Start of Combat, with General Veers in the system.",
      "Destroy 1 Rebel structure in this system.",
    ],
    es: [
      "Apuntar al generador",
      "Carta de Acción Imperial",
      "Recluta al General Veers",
      "Inicio del combate, con el General Veers en el sistema.",
      "Destruye 1 estructura Rebelde en este sistema.",
    ],
  },
};
