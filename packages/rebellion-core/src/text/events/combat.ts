import type { Line } from "@sw/tabletop/text";
import type { Event } from "../../state/events.ts";
import { diceText, dieNoun } from "../dice.ts";
import { cardTitle, type Knowledge, leaderName, placeName, say } from "../knowledge.ts";
import { THEATER_NAMES } from "../names.ts";
import { aUnit, type EventOf, type EventTold } from "./told.ts";

/** The events of combats. */
export type CombatEvent = EventOf<
  | "combat-started"
  | "combat-round-started"
  | "battle-started"
  | "attack-started"
  | "battle-won"
  | "combat-ended"
  | "retreated"
  | "tactic-played"
  | DiceEvent["type"]
  | HarmEvent["type"]
>;

const TYPES: Readonly<Record<CombatEvent["type"], true>> = {
  "combat-started": true,
  "combat-round-started": true,
  "battle-started": true,
  "attack-started": true,
  "battle-won": true,
  "combat-ended": true,
  retreated: true,
  "tactic-played": true,
  "die-spent": true,
  "hits-lost": true,
  "attack-ended": true,
  "damage-assigned": true,
  "damage-blocked": true,
  "unit-doomed": true,
  "damage-marked": true,
};

/** Whether an event is about combat. */
export function isOfCombat(event: Event): event is CombatEvent {
  return Object.hasOwn(TYPES, event.type);
}

type HarmEvent = EventOf<"damage-assigned" | "damage-blocked" | "unit-doomed" | "damage-marked">;

type DiceEvent = EventOf<"die-spent" | "hits-lost" | "attack-ended">;

const LINES = {
  "combat-started": {
    en: "a combat begins in {system}, started by {who}",
    es: "comienza un combate en {system}, iniciado por {who}",
  },
  "combat-round-started": { en: "combat round {round} in {system}", es: "ronda de combate {round} en {system}" },
  "battle-started": { en: "{theater} battle in {system}", es: "batalla {theater} en {system}" },
  "attack-started": {
    en: "{who} attacks in the {theater} battle",
    es: "{who} ataca en la batalla {theater}",
  },
  "battle-won": {
    en: "{who} wins the {theater} battle in {system}",
    es: "{who} gana la batalla {theater} en {system}",
  },
  "combat-ended": { en: "the combat in {system} ends", es: "termina el combate en {system}" },
  retreated: { en: "{who} retreats to {system} with {leader}", es: "{who} se retira a {system} con {leader}" },
  "tactic-played": { en: "{who} plays {card}", es: "{who} juega {card}" },
  "tactic-played-for": { en: "{who} spends {die} to play {card}", es: "{who} gasta {die} para jugar {card}" },
  "die-spent": { en: "{who} spends {die}", es: "{who} gasta {die}" },
  "hits-lost": {
    en: "{who} loses {dice}: no unit can take the damage",
    es: "{who} pierde {dice}: ninguna unidad puede recibir el daño",
  },
  "attack-ended": { en: "the attack of {who} ends", es: "termina el ataque {ofWho}" },
  "attack-ended-with": {
    en: "the attack of {who} ends; left over: {dice}",
    es: "termina el ataque {ofWho}; quedan sin usar: {dice}",
  },
  "damage-assigned": { en: "{unit} is assigned {damage}", es: "{unit} recibe {damage}" },
  "damage-assigned-from": { en: "{unit} is assigned {damage} from {die}", es: "{unit} recibe {damage} de {die}" },
  "damage-chosen": { en: "{who} assigns {damage} {toUnit}", es: "{who} asigna {damage} {toUnit}" },
  "damage-chosen-from": {
    en: "{who} assigns {damage} from {die} {toUnit}",
    es: "{who} asigna {damage} de {die} {toUnit}",
  },
  "damage-blocked": {
    en: "{unit} takes {damage} less: it is blocked",
    es: "{unit} recibe {damage} menos gracias a un bloqueo",
  },
  "block-chosen": { en: "{who} blocks {damage} {ofUnit}", es: "{who} bloquea {damage} {ofUnit}" },
  "unit-doomed": {
    en: "{unit} will be destroyed at the end of this battle",
    es: "{unit} se destruirá al final de esta batalla",
  },
  "damage-marked": { en: "{unit} keeps {markers}", es: "{unit} conserva {markers}" },
  "damage-unmarked": { en: "{unit} keeps no damage markers", es: "{unit} no conserva fichas de Daño" },
} as const satisfies Record<string, Line>;

