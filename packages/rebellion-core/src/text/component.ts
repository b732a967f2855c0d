import type { BaseSpaceEntry, LeaderEntry, RingEntry, SystemEntry, UnitEntry } from "../language/language.ts";
import type { CardId, LeaderId, PlaceId, UnitId } from "../state/actions.ts";
import {
  type CardEntry,
  cardEntry,
  type Knowledge,
  knowledgeOf,
  leaderEntry,
  localName,
  probeSystem,
  ringEntry,
  systemEntry,
  type TextOptions,
  unitEntry,
} from "./knowledge.ts";

/**
 * A card or a piece, given by id or by its entry, which need not be in the catalogue. `card` also accepts ids of probe
 * cards.
 */
export type Component =
  | { readonly card: CardId | CardEntry }
  | { readonly unit: UnitId | UnitEntry }
  | { readonly leader: LeaderId | LeaderEntry }
  | { readonly ring: string | RingEntry }
  | { readonly system: PlaceId | SystemEntry | BaseSpaceEntry };

/** Returns the name of a card or a piece, or its id if the catalogue does not have it. */
export function nameOf(component: Component, options: TextOptions): string {
  const knowledge = knowledgeOf(options);
  const entry = entryOf(component, knowledge);
  return entry === undefined ? idOf(component) : localName(knowledge.language, entry.name);
}

/** Returns the entry of a place, or undefined if the catalogue has no place with this id. */
export function placeEntry(
  place: PlaceId | SystemEntry | BaseSpaceEntry,
  knowledge: Knowledge,
): SystemEntry | BaseSpaceEntry | undefined {
  const { baseSpace } = knowledge.catalogue.board;
  if (typeof place !== "string") return place;
  return place === baseSpace.id ? baseSpace : systemEntry(knowledge, place);
}

/** Returns the entry of a component. For a probe card that is the entry of its system. */
function entryOf(
  component: Component,
  knowledge: Knowledge,
): CardEntry | UnitEntry | LeaderEntry | RingEntry | SystemEntry | BaseSpaceEntry | undefined {
  if ("card" in component) {
    const { card } = component;
    return typeof card === "string" ? (cardEntry(knowledge, card) ?? probeSystem(knowledge, card)) : card;
  }
  if ("unit" in component) {
    return typeof component.unit === "string" ? unitEntry(knowledge, component.unit) : component.unit;
  }
  if ("leader" in component) {
    return typeof component.leader === "string" ? leaderEntry(knowledge, component.leader) : component.leader;
  }
  if ("ring" in component) {
    return typeof component.ring === "string" ? ringEntry(knowledge, component.ring) : component.ring;
  }
  return placeEntry(component.system, knowledge);
}

/** Returns the id of a component that the catalogue does not have. */
function idOf(component: Component): string {
  const [value] = Object.values(component);
  return typeof value === "string" ? value : "";
}
