import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { choose, DONE, PASS, perform } from "../../helpers/actions.ts";
import { acting, PHASE } from "../../helpers/activations.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { eventsOf, left, offered } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";

const chosen = (subject: string): Action => ({ type: "choose-unit", subject });

function vader(...upgrades: readonly string[]): Fielding {
  return { unit: "darth-vader-dark-lord-of-the-sith", upgrades, at: [300, 300] };
}

/** The first unit of the first army in the middle of its actions. */
function acts(mine: readonly Fielding[], theirs: readonly Fielding[]): State {
  return settled(scene({ armies: [mine, theirs], frames: [PHASE, acting(0)] })).state;
}

describe("Force upgrades", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 430] };
  const LEIA: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [420, 300] };

  it("[leg.upgrade.action-exhaust-icons] [leg.actions.free-card-action-cost] A free action of a Force upgrade exhausts its card and costs no action", () => {
    const start = acts([vader("force-reflexes")], [LEIA]);
    const step = playOut(start, [perform("force-reflexes")]);
    expect(unitTokens(step.state, 0, "dodge")).toBe(1);
    expect(step.state.units[0]?.cards).toEqual(["exhausted"]);
    expect(eventsOf(step, "card-turned")).toMatchObject([{ card: "force-reflexes", state: "exhausted" }]);
    expect(offered(step.state)).not.toContain("perform force-reflexes");
    expect(offered(step.state)).toContain("perform aim");
    expect(step.state.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([2]);
  });

  it("[leg.upgrade.exhausted-unusable] [leg.upgrade.only-readied] An exhausted Force upgrade gives no action", () => {
    const start = acts([{ ...vader("force-reflexes"), state: { cards: ["exhausted"] } }], [LEIA]);
    expectIllegal(engine.apply(start, perform("force-reflexes")), "leg.actions.free-card-action-cost");
  });

  it("[leg.upgrade.force-measure] The range of a Force upgrade is measured from the leader, even if other miniatures are nearer", () => {
    const squad = (near: readonly [number, number]): Fielding => {
      const spots = [[300, 300], near].map(([x = 0, y = 0]) => ({ x: x * 100, y: y * 100 }));
      const miniatures = spots.map((spot) => {
        return { status: "standing", z: 0, heading: { x: 1, y: 0 }, wounds: 0, ...spot } as const;
      });
      const unit = "74-z-speeder-bikes";
      return { unit, upgrades: ["force-choke"], state: { miniatures } };
    };
    const far: Fielding = { unit: "rebel-troopers", at: [300, 560] };
    const start = acts([squad([300, 400])], [far]);
    expect(offered(start)).not.toContain("perform force-choke");
    const close = acts([squad([300, 200])], [{ ...far, at: [300, 480] }]);
    expect(offered(close)).toContain("perform force-choke");
  });

  it("Force Choke wounds an enemy trooper unit at range 1 that is not a commander", () => {
    const start = acts([vader("force-choke")], [LEIA, REBELS]);
    const asked = playOut(start, [perform("force-choke")]);
    expect(engine.decision(asked.state)).toMatchObject({ seat: "player-2", kind: "wounds" });
    const [, ...others] = left(asked.state, 2);
    expect(others).toHaveLength(3);
    const none = acts([vader("force-choke")], [LEIA]);
    expectIllegal(engine.apply(none, perform("force-choke")), "leg.actions.free-card-action-cost");
  });

  it("Force Guidance gives up to two friends at range 2 a surge token each", () => {
    const near: Fielding = { unit: "stormtroopers", at: [450, 300] };
    const start = acts(
      [vader("force-guidance"), near, { ...near, at: [150, 300] }, { ...near, at: [900, 300] }],
      [LEIA],
    );
    const asked = playOut(start, [perform("force-guidance")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2", "done"]);
    const both = playOut(asked, [chosen("p1.1"), chosen("p1.2")]).state;
    expect([0, 1, 2, 3].map((unit) => unitTokens(both, unit, "surge"))).toEqual([0, 1, 1, 0]);
  });

  it("Jedi Mind Trick suppresses an enemy unit", () => {
    const start = acts([vader("jedi-mind-trick")], [{ ...REBELS, at: [300, 540] }]);
    expect(unitTokens(playOut(start, [perform("jedi-mind-trick")]).state, 1, "suppression")).toBe(2);
  });
});

describe("other upgrades", () => {
  const ready = { order: "faceup", ordered: true } as const;
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: ready };

  it("Tenacity may add a red die to melee pools once the unit is wounded", () => {
    const luke = (wounds: number): Fielding => {
      const spot = { status: "standing", x: 30_000, y: 30_000, z: 0, heading: { x: 1, y: 0 }, wounds } as const;
      const upgrades = ["tenacity"];
      return { unit: "luke-skywalker-hero-of-the-rebellion", upgrades, at: HERE, state: { miniatures: [spot] } };
    };
    const enemy: Fielding = { unit: "rebel-troopers", at: [300, 327] };
    const melee = (wounds: number) => attackOf([luke(wounds)], [enemy], { with: "melee" });
    const hurt = melee(2);
    expect(offered(hurt)).toEqual(["choose-option tenacity", "pass"]);
    const dice = (state: State) => state.frames.flatMap((frame) => (frame.kind === "pool" ? [frame.pool.dice] : []))[0];
    const [white = 0, black = 0, red = 0] = dice(hurt) ?? [];
    const blanks = Array.from({ length: white + black + red + 1 }, () => "blank");
    const rolled = eventsOf(playOut(hurt, [choose("tenacity")], blanks), "dice-rolled");
    expect(rolled[0]?.dice.filter((die) => die === "red-attack")).toHaveLength(red + 1);
    const start = scene({ armies: [[luke(0)], [enemy]] });
    const whole = done(start, (work) => startAttack(work, 0, "attack", null, "melee"), blanks.slice(1));
    expect(eventsOf(whole, "pool-resolved")).toHaveLength(1);
  });

  it("Strict Orders may replace the roll in the Rally step of a trooper unit with an order", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: ["strict-orders"], at: [900, 300] };
    const storm = (order: "faceup" | "none"): Fielding => {
      return { unit: "stormtroopers", at: [300, 300], tokens: { suppression: 2 }, state: { order } };
    };
    const rally = (order: "faceup" | "none") =>
      scene({ armies: [[storm(order), veers], [FAR]], frames: [PHASE, acting(0, { stage: "rally" })] });
    const asked = settled(rally("faceup")).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const calm = playOut(asked, [{ type: "effect", subject: 0 }]);
    expect(unitTokens(calm.state, 0, "suppression")).toBe(1);
    expect(eventsOf(calm, "tokens-lost")).toMatchObject([{ token: "suppression", amount: 1, cause: "strict-orders" }]);
    expect(eventsOf(calm, "dice-rolled")).toEqual([]);
    const faces = ["block", "block"];
    expect(unitTokens(playOut(asked, [PASS], faces).state, 0, "suppression")).toBe(0);
    expect(eventsOf(settled(rally("none"), faces), "dice-rolled")).toHaveLength(1);
  });

  it("Ascension Cables gives Scale for the activation", () => {
    const cabled: Fielding = { unit: "scout-troopers", upgrades: ["ascension-cables"], at: [300, 300] };
    const start = acts([cabled], [FAR]);
    const state = playOut(start, [perform("ascension-cables")]).state;
    expect(keywordsOf({ box, state }, 0)["scale"]).toBe(1);
    const over = playOut(state, [DONE]).state;
    expect(keywordsOf({ box, state: over }, 0)["scale"]).toBeUndefined();
  });
});

