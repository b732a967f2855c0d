import type { BaseSize } from "../table/bases.ts";
import type { UnitType } from "../table/unit-types.ts";
import type { Advantage, PrimaryObjective, SecondaryObjective } from "./battle-entries.ts";
import type { Affiliation, Allegiance, Faction, ForceSide, Rank, UpgradeType } from "./words.ts";

/** A printed name. */
export interface Name {
  readonly en: string;
  /** The official Spanish name, where a public source has it. */
  readonly es?: string;
}

/**
 * Which units a card speaks of: those that fit everything given; `{}` fits every unit. `unit` and `title` are the
 * printed English ones. `"trooper"` and `"vehicle"` fit all their subtypes (leg.type.trooper-rules-inherit).
 */
export interface UnitMatch {
  readonly unit?: string;
  readonly title?: string;
  readonly faction?: Allegiance;
  readonly affiliation?: Affiliation;
  readonly rank?: Rank;
  readonly type?: UnitType | "vehicle";
  readonly keyword?: string;
  readonly side?: ForceSide;
  readonly defenseDie?: DefenseDie;
  /** The unit has this icon in its upgrade bar. */
  readonly slot?: UpgradeType;
}

/** A printed restriction: a match, or matches joined by "or", "and" and "not". */
export type Restriction =
  | UnitMatch
  | { readonly any: readonly Restriction[] }
  | { readonly all: readonly Restriction[] }
  | { readonly not: Restriction };

/** The defence die of a unit. */
export type DefenseDie = "red" | "white";

/** Attack dice by colour. */
export interface AttackDice {
  readonly red: number;
  readonly black: number;
  readonly white: number;
}

/** Where a weapon may be used; `min` and `max` are ranges of the ruler, null for a weapon of melee alone. */
export interface WeaponRange {
  readonly melee: boolean;
  readonly min: number | null;
  readonly max: number | "infinite" | null;
  /** Used when moving over units. */
  readonly overrun?: true;
  /** Belongs to a token and attacks around it. */
  readonly area?: true;
}

/** A side of a double-sided upgrade card. */
export type CardSide = "A" | "B";

/** A weapon of a card. */
export interface Weapon {
  readonly name: string;
  readonly range: WeaponRange;
  readonly dice: AttackDice;
  readonly keywords: readonly KeywordUse[];
  /** Its own surge chart: what attack surges become while it is in the pool, besides the unit's chart. */
  readonly surge?: "hit" | "crit";
  /** The side of a double-sided card that it stands on. */
  readonly side?: CardSide;
}

/** What a keyword lets a unit gain or do: all of it, or one of it. */
export interface Gains {
  readonly choose: "all" | "one";
  readonly options: readonly {
    readonly what: "aim" | "dodge" | "surge" | "standby" | "move" | "recover";
    /** How many; `"X"` as the card defines it. */
    readonly n: number | "X";
  }[];
}

/** A keyword as it stands on a card; `id` is the glossary's name in lower case with dashes. */
export interface KeywordUse {
  readonly id: string;
  /** Its figure; `"X"` as the card defines it. */
  readonly value?: number | "X";
  /** The units it names, any of these: "Detachment: Scout Troopers", "Coordinate: droid trooper". */
  readonly of?: readonly UnitMatch[];
  /** Mercenary: the factions that may include the unit. */
  readonly factions?: readonly Faction[];
  /** Special Issue: the battle force. */
  readonly battleForce?: string;
  /** Equip: upgrades by id, or any of a type. */
  readonly equip?: readonly (string | { readonly type: UpgradeType })[];
  /** AI: the actions. */
  readonly actions?: readonly string[];
  /** Fixed, Weak Point: the arcs. */
  readonly arcs?: readonly ("front" | "rear" | "sides")[];
  /** Independent, Cache. */
  readonly gains?: Gains;
  /** Sidearm: the attacks in which the miniature uses this weapon alone. */
  readonly attacks?: readonly ("melee" | "ranged")[];
  /** Hover: over what, and how high in heights of the rulebook. */
  readonly over?: "ground" | "air";
  readonly height?: number;
  /** Repair, Treat: how often. */
  readonly capacity?: number;
  /** Printed as a free action. */
  readonly as?: "free-action";
  /** The side of a double-sided card that it stands on. */
  readonly side?: CardSide;
}

