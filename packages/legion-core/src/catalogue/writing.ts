import type { AttackDice, CardSide, KeywordUse, MapPoint, Weapon } from "./entries.ts";

/** Attack dice: red, black, white. */
export function dice(red: number, black: number, white: number): AttackDice {
  return { red, black, white };
}

/** A weapon of melee alone. */
export function melee(name: string, dice: AttackDice, keywords: readonly KeywordUse[] = []): Weapon {
  return { name, range: { melee: true, min: null, max: null }, dice, keywords };
}

/** A ranged weapon, from its least to its greatest range. */
export function ranged(
  name: string,
  [min, max]: readonly [number, number | "infinite"],
  dice: AttackDice,
  keywords: readonly KeywordUse[] = [],
): Weapon {
  return { name, range: { melee: false, min, max }, dice, keywords };
}

/** A weapon for melee and for ranged attacks, from its least to its greatest range. */
export function both(
  name: string,
  [min, max]: readonly [number, number | "infinite"],
  dice: AttackDice,
  keywords: readonly KeywordUse[] = [],
): Weapon {
  return { name, range: { melee: true, min, max }, dice, keywords };
}

/** A weapon of one side of a double-sided card. */
export function sided(side: CardSide, weapon: Weapon): Weapon {
  return { ...weapon, side };
}

/** A rectangular territory of a map card, from its lower left to its upper right corner. */
export function rectangle(left: number, near: number, right: number, far: number): readonly MapPoint[] {
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
}
