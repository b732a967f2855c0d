import type { KeywordUse, SurgeChart, Weapon } from "../catalogue/entries.ts";
import type { Affiliation, Rank, UpgradeType } from "../catalogue/words.ts";
import type { UnitType } from "../table/unit-types.ts";
import { needsSlot } from "./check-upgrades.ts";
import { counterpartGroup, type Group, groupsOf } from "./miniatures.ts";
import { allUpgrades, type Fielded } from "./muster.ts";
import { unitPoints } from "./points.ts";
import { barOf, fitOnBar } from "./slots.ts";

/** The miniatures that one card gives a unit, with their wounds and weapons. */
export type MiniatureGroup = Group<Weapon>;

/** A unit of an army, with the combined values of all its cards. */
export interface UnitView {
  readonly unit: string;
  /** The rank that the unit counts as. */
  readonly rank: Rank;
  readonly affiliation: Affiliation | null;
  readonly type: UnitType;
  /** Points of the unit with upgrades and counterpart. */
  readonly points: number;
  /** Icons of the unit card and those that upgrades add. */
  readonly upgradeBar: readonly UpgradeType[];
  /** Icons that no upgrade takes. */
  readonly freeSlots: readonly UpgradeType[];
  /**
   * Keywords of all cards, on both sides of double-sided ones. Figures of the same keyword are added up
   * (leg.keywords.numeric-stack).
   */
  readonly keywords: readonly KeywordUse[];
  readonly surge: SurgeChart;
  readonly defenseDie: "red" | "white";
  readonly speed: number;
  readonly courage: number | "X" | null;
  /** The unit's own miniatures, those that upgrades add, and the counterpart. */
  readonly miniatures: readonly MiniatureGroup[];
}

/** Combines the values of all cards of a unit, in an army of the given units. */
export function viewOf(unit: Fielded, units: readonly Fielded[]): UnitView {
  const { card, upgrades, counterpart, rank, affiliation = null } = unit;
  const changes = upgrades.flatMap(({ changes = {} }) => changes);
  const { courage } = card;
  const attack = changes.find(({ attackSurge }) => attackSurge !== undefined)?.attackSurge ?? card.surge.attack;
  const { defense } = card.surge;
  const keepsDefense = defense !== undefined && !upgrades.some(({ loses }) => loses?.includes("defense-surge"));
  return {
    unit: card.id,
    rank,
    affiliation,
    type: card.type,
    points: unitPoints(unit, units),
    upgradeBar: barOf(unit),
    freeSlots: fitOnBar(card.upgradeBar, upgrades, (upgrade) => needsSlot(unit, upgrade)).free,
    keywords: stackedKeywords(unit),
    surge: { ...(attack === undefined ? {} : { attack }), ...(keepsDefense ? { defense } : {}) },
    defenseDie: changes.find(({ defenseDie }) => defenseDie !== undefined)?.defenseDie ?? card.defenseDie,
    speed: changes.reduce((sum, { speed = 0, side }) => (side === undefined ? sum + speed : sum), card.speed),
    courage:
      typeof courage === "number"
        ? changes.reduce((sum, { courage = 0 }) => sum + courage, courage)
        : (courage ?? null),
    miniatures: [
      ...groupsOf(card, upgrades),
      ...(counterpart === undefined ? [] : [counterpartGroup(counterpart, unit.counterpartUpgrades)]),
    ],
  };
}

/** Returns all keywords of a unit. Instances of the same keyword are merged and their figures added. */
export function stackedKeywords(unit: Fielded): readonly KeywordUse[] {
  const { card, upgrades, counterpart } = unit;
  const lost = new Set(upgrades.flatMap(({ loses = [] }) => loses));
  const all = [
    ...card.keywords.filter(({ id }) => !lost.has(id)),
    ...allUpgrades(unit).flatMap(({ keywords = [] }) => keywords),
    ...(counterpart?.keywords ?? []),
  ];
  const sums = new Map<string, KeywordUse>();
  for (const one of all) {
    const { value, ...rest } = one;
    const key = JSON.stringify(rest);
    const before = sums.get(key);
    const adds = typeof before?.value === "number" && typeof value === "number";
    sums.set(key, adds && typeof before?.value === "number" ? { ...before, value: before.value + value } : one);
  }
  return [...sums.values()];
}
