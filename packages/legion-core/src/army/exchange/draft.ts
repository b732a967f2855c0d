import type { Allegiance, Rank } from "../../catalogue/words.ts";
import type { Format } from "../list.ts";
import type { Meaning } from "./lexicon.ts";
import type { ExchangeNote } from "./notes.ts";

/** The formats of army lists that can be read. */
export const EXCHANGE_FORMATS = [
  "legionhq-link",
  "legionhq-saved",
  "simulator",
  "text-standard",
  "text-minimal",
  "text-tournament",
  "text-admiral",
] as const;
/**
 * A format of {@link EXCHANGE_FORMATS}: a link of LegionHQ, its saved list (JSON), the JSON of the table simulator, one
 * of three texts of LegionHQ, or the text of Tabletop Admiral.
 */
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];

/** A card as a list names it. */
export interface Mention {
  /** The name or code in the list. */
  readonly given: string;
  /** The cards that the name or code may mean. Empty if it is not known. */
  readonly meanings: readonly Meaning[];
  /** Points of the card in the list. Absent if the list states none. */
  readonly cost?: number;
}

/** A unit as a list names it, or a counterpart listed like a unit. */
export interface DraftUnit {
  readonly card: Mention;
  /** Number of equal units. */
  readonly count: number;
  /** The rank that the unit is listed under. Absent if the list does not say. */
  readonly rank?: Rank;
  /** Points in the list for all equal units with all their upgrades. Absent if the list states none. */
  readonly total?: number;
  /** Upgrades of the unit. A counterpart may be among them, followed by its own upgrades. */
  readonly upgrades: readonly Mention[];
  /** The counterpart, if the format lists it separately from the upgrades. */
  readonly partner?: DraftPartner;
}

/** A counterpart as a list names it, with its own upgrades. */
export interface DraftPartner {
  readonly card: Mention;
  readonly upgrades: readonly Mention[];
}

/** A list as it was read, before names and codes are resolved to cards. */
export interface Draft {
  readonly format: ExchangeFormat;
  readonly title?: string;
  readonly size?: Format;
  /** The faction of the army. Absent if the format does not state it. */
  readonly faction?: Allegiance;
  readonly battleForce?: string;
  readonly points?: number;
  readonly activations?: number;
  readonly units: readonly DraftUnit[];
  /** Command cards and battle cards. */
  readonly cards: readonly Mention[];
  /** Ids from a link that came with the list, which resolve ambiguous names. Absent without a link. */
  readonly hints?: ReadonlySet<string>;
  /** Notes taken while the list was read. */
  readonly notes: readonly ExchangeNote[];
}
