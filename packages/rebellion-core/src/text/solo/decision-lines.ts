import type { RuleId } from "../../rules/ids.ts";

/** The rule id of a row of the decision list. */
export type DecisionRuleId = Exclude<
  Extract<RuleId, `solo.decision.${string}`>,
  `solo.decision.${"golden" | "guide-lookup" | "index" | "order"}`
>;

/** Returns the Spanish text of a row, without the name of its card. The rule index has the English text. */
export function spanishOf(rule: DecisionRuleId): string {
  return STATEMENTS[rule];
}

/** Whether a rule is a row of the decision list. */
export function isDecisionRule(id: string): id is DecisionRuleId {
  return Object.hasOwn(STATEMENTS, id);
}

const STATEMENTS: Readonly<Record<DecisionRuleId, string>> = {
  "solo.decision.capture-rebel-operative":
    "va contra el Líder Rebelde de más puntuación de habilidad; a igualdad, donde las Operaciones especiales son más favorables; después, donde el Imperio tiene más fuerza.",
  "solo.decision.research-and-development":
    "si algún sistema está saboteado se usa la segunda opción, en el que más produciría sin el indicador; si no, la primera, en el que más produce. Con cualquiera de las dos se roba un solo proyecto.",
  "solo.decision.gather-intel":
    "entre los sistemas Rebeldes, el de Espionaje más favorable; a igualdad, el que tiene una flota Imperial más cerca.",
  "solo.decision.rule-by-fear":
    "un sistema subyugado, el que más produce y, a igualdad, el de Diplomacia más favorable; si no lo hay, uno neutral por los mismos criterios.",
  "solo.decision.detained":
    "va contra el Líder Rebelde de más puntuación de habilidad; a igualdad, donde las Operaciones especiales son más favorables; después, donde el Imperio tiene más fuerza.",
  "solo.decision.secure-the-plans":
    "con la Base descubierta, en su sistema; si sigue oculta, en una posible Base elegida al azar.",
  "solo.decision.make-an-example":
    "el Líder cautivo de más puntuación de habilidad; a igualdad, donde son más favorables todas las habilidades juntas.",
  "solo.decision.hunt-them-down":
    "con la Base descubierta, en su sistema: caen las unidades de más fuerza, antes las terrestres. Si sigue oculta, en el sistema Rebelde que más produce y, a igualdad, en el de Operaciones especiales más favorables: caen las de más fuerza, antes las del escenario que más fuerza reúne.",
  "solo.decision.collect-bounty":
    "va contra el Líder Rebelde de más puntuación de habilidad; a igualdad, donde las Operaciones especiales son más favorables; después, donde el Imperio tiene más fuerza.",
  "solo.decision.planetary-conquest":
    "con la Base descubierta, en su sistema: se traslada todo lo posible desde el sistema que queda más lejos de ella. Si sigue oculta, en el sistema Rebelde que más produce y, a igualdad, en el de Operaciones especiales más favorables: se traslada todo lo posible desde una región que tenga pocas posibles Bases.",
  "solo.decision.discredit-rebellion":
    "un sistema saboteado donde ya hay un Líder Imperial; si no, el saboteado donde el Imperio tiene menos fuerza.",
  "solo.decision.interrogation-droid":
    "el Líder cautivo que está donde el Espionaje es más favorable; a igualdad, el de más puntuación de habilidad. Si tiene éxito, el Imperio saca del mazo de Sondas todas las posibles Bases salvo tres, que el jugador Rebelde decide. Con tres o menos en el mazo no se puede jugar.",
  "solo.decision.fear-will-keep-them-in-line":
    "donde haya una Estrella de la Muerte, un Superdestructor o un Destructor Estelar, en la región cuyos sistemas Rebeldes producen más; si no hay ninguno, en la de los subyugados que más producen; si tampoco, en la que más produce en total. La lealtad se gana en los que más producen.",
  "solo.decision.draw-them-out":
    "donde hay unidades Imperiales y las Operaciones especiales son más favorables; a igualdad, donde el Imperio tiene más fuerza.",
  "solo.decision.probe-droid-initiative": "donde ya hay un Líder Imperial; si no, donde el Imperio tiene menos fuerza.",
  "solo.decision.double-our-efforts":
    "el sistema Imperial que más produce; avanzan en la cola las unidades de más fuerza y, a igualdad, las de la casilla 3.",
  "solo.decision.imperial-propaganda":
    "en la región con más sistemas Rebeldes; a igualdad, en la de más fuerza Rebelde.",
  "solo.decision.retrieve-the-plans":
    "el Líder cautivo que está donde las Operaciones especiales son más favorables; a igualdad, el de más puntuación de habilidad. Si tiene éxito, el Objetivo de la mano Rebelde que más Reputación vale pasa al fondo de su mazo.",
  "solo.decision.lure-of-the-dark-side":
    "Luke Skywalker si está cautivo; si no, el Líder cautivo de más puntuación de habilidad; a igualdad, donde son más favorables todas las habilidades juntas.",
  "solo.decision.long-range-probe":
    "la posible Base que está más lejos de los sistemas Imperiales. Si no es la Base, el Imperio toma su carta de Sonda; si lo es, toma las de todas las demás. Después se baraja el mazo.",
  "solo.decision.address-delays":
    "el sistema Imperial que más produce; a igualdad, el que antes termina lo que construye.",
  "solo.decision.trade-negotiations":
    "el sistema Rebelde que más produce; a igualdad, el de Diplomacia más favorable; si no hay ninguno, cualquier sistema, el que más produce.",
  "solo.decision.homing-beacon":
    "el Líder cautivo de más puntuación de habilidad; a igualdad, donde el Espionaje es más favorable.",
  "solo.decision.carbon-freezing":
    "el Líder cautivo de más puntuación de habilidad; a igualdad, donde las Operaciones especiales son más favorables.",
  "solo.decision.display-of-power": "el sistema Rebelde que más produce; a igualdad, el de Diplomacia más favorable.",
  "solo.decision.intercept-transmission":
    "el sistema Rebelde de Espionaje más favorable; a igualdad, el que más produce.",
  "solo.decision.interrogation":
    "el Líder cautivo que está donde las Operaciones especiales son más favorables; a igualdad, el de más puntuación de habilidad. Si tiene éxito, la mano Rebelde pierde un Objetivo al azar.",
  "solo.decision.secret-weapons-research":
    "un sistema Imperial donde ya hay un Líder Imperial; a igualdad, el que más produce.",
  "solo.decision.subversion-base": "no se juega: se aparta al preparar la partida.",
  "solo.decision.exploit-weakness":
    "el Líder cautivo que está donde las Operaciones especiales son más favorables; a igualdad, el de más puntuación de habilidad. Si tiene éxito, un Objetivo al azar de la mano Rebelde vuelve encima de su mazo.",
  "solo.decision.promotion": "el sistema Imperial que más produce; a igualdad, el que antes termina lo que construye.",
  "solo.decision.hire-mercenaries": "una posible Base elegida al azar.",
  "solo.decision.stolen-intel":
    "el sistema Rebelde de Espionaje más favorable; a igualdad, el que más produce. La mano Rebelde pierde una Misión al azar que no sea Inicial: si sale una Inicial se vuelve a sacar.",
  "solo.decision.deployment":
    "la posible Base que está más lejos de los sistemas Imperiales; a igualdad, la de Diplomacia más favorable; después, el sistema que más produce.",
  "solo.decision.break-their-will":
    "el Líder cautivo que está donde son más favorables todas las habilidades juntas. Si tiene éxito, un d8 elige una región con sistemas lejanos por explorar. Si falla, la carta queda encima del mazo de Misiones Principales, una vez barajado y puestos los proyectos de la ronda.",
  "solo.decision.imperial-might":
    "el sistema con una Estrella de la Muerte donde el Imperio tiene menos fuerza; si no, donde se construye una; si no, con un Búnker de control de escudo, el de menos fuerza. Nunca va un segundo Líder.",
  "solo.decision.message-from-high-command":
    "el sistema Rebelde que más produce; a igualdad, el de Diplomacia más favorable; si no hay ninguno, cualquier sistema, el que más produce.",
  "solo.decision.were-the-bait":
    "el Líder cautivo que está donde el Imperio tiene más fuerza; a igualdad, donde el Espionaje es más favorable. De la Base se eligen las unidades de más fuerza del escenario donde hay más.",
  "solo.decision.subversion-rote": "no se juega: se aparta al preparar la partida.",
  "solo.decision.construct-death-star": "una posible Base elegida al azar.",
  "solo.decision.construct-factory": "un sistema Imperial saboteado; si no, el Imperial que más produce.",
  "solo.decision.construct-super-star-destroyer":
    "el sistema Imperial de Logística más favorable. Van dos Líderes si en la reserva hay más que Misiones por revelar en el mazo de Ronda.",
  "solo.decision.interdictor-development":
    "el sistema Imperial de Logística más favorable. Van dos Líderes si en la reserva hay más que Misiones por revelar en el mazo de Ronda.",
  "solo.decision.superlaser-online":
    "con la Base descubierta, en su sistema; si sigue oculta, en una posible Base al azar; si no, en un sistema Rebelde.",
  "solo.decision.oversee-project":
    "con la Base descubierta, en el sistema más cercano a ella; si sigue oculta, en el Imperial que más produce. Se despliega la unidad de más fuerza y, a igualdad, la de la casilla 2.",
  "solo.decision.single-reactor-ignition":
    "con la Base descubierta, contra ella; si sigue oculta, contra una posible Base al azar; si no, contra un sistema Rebelde. Sin una Estrella de la Muerte en un sistema así no se juega y se roba otra carta.",
  "solo.decision.boba-fett-where":
    "el sistema Imperial que más produce; a igualdad, el que antes termina lo que construye.",
  "solo.decision.ambitions-of-power": "ningún criterio: se usa en cuanto la reserva fuera a pasar de ocho Líderes.",
  "solo.decision.public-support":
    "con la Base descubierta, el sistema Imperial más cercano a ella y, a igualdad, el de la flota más fuerte; si sigue oculta, el Imperial que más produce y, a igualdad, el que antes termina lo que construye.",
  "solo.decision.target-the-generator":
    "solo en un combate con estructuras: contra el Cañón de iones; si no lo hay, contra una estructura al azar.",
  "solo.decision.catch-them-by-surprise":
    "con la Base descubierta, en su sistema; si sigue oculta, en una posible Base; a igualdad, donde las flotas Imperiales vecinas suman más fuerza.",
  "solo.decision.fully-operational": "contra la nave Rebelde de más fuerza; entre iguales, al azar.",
  "solo.decision.keep-them-from-escaping": "se usa en el primer combate en que se puede.",
  "solo.decision.secret-facility":
    "donde haya una Estrella de la Muerte, terminada o no. Si no la hay, se sacan al azar tres cartas de Sonda de la mano Imperial y se usa en el sistema Imperial de ellas que más produce; si no, en el Rebelde con menos fuerza en tierra. Ahí llegan un Búnker de control de escudo y una unidad de triángulo al azar.",
  "solo.decision.blindside":
    "mientras se tiene, uno de sus Líderes va antes que nadie a la siguiente Misión jugable que se revele, y la carta se usa con ella.",
  "solo.decision.scouting-mission":
    "con la Base descubierta, en su sistema; si sigue oculta, en el sistema Rebelde que más produce y, a igualdad, en el que antes termina lo que construye.",
  "solo.decision.post-bounty":
    "mientras está en la mano, Jabba el Hutt va antes que nadie a las Misiones que puede cumplir. Se usa en cuanto se puede, contra el Líder Rebelde de más puntuación de habilidad y, a igualdad, de táctica.",
  "solo.decision.lord-vaders-orders":
    "los tres primeros Objetivos vuelven a su mazo con los que más Reputación valen debajo.",
  "solo.decision.ready-for-action":
    "se usa en el primer combate al que puede ir uno de sus Líderes desde la reserva; si pueden los dos, va el de más táctica en el escenario donde los Rebeldes tienen más fuerza.",
  "solo.decision.local-rumors":
    "una región al azar entre las que tienen una posible Base: el Imperio toma la carta de Sonda de ahí. Con la Base descubierta se guarda hasta que haya otra.",
  "solo.decision.proceeding-as-planned": "se roban proyectos hasta dar con uno que se pueda llevar a cabo en el acto.",
  "solo.decision.brilliant-administrator":
    "el sistema Imperial que más produce; a igualdad, el que antes termina lo que construye.",
  "solo.decision.early-promotion":
    "si el Almirante Motti no está reclutado, se recluta y va con el Gran Moff Tarkin al sistema Imperial que más produce o, a igualdad, al que antes termina lo que construye. Si ya lo está, el Imperio roba una Acción Inicial.",
  "solo.decision.according-to-my-design":
    "ningún criterio: se usa en el primer combate con el Emperador en que los Rebeldes fueran a tirar dados.",
  "solo.decision.more-dangerous-than-you-realize":
    "con las Tácticas del juego base, el Líder Imperial del combate suma 3 a una de sus dos tácticas, al azar. Con las avanzadas, en un escenario al azar el Imperio roba tres cartas en lugar de una, y puede usar las tres en la misma ronda.",
  "solo.decision.it-is-your-destiny":
    "se usa la primera vez que se rescata a un Líder Rebelde; si hay varios Líderes en la Misión, cae el de más puntuación de habilidad.",
  "solo.decision.track-them":
    "vuelve el Líder Imperial de más puntuación de habilidad; a igualdad, el de habilidades más variadas; después, el de más puntuación de táctica.",
  "solo.decision.false-orders":
    "la primera carta del mazo de Ronda vuelve a su mazo: Misiones Iniciales, Misiones Principales o Proyectos.",
  "solo.decision.good-intel":
    "con las Tácticas del juego base, el jugador Rebelde roba en este combate una sola carta por escenario. Con las avanzadas, cada ronda el Imperio deja fuera de sus mazos las cartas de unidades que no combaten y roba del resto.",
  "solo.decision.sweep-the-area":
    "al acabar la fase de Mando se sacan al azar cartas de Sonda de la mano Imperial hasta dar con un sistema donde hay un Líder Rebelde. Ahí cae el de más puntuación de habilidad y, a igualdad, de táctica, y la carta se descarta. Si no cae nadie se guarda para la ronda siguiente.",
  "solo.decision.plant-false-lead":
    "se reúne lo que el Imperio tiene de Sondas y se sacan cuatro cartas al azar, o todas si no hay más; después se vuelven a separar por clase y por cómo se consiguieron.",
  "solo.decision.its-a-trap":
    "con las Tácticas del juego base, el Imperio no obliga a repetir dados en la primera ronda de combate. Con las avanzadas, no roba carta de Táctica en esa ronda.",
  "solo.decision.independent-operation":
    "con la Base descubierta, las unidades van al sistema Imperial más cercano a ella; si sigue oculta, al que más produce y, a igualdad, al que antes termina lo que construye.",
};
