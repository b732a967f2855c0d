import type { Golden } from "./golden.ts";

/** Rebel action cards, read and found right line by line. */
export const REBEL_ACTIONS: Golden = {
  "human-cyborg-relations": {
    en: [
      "Human-Cyborg Relations",
      "Rebel starting action card",
      "Immediate: as soon as you receive it.",
      "Attach the C-3PO ring to one of your leaders.",
    ],
    es: [
      "Relaciones humano-cibernéticas",
      "Carta de Acción inicial Rebelde",
      "Inmediata: en cuanto la recibas.",
      "Coloca el modificador de estado «C-3PO» a uno de tus Líderes.",
    ],
  },
  "our-most-desperate-hour": {
    en: [
      "Our Most Desperate Hour",
      "Rebel starting action card",
      "Assignment: instead of assigning leaders, with Princess Leia in the leader pool.",
      "Search the Rebel mission deck for a card, assign Princess Leia to it facedown and shuffle the deck.",
    ],
    es: [
      "Momentos desesperados",
      "Carta de Acción inicial Rebelde",
      "Asignación: en vez de asignar Líderes, con la Princesa Leia en la reserva de Líderes.",
      "Busca una carta en el mazo de Misiones Rebelde, asígnale boca abajo a la Princesa Leia y baraja el mazo.",
    ],
  },
  "rebel-planning": {
    en: [
      "Rebel Planning",
      "Rebel starting action card",
      "Assignment: instead of assigning leaders, with Jan Dodonna in the leader pool.",
      "Put Jan Dodonna at the Rebel Base space. Draw 1 objective.",
    ],
    es: [
      "Planificación Rebelde",
      "Carta de Acción inicial Rebelde",
      "Asignación: en vez de asignar Líderes, con Jan Dodonna en la reserva de Líderes.",
      "Coloca a Jan Dodonna en el espacio de la Base Rebelde. Roba 1 Objetivo.",
    ],
  },
  "resourceful-astromech": {
    en: [
      "Resourceful Astromech",
      "Rebel starting action card",
      "Immediate: as soon as you receive it.",
      "Attach the R2-D2 ring to one of your leaders.",
    ],
    es: [
      "Astromecánico ingenioso",
      "Carta de Acción inicial Rebelde",
      "Inmediata: en cuanto la recibas.",
      "Coloca el modificador de estado «R2-D2» a uno de tus Líderes.",
    ],
  },
  "start-the-evacuation": {
    en: [
      "Start the Evacuation",
      "Rebel starting action card",
      "Assignment: instead of assigning leaders, with General Rieekan in the leader pool.",
      "Put General Rieekan in a system without Imperial units. Move any number of Rebel units from the Rebel Base space to that system, regardless of adjacency.",
    ],
    es: [
      "Comenzad la evacuación",
      "Carta de Acción inicial Rebelde",
      "Asignación: en vez de asignar Líderes, con el General Rieekan en la reserva de Líderes.",
      "Coloca al General Rieekan en un sistema sin unidades Imperiales. Mueve cualquier número de unidades Rebeldes del espacio de la Base Rebelde a ese sistema, sin tener en cuenta la adyacencia.",
    ],
  },
  "temporary-alliance": {
    en: [
      "Temporary Alliance",
      "Rebel starting action card",
      "Assignment: instead of assigning leaders, with Mon Mothma in the leader pool.",
      "Put Mon Mothma in a neutral system. For each resource icon of that system, put 1 unit with that icon on the Rebel build queue, on the space with the system's number.",
    ],
    es: [
      "Alianza temporal",
      "Carta de Acción inicial Rebelde",
      "Asignación: en vez de asignar Líderes, con Mon Mothma en la reserva de Líderes.",
      "Coloca a Mon Mothma en un sistema neutral. Por cada icono de recurso de ese sistema, pon 1 unidad de ese icono en la cola de construcción Rebelde, en la casilla con el número del sistema.",
    ],
  },
  ambush: {
    en: [
      "Ambush",
      "Rebel action card",
      "Recruits General Madine",
      "Assignment: instead of assigning leaders, with General Madine in the leader pool.",
      "Put General Madine in any system. Destroy Imperial ground units worth up to 3 health in that system.",
    ],
    es: [
      "Emboscada",
      "Carta de Acción Rebelde",
      "Recluta al General Madine",
      "Asignación: en vez de asignar Líderes, con el General Madine en la reserva de Líderes.",
      "Coloca al General Madine en cualquier sistema. Destruye unidades terrestres Imperiales por un valor máximo de 3 puntos de Resistencia en ese sistema.",
    ],
  },
  "an-old-friend": {
    en: [
      "An Old Friend",
      "Rebel action card",
      "Recruits Han Solo",
      "Assignment: instead of assigning leaders, with Han Solo in the leader pool.",
      "Choose one: put Han Solo in Bespin, then recruit Lando Calrissian, who joins that system; or put Han Solo in Kashyyyk, then recruit Chewbacca, who joins that system.",
    ],
    es: [
      "Un viejo amigo",
      "Carta de Acción Rebelde",
      "Recluta a Han Solo",
      "Asignación: en vez de asignar Líderes, con Han Solo en la reserva de Líderes.",
      "Elige una opción: coloca a Han Solo en Bespin y luego recluta a Lando Calrissian, que se coloca en ese sistema; o bien coloca a Han Solo en Kashyyyk y luego recluta a Chewbacca, que se coloca en ese sistema.",
    ],
  },
  "independent-operation": {
    en: [
      "Independent Operation",
      "Rebel action card",
      "Recruits Lando Calrissian",
      "Assignment: instead of assigning leaders, with Lando Calrissian in the leader pool.",
      "Put Lando Calrissian in a subjugated system. The Empire chooses another Imperial system (by the official FAQ: another Imperial system without Rebel ground units). The Empire moves all Imperial ground units from that system to the chosen system, regardless of adjacency, transport or Imperial leaders there.",
    ],
    es: [
      "Operación independiente",
      "Carta de Acción Rebelde",
      "Recluta a Lando Calrissian",
      "Asignación: en vez de asignar Líderes, con Lando Calrissian en la reserva de Líderes.",
      "Coloca a Lando Calrissian en un sistema subyugado. El Imperio elige otro sistema Imperial (según las FAQ oficiales: otro sistema Imperial sin unidades terrestres Rebeldes). El Imperio mueve todas las unidades terrestres Imperiales de ese sistema al sistema elegido, sin tener en cuenta la adyacencia, el transporte ni los Líderes Imperiales que haya allí.",
    ],
  },
  "its-a-trap": {
    en: [
      "It's a Trap",
      "Rebel action card",
      "Recruits Admiral Ackbar",
      "Start of Combat, with Admiral Ackbar in the system.",
      "The Empire cannot play space tactic cards in the first round of this combat.",
    ],
    es: [
      "Es una trampa",
      "Carta de Acción Rebelde",
      "Recluta al Almirante Ackbar",
      "Inicio del combate, con el Almirante Ackbar en el sistema.",
      "El Imperio no puede jugar cartas de Táctica espacial en la primera ronda de este combate.",
    ],
  },
  "noble-sacrifice": {
    en: [
      "Noble Sacrifice",
      "Rebel action card",
      "Recruits Obi-Wan Kenobi",
      "Special: when a leader is captured, if it is Obi-Wan Kenobi.",
      "Eliminate Obi-Wan Kenobi. The Rebellion gains 1 reputation.",
    ],
    es: [
      "Noble sacrificio",
      "Carta de Acción Rebelde",
      "Recluta a Obi-Wan Kenobi",
      "Especial: cuando un Líder sea capturado, si es Obi-Wan Kenobi.",
      "Elimina a Obi-Wan Kenobi. La Rebelión gana 1 de Reputación.",
    ],
  },
  "one-in-a-million": {
    en: [
      "One in a Million",
      "Rebel action card",
      "Recruits Luke Skywalker or Wedge Antilles",
      "Special: when you are about to roll dice in a mission or a combat, with Luke Skywalker or Wedge Antilles in the system.",
      "Set up to 2 of your dice to the faces you choose instead of rolling them.",
    ],
    es: [
      "Uno entre un millón",
      "Carta de Acción Rebelde",
      "Recluta a Luke Skywalker o a Wedge Antilles",
      "Especial: cuando vayas a tirar dados en una Misión o un combate, con Luke Skywalker o Wedge Antilles en el sistema.",
      "Elige el resultado de hasta 2 de tus dados en vez de tirarlos.",
    ],
  },
  "point-blank-assault": {
    en: [
      "Point-Blank Assault",
      "Rebel action card",
      "Recruits Admiral Ackbar or General Madine",
      "Start of Combat, with Admiral Ackbar or General Madine in the system.",
      "During this combat every unit has 1 health less, but at least 1.",
    ],
    es: [
      "Asalto a corta distancia",
      "Carta de Acción Rebelde",
      "Recluta al Almirante Ackbar o al General Madine",
      "Inicio del combate, con el Almirante Ackbar o el General Madine en el sistema.",
      "Durante este combate todas las unidades tienen 1 de Resistencia menos, con un mínimo de 1.",
    ],
  },
  "son-of-skywalker": {
    en: [
      "Son of Skywalker",
      "Rebel action card",
      "Recruits Luke Skywalker",
      "Special: when a mission of yours has succeeded, with Luke Skywalker in the system.",
      "Search the Rebel mission deck for “Seek Yoda” or “Daring Rescue”, take it into your hand unseen and shuffle the deck.",
    ],
    es: [
      "Hijo de Skywalker",
      "Carta de Acción Rebelde",
      "Recluta a Luke Skywalker",
      "Especial: cuando una Misión tuya haya tenido éxito, con Luke Skywalker en el sistema.",
      "Busca «Buscar a Yoda» o «Rescate audaz» en el mazo de Misiones Rebelde, añádela a tu mano sin enseñarla y baraja el mazo.",
    ],
  },
  "target-the-star-destroyers": {
    en: [
      "Target the Star Destroyers",
      "Rebel action card",
      "Recruits Wedge Antilles",
      "Start of Combat, with Wedge Antilles in the system.",
      "In each space battle of this combat, the Rebellion may assign up to 2 of its black hits as red ones.",
    ],
    es: [
      "Apuntar a los destructores estelares",
      "Carta de Acción Rebelde",
      "Recluta a Wedge Antilles",
      "Inicio del combate, con Wedge Antilles en el sistema.",
      "En cada batalla espacial de este combate, la Rebelión puede asignar hasta 2 de sus impactos negros como si fueran rojos.",
    ],
  },
  "the-millennium-falcon": {
    en: [
      "The Millennium Falcon",
      "Rebel action card",
      "Recruits Han Solo or Chewbacca",
      "Immediate: as soon as you receive it.",
      "Attach the Millennium Falcon ring to Han Solo or Chewbacca.",
    ],
    es: [
      "El Halcón Milenario",
      "Carta de Acción Rebelde",
      "Recluta a Han Solo o a Chewbacca",
      "Inmediata: en cuanto la recibas.",
      "Coloca el modificador de estado «Halcón Milenario» a Han Solo o a Chewbacca.",
    ],
  },
  undercover: {
    en: [
      "Undercover",
      "Rebel action card",
      "Recruits Lando Calrissian or Obi-Wan Kenobi",
      "Special: when your opponent attempts a mission, before dice are rolled, with Lando Calrissian or Obi-Wan Kenobi on the board.",
      "Move Lando Calrissian or Obi-Wan Kenobi to that system.",
    ],
    es: [
      "Clandestinidad",
      "Carta de Acción Rebelde",
      "Recluta a Lando Calrissian o a Obi-Wan Kenobi",
      "Especial: cuando tu adversario emprenda una Misión, antes de tirar los dados, con Lando Calrissian u Obi-Wan Kenobi en el tablero.",
      "Traslada a Lando Calrissian o a Obi-Wan Kenobi a ese sistema.",
    ],
  },
  "wookiee-guardian": {
    en: [
      "Wookiee Guardian",
      "Rebel action card",
      "Recruits Chewbacca",
      "Special: when your opponent attempts a Spec Ops mission, before dice are rolled, with Chewbacca in the system.",
      "The mission fails.",
    ],
    es: [
      "Guardián wookiee",
      "Carta de Acción Rebelde",
      "Recluta a Chewbacca",
      "Especial: cuando tu adversario emprenda una Misión de Operaciones especiales, antes de tirar los dados, con Chewbacca en el sistema.",
      "La Misión fracasa.",
    ],
  },
};
