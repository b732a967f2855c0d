import type { UnitMatch } from "../../catalogue/entries.ts";
import { figure } from "../../state/hooks/words.ts";
import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

/**
 * The Rebel units that are commanders or may be promoted to one. Operatives and heavy units issue only the orders of
 * their own cards and are not commanders.
 */
const REBEL_COMMANDERS: readonly UnitMatch[] = (["commander", "corps", "special-forces"] as const).map((rank) => ({
  faction: "rebel-alliance",
  rank,
}));

/** The battle force Bright Tree Village with the units and rules of its armies. */
export const CARDS: BattleForceFile = /* @__PURE__ */ battleForces(() => ({
  "bright-tree-village": {
    name: "Bright Tree Village",
    faction: "rebel-alliance",
    side: "light",
    units: [
      "c-3po-golden-god",
      "han-solo-unorthodox-general",
      "leia-organa-fearless-and-inventive",
      "logray-superstitious-shaman",
      "wicket-hero-of-bright-tree",
      "chewbacca-walking-carpet",
      "ewok-skirmishers",
      "rebel-troopers",
      "ewok-slingers",
      "rebel-commandos",
      "chewbacca-let-the-wookiee-win",
    ],
    uniqueUpgrades: ["herbal-medicine", "onward-to-victory", "secret-ingredients"],
    standard: {
      ranks: { commander: "1-5", operative: "0-5", corps: "3-6", "special-forces": "0-3", support: "0", heavy: "0-2" },
      commandersAndOperatives: 5,
    },
    skirmish: {
      ranks: { commander: "1-4", operative: "0-4", corps: "2-4", "special-forces": "0-3", support: "0", heavy: "0-1" },
      commandersAndOperatives: 4,
    },
    build: {
      mercenariesCount: true,
      limits: [
        { units: ["rebel-troopers"], min: 0, max: 2 },
        { units: ["rebel-commandos"], min: 0, max: 2 },
      ],
      atLeast: [{ of: { faction: "rebel-alliance" }, min: 2 }],
    },
    rules: [
      "Mercenaries count for minimum ranks and may be taken in any number.",
      "At least 2 Rebel units that are not Ewoks.",
      "Ewok units remove 1 suppression less in the Remove Tokens step.",
      "Rebel commanders have Allies of Convenience.",
      "At most 2 Rebel Troopers and 2 Rebel Commandos units.",
    ],
    en: "Rebel commanders have Allies of Convenience, and Ewok units remove 1 suppression token less in the End Phase. Mercenaries count for minimum ranks and may be taken in any number, beside at least 2 Rebel units; at most 2 units of Rebel Troopers and 2 of Rebel Commandos.",
    es: "Los comandantes rebeldes tienen Aliados por conveniencia, y las unidades de Ewoks retiran 1 ficha de Acobardamiento menos en la fase Final. Los mercenarios cuentan para los mínimos de categoría y no tienen máximo, junto a un mínimo de 2 unidades rebeldes; como máximo 2 unidades de Rebel Troopers y 2 de Rebel Commandos.",
    does: () => ({
      keywords: [{ figures: { "allies-of-convenience": 1 }, to: REBEL_COMMANDERS }],
      gift: { effect: [figure("kept-suppression", () => 1)], to: [{ affiliation: "ewoks" }] },
    }),
  },
}));
