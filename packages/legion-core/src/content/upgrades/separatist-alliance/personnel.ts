import { figure, on, permits } from "../../../state/hooks/words.ts";
import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { weapon } from "../../written/weapons.ts";
import { lendFor, turnedAtStart } from "../effects.ts";
import { SQUAD_DOES, squad } from "../squad-effects.ts";

/** Personnel upgrades of the Separatist Alliance. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "personnel" }, () => ({
  "b1-battle-droid": {
    name: "B1 Battle Droid",
    cost: 4,
    restriction: { unit: "B1 Battle Droids" },
    miniatures: 1,
  },
  "b1-battle-droid-squad": {
    name: "B1 Battle Droid Squad",
    cost: 38,
    restriction: { unit: "B1 Battle Droids" },
    miniatures: 7,
    keywords: ["indomitable"],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
  "b1-security-droid": {
    name: "B1 Security Droid",
    cost: 6,
    restriction: { unit: "B1 Battle Droids" },
    exhaust: true,
    miniatures: 1,
    en: "At the start of its activation the unit may exhaust the card to ignore its AI in that activation.",
    es: "Al comienzo de su activación, la unidad puede agotar la carta para ignorar su IA en esa activación.",
    does: (card) => [
      ...turnedAtStart(card, "exhausted", (work, { unit }) => lendFor(work, unit, card, "activation")),
      on("lasting", [permits("any-action-first")]),
    ],
  },
  "b2-super-battle-droid": {
    name: "B2 Super Battle Droid",
    cost: 18,
    restriction: { unit: "B2 Super Battle Droids" },
    miniatures: 1,
  },
  "b2-super-battle-droid-squad": {
    name: "B2 Super Battle Droid Squad",
    cost: 77,
    restriction: { unit: "B2 Super Battle Droids" },
    miniatures: 4,
    keywords: ["indomitable"],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
  "ev-series-medical-droid": {
    name: "EV-Series Medical Droid",
    cost: 14,
    restriction: { faction: "separatist-alliance", type: "droid-trooper" },
    action: "free-action",
    miniatures: 1,
    keywords: [{ id: "treat", value: 1, capacity: 2 }, "noncombatant"],
  },
  "geonosian-warrior": {
    name: "Geonosian Warrior",
    cost: 11,
    restriction: { unit: "Geonosian Warriors" },
    miniatures: 1,
  },
  "geonosian-warrior-squad": {
    name: "Geonosian Warrior Squad",
    cost: 51,
    restriction: { unit: "Geonosian Warriors" },
    miniatures: 5,
    keywords: ["indomitable"],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
  "oom-series-battle-droid": {
    name: "OOM-Series Battle Droid",
    cost: 8,
    restriction: { unit: "B1 Battle Droids" },
    miniatures: 1,
    keywords: ["leader"],
    en: "Coordinate of the unit reaches range 2 instead of range 1.",
    es: "La Coordinación de la unidad llega a alcance 2 en vez de a alcance 1.",
    does: () => [figure("coordinate-range", 1)],
  },
  "pk-series-worker-droid": {
    name: "PK-Series Worker Droid",
    cost: 22,
    restriction: { faction: "separatist-alliance", type: "droid-trooper" },
    action: "free-action",
    miniatures: 1,
    keywords: [{ id: "repair", value: 1, capacity: 2 }, "noncombatant"],
  },
  "t-series-tactical-droid": {
    name: "T-Series Tactical Droid",
    cost: 18,
    restriction: { faction: "separatist-alliance", type: "droid-trooper" },
    miniatures: 1,
    loses: ["ai"],
    keywords: ["reliable 1", "leader", "sidearm (ranged)"],
    weapons: [weapon("E-5 Blaster Rifle", "1-3", "1r")],
  },
  "viper-recon-droid": {
    name: "Viper Recon Droid",
    cost: 9,
    restriction: { faction: "separatist-alliance", type: "droid-trooper" },
    action: "card-action",
    miniatures: 1,
    keywords: ["observe 2", "sidearm (ranged)"],
    weapons: [weapon("Viper Recon Droid", "1-2", "2w")],
  },
}));
