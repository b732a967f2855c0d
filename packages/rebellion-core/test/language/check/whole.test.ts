import { type Catalogue, catalogueFaults, defaultCatalogue, type EffectStep } from "@sw/rebellion-core/catalogue";
import { expect, it } from "vitest";
import {
  action,
  BASE_BOX,
  changing,
  leader,
  mission,
  objective,
  ring,
  system,
  tactic,
  unit,
  withEntries,
} from "../../home-made/entries.ts";
import { faultsOf } from "./faults.ts";

const { board, borders, leaders, missions, rings, systems, units } = defaultCatalogue;

it("[tt.catalogue.entry] The catalogue of the box and the home-made entries of these tests have no faults", () => {
  expect(catalogueFaults(defaultCatalogue)).toEqual([]);
  const all = withEntries({
    systems: [system()],
    borders: [["odd-system", "yavin"]],
    units: [unit()],
    leaders: [leader()],
    missions: [mission()],
    actions: [action()],
    objectives: [objective()],
    tactics: [tactic()],
  });
  expect(catalogueFaults(all)).toEqual([]);
});

it.each<readonly [fault: string, catalogue: Catalogue]>([
  ["yavin id-used-twice", withEntries({ systems: [system({ id: "yavin" })] })],
  ["x-wing id-used-twice", withEntries({ units: [unit({ id: "x-wing" })] })],
  ["han-solo id-used-twice", withEntries({ leaders: [leader({ id: "han-solo" })] })],
  ["sabotage id-used-twice", withEntries({ missions: [mission({ id: "sabotage" })] })],
  ["sabotage id-used-twice", withEntries({ actions: [action({ id: "sabotage" })] })],
  ["ambush id-used-twice", withEntries({ objectives: [objective({ id: "ambush" })] })],
  ["liberation id-used-twice", withEntries({ tactics: [tactic({ id: "liberation" })] })],
])(
  "[tt.catalogue.entry] The check reports an id that is used twice among systems, units, leaders or all cards: %s",
  (fault, odd) => {
    expect(faultsOf(odd)).toEqual([fault]);
  },
);

it("[tt.catalogue.entry] A catalogue may have ten starting missions for one side", () => {
  expect(faultsOf(withEntries({ missions: [mission({ set: "starting", copies: 6 })] }))).toEqual([]);
});

it("[tt.catalogue.entry] A ring may share the id of the card that attaches it", () => {
  expect(rings.some(({ id }) => missions.some((card) => card.id === id))).toBe(true);
});

it.each<readonly [fault: string, catalogue: Catalogue]>([
  [
    "rebel no-starting-missions",
    {
      ...BASE_BOX,
      missions: missions.filter(({ faction, set }) => faction === "imperial" || set !== "starting"),
    },
  ],
  [
    "imperial no-starting-missions",
    { ...defaultCatalogue, missions: missions.filter(({ faction, set }) => faction === "rebel" || set !== "starting") },
  ],
  [
    "imperial no-starting-leaders",
    {
      ...defaultCatalogue,
      leaders: leaders.map((one) => (one.faction === "imperial" ? { ...one, start: "recruit" } : one)),
    },
  ],
  ["rebel too-many-starting-missions: 10", withEntries({ missions: [mission({ set: "starting", copies: 7 })] })],
  ["rings no-ring-for-captives", { ...defaultCatalogue, rings: rings.filter(({ id }) => id !== "captured") }],
  ["odd-ring one-ring-of-each: reroll-one-die", withEntries({ rings: [ring()] })],
])("[tt.catalogue.entry] A catalogue that lacks an entry every game requires is rejected: %s", (fault, odd) => {
  expect(faultsOf(odd)).toEqual([fault]);
});

