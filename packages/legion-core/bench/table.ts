import { seeded } from "@sw/tabletop";
import {
  type Layout,
  mm,
  type PartOutline,
  type TerrainPiece,
  tableFaults,
  type UnitSpec,
} from "../src/table/index.ts";

const COLUMNS = 5;
const ROWS = 5;
const UNITS = 8;
const MINIATURES = 5;
/** The positions of the followers around their leader, in millimetres. */
const AROUND = [
  [0, 0],
  [30, 0],
  [-30, 0],
  [0, 30],
  [0, -30],
] as const;

/** Creates a crowded table with 25 pieces of terrain of all kinds and 40 troopers on each side in units of five. */
export function crowdedLayout(): Layout {
  const chance = seeded("fast:crowded table");
  const next = (most: number): number => chance.pick("number", most + 1, String);
  const terrain = Array.from({ length: COLUMNS * ROWS }, (_, place) => pieceAt(place, next));
  const units: UnitSpec[] = [];
  while (units.length < 2 * UNITS) {
    const unit = unitAt(units.length, 60 + next(1680), 60 + next(780));
    if (tableFaults({ table: { terrain }, units: [...units, unit] }).length === 0) units.push(unit);
  }
  return { table: { terrain }, units };
}

function pieceAt(place: number, next: (most: number) => number): TerrainPiece {
  const kind = (["obstacle", "area", "scatter", "obstacle", "area"] as const)[place % 5] ?? "obstacle";
  const x = mm((place % COLUMNS) * 360 + 60 + next(100));
  const y = mm(Math.floor(place / COLUMNS) * 180 + 20 + next(40));
  const cover = next(1) === 0 ? "light" : "heavy";
  const movement = kind === "area" ? "difficult" : "open";
  const part = { outline: outlineAt(place, x, y, mm(60 + next(110)), mm(40 + next(70))), movement } as const;
  return { id: `piece-${place}`, kind, cover, parts: [{ ...part, top: mm(kind === "scatter" ? 30 : 60 + next(120)) }] };
}

/** Returns an outline of one of several kinds: rectangles, slanted rectangles, houses with a notch and round towers. */
function outlineAt(place: number, x: number, y: number, length: number, width: number): PartOutline {
  if (place % 4 === 3) return { kind: "circle", centre: { x: x + width, y: y + width / 2 }, radius: width / 2 };
  const slant = place % 4 === 1 ? width / 4 : 0;
  const corners = [
    { x, y },
    { x: x + length, y: y + slant },
    { x: x + length - slant, y: y + width },
    { x: x - slant, y: y + width - slant },
  ];
  const notch = { x: x + length / 2, y: y + width / 2 };
  return { kind: "polygon", corners: place % 4 === 2 ? [...corners, notch] : corners };
}

function unitAt(place: number, x: number, y: number): UnitSpec {
  const miniatures = AROUND.slice(0, MINIATURES).map(([dx, dy], index) => ({
    id: `${place}-${index}`,
    base: "small" as const,
    height: 4191,
    x: mm(x + dx),
    y: mm(y + dy),
    z: 0,
    heading: { x: 1, y: 0 },
  }));
  const side = place % 2 === 0 ? "blue" : "red";
  return { id: `unit-${place}`, side, type: "trooper", leader: `${place}-0`, miniatures };
}
