import { configOf, game, type State } from "@sw/rebellion-core";
import { play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { expectOk } from "@sw/tabletop";
import type { Action } from "../../src/state/actions.ts";
import { battle, combatOf, fought, line as on, BLANKS as ROLLS, dice as thrown } from "../combat/cinematic/table.ts";
import { dice, die, fight, line, option, retreat, tactic } from "../combat/table.ts";
import { DONE } from "../missions/table.ts";
import { judged } from "../rise-of-the-empire/cards/table.ts";
import { ALL, act, BASE } from "../solo/table.ts";

const EXPANDED = { expansion: "rise-of-the-empire" } as const;
const UPPER = option(0);
const PLANS = { type: "play-objective", subject: "death-star-plans-ii" } as const;

/** Nine Rebels who come home from Naboo. */
const NINE = Object.fromEntries(
  "princess-leia mon-mothma general-rieekan jan-dodonna luke-skywalker han-solo chewbacca lando-calrissian wedge-antilles"
    .split(" ")
    .map((id) => [id, "naboo"]),
);

const THERE = { rebel: { "x-wing": 2, "corellian-corvette": 1 }, imperial: { "star-destroyer": 1 } };

/** Both sides have a card of a round's end: the Rebels retreat from the ground. */
function afterRetreating(targets: Scenario["targets"]): State {
  const spec = {
    theater: "ground",
    cards: { rebel: "rogue-one" },
    rebel: { "u-wing": 1, "rebel-trooper": 1 },
    imperial: { stormtrooper: 1 },
    there: ["jan-dodonna"],
    leaders: { "princess-leia": { at: "sullust", ring: "captured" } },
    ...(targets && { targets, objectivesInPlay: ["raid-outposts"] }),
  } as const;
  const gone: readonly Action[] = [
    UPPER,
    DONE,
    retreat("jan-dodonna", "malastare"),
    { type: "move", subject: "rebel-trooper", from: "sullust" },
  ];
  return fought(spec, gone, ROLLS).state;
}

/** A round of a solo Empire whose first card is turned up. */
function turnedUp(spec: Scenario): State {
  const config = spec.config ?? BASE;
  return act(scenario({ base: { system: "yavin" }, active: "imperial", ...spec, config }), [{ type: "play-mission" }])
    .state;
}

/** An effect of a card that is about to be carried out. */
function effect(card: string, by: "rebel" | "imperial", system: string, spec: Scenario = {}): State {
  return scenario({ active: by, ...spec, effect: { card, by, system, ...spec.effect } });
}

/** Two captives on Naboo, guarded by a Stormtrooper. */
const CAPTIVES = {
  systems: { naboo: { units: { stormtrooper: 1 } } },
  leaders: {
    "luke-skywalker": { at: "naboo", ring: "captured" },
    "jan-dodonna": { at: "naboo", ring: "carbonite" },
  },
} as const;

/** A mission of the Rebels that has succeeded and goes on with its effect. */
function succeeded(card: string, system: string, spec: Scenario): State {
  const mission = {
    card,
    leaders: ["princess-leia"],
    system,
    by: "rebel",
    stage: "effect",
    result: "success",
  } as const;
  return scenario({ ...spec, mission });
}

/** Planetary Shield is used for damaged Airspeeders. Only the first of the Shield Generators is damaged. */
function shielded(generators: number): State {
  const airspeeders = [1, 2].map((markers) => ({ unit: "airspeeder", markers }));
  const spec = {
    theater: "ground",
    by: "imperial",
    cards: { rebel: "planetary-shield" },
    rebel: { "shield-generator": generators, airspeeder: 2 },
    imperial: { "at-at": 1 },
    combat: { wounds: { rebel: [{ unit: "shield-generator", markers: 1 }, ...airspeeders] } },
  } as const;
  return fought(spec, [UPPER], thrown("--", "-")).state;
}

/** The Empire bombards, and chooses a ship whose dice are rolled. */
function bombarding(): State {
  const spec = {
    rebel: { "rebel-trooper": 2, airspeeder: 2 },
    imperial: { "death-star": 1, "star-destroyer": 1, "tie-fighter": 1, "at-st": 1 },
    by: "imperial",
    hands: { imperial: ["ground-bombardment"] },
    there: [],
  } as const;
  return line(fight(spec, dice("s", "-")).state, [tactic("ground-bombardment", "red")]).state;
}

/** Decisions that random games hardly ever meet, each with a scene in which it is asked: from these the README has its examples. */
export const RARE: Readonly<Record<string, readonly (() => State)[]>> = {
  "pool-limit": [() => scenario({ config: EXPANDED, phase: "refresh", stage: "retrieve", leaders: NINE })],
  "round-card": [
    () =>
      turnedUp({
        solo: { round: ["rule-by-fear", "hunt-them-down"] },
        systems: { naboo: { units: { stormtrooper: 1 } }, sullust: { units: { stormtrooper: 1 } } },
      }),
    () => {
      const card = "construct-super-star-destroyer-rote";
      const systems = { utapau: { loyalty: "imperial" } } as const;
      const first = turnedUp({ config: ALL, systems, solo: { round: [card] } });
      return act(first, [{ type: "assign", subject: "grand-moff-tarkin", mission: card }]).state;
    },
  ],
  "reserve-leader": [
    () =>
      turnedUp({
        config: { ...BASE, solo: { originalCombat: true, retryUnplayableMissions: true } },
        solo: { round: ["interrogation", "display-of-power"] },
        systems: { naboo: { loyalty: "rebel" } },
        leaders: { "boba-fett": "pool" },
      }),
  ],
  "set-dice": [
    () => {
      const spec = { ...THERE, there: ["wedge-antilles"], actions: { rebel: ["one-in-a-million"] } };
      const use = { type: "use-action", subject: "one-in-a-million", leader: "wedge-antilles" } as const;
      return line(fight(spec, []).state, [use]).state;
    },
    () => {
      const spec = { ...THERE, there: ["wedge-antilles"], actions: { rebel: ["one-in-a-million"] } };
      const use = { type: "use-action", subject: "one-in-a-million", leader: "wedge-antilles" } as const;
      return line(fight(spec, []).state, [use, die("black", "hit")]).state;
    },
  ],
  "capture-leader": [
    () => {
      const spec = {
        cards: { imperial: "tractor-beam" },
        rebel: { "x-wing": 2, "corellian-corvette": 1 },
        imperial: { "star-destroyer": 1 },
        there: ["princess-leia", "mon-mothma"],
      } as const;
      const { state } = fought(spec, [UPPER, DONE], [...thrown("-", "---"), ...thrown("--", "-")]);
      return on(state, [retreat("princess-leia", "malastare")]).state;
    },
  ],
  "eliminate-leader": [
    () =>
      effect("return-of-the-jedi", "rebel", "kessel", {
        leaders: { "luke-skywalker-jedi": "kessel", "darth-vader": "kessel", "general-tagge": "kessel" },
        systems: { kessel: { units: { "x-wing": 1 } } },
        objectives: ["return-of-the-jedi"],
      }),
  ],
  "tactic-deck": [
    () =>
      judged(
        "rebel",
        "success",
        { card: "prepare-for-battle", leaders: ["admiral-ackbar", "general-madine"], system: "sullust" },
        {
          systems: {
            sullust: { loyalty: "rebel", units: { stormtrooper: 1 } },
            mustafar: { units: { "star-destroyer": 1, stormtrooper: 1 } },
          },
        },
      ),
  ],
  "name-systems": [
    () =>
      effect("interrogation-droid", "imperial", "kessel", {
        base: { system: "hoth" },
        leaders: { "mon-mothma": { at: "kessel", ring: "captured" } },
        systems: { kessel: { units: { stormtrooper: 1 } } },
        effect: { card: "interrogation-droid", target: "mon-mothma" },
      }),
  ],
  "black-hits-as-red": [
    () => {
      const modifiers = [
        {
          effect: { kind: "black-hits-as-red", faction: "rebel", count: 2 },
          card: "target-the-star-destroyers",
          until: "end-of-combat",
          system: "sullust",
        },
      ] as const;
      const imperial = { "star-destroyer": 1, "tie-fighter": 1 };
      return fight({ rebel: { "x-wing": 3 }, imperial, modifiers }, dice("", "hhh")).state;
    },
  ],
  "cancel-first": [
    () =>
      battle({
        rebel: { "corellian-corvette": 1 },
        imperial: { interdictor: 1 },
        cards: { rebel: "outrun-them", imperial: "entrapment" },
      }).state,
  ],
  "after-retreating": [
    () => afterRetreating(undefined),
    () => afterRetreating([{ card: "raid-outposts", system: "sullust" }]),
  ],
  "take-back-tactic": [
    () =>
      combatOf({
        rebel: { "rebel-trooper": 1, "shield-generator": 2 },
        imperial: { stormtrooper: 1 },
        advancedTactics: { discards: ["take-cover", "escape-plan", "tow-cables", "overrun", "escort"] },
      }),
  ],
  "mark-leader": [
    () => {
      const spec = {
        theater: "ground",
        cards: { rebel: "confrontation" },
        rebel: { "rebel-trooper": 1 },
        imperial: { stormtrooper: 1 },
        there: ["darth-vader", "general-tagge"],
      } as const;
      return fought(spec, [UPPER, DONE], [...thrown("", "h"), ...thrown("", "-")]).state;
    },
  ],
  "tactic-draw": [
    () => {
      const card = "space-brilliant-strategy";
      const { state } = fight({ ...THERE, hands: { rebel: [card] } }, dice("s", "---"));
      return line(state, [tactic(card, "red")]).state;
    },
  ],
  "tactic-bombard": [bombarding, () => line(bombarding(), [{ type: "take-unit", subject: "star-destroyer" }]).state],
  "destroy-death-star": [
    () => {
      const imperial = { "death-star": 1, "death-star-under-construction": 1 };
      const plans = dice("d--").map((one) =>
        typeof one === "object" && "label" in one ? { ...one, label: "plans:red" } : one,
      );
      const spec = { ...THERE, imperial, objectives: [PLANS.subject], there: ["jan-dodonna"], at: "plans" } as const;
      return line(fight({ ...spec, combat: { round: 1 } }).state, [PLANS], plans).state;
    },
  ],
  captive: [
    () => {
      const leaders = { ...CAPTIVES.leaders, "han-solo": { at: "naboo", ring: "millennium-falcon" } } as const;
      const state = succeeded("sabotage", "naboo", { ...CAPTIVES, leaders });
      return play(state, [{ type: "use-ring", subject: "millennium-falcon" }]).state;
    },
  ],
  "rescue-leader": [() => succeeded("daring-rescue", "naboo", CAPTIVES)],
  "free-unit": [
    () => {
      const systems = {
        kessel: { units: { stormtrooper: 2 } },
        yavin: { units: { "rebel-trooper": 19 } },
        hoth: { units: { "rebel-trooper": 1 } },
      };
      return succeeded("incite-rebellion", "kessel", { config: { rulings: "faq" }, systems });
    },
  ],
  "put-off": [
    () =>
      scenario({
        base: { system: "hoth" },
        rebel: { passed: true },
        imperial: { passed: true },
        delayed: [
          { card: "rapid-mobilization", leaders: ["general-rieekan", "jan-dodonna"] },
          { card: "rapid-mobilization", leaders: ["general-rieekan"] },
        ],
      }),
  ],
  "remove-target": [
    () =>
      succeeded("heist", "dagobah", {
        config: EXPANDED,
        systems: { dagobah: { units: { stormtrooper: 1 } } },
        targets: ["secure-the-plans", "raid-outposts"].map((card) => ({ card, system: "dagobah" })),
        objectivesInPlay: ["raid-outposts"],
      }),
  ],
  "remove-damage": [
    () => {
      const damaged = { "corellian-corvette": 2, "mon-calamari-cruiser": 4 };
      const spec = {
        by: "imperial",
        cards: { rebel: "draw-their-fire" },
        rebel: { "nebulon-b-frigate": 1, "corellian-corvette": 1, "mon-calamari-cruiser": 1 },
        imperial: { "star-destroyer": 1 },
        combat: { wounds: { rebel: Object.entries(damaged).map(([unit, markers]) => ({ unit, markers })) } },
      } as const;
      return fought(spec, [UPPER], thrown("--", "-")).state;
    },
  ],
  "redirect-to": [() => shielded(2)],
  "redirect-damage": [() => shielded(1)],
  "station-system": [
    () => {
      const missionSets = { rebel: "base", imperial: "base" } as const;
      return expectOk(game.setup(configOf({ ...EXPANDED, startingUnits: "expansion", missionSets }), "station")).state;
    },
  ],
};
