import { describe, expect, it } from "vitest";
import { unitVector } from "../../../../src/table/vectors.ts";
import { compiled, EAST, mini, NORTH, SOUTH, unit, WEST } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";
import { movedUnit, spot, standard, tool, verdict } from "../moving.ts";
import { alone, BIKES, ride, speederBikes, stands, walker } from "../riding.ts";

const bikes = compiled([speederBikes(300, 450)]);
const walking = compiled([walker("large", 900, 450)]);

describe("a full move of speeder bikes round a corner, as in the book", () => {
  it("[leg.notched.step-6-full] A full move of a notched base ends with the far end of the tool in its rear notch, however the tool is bent", () => {
    // Front notch 22 mm ahead, arms of 87.5 mm: the joint is at (409.5, 450), the far end at (409.5, 537.5).
    expect(stands(movedUnit(bikes, ride(tool(3, EAST, NORTH)), BIKES))).toEqual({ x: 409.5, y: 559.5, heading: NORTH });
    const slant = unitVector({ x: 2, y: 1 });
    const bent = stands(movedUnit(bikes, ride(tool(3, EAST, { x: 2, y: 1 })), BIKES));
    expect(bent.x).toBeCloseTo(409.5 + (87.5 + 22) * slant.x, 1);
    expect(bent.y).toBeCloseTo(450 + (87.5 + 22) * slant.y, 1);
    expect(bent.heading).toEqual({ x: 2, y: 1 });
  });

  it("[leg.notched.step-5-partial] A partial move of a notched base may stop anywhere along the path", () => {
    const along = [0, 30, 87.5, 150].map((travel) => stands(movedUnit(bikes, ride(tool(3), travel), BIKES)).x);
    expect(along).toEqual([300, 330, 387.5, 450]);
    expect(stands(movedUnit(bikes, ride(tool(3, EAST, NORTH), 87.5), BIKES))).toEqual({
      x: 387.5,
      y: 450,
      heading: EAST,
    });
  });

  it("[leg.notched.step-5-orientation] A notched base faces along the arm of the tool that its front notch has reached", () => {
    const astride = ride(tool(3, EAST, NORTH), 97.5);
    expect(stands(movedUnit(bikes, astride, BIKES))).toEqual({ x: 409.5, y: 438, heading: NORTH });
    const agreed = compiled([speederBikes(300, 450)], [], { options: { partialStop: "centre" } });
    // Front notch 10 mm past the joint, rear notch 42.85 mm before it: the centre lies in the middle.
    expect(stands(movedUnit(agreed, astride, BIKES))).toEqual({ x: 388.08, y: 455, heading: NORTH });
  });

  it("[leg.notched.no-intermediate-placement] A notched base cannot be placed beside the tool or past the end of the path", () => {
    expect(verdict(bikes, standard(tool(3), spot(450, 450)), BIKES)).toBe("leg.move.base-kind-decides notched-base");
    expect(verdict(bikes, ride(tool(3), 219), BIKES)).toBe("legal");
    expect(verdict(bikes, ride(tool(3), 219.01), BIKES)).toBe("leg.notched.no-intermediate-placement off-path");
    expect(verdict(bikes, ride(tool(3), -1), BIKES)).toBe("leg.notched.no-intermediate-placement off-path");
  });

  it("[leg.notched.step-4-choose] A partial move ends where the player chooses, not at the end of the tool", () => {
    const [partial, full] = [ride(tool(3), 60), ride(tool(3))].map((move) => stands(movedUnit(bikes, move, BIKES)).x);
    expect([partial, full]).toEqual([360, 519]);
  });
});

