import { beginOngoing } from "../../../units/ongoing.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byUpgrade, exhaustingAction } from "../effects.ts";

/** Pilot upgrades of the Separatist Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades(
  { type: "pilot", restriction: { unit: "AAT Battle Tank" } },
  () => ({
    "lok-durd": {
      name: "Lok Durd",
      cost: 9,
      bullets: 1,
      exhaust: true,
      action: "free-action",
      loses: ["ai"],
      en: "The unit loses AI. Free action, exhausting the card: its weapons have Suppressive until the end of its activation.",
      es: "La unidad pierde IA. Acción gratuita que agota la carta: sus armas tienen Fuego de contención hasta el final de su activación.",
      does: (card) => [
        exhaustingAction(card, (work, { unit }) =>
          beginOngoing(work, { unit, keyword: "suppressive", value: 1, until: "activation" }, byUpgrade(card)),
        ),
      ],
    },
    "oom-series-droid-pilot": {
      name: "OOM-Series Droid Pilot",
      cost: 7,
      keywords: [{ id: "coordinate", of: [{ type: "droid-trooper" }] }],
    },
    "t-series-tactical-droid-pilot": {
      name: "T-Series Tactical Droid Pilot",
      cost: 5,
      loses: ["ai"],
      keywords: ["field-commander"],
    },
  }),
);
