import type { Lines } from "@sw/tabletop/text";

/** Texts for faults of saved states, by code. */
export const STATE_LINES: Lines = {
  "under-another-id": {
    en: "the entry “{about}” stands under another id ({entry})",
    es: "la entrada «{about}» figura con otro identificador ({entry})",
  },
  "cards-out-of-order": {
    en: "command hands and battle decks are not in the order of the catalogue",
    es: "las manos de Mando y los mazos de Batalla no siguen el orden del catálogo",
  },
  "cards-lost-or-made": {
    en: "there are not the cards that the players brought",
    es: "no están las cartas que trajeron los jugadores",
  },
  "facedown-tokens": {
    en: "facedown tokens do not show what such tokens show, each once",
    es: "las fichas boca abajo no muestran lo que muestran tales fichas, cada una lo suyo",
  },
  "chosen-not-in-hand": {
    en: "the command card chosen is not in its player's hand",
    es: "la carta de Mando seleccionada no está en la mano de su jugador",
  },
  "known-to-others": {
    en: "a hand or a deck is not kept as hands and decks are, or somebody knows hidden cards of another player",
    es: "una mano o un mazo no está guardado como lo están, o alguien conoce cartas ocultas de otro jugador",
  },
  "frames-out-of-place": {
    en: "what is half done lies where it never does",
    es: "lo que está a medias está donde nunca lo está",
  },
  "activated-without-order": {
    en: "a unit is activated that has no order",
    es: "se activa una unidad que no tiene orden",
  },
  "activated-twice-at-once": {
    en: "a unit is activated in the middle of its own activation",
    es: "se activa una unidad en medio de su propia activación",
  },
  "revealed-before-all-chose": {
    en: "a command card lies revealed or a commander is nominated before both players have chosen their cards",
    es: "hay una carta de mando revelada o un comandante designado antes de que ambos jugadores hayan elegido su carta",
  },
  "placed-without-leader": {
    en: "miniatures are placed whose leader is neither there nor placed first",
    es: "se colocan miniaturas cuyo líder ni está ni se coloca primero",
  },
  "weapons-and-dice": {
    en: "the weapons of an attack pool are not those that put its dice there",
    es: "las armas de una reserva de ataque no son las que pusieron sus dados",
  },
  guardians: {
    en: "the guardians of an attack are not those of its pool",
    es: "los guardianes de un ataque no son los de su reserva",
  },
  "units-not-of-the-armies": {
    en: "the units are not those of the armies",
    es: "las unidades no son las de los ejércitos",
  },
  "leg.units.leader leader-elsewhere": {
    en: "the leader of {unit} is not one of its miniatures left",
    es: "el líder de la unidad {unit} no es una de las miniaturas que le quedan",
  },
  "fallen-but-standing": {
    en: "miniatures of {unit} that fell this round are not as they should be",
    es: "las miniaturas de la unidad {unit} derrotadas en esta ronda no están como deben",
  },
  "wounds-beyond-threshold": {
    en: "a miniature has wounds that do not fit its threshold",
    es: "una miniatura tiene Heridas que no encajan con su umbral",
  },
  "more-than-one-standby": {
    en: "{unit} has more than one standby token",
    es: "la unidad {unit} tiene más de una ficha de Alerta",
  },
  "suppressed-though-immune": {
    en: "{unit} has suppression tokens, which it cannot have",
    es: "la unidad {unit} tiene fichas de Acobardamiento, que no puede tener",
  },
  "order-tokens": {
    en: "the order tokens do not fit the units",
    es: "las fichas de Orden no corresponden a las unidades",
  },
  "sides-of-cards": {
    en: "upgrades of {unit} have a side that they cannot have",
    es: "hay Mejoras de la unidad {unit} con una cara que no pueden tener",
  },
  "held-tokens": {
    en: "tokens that units hold do not fit those of the battlefield",
    es: "las fichas que llevan las unidades no corresponden a las del campo de batalla",
  },
  "beyond-the-edge": {
    en: "a miniature or a token is beyond the edge of the battlefield",
    es: "una miniatura o una ficha está fuera del campo de batalla",
  },
  "leg.overlap.mini-not-on-mini on-miniature": {
    en: "two miniatures stand on each other",
    es: "dos miniaturas se solapan",
  },
  "phase-and-frames": {
    en: "what is half done does not fit the phase",
    es: "lo que está a medias no corresponde a la fase",
  },
  "set-down-beside-nobody": {
    en: "“{unit}” is to be set down beside a unit that is not on the battlefield",
    es: "«{unit}» ha de colocarse junto a una unidad que no está en el campo de batalla",
  },
  "carrier-not-there": {
    en: "“{unit}” is to deploy from a transport that is not on the battlefield",
    es: "«{unit}» ha de desplegarse desde un transporte que no está en el campo de batalla",
  },
  "no-such-token": {
    en: "what is half done names a token that is not there",
    es: "lo que está a medias nombra una ficha que no existe",
  },
  "no-such-unit": {
    en: "what is half done names a unit that is not there",
    es: "lo que está a medias nombra una unidad que no existe",
  },
  "keyword-not-played": {
    en: "the state names a keyword that this version does not play",
    es: "el estado nombra una cualidad que esta versión no juega",
  },
  "nothing-to-do": {
    en: "the state names a choice that nothing asks for",
    es: "el estado nombra una elección que nada pide",
  },
  "nobody-is-blue": { en: "nobody is the blue player", es: "nadie es el jugador azul" },
  edges: { en: "the edges of the players do not fit", es: "los bordes de los jugadores no encajan" },
};
