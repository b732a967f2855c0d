import type { Allegiance, Rank } from "../../catalogue/words.ts";
import type { Format } from "../list.ts";
import type { Meaning } from "./lexicon.ts";
import type { ExchangeNote } from "./notes.ts";

/** The ways in which lists of armies are written. */
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
 * A way of {@link EXCHANGE_FORMATS}: a link of LegionHQ, a list as LegionHQ keeps it (JSON), the JSON of the table simulator,
 * the three texts of LegionHQ, the text of Tabletop Admiral.
 */
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];

/** A card as a list names it. */
export interface Mention {
  /** What stands in the list: a name or a code. */
  readonly given: string;
  /** The cards that this may mean, none if it is not known. */
  readonly meanings: readonly Meaning[];
  /** Its points as the list has them. */
  readonly cost?: number;
}

/** A unit as a list names it, or a counterpart that stands there like a unit. */
export interface DraftUnit {
  readonly card: Mention;
  /** How many equal ones. */
  readonly count: number;
  /** The rank under which it stands. */
  readonly rank?: Rank;
  /** Points as the list has them, of all equal ones, with all upgrades. */
  readonly total?: number;
  /** Upgrades; a counterpart may be among them, with its own upgrades behind it. */
  readonly upgrades: readonly Mention[];
  /** The counterpart, where the format keeps it apart. */
  readonly partner?: DraftPartner;
}

/** A counterpart as a list names it, with its own upgrades. */
export interface DraftPartner {
  readonly card: Mention;
  readonly upgrades: readonly Mention[];
}

/** A list as it stands there, before it is settled which cards it means. */
export interface Draft {
  readonly format: ExchangeFormat;
  readonly title?: string;
  readonly size?: Format;
  /** Left out if the format does not tell it. */
  readonly faction?: Allegiance;
  readonly battleForce?: string;
  readonly points?: number;
  readonly activations?: number;
  readonly units: readonly DraftUnit[];
  /** Command cards and battle cards. */
  readonly cards: readonly Mention[];
  /** Ids that settle doubts: those of a link that came with the list. */
  readonly hints?: ReadonlySet<string>;
  /** What was noted while it was read. */
  readonly notes: readonly ExchangeNote[];
}
