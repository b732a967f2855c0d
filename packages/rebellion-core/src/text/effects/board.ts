import type { Line, Told } from "@sw/tabletop/text";
import type { DestroyUnits, EffectStep, MoveUnits, StepOf } from "../../language/language.ts";
import { type Knowledge, say, unitNoun } from "../knowledge.ts";
import { FACTION_ADJECTIVES } from "../names.ts";
import { systemsText } from "./systems.ts";
import { enemyFaction, hereIn, inPlace, placeIn, type Telling } from "./telling.ts";
import { filterNoun, manyOf, oneOf, someOf, wantedUnits } from "./units.ts";

/** The steps about systems and units. */
export type BoardStep = Extract<
  EffectStep,
  {
    op:
      | "choose-system"
      | "gain-loyalty"
      | "lose-loyalty-in-region"
      | "sabotage"
      | "remove-sabotage"
      | "destroy-system"
      | "place-target"
      | "remove-target"
      | "gain-units"
      | "queue-by-icons"
      | "queue-units"
      | "advance-queue"
      | "deploy-queued"
      | "move-units"
      | "destroy-units"
      | "combat";
  }
>;

const LINES = {
  "choose-system": { en: "choose {systems}", es: "elige {systems}" },
  "choose-systems": { en: "choose {systems}, or as many as there are", es: "elige {systems}, o los que haya" },
  "their-choice": { en: "{who} chooses {systems}", es: "{who} elige {systems}" },
  "gain-loyalty": { en: "gain {amount} {faction} loyalty {at}", es: "gana {amount} de lealtad {faction} {at}" },
  "lose-loyalty": {
    en: "every system in the region of {here} that is loyal {to} loses that loyalty",
    es: "todo sistema de la región de {here} que sea leal {to} pierde esa lealtad",
  },
  sabotage: { en: "put a sabotage marker {at}", es: "coloca un indicador de Sabotaje {at}" },
  "remove-sabotage": { en: "remove the sabotage marker {from}", es: "retira el indicador de Sabotaje {from}" },
  "remove-any-sabotage": {
    en: "remove the sabotage marker {from}, if there is one",
    es: "retira el indicador de Sabotaje {from}, si lo hay",
  },
  "remove-all-sabotage": {
    en: "remove every sabotage marker from the board",
    es: "retira del tablero todos los indicadores de Sabotaje",
  },
  "place-target": {
    en: "put a target marker of this card {at}",
    es: "coloca un indicador de objetivo de esta carta {at}",
  },
  "remove-target": { en: "remove a target marker {from}", es: "retira un indicador de objetivo {from}" },
  "remove-targets": {
    en: "remove every target marker {from}",
    es: "retira todos los indicadores de objetivo {from}",
  },
  "destroy-lead": {
    en: "destroy up to {units} {at}, but no more than the successes by which you are ahead",
    es: "destruye hasta {units} {at}, pero no más que los éxitos que tengas de ventaja",
  },
  "destroy-lead-health": {
    en: "destroy up to {units} {at}, worth together no more health than the successes by which you are ahead",
    es: "destruye hasta {units} {at}, cuya Resistencia sumada no supere los éxitos que tengas de ventaja",
  },
  "queue-units-two": {
    en: "put {unit} on space {space} of the {faction} build queue, or on space {other} if two leaders are assigned",
    es: "pon {unit} en la casilla {space} de la cola de construcción {faction}, o en la {other} si hay dos Líderes asignados",
  },
  "deploy-several": {
    en: "deploy up to {count} units from space {spaces} of the {faction} build queue {at}",
    es: "despliega hasta {count} unidades de la casilla {spaces} de la cola de construcción {faction} {at}",
  },
  "worth-up-to": {
    en: "{units} worth up to {health} health together",
    es: "{units} con una Resistencia total máxima de {health}",
  },
  "you-move": { en: "you move {units} {from} {to}{lifted}", es: "tú mueves {units} {from} {to}{lifted}" },
  "destroy-system": { en: "destroy {place}", es: "destruye {place}" },
  "gain-units": { en: "gain {units} {at}", es: "gana {units} {at}" },
  "queue-by-icons": {
    en: "for each resource icon of {here}, put 1 unit with that icon on the {faction} build queue, on the space with the system's number",
    es: "por cada icono de recurso de {here}, pon 1 unidad de ese icono en la cola de construcción {faction}, en la casilla con el número del sistema",
  },
  "queue-units": {
    en: "put {unit} on space {space} of the {faction} build queue",
    es: "pon {unit} en la casilla {space} de la cola de construcción {faction}",
  },
  "advance-queue": {
    en: "move {units} from space {spaces} of the {faction} build queue one space ahead",
    es: "mueve {units} de la casilla {spaces} de la cola de construcción {faction} una casilla hacia delante",
  },
  "advance-queue-portrait": {
    en: "move {units} from space {spaces} of the {faction} build queue one space ahead ({more} more if {portrait} is assigned)",
    es: "mueve {units} de la casilla {spaces} de la cola de construcción {faction} una casilla hacia delante ({more} más si está asignado {portrait})",
  },
  "deploy-queued": {
    en: "deploy 1 unit from space {spaces} of the {faction} build queue {at}",
    es: "despliega 1 unidad de la casilla {spaces} de la cola de construcción {faction} {at}",
  },
  "move-units": { en: "move {units} {from} {to}{lifted}", es: "mueve {units} {from} {to}{lifted}" },
  "move-their-units": { en: "{who} moves {units} {from} {to}{lifted}", es: "{who} mueve {units} {from} {to}{lifted}" },
  "if-hidden": { en: "if the Rebel base is hidden, {deed}", es: "si la Base Rebelde está oculta, {deed}" },
  "destroy-count": { en: "destroy {units} {at}", es: "destruye {units} {at}" },
  "destroy-health": {
    en: "destroy {units} worth up to {health} health {at}",
    es: "destruye {units} por un valor máximo de {health} {at}",
  },
  "destroy-by-icons": {
    en: "for each resource icon of {here}, destroy 1 unit with that icon {at}",
    es: "por cada icono de recurso de {here}, destruye 1 unidad de ese icono {at}",
  },
  "if-there": { en: "if there is {unit} {at}, {deed}", es: "si hay {unit} {at}, {deed}" },
  combat: { en: "resolve a combat {at}", es: "resuelve un combate {at}" },
  "combat-if": { en: "if there are {units} {at}, resolve a combat", es: "si hay {units} {at}, resuelve un combate" },
} as const satisfies Record<string, Line>;

