import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, ranged } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { isReadied } from "../../../units/cards.ts";
import { lay } from "../../keywords/laid-tokens.ts";
import { spend } from "../effects.ts";

const CONCUSSION_GRENADES = (): Upgrade => ({
  id: "concussion-grenades",
  name: { en: "Concussion Grenades" },
  type: "grenades",
  cost: 3,
  weapons: [ranged("Concussion Grenade", [1, 1], dice(0, 1, 0), [{ id: "blast" }])],
});

const EMP_DROID_POPPERS = (): Upgrade => ({
  id: "emp-droid-poppers",
  name: { en: 'EMP "Droid Poppers"' },
  type: "grenades",
  cost: 3,
  weapons: [ranged("EMP Droid Poppers", [1, 1], dice(0, 1, 0), [{ id: "ion", value: 1 }])],
});

const FRAGMENTATION_GRENADES = (): Upgrade => ({
  id: "fragmentation-grenades",
  name: { en: "Fragmentation Grenades" },
  type: "grenades",
  cost: 5,
  weapons: [{ ...ranged("Frag Grenade", [1, 1], dice(1, 0, 0)), surge: "crit" }],
});

const IMPACT_GRENADES = (): Upgrade => ({
  id: "impact-grenades",
  name: { en: "Impact Grenades" },
  type: "grenades",
  cost: 3,
  weapons: [both("Impact Grenade", [1, 1], dice(0, 1, 0), [{ id: "impact", value: 4 }])],
});

const SMOKE_GRENADES = (): Upgrade => ({
  id: "smoke-grenades",
  name: { en: "Smoke Grenades" },
  type: "grenades",
  cost: 3,
  expend: true,
  action: "free-action",
  special: true,
});

const SMOKE_GRENADES_ENTRY = (): UpgradeCard => ({
  id: "smoke-grenades",
  actions: [
    {
      id: "smoke-grenades",
      free: true,
      cost: 0,
      available: (look, { unit }) => isReadied(look, unit, "smoke-grenades"),
      run(work, { unit }) {
        spend(work, unit, "smoke-grenades", "expended");
        lay(work, "smoke", unit, 1);
      },
    },
  ],
});

const SMOKE_GRENADES_TEXT: CardText = {
  id: "smoke-grenades",
  does: {
    en: "Free action, expending the card: the unit places a smoke token as by Smoke 1.",
    es: "Acción gratuita que consume la carta: la unidad coloca una ficha de Humo como con Humo 1.",
  },
};

const SONIC_IMPLODERS = (): Upgrade => ({
  id: "sonic-imploders",
  name: { en: "Sonic Imploders" },
  type: "grenades",
  cost: 3,
  weapons: [ranged("Sonic Imploder", [1, 1], dice(0, 1, 0), [{ id: "suppressive" }])],
});

/** Grenades upgrades of no faction. */
export const FIGURES: Cards<Upgrade> = [
  CONCUSSION_GRENADES,
  EMP_DROID_POPPERS,
  FRAGMENTATION_GRENADES,
  IMPACT_GRENADES,
  SMOKE_GRENADES,
  SONIC_IMPLODERS,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [SMOKE_GRENADES_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [SMOKE_GRENADES_TEXT];
