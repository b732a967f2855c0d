import type { Lines } from "@sw/tabletop/text";

/** The lines of violations in combat and in questions about its odds, by code. */
export const COMBAT_LINES: Lines = {
  "no-tactic-values": {
    en: "{leader} has no tactic values and cannot activate systems",
    es: "{leader} no tiene puntuaciones de Táctica y no puede activar sistemas",
  },
  "no-combat-now": { en: "there is no combat", es: "no hay ningún combate" },
  "no-leader-to-retreat": {
    en: "no leader of yours {inSystem} can lead a retreat",
    es: "ningún Líder tuyo {inSystem} puede encabezar una retirada",
  },
  "nowhere-to-retreat": {
    en: "there is no adjacent system that {faction} may retreat to",
    es: "no hay ningún sistema adyacente al que {faction} pueda retirarse",
  },
  "combat-has-begun": {
    en: "leaders are added before the battle; that step is over",
    es: "los Líderes se añaden antes de la batalla; ese paso ya ha pasado",
  },
  "no-fighter-there": {
    en: "you have no fighter {inSystem}",
    es: "no tienes ningún caza {inSystem}",
  },
  "no-special-die-no-card": {
    en: "there is no special die to draw a tactic card with, and no tactic card to play",
    es: "no hay ningún dado especial con el que robar una carta de Táctica, ni carta de Táctica que jugar",
  },
  "not-your-attack": { en: "it is not your attack", es: "no es tu ataque" },
  "objective-played": {
    en: "an objective has been played in this combat already",
    es: "ya se ha jugado un Objetivo en este combate",
  },
  "tactician-there": {
    en: "a leader of yours with tactic values is {inSystem} already",
    es: "un Líder tuyo con puntuaciones de Táctica ya está {inSystem}",
  },
  "tactics-forbidden": {
    en: "a card forbids to play tactic cards in this battle",
    es: "una carta prohíbe jugar cartas de Táctica en esta batalla",
  },
  "no-attack": { en: "nobody is attacking", es: "nadie está atacando" },
  "not-under-attack": { en: "it is not your units that are under attack", es: "no son tus unidades las atacadas" },
  "blocking-forbidden": {
    en: "a card forbids to block damage in this battle",
    es: "una carta prohíbe bloquear daño en esta batalla",
  },
  "no-tactic-cards": {
    en: "you hold no tactic cards of this battle",
    es: "no tienes cartas de Táctica de esta batalla",
  },
  "no-damage-to-block": {
    en: "no damage has been assigned that could be blocked",
    es: "no se ha asignado daño que bloquear",
  },
  "nothing-set": {
    en: "set at least one die before you go on",
    es: "elige el resultado de al menos un dado antes de seguir",
  },
  "no-such-die": { en: "no such die can be picked ({aDie})", es: "no se puede elegir ese dado ({aDie})" },
  "no-health": {
    en: "{unit} has no health and cannot be picked",
    es: "{unit} no tiene Resistencia y no se puede elegir",
  },
  "too-much-health": {
    en: "{unit} has more health than is left to destroy ({left})",
    es: "{unit} tiene más Resistencia de la que queda por destruir ({left})",
  },
  "no-tactic-card": { en: "{card} is no tactic card", es: "{card} no es una carta de Táctica" },
  "special-die": {
    en: "a die that shows a special is spent for {card} exactly if the card has that icon",
    es: "se gasta un dado con icono especial para {card} solo si la carta tiene ese icono",
  },
  "ring-not-there": {
    en: "the {ring} ring cannot be used in this attack",
    es: "el modificador de estado «{ring}» no se puede usar en este ataque",
  },
  "no-card-left": { en: "no tactic card is left to draw", es: "no quedan cartas de Táctica que robar" },
  "cannot-be-played": { en: "{card} would do nothing now", es: "{card} no haría nada ahora" },
  "no-special-die": { en: "no {die} die shows a special", es: "ningún dado {die} muestra un icono especial" },
  "dice-left": {
    en: "all dice that can be assigned must be",
    es: "hay que asignar todos los dados que se puedan asignar",
  },
  "not-a-target": { en: "this damage cannot go to {unit}", es: "este daño no puede ir a {unit}" },
  "does-not-block": { en: "{card} does not block damage", es: "{card} no bloquea daño" },
  "cannot-be-paid": {
    en: "you have no other tactic card to discard for {card}",
    es: "no tienes otra carta de Táctica que descartar para {card}",
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
    en: "neither side can destroy the other: you must retreat",
    es: "ninguna facción puede destruir a la otra: debes retirarte",
  },
  "at-least-one-die": {
    en: "set at least one die before you go on",
    es: "elige el resultado de al menos un dado antes de seguir",
  },
  "not-in-pool": { en: "the pool has no such die left ({die})", es: "no queda ese dado en la tirada ({die})" },
  "unknown-unit": {
    en: "there is no such unit on that side: {unit}",
    es: "no hay ninguna unidad así en esa facción: {unit}",
  },
  "unknown-leader": {
    en: "there is no such leader on that side: {leader}",
    es: "no hay ningún Líder así en esa facción: {leader}",
  },
  "unknown-system": {
    en: "there is no such system: {system}",
    es: "no hay ningún sistema así: {system}",
  },
  "unknown-tactic": {
    en: "there is no such tactic card: {tactic}",
    es: "no hay ninguna carta de Táctica así: {tactic}",
  },
  "unknown-action": {
    en: "this card does nothing at the start of a combat: {action}",
    es: "esta carta no hace nada al inicio de un combate: {action}",
  },
  "no-combat": {
    en: "there is no combat to give the odds of: no theater holds units of both sides",
    es: "no hay combate que calcular: ningún escenario de guerra tiene unidades de ambas facciones",
  },
  "tactic-cards-in-play": {
    en: "exact odds are for battles without tactic cards",
    es: "las probabilidades exactas son para batallas sin cartas de Táctica",
  },
  "too-many-positions": {
    en: "the battle can come to more than {most} positions, too many for exact odds; play it out at random instead",
    es: "la batalla puede llegar a más de {most} posiciones, demasiadas para calcularla con exactitud; simúlala al azar",
  },
};
