import type { Line } from "@sw/tabletop/text";
import { cardTitle, type Knowledge, placeName } from "../knowledge.ts";
import { seenSystem } from "../seen.ts";
import { aUnit, type EventOf, type EventTold, unitsText } from "./told.ts";

/** The events about systems, units and the base. */
export type BoardEvent = EventOf<
  | "loyalty-changed"
  | "subjugation-placed"
  | "subjugation-removed"
  | "sabotage-placed"
  | "sabotage-removed"
  | "system-destroyed"
  | "target-placed"
  | "target-removed"
  | UnitEvent["type"]
  | BaseEvent["type"]
>;

type UnitEvent = EventOf<
  | "units-placed"
  | "units-queued"
  | "queue-advanced"
  | "queue-slid"
  | "units-moved"
  | "units-returned"
  | "units-destroyed"
>;

type BaseEvent = EventOf<"base-chosen" | "base-revealed" | "base-established" | "base-told">;

const LINES = {
  "loyalty-gained": { en: "{system} is now loyal {toFaction}", es: "{system} es ahora leal {toFaction}" },
  "loyalty-lost": {
    en: "{system} is no longer loyal {toFaction}: it is neutral",
    es: "{system} deja de ser leal {toFaction}: es neutral",
  },
  "subjugation-placed": { en: "{system} is subjugated", es: "{system} queda subyugado" },
  "subjugation-removed": { en: "{system} is no longer subjugated", es: "{system} deja de estar subyugado" },
  "sabotage-placed": {
    en: "a sabotage marker is put in {system}",
    es: "se coloca un indicador de Sabotaje en {system}",
  },
  "sabotage-removed": {
    en: "the sabotage marker is removed from {system}",
    es: "se retira el indicador de Sabotaje de {system}",
  },
  "target-placed": {
    en: "the target marker of {card} is put in {system}",
    es: "se coloca en {system} el indicador de objetivo de {card}",
  },
  "target-removed": {
    en: "the target marker of {card} is removed from {system}",
    es: "se retira de {system} el indicador de objetivo de {card}",
  },
  "system-destroyed": { en: "{system} is destroyed", es: "se destruye el sistema {system}" },
  "placed-setup": { en: "{who} places {units} {in}", es: "{who} coloca {units} {in}" },
  "placed-gained": { en: "{who} gains {units} {in}", es: "{who} gana {units} {in}" },
  "placed-deployed": { en: "{who} deploys {units} {in}", es: "{who} despliega {units} {in}" },
  "placed-replaced": { en: "{who} now has {units} {in} in exchange", es: "{who} tiene ahora en su lugar {units} {in}" },
  "placed-moved-with-base": {
    en: "{who} puts {units} {in}, out of its base",
    es: "{who} coloca {units} {in}, fuera de su Base",
  },
  "units-queued": {
    en: "{who} puts {units} on space {space} of its build queue",
    es: "{who} pone {units} en la casilla {space} de su cola de construcción",
  },
  "queue-advanced": {
    en: "{who} advances {unit} on its build queue from space {from} to space {to}",
    es: "{who} hace avanzar {unit} en su cola de construcción de la casilla {from} a la {to}",
  },
  "queue-slid": {
    en: "the build queue of {who} slides down; ready to deploy: {units}",
    es: "la cola de construcción {ofWho} se desplaza; para desplegar: {units}",
  },
  "queue-slid-empty": {
    en: "the build queue of {who} slides down; nothing is ready to deploy",
    es: "la cola de construcción {ofWho} se desplaza; no hay nada que desplegar",
  },
  "units-moved": { en: "{who} moves {units} {from} {to}", es: "{who} mueve {units} {from} {to}" },
  "units-returned": {
    en: "{who} takes {units} {in} back to the supply",
    es: "{who} devuelve a la reserva {units} {in}",
  },
  "units-destroyed": { en: "{who} loses {units} {in}", es: "{who} pierde {units} {in}" },
  "queue-destroyed": {
    en: "{who} loses {units} on its build queue",
    es: "{who} pierde {units} en su cola de construcción",
  },
  "base-chosen": { en: "the Rebellion hides its base in {system}", es: "la Rebelión oculta su Base en {system}" },
  "base-chosen-hidden": {
    en: "the Rebellion secretly chooses the system of its base",
    es: "la Rebelión elige en secreto el sistema de su Base",
  },
  "base-revealed": {
    en: "the Rebel base is revealed: it is in {system}",
    es: "se descubre la Base Rebelde: está en {system}",
  },
  "base-established": {
    en: "the Rebellion leaves its base in {old} and establishes a new one in {system}",
    es: "la Rebelión abandona su Base de {old} y establece una nueva en {system}",
  },
  "base-established-hidden": {
    en: "the Rebellion leaves its base in {old} and secretly establishes a new one",
    es: "la Rebelión abandona su Base de {old} y establece una nueva en secreto",
  },
  "base-among": { en: "the Rebel base is in {systems}", es: "la Base Rebelde está en {systems}" },
  "base-not-among": { en: "the Rebel base is not in {systems}", es: "la Base Rebelde no está en {systems}" },
} as const satisfies Record<string, Line>;

