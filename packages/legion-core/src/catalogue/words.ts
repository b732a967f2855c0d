/** The factions an army can belong to (leg.army.factions). */
export const FACTIONS = ["galactic-empire", "rebel-alliance", "galactic-republic", "separatist-alliance"] as const;
/** A faction of {@link FACTIONS}. */
export type Faction = (typeof FACTIONS)[number];

/**
 * What a card or an army belongs to: one of the factions, or the mercenaries, which have no faction
 * (leg.mercenary.definition).
 */
export const ALLEGIANCES = [
  "galactic-empire",
  "rebel-alliance",
  "galactic-republic",
  "separatist-alliance",
  "mercenary",
] as const;
/** A faction, or `"mercenary"`. */
export type Allegiance = (typeof ALLEGIANCES)[number];

/** The sides of the Force. */
export const FORCE_SIDES = ["light", "dark"] as const;
/** A side of the Force (leg.army.light-side, leg.army.dark-side). */
export type ForceSide = (typeof FORCE_SIDES)[number];

/** The side of the Force of each faction. */
export const FORCE_SIDE_OF: Readonly<Record<Faction, ForceSide>> = {
  "galactic-empire": "dark",
  "rebel-alliance": "light",
  "galactic-republic": "light",
  "separatist-alliance": "dark",
};

/** Ranks of units, in the order of the rulebook. */
export const RANKS = ["commander", "operative", "corps", "special-forces", "support", "heavy"] as const;
/** The rank of a unit (leg.army.rank-each-unit). */
export type Rank = (typeof RANKS)[number];

/** Types of upgrade cards (leg.upgrade.types). */
export const UPGRADE_TYPES = [
  "armament",
  "command",
  "comms",
  "crew",
  "doctrine",
  "force",
  "gear",
  "generator",
  "grenades",
  "hardpoint",
  "heavy-weapon",
  "ordnance",
  "personnel",
  "pilot",
  "programming",
  "squad-leader",
  "training",
] as const;
/** The type of an upgrade card, and of the icon that it occupies in an upgrade bar. */
export type UpgradeType = (typeof UPGRADE_TYPES)[number];

/** Affiliations of mercenaries (leg.affiliation.list). */
export const AFFILIATIONS = ["black-sun", "pyke-syndicate", "raiders", "rogues", "maul-loyalists", "ewoks"] as const;
/** An affiliation of mercenary units. */
export type Affiliation = (typeof AFFILIATIONS)[number];
