import type { Counterpart, Unit, Upgrade } from "../catalogue/entries.ts";
import type { UpgradeType } from "../catalogue/words.ts";

/** Miniatures of a unit that came with one card; `Weapon` is what is known of their weapons. */
export interface Group<Weapon> {
  /** Id of the unit, upgrade or counterpart card. */
  readonly card: string;
  readonly count: number;
  /** Wound threshold of each. */
  readonly wounds: number;
  readonly weapons: readonly Weapon[];
}

/** A card as far as its weapons are known. */
type With<Weapon, Card> = Omit<Card, "weapons"> & { readonly weapons: readonly Weapon[] };

/** A unit card as far as it says which miniatures a unit has. */
export type ArmedUnit<Weapon> = With<Weapon, Pick<Unit, "id" | "miniatures" | "wounds">>;

/** An upgrade card as far as it does. */
export type ArmedUpgrade<Weapon> = Partial<With<Weapon, Pick<Upgrade, "miniatures" | "wounds">>> &
  Pick<Upgrade, "id" | "type">;

/** A counterpart card as far as it does. */
export type ArmedCounterpart<Weapon> = With<Weapon, Pick<Counterpart, "id" | "wounds">>;

/** Upgrades of these types add miniatures who alone use the weapon (leg.upgrade.mini-types). */
const ADDS_MINIATURES: ReadonlySet<UpgradeType> = new Set(["heavy-weapon", "personnel", "squad-leader"]);

/** The miniatures of a unit: its own, and those that upgrades add. */
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

/** The miniature of a counterpart with its upgrades. */
export function counterpartGroup<Weapon>(
  { id, wounds, weapons }: ArmedCounterpart<Weapon>,
  upgrades: readonly Pick<ArmedUpgrade<Weapon>, "weapons">[],
): Group<Weapon> {
  return { card: id, count: 1, wounds, weapons: [...weapons, ...upgrades.flatMap(({ weapons = [] }) => weapons)] };
}