describe("HQ Uplink, Seize the Initiative and Trusted Agent", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [600, 300] };

  /** Orders of a card being issued, with nothing left to order by the card itself. */
  function ordering(upgrade: string): State {
    const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: [upgrade], at: [300, 300] };
    const command: GameFrame = { kind: "command", stage: "orders", turn: 0 };
    const state = { phase: "command", frames: [command] } as const;
    const players = [{ nominated: 0 }, { nominated: 2 }] as const;
    return settled(scene({ armies: [[veers, STORM], [{ unit: "rebel-troopers" }]], players, state })).state;
  }

  it("HQ Uplink and Seize the Initiative issue an order to their own unit and exhaust or expend the card", () => {
    for (const [upgrade, turned] of [
      ["hq-uplink", "exhausted"],
      ["seize-the-initiative", "expended"],
    ] as const) {
      const asked = ordering(upgrade);
      expect(offered(asked)).toContain("effect 0");
      const ordered = playOut(asked, [{ type: "effect", subject: 0 }]).state;
      expect(ordered.units[0]).toMatchObject({ order: "faceup", cards: [turned] });
    }
  });

  it("Trusted Agent issues an order to a corps unit", () => {
    const { units } = playOut(ordering("trusted-agent"), [{ type: "effect", subject: 0 }]).state;
    expect(units[0]).toMatchObject({ order: "none", cards: ["expended"] });
    expect(units[1]).toMatchObject({ order: "faceup" });
  });
});
