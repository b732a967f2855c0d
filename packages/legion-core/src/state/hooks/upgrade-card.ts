import type { GameKeyword } from "./keyword.ts";

/**
 * What an upgrade card does beyond its figures, keywords and weapons, in an entry of its own, with the parts that keywords have
 * too; it counts as long as the card does. Its names stand in the catalogue.
 */
export type UpgradeCard = GameKeyword;

/** What upgrade cards do, by id. */
export type UpgradeCards = Readonly<Record<string, UpgradeCard>>;

/** Under which id units have what a card gives them for a while. */
export function lentBy(card: string): string {
  return `${card} lent`;
}
