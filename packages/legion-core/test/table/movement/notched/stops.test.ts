import { describe, expect, it } from "vitest";
import { compiled, EAST, mini, NORTH, unit } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";
import { movedUnit, tool, verdict } from "../moving.ts";
import { alone, BIKES, ride, speederBikes, stands, walker } from "../riding.ts";

/** A tower whose lower left corner is at this spot, 10 mm above the axis of a tool at 450. */
function tower(x: number, top = 150, movement: "open" | "impassable" = "open") {
  return piece("tower", rectangle(x, 460, 60, 60), top, { movement });
}

/** How far before a corner 10 mm beside its axis a disc touches it. */
const before = (radius: number) => Math.sqrt(radius * radius - 100);

describe("speeder bikes and a tower beside their tool, as in the book", () => {
  const city = compiled([speederBikes(300, 450)], [tower(450)]);

  it("[leg.notched.step-7-impeded] Speeder bikes stop at a tower beside their tool, in a full and in a partial move", () => {
    for (const travel of ["full", 200] as const) {
      const moved = movedUnit(city, ride(tool(3), travel), BIKES);
      expect(stands(moved).x).toBeCloseTo(450 - before(25), 1);
      expect([moved.impeded, moved.stoppedAtEdge]).toEqual([true, false]);
    }
  });

  it("[leg.notched.step-7-impeded] A tower does not stop speeder bikes that end before it or pass beside it", () => {
    const short = movedUnit(city, ride(tool(3), 100), BIKES);
    expect([stands(short).x, short.impeded]).toEqual([400, false]);
    const past = movedUnit(compiled([speederBikes(300, 435)], [tower(450)]), ride(tool(3)), BIKES);
    expect([stands(past).x, past.impeded]).toEqual([519, false]);
  });

  it("[leg.notched.step-5-orientation] Speeder bikes stopped by the tower face along the arm that they have reached", () => {
    const corner = compiled([speederBikes(300, 450)], [piece("tower", rectangle(420, 500, 60, 60), 150)]);
    const moved = movedUnit(corner, ride(tool(3, EAST, NORTH)), BIKES);
    const { x, y, heading } = stands(moved);
    expect([x, heading, moved.impeded]).toEqual([409.5, NORTH, true]);
    // The corner of the tower is 10.5 mm to the right of the second arm, at y = 500.
    expect(y).toBeLessThan(500 - Math.sqrt(25 * 25 - 10.5 * 10.5) + 0.02);
  });

  it("[leg.notched.step-7-impeded] Speeder bikes move over obstacles no taller than they are", () => {
    const low = movedUnit(compiled([speederBikes(300, 450)], [tower(400, 39.65)]), ride(tool(3)), BIKES);
    expect([stands(low).x, low.impeded]).toEqual([519, false]);
    const tall = movedUnit(compiled([speederBikes(300, 450)], [tower(400, 39.66)]), ride(tool(3)), BIKES);
    expect(tall.impeded).toBe(true);
  });

  it("[leg.notched.step-7-impeded] [leg.type.repulsor-impassable] Speeder bikes cross impassable terrain that stops a walker", () => {
    const pit = tower(450, 0, "impassable");
    expect(movedUnit(compiled([speederBikes(300, 450)], [pit]), ride(tool(3)), BIKES).impeded).toBe(false);
    const stopped = movedUnit(compiled([walker("large", 300, 450)], [pit]), ride(tool(3)), { speed: 3 });
    expect([stands(stopped).x, stopped.impeded]).toEqual([expect.closeTo(450 - before(35), 1), true]);
  });
});

