import type { EventsOf, Told } from "@sw/tabletop/text";
import type { Event, UnitsOfType } from "../../state/events.ts";
import { type Knowledge, unitNoun } from "../knowledge.ts";

/** The events of some types. */
export type EventOf<Type extends Event["type"]> = EventsOf<Event, Type>;

/** The line of an event and its slots. */
export type EventTold = Told;

/** Returns units by type and number: "3 Rebel Troopers and 1 Airspeeder". */
export function unitsText(knowledge: Knowledge, units: readonly UnitsOfType[]): string {
  const { language } = knowledge;
  return language.and(units.map(({ unit, count }) => language.several(count, unitNoun(knowledge, unit))));
}

/** Returns one unit of a type: "an AT-ST". */
export function aUnit(knowledge: Knowledge, unit: string): string {
  return knowledge.language.a(unitNoun(knowledge, unit));
}
