import type { Lines } from "@sw/tabletop/text";

/** The lines of broken invariants of states, by code. The params follow in brackets. */
export const STATE_LINES: Lines = {
  "no-copies-left": {
    en: "the box contains no more copies of this card",
    es: "la caja no tiene más copias de esta carta",
  },
  "no-system-left": {
    en: "there is no system left in which the base can be hidden",
    es: "no queda ningún sistema en el que pueda ocultarse la Base",
  },
  "expansion-state": {
    en: "a game with Rise of the Empire lacks parts that it must have, or another game has such parts",
    es: "a una partida con El auge del Imperio le faltan elementos que debe tener, u otra partida los tiene",
  },
  "noted-without-expansion": {
    en: "the state records dice for lone structures, but the game does not use Rise of the Empire",
    es: "el estado registra dados para estructuras solas, pero la partida no usa El auge del Imperio",
  },
  "pool-over-limit": {
    en: "a leader pool has more leaders than its limit, but no player is asked which leaders to keep",
    es: "una reserva de Líderes supera su límite, pero no se pregunta a ningún jugador qué Líderes conserva",
  },
  "leaders-picked": {
    en: "the leaders picked to leave a pool are not in it, are picked twice, or are more than must leave it",
    es: "los Líderes elegidos para dejar una reserva no están en ella, se repiten o son más de los que deben dejarla",
  },
  "missions-boxed": {
    en: "the missions returned to the box are not exactly those of one set",
    es: "las Misiones devueltas a la caja no son exactamente las de un conjunto",
  },
  "plans-boxed": {
    en: "a Death Star Plans objective has been returned to the box",
    es: "se ha devuelto a la caja un Objetivo de los Planos de la Estrella de la Muerte",
  },
  "held-card-unused": {
    en: "a probe card is under an action card that its side has not used",
    es: "hay una carta de Sonda bajo una carta de Acción que su facción no ha usado",
  },
  "target-markers-made": {
    en: "the board has more target markers of a card than the card comes with",
    es: "en el tablero hay más indicadores de objetivo de una carta de los que trae la carta",
  },
  "target-markers-unsorted": {
    en: "the target markers are not sorted",
    es: "los indicadores de objetivo no están ordenados",
  },
  "objective-without-markers": {
    en: "an objective is still in play, but none of its target markers is on the board",
    es: "un Objetivo sigue en juego, pero no hay en el tablero ninguno de sus indicadores de objetivo",
  },
  "put-off-by-the-other-side": {
    en: "a delayed effect of a mission belongs to the wrong side",
    es: "un efecto aplazado de una Misión pertenece a la facción equivocada",
  },
  "strange-chair": {
    en: "an unfinished step waits for a seat that does not exist in this game",
    es: "un paso sin terminar espera a un puesto que no existe en esta partida",
  },
  "lost-mission": {
    en: "an unfinished step refers to an assigned mission that does not exist",
    es: "un paso sin terminar se refiere a una Misión asignada que no existe",
  },
  "base-not-chosen": {
    en: "the system of the Rebel base has not been chosen",
    es: "no se ha elegido el sistema de la Base Rebelde",
  },
  "base-without-probe-card": {
    en: "the system of the Rebel base has no probe card",
    es: "el sistema de la Base Rebelde no tiene carta de Sonda",
  },
  "base-ruled-out": {
    en: "the Rebel base is in a system where both sides know that it cannot be",
    es: "la Base Rebelde está en un sistema donde ambas facciones saben que no puede estar",
  },
  "imperial-candidates": {
    en: "the possible systems of the base that are stored for the Empire do not follow from what it knows",
    es: "los posibles sistemas de la Base guardados para el Imperio no se deducen de lo que sabe",
  },
  "common-candidates": {
    en: "the possible systems of the base that are stored for both sides do not follow from what both know",
    es: "los posibles sistemas de la Base guardados para ambas facciones no se deducen de lo que ambas saben",
  },
  "base-should-be-revealed": {
    en: "the Rebel base is hidden, but it should be revealed",
    es: "la Base Rebelde está oculta, pero debería estar descubierta",
  },
  "units-at-closed-base-space": {
    en: "there are units or leaders at the Rebel Base space, although the base is revealed",
    es: "hay unidades o Líderes en el espacio de la Base Rebelde, aunque la Base está descubierta",
  },
  "base-conquered": {
    en: "the Empire has conquered the system of the Rebel base, but it has not won",
    es: "el Imperio ha conquistado el sistema de la Base Rebelde, pero no ha ganado",
  },
  "units-lost-or-made": {
    en: "the number of units does not match the box",
    es: "el número de unidades no coincide con la caja",
  },
  "marker-at-base-space": {
    en: "there is a marker at the Rebel Base space",
    es: "hay un indicador en el espacio de la Base Rebelde",
  },
  "imperial-unit-at-base-space": {
    en: "there is an Imperial unit at the Rebel Base space",
    es: "hay una unidad Imperial en el espacio de la Base Rebelde",
  },
  "loyalty-in-remote": { en: "a remote system is loyal to a side", es: "un sistema lejano es leal a una facción" },
  "subjugated-remote": { en: "a remote system is subjugated", es: "un sistema lejano está subyugado" },
  "loyalty-in-destroyed": {
    en: "a destroyed system is loyal to a side",
    es: "un sistema destruido es leal a una facción",
  },
  "subjugated-destroyed": { en: "a destroyed system is subjugated", es: "un sistema destruido está subyugado" },
  "sabotaged-destroyed": {
    en: "a destroyed system has a sabotage marker",
    es: "un sistema destruido tiene un indicador de Sabotaje",
  },
  "fixed-loyalty-gone": {
    en: "a system that is always loyal to the Empire is not loyal to it",
    es: "un sistema siempre leal al Imperio no le es leal",
  },
  "loyal-and-subjugated": {
    en: "a system is both loyal to the Empire and subjugated",
    es: "un sistema es a la vez leal al Imperio y está subyugado",
  },
  "subjugated-without-ground-unit": {
    en: "a system is subjugated, but it has no Imperial ground unit",
    es: "un sistema está subyugado, pero no tiene ninguna unidad terrestre Imperial",
  },
  "occupied-but-not-subjugated": {
    en: "a system has Imperial ground units, but it is not subjugated",
    es: "un sistema tiene unidades terrestres Imperiales, pero no está subyugado",
  },
  "units-beyond-transport": {
    en: "a destroyed system has more units than its ships can transport",
    es: "un sistema destruido tiene más unidades de las que pueden transportar sus naves",
  },
  "time-off-track": {
    en: "the time marker or the reputation marker is off the track",
    es: "el indicador de Tiempo o el de Reputación está fuera del medidor",
  },
  "markers-met": {
    en: "the time marker and the reputation marker have met, but the game is not over",
    es: "los indicadores de Tiempo y de Reputación se han encontrado, pero la partida no ha terminado",
  },
  "starting-units": {
    en: "the starting units do not match the set-up",
    es: "las unidades iniciales no corresponden a la preparación",
  },
  "starting-place": {
    en: "a starting unit is in a place where it cannot start",
    es: "una unidad inicial está en un lugar donde no puede empezar",
  },
  "laid-too-early": {
    en: "a system is loyal, subjugated or marked before this step of the set-up",
    es: "un sistema es leal, está subyugado o tiene un indicador antes de este paso de la preparación",
  },
  "round-and-phase": { en: "the round does not match the phase", es: "la ronda no se corresponde con la fase" },
  "missions-lost-or-made": {
    en: "the number of missions does not match the box",
    es: "el número de Misiones no coincide con la caja",
  },
  "actions-lost-or-made": {
    en: "the number of action cards does not match the box",
    es: "el número de cartas de Acción no coincide con la caja",
  },
  "objectives-lost-or-made": {
    en: "the number of objectives does not match the box",
    es: "el número de Objetivos no coincide con la caja",
  },
  "probes-lost-or-made": {
    en: "the number of probe cards does not match the number of systems that have one",
    es: "el número de cartas de Sonda no coincide con el de sistemas que tienen una",
  },
  "tactics-lost-or-made": {
    en: "the number of tactic cards does not match the box",
    es: "el número de cartas de Táctica no coincide con la caja",
  },
  "advanced-tactics-lost-or-made": {
    en: "the number of advanced tactic cards does not match the box",
    es: "el número de cartas de Táctica avanzada no coincide con la caja",
  },
  "another-combat": {
    en: "a game with cinematic combat lacks parts that it must have, or another game has such parts",
    es: "a una partida con combate cinematográfico le faltan elementos que debe tener, u otra partida los tiene",
  },
  "strange-choice": {
    en: "a battle contains tactic cards that could not have been chosen in it",
    es: "una batalla contiene cartas de Táctica que no se pudieron elegir en ella",
  },
  "strange-card": {
    en: "a tactic card that is not in use is being resolved, or it is at an effect that it does not have",
    es: "se está resolviendo una carta de Táctica que no está en uso, o está en un efecto que no tiene",
  },
  "strange-later": {
    en: "a delayed effect waits for a later moment of the combat, but no card has such an effect",
    es: "un efecto aplazado espera a un momento posterior del combate, pero ninguna carta tiene un efecto así",
  },
  "card-in-wrong-place": {
    en: "a card is in a place where cards of its type can never be",
    es: "una carta está en un lugar donde nunca pueden estar las de su tipo",
  },
  "starting-mission-away": {
    en: "a starting mission is neither in its player's hand nor assigned",
    es: "una Misión inicial no está en la mano de su jugador ni asignada",
  },
  "unknown-to-owner": {
    en: "a side does not know a card of its own hand",
    es: "una facción no conoce una carta de su propia mano",
  },
  "pile-not-well-formed": {
    en: "a pile is not stored in the form that saved games require",
    es: "una pila no está guardada en la forma que exigen las partidas guardadas",
  },
  "units-picked": {
    en: "the units picked to move are not in the place that they leave",
    es: "las unidades elegidas para moverse no están en el lugar del que salen",
  },
  "mission-of-the-other-side": {
    en: "a side is resolving a mission of the other side",
    es: "una facción está resolviendo una Misión de la otra",
  },
  "action-not-used": {
    en: "an action card is being resolved that its side has not used",
    es: "se está resolviendo una carta de Acción que su facción no ha usado",
  },
  "cards-aside": {
    en: "cards are set aside, but no player is choosing among them",
    es: "hay cartas apartadas, pero ningún jugador está eligiendo entre ellas",
  },
  "mission-not-open": {
    en: "a second leader is offered for a mission that does not have exactly one leader",
    es: "se ofrece un segundo Líder para una Misión que no tiene exactamente un Líder",
  },
  "nothing-turned-up": {
    en: "a mission is partly revealed outside of the step that reveals it",
    es: "una Misión está a medio revelar fuera del paso que la revela",
  },
  "too-many-missions": {
    en: "a hand has more missions than its limit",
    es: "una mano tiene más Misiones que su límite",
  },
  "nothing-to-do": {
    en: "the game is not over, but nobody has a decision to make",
    es: "la partida no ha terminado, pero nadie tiene que decidir",
  },
  "phase-and-frames": {
    en: "an unfinished step does not belong to the current phase",
    es: "un paso sin terminar no corresponde a la fase actual",
  },
  "turn-of-another": {
    en: "a player takes a turn outside of the Command Phase, or a step of the Command Phase belongs to the turn of another player",
    es: "un jugador juega un turno fuera de la fase de Mando, o un paso de la fase de Mando es del turno de otro jugador",
  },
  "frames-out-of-place": {
    en: "an unfinished step is inside a step that can never contain it",
    es: "un paso sin terminar está dentro de otro que nunca puede contenerlo",
  },
  wounds: {
    en: "a unit has an amount of damage that it cannot have",
    es: "una unidad tiene una cantidad de daño que no puede tener",
  },
  dice: {
    en: "there are more dice on the table than can be rolled",
    es: "hay más dados en la mesa de los que se pueden tirar",
  },
  "leader-count": {
    en: "the number of leaders does not match the box",
    es: "el número de Líderes no coincide con la caja",
  },
  "ring-twice": { en: "two leaders have the same ring", es: "dos Líderes tienen el mismo modificador de estado" },
  "ring-out-of-play": {
    en: "a leader who is not in play has a ring or is detained",
    es: "un Líder que no está en juego tiene un modificador de estado o está arrestado",
  },
  "imperial-captive": {
    en: "an Imperial leader has a ring of captured leaders",
    es: "un Líder Imperial tiene un modificador de Líder capturado",
  },
  "captive-off-board": { en: "a captured leader is not on the board", es: "un Líder capturado no está en el tablero" },
  "unguarded-captive": {
    en: "a captured leader is in a place without Imperial units",
    es: "un Líder capturado está en un lugar sin unidades Imperiales",
  },
  "detained-captive": {
    en: "a detained leader is captured or off the board",
    es: "un Líder arrestado está capturado o fuera del tablero",
  },
  "imperial-leader-at-base-space": {
    en: "an Imperial leader is at the Rebel Base space",
    es: "hay un Líder Imperial en el espacio de la Base Rebelde",
  },
  "leaders-on-mission": {
    en: "a mission does not have one or two leaders, or they are not sorted",
    es: "una Misión no tiene uno o dos Líderes, o no están ordenados",
  },
  "mission-without-place": {
    en: "a mission is being resolved, but its system or leader is not stored",
    es: "se está resolviendo una Misión, pero no está guardado su sistema o su Líder",
  },
  "mission-known-as-another": {
    en: "a mission that was assigned faceup differs from the mission that both sides saw",
    es: "una Misión asignada boca arriba es distinta de la que vieron ambas facciones",
  },
  "leader-without-mission": {
    en: "a leader is assigned to a mission that does not exist",
    es: "un Líder está asignado a una Misión que no existe",
  },
  "foreign-leader-on-mission": {
    en: "a leader is assigned to a mission of the other side",
    es: "un Líder está asignado a una Misión de la otra facción",
  },
};
