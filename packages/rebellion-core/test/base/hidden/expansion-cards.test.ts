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

const BOARD: Scenario = {
  config: { expansion: "rise-of-the-empire" },
  systems: {
    sullust: { loyalty: "imperial", units: { "star-destroyer": 2, stormtrooper: 4, "at-st": 1 } },
    mustafar: { units: { "assault-carrier": 1, stormtrooper: 2, "tie-fighter": 2 } },
    kashyyyk: { loyalty: "rebel", units: { "rebel-transport": 1, "rebel-trooper": 2 } },
    mandalore: { units: { "death-star": 1, stormtrooper: 1 } },
  },
  baseSpace: { "rebel-transport": 1, "rebel-trooper": 4, "x-wing": 2, airspeeder: 1 },
  probes: ["alderaan", "geonosis", "utapau", "malastare", "ord-mantell"],
  leaders: { "han-solo": { at: "sullust", ring: "captured" }, chewbacca: "pool" },
};

/** A mission has just been turned up: where and against whom is still to be chosen. */
function mission(card: string, by: "rebel" | "imperial", ...leaders: readonly string[]): Scenario {
  return { active: by, mission: { card, leaders } };
}

/** A mission that succeeds, or is resolved, in a system, about to be carried out. */
function judged(card: string, by: "rebel" | "imperial", leader: string, system: string, target?: string): Scenario {
  return {
    active: by,
    leaders: { ...BOARD.leaders, [leader]: system },
    mission: { card, leaders: [leader], system, stage: "effect", result: "success", ...(target && { target }) },
  };
}

const SCENES: Readonly<Record<string, Scenario>> = {
  "Break Their Will": judged("break-their-will", "imperial", "darth-vader", "sullust", "han-solo"),
  "We're the Bait": judged("were-the-bait", "imperial", "darth-vader", "sullust", "han-solo"),
  "Stolen Intel": judged("stolen-intel", "imperial", "darth-vader", "kashyyyk"),
  Deployment: mission("deployment", "imperial", "emperor-palpatine"),
  "Secure the Plans": mission("secure-the-plans", "imperial", "director-krennic"),
  "Draw Them Out": mission("draw-them-out", "imperial", "boba-fett"),
  "Imperial Might": mission("imperial-might", "imperial", "grand-moff-tarkin"),
  "Behind Enemy Lines": mission("behind-enemy-lines", "rebel", "mon-mothma"),
  "Single Reactor Ignition": mission("single-reactor-ignition", "imperial", "grand-moff-tarkin"),
  "Prepare for Battle": judged("prepare-for-battle", "rebel", "saw-gerrera", "sullust"),
  "Plant Explosives": mission("plant-explosives", "rebel", "han-solo"),
  "the use of Secret Facility": {
    active: "imperial",
    probes: ["alderaan", "geonosis"],
    held: [{ card: "secret-facility", probe: "utapau" }],
    imperial: { actionsUsed: ["secret-facility"] },
  },
  "Sweep the Area": {
    active: "imperial",
    rebel: { passed: true },
    leaders: { ...BOARD.leaders, "lando-calrissian": "utapau" },
    probes: ["alderaan", "geonosis"],
    held: [{ card: "sweep-the-area", probe: "utapau" }],
    imperial: { actionsUsed: ["sweep-the-area"] },
  },
  "what Under the Radar keeps": { active: "rebel", effect: { card: "under-the-radar", by: "rebel" } },
  "target markers": {
    active: "imperial",
    targets: [{ card: "rebel-cell", system: "sullust" }],
    objectivesInPlay: ["rebel-cell"],
  },
  "an immediate objective": { phase: "refresh", stage: "draw-objective", objectiveTop: ["raid-outposts"] },
  "a Refresh Phase with a Rebel Cell": {
    phase: "refresh",
    objectives: ["uprising", "the-long-war", "defensive-position"],
    targets: [{ card: "rebel-cell", system: "kashyyyk" }],
    objectivesInPlay: ["rebel-cell"],
  },
};

function stateOf(scene: Scenario, system: string, seed: number): State {
  return scenario({ ...BOARD, ...scene, base: { system }, seed });
}

it.each(Object.entries(SCENES))(
  "[reb.base.secret-choice] After %s of the expansion, the Imperial seat's view, prompts, events and legal actions are the same for every candidate for the true base",
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
