import { figure, on } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Facts } from "../../state/look.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";
import { type BattleForceFile, battleForces } from "../written/battle-forces.ts";

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
      gift: {
        to: [{}],
        effect: [
          on("prints", (look, { unit }) => (isRebelCommander(look, unit) ? [{ id: "allies-of-convenience" }] : [])),
          figure("kept-suppression", (look, { unit }) => (isEwok(look, unit) ? 1 : 0)),
        ],
      },
    }),
  },
}));

/** Whether a unit of the Rebel Alliance is a commander, by its card or because it was promoted. */
function isRebelCommander(look: Facts, unit: UnitIndex): boolean {
  return profileOf(look, unit).card.faction === "rebel-alliance" && rankOf(look, unit) === "commander";
}

function isEwok(look: Facts, unit: UnitIndex): boolean {
  return profileOf(look, unit).fielded.affiliation === "ewoks";
}
