import { HIDDEN, isHidden, keptBy } from "@sw/tabletop";
import {
  countedNames,
  type Knowledge as Knows,
  type Line,
  type Locale,
  localName,
  quoted,
  say,
} from "@sw/tabletop/text";
import { defaultCatalogue } from "../catalogue/index.ts";
import type {
  ActionEntry,
  AdvancedTacticEntry,
  Catalogue,
  Icon,
  LeaderEntry,
  MissionEntry,
  ObjectiveEntry,
  RingEntry,
  SystemEntry,
  TacticEntry,
  UnitEntry,
} from "../language/language.ts";
import { wholeCatalogue } from "../language/played.ts";
import type { CardId, LeaderId, PlaceId, UnitId } from "../state/actions.ts";
import { factionOf, sideOfSeat } from "../state/seats.ts";
import type { View } from "../views/view.ts";
import type { Language, Noun } from "./language/language.ts";
import { languageOf } from "./language/languages.ts";
import { ICON_COLORS, SHAPE_NAMES } from "./names.ts";

export { localName, say } from "@sw/tabletop/text";

/** The entry of a card in the catalogue. Probe cards have none, because they are part of systems. */
export type CardEntry = MissionEntry | ActionEntry | ObjectiveEntry | TacticEntry | AdvancedTacticEntry;

