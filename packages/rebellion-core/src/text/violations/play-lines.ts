import type { Lines } from "@sw/tabletop/text";

/** The lines of violations in play, by code, or by rule and code if a code has several meanings. */
export const PLAY_LINES: Lines = {
  "card-not-among-these": {
    en: "{card} is not one of the cards to choose from: {cards}",
    es: "{card} no es una de las cartas entre las que elegir: {cards}",
  },
  "leader-not-among-these": {
    en: "{leader} cannot be chosen here; these can: {leaders}",
    es: "aquí no se puede elegir {toLeader}; sí: {leaders}",
  },
  "no-such-marker": {
    en: "no target marker of {card} can be removed {inSystem}",
    es: "no se puede retirar ningún indicador de objetivo de {card} {inSystem}",
  },
  "card-with-another-die": {
    en: "{card} cannot be played for that die here",
    es: "aquí no se puede jugar {card} con ese dado",
  },
  "other-end": {
    en: "{card} cannot go to that end of the deck",
    es: "{card} no puede ir a ese extremo del mazo",
  },
  "system-not-among-these": {
    en: "{system} cannot be chosen here; these can: {systems}",
    es: "aquí no se puede elegir {system}; sí: {systems}",
  },
  "unit-not-among-these": {
    en: "{unit} cannot be picked here; these can: {units}",
    es: "aquí no se puede elegir {unit}; sí: {units}",
  },
  "unit-not-so": {
    en: "no {unit} is there as it is named",
    es: "no hay {unit} allí tal como se indica",
  },
  "unit-of-the-other-side": {
    en: "{unit} is a unit of the other side",
    es: "{unit} es una unidad de la otra facción",
  },
  "not-offered": { en: "this decision does not offer that", es: "esta decisión no ofrece eso" },
  "other-players": {
    en: "this game is made for {takes} players, not for {players}",
    es: "esta partida es para {takes} jugadores, no para {players}",
  },
  "no-such-instruction": {
    en: "the position holds an effect that has come to an instruction that its card does not have",
    es: "la posición contiene un efecto detenido en una instrucción que su carta no tiene",
  },
  "ground-unit-missing": {
    en: "{unit} cannot go {inAt}: other Imperial systems need the ground units that are left",
    es: "{unit} no puede ir {inAt}: otros sistemas Imperiales necesitan las unidades terrestres que quedan",
  },
  "no-such-system": { en: "{system} is no system of the board", es: "{system} no es un sistema del tablero" },
  "not-for-starting-units": {
    en: "starting units cannot be placed {inAt}",
    es: "no se pueden colocar unidades iniciales {inAt}",
  },
  "card-not-immediate": {
    en: "{card} is not an immediate card that waits; these do: {cards}",
    es: "{card} no es una carta Inmediata pendiente; lo son: {cards}",
  },
  "not-to-place": {
    en: "you have no {unit} left to place; these are left: {left}",
    es: "no te queda {unit} por colocar; quedan: {left}",
  },
  "no-probe-card": {
    en: "{system} has no probe card to hide the base with",
    es: "{system} no tiene carta de Sonda con la que ocultar la Base",
  },
  "base-next-to-empire": {
    en: "the base cannot be {inSystem}: Imperial units start there or next to it",
    es: "la Base no puede estar {inSystem}: allí o al lado empiezan unidades Imperiales",
  },
  "mission-not-in-hand": { en: "{mission} is not in your hand", es: "{mission} no está en tu mano" },
  "out-of-order": {
    en: "systems are picked in the order of the board; {system} comes before one already picked",
    es: "los sistemas se eligen en el orden del tablero; {system} va antes que otro ya elegido",
  },
  "nothing-to-join": { en: "nobody can join {mission}", es: "nadie puede unirse a {mission}" },
  "leader-captured": { en: "{leader} is captured", es: "{leader} está capturado" },
  "leader-elsewhere": {
    en: "{leader} is {inSystem} and not in the leader pool",
    es: "{leader} está {inSystem} y no en la reserva de Líderes",
  },
  "leader-eliminated": { en: "{leader} has been eliminated", es: "{leader} ha sido eliminado" },
  "leader-not-recruited": { en: "{leader} has not been recruited", es: "{leader} no se ha reclutado" },
  "leader-of-the-other-side": {
    en: "{leader} is a leader of the other side",
    es: "{leader} es un Líder de la otra facción",
  },
  "leader-on-mission": { en: "{leader} is assigned to a mission", es: "{leader} está asignado a una misión" },
  "no-such-leader": { en: "there is no leader {leader}", es: "no existe el Líder {leader}" },
  "not-your-leader": { en: "{leader} is not yours to use", es: "{leader} no es un Líder que controles" },
  "base-revealed": { en: "the Rebel base is revealed already", es: "la Base Rebelde ya está descubierta" },
  "reb.base.revealed-no-move-to-space base-revealed": {
    en: "the Rebel base is revealed: nothing moves to its space any more",
    es: "la Base Rebelde está descubierta: ya no se mueve nada a su espacio",
  },
  "not-a-system": { en: "{system} is not a system", es: "{system} no es un sistema" },
  "not-your-base": { en: "only the Rebellion can reveal its base", es: "solo la Rebelión puede descubrir su Base" },
  "rebels-have-passed": {
    en: "the Rebellion has passed: it does not reveal its base in this phase any more",
    es: "la Rebelión ha pasado: ya no descubre su Base en esta fase",
  },
  "no-such-option": { en: "there is no option {option}", es: "no hay ninguna opción {option}" },
  "no-such-mission": { en: "there is no {mission}", es: "no existe {mission}" },
  "no-own-leader": {
    en: "none of your leaders is assigned to {mission}",
    es: "ningún Líder tuyo está asignado a {mission}",
  },
  "too-few-icons": {
    en: "{mission} needs {needs} ({skill}); its leaders show {shown}",
    es: "{mission} exige {needs} ({skill}); sus Líderes muestran {shown}",
  },
  "no-target": { en: "there is no target for {mission} there", es: "no hay ningún objetivo para {mission} allí" },
  "reb.base.space-no-missions no-target": {
    en: "{mission} cannot take place at the Rebel Base space",
    es: "{mission} no puede tener lugar en el espacio de la Base Rebelde",
  },
  "reb.mission.against-leader-system no-target": {
    en: "{leader} is no target for {mission}",
    es: "{leader} no es un objetivo para {mission}",
  },
  "ring-not-usable": {
    en: "the {ring} ring cannot be used now",
    es: "el modificador de estado «{ring}» no se puede usar ahora",
  },
  "no-captive": {
    en: "{leader} is not a captive who can be rescued",
    es: "{leader} no es un Líder capturado que se pueda rescatar",
  },
  "leader-stays": {
    en: "{leader} does not go to the base with the rescued leader",
    es: "{leader} no va a la Base con el Líder rescatado",
  },
  "not-own-unit": { en: "{unit} is not a unit of yours", es: "{unit} no es una unidad tuya" },
  "base-not-near": {
    en: "units move between the Rebel Base space and the system of the base or one next to it only",
    es: "las unidades solo se mueven entre el espacio de la Base Rebelde y el sistema de la Base o uno adyacente",
  },
  "no-such-captive": { en: "{leader} is not a captive {inFrom}", es: "{leader} no es un Líder capturado {inFrom}" },
  "no-carrier": {
    en: "{unit} needs a ship with room that leaves {from} as well",
    es: "{unit} necesita que también salga {fromFrom} una nave con capacidad",
  },
  "reb.captured.imperial-moves no-carrier": {
    en: "{leader} needs a ship with transport capacity that leaves {from} as well",
    es: "{leader} necesita que también salga {fromFrom} una nave con capacidad de transporte",
  },
  "captives-stay": {
    en: "captured leaders do not go along with this movement",
    es: "los Líderes capturados no acompañan este movimiento",
  },
  immobile: { en: "{unit} is immobile", es: "{unit} es inmóvil" },
  "not-adjacent": { en: "{from} is not adjacent {toTo}", es: "{from} no es adyacente {toTo}" },
  "no-room-aboard": {
    en: "no ship that leaves {from} has room for {unit}",
    es: "ninguna nave que salga {fromFrom} tiene sitio para {unit}",
  },
  "nothing-moves": { en: "at least one unit must move", es: "debe moverse al menos una unidad" },
  "limit-reached": { en: "no more such units may move", es: "no pueden moverse más unidades así" },
  "reb.deploy.two-per-system limit-reached": {
    en: "no more units may be deployed {inAt} this round",
    es: "no se pueden desplegar más unidades {inAt} en esta ronda",
  },
  "reb.deploy.rebel-base-space-limit limit-reached": {
    en: "no more units may be deployed {inAt} this round",
    es: "no se pueden desplegar más unidades {inAt} en esta ronda",
  },
  "no-such-place": { en: "there is no such place on the board", es: "no existe ese lugar en el tablero" },
  "which-damage": {
    en: "units of this type ({unit}) differ in damage: say how much damage the one has that moves",
    es: "las unidades de este tipo ({unit}) difieren en su daño: indica cuánto daño tiene la que se mueve",
  },
  "no-such-unit": { en: "there is no {unit} to pick there", es: "no hay {unit} que elegir allí" },
  "not-from-there": {
    en: "nothing can leave {from} with this movement",
    es: "nada puede salir {fromFrom} con este movimiento",
  },
  "one-system": { en: "all units must come from one system", es: "todas las unidades deben venir de un solo sistema" },
  "other-units": { en: "this movement is not for {unit}", es: "este movimiento no es para {unit}" },
  "waits-after-vetoes": {
    en: "{leader} has been vetoed too often and waits for your next turn",
    es: "a {leader} se le ha vetado demasiadas veces y espera a tu próximo turno",
  },
  "admiral-recruits": {
    en: "the Admiral recruits for the team",
    es: "el Almirante recluta por el equipo",
  },
  "cards-of-the-other-side": {
    en: "the other side may use action cards now",
    es: "ahora es la otra facción la que puede usar cartas de Acción",
  },
  "empire-plays-alone": {
    en: "in a solo game the Empire does this by its own rules",
    es: "en solitario el Imperio hace esto según sus propias reglas",
  },
  "has-passed": {
    en: "you have passed and take no more turns in this Command Phase",
    es: "has pasado y ya no tienes más turnos en esta Fase de Mando",
  },
  "leader-sent-already": {
    en: "a leader has been sent against this mission already",
    es: "ya se ha enviado un Líder contra esta misión",
  },
  "no-action-card-drawn": {
    en: "your action deck has run out, so there is no card to choose",
    es: "tu mazo de Acción se ha agotado, así que no hay carta que elegir",
  },
  "no-card-asks": {
    en: "no card that asks this is being carried out",
    es: "no se está resolviendo ninguna carta que pregunte eso",
  },
  "no-card-usable": {
    en: "you can have no action card to use now, or no leader to use it with",
    es: "no puedes tener ninguna carta de Acción que usar ahora, o ningún Líder con el que usarla",
  },
  "no-death-star-there": {
    en: "no Death Star can be destroyed {inSystem}",
    es: "no hay ninguna Estrella de la Muerte que destruir {inSystem}",
  },
  "no-mission-now": { en: "no mission is being attempted", es: "no se está intentando ninguna misión" },
  "no-plans-held": {
    en: "the Rebels can hold no Death Star Plans",
    es: "los Rebeldes no pueden tener Planos de la Estrella de la Muerte",
  },
  "not-your-objectives": {
    en: "the objectives are not in your hand",
    es: "los Objetivos no están en tu mano",
  },
  "nothing-builds": {
    en: "no system is left where you could build",
    es: "no queda ningún sistema en el que puedas construir",
  },
  "nothing-left-to-do": {
    en: "there is nothing left for you to do but to pass",
    es: "no te queda nada que hacer más que pasar",
  },
  "nothing-ready": {
    en: "no unit leaves your build queue",
    es: "ninguna unidad sale de tu cola de construcción",
  },
  "nowhere-to-deploy": {
    en: "none of your units that are ready may be deployed anywhere",
    es: "ninguna de tus unidades listas se puede desplegar en ningún sitio",
  },
  "opposed-already": {
    en: "the step in which leaders are sent against this mission is over",
    es: "el paso en que se envían Líderes contra esta misión ya ha pasado",
  },
  "own-mission": {
    en: "this mission is your own side's",
    es: "esta misión es de tu propia facción",
  },
  "plans-forbidden": {
    en: "a card forbids to use Death Star Plans",
    es: "una carta prohíbe usar los Planos de la Estrella de la Muerte",
  },
  "pool-empty": {
    en: "none of your leaders is in the leader pool",
    es: "ninguno de tus Líderes está en la reserva de Líderes",
  },
  "revealed-in-the-turn": {
    en: "with the official answers the base is revealed at the start of a turn, not after its action",
    es: "según las respuestas oficiales, la Base se descubre al empezar un turno, no tras su acción",
  },
  "sending-forbidden": {
    en: "a card forbids to send a leader against this mission",
    es: "una carta prohíbe enviar un Líder contra esta misión",
  },
  "within-hand-limit": {
    en: "your hand is within its limit of {limit} missions",
    es: "tu mano no supera su límite de {limit} misiones",
  },
  "picked-already": { en: "that has been picked already", es: "eso ya se ha elegido" },
  "leader-pins": {
    en: "a leader of the same side keeps the units {inFrom}",
    es: "un Líder de la misma facción retiene las unidades {inFrom}",
  },
  "starting-mission": {
    en: "{card} is a starting mission and is never discarded",
    es: "{card} es una Misión inicial y nunca se descarta",
  },
  "card-not-open": {
    en: "{card} cannot be discarded now; these can: {open}",
    es: "{card} no se puede descartar ahora; sí: {open}",
  },
  "somebody-waits": {
    en: "one of your cards shows a leader who can be recruited",
    es: "una de tus cartas muestra un Líder que se puede reclutar",
  },
  "leader-not-open": {
    en: "this card does not recruit {leader}; it recruits: {open}",
    es: "esta carta no recluta {toLeader}; recluta: {open}",
  },
  "card-not-drawn": {
    en: "{card} is not among the cards drawn: {cards}",
    es: "{card} no está entre las cartas robadas: {cards}",
  },
  "other-icon": {
    en: "this icon does not build {unit}; it builds: {open}",
    es: "este icono no construye {unit}; construye: {open}",
  },
  "none-left": {
    en: "the supply has no {unit} left; this icon can still build: {open}",
    es: "no queda {unit} en el suministro; este icono aún puede construir: {open}",
  },
  "not-short": {
    en: "{unit} {inAt} cannot be destroyed for this: the supply is not short of it",
    es: "no se puede destruir {unit} {inAt} para esto: no escasea en el suministro",
  },
  superstation: {
    en: "you never destroy a Death Star of your own",
    es: "nunca destruyes una Estrella de la Muerte propia",
  },
  "nothing-short": {
    en: "the supply is short of nothing that this icon builds",
    es: "en el suministro no escasea nada de lo que construye este icono",
  },
  "not-ready": { en: "no {unit} is ready to be deployed", es: "no hay {unit} listo para desplegar" },
  "not-deployable": { en: "{unit} cannot be deployed {inAt}", es: "{unit} no se puede desplegar {inAt}" },
  "other-timing": { en: "{card} is used at another time: {timing}", es: "{card} se usa en otro momento: {timing}" },
  "card-not-held": { en: "you do not hold {card}", es: "no tienes {card}" },
  "requirement-not-met": { en: "the requirement of {card} is not met", es: "no se cumple el requisito de {card}" },
  "leader-not-ready": {
    en: "{card} cannot be used with {leader}; it can with: {ready}",
    es: "{card} no se puede usar con {leader}; sí con: {ready}",
  },
  "base-not-named": {
    en: "the system of your base must be among those that you name",
    es: "el sistema de tu Base debe estar entre los que nombras",
  },
  "not-here": { en: "{unit} cannot be deployed here", es: "{unit} no se puede desplegar aquí" },
  "no-base-there": { en: "the base cannot be established {inSystem}", es: "no se puede establecer la Base {inSystem}" },
  "reb.attack-steps.play-same-theater other-theater": {
    en: "{card} belongs to the other theater",
    es: "{card} es del otro escenario de guerra",
  },
  "no-such-plans": { en: "you cannot use {card} now", es: "no puedes usar {card} ahora" },
  "reb.limits.units not-in-the-box": {
    en: "the box holds {most} of {unit}, not {count}",
    es: "la caja trae {most} de {unit}, no {count}",
  },
  "reb.tactic.two-decks not-in-the-box": {
    en: "no {tactic} is left in the deck",
    es: "no queda ninguna {tactic} en el mazo",
  },
};
