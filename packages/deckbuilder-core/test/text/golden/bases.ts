import type { Golden } from "./golden.ts";

/** Bases, read and found right line by line. */
export const BASES: Golden = {
  lothal: {
    en: ["Lothal", "Empire starting base", "Hit points 8"],
    es: ["Lothal", "Base inicial Imperial", "Resistencia 8"],
  },
  corellia: {
    en: [
      "Corellia",
      "Empire base",
      "Hit points 10",
      "When you reveal this base, purchase an Empire or neutral card from the galaxy row for free. Put that card into your hand.",
    ],
    es: [
      "Corellia",
      "Base Imperial",
      "Resistencia 10",
      "Cuando muestres esta base, adquiere gratis una carta Imperial o neutral de la fila de la galaxia. Pon esa carta en tu mano.",
    ],
  },
  kessel: {
    en: [
      "Kessel",
      "Empire base",
      "Hit points 12",
      "When you reveal this base, exile up to 3 cards from your hand and/or your discard pile.",
    ],
    es: [
      "Kessel",
      "Base Imperial",
      "Resistencia 12",
      "Cuando muestres esta base, exilia hasta 3 cartas de tu mano y/o de tu pila de descartes.",
    ],
  },
  mustafar: {
    en: ["Mustafar", "Empire base", "Hit points 14", "When you reveal this base, gain 4 Force."],
    es: ["Mustafar", "Base Imperial", "Resistencia 14", "Cuando muestres esta base, gana 4 puntos de Fuerza."],
  },
  kafrene: {
    en: ["Kafrene", "Empire base", "Hit points 14", "When you play the first neutral card of your turn, draw 1 card."],
    es: [
      "Kafrene",
      "Base Imperial",
      "Resistencia 14",
      "Cuando juegues la primera carta neutral de tu turno, roba 1 carta.",
    ],
  },
  "ord-mantell": {
    en: [
      "Ord Mantell",
      "Empire base",
      "Hit points 14",
      "Once in each of your turns, you may attack a neutral unit in the galaxy row. Its target value is its cost. Its reward: gain resources equal to the cost of the defeated card.",
    ],
    es: [
      "Ord Mantell",
      "Base Imperial",
      "Resistencia 14",
      "Una vez en cada uno de tus turnos, puedes atacar una unidad neutral de la fila de la galaxia. Su puntuación de Objetivo es su coste. Su recompensa: gana tantos recursos como el coste de la carta derrotada.",
    ],
  },
  coruscant: {
    en: [
      "Coruscant",
      "Empire base",
      "Hit points 16",
      "At the start of your turn, look at the top 2 cards of the galaxy deck. Discard one of those cards.",
    ],
    es: [
      "Coruscant",
      "Base Imperial",
      "Resistencia 16",
      "Al principio de tu turno, mira las 2 primeras cartas del mazo de la galaxia. Descarta una de esas cartas.",
    ],
  },
  "death-star": {
    en: [
      "Death Star",
      "Empire base",
      "Hit points 16",
      "Spend 4 resources. If you do, destroy a capital ship that your opponent has in play or that is in the galaxy row.",
    ],
    es: [
      "Estrella de la Muerte",
      "Base Imperial",
      "Resistencia 16",
      "Gasta 4 recursos. Si lo haces, destruye una nave de línea que tu adversario tenga en juego o que esté en la fila de la galaxia.",
    ],
  },
  endor: {
    en: [
      "Endor",
      "Empire base",
      "Hit points 16",
      "While this is your base, each of your Trooper or Vehicle units has +1 attack.",
    ],
    es: [
      "Endor",
      "Base Imperial",
      "Resistencia 16",
      "Mientras esta sea tu base, cada una de tus unidades con el rasgo Soldado o Vehículo tiene +1 de Ataque.",
    ],
  },
  rodia: {
    en: [
      "Rodia",
      "Empire base",
      "Hit points 16",
      "When you reveal this base, discard all Rebel cards from the galaxy row. Deal 1 damage to your opponent's base for each of those cards.",
    ],
    es: [
      "Rodia",
      "Base Imperial",
      "Resistencia 16",
      "Cuando muestres esta base, descarta todas las cartas Rebeldes de la fila de la galaxia. Inflige 1 punto de daño a la base de tu adversario por cada una de esas cartas.",
    ],
  },
  dantooine: {
    en: ["Dantooine", "Rebel starting base", "Hit points 8"],
    es: ["Dantooine", "Base inicial Rebelde", "Resistencia 8"],
  },
  "mon-cala": {
    en: [
      "Mon Cala",
      "Rebel base",
      "Hit points 10",
      "When you reveal this base, purchase a Rebel or neutral card from the galaxy row for free. Put that card into your hand.",
    ],
    es: [
      "Mon Cala",
      "Base Rebelde",
      "Resistencia 10",
      "Cuando muestres esta base, adquiere gratis una carta Rebelde o neutral de la fila de la galaxia. Pon esa carta en tu mano.",
    ],
  },
  dagobah: {
    en: [
      "Dagobah",
      "Rebel base",
      "Hit points 12",
      "When you reveal this base, exile up to 3 cards from your hand and/or your discard pile.",
    ],
    es: [
      "Dagobah",
      "Base Rebelde",
      "Resistencia 12",
      "Cuando muestres esta base, exilia hasta 3 cartas de tu mano y/o de tu pila de descartes.",
    ],
  },
  bespin: {
    en: ["Bespin", "Rebel base", "Hit points 14", "When you play the first neutral card of your turn, draw 1 card."],
    es: [
      "Bespin",
      "Base Rebelde",
      "Resistencia 14",
      "Cuando juegues la primera carta neutral de tu turno, roba 1 carta.",
    ],
  },
  alderaan: {
    en: ["Alderaan", "Rebel base", "Hit points 14", "When you reveal this base, gain 4 Force."],
    es: ["Alderaan", "Base Rebelde", "Resistencia 14", "Cuando muestres esta base, gana 4 puntos de Fuerza."],
  },
  hoth: {
    en: ["Hoth", "Rebel base", "Hit points 14", "Prevent the first 2 damage dealt to this base each turn."],
    es: [
      "Hoth",
      "Base Rebelde",
      "Resistencia 14",
      "Evita los 2 primeros puntos de daño que se inflijan a esta base en cada turno.",
    ],
  },
  jedha: {
    en: [
      "Jedha",
      "Rebel base",
      "Hit points 14",
      "When you purchase the first neutral card of your turn, put that card into your hand. At the end of the turn, exile that card.",
    ],
    es: [
      "Jedha",
      "Base Rebelde",
      "Resistencia 14",
      "Cuando adquieras la primera carta neutral de tu turno, pon esa carta en tu mano. Al final del turno, exilia esa carta.",
    ],
  },
  tatooine: {
    en: [
      "Tatooine",
      "Rebel base",
      "Hit points 16",
      "When you reveal this base, swap a Rebel card in the galaxy discard pile with a card in the galaxy row. Gain 1 resource.",
    ],
    es: [
      "Tatooine",
      "Base Rebelde",
      "Resistencia 16",
      "Cuando muestres esta base, intercambia una carta Rebelde de la pila de descartes de la galaxia por una carta de la fila de la galaxia. Gana 1 recurso.",
    ],
  },
  sullust: {
    en: [
      "Sullust",
      "Rebel base",
      "Hit points 16",
      "When you purchase the first card of your turn, put that card on top of your deck.",
    ],
    es: [
      "Sullust",
      "Base Rebelde",
      "Resistencia 16",
      "Cuando adquieras la primera carta de tu turno, pon esa carta en la parte superior de tu mazo.",
    ],
  },
  "yavin-4": {
    en: [
      "Yavin 4",
      "Rebel base",
      "Hit points 16",
      "When your opponent discards a card from their hand during your turn, deal 2 damage to your opponent's base.",
    ],
    es: [
      "Yavin 4",
      "Base Rebelde",
      "Resistencia 16",
      "Cuando tu adversario descarte una carta de su mano durante tu turno, inflige 2 puntos de daño a la base de tu adversario.",
    ],
  },
};
