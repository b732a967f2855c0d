import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const BOUNTY_PROGRAMMING = (): Upgrade => ({
  id: "bounty-programming",
  name: { en: '"Bounty" Programming' },
  type: "programming",
  cost: 5,
  restriction: { unit: "IG-11" },
  keywords: [{ id: "bounty" }, { id: "ai", actions: ["aim", "attack"] }],
  special: true,
  doubts: ["Sources disagree which rank gives which."],
});

const BOUNTY_PROGRAMMING_ENTRY = (): UpgradeCard => ({ id: "bounty-programming" });

const BOUNTY_PROGRAMMING_TEXT: CardText = {
  id: "bounty-programming",
  does: {
    en: "The unit has Bounty and AI. Which rank of its bounty gives its weapons Pierce and which Suppressive the sources do not agree on, and is not played.",
    es: "La unidad tiene Recompensa e IA. Las fuentes no coinciden en qué categoría de su recompensa da a sus armas Perforante y cuál Fuego de contención, y no se juega.",
  },
};

/** Programming upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [BOUNTY_PROGRAMMING];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [BOUNTY_PROGRAMMING_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [BOUNTY_PROGRAMMING_TEXT];
