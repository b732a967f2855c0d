import { configOf, game } from "@sw/rebellion-core";
import type { Scenario } from "@sw/rebellion-core/testing";
import { expect, it } from "vitest";
import { BOX, boxFor } from "../../src/testing/box.ts";
import { ALL, act, empire, PLAY } from "./table.ts";

const ALL_BOX = configOf(ALL);
const REBEL_LEADERS = boxFor(ALL_BOX).leaders.flatMap(({ id, side }) => (side === 0 ? [id] : []));

/** Every populous system but Coruscant. */
const POPULOUS = BOX.systems.flatMap(({ id, entry, populous }) => (populous && !entry.fixedLoyalty ? [id] : []));

it.each([
  ["rule-by-fear", { startingTop: ["gather-intel"] }],
  ["display-of-power", {}],
])(
  "[solo.def.playable-card] %s cannot be played if the Empire could gain loyalty in none of its systems",
  (card, solo) => {
    const loyal = Object.fromEntries(POPULOUS.map((id) => [id, { loyalty: "imperial" }] as const));
    const troops = { corellia: { loyalty: "imperial", units: { stormtrooper: 1 } } } as const;
    const { events } = act(empire({ solo: { round: [card], ...solo }, systems: { ...loyal, ...troops } }), [PLAY]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "cards-moved", to: "deck-bottom", rule: "solo.missions.unplayable" }),
    );
    const rebel = { ...loyal, corellia: { loyalty: "rebel", units: { stormtrooper: 1 } } } as const;
    const played = act(empire({ solo: { round: [card], ...solo }, systems: rebel }), [PLAY]).state;
    expect(game.decision(played)?.context).toMatchObject({ mission: card });
  },
);

const SHIP = { units: { "star-destroyer": 1 } } as const;
const IMPERIAL = { loyalty: "imperial" } as const;
const REBEL = { loyalty: "rebel" } as const;
const CAPTIVE = {
  systems: { endor: { units: { stormtrooper: 1 } } },
  leaders: { "han-solo": { at: "endor", ring: "captured" } },
} as const;
const HELD_FAR = {
  systems: { kessel: { units: { stormtrooper: 1 } } },
  leaders: { "han-solo": { at: "kessel", ring: "captured" } },
} as const;
const DETAINED = { at: "naboo", detained: true } as const;
/** Both possible bases are in one region, or two in one and one in another. */
const ONE_REGION = {
  base: { system: "hoth" },
  probes: ["dagobah", "dantooine", "dathomir", "ilum", "tatooine", "yavin"],
} as const;
const TWO_REGIONS = {
  base: { system: "hoth" },
  probes: ["dagobah", "dantooine", "dathomir", "ilum", "tatooine"],
} as const;
/** All projects are in the Main Missions deck or set aside, and none is discarded. */
const NO_PROJECTS = {
  solo: {
    projects: [
      ...["construct-factory", "oversee-project", "superlaser-online", "superlaser-online"],
      ...["construct-super-star-destroyer-rote", "interdictor-development"],
    ],
  },
} as const;
const ALL_LOYAL = Object.fromEntries(POPULOUS.map((id) => [id, IMPERIAL] as const));
/** Leaders of the Empire's pool who can do any of these missions. */
const ABLE = { "krennics-finest": "pool", "darth-vader": "pool", "director-krennic": "pool" } as const;
/** All other leaders of the Empire are on the board. */
const ALL_THERE = Object.fromEntries(
  boxFor(ALL_BOX).leaders.flatMap(({ id, side }) => (side === 1 && !(id in ABLE) ? [[id, "coruscant"] as const] : [])),
);
const VEERS_LEFT = { ...ALL_THERE, "general-veers": "supply" } as const;
const FETT_LEFT = { ...ALL_THERE, "boba-fett": "supply" } as const;

