/** Kinds of cards, as lists of others tell them apart. */
export const KINDS = ["units", "counterparts", "upgrades", "commands", "battleCards"] as const;
/** A kind of {@link KINDS}. */
export type Kind = (typeof KINDS)[number];

/** How lists of others name a card, where that is not our English name, with the title where they write titles. */
export interface OtherNames {
  /** In the table simulator's JSON, without accents. */
  readonly simulator?: string;
  /** In texts. */
  readonly text?: string;
  /** In older lists. */
  readonly former?: readonly string[];
}

/** Other names of cards by kind and id. */
export type NamesByKind = Readonly<Record<Kind, Readonly<Record<string, OtherNames>>>>;

/** Names of cards that a catalogue does not hold, by kind and code: each with its title first, then without, then others. */
export type OtherCards = Readonly<Record<Kind | "battleForces", Readonly<Record<string, readonly string[]>>>>;

/** What lists of others call the cards of a catalogue. */
export interface Codes {
  /** By kind and code the ids of cards. */
  readonly cards: Readonly<Record<Kind, Readonly<Record<string, string>>>>;
  /** Second codes of battle cards, for the smaller format. */
  readonly recon: Readonly<Record<string, string>>;
  /** Words for battle forces in links; where one has several, the first is written. */
  readonly battleForces: Readonly<Record<string, string>>;
  readonly names: NamesByKind;
  /** By unit the upgrades that have a place of their own behind those of the upgrade bar. */
  readonly freePlaces: Readonly<Record<string, readonly string[]>>;
  readonly others: OtherCards;
}
