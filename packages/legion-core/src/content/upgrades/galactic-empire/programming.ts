import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { rankOf } from "../../../units/ranks.ts";

const PROGRAMMED_LOYALTY = (): Upgrade => ({
  id: "programmed-loyalty",
  name: { en: "Programmed Loyalty" },
  type: "programming",
  cost: 5,
  restriction: { unit: "Imperial Dark Troopers" },
  keywords: [{ id: "retinue", of: [{ rank: "commander" }] }],
  special: true,
});

const PROGRAMMED_LOYALTY_ENTRY = (): UpgradeCard => ({
  id: "programmed-loyalty",
  heeds: (look, _unit, by) => by !== undefined && rankOf(look, by) === "commander",
});

const PROGRAMMED_LOYALTY_TEXT: CardText = {
  id: "programmed-loyalty",
  does: {
    en: "Only commanders can issue orders to the unit.",
    es: "Solo los Comandantes pueden impartir órdenes a la unidad.",
  },
};

/** Programming upgrades of the Galactic Empire. */
export const FIGURES: Cards<Upgrade> = [PROGRAMMED_LOYALTY];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [PROGRAMMED_LOYALTY_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [PROGRAMMED_LOYALTY_TEXT];
