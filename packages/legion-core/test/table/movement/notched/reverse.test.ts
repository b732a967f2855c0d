import { describe, expect, it } from "vitest";
import type { BaseSize } from "../../../../src/table/bases.ts";
import { parseLayout } from "../../../../src/table/parse.ts";
import type { UnitType } from "../../../../src/table/unit-types.ts";
import type { Direction } from "../../../../src/table/vectors.ts";
import { compiled, EAST, layout, mini, NORTH, SOUTH, unit, WEST } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";
import { movedUnit, spot, tool, verdict } from "../moving.ts";
import { alone, pivot, ride, speederBikes, stands, walker } from "../riding.ts";

const back = { towards: "rear" } as const;

/** A unit of one miniature on a notched base, looking east. */
function one(type: UnitType, base: BaseSize = "large") {
  return compiled([alone(type, base, 900, 450)]);
}

describe("an AT-ST that reverses from a wall", () => {
  const wall = piece("wall", rectangle(950, 300, 20, 300), 250);
  const facing = compiled([walker("huge", 900, 450)], [wall]);

  it("[leg.reverse.full-rear-notch] An AT-ST that reverses fully ends with its front notch on the far end of the tool, facing the same way", () => {
    expect(verdict(facing, ride(tool(1)))).toBe("leg.move.obstacle-tool-overlap tool-on-tall-obstacle");
    // Speed 2 less 1: the tool of 75 mm and the base of 100 less two notches.
    expect(stands(movedUnit(facing, ride(tool(1, WEST), "full", back)))).toEqual({ x: 731, y: 450, heading: EAST });
    // Bent to its left, seen backwards: rear notch at 853, joint at 815.5, far end at (815.5, 412.5).
    const bent = movedUnit(facing, ride(tool(1, WEST, SOUTH), "full", back));
    expect(stands(bent)).toEqual({ x: 815.5, y: 365.5, heading: NORTH });
  });

  it("[leg.reverse.partial-rear-notch] A reversing AT-ST may stop anywhere, aligned with the arm that its rear notch has reached", () => {
    expect(stands(movedUnit(facing, ride(tool(1, WEST), 30, back)))).toEqual({ x: 870, y: 450, heading: EAST });
    const astride = movedUnit(facing, ride(tool(1, WEST, SOUTH), 47.5, back));
    expect(stands(astride)).toEqual({ x: 815.5, y: 487, heading: NORTH });
  });

  it("[leg.reverse.full-rear-notch] [leg.reverse.partial-rear-notch] A reverse move requires the tool in the rear notch", () => {
    expect(verdict(facing, ride(tool(1, EAST), "full", back))).toBe("leg.reverse.full-rear-notch tool-not-in-notch");
    expect(verdict(facing, ride(tool(1, EAST), 10, back))).toBe("leg.reverse.partial-rear-notch tool-not-in-notch");
  });

  it("[leg.reverse.follows-notched] A reverse move may start with a rotation, and is stopped by terrain and the edge like a forward move", () => {
    const turned = ride(tool(1, NORTH), "full", { ...back, turn: SOUTH });
    expect(stands(movedUnit(facing, turned))).toEqual({ x: 900, y: 619, heading: SOUTH });
    const cornered = compiled([walker("huge", 900, 450)], [piece("rock", rectangle(700, 460, 20, 20), 250)]);
    const stopped = movedUnit(cornered, ride(tool(1, WEST), "full", back));
    expect([stands(stopped).x, stopped.impeded]).toEqual([expect.closeTo(720 + Math.sqrt(2500 - 100), 1), true]);
    const edge = movedUnit(compiled([walker("huge", 100, 450)]), ride(tool(1, WEST), "full", back));
    expect([stands(edge).x, edge.stoppedAtEdge]).toEqual([50, true]);
  });

  it("[leg.reverse.speed] A reverse move is 1 slower but at least speed 1, and difficult terrain lowers it by 1 too", () => {
    const open = one("ground-vehicle");
    expect(verdict(open, ride(tool(2, WEST), "full", back))).toBe("leg.reverse.speed tool-too-long");
    expect(verdict(open, ride(tool(1, WEST), "full", back))).toBe("legal");
    expect(verdict(open, ride(tool(2, WEST), "full", back), { speed: 3 })).toBe("legal");
    expect(verdict(open, ride(tool(1, WEST), "full", back), { speed: 1 })).toBe("legal");
    expect(verdict(open, ride(tool(1, WEST), "full", back), { speed: 0 })).toBe("leg.reverse.speed tool-too-long");
    const mud = piece("mud", rectangle(800, 400, 50, 100), 0, { kind: "area", movement: "difficult" });
    const muddy = compiled([walker("large", 900, 450)], [mud]);
    expect(verdict(muddy, ride(tool(2, WEST), "full", back), { speed: 3 })).toBe("leg.move.difficult-tool slowed");
    expect(verdict(muddy, ride(tool(1, WEST), "full", back), { speed: 3 })).toBe("legal");
    expect(verdict(muddy, ride(tool(1, WEST), "full", back), { speed: 1 })).toBe("legal");
  });

  it("[leg.reverse.replaces-move] A move action may be a reverse move", () => {
    expect(verdict(facing, ride(tool(1, WEST), "full", back), { speed: 2, types: ["notched"] })).toBe("legal");
    expect(verdict(facing, ride(tool(1, WEST), "full", back), { speed: 2, types: ["pivot"] })).toBe(
      "leg.move.granted-speed not-granted",
    );
  });
});