/** What attack and defence surges become; what is left out converts to nothing. */
export interface SurgeChart {
  readonly attack?: "hit" | "crit";
  readonly defense?: "block";
}

/** What every entry has. */
export interface Entry {
  readonly id: string;
  readonly name: Name;
  /** No public source tells all figures of the card and what it does. Defaults to a card that is known in full. */
  readonly incomplete?: true;
  /** What public sources contradict or leave open, one sentence each. */
  readonly doubts?: readonly string[];
}

/** A unit card. */
export interface Unit extends Entry {
  readonly title?: string;
  readonly faction: Allegiance;
  readonly affiliation?: Affiliation;
  readonly rank: Rank;
  /** Points. */
  readonly cost: number;
  /** Bullets before the name: how many cards of the name a player may field; none without. */
  readonly bullets?: number;
  /** The bullets stand before the title and count cards of this name and title. */
  readonly bulletsOn?: "title";
  readonly type: UnitType;
  /** Miniatures of the card itself; none if its equipped cards add them all. */
  readonly miniatures: number;
  /** Wound threshold of each miniature. */
  readonly wounds: number;
  /** Left out for a dash; `"X"` as the card defines it. */
  readonly courage?: number | "X";
  /** Vehicles alone; left out for a dash. */
  readonly resilience?: number;
  readonly speed: number;
  readonly defenseDie: DefenseDie;
  readonly surge: SurgeChart;
  readonly upgradeBar: readonly UpgradeType[];
  readonly keywords: readonly KeywordUse[];
  readonly weapons: readonly Weapon[];
  readonly base: BaseSize;
  /** Height of the silhouette of a vehicle in 1/100 mm, as its model measures; the players may agree on another. */
  readonly height?: number;
  readonly note?: string;
}

/** A counterpart card: a miniature added to a unit. */
export interface Counterpart extends Entry {
  readonly title?: string;
  /** Id of the unit it is added to. */
  readonly counterpartOf: string;
  readonly faction: Allegiance;
  readonly affiliation?: Affiliation;
  readonly cost: number;
  readonly bullets?: number;
  readonly type: UnitType;
  readonly wounds: number;
  readonly upgradeBar: readonly UpgradeType[];
  readonly keywords: readonly KeywordUse[];
  readonly weapons: readonly Weapon[];
}

/** Points added to an upgrade's cost (less if negative) on such a unit, or if the army includes such a unit. */
export interface CostChange {
  readonly on?: UnitMatch;
  readonly with?: UnitMatch;
  readonly points: number;
}

/** Lasting changes of the unit; speed and courage are differences. */
export interface Changes {
  readonly speed?: number;
  readonly courage?: number;
  readonly defenseDie?: DefenseDie;
  readonly attackSurge?: "hit" | "crit";
  /** The side of a double-sided card on which the change of speed stands; of one side nothing else changes. */
  readonly side?: CardSide;
}

/** An upgrade card. */
export interface Upgrade extends Entry {
  readonly title?: string;
  readonly type: UpgradeType;
  readonly cost: number;
  readonly bullets?: number;
  readonly restriction?: Restriction;
  readonly exhaust?: true;
  readonly expend?: true;
  /** The effect is an action of this kind. */
  readonly action?: "card-action" | "free-action" | "double-card-action";
  /** Both faces hold rules, of which those of the faceup one count; so do the points of one. */
  readonly doubleSided?: true;
  /** The card does more than its figures, keywords and weapons say; that is played where there is an entry for it. */
  readonly special?: true;
  /** Miniatures it adds. */
  readonly miniatures?: number;
  /** Their wound threshold, if another than the unit's. */
  readonly wounds?: number;
  /** Icons it adds to the upgrade bar. */
  readonly grants?: readonly UpgradeType[];
  /** Types of which an upgrade must be equipped beside it. */
  readonly mustEquip?: readonly UpgradeType[];
  /** Keywords that the unit loses; `"defense-surge"` is the conversion of its surge chart. */
  readonly loses?: readonly string[];
  /** Units that may equip it without an icon for it. */
  readonly withoutSlot?: readonly UnitMatch[];
  /** Counterparts of other units, by id, that the unit may have. */
  readonly counterparts?: readonly string[];
  /** The unit counts as of this rank. */
  readonly rankAs?: Rank;
  /** The unit counts as of this affiliation. */
  readonly affiliationAs?: Affiliation;
  readonly costChanges?: readonly CostChange[];
  readonly changes?: Changes;
  readonly keywords?: readonly KeywordUse[];
  readonly weapons?: readonly Weapon[];
}