it.each<readonly [fault: string, catalogue: Catalogue]>([
  ["pool id-is-taken: pool", withEntries({ systems: [system({ id: "pool" })], borders: [["pool", "yavin"]] })],
  [
    "board id-is-taken: rebel-base",
    withEntries({ systems: [system({ id: "rebel-base" })], borders: [["rebel-base", "yavin"]] }),
  ],
  ["naboo resources-come-with-a-queue-number", changing("systems", "naboo", { buildQueue: null })],
  ["hoth resources-come-with-a-queue-number", changing("systems", "hoth", { buildQueue: 2 })],
  ["hoth remote-systems-take-no-loyalty", changing("systems", "hoth", { setupProbe: "rebel" })],
  ["hoth remote-systems-take-no-loyalty", changing("systems", "hoth", { fixedLoyalty: true })],
  ["coruscant fixed-loyalty-has-no-probe", changing("systems", "coruscant", { setupProbe: "imperial" })],
  ["odd-system out-of-reach", withEntries({ systems: [system()] })],
  ["tund unknown-system: tund", withEntries({ borders: [["tund", "yavin"]] })],
  ["yavin borders-itself", withEntries({ borders: [["yavin", "yavin"]] })],
  ["yavin border-twice: dathomir", withEntries({ borders: [["yavin", "dathomir"]] })],
  ["dathomir border-twice: yavin", withEntries({ borders: [["dathomir", "yavin"]] })],
])("[tt.catalogue.entry] Faulty systems and borders are reported: %s", (fault, odd) => {
  expect(faultsOf(odd)).toEqual([fault]);
});

it.each<readonly [fault: string, change: Partial<Catalogue["board"]>]>([
  ["markers-in-order-on-the-track", { timeStart: 14 }],
  ["markers-in-order-on-the-track", { reputationStart: 17 }],
  ["beyond-the-track: 17", { recruitSpaces: [2, 17] }],
  ["space-twice: 4", { buildSpaces: [4, 6, 4] }],
  ["id-is-taken: queue", { baseSpace: { ...board.baseSpace, id: "queue" }, firstGame: [] }],
  ["unit-of-the-other-side: at-st", { startingUnits: starting("rebel", "at-st", 1) }],
  ["unknown-unit: ewok", { startingUnits: starting("rebel", "ewok", 1) }],
  ["more-than-the-box-holds: airspeeder", { startingUnits: starting("rebel", "airspeeder", 5) }],
  [
    "too-few-ground-units: 6",
    { startingUnits: { ...board.startingUnits, imperial: [{ type: "stormtrooper", count: 5 }] } },
  ],
  ["unknown-system: tund", { firstGame: [{ at: "tund", marker: null, units: [] }] }],
  ["unknown-unit: ewok", { firstGame: [{ at: "endor", marker: null, units: [{ type: "ewok", count: 1 }] }] }],
  ["placement-twice: naboo", { firstGame: [...board.firstGame, { at: "naboo", marker: null, units: [] }] }],
  [
    "unit-of-the-other-side: at-st",
    { firstGame: [{ at: "rebel-base", marker: null, units: [{ type: "at-st", count: 1 }] }] },
  ],
  ["takes-no-marker: rebel-base", { firstGame: [{ at: "rebel-base", marker: "rebel", units: [] }] }],
  ["takes-no-marker: hoth", { firstGame: [{ at: "hoth", marker: "imperial", units: [] }] }],
  ["takes-no-marker: coruscant", { firstGame: [{ at: "coruscant", marker: "imperial", units: [] }] }],
  ["subjugated-by-ground-units: naboo", { firstGame: [{ at: "naboo", marker: "subjugation", units: [] }] }],
  [
    "subjugated-by-ground-units: naboo",
    { firstGame: [{ at: "naboo", marker: "rebel", units: [{ type: "stormtrooper", count: 1 }] }] },
  ],
  [
    "both-sides-at-the-start: hoth",
    { firstGame: [{ at: "hoth", marker: null, units: ["at-st", "x-wing"].map((type) => ({ type, count: 1 })) }] },
  ],
  [
    "more-than-the-box-holds: death-star",
    { firstGame: [{ at: "hoth", marker: null, units: [{ type: "death-star", count: 3 }] }] },
  ],
  [
    "no-system-for-the-base",
    { firstGame: systems.map(({ id }) => ({ at: id, marker: null, units: [{ type: "tie-fighter", count: 1 }] })) },
  ],
])("[tt.catalogue.entry] A faulty track or set-up is reported: %s", (fault, change) => {
  const faults = faultsOf({ ...defaultCatalogue, board: { ...board, ...change } });
  expect(faults).toContain(`board ${fault}`);
});