describe("who may reverse", () => {
  const reverse = (type: UnitType, reverses?: boolean) =>
    verdict(one(type), ride(tool(1, WEST), "full", back), {
      speed: 2,
      ...(reverses === undefined ? {} : { reverses }),
    });

  it("[leg.reverse.by-type] [leg.type.ground-pivot-reverse] Ground vehicles may reverse", () => {
    expect(reverse("ground-vehicle")).toBe("legal");
  });

  it("[leg.type.creature-reverse] [leg.type.emplacement-reverse] Creature and emplacement troopers may reverse", () => {
    expect([reverse("creature-trooper"), reverse("emplacement-trooper")]).toEqual(["legal", "legal"]);
  });

  it("[leg.type.repulsor-no-reverse] Repulsor vehicles may not reverse unless they have Hover", () => {
    expect(reverse("repulsor-vehicle")).toBe("leg.type.repulsor-no-reverse may-not-reverse");
    expect(reverse("repulsor-vehicle", true)).toBe("legal");
  });

  it("[leg.reverse.by-type] A unit of a type without reverse cannot reverse", () => {
    expect(reverse("ground-vehicle", false)).toBe("leg.reverse.by-type may-not-reverse");
  });
});

describe("a hovering tank that strafes", () => {
  // A TX-130 on a huge base looks east; its left side notch points north.
  const tank = one("repulsor-vehicle", "huge");
  const hovers = { speed: 2, strafes: true };
  const left = { towards: "left" } as const;

  it("[leg.kw.strafe-move.full] A full strafe ends with the opposite side notch on the far end of the tool", () => {
    expect(stands(movedUnit(tank, ride(tool(1, NORTH), "full", left), hovers))).toEqual({
      x: 900,
      y: 619,
      heading: EAST,
    });
    const right = ride(tool(1, SOUTH), "full", { towards: "right" });
    expect(stands(movedUnit(tank, right, hovers))).toEqual({ x: 900, y: 281, heading: EAST });
    // Side notch at 497, joint at 534.5: bent to the east it looks south.
    const bent = movedUnit(tank, ride(tool(1, NORTH, EAST), "full", left), hovers);
    expect(stands(bent)).toEqual({ x: 984.5, y: 534.5, heading: SOUTH });
  });

  it("[leg.kw.strafe-move.full] Only units with Hover and side notches may strafe", () => {
    expect(verdict(tank, ride(tool(1, NORTH), "full", left))).toBe("leg.kw.strafe-move.full may-not-strafe");
    expect(verdict(tank, ride(tool(1, SOUTH), "full", left), hovers)).toBe("leg.kw.strafe-move.full tool-not-in-notch");
  });

  it("[leg.kw.strafe-move.partial] A partial strafe may stop anywhere, with the side notches aligned to the arm reached", () => {
    expect(stands(movedUnit(tank, ride(tool(1, NORTH), 20, left), hovers))).toEqual({ x: 900, y: 470, heading: EAST });
    const astride = movedUnit(tank, ride(tool(1, NORTH, EAST), 40, left), hovers);
    expect(stands(astride)).toEqual({ x: 855.5, y: 534.5, heading: SOUTH });
    expect(verdict(tank, ride(tool(1, EAST), 20, left), hovers)).toBe("leg.kw.strafe-move.partial tool-not-in-notch");
  });

  it("[leg.kw.strafe-move.partial] An oblong base strafes with its width along the tool", () => {
    const truck = compiled([alone("repulsor-vehicle", "long", 900, 450)]);
    expect(stands(movedUnit(truck, ride(tool(1, NORTH), "full", left), hovers)).y).toBe(450 + 75 + 94);
    // Its nose comes 37.5 mm farther than its flank: a tower there stops it.
    const street = compiled(
      [alone("repulsor-vehicle", "long", 900, 450)],
      [piece("tower", rectangle(940, 530, 40, 40), 200)],
    );
    const stopped = movedUnit(street, ride(tool(1, NORTH), "full", left), hovers);
    const nose = 900 + 37.5;
    expect(stands(stopped).y).toBeCloseTo(530 - Math.sqrt(2500 - (940 - nose) * (940 - nose)), 1);
  });

  it("[leg.kw.strafe-move.speed] A strafe is 1 slower, but at least speed 1", () => {
    expect(verdict(tank, ride(tool(2, NORTH), "full", left), hovers)).toBe("leg.kw.strafe-move.speed tool-too-long");
    expect(verdict(tank, ride(tool(2, NORTH), "full", left), { ...hovers, speed: 3 })).toBe("legal");
    expect(verdict(tank, ride(tool(1, NORTH), "full", left), { ...hovers, speed: 1 })).toBe("legal");
  });

  it("[leg.kw.strafe-move.standard] A strafe may start with a rotation and is slowed by difficult terrain, like any notched move", () => {
    const turned = ride(tool(1, WEST), "full", { ...left, turn: NORTH });
    expect(stands(movedUnit(tank, turned, hovers))).toEqual({ x: 731, y: 450, heading: NORTH });
    const mud = piece("mud", rectangle(850, 520, 100, 20), 0, { kind: "area", movement: "difficult" });
    const muddy = compiled([alone("repulsor-vehicle", "huge", 900, 450)], [mud]);
    expect(verdict(muddy, ride(tool(2, NORTH), "full", left), { ...hovers, speed: 3 })).toBe(
      "leg.move.difficult-tool slowed",
    );
  });
});

