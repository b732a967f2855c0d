import type { Lines } from "@sw/tabletop/text";

/** The lines of broken invariants of states, by code. The params follow in brackets. */
export const STATE_LINES: Lines = {
  "no-copies-left": {
    en: "the box holds no more copies of that card",
    es: "la caja no tiene más copias de esa carta",
  },
  "no-system-left": {
    en: "no system is left in which the base can be hidden",
    es: "no queda ningún sistema en el que pueda ocultarse la Base",
  },
  "expansion-state": {
    en: "what only a game with Rise of the Empire has stands in one without it, or is missing in one with it",
    es: "lo que solo tiene una partida con El auge del Imperio está en una sin él, o falta en una con él",
  },
  "noted-without-expansion": {
    en: "dice are noted for lone structures in a game without Rise of the Empire",
    es: "se anotan dados para estructuras solas en una partida sin El auge del Imperio",
  },
  "pool-over-limit": {
    en: "a leader pool holds more leaders than its limit, and nobody is asked whom to keep",
    es: "una reserva de líderes supera su límite y no se pregunta a nadie a quién conservar",
  },
  "leaders-picked": {
    en: "the leaders picked to leave a pool are not in it, are picked twice, or are more than have to leave",
    es: "los líderes elegidos para dejar una reserva no están en ella, se repiten o son más de los que deben irse",
  },
  "missions-boxed": {
    en: "the missions back in the box are not those of a set",
    es: "las misiones devueltas a la caja no son las de un conjunto",
  },
  "plans-boxed": {
    en: "a Death Star Plans objective is back in the box",
    es: "un objetivo de los planos de la Estrella de la Muerte está devuelto a la caja",
  },
  "held-card-unused": {
    en: "a probe card lies under an action card that its side has not used",
    es: "hay una carta de Sonda bajo una carta de Acción que su facción no ha usado",
  },
  "target-markers-made": {
    en: "more target markers of a card are on the board than it has",
    es: "hay en el tablero más indicadores de objetivo de una carta de los que tiene",
  },
  "target-markers-unsorted": {
    en: "target markers are not in their order",
    es: "los indicadores de objetivo no están en su orden",
  },
  "objective-without-markers": {
    en: "an objective stays in play without a target marker of its own",
    es: "un objetivo sigue en juego sin ningún indicador de objetivo suyo",
  },
  "put-off-by-the-other-side": {
    en: "what a mission put off is left to the other side",
    es: "lo que una misión dejó aplazado queda en manos de la otra facción",
  },
  "strange-chair": {
    en: "something under way waits for a place at the table that nobody has",
    es: "algo en curso espera a un puesto de la mesa que nadie ocupa",
  },
  "lost-mission": {
    en: "something under way is about an assigned mission that is not there",
    es: "algo en curso trata de una misión asignada que no está",
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
    en: "the Rebel base is in a system that everybody knows it is not in",
    es: "la Base Rebelde está en un sistema donde todos saben que no está",
  },
  "imperial-candidates": {
    en: "the systems that the Empire cannot rule out do not follow from what it knows",
    es: "los sistemas que el Imperio no puede descartar no se deducen de lo que sabe",
  },
  "common-candidates": {
    en: "the systems that both sides cannot rule out do not follow from what both know",
    es: "los sistemas que ambas facciones no pueden descartar no se deducen de lo que ambas saben",
  },
  "base-should-be-revealed": {
    en: "the Rebel base should be revealed",
    es: "la Base Rebelde debería estar descubierta",
  },
  "units-at-closed-base-space": {
    en: "units or leaders are at the Rebel Base space while the base is revealed",
    es: "hay unidades o Líderes en el espacio de la Base Rebelde con la Base descubierta",
  },
  "base-conquered": {
    en: "the Empire holds the system of the Rebel base and has not won",
    es: "el Imperio ocupa el sistema de la Base Rebelde y no ha ganado",
  },
  "units-lost-or-made": {
    en: "there are more or fewer units than the box holds",
    es: "hay más o menos unidades de las que trae la caja",
  },
  "marker-at-base-space": {
    en: "a marker lies at the Rebel Base space",
    es: "hay un indicador en el espacio de la Base Rebelde",
  },
  "imperial-unit-at-base-space": {
    en: "an Imperial unit is at the Rebel Base space",
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
    en: "a system that is always loyal to the Empire is not",
    es: "un sistema siempre leal al Imperio no lo es",
  },
  "loyal-and-subjugated": {
    en: "a system is loyal to the Empire and subjugated",
    es: "un sistema es leal al Imperio y está subyugado",
  },
  "subjugated-without-ground-unit": {
    en: "a system is subjugated without an Imperial ground unit",
    es: "un sistema está subyugado sin ninguna unidad terrestre Imperial",
  },
  "occupied-but-not-subjugated": {
    en: "a system with Imperial ground units should be subjugated",
    es: "un sistema con unidades terrestres Imperiales debería estar subyugado",
  },
  "units-beyond-transport": {
    en: "a destroyed system holds more units than its ships can carry",
    es: "un sistema destruido contiene más unidades de las que pueden transportar sus naves",
  },
  "time-off-track": {
    en: "the time marker or the reputation marker is off the track",
    es: "el indicador de Tiempo o el de Reputación está fuera del medidor",
  },
  "markers-met": {
    en: "the time marker and the reputation marker have met and the game goes on",
    es: "los indicadores de Tiempo y de Reputación se han encontrado y la partida sigue",
  },
  "starting-units": {
    en: "the starting units are not those of the set-up",
    es: "las unidades iniciales no son las de la preparación",
  },
  "starting-place": {
    en: "a starting unit is where none may start",
    es: "una unidad inicial está donde ninguna puede empezar",
  },
  "laid-too-early": {
    en: "a system is loyal, subjugated or marked before the board is laid",
    es: "un sistema es leal, está subyugado o tiene un indicador antes de disponerse el tablero",
  },
  "round-and-phase": { en: "the round does not fit the phase", es: "la ronda no se corresponde con la fase" },
  "missions-lost-or-made": {
    en: "there are more or fewer missions than the box holds",
    es: "hay más o menos Misiones de las que trae la caja",
  },
  "actions-lost-or-made": {
    en: "there are more or fewer action cards than the box holds",
    es: "hay más o menos cartas de Acción de las que trae la caja",
  },
  "objectives-lost-or-made": {
    en: "there are more or fewer objectives than the box holds",
    es: "hay más o menos Objetivos de los que trae la caja",
  },
  "probes-lost-or-made": {
    en: "there are more or fewer probe cards than systems for them",
    es: "hay más o menos cartas de Sonda que sistemas con ellas",
  },
  "tactics-lost-or-made": {
    en: "there are more or fewer tactic cards than the box holds",
    es: "hay más o menos cartas de Táctica de las que trae la caja",
  },
  "advanced-tactics-lost-or-made": {
    en: "there are more or fewer advanced tactic cards than the box holds",
    es: "hay más o menos cartas de Táctica avanzada de las que trae la caja",
  },
  "another-combat": {
    en: "what belongs to cinematic combat stands in a game without it, or is missing in one with it",
    es: "lo propio del combate cinematográfico está en una partida sin él o falta en una con él",
  },
  "strange-choice": {
    en: "tactic cards lie in a battle that were not put down in it so",
    es: "en una batalla hay cartas de Táctica que no se colocaron así en ella",
  },
  "strange-card": {
    en: "a tactic card is resolved that is not in use, or does what it does not say",
    es: "se resuelve una carta de Táctica que no está en juego, o hace lo que no dice",
  },
  "strange-later": {
    en: "something waits for later in the combat that no card does then",
    es: "algo espera a más tarde en el combate que ninguna carta hace entonces",
  },
  "card-in-wrong-place": {
    en: "a card lies where cards of its kind never lie",
    es: "una carta está donde nunca están las de su tipo",
  },
  "starting-mission-away": {
    en: "a starting mission is neither in hand nor assigned",
    es: "una Misión inicial no está en la mano ni asignada",
  },
  "unknown-to-owner": {
    en: "a side does not know a card of its own hand",
    es: "una facción no conoce una carta de su propia mano",
  },
  "pile-not-well-formed": {
    en: "a pile is not kept as piles are",
    es: "una pila no está guardada como se guardan las pilas",
  },
  "units-picked": {
    en: "units picked to move are not where they are taken from",
    es: "unas unidades elegidas para moverse no están donde se cogen",
  },
  "mission-of-the-other-side": {
    en: "a side carries out a mission of the other",
    es: "una facción lleva a cabo una Misión de la otra",
  },
  "action-not-used": {
    en: "an action card is carried out that its side has not used",
    es: "se resuelve una carta de Acción que su facción no ha usado",
  },
  "cards-aside": {
    en: "cards lie aside that nobody is choosing among",
    es: "hay cartas apartadas entre las que nadie está eligiendo",
  },
  "mission-not-open": {
    en: "a second leader may join a mission that does not have one leader",
    es: "un segundo líder puede unirse a una Misión que no tiene un líder",
  },
  "nothing-turned-up": {
    en: "a mission is half turned up outside of its moment",
    es: "una Misión está a medio revelar fuera de su momento",
  },
  "too-many-missions": {
    en: "a hand holds more missions than it may",
    es: "una mano contiene más Misiones de las permitidas",
  },
  "nothing-to-do": {
    en: "the game is not over and nothing is to be done",
    es: "la partida no ha terminado y no hay nada que hacer",
  },
  "phase-and-frames": {
    en: "what is being done does not belong to the phase",
    es: "lo que se está haciendo no es propio de la fase",
  },
  "turn-of-another": {
    en: "somebody takes a turn outside of the Command Phase, or in it something happens in the turn of somebody else",
    es: "alguien juega un turno fuera de la fase de Mando, o en ella ocurre algo en el turno de otro",
  },
  "frames-out-of-place": {
    en: "something is being done within what it never belongs to",
    es: "algo se está haciendo dentro de aquello a lo que nunca pertenece",
  },
  wounds: { en: "a unit has damage that it cannot have", es: "una unidad tiene un daño que no puede tener" },
  dice: {
    en: "more dice are on the table than can be rolled",
    es: "hay más dados en la mesa de los que se pueden tirar",
  },
  "leader-count": {
    en: "there are more or fewer leaders than the box holds",
    es: "hay más o menos Líderes de los que trae la caja",
  },
  "ring-twice": { en: "one ring is on two leaders", es: "un modificador de estado está en dos Líderes" },
  "ring-out-of-play": {
    en: "a leader who is not in play has a ring or is detained",
    es: "un Líder que no está en juego tiene un modificador de estado o está arrestado",
  },
  "imperial-captive": {
    en: "an Imperial leader has a ring of captives",
    es: "un Líder Imperial tiene un modificador de Líder capturado",
  },
  "captive-off-board": { en: "a captured leader is not on the board", es: "un Líder capturado no está en el tablero" },
  "unguarded-captive": {
    en: "a captured leader is where no Imperial unit is",
    es: "un Líder capturado está donde no hay ninguna unidad Imperial",
  },
  "detained-captive": {
    en: "a leader is detained who is captured or off the board",
    es: "está arrestado un Líder que está capturado o fuera del tablero",
  },
  "imperial-leader-at-base-space": {
    en: "an Imperial leader is at the Rebel Base space",
    es: "hay un Líder Imperial en el espacio de la Base Rebelde",
  },
  "leaders-on-mission": {
    en: "a mission has other than one or two leaders in order",
    es: "una Misión no tiene uno o dos Líderes en orden",
  },
  "mission-without-place": {
    en: "a mission is under way without the place that it has",
    es: "hay una Misión en curso sin el lugar que le corresponde",
  },
  "mission-known-as-another": {
    en: "a mission that was assigned openly is of another kind than all have seen",
    es: "una Misión asignada a la vista de todos es de otra clase que la que se vio",
  },
  "leader-without-mission": {
    en: "a leader is on a mission that is not there",
    es: "un Líder está en una Misión que no existe",
  },
  "foreign-leader-on-mission": {
    en: "a leader is on a mission of the other side",
    es: "un Líder está en una Misión de la otra facción",
  },
};
