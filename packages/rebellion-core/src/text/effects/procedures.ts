import type { Line } from "@sw/tabletop/text";

/** What only one card does, by the name of its procedure. `owner` and `enemy` are sides, `leader` the card's. */
export const PROCEDURE_LINES: Readonly<Record<string, Line>> = {
  "contingency-plan": {
    en: "assign the leader to a starting mission in your hand, even one used earlier this round, where no second leader may join",
    es: "asigna al Líder a una Misión inicial de tu mano, aunque ya se haya usado en esta ronda, sin que pueda unírsele un segundo Líder",
  },
  detained: {
    en: "that leader does not return to the leader pool in the next Refresh Phase",
    es: "ese Líder no vuelve a la reserva de Líderes en la próxima fase de Recuperación",
  },
  "intercept-transmission": {
    en: "{enemy} draws 8 probe cards, gives you those of systems with an Imperial unit and shuffles the others back into the deck",
    es: "{enemy} roba 8 cartas de Sonda, te entrega las de los sistemas con una unidad Imperial y baraja las demás en el mazo",
  },
  "one-in-a-million": {
    en: "set up to 2 of your dice to the faces you choose instead of rolling them",
    es: "elige el resultado de hasta 2 de tus dados en vez de tirarlos",
  },
  "plant-false-lead": {
    en: "take 4 probe cards at random from {enemy} and put each of them on top of the probe deck or under it, unseen",
    es: "toma al azar 4 cartas de Sonda {ofEnemy} y pon cada una encima o debajo del mazo de Sondas, sin que se vea cuál",
  },
  "rapid-mobilization": {
    en: "draw 4 probe cards (8 if two leaders are assigned), and you may move the base to one of those systems",
    es: "roba 4 cartas de Sonda (8 si hay dos Líderes asignados), y puedes establecer la Base en uno de esos sistemas",
  },
  "seek-yoda": {
    en: "replace Luke Skywalker with Luke Skywalker (Jedi)",
    es: "sustituye a Luke Skywalker por Luke Skywalker (Jedi)",
  },
  "wookiee-guardian": { en: "the mission fails", es: "la Misión fracasa" },
};

/** A procedure that the texts do not know: one of a home-made card. */
export const UNKNOWN_PROCEDURE: Line = { en: "do “{name}”", es: "lleva a cabo «{name}»" };
