import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import { BATTLE_CARDS } from "../../../catalogue/writing.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const STRAFING_RUN = (): Advantage => ({
  id: "strafing-run",
  name: { en: "Strafing Run" },
  summary:
    "Once per game, at the end of the Command Phase, place an Air Support token. At the start of the End Phase measure from it to a spot within 2 and roll 4 black attack dice: each unit with a miniature under the ruler or the token gains 1 suppression per crit or hit; then the token is removed.",
  verification: { ...BATTLE_CARDS, doubts: ["Range of the ruler: a picture of the card prints 2, a list said 1."] },
});

/** What it is. */
export const FIGURES: Cards<Advantage> = [STRAFING_RUN];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
