import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Advantage } from "../../../catalogue/entries.ts";
import type { BattleCard } from "../../../state/hooks/battle-card.ts";
import { undefeated } from "../../../state/ids.ts";
import { lacksKeyword } from "../../../units/keywords.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { isOfRankForBattleCards } from "../../../units/ranks.ts";
import { ADVANTAGE_RULE } from "../effects.ts";

const PREPARED = "prepared-position";

const GARRISON = (): Advantage => ({
  id: "garrison",
  name: { en: "Garrison" },
  summary: "In set-up one friendly corps unit without Prepared Position gains it for the game.",
});

const GARRISON_ENTRY = (): BattleCard => ({
  id: "garrison",
  setup: ["unit"],
  choices: {
    unit: {
      kind: "units",
      rule: ADVANTAGE_RULE,
      count: 1,
      may: true,
      candidates: (look, { player }) =>
        undefeated(look.state, player).filter(
          (unit) => isOfRankForBattleCards(look, unit, ["corps"]) && lacksKeyword(look, unit, PREPARED),
        ),
      take(work, _asked, chosen) {
        const cause = { rule: ADVANTAGE_RULE, cause: "garrison" } as const;
        for (const unit of chosen) beginOngoing(work, { unit, keyword: PREPARED, value: 1, until: "game" }, cause);
      },
    },
  },
});

const GARRISON_TEXT: CardText = {
  id: "garrison",
  does: {
    en: "In setup a friendly corps unit without Prepared Position may gain it for the whole game.",
    es: "Durante la preparación, una unidad aliada de Tropa sin Posición preparada puede ganarla para toda la partida.",
  },
};

/** What it is. */
export const FIGURES: Cards<Advantage> = [GARRISON];

/** What it does. */
export const ENTRIES: Cards<BattleCard> = [GARRISON_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [GARRISON_TEXT];
