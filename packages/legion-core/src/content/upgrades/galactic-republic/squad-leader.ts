import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Upgrade } from "../../../catalogue/entries.ts";
import { both, dice, melee } from "../../../catalogue/writing.ts";
import type { UpgradeCard } from "../../../state/hooks/upgrade-card.ts";

const AHSOKA_TANO_JEDI_PADAWAN = (): Upgrade => ({
  id: "ahsoka-tano-jedi-padawan",
  name: { en: "Ahsoka Tano" },
  title: "Jedi Padawan",
  type: "squad-leader",
  cost: 35,
  bullets: 1,
  restriction: { type: "clone-trooper" },
  miniatures: 1,
  keywords: [
    { id: "block" },
    { id: "charge" },
    { id: "independent" },
    { id: "leader" },
    { id: "sidearm", attacks: ["melee", "ranged"] },
  ],
  weapons: [
    melee("Ahsoka's Lightsabers", dice(0, 2, 2), [
      { id: "critical", value: 1 },
      { id: "impact", value: 2 },
      { id: "pierce", value: 1 },
    ]),
  ],
  incomplete: true,
  doubts: ["Independent value and Sidearm sides not recorded."],
});

const BOIL = (): Upgrade => ({
  id: "boil",
  name: { en: "Boil" },
  type: "squad-leader",
  cost: 20,
  bullets: 1,
  restriction: { faction: "galactic-republic", rank: "corps", type: "clone-trooper" },
  miniatures: 1,
  keywords: [{ id: "guardian", value: 1 }, { id: "scout", value: 1 }, { id: "leader" }],
});

const CLONE_CAPTAIN = (): Upgrade => ({
  id: "clone-captain",
  name: { en: "Clone Captain" },
  type: "squad-leader",
  cost: 22,
  restriction: { type: "clone-trooper" },
  miniatures: 1,
  keywords: [{ id: "outmaneuver" }, { id: "defend", value: 1 }, { id: "leader" }],
});

const CLONE_CAPTAIN_REX = (): Upgrade => ({
  id: "clone-captain-rex",
  name: { en: "Clone Captain Rex" },
  type: "squad-leader",
  cost: 38,
  bullets: 1,
  restriction: { faction: "galactic-republic", rank: "corps", type: "clone-trooper" },
  miniatures: 1,
  grants: ["command", "training"],
  changes: { courage: 1 },
  keywords: [{ id: "leader" }],
  weapons: [both("Dual Hand Blasters", [1, 2], dice(2, 0, 0))],
  special: true,
  doubts: ["Trigger from errata; its benefit not recorded."],
});

const CLONE_CAPTAIN_REX_ENTRY = (): UpgradeCard => ({ id: "clone-captain-rex" });

const CLONE_CAPTAIN_REX_TEXT: CardText = {
  id: "clone-captain-rex",
  does: {
    en: "The card adds 1 miniature who leads the unit. What the unit gains after an attack action that defeats a unit is not recorded and not played.",
    es: "La carta añade 1 miniatura que lidera la unidad. Lo que la unidad gana tras una acción de ataque que elimina a una unidad no consta y no se juega.",
  },
};

const CLONE_COMMANDER = (): Upgrade => ({
  id: "clone-commander",
  name: { en: "Clone Commander" },
  type: "squad-leader",
  cost: 30,
  restriction: { type: "clone-trooper" },
  miniatures: 1,
  keywords: [{ id: "inspire", value: 1 }, { id: "reliable", value: 1 }, { id: "leader" }],
});

const CLONE_MEDIC = (): Upgrade => ({
  id: "clone-medic",
  name: { en: "Clone Medic" },
  type: "squad-leader",
  cost: 20,
  restriction: { type: "clone-trooper" },
  action: "free-action",
  miniatures: 1,
  keywords: [{ id: "treat", value: 1, capacity: 1 }],
  doubts: ["Whether the miniature is the leader is not recorded."],
});

const FIVES = (): Upgrade => ({
  id: "fives",
  name: { en: "Fives" },
  type: "squad-leader",
  cost: 40,
  bullets: 1,
  restriction: { type: "clone-trooper" },
  miniatures: 1,
  changes: { courage: 1 },
  keywords: [{ id: "charge" }, { id: "coordinate", of: [{ type: "clone-trooper" }] }, { id: "leader" }],
  weapons: [both("Fives", [1, 3], dice(0, 3, 0))],
});

const JEDI_GUARDIAN_SQUAD_LEADER = (): Upgrade => ({
  id: "jedi-guardian-squad-leader",
  name: { en: "Jedi Guardian" },
  type: "squad-leader",
  cost: 22,
  restriction: { type: "clone-trooper", rank: "special-forces" },
  miniatures: 1,
  keywords: [{ id: "charge" }, { id: "leader" }, { id: "sidearm", attacks: ["melee", "ranged"] }],
  weapons: [
    melee("Jedi Guardian", dice(2, 0, 0), [
      { id: "pierce", value: 1 },
      { id: "impact", value: 2 },
    ]),
  ],
  doubts: ["Sidearm sides not recorded.", "Weapon profile from the list only."],
});

const WAXER = (): Upgrade => ({
  id: "waxer",
  name: { en: "Waxer" },
  type: "squad-leader",
  cost: 20,
  bullets: 1,
  restriction: { faction: "galactic-republic", rank: "corps", type: "clone-trooper" },
  miniatures: 1,
  keywords: [{ id: "disciplined", value: 1 }, { id: "scout", value: 1 }, { id: "leader" }],
});

/** Squad leader upgrades of the Galactic Republic. */
export const FIGURES: Cards<Upgrade> = [
  AHSOKA_TANO_JEDI_PADAWAN,
  BOIL,
  CLONE_CAPTAIN,
  CLONE_CAPTAIN_REX,
  CLONE_COMMANDER,
  CLONE_MEDIC,
  FIVES,
  JEDI_GUARDIAN_SQUAD_LEADER,
  WAXER,
];

/** What they do. */
export const ENTRIES: Cards<UpgradeCard> = [CLONE_CAPTAIN_REX_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [CLONE_CAPTAIN_REX_TEXT];