it.each<[card: string, idle: Scenario, busy: Scenario]>([
  [
    "double-our-efforts",
    { imperial: { queue: [{ stormtrooper: 1 }, {}, {}] } },
    { imperial: { queue: [{}, {}, { stormtrooper: 1 }] } },
  ],
  [
    "oversee-project",
    { systems: { corellia: { units: { stormtrooper: 1 } } }, imperial: { queue: [{}, {}, { stormtrooper: 1 }] } },
    { systems: { corellia: { units: { stormtrooper: 1 } } }, imperial: { queue: [{}, { stormtrooper: 1 }, {}] } },
  ],
  [
    "oversee-project",
    { systems: { corellia: { units: { stormtrooper: 1 } } }, imperial: { queue: [{}, { "death-star": 1 }, {}] } },
    {
      systems: { endor: { units: { "death-star-under-construction": 1 } } },
      imperial: { queue: [{}, { "death-star": 1 }, {}] },
    },
  ],
  [
    "imperial-propaganda",
    { systems: { corellia: IMPERIAL, naboo: { loyalty: "rebel" } } },
    { systems: { utapau: IMPERIAL, naboo: { loyalty: "rebel" } } },
  ],
  [
    "fear-will-keep-them-in-line",
    { systems: { ...ALL_LOYAL, hoth: SHIP } },
    { systems: { ...ALL_LOYAL, hoth: SHIP, bespin: {} } },
  ],
  ["promotion-imperial", { leaders: FETT_LEFT }, { leaders: VEERS_LEFT }],
  ["hire-mercenaries", { leaders: VEERS_LEFT }, { leaders: FETT_LEFT }],
  [
    "imperial-might",
    { systems: { endor: { units: { "shield-bunker": 1 } } }, imperial: { queue: [{}, { "at-st": 1 }, {}] } },
    { systems: { endor: { units: { "shield-bunker": 1 } } }, imperial: { queue: [{ "at-st": 1 }, {}, {}] } },
  ],
  ["long-range-probe", { base: { system: "yavin", revealed: true } }, { base: { system: "yavin" } }],
  [
    "break-their-will",
    { ...CAPTIVE, base: { system: "yavin", revealed: true } },
    { ...CAPTIVE, base: { system: "yavin" } },
  ],
  ["interrogation", CAPTIVE, { ...CAPTIVE, objectives: ["rebel-assault"] }],
  ["retrieve-the-plans", CAPTIVE, { ...CAPTIVE, objectives: ["rebel-assault"] }],
  ["exploit-weakness", CAPTIVE, { ...CAPTIVE, objectives: ["rebel-assault"] }],
  [
    "draw-them-out",
    { leaders: Object.fromEntries(REBEL_LEADERS.map((id) => [id, "naboo"] as const)) },
    { leaders: { "princess-leia": "pool" } },
  ],
  [
    "planetary-conquest",
    { systems: { corellia: { units: { "x-wing": 1 } } } },
    { systems: { corellia: { units: { "x-wing": 1 } }, naboo: { units: { stormtrooper: 1 } } } },
  ],
  [
    "planetary-conquest",
    { systems: { corellia: { units: { stormtrooper: 1 } } }, leaders: { "general-tagge": "corellia" } },
    {
      systems: { corellia: { units: { stormtrooper: 1, "rebel-trooper": 1 } } },
      leaders: { "general-tagge": "corellia" },
    },
  ],
  ["secret-weapons-research", { systems: { naboo: IMPERIAL }, ...NO_PROJECTS }, { systems: { naboo: IMPERIAL } }],
  [
    "research-and-development",
    { systems: { naboo: IMPERIAL }, ...NO_PROJECTS },
    { systems: { naboo: { ...IMPERIAL, sabotaged: true } }, ...NO_PROJECTS },
  ],
  ["detained", CAPTIVE, { ...CAPTIVE, leaders: { ...CAPTIVE.leaders, chewbacca: "endor" } }],
  ["hunt-them-down", { systems: { naboo: REBEL } }, { systems: { naboo: { ...REBEL, units: { "x-wing": 1 } } } }],
  [
    "hunt-them-down",
    { systems: { naboo: { ...REBEL, units: { "mon-calamari-cruiser": 1, "ion-cannon": 1 } } } },
    { systems: { naboo: { ...REBEL, units: { "mon-calamari-cruiser": 1, airspeeder: 1 } } } },
  ],
  [
    "single-reactor-ignition",
    { systems: { naboo: { ...REBEL, units: { "death-star": 1, "x-wing": 1 } } } },
    { systems: { naboo: { ...REBEL, units: { "death-star": 1, "rebel-trooper": 1 } } } },
  ],
  [
    "single-reactor-ignition",
    { base: { system: "hoth", revealed: true }, systems: { hoth: { units: { "death-star": 1, "x-wing": 1 } } } },
    { base: { system: "yavin" }, systems: { hoth: { units: { "death-star": 1, "x-wing": 1 } } } },
  ],
  [
    "gather-intel",
    { base: { system: "hoth", revealed: true }, systems: { naboo: REBEL } },
    { base: { system: "hoth" }, systems: { naboo: REBEL } },
  ],
  ["were-the-bait", CAPTIVE, { ...CAPTIVE, baseSpace: { "rebel-trooper": 1 } }],
  ["were-the-bait", CAPTIVE, { ...CAPTIVE, systems: { endor: { units: { stormtrooper: 1, "rebel-trooper": 1 } } } }],
  [
    "construct-super-star-destroyer-rote",
    { systems: { "mon-calamari": IMPERIAL }, imperial: { queue: [{}, {}, { "super-star-destroyer": 2 }] } },
    { systems: { "mon-calamari": IMPERIAL }, imperial: { queue: [{}, {}, { "super-star-destroyer": 1 }] } },
  ],
  ["detained", { leaders: { chewbacca: DETAINED } }, { leaders: { chewbacca: "endor", "han-solo": DETAINED } }],
  [
    "intercept-transmission",
    { systems: { naboo: REBEL, corellia: SHIP, endor: SHIP }, probes: ["endor"], probesBoxed: ["corellia"] },
    { systems: { naboo: REBEL, corellia: SHIP, endor: SHIP }, probesBoxed: ["corellia"] },
  ],
  [
    "homing-beacon",
    { ...CAPTIVE, base: { system: "yavin", revealed: true } },
    { ...CAPTIVE, base: { system: "yavin" } },
  ],
  ["homing-beacon", { ...HELD_FAR, ...ONE_REGION }, { ...HELD_FAR, ...TWO_REGIONS }],
  ["break-their-will", { ...HELD_FAR, ...ONE_REGION }, { ...HELD_FAR, ...TWO_REGIONS }],
  [
    "construct-death-star",
    { systems: { dathomir: { units: { "death-star-under-construction": 1 } } } },
    { systems: { dathomir: { units: { "death-star": 1 } } } },
  ],
  [
    "construct-death-star",
    { systems: { dathomir: { units: { "death-star": 2 } } } },
    { systems: { dathomir: { units: { "death-star": 1 } } } },
  ],
  [
    "address-delays",
    { systems: { kessel: IMPERIAL }, imperial: { queue: [{ stormtrooper: 30, "assault-tank": 6 }, {}, {}] } },
    { systems: { kessel: IMPERIAL }, imperial: { queue: [{ stormtrooper: 30, "assault-tank": 5 }, {}, {}] } },
  ],
])(
  "[solo.def.playable-card] %s cannot be played if it would change nothing, and another card is revealed",
  (card, idle, busy) => {
    const played = (more: Scenario): boolean => {
      const leaders = { "boba-fett": "pool", ...ABLE, ...more.leaders } as const;
      const spec = { ...more, solo: { ...more.solo, round: [card] }, config: ALL_BOX, leaders };
      const { events } = act(empire(spec), [PLAY]);
      return !events.some((event) => event.type === "cards-moved" && event.rule === "solo.missions.unplayable");
    };
    expect([played(idle), played(busy)]).toEqual([false, true]);
  },
);

it.each([
  [["dagobah", "dathomir", "endor", "hoth"], false],
  [["dagobah", "dathomir", "endor"], true],
] as const)(
  "[solo.decision.interrogation-droid] Interrogation Droid requires more than 3 cards of possible bases in the deck: with those of %j in hand it is played: %s",
  (probes, isPlayed) => {
    const spec: Scenario = {
      solo: { round: ["interrogation-droid"] },
      base: { system: "yavin" },
      probes,
      systems: { kessel: { units: { stormtrooper: 1 } } },
      leaders: { "han-solo": { at: "kessel", ring: "captured" }, "colonel-yularen": "pool" },
    };
    const { events } = act(empire(spec), [PLAY]);
    const back = events.some((event) => event.type === "cards-moved" && event.rule === "solo.missions.unplayable");
    expect(!back).toBe(isPlayed);
  },
);
