import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { begin, play, type Scenario, scenario } from "../../src/testing/index.ts";
import { imperialMission } from "../cards/table.ts";
import { asked, eventsOf, place } from "../looks.ts";

const REVEAL: Action = { type: "reveal", subject: 0 };

/** The combats that started and ended, and the reveal of the base, in their order. */
function story(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => {
    if (event.type === "base-revealed") return [`base ${event.system}`];
    if (event.type === "combat-started" || event.type === "combat-ended") return [`${event.type} ${event.system}`];
    return event.type === "mission-ended" ? [event.type] : [];
  });
}

/** The systems that the attacker in the combat came from. */
function sourcesIn(state: State): readonly number[] | undefined {
  const combat = state.frames.find((frame) => frame.kind === "combat");
  return combat?.kind === "combat" ? combat.sources : undefined;
}

/** An Imperial fleet about to retreat from Sullust, beside the hidden base. */
function retreating(baseSpace: Scenario["baseSpace"], spec: Scenario = {}): State {
  return scenario({
    active: "imperial",
    base: { system: "naboo" },
    ...(baseSpace === undefined ? {} : { baseSpace }),
    systems: { sullust: { units: { "mon-calamari-cruiser": 1, "star-destroyer": 1, stormtrooper: 2 } } },
    leaders: { "jan-dodonna": "sullust", "general-tagge": "sullust" },
    combat: { system: "sullust", stage: "retreat" },
    ...spec,
  });
}

const TO_NABOO: readonly Action[] = [
  { type: "retreat", subject: "general-tagge", system: "naboo" },
  { type: "move", subject: "stormtrooper", from: "sullust" },
  { type: "move", subject: "stormtrooper", from: "sullust" },
];

describe("a retreat to the hidden base", () => {
  it("[reb.base.reveal-before-combat] Ground units that retreat to the hidden base reveal it, and another combat follows there", () => {
    const { state, events } = play(retreating({ "rebel-trooper": 1, "x-wing": 1 }), TO_NABOO);
    expect(story(events)).toEqual(["base naboo", "combat-ended sullust", "combat-started naboo"]);
    expect(eventsOf(events, "combat-started")).toMatchObject([{ initiator: "imperial" }]);
    expect(place(state, "naboo").subjugated).toBe(false);
  });

  it("[reb.base.reveal-before-combat] The side whose turn it is begins the combat that follows, even if it is a general's turn", () => {
    const config = { players: 4 } as const;
    const generals = retreating({ "x-wing": 1 }, { config, active: "rebel-general" });
    const { state, events } = play(generals, [{ type: "pass" }, ...TO_NABOO]);
    expect(eventsOf(events, "combat-started")).toMatchObject([{ system: "naboo", initiator: "rebel" }]);
    expect(state.frames).toContainEqual(expect.objectContaining({ kind: "activation", chair: 1 }));
  });

  it("[reb.retreat.not-attack-source] The system that the Empire has left counts as a source of the combat that follows", () => {
    const { state } = play(retreating({ "x-wing": 1 }), TO_NABOO);
    expect(sourcesIn(state)).toEqual([BOX.places.get("sullust")]);
  });

  it("[reb.base.ships-do-not-reveal] Ships that retreat to the hidden base's system neither reveal it nor fight there", () => {
    const lone: readonly Action[] = [{ type: "retreat", subject: "general-tagge", system: "naboo" }, { type: "done" }];
    const { state, events } = play(retreating({ "x-wing": 1 }), lone);
    expect(story(events)).toEqual([]);
    expect(state.base.revealed).toBe(false);
  });
});

