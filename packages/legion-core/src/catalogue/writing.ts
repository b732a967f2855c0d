import type { AttackDice, CardSide, KeywordUse, MapPoint, Verification, Weapon } from "./entries.ts";

/** Figures on which a list of all cards and a picture of the card agree. */
export const LIST_AND_PICTURE: Verification = {
  complete: true,
  sources: ["list", "card-picture"],
  asOf: "2026-05",
};

/** Figures of one list of all cards. */
export const LIST: Verification = { complete: true, sources: ["list"], asOf: "2026-08-05" };

/** Figures of a list on which a scan of the card agrees. */
export const LIST_AND_SCAN: Verification = { complete: true, sources: ["list", "card-scan"], asOf: "2026-08-05" };

/** Figures on which a list, a scan of the card and an older table agree. */
export const THREE_LISTS: Verification = {
  complete: true,
  sources: ["list", "card-scan", "older-table"],
  asOf: "2026-08-05",
};

/** Command cards: figures of a list, effects read from pictures; the wording of January 2026 was not compared. */
export const COMMAND_CARDS: Verification = { complete: true, sources: ["list", "card-picture"], asOf: "2026-08" };

/** Battle cards read from pictures; the wording of January 2026 was not compared. */
export const BATTLE_CARDS: Verification = { complete: true, sources: ["card-picture"], asOf: "2026-08-13" };

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
