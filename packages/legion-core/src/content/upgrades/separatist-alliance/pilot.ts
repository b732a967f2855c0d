import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { byUpgrade, exhaustingAction } from "../effects.ts";

const LOK_DURD = (): Upgrade => ({
  id: "lok-durd",
  name: { en: "Lok Durd" },
  type: "pilot",
  cost: 9,
  bullets: 1,
  restriction: { unit: "AAT Battle Tank" },
  exhaust: true,
  action: "free-action",
  loses: ["ai"],
  special: true,
});

const LOK_DURD_ENTRY = (): UpgradeCard => ({
  id: "lok-durd",
  actions: [
    exhaustingAction("lok-durd", (work, { unit }) =>
      beginOngoing(work, { unit, keyword: "suppressive", value: 1, until: "activation" }, byUpgrade("lok-durd")),
    ),
  ],
});

const LOK_DURD_TEXT: CardText = {
  id: "lok-durd",
  does: {
    en: "The unit loses AI. Free action, exhausting the card: its weapons have Suppressive until the end of its activation.",
    es: "La unidad pierde IA. Acción gratuita que agota la carta: sus armas tienen Fuego de contención hasta el final de su activación.",
  },
};

const OOM_SERIES_DROID_PILOT = (): Upgrade => ({
  id: "oom-series-droid-pilot",
  name: { en: "OOM-Series Droid Pilot" },
  type: "pilot",
  cost: 7,
  restriction: { unit: "AAT Battle Tank" },
  keywords: [{ id: "coordinate", of: [{ type: "droid-trooper" }] }],
});

const T_SERIES_TACTICAL_DROID_PILOT = (): Upgrade => ({
  id: "t-series-tactical-droid-pilot",
  name: { en: "T-Series Tactical Droid Pilot" },
  type: "pilot",
  cost: 5,
  restriction: { unit: "AAT Battle Tank" },
  loses: ["ai"],
  keywords: [{ id: "field-commander" }],
});

/** Pilot upgrades of the Separatist Alliance. */
export const FIGURES: Cards<Upgrade> = [LOK_DURD, OOM_SERIES_DROID_PILOT, T_SERIES_TACTICAL_DROID_PILOT];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [LOK_DURD_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [LOK_DURD_TEXT];
