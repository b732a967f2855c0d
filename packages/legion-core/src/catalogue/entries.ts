import type { BaseSize } from "../table/bases.ts";
import type { UnitType } from "../table/unit-types.ts";
import type { Advantage, PrimaryObjective, SecondaryObjective } from "./battle-entries.ts";
import type { Affiliation, Allegiance, Faction, ForceSide, Rank, UpgradeType } from "./words.ts";

/** A printed name. */
export interface Name {
  readonly en: string;
  /** The official Spanish name. Absent if no public source has it. */
  readonly es?: string;
}

/**
 * The units that a card refers to: those that meet every given condition; `{}` fits every unit. `unit` and `title` are
 * the printed English names. `"trooper"` and `"vehicle"` fit all their subtypes (leg.type.trooper-rules-inherit).
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

/**
 * Where a weapon may be used. `min` and `max` are ranges of the ruler, null for a weapon that is only used in melee.
 */
export interface WeaponRange {
  readonly melee: boolean;
  readonly min: number | null;
  readonly max: number | "infinite" | null;
  /** The weapon is used when moving over units. */
  readonly overrun?: true;
  /** The weapon belongs to a token and attacks the units around it. */
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
  /**
   * The weapon's own surge chart: what attack surges become while it is in the pool, besides the unit's chart. Absent
   * if it has none.
   */
  readonly surge?: "hit" | "crit";
  /** The side of a double-sided card on which the weapon is printed. Absent on other cards. */
  readonly side?: CardSide;
}

/** What a keyword lets a unit gain or do: all of the options, or one of them. */
export interface Gains {
  readonly choose: "all" | "one";
  readonly options: readonly {
    readonly what: "aim" | "dodge" | "surge" | "standby" | "move" | "recover";
    /** How many tokens or actions; `"X"` as the card defines it. */
    readonly n: number | "X";
  }[];
}

/** A keyword as printed on a card. `id` is its name in the glossary in lower case with dashes. */
export interface KeywordUse {
  readonly id: string;
  /** Figure of the keyword; `"X"` as the card defines it. Absent if the keyword has none. */
  readonly value?: number | "X";
  /** The units it names, any of which fits: "Detachment: Scout Troopers", "Coordinate: droid trooper". */
  readonly of?: readonly UnitMatch[];
  /** For Mercenary: the factions that may include the unit. */
  readonly factions?: readonly Faction[];
  /** For Special Issue: the battle force that may include the unit. */
  readonly battleForce?: string;
  /** For Equip: the required upgrades, by id, or any of a type. */
  readonly equip?: readonly (string | { readonly type: UpgradeType })[];
  /** For AI: the actions that it names. */
  readonly actions?: readonly string[];
  /** For Fixed and Weak Point: the arcs that they name. */
  readonly arcs?: readonly ("front" | "rear" | "sides")[];
  /** For Independent and Cache: what the unit gains. */
  readonly gains?: Gains;
  /** For Sidearm: the attacks in which the miniature uses only this weapon. */
  readonly attacks?: readonly ("melee" | "ranged")[];
  /** For Hover: what the unit hovers over, and how high in heights of the rulebook. */
  readonly over?: "ground" | "air";
  readonly height?: number;
  /** For Repair and Treat: how often the unit can use it. */
  readonly capacity?: number;
  /** The keyword is printed as a free action. */
  readonly as?: "free-action";
  /** The side of a double-sided card on which the keyword is printed. Absent on other cards. */
  readonly side?: CardSide;
}

/** What attack and defence surges become. An absent field converts nothing. */
export interface SurgeChart {
  readonly attack?: "hit" | "crit";
  readonly defense?: "block";
}

/** The fields that every entry has. */
export interface Entry {
  readonly id: string;
  readonly name: Name;
  /** No public source gives all figures and text of the card. Defaults to a fully known card. */
  readonly incomplete?: true;
  /** What public sources contradict or leave open, one sentence each. Defaults to none. */
  readonly doubts?: readonly string[];
}