/** Returns the line of an event about systems, units and the base. */
export function boardTold(event: BoardEvent, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  switch (event.type) {
    case "loyalty-changed": {
      const system = placeName(knowledge, event.system);
      if (event.to !== null) {
        return [LINES["loyalty-gained"], { system, toFaction: language.prep("to", language.faction(event.to)) }];
      }
      const toFaction = event.from === null ? "" : language.prep("to", language.faction(event.from));
      return [LINES["loyalty-lost"], { system, toFaction }];
    }
    case "subjugation-placed":
    case "subjugation-removed":
    case "sabotage-placed":
    case "sabotage-removed":
    case "system-destroyed":
      return [LINES[event.type], { system: placeName(knowledge, event.system) }];
    case "target-placed":
    case "target-removed": {
      const system = placeName(knowledge, event.system);
      return [LINES[event.type], { system, card: cardTitle(knowledge, event.target) }];
    }
    case "base-chosen":
    case "base-revealed":
    case "base-established":
    case "base-told":
      return baseTold(event, knowledge);
    default:
      return unitsTold(event, knowledge);
  }
}

function unitsTold(event: UnitEvent, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  const who = language.faction(event.faction);
  const ofWho = language.prep("of", who);
  const inPlace = (place: string): string => language.prep("in", placeName(knowledge, place));
  switch (event.type) {
    case "units-placed": {
      const units = unitsText(knowledge, event.units);
      return [LINES[`placed-${event.how}`], { who, units, in: inPlace(event.at) }];
    }
    case "units-queued":
      return [LINES[event.type], { who, units: unitsText(knowledge, event.units), space: String(event.space) }];
    case "queue-advanced": {
      const spaces = { from: String(event.from), to: String(event.from - 1) };
      return [LINES[event.type], { who, unit: aUnit(knowledge, event.unit), ...spaces }];
    }
    case "queue-slid":
      if (event.ready.length === 0) return [LINES["queue-slid-empty"], { who, ofWho }];
      return [LINES[event.type], { who, ofWho, units: unitsText(knowledge, event.ready) }];
    case "units-moved": {
      const from = language.prep("from", placeName(knowledge, event.from));
      const to = language.prep("to", placeName(knowledge, event.to));
      return [LINES[event.type], { who, units: unitsText(knowledge, event.units), from, to }];
    }
    case "units-returned":
      return [LINES[event.type], { who, units: unitsText(knowledge, event.units), in: inPlace(event.at) }];
    case "units-destroyed": {
      const units = unitsText(knowledge, event.units);
      if (event.at === "queue") return [LINES["queue-destroyed"], { who, units }];
      return [LINES[event.type], { who, units, in: inPlace(event.at) }];
    }
  }
}

function baseTold(event: BaseEvent, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  switch (event.type) {
    case "base-chosen": {
      const system = seenSystem(event.base, knowledge);
      if (system === undefined) return [LINES["base-chosen-hidden"]];
      return [LINES[event.type], { system: placeName(knowledge, system) }];
    }
    case "base-revealed":
      return [LINES[event.type], { system: placeName(knowledge, event.system) }];
    case "base-established": {
      const old = placeName(knowledge, event.old);
      const system = seenSystem(event.base, knowledge);
      if (system === undefined) return [LINES["base-established-hidden"], { old }];
      return [LINES[event.type], { old, system: placeName(knowledge, system) }];
    }
    case "base-told": {
      const systems = language.or(event.systems.map((id) => placeName(knowledge, id)));
      return [event.among ? LINES["base-among"] : LINES["base-not-among"], { systems }];
    }
  }
}
