import type { Golden } from "./golden.ts";

/** Rebel cards of the galaxy deck, read and found right line by line. */
export const REBEL: Golden = {
  "y-wing": {
    en: [
      "Y-Wing",
      "Rebel unit (Fighter)",
      "Cost 1 · Attack 2 · Target 1",
      "Exile this unit. If you do, deal 2 damage to your opponent's base or to a capital ship your opponent has in play.",
      "Reward: Gain 1 resource.",
    ],
    es: [
      "Ala-Y",
      "Unidad Rebelde (Caza)",
      "Coste 1 · Ataque 2 · Objetivo 1",
      "Exilia esta unidad. Si lo haces, inflige 2 puntos de daño a la base de tu adversario o a una nave de línea que tu adversario tenga en juego.",
      "Recompensa: Gana 1 recurso.",
    ],
  },
  snowspeeder: {
    en: [
      "Snowspeeder",
      "Rebel unit (Vehicle)",
      "Cost 2 · Attack 2 · Target 2",
      "Your opponent discards a card from their hand.",
      "Reward: Exile a card from your hand or your discard pile.",
    ],
    es: [
      "Deslizador de nieve",
      "Unidad Rebelde (Vehículo)",
      "Coste 2 · Ataque 2 · Objetivo 2",
      "Tu adversario descarta una carta de su mano.",
      "Recompensa: Exilia una carta de tu mano o de tu pila de descartes.",
    ],
  },
  "duros-spy": {
    en: [
      "Duros Spy",
      "Rebel unit (Trooper)",
      "Cost 2 · Resources 2 · Target 2",
      "Your opponent chooses one: they discard a card from their hand; or you gain 1 Force.",
      "Reward: Exile a card from your hand or your discard pile.",
    ],
    es: [
      "Espía duros",
      "Unidad Rebelde (Soldado)",
      "Coste 2 · Recursos 2 · Objetivo 2",
      "Tu adversario elige una opción: descarta una carta de su mano; o ganas 1 punto de Fuerza.",
      "Recompensa: Exilia una carta de tu mano o de tu pila de descartes.",
    ],
  },
  "baze-malbus": {
    en: [
      "Baze Malbus",
      "Unique Rebel unit (Trooper)",
      "Cost 2 · Attack 2 · Target 2",
      "This unit has +1 attack for each Rebel base in your opponent's victory pile.",
      "Reward: Gain 1 Force.",
    ],
    es: [
      "Baze Malbus",
      "Unidad Rebelde única (Soldado)",
      "Coste 2 · Ataque 2 · Objetivo 2",
      "Esta unidad tiene +1 de Ataque por cada base Rebelde de la pila de victorias de tu adversario.",
      "Recompensa: Gana 1 punto de Fuerza.",
    ],
  },
  "rebel-transport": {
    en: [
      "Rebel Transport",
      "Rebel capital ship",
      "Cost 2 · Hit points 2",
      "Choose one: repair 2 damage from your base; or gain 1 resource.",
    ],
    es: [
      "Transporte rebelde",
      "Nave de línea Rebelde",
      "Coste 2 · Resistencia 2",
      "Elige una opción: repara 2 puntos de daño de tu base; o gana 1 recurso.",
    ],
  },
  "x-wing": {
    en: [
      "X-Wing",
      "Rebel unit (Fighter)",
      "Cost 3 · Attack 3 · Target 3",
      "If the Force is with you, draw 1 card.",
      "Reward: Gain 3 resources.",
    ],
    es: [
      "Ala-X",
      "Unidad Rebelde (Caza)",
      "Coste 3 · Ataque 3 · Objetivo 3",
      "Si la Fuerza te acompaña, roba 1 carta.",
      "Recompensa: Gana 3 recursos.",
    ],
  },
  "rebel-commando": {
    en: [
      "Rebel Commando",
      "Rebel unit (Trooper)",
      "Cost 3 · Attack 3 · Target 3",
      "If the Force is with you, your opponent discards a random card from their hand; otherwise, your opponent discards a card from their hand.",
      "Reward: Gain 2 Force.",
    ],
    es: [
      "Comando rebelde",
      "Unidad Rebelde (Soldado)",
      "Coste 3 · Ataque 3 · Objetivo 3",
      "Si la Fuerza te acompaña, tu adversario descarta una carta al azar de su mano; si no, tu adversario descarta una carta de su mano.",
      "Recompensa: Gana 2 puntos de Fuerza.",
    ],
  },
  "chirrut-imwe": {
    en: [
      "Chirrut Îmwe",
      "Unique Rebel unit (Trooper)",
      "Cost 3 · Force 2 · Target 3",
      "While the Force is with you, this unit has +2 attack.",
      "Reward: Gain 2 Force.",
    ],
    es: [
      "Chirrut Îmwe",
      "Unidad Rebelde única (Soldado)",
      "Coste 3 · Fuerza 2 · Objetivo 3",
      "Mientras la Fuerza te acompañe, esta unidad tiene +2 de Ataque.",
      "Recompensa: Gana 2 puntos de Fuerza.",
    ],
  },
  "u-wing": {
    en: [
      "U-Wing",
      "Rebel unit (Transport)",
      "Cost 4 · Resources 3 · Target 4",
      "If the Force is with you, repair 3 damage from your base.",
      "Reward: Gain 4 resources.",
    ],
    es: [
      "Ala-U",
      "Unidad Rebelde (Transporte)",
      "Coste 4 · Recursos 3 · Objetivo 4",
      "Si la Fuerza te acompaña, repara 3 puntos de daño de tu base.",
      "Recompensa: Gana 4 recursos.",
    ],
  },
  "hammerhead-corvette": {
    en: [
      "Hammerhead Corvette",
      "Rebel capital ship",
      "Cost 4 · Resources 2 · Hit points 4",
      "Exile this capital ship. If you do, destroy a capital ship your opponent has in play or an Empire capital ship in the galaxy row.",
    ],
    es: [
      "Corbeta Cabeza de Martillo",
      "Nave de línea Rebelde",
      "Coste 4 · Recursos 2 · Resistencia 4",
      "Exilia esta nave de línea. Si lo haces, destruye una nave de línea que tu adversario tenga en juego o una nave de línea Imperial de la fila de la galaxia.",
    ],
  },
  chewbacca: {
    en: [
      "Chewbacca",
      "Unique Rebel unit (Scoundrel)",
      "Cost 4 · Attack 5 · Target 4",
      "If you have another unique unit in play, draw 1 card.",
      "Reward: Gain 3 Force.",
    ],
    es: [
      "Chewbacca",
      "Unidad Rebelde única (Canalla)",
      "Coste 4 · Ataque 5 · Objetivo 4",
      "Si tienes otra unidad única en juego, roba 1 carta.",
      "Recompensa: Gana 3 puntos de Fuerza.",
    ],
  },
  "jyn-erso": {
    en: [
      "Jyn Erso",
      "Unique Rebel unit (Scoundrel)",
      "Cost 4 · Attack 4 · Target 4",
      "Look at your opponent's hand. If the Force is with you, put a card from your opponent's hand on top of their deck.",
      "Reward: Gain 3 Force.",
    ],
    es: [
      "Jyn Erso",
      "Unidad Rebelde única (Canalla)",
      "Coste 4 · Ataque 4 · Objetivo 4",
      "Mira la mano de tu adversario. Si la Fuerza te acompaña, pon una carta de la mano de tu adversario en la parte superior de su mazo.",
      "Recompensa: Gana 3 puntos de Fuerza.",
    ],
  },
  "b-wing": {
    en: [
      "B-Wing",
      "Rebel unit (Fighter)",
      "Cost 5 · Attack 5 · Target 5",
      "Your opponent chooses one: they discard a card from their hand; or this unit gains 2 attack this turn.",
      "Reward: Exile up to 2 cards from your hand and/or your discard pile.",
    ],
    es: [
      "Ala-B",
      "Unidad Rebelde (Caza)",
      "Coste 5 · Ataque 5 · Objetivo 5",
      "Tu adversario elige una opción: descarta una carta de su mano; o esta unidad gana 2 puntos de Ataque este turno.",
      "Recompensa: Exilia hasta 2 cartas de tu mano y/o de tu pila de descartes.",
    ],
  },
  "han-solo": {
    en: [
      "Han Solo",
      "Unique Rebel unit (Scoundrel)",
      "Cost 5 · Attack 3 · Resources 2 · Target 5",
      "If you have Millennium Falcon in play, draw 2 cards; otherwise, draw 1 card.",
      "Reward: Gain 3 resources and 2 Force.",
    ],
    es: [
      "Han Solo",
      "Unidad Rebelde única (Canalla)",
      "Coste 5 · Ataque 3 · Recursos 2 · Objetivo 5",
      "Si tienes Halcón Milenario en juego, roba 2 cartas; si no, roba 1 carta.",
      "Recompensa: Gana 3 recursos y 2 puntos de Fuerza.",
    ],
  },
  "cassian-andor": {
    en: [
      "Cassian Andor",
      "Unique Rebel unit (Trooper)",
      "Cost 5 · Attack 5 · Target 5",
      "When an attack this unit took part in defeats a card in the galaxy row, your opponent discards a card from their hand.",
      "Reward: Gain 3 resources and 2 Force.",
    ],
    es: [
      "Cassian Andor",
      "Unidad Rebelde única (Soldado)",
      "Coste 5 · Ataque 5 · Objetivo 5",
      "Cuando un ataque en el que haya participado esta unidad derrote una carta de la fila de la galaxia, tu adversario descarta una carta de su mano.",
      "Recompensa: Gana 3 recursos y 2 puntos de Fuerza.",
    ],
  },
  "princess-leia": {
    en: [
      "Princess Leia",
      "Unique Rebel unit (Officer)",
      "Cost 6 · Attack 2 · Resources 2 · Force 2 · Target 6",
      "Purchase a Rebel card from the galaxy row for free. If the Force is with you, put that card on top of your deck.",
      "Reward: Gain 3 resources and 3 Force.",
    ],
    es: [
      "Princesa Leia",
      "Unidad Rebelde única (Oficial)",
      "Coste 6 · Ataque 2 · Recursos 2 · Fuerza 2 · Objetivo 6",
      "Adquiere gratis una carta Rebelde de la fila de la galaxia. Si la Fuerza te acompaña, pon esa carta en la parte superior de tu mazo.",
      "Recompensa: Gana 3 recursos y 3 puntos de Fuerza.",
    ],
  },
  "mon-calamari-cruiser": {
    en: ["Mon Calamari Cruiser", "Rebel capital ship", "Cost 6 · Attack 3 · Hit points 6"],
    es: ["Crucero Mon Calamari", "Nave de línea Rebelde", "Coste 6 · Ataque 3 · Resistencia 6"],
  },
  "millennium-falcon": {
    en: [
      "Millennium Falcon",
      "Unique Rebel unit (Transport)",
      "Cost 7 · Attack 5 · Resources 2 · Target 7",
      "Put a unique unit from your discard pile into your hand.",
      "Reward: Purchase an Empire card from the galaxy row for free.",
    ],
    es: [
      "Halcón Milenario",
      "Unidad Rebelde única (Transporte)",
      "Coste 7 · Ataque 5 · Recursos 2 · Objetivo 7",
      "Pon una unidad única de tu pila de descartes en tu mano.",
      "Recompensa: Adquiere gratis una carta Imperial de la fila de la galaxia.",
    ],
  },
  "luke-skywalker": {
    en: [
      "Luke Skywalker",
      "Unique Rebel unit (Jedi)",
      "Cost 8 · Attack 6 · Force 2 · Target 8",
      "If the Force is with you, destroy a capital ship your opponent has in play.",
      "Reward: Gain 4 resources and 4 Force.",
    ],
    es: [
      "Luke Skywalker",
      "Unidad Rebelde única (Jedi)",
      "Coste 8 · Ataque 6 · Fuerza 2 · Objetivo 8",
      "Si la Fuerza te acompaña, destruye una nave de línea que tu adversario tenga en juego.",
      "Recompensa: Gana 4 recursos y 4 puntos de Fuerza.",
    ],
  },
};
