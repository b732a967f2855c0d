import { permits } from "../../../state/hooks/words.ts";
import { rankOf } from "../../../units/ranks.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";

/** Programming upgrades of the Galactic Empire. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "programming", restriction: { unit: "Imperial Dark Troopers" } },
  () => ({
    "programmed-loyalty": {
      name: "Programmed Loyalty",
      cost: 5,
      keywords: [{ id: "retinue", of: [{ rank: "commander" }] }],
      en: "Only commanders can issue orders to the unit.",
      es: "Solo los Comandantes pueden impartir órdenes a la unidad.",
      does: () => [permits("heeds", (look, _bearer, { by }) => by !== undefined && rankOf(look, by) === "commander")],
    },
  }),
);
