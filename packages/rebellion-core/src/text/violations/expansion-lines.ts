import type { Lines } from "@sw/tabletop/text";

/** The lines of violations of Rise of the Empire and of cinematic combat, by code. */
export const EXPANSION_LINES: Lines = {
  "needs-expansion": {
    en: "“{option}” can be chosen only in a game with Rise of the Empire",
    es: "«{option}» solo se puede elegir en una partida con El auge del Imperio",
  },
  "not-in-catalogue": {
    en: "this game needs the part “{part}”, but its catalogue does not have it",
    es: "esta partida necesita la parte «{part}», pero su catálogo no la tiene",
  },
  "opposes-only": {
    en: "{mission} can be revealed only against a mission that your opponent is attempting",
    es: "{mission} solo se puede revelar contra una Misión que esté emprendiendo tu adversario",
  },
  "no-subversion": {
    en: "{mission} cannot be revealed against a mission of your opponent",
    es: "{mission} no se puede revelar contra una Misión de tu adversario",
  },
  "subverted-before": {
    en: "you have already revealed a mission of this kind against this mission",
    es: "ya has revelado una Misión de este tipo contra esta Misión",
  },
  "no-marker-for-that": {
    en: "you have no target marker that lets you discard an objective for reputation now",
    es: "no tienes ningún indicador de objetivo que te permita ahora descartar un Objetivo por Reputación",
  },
  "no-first-game": {
    en: "a game with Rise of the Empire cannot use the set-up of a first game. Use the full set-up",
    es: "una partida con El auge del Imperio no puede usar el despliegue de una primera partida. Usa el despliegue completo",
  },
  shielded: {
    en: "“{unit}” {inAt} cannot be destroyed, because a Shield Bunker protects it",
    es: "no se puede destruir «{unit}» {inAt}, porque la protege un Búnker de control de escudo",
  },
  "other-theater": {
    en: "{card} can be played only in the other theater",
    es: "{card} solo se puede jugar en el otro escenario de guerra",
  },
  "not-in-deck": {
    en: "{card} is not in the deck. It is in the discard pile or out of the game",
    es: "{card} no está en el mazo. Está en los descartes o fuera de la partida",
  },
  "no-such-icon": {
    en: "this half of {card} needs a unit in the system that the card shows",
    es: "esta mitad de {card} necesita en el sistema una de las unidades que muestra la carta",
  },
  "canceled-too-late": {
    en: "this half of {card} can no longer be used. It can be used only before other effects are resolved",
    es: "esta mitad de {card} ya no se puede usar. Solo se puede usar antes de resolver otros efectos",
  },
  "no-reroll-left": {
    en: "you have no rerolls left in this attack",
    es: "no te quedan nuevas tiradas en este ataque",
  },
  "no-card-in-attack": {
    en: "tactic cards cannot be drawn or played during an attack",
    es: "durante un ataque no se pueden robar ni jugar cartas de Táctica",
  },
  "specials-barred": {
    en: "a card prevents special dice from removing damage in this round",
    es: "una carta impide en esta ronda que los dados especiales retiren daño",
  },
  "no-damage-to-remove": {
    en: "no special die can remove damage from this unit: {unit}",
    es: "ningún dado especial puede retirar daño de esta unidad: {unit}",
  },
  "only-cinematic": {
    en: "{input} counts only in cinematic combat. Remove it, or ask about cinematic combat",
    es: "{input} solo cuenta en el combate cinematográfico. Quítalo, o pide ese combate",
  },
  "without-tactic-cards": {
    en: "{input} names tactic cards, but this battle is played without them. Remove it, or choose other tactics than “none”",
    es: "{input} nombra cartas de Táctica, pero esta batalla se libra sin ellas. Quítalo, o elige otras tácticas que no sean «none»",
  },
  "no-exact-odds": {
    en: "exact odds cannot be calculated for cinematic battles. Simulate many battles instead",
    es: "no se pueden calcular probabilidades exactas para batallas cinematográficas. Simula muchas batallas",
  },
};