/** The language and catalogue of a text, and the information that its reader has. */
export interface Knowledge extends Knows<View> {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

/** The language of a text, and what its reader may know of the game. */
export interface TextOptions {
  readonly locale: Locale;
  /**
   * The reader's view, which names options and own missions, and says which rulings apply. Defaults to none: texts then
   * show numbers.
   */
  readonly view?: View;
  /** The cards and pieces of the game. Defaults to those of this package. */
  readonly catalogue?: Catalogue;
}

/** The whole catalogue for each catalogue, cached because texts are requested thousands of times. */
const wholeOf = /* @__PURE__ */ keptBy(wholeCatalogue);

/** Returns the knowledge for the options of a text. */
export function knowledgeOf({ locale, view, catalogue = defaultCatalogue }: TextOptions): Knowledge {
  return { locale, language: languageOf(locale), catalogue: wholeOf(catalogue), view };
}

const PROBE: Line = { en: "the probe card of {system}", es: "la carta de Sonda de {system}" };
const PROBES: Line = { en: "the probe cards of {systems}", es: "las cartas de Sonda de {systems}" };
const MISSION: Line = { en: "mission {number}", es: "la Misión {number}" };
const OWN_MISSION: Line = { en: "{card} (mission {number})", es: "{card} (Misión {number})" };
const BASE_SPACE: Line = { en: "the {base} space", es: "el espacio de la {base}" };
const ICON: Line = { en: "{color} {shape}", es: "{shape} {color}" };
const ICON_NOUN: Line = { en: "{icon} icon", es: "icono {icon}" };
const PROBE_PREFIX = "probe:";

/** Returns the entry of a mission, action, objective or tactic card, or undefined for another id. */
export function cardEntry({ catalogue }: Knowledge, id: CardId): CardEntry | undefined {
  const { missions, actions, objectives, tactics, advancedTactics = [] } = catalogue;
  const isIt = has(id);
  return (
    missions.find(isIt) ??
    actions.find(isIt) ??
    objectives.find(isIt) ??
    tactics.find(isIt) ??
    advancedTactics.find(isIt)
  );
}

/** Returns the system of a probe card's id, or undefined for another id. */
export function probeSystem({ catalogue }: Knowledge, id: CardId): SystemEntry | undefined {
  return id.startsWith(PROBE_PREFIX) ? catalogue.systems.find(has(id.slice(PROBE_PREFIX.length))) : undefined;
}

/** Returns the name of a card, or its id if the catalogue has no card with it. */
function cardName(knowledge: Knowledge, id: CardId): string {
  const { language } = knowledge;
  const entry = cardEntry(knowledge, id);
  if (entry !== undefined) return localName(language, entry.name);
  const system = probeSystem(knowledge, id);
  return system === undefined ? id : say(language, PROBE, { system: localName(language, system.name) });
}

/** Returns the name of a card in a sentence, in quotation marks. Probe cards are named by their system. */
export function cardTitle(knowledge: Knowledge, id: CardId): string {
  const card = cardName(knowledge, id);
  return probeSystem(knowledge, id) === undefined ? quoted(knowledge, card) : card;
}

/** Returns cards by title, equal ones counted ("“Hidden Fleet” ×2") and probe cards together. */
export function cardTitles(knowledge: Knowledge, ids: readonly CardId[]): readonly string[] {
  const probes = ids.flatMap((id) => probeSystem(knowledge, id) ?? []);
  const names = ids.filter((id) => probeSystem(knowledge, id) === undefined).map((id) => cardTitle(knowledge, id));
  const counted = countedNames(names);
  return probes.length === 0 ? counted : [...counted, probeCards(knowledge.language, probes)];
}

/** Returns a list of probe cards: "the probe cards of Hoth, Endor and Yavin". */
function probeCards(language: Language, systems: readonly SystemEntry[]): string {
  const names = language.and(systems.map(({ name }) => localName(language, name)));
  return systems.length === 1 ? say(language, PROBE, { system: names }) : say(language, PROBES, { systems: names });
}

/**
 * Returns an assigned mission by its place in the row. The reader's own are named: "“Sabotage” (mission 2)"; others
 * have only their number.
 */
export function missionTitle(knowledge: Knowledge, place: number): string {
  const { language, view } = knowledge;
  const number = missionNumber(place);
  const mission = say(language, MISSION, { number });
  if (view === undefined || view.viewer === "spectator" || view.decision?.yours !== true) return mission;
  const card = view.sides[factionOf(sideOfSeat(view.viewer))].assigned[place]?.card ?? HIDDEN;
  return isHidden(card) ? mission : say(language, OWN_MISSION, { card: cardTitle(knowledge, card), number });
}

/** Returns the number of an assigned mission for readers, from 1. */
export function missionNumber(place: number): string {
  return String(place + 1);
}

/** Returns the entry of a system, or undefined if there is none. */
export function systemEntry({ catalogue }: Knowledge, id: PlaceId): SystemEntry | undefined {
  return catalogue.systems.find(has(id));
}

/** Returns the name of a system, or "the Rebel Base space". */
export function placeName(knowledge: Knowledge, id: PlaceId): string {
  const { catalogue, language } = knowledge;
  const system = systemEntry(knowledge, id);
  if (system !== undefined) return localName(language, system.name);
  const { baseSpace } = catalogue.board;
  return id === baseSpace.id ? baseSpaceName(knowledge) : id;
}

/** Returns the name of the base space: "the Rebel Base space". */
export function baseSpaceName({ catalogue, language }: Knowledge): string {
  return say(language, BASE_SPACE, { base: localName(language, catalogue.board.baseSpace.name) });
}

/** Returns the entry of a leader, or undefined if there is none. */
export function leaderEntry({ catalogue }: Knowledge, id: LeaderId): LeaderEntry | undefined {
  return catalogue.leaders.find(has(id));
}

/** Returns the name of a leader in a sentence. */
export function leaderName(knowledge: Knowledge, id: LeaderId): string {
  const { language } = knowledge;
  const entry = leaderEntry(knowledge, id);
  return entry === undefined ? id : language.leader(localName(language, entry.name));
}

/** Returns the name of a leader outside of a sentence, without a Spanish article. */
export function plainName(knowledge: Knowledge, id: LeaderId): string {
  const entry = leaderEntry(knowledge, id);
  return entry === undefined ? id : localName(knowledge.language, entry.name);
}

/** Returns the names of leaders. */
export function leaderNames(knowledge: Knowledge, ids: readonly LeaderId[]): readonly string[] {
  return ids.map((id) => leaderName(knowledge, id));
}

/** Returns the entry of a unit type, or undefined if there is none. */
export function unitEntry({ catalogue }: Knowledge, id: UnitId): UnitEntry | undefined {
  return catalogue.units.find(has(id));
}

/** Returns a unit type as a noun, or its id if the catalogue has no type with it. */
export function unitNoun(knowledge: Knowledge, id: UnitId): Noun {
  const { language } = knowledge;
  const entry = unitEntry(knowledge, id);
  return language.unit(id, entry === undefined ? id : localName(language, entry.name));
}

/** Returns the entry of a ring, or undefined if there is none. */
export function ringEntry({ catalogue }: Knowledge, id: string): RingEntry | undefined {
  return catalogue.rings.find(has(id));
}

/** Returns the name of a ring, or its id if the catalogue has no ring with it. */
export function ringName(knowledge: Knowledge, id: string): string {
  const entry = ringEntry(knowledge, id);
  return entry === undefined ? id : localName(knowledge.language, entry.name);
}

/** Returns an icon with its article: "a blue square icon", "un icono cuadrado azul". */
export function anIcon(language: Language, icon: Icon): string {
  const one = say(language, ICON_NOUN, { icon: iconName(language, icon) });
  return language.a({ one, many: one, feminine: false });
}

/** Returns an icon without a noun: "blue square", "cuadrado azul". */
export function iconName(language: Language, { shape, theater }: Icon): string {
  return say(language, ICON, { shape: say(language, SHAPE_NAMES[shape]), color: say(language, ICON_COLORS[theater]) });
}

function has(id: string): (entry: { readonly id: string }) => boolean {
  return (entry) => entry.id === id;
}
