import type { Lines } from "@sw/tabletop/text";

/**
 * Texts of refusals of actions and configurations, by code: what was wrong, and what would be right. If two rules use a
 * code differently, a second key starts with the rule.
 */
export const PLAY_LINES: Lines = {
  "cannot-be-resolved": {
    en: "the option “{option}” cannot be resolved now. Options that can be resolved: {open}",
    es: "la opción «{option}» no puede resolverse ahora. Opciones que se pueden resolver: {open}",
  },
  "no-such-option": {
    en: "there is no option “{option}” here. The options are: {open}",
    es: "aquí no hay ninguna opción «{option}». Las opciones son: {open}",
  },
  "begun-before": {
    en: "this ability has already begun, so it must be resolved to its end. You cannot pass",
    es: "esta capacidad ya ha empezado, así que debe resolverse hasta el final. No puedes pasar",
  },
  "dbg.trigger.definition no-such-ability": {
    en: "there is no waiting ability number {ability}. Number of waiting abilities: {pending}",
    es: "no hay ninguna capacidad pendiente con el número {ability}. Número de capacidades pendientes: {pending}",
  },
  "no-such-ability": {
    en: "{card} does not have an ability that you can use at any time in your turn",
    es: "{card} no tiene ninguna capacidad que puedas usar en cualquier momento de tu turno",
  },
  "condition-not-met": {
    en: "the condition of the ability of {card} is not met now",
    es: "la condición de la capacidad de {card} no se cumple ahora",
  },
  "already-used": {
    en: "the ability of {card} has already been used this turn. It can be used once per turn",
    es: "la capacidad de {card} ya se ha usado este turno. Solo se puede usar una vez por turno",
  },
  "cannot-pay": {
    en: "the ability of {card} has a cost that you cannot pay in full now",
    es: "la capacidad de {card} tiene un coste que ahora no puedes pagar por completo",
  },
  "base-not-open": {
    en: "{base} cannot be chosen now. Secret bases are chosen in the order of the list. You can choose now: {open}",
    es: "{base} no se puede elegir ahora. Las bases secretas se eligen en el orden de la lista. Ahora puedes elegir: {open}",
  },
  "base-not-in-deck": {
    en: "{base} is not in your base deck. You can choose: {bases}",
    es: "{base} no está en tu mazo de bases. Puedes elegir: {bases}",
  },
  "must-pick": {
    en: "you cannot stop picking now. The effect must be carried out as far as possible. Picks left: {picksLeft}",
    es: "no puedes dejar de elegir ahora. El efecto debe resolverse en la medida de lo posible. Cartas por elegir: {picksLeft}",
  },
  "out-of-order": {
    en: "{picked} comes before a card that you have already picked. Pick cards in the order of the list, or take back your last pick",
    es: "{picked} va antes que una carta que ya has elegido. Elige las cartas en el orden de la lista, o deshaz tu última elección",
  },
  "picked-already": {
    en: "you have already picked {picked}",
    es: "ya has elegido {picked}",
  },
  "pick-lies-elsewhere": {
    en: "{picked} is in the wrong place. This effect takes cards only from: {zones}",
    es: "{picked} no está en el lugar correcto. Este efecto solo toma cartas de: {zones}",
  },
  "pick-not-there": {
    en: "this card is not there: {picked}",
    es: "esta carta no está ahí: {picked}",
  },
  "pick-not-meant": {
    en: "this effect cannot pick {picked}. It can pick: {cards}",
    es: "este efecto no puede elegir {picked}. Puede elegir: {cards}",
  },
  "pick-is-another-card": {
    en: "this effect cannot pick {picked}. It can pick only {card}",
    es: "este efecto no puede elegir {picked}. Solo puede elegir {card}",
  },
  "pick-of-another-type": {
    en: "{picked} does not have the right type. This effect can pick only cards of the type: {cardType}",
    es: "{picked} no es del tipo correcto. Este efecto solo puede elegir cartas del tipo: {cardType}",
  },
  "pick-of-another-side": {
    en: "{picked} does not belong to the right faction. This effect can pick only cards of: {factions}",
    es: "{picked} no es de la facción correcta. Este efecto solo puede elegir cartas de: {factions}",
  },
  "pick-is-itself": {
    en: "{picked} is the card whose effect is being resolved. Pick another card",
    es: "{picked} es la carta cuyo efecto se resuelve. Elige otra",
  },
  "pick-lacks-trait": {
    en: "{picked} does not have the right trait. This effect can pick only cards with: {traits}",
    es: "{picked} no tiene el atributo correcto. Este efecto solo puede elegir cartas con: {traits}",
  },
  "pick-not-unique": {
    en: "{picked} is not unique. This effect can pick only unique cards",
    es: "{picked} no es una carta única. Este efecto solo puede elegir cartas únicas",
  },
  "other-player-picks": {
    en: "{by} cannot pick the cards of this effect. The choice belongs to {decider}",
    es: "{by} no puede elegir las cartas de este efecto. Elige {decider}",
  },
  "not-your-turn": {
    en: "it is not the turn of {by}. It is the turn of {decider}",
    es: "no es el turno de {by}. Es el turno de {decider}",
  },
  "base-stands": {
    en: "your base has not been destroyed. You choose a new base only after your base is destroyed",
    es: "tu base no ha sido destruida. Solo eliges otra base cuando la tuya ha sido destruida",
  },
  "base-comes-at-turn-start": {
    en: "a new base cannot be chosen now. A player chooses it at the start of their own turn",
    es: "ahora no se puede elegir una base nueva. Cada jugador la elige al comienzo de su turno",
  },
  "bases-chosen": {
    en: "the secret bases have already been chosen. They are chosen before the first turn",
    es: "las bases secretas ya están elegidas. Se eligen antes del primer turno",
  },
  "bases-not-secret": {
    en: "this game is not played in the Secret Bases mode. Bases are chosen in secret only in that mode",
    es: "esta partida no se juega en el modo de bases secretas. Las bases solo se eligen en secreto en ese modo",
  },
  "nothing-triggered": {
    en: "no triggered ability is waiting to be resolved",
    es: "no hay ninguna capacidad activada pendiente de resolverse",
  },
  "no-ability-underway": {
    en: "no ability or reward that asks for this choice is being resolved",
    es: "no se está resolviendo ninguna capacidad ni recompensa que pida esta elección",
  },
  "nothing-defeated": {
    en: "there is no reward to accept or decline. A reward is offered only after a card in the galaxy row is defeated",
    es: "no hay ninguna recompensa que aceptar o rechazar. Solo se ofrece tras derrotar una carta de la fila de la galaxia",
  },
  "no-damage-to-split": {
    en: "there is no damage to divide. The attacker divides damage only after an attack on a base whose player has capital ships",
    es: "no hay daño que repartir. El atacante solo lo reparte tras un ataque contra una base cuyo jugador tiene naves de línea",
  },
  "another-ship-first": {
    en: "damage is assigned to one ship after another. Assign it to {ship} now",
    es: "el daño se asigna a una nave tras otra. Asígnalo ahora a {ship}",
  },
  "amount-out-of-range": {
    en: "{amount} damage cannot be assigned to this ship. Assign {least} to {most}",
    es: "no se puede asignar {amount} de daño a esta nave. Asigna de {least} a {most}",
  },
  "not-in-hand": {
    en: "{card} is not in your hand. You can play only cards from your hand",
    es: "{card} no está en tu mano. Solo puedes jugar cartas de tu mano",
  },
  "which-copy": {
    en: "you have several copies of {card} in hand. Say which one you play: {cards}",
    es: "tienes en la mano varias copias de {card}. Indica cuál juegas: {cards}",
  },
  "no-card-there": {
    en: "slot {slot} of the galaxy row is empty",
    es: "la posición {slot} de la fila de la galaxia está vacía",
  },
  "other-faction": {
    en: "{card} belongs to the other faction. You can purchase only neutral cards and cards of your own faction",
    es: "{card} pertenece a la otra facción. Solo puedes adquirir cartas neutrales y cartas de tu facción",
  },
  "no-pilot-left": {
    en: "the Outer Rim Pilot deck is empty. It is never refilled",
    es: "el mazo de Piloto del Borde Exterior está vacío. Nunca se repone",
  },
  "too-few-resources": {
    en: "you need {cost}, but you have only {resources}",
    es: "necesitas {cost}, pero solo tienes {resources}",
  },
  "bribing-not-agreed": {
    en: "neutral cards cannot be bribed in this game. Bribing is an optional rule that is turned off here",
    es: "en esta partida no se pueden sobornar cartas neutrales. El soborno es una regla opcional que aquí no se usa",
  },
  "not-neutral": {
    en: "{card} is not neutral. Only neutral cards can be bribed",
    es: "{card} no es neutral. Solo se pueden sobornar cartas neutrales",
  },
  "not-in-play": {
    en: "you do not have {subject} in play",
    es: "no tienes {subject} en juego",
  },
  "in-play-of-the-opponent": {
    en: "{card} belongs to your opponent. You can use and commit only your own cards",
    es: "{card} es de tu adversario. Solo puedes usar y asignar tus propias cartas",
  },
  "already-committed": {
    en: "{subject} has already been committed to an attack this turn. Each card can attack once per turn",
    es: "{subject} ya se ha asignado a un ataque este turno. Cada carta solo puede atacar una vez por turno",
  },
  "ships-attack-the-base": {
    en: "{subject} is a capital ship. Only units can attack cards in the galaxy row",
    es: "{subject} es una nave de línea. Solo las unidades pueden atacar cartas de la fila de la galaxia",
  },
  "no-target-there": {
    en: "{target} cannot be attacked. You can attack enemy units in the galaxy row, and other cards only if your base allows it",
    es: "no se puede atacar {target}. Puedes atacar unidades enemigas de la fila de la galaxia, y otras cartas solo si tu base lo permite",
  },
  "dbg.option.neutral-not-attackable no-target-there": {
    en: "{target} is neutral. Neutral cards can be attacked only if one of your cards allows it",
    es: "{target} es neutral. Las cartas neutrales solo se pueden atacar si lo permite una carta tuya",
  },
  "dbg.hunt.which-cards no-target-there": {
    en: "{target} cannot be attacked. In the galaxy row you can attack only enemy units",
    es: "no se puede atacar {target}. En la fila de la galaxia solo puedes atacar unidades enemigas",
  },
  "nothing-committed": {
    en: "no card is committed to an attack on {target}. Commit a card to it first",
    es: "no hay ninguna carta asignada a un ataque contra {target}. Asigna antes una carta",
  },
  "rules-not-published-here": {
    en: "this version does not support two-versus-two games. The supported modes are: {modes}",
    es: "esta versión no admite partidas por parejas. Los modos admitidos son: {modes}",
  },
  "bases-out-of-range": {
    en: "a game cannot be played to {count} destroyed bases. Choose a number from {least} to {most}",
    es: "no se puede jugar a {count} bases destruidas. Elige un número de {least} a {most}",
  },
};
