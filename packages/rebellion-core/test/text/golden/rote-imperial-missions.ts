import type { Golden } from "./golden.ts";

/** The Imperial missions and the projects of Rise of the Empire. */
export const ROTE_IMPERIAL_MISSIONS: Golden = {
  "discredit-rebellion": {
    en: [
      "Discredit Rebellion",
      "Imperial mission",
      "Logistics 1",
      "Resolved in a system with a sabotage marker.",
      "Effect: Your opponent chooses one: remove every sabotage marker from the board; or the Rebellion rolls 1 die (2 if Admiral Motti is assigned) and loses 1 reputation on a special result.",
    ],
    es: [
      "Desacreditar a la Rebelión",
      "Misión Imperial",
      "Logística 1",
      "Se resuelve en un sistema con un indicador de Sabotaje.",
      "Efecto: Tu adversario elige una opción: retira del tablero todos los indicadores de Sabotaje; o bien la Rebelión tira 1 dado (2 si está asignado el Almirante Motti) y pierde 1 de Reputación si sale un resultado especial.",
    ],
  },
  "draw-them-out": {
    en: [
      "Draw Them Out",
      "Imperial mission",
      "Spec Ops 1 · Krennic's Finest: 2 more successes",
      "Attempted in a system without Rebel units.",
      "Success: Choose a leader in the Rebel leader pool. Move the chosen leader to this system.",
    ],
    es: [
      "Hacerlos salir",
      "Misión Imperial",
      "Operaciones especiales 1 · Los mejores de Krennic: 2 éxitos más",
      "Se emprende en un sistema sin unidades Rebeldes.",
      "Éxito: Elige un Líder de la reserva Rebelde. Traslada al Líder elegido a este sistema.",
    ],
  },
  "make-an-example": {
    en: [
      "Make an Example",
      "Imperial mission",
      "Diplomacy 2 · Jabba the Hutt: 2 more successes",
      "Attempted against a captured leader in a remote system. Every skill icon counts, for both sides.",
      "Success: Eliminate that leader.",
    ],
    es: [
      "Castigo ejemplar",
      "Misión Imperial",
      "Diplomacia 2 · Jabba el Hutt: 2 éxitos más",
      "Se emprende contra un Líder capturado en un sistema lejano. Cuentan todos los iconos de habilidad, para ambas facciones.",
      "Éxito: Elimina a ese Líder.",
    ],
  },
  "secure-the-plans": {
    en: [
      "Secure the Plans",
      "Imperial mission",
      "Intel 3 · Director Krennic: 2 more successes",
      "Attempted in a remote system.",
      "Success: Put a target marker of this card in this system.",
      "While a target marker of this card is on the board, no Death Star Plans can be used.",
    ],
    es: [
      "Asegurar los planos",
      "Misión Imperial",
      "Espionaje 3 · Director Krennic: 2 éxitos más",
      "Se emprende en un sistema lejano.",
      "Éxito: Coloca un indicador de objetivo de esta carta en este sistema.",
      "Mientras haya un indicador de objetivo de esta carta en el tablero, no se puede usar ninguna carta de Planos de la Estrella de la Muerte.",
    ],
  },
  "break-their-will": {
    en: [
      "Break Their Will",
      "Imperial mission",
      "Spec Ops 3",
      "Attempted against a captured leader. Every skill icon counts, for both sides. After a failure the card returns to your hand.",
      "Success: Choose any system. The Rebellion says whether its base is in the region of the chosen system.",
    ],
    es: [
      "Doblegar su voluntad",
      "Misión Imperial",
      "Operaciones especiales 3",
      "Se emprende contra un Líder capturado. Cuentan todos los iconos de habilidad, para ambas facciones. Si fracasa, la carta vuelve a tu mano.",
      "Éxito: Elige cualquier sistema. La Rebelión dice si su Base está en la región del sistema elegido.",
    ],
  },
  "hire-mercenaries": {
    en: [
      "Hire Mercenaries",
      "Imperial mission",
      "Logistics 1",
      "Resolved in a remote system.",
      "Effect: Recruit an Imperial leader without tactic values, who joins this system.",
    ],
    es: [
      "Contratar mercenarios",
      "Misión Imperial",
      "Logística 1",
      "Se resuelve en un sistema lejano.",
      "Efecto: Recluta a un Líder Imperial sin puntuaciones de Táctica, que se coloca en este sistema.",
    ],
  },
  "message-from-high-command": {
    en: [
      "Message from High Command",
      "Imperial mission",
      "Diplomacy 3",
      "Attempted in a populous system.",
      "Success: Gain 1 Imperial loyalty in this system. Return the leaders assigned to this mission to the leader pool.",
    ],
    es: [
      "Mensaje del alto mando",
      "Misión Imperial",
      "Diplomacia 3",
      "Se emprende en un sistema populoso.",
      "Éxito: Gana 1 de lealtad Imperial en este sistema. Devuelve a los Líderes asignados a esta Misión a la reserva de Líderes.",
    ],
  },
  "promotion-imperial": {
    en: [
      "Promotion",
      "Imperial mission",
      "Logistics 1",
      "Resolved in an Imperial system.",
      "Effect: Recruit an Imperial leader with tactic values, who joins this system.",
    ],
    es: [
      "Ascenso",
      "Misión Imperial",
      "Logística 1",
      "Se resuelve en un sistema Imperial.",
      "Efecto: Recluta a un Líder Imperial con puntuaciones de Táctica, que se coloca en este sistema.",
    ],
  },
  "were-the-bait": {
    en: [
      "We're the Bait",
      "Imperial mission",
      "Intel 3",
      "Attempted against a captured leader.",
      "Success: You move Rebel units worth up to 4 health together from the Rebel Base space to this system, regardless of adjacency, transport or Rebel leaders there. Resolve a combat in this system.",
    ],
    es: [
      "Nosotros somos el cebo",
      "Misión Imperial",
      "Espionaje 3",
      "Se emprende contra un Líder capturado.",
      "Éxito: Tú mueves unidades Rebeldes con una Resistencia total máxima de 4 del espacio de la Base Rebelde a este sistema, sin tener en cuenta la adyacencia, el transporte ni los Líderes Rebeldes que haya allí. Resuelve un combate en este sistema.",
    ],
  },
  deployment: {
    en: [
      "Deployment",
      "Imperial mission",
      "Diplomacy 2 · 2 copies",
      "Attempted in a system without Rebel units and that is not loyal to the Rebellion.",
      "Success: Gain 1 Imperial unit with an orange triangle icon in this system.",
    ],
    es: [
      "Despliegue",
      "Misión Imperial",
      "Diplomacia 2 · 2 copias",
      "Se emprende en un sistema sin unidades Rebeldes y que no sea leal a la Rebelión.",
      "Éxito: Gana 1 unidad Imperial con un icono triangular naranja en este sistema.",
    ],
  },
  "exploit-weakness": {
    en: [
      "Exploit Weakness",
      "Imperial mission",
      "Spec Ops 2 · 2 copies",
      "Attempted against a captured leader.",
      "Success: The Rebellion reveals an objective of its hand at random and puts it on top of the objective deck.",
    ],
    es: [
      "Aprovechar una debilidad",
      "Misión Imperial",
      "Operaciones especiales 2 · 2 copias",
      "Se emprende contra un Líder capturado.",
      "Éxito: La Rebelión revela al azar un Objetivo de su mano y lo pone encima del mazo de Objetivos.",
    ],
  },
  "imperial-might": {
    en: [
      "Imperial Might",
      "Imperial mission",
      "Logistics 1 · 2 copies",
      "Resolved in a system without Rebel units and with a Death Star, a Death Star Under Construction or a Shield Bunker.",
      "Effect: Deploy up to 4 units from space 1 of the Imperial build queue in this system. If two leaders are assigned, move the leaders assigned to this mission to Coruscant.",
    ],
    es: [
      "El poder del Imperio",
      "Misión Imperial",
      "Logística 1 · 2 copias",
      "Se resuelve en un sistema sin unidades Rebeldes y con una Estrella de la Muerte, una Estrella de la Muerte parcialmente construida o un Búnker de control de escudo.",
      "Efecto: Despliega hasta 4 unidades de la casilla 1 de la cola de construcción Imperial en este sistema. Si hay dos Líderes asignados, traslada a los Líderes asignados a esta Misión a Coruscant.",
    ],
  },
  "stolen-intel": {
    en: [
      "Stolen Intel",
      "Imperial mission",
      "Intel 1 · 2 copies",
      "Attempted in a Rebel system.",
      "Success: Draw 1 probe card. The Rebellion shows you its missions, and you discard one of them that is no starting mission.",
    ],
    es: [
      "Datos robados",
      "Misión Imperial",
      "Espionaje 1 · 2 copias",
      "Se emprende en un sistema Rebelde.",
      "Éxito: Roba 1 carta de Sonda. La Rebelión te muestra sus Misiones y tú descartas una de ellas que no sea inicial.",
    ],
  },
  "subversion-imperial-rote": {
    en: [
      "Subversion",
      "Imperial mission",
      "Any leaders may be assigned to it. Reveal it when your opponent attempts a mission: its leaders go to that system and oppose the mission with 1 more die; you may still send a leader from the pool.",
    ],
    es: [
      "Subversión",
      "Misión Imperial",
      "Se le puede asignar cualquier Líder. Revélala cuando tu adversario emprenda una Misión: sus Líderes van a ese sistema y se oponen a ella con 1 dado más; aún puedes enviar un Líder de la reserva.",
    ],
  },
  "subversion-imperial-base": {
    en: [
      "Subversion",
      "Imperial mission",
      "Any leaders may be assigned to it. Reveal it when your opponent attempts a mission: its leaders go to that system and oppose the mission with 1 more die; you may still send a leader from the pool.",
    ],
    es: [
      "Subversión",
      "Misión Imperial",
      "Se le puede asignar cualquier Líder. Revélala cuando tu adversario emprenda una Misión: sus Líderes van a ese sistema y se oponen a ella con 1 dado más; aún puedes enviar un Líder de la reserva.",
    ],
  },
  "construct-super-star-destroyer-rote": {
    en: [
      "Construct Super Star Destroyer",
      "Imperial project",
      "Logistics 1 · 2 copies",
      "Resolved in an Imperial system with a blue square icon.",
      "Effect: Put 1 Super Star Destroyer on space 3 of the Imperial build queue, or on space 2 if two leaders are assigned.",
    ],
    es: [
      "Construir Super Destructor Estelar",
      "Proyecto Imperial",
      "Logística 1 · 2 copias",
      "Se resuelve en un sistema Imperial con un icono cuadrado azul.",
      "Efecto: Pon 1 Superdestructor estelar en la casilla 3 de la cola de construcción Imperial, o en la 2 si hay dos Líderes asignados.",
    ],
  },
  "interdictor-development": {
    en: [
      "Interdictor Development",
      "Imperial project",
      "Logistics 1 · 2 copies",
      "Resolved in an Imperial system with a blue square icon. With two leaders assigned the card returns to your hand.",
      "Effect: Put 1 Interdictor on space 2 of the Imperial build queue, or on space 1 if two leaders are assigned.",
    ],
    es: [
      "Desarrollo de Interdictor",
      "Proyecto Imperial",
      "Logística 1 · 2 copias",
      "Se resuelve en un sistema Imperial con un icono cuadrado azul. Con dos Líderes asignados, la carta vuelve a tu mano.",
      "Efecto: Pon 1 Interdictor en la casilla 2 de la cola de construcción Imperial, o en la 1 si hay dos Líderes asignados.",
    ],
  },
  "single-reactor-ignition": {
    en: [
      "Single Reactor Ignition",
      "Imperial project",
      "Logistics 1",
      "Resolved in a system with a Death Star.",
      "Effect: The Rebellion reveals its base if it is in this system, then all Rebel ground units in it are destroyed. Remove every target marker from this system.",
    ],
    es: [
      "Un único encendido del reactor",
      "Proyecto Imperial",
      "Logística 1",
      "Se resuelve en un sistema con una Estrella de la Muerte.",
      "Efecto: La Rebelión descubre su Base si está en este sistema; luego se destruyen todas las unidades terrestres Rebeldes que haya en él. Retira todos los indicadores de objetivo de este sistema.",
    ],
  },
};
