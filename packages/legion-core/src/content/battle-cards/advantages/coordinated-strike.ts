import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const COORDINATED_STRIKE = (): Advantage => ({
  id: "coordinated-strike",
  name: { en: "Coordinated Strike" },
  faction: "galactic-republic",
  summary:
    "Starts with 1 advantage token. In the Issue Orders step it may be removed to give up to 2 friendly Republic units Coordinate with clone troopers or Republic vehicles.",
  verification: BATTLE_CARDS,
});

/** What it is. */
export const FIGURES: Cards<Advantage> = [COORDINATED_STRIKE];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
