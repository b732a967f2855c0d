import type { Line } from "@sw/tabletop/text";
import type { FaultCode } from "../../language/check/fault.ts";

/** The lines of faults of a catalogue, by code. `entry` is the id of the entry, `about` the part at fault. */
export const CATALOGUE_LINES: Readonly<Record<FaultCode, Line>> = {
  "ability-twice": {
    en: "“{entry}”: the ability “{about}” is listed twice",
    es: "«{entry}»: la capacidad «{about}» aparece dos veces",
  },
  "against-rebel-leaders": {
    en: "“{entry}”: only Imperial missions can be attempted against leaders",
    es: "«{entry}»: solo las Misiones Imperiales se pueden emprender contra Líderes",
  },
  "all-of-one-place": {
    en: "“{entry}”: a move of all units must start in a single place, so “{about}” is not allowed",
    es: "«{entry}»: un movimiento de todas las unidades debe salir de un único lugar, así que no se admite «{about}»",
  },
  "attempted-in-a-system": {
    en: "“{entry}”: a mission that is attempted must have a system or a leader as its target",
    es: "«{entry}»: una Misión que se emprende debe tener como objetivo un sistema o un Líder",
  },
  "base-space-is-for-rebels": {
    en: "“{entry}”: only Rebel units and missions can be at the Rebel Base space",
    es: "«{entry}»: en el espacio de la Base Rebelde solo puede haber unidades y Misiones Rebeldes",
  },
  "base-space-is-no-system": {
    en: "“{entry}”: the Rebel Base space cannot be used as a system",
    es: "«{entry}»: el espacio de la Base Rebelde no se puede usar como sistema",
  },
  "before-the-mission": {
    en: "“{entry}”: “{about}” can refer to this mission only on cards that are used before the mission is revealed",
    es: "«{entry}»: «{about}» solo puede referirse a esta Misión en cartas que se usan antes de revelarla",
  },
  "beyond-the-track": {
    en: "“{entry}”: space {about} is beyond the end of the time track",
    es: "«{entry}»: la casilla {about} está más allá del medidor de Tiempo",
  },
  "border-twice": {
    en: "“{entry}”: the border with “{about}” is listed twice",
    es: "«{entry}»: la frontera con «{about}» aparece dos veces",
  },
  "borders-itself": {
    en: "“{entry}”: a system cannot be adjacent to itself",
    es: "«{entry}»: un sistema no puede ser adyacente a sí mismo",
  },
  "both-sides-at-the-start": {
    en: "“{entry}”: units of both sides start in “{about}”. Only one side can start there",
    es: "«{entry}»: en «{about}» empiezan unidades de ambas facciones. Solo puede empezar allí una",
  },
  "captives-have-that-ring": {
    en: "“{entry}”: “{about}” is the ring for captured leaders, so a step of a card cannot attach it",
    es: "«{entry}»: «{about}» es el modificador de los Líderes capturados, así que un paso de una carta no puede colocarlo",
  },
  "carriers-are-not-carried": {
    en: "“{entry}”: a unit with transport capacity cannot need transport itself",
    es: "«{entry}»: una unidad con capacidad de transporte no puede necesitar transporte",
  },
  "carriers-come-first": {
    en: "“{entry}”: units with transport capacity must be listed before the units that need transport",
    es: "«{entry}»: las unidades con capacidad de transporte deben ir antes que las que necesitan transporte",
  },
  "class-of-the-other-theater": {
    en: "“{entry}”: a unit of class “{about}” cannot fight in this theater",
    es: "«{entry}»: una unidad de clase «{about}» no puede luchar en este escenario de guerra",
  },
  "combats-only": {
    en: "“{entry}”: “{about}” can be used only on cards that are used at the start of a combat",
    es: "«{entry}»: «{about}» solo se puede usar en cartas que se usan al inicio de un combate",
  },
  "counts-as-another-alone": {
    en: "“{entry}”: a leader can count only as another leader who does not count as anyone else, so “{about}” is not allowed",
    es: "«{entry}»: un Líder solo puede contar como otro Líder que no cuente a su vez como nadie más, así que no se admite «{about}»",
  },
  "does-nothing": {
    en: "“{entry}”: the card has no effect. It must have at least one",
    es: "«{entry}»: la carta no tiene ningún efecto. Debe tener al menos uno",
  },
  "fixed-loyalty-has-no-probe": {
    en: "“{entry}”: a system that is always loyal cannot have a probe card",
    es: "«{entry}»: un sistema siempre leal no puede tener carta de Sonda",
  },
  "for-captives": {
    en: "“{entry}”: “{about}” can be used only on a mission against a captured leader",
    es: "«{entry}»: «{about}» solo se puede usar en una Misión contra un Líder capturado",
  },
  "gains-units-once": {
    en: "“{entry}”: an advanced tactic card can gain units in only one step",
    es: "«{entry}»: una carta de Táctica avanzada solo puede ganar unidades en un paso",
  },
  "here-is-nowhere": {
    en: "“{entry}”: the card refers to the system where it is used, but it is not used in a system",
    es: "«{entry}»: la carta se refiere al sistema donde se usa, pero no se usa en ningún sistema",
  },
  "icon-of-the-other-theater": {
    en: "“{entry}”: the resource icon that builds the unit belongs to the other theater",
    es: "«{entry}»: el icono de recurso que construye la unidad es del otro escenario de guerra",
  },
  "id-is-taken": {
    en: "“{entry}”: the id “{about}” is reserved by the rules. Use another id",
    es: "«{entry}»: el identificador «{about}» está reservado por las reglas. Usa otro",
  },
  "id-used-twice": {
    en: "“{entry}”: the id is used twice. Each id can be used only once",
    es: "«{entry}»: el identificador se usa dos veces. Cada identificador se usa una sola vez",
  },
  "kept-from-other-decks": {
    en: "“{entry}”: a card can keep only some of the drawn objectives or projects, and cannot do so with “{about}”",
    es: "«{entry}»: una carta solo puede conservar algunos de los Objetivos o Proyectos robados, y no puede hacerlo con «{about}»",
  },
  "lasts-for-the-combat": {
    en: "“{entry}”: “{about}” must last until the end of the combat",
    es: "«{entry}»: «{about}» debe durar hasta el final del combate",
  },
  "lasts-for-the-mission": {
    en: "“{entry}”: “{about}” must last until the end of the mission",
    es: "«{entry}»: «{about}» debe durar hasta el final de la Misión",
  },
  "lasts-for-the-phase": {
    en: "“{entry}”: “{about}” must last until the end of the round or of the Command Phase",
    es: "«{entry}»: «{about}» debe durar hasta el final de la ronda o de la fase de Mando",
  },
  "leader-of-the-other-side": {
    en: "“{entry}”: the leader “{about}” belongs to the other side",
    es: "«{entry}»: el Líder «{about}» es de la otra facción",
  },
  "markers-in-order-on-the-track": {
    en: "“{entry}”: the time marker and the reputation marker must both start on the track, with the time marker before the reputation marker",
    es: "«{entry}»: el indicador de Tiempo y el de Reputación deben empezar ambos en el medidor, y el de Tiempo antes que el de Reputación",
  },
  "more-than-are-drawn": {
    en: "“{entry}”: “{about}” keeps or buries more cards than it looks at",
    es: "«{entry}»: «{about}» conserva o entierra más cartas de las que mira",
  },
  "more-than-the-box-holds": {
    en: "“{entry}”: there are more units of the type “{about}” than the box contains",
    es: "«{entry}»: hay más unidades del tipo «{about}» de las que trae la caja",
  },
  "more-than-there-are": {
    en: "“{entry}”: “{about}” asks for more systems than there are",
    es: "«{entry}»: «{about}» pide más sistemas de los que hay",
  },
  "moves-nowhere": {
    en: "“{entry}”: units cannot move to the place that they come from (“{about}”)",
    es: "«{entry}»: las unidades no pueden moverse al lugar del que vienen («{about}»)",
  },
  "no-card-leader": {
    en: "“{entry}”: “{about}” refers to the leader that the card is used with, but the card is used without a leader",
    es: "«{entry}»: «{about}» se refiere al Líder con el que se usa la carta, pero la carta se usa sin ningún Líder",
  },
  "no-free-target": {
    en: "“{entry}”: “{about}” captures the target of the mission, but the mission is not against a free leader",
    es: "«{entry}»: «{about}» captura al objetivo de la Misión, pero la Misión no va contra un Líder libre",
  },
  "no-ring-for-captives": {
    en: "“{entry}”: the catalogue needs a ring for captured leaders",
    es: "«{entry}»: el catálogo necesita un modificador de estado para los Líderes capturados",
  },
  "no-starting-leaders": {
    en: "“{entry}”: this side must have at least one starting leader",
    es: "«{entry}»: esta facción debe tener al menos un Líder inicial",
  },
  "no-starting-missions": {
    en: "“{entry}”: this side must have at least one starting mission",
    es: "«{entry}»: esta facción debe tener al menos una Misión inicial",
  },
  "no-such-leader": {
    en: "“{entry}”: the card does not name any leader that “{about}” could refer to",
    es: "«{entry}»: la carta no nombra ningún Líder al que pueda referirse «{about}»",
  },
  "no-such-unit": {
    en: "“{entry}”: no type of unit in the catalogue matches this description",
    es: "«{entry}»: ningún tipo de unidad del catálogo responde a esta descripción",
  },
  "no-system-for-the-base": {
    en: "“{entry}”: the catalogue has no system in which the base could be hidden",
    es: "«{entry}»: el catálogo no tiene ningún sistema donde se pueda ocultar la Base",
  },
  "icons-of-a-ring": {
    en: "“{entry}”: a ring must have minor icons if its ability is “minor-icons”, and cannot have them otherwise",
    es: "«{entry}»: un modificador debe tener iconos menores si su capacidad es «minor-icons», y no puede tenerlos en otro caso",
  },
  "immediate-reputation": {
    en: "“{entry}”: an immediate objective cannot give reputation by itself",
    es: "«{entry}»: un Objetivo inmediato no puede dar Reputación por sí mismo",
  },
  "no-target-markers": {
    en: "“{entry}”: “{about}” can be used only on a card with target markers",
    es: "«{entry}»: «{about}» solo se puede usar en una carta con indicadores de objetivo",
  },
  "opposes-missions-alone": {
    en: "“{entry}”: a mission that opposes other missions cannot have a target or a skill. Every other mission must have a skill",
    es: "«{entry}»: una Misión que se opone a otras no puede tener destino ni habilidad. Cualquier otra debe tener una habilidad",
  },
  "no-target": {
    en: "“{entry}”: “{about}” refers to the leader that the mission is against, but the mission is not against a leader",
    es: "«{entry}»: «{about}» se refiere al Líder contra el que va la Misión, pero la Misión no va contra ningún Líder",
  },
  "nobody-is-pictured": {
    en: "“{entry}”: “{about}” can be used only on a resolved mission that shows a leader",
    es: "«{entry}»: «{about}» solo se puede usar en una Misión que se resuelve y que muestra un Líder",
  },
  "nobody-to-assign": {
    en: "“{entry}”: the card is used without a leader, so it cannot assign one (“{about}”)",
    es: "«{entry}»: la carta se usa sin ningún Líder, así que no puede asignar uno («{about}»)",
  },
  "nobody-to-place": {
    en: "“{entry}”: the card is used without a leader, so it cannot place one (“{about}”)",
    es: "«{entry}»: la carta se usa sin ningún Líder, así que no puede colocar uno («{about}»)",
  },
  "not-a-rebel-leader": {
    en: "“{entry}”: “{about}” is not a Rebel leader that can be captured at that time",
    es: "«{entry}»: «{about}» no es un Líder Rebelde al que se pueda capturar en ese momento",
  },
  "not-at-that-time": {
    en: "“{entry}”: a card that is used at this time cannot require the leader to be there (“{about}”)",
    es: "«{entry}»: una carta que se usa en ese momento no puede exigir que el Líder esté ahí («{about}»)",
  },
  "not-at-this-moment": {
    en: "“{entry}”: “{about}” cannot happen at the time when this card is used",
    es: "«{entry}»: «{about}» no puede ocurrir en el momento en que se usa esta carta",
  },
  "not-for-such-a-unit": {
    en: "“{entry}”: a unit of this kind cannot have the ability “{about}”",
    es: "«{entry}»: una unidad de este tipo no puede tener la capacidad «{about}»",
  },
  "not-for-this-side": {
    en: "“{entry}”: only the other side can use “{about}”",
    es: "«{entry}»: solo la otra facción puede usar «{about}»",
  },
  "not-in-that-deck": {
    en: "“{entry}”: the card “{about}” is not in that deck",
    es: "«{entry}»: la carta «{about}» no está en ese mazo",
  },
  "nothing-is-chosen": {
    en: "“{entry}”: the card refers to something chosen in an earlier step, but no earlier step chooses anything",
    es: "«{entry}»: la carta se refiere a algo elegido en un paso anterior, pero ningún paso anterior elige nada",
  },
  "nothing-to-refuse": {
    en: "“{entry}”: “{about}” can be required only where a player could refuse something",
    es: "«{entry}»: «{about}» solo se puede exigir donde un jugador podría rechazar algo",
  },
  "one-ring-of-each": {
    en: "“{entry}”: two rings have the ability “{about}”. Only one ring can have it",
    es: "«{entry}»: dos modificadores de estado tienen la capacidad «{about}». Solo puede tenerla uno",
  },
  "only-attempts-roll": {
    en: "“{entry}”: only attempted missions can roll dice",
    es: "«{entry}»: solo las Misiones que se emprenden pueden tirar dados",
  },
  "only-rebels-are-captured": {
    en: "“{entry}”: only Rebel leaders can be captured",
    es: "«{entry}»: solo se puede capturar a Líderes Rebeldes",
  },
  "out-of-reach": {
    en: "“{entry}”: the system cannot be reached from the others",
    es: "«{entry}»: no se puede llegar al sistema desde los demás",
  },
  "placement-twice": {
    en: "“{entry}”: the set-up of the first game lists “{about}” twice",
    es: "«{entry}»: el despliegue de la primera partida nombra «{about}» dos veces",
  },
  "projects-are-imperial": {
    en: "“{entry}”: only Imperial missions can be projects",
    es: "«{entry}»: solo las Misiones Imperiales pueden ser Proyectos",
  },
  "remote-systems-take-no-loyalty": {
    en: "“{entry}”: a remote system cannot have loyalty or a symbol on its probe card",
    es: "«{entry}»: un sistema lejano no puede tener lealtad ni símbolo en su carta de Sonda",
  },
  "replaces-no-card": {
    en: "“{entry}” cannot replace {about}. That is not a card of the base game, or another card already replaces it",
    es: "«{entry}» no puede sustituir a {about}. No es una carta del juego base, o ya la sustituye otra",
  },
  "resources-come-with-a-queue-number": {
    en: "“{entry}”: a system needs both resource icons and a queue number, or neither of them",
    es: "«{entry}»: un sistema necesita iconos de recurso y número de cola, o ninguna de las dos cosas",
  },
  "ring-for-the-other-side": {
    en: "“{entry}”: a ring with the ability “{about}” belongs to the other side",
    es: "«{entry}»: un modificador con la capacidad «{about}» es de la otra facción",
  },
  "ring-of-the-other-side": {
    en: "“{entry}”: the ring “{about}” belongs to the other side",
    es: "«{entry}»: el modificador de estado «{about}» es de la otra facción",
  },
  "several-are-chosen": {
    en: "“{entry}”: the card chooses several systems where only one is allowed",
    es: "«{entry}»: la carta elige varios sistemas donde solo se admite uno",
  },
  "rolls-no-dice": {
    en: "“{entry}”: a unit that does not roll dice must be a structure, have to flee or be under construction",
    es: "«{entry}»: una unidad que no tira dados debe ser una estructura, tener que huir o estar en construcción",
  },
  "ships-bombard-the-ground": {
    en: "“{entry}”: a card by which ships bombard ground units must belong to the ground deck",
    es: "«{entry}»: una carta con la que las naves bombardean unidades terrestres debe ser del mazo terrestre",
  },
  "shows-no-leader": {
    en: "“{entry}”: this card must show a leader, but it shows none",
    es: "«{entry}»: esta carta debe mostrar un Líder, pero no muestra ninguno",
  },
  "skill-before-a-roll": {
    en: "“{entry}”: a card can require a skill only before dice are rolled",
    es: "«{entry}»: una carta solo puede exigir una habilidad antes de tirar los dados",
  },
  "space-twice": {
    en: "“{entry}”: space {about} is listed twice",
    es: "«{entry}»: la casilla {about} aparece dos veces",
  },
  "subjugated-by-ground-units": {
    en: "“{entry}”: “{about}” must have a subjugation marker if Imperial ground units start there, and cannot have one otherwise",
    es: "«{entry}»: «{about}» debe tener un indicador de Subyugación si empiezan allí unidades terrestres Imperiales, y no puede tenerlo en otro caso",
  },
  "takes-no-damage": {
    en: "“{entry}”: only a superstation can be without health",
    es: "«{entry}»: solo una superestación puede carecer de Resistencia",
  },
  "takes-no-marker": {
    en: "“{entry}”: “{about}” cannot have a marker",
    es: "«{entry}»: «{about}» no puede tener indicadores",
  },
  "tested-at-another-time": {
    en: "“{entry}”: “{about}” can be tested only at the other of the two times",
    es: "«{entry}»: «{about}» solo se puede comprobar en el otro de los dos momentos",
  },
  "no-station": {
    en: "“{entry}”: the starting units of the expansion must include a station under construction for the remote system",
    es: "«{entry}»: las unidades iniciales de la expansión deben incluir una estación en construcción para el sistema remoto",
  },
  "no-remote-system": {
    en: "“{entry}”: the starting units of the expansion need a remote system",
    es: "«{entry}»: las unidades iniciales de la expansión necesitan un sistema remoto",
  },
  "too-few-ground-units": {
    en: "“{entry}”: the Empire must start with at least {about} ground units",
    es: "«{entry}»: el Imperio debe empezar con al menos {about} unidades terrestres",
  },
  "too-few-probes": {
    en: "“{entry}”: there are too few probe cards with the symbol of the side “{about}”",
    es: "«{entry}»: hay demasiado pocas cartas de Sonda con el símbolo de la facción «{about}»",
  },
  "too-many-starting-missions": {
    en: "“{entry}”: a side has too many starting missions. The limit is {about}, because they are never discarded",
    es: "«{entry}»: una facción tiene demasiadas Misiones iniciales. El límite es {about}, porque nunca se descartan",
  },
  "unit-of-the-other-side": {
    en: "“{entry}”: the unit “{about}” belongs to the other side",
    es: "«{entry}»: la unidad «{about}» es de la otra facción",
  },
  "unknown-leader": { en: "“{entry}”: there is no leader “{about}”", es: "«{entry}»: no hay ningún Líder «{about}»" },
  "unknown-procedure": {
    en: "“{entry}”: there is no procedure “{about}”",
    es: "«{entry}»: no hay ningún procedimiento «{about}»",
  },
  "unknown-ring": {
    en: "“{entry}”: there is no ring “{about}”",
    es: "«{entry}»: no hay ningún modificador de estado «{about}»",
  },
  "unknown-system": { en: "“{entry}”: there is no system “{about}”", es: "«{entry}»: no hay ningún sistema «{about}»" },
  "unknown-unit": { en: "“{entry}”: there is no unit “{about}”", es: "«{entry}»: no hay ninguna unidad «{about}»" },
  "would-show-the-base": {
    en: "“{entry}”: the choice would reveal to the Empire where the Rebel base is",
    es: "«{entry}»: la elección revelaría al Imperio dónde está la Base Rebelde",
  },
};
