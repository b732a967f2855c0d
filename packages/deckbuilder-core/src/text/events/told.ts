import type { EventsOf, Told } from "@sw/tabletop/text";
import type { Event } from "../../state/events.ts";
import type { EventLine } from "./lines.ts";

/** The events of some types. */
export type EventOf<Type extends Event["type"]> = EventsOf<Event, Type>;

/** The line of an event and the values for it. */
export type EventTold = Told<EventLine>;
