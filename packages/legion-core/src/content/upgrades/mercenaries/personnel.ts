import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";
import { SQUAD_DOES, squad } from "../squad-effects.ts";

const BLACK_SUN_ENFORCER = (): Upgrade => ({
  id: "black-sun-enforcer",
  name: { en: "Black Sun Enforcer" },
  type: "personnel",
  cost: 11,
  restriction: { unit: "Black Sun Enforcers" },
  miniatures: 1,
  keywords: [{ id: "cache", gains: { choose: "all", options: [{ what: "dodge", n: 1 }] } }],
});

const BLACK_SUN_VIGO = (): Upgrade => ({
  id: "black-sun-vigo",
  name: { en: "Black Sun Vigo" },
  type: "personnel",
  cost: 20,
  restriction: { unit: "Black Sun Enforcers" },
  miniatures: 1,
  changes: { courage: 1 },
  keywords: [{ id: "independent", gains: { choose: "all", options: [{ what: "surge", n: 1 }] } }, { id: "leader" }],
});

const EWOK_SKIRMISHER_SQUAD = (): Upgrade => ({
  id: "ewok-skirmisher-squad",
  name: { en: "Ewok Skirmisher Squad" },
  type: "personnel",
  cost: 28,
  restriction: { unit: "Ewok Skirmishers" },
  miniatures: 4,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const EWOK_SKIRMISHER_SQUAD_ENTRY = (): UpgradeCard => squad("ewok-skirmisher-squad");

const EWOK_SKIRMISHER_SQUAD_TEXT: CardText = {
  id: "ewok-skirmisher-squad",
  does: SQUAD_DOES,
};

const EWOK_SLINGER_SQUAD = (): Upgrade => ({
  id: "ewok-slinger-squad",
  name: { en: "Ewok Slinger Squad" },
  type: "personnel",
  cost: 27,
  restriction: { unit: "Ewok Slingers" },
  miniatures: 4,
  keywords: [{ id: "indomitable" }],
  special: true,
});

const EWOK_SLINGER_SQUAD_ENTRY = (): UpgradeCard => squad("ewok-slinger-squad");

const EWOK_SLINGER_SQUAD_TEXT: CardText = {
  id: "ewok-slinger-squad",
  does: SQUAD_DOES,
};

const EWOK_TRAPPER = (): Upgrade => ({
  id: "ewok-trapper",
  name: { en: "Ewok Trapper" },
  type: "personnel",
  cost: 10,
  restriction: { any: [{ unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }] },
  miniatures: 1,
  grants: ["training"],
});

const PYKE_SYNDICATE_CAPO = (): Upgrade => ({
  id: "pyke-syndicate-capo",
  name: { en: "Pyke Syndicate Capo" },
  type: "personnel",
  cost: 18,
  restriction: { unit: "Pyke Syndicate Foot Soldiers" },
  miniatures: 1,
  changes: { courage: 1 },
  keywords: [{ id: "independent", gains: { choose: "all", options: [{ what: "surge", n: 1 }] } }, { id: "leader" }],
});

const PYKE_SYNDICATE_FOOT_SOLDIER = (): Upgrade => ({
  id: "pyke-syndicate-foot-soldier",
  name: { en: "Pyke Syndicate Foot Soldier" },
  type: "personnel",
  cost: 9,
  restriction: { unit: "Pyke Syndicate Foot Soldiers" },
  miniatures: 1,
  keywords: [{ id: "cache", gains: { choose: "all", options: [{ what: "aim", n: 1 }] } }],
});

/** Personnel upgrades of the mercenaries. */
export const FIGURES: Cards<Upgrade> = [
  BLACK_SUN_ENFORCER,
  BLACK_SUN_VIGO,
  EWOK_SKIRMISHER_SQUAD,
  EWOK_SLINGER_SQUAD,
  EWOK_TRAPPER,
  PYKE_SYNDICATE_CAPO,
  PYKE_SYNDICATE_FOOT_SOLDIER,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [EWOK_SKIRMISHER_SQUAD_ENTRY, EWOK_SLINGER_SQUAD_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [EWOK_SKIRMISHER_SQUAD_TEXT, EWOK_SLINGER_SQUAD_TEXT];
