import { leavingEnough } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { LIST } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { askUnits, following } from "../../../units/choosing.ts";
import { alliesAt } from "../../../units/near.ts";
import { rollUnitDice, successes } from "../../../units/rolls.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { byStatic } from "../effects.ts";

const BACKWORLD_MEDIC = (): Upgrade => ({
  id: "backworld-medic",
  name: { en: "Backworld Medic" },
  type: "crew",
  cost: 12,
  restriction: { unit: "A-A5 Speeder Truck" },
  action: "card-action",
  special: true,
  summary:
    "Card action: pick a friendly non-droid trooper unit within 1 and in line of sight; remove 1 wound or poison token from it or return 1 defeated miniature. Then roll 2 white defence dice; the unit gains 1 suppression for each block or surge.",
  verification: LIST,
});

const DOOR_GUNNERS = (): Upgrade => ({
  id: "door-gunners",
  name: { en: "Door Gunners" },
  type: "crew",
  cost: 12,
  restriction: { keyword: "transport" },
  special: true,
  summary:
    "After the vehicle's actions allow it, the unit gets one extra free attack action made only with this weapon.",
  verification: { ...LIST, complete: false, doubts: ["Weapon profile not found; wording from one summary."] },
});

const UNORTHODOX_TACTICIAN = (): Upgrade => ({
  id: "unorthodox-tactician",
  name: { en: "Unorthodox Tactician" },
  type: "crew",
  cost: 16,
  restriction: { unit: "A-A5 Speeder Truck" },
  special: true,
  summary:
    "When the unit activates, roll 3 red defence dice; for each block or surge a different friendly unit within 3 gains 1 aim.",
  verification: LIST,
});

const UNORTHODOX_TACTICIAN_ENTRY = (): UpgradeCard => ({
  id: "unorthodox-tactician",
  moments: (["activation-start", "undeployed-activation-start"] as const).map((moment) => ({
    moment,
    may: false,
    applies: (_look, { unit }, about) => about === unit,
    run(work, { unit }) {
      const faces = rollUnitDice(work, unit, "red-defense", 3, byStatic("unorthodox-tactician"));
      const lucky = successes(faces);
      if (lucky > 0) askUnits(work, "unorthodox-tactician", unit, lucky);
    },
  })),
  choice: {
    rule: "leg.upgrade.static-by-default",
    most: "value",
    may: false,
    candidates(look, { unit, value }, chosen) {
      const all = alliesAt(look, unit, 3);
      const wanted = Math.min(value, all.length) - chosen.length;
      return leavingEnough(following(all, chosen), wanted, () => 1);
    },
    take(work, _bearer, chosen) {
      for (const unit of chosen) gainTokens(work, unit, "aim", 1, byStatic("unorthodox-tactician"));
    },
  },
});

const UNORTHODOX_TACTICIAN_TEXT: CardText = {
  id: "unorthodox-tactician",
  does: {
    en: "When the unit activates, roll 3 red defense dice: for each block or surge a different friendly unit at range 3 gains 1 aim token.",
    es: "Cuando la unidad se activa, se tiran 3 dados rojos de defensa: por cada bloqueo o incremento, una unidad aliada distinta a alcance 3 gana 1 ficha de Ataque apuntado.",
  },
};

const UNSTABLE_ASTROMECH = (): Upgrade => ({
  id: "unstable-astromech",
  name: { en: "Unstable Astromech" },
  type: "crew",
  cost: 16,
  restriction: { any: [{ unit: "X-34 Landspeeder" }, { unit: "A-A5 Speeder Truck" }] },
  expend: true,
  special: true,
  summary:
    "At the end of its activation the unit may use the card for a free attack or free move, then rolls 3 black dice and suffers 1 wound per hit or crit.",
  verification: { ...LIST, doubts: ["Wording from one summary."] },
});

/** Crew upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [BACKWORLD_MEDIC, DOOR_GUNNERS, UNORTHODOX_TACTICIAN, UNSTABLE_ASTROMECH];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [UNORTHODOX_TACTICIAN_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [UNORTHODOX_TACTICIAN_TEXT];
