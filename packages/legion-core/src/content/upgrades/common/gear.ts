import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { lentBy, type UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import type { Look } from "../../../state/look.ts";
import type { Ongoing } from "../../../state/state.ts";
import { isMarked, markActivation } from "../../../units/activation.ts";
import { exhaustedUpgrades, isReadied, type PlacedCard, toReady, turnCard } from "../../../units/cards.ts";
import { askNamed } from "../../../units/choosing.ts";
import { beginOngoing, endOngoing } from "../../../units/ongoing.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { byUpgrade, exhaustingAction, spend } from "../effects.ts";
import { EMERGENCY_STIMS_POOL } from "../pool-effects.ts";

const ASCENSION_CABLES = (): Upgrade => ({
  id: "ascension-cables",
  name: { en: "Ascension Cables" },
  type: "gear",
  cost: 4,
  exhaust: true,
  action: "free-action",
  special: true,
});

const ASCENSION_CABLES_ENTRY = (): UpgradeCard => ({
  id: "ascension-cables",
  actions: [
    exhaustingAction("ascension-cables", (work, { unit }) =>
      beginOngoing(work, { unit, keyword: "scale", value: 1, until: "activation" }, byUpgrade("ascension-cables")),
    ),
  ],
});

const ASCENSION_CABLES_TEXT: CardText = {
  id: "ascension-cables",
  does: {
    en: "Free action, exhausting the card: the unit has Scale until the end of its activation.",
    es: "Acción gratuita que agota la carta: la unidad tiene Brío hasta el final de su activación.",
  },
};

const ELECTROBINOCULARS = (): Upgrade => ({
  id: "electrobinoculars",
  name: { en: "Electrobinoculars" },
  type: "gear",
  cost: 8,
  withoutSlot: [{ unit: "B1 Battle Droids" }],
  keywords: [{ id: "spotter", value: 1 }],
});

const EMERGENCY_STIMS = (): Upgrade => ({
  id: "emergency-stims",
  name: { en: "Emergency Stims" },
  type: "gear",
  cost: 8,
  exhaust: true,
  special: true,
});

const EMERGENCY_STIMS_ENTRY = (): UpgradeCard => ({
  id: "emergency-stims",
  inAttack: (look, { unit, value }) => (isReadied(look, unit, "emergency-stims") ? value : 0),
  ...EMERGENCY_STIMS_POOL,
  poolUse: {
    side: "user",
    used(work, unit, wounds) {
      spend(work, unit, "emergency-stims", "exhausted");
      const keyword = lentBy("emergency-stims");
      beginOngoing(work, { unit, keyword, value: wounds, until: "game" }, byUpgrade("emergency-stims"));
      markActivation(work, unit, keyword);
    },
  },
  lasting: {
    moments: [
      {
        moment: "activation-end",
        may: false,
        // An activation in which wounds were put off is not the next one.
        applies: ({ state }, { unit }, about) => about === unit && !isMarked(state, unit, lentBy("emergency-stims")),
        run(work, { unit, value }) {
          const isOver = (one: Ongoing): boolean => one.unit === unit && one.keyword === lentBy("emergency-stims");
          endOngoing(work, isOver, byUpgrade("emergency-stims"));
          dealWounds(work, unit, value, byUpgrade("emergency-stims"));
        },
      },
    ],
  },
});

const EMERGENCY_STIMS_TEXT: CardText = {
  id: "emergency-stims",
  does: {
    en: "When an enemy attack would deal the unit wounds, it may exhaust the card to put off up to 2 of them: it suffers them at the end of its next activation.",
    es: "Cuando un ataque enemigo vaya a causar Heridas a la unidad, puede agotar la carta para aplazar hasta 2 de ellas: las sufre al final de su próxima activación.",
  },
  choices: {
    "emergency-stims 1": { en: "put off one wound", es: "aplazar una Herida" },
    "emergency-stims 2": { en: "put off two wounds", es: "aplazar dos Heridas" },
  },
};

const ENVIRONMENTAL_GEAR = (): Upgrade => ({
  id: "environmental-gear",
  name: { en: "Environmental Gear" },
  type: "gear",
  cost: 2,
  keywords: [{ id: "unhindered" }],
});

const EXTRA_SUPPLIES = (): Upgrade => ({
  id: "extra-supplies",
  name: { en: "Extra Supplies" },
  type: "gear",
  cost: 5,
  expend: true,
  special: true,
});

const EXTRA_SUPPLIES_ENTRY = (): UpgradeCard => ({
  id: "extra-supplies",
  moments: [
    {
      moment: "activation-end",
      may: true,
      applies: (look, { unit }, about) =>
        about === unit && isReadied(look, unit, "extra-supplies") && spentCards(look, unit).length > 0,
      run(work, { unit }) {
        spend(work, unit, "extra-supplies", "expended");
        askNamed(work, "extra-supplies", "card", unit);
      },
    },
  ],
  choices: {
    card: {
      kind: "named",
      rule: "leg.upgrade.action-exhaust-icons",
      candidates: (look, { about }) => (about === null ? [] : spentCards(look, about).map(toReady)),
      take(work, { about }, chosen) {
        const card = about === null ? undefined : spentCards(work, about).find((one) => toReady(one) === chosen);
        if (about === null || card === undefined) return;
        turnCard(work, about, card.place, "readied", byUpgrade("extra-supplies"));
      },
    },
  },
});

const EXTRA_SUPPLIES_TEXT: CardText = {
  id: "extra-supplies",
  does: {
    en: "At the end of its activation the unit may expend the card to ready one of its other exhausted upgrades that is no Force upgrade.",
    es: "Al final de su activación, la unidad puede consumir la carta para preparar otra de sus mejoras agotadas que no sea de la Fuerza.",
  },
};

const GRAPPLING_HOOKS = (): Upgrade => ({
  id: "grappling-hooks",
  name: { en: "Grappling Hooks" },
  type: "gear",
  cost: 2,
  keywords: [{ id: "expert-climber" }],
});

const PORTABLE_SCANNER = (): Upgrade => ({
  id: "portable-scanner",
  name: { en: "Portable Scanner" },
  type: "gear",
  cost: 6,
  withoutSlot: [{ unit: "B1 Battle Droids" }],
  keywords: [{ id: "take-cover", value: 1 }],
});

const PREPARED_SUPPLIES = (): Upgrade => ({
  id: "prepared-supplies",
  name: { en: "Prepared Supplies" },
  type: "gear",
  cost: 5,
  keywords: [{ id: "cache", gains: { choose: "all", options: [{ what: "dodge", n: 1 }] } }],
});

const RECON_INTEL = (): Upgrade => ({
  id: "recon-intel",
  name: { en: "Recon Intel" },
  type: "gear",
  cost: 8,
  keywords: [{ id: "scout", value: 1 }],
});

const TARGETING_SCOPES = (): Upgrade => ({
  id: "targeting-scopes",
  name: { en: "Targeting Scopes", es: "Miras telescópicas" },
  type: "gear",
  cost: 4,
  keywords: [{ id: "precise", value: 1 }],
});

const TURBO_CHARGE = (): Upgrade => ({
  id: "turbo-charge",
  name: { en: "Turbo-Charge" },
  type: "gear",
  cost: 5,
  restriction: { any: [{ unit: "TSMEU-6 Wheel Bikes" }, { title: "Wheel Bike Warlord" }] },
  incomplete: true,
  doubts: ["Card text not found."],
});

/** Gear upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [
  ASCENSION_CABLES,
  ELECTROBINOCULARS,
  EMERGENCY_STIMS,
  ENVIRONMENTAL_GEAR,
  EXTRA_SUPPLIES,
  GRAPPLING_HOOKS,
  PORTABLE_SCANNER,
  PREPARED_SUPPLIES,
  RECON_INTEL,
  TARGETING_SCOPES,
  TURBO_CHARGE,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [ASCENSION_CABLES_ENTRY, EMERGENCY_STIMS_ENTRY, EXTRA_SUPPLIES_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [ASCENSION_CABLES_TEXT, EMERGENCY_STIMS_TEXT, EXTRA_SUPPLIES_TEXT];

/** The exhausted upgrades of a unit that are no Force upgrades, by their ids. */
function spentCards(look: Look, unit: number): readonly PlacedCard[] {
  return exhaustedUpgrades(look, unit, "other");
}
