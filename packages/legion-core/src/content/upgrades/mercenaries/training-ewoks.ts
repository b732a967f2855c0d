import { must } from "../../../state/hooks/words.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byStatic } from "../effects.ts";

/** Training upgrades for Ewoks. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  {
    type: "training",
    restriction: {
      any: [{ unit: "Wicket" }, { unit: "Logray" }, { unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }],
    },
  },
  () => ({
    "forest-dwellers": {
      name: "Forest Dwellers",
      cost: 3,
      keywords: ["scout 1"],
      en: "At the start of the first Activation Phase the unit gains 1 dodge token.",
      es: "Al principio de la primera fase de Activación, la unidad gana 1 ficha de Esquiva.",
      does: (card) => [
        must(
          "activation-phase-start",
          ({ state }) => state.round === 1,
          (work, { unit }) => gainTokens(work, unit, "dodge", 1, byStatic(card)),
        ),
      ],
    },
  }),
);
