import { actionKey } from "@sw/rebellion-core";
import { play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import { planIn } from "../../../src/solo/memory.ts";
import { EXPANDED } from "./decision-table.ts";
import { decided, reasonFor, TURN } from "./table.ts";

type Pool = readonly string[];

const FLEET = { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 3 } } as const;
const SMALL = { loyalty: "imperial", units: { "assault-carrier": 1, stormtrooper: 2 } } as const;
const STRONG = { loyalty: "imperial", units: { "star-destroyer": 3, stormtrooper: 3 } } as const;
const IMPERIAL = { loyalty: "imperial" } as const;
const REBEL = { loyalty: "rebel" } as const;
const REVEALED = { base: { system: "hoth", revealed: true } } as const;
const NOBODY = {
  "emperor-palpatine": "supply",
  "grand-moff-tarkin": "supply",
  "darth-vader": "supply",
  "general-tagge": "supply",
} as const;

function waiting(pool: Pool): NonNullable<Scenario["leaders"]> {
  return { ...NOBODY, ...Object.fromEntries(pool.map((leader) => [leader, "pool"] as const)) };
}

describe("which leader the manual sends", () => {
  test.each<[Readonly<Record<string, number>>, Pool, string]>([
    [{}, ["admiral-piett", "general-veers"], "general-veers"],
    [{}, ["grand-moff-tarkin", "admiral-ozzel"], "admiral-ozzel"],
    [{}, ["grand-moff-tarkin", "moff-jerjerrod"], "grand-moff-tarkin"],
    [{}, ["boba-fett", "janus-greejatus", "moff-jerjerrod"], "moff-jerjerrod"],
    [{ "x-wing": 1 }, ["admiral-piett", "general-veers"], "admiral-piett"],
    [{ "x-wing": 1 }, ["emperor-palpatine", "admiral-piett"], "admiral-piett"],
    [{ "rebel-trooper": 1 }, ["emperor-palpatine", "general-tagge"], "general-tagge"],
    [{ "rebel-trooper": 1 }, ["admiral-piett", "general-veers"], "general-veers"],
    [{ "x-wing": 1, "rebel-trooper": 1 }, ["emperor-palpatine", "general-veers"], "emperor-palpatine"],
    [{ "x-wing": 1, "rebel-trooper": 1 }, ["darth-vader", "admiral-piett"], "darth-vader"],
  ])(
    "[solo.command.activate.leader] Against %j with %j in the pool, the system is activated by %s",
    (units, pool, leader) => {
      const spec = { ...TURN, ...REVEALED, leaders: waiting(pool), systems: { mustafar: FLEET, hoth: { units } } };
      const decision = decided(spec);
      expect(decision.action).toEqual({ type: "activate", subject: leader, system: "hoth" });
      expect(reasonFor(decision, "activating-leader").dice).toEqual([]);
    },
  );

  test.each<[Pool, string, ...(readonly number[])]>([
    [["colonel-yularen", "boba-fett"], "colonel-yularen"],
    [["emperor-palpatine", "admiral-piett"], "admiral-piett"],
    [["admiral-ozzel", "janus-greejatus"], "janus-greejatus"],
    [["grand-moff-tarkin", "soontir-fel"], "soontir-fel"],
    [["grand-moff-tarkin", "darth-vader"], "grand-moff-tarkin"],
    [["darth-vader", "moff-jerjerrod"], "moff-jerjerrod"],
    [["krennics-finest", "general-tagge"], "general-tagge"],
    [["general-tagge", "general-veers"], "general-tagge", 1],
    [["general-tagge", "general-veers"], "general-veers", 8],
  ])(
    "[solo.def.most-capable-attempt] [solo.command.oppose.mission] The Empire with %j in the pool opposes an intel mission by %s",
    (pool, leader, ...dice) => {
      const spec: Scenario = {
        ...TURN,
        config: EXPANDED,
        active: "rebel",
        leaders: { ...waiting(pool), "princess-leia": "mustafar" },
        systems: { mustafar: FLEET },
        mission: { card: "infiltration", leaders: ["princess-leia"], system: "mustafar", stage: "oppose" },
      };
      const decision = decided(spec, 8, ...dice);
      expect(decision.action).toEqual({ type: "choose-leader", subject: leader });
      expect(reasonFor(decision, "opposing-leader").dice).toHaveLength(dice.length);
    },
  );

  test.each<[string, Pool, string]>([
    ["capture-rebel-operative", ["boba-fett", "general-veers"], "boba-fett"],
    ["capture-rebel-operative", ["soontir-fel", "general-veers"], "general-veers"],
    ["capture-rebel-operative", ["boba-fett", "darth-vader"], "boba-fett"],
    ["capture-rebel-operative", ["boba-fett", "krennics-finest"], "krennics-finest"],
    ["capture-rebel-operative", ["admiral-piett", "general-tagge"], "general-tagge"],
    ["probe-droid-initiative", ["colonel-yularen", "admiral-ozzel"], "admiral-ozzel"],
    ["probe-droid-initiative", ["admiral-piett", "janus-greejatus"], "janus-greejatus"],
    ["probe-droid-initiative", ["grand-moff-tarkin", "admiral-ozzel"], "admiral-ozzel"],
    ["probe-droid-initiative", ["emperor-palpatine", "soontir-fel"], "soontir-fel"],
    ["probe-droid-initiative", ["colonel-yularen", "boba-fett"], "boba-fett"],
  ])("[solo.missions.reveal] For %s with %j in the pool, the most capable leader is %s", (card, pool, leader) => {
    const spec = {
      ...TURN,
      config: EXPANDED,
      leaders: { ...waiting(pool), "han-solo": "endor" },
      systems: { endor: { units: { "star-destroyer": 1, stormtrooper: 1 } } },
      solo: { round: [card] },
    };
    const decision = decided(play(scenario(spec), [{ type: "play-mission" }]).state);
    expect(decision.action).toEqual({ type: "assign", subject: leader, mission: card });
    expect(reasonFor(decision, "mission-leader").dice).toEqual([]);
  });

  test.each<[Readonly<Record<string, number>>, Pool, string]>([
    [{ stormtrooper: 1, "rebel-trooper": 1 }, ["emperor-palpatine", "darth-vader"], "darth-vader"],
    [{ stormtrooper: 1, "rebel-trooper": 1 }, ["emperor-palpatine", "general-tagge"], "general-tagge"],
    [{ "star-destroyer": 1, "x-wing": 1 }, ["admiral-piett", "emperor-palpatine"], "admiral-piett"],
    [
      { "star-destroyer": 1, "x-wing": 1, stormtrooper: 1, "rebel-trooper": 1 },
      ["admiral-piett", "darth-vader"],
      "darth-vader",
    ],
  ])("[solo.command.join-combat] A combat of %j with %j in the pool is joined by %s", (units, pool, leader) => {
    const spec: Scenario = {
      ...TURN,
      leaders: { ...waiting(pool), "princess-leia": "naboo" },
      systems: { naboo: { units } },
      combat: { system: "naboo", initiator: "rebel", stage: "add-leader", round: 0 },
    };
    expect(decided(spec, 8).action).toEqual({ type: "choose-leader", subject: leader });
  });
});

