import type { State } from "@sw/rebellion-core";
import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { checkedLine, nothingLooked } from "./check.ts";
import { anyPlayer } from "./worlds.ts";

/** Decisions played after each situation. */
const DECISIONS = 12;

/** Systems that may hold the base in the scenes: nothing Imperial is there. */
const HAUNTS = ["hoth", "endor", "dagobah", "naboo", "ryloth", "felucia", "yavin", "kessel", "toydaria", "bespin"];

/** A board with both sides on it; Sullust touches many systems, Mustafar some of those that may hold the base. */
const BOARD: Scenario = {
  systems: {
    sullust: { loyalty: "imperial", units: { "star-destroyer": 2, stormtrooper: 4, "at-st": 1 } },
    mustafar: { units: { "assault-carrier": 1, stormtrooper: 2, "tie-fighter": 2 } },
    kashyyyk: { loyalty: "rebel", units: { "rebel-transport": 1, "rebel-trooper": 2 } },
    bothawui: { loyalty: "rebel", units: { "corellian-corvette": 1, "x-wing": 2, airspeeder: 1 } },
    mandalore: { units: { "death-star": 1, stormtrooper: 1 } },
  },
  baseSpace: { "rebel-transport": 1, "rebel-trooper": 4, "x-wing": 2, airspeeder: 1 },
  probes: ["alderaan", "geonosis", "utapau", "malastare", "ord-mantell"],
  leaders: { "han-solo": { at: "sullust", ring: "captured" }, "lando-calrissian": "naboo", chewbacca: "pool" },
};

/** A mission has just been turned up: where and against whom is still to be chosen. */
function mission(card: string, by: "rebel" | "imperial", ...leaders: readonly string[]): Scenario {
  return { active: by, mission: { card, leaders } };
}

const SCENES: Readonly<Record<string, Scenario>> = {
  "Long-Range Probe": mission("long-range-probe", "imperial", "admiral-piett"),
  "Interrogation Droid": mission("interrogation-droid", "imperial", "colonel-yularen"),
  "Homing Beacon": mission("homing-beacon", "imperial", "boba-fett", "colonel-yularen"),
  "Gather Intel": mission("gather-intel", "imperial", "colonel-yularen"),
  "Intercept Transmission": mission("intercept-transmission", "imperial", "boba-fett"),
  "Probe Droid Initiative": mission("probe-droid-initiative", "imperial", "admiral-ozzel"),
  "Planetary Conquest": mission("planetary-conquest", "imperial", "general-veers"),
  "Display of Power": mission("display-of-power", "imperial", "emperor-palpatine"),
  "Superlaser Online": mission("superlaser-online", "imperial", "grand-moff-tarkin"),
  "Lure of the Dark Side": mission("lure-of-the-dark-side", "imperial", "emperor-palpatine"),
  "Plant False Lead": mission("plant-false-lead", "rebel", "general-rieekan"),
  "Rapid Mobilization": {
    active: "imperial",
    rebel: { passed: true },
    delayed: [{ card: "rapid-mobilization", by: "rebel", leaders: ["general-rieekan", "mon-mothma"] }],
  },
  "Hidden Fleet": mission("hidden-fleet", "rebel", "mon-mothma"),
  "Lead the Strike Team": mission("lead-the-strike-team", "rebel", "chewbacca"),
  "Daring Rescue": mission("daring-rescue", "rebel", "princess-leia"),
  "a Rebel turn": { active: "rebel" },
  "an Imperial turn": { active: "imperial" },
  "a deployment of Shield Bunkers": {
    config: { expansion: "rise-of-the-empire" },
    phase: "refresh",
    stage: "deploy",
    imperial: { queue: [{ "shield-bunker": 1, "tie-striker": 1, interdictor: 1 }] },
    systems: { ...BOARD.systems, tatooine: { units: { "shield-bunker": 1, "assault-tank": 1 } } },
  },
  "the Refresh Phase": { phase: "refresh", objectives: ["establish-outposts", "inspire-sympathy"] },
  "Imperial assignments": {
    phase: "assignment",
    active: "imperial",
    imperial: { actions: ["local-rumors", "scouting-mission"] },
    leaders: { ...BOARD.leaders, "colonel-yularen": "pool", "soontir-fel": "pool" },
  },
  "Rebel assignments": {
    phase: "assignment",
    rebel: { actions: ["start-the-evacuation", "rebel-planning", "an-old-friend"] },
  },
};

function stateOf(scene: Scenario, system: string, seed: number): State {
  return scenario({ ...BOARD, ...scene, base: { system }, seed });
}

it.each(Object.entries(SCENES))(
  "[reb.base.secret-choice] After %s, the Imperial seat's view, prompts, events and legal actions are the same for every candidate for the true base",
  (_, scene) => {
    const looked = nothingLooked();
    const runs = process.env["SW_LONG"] === undefined ? 2 : 300;
    fc.assert(
      fc.property(fc.constantFrom(...HAUNTS), fc.nat(), (system, seed) => {
        checkedLine(stateOf(scene, system, seed), anyPlayer(`scene-${seed}`), DECISIONS, `scene-${seed}`, looked);
      }),
      { numRuns: runs },
    );
    expect(looked.steps).toBeGreaterThan(runs);
  },
);
