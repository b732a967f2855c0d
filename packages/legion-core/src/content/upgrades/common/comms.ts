import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { ordersItself } from "../effects.ts";

const COMMAND_CONTROL_ARRAY = (): Upgrade => ({
  id: "command-control-array",
  name: { en: "Command Control Array" },
  type: "comms",
  cost: 2,
  restriction: { type: "vehicle" },
  special: true,
  summary: "When this unit uses Coordinate it may reach a unit within 2 instead of 1.",
  verification: LIST,
});

const COMMS_JAMMER = (): Upgrade => ({
  id: "comms-jammer",
  name: { en: "Comms Jammer" },
  type: "comms",
  cost: 5,
  special: true,
  summary: "Enemy units within 1 cannot be given orders except by themselves.",
  verification: LIST,
});

const EMERGENCY_TRANSPONDER = (): Upgrade => ({
  id: "emergency-transponder",
  name: { en: "Emergency Transponder" },
  type: "comms",
  cost: 4,
  expend: true,
  special: true,
  summary:
    "At the start of an activation that came from a token drawn from the order pool: gain 1 aim, or gain 1 dodge, or remove 1 suppression.",
  verification: LIST,
});

const HACKED_COMMS_UNIT = (): Upgrade => ({
  id: "hacked-comms-unit",
  name: { en: "Hacked Comms Unit" },
  type: "comms",
  cost: 5,
  special: true,
  summary:
    "In the Issue Orders step, after an enemy unit within 1 is given an order, this unit may give itself an order.",
  verification: LIST,
});

const HQ_UPLINK = (): Upgrade => ({
  id: "hq-uplink",
  name: { en: "HQ Uplink" },
  type: "comms",
  cost: 10,
  bullets: 2,
  exhaust: true,
  special: true,
  summary: "In the Issue Orders step this unit may give itself an order.",
  verification: LIST,
});

const HQ_UPLINK_ENTRY = (): UpgradeCard => ({ id: "hq-uplink", moments: [ordersItself("hq-uplink", "exhausted")] });

const HQ_UPLINK_TEXT: CardText = {
  id: "hq-uplink",
  does: {
    en: "In the Issue Orders step the card may be exhausted for the unit to issue an order to itself.",
    es: "En el paso Impartir órdenes se puede agotar la carta para que la unidad se imparta una orden a sí misma.",
  },
};

const LINKED_TARGETING_ARRAY = (): Upgrade => ({
  id: "linked-targeting-array",
  name: { en: "Linked Targeting Array" },
  type: "comms",
  cost: 5,
  restriction: { any: [{ type: "vehicle" }, { type: "emplacement-trooper" }] },
  keywords: [{ id: "target", value: 1 }],
  summary: "The unit has Target 1.",
  verification: LIST,
});

const ONBOARD_COMMS_CHANNEL = (): Upgrade => ({
  id: "onboard-comms-channel",
  name: { en: "Onboard Comms Channel" },
  type: "comms",
  cost: 10,
  restriction: { type: "vehicle" },
  keywords: [{ id: "coordinate", of: [{ type: "trooper" }] }],
  summary: "The unit has Coordinate: Trooper.",
  verification: LIST,
});

const SPOTTER_UPLINK = (): Upgrade => ({
  id: "spotter-uplink",
  name: { en: "Spotter Uplink" },
  type: "comms",
  cost: 3,
  special: true,
  summary:
    "When another friendly unit attacks at range an enemy that is within 1 and in line of sight of this unit, and this unit is not in melee, the attacker has Sharpshooter 1 for that attack.",
  verification: LIST,
});

/** Comms upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [
  COMMAND_CONTROL_ARRAY,
  COMMS_JAMMER,
  EMERGENCY_TRANSPONDER,
  HACKED_COMMS_UNIT,
  HQ_UPLINK,
  LINKED_TARGETING_ARRAY,
  ONBOARD_COMMS_CHANNEL,
  SPOTTER_UPLINK,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [HQ_UPLINK_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [HQ_UPLINK_TEXT];
