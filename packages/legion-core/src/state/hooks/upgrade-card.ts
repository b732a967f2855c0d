import type { GameKeyword } from "./keyword.ts";

/**
 * The effects of an upgrade card beyond its printed amounts, keywords and weapons, in the same parts as those of
 * keywords. They apply as long as the card does; the catalogue holds its names.
 */
export type UpgradeCard = GameKeyword;

/** The effects of upgrade cards, by id. */
export type UpgradeCards = Readonly<Record<string, UpgradeCard>>;

/** Returns the id under which units have the temporary effects of a card. */
export function lentBy(card: string): string {
  return `${card} lent`;
}
