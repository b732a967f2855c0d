import type { Lines } from "@sw/tabletop/text";

/** Reasons why a named option of a card or keyword cannot be chosen, by code. */
export const OPTION_LINES: Lines = {
  "action-free-by-itself": {
    en: "{action} is already a free action, so this effect cannot give it",
    es: "{action} ya es una acción gratuita, así que este efecto no puede darla",
  },
  "action-takes-two": {
    en: "{action} costs two actions, so this effect cannot give it",
    es: "{action} cuesta dos acciones, así que este efecto no puede darla",
  },
  "guided-to-no-attack": {
    en: "this effect allows any action except an attack",
    es: "este efecto permite cualquier acción excepto un ataque",
  },
  "no-hit-left": {
    en: "there is no hit result left that this could use",
    es: "no queda ningún resultado de impacto que esto pueda usar",
  },
  "no-critical-left": {
    en: "there is no critical result left that this could use",
    es: "no queda ningún resultado de impacto crítico que esto pueda usar",
  },
  "no-blank-left": {
    en: "no die shows a blank result that this could use",
    es: "ningún dado muestra una cara en blanco que esto pueda usar",
  },
  "no-die-to-change": {
    en: "there is no die left that this could change",
    es: "no queda ningún dado que esto pueda cambiar",
  },
  "too-few-wounds-for-it": {
    en: "this needs more wounds than the attack deals. It deals {wounds}",
    es: "esto necesita más Heridas de las que inflige el ataque. Este inflige {wounds}",
  },
  "results-locked": {
    en: "the results of this roll can no longer be changed",
    es: "los resultados de esta tirada ya no se pueden cambiar",
  },
  "in-melee-alone": {
    en: "this can be used only in melee attacks ({option})",
    es: "esto solo puede usarse en ataques cuerpo a cuerpo ({option})",
  },
  "at-range-alone": {
    en: "this can be used only in ranged attacks ({option})",
    es: "esto solo puede usarse en ataques a distancia ({option})",
  },
  "keyword-forbids-use": {
    en: "{keyword} prevents the use of this now ({option})",
    es: "{keyword} impide usar esto ahora ({option})",
  },
  "card-not-of-the-force": {
    en: "{card} is not a Force upgrade. Only Force upgrades can be chosen",
    es: "{card} no es una mejora de la Fuerza. Solo pueden elegirse mejoras de la Fuerza",
  },
  "card-of-the-force": {
    en: "{card} is a Force upgrade. Force upgrades cannot be chosen",
    es: "{card} es una mejora de la Fuerza. No pueden elegirse mejoras de la Fuerza",
  },
  "card-not-exhausted": {
    en: "{card} is not exhausted. Only exhausted cards can be chosen",
    es: "{card} no está agotada. Solo pueden elegirse cartas agotadas",
  },
  "card-of-another-type": {
    en: "{card} is not of the right type. Only heavy weapon, gear and armament upgrades can be chosen",
    es: "{card} no es del tipo adecuado. Solo pueden elegirse mejoras de Arma pesada, Equipo o Armamento",
  },
  "card-unique-or-limited": {
    en: "{card} is unique or limited. Such cards cannot be chosen",
    es: "{card} es única o limitada. Las cartas así no pueden elegirse",
  },
  "card-discarded-already": { en: "{card} has already been discarded", es: "{card} ya se ha descartado" },
  "card-of-another-unit": {
    en: "{card} is a command card of another unit, so it cannot be chosen",
    es: "{card} es una carta de Mando de otra unidad, así que no puede elegirse",
  },
  "token-no-charge": { en: "{token} is not a charge token", es: "{token} no es una ficha de Carga" },
  "charge-of-the-other-side": {
    en: "{token} belongs to the other player",
    es: "{token} es del otro jugador",
  },
  "charge-of-another-card": {
    en: "{token} is a kind of charge that this unit cannot detonate",
    es: "{token} es un tipo de carga que esta unidad no puede detonar",
  },
  "not-facedown-with": {
    en: "you have no facedown token with {keyword} and this name",
    es: "no tienes ninguna ficha boca abajo con {keyword} y ese nombre",
  },
  "attacker-in-another-territory": {
    en: "the leader of the attacker is not in the territory that this needs",
    es: "el líder de la unidad atacante no está en el territorio que esto exige",
  },
  "line-scored-already": { en: "this line has already been scored", es: "esta línea ya se ha puntuado" },
  "too-little-suppression": {
    en: "{unit} has too few suppression tokens. It must have at least {least}",
    es: "{unit} tiene demasiado pocas fichas de Acobardamiento. Debe tener al menos {least}",
  },
  "rank-not-in-pool": {
    en: "the order pool has no token of this rank: {rank}",
    es: "la reserva de órdenes no tiene ninguna ficha de esta categoría: {rank}",
  },
  "rank-not-held": {
    en: "{card} has no order token of this rank: {rank}",
    es: "{card} no tiene ninguna ficha de Orden de esta categoría: {rank}",
  },
  "whole-pool-held": {
    en: "no order token can be drawn, because all tokens that remain are on {card}",
    es: "no se puede robar ninguna ficha de Orden, porque todas las que quedan están en {card}",
  },
};
