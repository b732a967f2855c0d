import fc from "fast-check";
import type { BaseSize } from "../../../src/table/bases.ts";
import type {
  CoverKind,
  Layout,
  Miniature,
  PartOutline,
  TerrainKind,
  TerrainPiece,
  UnitSpec,
} from "../../../src/table/documents.ts";
import { CONTACT, mm } from "../../../src/table/lengths.ts";
import { compileScene } from "../../../src/table/scene.ts";
import { overlaps } from "../../../src/table/shapes.ts";
import type { Solid } from "../../../src/table/table.ts";
import type { Vec } from "../../../src/table/vectors.ts";

/** What sort of cluttered table: all taller than both miniatures, lower and higher, or partly seen under. */
export type Clutter = "tall" | "mixed" | "floating";

/**
 * A table with two miniatures, `a` and `b`, and pieces of terrain and ground vehicles about the way between them. Nothing
 * reaches into the silhouettes of the two, as on a table: on what lies below them they stand.
 */
export function cluttered(
  clutter: Clutter,
  bases: readonly BaseSize[] = ["small", "small", "huge"],
): fc.Arbitrary<Layout> {
  return fc
    .record({
      length: whole(60, 400),
      aside: whole(-100, 100),
      a: miniature("a", clutter, bases),
      b: miniature("b", clutter, bases),
      pieces: fc.array(fc.record({ along: whole(-5, 105), across: whole(-60, 60), part: part(clutter) }), {
        minLength: 1,
        maxLength: 6,
      }),
      vehicles: fc.array(fc.record({ along: whole(10, 90), across: whole(-70, 70) }), { maxLength: 2 }),
    })
    .map(({ length, aside, a, b, pieces, vehicles }) => {
      const at = (along: number, across: number): Vec => {
        return { x: mm(700 + (length * along) / 100), y: mm(450 + (aside * along) / 100 + across) };
      };
      const terrain = pieces.map(({ along, across, part: one }, index) =>
        placed(`piece ${index}`, at(along, across), one),
      );
      const walkers = vehicles.map(({ along, across }, index): UnitSpec => {
        const id = `walker ${index}`;
        const height = clutter === "tall" ? mm(300) : mm(60);
        const one: Miniature = { ...at(along, across), id, base: "medium", height, z: 0, heading: { x: 1, y: 0 } };
        return { id, side: "green", type: "ground-vehicle", leader: id, miniatures: [one] };
      });
      const ends = [squad(a, at(0, 0), "blue"), squad(b, at(100, 0), "red")];
      return { table: { terrain }, units: [...ends, ...walkers] };
    })
    .filter(hasRoom);
}

function hasRoom(layout: Layout): boolean {
  const { table, figures } = compileScene(layout);
  return figures.slice(0, 2).every((one) => {
    const isIn = ({ shape, bottom, top }: Pick<Solid, "shape" | "bottom" | "top">) =>
      bottom < one.top && top > one.z && overlaps(shape, one.shape, CONTACT);
    const others = figures.filter((other) => other !== one).map(({ shape, z, top }) => ({ shape, bottom: z, top }));
    return !table.solids.some(isIn) && !others.some(isIn);
  });
}

function whole(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max });
}

function miniature(id: string, clutter: Clutter, bases: readonly BaseSize[]): fc.Arbitrary<Omit<Miniature, "x" | "y">> {
  return fc.record({
    id: fc.constant(id),
    base: fc.constantFrom(...bases),
    height: fc.constantFrom(mm(41.91), mm(68.76), mm(110)),
    z: clutter === "tall" ? fc.constant(0) : fc.oneof(fc.constant(0), whole(0, 15_000)),
    heading: fc.record({ x: whole(1, 9), y: whole(-9, 9) }),
  });
}

function squad(one: Omit<Miniature, "x" | "y">, at: Vec, side: string): UnitSpec {
  const type = one.base === "small" ? "trooper" : one.base === "huge" ? "creature-trooper" : "emplacement-trooper";
  return { id: `squad ${one.id}`, side, type, leader: one.id, miniatures: [{ ...one, ...at }] };
}