describe("miniatures in the way", () => {
  const enemy = (x: number, y: number) => unit("v", [mini("v", x, y)], { side: "red" });

  it("[leg.notched.step-7-impeded] [leg.move.through-miniatures] Miniatures in the way do not stop a base", () => {
    const moved = movedUnit(compiled([speederBikes(300, 450), enemy(430, 455)]), ride(tool(3)), BIKES);
    expect([stands(moved).x, moved.impeded]).toEqual([519, false]);
  });

  it("[leg.notched.step-7-impeded] [leg.move.through-miniatures] Vehicles in the way do not stop a base, however tall they are", () => {
    for (const type of ["ground-vehicle", "repulsor-vehicle"] as const) {
      for (const side of ["blue", "red"]) {
        const parked = unit("v", [mini("v", 420, 450, { base: "medium", height: 300 })], { side, type });
        const moved = movedUnit(compiled([speederBikes(300, 450), parked]), ride(tool(3)), BIKES);
        expect([stands(moved).x, moved.impeded]).toEqual([519, false]);
        const tank = movedUnit(compiled([walker("large", 300, 450), parked]), ride(tool(3)), { speed: 3 });
        expect([stands(tank).x, tank.impeded]).toEqual([539, false]);
      }
    }
  });

  it("[leg.move.no-end-overlap] A partial move cannot end on another miniature", () => {
    const on = compiled([speederBikes(300, 450), enemy(430, 455)]);
    expect(verdict(on, ride(tool(3), 130), BIKES)).toBe("leg.move.no-end-overlap on-miniature");
    expect(verdict(on, ride(tool(3), 60), BIKES)).toBe("legal");
  });

  it("[leg.notched.step-7-impeded] A base that terrain would stop on a miniature stops earlier", () => {
    // The tower stops the bikes at 427.09; a trooper at (427, 420) has to be passed or kept clear of by 0.1 mm.
    const on = compiled([speederBikes(300, 450), enemy(427, 420)], [tower(450)]);
    const moved = movedUnit(on, ride(tool(3)), BIKES);
    expect(stands(moved).x).toBeCloseTo(427 - Math.sqrt(38.6 * 38.6 - 30 * 30), 1);
    expect(moved.impeded).toBe(true);
  });
});

describe("levels", () => {
  it("[leg.notched.step-7-impeded] A wall's height is measured from the start of the base's move", () => {
    // From a roof of 60 mm a tower of 120 mm is no taller than an AT-RT.
    const roof = piece("roof", rectangle(200, 400, 400, 59), 60);
    const on = { ...walker("large", 300, 430) };
    const lifted = { ...on, miniatures: on.miniatures.map((one) => ({ ...one, z: 6000 })) };
    const far = { speed: 3 };
    expect(movedUnit(compiled([lifted], [roof, tower(450, 120)]), ride(tool(3)), far).impeded).toBe(false);
    expect(movedUnit(compiled([lifted], [roof, tower(450, 130)]), ride(tool(3)), far).impeded).toBe(true);
    expect(movedUnit(compiled([on], [tower(450, 120)]), ride(tool(3)), far).impeded).toBe(true);
  });

  it("[leg.notched.step-7-impeded] A base that moves down from a roof is stopped by impassable terrain below its start", () => {
    const start = walker("large", 640, 450);
    const on = { ...start, miniatures: start.miniatures.map((one) => ({ ...one, z: 6000 })) };
    const trench = piece("trench", rectangle(720, 460, 30, 60), 0, { movement: "impassable" });
    const short = movedUnit(compiled([on], [piece("roof", rectangle(400, 350, 300, 200), 60), trench]), ride(tool(2)));
    expect([stands(short).x, short.impeded]).toEqual([expect.closeTo(720 - before(35), 1), true]);
    const long = movedUnit(compiled([on], [piece("roof", rectangle(400, 350, 600, 200), 60), trench]), ride(tool(2)));
    expect([stands(long).x, long.impeded]).toEqual([829, false]);
  });

  it("[leg.move.impassable] The tool of a base that moves down cannot overlap impassable terrain on the lower level", () => {
    const start = walker("large", 640, 450);
    const on = { ...start, miniatures: start.miniatures.map((one) => ({ ...one, z: 6000 })) };
    const trench = piece("trench", rectangle(760, 440, 10, 20), 0, { movement: "impassable" });
    const down = compiled([on], [piece("roof", rectangle(400, 350, 300, 200), 60), trench]);
    expect(verdict(down, ride(tool(2)))).toBe("leg.move.impassable tool-on-impassable");
    const level = compiled([on], [piece("roof", rectangle(400, 350, 600, 200), 60), trench]);
    expect(verdict(level, ride(tool(2)))).toBe("legal");
  });

  it("[leg.notched.step-7-impeded] A base moves under a bridge without being stopped, and up onto a low platform", () => {
    const bridge = piece("bridge", rectangle(450, 460, 60, 60), 90, { bottom: 66 });
    expect(movedUnit(compiled([walker("large", 300, 450)], [bridge]), ride(tool(3)), { speed: 3 }).impeded).toBe(false);
    const platform = piece("platform", rectangle(400, 300, 300, 300), 40);
    const [up] = movedUnit(compiled([walker("large", 300, 450)], [platform]), ride(tool(3)), { speed: 3 }).miniatures;
    expect([up?.x, up?.z]).toEqual([539_00, 40_00]);
  });
});