/** Whom a command card gives orders: so many units, of those named or matched (any of them). */
export interface OrderGroup {
  readonly count: number;
  readonly of: readonly UnitMatch[];
}

/** A command card. */
export interface Command extends Entry {
  /** Pips printed, for priority. */
  readonly pips: number;
  /** Pips it counts as in a command hand, if others than printed. */
  readonly handPips?: number;
  readonly faction?: Allegiance;
  readonly battleForce?: string;
  /** Units the army must include. */
  readonly requires?: Restriction;
  /** The command hand of an army that includes those units must hold it. */
  readonly mandatory?: true;
  readonly orders: readonly OrderGroup[];
  /** Orders every unit that may be issued one. */
  readonly ordersEligible?: true;
  /** Stays in play. */
  readonly permanent?: true;
  /** Step of the set-up in which it may, or must, be revealed. */
  readonly divulge?: { readonly step: "resolve-setup-effects" | "setup"; readonly mandatory: boolean };
  /** Goes back to the hand as the Command Phase ends. */
  readonly returns?: true;
  /** Used from the hand outside the selection step. */
  readonly playedFromHand?: true;
  readonly keywords?: readonly KeywordUse[];
  readonly weapons?: readonly Weapon[];
}

/** How many units of a rank an army has. */
export interface RankLimit {
  readonly min: number;
  readonly max: number;
}

/** Rank requirements of an army. */
export interface RankLimits {
  readonly ranks: Readonly<Record<Rank, RankLimit>>;
  /** Most commanders and operatives together. */
  readonly commandersAndOperatives?: number;
}

/** What a battle force changes when an army is built. */
export interface BuildRules {
  /** Field Commander does not lift the minimum of commanders. */
  readonly noFieldCommander?: true;
  /** Units with Detachment are not allowed. */
  readonly noDetachments?: true;
  /** Units whose Detachment needs no other unit. */
  readonly freeDetachments?: readonly UnitMatch[];
  /** Mercenaries count for minimums and are not limited. */
  readonly mercenariesCount?: true;
  /** Units that count as of another rank. */
  readonly countAs?: readonly { readonly unit: string; readonly rank: Rank }[];
  /** Limits of several units together, by their ids. */
  readonly limits?: readonly { readonly units: readonly string[]; readonly min: number; readonly max: number }[];
  /** Least numbers of units of a kind. */
  readonly atLeast?: readonly { readonly of: UnitMatch; readonly min: number }[];
  /** A second unit of a corps kind only when there is one of each corps kind. */
  readonly oneOfEachCorpsFirst?: true;
  /** Heavy weapons limited to one of these units may be taken by the others that are troopers but no droids. */
  readonly sharedHeavyWeapons?: readonly string[];
}

/** A battle force. */
export interface BattleForce extends Entry {
  readonly faction: Allegiance;
  readonly side: ForceSide;
  /** Ids of the units it may include. */
  readonly units: readonly string[];
  /** Ids of the counterparts it may include. */
  readonly counterparts?: readonly string[];
  /** Ids of the unique upgrades it may include; all others are forbidden. */
  readonly uniqueUpgrades: readonly string[];
  /** Ids of further upgrades it may not include. */
  readonly forbiddenUpgrades?: readonly string[];
  readonly standard: RankLimits;
  readonly skirmish: RankLimits;
  readonly build?: BuildRules;
  /** Special rules in our words, those of army building among them. */
  readonly rules: readonly string[];
}

/** Everything cards say, by kind. */
export interface Catalogue {
  readonly units: readonly Unit[];
  readonly counterparts: readonly Counterpart[];
  readonly upgrades: readonly Upgrade[];
  readonly commands: readonly Command[];
  readonly primaryObjectives: readonly PrimaryObjective[];
  readonly secondaryObjectives: readonly SecondaryObjective[];
  readonly advantages: readonly Advantage[];
  readonly battleForces: readonly BattleForce[];
}

/** Some entries of a catalogue: what a faction adds, or what a user adds. */
export type CataloguePart = Partial<Catalogue>;
