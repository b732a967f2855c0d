import type { Slots } from "@sw/tabletop/text";
import type { Event } from "../../state/events.ts";
import type { EventLine } from "./lines.ts";

/** The events of some types. */
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** How an event is told: the line for it, and the names and figures that fill its slots. */
export type Told = readonly [line: EventLine, slots: Slots];
