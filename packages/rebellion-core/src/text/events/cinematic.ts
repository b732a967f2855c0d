import type { Line } from "@sw/tabletop/text";
import type { Event } from "../../state/events.ts";
import { dieNoun } from "../dice.ts";
import { cardTitle, type Knowledge, leaderName, say } from "../knowledge.ts";
import { THEATER_NAMES } from "../names.ts";
import { seenCards } from "../seen.ts";
import { aUnit, type EventOf, type EventTold } from "./told.ts";

/** The events about advanced tactic cards. */
export type CinematicEvent = EventOf<
  | "tactic-chosen"
  | "tactic-half-used"
  | "tactic-canceled"
  | "attack-order-reversed"
  | "tactics-barred"
  | "specials-barred"
  | "hits-prevented"
  | "damage-removed"
  | "leader-marked"
>;

const TYPES: Readonly<Record<CinematicEvent["type"], true>> = {
  "tactic-chosen": true,
  "tactic-half-used": true,
  "tactic-canceled": true,
  "attack-order-reversed": true,
  "tactics-barred": true,
  "specials-barred": true,
  "hits-prevented": true,
  "damage-removed": true,
  "leader-marked": true,
};

/** Whether an event is about advanced tactic cards. */
export function isCinematic(event: Event): event is CinematicEvent {
  return Object.hasOwn(TYPES, event.type);
}

const LINES = {
  "tactic-chosen": { en: "{who} puts {card} down", es: "{who} coloca {card} boca abajo" },
  upper: { en: "{who} uses the upper half of {card}", es: "{who} usa la mitad superior de {card}" },
  lower: { en: "{who} uses the lower half of {card}", es: "{who} usa la mitad inferior de {card}" },
  neither: { en: "{who} uses neither half of {card}", es: "{who} no usa ninguna mitad de {card}" },
  "tactic-canceled": { en: "{card} is canceled", es: "{card} queda anulada" },
  "attack-order-reversed": {
    en: "{who} attacks second in {theater} battles from now on",
    es: "desde ahora {who} ataca en segundo lugar en las batallas de tipo {theater}",
  },
  "tactics-barred": {
    en: "{who} cannot play {theater} tactic cards in the next combat round",
    es: "{who} no puede jugar cartas de Táctica de tipo {theater} en la próxima ronda de combate",
  },
  "specials-barred": {
    en: "special dice remove no damage from units of {who} in this {theater} battle",
    es: "los dados con icono especial no retiran daño de las unidades {ofWho} en esta batalla {theater}",
  },
  "hits-prevented": { en: "{who} loses {dice}: prevented", es: "{who} pierde {dice}: prevenido" },
  "damage-removed": { en: "{unit} loses {damage}", es: "{unit} se libra de {damage}" },
  "leader-marked": {
    en: "{leader} will be eliminated at the end of the Command Phase",
    es: "{leader} será eliminado al final de la fase de Mando",
  },
} as const satisfies Record<string, Line>;

/** Returns the line of an event about advanced tactic cards. */
export function cinematicTold(event: CinematicEvent, knowledge: Knowledge): EventTold {
  const { language } = knowledge;
  if (event.type === "leader-marked") return [LINES[event.type], { leader: leaderName(knowledge, event.leader) }];
  const who = language.faction(event.faction);
  switch (event.type) {
    case "tactic-chosen":
      return [LINES[event.type], { who, card: seenCards([event.card], knowledge) }];
    case "tactic-half-used":
      return [LINES[event.half], { who, card: cardTitle(knowledge, event.card) }];
    case "tactic-canceled":
      return [LINES[event.type], { card: cardTitle(knowledge, event.card) }];
    case "hits-prevented":
      return [
        LINES[event.type],
        { who, dice: language.and(event.dice.map((die) => language.a(dieNoun(language, die)))) },
      ];
    case "damage-removed": {
      const damage = language.counted(event.amount, "damage");
      return [LINES[event.type], { unit: aUnit(knowledge, event.unit), damage }];
    }
    default: {
      const theater = say(language, THEATER_NAMES[event.theater]);
      return [LINES[event.type], { who, ofWho: language.prep("of", who), theater }];
    }
  }
}
