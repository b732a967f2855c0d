import { describe, expect, it } from "vitest";
import { compiled, EAST, mini, NORTH, SOUTH, unit, WEST } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import { climb, movedUnit, spot, standard, tool, verdict } from "./moving.ts";

/** A leader alone in the open at 500, 400. */
const alone = compiled([unit("u", [mini("a", 500, 400)])]);

describe("the tool of a standard move", () => {
  it("[leg.move.standard-tool] [leg.cards.unit-speed] The tool of a standard move cannot be longer than the unit's speed allows", () => {
    expect(verdict(alone, standard(tool(2), spot(652, 400)))).toBe("legal");
    expect(verdict(alone, standard(tool(3), spot(702, 400)))).toBe("leg.move.standard-tool tool-too-long");
    expect(verdict(alone, standard(tool(3), spot(702, 400)), { speed: 3 })).toBe("legal");
    expect(verdict(alone, standard(tool(1), spot(602, 400)), { speed: 0 })).toBe(
      "leg.move.standard-tool tool-too-long",
    );
  });

  it("[leg.move.standard-lower-speed] The tool of a standard move may be shorter than the unit's speed allows", () => {
    expect(verdict(alone, standard(tool(1), spot(602, 400)), { speed: 3 })).toBe("legal");
  });

  it("[leg.move.granted-speed] The tool of a move that an ability grants has the granted speed, whatever the unit's own speed", () => {
    expect(verdict(alone, standard(tool(2), spot(652, 400)), { speed: 1 })).toBe(
      "leg.move.standard-tool tool-too-long",
    );
    expect(verdict(alone, climb(tool(1), spot(602, 400)), { speed: 1, types: ["standard"] })).toBe(
      "leg.move.granted-speed not-granted",
    );
  });

  it("[leg.move.standard-bend] The tool of a standard move may bend by up to 90 degrees to either side", () => {
    // Speed 2: 62.5 mm east of the base, then 62.5 mm north or south of the joint, and the base at its end.
    expect(verdict(alone, standard(tool(2, EAST, NORTH), spot(576, 476)))).toBe("legal");
    expect(verdict(alone, standard(tool(2, EAST, SOUTH), spot(576, 324)))).toBe("legal");
    expect(verdict(alone, standard(tool(2, EAST, { x: -1, y: 50 }), spot(576, 476)))).toBe(
      "leg.move.standard-bend bent-too-far",
    );
  });

  it("[leg.move.standard-place-tool] The tool of a standard move starts at the leader's base and points straight away from its centre", () => {
    // A full straight step is the tool and the base: 125 + 27 mm, east of where the leader stood.
    expect(verdict(alone, standard(tool(2, WEST), spot(652, 400)))).toBe("leg.move.standard-place-leader not-at-tool");
    expect(verdict(alone, standard(tool(2, WEST), spot(348, 400)))).toBe("legal");
  });
});