describe("rotating, and laying the tool", () => {
  it("[leg.notched.step-1-rotate] A notched base may first rotate by up to 90 degrees around its centre", () => {
    const turned = (turn: typeof EAST) => ride(tool(1, turn), "full", { turn });
    // A large base and the tool of 75 mm: 139 mm.
    expect(stands(movedUnit(walking, turned(NORTH)))).toEqual({ x: 900, y: 589, heading: NORTH });
    expect(stands(movedUnit(walking, turned(SOUTH)))).toEqual({ x: 900, y: 311, heading: SOUTH });
    expect(verdict(walking, turned({ x: 1, y: 9 }))).toBe("legal");
    expect(verdict(walking, turned({ x: -1, y: 99 }))).toBe("leg.notched.step-1-rotate turned-too-far");
    expect(verdict(walking, turned(WEST))).toBe("leg.notched.step-1-rotate turned-too-far");
  });

  it("[leg.notched.step-1-rotate] Units with Speeder cannot rotate before a move", () => {
    const turned = ride(tool(3, NORTH), "full", { turn: NORTH });
    expect(verdict(bikes, turned, BIKES)).toBe("leg.notched.step-1-rotate may-not-rotate");
    expect(verdict(bikes, turned, { speed: 3 })).toBe("legal");
  });

  it("[leg.notched.step-2-tool] The tool of a notched move starts in the front notch, in line with the base", () => {
    expect(verdict(walking, ride(tool(1, { x: 50, y: 1 })))).toBe("leg.notched.step-2-tool tool-not-in-notch");
    expect(verdict(walking, ride(tool(1, WEST)))).toBe("leg.notched.step-2-tool tool-not-in-notch");
    expect(verdict(walking, ride(tool(1, { x: 7, y: 0 })))).toBe("legal");
    expect(verdict(walking, ride(tool(1, EAST), "full", { turn: NORTH }))).toBe(
      "leg.notched.step-2-tool tool-not-in-notch",
    );
  });

  it("[leg.notched.step-2-tool] The tool of a notched move may be shorter than the unit's speed allows, but not longer", () => {
    expect([1, 2].map((speed) => verdict(walking, ride(tool(speed === 1 ? 1 : 2))))).toEqual(["legal", "legal"]);
    expect(verdict(walking, ride(tool(3)))).toBe("leg.notched.step-2-tool tool-too-long");
    expect(verdict(walking, ride(tool(3)), { speed: 3 })).toBe("legal");
  });

  it("[leg.notched.step-3-bend] The tool of a notched move may be bent by up to 90 degrees", () => {
    const bends = [NORTH, SOUTH, { x: 3, y: 4 }, { x: 9, y: -1 }];
    expect(bends.map((second) => verdict(walking, ride(tool(2, EAST, second))))).toEqual(bends.map(() => "legal"));
    expect(verdict(walking, ride(tool(2, EAST, { x: -1, y: 20 })))).toBe("leg.move.standard-bend bent-too-far");
  });

  it("[leg.notched.follows-standard] Speed, obstacles, impassable and difficult terrain limit a notched move like a standard move", () => {
    const under = (top: number, movement: "open" | "difficult" | "impassable") =>
      compiled([walker("large", 900, 450)], [piece("ruin", rectangle(950, 445, 20, 10), top, { movement })]);
    const far = { speed: 3 };
    expect(verdict(under(80, "open"), ride(tool(3)), far)).toBe("leg.move.obstacle-tool-overlap tool-on-tall-obstacle");
    expect(verdict(under(10, "impassable"), ride(tool(3)), far)).toBe("leg.move.impassable tool-on-impassable");
    expect(verdict(under(10, "difficult"), ride(tool(3)), far)).toBe("leg.move.difficult-tool slowed");
    expect(verdict(under(10, "difficult"), ride(tool(2)), far)).toBe("legal");
    expect(verdict(under(10, "open"), ride(tool(3)), far)).toBe("legal");
  });

  it("[leg.move.difficult-tool] Difficult terrain under the base but not under the tool does not slow a notched move", () => {
    const mud = piece("mud", rectangle(930, 470, 60, 100), 0, { kind: "area", movement: "difficult" });
    const beside = compiled([walker("large", 850, 450)], [mud]);
    expect(verdict(beside, ride(tool(3)), { speed: 3 })).toBe("legal");
  });
});

describe("the rest of the unit", () => {
  it("[leg.notched.step-8-cohesion] The other miniatures of a notched unit are placed in cohesion with the leader", () => {
    const [leader, follower] = movedUnit(bikes, ride(tool(3, EAST, NORTH)), BIKES).miniatures;
    const x = (follower?.x ?? 0) - (leader?.x ?? 0);
    const y = (follower?.y ?? 0) - (leader?.y ?? 0);
    expect(Math.sqrt(x * x + y * y) / 100 - 50).toBeLessThanOrEqual(75);
    const to = { b: spot(640, 450) };
    expect(verdict(bikes, ride(tool(3), "full", { followers: to }), BIKES)).toBe("legal");
    const astray = { b: spot(645, 450) };
    expect(verdict(bikes, ride(tool(3), "full", { followers: astray }), BIKES)).toBe("leg.cohesion.half-range too-far");
  });

  it("[leg.notched.step-8-orientation] The other miniatures of a notched unit face exactly the same way as the leader", () => {
    const second = { x: 3, y: -7 };
    const moved = movedUnit(bikes, ride(tool(3, EAST, second)), BIKES);
    expect(moved.miniatures.map(({ heading }) => heading)).toEqual([second, second]);
  });
});

describe("who moves like this", () => {
  it("[leg.notched.appendix-scope] Every unit on notched bases makes notched moves, whatever its type", () => {
    const types = ["creature-trooper", "emplacement-trooper", "ground-vehicle", "repulsor-vehicle"] as const;
    for (const type of types) {
      const on = compiled([alone(type, "large", 500, 450)]);
      expect(stands(movedUnit(on, ride(tool(2)))).x).toBe(689);
      expect(verdict(on, standard(tool(2), spot(650, 450)))).toBe("leg.move.base-kind-decides notched-base");
    }
    const troopers = compiled([unit("u", [mini("a", 500, 450)])]);
    expect(verdict(troopers, ride(tool(2)))).toBe("leg.move.base-kind-decides no-notches");
  });
});
