import type { Line } from "@sw/tabletop/text";
import type { FaultCode } from "../../language/check/fault.ts";

/** The lines of faults of a catalogue, by code. `entry` is the id of the entry, `about` the part at fault. */
export const CATALOGUE_LINES: Readonly<Record<FaultCode, Line>> = {
  "ability-twice": {
    en: "“{entry}”: the ability “{about}” is given twice",
    es: "«{entry}»: la capacidad «{about}» aparece dos veces",
  },
  "against-rebel-leaders": {
    en: "“{entry}”: only Imperial missions are attempted against leaders",
    es: "«{entry}»: solo las Misiones Imperiales se emprenden contra Líderes",
  },
  "all-of-one-place": {
    en: "“{entry}”: all units can leave one place only, not “{about}”",
    es: "«{entry}»: todas las unidades solo pueden salir de un único lugar, no de «{about}»",
  },
  "attempted-in-a-system": {
    en: "“{entry}”: a mission is attempted in a system or against a leader; others are resolved",
    es: "«{entry}»: una Misión se emprende en un sistema o contra un Líder; las demás se resuelven",
  },
  "base-space-is-for-rebels": {
    en: "“{entry}”: only Rebel units and missions are at the Rebel Base space",
    es: "«{entry}»: en el espacio de la Base Rebelde solo hay unidades y Misiones Rebeldes",
  },
  "base-space-is-no-system": {
    en: "“{entry}”: the Rebel Base space is not a system",
    es: "«{entry}»: el espacio de la Base Rebelde no es un sistema",
  },
  "before-the-mission": {
    en: "“{entry}”: “{about}” about this mission is for cards used before it is revealed",
    es: "«{entry}»: «{about}» sobre esta Misión es para cartas usadas antes de revelarla",
  },
  "beyond-the-track": {
    en: "“{entry}”: space {about} is beyond the end of the time track",
    es: "«{entry}»: la casilla {about} está más allá del medidor de Tiempo",
  },
  "border-twice": {
    en: "“{entry}”: the border with “{about}” is given twice",
    es: "«{entry}»: la frontera con «{about}» aparece dos veces",
  },
  "borders-itself": {
    en: "“{entry}”: a system does not border itself",
    es: "«{entry}»: un sistema no hace frontera consigo mismo",
  },
  "both-sides-at-the-start": {
    en: "“{entry}”: units of both sides would start in “{about}”",
    es: "«{entry}»: en «{about}» empezarían unidades de ambas facciones",
  },
  "captives-have-that-ring": {
    en: "“{entry}”: “{about}” is the ring of captures and is not attached by a step",
    es: "«{entry}»: «{about}» es el modificador de las capturas y no lo coloca un paso",
  },
  "carriers-are-not-carried": {
    en: "“{entry}”: a unit that carries others is not carried itself",
    es: "«{entry}»: una unidad que transporta a otras no es transportada",
  },
  "carriers-come-first": {
    en: "“{entry}”: units that carry others stand before those that are carried",
    es: "«{entry}»: las unidades que transportan van antes que las transportadas",
  },
  "class-of-the-other-theater": {
    en: "“{entry}”: a unit of class “{about}” does not fight in this theater",
    es: "«{entry}»: una unidad de clase «{about}» no lucha en este escenario de guerra",
  },
  "combats-only": {
    en: "“{entry}”: “{about}” is for cards used at the start of a combat",
    es: "«{entry}»: «{about}» es para cartas usadas al inicio de un combate",
  },
  "counts-as-another-alone": {
    en: "“{entry}”: a leader counts as another one who counts only as himself, not as “{about}”",
    es: "«{entry}»: un Líder cuenta como otro que solo cuenta como sí mismo, no como «{about}»",
  },
  "does-nothing": { en: "“{entry}”: the card does nothing", es: "«{entry}»: la carta no hace nada" },
  "fixed-loyalty-has-no-probe": {
    en: "“{entry}”: a system that is always loyal has no probe card",
    es: "«{entry}»: un sistema siempre leal no tiene carta de Sonda",
  },
  "for-captives": {
    en: "“{entry}”: “{about}” is for the captured leader that the mission is against",
    es: "«{entry}»: «{about}» es para el Líder capturado contra el que va la Misión",
  },
  "gains-units-once": {
    en: "“{entry}”: an advanced tactic card gains units in one step at most",
    es: "«{entry}»: una carta de Táctica avanzada gana unidades en un solo paso como mucho",
  },
  "here-is-nowhere": {
    en: "“{entry}”: the card is used in no system that it could speak of",
    es: "«{entry}»: la carta no se usa en ningún sistema al que pueda referirse",
  },
  "icon-of-the-other-theater": {
    en: "“{entry}”: the icon that builds the unit belongs to the other theater",
    es: "«{entry}»: el icono que construye la unidad es del otro escenario de guerra",
  },
  "id-is-taken": {
    en: "“{entry}”: the id “{about}” is a word of the rules",
    es: "«{entry}»: el identificador «{about}» es una palabra de las reglas",
  },
  "id-used-twice": { en: "“{entry}”: the id is used twice", es: "«{entry}»: el identificador se usa dos veces" },
  "kept-from-other-decks": {
    en: "“{entry}”: some cards are kept from objectives and projects only, not from “{about}”",
    es: "«{entry}»: solo se puede elegir entre Objetivos o Proyectos, no entre «{about}»",
  },
  "lasts-for-the-combat": {
    en: "“{entry}”: “{about}” lasts until the end of the combat",
    es: "«{entry}»: «{about}» dura hasta el final del combate",
  },
  "lasts-for-the-mission": {
    en: "“{entry}”: “{about}” lasts until the end of the mission",
    es: "«{entry}»: «{about}» dura hasta el final de la Misión",
  },
  "lasts-for-the-phase": {
    en: "“{entry}”: “{about}” lasts until the end of the round or of the Command Phase",
    es: "«{entry}»: «{about}» dura hasta el final de la ronda o de la fase de Mando",
  },
  "leader-of-the-other-side": {
    en: "“{entry}”: the leader “{about}” belongs to the other side",
    es: "«{entry}»: el Líder «{about}» es de la otra facción",
  },
  "markers-in-order-on-the-track": {
    en: "“{entry}”: the time marker starts before the reputation marker, and both on the track",
    es: "«{entry}»: el indicador de Tiempo empieza antes que el de Reputación, y ambos en el medidor",
  },
  "more-than-are-drawn": {
    en: "“{entry}”: “{about}” keeps or buries more cards than it looks at",
    es: "«{entry}»: «{about}» conserva o entierra más cartas de las que mira",
  },
  "more-than-the-box-holds": {
    en: "“{entry}”: more units of type “{about}” than the box holds",
    es: "«{entry}»: hay más unidades del tipo «{about}» de las que trae la caja",
  },
  "more-than-there-are": {
    en: "“{entry}”: “{about}” asks for more systems than there are",
    es: "«{entry}»: «{about}» pide más sistemas de los que hay",
  },
  "moves-nowhere": {
    en: "“{entry}”: units would move to the place that they come from (“{about}”)",
    es: "«{entry}»: las unidades irían al lugar del que vienen («{about}»)",
  },
  "no-card-leader": {
    en: "“{entry}”: the card is used with no leader that “{about}” could be about",
    es: "«{entry}»: la carta no se usa con ningún Líder al que pueda referirse «{about}»",
  },
  "no-free-target": {
    en: "“{entry}”: the mission is against no leader that “{about}” could capture",
    es: "«{entry}»: la Misión no va contra ningún Líder que «{about}» pueda capturar",
  },
  "no-ring-for-captives": {
    en: "“{entry}”: there is no ring for captured leaders",
    es: "«{entry}»: no hay ningún modificador de estado para los Líderes capturados",
  },
  "no-starting-leaders": {
    en: "“{entry}”: this side has no starting leader",
    es: "«{entry}»: esta facción no tiene Líderes iniciales",
  },
  "no-starting-missions": {
    en: "“{entry}”: this side has no starting mission",
    es: "«{entry}»: esta facción no tiene Misiones iniciales",
  },
  "no-such-leader": {
    en: "“{entry}”: the card is about no such leader (“{about}”)",
    es: "«{entry}»: la carta no trata de ningún Líder así («{about}»)",
  },
  "no-such-unit": { en: "“{entry}”: no type of unit is so", es: "«{entry}»: ningún tipo de unidad es así" },
  "no-system-for-the-base": {
    en: "“{entry}”: no system is left that the base could be hidden in",
    es: "«{entry}»: no queda ningún sistema donde ocultar la Base",
  },
  "icons-of-a-ring": {
    en: "“{entry}”: a ring has minor icons exactly if its ability is “minor-icons”",
    es: "«{entry}»: un modificador tiene iconos menores solo si su capacidad es «minor-icons»",
  },
  "immediate-reputation": {
    en: "“{entry}”: an immediate objective gives no reputation by itself",
    es: "«{entry}»: un Objetivo inmediato no da Reputación por sí mismo",
  },
  "no-target-markers": {
    en: "“{entry}”: “{about}” needs target markers of the card",
    es: "«{entry}»: «{about}» necesita indicadores de objetivo de la carta",
  },
  "opposes-missions-alone": {
    en: "“{entry}”: a mission that opposes others has neither a target nor a skill, and every other has a skill",
    es: "«{entry}»: una Misión que se opone a otras no tiene ni destino ni habilidad, y cualquier otra tiene una habilidad",
  },
  "no-target": {
    en: "“{entry}”: the mission is against no leader that “{about}” could be about",
    es: "«{entry}»: la Misión no va contra ningún Líder al que pueda referirse «{about}»",
  },
  "nobody-is-pictured": {
    en: "“{entry}”: “{about}” needs a leader pictured on a mission that is resolved",
    es: "«{entry}»: «{about}» necesita un Líder retratado en una Misión que se resuelve",
  },
  "nobody-to-assign": {
    en: "“{entry}”: the card is used with no leader who could be assigned (“{about}”)",
    es: "«{entry}»: la carta no se usa con ningún Líder que se pueda asignar («{about}»)",
  },
  "nobody-to-place": {
    en: "“{entry}”: the card is used with no leader who could be placed (“{about}”)",
    es: "«{entry}»: la carta no se usa con ningún Líder que se pueda colocar («{about}»)",
  },
  "not-a-rebel-leader": {
    en: "“{entry}”: “{about}” is no Rebel leader who could be captured then",
    es: "«{entry}»: «{about}» no es un Líder Rebelde al que se pueda capturar entonces",
  },
  "not-at-that-time": {
    en: "“{entry}”: the leader cannot be asked to be there at that time (“{about}”)",
    es: "«{entry}»: no se puede pedir que el Líder esté ahí en ese momento («{about}»)",
  },
  "not-at-this-moment": {
    en: "“{entry}”: “{about}” is not done at the time when this card is used",
    es: "«{entry}»: «{about}» no se hace en el momento en que se usa esta carta",
  },
  "not-for-such-a-unit": {
    en: "“{entry}”: the ability “{about}” is not for such a unit",
    es: "«{entry}»: la capacidad «{about}» no es para una unidad así",
  },
  "not-for-this-side": {
    en: "“{entry}”: “{about}” is for the other side",
    es: "«{entry}»: «{about}» es para la otra facción",
  },
  "not-in-that-deck": {
    en: "“{entry}”: the card “{about}” is not in that deck",
    es: "«{entry}»: la carta «{about}» no está en ese mazo",
  },
  "nothing-is-chosen": { en: "“{entry}”: nothing is chosen before", es: "«{entry}»: no se ha elegido nada antes" },
  "nothing-to-refuse": {
    en: "“{entry}”: “{about}” cannot be asked for where there is nothing to refuse",
    es: "«{entry}»: «{about}» no se puede exigir donde no hay nada que rechazar",
  },
  "one-ring-of-each": {
    en: "“{entry}”: the ability “{about}” has two rings",
    es: "«{entry}»: la capacidad «{about}» tiene dos modificadores de estado",
  },
  "only-attempts-roll": {
    en: "“{entry}”: only attempted missions roll dice",
    es: "«{entry}»: solo las Misiones que se emprenden tiran dados",
  },
  "only-rebels-are-captured": {
    en: "“{entry}”: only Rebel leaders are captured",
    es: "«{entry}»: solo se captura a Líderes Rebeldes",
  },
  "out-of-reach": {
    en: "“{entry}”: the system cannot be reached from the others",
    es: "«{entry}»: no se puede llegar al sistema desde los demás",
  },
  "placement-twice": {
    en: "“{entry}”: the first game names “{about}” twice",
    es: "«{entry}»: el primer juego nombra «{about}» dos veces",
  },
  "projects-are-imperial": { en: "“{entry}”: projects are Imperial", es: "«{entry}»: los Proyectos son Imperiales" },
  "remote-systems-take-no-loyalty": {
    en: "“{entry}”: a remote system has no loyalty and no symbol on its probe card",
    es: "«{entry}»: un sistema lejano no tiene lealtad ni símbolo en su carta de Sonda",
  },
  "replaces-no-card": {
    en: "“{entry}” replaces {about}, which is no card of the base box or is replaced by another",
    es: "«{entry}» sustituye a {about}, que no es una carta de la caja básica o ya la sustituye otra",
  },
  "resources-come-with-a-queue-number": {
    en: "“{entry}”: a system has resource icons and a queue number, or neither",
    es: "«{entry}»: un sistema tiene iconos de recurso y número de cola, o ninguna de las dos cosas",
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
    en: "“{entry}”: several systems are chosen where one is meant",
    es: "«{entry}»: se eligen varios sistemas donde se necesita uno",
  },
  "rolls-no-dice": {
    en: "“{entry}”: a unit that rolls no dice is a structure, must flee or is under construction",
    es: "«{entry}»: una unidad que no tira dados es una estructura, debe huir o está en construcción",
  },
  "ships-bombard-the-ground": {
    en: "“{entry}”: ships bombard ground units: the card belongs to the ground deck",
    es: "«{entry}»: las naves bombardean unidades terrestres: la carta es del mazo terrestre",
  },
  "shows-no-leader": {
    en: "“{entry}”: the card needs a leader and shows none",
    es: "«{entry}»: la carta necesita un Líder y no muestra ninguno",
  },
  "skill-before-a-roll": {
    en: "“{entry}”: a skill is asked for only before dice are rolled",
    es: "«{entry}»: solo se pide una habilidad antes de tirar los dados",
  },
  "space-twice": {
    en: "“{entry}”: space {about} is given twice",
    es: "«{entry}»: la casilla {about} aparece dos veces",
  },
  "subjugated-by-ground-units": {
    en: "“{entry}”: “{about}” has a subjugation marker exactly if Imperial ground units start there",
    es: "«{entry}»: «{about}» tiene un indicador de Subyugación solo si empiezan allí unidades terrestres Imperiales",
  },
  "takes-no-damage": {
    en: "“{entry}”: only a superstation has no health and takes no damage",
    es: "«{entry}»: solo una superestación carece de Resistencia y no sufre daño",
  },
  "takes-no-marker": { en: "“{entry}”: “{about}” takes no marker", es: "«{entry}»: «{about}» no admite indicadores" },
  "tested-at-another-time": {
    en: "“{entry}”: “{about}” is tested at the other time",
    es: "«{entry}»: «{about}» se comprueba en el otro momento",
  },
  "no-station": {
    en: "“{entry}”: the starting units of the expansion hold no station under construction for the remote system",
    es: "«{entry}»: las unidades iniciales de la expansión no incluyen ninguna estación en construcción para el sistema remoto",
  },
  "no-remote-system": {
    en: "“{entry}”: the starting units of the expansion need a remote system",
    es: "«{entry}»: las unidades iniciales de la expansión necesitan un sistema remoto",
  },
  "too-few-ground-units": {
    en: "“{entry}”: the Empire needs at least {about} ground units to start with",
    es: "«{entry}»: el Imperio necesita al menos {about} unidades terrestres iniciales",
  },
  "too-few-probes": {
    en: "“{entry}”: too few probe cards show the symbol of the side “{about}”",
    es: "«{entry}»: muy pocas cartas de Sonda muestran el símbolo de la facción «{about}»",
  },
  "too-many-starting-missions": {
    en: "“{entry}”: a side has at most {about} starting missions, which it never discards",
    es: "«{entry}»: una facción tiene como máximo {about} Misiones iniciales, que nunca descarta",
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
    en: "“{entry}”: the choice would show where the base is",
    es: "«{entry}»: la elección mostraría dónde está la Base",
  },
};