function starting(faction: "rebel" | "imperial", type: string, count: number): Catalogue["board"]["startingUnits"] {
  return { ...board.startingUnits, [faction]: [...board.startingUnits[faction], { type, count }] };
}

it("[tt.catalogue.entry] Set-up requires three Rebel and five Imperial probe cards with a loyalty icon", () => {
  const without = (faction: "rebel" | "imperial", left: number): Catalogue => {
    let seen = 0;
    const changed = systems.map((one) => {
      if (one.setupProbe !== faction || ++seen <= left) return one;
      return { ...one, setupProbe: null };
    });
    return { ...defaultCatalogue, systems: changed };
  };
  expect(faultsOf(without("rebel", 3))).toEqual([]);
  expect(faultsOf(without("rebel", 2))).toEqual(["board too-few-probes: rebel"]);
  expect(faultsOf(without("imperial", 5))).toEqual([]);
  expect(faultsOf(without("imperial", 4))).toEqual(["board too-few-probes: imperial"]);
});

it("[tt.catalogue.entry] Each system with fixed Imperial loyalty requires one more Imperial ground unit for set-up", () => {
  const few = { ...board, startingUnits: { ...board.startingUnits, imperial: [{ type: "stormtrooper", count: 6 }] } };
  expect(faultsOf({ ...defaultCatalogue, board: few })).toEqual([]);
  const more = changing("systems", "kessel", { fixedLoyalty: true });
  expect(faultsOf({ ...more, board: few })).toEqual(["board too-few-ground-units: 7"]);
});

it.each<readonly [fault: string, catalogue: Catalogue]>([
  ["x-wing class-of-the-other-theater: trooper", changing("units", "x-wing", { class: "trooper" })],
  [
    "odd-unit carriers-are-not-carried",
    withEntries({ units: [unit({ faction: "imperial", transportCapacity: 1, transportRestricted: true })] }),
  ],
  [
    "x-wing icon-of-the-other-theater",
    changing("units", "x-wing", { buildIcon: { shape: "triangle", theater: "ground" } }),
  ],
  [
    "ion-cannon ability-twice: two-fewer-red-dice",
    changing("units", "ion-cannon", { abilities: ["two-fewer-red-dice", "two-fewer-red-dice"] }),
  ],
  [
    "x-wing not-for-such-a-unit: two-fewer-red-dice",
    changing("units", "x-wing", { abilities: ["two-fewer-red-dice"] }),
  ],
  ["at-at not-for-such-a-unit: superstation", changing("units", "at-at", { abilities: ["superstation"] })],
  ["x-wing not-for-such-a-unit: superstation", changing("units", "x-wing", { abilities: ["superstation"] })],
  ["star-destroyer not-for-such-a-unit: must-flee", changing("units", "star-destroyer", { abilities: ["must-flee"] })],
  ["odd-unit rolls-no-dice", withEntries({ units: [unit({ attack: { red: 0, black: 0 } })] })],
  ["death-star rolls-no-dice", changing("units", "death-star", { attack: { red: 2, black: 0 } })],
  ["odd-unit takes-no-damage", withEntries({ units: [unit({ health: null })] })],
  ["odd-unit carriers-come-first", withEntries({ units: [unit({ transportCapacity: 1 })] })],
])("[tt.catalogue.entry] A faulty unit is reported: %s", (fault, odd) => {
  expect(faultsOf(odd)).toContain(fault);
});