/** A unit card. */
export interface Unit extends Entry {
  readonly title?: string;
  readonly faction: Allegiance;
  readonly affiliation?: Affiliation;
  readonly rank: Rank;
  /** Cost in points. */
  readonly cost: number;
  /** Bullets before the name: how many cards of the name a player may field. Defaults to no limit. */
  readonly bullets?: number;
  /** The bullets are printed before the title and limit cards with this name and title. */
  readonly bulletsOn?: "title";
  readonly type: UnitType;
  /** Miniatures of the card itself. Zero if its equipped cards add them all. */
  readonly miniatures: number;
  /** Wound threshold of each miniature. */
  readonly wounds: number;
  /** Courage of the unit. Absent for a dash; `"X"` as the card defines it. */
  readonly courage?: number | "X";
  /** Resilience, which only vehicles have. Absent for a dash. */
  readonly resilience?: number;
  readonly speed: number;
  readonly defenseDie: DefenseDie;
  readonly surge: SurgeChart;
  readonly upgradeBar: readonly UpgradeType[];
  readonly keywords: readonly KeywordUse[];
  readonly weapons: readonly Weapon[];
  readonly base: BaseSize;
  /** Height of the silhouette of a vehicle in 1/100 mm, measured on its model. Players may agree on another. */
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

/**
 * Points added to the cost of an upgrade (subtracted if negative) on such a unit, or if the army includes such a unit.
 */
export interface CostChange {
  readonly on?: UnitMatch;
  readonly with?: UnitMatch;
  readonly points: number;
}

/** Lasting changes of the unit. Speed and courage are differences. */
export interface Changes {
  readonly speed?: number;
  readonly courage?: number;
  readonly defenseDie?: DefenseDie;
  readonly attackSurge?: "hit" | "crit";
  /** The side of a double-sided card on which the change of speed is printed. The other changes apply on both sides. */
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
  /** The effect is an action of this kind. Absent if it is not an action. */
  readonly action?: "card-action" | "free-action" | "double-card-action";
  /** Both sides have rules, but only those of the faceup side count; its points are counted once. */
  readonly doubleSided?: true;
  /** The card does more than its figures, keywords and weapons say. That effect is played if an entry implements it. */
  readonly special?: true;
  /** Number of miniatures it adds. Defaults to none. */
  readonly miniatures?: number;
  /** The wound threshold of the added miniatures. Defaults to that of the unit. */
  readonly wounds?: number;
  /** Icons it adds to the upgrade bar. Defaults to none. */
  readonly grants?: readonly UpgradeType[];
  /** Types of upgrades that must be equipped with it, one of each. Defaults to none. */
  readonly mustEquip?: readonly UpgradeType[];
  /** Keywords that the unit loses. `"defense-surge"` is the conversion of its surge chart. Defaults to none. */
  readonly loses?: readonly string[];
  /** Units that may equip it without an icon for it. Defaults to none. */
  readonly withoutSlot?: readonly UnitMatch[];
  /** Ids of counterparts of other units that the unit may have. Defaults to none. */
  readonly counterparts?: readonly string[];
  /** The rank that the unit counts as. Defaults to its own. */
  readonly rankAs?: Rank;
  /** The affiliation that the unit counts as. Defaults to its own. */
  readonly affiliationAs?: Affiliation;
  readonly costChanges?: readonly CostChange[];
  readonly changes?: Changes;
  readonly keywords?: readonly KeywordUse[];
  readonly weapons?: readonly Weapon[];
}

/** The units that a command card gives orders to: a number of them, each matching any of the conditions. */
export interface OrderGroup {
  readonly count: number;
  readonly of: readonly UnitMatch[];
}

/** A command card. */
export interface Command extends Entry {
  /** Printed pips, which decide priority. */
  readonly pips: number;
  /** Pips it counts as in a command hand. Defaults to the printed pips. */
  readonly handPips?: number;
  readonly faction?: Allegiance;
  readonly battleForce?: string;
  /** Units that the army must include. Defaults to none. */
  readonly requires?: Restriction;
  /** The command hand of an army that includes these units must hold the card. */
  readonly mandatory?: true;
  readonly orders: readonly OrderGroup[];
  /** The card gives an order to every unit that may be issued one. */
  readonly ordersEligible?: true;
  /** The card stays in play. */
  readonly permanent?: true;
  /** The step of set-up in which it may be revealed, or must be if `mandatory`. */
  readonly divulge?: { readonly step: "resolve-setup-effects" | "setup"; readonly mandatory: boolean };
  /** The card returns to the hand at the end of the Command Phase. */
  readonly returns?: true;
  /** The card is used from the hand outside the selection step. */
  readonly playedFromHand?: true;
  readonly keywords?: readonly KeywordUse[];
  readonly weapons?: readonly Weapon[];
}

/** The minimum and maximum number of units of a rank in an army. */
export interface RankLimit {
  readonly min: number;
  readonly max: number;
}

/** Rank requirements of an army. */
export interface RankLimits {
  readonly ranks: Readonly<Record<Rank, RankLimit>>;
  /** Maximum number of commanders and operatives together. Defaults to no shared limit. */
  readonly commandersAndOperatives?: number;
}

/** The rules of building an army that a battle force changes. */
export interface BuildRules {
  /** Field Commander does not lift the minimum of commanders. */
  readonly noFieldCommander?: true;
  /** Units with Detachment are not allowed. */
  readonly noDetachments?: true;
  /** Units whose Detachment needs no other unit. Defaults to none. */
  readonly freeDetachments?: readonly UnitMatch[];
  /** Mercenaries count for minimums and are not limited. */
  readonly mercenariesCount?: true;
  /** Units that count as another rank. Defaults to none. */
  readonly countAs?: readonly { readonly unit: string; readonly rank: Rank }[];
  /** Shared limits of several units, by their ids. Defaults to none. */
  readonly limits?: readonly { readonly units: readonly string[]; readonly min: number; readonly max: number }[];
  /** Minimum number of units that match a condition. Defaults to none. */
  readonly atLeast?: readonly { readonly of: UnitMatch; readonly min: number }[];
  /** A second unit of one kind of corps is only allowed once the army has one of each kind. */
  readonly oneOfEachCorpsFirst?: true;
  /**
   * Units that share heavy weapons: one limited to any of them may be equipped by all others that are troopers but not
   * droids.
   */
  readonly sharedHeavyWeapons?: readonly string[];
}

/** A battle force. */
export interface BattleForce extends Entry {
  readonly faction: Allegiance;
  readonly side: ForceSide;
  /** Ids of the units it may include. */
  readonly units: readonly string[];
  /** Ids of the counterparts it may include. Defaults to none. */
  readonly counterparts?: readonly string[];
  /** Ids of the unique upgrades it may include. All other unique upgrades are forbidden. */
  readonly uniqueUpgrades: readonly string[];
  /** Ids of further upgrades it may not include. Defaults to none. */
  readonly forbiddenUpgrades?: readonly string[];
  readonly standard: RankLimits;
  readonly skirmish: RankLimits;
  readonly build?: BuildRules;
  /** Special rules in our words, including those of army building. */
  readonly rules: readonly string[];
}

/** Everything that cards say, by kind of card. */
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

/** Some entries of a catalogue, for example those of a faction or of a user. */
export type CataloguePart = Partial<Catalogue>;
