import type { Lines } from "@sw/tabletop/text";

/** Reasons why a unit, miniature, card or other object cannot be chosen, by code. */
export const CHOOSING_LINES: Lines = {
  "lent-token-gone": {
    en: "this token cannot be lent ({option}). It has already been spent, or this attack allows no further token to be lent",
    es: "esta ficha no puede prestarse ({option}). Ya se ha gastado, o en este ataque no puede prestarse ninguna más",
  },
  "other-side-does": {
    en: "you cannot decide this for {unit}. The other player decides for it",
    es: "no puedes decidir esto por {unit}. Decide el otro jugador",
  },
  "no-effects-of-yours": {
    en: "none of your effects is waiting to be resolved at this moment",
    es: "ninguno de tus efectos está pendiente de resolverse en este momento",
  },
  "not-transported": {
    en: "{unit} cannot be transported by other units",
    es: "{unit} no puede ser transportada por otras unidades",
  },
  "ignores-enemy-cards": {
    en: "{unit} ignores the effects of enemy cards",
    es: "{unit} ignora los efectos de las cartas enemigas",
  },
  "guards-nobody": {
    en: "{unit} does not have Guardian, so it cannot guard other units",
    es: "{unit} no tiene Guardián, así que no puede proteger a otras unidades",
  },
  "guards-others": {
    en: "{unit} cannot guard the defender. It can guard only certain other units",
    es: "{unit} no puede proteger al defensor. Solo puede proteger a ciertas unidades",
  },
  "guards-troopers-alone": {
    en: "{unit} can guard only trooper units",
    es: "{unit} solo puede proteger a unidades de infantería",
  },
  "guards-against-ranged-alone": {
    en: "{unit} can guard only against ranged attacks",
    es: "{unit} solo puede proteger contra ataques a distancia",
  },
  "too-suppressed-to-guard": {
    en: "{unit} has too many suppression tokens to guard others",
    es: "{unit} tiene demasiadas fichas de Acobardamiento para proteger a otras",
  },
  "guards-from-too-far": {
    en: "{unit} is not at range 1 of the defender, so it cannot guard it",
    es: "{unit} no está a alcance 1 del defensor, así que no puede protegerlo",
  },
  "guards-unseeing": {
    en: "{unit} has no line of sight to the defender, so it cannot guard it",
    es: "{unit} no tiene línea de visión hasta el defensor, así que no puede protegerlo",
  },
  "no-guardian-at-hand": {
    en: "you have nothing left to use in this attack, and none of your units can guard the defender: {enemies}",
    es: "no te queda nada que usar en este ataque, y ninguna de tus unidades puede proteger al defensor: {enemies}",
  },
  "not-in-prepared-positions": {
    en: "{unit} cannot deploy in prepared positions",
    es: "{unit} no puede desplegarse en posiciones preparadas",
  },
  "nearest-spot-alone": {
    en: "there is no free space around the unit, so {token} can be placed only on the nearest free spot",
    es: "no queda sitio alrededor de la unidad, así que {token} solo puede colocarse en el lugar libre más cercano",
  },
  "unit-itself": {
    en: "{unit} cannot choose itself here. Choose another unit",
    es: "{unit} no puede elegirse aquí a sí misma. Elige otra unidad",
  },
  "for-another-alone": {
    en: "only {from} can be chosen here, not {unit}",
    es: "aquí solo puede elegirse a {from}, no a {unit}",
  },
  "unit-out-of-range": {
    en: "{unit} is not at range {range} of {from}",
    es: "{unit} no está a alcance {range} de {from}",
  },
  "unit-out-of-sight": {
    en: "there is no line of sight between {unit} and {from}",
    es: "no hay línea de visión entre {unit} y {from}",
  },
  "unit-not-engaged-with": { en: "{unit} is not engaged with {from}", es: "{unit} no está trabada con {from}" },
  "unit-engaged": {
    en: "{unit} is engaged. Only units that are not engaged can be chosen",
    es: "{unit} está trabada. Solo pueden elegirse unidades que no lo estén",
  },
  "unit-not-of-kind": {
    en: "{unit} is of the wrong kind. Only units of this kind can be chosen: {needs}",
    es: "{unit} no es del tipo adecuado. Solo pueden elegirse unidades de este tipo: {needs}",
  },
  "unit-of-another-rank": {
    en: "{unit} is of the wrong rank. Only units of these ranks can be chosen: {needs}",
    es: "{unit} no es de la categoría adecuada. Solo pueden elegirse unidades de estas categorías: {needs}",
  },
  "unit-of-the-rank": {
    en: "{unit} is of the wrong rank. Units of this rank cannot be chosen: {rank}",
    es: "{unit} no es de la categoría adecuada. No pueden elegirse unidades de esta categoría: {rank}",
  },
  "of-no-common-kind": {
    en: "{unit} has neither the faction nor the affiliation of {from}",
    es: "{unit} no tiene ni la facción ni la afiliación de {from}",
  },
  "unit-no-trooper": {
    en: "{unit} is not a trooper unit. Only trooper units can be chosen",
    es: "{unit} no es una unidad de infantería. Solo pueden elegirse unidades de infantería",
  },
  "unit-of-droids": {
    en: "{unit} is a droid unit. Only units that are not droids can be chosen",
    es: "{unit} es una unidad de droides. Solo pueden elegirse unidades que no sean de droides",
  },
  "unit-no-machine": {
    en: "{unit} is neither a vehicle nor a droid trooper unit. Only those can be chosen",
    es: "{unit} no es ni un vehículo ni infantería droide. Solo pueden elegirse esas unidades",
  },
  "unit-not-repaired": { en: "{unit} cannot be repaired", es: "{unit} no se puede reparar" },
  "unit-not-ailing": {
    en: "{unit} has no wound tokens and no poison tokens",
    es: "{unit} no tiene fichas de Herida ni de Veneno",
  },
  "unit-without-courage": {
    en: "{unit} has no courage value, so it cannot have suppression tokens",
    es: "{unit} no tiene Aplomo, así que no puede tener fichas de Acobardamiento",
  },
  "unit-without-token": {
    en: "{unit} has no token of this kind left ({token})",
    es: "a {unit} no le queda ninguna ficha de este tipo ({token})",
  },
  "unit-with-keyword": { en: "{unit} already has {keyword}", es: "{unit} ya tiene {keyword}" },
  "unit-without-keyword": { en: "{unit} does not have {keyword}", es: "{unit} no tiene {keyword}" },
  "unit-without-card": { en: "{unit} does not have {card}", es: "{unit} no tiene {card}" },
  "unit-suppressed": {
    en: "{unit} is suppressed. Only units that are not suppressed can be chosen",
    es: "{unit} está acobardada. Solo pueden elegirse unidades que no lo estén",
  },
  "unit-not-suppressed": {
    en: "{unit} is not suppressed. Only suppressed units can be chosen",
    es: "{unit} no está acobardada. Solo pueden elegirse unidades acobardadas",
  },
  "unit-panicked": {
    en: "{unit} is panicked. Only units that are not panicked can be chosen",
    es: "{unit} es presa del Pánico. Solo pueden elegirse unidades que no lo sean",
  },
  "unit-with-order": {
    en: "{unit} already has a faceup order token",
    es: "{unit} ya tiene una ficha de Orden boca arriba",
  },
  "unit-without-order": {
    en: "{unit} has no faceup order token",
    es: "{unit} no tiene ninguna ficha de Orden boca arriba",
  },
  "neither-moves-nor-attacks": {
    en: "{unit} can neither move nor attack now",
    es: "{unit} no puede ahora ni moverse ni atacar",
  },
  "has-nobody-to-attack": {
    en: "{unit} has no enemy that this attack could target",
    es: "{unit} no tiene ningún enemigo al que pueda dirigir este ataque",
  },
  "unit-too-little-wounded": {
    en: "{unit} has too few wound tokens. It must have at least {least}",
    es: "{unit} tiene demasiado pocas fichas de Herida. Debe tener al menos {least}",
  },
  "no-token-on-card": {
    en: "the card has no token left for {unit}",
    es: "a la carta no le queda ninguna ficha para {unit}",
  },
  "card-too-far-away": {
    en: "the unit with the card is too far away from {unit}",
    es: "la unidad con la carta está demasiado lejos de {unit}",
  },
  "nothing-to-take-away": {
    en: "no enemy in contact with the leader of {unit} has a card that could be discarded",
    es: "ningún enemigo en contacto con el líder de {unit} tiene una carta que se pueda descartar",
  },
  "cannot-stand-by": {
    en: "{unit} cannot perform the standby action now",
    es: "{unit} no puede realizar ahora la acción de Alerta",
  },
  "not-passed-over": {
    en: "{unit} was not moved through in this move. Only units that were moved through can be chosen",
    es: "en este movimiento no se ha pasado sobre {unit}. Solo pueden elegirse unidades sobre las que se ha pasado",
  },
  "not-beside-one": {
    en: "{unit} is not at range 1 of a unit of this kind: {needs}",
    es: "{unit} no está a alcance 1 de una unidad de este tipo: {needs}",
  },
  "carried-already": { en: "{unit} is already carried by a transport", es: "a {unit} ya la lleva un transporte" },
  "comes-over-a-flank": {
    en: "{unit} deploys from a flank, so it cannot be chosen here",
    es: "{unit} se despliega por un flanco, así que no puede elegirse aquí",
  },
  "too-many-miniatures": {
    en: "{unit} has too many miniatures. It can have at most {most}",
    es: "{unit} tiene demasiadas miniaturas. Puede tener como máximo {most}",
  },
  "two-of-corps-alone": {
    en: "{unit} cannot be chosen. A second unit can be chosen only if both are corps units",
    es: "{unit} no puede elegirse. Solo puede elegirse una segunda unidad si ambas son unidades de Tropa",
  },
  "marked-already": { en: "{unit} already has a token of this kind", es: "{unit} ya tiene una ficha de este tipo" },
  "not-named-by-its-player": {
    en: "{unit} is not one of the units that its player chose before",
    es: "{unit} no es una de las unidades que eligió antes su jugador",
  },
  "contests-none-secured": {
    en: "{unit} is not contesting a point of interest that you have secured",
    es: "{unit} no disputa ningún Punto de interés que tú hayas asegurado",
  },
  "beyond-what-goes-off": {
    en: "{unit} is too far away from the explosion. It affects: {units}",
    es: "{unit} está demasiado lejos de la explosión. Esta afecta a: {units}",
  },
  "lends-no-courage": {
    en: "{unit} cannot lend its courage to that unit",
    es: "{unit} no puede prestar su Aplomo a esa unidad",
  },
  "courage-too-low": {
    en: "the courage of {unit} is too low to keep that unit from panicking",
    es: "el Aplomo de {unit} es demasiado bajo para evitar que esa unidad entre en Pánico",
  },
  "has-an-order-token": { en: "{unit} already has an order token", es: "{unit} ya tiene una ficha de Orden" },
  "acts-on-a-drawn-order": {
    en: "{unit} is already being activated with an order token drawn from the pool",
    es: "{unit} ya se está activando con una ficha de Orden robada de la reserva",
  },
  "no-order-token-left": {
    en: "the order pool has no token left for the rank of {unit}: {rank}",
    es: "en la reserva de órdenes no queda ninguna ficha de la categoría de {unit}: {rank}",
  },
  "heeds-others-alone": {
    en: "{unit} cannot be issued an order by this source",
    es: "{unit} no puede recibir Órdenes de esta fuente",
  },
  "takes-no-order-from": {
    en: "{unit} cannot be issued an order by {from}",
    es: "{unit} no puede recibir Órdenes de {from}",
  },
  "affiliation-of-its-own": {
    en: "{unit} has an affiliation that {from} does not have, so it cannot be issued an order by {from}",
    es: "{unit} tiene una afiliación que {from} no tiene, así que no puede recibir Órdenes de {from}",
  },
  "orders-jammed": {
    en: "a nearby enemy unit prevents other units from issuing orders to {unit}",
    es: "una unidad enemiga cercana impide que otras unidades impartan Órdenes a {unit}",
  },
  "order-forbidden-by-card": {
    en: "{card} prevents {unit} from being issued an order",
    es: "{card} impide que se imparta una Orden a {unit}",
  },
  "not-of-the-card": {
    en: "{card} does not issue orders to units like {unit}",
    es: "{card} no imparte Órdenes a unidades como {unit}",
  },
  "orders-for-it-are-out": {
    en: "{card} has already issued all its orders to units like {unit}",
    es: "{card} ya ha impartido todas sus Órdenes a unidades como {unit}",
  },
  "card-of-another-moment": {
    en: "{card} cannot be used at this moment",
    es: "{card} no puede usarse en este momento",
  },
  "card-condition-not-met": {
    en: "the condition of {card} is not met now",
    es: "la condición de {card} no se cumple ahora",
  },
  "card-used-from-hand": {
    en: "{card} cannot be chosen as your command card. It is used from the hand at another time",
    es: "{card} no puede elegirse como carta de Mando. Se usa desde la mano en otro momento",
  },
  "card-without-its-unit": {
    en: "{card} needs one of your undefeated units: {needs}",
    es: "{card} necesita una unidad tuya no derrotada: {needs}",
  },
  "card-sent-back": {
    en: "{card} was returned to your hand in this step, so it cannot be chosen again",
    es: "{card} ha vuelto a tu mano en este paso, así que no puede elegirse otra vez",
  },
  "another-card-first": {
    en: "you cannot choose {card} now. Choose one of these cards: {cards}",
    es: "ahora no puedes elegir {card}. Elige una de estas cartas: {cards}",
  },
  "divulged-already": { en: "{card} has already been divulged", es: "{card} ya se ha divulgado" },
  "must-divulge": {
    en: "you must divulge one of these cards: {cards}",
    es: "debes divulgar una de estas cartas: {cards}",
  },
  "no-such-choice": {
    en: "{card} does not offer {subject}. It offers: {offered}",
    es: "{card} no ofrece {subject}. Ofrece: {offered}",
  },
  "not-on-the-grid": {
    en: "the position of {token} is not a whole number of hundredths of a millimetre",
    es: "la posición de {token} no es un número entero de centésimas de milímetro",
  },
  "no-such-effect": {
    en: "there is no waiting effect number {number}. Your waiting effects are: {effects}",
    es: "no hay ningún efecto pendiente con el número {number}. Tus efectos pendientes son: {effects}",
  },
  "effect-of-the-other-side": {
    en: "{effect} belongs to the other player. Your waiting effects are: {effects}",
    es: "{effect} es del otro jugador. Tus efectos pendientes son: {effects}",
  },
  "effects-must-happen": {
    en: "these effects are not optional and must be resolved: {effects}",
    es: "estos efectos no son opcionales y deben resolverse: {effects}",
  },
  "not-of-the-unit": {
    en: "{miniature} does not belong to {unit}. You can choose: {miniatures}",
    es: "{miniature} no es de {unit}. Puedes elegir: {miniatures}",
  },
  "needs-no-placing": {
    en: "{miniature} is already in its place. Miniatures still to be placed: {miniatures}",
    es: "{miniature} ya está en su sitio. Miniaturas que faltan por colocar: {miniatures}",
  },
  "leader-placed-first": {
    en: "{miniature} cannot be placed yet. The leader of {unit} is placed first",
    es: "{miniature} todavía no puede colocarse. El líder de {unit} se coloca primero",
  },
  "nowhere-to-place": {
    en: "there is no legal spot for {miniature}",
    es: "no hay ningún lugar legal para {miniature}",
  },
  "miniature-defeated": { en: "{miniature} is already defeated", es: "{miniature} ya está derrotada" },
  "miniature-stands": {
    en: "{miniature} is not defeated. Only defeated miniatures can be restored",
    es: "{miniature} no está derrotada. Solo pueden restaurarse miniaturas derrotadas",
  },
  "leader-wounded-last": {
    en: "the leader {miniature} suffers wounds last. Assign them first to: {miniatures}",
    es: "el líder {miniature} sufre Heridas el último. Asígnalas antes a: {miniatures}",
  },
  "others-wounded-first": {
    en: "{miniature} cannot suffer wounds yet. Other miniatures of {unit} suffer them first: {miniatures}",
    es: "{miniature} no puede sufrir Heridas todavía. Antes las sufren otras miniaturas de {unit}: {miniatures}",
  },
  "leads-after-others": {
    en: "{miniature} can become the leader only if no other miniature can. Choose one of: {miniatures}",
    es: "{miniature} solo puede ser líder si no puede ninguna otra miniatura. Elige una de estas: {miniatures}",
  },
  "nothing-to-take-off": {
    en: "{unit} has nothing like that to remove ({subject}). You can remove: {offered}",
    es: "{unit} no tiene nada así que retirar ({subject}). Puedes retirar: {offered}",
  },
  "restores-instead": {
    en: "you have begun to restore miniatures of {unit}, so you cannot remove its tokens",
    es: "has empezado a restaurar miniaturas de {unit}, así que no puedes retirarle fichas",
  },
  "heals-instead": {
    en: "you have begun to remove tokens from {unit}, so you cannot restore its miniatures",
    es: "has empezado a retirar fichas de {unit}, así que no puedes restaurar sus miniaturas",
  },
  "never-restored": {
    en: "miniatures of {unit} cannot be restored by this effect",
    es: "este efecto no puede restaurar miniaturas de {unit}",
  },
  "fell-in-an-earlier-round": {
    en: "{miniature} was defeated in an earlier round. Only miniatures defeated in this round can be restored",
    es: "{miniature} fue derrotada en una ronda anterior. Solo pueden restaurarse miniaturas derrotadas en esta ronda",
  },
  "no-room-beside-its-leader": {
    en: "there is no free spot for {miniature} near its leader",
    es: "no hay ningún lugar libre para {miniature} cerca de su líder",
  },
  "capacity-used-up": {
    en: "{unit} has already used {card} as often as it can. The limit is {capacity}",
    es: "{unit} ya ha usado {card} tantas veces como puede. El límite es {capacity}",
  },
  "nobody-for-action": {
    en: "no unit can be chosen for this action ({action}): {enemies}",
    es: "no puede elegirse ninguna unidad para esta acción ({action}): {enemies}",
  },
  "token-no-asset": { en: "{token} is not an asset token", es: "{token} no es una ficha de Recurso" },
  "token-not-there": {
    en: "{token} is not on the battlefield",
    es: "{token} no está en el campo de batalla",
  },
  "asset-not-contested": { en: "the unit is not contesting {token}", es: "la unidad no disputa {token}" },
  "not-claimed-by-such": {
    en: "units like this one cannot claim {token}",
    es: "las unidades como esta no pueden capturar {token}",
  },
  "moved-too-much-to-claim": {
    en: "the unit has already moved too often in this activation to claim {token}",
    es: "la unidad ya se ha movido demasiadas veces en esta activación para capturar {token}",
  },
  "order-pool-empty": {
    en: "your order pool is empty",
    es: "tu reserva de órdenes está vacía",
  },
  "pass-costs-a-token": {
    en: "you can pass here only by spending an advantage token from your pass pool",
    es: "aquí solo puedes pasar si gastas una ficha de Ventaja de tu reserva de espera",
  },
  "pass-is-free": {
    en: "you do not spend an advantage token here. You can pass without one",
    es: "aquí no se gasta una ficha de Ventaja. Puedes pasar sin ella",
  },
  "no-advantage-token-left": {
    en: "you have no advantage token left in your pass pool",
    es: "no te queda ninguna ficha de Ventaja en tu reserva de espera",
  },
  "passed-last-turn": {
    en: "you passed in your last turn, so you cannot spend an advantage token to pass again now",
    es: "ya pasaste en tu turno anterior, así que ahora no puedes gastar una ficha de Ventaja para volver a pasar",
  },
  "token-drawn-already": {
    en: "you have already drawn an order token ({drawn}). Activate one of these units: {units}",
    es: "ya has robado una ficha de Orden ({drawn}). Activa una de estas unidades: {units}",
  },
  "another-unit-is-named": {
    en: "{unit} cannot be attacked now. This attack is limited to one other unit",
    es: "ahora no se puede atacar a {unit}. Este ataque se limita a otra unidad",
  },
};
