import type { Result } from "@sw/tabletop";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Layout, TerrainPart, UnitSpec } from "../../../src/table/documents.ts";
import { tableFaults } from "../../../src/table/faults.ts";
import { DEFAULT_OPTIONS } from "../../../src/table/options.ts";
import { parseLayout, parseTable } from "../../../src/table/parse.ts";
import { FARTHEST, MOST } from "../../../src/table/schemas.ts";
import { layout, mini, token, undeployed, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

const whole: Layout = layout(
  [
    unit("line", [mini("a", 100, 100), mini("b", 150, 100)]),
    unit("walker", [mini("w", 400, 300, { base: "huge" })], { type: "ground-vehicle", side: "red" }),
  ],
  [
    piece("house", { kind: "circle", centre: { x: 1000, y: 2000 }, radius: 3000 }, 120, { movement: "impassable" }),
    {
      id: "ruin",
      kind: "area",
      cover: "light",
      parts: [
        {
          outline: {
            ...rectangle(500, 500, 100, 100),
            holes: [
              [
                { x: 52000, y: 52000 },
                { x: 53000, y: 52000 },
                { x: 52000, y: 53000 },
              ],
            ],
          } as TerrainPart["outline"],
          bottom: 0,
          top: 5000,
          movement: "difficult",
          blocksSight: true,
        },
      ],
    },
    piece("low", rectangle(700, 100, 70, 27), 30, { kind: "scatter", barricade: true }),
  ],
  {
    profile: "imperial",
    battlefield: { length: 90000, width: 90000 },
    options: DEFAULT_OPTIONS,
    tokens: [token("goal", "poi", 800, 300), token("box", "asset", 810, 500), token("gift", "advantage", 300, 600)],
    undeployed: [undeployed("reserve")],
  },
);

/** The document with something else at a place like "units.0.leader"; undefined takes the place away. */
function withChange(path: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(whole));
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let here = copy as Record<string, unknown>;
  for (const key of keys) here = here[key] as Record<string, unknown>;
  if (value === undefined) delete here[last];
  else here[last] = value;
  return copy;
}

function refusal<T>(result: Result<T>): string {
  if (result.ok) return "accepted";
  const { rule, code, params } = result.violation;
  return `${rule} ${code}${typeof params["path"] === "string" ? ` ${params["path"]}` : ""}`;
}

const corners = (...all: readonly (readonly [number, number])[]) => all.map(([x, y]) => ({ x, y }));

