import type { Lines } from "@sw/tabletop/text";

/** The lines of violations in combat and in questions about its odds, by code. */
export const COMBAT_LINES: Lines = {
  "no-tactic-values": {
    en: "{leader} has no tactic values and cannot activate systems",
    es: "{leader} no tiene puntuaciones de Táctica y no puede activar sistemas",
  },
  "no-combat-now": { en: "no combat is being fought now", es: "ahora no se libra ningún combate" },
  "no-leader-to-retreat": {
    en: "you have no leader {inSystem} that can lead a retreat",
    es: "no tienes ningún Líder {inSystem} que pueda encabezar una retirada",
  },
  "nowhere-to-retreat": {
    en: "there is no adjacent system to which {faction} can retreat",
    es: "no hay ningún sistema adyacente al que {faction} pueda retirarse",
  },
  "combat-has-begun": {
    en: "leaders can no longer be added to this combat. They are added before the first round",
    es: "ya no se pueden añadir Líderes a este combate. Se añaden antes de la primera ronda",
  },
  "no-fighter-there": {
    en: "you have no fighter {inSystem}",
    es: "no tienes ningún caza {inSystem}",
  },
  "no-special-die-no-card": {
    en: "you have neither a special die to draw a tactic card with, nor a tactic card to play",
    es: "no tienes ni un dado especial con el que robar una carta de Táctica ni una carta de Táctica que jugar",
  },
  "not-your-attack": { en: "this is the attack of the other side", es: "este ataque es de la otra facción" },
  "objective-played": {
    en: "you have already played an objective in this combat. Only one can be played in each combat",
    es: "ya has jugado un Objetivo en este combate. Solo se puede jugar uno en cada combate",
  },
  "tactician-there": {
    en: "you already have a leader with tactic values {inSystem}",
    es: "ya tienes un Líder con puntuaciones de Táctica {inSystem}",
  },
  "tactics-forbidden": {
    en: "a card prevents tactic cards from being played in this battle",
    es: "una carta impide jugar cartas de Táctica en esta batalla",
  },
  "no-attack": { en: "no side is attacking now", es: "ninguna facción está atacando ahora" },
  "not-under-attack": { en: "your units are not under attack now", es: "ahora no se ataca a tus unidades" },
  "blocking-forbidden": {
    en: "a card prevents damage from being blocked in this battle",
    es: "una carta impide bloquear daño en esta batalla",
  },
  "no-tactic-cards": {
    en: "you have no tactic cards for this battle in hand",
    es: "no tienes en la mano cartas de Táctica para esta batalla",
  },
  "no-damage-to-block": {
    en: "no damage has been assigned that you could block",
    es: "no se ha asignado ningún daño que puedas bloquear",
  },
  "nothing-set": {
    en: "you must set at least one die first",
    es: "debes elegir antes el resultado de al menos un dado",
  },
  "no-such-die": { en: "this die cannot be picked ({aDie})", es: "este dado no se puede elegir ({aDie})" },
  "no-health": {
    en: "{unit} has no health, so it cannot be picked",
    es: "{unit} no tiene Resistencia, así que no se puede elegir",
  },
  "too-much-health": {
    en: "{unit} has too much health. The units that you still pick can have a health of {left} together",
    es: "{unit} tiene demasiada Resistencia. Las unidades que aún elijas pueden sumar una Resistencia de {left}",
  },
  "no-tactic-card": { en: "{card} is not a tactic card", es: "{card} no es una carta de Táctica" },
  "special-die": {
    en: "{card} needs a die with a special result if the card has that icon, and cannot use one otherwise",
    es: "{card} necesita un dado con icono especial si la carta tiene ese icono, y si no lo tiene no puede usarlo",
  },
  "ring-not-there": {
    en: "the {ring} ring cannot be used in this attack",
    es: "el modificador de estado «{ring}» no se puede usar en este ataque",
  },
  "no-card-left": { en: "there is no tactic card left to draw", es: "no queda ninguna carta de Táctica que robar" },
  "cannot-be-played": {
    en: "{card} would have no effect now, so it cannot be played",
    es: "{card} no tendría ningún efecto ahora, así que no se puede jugar",
  },
  "no-special-die": { en: "no {die} die shows a special", es: "ningún dado {die} muestra un icono especial" },
  "dice-left": {
    en: "you must assign all dice that can be assigned",
    es: "debes asignar todos los dados que se puedan asignar",
  },
  "not-a-target": { en: "this damage cannot be assigned to {unit}", es: "este daño no se puede asignar a {unit}" },
  "does-not-block": { en: "{card} cannot block damage", es: "{card} no puede bloquear daño" },
  "cannot-be-paid": {
    en: "{card} requires you to discard another tactic card, and you have none",
    es: "{card} exige que descartes otra carta de Táctica, y no tienes ninguna",
  },
  "no-death-star": {
    en: "{unit} is not a Death Star in this system",
    es: "{unit} no es una Estrella de la Muerte de este sistema",
  },
  "leader-cannot-lead": {
    en: "{leader} cannot lead a retreat from here",
    es: "{leader} no puede encabezar una retirada desde aquí",
  },
  "no-retreat": {
    en: "{faction} cannot retreat from this combat now",
    es: "{faction} no puede retirarse ahora de este combate",
  },
  "no-retreat-there": { en: "you cannot retreat {toSystem}", es: "no puedes retirarte {toSystem}" },
  "must-retreat": {
    en: "you must retreat, because neither side can destroy the other",
    es: "debes retirarte, porque ninguna facción puede destruir a la otra",
  },
  "at-least-one-die": {
    en: "you must set at least one die first",
    es: "debes elegir antes el resultado de al menos un dado",
  },
  "not-in-pool": { en: "this die is not left in the pool ({die})", es: "este dado ya no queda en la tirada ({die})" },
  "unknown-unit": {
    en: "this side has no unit of this type: {unit}",
    es: "esta facción no tiene ninguna unidad de este tipo: {unit}",
  },
  "unknown-leader": {
    en: "this side has no leader with this name: {leader}",
    es: "esta facción no tiene ningún Líder con este nombre: {leader}",
  },
  "unknown-system": {
    en: "there is no system with this name: {system}",
    es: "no hay ningún sistema con este nombre: {system}",
  },
  "unknown-tactic": {
    en: "this side has no tactic card with this name: {tactic}",
    es: "esta facción no tiene ninguna carta de Táctica con este nombre: {tactic}",
  },
  "unknown-action": {
    en: "this card has no effect at the start of a combat: {action}",
    es: "esta carta no tiene ningún efecto al inicio de un combate: {action}",
  },
  "no-combat": {
    en: "there is no combat to calculate, because no theater contains units of both sides",
    es: "no hay ningún combate que calcular, porque en ningún escenario de guerra hay unidades de ambas facciones",
  },
  "tactic-cards-in-play": {
    en: "exact odds can be calculated only for battles without tactic cards",
    es: "las probabilidades exactas solo se pueden calcular para batallas sin cartas de Táctica",
  },
  "too-many-positions": {
    en: "this battle can reach more than {most} positions, which is too many for exact odds. Simulate it at random instead",
    es: "esta batalla puede llegar a más de {most} posiciones, demasiadas para calcular probabilidades exactas. Simúlala al azar",
  },
};
