import type { Event } from "../state/events.ts";

/** The kinds of events that end the effect of a card, or that continue it with dice on the table. */
const NEXT: readonly Event["type"][] = [
  "phase-started",
  "turn-started",
  "combat-started",
  "attack-started",
  "dice-rolled",
  "game-ended",
];

/** Returns the events until the effect of a card ends or dice are rolled for it. */
export function untilNext(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => NEXT.includes(type));
  return end < 0 ? events : events.slice(0, end);
}

/** An event that changes what the guide keeps. */
export type KeptEvent = Extract<
  Event,
  {
    readonly type:
      | "loyalty-changed"
      | "sabotage-placed"
      | "sabotage-removed"
      | "system-destroyed"
      | "units-placed"
      | "units-queued"
      | "queue-advanced"
      | "units-moved"
      | "units-returned"
      | "units-destroyed"
      | "leader-moved"
      | "leader-recruited"
      | "leader-eliminated"
      | "leader-captured"
      | "leader-rescued"
      | "leader-replaced"
      | "ring-attached"
      | "ring-removed"
      | "reputation-changed"
      | "time-advanced";
  }
>;

const KEPT: Readonly<Record<KeptEvent["type"], true>> = {
  "loyalty-changed": true,
  "sabotage-placed": true,
  "sabotage-removed": true,
  "system-destroyed": true,
  "units-placed": true,
  "units-queued": true,
  "queue-advanced": true,
  "units-moved": true,
  "units-returned": true,
  "units-destroyed": true,
  "leader-moved": true,
  "leader-recruited": true,
  "leader-eliminated": true,
  "leader-captured": true,
  "leader-rescued": true,
  "leader-replaced": true,
  "ring-attached": true,
  "ring-removed": true,
  "reputation-changed": true,
  "time-advanced": true,
};

/** Whether an event changes what the guide keeps. */
function isKept(event: Event): event is KeptEvent {
  return Object.hasOwn(KEPT, event.type);
}

/** Returns the events that the guide keeps, and the number of probe cards that the Empire has drawn. */
export function outcomeOf(events: readonly Event[]): { readonly kept: readonly KeptEvent[]; readonly probes: number } {
  const probes = events.reduce(
    (sum, event) =>
      event.type === "cards-drawn" && event.deck === "probe" && event.to === "hand" ? sum + event.cards.length : sum,
    0,
  );
  return { kept: events.filter(isKept), probes };
}
