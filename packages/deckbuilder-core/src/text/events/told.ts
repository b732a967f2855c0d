import type { Slots } from "@sw/tabletop/text";
import type { Event } from "../../state/events.ts";
import type { EventLine } from "./lines.ts";

/** The events of some types. */
export type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** A line and what goes into it. */
export type Told = readonly [line: EventLine, slots: Slots];
