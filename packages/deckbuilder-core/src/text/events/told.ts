import type { EventsOf, Told } from "@sw/tabletop/text";
import type { Event } from "../../state/events.ts";
import type { EventLine } from "./lines.ts";

/** The events of some types. */
export type EventOf<Type extends Event["type"]> = EventsOf<Event, Type>;

/** How an event is told. */
export type EventTold = Told<EventLine>;