describe("pivots", () => {
  it("[leg.pivot.rotation] In a pivot the leader's base rotates by up to 90 degrees around its centre", () => {
    const on = compiled([walker("large", 900, 450)]);
    for (const heading of [NORTH, SOUTH, { x: 5, y: -8 }, EAST]) {
      expect(stands(movedUnit(on, pivot(heading)))).toEqual({ x: 900, y: 450, heading });
    }
    expect(verdict(on, pivot(WEST))).toBe("leg.pivot.rotation turned-too-far");
    expect(verdict(on, pivot({ x: -1, y: 1000 }))).toBe("leg.pivot.rotation turned-too-far");
  });

  it("[leg.pivot.unit-orientation] In a pivot all miniatures turn to the heading of their leader, each in its place", () => {
    const bikes = compiled([speederBikes(300, 450)]);
    const turned = movedUnit(bikes, pivot({ x: 2, y: 3 }), { speed: 3 }).miniatures;
    expect(turned.map(({ x, y, heading }) => ({ x: x / 100, y: y / 100, heading }))).toEqual([
      { x: 300, y: 450, heading: { x: 2, y: 3 } },
      { x: 300, y: 390, heading: { x: 2, y: 3 } },
    ]);
    expect(verdict(bikes, pivot(NORTH, { b: spot(300, 391) }))).toBe("leg.pivot.unit-orientation not-in-place");
  });

  it("[leg.pivot.replaces-move] A move action may be a pivot, even at speed 0", () => {
    const on = one("emplacement-trooper");
    expect(verdict(on, pivot(NORTH), { speed: 0 })).toBe("legal");
    expect(verdict(on, pivot(NORTH), { speed: 2, types: ["notched"] })).toBe("leg.move.granted-speed not-granted");
  });

  it("[leg.pivot.rotation] An oblong base needs room at the end of a pivot", () => {
    const wall = piece("wall", rectangle(800, 510, 200, 10), 100);
    const truck = compiled([alone("repulsor-vehicle", "long", 900, 450)], [wall]);
    expect(verdict(truck, pivot({ x: 4, y: 1 }))).toBe("legal");
    expect(verdict(truck, pivot(NORTH))).toBe("leg.move.obstacle-must-climb on-tall-obstacle");
    expect(verdict(compiled([walker("huge", 900, 450)], [wall]), pivot(NORTH))).toBe("legal");
  });

  it("[leg.pivot.rotation] A tank that leans on a block taller than itself may pivot in place", () => {
    // The nose lies 7.5 mm deep on a block of 150 mm: the centre is 87.5 / 167.5 as high.
    const block = piece("block", rectangle(980, 350, 100, 200), 150);
    const tank = alone("ground-vehicle", "long", 900, 450, EAST, 50.8);
    const leaning = { ...tank, miniatures: tank.miniatures.map((one) => ({ ...one, z: 7836 })) };
    expect(verdict(compiled([leaning], [block]), pivot(EAST))).toBe("legal");
    expect(verdict(compiled([leaning], [block]), pivot({ x: 9, y: 1 }))).toBe("legal");
    expect(verdict(compiled([tank], [block]), pivot(EAST))).toBe("leg.move.obstacle-vertical too-far-up-or-down");
  });

  it("[leg.pivot.by-type] [leg.type.ground-pivot-reverse] [leg.type.repulsor-pivot] Vehicles may pivot", () => {
    expect([verdict(one("ground-vehicle"), pivot(NORTH)), verdict(one("repulsor-vehicle"), pivot(NORTH))]).toEqual([
      "legal",
      "legal",
    ]);
    expect(verdict(compiled([unit("u", [mini("a", 900, 450)])]), pivot(NORTH))).toBe(
      "leg.move.base-kind-decides no-notches",
    );
    const riders = compiled([unit("u", [mini("a", 900, 450, { base: "large" })], { type: "wookiee-trooper" })]);
    expect(verdict(riders, pivot(NORTH))).toBe("leg.pivot.by-type may-not-pivot");
  });

  it("[leg.type.creature-pivot] [leg.type.emplacement-pivot] Creature and emplacement troopers may pivot, even in melee", () => {
    const enemy = unit("v", [mini("v", 948.5, 450)], { side: "red" });
    for (const type of ["creature-trooper", "emplacement-trooper"] as const) {
      const engaged = compiled([alone(type, "large", 900, 450), enemy]);
      const turned: Direction = { x: 1, y: 2 };
      expect(stands(movedUnit(engaged, pivot(turned)))).toEqual({ x: 900, y: 450, heading: turned });
    }
  });
});

describe("bases with notches are those of", () => {
  const types = [
    ["creature-trooper", "[leg.type.creature-notched] Creature troopers"],
    ["emplacement-trooper", "[leg.type.emplacement-notched] Emplacement troopers"],
    ["ground-vehicle", "[leg.type.ground-notched] Ground vehicles"],
    ["repulsor-vehicle", "[leg.type.repulsor-notched] Repulsor vehicles"],
  ] as const;
  for (const [type, title] of types) {
    it(`${title} stand on notched bases`, () => {
      expect(parseLayout(layout([alone(type, "large", 900, 450)]))).toMatchObject({ ok: true });
      expect(parseLayout(layout([alone(type, "small", 900, 450)]))).toMatchObject({
        violation: { rule: "leg.bases.notched-types", code: "wrong-base" },
      });
    });
  }
});
