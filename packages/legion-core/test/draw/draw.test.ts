import { at } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { drawLayout } from "../../src/draw/index.ts";
import type { Layout } from "../../src/table/documents.ts";
import { mm } from "../../src/table/lengths.ts";
import { reach } from "../../src/table/movement/options.ts";
import { compileScene } from "../../src/table/scene.ts";
import { layout, mini, token, unit } from "../helpers/table.ts";
import { piece, rectangle } from "../helpers/terrain.ts";
import { figures, readSvg, withClass } from "./read-svg.ts";

const hole = [
  { x: mm(820), y: mm(320) },
  { x: mm(840), y: mm(320) },
  { x: mm(840), y: mm(340) },
];
const ruin = rectangle(800, 300, 100, 80);

const table: Layout = layout(
  [
    unit("line", [mini("a", 200, 450), mini("b", 230, 450)]),
    unit("foes", [mini("seen", 700, 450), mini("hidden", 700, 200)], { side: "red" }),
    unit("tank", [mini("t", 1200, 600, { base: "long", height: 90, heading: { x: 0, y: 1 } })], {
      side: "red",
      type: "ground-vehicle",
    }),
  ],
  [
    piece("wall", rectangle(400, 100, 20, 300), 150, { movement: "impassable" }),
    piece("tower", { kind: "circle", centre: { x: mm(1000), y: mm(100) }, radius: mm(40) }, 200, { bottom: 20 }),
    piece("ruin", ruin.kind === "polygon" ? { ...ruin, holes: [hole] } : ruin, 50, { kind: "area", cover: "light" }),
  ],
  { tokens: [token("goal", "poi", 900, 700), token("box", "asset", 100, 800)] },
);

