import type { Golden } from "./golden.ts";

/** Neutral cards of the galaxy deck, read and found right line by line. */
export const NEUTRAL: Golden = {
  "z-95-headhunter": {
    en: [
      "Z-95 Headhunter",
      "Neutral unit (Fighter)",
      "Cost 1 · Attack 2",
      "If your opponent has a capital ship in play, draw 1 card.",
    ],
    es: [
      "Cazacabezas Z-95",
      "Unidad neutral (Caza)",
      "Coste 1 · Ataque 2",
      "Si tu adversario tiene una nave de línea en juego, roba 1 carta.",
    ],
  },
  "jawa-scavenger": {
    en: [
      "Jawa Scavenger",
      "Neutral unit",
      "Cost 1 · Resources 2",
      "Exile this unit. If you do, purchase a neutral card or one of your faction from the galaxy discard pile, paying its cost.",
    ],
    es: [
      "Chatarrero jawa",
      "Unidad neutral",
      "Coste 1 · Recursos 2",
      "Exilia esta unidad. Si lo haces, adquiere una carta neutral o de tu facción de la pila de descartes de la galaxia pagando su coste.",
    ],
  },
  "rodian-gunslinger": {
    en: [
      "Rodian Gunslinger",
      "Neutral unit (Bounty Hunter)",
      "Cost 2 · Attack 2",
      "While this unit is attacking a card in the galaxy row, this unit has +2 attack.",
    ],
    es: [
      "Pistolero rodiano",
      "Unidad neutral (Cazarrecompensas)",
      "Coste 2 · Ataque 2",
      "Mientras esta unidad ataque una carta de la fila de la galaxia, esta unidad tiene +2 de Ataque.",
    ],
  },
  "kel-dor-mystic": {
    en: [
      "Kel Dor Mystic",
      "Neutral unit",
      "Cost 2 · Force 2",
      "Exile this unit. If you do, exile a card from your hand or your discard pile.",
    ],
    es: [
      "Místico kel dor",
      "Unidad neutral",
      "Coste 2 · Fuerza 2",
      "Exilia esta unidad. Si lo haces, exilia una carta de tu mano o de tu pila de descartes.",
    ],
  },
  lobot: {
    en: [
      "Lobot",
      "Unique neutral unit (Officer)",
      "Cost 3",
      "When you play this unit, choose one: this unit gains 2 attack this turn; gain 2 resources; or gain 2 Force.",
    ],
    es: [
      "Lobot",
      "Unidad neutral única (Oficial)",
      "Coste 3",
      "Cuando juegues esta unidad, elige una opción: esta unidad gana 2 puntos de Ataque este turno; gana 2 recursos; o gana 2 puntos de Fuerza.",
    ],
  },
  bossk: {
    en: [
      "Bossk",
      "Unique neutral unit (Bounty Hunter)",
      "Cost 3 · Attack 3",
      "When an attack this unit took part in defeats a card in the galaxy row, gain 1 Force.",
    ],
    es: [
      "Bossk",
      "Unidad neutral única (Cazarrecompensas)",
      "Coste 3 · Ataque 3",
      "Cuando un ataque en el que haya participado esta unidad derrote una carta de la fila de la galaxia, gana 1 punto de Fuerza.",
    ],
  },
  "fang-fighter": {
    en: [
      "Fang Fighter",
      "Neutral unit (Fighter)",
      "Cost 3 · Attack 3",
      "When you purchase this unit, put this unit into your hand. If the Force is with you, draw 1 card.",
    ],
    es: [
      "Caza colmillo",
      "Unidad neutral (Caza)",
      "Coste 3 · Ataque 3",
      "Cuando adquieras esta unidad, pon esta unidad en tu mano. Si la Fuerza te acompaña, roba 1 carta.",
    ],
  },
  "twilek-smuggler": {
    en: [
      "Twi'lek Smuggler",
      "Neutral unit (Scoundrel)",
      "Cost 3 · Resources 3",
      "The next time you purchase a card this turn, put that card on top of your deck.",
    ],
    es: [
      "Contrabandista twi'lek",
      "Unidad neutral (Canalla)",
      "Coste 3 · Recursos 3",
      "La próxima vez que adquieras una carta este turno, pon esa carta en la parte superior de tu mazo.",
    ],
  },
  "c-roc-cruiser": {
    en: [
      "C-ROC Cruiser",
      "Neutral capital ship",
      "Cost 3 · Resources 1 · Hit points 3",
      "Discard a card from your hand. If you do, repair 3 damage from your base.",
    ],
    es: [
      "Crucero C-ROC",
      "Nave de línea neutral",
      "Coste 3 · Recursos 1 · Resistencia 3",
      "Descarta una carta de tu mano. Si lo haces, repara 3 puntos de daño de tu base.",
    ],
  },
  dengar: {
    en: [
      "Dengar",
      "Unique neutral unit (Bounty Hunter)",
      "Cost 4 · Attack 4",
      "When an attack this unit took part in defeats a card in the galaxy row, gain 2 resources.",
    ],
    es: [
      "Dengar",
      "Unidad neutral única (Cazarrecompensas)",
      "Coste 4 · Ataque 4",
      "Cuando un ataque en el que haya participado esta unidad derrote una carta de la fila de la galaxia, gana 2 recursos.",
    ],
  },
  "quarren-mercenary": {
    en: [
      "Quarren Mercenary",
      "Neutral unit (Trooper)",
      "Cost 4 · Attack 4",
      "When you purchase this unit, if the Force is with you, exile up to 2 cards from your hand and/or your discard pile; otherwise, exile a card from your hand or your discard pile.",
    ],
    es: [
      "Mercenario quarren",
      "Unidad neutral (Soldado)",
      "Coste 4 · Ataque 4",
      "Cuando adquieras esta unidad, si la Fuerza te acompaña, exilia hasta 2 cartas de tu mano y/o de tu pila de descartes; si no, exilia una carta de tu mano o de tu pila de descartes.",
    ],
  },
  "hwk-290": {
    en: [
      "HWK-290",
      "Neutral unit (Transport)",
      "Cost 4 · Resources 4",
      "Exile this unit. If you do, repair 4 damage from your base.",
    ],
    es: [
      "HWK-290",
      "Unidad neutral (Transporte)",
      "Coste 4 · Recursos 4",
      "Exilia esta unidad. Si lo haces, repara 4 puntos de daño de tu base.",
    ],
  },
  "blockade-runner": {
    en: ["Blockade Runner", "Neutral capital ship", "Cost 4 · Attack 1 · Resources 1 · Hit points 4"],
    es: ["Burlador de bloqueos", "Nave de línea neutral", "Coste 4 · Ataque 1 · Recursos 1 · Resistencia 4"],
  },
  "ig-88": {
    en: [
      "IG-88",
      "Unique neutral unit (Bounty Hunter, Droid)",
      "Cost 5 · Attack 5",
      "When an attack this unit took part in defeats a card in the galaxy row, exile a card from your hand or your discard pile.",
    ],
    es: [
      "IG-88",
      "Unidad neutral única (Cazarrecompensas, Droide)",
      "Coste 5 · Ataque 5",
      "Cuando un ataque en el que haya participado esta unidad derrote una carta de la fila de la galaxia, exilia una carta de tu mano o de tu pila de descartes.",
    ],
  },
  "nebulon-b-frigate": {
    en: [
      "Nebulon-B Frigate",
      "Neutral capital ship",
      "Cost 5 · Hit points 5",
      "Choose one: repair 3 damage from your base; or gain 3 resources.",
    ],
    es: [
      "Fragata Nebulon-B",
      "Nave de línea neutral",
      "Coste 5 · Resistencia 5",
      "Elige una opción: repara 3 puntos de daño de tu base; o gana 3 recursos.",
    ],
  },
  "lando-calrissian": {
    en: [
      "Lando Calrissian",
      "Unique neutral unit (Scoundrel)",
      "Cost 6 · Attack 3 · Resources 3",
      "Draw 1 card. If the Force is with you, your opponent discards a card from their hand.",
    ],
    es: [
      "Lando Calrissian",
      "Unidad neutral única (Canalla)",
      "Coste 6 · Ataque 3 · Recursos 3",
      "Roba 1 carta. Si la Fuerza te acompaña, tu adversario descarta una carta de su mano.",
    ],
  },
  "jabbas-sail-barge": {
    en: [
      "Jabba's Sail Barge",
      "Unique neutral unit (Vehicle)",
      "Cost 7 · Attack 4 · Resources 3",
      "Put a Bounty Hunter from your discard pile into your hand.",
    ],
    es: [
      "Barcaza velera de Jabba",
      "Unidad neutral única (Vehículo)",
      "Coste 7 · Ataque 4 · Recursos 3",
      "Pon un Cazarrecompensas de tu pila de descartes en tu mano.",
    ],
  },
  "jabba-the-hutt": {
    en: [
      "Jabba the Hutt",
      "Unique neutral unit (Scoundrel)",
      "Cost 8 · Attack 2 · Resources 2 · Force 2",
      "Exile a card from your hand. If you do: if the Force is with you, draw 2 cards; otherwise, draw 1 card.",
    ],
    es: [
      "Jabba el Hutt",
      "Unidad neutral única (Canalla)",
      "Coste 8 · Ataque 2 · Recursos 2 · Fuerza 2",
      "Exilia una carta de tu mano. Si lo haces: si la Fuerza te acompaña, roba 2 cartas; si no, roba 1 carta.",
    ],
  },
};