const ORIGINS: Readonly<Record<"adjacent" | "one-system" | "anywhere", Line>> = {
  adjacent: { en: "adjacent systems", es: "sistemas adyacentes" },
  "one-system": { en: "one system", es: "un solo sistema" },
  anywhere: { en: "any systems", es: "cualquier sistema" },
};

const QUEUE: Line = { en: "on the Imperial build queue", es: "en la cola de construcción Imperial" };
const ANY_NUMBER: Line = { en: "any number of {units}", es: "cualquier número de {units}" };
const UP_TO: Line = { en: "up to {units}", es: "hasta {units}" };
const LIFTED: Line = { en: ", regardless of {rules}", es: ", sin tener en cuenta {rules}" };
const RULINGS: Line = { en: "{book} (by the official FAQ: {faq})", es: "{book} (según las FAQ oficiales: {faq})" };

const LIFTED_RULES: Readonly<Record<MoveUnits["lifted"][number], Line>> = {
  adjacency: { en: "adjacency", es: "la adyacencia" },
  transport: { en: "transport", es: "el transporte" },
  "own-leaders": { en: "{leaders} there", es: "los {leaders} que haya allí" },
};

/** Returns the line of a step about systems and units. */
export function boardLine(step: BoardStep, telling: Telling): Told {
  const { knowledge } = telling;
  const { language } = knowledge;
  const here = hereIn(telling);
  const inHere = language.prep("in", here);
  switch (step.op) {
    case "choose-system":
      return choiceLine(step, telling);
    case "gain-loyalty": {
      const faction = say(language, FACTION_ADJECTIVES[step.faction]);
      return [LINES[step.op], { amount: String(step.amount), faction, at: inPlace(telling, step.at) }];
    }
    case "lose-loyalty-in-region":
      return [LINES["lose-loyalty"], { here, to: language.prep("to", language.faction(step.faction)) }];
    case "sabotage":
      return [LINES.sabotage, { at: inPlace(telling, step.at) }];
    case "place-target":
      return [LINES[step.op], { at: inPlace(telling, step.at) }];
    case "remove-target":
      return [LINES[step.count === "one" ? "remove-target" : "remove-targets"], { from: language.prep("from", here) }];
    case "remove-sabotage": {
      if (step.at === "everywhere") return [LINES["remove-all-sabotage"]];
      const line = step.required ? LINES[step.op] : LINES["remove-any-sabotage"];
      return [line, { from: language.prep("from", placeIn(telling, step.at)) }];
    }
    case "destroy-system":
      return [LINES[step.op], { place: placeIn(telling, step.at) }];
    case "gain-units": {
      const units = language.and(step.units.map((wanted) => wantedUnits(knowledge, wanted, step.faction)));
      return [LINES[step.op], { units, at: inPlace(telling, step.at) }];
    }
    case "queue-by-icons":
      return [LINES[step.op], { here, faction: say(language, FACTION_ADJECTIVES[step.faction]) }];
    case "queue-units": {
      const unit = language.several(1, unitNoun(knowledge, step.type));
      const slots = { unit, space: String(step.space), faction: say(language, FACTION_ADJECTIVES[step.faction]) };
      if (step.spaceOfTwo === undefined) return [LINES[step.op], slots];
      return [LINES["queue-units-two"], { ...slots, other: String(step.spaceOfTwo) }];
    }
    case "advance-queue":
      return advanceLine(step, telling);
    case "deploy-queued":
      return [
        LINES[step.most === undefined ? step.op : "deploy-several"],
        {
          count: String(step.most ?? 1),
          spaces: language.or(step.spaces.map(String)),
          at: inHere,
          faction: say(language, FACTION_ADJECTIVES[telling.owner]),
        },
      ];
    case "move-units":
      return moveLine(step, telling);
    case "destroy-units":
      return destroyLine(step, telling);
    case "combat": {
      if (step.theater === null) return [LINES.combat, { at: inHere }];
      const units = manyOf(knowledge, { faction: enemyFaction(telling.owner), theater: step.theater });
      return [LINES["combat-if"], { units, at: inHere }];
    }
  }
}

