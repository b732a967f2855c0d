import type { Lines } from "@sw/tabletop/text";

/** The lines of violations in play, by code, or by rule and code if a code has several meanings. */
export const PLAY_LINES: Lines = {
  "card-not-among-these": {
    en: "{card} cannot be chosen here. You can choose: {cards}",
    es: "{card} no se puede elegir aquí. Puedes elegir: {cards}",
  },
  "leader-not-among-these": {
    en: "{leader} cannot be chosen here. You can choose: {leaders}",
    es: "aquí no se puede elegir {toLeader}. Puedes elegir: {leaders}",
  },
  "no-such-marker": {
    en: "{card} has no target marker that can be removed {inSystem}",
    es: "{card} no tiene ningún indicador de objetivo que se pueda retirar {inSystem}",
  },
  "card-with-another-die": {
    en: "{card} cannot be played with this die",
    es: "{card} no se puede jugar con este dado",
  },
  "other-end": {
    en: "{card} cannot be put at this end of the deck",
    es: "{card} no se puede poner en este extremo del mazo",
  },
  "system-not-among-these": {
    en: "{system} cannot be chosen here. You can choose: {systems}",
    es: "aquí no se puede elegir {system}. Puedes elegir: {systems}",
  },
  "unit-not-among-these": {
    en: "{unit} cannot be chosen here. You can choose: {units}",
    es: "aquí no se puede elegir {unit}. Puedes elegir: {units}",
  },
  "unit-not-so": {
    en: "there is no {unit} there that matches the description",
    es: "allí no hay {unit} que responda a la descripción",
  },
  "unit-of-the-other-side": {
    en: "{unit} belongs to the other side",
    es: "{unit} es de la otra facción",
  },
  "not-offered": {
    en: "this is not one of the options of this decision",
    es: "esto no es una de las opciones de esta decisión",
  },
  "other-players": {
    en: "this game is for {takes} players, not for {players}",
    es: "esta partida es para {takes} jugadores, no para {players}",
  },
  "no-such-instruction": {
    en: "this saved game is in the middle of an effect that its card does not have",
    es: "esta partida guardada está en mitad de un efecto que su carta no tiene",
  },
  "ground-unit-missing": {
    en: "{unit} cannot be placed {inAt}. The remaining ground units are needed for other Imperial systems",
    es: "{unit} no se puede colocar {inAt}. Las unidades terrestres que quedan hacen falta en otros sistemas Imperiales",
  },
  "no-such-system": { en: "{system} is not a system on the board", es: "{system} no es un sistema del tablero" },
  "not-for-starting-units": {
    en: "starting units cannot be placed {inAt}",
    es: "no se pueden colocar unidades iniciales {inAt}",
  },
  "card-not-immediate": {
    en: "{card} is not a waiting immediate card. The waiting cards are: {cards}",
    es: "{card} no es una carta Inmediata pendiente. Las pendientes son: {cards}",
  },
  "not-to-place": {
    en: "you have no {unit} left to place. Units left: {left}",
    es: "no te queda {unit} por colocar. Te quedan: {left}",
  },
  "no-probe-card": {
    en: "the base cannot be hidden in {system}, because this system has no probe card",
    es: "la Base no se puede ocultar en {system}, porque ese sistema no tiene carta de Sonda",
  },
  "base-next-to-empire": {
    en: "the base cannot be {inSystem}, because Imperial units start there or in an adjacent system",
    es: "la Base no puede estar {inSystem}, porque allí o en un sistema adyacente empiezan unidades Imperiales",
  },
  "mission-not-in-hand": { en: "{mission} is not in your hand", es: "{mission} no está en tu mano" },
  "out-of-order": {
    en: "{system} comes before a system that is already picked. Pick systems in the order of the board",
    es: "{system} va antes que un sistema ya elegido. Elige los sistemas en el orden del tablero",
  },
  "nothing-to-join": { en: "no leader can join {mission}", es: "ningún Líder puede unirse a {mission}" },
  "leader-captured": { en: "{leader} is captured", es: "{leader} está capturado" },
  "leader-elsewhere": {
    en: "{leader} is {inSystem}, not in the leader pool",
    es: "{leader} está {inSystem}, no en la reserva de Líderes",
  },
  "leader-eliminated": { en: "{leader} has been eliminated", es: "{leader} ha sido eliminado" },
  "leader-not-recruited": { en: "{leader} has not been recruited", es: "{leader} no se ha reclutado" },
  "leader-of-the-other-side": {
    en: "{leader} belongs to the other side",
    es: "{leader} es de la otra facción",
  },
  "leader-on-mission": {
    en: "{leader} is already assigned to a mission",
    es: "{leader} ya está asignado a una Misión",
  },
  "no-such-leader": { en: "there is no leader named {leader}", es: "no hay ningún Líder llamado {leader}" },
  "not-your-leader": { en: "you do not control {leader}", es: "no controlas {toLeader}" },
  "base-revealed": { en: "the Rebel base has already been revealed", es: "la Base Rebelde ya está descubierta" },
  "reb.base.revealed-no-move-to-space base-revealed": {
    en: "units can no longer move to the Rebel Base space, because the Rebel base has been revealed",
    es: "las unidades ya no pueden moverse al espacio de la Base Rebelde, porque la Base está descubierta",
  },
  "not-a-system": { en: "{system} is not a system", es: "{system} no es un sistema" },
  "not-your-base": { en: "only the Rebellion can reveal its base", es: "solo la Rebelión puede descubrir su Base" },
  "rebels-have-passed": {
    en: "the Rebellion has passed, so it can no longer reveal its base in this phase",
    es: "la Rebelión ha pasado, así que ya no puede descubrir su Base en esta fase",
  },
  "no-such-option": { en: "there is no option number {option}", es: "no hay ninguna opción con el número {option}" },
  "no-such-mission": { en: "{mission} does not exist", es: "no existe {mission}" },
  "no-own-leader": {
    en: "none of your leaders is assigned to {mission}",
    es: "ningún Líder tuyo está asignado a {mission}",
  },
  "too-few-icons": {
    en: "{mission} needs more skill icons ({skill}). It needs {needs}, and the assigned leaders have {shown}",
    es: "{mission} necesita más iconos de habilidad ({skill}). Necesita {needs}, y los Líderes asignados tienen {shown}",
  },
  "no-target": { en: "{mission} has no legal target there", es: "{mission} no tiene allí ningún objetivo legal" },
  "reb.base.space-no-missions no-target": {
    en: "{mission} cannot be attempted at the Rebel Base space",
    es: "{mission} no se puede emprender en el espacio de la Base Rebelde",
  },
  "reb.mission.against-leader-system no-target": {
    en: "{leader} is not a legal target for {mission}",
    es: "{leader} no es un objetivo legal para {mission}",
  },
  "ring-not-usable": {
    en: "the {ring} ring cannot be used now",
    es: "el modificador de estado «{ring}» no se puede usar ahora",
  },
  "no-captive": {
    en: "{leader} is not a captured leader that can be rescued",
    es: "{leader} no es un Líder capturado que se pueda rescatar",
  },
  "leader-stays": {
    en: "{leader} cannot go to the Rebel Base space with the rescued leader",
    es: "{leader} no puede ir al espacio de la Base Rebelde con el Líder rescatado",
  },
  "not-own-unit": { en: "{unit} is not one of your units", es: "{unit} no es una de tus unidades" },
  "base-not-near": {
    en: "units can move to or from the Rebel Base space only if the other end of the move is the system of the base or a system adjacent to it",
    es: "las unidades solo pueden moverse al espacio de la Base Rebelde o desde él si el otro extremo es el sistema de la Base o uno adyacente",
  },
  "no-such-captive": {
    en: "{leader} is not a captured leader {inFrom}",
    es: "{leader} no es un Líder capturado {inFrom}",
  },
  "no-carrier": {
    en: "{unit} needs transport. A ship with free transport capacity must also leave {from}",
    es: "{unit} necesita transporte. También debe salir {fromFrom} una nave con capacidad de transporte libre",
  },
  "reb.captured.imperial-moves no-carrier": {
    en: "{leader} needs transport. A ship with transport capacity must also leave {from}",
    es: "{leader} necesita transporte. También debe salir {fromFrom} una nave con capacidad de transporte",
  },
  "captives-stay": {
    en: "captured leaders cannot be moved with these units",
    es: "los Líderes capturados no se pueden mover con estas unidades",
  },
  immobile: { en: "{unit} is immobile, so it cannot move", es: "{unit} es inmóvil, así que no puede moverse" },
  "not-adjacent": {
    en: "{from} is not adjacent to {to}. The systems adjacent to {to} are: {systems}",
    es: "{from} no es adyacente {toTo}. Los sistemas adyacentes {toTo} son: {systems}",
  },
  "no-room-aboard": {
    en: "the ships that leave {from} have no free transport capacity for {unit}",
    es: "las naves que salen {fromFrom} no tienen capacidad de transporte libre para {unit}",
  },
  "nothing-moves": { en: "at least one unit must move", es: "debe moverse al menos una unidad" },
  "limit-reached": {
    en: "you cannot move any more units of this kind with this movement",
    es: "no puedes mover más unidades de este tipo con este movimiento",
  },
  "reb.deploy.two-per-system limit-reached": {
    en: "two units have already been deployed {inAt} this round. That is the limit",
    es: "ya se han desplegado dos unidades {inAt} en esta ronda. Ese es el límite",
  },
  "reb.deploy.rebel-base-space-limit limit-reached": {
    en: "two units have already been deployed {inAt} this round. That is the limit",
    es: "ya se han desplegado dos unidades {inAt} en esta ronda. Ese es el límite",
  },
  "no-such-place": { en: "this place does not exist on the board", es: "este lugar no existe en el tablero" },
  "which-damage": {
    en: "the units of this type ({unit}) do not all have the same damage. Say how much damage the moving unit has",
    es: "las unidades de este tipo ({unit}) no tienen todas el mismo daño. Indica cuánto daño tiene la que se mueve",
  },
  "no-such-unit": { en: "there is no {unit} left there that can be picked", es: "allí no queda {unit} que elegir" },
  "not-from-there": {
    en: "no unit can leave {from} with this movement",
    es: "ninguna unidad puede salir {fromFrom} con este movimiento",
  },
  "one-system": {
    en: "all units of this movement must come from the same system",
    es: "todas las unidades de este movimiento deben venir del mismo sistema",
  },
  "other-units": {
    en: "{unit} cannot be moved with this movement",
    es: "{unit} no se puede mover con este movimiento",
  },
  "waits-after-vetoes": {
    en: "{leader} has been vetoed too often in this turn. You can propose this leader again in your next turn",
    es: "a {leader} se le ha vetado demasiadas veces en este turno. Puedes volver a proponerlo en tu próximo turno",
  },
  "admiral-recruits": {
    en: "only the Admiral recruits leaders for the team",
    es: "solo el Almirante recluta Líderes para el equipo",
  },
  "cards-of-the-other-side": {
    en: "only the other side can use action cards now",
    es: "ahora solo la otra facción puede usar cartas de Acción",
  },
  "empire-plays-alone": {
    en: "in a solo game, the rules of the solo variant make this decision for the Empire",
    es: "en una partida en solitario, las reglas de esa variante toman esta decisión por el Imperio",
  },
  "has-passed": {
    en: "you have passed, so you take no more turns in this Command Phase",
    es: "has pasado, así que no tienes más turnos en esta fase de Mando",
  },
  "leader-sent-already": {
    en: "a leader has already been sent against this mission",
    es: "ya se ha enviado un Líder contra esta misión",
  },
  "no-action-card-drawn": {
    en: "your action deck is empty, so there is no card to choose",
    es: "tu mazo de Acción está vacío, así que no hay ninguna carta que elegir",
  },
  "no-card-asks": {
    en: "no card that asks for this choice is being resolved",
    es: "no se está resolviendo ninguna carta que pida esta elección",
  },
  "no-card-usable": {
    en: "you cannot use an action card now. Either you cannot have one for this moment, or no leader can use it",
    es: "no puedes usar ahora ninguna carta de Acción. O no puedes tener una para este momento, o ningún Líder puede usarla",
  },
  "no-death-star-there": {
    en: "there is no Death Star that can be destroyed {inSystem}",
    es: "no hay ninguna Estrella de la Muerte que destruir {inSystem}",
  },
  "no-mission-now": { en: "no mission is being attempted", es: "no se está emprendiendo ninguna Misión" },
  "no-plans-held": {
    en: "the Rebels cannot have a Death Star Plans objective in hand",
    es: "los Rebeldes no pueden tener en la mano ningún Objetivo de los Planos de la Estrella de la Muerte",
  },
  "not-your-objectives": {
    en: "the objective cards belong to the other player",
    es: "las cartas de Objetivo son del otro jugador",
  },
  "nothing-builds": {
    en: "you have no system left that can build units",
    es: "no te queda ningún sistema que pueda construir unidades",
  },
  "nothing-left-to-do": {
    en: "you can only pass now",
    es: "ahora solo puedes pasar",
  },
  "nothing-ready": {
    en: "no unit of your build queue is ready to be deployed",
    es: "ninguna unidad de tu cola de construcción está lista para desplegarse",
  },
  "nowhere-to-deploy": {
    en: "none of your ready units can be deployed in any system",
    es: "ninguna de tus unidades listas se puede desplegar en ningún sistema",
  },
  "opposed-already": {
    en: "leaders can no longer be sent against this mission. That step is over",
    es: "ya no se pueden enviar Líderes contra esta Misión. Ese paso ha terminado",
  },
  "own-mission": {
    en: "this is a mission of your own side. Only the other side can oppose it",
    es: "es una Misión de tu propia facción. Solo la otra facción puede oponerse",
  },
  "plans-forbidden": {
    en: "a card prevents the use of Death Star Plans now",
    es: "una carta impide ahora usar los Planos de la Estrella de la Muerte",
  },
  "pool-empty": {
    en: "you have no leaders in the leader pool",
    es: "no tienes ningún Líder en la reserva de Líderes",
  },
  "revealed-in-the-turn": {
    en: "according to the official FAQ, the base can be revealed only at the start of a turn, before its action",
    es: "según las respuestas oficiales, la Base solo se puede descubrir al empezar un turno, antes de su acción",
  },
  "sending-forbidden": {
    en: "a card prevents leaders from being sent against this mission",
    es: "una carta impide enviar Líderes contra esta Misión",
  },
  "within-hand-limit": {
    en: "you do not have to discard missions, because your hand is not over its limit of {limit}",
    es: "no tienes que descartar Misiones, porque tu mano no supera su límite de {limit}",
  },
  "picked-already": { en: "this has already been picked", es: "eso ya se ha elegido" },
  "leader-pins": {
    en: "the units {inFrom} cannot move, because a leader of their side is in the same place",
    es: "las unidades {inFrom} no pueden moverse, porque hay un Líder de su facción en el mismo lugar",
  },
  "starting-mission": {
    en: "{card} is a starting mission, so it cannot be discarded",
    es: "{card} es una Misión inicial, así que no se puede descartar",
  },
  "card-not-open": {
    en: "{card} cannot be discarded now. You can discard: {open}",
    es: "{card} no se puede descartar ahora. Puedes descartar: {open}",
  },
  "somebody-waits": {
    en: "you cannot skip recruiting, because one of your cards shows a leader that can be recruited",
    es: "no puedes dejar de reclutar, porque una de tus cartas muestra un Líder que se puede reclutar",
  },
  "leader-not-open": {
    en: "this card cannot recruit {leader}. It can recruit: {open}",
    es: "esta carta no puede reclutar {toLeader}. Puede reclutar: {open}",
  },
  "card-not-drawn": {
    en: "{card} is not one of the cards that you have drawn: {cards}",
    es: "{card} no es una de las cartas que has robado: {cards}",
  },
  "other-icon": {
    en: "this icon cannot build {unit}. It can build: {open}",
    es: "este icono no puede construir {unit}. Puede construir: {open}",
  },
  "none-left": {
    en: "the supply has no {unit} left. This icon can still build: {open}",
    es: "en el suministro no queda {unit}. Este icono aún puede construir: {open}",
  },
  "not-short": {
    en: "{unit} {inAt} cannot be destroyed, because the supply still has such units",
    es: "no se puede destruir {unit} {inAt}, porque en el suministro aún quedan unidades así",
  },
  superstation: {
    en: "you cannot destroy your own Death Star",
    es: "no puedes destruir tu propia Estrella de la Muerte",
  },
  "nothing-short": {
    en: "you cannot destroy units now, because the supply has all units that this icon can build",
    es: "ahora no puedes destruir unidades, porque en el suministro quedan todas las que este icono puede construir",
  },
  "not-ready": { en: "no {unit} is ready to be deployed", es: "no hay {unit} listo para desplegar" },
  "not-deployable": { en: "{unit} cannot be deployed {inAt}", es: "{unit} no se puede desplegar {inAt}" },
  "other-timing": {
    en: "{card} can be used only at another time: {timing}",
    es: "{card} solo se puede usar en otro momento: {timing}",
  },
  "card-not-held": { en: "you do not have {card}", es: "no tienes {card}" },
  "requirement-not-met": { en: "the requirement of {card} is not met", es: "no se cumple el requisito de {card}" },
  "leader-not-ready": {
    en: "{card} can be used only with: {ready}. Chosen leader: {leader}",
    es: "{card} solo se puede usar con: {ready}. Líder elegido: {leader}",
  },
  "base-not-named": {
    en: "one of the systems that you name must be the system of your base",
    es: "uno de los sistemas que nombras debe ser el de tu Base",
  },
  "not-here": { en: "{unit} cannot be deployed here", es: "{unit} no se puede desplegar aquí" },
  "no-base-there": { en: "the base cannot be established {inSystem}", es: "no se puede establecer la Base {inSystem}" },
  "reb.attack-steps.play-same-theater other-theater": {
    en: "{card} can be played only in the other theater",
    es: "{card} solo se puede jugar en el otro escenario de guerra",
  },
  "no-such-plans": {
    en: "{card} is not a Death Star Plans objective that you have in hand",
    es: "{card} no es un Objetivo de los Planos de la Estrella de la Muerte que tengas en la mano",
  },
  "reb.limits.units not-in-the-box": {
    en: "the box contains only {most} of {unit}, not {count}",
    es: "la caja solo trae {most} de {unit}, no {count}",
  },
  "reb.tactic.two-decks not-in-the-box": {
    en: "there is no {tactic} left in the deck",
    es: "no queda ninguna {tactic} en el mazo",
  },
};
