import type { Golden } from "./golden.ts";

/** The Rebel missions of Rise of the Empire. */
export const ROTE_REBEL_MISSIONS: Golden = {
  "sabotage-rote": {
    en: [
      "Sabotage",
      "Rebel starting mission",
      "Spec Ops 1",
      "Attempted in any system.",
      "Success: Choose one: destroy 1 Shield Bunker in this system; put a sabotage marker in this system; or do nothing.",
    ],
    es: [
      "Sabotaje",
      "Misión inicial Rebelde",
      "Operaciones especiales 1",
      "Se emprende en cualquier sistema.",
      "Éxito: Elige una opción: destruye 1 Búnker de control de escudo en este sistema; coloca un indicador de Sabotaje en este sistema; o bien no hagas nada.",
    ],
  },
  "aggressive-negotiations": {
    en: [
      "Aggressive Negotiations",
      "Rebel mission",
      "Diplomacy 2 · Chirrut Imwe: 2 more successes",
      "Attempted in a system with a captured leader.",
      "Success: Rescue a captured leader in this system; leaders assigned to this mission may go to the base as well.",
      "Failure: Choose one: destroy 1 unit with an orange triangle icon in this system; or do nothing.",
    ],
    es: [
      "Negociaciones agresivas",
      "Misión Rebelde",
      "Diplomacia 2 · Chirrut Imwe: 2 éxitos más",
      "Se emprende en un sistema con un Líder capturado.",
      "Éxito: Rescata a un Líder capturado que esté en este sistema; los Líderes asignados a esta Misión pueden ir también a la Base.",
      "Fracaso: Elige una opción: destruye 1 unidad con un icono triangular naranja en este sistema; o bien no hagas nada.",
    ],
  },
  heist: {
    en: [
      "Heist",
      "Rebel mission",
      "Intel 2 · Jyn Erso: 2 more successes",
      "Attempted in a system with an Imperial unit.",
      "Success: Choose one: remove a target marker from this system; or if there is a Death Star or a Death Star Under Construction in this system, draw 1 objective.",
    ],
    es: [
      "Atraco",
      "Misión Rebelde",
      "Espionaje 2 · Jyn Erso: 2 éxitos más",
      "Se emprende en un sistema con una unidad Imperial.",
      "Éxito: Elige una opción: retira un indicador de objetivo de este sistema; o bien si hay una Estrella de la Muerte o una Estrella de la Muerte parcialmente construida en este sistema, roba 1 Objetivo.",
    ],
  },
  "prepare-for-battle": {
    en: [
      "Prepare for Battle",
      "Rebel mission",
      "Spec Ops 1 · Saw Gerrera: 2 more successes",
      "Attempted in a subjugated system.",
      "Success: Return the leaders assigned to this mission to the leader pool. Look at the top 4 cards of a tactic deck and put each on top of it or under it, in any order; with advanced tactic cards, return all of yours that are discarded to their decks instead.",
    ],
    es: [
      "Prepararse para la batalla",
      "Misión Rebelde",
      "Operaciones especiales 1 · Saw Gerrera: 2 éxitos más",
      "Se emprende en un sistema subyugado.",
      "Éxito: Devuelve a los Líderes asignados a esta Misión a la reserva de Líderes. Mira las 4 primeras cartas de un mazo de Tácticas y pon cada una encima o debajo de él, en el orden que quieras; con cartas de Táctica avanzada, devuelve en su lugar a sus mazos todas las tuyas que estén descartadas.",
    ],
  },
  "secret-mission": {
    en: [
      "Secret Mission",
      "Rebel mission",
      "Logistics 1",
      "Resolved in a Rebel system.",
      "Effect: Draw 6 missions, keep 1 (up to 2 if Cassian Andor is assigned) and shuffle the rest back into the deck.",
    ],
    es: [
      "Misión secreta",
      "Misión Rebelde",
      "Logística 1",
      "Se resuelve en un sistema Rebelde.",
      "Efecto: Roba 6 Misiones, quédate con 1 (hasta 2 si está asignado Cassian Andor) y baraja el resto en el mazo.",
    ],
  },
  "critical-rescue": {
    en: [
      "Critical Rescue",
      "Rebel mission",
      "Intel 3",
      "Attempted in a system with a captured leader. After a failure the card returns to your hand.",
      "Success: Rescue a captured leader in this system; leaders assigned to this mission may go to the base as well.",
    ],
    es: [
      "Rescate crítico",
      "Misión Rebelde",
      "Espionaje 3",
      "Se emprende en un sistema con un Líder capturado. Si fracasa, la carta vuelve a tu mano.",
      "Éxito: Rescata a un Líder capturado que esté en este sistema; los Líderes asignados a esta Misión pueden ir también a la Base.",
    ],
  },
  "my-only-hope": {
    en: [
      "My Only Hope",
      "Rebel mission",
      "Logistics 1",
      "Resolved in a remote system.",
      "Effect: Recruit Luke Skywalker, Obi-Wan Kenobi, Han Solo, Chirrut Imwe or Jyn Erso, who joins this system.",
    ],
    es: [
      "Mi única esperanza",
      "Misión Rebelde",
      "Logística 1",
      "Se resuelve en un sistema lejano.",
      "Efecto: Recluta a Luke Skywalker, a Obi-Wan Kenobi, a Han Solo, a Chirrut Imwe o a Jyn Erso, que se coloca en este sistema.",
    ],
  },
  "plant-explosives": {
    en: [
      "Plant Explosives",
      "Rebel mission",
      "Spec Ops 2",
      "Attempted in any system. Both sides roll even if it is unopposed; it then succeeds in any case.",
      "Success: Destroy up to 3 ground units in this system, worth together no more health than the successes by which you are ahead.",
    ],
    es: [
      "Colocar explosivos",
      "Misión Rebelde",
      "Operaciones especiales 2",
      "Se emprende en cualquier sistema. Ambas facciones tiran los dados aunque nadie se oponga; en tal caso tiene éxito igualmente.",
      "Éxito: Destruye hasta 3 unidades terrestres en este sistema, cuya Resistencia sumada no supere los éxitos que tengas de ventaja.",
    ],
  },
  "promotion-rebel": {
    en: [
      "Promotion",
      "Rebel mission",
      "Logistics 1",
      "Resolved in a Rebel system.",
      "Effect: Recruit Admiral Ackbar, Wedge Antilles, General Madine, Cassian Andor or Saw Gerrera, who joins this system.",
    ],
    es: [
      "Ascenso",
      "Misión Rebelde",
      "Logística 1",
      "Se resuelve en un sistema Rebelde.",
      "Efecto: Recluta al Almirante Ackbar, a Wedge Antilles, al General Madine, a Cassian Andor o a Saw Gerrera, que se coloca en este sistema.",
    ],
  },
  "regional-aid": {
    en: [
      "Regional Aid",
      "Rebel mission",
      "Diplomacy 3",
      "Attempted in any system.",
      "Success: Gain 1 Rebel loyalty in this system. Choose another system in the same region. Gain 1 Rebel loyalty in the chosen system.",
    ],
    es: [
      "Ayuda regional",
      "Misión Rebelde",
      "Diplomacia 3",
      "Se emprende en cualquier sistema.",
      "Éxito: Gana 1 de lealtad Rebelde en este sistema. Elige otro sistema de la misma región. Gana 1 de lealtad Rebelde en el sistema elegido.",
    ],
  },
  assault: {
    en: [
      "Assault",
      "Rebel mission",
      "Spec Ops 1 · 2 copies",
      "Attempted in a subjugated system. Both sides roll even if it is unopposed; it then succeeds in any case.",
      "Success: Destroy up to 3 Stormtroopers in this system, but no more than the successes by which you are ahead.",
    ],
    es: [
      "Pasar a la ofensiva",
      "Misión Rebelde",
      "Operaciones especiales 1 · 2 copias",
      "Se emprende en un sistema subyugado. Ambas facciones tiran los dados aunque nadie se oponga; en tal caso tiene éxito igualmente.",
      "Éxito: Destruye hasta 3 Soldados de asalto en este sistema, pero no más que los éxitos que tengas de ventaja.",
    ],
  },
  "behind-enemy-lines": {
    en: [
      "Behind Enemy Lines",
      "Rebel mission",
      "Logistics 1 · 2 copies",
      "Resolved in a system that is subjugated or that is Rebel.",
      "Effect: Move up to 5 Rebel units from the Rebel Base space to this system, regardless of adjacency or Rebel leaders there. Resolve a combat in this system.",
    ],
    es: [
      "Tras las líneas enemigas",
      "Misión Rebelde",
      "Logística 1 · 2 copias",
      "Se resuelve en un sistema que sea subyugado o que sea Rebelde.",
      "Efecto: Mueve hasta 5 unidades Rebeldes del espacio de la Base Rebelde a este sistema, sin tener en cuenta la adyacencia ni los Líderes Rebeldes que haya allí. Resuelve un combate en este sistema.",
    ],
  },
  reconnaissance: {
    en: [
      "Reconnaissance",
      "Rebel mission",
      "Intel 2 · 2 copies",
      "Attempted in an Imperial system.",
      "Success: Take a mission of your discard pile into your hand.",
    ],
    es: [
      "Reconocimiento",
      "Misión Rebelde",
      "Espionaje 2 · 2 copias",
      "Se emprende en un sistema Imperial.",
      "Éxito: Añade a tu mano una Misión de tu pila de descartes.",
    ],
  },
  "safe-haven": {
    en: [
      "Safe Haven",
      "Rebel mission",
      "Diplomacy 2 · 2 copies",
      "Attempted in a Rebel system without Imperial units.",
      "Success: Deploy up to 2 units from space 1, 2 or 3 of the Rebel build queue in this system.",
    ],
    es: [
      "Refugio seguro",
      "Misión Rebelde",
      "Diplomacia 2 · 2 copias",
      "Se emprende en un sistema Rebelde sin unidades Imperiales.",
      "Éxito: Despliega hasta 2 unidades de la casilla 1, 2 o 3 de la cola de construcción Rebelde en este sistema.",
    ],
  },
  "subversion-rebel-rote": {
    en: [
      "Subversion",
      "Rebel mission",
      "Any leaders may be assigned to it. Reveal it when your opponent attempts a mission: its leaders go to that system and oppose the mission with 1 more die; you may still send a leader from the pool.",
    ],
    es: [
      "Subversión",
      "Misión Rebelde",
      "Se le puede asignar cualquier Líder. Revélala cuando tu adversario emprenda una Misión: sus Líderes van a ese sistema y se oponen a ella con 1 dado más; aún puedes enviar un Líder de la reserva.",
    ],
  },
  "subversion-rebel-base": {
    en: [
      "Subversion",
      "Rebel mission",
      "Any leaders may be assigned to it. Reveal it when your opponent attempts a mission: its leaders go to that system and oppose the mission with 1 more die; you may still send a leader from the pool.",
    ],
    es: [
      "Subversión",
      "Misión Rebelde",
      "Se le puede asignar cualquier Líder. Revélala cuando tu adversario emprenda una Misión: sus Líderes van a ese sistema y se oponen a ella con 1 dado más; aún puedes enviar un Líder de la reserva.",
    ],
  },
};
