import type { Line } from "@sw/tabletop/text";
import { diceText, dieNoun } from "../dice.ts";
import { cardTitle, type Knowledge, leaderName, leaderNames, missionNumber, placeName, say } from "../knowledge.ts";
import { FACTION_ADJECTIVES } from "../names.ts";
import { seenCard } from "../seen.ts";
import type { EventOf, EventTold } from "./told.ts";

/** The events about missions and dice. */
export type MissionEvent = EventOf<
  | "leaders-assigned"
  | "assignment-vetoed"
  | "mission-returned"
  | "mission-revealed"
  | "mission-placed"
  | "mission-opposed"
  | "mission-ended"
  | "dice-rolled"
  | "die-changed"
>;

const LINES = {
  "leaders-assigned": {
    en: "{who} assigns {leaders} to mission {number}: {card}",
    es: "{who} asigna {toLeaders} a la Misión {number}: {card}",
  },
  "leaders-assigned-hidden": {
    en: "{who} assigns {leaders} to mission {number}, facedown",
    es: "{who} asigna {toLeaders} a la Misión {number}, boca abajo",
  },
  "assignment-vetoed": {
    en: "the {faction} General vetoes the assignment to mission {number}",
    es: "el General {faction} veta la asignación a la Misión {number}",
  },
  "mission-returned": {
    en: "{card} returns unrevealed to the hand {ofWho}",
    es: "{card} vuelve sin revelar a la mano {ofWho}",
  },
  "mission-returned-used": {
    en: "{card} returns to the hand {ofWho}",
    es: "{card} vuelve a la mano {ofWho}",
  },
  "mission-returned-hidden": {
    en: "a mission returns unrevealed to the hand {ofWho}",
    es: "una Misión vuelve sin revelar a la mano {ofWho}",
  },
  "mission-revealed": { en: "{who} reveals {card} with {leaders}", es: "{who} revela {card} con {leaders}" },
  "mission-placed": { en: "{card} takes place {in}", es: "{card} tiene lugar {in}" },
  "mission-placed-against": {
    en: "{card} takes place {in}, against {target}",
    es: "{card} tiene lugar {in}, contra {target}",
  },
  "mission-opposed": { en: "{card} is opposed {in}", es: "{card} encuentra oposición {in}" },
  success: { en: "{card} succeeds", es: "{card} tiene éxito" },
  failure: { en: "{card} fails", es: "{card} fracasa" },
  "success-rolled": { en: "{card} succeeds: {own} against {other}", es: "{card} tiene éxito: {own} contra {other}" },
  "failure-rolled": { en: "{card} fails: {own} against {other}", es: "{card} fracasa: {own} contra {other}" },
  resolved: { en: "{card} is resolved", es: "{card} queda resuelta" },
  "rolled-mission": { en: "{who} rolls for the mission: {dice}", es: "{who} tira los dados de la Misión: {dice}" },
  "rolled-card": { en: "{who} rolls for the card: {dice}", es: "{who} tira los dados de la carta: {dice}" },
  "rolled-attack": { en: "{who} rolls for its attack: {dice}", es: "{who} tira los dados de su ataque: {dice}" },
  "rolled-death-star-plans": {
    en: "{who} rolls for the Death Star Plans: {dice}",
    es: "{who} tira los dados de los Planos de la Estrella de la Muerte: {dice}",
  },
  "die-set": { en: "{who} sets a die instead of rolling it: {to}", es: "{who} elige el resultado de un dado: {to}" },
  "die-reroll": { en: "{who} rerolls {from}: {to}", es: "{who} vuelve a tirar {from}: {to}" },
  "die-blank": { en: "{from} of {who} becomes {to}", es: "{from} {ofWho} se convierte en {to}" },
  "die-recolored": { en: "{who} counts {from} as {to}", es: "{who} cuenta {from} como {to}" },
} as const satisfies Record<string, Line>;

/** Returns the line of an event about missions and dice. */
export function missionTold(event: MissionEvent, knowledge: Knowledge): EventTold {
  switch (event.type) {
    case "leaders-assigned":
    case "assignment-vetoed":
    case "mission-returned":
    case "mission-revealed":
      return ownTold(event, knowledge);
    case "dice-rolled":
    case "die-changed":
      return diceTold(event, knowledge);
    default:
      return courseTold(event, knowledge);
  }
}

function ownTold(
  event: EventOf<"leaders-assigned" | "assignment-vetoed" | "mission-returned" | "mission-revealed">,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  const who = language.faction(event.faction);
  switch (event.type) {
    case "leaders-assigned": {
      const names = leaderNames(knowledge, event.leaders);
      const toLeaders = language.and(names.map((name) => language.prep("to", name)));
      const slots = { who, leaders: language.and(names), toLeaders, number: missionNumber(event.mission) };
      const card = seenCard(event.card, knowledge);
      if (card === undefined) return [LINES["leaders-assigned-hidden"], slots];
      return [LINES[event.type], { ...slots, card: cardTitle(knowledge, card) }];
    }
    case "assignment-vetoed": {
      const faction = say(language, FACTION_ADJECTIVES[event.faction]);
      return [LINES[event.type], { faction, number: missionNumber(event.mission) }];
    }
    case "mission-returned": {
      const card = seenCard(event.card, knowledge);
      const ofWho = language.prep("of", who);
      if (card === undefined) return [LINES["mission-returned-hidden"], { ofWho }];
      const line = card === event.cause ? LINES["mission-returned-used"] : LINES[event.type];
      return [line, { ofWho, card: cardTitle(knowledge, card) }];
    }
    case "mission-revealed": {
      const leaders = language.and(leaderNames(knowledge, event.leaders));
      return [LINES[event.type], { who, leaders, card: cardTitle(knowledge, event.card) }];
    }
  }
}

function courseTold(
  event: EventOf<"mission-placed" | "mission-opposed" | "mission-ended">,
  knowledge: Knowledge,
): EventTold {
  const { language } = knowledge;
  const card = cardTitle(knowledge, event.card);
  if (event.type === "mission-ended") {
    if (event.result === "resolved") return [LINES.resolved, { card }];
    if (event.successes === null) return [LINES[event.result], { card }];
    const [own, other] = event.successes;
    return [LINES[`${event.result}-rolled`], { card, own: language.counted(own, "success"), other: String(other) }];
  }
  const place = language.prep("in", placeName(knowledge, event.at));
  if (event.type === "mission-opposed" || event.target === null) return [LINES[event.type], { card, in: place }];
  return [LINES["mission-placed-against"], { card, in: place, target: leaderName(knowledge, event.target) }];
}

function diceTold(event: EventOf<"dice-rolled" | "die-changed">, { language }: Knowledge): EventTold {
  const who = language.faction(event.faction);
  if (event.type === "dice-rolled") {
    return [LINES[`rolled-${event.why}`], { who, dice: diceText(language, event.dice) }];
  }
  const from = language.a(dieNoun(language, event.from));
  return [
    LINES[`die-${event.how}`],
    { who, ofWho: language.prep("of", who), from, to: language.a(dieNoun(language, event.to)) },
  ];
}
