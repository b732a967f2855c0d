import type { Lines } from "@sw/tabletop/text";

/** Reasons for refusals during the game, by code. */
export const ROUND_LINES: Lines = {
  "not-on-the-battlefield": { en: "{unit} is not on the battlefield", es: "{unit} no está en el campo de batalla" },
  "activated-already": {
    en: "{unit} has been activated this round",
    es: "{unit} ya se ha activado en esta ronda",
  },
  "command-card-not-in-hand": {
    en: "the command card {card} is not in your hand",
    es: "la carta de Mando {card} no está en tu mano",
  },
  "friendly-unit": { en: "{unit} is no enemy", es: "{unit} no es una unidad enemiga" },
  "declared-already": {
    en: "{unit} has been declared as a defender already",
    es: "{unit} ya se ha declarado como defensora",
  },
  "never-stands-by": {
    en: "units of the type of {unit} neither gain nor spend standby tokens",
    es: "las unidades del tipo de {unit} no ganan ni gastan fichas de Alerta",
  },
  "no-attack-now": { en: "nobody is attacking", es: "nadie está atacando" },
  "no-card-revealed": {
    en: "you have no command card revealed",
    es: "no tienes ninguna carta de Mando revelada",
  },
  "no-choice-of-card": {
    en: "there is no command card for you to choose",
    es: "no hay ninguna carta de Mando que puedas elegir",
  },
  "no-choice-of-commander": {
    en: "there are not two units that could be nominated",
    es: "no hay dos unidades que puedan ser designadas",
  },
  "no-courage-to-borrow": {
    en: "{unit} does not panic, or no unit lends it its courage",
    es: "{unit} no entra en Pánico, o ninguna unidad le presta su Aplomo",
  },
  "no-standby-token": { en: "{unit} has no standby token", es: "{unit} no tiene ninguna ficha de Alerta" },
  "no-such-command-card": {
    en: "there is no command card {card}",
    es: "no existe la carta de Mando {card}",
  },
  "no-such-die": { en: "no such die can be picked", es: "no se puede elegir ese dado" },
  "unknown-unit": { en: "there is no unit {unit}", es: "no existe la unidad {unit}" },
  "no-such-use": {
    en: "nothing in this attack is called {option}; now these can be used: {options}",
    es: "en este ataque nada se llama {option}; ahora se puede usar: {options}",
  },
  "no-token-left": {
    en: "no token of the kind is left to spend ({token})",
    es: "no queda ninguna ficha de ese tipo que gastar ({token})",
  },
  "nobody-is-active": {
    en: "no unit is being activated",
    es: "no hay ninguna unidad activándose",
  },
  "nobody-on-standby": {
    en: "none of your units has a standby token",
    es: "ninguna de tus unidades tiene una ficha de Alerta",
  },
  "nobody-to-attack": {
    en: "no enemy unit can be attacked: {enemies}",
    es: "no se puede atacar a ninguna unidad enemiga: {enemies}",
  },
  "not-a-free-action": {
    en: "the standby token gives no such action ({action}); it gives: {open}",
    es: "la ficha de Alerta no da esa acción ({action}); da: {open}",
  },
  "not-in-this-phase": {
    en: "standby tokens are spent in the Activation Phase alone",
    es: "las fichas de Alerta solo se gastan en la Fase de Activación",
  },
  "nothing-to-activate": {
    en: "you have no unit left to activate and no order token to draw",
    es: "no te queda ninguna unidad que activar ni ficha de Orden que robar",
  },
  "nothing-to-do-with-standby": {
    en: "{unit} could neither attack the unit nor move",
    es: "{unit} no podría ni atacar a la unidad ni moverse",
  },
  "nothing-to-use": {
    en: "nothing is left that you could use in this attack",
    es: "no te queda nada que puedas usar en este ataque",
  },
  "nothing-to-use-it-on": {
    en: "there is nothing to use it on now, or something forbids it ({option})",
    es: "ahora no hay nada en lo que usarlo, o algo lo prohíbe ({option})",
  },
  "order-not-drawn": {
    en: "{unit} has no order token faceup; these have, or a token is drawn: {units}",
    es: "{unit} no tiene ninguna ficha de Orden boca arriba; estas sí, o se roba una ficha: {units}",
  },
  "ordered-already": {
    en: "{unit} has been issued an order this round",
    es: "a {unit} ya se le ha impartido una Orden en esta ronda",
  },
  "orders-of-the-other-side": {
    en: "it is the other player's commander who issues orders",
    es: "es el comandante del otro jugador quien imparte Órdenes",
  },
  "other-rank-drawn": {
    en: "the order token drawn is not for the rank of {unit}; these can be activated: {units}",
    es: "la ficha de Orden robada no es de la categoría de {unit}; se pueden activar: {units}",
  },
  "other-side-is-active": {
    en: "it is {unit} of the other player that is being activated",
    es: "la unidad que se está activando es {unit}, del otro jugador",
  },
  "own-unit-acted": {
    en: "standby tokens are spent after what an enemy unit has done, and this was {cause}",
    es: "las fichas de Alerta se gastan tras lo que haga una unidad enemiga, y esta vez fue {cause}",
  },
  "standby-out-of-reach": {
    en: "{cause} is not at range {reach} of {unit}",
    es: "{cause} no está a alcance {reach} de {unit}",
  },
  "standby-sees-nothing": {
    en: "{unit} has no line of sight to {cause}",
    es: "{unit} no tiene línea de visión hasta {cause}",
  },
  "picked-already": { en: "{unit} has been chosen already", es: "{unit} ya se ha elegido" },
  "unit-defeated": { en: "{unit} is defeated", es: "{unit} está derrotada" },
  "unit-gone": {
    en: "{cause} is not on the battlefield any more",
    es: "{cause} ya no está en el campo de batalla",
  },
  "unit-is-active": {
    en: "{unit} is the unit that is being activated",
    es: "{unit} es la unidad que se está activando",
  },
  "unit-not-deployed": {
    en: "{unit} is not on the battlefield",
    es: "{unit} no está en el campo de batalla",
  },
  "unit-of-the-other-side": {
    en: "{unit} is on the wrong side for this",
    es: "{unit} es del bando que no corresponde",
  },
  "use-of-the-other-side": {
    en: "it is for the other side to use that ({option})",
    es: "eso lo usa el otro bando ({option})",
  },
  "used-in-another-step": {
    en: "that is used in another step of the attack ({option}, {step})",
    es: "eso se usa en otro paso del ataque ({option}, {step})",
  },
  "action-impossible": {
    en: "the unit cannot perform this action now: {action}",
    es: "la unidad no puede realizar ahora esta acción: {action}",
  },
  "action-not-open": {
    en: "the unit may not perform this action ({action}) any more; done so far: {done}",
    es: "la unidad ya no puede realizar esta acción ({action}); hecho hasta ahora: {done}",
  },
  "must-perform": {
    en: "“{unit}” has to perform this action first: {action}",
    es: "«{unit}» tiene que realizar antes esta acción: {action}",
  },
  "no-actions-left": {
    en: "the unit has too few actions left for this ({action}): {left}",
    es: "a la unidad no le quedan acciones suficientes para esto ({action}): {left}",
  },
  "no-such-action": {
    en: "the unit has no such action ({action})",
    es: "la unidad no dispone de esa acción ({action})",
  },
  immobilized: {
    en: "{unit} cannot move; it is immobilized",
    es: "la unidad {unit} no puede moverse; está inmovilizada",
  },
  engaged: {
    en: "{unit} cannot move so; it is engaged",
    es: "la unidad {unit} no puede moverse así; está trabada",
  },
  "holds-asset": {
    en: "{unit} may not move so; it holds an asset",
    es: "la unidad {unit} no puede moverse así; lleva una ficha de Recurso",
  },
  "has-moved": {
    en: "{unit} makes one move action in an activation",
    es: "la unidad {unit} solo realiza una acción de movimiento en cada activación",
  },
  "weighed-down": {
    en: "{unit} holds an asset and does not jump with it",
    es: "la unidad {unit} lleva un Recurso y no salta con él",
  },
  "only-pivots": {
    en: "{unit} performs no move but a pivot",
    es: "la unidad {unit} no puede realizar otro movimiento que no sea pivotar",
  },
  "not-engaged": {
    en: "{unit} cannot withdraw; it is not engaged",
    es: "la unidad {unit} no puede batirse en retirada; no está trabada",
  },
  "speed-zero": {
    en: "{unit} cannot withdraw at speed 0",
    es: "la unidad {unit} no puede batirse en retirada con Velocidad 0",
  },
  "has-attacked": {
    en: "{unit} cannot withdraw; it has attacked already",
    es: "la unidad {unit} no puede batirse en retirada; ya ha atacado",
  },
  "not-a-move": { en: "{unit} has to be moved now", es: "ahora hay que mover la unidad {unit}" },
  "not-standard": {
    en: "{unit} has to perform a full standard move",
    es: "la unidad {unit} debe hacer un movimiento normal completo",
  },
  "not-at-full-speed": {
    en: "{unit} has to move with the tool of speed {speed}, not {tool}",
    es: "la unidad {unit} debe moverse con la plantilla de Velocidad {speed}, no {tool}",
  },
  "not-as-far-as-possible": {
    en: "{unit} has to move as far as it can",
    es: "la unidad {unit} debe moverse tan lejos como pueda",
  },
  "not-as-leader": {
    en: "{miniature} has to face as its leader does",
    es: "la orientación de {miniature} debe ser la de su líder",
  },
  "not-in-contact": {
    en: "{miniature} has to be in base contact with an enemy",
    es: "debe haber contacto entre peanas de {miniature} y un enemigo",
  },
  "not-offered": {
    en: "that cannot be chosen here; these can: {offered}",
    es: "eso no se puede elegir aquí; esto sí: {offered}",
  },
  "card-not-played-yet": {
    en: "{card} is not played by this version; these are: {played}",
    es: "esta versión no juega {card}; juega estas: {played}",
  },
  "keyword-not-played-yet": {
    en: "this version does not play the keyword {keyword} of {card}",
    es: "esta versión no juega la cualidad {keyword} de {card}",
  },
  "upgrade-not-played-yet": {
    en: "this version does not play what {card} does",
    es: "esta versión no juega lo que hace {card}",
  },
  "battle-force-not-played-yet": {
    en: "this version does not play what {battleForce} changes in play",
    es: "esta versión no juega lo que {battleForce} cambia en la partida",
  },
  "height-of-no-vehicle": {
    en: "players agree on the heights of vehicles alone, and {unit} is none",
    es: "solo se acuerda la altura de los vehículos, y {unit} no lo es",
  },
  "another-action-first": {
    en: "not {action} yet: the first action must be one of these: {first}",
    es: "todavía no {action}: la primera acción debe ser una de estas: {first}",
  },
  "not-a-side": {
    en: "choose a side of the card: {sides}",
    es: "elige una cara de la carta: {sides}",
  },
  "cards-not-played-yet": {
    en: "this version does not play {cards}; it plays: {played}",
    es: "esta versión no juega {cards}; juega: {played}",
  },
  "armies-of-two-formats": {
    en: "the armies are built for two formats: {formats}",
    es: "los ejércitos son de dos formatos: {formats}",
  },
  "armies-of-two-limits": {
    en: "the armies are built for two limits of points: {limits}",
    es: "los ejércitos son de dos límites de puntos: {limits}",
  },
  "map-of-another-battlefield": {
    en: "the map of {card} has {squares} squares; the battlefield is of another size",
    es: "el mapa de {card} tiene {squares} casillas; el campo de batalla es de otro tamaño",
  },
  "terrain-on-map-spot": {
    en: "terrain is where a token of the map of {card} has to lie ({broken}); agree on moving it",
    es: "un elemento de terreno ocupa el lugar de una ficha del mapa de {card} ({broken}); acordad moverlo",
  },
};
