import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { perform, unitChosen } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { eventsOf, held, offered, tokensByUnit } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";

describe("Agent Kallus", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  const KALLUS: Fielding = { unit: "stormtroopers", upgrades: ["agent-kallus"], at: [300, 300] };

  const ENGAGED: Fielding = { unit: "rebel-troopers", at: [300, 357] };

  it("[leg.upgrade.action-exhaust-icons] Agent Kallus immobilizes only one of the enemies engaged with his unit", () => {
    const kallus: Fielding = { ...STORM, upgrades: ["agent-kallus"] };
    const foes = [
      { unit: "leia-organa-fearless-and-inventive", at: [327, 300] },
      { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 273] },
    ] as const;
    const seized = after(acts([kallus], foes).state, [perform("agent-kallus"), unitChosen("p2.0")]);
    expect(tokensByUnit(seized, "immobilize")).toEqual([0, 2, 0]);
    expect(engine.decision(seized)?.kind).toBe("action");
  });

  it("Agent Kallus exhausts to immobilize an enemy unit that his unit is engaged with", () => {
    const start = acts([KALLUS], [ENGAGED, FAR]).state;
    const step = playOut(start, [perform("agent-kallus")]);
    expect(tokensByUnit(step.state, "immobilize")).toEqual([0, 2, 0]);
    expect(eventsOf(step, "card-turned")).toMatchObject([{ card: "agent-kallus", state: "exhausted" }]);
    const free = acts([KALLUS], [{ ...ENGAGED, at: [300, 450] }, FAR]).state;
    expectIllegal(engine.apply(free, perform("agent-kallus")), "leg.actions.free-card-action-cost");
  });
});

describe("Agent Kallus, further", () => {
  // Upgrades drawn at random (seed 20261128): what their players would expect of them.

  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.upgrade.action-exhaust-icons] Agent Kallus immobilizes an enemy unit engaged with his unit, but no other", () => {
    const unit: UnitSpec = {
      ...STORM,
      upgrades: ["agent-kallus"],
      others: [
        [272, 300],
        [272, 330],
        [272, 270],
        [244, 300],
      ],
    };
    const foes: UnitSpec = {
      ...REBELS,
      at: [327, 300],
      others: [
        [355, 300],
        [355, 330],
        [355, 270],
      ],
    };
    const start = battle([unit], [foes, { ...REBELS, at: [300, 600] }]);
    const gripped = follow(start, "perform agent-kallus");
    expect(["p2.0", "p2.1"].map((one) => held(gripped, one, "immobilize"))).toEqual([2, 0]);
    expect(offered(battle([{ ...STORM, upgrades: ["agent-kallus"] }], [{ ...REBELS, at: [300, 600] }]))).not.toContain(
      "perform agent-kallus",
    );
  });
});