/** What is said of a piece besides its outline. */
type Sort = Pick<TerrainPiece, "kind" | "cover" | "barricade">;

/** Kinds of pieces, each with the covers that it may give; a barricade is scatter terrain that gives heavy cover. */
const SORTS: readonly Sort[] = [
  ...(["obstacle", "scatter", "area"] as const).flatMap((kind: TerrainKind) =>
    (["heavy", "light", "none"] as const).map((cover: CoverKind): Sort => ({ kind, cover, barricade: false })),
  ),
  { kind: "scatter", cover: "heavy", barricade: true },
];

interface Part extends Sort {
  readonly round: boolean;
  readonly east: number;
  readonly north: number;
  readonly turn: Vec;
  readonly bottom: number;
  readonly top: number;
}

function part(clutter: Clutter): fc.Arbitrary<Part> {
  const tall = clutter === "tall";
  const outline = fc.record({
    round: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    east: fc.oneof(whole(100, 6_000), whole(100, 600)),
    north: whole(100, 4_000),
    turn: fc.constantFrom({ x: 5, y: 0 }, { x: 4, y: 3 }, { x: 3, y: -4 }, { x: 0, y: 5 }),
    bottom: clutter === "floating" ? fc.oneof(fc.constant(0), whole(500, 9_000)) : fc.constant(0),
    top: tall ? fc.constant(30_000) : whole(1_000, 14_000),
  });
  return fc.tuple(outline, fc.constantFrom(...SORTS)).map(([shape, sort]) => ({ ...shape, ...sort }));
}

function placed(id: string, at: Vec, part: Part): TerrainPiece {
  const { round, east, north, turn, bottom, top, kind, cover, barricade = false } = part;
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const corners = signs.map(([i, j]) => ({
    x: Math.round(at.x + (i * east * turn.x - j * north * turn.y) / 5),
    y: Math.round(at.y + (i * east * turn.y + j * north * turn.x) / 5),
  }));
  const outline: PartOutline = round ? { kind: "circle", centre: at, radius: north } : { kind: "polygon", corners };
  return { id, kind, cover, barricade, parts: [{ outline, bottom, top: bottom + top, movement: "open" }] };
}

/** The layout with every point of it, and every direction, put elsewhere. */
export function mapped(layout: Layout, point: (at: Vec) => Vec, direction: (to: Vec) => Vec): Layout {
  const outline = (one: PartOutline): PartOutline =>
    one.kind === "circle" ? { ...one, centre: point(one.centre) } : { ...one, corners: one.corners.map(point) };
  return {
    ...layout,
    table: {
      ...layout.table,
      terrain: layout.table.terrain.map((piece) => ({
        ...piece,
        parts: piece.parts.map((one) => ({ ...one, outline: outline(one.outline) })),
      })),
    },
    units: layout.units.map((unit) => ({
      ...unit,
      miniatures: unit.miniatures.map((one) => ({ ...one, ...point(one), heading: direction(one.heading) })),
    })),
  };
}

/** The layout with every polygon cut in four along its diagonal, across two sides and half-way up. */
export function cutUp(layout: Layout): Layout {
  const terrain = layout.table.terrain.map((piece) => ({ ...piece, parts: piece.parts.flatMap(cutPart) }));
  return { ...layout, table: { ...layout.table, terrain } };
}

function cutPart(one: TerrainPiece["parts"][number]): TerrainPiece["parts"] {
  const { outline, bottom = 0, top } = one;
  const middle = Math.round((bottom + top) / 2);
  const outlines = outline.kind === "circle" ? [outline] : cutOutline(outline.corners);
  return outlines.flatMap((each) => [
    { ...one, outline: each, top: middle },
    { ...one, outline: each, bottom: middle },
  ]);
}

function cutOutline(corners: readonly Vec[]): PartOutline[] {
  const [a, b, c, d] = corners;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  const half = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
  const other = { x: Math.round((c.x + d.x) / 2), y: Math.round((c.y + d.y) / 2) };
  const cuts = [
    [a, half, other],
    [a, other, d],
    [half, b, c, other],
  ];
  return cuts.map((one) => ({ kind: "polygon", corners: one }));
}
