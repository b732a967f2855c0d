import type { Lines } from "@sw/tabletop/text";

/** Reasons why a unit, miniature, card or other object cannot be chosen, by code. */
export const CHOOSING_LINES: Lines = {
  "lent-token-gone": {
    en: "the token that would be lent is spent already, or no other may be lent in this attack ({option})",
    es: "la ficha que se prestaría ya está gastada, o no puede prestarse otra en este ataque ({option})",
  },
  "other-side-does": {
    en: "the other player decides for {unit}",
    es: "por {unit} decide el otro jugador",
  },
  "no-effects-of-yours": {
    en: "no effect of yours waits at this moment",
    es: "no te queda ningún efecto pendiente en este momento",
  },
  "not-transported": {
    en: "no transport may carry {unit}",
    es: "ningún transporte puede llevar a {unit}",
  },
  "ignores-enemy-cards": {
    en: "{unit} ignores the effects of enemy cards",
    es: "{unit} ignora los efectos de las cartas enemigas",
  },
  "guards-nobody": { en: "{unit} guards nobody", es: "{unit} no protege a nadie" },
  "guards-others": { en: "{unit} guards other units than this one", es: "{unit} protege a otras unidades, no a esta" },
  "guards-troopers-alone": {
    en: "{unit} guards trooper units alone",
    es: "{unit} solo protege a unidades de infantería",
  },
  "guards-against-ranged-alone": {
    en: "{unit} guards against ranged attacks alone",
    es: "{unit} solo protege de ataques a distancia",
  },
  "too-suppressed-to-guard": {
    en: "{unit} has too many suppression tokens to guard others",
    es: "{unit} tiene demasiadas fichas de Acobardamiento para proteger a otras",
  },
  "guards-from-too-far": {
    en: "{unit} is not at range 1 of the unit that it would guard",
    es: "{unit} no está a alcance 1 de la unidad que protegería",
  },
  "guards-unseeing": {
    en: "{unit} has no line of sight to the unit that it would guard",
    es: "{unit} no tiene línea de visión hasta la unidad que protegería",
  },
  "no-guardian-at-hand": {
    en: "nothing is left for you to use in this attack, and nobody can guard: {enemies}",
    es: "no te queda nada que usar en este ataque, y nadie puede proteger: {enemies}",
  },
  "not-in-prepared-positions": {
    en: "{unit} does not deploy in prepared positions",
    es: "{unit} no se despliega en posiciones preparadas",
  },
  "nearest-spot-alone": {
    en: "all around is taken: {token} may lie on the nearest free spot alone",
    es: "no queda sitio alrededor: {token} solo puede quedar en el lugar libre más cercano",
  },
  "unit-itself": {
    en: "it has to be another unit than {unit} itself",
    es: "debe ser otra unidad, no la propia {unit}",
  },
  "for-another-alone": {
    en: "this is for {from} alone, not for {unit}",
    es: "esto es solo para {from}, no para {unit}",
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
  "unit-engaged": { en: "{unit} is engaged", es: "{unit} está trabada" },
  "unit-not-of-kind": { en: "{unit} is none of these: {needs}", es: "{unit} no es nada de esto: {needs}" },
  "unit-of-another-rank": {
    en: "{unit} is of none of these ranks: {needs}",
    es: "{unit} no es de ninguna de estas categorías: {needs}",
  },
  "unit-of-the-rank": {
    en: "units of the rank of {unit} are excepted: {rank}",
    es: "se excluyen las unidades de la categoría de {unit}: {rank}",
  },
  "of-no-common-kind": {
    en: "{unit} is neither of the faction nor of the affiliation of {from}",
    es: "{unit} no es ni de la facción ni de la afiliación de {from}",
  },
  "unit-no-trooper": { en: "{unit} is no trooper unit", es: "{unit} no es una unidad de infantería" },
  "unit-of-droids": { en: "{unit} consists of droids", es: "{unit} está formada por droides" },
  "unit-no-machine": {
    en: "{unit} is neither a vehicle nor a droid trooper unit",
    es: "{unit} no es ni un vehículo ni infantería droide",
  },
  "unit-not-repaired": { en: "{unit} cannot be repaired", es: "{unit} no se puede reparar" },
  "unit-not-ailing": {
    en: "{unit} has neither wound nor poison tokens",
    es: "{unit} no tiene fichas de Herida ni de Veneno",
  },
  "unit-without-courage": {
    en: "{unit} has no courage, and so no suppression tokens",
    es: "{unit} no tiene Aplomo, así que tampoco fichas de Acobardamiento",
  },
  "unit-without-token": {
    en: "{unit} has no such token left ({token})",
    es: "a {unit} no le queda ninguna ficha de ese tipo ({token})",
  },
  "unit-with-keyword": { en: "{unit} has {keyword} already", es: "{unit} ya tiene {keyword}" },
  "unit-without-keyword": { en: "{unit} does not have {keyword}", es: "{unit} no tiene {keyword}" },
  "unit-without-card": { en: "{unit} does not have {card}", es: "{unit} no tiene {card}" },
  "unit-suppressed": { en: "{unit} is suppressed", es: "{unit} está acobardada" },
  "unit-not-suppressed": { en: "{unit} is not suppressed", es: "{unit} no está acobardada" },
  "unit-panicked": { en: "{unit} is panicked", es: "{unit} es presa del pánico" },
  "unit-with-order": {
    en: "{unit} has an order token faceup already",
    es: "{unit} ya tiene una ficha de Orden boca arriba",
  },
  "unit-without-order": {
    en: "{unit} has no order token faceup",
    es: "{unit} no tiene ninguna ficha de Orden boca arriba",
  },
  "neither-moves-nor-attacks": {
    en: "{unit} could neither move nor attack",
    es: "{unit} no podría ni moverse ni atacar",
  },
  "has-nobody-to-attack": { en: "{unit} has nobody to attack so", es: "{unit} no tiene a quién atacar así" },
  "unit-too-little-wounded": {
    en: "{unit} has fewer wound tokens than {least}",
    es: "{unit} tiene menos de {least} fichas de Herida",
  },
  "no-token-on-card": {
    en: "no token is left on the card for {unit}",
    es: "no queda ninguna ficha en la carta para {unit}",
  },
  "card-too-far-away": {
    en: "the unit with the card is not near enough to {unit}",
    es: "la unidad con la carta no está lo bastante cerca de {unit}",
  },
  "nothing-to-take-away": {
    en: "no enemy in contact with the leader of {unit} has a card to be discarded",
    es: "ningún enemigo en contacto con el líder de {unit} tiene una carta que descartar",
  },
  "cannot-stand-by": {
    en: "{unit} cannot perform the standby action now",
    es: "{unit} no puede realizar ahora la acción de Alerta",
  },
  "not-passed-over": {
    en: "{unit} is none of those passed over in the move",
    es: "{unit} no es de las unidades sobre las que se ha pasado al mover",
  },
  "not-beside-one": { en: "{unit} is not at range 1 of: {needs}", es: "{unit} no está a alcance 1 de: {needs}" },
  "carried-already": { en: "a transport carries {unit} already", es: "un transporte ya lleva a {unit}" },
  "comes-over-a-flank": { en: "{unit} deploys over a flank", es: "{unit} se despliega por un flanco" },
  "too-many-miniatures": { en: "{unit} has more than {most} miniatures", es: "{unit} tiene más de {most} miniaturas" },
  "two-of-corps-alone": {
    en: "a second unit besides {unit} is chosen among corps units alone",
    es: "solo entre unidades de Tropa se eligen dos, así que no {unit}",
  },
  "marked-already": { en: "{unit} has such a token already", es: "{unit} ya tiene una ficha de ese tipo" },
  "not-named-by-its-player": {
    en: "{unit} is none of the units that its player named",
    es: "{unit} no es de las unidades que nombró su jugador",
  },
  "contests-none-secured": {
    en: "{unit} contests no point of interest that you secure",
    es: "{unit} no disputa ningún Punto de interés que tú asegures",
  },
  "beyond-what-goes-off": {
    en: "{unit} is not near enough to what goes off; these are: {units}",
    es: "{unit} no está lo bastante cerca de lo que estalla; estas sí: {units}",
  },
  "lends-no-courage": { en: "{unit} lends that unit no courage", es: "{unit} no presta Aplomo a esa unidad" },
  "courage-too-low": {
    en: "the courage of {unit} would not keep that unit from panic",
    es: "el Aplomo de {unit} no evitaría el pánico de esa unidad",
  },
  "has-an-order-token": { en: "{unit} has an order token already", es: "{unit} ya tiene una ficha de Orden" },
  "acts-on-a-drawn-order": {
    en: "{unit} is acting on an order token that was drawn",
    es: "{unit} está actuando con una ficha de Orden robada",
  },
  "no-order-token-left": {
    en: "the order pool has no token left of the rank of {unit}: {rank}",
    es: "en la reserva de órdenes no queda ninguna ficha de la categoría de {unit}: {rank}",
  },
  "heeds-others-alone": { en: "{unit} does not take orders from there", es: "{unit} no acepta Órdenes de ahí" },
  "takes-no-order-from": { en: "{unit} takes no orders from {from}", es: "{unit} no acepta Órdenes de {from}" },
  "affiliation-of-its-own": {
    en: "{unit} has an affiliation that {from} does not have",
    es: "{unit} tiene una afiliación que {from} no tiene",
  },
  "orders-jammed": {
    en: "an enemy unit nearby keeps others from issuing {unit} orders",
    es: "una unidad enemiga cercana impide que otras impartan Órdenes a {unit}",
  },
  "order-forbidden-by-card": {
    en: "{card} keeps {unit} from being issued an order",
    es: "{card} impide que se imparta una Orden a {unit}",
  },
  "not-of-the-card": {
    en: "{card} has no order for units such as {unit}",
    es: "{card} no tiene Órdenes para unidades como {unit}",
  },
  "orders-for-it-are-out": {
    en: "the orders that {card} has for units such as {unit} are all issued",
    es: "las Órdenes que {card} tiene para unidades como {unit} ya están todas impartidas",
  },
  "card-of-another-moment": { en: "{card} is not used at this moment", es: "{card} no se usa en este momento" },
  "card-condition-not-met": {
    en: "what {card} asks for is not the case now",
    es: "ahora no se cumple lo que exige {card}",
  },
  "card-used-from-hand": {
    en: "{card} is used from the hand at another time, not chosen here",
    es: "{card} se usa desde la mano en otro momento, no se elige aquí",
  },
  "card-without-its-unit": {
    en: "{card} needs an undefeated unit of yours: {needs}",
    es: "{card} exige una unidad tuya no derrotada: {needs}",
  },
  "card-sent-back": {
    en: "{card} was sent back to your hand and cannot be chosen again",
    es: "{card} ha vuelto a tu mano y no puede elegirse otra vez",
  },
  "another-card-first": {
    en: "you have to choose one of these instead of {card}: {cards}",
    es: "en lugar de {card} tienes que elegir una de estas: {cards}",
  },
  "divulged-already": { en: "{card} has been divulged already", es: "{card} ya se ha divulgado" },
  "must-divulge": { en: "one of these has to be divulged: {cards}", es: "hay que divulgar una de estas: {cards}" },
  "no-such-choice": {
    en: "{card} does not offer {subject}; it offers: {offered}",
    es: "{card} no ofrece {subject}; ofrece: {offered}",
  },
  "not-on-the-grid": {
    en: "{token} is put down on whole hundredths of a millimetre",
    es: "{token} se coloca en centésimas de milímetro enteras",
  },
  "no-such-effect": {
    en: "there is no effect number {number}; these of yours wait: {effects}",
    es: "no hay ningún efecto número {number}; te quedan pendientes: {effects}",
  },
  "effect-of-the-other-side": {
    en: "{effect} is the other player's; these of yours wait: {effects}",
    es: "{effect} es del otro jugador; te quedan pendientes: {effects}",
  },
  "effects-must-happen": {
    en: "these effects cannot be left out: {effects}",
    es: "estos efectos no pueden omitirse: {effects}",
  },
  "not-of-the-unit": {
    en: "{miniature} is no miniature of {unit}; these may be chosen: {miniatures}",
    es: "{miniature} no es una miniatura de {unit}; pueden elegirse: {miniatures}",
  },
  "needs-no-placing": {
    en: "{miniature} is not to be placed, or not any more; these are: {miniatures}",
    es: "{miniature} no hay que colocarla, o ya no; estas sí: {miniatures}",
  },
  "leader-placed-first": {
    en: "the leader of {unit} is placed before {miniature}",
    es: "el líder de {unit} se coloca antes que {miniature}",
  },
  "nowhere-to-place": {
    en: "there is no spot where {miniature} could be placed",
    es: "no hay ningún lugar donde pueda colocarse {miniature}",
  },
  "miniature-defeated": { en: "{miniature} is defeated", es: "{miniature} está derrotada" },
  "miniature-stands": { en: "{miniature} is not defeated", es: "{miniature} no está derrotada" },
  "leader-wounded-last": {
    en: "the leader {miniature} is wounded last; these come first: {miniatures}",
    es: "el líder {miniature} sufre Heridas el último; antes van: {miniatures}",
  },
  "others-wounded-first": {
    en: "others of {unit} suffer wounds before {miniature}: {miniatures}",
    es: "otras de {unit} sufren Heridas antes que {miniature}: {miniatures}",
  },
  "leads-after-others": {
    en: "{miniature} leads only if nobody else is left; these are: {miniatures}",
    es: "{miniature} solo es líder si no queda nadie más; quedan: {miniatures}",
  },
  "nothing-to-take-off": {
    en: "{unit} has nothing of that to take off ({subject}); it has: {offered}",
    es: "{unit} no tiene nada de eso que quitarle ({subject}); tiene: {offered}",
  },
  "restores-instead": {
    en: "miniatures of {unit} are being restored, so no tokens come off it",
    es: "se están restaurando miniaturas de {unit}, así que no se le quitan fichas",
  },
  "heals-instead": {
    en: "tokens are coming off {unit}, so none of its miniatures is restored",
    es: "se están quitando fichas a {unit}, así que no se restaura ninguna de sus miniaturas",
  },
  "never-restored": {
    en: "miniatures of {unit} cannot be restored so",
    es: "las miniaturas de {unit} no pueden restaurarse así",
  },
  "fell-in-an-earlier-round": {
    en: "{miniature} was defeated in an earlier round",
    es: "{miniature} fue derrotada en una ronda anterior",
  },
  "no-room-beside-its-leader": {
    en: "there is no room for {miniature} beside its leader",
    es: "no hay sitio para {miniature} junto a su líder",
  },
  "capacity-used-up": {
    en: "{card} of {unit} has been used as often as its capacity: {capacity}",
    es: "{card} de {unit} ya se ha usado tantas veces como su capacidad: {capacity}",
  },
  "nobody-for-action": {
    en: "there is no unit for this action ({action}): {enemies}",
    es: "no hay ninguna unidad para esta acción ({action}): {enemies}",
  },
  "token-no-asset": { en: "{token} is no asset token", es: "{token} no es una ficha de Recurso" },
  "token-not-there": {
    en: "{token} does not lie on the battlefield",
    es: "{token} no está en el campo de batalla",
  },
  "asset-not-contested": { en: "the unit does not contest {token}", es: "la unidad no disputa {token}" },
  "not-claimed-by-such": {
    en: "a unit such as this may not claim {token}",
    es: "una unidad así no puede capturar {token}",
  },
  "moved-too-much-to-claim": {
    en: "the unit has moved too often in this activation to claim {token}",
    es: "la unidad se ha movido demasiadas veces en esta activación para capturar {token}",
  },
  "order-pool-empty": {
    en: "no order token is left in your order pool",
    es: "no queda ninguna ficha en tu reserva de órdenes",
  },
  "pass-costs-a-token": {
    en: "passing costs an advantage token of the pass pool here",
    es: "pasar cuesta aquí una ficha de Ventaja de la reserva de espera",
  },
  "pass-is-free": {
    en: "you may pass here without spending an advantage token",
    es: "aquí puedes pasar sin gastar una ficha de Ventaja",
  },
  "no-advantage-token-left": {
    en: "no advantage token is left in your pass pool",
    es: "no queda ninguna ficha de Ventaja en tu reserva de espera",
  },
  "passed-last-turn": {
    en: "you passed in your last turn, so you cannot spend an advantage token to pass again",
    es: "ya pasaste en tu turno anterior, así que no puedes gastar una ficha de Ventaja para volver a pasar",
  },
  "token-drawn-already": {
    en: "an order token is drawn ({drawn}): one of these has to be activated: {units}",
    es: "ya se ha robado una ficha de Orden ({drawn}): hay que activar una de estas: {units}",
  },
  "another-unit-is-named": {
    en: "this attack is on one unit alone, and that is not {unit}",
    es: "este ataque es contra una sola unidad, y no es {unit}",
  },
};
