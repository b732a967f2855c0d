import { type UpgradeFile, upgrades } from "../../written/upgrades.ts";
import { SQUAD_DOES, squad } from "../squad-effects.ts";

/** Personnel upgrades of the mercenaries. */
export const CARDS: UpgradeFile = /* @__PURE__ */ upgrades({ type: "personnel" }, () => ({
  "black-sun-enforcer": {
    name: "Black Sun Enforcer",
    cost: 11,
    restriction: { unit: "Black Sun Enforcers" },
    miniatures: 1,
    keywords: ["cache (dodge 1)"],
  },
  "black-sun-vigo": {
    name: "Black Sun Vigo",
    cost: 20,
    restriction: { unit: "Black Sun Enforcers" },
    miniatures: 1,
    changes: { courage: 1 },
    keywords: ["independent (surge 1)", "leader"],
  },
  "ewok-skirmisher-squad": {
    name: "Ewok Skirmisher Squad",
    cost: 28,
    restriction: { unit: "Ewok Skirmishers" },
    miniatures: 4,
    keywords: ["indomitable"],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
  "ewok-slinger-squad": {
    name: "Ewok Slinger Squad",
    cost: 27,
    restriction: { unit: "Ewok Slingers" },
    miniatures: 4,
    keywords: ["indomitable"],
    en: SQUAD_DOES.en,
    es: SQUAD_DOES.es,
    does: squad,
  },
  "ewok-trapper": {
    name: "Ewok Trapper",
    cost: 10,
    restriction: { any: [{ unit: "Ewok Skirmishers" }, { unit: "Ewok Slingers" }] },
    miniatures: 1,
    grants: ["training"],
  },
  "pyke-syndicate-capo": {
    name: "Pyke Syndicate Capo",
    cost: 18,
    restriction: { unit: "Pyke Syndicate Foot Soldiers" },
    miniatures: 1,
    changes: { courage: 1 },
    keywords: ["independent (surge 1)", "leader"],
  },
  "pyke-syndicate-foot-soldier": {
    name: "Pyke Syndicate Foot Soldier",
    cost: 9,
    restriction: { unit: "Pyke Syndicate Foot Soldiers" },
    miniatures: 1,
    keywords: ["cache (aim 1)"],
  },
}));
