/** The kinds of cards that the lists of other programs distinguish. */
export const KINDS = ["units", "counterparts", "upgrades", "commands", "battleCards"] as const;
/** A kind of {@link KINDS}. */
export type Kind = (typeof KINDS)[number];

/**
 * The names of a card in the lists of other programs where they differ from our English name, with the title where the
 * program writes titles.
 */
export interface OtherNames {
  /** Name in the table simulator's JSON, without accents. Defaults to the English name. */
  readonly simulator?: string;
  /** Name in texts. Defaults to the English name. */
  readonly text?: string;
  /** Names in older lists. Defaults to none. */
  readonly former?: readonly string[];
}

/** Other names of cards by kind and id. */
export type NamesByKind = Readonly<Record<Kind, Readonly<Record<string, OtherNames>>>>;

/**
 * Names of cards that a catalogue does not hold, by kind and code. Each entry lists the name with its title, then
 * without, then other names.
 */
export type OtherCards = Readonly<Record<Kind | "battleForces", Readonly<Record<string, readonly string[]>>>>;

/** The codes and names that other programs use for the cards of a catalogue. */
export interface Codes {
  /** Ids of the cards by kind and code. */
  readonly cards: Readonly<Record<Kind, Readonly<Record<string, string>>>>;
  /** Second codes of battle cards, for the smaller format. */
  readonly recon: Readonly<Record<string, string>>;
  /** Words for battle forces in links. If a battle force has several, the first one is written. */
  readonly battleForces: Readonly<Record<string, string>>;
  readonly names: NamesByKind;
  /** For each unit, the upgrades that have their own place in a link, after those of the upgrade bar. */
  readonly freePlaces: Readonly<Record<string, readonly string[]>>;
  readonly others: OtherCards;
}
