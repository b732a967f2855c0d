import { game } from "@sw/legion-core";
import { CIVIL_WAR, CLONE_WARS } from "@sw/legion-core/examples";
import { scenario } from "@sw/legion-core/testing";
import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { ListedUnit } from "../../src/army/list.ts";
import { unplayedFault } from "../../src/setup/unsupported.ts";
import type { Action } from "../../src/state/actions.ts";
import type { Config } from "../../src/state/config.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { mm } from "../../src/table/lengths.ts";
import { SAMPLES } from "../army/samples.ts";
import { box } from "../helpers/scene.ts";

/** The units of the four sample armies of which every card is played, equipped as there. */
const PLAYED: readonly string[] = [
  "darth-vader-dark-lord-of-the-sith force-choke force-reflexes burst-of-speed",
  "general-veers-master-tactician strict-orders",
  "stormtroopers dlt-19-stormtrooper stormtrooper",
  "stormtroopers hh-12-stormtrooper",
  "snowtroopers flametrooper",
  "scout-troopers",
  "imperial-death-troopers dlt-19d-trooper fragmentation-grenades",
  "74-z-speeder-bikes",
  "at-st 88i-twin-light-blaster first-sergeant-arbmab",
  "luke-skywalker-hero-of-the-rebellion force-reflexes tenacity",
  "leia-organa-fearless-and-inventive strict-orders",
  "chewbacca-walking-carpet",
  "cassian-andor-capable-intelligence-agent a280 inspiring-presence recon-intel tenacity",
  "rebel-troopers z-6-trooper",
  "fleet-troopers mpl-57-barrage-trooper",
  "rebel-veterans cm-0-93-trooper",
  "at-rt-rebel-alliance at-rt-rotary-blaster",
  "t-47-airspeeder ax-108-ground-buzzer",
  "obi-wan-kenobi-civilized-warrior force-guidance burst-of-speed",
  "clone-captain-rex-honorable-soldier lead-by-example fragmentation-grenades",
  "clone-trooper-infantry z-6-clone-trooper",
  "clone-trooper-infantry z-6-clone-trooper clone-medic",
  "clone-trooper-infantry rps-6-clone-trooper",
  "clone-trooper-infantry dp-23-clone-trooper",
  "arc-troopers fragmentation-grenades",
  "arf-troopers rps-6-arf-trooper",
  "at-rt-galactic-republic at-rt-flamethrower",
  "barc-speeder barc-twin-laser-gunner",
  "general-grievous-sinister-cyborg tenacity",
  "t-series-tactical-droid-programmed-for-strategy hq-uplink",
  "asajj-ventress-separatist-assassin force-choke",
  "b1-battle-droids e-5c-b1-battle-droid",
  "b1-battle-droids e-60r-b1-battle-droid",
  "b1-battle-droids",
  "b2-super-battle-droids b2-acm-battle-droid",
  "ig-100-magnaguard ig-100-magnaguard",
  "dsd1-dwarf-spider-droid engagement-protocols nose-mounted-laser-cannon",
  "aat-battle-tank t-series-tactical-droid-pilot high-energy-shells",
];

/** What each of the others still lacks: the first card and keyword, or the card alone. */
const MISSING: Readonly<Record<string, string>> = {};

const named = ({ unit, upgrades }: ListedUnit): string => [unit, ...upgrades].join(" ");
const ENTRIES = SAMPLES.flatMap(({ list }) => list.units.map((unit) => ({ list, unit })));

function missing({ list, unit }: (typeof ENTRIES)[number]): string | undefined {
  const alone = { ...list, units: [unit] };
  const config: Config = { table: { terrain: [] }, armies: [alone, { ...list, units: [] }] };
  const params = unplayedFault(box, config)?.params;
  return params === undefined ? undefined : String(params["keyword"] ?? params["card"]);
}

it("The list of sample units states which are playable, and what the others lack", () => {
  const all = new Map(ENTRIES.map((entry) => [named(entry.unit), missing(entry)]));
  expect([...all].flatMap(([name, lacks]) => (lacks === undefined ? [name] : []))).toEqual(PLAYED);
  expect(Object.fromEntries([...all].filter(([, lacks]) => lacks !== undefined))).toEqual(MISSING);
});