describe("parseLayout", () => {
  it("[tt.input.shape] A complete layout is parsed back unchanged", () => {
    const read = parseLayout(JSON.parse(JSON.stringify(whole)));
    expect(read).toEqual({ ok: true, value: whole });
    expect(tableFaults(whole)).toEqual([]);
  });

  it("[leg.terrain.three-types] [leg.terrain.movement-class] [leg.terrain.cover-kinds] The layout parser accepts exactly the known terrain types, movement classes and cover kinds", () => {
    const kinds = ["scatter", "area", "obstacle", "hill"].map(
      (kind) => parseLayout(withChange("table.terrain.0.kind", kind)).ok,
    );
    const classes = ["open", "difficult", "impassable", "muddy"].map(
      (movement) => parseLayout(withChange("table.terrain.0.parts.0.movement", movement)).ok,
    );
    const covers = ["none", "light", "heavy", "full"].map(
      (cover) => parseLayout(withChange("table.terrain.0.cover", cover)).ok,
    );
    expect([kinds, classes, covers]).toEqual([
      [true, true, true, false],
      [true, true, true, false],
      [true, true, true, false],
    ]);
  });

  it.each([
    ["units.0.miniatures.0.x", 1.5],
    ["units.0.miniatures.0.x", FARTHEST + 1],
    ["units.0.miniatures.0.y", -FARTHEST - 1],
    ["units.0.miniatures.0.y", "100"],
    ["units.0.miniatures.0.z", -1],
    ["units.0.miniatures.0.height", 0],
    ["units.0.miniatures.0.base", "tiny"],
    ["units.0.miniatures.0.heading", { x: 0, y: 0 }],
    ["units.0.miniatures.0.heading", { x: 0.5, y: 1 }],
    ["units.0.miniatures", []],
    ["units.0.type", "tank"],
    ["units.0.side", ""],
    ["units.0.id", "__proto__"],
    ["units.0.id", "x".repeat(101)],
    ["units.0.leader", undefined],
    ["units", Array.from({ length: MOST.units + 1 }, () => whole.units[0])],
    ["tokens.0.kind", "order"],
    ["table.terrain.0.parts", []],
    ["table.terrain.0.parts.0.outline.radius", 0],
    ["table.terrain.0.parts.0.top", 0],
    ["table.terrain.1.parts.0.outline.corners", corners([0, 0], [1, 0])],
    ["table.profile", "cubits"],
    ["table.battlefield", { length: 0, width: 10 }],
    ["table.options.rangeBoundary", "sometimes"],
  ])("[tt.input.shape] A layout whose %s is %j is refused", (path, value) => {
    const refused = refusal(parseLayout(withChange(path, value)));
    const [kind] = refused.split(path);
    expect(kind).toBe("tt.input.shape wrong-shape ");
  });

  it.each([
    ["units.0.colour", "blue", "leader"],
    ["table.options.wind", true, "rangeBoundary"],
  ])(
    "[tt.input.shape] A layout with the unknown field %s is refused, and the refusal lists the known fields",
    (path, value, known) => {
      const read = parseLayout(withChange(path, value));
      expect(read).toMatchObject({
        ok: false,
        violation: { rule: "tt.input.shape", code: "unknown-key", params: { path } },
      });
      expect(read.ok ? "" : read.violation.params["known"]).toContain(known);
    },
  );

  it.each([
    ["units.1.id", "line", "tt.input.shape id-used-twice"],
    ["undeployed.0.id", "line", "tt.input.shape id-used-twice"],
    ["units.1.miniatures.0.id", "a", "tt.input.shape id-used-twice"],
    ["tokens.1.id", "goal", "tt.input.shape id-used-twice"],
    ["table.terrain.1.id", "house", "tt.input.shape id-used-twice"],
    ["units.0.leader", "w", "leg.units.leader leader-elsewhere"],
    ["undeployed.0.leader", "w", "leg.units.leader leader-elsewhere"],
    ["table.terrain.1.parts.0.bottom", 5000, "tt.input.shape no-height"],
  ])("A layout whose %s is %j is refused: %s", (path, value, expected) => {
    expect(refusal(parseLayout(withChange(path, value)))).toBe(expected);
  });

  it("[leg.units.leader] The leader in a layout must be one of the unit's own miniatures", () => {
    expect(parseLayout(withChange("units.0.leader", "b")).ok).toBe(true);
    expect(refusal(parseLayout(withChange("units.0.leader", "nobody")))).toBe("leg.units.leader leader-elsewhere");
  });

  it("[leg.bases.small-types] [leg.bases.notched-types] The bases in a layout must fit the unit's type", () => {
    const small = "leg.bases.small-types wrong-base";
    const notched = "leg.bases.notched-types wrong-base";
    expect(refusal(parseLayout(withChange("units.0.miniatures.1.base", "medium")))).toBe(small);
    expect(refusal(parseLayout(withChange("units.0.type", "creature-trooper")))).toBe(notched);
    expect(refusal(parseLayout(withChange("units.1.miniatures.0.base", "small")))).toBe(notched);
    expect(refusal(parseLayout(withChange("undeployed.0.type", "repulsor-vehicle")))).toBe(notched);
  });
});