describe("an activation that reveals the base", () => {
  it("[reb.base.reveal-on-ground] Units that move to the hidden base fight one combat there, which their own move leads to", () => {
    const start = scenario({
      active: "imperial",
      base: { system: "naboo" },
      baseSpace: { "rebel-trooper": 1 },
      systems: { sullust: { units: { "assault-carrier": 1, stormtrooper: 1 } } },
    });
    const { state, events } = play(start, [
      { type: "activate", subject: "darth-vader", system: "naboo" },
      { type: "move", subject: "assault-carrier", from: "sullust" },
      { type: "move", subject: "stormtrooper", from: "sullust" },
    ]);
    expect(story(events)).toEqual(["base naboo", "combat-started naboo"]);
    expect(state.frames.filter(({ kind }) => kind === "activation")).toHaveLength(1);
  });
});

describe("a mission that reveals the base", () => {
  it("[reb.base.reveal-on-loyalty] Loyalty that reveals the base under Imperial ships leads to a combat after the mission", () => {
    const start = imperialMission("rule-by-fear", ["emperor-palpatine"], {
      base: { system: "naboo" },
      baseSpace: { "x-wing": 1 },
      systems: { naboo: { units: { "tie-fighter": 1 } } },
    });
    const { state, events } = play(start, [REVEAL]);
    expect(story(events)).toEqual(["mission-ended", "base naboo", "combat-started naboo"]);
    expect(place(state, "naboo").loyalty).toBe(1);
  });

  it("[reb.base.reveal-on-loyalty] A base revealed by loyalty under ships alone leads to no combat with its ground units", () => {
    const start = imperialMission("rule-by-fear", ["emperor-palpatine"], {
      base: { system: "naboo" },
      baseSpace: { "rebel-trooper": 1 },
      systems: { naboo: { units: { "tie-fighter": 1 } } },
    });
    const { state, events } = play(start, [REVEAL]);
    expect(story(events)).toEqual(["mission-ended", "base naboo"]);
    expect(asked(state)).toMatchObject({ seat: "imperial", kind: "turn" });
  });

  it("[reb.base.reveal-on-ground] A unit deployed by Oversee Project at the hidden base leads to a combat after the mission", () => {
    const start = imperialMission("oversee-project", ["grand-moff-tarkin"], {
      base: { system: "hoth" },
      baseSpace: { "rebel-trooper": 1 },
      systems: { hoth: { units: { "tie-fighter": 1 } } },
      imperial: { queue: [{ "at-at": 1 }] },
    });
    const { events } = play(start, [REVEAL]);
    expect(story(events)).toEqual(["mission-ended", "base hoth", "combat-started hoth"]);
  });

  it("[reb.base.reveal-on-ground] Planetary Conquest that finds only ships at the hidden base leads to a combat in space", () => {
    const start = imperialMission("planetary-conquest", ["general-veers"], {
      base: { system: "naboo" },
      baseSpace: { "x-wing": 1 },
      systems: { naboo: { units: { "tie-fighter": 1 } }, sullust: { units: { stormtrooper: 1, "at-st": 1 } } },
      leaders: { "general-veers": "mission" },
    });
    const { state, events } = play(start, [
      REVEAL,
      { type: "choose-system", subject: "naboo" },
      { type: "move", subject: "stormtrooper", from: "sullust" },
      { type: "done" },
    ]);
    expect(story(events)).toEqual(["mission-ended", "base naboo", "combat-started naboo"]);
    expect(sourcesIn(state)).toEqual([BOX.places.get("sullust")]);
  });

  it("[reb.base.reveal-on-ground] A card that reveals the base in the Assignment Phase leads to a combat of its own side", () => {
    const { events } = begin({
      phase: "assignment",
      active: "imperial",
      base: { system: "hoth" },
      baseSpace: { "rebel-trooper": 1 },
      systems: { hoth: { units: { "tie-fighter": 1 } } },
      imperial: { queue: [{ "at-at": 1 }] },
      effect: { card: "oversee-project", by: "imperial", system: "hoth" },
    });
    expect(story(events)).toEqual(["base hoth", "combat-started hoth"]);
    expect(eventsOf(events, "combat-started")).toMatchObject([{ initiator: "imperial" }]);
  });
});
