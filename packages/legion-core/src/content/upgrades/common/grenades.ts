import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, LIST, ranged, THREE_LISTS } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const CONCUSSION_GRENADES = (): Upgrade => ({
  id: "concussion-grenades",
  name: { en: "Concussion Grenades" },
  type: "grenades",
  cost: 3,
  weapons: [ranged("Concussion Grenade", [1, 1], dice(0, 1, 0), [{ id: "blast" }])],
  summary: "Grenade weapon.",
  verification: THREE_LISTS,
});

const EMP_DROID_POPPERS = (): Upgrade => ({
  id: "emp-droid-poppers",
  name: { en: 'EMP "Droid Poppers"' },
  type: "grenades",
  cost: 3,
  weapons: [ranged("EMP Droid Poppers", [1, 1], dice(0, 1, 0), [{ id: "ion", value: 1 }])],
  summary: "Grenade weapon.",
  verification: THREE_LISTS,
});

const FRAGMENTATION_GRENADES = (): Upgrade => ({
  id: "fragmentation-grenades",
  name: { en: "Fragmentation Grenades" },
  type: "grenades",
  cost: 5,
  weapons: [{ ...ranged("Frag Grenade", [1, 1], dice(1, 0, 0)), surge: "crit" }],
  summary: "Grenade weapon; while it is in the pool the unit converts attack surges to crits.",
  verification: THREE_LISTS,
});

const IMPACT_GRENADES = (): Upgrade => ({
  id: "impact-grenades",
  name: { en: "Impact Grenades" },
  type: "grenades",
  cost: 3,
  weapons: [both("Impact Grenade", [1, 1], dice(0, 1, 0), [{ id: "impact", value: 4 }])],
  summary: "Grenade weapon.",
  verification: THREE_LISTS,
});

const SMOKE_GRENADES = (): Upgrade => ({
  id: "smoke-grenades",
  name: { en: "Smoke Grenades" },
  type: "grenades",
  cost: 3,
  expend: true,
  action: "free-action",
  special: true,
  summary: "Used once: the unit makes a free Smoke 1 action.",
  verification: LIST,
});

const SONIC_IMPLODERS = (): Upgrade => ({
  id: "sonic-imploders",
  name: { en: "Sonic Imploders" },
  type: "grenades",
  cost: 3,
  weapons: [ranged("Sonic Imploder", [1, 1], dice(0, 1, 0), [{ id: "suppressive" }])],
  summary: "Grenade weapon.",
  verification: THREE_LISTS,
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
export const ENTRIES: Cards<UpgradeCard> = [];

/** That in words. */
export const TEXTS: readonly CardText[] = [];