describe("outlines", () => {
  const outlined = (
    outer: readonly { x: number; y: number }[],
    ...holes: readonly (readonly { x: number; y: number }[])[]
  ) => refusal(parseTable({ terrain: [{ ...piece("p", { kind: "polygon", corners: outer, holes }, 10) }] }));
  const square = corners([0, 0], [100, 0], [100, 100], [0, 100]);

  it("[tt.input.shape] An outline may be any simple polygon, in either direction, with corners along its sides", () => {
    expect(outlined(square)).toBe("accepted");
    expect(outlined([...square].reverse())).toBe("accepted");
    expect(outlined(corners([0, 0], [50, 0], [100, 0], [100, 100], [0, 100]))).toBe("accepted");
    expect(outlined(corners([0, 0], [100, 0], [100, 100], [50, 20]))).toBe("accepted");
  });

  it("[tt.input.shape] An outline that crosses or touches itself or is empty is refused", () => {
    expect(outlined(corners([0, 0], [100, 100], [100, 0], [0, 90]))).toBe("tt.input.shape sides-cross");
    expect(outlined(corners([0, 0], [50, 50], [100, 100]))).toBe("tt.input.shape no-area");
    expect(outlined(corners([0, 0], [100, 0], [100, 0], [0, 100]))).toBe("tt.input.shape corner-twice");
    expect(outlined(corners([0, 0], [100, 0], [100, 100], [50, 0], [0, 100]))).toBe("tt.input.shape sides-cross");
    expect(outlined(corners([0, 0], [100, 0], [40, 0], [0, 100]))).toBe("tt.input.shape sides-cross");
    expect(outlined(corners([40, 0], [0, 100], [0, 0], [100, 0]))).toBe("tt.input.shape sides-cross");
    expect(outlined(corners([0, 0], [100, 0], [100, 100], [100, 50]))).toBe("tt.input.shape sides-cross");
    const pentagram = corners([0, 100], [59, -81], [-95, 31], [95, 31], [-59, -81]);
    expect(outlined(pentagram)).toBe("tt.input.shape sides-cross");
  });

  it("[tt.input.shape] Holes of an outline must be inside it and not touch anything", () => {
    const hole = corners([20, 20], [40, 20], [40, 40]);
    const at = (dx: number): typeof hole => hole.map(({ x, y }) => ({ x: x + dx, y }));
    expect(outlined(square, hole)).toBe("accepted");
    expect(outlined(square, hole, at(30))).toBe("accepted");
    expect(outlined(square, at(70))).toBe("tt.input.shape sides-cross");
    expect(outlined(square, at(60))).toBe("tt.input.shape sides-cross");
    expect(outlined(square, at(200))).toBe("tt.input.shape hole-outside");
    expect(outlined(square, hole, at(5))).toBe("tt.input.shape sides-cross");
    expect(outlined(square, corners([10, 10], [80, 10], [80, 80]), corners([50, 20], [70, 20], [70, 40]))).toBe(
      "tt.input.shape hole-outside",
    );
  });
});

describe("hostile input", () => {
  it("[tt.input.limits] A hostile layout returns a violation", () => {
    const deep = JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`);
    const own = JSON.parse('{"table": {"terrain": []}, "units": [], "__proto__": {"x": 1}}');
    const getter = {
      units: [],
      get table() {
        throw new Error("asked");
      },
    };
    const inputs = [
      deep,
      own,
      getter,
      Number.NaN,
      () => 1,
      { table: { terrain: [] }, units: new Map() },
      Array(60_000).fill(0),
    ];
    for (const input of inputs) {
      expect(refusal(parseLayout(input))).toMatch(/^tt\.input\.limits /);
      expect(refusal(parseTable(input))).toMatch(/^tt\.input\.limits /);
    }
  });

  it("[tt.input.shape] Parsing any JSON as a layout returns a layout or a violation, and never throws", () => {
    const test = fc.property(
      fc.jsonValue(),
      fc.constantFrom("table", "units", "tokens", "undeployed"),
      (value, key) => {
        for (const input of [value, withChange(key, value), withChange("table.terrain.1.parts.0.outline", value)]) {
          expect(typeof parseLayout(input).ok).toBe("boolean");
          expect(typeof parseTable(input).ok).toBe("boolean");
        }
      },
    );
    fc.assert(test);
  });

  it("[tt.input.shape] A layout with the maximum number of corners is parsed quickly, and one with more is refused", () => {
    const zigzag = (x: number, y: number, points: number) => {
      const there = Array.from({ length: points / 2 }, (_, i) => ({ x: x + i * 10, y: y + (i % 2) * 10 }));
      return [...there, ...there.map((at) => ({ x: at.x, y: at.y + 20 })).reverse()];
    };
    const square = corners([-100, -100], [9_000, -100], [9_000, 9_000], [-100, 9_000]);
    const withHoles = (count: number): TerrainPart => {
      const holes = Array.from({ length: count }, (_, i) => zigzag(0, i * 100, 124));
      return { outline: { kind: "polygon", corners: square, holes }, top: 10, movement: "open" };
    };
    const table = (parts: readonly TerrainPart[]) => ({
      terrain: parts.map((part, i) => ({ ...piece(`${i}`, rectangle(0, 0, 1, 1), 1), parts: [part] })),
    });
    const started = performance.now();
    expect(parseTable(table(Array.from({ length: 30 }, () => withHoles(4)))).ok).toBe(true);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(refusal(parseTable(table([withHoles(5)])))).toMatch(/^tt\.input\.shape wrong-shape /);
  });
});

it("A parsed unit of a layout matches the type `UnitSpec`", () => {
  const [first] = whole.units;
  const read = parseLayout({ table: { terrain: [] }, units: [first] });
  const units: readonly UnitSpec[] = read.ok ? read.value.units : [];
  expect(units).toEqual([first]);
});
