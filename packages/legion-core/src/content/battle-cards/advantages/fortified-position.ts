import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";

const FORTIFIED_POSITION = (): Advantage => ({
  id: "fortified-position",
  name: { en: "Fortified Position" },
  summary: "In set-up place up to 3 barricades in friendly or contested territory, none within 1 of another.",
  skirmish: true,
});

const FORTIFIED_POSITION_ENTRY = (): BattleCard => ({ id: "fortified-position", barricades: 3 });

const FORTIFIED_POSITION_TEXT: CardText = {
  id: "fortified-position",
  does: {
    en: "In setup its player may place up to 3 barricades in friendly or contested territory, none at range 1 of another.",
    es: "Durante la preparación, su jugador puede colocar hasta 3 barricadas en territorio aliado o disputado, ninguna a alcance 1 de otra.",
  },
};

/** What it is. */
export const FIGURES: Cards<Advantage> = [FORTIFIED_POSITION];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [FORTIFIED_POSITION_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [FORTIFIED_POSITION_TEXT];
