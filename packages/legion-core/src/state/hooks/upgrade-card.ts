import type { CardSide, Upgrade, Weapon } from "../../catalogue/entries.ts";
import type { GameKeyword } from "./keyword.ts";

/**
 * What an upgrade card does beyond its figures, keywords and weapons, in an entry of its own with all hooks of keywords; it
 * counts as long as the card does. Its names stand in the catalogue.
 */
export interface UpgradeCard extends GameKeyword {
  readonly id: string;
  /** What it gives to units for a while, by {@link lentBy}, whatever becomes of the card meanwhile. */
  readonly lasting?: Partial<GameKeyword>;
  /** The side of a double-sided card that lies faceup as its unit deploys, where the player does not choose it. */
  readonly starts?: CardSide;
  /** A weapon for attacks of which the card is the reason, made of a melee weapon of the unit. */
  makes?(weapon: Weapon): Weapon;
  /** The card with its two sides apart, where its figures do not tell which of them says what. */
  bySides?(card: Upgrade): Upgrade;
}

/** What upgrade cards do, by id. */
export type UpgradeCards = Readonly<Record<string, UpgradeCard>>;

/** Under which id units have what a card gives them for a while. */
export function lentBy(card: string): string {
  return `${card} lent`;
}
