import type { Line, Slots, Told } from "@sw/tabletop/text";
import type { Faction, Place } from "../../language/language.ts";
import { baseSpaceName, type Knowledge, say } from "../knowledge.ts";

/** A card as its effect is told: whose it is, and what its words stand for. */
export interface Telling {
  readonly knowledge: Knowledge;
  readonly owner: Faction;
  /** The system of the mission, the combat or the card's leader: this one, or that one where a step has led there. */
  readonly here: "this" | "that" | { readonly name: string };
  /** Several systems have been chosen. */
  readonly manyChosen: boolean;
  /** The leaders that the action card can be used with, by name. */
  readonly leaders: readonly string[];
  /** The leader chosen by a step before: "the chosen leader", or by name once the choice is made. */
  readonly chosenLeader: string | null;
  /** The leader pictured on the mission. */
  readonly portrait: string;
  /** The mission is attempted against a leader. */
  readonly hasTarget: boolean;
  /** The card is used within a mission, or is one. */
  readonly mission: "this" | "that";
}

const HERE: Readonly<Record<"this" | "that", Line>> = {
  this: { en: "this system", es: "este sistema" },
  that: { en: "that system", es: "ese sistema" },
};

const CHOSEN_LEADER: Line = { en: "the chosen leader", es: "el Líder elegido" };
const THAT_LEADER: Line = { en: "that leader", es: "ese Líder" };

const CHOSEN: Readonly<Record<"one" | "many", Line>> = {
  one: { en: "the chosen system", es: "el sistema elegido" },
  many: { en: "each chosen system", es: "cada sistema elegido" },
};

/** A leader as an object of a sentence, also with the preposition that Spanish puts before people. */
export interface LeaderSlots extends Slots {
  readonly leader: string;
  readonly toLeader: string;
}

/** The slots of one leader, or of one of several. */
export function leaderSlots(
  { knowledge: { language } }: Pick<Telling, "knowledge">,
  names: readonly string[],
): LeaderSlots {
  return { leader: language.or(names), toLeader: language.or(names.map((name) => language.prep("to", name))) };
}

/** The leader of the card where a step before has named him. */
export function thatLeader({ knowledge: { language }, leaders }: Telling): string {
  return leaders.length === 1 ? language.or(leaders) : say(language, THAT_LEADER);
}

/** The leader that a step before has chosen. */
export function chosenLeader({ knowledge: { language }, chosenLeader: name }: Telling): string {
  return name ?? say(language, CHOSEN_LEADER);
}

/** The system of the effect: "this system". */
export function hereIn({ knowledge: { language }, here }: Telling): string {
  return typeof here === "string" ? say(language, HERE[here]) : here.name;
}

/** A place that a step names. */
export function placeIn(telling: Telling, place: Place): string {
  const { knowledge } = telling;
  if (place === "here") return hereIn(telling);
  if (place === "base-space") return baseSpaceName(knowledge);
  return say(knowledge.language, CHOSEN[telling.manyChosen ? "many" : "one"]);
}

/** "in this system", "at the Rebel Base space". */
export function inPlace(telling: Telling, place: Place): string {
  return telling.knowledge.language.prep("in", placeIn(telling, place));
}

/** A told line as text. */
export function toldIn({ knowledge }: Telling, [line, slots]: Told): string {
  return say(knowledge.language, line, slots);
}

/** The other side. */
export function enemyFaction(faction: Faction): Faction {
  return faction === "rebel" ? "imperial" : "rebel";
}
