import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const ORDNANCE = (): Advantage => ({
  id: "ordnance",
  name: { en: "Ordnance" },
  summary:
    "Once per game, at the end of the Command Phase, place an Ordnance token. At the start of the End Phase roll 3 black attack dice: units within 1 that have Armor or are vehicles suffer 2 wounds per crit and 1 per hit, other units within 1 gain 1 suppression per crit or hit; then the token is removed.",
  verification: BATTLE_CARDS,
});

/** What it is. */
export const FIGURES: Cards<Advantage> = [ORDNANCE];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
