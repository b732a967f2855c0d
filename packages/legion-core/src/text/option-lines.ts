import type { Lines } from "@sw/tabletop/text";

/** Reasons why a named option of a card or keyword cannot be chosen, by code. */
export const OPTION_LINES: Lines = {
  "action-free-by-itself": {
    en: "{action} is a free action by itself, not one that this can give",
    es: "{action} ya es de por sí una acción gratuita, no una que esto pueda dar",
  },
  "action-takes-two": {
    en: "{action} takes two actions, so this cannot give it",
    es: "{action} cuesta dos acciones, así que esto no puede darla",
  },
  "guided-to-no-attack": {
    en: "any action may be performed so but an attack",
    es: "así puede realizarse cualquier acción menos un ataque",
  },
  "no-hit-left": { en: "no hit is left for that", es: "no queda ningún impacto para eso" },
  "no-critical-left": { en: "no critical is left for that", es: "no queda ningún impacto crítico para eso" },
  "no-blank-left": { en: "no die shows a blank", es: "ningún dado muestra una cara en blanco" },
  "no-die-to-change": {
    en: "no die is there, or left, that this could change",
    es: "no hay, o no queda, ningún dado que esto pueda cambiar",
  },
  "too-few-wounds-for-it": {
    en: "the attack deals too few wounds for that: {wounds}",
    es: "el ataque inflige demasiado pocas Heridas para eso: {wounds}",
  },
  "results-locked": {
    en: "nothing changes the results of this roll any more",
    es: "ya nada modifica los resultados de esta tirada",
  },
  "in-melee-alone": {
    en: "this is used in melee attacks alone ({option})",
    es: "esto solo se usa en ataques cuerpo a cuerpo ({option})",
  },
  "at-range-alone": {
    en: "this is used in ranged attacks alone ({option})",
    es: "esto solo se usa en ataques a distancia ({option})",
  },
  "keyword-forbids-use": { en: "{keyword} forbids this now ({option})", es: "{keyword} lo impide ahora ({option})" },
  "card-not-of-the-force": { en: "{card} is no Force upgrade", es: "{card} no es una mejora de la Fuerza" },
  "card-of-the-force": { en: "{card} is a Force upgrade", es: "{card} es una mejora de la Fuerza" },
  "card-not-exhausted": { en: "{card} is not exhausted", es: "{card} no está agotada" },
  "card-of-another-type": {
    en: "{card} is neither a heavy weapon nor gear nor an armament",
    es: "{card} no es ni Arma pesada ni Equipo ni Armamento",
  },
  "card-unique-or-limited": { en: "{card} is unique or limited", es: "{card} es única o limitada" },
  "card-discarded-already": { en: "{card} is discarded already", es: "{card} ya está descartada" },
  "card-of-another-unit": {
    en: "{card} is a command card of another unit",
    es: "{card} es una carta de Mando de otra unidad",
  },
  "token-no-charge": { en: "{token} is no charge token", es: "{token} no es una ficha de Carga" },
  "charge-of-the-other-side": {
    en: "{token} is the other player's",
    es: "{token} es del otro jugador",
  },
  "charge-of-another-card": {
    en: "{token} is a charge that this unit does not set off",
    es: "{token} es una carga que esta unidad no detona",
  },
  "not-facedown-with": {
    en: "none of your facedown tokens with {keyword} is called so",
    es: "ninguna de tus fichas boca abajo con {keyword} se llama así",
  },
  "attacker-in-another-territory": {
    en: "the leader of the attacker is in other territory",
    es: "el líder atacante está en otro territorio",
  },
  "line-scored-already": { en: "that line has been scored already", es: "esa línea ya se ha puntuado" },
  "too-little-suppression": {
    en: "{unit} has fewer suppression tokens than {least}",
    es: "{unit} tiene menos de {least} fichas de Acobardamiento",
  },
  "rank-not-in-pool": {
    en: "the order pool has no token of that rank: {rank}",
    es: "en la reserva de órdenes no hay ninguna ficha de esa categoría: {rank}",
  },
  "rank-not-held": {
    en: "no order token of that rank lies on {card}: {rank}",
    es: "en {card} no hay ninguna ficha de Orden de esa categoría: {rank}",
  },
  "whole-pool-held": {
    en: "all order tokens that are left lie on {card}",
    es: "todas las fichas de Orden que quedan están en {card}",
  },
};
