import type { Lines } from "@sw/tabletop/text";

/**
 * Texts of refusals of actions and configurations, by code: what was wrong, and what would be right. If two rules use a
 * code differently, a second key starts with the rule.
 */
export const PLAY_LINES: Lines = {
  "cannot-be-resolved": {
    en: "the option “{option}” cannot be resolved now; choose one that can: {open}",
    es: "la opción «{option}» no puede resolverse ahora; elige una que sí pueda: {open}",
  },
  "no-such-option": {
    en: "there is no option “{option}” here; choose one of: {open}",
    es: "aquí no hay ninguna opción «{option}»; elige una de estas: {open}",
  },
  "begun-before": {
    en: "this ability was begun before and is carried out to its end; it cannot be let pass",
    es: "esta capacidad ya se había empezado y se resuelve hasta el final; no se puede dejar pasar",
  },
  "dbg.trigger.definition no-such-ability": {
    en: "there is no ability {ability} waiting; the number of those that wait: {pending}",
    es: "no hay ninguna capacidad {ability} pendiente; número de las que esperan: {pending}",
  },
  "no-such-ability": {
    en: "{card} has no ability that can be used at any moment of the turn",
    es: "{card} no tiene ninguna capacidad que se pueda usar en cualquier momento del turno",
  },
  "condition-not-met": {
    en: "the ability of {card} can be used only while its condition holds, and now it does not",
    es: "la capacidad de {card} solo se puede usar mientras se cumpla su condición, y ahora no se cumple",
  },
  "already-used": {
    en: "the ability of {card} has been used this turn; it can be used once in each turn",
    es: "la capacidad de {card} ya se ha usado este turno; solo se puede usar una vez por turno",
  },
  "cannot-pay": {
    en: "the ability of {card} begins with a price that cannot be paid in full now",
    es: "la capacidad de {card} empieza con un precio que ahora no se puede pagar por completo",
  },
  "base-not-open": {
    en: "{base} cannot be chosen now: bases are chosen in their fixed order; open are: {open}",
    es: "{base} no se puede elegir ahora: las bases se eligen en su orden fijo; están abiertas: {open}",
  },
  "base-not-in-deck": {
    en: "{base} is not in your base deck; choose one of: {bases}",
    es: "{base} no está en tu mazo de bases; elige una de estas: {bases}",
  },
  "must-pick": {
    en: "an effect once begun is carried out as far as possible: go on picking (picks left: {picksLeft})",
    es: "un efecto empezado se resuelve en la medida de lo posible: sigue eligiendo (por elegir: {picksLeft})",
  },
  "out-of-order": {
    en: "{picked} comes too late: cards are picked in the order of the list",
    es: "{picked} llega tarde: las cartas se eligen en el orden de la lista",
  },
  "picked-already": {
    en: "{picked} has been picked already",
    es: "{picked} ya se ha elegido",
  },
  "pick-lies-elsewhere": {
    en: "{picked} does not lie where this effect takes cards from: {zones}",
    es: "{picked} no está donde este efecto toma las cartas: {zones}",
  },
  "pick-not-there": {
    en: "there is no such card there: {picked}",
    es: "allí no hay tal carta: {picked}",
  },
  "pick-not-meant": {
    en: "this effect is not about {picked}; it is about: {cards}",
    es: "este efecto no se refiere a {picked}; se refiere a: {cards}",
  },
  "pick-is-another-card": {
    en: "{picked} does not fit; this effect is about the card {card}",
    es: "{picked} no sirve; este efecto se refiere a la carta {card}",
  },
  "pick-of-another-type": {
    en: "{picked} is a card of another type; this effect is about: {cardType}",
    es: "{picked} es una carta de otro tipo; este efecto se refiere a: {cardType}",
  },
  "pick-of-another-side": {
    en: "{picked} is a card of another faction; this effect is about: {factions}",
    es: "{picked} es una carta de otra facción; este efecto se refiere a: {factions}",
  },
  "pick-is-itself": {
    en: "{picked} is the card whose effect this is; pick another one",
    es: "{picked} es la carta cuyo efecto se resuelve; elige otra",
  },
  "pick-lacks-trait": {
    en: "{picked} does not have the trait that this effect asks for: {traits}",
    es: "{picked} no tiene el atributo que pide este efecto: {traits}",
  },
  "pick-not-unique": {
    en: "{picked} is not unique; this effect is about unique cards",
    es: "{picked} no es una carta única; este efecto se refiere a cartas únicas",
  },
  "other-player-picks": {
    en: "it is not for {by} to pick the cards of this effect; it is for {decider}",
    es: "no es {by} quien elige las cartas de este efecto, sino {decider}",
  },
  "not-your-turn": {
    en: "it is the turn of {decider}, not of {by}",
    es: "es el turno de {decider}, no de {by}",
  },
  "base-stands": {
    en: "a new base comes into play once the base in play is destroyed, and it stands",
    es: "solo entra en juego otra base cuando la que hay es destruida, y sigue en pie",
  },
  "base-comes-at-turn-start": {
    en: "a new base comes into play at the start of the turn of its player",
    es: "la base nueva entra en juego al comienzo del turno de su jugador",
  },
  "bases-chosen": {
    en: "bases are chosen in secret before the first turn, and all are chosen",
    es: "las bases se eligen en secreto antes del primer turno, y ya están elegidas",
  },
  "bases-not-secret": {
    en: "bases are chosen in secret in the Secret Bases mode alone",
    es: "las bases solo se eligen en secreto en el modo de bases secretas",
  },
  "nothing-triggered": {
    en: "no triggered ability waits to be resolved",
    es: "no hay ninguna capacidad activada pendiente de resolverse",
  },
  "no-ability-underway": {
    en: "no ability or reward that asks for this is being resolved",
    es: "no se está resolviendo ninguna capacidad ni recompensa que lo pida",
  },
  "nothing-defeated": {
    en: "a reward is offered when a card of the galaxy row has been defeated",
    es: "la recompensa se ofrece cuando se ha derrotado una carta de la fila de la galaxia",
  },
  "no-damage-to-split": {
    en: "no damage is being divided: an attack on the base is resolved when capital ships of the defender can share it",
    es: "no se está repartiendo daño: eso ocurre al resolver un ataque contra la base si hay naves de línea que puedan recibirlo",
  },
  "another-ship-first": {
    en: "damage is assigned ship by ship; the next one is {ship}",
    es: "el daño se asigna nave por nave; la siguiente es {ship}",
  },
  "amount-out-of-range": {
    en: "{amount} damage cannot be assigned to that ship; assign from {least} to {most}",
    es: "no se puede asignar a esa nave un daño de {amount}; asigna de {least} a {most}",
  },
  "not-in-hand": {
    en: "{card} is not in your hand; only cards in hand can be played",
    es: "{card} no está en tu mano; solo se pueden jugar cartas de la mano",
  },
  "which-copy": {
    en: "your hand holds several copies of {card}; say which: {cards}",
    es: "en tu mano hay varias copias de {card}; di cuál: {cards}",
  },
  "no-card-there": {
    en: "there is no card in slot {slot} of the galaxy row",
    es: "no hay ninguna carta en la posición {slot} de la fila de la galaxia",
  },
  "other-faction": {
    en: "{card} belongs to the other faction; you can purchase cards of your own faction and neutral ones",
    es: "{card} pertenece a la otra facción; puedes adquirir cartas de tu facción y cartas neutrales",
  },
  "no-pilot-left": {
    en: "the Outer Rim Pilot deck is empty, and it is not refilled",
    es: "el mazo de Piloto del Borde Exterior está vacío, y no se repone",
  },
  "too-few-resources": {
    en: "this costs {cost}, and your resource pool holds {resources}",
    es: "esto cuesta {cost}, y en tu reserva de recursos hay {resources}",
  },
  "bribing-not-agreed": {
    en: "bribing neutral cards is an optional rule, and this game is played without it",
    es: "sobornar cartas neutrales es una regla opcional, y esta partida se juega sin ella",
  },
  "not-neutral": {
    en: "{card} is not neutral; only neutral cards can be bribed",
    es: "{card} no es neutral; solo se pueden sobornar cartas neutrales",
  },
  "not-in-play": {
    en: "you do not have {subject} in play",
    es: "no tienes {subject} en juego",
  },
  "in-play-of-the-opponent": {
    en: "{card} belongs to your opponent; you use and commit your own cards",
    es: "{card} es de tu adversario; solo usas y asignas tus propias cartas",
  },
  "already-committed": {
    en: "{subject} has been committed to an attack this turn; each card attacks once in a turn",
    es: "{subject} ya se ha asignado a un ataque este turno; cada carta ataca una sola vez por turno",
  },
  "ships-attack-the-base": {
    en: "{subject} is a capital ship; only units attack cards in the galaxy row",
    es: "{subject} es una nave de línea; solo las unidades atacan cartas de la fila de la galaxia",
  },
  "no-target-there": {
    en: "{target} cannot be attacked; enemy units in the galaxy row can, and what your base allows",
    es: "no se puede atacar {target}; sí las unidades enemigas de la fila de la galaxia, y lo que permita tu base",
  },
  "dbg.option.neutral-not-attackable no-target-there": {
    en: "{target} is neutral; neutral cards are not attacked unless a card of yours allows it",
    es: "{target} es neutral; las cartas neutrales no se atacan salvo que lo permita una carta tuya",
  },
  "dbg.hunt.which-cards no-target-there": {
    en: "{target} is an enemy card that cannot be attacked in the galaxy row; enemy units can",
    es: "{target} es una carta enemiga que no se puede atacar en la fila de la galaxia; las unidades enemigas sí",
  },
  "nothing-committed": {
    en: "no card is committed to an attack on {target}; commit cards to it first",
    es: "no hay ninguna carta asignada a un ataque contra {target}; asigna cartas primero",
  },
  "rules-not-published-here": {
    en: "the rules of two-versus-two multiplayer are published elsewhere; the modes here: {modes}",
    es: "las reglas del multijugador por parejas se publican aparte; los modos aquí son: {modes}",
  },
  "bases-out-of-range": {
    en: "a game cannot be played to {count} destroyed bases; agree on {least} to {most}",
    es: "no se puede jugar a {count} bases destruidas; acordad de {least} a {most}",
  },
};