describe("where the leader ends", () => {
  it("[leg.move.standard-place-leader] The leader's base may end touching any part of the tool, even where it started", () => {
    expect(verdict(alone, standard(tool(2), spot(652.1, 400)))).toBe("legal");
    expect(verdict(alone, standard(tool(2), spot(652.7, 400)))).toBe("leg.move.standard-place-leader not-at-tool");
    // At the side of the straight tool: 7.5 mm of tool and 13.5 mm of base.
    expect(verdict(alone, standard(tool(2), spot(550, 421)))).toBe("legal");
    expect(verdict(alone, standard(tool(2), spot(550, 421.2)))).toBe("leg.move.standard-place-leader not-at-tool");
    // Past a prong of the end: 154.47 mm away, and no farther.
    expect(verdict(alone, standard(tool(2), spot(654.26, 407.5)))).toBe("legal");
    expect(verdict(alone, standard(tool(2), spot(654.5, 407.5)))).toBe("leg.move.standard-place-leader not-at-tool");
    // Where the disc of the joint stands out: 8.75 mm and the base.
    expect(verdict(alone, standard(tool(2), spot(576, 422.2)))).toBe("legal");
    expect(verdict(alone, standard(tool(2), spot(500, 400)))).toBe("legal");
  });

  it("[leg.move.standard-place-leader] The leader's base may end overlapping the tool, unless the players agreed otherwise", () => {
    const apart = compiled([unit("u", [mini("a", 500, 400)])], [], { options: { leaderMayStandOnTool: false } });
    const onTool = standard(tool(2), spot(560, 400));
    expect(verdict(alone, onTool)).toBe("legal");
    expect(verdict(apart, onTool)).toBe("leg.move.standard-place-leader on-tool");
    expect(verdict(apart, standard(tool(2), spot(560, 421)))).toBe("legal");
    expect(verdict(apart, standard(tool(2), spot(652, 400)))).toBe("legal");
  });

  it("[leg.move.no-voluntary-exit] The leader must end with its whole base on the battlefield", () => {
    const corner = compiled([unit("u", [mini("a", 60, 60)])]);
    expect(verdict(corner, standard(tool(1, WEST), spot(13.5, 60)))).toBe("legal");
    expect(verdict(corner, standard(tool(1, WEST), spot(13.49, 60)))).toBe(
      "leg.move.no-voluntary-exit off-battlefield",
    );
    expect(verdict(corner, standard(tool(1, SOUTH), spot(60, -42)))).toBe("leg.move.no-voluntary-exit off-battlefield");
  });

  it("[leg.move.temporary-exit] The tool may extend beyond the battlefield during a move", () => {
    const edge = compiled([unit("u", [mini("a", 300, 14)])]);
    expect(verdict(edge, standard(tool(1, { x: 1, y: -1 }, { x: 1, y: 1 }), spot(372, 14)))).toBe("legal");
  });

  it("[leg.move.no-end-overlap] [leg.overlap.mini-not-on-mini] The leader cannot end on another miniature", () => {
    const crowded = compiled([unit("u", [mini("a", 500, 400)]), unit("v", [mini("b", 652, 425)])]);
    expect(verdict(crowded, standard(tool(2), spot(652, 400)))).toBe("leg.move.no-end-overlap on-miniature");
    expect(verdict(crowded, standard(tool(2), spot(652, 398)))).toBe("legal");
  });

  it("[leg.move.no-end-overlap] The leader cannot end directly above a miniature, but may end on a bridge above it", () => {
    const bridge = [piece("bridge", rectangle(620, 300, 100, 200), 80, { bottom: 60 })];
    const under = compiled([unit("u", [mini("a", 500, 400, { z: 80 })]), unit("v", [mini("b", 652, 400)])], bridge);
    expect(verdict(under, standard(tool(2), spot(652, 400, 80)))).toBe("legal");
    const tall = compiled(
      [unit("u", [mini("a", 500, 400, { z: 80 })]), unit("v", [mini("b", 652, 400, { height: 90 })])],
      bridge,
    );
    expect(verdict(tall, standard(tool(2), spot(652, 400, 80)))).toBe("leg.move.no-end-overlap on-miniature");
  });

  it("[leg.move.through-miniatures] [leg.move.only-bases-matter] The leader may move through miniatures, whatever models are on their bases", () => {
    const wall = [400, 430, 370].map((y, place) => mini(`b${place}`, 570, y, { height: 300 }));
    const crowded = compiled([unit("u", [mini("a", 500, 400)]), unit("v", wall, { side: "red" })]);
    expect(verdict(crowded, standard(tool(2), spot(652, 400)))).toBe("legal");
  });

  it("[leg.move.through-miniatures] [leg.move.no-end-overlap] A unit may move through vehicles of either side, but not end on them", () => {
    for (const type of ["ground-vehicle", "repulsor-vehicle"] as const) {
      for (const side of ["blue", "red"]) {
        const parked = unit("v", [mini("b", 570, 400, { base: "medium", height: 300 })], { side, type });
        const crowded = compiled([unit("u", [mini("a", 500, 400)]), parked]);
        expect(verdict(crowded, standard(tool(2), spot(652, 400)))).toBe("legal");
        expect(verdict(crowded, standard(tool(1), spot(577, 400)))).toBe("leg.move.no-end-overlap on-miniature");
      }
    }
  });

  it("[leg.move.base-kind-decides] [leg.move.notched-units] Round bases make standard moves, but notched bases do not", () => {
    const walker = unit("u", [mini("a", 500, 400, { base: "large" })], { type: "ground-vehicle" });
    expect(verdict(compiled([walker]), standard(tool(2), spot(669, 400)))).toBe(
      "leg.move.base-kind-decides notched-base",
    );
    const creature = unit("u", [mini("a", 500, 400, { base: "large" })], { type: "creature-trooper" });
    expect(verdict(compiled([creature]), standard(tool(2), spot(669, 400)))).toBe(
      "leg.move.base-kind-decides notched-base",
    );
    const along = { type: "notched", towards: "front", tool: tool(2), travel: "full", followers: "auto" } as const;
    expect(verdict(compiled([walker]), along)).toBe("legal");
    expect(verdict(alone, along)).toBe("leg.move.base-kind-decides no-notches");
  });
});

it("[leg.move.standard-set-aside] [leg.cohesion.trigger] The leader may end where its own followers were, because they move with it", () => {
  const squad = compiled([unit("u", [mini("a", 500, 400), mini("b", 652, 400), mini("c", 530, 400)])]);
  const moved = movedUnit(squad, standard(tool(2), spot(652, 400)));
  expect(moved.miniatures.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(moved.miniatures[0]).toMatchObject(spot(652, 400));
  expect(moved.miniatures[1]).not.toMatchObject(spot(652, 400));
  // What stood beside the leader stands beside it again.
  expect(moved.miniatures[2]).toMatchObject(spot(682, 400));
});
