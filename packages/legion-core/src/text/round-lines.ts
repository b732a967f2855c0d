import type { Lines } from "@sw/tabletop/text";

/** Reasons for refusals during the game, by code. */
export const ROUND_LINES: Lines = {
  "not-on-the-battlefield": { en: "{unit} is not on the battlefield", es: "{unit} no está en el campo de batalla" },
  "activated-already": {
    en: "{unit} has already been activated this round",
    es: "{unit} ya se ha activado en esta ronda",
  },
  "command-card-not-in-hand": {
    en: "the command card {card} is not in your hand",
    es: "la carta de Mando {card} no está en tu mano",
  },
  "friendly-unit": {
    en: "{unit} is not an enemy unit. Only enemy units can be attacked",
    es: "{unit} no es una unidad enemiga. Solo se puede atacar a unidades enemigas",
  },
  "declared-already": {
    en: "{unit} has already been declared as a defender",
    es: "{unit} ya se ha declarado como defensora",
  },
  "never-stands-by": {
    en: "{unit} is of a type that cannot gain or spend standby tokens",
    es: "{unit} es de un tipo que no puede ganar ni gastar fichas de Alerta",
  },
  "no-attack-now": { en: "no unit is attacking now", es: "ninguna unidad está atacando ahora" },
  "no-card-revealed": {
    en: "you have not revealed a command card",
    es: "no has revelado ninguna carta de Mando",
  },
  "no-choice-of-card": {
    en: "you have no command card to choose now",
    es: "ahora no tienes que elegir ninguna carta de Mando",
  },
  "no-choice-of-commander": {
    en: "you have no choice to make, because fewer than two units can be nominated",
    es: "no tienes nada que elegir, porque no hay dos unidades que puedan ser designadas",
  },
  "no-courage-to-borrow": {
    en: "{unit} cannot borrow courage. Either it does not panic, or no unit can lend it its courage",
    es: "{unit} no puede usar el Aplomo de otra. O no entra en Pánico, o ninguna unidad puede prestarle su Aplomo",
  },
  "no-standby-token": { en: "{unit} has no standby token", es: "{unit} no tiene ninguna ficha de Alerta" },
  "no-such-command-card": {
    en: "there is no command card {card}",
    es: "no existe la carta de Mando {card}",
  },
  "no-such-die": { en: "this die cannot be picked", es: "este dado no se puede elegir" },
  "unknown-unit": { en: "there is no unit {unit}", es: "no existe la unidad {unit}" },
  "no-such-use": {
    en: "{option} is not an option here. Options now: {options}",
    es: "{option} no es una opción aquí. Opciones ahora: {options}",
  },
  "no-token-left": {
    en: "there is no token of this kind left to spend ({token})",
    es: "no queda ninguna ficha de este tipo que gastar ({token})",
  },
  "nobody-is-active": {
    en: "no unit is being activated now",
    es: "ninguna unidad se está activando ahora",
  },
  "nobody-on-standby": {
    en: "none of your units has a standby token",
    es: "ninguna de tus unidades tiene una ficha de Alerta",
  },
  "nobody-to-attack": {
    en: "the unit cannot attack any enemy unit: {enemies}",
    es: "la unidad no puede atacar a ninguna unidad enemiga: {enemies}",
  },
  "not-a-free-action": {
    en: "the standby token does not give this action ({action}). It gives: {open}",
    es: "la ficha de Alerta no da esta acción ({action}). Da: {open}",
  },
  "not-in-this-phase": {
    en: "standby tokens can be spent only in the Activation Phase",
    es: "las fichas de Alerta solo se pueden gastar en la Fase de Activación",
  },
  "nothing-to-activate": {
    en: "you have no unit left to activate and no order token to draw",
    es: "no te queda ninguna unidad que activar ni ficha de Orden que robar",
  },
  "nothing-to-do-with-standby": {
    en: "{unit} can neither attack that unit nor move",
    es: "{unit} no puede ni atacar a esa unidad ni moverse",
  },
  "nothing-to-use": {
    en: "you have nothing left to use in this attack",
    es: "no te queda nada que usar en este ataque",
  },
  "nothing-to-use-it-on": {
    en: "this has no effect now ({option}). Either nothing can be changed by it, or another rule forbids it",
    es: "esto no tiene efecto ahora ({option}). O no hay nada que pueda cambiar, u otra regla lo prohíbe",
  },
  "order-not-drawn": {
    en: "{unit} has no faceup order token. Draw an order token, or activate one of these units: {units}",
    es: "{unit} no tiene ninguna ficha de Orden boca arriba. Roba una ficha de Orden o activa una de estas unidades: {units}",
  },
  "ordered-already": {
    en: "{unit} has already been issued an order this round",
    es: "a {unit} ya se le ha impartido una Orden en esta ronda",
  },
  "orders-of-the-other-side": {
    en: "you cannot issue these orders. The commander of the other player issues them",
    es: "no puedes impartir estas Órdenes. Las imparte el comandante del otro jugador",
  },
  "other-rank-drawn": {
    en: "the drawn order token does not match the rank of {unit}. You can activate: {units}",
    es: "la ficha de Orden robada no es de la categoría de {unit}. Puedes activar: {units}",
  },
  "other-side-is-active": {
    en: "it is not your activation. The other player is activating {unit}",
    es: "no es tu activación. El otro jugador está activando {unit}",
  },
  "own-unit-acted": {
    en: "a standby token can be spent only after an enemy unit acts. The unit that acted is {cause}",
    es: "una ficha de Alerta solo se puede gastar después de que actúe una unidad enemiga. La unidad que ha actuado es {cause}",
  },
  "standby-out-of-reach": {
    en: "{cause} is not at range {reach} of {unit}",
    es: "{cause} no está a alcance {reach} de {unit}",
  },
  "standby-sees-nothing": {
    en: "{unit} has no line of sight to {cause}",
    es: "{unit} no tiene línea de visión hasta {cause}",
  },
  "picked-already": { en: "{unit} has already been chosen", es: "{unit} ya se ha elegido" },
  "unit-defeated": { en: "{unit} is defeated", es: "{unit} está derrotada" },
  "unit-gone": {
    en: "{cause} is no longer on the battlefield",
    es: "{cause} ya no está en el campo de batalla",
  },
  "unit-is-active": {
    en: "{unit} is being activated, so it cannot be chosen here",
    es: "{unit} se está activando, así que no puede elegirse aquí",
  },
  "unit-not-deployed": {
    en: "{unit} is not on the battlefield",
    es: "{unit} no está en el campo de batalla",
  },
  "unit-of-the-other-side": {
    en: "{unit} belongs to the wrong player for this choice",
    es: "{unit} no es del jugador que corresponde a esta elección",
  },
  "use-of-the-other-side": {
    en: "only the other player can use this ({option})",
    es: "esto solo puede usarlo el otro jugador ({option})",
  },
  "used-in-another-step": {
    en: "this is used in another step of the attack ({option}, {step})",
    es: "esto se usa en otro paso del ataque ({option}, {step})",
  },
  "action-impossible": {
    en: "the unit cannot perform this action now: {action}",
    es: "la unidad no puede realizar ahora esta acción: {action}",
  },
  "action-not-open": {
    en: "the unit can no longer perform this action ({action}). Actions performed: {done}",
    es: "la unidad ya no puede realizar esta acción ({action}). Acciones realizadas: {done}",
  },
  "must-perform": {
    en: "“{unit}” must perform this action first: {action}",
    es: "«{unit}» debe realizar antes esta acción: {action}",
  },
  "no-actions-left": {
    en: "the unit does not have enough actions left for this ({action}). Actions left: {left}",
    es: "a la unidad no le quedan acciones suficientes para esto ({action}). Le quedan: {left}",
  },
  "no-such-action": {
    en: "the unit has no such action ({action})",
    es: "la unidad no dispone de esa acción ({action})",
  },
  immobilized: {
    en: "{unit} is immobilized, so it cannot move",
    es: "la unidad {unit} está inmovilizada, así que no puede moverse",
  },
  engaged: {
    en: "{unit} is engaged, so it cannot make this move",
    es: "la unidad {unit} está trabada, así que no puede hacer este movimiento",
  },
  "holds-asset": {
    en: "{unit} holds an asset, so it cannot make this move",
    es: "la unidad {unit} lleva una ficha de Recurso, así que no puede hacer este movimiento",
  },
  "has-moved": {
    en: "{unit} can perform only one move action in each activation, and it has already performed it",
    es: "la unidad {unit} solo puede realizar una acción de movimiento en cada activación, y ya la ha realizado",
  },
  "weighed-down": {
    en: "{unit} holds an asset, so it cannot jump",
    es: "la unidad {unit} lleva una ficha de Recurso, así que no puede saltar",
  },
  "only-pivots": {
    en: "{unit} cannot make any move except a pivot",
    es: "la unidad {unit} no puede realizar otro movimiento que no sea pivotar",
  },
  "not-engaged": {
    en: "{unit} is not engaged, so it cannot withdraw",
    es: "la unidad {unit} no está trabada, así que no puede batirse en retirada",
  },
  "speed-zero": {
    en: "{unit} has speed 0, so it cannot withdraw",
    es: "la unidad {unit} tiene Velocidad 0, así que no puede batirse en retirada",
  },
  "has-attacked": {
    en: "{unit} has already attacked, so it cannot withdraw",
    es: "la unidad {unit} ya ha atacado, así que no puede batirse en retirada",
  },
  "not-a-move": { en: "{unit} must be moved now", es: "ahora hay que mover la unidad {unit}" },
  "not-standard": {
    en: "{unit} must make a full standard move",
    es: "la unidad {unit} debe hacer un movimiento normal completo",
  },
  "not-at-full-speed": {
    en: "{unit} must move with the tool of speed {speed}, not {tool}",
    es: "la unidad {unit} debe moverse con la plantilla de Velocidad {speed}, no {tool}",
  },
  "not-as-far-as-possible": {
    en: "{unit} must move as far as it can",
    es: "la unidad {unit} debe moverse tan lejos como pueda",
  },
  "not-as-leader": {
    en: "{miniature} must face in the same direction as its leader",
    es: "{miniature} debe estar orientada en la misma dirección que su líder",
  },
  "not-in-contact": {
    en: "{miniature} must be in base contact with an enemy",
    es: "{miniature} debe quedar en contacto entre peanas con un enemigo",
  },
  "not-offered": {
    en: "this cannot be chosen here. You can choose: {offered}",
    es: "esto no se puede elegir aquí. Puedes elegir: {offered}",
  },
  "card-not-played-yet": {
    en: "this version does not support {card}. It supports: {played}",
    es: "esta versión no admite {card}. Admite: {played}",
  },
  "keyword-not-played-yet": {
    en: "this version does not support the keyword {keyword} of {card}",
    es: "esta versión no admite la cualidad {keyword} de {card}",
  },
  "upgrade-not-played-yet": {
    en: "this version does not support the effect of {card}",
    es: "esta versión no admite el efecto de {card}",
  },
  "battle-force-not-played-yet": {
    en: "this version does not support the special rules of {battleForce}",
    es: "esta versión no admite las reglas especiales de {battleForce}",
  },
  "height-of-no-vehicle": {
    en: "{unit} is not a vehicle. Players can agree on the height of vehicles only",
    es: "{unit} no es un vehículo. Los jugadores solo pueden acordar la altura de los vehículos",
  },
  "another-action-first": {
    en: "the unit cannot perform {action} yet. Its first action must be one of these: {first}",
    es: "la unidad no puede realizar todavía {action}. Su primera acción debe ser una de estas: {first}",
  },
  "not-a-side": {
    en: "this is not a side of the card. Choose one of: {sides}",
    es: "eso no es una cara de la carta. Elige una de estas: {sides}",
  },
  "cards-not-played-yet": {
    en: "this version does not support {cards}. It supports: {played}",
    es: "esta versión no admite {cards}. Admite: {played}",
  },
  "armies-of-two-formats": {
    en: "the two armies are built for different formats: {formats}",
    es: "los dos ejércitos son de formatos distintos: {formats}",
  },
  "armies-of-two-limits": {
    en: "the two armies are built for different point limits: {limits}",
    es: "los dos ejércitos tienen límites de puntos distintos: {limits}",
  },
  "map-of-another-battlefield": {
    en: "the map of {card} has {squares} squares, which does not match the size of the battlefield",
    es: "el mapa de {card} tiene {squares} casillas, que no corresponden al tamaño del campo de batalla",
  },
  "terrain-on-map-spot": {
    en: "terrain is in the way of a token on the map of {card} ({broken}). Agree on another place for the terrain",
    es: "un elemento de terreno ocupa el lugar de una ficha del mapa de {card} ({broken}). Acordad otro lugar para el terreno",
  },
};
