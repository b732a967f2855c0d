import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../catalogue/cards.ts";
import type { BattleForce } from "../../catalogue/entries.ts";
import type { BattleForceEntry } from "../../state/hooks/battle-force.ts";
import type { Look } from "../../state/look.ts";
import { alliesAt } from "../../units/near.ts";
import { profileOf } from "../../units/profiles.ts";
import { rankOf } from "../../units/ranks.ts";

const TEMPEST_FORCE = (): BattleForce => ({
  id: "tempest-force",
  name: { en: "Tempest Force" },
  faction: "galactic-empire",
  side: "dark",
  units: [
    "imperial-officer-ruthless-efficiency",
    "imperial-agent-bringing-order-to-the-galaxy",
    "stormtroopers",
    "scout-troopers",
    "74-z-speeder-bikes",
    "major-marquand-tempest-scout-2",
    "at-st",
  ],
  uniqueUpgrades: ["academy-trained", "tip-of-the-spear", "platoon-commander", "command-and-control-uplink"],
  standard: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 2 },
      corps: { min: 1, max: 3 },
      "special-forces": { min: 2, max: 6 },
      support: { min: 0, max: 3 },
      heavy: { min: 0, max: 3 },
    },
    commandersAndOperatives: 2,
  },
  skirmish: {
    ranks: {
      commander: { min: 1, max: 2 },
      operative: { min: 0, max: 2 },
      corps: { min: 1, max: 2 },
      "special-forces": { min: 1, max: 4 },
      support: { min: 0, max: 2 },
      heavy: { min: 0, max: 2 },
    },
    commandersAndOperatives: 2,
  },
  rules: [
    "Vehicles have Scout 2.",
    "Units more than 3 away from every friendly commander and without a comms upgrade remove 1 suppression less in the Remove Tokens step.",
    "In set-up one special forces or support unit without an asset may be set aside; at its first activation it is placed not within 2 of enemies and counts as activated.",
  ],
  verification: { complete: true, sources: ["list", "rules-sheet"], asOf: "2026-08-05" },
});

const TEMPEST_FORCE_ENTRY = (): BattleForceEntry => ({
  id: "tempest-force",
  keywords: [{ figures: { scout: 2 }, to: [{ type: "vehicle" }] }],
  gift: { effect: { keepsSuppression: (look, unit) => (isOutOfTouch(look, unit) ? 1 : 0) }, to: [{}] },
});

const TEMPEST_FORCE_TEXT: CardText = {
  id: "tempest-force",
  does: {
    en: "Vehicles have Scout 2. Units farther than range 3 from every friendly commander and without a comms upgrade remove 1 suppression token less in the End Phase.",
    es: "Los vehículos tienen Explorador 2. Las unidades a más de alcance 3 de todo comandante aliado y sin mejora de Comunicaciones retiran 1 ficha de Acobardamiento menos en la fase Final.",
  },
};

/** Whom its armies include. */
export const FIGURES: Cards<BattleForce> = [TEMPEST_FORCE];

/** What it changes in play. */
export const ENTRIES: Cards<BattleForceEntry> = [TEMPEST_FORCE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [TEMPEST_FORCE_TEXT];

/** Whether a unit has no comms upgrade that still counts, and is farther than 3 from every friendly commander. */
function isOutOfTouch(look: Look, unit: number): boolean {
  const { cards } = at(look.state.units, unit);
  const { upgrades } = profileOf(look, unit);
  if (upgrades.some(({ type }, place) => type === "comms" && cards[place] !== "discarded")) return false;
  return alliesAt(look, unit, 3).every((one) => rankOf(look, one) !== "commander");
}
