import { keptBy } from "@sw/tabletop";
import { type GameSubject, gameText, isGameSubject, type Locale, type Tellers } from "@sw/tabletop/text";
import { defaultCatalogue } from "../catalogue/index.ts";
import type {
  BaseSpaceEntry,
  Catalogue,
  LeaderEntry,
  RingEntry,
  SystemEntry,
  UnitEntry,
} from "../language/language.ts";
import { wholeCatalogue } from "../language/played.ts";
import type { Deciding, Reason } from "../solo/reasons.ts";
import type { CardId, LeaderId, PlaceId, UnitId } from "../state/actions.ts";
import type { Play } from "../state/kinds.ts";
import type { View } from "../views/view.ts";
import { actionText } from "./actions.ts";
import { blockOf, type CardText } from "./cards/card-text.ts";
import { cardParts } from "./cards/cards.ts";
import { leaderParts, ringParts, unitParts } from "./cards/pieces.ts";
import { baseSpaceParts, systemParts } from "./cards/places.ts";
import { decisionText } from "./decisions.ts";
import { eventText } from "./events/events.ts";
import { type CardEntry, type Knowledge, leaderEntry, ringEntry, systemEntry, unitEntry } from "./knowledge.ts";
import { wordsOf } from "./language/languages.ts";
import { decidingText, reasonsText } from "./solo/reasons.ts";
import { violationText } from "./violations/violations.ts";

/** A card or a piece: by id, or by its entry, which need not be in the catalogue. `card`: also probe cards, by id. */
export type Component =
  | { readonly card: CardId | CardEntry }
  | { readonly unit: UnitId | UnitEntry }
  | { readonly leader: LeaderId | LeaderEntry }
  | { readonly ring: string | RingEntry }
  | { readonly system: PlaceId | SystemEntry | BaseSpaceEntry };

/** What a text is about: one thing, under the name of what it is. */
export type Subject =
  | GameSubject<Play>
  | Component
  | { readonly reasons: readonly Reason[] }
  | { readonly deciding: Deciding };

const TELLERS: Tellers<Play, Knowledge> = {
  event: eventText,
  action: actionText,
  decision: decisionText,
  violation: violationText,
};

/** For whom a text is. */
export interface TextOptions {
  readonly locale: Locale;
  /** What the reader knows: names options and own missions, and whose rulings hold. Without it their numbers stand. */
  readonly view?: View;
  /** The components of the game, where it is not played with the base box. */
  readonly catalogue?: Catalogue;
}

/**
 * A text for people. An event, a decision and a violation give one line with its full stop; an action a short line for a
 * menu without one; a card or piece its whole text as a block of lines (see {@link componentText} for its parts); the reasons
 * of the automa of a solo game a few lines for each question that it answered. Nothing is named that the viewer of `view`
 * may not know; without a view an event is told as far as it is not redacted.
 */
export function describe(subject: Subject, options: TextOptions): string {
  const knowledge = knowledgeOf(options);
  if (isGameSubject<Play>(subject)) return gameText(subject, knowledge, TELLERS);
  if ("deciding" in subject) return decidingText(subject.deciding, knowledge);
  if ("reasons" in subject) return reasonsText(subject.reasons, knowledge);
  const parts = partsOf(subject, knowledge);
  return parts === undefined ? nameIn(subject) : blockOf(parts);
}

/** The text of a card or a piece by parts. Undefined if the catalogue has none of that id. */
export function componentText(component: Component, options: TextOptions): CardText | undefined {
  return partsOf(component, knowledgeOf(options));
}

/** The name of a card or a piece; its id if the catalogue has none of that id. */
export function nameOf(component: Component, options: TextOptions): string {
  const knowledge = knowledgeOf(options);
  return partsOf(component, knowledge)?.name ?? nameIn(component);
}

function partsOf(component: Component, knowledge: Knowledge): CardText | undefined {
  if ("card" in component) return cardParts(component.card, knowledge);
  if ("unit" in component) {
    const entry = typeof component.unit === "string" ? unitEntry(knowledge, component.unit) : component.unit;
    return entry === undefined ? undefined : unitParts(entry, knowledge);
  }
  if ("leader" in component) {
    const entry = typeof component.leader === "string" ? leaderEntry(knowledge, component.leader) : component.leader;
    return entry === undefined ? undefined : leaderParts(entry, knowledge);
  }
  if ("ring" in component) {
    const entry = typeof component.ring === "string" ? ringEntry(knowledge, component.ring) : component.ring;
    return entry === undefined ? undefined : ringParts(entry, knowledge);
  }
  return placeParts(component.system, knowledge);
}

function placeParts(place: PlaceId | SystemEntry | BaseSpaceEntry, knowledge: Knowledge): CardText | undefined {
  const { baseSpace } = knowledge.catalogue.board;
  const entry = typeof place !== "string" ? place : place === baseSpace.id ? baseSpace : systemEntry(knowledge, place);
  if (entry === undefined) return undefined;
  return "region" in entry ? systemParts(entry, knowledge) : baseSpaceParts(entry, knowledge);
}

/** The id of something that the catalogue does not have. */
function nameIn(component: Component): string {
  const [value] = Object.values(component);
  return typeof value === "string" ? value : "";
}

/** Whole catalogues by those that they were made of: texts are asked for thousands of times. */
const wholeOf = /* @__PURE__ */ keptBy(wholeCatalogue);

function knowledgeOf({ locale, view, catalogue = defaultCatalogue }: TextOptions): Knowledge {
  return { words: wordsOf(locale), catalogue: wholeOf(catalogue), view };
}
