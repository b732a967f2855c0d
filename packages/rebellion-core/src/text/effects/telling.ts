import type { Line, Slots, Told } from "@sw/tabletop/text";
import type { Faction, Place } from "../../language/language.ts";
import { baseSpaceName, type Knowledge, say } from "../knowledge.ts";

/** The context in which the effect of a card is told: its owner, and what its words refer to. */
export interface Telling {
  readonly knowledge: Knowledge;
  readonly owner: Faction;
  /**
   * How the system of the mission, combat or leader is called: "this", or "that" after a step that has placed a leader
   * elsewhere.
   */
  readonly here: "this" | "that" | { readonly name: string };
  /** Whether several systems have been chosen. */
  readonly manyChosen: boolean;
  /** The names of the leaders that can use the action card. */
  readonly leaders: readonly string[];
  /**
   * The leader chosen by an earlier step: "the chosen leader", or a name once the choice is made. Null if there is
   * none.
   */
  readonly chosenLeader: string | null;
  /** The name of the leader pictured on the mission. */
  readonly portrait: string;
  /** Whether the mission targets a leader. */
  readonly hasTarget: boolean;
  /** Whether the text says "this mission" or "that mission". */
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

/**
 * The slots of a leader as an object of a sentence, with and without the preposition that Spanish puts before people.
 */
export interface LeaderSlots extends Slots {
  readonly leader: string;
  readonly toLeader: string;
}

/** Returns the slots of one leader, or of one of several. */
export function leaderSlots(
  { knowledge: { language } }: Pick<Telling, "knowledge">,
  names: readonly string[],
): LeaderSlots {
  return { leader: language.or(names), toLeader: language.or(names.map((name) => language.prep("to", name))) };
}

/** Returns the leader of the card, after an earlier step has named him. */
export function thatLeader({ knowledge: { language }, leaders }: Telling): string {
  return leaders.length === 1 ? language.or(leaders) : say(language, THAT_LEADER);
}

/** Returns the leader that an earlier step has chosen. */
export function chosenLeader({ knowledge: { language }, chosenLeader: name }: Telling): string {
  return name ?? say(language, CHOSEN_LEADER);
}

/** Returns the system of the effect, such as "this system". */
export function hereIn({ knowledge: { language }, here }: Telling): string {
  return typeof here === "string" ? say(language, HERE[here]) : here.name;
}

/** Returns the name of a place in a step. */
export function placeIn(telling: Telling, place: Place): string {
  const { knowledge } = telling;
  if (place === "here") return hereIn(telling);
  if (place === "base-space") return baseSpaceName(knowledge);
  return say(knowledge.language, CHOSEN[telling.manyChosen ? "many" : "one"]);
}

/** Returns a place with a preposition, such as "in this system", "at the Rebel Base space". */
export function inPlace(telling: Telling, place: Place): string {
  return telling.knowledge.language.prep("in", placeIn(telling, place));
}

/** Returns a line with its slots filled. */
export function toldIn({ knowledge }: Telling, [line, slots]: Told): string {
  return say(knowledge.language, line, slots);
}

/** Returns the other side. */
export function enemyFaction(faction: Faction): Faction {
  return faction === "rebel" ? "imperial" : "rebel";
}