/** A small table, so that whoever deploys meets somebody in the same round. */
const TABLE = { battlefield: { length: mm(900), width: mm(600) }, terrain: [] };
const ENEMY = { unit: "rebel-veterans", upgrades: [] } as const;

/** Attacks before anything else, then moves, or the other way round; else what chance says. */
function pick(
  actions: readonly Action[],
  random: () => number,
  [first, second]: readonly string[] = ["attack", "move"],
): Action {
  const performs = (id = "") => actions.find((action) => action.type === "perform" && action.subject === id);
  const action = performs(first) ?? performs(second) ?? actions[Math.floor(random() * actions.length)];
  if (action === undefined) throw new Error("nothing to do");
  return action;
}

/** Numbers below one that depend on the seed alone. */
function numbers(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648;
    return now / 2_147_483_648;
  };
}

/** Plays to the end of the round, or of the game; no state on the way breaks an invariant. */
function round(start: State, seed: number): readonly Event[] {
  const random = numbers(seed);
  const events: Event[] = [];
  let state = start;
  for (let step = 0; state.round === start.round && state.outcome === null; step++) {
    if (step > 500) throw new Error("the round does not end");
    // Who has attacked moves before it attacks again.
    const moves = happened(events, "attack-declared", "p1.0") && game.decision(state)?.seat === "player-1";
    const order = moves ? ["move", "attack"] : ["attack", "move"];
    const next = expectOk(game.apply(state, pick(game.legalActions(state), random, order)));
    events.push(...next.events);
    state = next.state;
    expect(game.invariants(state)).toEqual([]);
  }
  return events;
}

function happened(events: readonly Event[], type: Event["type"], unit: string): boolean {
  return events.some((event) => event.type === type && "unit" in event && event.unit === unit);
}

/** Those who fight hand to hand alone need luck to get there in one round. */
const SEEDS: Readonly<Record<string, number>> = {
  "asajj-ventress-separatist-assassin force-choke": 33,
  "darth-vader-dark-lord-of-the-sith force-choke force-reflexes burst-of-speed": 33,
  "obi-wan-kenobi-civilized-warrior force-guidance burst-of-speed": 33,
};

describe("units of the sample armies on a small table", () => {
  const entries = new Map(ENTRIES.map((entry) => [named(entry.unit), entry]));
  const units = PLAYED.flatMap((name) => entries.get(name) ?? []);

  it.each(units.map((entry) => [named(entry.unit), entry] as const))(
    "The sample unit %s deploys, moves, attacks and is attacked",
    (_, entry) => {
      const { unit, upgrades } = entry.unit;
      const common = { table: TABLE, mission: { primary: "breakthrough" }, activating: "p1.0" } as const;
      const mine = { faction: entry.list.faction, units: [{ unit, upgrades, order: "faceup" }] } as const;
      const reserve = scenario({ ...common, "player-1": mine, "player-2": { units: [{ ...ENEMY, at: [450, 450] }] } });
      const deployed = round(reserve, 1);
      expect(happened(deployed, "unit-deployed", "p1.0")).toBe(true);
      const here = {
        ...mine,
        units: [{ unit, upgrades, at: [450, 180], heading: { x: 0, y: 1 }, order: "faceup" }],
      } as const;
      const enemies = {
        units: [
          { ...ENEMY, at: [450, 330] },
          { ...ENEMY, at: [650, 330] },
        ],
      } as const;
      const fought = round(
        scenario({ ...common, "player-1": here, "player-2": enemies }),
        SEEDS[named(entry.unit)] ?? 2,
      );
      expect(happened(fought, "attack-declared", "p1.0")).toBe(true);
      expect(happened(fought, "unit-moved", "p1.0")).toBe(true);
      expect(fought.some((event) => event.type === "attack-declared" && event.defender === "p1.0")).toBe(true);
    },
  );
});

describe("the battles of the examples", () => {
  it.each([
    ["the Civil War", CIVIL_WAR],
    ["the Clone Wars", CLONE_WARS],
  ] as const)("The battle %s is set up and played for a round", (_, config) => {
    const { state } = expectOk(game.setup(config, "battle"));
    const random = numbers(7);
    let now = state;
    for (let step = 0; now.round < 2 && now.outcome === null; step++) {
      if (step > 2000) throw new Error("the round does not end");
      now = expectOk(game.apply(now, pick(game.legalActions(now), random))).state;
    }
    expect(game.invariants(now)).toEqual([]);
  });
});