describe("which fleet the manual moves", () => {
  const PROBES = ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine"];
  const REMOTE = ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine", "yavin"];
  const OCCUPIED = Object.fromEntries(REMOTE.map((id) => [id, { units: { stormtrooper: 1 } }] as const));
  const HIDDEN = { base: { system: "yavin" }, probes: PROBES, solo: { round: ["rule-by-fear"] } } as const;
  const REBELS = { units: { "x-wing": 2 } } as const;
  const ARMY = { units: { "mon-calamari-cruiser": 2, "rebel-trooper": 6 } } as const;

  test.each<[string, Scenario, string]>([
    [
      "the nearest possible base before weak Rebels",
      { systems: { bespin: FLEET, saleucami: STRONG, hoth: ARMY } },
      "bespin > hoth",
    ],
    [
      "weak Rebels before a strong fleet",
      { systems: { mustafar: STRONG, felucia: SMALL, hoth: ARMY } },
      "felucia > yavin",
    ],
    [
      "Rebels of the whole way",
      { systems: { sullust: FLEET, mustafar: { units: { "x-wing": 1 } } } },
      "sullust > bespin > hoth",
    ],
    [
      "weak Rebels before rich systems",
      { systems: { sullust: FLEET, mustafar: { units: { "rebel-trooper": 2 } }, bespin: { units: { "x-wing": 1 } } } },
      "sullust > bespin > hoth",
    ],
  ])(
    "[solo.move.hidden.select-fleet] While the base is hidden, the fleet and its route are chosen by %s",
    (_what, more, way) => {
      const decision = decided({ ...TURN, ...HIDDEN, leaders: waiting(["darth-vader", "general-tagge"]), ...more }, 1);
      expect(reasonFor(decision, "fleet")).toMatchObject({ chosen: way, dice: [] });
    },
  );

  test.each<[string, Scenario, string]>([
    ["the nearest fleet before a strong one", { systems: { mustafar: SMALL, sullust: STRONG } }, "mustafar > hoth"],
    ["the strongest of several as near", { systems: { mustafar: SMALL, bespin: STRONG } }, "bespin > hoth"],
    [
      "a strong fleet before weak Rebels on the way",
      { systems: { sullust: STRONG, bespin: REBELS, mustafar: REBELS, dagobah: { units: SMALL.units } } },
      "sullust > mustafar > hoth",
    ],
    [
      "another fleet once the nearest has moved",
      { systems: { mustafar: STRONG, bespin: SMALL }, solo: { moved: { mustafar: { "star-destroyer": 3 } } } },
      "bespin > hoth",
    ],
    [
      "the nearest Rebels before rich ones",
      { reputation: 5, systems: { ...OCCUPIED, saleucami: FLEET, toydaria: REBEL, geonosis: REBEL } },
      "saleucami > toydaria",
    ],
    [
      "rich Rebels before weak ones",
      { reputation: 5, systems: { ...OCCUPIED, saleucami: FLEET, kessel: REBEL, toydaria: { ...REBEL, ...ARMY } } },
      "saleucami > toydaria",
    ],
    [
      "a remote system with ships alone before Rebels",
      {
        reputation: 5,
        systems: { ...OCCUPIED, felucia: FLEET, yavin: { units: { "tie-fighter": 1 } }, saleucami: REBEL },
      },
      "felucia > yavin",
    ],
  ])(
    "[solo.move.revealed.select-fleet] [solo.move.revealed.leftover] While the base is revealed, the fleet and its route are chosen by %s",
    (_what, more, way) => {
      const decision = decided({ ...TURN, ...REVEALED, leaders: waiting(["darth-vader"]), ...more });
      expect(reasonFor(decision, "fleet")).toMatchObject({ chosen: way, dice: [] });
    },
  );

  test("[solo.move.hidden.after-a-find-fallback] After a find the nearest neutral system is entered before farther ones with higher production", () => {
    const systems = { dagobah: { units: FLEET.units }, mustafar: IMPERIAL, sullust: IMPERIAL, utapau: IMPERIAL };
    const spec = { ...TURN, ...HIDDEN, solo: { ...HIDDEN.solo, found: true }, systems };
    const decision = decided({ ...spec, leaders: waiting(["darth-vader", "general-tagge"]) }, 1);
    expect(reasonFor(decision, "fleet").chosen).toBe("dagobah > naboo");
  });

  test.each([
    [10, "hoth"],
    [9, "hoth"],
    [8, "hoth"],
  ])(
    "[solo.def.mr-mt-5] Time on 5 and reputation on %d let a fleet with a leader move to %s without a roll",
    (reputation, system) => {
      const leaders = { ...waiting(["darth-vader"]), "general-tagge": "mustafar" } as const;
      const spec = { ...TURN, ...HIDDEN, time: 5, reputation, leaders, systems: { mustafar: FLEET } };
      expect(decided(spec).action).toMatchObject({ type: "activate", system });
    },
  );
});

