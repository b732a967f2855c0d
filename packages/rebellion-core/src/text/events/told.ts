import type { Event, UnitsOfType } from "../../state/events.ts";
import type { Told } from "../effects/telling.ts";
import { type Knowledge, unitNoun } from "../knowledge.ts";

/** The events of some types. */
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** How an event is told: a line and what goes into it. */
export type EventTold = Told;

/** Units by type and number: "3 Rebel Troopers and 1 Airspeeder". */
export function unitsText(knowledge: Knowledge, units: readonly UnitsOfType[]): string {
  const { words } = knowledge;
  return words.and(units.map(({ unit, count }) => words.several(count, unitNoun(knowledge, unit))));
}

/** One unit of a type: "an AT-ST". */
export function aUnit(knowledge: Knowledge, unit: string): string {
  return knowledge.words.a(unitNoun(knowledge, unit));
}
