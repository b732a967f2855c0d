import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import { begin, type UnitSpec } from "../../../../src/testing/index.ts";
import { woundsOn } from "../../../../src/units/conditions.ts";
import { choose, DONE, effect, faces, perform, unitChosen } from "../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../helpers/activations.ts";
import { onMission } from "../../../helpers/moves.ts";
import { eventsOf, held, offered, tokensByUnit, woundsOnUnit } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { wall } from "../../../helpers/terrain.ts";
import { answersTo, hurtUnit } from "../helpers.ts";

describe("Unorthodox Tactician", () => {
  // Upgrades drawn at random (seed 20261128): what their players would expect of them.

  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.range.at] An Unorthodox Tactician chooses one friend per success, up to range 3", () => {
    const truck: Fielding = {
      unit: "a-a5-speeder-truck-rebel-alliance",
      upgrades: ["unorthodox-tactician"],
      at: [300, 300],
    };
    const named = (y: number) => {
      const friend: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [300, y] };
      const draws = ["block", "blank", "blank"];
      return answersTo(acts([truck, friend], [FAR], { stage: "start" }, draws).state);
    };
    expect(named(760)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(named(900)).not.toContain("choose-unit p1.1");
  });

  it("[leg.upgrade.static-by-default] Unorthodox Tactician rolls three red dice when its unit activates, and another unit gains an aim per success", () => {
    const speeder: UnitSpec = {
      unit: "a-a5-speeder-truck-rebel-alliance",
      upgrades: ["unorthodox-tactician"],
      at: [300, 300],
    };
    const start = {
      activating: "p1.0",
      activation: { stage: "start" },
      "player-1": {
        units: [speeder, { ...REBELS, at: [500, 300] }, { ...REBELS, at: [500, 450] }, { ...REBELS, at: [1700, 100] }],
        hand: [],
      },
      "player-2": { units: [{ ...STORM, at: [1700, 800] }], hand: [] },
    } as const;
    const one = begin(start, { draws: ["block", "blank", "blank"] });
    expect(offered(one.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1", "choose-unit p1.2"]);
    const two = begin(start, { draws: ["block", "defense-surge", "block"] });
    expect(["p1.0", "p1.1", "p1.2", "p1.3"].map((unit) => held(two, unit, "aim"))).toEqual([1, 1, 1, 0]);
  });

  it("An Unorthodox Tactician rolls 3 red dice: each block or surge gives another friend at range 3 an aim token", () => {
    const truck: Fielding = {
      unit: "a-a5-speeder-truck-rebel-alliance",
      upgrades: ["unorthodox-tactician"],
      at: [300, 300],
    };
    const friends = [400, 500, 900].map((y): Fielding => ({ unit: "rebel-troopers", at: [300, y] }));
    const start = (draws: readonly string[]) => acts([truck, ...friends], [FAR], { stage: "start" }, draws);
    const two = start(["block", "defense-surge", "blank"]);
    expect(eventsOf(two, "dice-rolled")[0]?.dice).toEqual(faces(3, "red-defense"));
    expect(offered(two.state)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    expect(tokensByUnit(after(two.state, [unitChosen("p1.0"), unitChosen("p1.2")]), "aim")).toEqual([1, 0, 1, 0, 0]);
    expect(tokensByUnit(start(["block", "block", "block"]).state, "aim")).toEqual([1, 1, 1, 0, 0]);
    expect(tokensByUnit(start(["blank", "blank", "blank"]).state, "aim")).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("Backworld Medic", () => {
  const heal = (subject: string): Action => ({ type: "heal", subject });

  const TRUCK: Fielding = { unit: "a-a5-speeder-truck-rebel-alliance", upgrades: ["backworld-medic"], at: [300, 300] };

  const WOOKIEES: Fielding = { unit: "wookiee-warriors-freedom-fighters", at: [300, 450] };

  it("A Backworld Medic removes a wound or poison token from a non-droid trooper unit, and rolls two white dice that may suppress it", () => {
    const start = hurtUnit(acts([TRUCK, { ...WOOKIEES, tokens: { poison: 1 } }]).state, 1, [1]);
    const asked = playOut(start, [perform("backworld-medic")]).state;
    expect(offered(asked)).toEqual(["heal p1.1.0", "heal poison"]);
    const wound = playOut(asked, [heal("p1.1.0")], ["block", "defense-surge"]);
    expect([woundsOnUnit(wound.state, 1)?.[0], tokensByUnit(wound.state, "poison")[1]]).toEqual([0, 1]);
    expect(eventsOf(wound, "dice-rolled")).toMatchObject([{ unit: "p1.1", dice: ["white-defense", "white-defense"] }]);
    expect(tokensByUnit(wound.state, "suppression")).toEqual([0, 2, 0]);
    const poison = playOut(asked, [heal("poison")], ["blank", "block"]).state;
    expect([tokensByUnit(poison, "poison")[1], tokensByUnit(poison, "suppression")[1]]).toEqual([0, 1]);
    expect(offered(poison)).not.toContain("perform backworld-medic");
    expect(poison.frames.flatMap((frame) => (frame.kind === "activation" ? [frame.actions] : []))).toEqual([1]);
  });

  it("A Backworld Medic may restore a miniature instead, and still rolls the dice", () => {
    const start = hurtUnit(acts([TRUCK, WOOKIEES]).state, 1, [1], [1]);
    const asked = playOut(start, [perform("backworld-medic")]).state;
    expect(offered(asked)).toEqual(["heal p1.1.0", "restore p1.1.1", "done"]);
    const placing = playOut(asked, [{ type: "restore", subject: "p1.1.1" }]).state;
    const [spot] = engine.legalActions(placing);
    if (spot === undefined) throw new Error("no spot");
    const back = playOut(placing, [spot], ["block", "blank"]).state;
    expect([back.units[1]?.fallen, tokensByUnit(back, "suppression")[1]]).toEqual([[], 1]);
    expect(tokensByUnit(playOut(asked, [DONE], ["block", "block"]).state, "suppression")[1]).toBe(2);
  });

  it("A Backworld Medic cannot treat droids, vehicles, or units beyond range 1 or out of sight", () => {
    const others: readonly Fielding[] = [
      { unit: "k-2so-sardonic-security-droid", at: [300, 430] },
      { unit: "x-34-landspeeder", at: [450, 300] },
      { ...WOOKIEES, at: [300, 650] },
    ];
    expect(offered(acts([TRUCK, ...others]).state)).not.toContain("perform backworld-medic");
    const hidden = acts([TRUCK, WOOKIEES], [FAR], { table: wall(150, 372, 400, 4) }).state;
    expect(offered(hidden)).not.toContain("perform backworld-medic");
  });
});

describe("Unstable Astromech", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [700, 300] };

  it("An Unstable Astromech is expended for a free attack or move, and rolls 3 black dice for wounds", () => {
    const speeder: Fielding = { unit: "at-st", upgrades: ["unstable-astromech"], at: [300, 300] };
    const start = onMission(acts([speeder], [REBELS, FAR], { done: ["move"] }).state);
    const asked = after(start, [DONE]);
    const chosen = after(asked, [effect()]);
    expect(offered(chosen)).toEqual(["choose-option free-attack", "choose-option free-move"]);
    const dice = ["hit", "critical", "attack-surge"];
    const shot = playOut(chosen, [choose("free-attack")], [...faces(6, "blank"), ...dice]);
    expect(eventsOf(shot, "dice-rolled").at(-1)?.dice).toEqual(faces(3, "black-attack"));
    expect([woundsOn(shot.state, 0), shot.state.units[0]?.cards]).toEqual([2, ["expended"]]);
    const moves = after(chosen, [choose("free-move")]);
    expect(engine.decision(moves)?.kind).toBe("move");
    const attacked = after(onMission(acts([speeder], [REBELS, FAR], { done: ["attack"] }).state), [DONE, effect()]);
    expect(engine.decision(attacked)?.kind).toBe("move");
  });
});
