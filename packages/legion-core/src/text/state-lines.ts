import type { Lines } from "@sw/tabletop/text";

/** Texts for faults of saved states, by code. */
export const STATE_LINES: Lines = {
  "under-another-id": {
    en: "the entry “{about}” is stored under a different id ({entry})",
    es: "la entrada «{about}» está guardada con otro identificador ({entry})",
  },
  "cards-out-of-order": {
    en: "the cards of a command hand or a battle deck are not in the order of the catalogue",
    es: "las cartas de una mano de Mando o de un mazo de Batalla no siguen el orden del catálogo",
  },
  "cards-lost-or-made": {
    en: "the cards in this state are not exactly the cards that the players brought",
    es: "las cartas de este estado no son exactamente las que trajeron los jugadores",
  },
  "facedown-tokens": {
    en: "the facedown tokens do not have the right hidden faces, each used once",
    es: "las fichas boca abajo no tienen las caras ocultas correctas, una vez cada una",
  },
  "chosen-not-in-hand": {
    en: "the command card that a player chose is not in that player's hand",
    es: "la carta de Mando que eligió un jugador no está en su mano",
  },
  "known-to-others": {
    en: "a hand or a deck is not stored in the form that saved games require, or a player knows hidden cards of the other player",
    es: "una mano o un mazo no está guardado en la forma que exigen las partidas guardadas, o un jugador conoce cartas ocultas del otro",
  },
  "frames-out-of-place": {
    en: "an unfinished step is inside a step that can never contain it",
    es: "un paso sin terminar está dentro de otro que nunca puede contenerlo",
  },
  "activated-without-order": {
    en: "a unit without an order token is being activated",
    es: "se está activando una unidad sin ficha de Orden",
  },
  "activated-twice-at-once": {
    en: "a unit is being activated during its own activation",
    es: "se está activando una unidad durante su propia activación",
  },
  "revealed-before-all-chose": {
    en: "a command card is revealed or a commander is nominated before both players have chosen their cards",
    es: "hay una carta de mando revelada o un comandante designado antes de que ambos jugadores hayan elegido su carta",
  },
  "placed-without-leader": {
    en: "miniatures are being placed, but their leader is neither on the battlefield nor placed first",
    es: "se están colocando miniaturas, pero su líder ni está en el campo de batalla ni se coloca primero",
  },
  "weapons-and-dice": {
    en: "the weapons of an attack pool do not match the dice in it",
    es: "las armas de una reserva de ataque no corresponden a sus dados",
  },
  guardians: {
    en: "the guardians of an attack do not match its attack pool",
    es: "los guardianes de un ataque no corresponden a su reserva de ataque",
  },
  "units-not-of-the-armies": {
    en: "the units in this state do not match the units of the armies",
    es: "las unidades de este estado no corresponden a las de los ejércitos",
  },
  "leg.units.leader leader-elsewhere": {
    en: "the leader of {unit} is not one of its remaining miniatures",
    es: "el líder de la unidad {unit} no es una de las miniaturas que le quedan",
  },
  "fallen-but-standing": {
    en: "{unit} has a wrong list of the miniatures that were defeated this round",
    es: "la unidad {unit} tiene una lista errónea de las miniaturas derrotadas en esta ronda",
  },
  "wounds-beyond-threshold": {
    en: "a miniature has a number of wounds that its wound threshold does not allow",
    es: "una miniatura tiene un número de Heridas que su umbral de Heridas no permite",
  },
  "more-than-one-standby": {
    en: "{unit} has several standby tokens. The limit is one",
    es: "la unidad {unit} tiene varias fichas de Alerta. El límite es una",
  },
  "suppressed-though-immune": {
    en: "{unit} has suppression tokens, but units like it cannot have any",
    es: "la unidad {unit} tiene fichas de Acobardamiento, pero una unidad así no puede tenerlas",
  },
  "order-tokens": {
    en: "the order tokens do not match the units",
    es: "las fichas de Orden no corresponden a las unidades",
  },
  "sides-of-cards": {
    en: "an upgrade of {unit} shows a side that it does not have",
    es: "una Mejora de la unidad {unit} muestra una cara que no tiene",
  },
  "held-tokens": {
    en: "the tokens that units hold do not match the tokens of the battlefield",
    es: "las fichas que llevan las unidades no corresponden a las del campo de batalla",
  },
  "beyond-the-edge": {
    en: "a miniature or a token is beyond the edge of the battlefield",
    es: "una miniatura o una ficha está fuera del campo de batalla",
  },
  "leg.overlap.mini-not-on-mini on-miniature": {
    en: "two miniatures overlap",
    es: "dos miniaturas se solapan",
  },
  "phase-and-frames": {
    en: "an unfinished step does not belong to the current phase",
    es: "un paso sin terminar no corresponde a la fase actual",
  },
  "set-down-beside-nobody": {
    en: "“{unit}” is to be placed next to a unit that is not on the battlefield",
    es: "«{unit}» ha de colocarse junto a una unidad que no está en el campo de batalla",
  },
  "carrier-not-there": {
    en: "“{unit}” is to deploy from a transport that is not on the battlefield",
    es: "«{unit}» ha de desplegarse desde un transporte que no está en el campo de batalla",
  },
  "no-such-token": {
    en: "an unfinished step refers to a token that does not exist",
    es: "un paso sin terminar se refiere a una ficha que no existe",
  },
  "no-such-unit": {
    en: "an unfinished step refers to a unit that does not exist",
    es: "un paso sin terminar se refiere a una unidad que no existe",
  },
  "keyword-not-played": {
    en: "the state contains a keyword that this version does not support",
    es: "el estado contiene una cualidad que esta versión no admite",
  },
  "nothing-to-do": {
    en: "the state contains a choice that no rule asks for",
    es: "el estado contiene una elección que ninguna regla pide",
  },
  "nobody-is-blue": { en: "no player is the blue player", es: "ningún jugador es el jugador azul" },
  edges: {
    en: "the table edges of the players do not match each other",
    es: "los bordes de la mesa de los jugadores no se corresponden",
  },
};
