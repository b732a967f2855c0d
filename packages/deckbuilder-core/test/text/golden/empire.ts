import type { Golden } from "./golden.ts";

/** Empire cards of the galaxy deck, read and found right line by line. */
export const EMPIRE: Golden = {
  "tie-fighter": {
    en: [
      "TIE Fighter",
      "Empire unit (Fighter)",
      "Cost 1 · Attack 2 · Target 1",
      "If you have a capital ship in play, draw 1 card.",
      "Reward: Gain 1 resource.",
    ],
    es: [
      "Caza TIE",
      "Unidad Imperial (Caza)",
      "Coste 1 · Ataque 2 · Objetivo 1",
      "Si tienes una nave de línea en juego, roba 1 carta.",
      "Recompensa: Gana 1 recurso.",
    ],
  },
  "admiral-piett": {
    en: [
      "Admiral Piett",
      "Unique Empire unit (Officer)",
      "Cost 2 · Resources 2 · Target 2",
      "While this unit is in play, each of your capital ships has +1 attack.",
      "Reward: Gain 1 Force.",
    ],
    es: [
      "Almirante Piett",
      "Unidad Imperial única (Oficial)",
      "Coste 2 · Recursos 2 · Objetivo 2",
      "Mientras esta unidad esté en juego, cada una de tus naves de línea tiene +1 de Ataque.",
      "Recompensa: Gana 1 punto de Fuerza.",
    ],
  },
  "tie-bomber": {
    en: [
      "TIE Bomber",
      "Empire unit (Fighter)",
      "Cost 2 · Attack 2 · Target 2",
      "Discard a card from the galaxy row.",
      "Reward: Exile a card from your hand or your discard pile.",
    ],
    es: [
      "Bombardero TIE",
      "Unidad Imperial (Caza)",
      "Coste 2 · Ataque 2 · Objetivo 2",
      "Descarta una carta de la fila de la galaxia.",
      "Recompensa: Exilia una carta de tu mano o de tu pila de descartes.",
    ],
  },
  "scout-trooper": {
    en: [
      "Scout Trooper",
      "Empire unit (Trooper)",
      "Cost 2 · Resources 2 · Target 2",
      "Reveal the top card of the galaxy deck. If it is an Empire card, gain 1 Force. If it is a Rebel card, discard that card.",
      "Reward: Exile a card from your hand or your discard pile.",
    ],
    es: [
      "Soldado explorador",
      "Unidad Imperial (Soldado)",
      "Coste 2 · Recursos 2 · Objetivo 2",
      "Muestra la primera carta del mazo de la galaxia. Si es una carta Imperial, gana 1 punto de Fuerza. Si es una carta Rebelde, descarta esa carta.",
      "Recompensa: Exilia una carta de tu mano o de tu pila de descartes.",
    ],
  },
  "death-trooper": {
    en: [
      "Death Trooper",
      "Empire unit (Trooper)",
      "Cost 3 · Attack 3 · Target 3",
      "While the Force is with you, this unit has +2 attack.",
      "Reward: Gain 2 Force.",
    ],
    es: [
      "Soldado de la muerte",
      "Unidad Imperial (Soldado)",
      "Coste 3 · Ataque 3 · Objetivo 3",
      "Mientras la Fuerza te acompañe, esta unidad tiene +2 de Ataque.",
      "Recompensa: Gana 2 puntos de Fuerza.",
    ],
  },
  "tie-interceptor": {
    en: [
      "TIE Interceptor",
      "Empire unit (Fighter)",
      "Cost 3 · Attack 3 · Target 3",
      "Reveal the top card of the galaxy deck. If it is an Empire card, draw 1 card. If it is a Rebel card, discard that card.",
      "Reward: Gain 3 resources.",
    ],
    es: [
      "Interceptor TIE",
      "Unidad Imperial (Caza)",
      "Coste 3 · Ataque 3 · Objetivo 3",
      "Muestra la primera carta del mazo de la galaxia. Si es una carta Imperial, roba 1 carta. Si es una carta Rebelde, descarta esa carta.",
      "Recompensa: Gana 3 recursos.",
    ],
  },
  "gozanti-cruiser": {
    en: [
      "Gozanti Cruiser",
      "Empire capital ship",
      "Cost 3 · Resources 2 · Hit points 3",
      "Discard a card from your hand. If you do, draw 1 card.",
    ],
    es: [
      "Crucero Gozanti",
      "Nave de línea Imperial",
      "Coste 3 · Recursos 2 · Resistencia 3",
      "Descarta una carta de tu mano. Si lo haces, roba 1 carta.",
    ],
  },
  "moff-jerjerrod": {
    en: [
      "Moff Jerjerrod",
      "Unique Empire unit (Officer)",
      "Cost 4 · Attack 2 · Resources 2 · Target 4",
      "Look at the top card of the galaxy deck. If the Force is with you, you may swap that card with a card in the galaxy row.",
      "Reward: Gain 3 Force.",
    ],
    es: [
      "Moff Jerjerrod",
      "Unidad Imperial única (Oficial)",
      "Coste 4 · Ataque 2 · Recursos 2 · Objetivo 4",
      "Mira la primera carta del mazo de la galaxia. Si la Fuerza te acompaña, puedes intercambiar esa carta por una carta de la fila de la galaxia.",
      "Recompensa: Gana 3 puntos de Fuerza.",
    ],
  },
  "general-veers": {
    en: [
      "General Veers",
      "Unique Empire unit (Officer)",
      "Cost 4 · Attack 4 · Target 4",
      "If you have a Trooper or Vehicle in play, draw 1 card.",
      "Reward: Gain 3 Force.",
    ],
    es: [
      "General Veers",
      "Unidad Imperial única (Oficial)",
      "Coste 4 · Ataque 4 · Objetivo 4",
      "Si tienes un Soldado o Vehículo en juego, roba 1 carta.",
      "Recompensa: Gana 3 puntos de Fuerza.",
    ],
  },
  "at-st": {
    en: [
      "AT-ST",
      "Empire unit (Vehicle)",
      "Cost 4 · Attack 4 · Target 4",
      "Discard a card from the galaxy row.",
      "Reward: Exile up to 2 cards from your hand and/or your discard pile.",
    ],
    es: [
      "AT-ST",
      "Unidad Imperial (Vehículo)",
      "Coste 4 · Ataque 4 · Objetivo 4",
      "Descarta una carta de la fila de la galaxia.",
      "Recompensa: Exilia hasta 2 cartas de tu mano y/o de tu pila de descartes.",
    ],
  },
  "landing-craft": {
    en: [
      "Landing Craft",
      "Empire unit (Transport)",
      "Cost 4 · Target 4",
      "Choose one: gain 4 resources; or repair 4 damage from your base.",
      "Reward: Gain 4 resources.",
    ],
    es: [
      "Nave de desembarco",
      "Unidad Imperial (Transporte)",
      "Coste 4 · Objetivo 4",
      "Elige una opción: gana 4 recursos; o repara 4 puntos de daño de tu base.",
      "Recompensa: Gana 4 recursos.",
    ],
  },
  "director-krennic": {
    en: [
      "Director Krennic",
      "Unique Empire unit (Officer)",
      "Cost 5 · Attack 3 · Resources 2 · Target 5",
      "If your base is Death Star, draw 2 cards; otherwise, draw 1 card.",
      "Reward: Gain 3 resources and 2 Force.",
    ],
    es: [
      "Director Krennic",
      "Unidad Imperial única (Oficial)",
      "Coste 5 · Ataque 3 · Recursos 2 · Objetivo 5",
      "Si tu base es Estrella de la Muerte, roba 2 cartas; si no, roba 1 carta.",
      "Recompensa: Gana 3 recursos y 2 puntos de Fuerza.",
    ],
  },
  "boba-fett": {
    en: [
      "Boba Fett",
      "Unique Empire unit (Bounty Hunter)",
      "Cost 5 · Attack 5 · Target 5",
      "When an attack this unit took part in defeats a card in the galaxy row, draw 1 card.",
      "Reward: Gain 3 resources and 2 Force.",
    ],
    es: [
      "Boba Fett",
      "Unidad Imperial única (Cazarrecompensas)",
      "Coste 5 · Ataque 5 · Objetivo 5",
      "Cuando un ataque en el que haya participado esta unidad derrote una carta de la fila de la galaxia, roba 1 carta.",
      "Recompensa: Gana 3 recursos y 2 puntos de Fuerza.",
    ],
  },
  "imperial-carrier": {
    en: [
      "Imperial Carrier",
      "Empire capital ship",
      "Cost 5 · Resources 3 · Hit points 5",
      "While this capital ship is in play, each of your Fighter units has +1 attack.",
    ],
    es: [
      "Portacazas imperial",
      "Nave de línea Imperial",
      "Coste 5 · Recursos 3 · Resistencia 5",
      "Mientras esta nave de línea esté en juego, cada una de tus unidades con el rasgo Caza tiene +1 de Ataque.",
    ],
  },
  "at-at": {
    en: [
      "AT-AT",
      "Empire unit (Vehicle)",
      "Cost 6 · Attack 6 · Target 6",
      "Put a Trooper from your discard pile into your hand.",
      "Reward: Purchase a Rebel card from the galaxy row for free.",
    ],
    es: [
      "AT-AT",
      "Unidad Imperial (Vehículo)",
      "Coste 6 · Ataque 6 · Objetivo 6",
      "Pon un Soldado de tu pila de descartes en tu mano.",
      "Recompensa: Adquiere gratis una carta Rebelde de la fila de la galaxia.",
    ],
  },
  "grand-moff-tarkin": {
    en: [
      "Grand Moff Tarkin",
      "Unique Empire unit (Officer)",
      "Cost 6 · Attack 2 · Resources 2 · Force 2 · Target 6",
      "Put an Empire card from the galaxy row into your hand. At the end of the turn, exile that card.",
      "Reward: Gain 3 resources and 3 Force.",
    ],
    es: [
      "Gran moff Tarkin",
      "Unidad Imperial única (Oficial)",
      "Coste 6 · Ataque 2 · Recursos 2 · Fuerza 2 · Objetivo 6",
      "Pon una carta Imperial de la fila de la galaxia en tu mano. Al final del turno, exilia esa carta.",
      "Recompensa: Gana 3 recursos y 3 puntos de Fuerza.",
    ],
  },
  "star-destroyer": {
    en: ["Star Destroyer", "Empire capital ship", "Cost 7 · Attack 4 · Hit points 7"],
    es: ["Destructor estelar", "Nave de línea Imperial", "Coste 7 · Ataque 4 · Resistencia 7"],
  },
  "darth-vader": {
    en: [
      "Darth Vader",
      "Unique Empire unit (Sith)",
      "Cost 8 · Attack 6 · Force 2 · Target 8",
      "While the Force is with you, this unit has +4 attack.",
      "Reward: Gain 4 resources and 4 Force.",
    ],
    es: [
      "Darth Vader",
      "Unidad Imperial única (Sith)",
      "Coste 8 · Ataque 6 · Fuerza 2 · Objetivo 8",
      "Mientras la Fuerza te acompañe, esta unidad tiene +4 de Ataque.",
      "Recompensa: Gana 4 recursos y 4 puntos de Fuerza.",
    ],
  },
};