describe("the edge of the battlefield", () => {
  it("[leg.move.forced-stop-at-edge] An AT-RT that would end outside stops when it touches the edge", () => {
    const moved = movedUnit(compiled([walker("large", 1700, 450)]), ride(tool(2)));
    expect(stands(moved)).toEqual({ x: 1765, y: 450, heading: EAST });
    expect([moved.stoppedAtEdge, moved.impeded]).toEqual([true, false]);
    const again = movedUnit(compiled([walker("large", 1765, 450)]), ride(tool(1), 20));
    expect([stands(again).x, again.stoppedAtEdge]).toEqual([1765, true]);
  });

  it("[leg.move.forced-stop-at-edge] An AT-RT ends its move normally anywhere inside the battlefield, up to the edge itself", () => {
    const moved = movedUnit(compiled([walker("large", 1700, 450)]), ride(tool(2), 65));
    expect([stands(moved).x, moved.stoppedAtEdge]).toEqual([1765, false]);
    const over = movedUnit(compiled([walker("large", 1700, 450)]), ride(tool(2), 65.01));
    expect([stands(over).x, over.stoppedAtEdge]).toEqual([1765, true]);
  });

  it("[leg.move.forced-stop-at-edge] An AT-RT that a tower stops before the edge does not count as stopped at the edge", () => {
    const moved = movedUnit(compiled([walker("large", 1700, 450)], [tower(1750)]), ride(tool(2)));
    expect([stands(moved).x, moved.stoppedAtEdge, moved.impeded]).toEqual([
      expect.closeTo(1750 - before(35), 1),
      false,
      true,
    ]);
  });

  it("[leg.move.forced-stop-at-edge] An AT-RT stops earlier if another base stands at the edge", () => {
    const other = unit("w", [mini("w", 1765, 450, { base: "large" })], { type: "ground-vehicle" });
    const moved = movedUnit(compiled([walker("large", 1600, 450), other]), ride(tool(2), 170));
    expect(moved.stoppedAtEdge).toBe(true);
    expect(stands(moved).x).toBeCloseTo(1765 - 70 + 0.1, 1);
  });

  it("[leg.move.forced-stop-at-edge] A long base stops when its nose touches the edge, or its tail when it turns", () => {
    const truck = compiled([alone("repulsor-vehicle", "long", 1650, 450)]);
    const moved = movedUnit(truck, ride(tool(2)));
    expect([stands(moved).x, moved.stoppedAtEdge]).toEqual([1712.5, true]);
    const slanting = compiled([alone("repulsor-vehicle", "long", 1650, 450, { x: 3, y: 1 })]);
    const nose = 50 + 37.5 * (3 / Math.sqrt(10));
    const stopped = movedUnit(slanting, ride(tool(2, { x: 3, y: 1 })));
    expect(stands(stopped).x).toBeCloseTo(1800 - nose, 1);
    expect(stands(stopped).x).toBeLessThanOrEqual(1800 - nose);
  });

  it("[leg.move.temporary-exit] An AT-ST may leave the battlefield partly during its move if it ends inside", () => {
    const [out, back] = [
      { x: 1, y: 1 },
      { x: 1, y: -1 },
    ];
    const on = compiled([walker("huge", 900, 830, out)]);
    // Where the tool bends the base reaches 924 mm across, 24 too far; at both ends it reaches 880.
    const moved = movedUnit(on, ride(tool(2, out, back)));
    expect(stands(moved)).toEqual({ x: expect.closeTo(900 + Math.SQRT2 * 109.5, 1), y: 830, heading: back });
    expect(moved.stoppedAtEdge).toBe(false);
    const halted = movedUnit(on, ride(tool(2, out, back), 62.5));
    expect([stands(halted).x, stands(halted).y, halted.stoppedAtEdge]).toEqual([920, 850, true]);
  });

  it("[leg.move.temporary-exit] An AT-ST that moves along the edge of the battlefield is not stopped by it", () => {
    const moved = movedUnit(compiled([walker("large", 900, 35)]), ride(tool(2)));
    expect([stands(moved).x, moved.stoppedAtEdge]).toEqual([1089, false]);
  });
});