/** Returns the line of an event of a combat. */
export function combatTold(event: CombatEvent, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  switch (event.type) {
    case "combat-started":
      return [
        LINES[event.type],
        { system: placeName(knowledge, event.system), who: language.faction(event.initiator) },
      ];
    case "combat-round-started":
      return [LINES[event.type], { system: placeName(knowledge, event.system), round: String(event.round) }];
    case "battle-started":
      return [
        LINES[event.type],
        { system: placeName(knowledge, event.system), theater: say(language, THEATER_NAMES[event.theater]) },
      ];
    case "combat-ended":
      return [LINES[event.type], { system: placeName(knowledge, event.system) }];
    case "attack-started":
    case "battle-won":
    case "retreated":
    case "tactic-played":
      return deedTold(event, knowledge);
    case "die-spent":
    case "hits-lost":
    case "attack-ended":
      return diceTold(event, knowledge);
    default:
      return harmTold(event, knowledge);
  }
}

function diceTold(event: DiceEvent, { language }: Knowledge): EventTold {
  if (event.type === "die-spent") {
    const die = language.a(dieNoun(language, { die: event.die, face: "special" }));
    return [LINES[event.type], { who: language.seat(event.by), die }];
  }
  const who = language.faction(event.faction);
  const slots = { who, ofWho: language.prep("of", who), dice: diceText(language, event.dice) };
  if (event.type === "attack-ended" && event.dice.length > 0) return [LINES["attack-ended-with"], slots];
  return [LINES[event.type], slots];
}

function deedTold(
  event: EventOf<"attack-started" | "battle-won" | "retreated" | "tactic-played">,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  const who = language.faction(event.faction);
  switch (event.type) {
    case "attack-started":
      return [LINES[event.type], { who, theater: say(language, THEATER_NAMES[event.theater]) }];
    case "battle-won": {
      const theater = say(language, THEATER_NAMES[event.theater]);
      return [LINES[event.type], { who, theater, system: placeName(knowledge, event.system) }];
    }
    case "retreated": {
      const slots = { system: placeName(knowledge, event.to), leader: leaderName(knowledge, event.leader) };
      return [LINES[event.type], { who, ...slots }];
    }
    case "tactic-played": {
      const die = event.die === null ? "" : language.a(dieNoun(language, { die: event.die, face: "special" }));
      const line = event.die === null ? LINES["tactic-played"] : LINES["tactic-played-for"];
      return [line, { who, die, card: cardTitle(knowledge, event.card) }];
    }
  }
}

function harmTold(event: HarmEvent, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  const unit = aUnit(knowledge, event.unit);
  switch (event.type) {
    case "damage-assigned":
      return assignedTold(event, knowledge, unit);
    case "damage-blocked": {
      const damage = language.counted(event.amount, "damage");
      if (event.by === null) return [LINES[event.type], { unit, damage }];
      return [LINES["block-chosen"], { who: language.seat(event.by), ofUnit: language.prep("of", unit), damage }];
    }
    case "unit-doomed":
      return [LINES[event.type], { unit }];
    case "damage-marked":
      if (event.markers === 0) return [LINES["damage-unmarked"], { unit }];
      return [LINES[event.type], { unit, markers: language.counted(event.markers, "marker") }];
  }
}

/** Returns the line of damage assigned to a unit, with the player who chose it and the die that deals it, if any. */
function assignedTold(
  { amount, source, by }: EventOf<"damage-assigned">,
  { language }: Knowledge,
  unit: string,
): EventTold {
  const damage = language.counted(amount, "damage");
  const die = source === null ? "" : language.a(dieNoun(language, source));
  if (by === null) return [LINES[source === null ? "damage-assigned" : "damage-assigned-from"], { unit, damage, die }];
  const slots = { who: language.seat(by), damage, die, toUnit: language.prep("to", unit) };
  return [LINES[source === null ? "damage-chosen" : "damage-chosen-from"], slots];
}
