import type { ArmyList } from "../../../src/content/army.ts";
import type { ExchangeFormat } from "../../../src/content/exchange.ts";

/** Two lists that are no legal armies, as LegionHQ and Tabletop Admiral write them in August 2026. */

/** A list of the standard game: a counterpart with an upgrade of its own, an upgrade in a free place, two equal units. */
export const LIST_A: ArmyList = {
  faction: "galactic-empire",
  units: [
    {
      unit: "iden-versio-inferno-squad-leader",
      upgrades: ["tenacity"],
      counterpart: { counterpart: "idens-id10-seeker-droid", upgrades: ["hq-uplink"] },
    },
    { unit: "stormtroopers", upgrades: ["dlt-19-stormtrooper", "imperial-march"] },
    { unit: "stormtroopers", upgrades: ["dlt-19-stormtrooper", "imperial-march"] },
  ],
  commandHand: ["ambush", "push", "assault", "standing-orders"],
  battleDeck: { primary: ["breakthrough"], secondary: ["marked-targets"], advantages: ["garrison"] },
};

/** A list of the smaller game with a battle force. */
export const LIST_B: ArmyList = {
  format: "skirmish",
  faction: "rebel-alliance",
  battleForce: "echo-base-defenders",
  units: [
    { unit: "rebel-veterans", upgrades: [] },
    { unit: "rebel-veterans", upgrades: [] },
    { unit: "rebel-veterans", upgrades: [] },
    { unit: "t-47-airspeeder", upgrades: [] },
  ],
  commandHand: ["standing-orders"],
  battleDeck: { primary: ["bunker-assault"], secondary: [], advantages: [] },
};

export const LINK_A = "https://legionhq2.com/list/empire/1000:1kg0df00+1lwdm,2ayej000Bo,bl,bk,bj,Ag,Ac,yx";
export const LINK_B = "https://legionhq2.com/list/rebels/600:ebd:3gv00000,1ap0000,An";

const STORMTROOPERS = { name: "Stormtroopers", upgrades: ["DLT-19 Stormtrooper", "Imperial March"] };

/** The first list in every format that is read. */
export const DOCUMENTS_A: Readonly<Record<ExchangeFormat, string>> = {
  "legionhq-link": LINK_A,
  "legionhq-saved": JSON.stringify({
    title: "Example A",
    mode: "standard mode",
    faction: "empire",
    battleForce: "",
    units: [
      {
        unitId: "kg",
        count: 1,
        totalUnitCost: 131,
        upgradesEquipped: [null, "df", null, null],
        additionalUpgradeSlots: [],
        specialUpgradeSlots: [],
        counterpart: { count: 1, counterpartId: "lw", totalUnitCost: 10, upgradesEquipped: ["dm"] },
      },
      { unitId: "ay", count: 2, totalUnitCost: 136, upgradesEquipped: ["ej", null, null, null, "Bo"] },
    ],
    commandCards: ["bl", "bk", "bj"],
    primaryCards: ["Ag"],
    secondaryCards: ["Ac"],
    advantageCards: ["yx"],
    pointTotal: 267,
    numActivations: 3,
    wins: 2,
    listId: "0b6e",
  }),
  simulator: JSON.stringify({
    author: "Legion HQ",
    listname: "Example A",
    points: 267,
    numActivations: 3,
    armyFaction: "empire",
    commandCards: ["Ambush", "Push", "Assault", "Standing Orders"],
    contingencies: [],
    units: [
      {
        name: "Iden Versio Inferno Squad Leader",
        upgrades: ["Tenacity", "Iden's ID10 Seeker Droid", "HQ Uplink"],
      },
      STORMTROOPERS,
      STORMTROOPERS,
    ],
    battlefieldDeck: {
      conditions: ["Garrison"],
      deployment: ["Breakthrough"],
      objective: ["Marked Targets"],
      scenario: "standard",
    },
  }),
  "text-standard": [
    "Example A",
    "267/1000 (3 activations)",
    "Commanders:",
    " - Iden Versio (115): Tenacity (6) = 131",
    "Counterparts:",
    " - ID10 (0): HQ Uplink (10) = 10",
    "Corps:",
    " - 2× Stormtroopers (42): DLT-19 Stormtrooper (20), Imperial March (6) = 136",
    "",
    "Commands: • Ambush, •• Push, ••• Assault, •••• Standing Orders",
  ].join("\n"),
  "text-minimal": [
    "267/1000 (3 activations)",
    "Iden Versio (Tenacity)",
    "ID10 (HQ Uplink)",
    "2× Stormtroopers (DLT-19 Stormtrooper, Imperial March)",
    "Commands: • Ambush, •• Push, ••• Assault, •••• Standing Orders",
  ].join("\n"),
  "text-tournament": [
    "Example A",
    "267/1000 (3 activations)",
    "Iden Versio (131)",
    " - Tenacity (6)",
    "ID10 (10)",
    " - HQ Uplink (10)",
    "Stormtroopers (68)",
    " - DLT-19 Stormtrooper (20)",
    " - Imperial March (6)",
    "Stormtroopers (68)",
    " - DLT-19 Stormtrooper (20)",
    " - Imperial March (6)",
    "",
    "Commands:",
    "•Ambush",
    "••Push",
    "•••Assault",
    "••••Standing Orders",
    "",
    "Battle Deck",
    "Objectives:",
    " - Breakthrough",
    "Secondaries:",
    " - Marked Targets",
    "Advantages:",
    " - Garrison",
  ].join("\n"),
  "text-admiral": [
    "267/1000",
    "3 Activations",
    "Iden Versio 115 + 16 = 131",
    "--Tenacity (6), ID10 (0), HQ Uplink (10)",
    "2x Stormtroopers 42 + 26 x 2 = 136",
    "--DLT-19 Stormtrooper (20), Imperial March (6)",
    "Ambush•, Push••, Assault•••, Standing Orders••••",
    "Breakthrough",
    "Marked Targets",
    "Garrison",
  ].join("\n"),
};

/** The second list in the table simulator's JSON of Tabletop Admiral, which writes keys and nulls that others do not. */
export const ADMIRAL_JSON_B: string = JSON.stringify({
  listname: "B",
  points: 269,
  author: "Tabletop Admiral",
  numActivations: 4,
  armyFaction: "rebel",
  battleForce: "Echo Base Defenders",
  commandCards: ["Standing Orders"],
  contingencies: [],
  units: [
    ...LIST_B.units.slice(0, 3).map(() => ({ name: "Rebel Veterans", upgrades: [], loadout: [] })),
    { name: "T-47 Airspeeder", upgrades: [], loadout: [] },
  ],
  battlefieldDeck: { scenario: "recon", conditions: [], deployment: ["Bunker Assault"], objective: [] },
});