describe("where the manual deploys", () => {
  /** All that is deployed of these units. */
  function deployed(
    ready: Readonly<Record<string, number>>,
    systems: Scenario["systems"],
    more: Scenario = {},
  ): readonly string[] {
    const spec: Scenario = { ...TURN, phase: "refresh", stage: "deploy", imperial: { queue: [ready] }, ...more };
    const { action, memory } = decided({ ...spec, systems: { coruscant: { sabotaged: true }, ...systems } });
    return [actionKey(action), ...planIn(memory, "deploy")];
  }

  test.each<[string, Readonly<Record<string, number>>, NonNullable<Scenario["systems"]>, Scenario, string]>([
    [
      "the richest before the weakest",
      { "at-st": 1 },
      { corellia: STRONG, naboo: IMPERIAL },
      {},
      "deploy corellia at-st",
    ],
    [
      "the theater with fewer units before the strongest unit",
      { "at-st": 1, "star-destroyer": 1 },
      { corellia: { ...IMPERIAL, units: { "star-destroyer": 1 } }, naboo: IMPERIAL },
      {},
      "deploy corellia at-st",
    ],
    [
      "the strongest of the theater",
      { "at-st": 1, "at-at": 1 },
      { corellia: { ...IMPERIAL, units: { "star-destroyer": 1 } }, naboo: IMPERIAL },
      {},
      "deploy corellia at-at",
    ],
    [
      "the other theater where nothing waits",
      { "tie-fighter": 1, "star-destroyer": 1 },
      { corellia: { ...IMPERIAL, units: { "star-destroyer": 1 } } },
      {},
      "deploy corellia star-destroyer",
    ],
    [
      "a subjugated system",
      { "at-st": 1 },
      { corellia: { subjugated: true, units: { stormtrooper: 1 } }, naboo: IMPERIAL },
      {},
      "deploy corellia at-st",
    ],
    [
      "none that is sabotaged",
      { "at-st": 1 },
      { corellia: { ...IMPERIAL, sabotaged: true }, naboo: IMPERIAL },
      {},
      "deploy naboo at-st",
    ],
    [
      "none with Rebels",
      { "at-st": 1 },
      { corellia: { ...IMPERIAL, units: { "x-wing": 1 } }, naboo: IMPERIAL },
      {},
      "deploy naboo at-st",
    ],
    [
      "the near system",
      { "at-st": 1 },
      { sullust: IMPERIAL, utapau: IMPERIAL },
      { ...REVEALED, reputation: 6 },
      "deploy sullust at-st",
    ],
    [
      "none as far as rounds are left before the richest",
      { "at-st": 1 },
      { sullust: IMPERIAL, utapau: IMPERIAL },
      { ...REVEALED, reputation: 5 },
      "deploy utapau at-st",
    ],
    [
      "the nearest before the richest",
      { "at-st": 1 },
      { bespin: IMPERIAL, utapau: IMPERIAL },
      REVEALED,
      "deploy bespin at-st",
    ],
  ])(
    "[solo.deploy.hidden.system] [solo.deploy.revealed.systems] The automa deploys units by this preference: %s",
    (_what, ready, systems, more, key) => {
      expect(deployed(ready, systems, more)).toContain(key);
    },
  );
});
