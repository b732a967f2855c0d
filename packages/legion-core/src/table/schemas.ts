import { notAList } from "@sw/tabletop";
import * as v from "valibot";
import { BASE_SIZES } from "./bases.ts";
import type { Layout, TableSpec, TerrainPiece } from "./documents.ts";
import type { Move } from "./movement/moves.ts";
import { TOKEN_KINDS } from "./tokens.ts";
import { UNIT_TYPES } from "./unit-types.ts";
import type { Direction, Point3, Vec } from "./vectors.ts";

/** Largest coordinate or length of a document, 10 m. Products of two differences stay integers below 2^53. */
export const FARTHEST = 1_000_000;

/** Limits on the number of objects in a document. `outline` limits the corners of a polygon with all its holes. */
export const MOST = {
  pieces: 200,
  parts: 50,
  corners: 200,
  holes: 20,
  outline: 500,
  units: 100,
  miniatures: 50,
  tokens: 200,
} as const;

const HOSTILE = ["__proto__", "constructor", "prototype"];

/** Schema of an id: text that is safe as a key. */
const id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(100),
  v.check((text) => !HOSTILE.includes(text)),
);
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const coordinate = whole(-FARTHEST, FARTHEST);
/** Schema of a non-negative integer, such as an elevation or a distance travelled. */
const elevation = whole(0, FARTHEST);
const size = whole(1, FARTHEST);
const point = v.strictObject({ x: coordinate, y: coordinate });
const heading = v.pipe(
  point,
  v.check(({ x, y }) => x !== 0 || y !== 0),
);
const list = <T extends v.GenericSchema>(schema: T, most: number) => v.pipe(v.array(schema), v.maxLength(most));
const ring = v.pipe(v.array(point), v.minLength(3), v.maxLength(MOST.corners));

const shape = v.variant("kind", [
  v.strictObject({ kind: v.literal("circle"), centre: point, radius: size }),
  v.strictObject({ kind: v.literal("polygon"), corners: ring, holes: v.exactOptional(list(ring, MOST.holes)) }),
]);
const outline = v.pipe(
  shape,
  v.check((one) => one.kind === "circle" || [one.corners, ...(one.holes ?? [])].flat().length <= MOST.outline),
);

const part = v.strictObject({
  outline,
  bottom: v.exactOptional(elevation),
  top: size,
  movement: v.picklist(["open", "difficult", "impassable"]),
  blocksSight: v.exactOptional(v.boolean()),
});

const piece = v.strictObject({
  id,
  kind: v.picklist(["scatter", "area", "obstacle"]),
  barricade: v.exactOptional(v.boolean()),
  cover: v.picklist(["none", "light", "heavy"]),
  parts: v.pipe(list(part, MOST.parts), v.minLength(1)),
});

const options = notAList(
  v.strictObject({
    rangeBoundary: v.exactOptional(v.picklist(["inclusive", "exclusive"])),
    inAreaTerrain: v.exactOptional(v.picklist(["overlap", "inside"])),
    noCoverObscures: v.exactOptional(v.boolean()),
    ownVehiclesObscure: v.exactOptional(v.picklist(["never", "other-miniatures"])),
    obscuringDistance: v.exactOptional(v.picklist(["piece", "crossing"])),
    cohesionRulerWidth: v.exactOptional(whole(0, 10_000)),
    leaderMayStandOnTool: v.exactOptional(v.boolean()),
    climbClearance: v.exactOptional(v.picklist(["silhouette-plus-one", "one"])),
    partialStop: v.exactOptional(v.picklist(["front-notch", "centre"])),
    notchedDeployment: v.exactOptional(v.picklist(["along-tool", "far-end"])),
    headroom: v.exactOptional(v.picklist(["needed", "ignored"])),
    partialElevation: v.exactOptional(v.picklist(["under-centre", "highest"])),
  }),
);

/** Schema of a table with its terrain. */
export const tableSchema: v.GenericSchema<unknown, TableSpec> = v.strictObject({
  profile: v.exactOptional(v.picklist(["metric", "imperial"])),
  battlefield: v.exactOptional(v.strictObject({ length: size, width: size })),
  options: v.exactOptional(options),
  terrain: list(piece, MOST.pieces),
});

const figure = {
  id,
  base: v.picklist(BASE_SIZES),
  height: size,
  cohesion: v.exactOptional(v.literal(1)),
  hovers: v.exactOptional(whole(1, 10)),
};
const unit = { id, side: id, type: v.picklist(UNIT_TYPES), leader: id };
const miniature = v.strictObject({ ...figure, x: coordinate, y: coordinate, z: elevation, heading });

/** Schema of a layout. */
export const layoutSchema: v.GenericSchema<unknown, Layout> = v.strictObject({
  table: tableSchema,
  units: list(
    v.strictObject({
      ...unit,
      blocksSight: v.exactOptional(v.boolean()),
      miniatures: v.pipe(list(miniature, MOST.miniatures), v.minLength(1)),
    }),
    MOST.units,
  ),
  tokens: v.exactOptional(
    list(
      v.strictObject({
        id,
        kind: v.picklist(TOKEN_KINDS),
        x: coordinate,
        y: coordinate,
        z: elevation,
      }),
      MOST.tokens,
    ),
  ),
  undeployed: v.exactOptional(
    list(
      v.strictObject({ ...unit, miniatures: v.pipe(list(v.strictObject(figure), MOST.miniatures), v.minLength(1)) }),
      MOST.units,
    ),
  ),
});

/** Schema of a piece of terrain. */
export const pieceSchema: v.GenericSchema<unknown, TerrainPiece> = piece;

/** Schema of a point on the ground. */
export const pointSchema: v.GenericSchema<unknown, Vec> = point;

/** Schema of a direction, which must not be zero. */
export const headingSchema: v.GenericSchema<unknown, Direction> = heading;

/** The fields of the schema of a position with its elevation. */
export const spotFields: Readonly<Record<"x" | "y" | "z", v.GenericSchema<unknown, number>>> = {
  x: coordinate,
  y: coordinate,
  z: elevation,
};

const spot = v.strictObject(spotFields);
/** Schema of a position with its elevation. */
export const spotSchema: v.GenericSchema<unknown, Point3> = spot;

const tool = v.strictObject({ speed: v.picklist([1, 2, 3]), first: heading, second: heading });
const followers = v.union([
  v.literal("auto"),
  v.pipe(
    notAList(v.record(id, spot)),
    v.check((spots) => Object.keys(spots).length <= MOST.miniatures),
  ),
]);
const travel = v.union([v.literal("full"), elevation]);

/** Schema of a move. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant("type", [
  v.strictObject({ type: v.literal("standard"), tool, to: spot, followers }),
  v.strictObject({ type: v.literal("climb"), tool, to: spot, followers }),
  v.strictObject({
    type: v.literal("notched"),
    towards: v.picklist(["front", "rear", "left", "right"]),
    turn: v.exactOptional(heading),
    climbs: v.exactOptional(v.literal(true)),
    tool,
    travel,
    followers,
  }),
  v.strictObject({ type: v.literal("pivot"), heading, followers }),
  v.strictObject({ type: v.literal("deploy"), edge: point, tool, to: v.union([spot, travel]), followers }),
]);