/** Returns the version of a rule's text that is in force, or both if the rulings of the game are unknown. */
export function ruledText<Item>(
  { language, view }: Knowledge,
  book: Item,
  faq: Item | undefined,
  text: (item: Item) => string,
): string {
  const rulings = view?.config.rulings;
  if (faq === undefined || rulings === "book") return text(book);
  return rulings === "faq" ? text(faq) : say(language, RULINGS, { book: text(book), faq: text(faq) });
}

function choiceLine(step: StepOf<"choose-system">, telling: Telling): Told {
  const { knowledge, owner } = telling;
  const count = step.count === undefined || step.count === 1 ? "one" : step.count;
  const systems = ruledText(knowledge, step.where, step.whereByFaq, (where) => systemsText(knowledge, where, count));
  if (step.by === "opponent") {
    return [LINES["their-choice"], { who: knowledge.language.faction(enemyFaction(owner)), systems }];
  }
  return [count === "one" ? LINES["choose-system"] : LINES["choose-systems"], { systems }];
}

function advanceLine(step: StepOf<"advance-queue">, telling: Telling): Told {
  const { language } = telling.knowledge;
  const faction = say(language, FACTION_ADJECTIVES[telling.owner]);
  const slots = { units: language.counted(step.count, "unit"), spaces: language.or(step.spaces.map(String)), faction };
  if (step.portraitMore === 0) return [LINES["advance-queue"], slots];
  return [LINES["advance-queue-portrait"], { ...slots, more: String(step.portraitMore), portrait: telling.portrait }];
}

