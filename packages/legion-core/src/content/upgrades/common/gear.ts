import { at, nearest } from "@sw/tabletop";
import { lentBy } from "../../../state/hooks/upgrade-card.ts";
import { figure, may, must, on } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import type { Ongoing, State } from "../../../state/state.ts";
import { markActivation } from "../../../units/activation.ts";
import { exhaustedUpgrades, isReadied, type PlacedCard, toReady, turnCard } from "../../../units/cards.ts";
import { askNamed } from "../../../units/choosing.ts";
import { beginOngoing, endOngoing } from "../../../units/ongoing.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { byUpgrade, exhaustingAction, spend } from "../effects.ts";
import { EMERGENCY_STIMS_POOL } from "../pool-effects.ts";

/** Gear upgrades without a faction. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "gear" }, () => ({
  "ascension-cables": {
    name: "Ascension Cables",
    cost: 4,
    exhaust: true,
    action: "free-action",
    en: "Free action, exhausting the card: the unit has Scale until the end of its activation.",
    es: "Acción gratuita que agota la carta: la unidad tiene Brío hasta el final de su activación.",
    does: (card) => [
      exhaustingAction(card, (work, { unit }) =>
        beginOngoing(work, { unit, keyword: "scale", value: 1, until: "activation" }, byUpgrade(card)),
      ),
    ],
  },
  electrobinoculars: {
    name: "Electrobinoculars",
    cost: 8,
    withoutSlot: [{ unit: "B1 Battle Droids" }],
    keywords: ["spotter 1"],
  },
  "emergency-stims": {
    name: "Emergency Stims",
    cost: 8,
    exhaust: true,
    en: "When an enemy attack would deal the unit wounds, it may exhaust the card to put off up to 2 of them: it suffers them at the end of its next activation.",
    es: "Cuando un ataque enemigo vaya a causar Heridas a la unidad, puede agotar la carta para aplazar hasta 2 de ellas: las sufre al final de su próxima activación.",
    choices: {
      "emergency-stims 1": { en: "put off one wound", es: "aplazar una Herida" },
      "emergency-stims 2": { en: "put off two wounds", es: "aplazar dos Heridas" },
    },
    does: (card) => [
      figure("in-attack", (look, { unit, value }, { enemy }) => {
        const { units } = look.state;
        // A charge of the unit's own player attacks it, too.
        const isHostile = at(units, enemy).owner !== at(units, unit).owner;
        return isHostile && isReadied(look, unit, card) ? value : 0;
      }),
      on("defending", EMERGENCY_STIMS_POOL.defending),
      on("guarding", EMERGENCY_STIMS_POOL.guarding),
      on("pool-use", {
        side: "user",
        used(work, unit, wounds) {
          spend(work, unit, card, "exhausted");
          const keyword = lentBy(card);
          beginOngoing(work, { unit, keyword, value: wounds, until: "game" }, byUpgrade(card));
          markActivation(work, unit, keyword);
        },
      }),
      on("lasting", [
        must(
          "activation-end",
          ({ state }, { unit }, about) => about === unit && overdue(state, unit, card).length > 0,
          (work, { unit }) => {
            const over = overdue(work.state, unit, card);
            endOngoing(work, (one) => over.includes(one), byUpgrade(card));
            const wounds = over.reduce((sum, { value }) => sum + value, 0);
            dealWounds(work, unit, wounds, byUpgrade(card));
          },
        ),
      ]),
    ],
  },
  "environmental-gear": {
    name: "Environmental Gear",
    cost: 2,
    keywords: ["unhindered"],
  },
  "extra-supplies": {
    name: "Extra Supplies",
    cost: 5,
    expend: true,
    en: "At the end of its activation the unit may expend the card to ready one of its other exhausted upgrades that is no Force upgrade.",
    es: "Al final de su activación, la unidad puede consumir la carta para preparar otra de sus mejoras agotadas que no sea de la Fuerza.",
    does: (own) => [
      may(
        "activation-end",
        (look, { unit }, about) => about === unit && isReadied(look, unit, own) && spentCards(look, unit).length > 0,
        (work, { unit }) => {
          spend(work, unit, own, "expended");
          askNamed(work, own, "card", unit);
        },
      ),
      on("choices", {
        card: {
          kind: "named",
          rule: "leg.upgrade.action-exhaust-icons",
          candidates: (look, { about }) => (about === null ? [] : spentCards(look, about).map(toReady)),
          take(work, { about }, chosen) {
            const card = about === null ? undefined : spentCards(work, about).find((one) => toReady(one) === chosen);
            if (about === null || card === undefined) return;
            turnCard(work, about, card.place, "readied", byUpgrade(own));
          },
        },
      }),
    ],
  },
  "grappling-hooks": {
    name: "Grappling Hooks",
    cost: 2,
    keywords: ["expert-climber"],
  },
  "portable-scanner": {
    name: "Portable Scanner",
    cost: 6,
    withoutSlot: [{ unit: "B1 Battle Droids" }],
    keywords: ["take-cover 1"],
  },
  "prepared-supplies": {
    name: "Prepared Supplies",
    cost: 5,
    keywords: ["cache (dodge 1)"],
  },
  "recon-intel": {
    name: "Recon Intel",
    cost: 8,
    keywords: ["scout 1"],
  },
  "targeting-scopes": {
    name: ["Targeting Scopes", "Miras telescópicas"],
    cost: 4,
    keywords: ["precise 1"],
  },
  "turbo-charge": {
    name: "Turbo-Charge",
    cost: 5,
    restriction: { any: [{ unit: "TSMEU-6 Wheel Bikes" }, { title: "Wheel Bike Warlord" }] },
    incomplete: true,
    doubts: ["Card text not found."],
  },
}));

/** Lists the delayed wounds of a unit, by use of the card, that were not delayed in its current activation. */
function overdue(state: State, unit: UnitIndex, card: string): readonly Ongoing[] {
  const delayed = state.ongoing.filter((one) => one.unit === unit && one.keyword === lentBy(card));
  const activation = nearest(state, "activation");
  const marks = activation?.unit === unit ? activation.marks : [];
  return delayed.slice(0, delayed.length - marks.filter((mark) => mark === lentBy(card)).length);
}

/** Lists the exhausted upgrades of a unit that are not Force upgrades. */
function spentCards(look: Look, unit: UnitIndex): readonly PlacedCard[] {
  return exhaustedUpgrades(look, unit, "other");
}
