import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { isReadied } from "../../../units/cards.ts";
import { spend } from "../effects.ts";
import { KATARN_PATTERN_ARMOR_POOL } from "../pool-effects.ts";

const KATARN_PATTERN_ARMOR = (): Upgrade => ({
  id: "katarn-pattern-armor",
  name: { en: "Katarn Pattern Armor" },
  type: "gear",
  cost: 0,
  restriction: { unit: "Clone Commandos" },
  expend: true,
  special: true,
});

const KATARN_PATTERN_ARMOR_ENTRY = (): UpgradeCard => ({
  id: "katarn-pattern-armor",
  inAttack: (look, { unit, value }, { kind }) =>
    kind === "ranged" && isReadied(look, unit, "katarn-pattern-armor") ? value : 0,
  defending: KATARN_PATTERN_ARMOR_POOL,
  poolUse: { side: "defender", used: (work, unit) => spend(work, unit, "katarn-pattern-armor", "expended") },
});

const KATARN_PATTERN_ARMOR_TEXT: CardText = {
  id: "katarn-pattern-armor",
  does: {
    en: "When a ranged attack would deal the unit more than 1 wound, it may expend the card to suffer only 1.",
    es: "Cuando un ataque a distancia vaya a causar a la unidad más de 1 Herida, puede consumir la carta para sufrir solo 1.",
  },
};

/** Gear upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [KATARN_PATTERN_ARMOR];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [KATARN_PATTERN_ARMOR_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [KATARN_PATTERN_ARMOR_TEXT];
