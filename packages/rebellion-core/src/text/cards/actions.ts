import type { CardText } from "@sw/tabletop/text";
import { type Line, menuLine, sentence } from "@sw/tabletop/text";
import type { ActionEntry, ActionTiming } from "../../language/language.ts";
import { effectText } from "../effects/effects.ts";
import { leaderSlots, type Telling } from "../effects/telling.ts";
import { type Knowledge, leaderNames, localName, say } from "../knowledge.ts";
import { FACTION_ADJECTIVES, SKILL_NAMES } from "../names.ts";
import { tellingFor } from "./card-text.ts";

const KINDS: Readonly<Record<ActionEntry["set"], Line>> = {
  starting: { en: "{faction} starting action card", es: "carta de Acción inicial {faction}" },
  recruit: { en: "{faction} action card", es: "carta de Acción {faction}" },
};

const RECRUITS: Line = { en: "recruits {leader}", es: "recluta {toLeader}" };

const TIMINGS: Readonly<Record<ActionTiming, Line>> = {
  assignment: { en: "Assignment: instead of assigning leaders", es: "Asignación: en vez de asignar Líderes" },
  immediate: { en: "Immediate: as soon as you receive it", es: "Inmediata: en cuanto la recibas" },
  "start-of-combat": { en: "Start of Combat", es: "Inicio del combate" },
  "before-reveal": { en: "Special: before you reveal a mission", es: "Especial: antes de que reveles una Misión" },
  "before-roll": {
    en: "Special: when your opponent attempts a{skill} mission, before dice are rolled",
    es: "Especial: cuando tu adversario emprenda una Misión{skill}, antes de tirar los dados",
  },
  rolling: {
    en: "Special: when you are about to roll dice in a mission or a combat",
    es: "Especial: cuando vayas a tirar dados en una Misión o un combate",
  },
  "after-success": {
    en: "Special: when a mission of yours has succeeded",
    es: "Especial: cuando una Misión tuya haya tenido éxito",
  },
  "leader-rescued": {
    en: "Special: when a mission has led to a rescue",
    es: "Especial: cuando una Misión haya dado lugar a un rescate",
  },
  "leader-captured": { en: "Special: when a leader is captured", es: "Especial: cuando un Líder sea capturado" },
  "mission-failed": {
    en: "Special: when a mission of either side has failed",
    es: "Especial: cuando una Misión de cualquiera de las facciones haya fracasado",
  },
  "rebel-retreated": {
    en: "Special: when a Rebel unit has retreated from a combat",
    es: "Especial: cuando una unidad Rebelde se haya retirado de un combate",
  },
  "battle-won": {
    en: "Special: when you have won a battle",
    es: "Especial: cuando hayas ganado una batalla",
  },
  "pool-over-limit": {
    en: "Special: when your leader pool would hold more leaders than its limit",
    es: "Especial: cuando tu reserva de Líderes vaya a superar su límite",
  },
  "end-of-assignment": {
    en: "Special: at the end of the Assignment Phase",
    es: "Especial: al final de la fase de Asignación",
  },
};

const SKILL: Line = { en: " {skill}", es: " de {skill}" };

const NEEDS: Readonly<Record<ActionEntry["needs"], Line>> = {
  system: { en: ", with {leader} in the system", es: ", con {leader} en el sistema" },
  pool: { en: ", with {leader} in the leader pool", es: ", con {leader} en la reserva de Líderes" },
  board: { en: ", with {leader} on the board", es: ", con {leader} en el tablero" },
  assigned: { en: " that {leader} is assigned to", es: " a la que esté asignado {leader}" },
  captured: { en: ", if it is {leader}", es: ", si es {leader}" },
  nothing: { en: "", es: "" },
};

/** The timings within a mission. Texts then speak of "this mission" and its system. */
const WITHIN_A_MISSION: readonly ActionTiming[] = [
  "before-reveal",
  "before-roll",
  "rolling",
  "after-success",
  "leader-rescued",
  "mission-failed",
];

const HELD: Readonly<Record<NonNullable<ActionEntry["held"]>["when"] | "unseen", Line>> = {
  unseen: {
    en: "At the start of a turn of yours in the Command Phase: {text}",
    es: "Al comienzo de un turno tuyo en la fase de Mando: {text}",
  },
  turn: {
    en: "At the start of a turn of yours in the Command Phase, in the system of that probe card: {text}",
    es: "Al comienzo de un turno tuyo en la fase de Mando, en el sistema de esa carta de Sonda: {text}",
  },
  "end-of-command-phase": {
    en: "At the end of a Command Phase, in the system of that probe card: {text}",
    es: "Al final de una fase de Mando, en el sistema de esa carta de Sonda: {text}",
  },
};

/** Returns the text of an action card by parts. */
export function actionParts(entry: ActionEntry, knowledge: Knowledge): CardText {
  const { language } = knowledge;
  const telling = actionTelling(entry, knowledge);
  const slots = leaderSlots(telling, telling.leaders);
  const skill =
    entry.skill === undefined ? "" : say(language, SKILL, { skill: say(language, SKILL_NAMES[entry.skill]) });
  const timing = say(language, TIMINGS[entry.timing], { skill }) + say(language, NEEDS[entry.needs], slots);
  const recruits = entry.set === "starting" ? "" : menuLine(say(language, RECRUITS, slots));
  return {
    name: localName(language, entry.name),
    kind: menuLine(say(language, KINDS[entry.set], { faction: say(language, FACTION_ADJECTIVES[entry.faction]) })),
    figures: recruits,
    rules: [sentence(timing), effectText(entry.effect, telling), ...heldLines(entry, knowledge)],
  };
}

function heldLines({ held, faction }: ActionEntry, knowledge: Knowledge): readonly string[] {
  if (held === undefined) return [];
  const text = effectText(held.effect, { ...tellingFor(knowledge, faction), here: "that" });
  // The Rebels do not turn their probe card up.
  return [say(knowledge.language, HELD[faction === "rebel" ? "unseen" : held.when], { text })];
}

/** Returns how the effects of an action card are told. */
export function actionTelling(entry: ActionEntry, knowledge: Knowledge): Telling {
  const isWithin = WITHIN_A_MISSION.includes(entry.timing);
  return {
    ...tellingFor(knowledge, entry.faction),
    here: isWithin ? "that" : "this",
    mission: isWithin ? "that" : "this",
    leaders: leaderNames(knowledge, entry.leaders),
  };
}