function moveLine(step: MoveUnits, telling: Telling): Told {
  const { knowledge, owner } = telling;
  const { language } = knowledge;
  const slots = {
    who: language.faction(step.faction),
    units: movedUnits(step, telling),
    from: language.prep("from", originIn(telling, step.from)),
    to: language.prep("to", placeIn(telling, step.to)),
    lifted: liftedText(step, telling),
  };
  const line =
    step.by === "owner" ? LINES["you-move"] : step.faction === owner ? LINES["move-units"] : LINES["move-their-units"];
  return step.if === undefined ? [line, slots] : [LINES["if-hidden"], { deed: say(language, line, slots) }];
}

function originIn(telling: Telling, from: MoveUnits["from"]): string {
  return from === "adjacent" || from === "one-system" || from === "anywhere"
    ? say(telling.knowledge.language, ORIGINS[from])
    : placeIn(telling, from);
}

function movedUnits({ filter, faction, limit, health }: MoveUnits, { knowledge }: Telling): string {
  const { language } = knowledge;
  if (health !== undefined) {
    const units = manyOf(knowledge, filter, faction);
    return say(language, LINES["worth-up-to"], { units, health: String(health) });
  }
  if (limit === "all") return language.all(filterNoun(knowledge, filter, faction));
  if (limit === null) return say(language, ANY_NUMBER, { units: manyOf(knowledge, filter, faction) });
  if (typeof limit === "number") return say(language, UP_TO, { units: someOf(knowledge, filter, limit, faction) });
  const units = Object.entries(limit).map(([type, count]) => language.several(count, unitNoun(knowledge, type)));
  return say(language, UP_TO, { units: language.and(units) });
}

function liftedText({ lifted, faction }: MoveUnits, { knowledge: { language } }: Telling): string {
  if (lifted.length === 0) return "";
  const leaders = language.described(language.thing("leader"), [faction]).many;
  return say(language, LIFTED, {
    rules: language.nor(lifted.map((rule) => say(language, LIFTED_RULES[rule], { leaders }))),
  });
}

function destroyLine(step: DestroyUnits, telling: Telling): Told {
  const { knowledge } = telling;
  const { language } = knowledge;
  const inHere = language.prep("in", hereIn(telling));
  const deed = destructionOf(step, telling, step.from === "here" ? inHere : say(language, QUEUE));
  if (step.ifHere === undefined) return deed;
  const [line, slots] = deed;
  return [LINES["if-there"], { unit: oneOf(knowledge, step.ifHere), at: inHere, deed: say(language, line, slots) }];
}

function destructionOf({ filter, limit }: DestroyUnits, telling: Telling, at: string): Told {
  const { knowledge } = telling;
  if (limit === "icons") return [LINES["destroy-by-icons"], { here: hereIn(telling), at }];
  if ("lead" in limit) {
    const line = LINES[limit.lead === "count" ? "destroy-lead" : "destroy-lead-health"];
    return [line, { units: someOf(knowledge, filter, limit.count), at }];
  }
  if ("count" in limit) return [LINES["destroy-count"], { units: someOf(knowledge, filter, limit.count), at }];
  const { language } = knowledge;
  const health = language.locale === "en" ? String(limit.health) : language.counted(limit.health, "health");
  return [LINES["destroy-health"], { units: manyOf(knowledge, filter), health, at }];
}