it("[tt.catalogue.entry] Units that carry others must be listed before those that must be carried, on each side", () => {
  const first = unit({ transportCapacity: 2 });
  expect(faultsOf({ ...defaultCatalogue, units: [first, ...units] })).toEqual([]);
});

it.each<readonly [fault: string, catalogue: Catalogue]>([
  ["odd-leader unknown-leader: jar-jar", withEntries({ leaders: [leader({ countsAs: "jar-jar" })] })],
  ["odd-leader leader-of-the-other-side: boba-fett", withEntries({ leaders: [leader({ countsAs: "boba-fett" })] })],
  ["odd-leader counts-as-another-alone: odd-leader", withEntries({ leaders: [leader({ countsAs: "odd-leader" })] })],
  [
    "odd-leader counts-as-another-alone: luke-skywalker-jedi",
    withEntries({ leaders: [leader({ countsAs: "luke-skywalker-jedi" })] }),
  ],
  ["r2-d2 ring-for-the-other-side: blank-opposing-die", changing("rings", "r2-d2", { faction: "imperial" })],
  ["carbonite ring-for-the-other-side: carbonite", changing("rings", "carbonite", { faction: "rebel" })],
])("[tt.catalogue.entry] A faulty leader or ring is reported: %s", (fault, odd) => {
  expect(faultsOf(odd)).toContain(fault);
});

it("[tt.catalogue.entry] An entry of the wrong shape is reported with its path, and other faults are not", () => {
  const broken = { ...changing("units", "x-wing", { count: 0 }), borders: [...borders, ["tund", "yavin"] as const] };
  expect(catalogueFaults(broken)).toMatchObject([
    { rule: "tt.catalogue.entry", code: "wrong-shape", params: { path: "units.3.count" } },
  ]);
});

it.each<readonly [key: string, value: unknown]>([
  ["id", "Bad Name"],
  ["name", "odd"],
  ["faction", "hutts"],
  ["set", "first"],
  ["copies", 0],
  ["icons", 0],
  ["icons", 1.5],
  ["skill", "cooking"],
  ["mode", "try"],
  ["target", { kind: "planet" }],
  ["target", { kind: "system", where: [{ is: "pretty" }] }],
  ["target", { kind: "system", where: [{ unit: { types: [] } }] }],
  ["effect", [{ op: "dance" }]],
  ["effect", [{ op: "draw", deck: "objective", count: 0 }]],
  ["effect", [{ op: "reputation", amount: 0 }]],
  ["effect", [{ op: "choose", by: "owner", options: [[]] }]],
  ["effect", [{ op: "modify", modifier: { kind: "rain" }, until: "end-of-round" }]],
])("[tt.catalogue.entry] A mission whose %s is %o has the wrong shape and is rejected", (key, value) => {
  const odd = { ...mission(), [key]: value };
  expect(catalogueFaults(withEntries({ missions: [odd] }))).toMatchObject([
    { rule: "tt.catalogue.entry", code: "wrong-shape" },
  ]);
});

it("[tt.catalogue.entry] An unknown key of a mission is reported together with the known keys", () => {
  const [fault] = catalogueFaults(withEntries({ missions: [{ ...mission(), ...{ extra: 1 } }] }));
  expect(fault).toMatchObject({ rule: "tt.catalogue.entry", code: "unknown-key" });
  expect(fault?.params["known"]).toContain("skill");
});

it("[tt.catalogue.entry] A hostile catalogue is rejected by the general limits of input", () => {
  const deep = (levels: number): EffectStep =>
    levels === 0 ? { op: "reputation", amount: 1 } : { op: "choose", by: "owner", options: [[deep(levels - 1)], []] };
  const holding = (step: EffectStep): Catalogue => withEntries({ missions: [mission({ effect: [step] })] });
  expect(catalogueFaults(holding(deep(5)))).toEqual([]);
  expect(catalogueFaults(holding(deep(20)))).toMatchObject([{ rule: "tt.input.limits", code: "too-deep" }]);
});
