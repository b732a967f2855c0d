import type { Counterpart, Unit, Upgrade } from "../catalogue/entries.ts";
import type { UpgradeType } from "../catalogue/words.ts";

/** The miniatures that one card gives a unit. `Weapon` is the type that describes their weapons. */
export interface Group<Weapon> {
  /** Id of the unit, upgrade or counterpart card. */
  readonly card: string;
  readonly count: number;
  /** Wound threshold of each miniature. */
  readonly wounds: number;
  readonly weapons: readonly Weapon[];
}

/** A card whose weapons are described by the type `Weapon`. */
type With<Weapon, Card> = Omit<Card, "weapons"> & { readonly weapons: readonly Weapon[] };

/** The parts of a unit card that determine its miniatures and their weapons. */
export type ArmedUnit<Weapon> = With<Weapon, Pick<Unit, "id" | "miniatures" | "wounds">>;

/** The parts of an upgrade card that determine its miniatures and their weapons. */
export type ArmedUpgrade<Weapon> = Partial<With<Weapon, Pick<Upgrade, "miniatures" | "wounds">>> &
  Pick<Upgrade, "id" | "type">;

/** The parts of a counterpart card that determine its miniature and its weapons. */
export type ArmedCounterpart<Weapon> = With<Weapon, Pick<Counterpart, "id" | "wounds">>;

/**
 * Types of upgrades that add miniatures. Only those miniatures use the weapon of the upgrade (leg.upgrade.mini-types).
 */
const ADDS_MINIATURES: ReadonlySet<UpgradeType> = new Set(["heavy-weapon", "personnel", "squad-leader"]);

/** Returns the miniatures of a unit: its own and those that upgrades add. */
export function groupsOf<Weapon>(
  card: ArmedUnit<Weapon>,
  upgrades: readonly ArmedUpgrade<Weapon>[],
): readonly Group<Weapon>[] {
  const shared = upgrades.filter(({ type }) => !ADDS_MINIATURES.has(type)).flatMap(({ weapons = [] }) => weapons);
  const everybody = [...card.weapons, ...shared];
  const added = upgrades
    .filter(({ miniatures }) => miniatures !== undefined)
    .map(({ id, miniatures = 0, wounds = card.wounds, weapons = [] }) => ({
      card: id,
      count: miniatures,
      wounds,
      weapons: [...everybody, ...weapons],
    }));
  const own = { card: card.id, count: card.miniatures, wounds: card.wounds, weapons: everybody };
  return card.miniatures === 0 ? added : [own, ...added];
}

/** Returns the miniature of a counterpart, with the weapons of its upgrades. */
export function counterpartGroup<Weapon>(
  { id, wounds, weapons }: ArmedCounterpart<Weapon>,
  upgrades: readonly Pick<ArmedUpgrade<Weapon>, "weapons">[],
): Group<Weapon> {
  return { card: id, count: 1, wounds, weapons: [...weapons, ...upgrades.flatMap(({ weapons = [] }) => weapons)] };
}
