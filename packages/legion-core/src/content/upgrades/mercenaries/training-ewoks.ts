import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { byStatic } from "../effects.ts";

const FOREST_DWELLERS = (): Upgrade => ({
  id: "forest-dwellers",
  name: { en: "Forest Dwellers" },
  type: "training",
  cost: 3,
  restriction: {
    any: [{ unit: "Wicket" }, { unit: "Logray" }, { unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }],
  },
  keywords: [{ id: "scout", value: 1 }],
  special: true,
});

const FOREST_DWELLERS_ENTRY = (): UpgradeCard => ({
  id: "forest-dwellers",
  moments: [
    {
      moment: "activation-phase-start",
      may: false,
      applies: ({ state }) => state.round === 1,
      run: (work, { unit }) => gainTokens(work, unit, "dodge", 1, byStatic("forest-dwellers")),
    },
  ],
});

const FOREST_DWELLERS_TEXT: CardText = {
  id: "forest-dwellers",
  does: {
    en: "At the start of the first Activation Phase the unit gains 1 dodge token.",
    es: "Al principio de la primera fase de Activación, la unidad gana 1 ficha de Esquiva.",
  },
};

/** Training upgrades of Ewoks. */
export const FIGURES: Cards<Upgrade> = [FOREST_DWELLERS];

/** Effects of these cards. */
export const ENTRIES: Cards<UpgradeCard> = [FOREST_DWELLERS_ENTRY];

/** Rules text of these cards in English and Spanish. */
export const TEXTS: readonly CardText[] = [FOREST_DWELLERS_TEXT];