describe("drawLayout", () => {
  it("A drawn layout is a well-formed, reproducible SVG of the battlefield in millimetres", () => {
    const svg = drawLayout(table);
    const [root, ...rest] = readSvg(svg);
    expect(root?.name).toBe("svg");
    expect(root?.attributes["viewBox"]).toBe("0 0 1800 900");
    expect(figures(at(withClass(rest, "field"), 0), "width", "height")).toEqual([1800, 900]);
    expect(drawLayout(JSON.parse(JSON.stringify(table)))).toBe(svg);
    expect(withClass(rest, "grid").filter(({ name }) => name === "line")).toHaveLength(11 + 5);
  });

  it("A drawn layout shows bases at their positions, y upwards, with headings, sides, leaders and ids", () => {
    const all = readSvg(drawLayout(table));
    const minis = withClass(all, "miniature");
    expect(minis.map(({ attributes }) => [attributes["data-id"], attributes["class"]])).toEqual([
      ["a", "miniature side-0 leader"],
      ["b", "miniature side-0"],
      ["seen", "miniature side-1 leader"],
      ["hidden", "miniature side-1"],
      ["t", "miniature side-1 leader"],
    ]);
    const [a, b] = withClass(all, "base").filter(({ name }) => name === "circle");
    expect(a && figures(a, "cx", "cy", "r")).toEqual([200, 450, 13.5]);
    expect(b && figures(b, "cx", "cy", "r")).toEqual([230, 450, 13.5]);
    expect(figures(at(withClass(all, "heading"), 0), "x1", "y1", "x2", "y2")).toEqual([200, 450, 213.5, 450]);
    expect(withClass(all, "label").map(({ text }) => text)).toEqual(["a", "b", "seen", "hidden", "t"]);
    expect(minis.at(0)?.text).toContain("a: blue, line, small base at 0 mm, 41.91 mm tall");
  });

  it("A drawn layout shows oblong bases at full width, turned to their heading", () => {
    const all = readSvg(drawLayout(table));
    const tank = at(withClass(all, "oblong"), 0);
    expect(figures(tank, "x1", "y1", "x2", "y2", "stroke-width")).toEqual([1200, 262.5, 1200, 337.5, 100]);
    expect(tank.attributes["stroke-linecap"]).toBe("round");
    expect(figures(at(withClass(all, "heading"), 4), "x2", "y2")).toEqual([1200, 212.5]);
  });

  it("A drawn layout shows terrain by kind, movement and cover, the lowest first, with holes", () => {
    const all = withClass(readSvg(drawLayout(table)), "piece");
    expect(all.map(({ attributes }) => [attributes["data-id"], attributes["class"]])).toEqual([
      ["ruin", "piece area open cover-light"],
      ["wall", "piece obstacle impassable cover-heavy"],
      ["tower", "piece obstacle open cover-heavy"],
    ]);
    const [first, wall, tower] = all;
    expect(first?.attributes["d"]).toBe("M800 600L900 600L900 520L800 520ZM820 580L840 580L840 560Z");
    expect(first?.attributes["fill-rule"]).toBe("evenodd");
    expect(wall?.attributes["d"]).toBe("M400 800L420 800L420 500L400 500Z");
    expect(tower && figures(tower, "cx", "cy", "r")).toEqual([1000, 800, 40]);
    expect(tower?.text).toBe("tower: obstacle, open, cover heavy, 200 mm high, from 20 mm");
  });

  it("A drawn layout shows the names of terrain pieces in their centre", () => {
    const names = withClass(readSvg(drawLayout(table)), "name");
    expect(names.map((one) => one.text)).toEqual(["wall", "tower", "ruin"]);
    expect(names.slice(0, 2).map((one) => figures(one, "x", "y"))).toEqual([
      [410, 650],
      [1000, 800],
    ]);
  });

  it("A drawn layout shows its tokens", () => {
    const all = withClass(readSvg(drawLayout(table)), "token");
    expect(all.map((one) => [one.attributes["class"], ...figures(one, "cx", "cy", "r")])).toEqual([
      ["token poi", 900, 200, 25],
      ["token asset", 100, 100, 12.5],
    ]);
  });

  it("A drawn layout shows which enemies a miniature sees and which it does not", () => {
    const lines = withClass(readSvg(drawLayout(table, { sightFrom: "a" })), "line");
    expect(lines.map(({ attributes }) => [attributes["data-to"], attributes["class"]])).toEqual([
      ["seen", "line free"],
      ["hidden", "line blocked"],
      ["t", "line free"],
    ]);
    const [seen, hidden] = lines;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = seen === undefined ? [] : figures(seen, "x1", "y1", "x2", "y2");
    expect((x1 - 200) ** 2 + (y1 - 450) ** 2).toBeLessThanOrEqual(13.52 ** 2);
    expect((x2 - 700) ** 2 + (y2 - 450) ** 2).toBeLessThanOrEqual(13.52 ** 2);
    expect(hidden && figures(hidden, "x1", "y1", "x2", "y2")).toEqual([200, 450, 700, 700]);
    expect(hidden?.text).toBe("a does not see hidden: wall");
  });

  it("A drawn layout shows the cover of a unit, and what obscures each of its miniatures", () => {
    const all = readSvg(drawLayout(table, { cover: { attacker: "line", defender: "foes" } }));
    expect(withClass(all, "obscured").map(({ attributes, text }) => [attributes["data-id"], text])).toEqual([
      ["hidden", "hidden is obscured by wall (heavy)"],
    ]);
    const [open] = withClass(all, "not-obscured").filter(({ attributes }) => attributes["data-id"] === "seen");
    expect(open?.text).toBe("seen is not obscured");
    expect(open?.attributes["d"]).toMatch(/^M700 432.5L700 432.5A17.5 17.5 /);
    const [label] = withClass(all, "cover");
    expect(label?.text).toBe("foes: cover heavy");
    expect(label && figures(label, "x", "y")).toEqual([700, 450 - 13.5 - 8]);
  });

  it("A drawn layout shows where the leader of a unit can go", () => {
    const allowance = { speed: 1 };
    const spots = withClass(readSvg(drawLayout(table, { reach: { unit: "line", allowance } })), "spot");
    const expected = reach(compileScene(table), "line", allowance);
    expect(expected.length).toBeGreaterThan(20);
    expect(spots.map((one) => figures(one, "cx", "cy", "r"))).toEqual(
      expected.map(({ x, y }) => [x / 100, (90_000 - y) / 100, 13.5]),
    );
    expect(spots.at(0)?.text).toBe("0 mm up");
  });

  it("A drawn layout shows ranges as rings around the base", () => {
    const round = withClass(readSvg(drawLayout(table, { ranges: { from: "a", most: 2 } })), "ring");
    expect(round.map(({ attributes }) => attributes["d"])).toEqual([
      "M200 286.5L200 286.5A163.5 163.5 0 0 1 200 613.5L200 613.5A163.5 163.5 0 0 1 200 286.5Z",
      "M200 136.5L200 136.5A313.5 313.5 0 0 1 200 763.5L200 763.5A313.5 313.5 0 0 1 200 136.5Z",
    ]);
    const [oblong] = withClass(readSvg(drawLayout(table, { ranges: { from: "t", most: 1 } })), "ring");
    expect(oblong?.attributes["d"]).toBe(
      "M1400 262.5L1400 337.5A200 200 0 0 1 1000 337.5L1000 262.5A200 200 0 0 1 1400 262.5Z",
    );
  });

  it("A drawn layout escapes special characters in ids", () => {
    const odd = `<b>"&' \u0001\uD800`;
    const made = layout([unit(odd, [mini(odd, 100, 100)], { side: odd })], [piece(odd, rectangle(0, 0, 10, 10), 5)], {
      tokens: [token(odd, "asset", 50, 50)],
    });
    const all = readSvg(drawLayout(made, { sightFrom: odd }));
    const kept = `<b>"&' `;
    expect(withClass(all, "miniature").map(({ attributes }) => attributes["data-id"])).toEqual([kept]);
    expect(withClass(all, "piece").map(({ attributes }) => attributes["data-id"])).toEqual([kept]);
    expect(withClass(all, "label").map(({ text }) => text)).toEqual([kept.trim()]);
  });

  it("An empty table can be drawn", () => {
    const all = readSvg(drawLayout({ table: { terrain: [], profile: "imperial" }, units: [] }));
    expect(all.at(0)?.attributes["viewBox"]).toBe("0 0 1828.8 914.4");
    expect(withClass(all, "miniature")).toEqual([]);
  });

  it("Drawing throws for unknown ids", () => {
    expect(() => drawLayout(table, { sightFrom: "nobody" })).toThrow(RangeError);
    expect(() => drawLayout(table, { ranges: { from: "nobody", most: 1 } })).toThrow(RangeError);
  });

  it("Spots are marked with their texts, and texts of the same spot are shown together", () => {
    const [one, other] = [
      { x: mm(100), y: mm(200) },
      { x: mm(300), y: mm(200) },
    ];
    const spots = [
      { ...one, text: "1" },
      { ...other, text: "<2>" },
      { ...one, text: "3" },
    ];
    const all = readSvg(drawLayout(table, { spots }));
    expect(withClass(all, "mark").map((mark) => figures(mark, "cx", "cy"))).toEqual([
      [100, 700],
      [300, 700],
    ]);
    expect(withClass(all, "number").map(({ text }) => text)).toEqual(["1 3", "<2>"]);
    expect(withClass(readSvg(drawLayout(table)), "mark")).toEqual([]);
  });
});
