import { describe, expect, it } from "vitest";
import { begin, type UnitSpec } from "../../../../src/testing/index.ts";
import { courageOf, unitTokens } from "../../../../src/units/conditions.ts";
import { choose, effect, faces, perform } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { eventsOf, held, offered, tokensByUnit } from "../../../helpers/reading.ts";
import { box, engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { follow } from "../../../helpers/script.ts";
import { actsAgainst, TRAINED_LUKE, vaderWith } from "../helpers.ts";

describe("Tranquility", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.upgrade.force-measure] Tranquility is not offered while its unit is undeployed", () => {
    const calming: Fielding = { ...TRAINED_LUKE, upgrades: ["tranquility"], at: null };
    const rebels: Fielding = { unit: "rebel-troopers", at: [300, 300], tokens: { suppression: 1 } };
    const start = acts([rebels, calming], [FAR], { stage: "roll" }, ["blank"]).state;
    expect(engine.decision(start)).toMatchObject({ seat: "player-1", kind: "action" });
  });

  it("[leg.upgrade.static-by-default] Tranquility removes tokens from both units after a friend rallies", () => {
    const yoda: UnitSpec = {
      unit: "yoda-grand-master-of-the-jedi-order",
      upgrades: ["tranquility"],
      at: [500, 300],
      tokens: { suppression: 2 },
    };
    const start = begin(
      {
        activating: "p1.0",
        activation: { stage: "rally" },
        "player-1": {
          units: [{ unit: "clone-trooper-infantry", at: [300, 300], tokens: { suppression: 2 } }, yoda],
          hand: [],
        },
        "player-2": { units: [{ unit: "b1-battle-droids", at: [1700, 800] }], hand: [] },
      },
      { draws: ["blank", "blank"] },
    );
    const white = follow(start.state, "effect 0", "choose-option exhaust-white", [
      "block",
      "defense-surge",
      "blank",
      "blank",
    ]);
    expect(eventsOf(white, "dice-rolled")[0]?.dice).toEqual(faces(4, "white-defense"));
    expect(["p1.0", "p1.1"].map((unit) => held(white, unit, "suppression"))).toEqual([0, 0]);
    expect(white.state.units[1]?.cards).toEqual(["exhausted"]);
  });

  it("Tranquility exhausts for white dice or is expended for red dice after a friend at range 2 rallies", () => {
    const luke: Fielding = {
      unit: "luke-skywalker-hero-of-the-rebellion",
      upgrades: ["tranquility"],
      at: [300, 540],
      tokens: { suppression: 2 },
    };
    const start = (y: number) =>
      acts(
        [
          { ...STORM, tokens: { suppression: 1 } },
          { ...luke, at: [300, y] },
        ],
        [FAR],
        { stage: "roll" },
        ["blank"],
      ).state;
    const asked = start(540);
    const how = after(asked, [effect()]);
    expect(offered(how)).toEqual(["choose-option exhaust-white", "choose-option expend-red"]);
    const courage = courageOf({ box, state: asked }, 1) ?? 0;
    const rolls = ["block", "defense-surge", ...faces(courage, "blank")].slice(0, courage);
    const calm = playOut(how, [choose("exhaust-white")], rolls);
    expect(eventsOf(calm, "dice-rolled")[0]?.dice).toEqual(faces(courage, "white-defense"));
    expect([tokensByUnit(calm.state, "suppression").slice(0, 2), calm.state.units[1]?.cards]).toEqual([
      [0, 0],
      ["exhausted"],
    ]);
    const red = playOut(how, [choose("expend-red")], faces(courage, "blank"));
    expect(eventsOf(red, "dice-rolled")[0]?.dice).toEqual(faces(courage, "red-defense"));
    expect([tokensByUnit(red.state, "suppression").slice(0, 2), red.state.units[1]?.cards]).toEqual([
      [1, 2],
      ["expended"],
    ]);
    expect(offered(start(700))).not.toContain("effect 0");
  });
});

describe("Jedi Mind Trick", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [300, 430] };

  it("Jedi Mind Trick suppresses an enemy unit", () => {
    const start = actsAgainst([vaderWith("jedi-mind-trick")], [{ ...REBELS, at: [300, 540] }]);
    expect(unitTokens(playOut(start, [perform("jedi-mind-trick")]).state, 1, "suppression")).toBe(2);
  });
});
