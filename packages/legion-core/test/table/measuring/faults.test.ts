import { describe, expect, it } from "vitest";
import type { Miniature, TerrainPiece, Token } from "../../../src/table/documents.ts";
import { tableFaults } from "../../../src/table/faults.ts";
import { layout, mini, token, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

interface On {
  readonly minis?: readonly Miniature[];
  readonly terrain?: readonly TerrainPiece[];
  readonly tokens?: readonly Token[];
  readonly options?: { readonly headroom?: "needed" | "ignored" };
}

/** What is wrong, as "rule code". */
function faults({ minis = [], terrain = [], tokens = [], options = {} }: On): readonly string[] {
  const units = minis.map((one) => unit(`of-${one.id}`, [one]));
  return tableFaults(layout(units, terrain, { tokens, options })).map(({ rule, code }) => `${rule} ${code}`);
}

const crate = (bottom: number, top: number, more: Partial<TerrainPiece> = {}): TerrainPiece => ({
  ...piece("crate", rectangle(400, 400, 100, 100), top, { kind: "scatter", bottom }),
  ...more,
});
const barricade = (bottom: number, top: number): TerrainPiece => crate(bottom, top, { barricade: true });
const asset = (z: number): Token => token("asset", "asset", 450, 450, z);
const poi = (x: number, z = 0): Token => token("poi", "poi", x, 450, z);

describe("what may lie on what", () => {
  it("[leg.overlap.closed-list] The check of a layout reports every overlap that is not on the list of allowed ones", () => {
    const over = {
      "terrain on terrain": {
        terrain: [crate(0, 50), piece("tower", rectangle(420, 420, 20, 20), 90, { bottom: 50 })],
      },
      "terrain on token": { terrain: [crate(0, 50)], tokens: [asset(0)] },
      "terrain on miniature": { terrain: [crate(20, 50)], minis: [mini("m", 450, 450)] },
      "token on terrain": { terrain: [crate(0, 50)], tokens: [asset(50)] },
      "token on token": { tokens: [asset(0), token("second", "advantage", 455, 450)] },
      "token on miniature": { minis: [mini("m", 450, 450)], tokens: [asset(41.91)] },
      "miniature on terrain": { terrain: [crate(0, 50)], minis: [mini("m", 450, 450, { z: 50 })] },
      "miniature on token": { minis: [mini("m", 450, 450)], tokens: [asset(0)] },
      "miniature on miniature": { minis: [mini("m", 450, 450), mini("n", 460, 450)] },
    };
    expect(Object.entries(over).map(([what, on]) => [what, faults(on).length === 0])).toEqual([
      ["terrain on terrain", true],
      ["terrain on token", false],
      ["terrain on miniature", false],
      ["token on terrain", true],
      ["token on token", true],
      ["token on miniature", false],
      ["miniature on terrain", true],
      ["miniature on token", true],
      ["miniature on miniature", false],
    ]);
  });

  it("[leg.overlap.terrain-on-terrain] A piece of terrain may be on another, wholly or partly", () => {
    const upper = piece("upper", rectangle(450, 450, 200, 20), 80, { bottom: 50 });
    expect(faults({ terrain: [crate(0, 50), upper] })).toEqual([]);
  });

  it("[leg.overlap.terrain-not-on-token-or-mini] A piece of terrain cannot be on a token or on a miniature", () => {
    const rule = "leg.overlap.terrain-not-on-token-or-mini";
    expect(faults({ terrain: [crate(0, 50)], tokens: [asset(0)] })).toEqual([`${rule} terrain-on-token`]);
    expect(faults({ terrain: [crate(30, 50)], minis: [mini("m", 450, 450)] })).toEqual([
      `${rule} terrain-on-miniature`,
    ]);
    // Overhead with room to spare is on nothing.
    expect(faults({ terrain: [crate(41.91, 50)], minis: [mini("m", 450, 450)] })).toEqual([]);
    expect(faults({ terrain: [crate(30, 50)], tokens: [asset(0)] })).toEqual([]);
    // Beside it, touching: 0.10 mm is contact, more is an overlap.
    expect(faults({ terrain: [crate(0, 50)], tokens: [token("t", "asset", 387.6, 450)] })).toEqual([]);
    expect(faults({ terrain: [crate(0, 50)], tokens: [token("t", "asset", 387.61, 450)] })).toHaveLength(1);
  });

  it("The check of a layout requires no headroom if the option ignores it", () => {
    const low = { terrain: [crate(30, 50)], minis: [mini("m", 450, 450)] };
    expect(faults({ ...low, options: { headroom: "ignored" } })).toEqual([]);
  });

  it("[leg.overlap.token-on-terrain-or-token] Tokens may be on terrain, in area terrain and on other tokens", () => {
    expect(faults({ terrain: [crate(0, 50)], tokens: [asset(50)] })).toEqual([]);
    expect(faults({ terrain: [crate(0, 90, { kind: "area" })], tokens: [asset(0)] })).toEqual([]);
    expect(faults({ tokens: [asset(0), token("second", "advantage", 450, 450)] })).toEqual([]);
  });

  it("[leg.overlap.token-on-terrain-or-token] A point of interest and another token cannot overlap", () => {
    const rule = "leg.overlap.token-on-terrain-or-token poi-on-token";
    expect(faults({ tokens: [poi(450), asset(0)] })).toEqual([rule]);
    expect(faults({ tokens: [asset(0), poi(480)] })).toEqual([rule]);
    expect(faults({ tokens: [asset(0), poi(487.5)] })).toEqual([]);
    expect(faults({ tokens: [asset(80), poi(450)] })).toEqual([]);
  });

  it("[leg.overlap.token-not-on-mini] A token cannot be on a miniature", () => {
    const minis = [mini("m", 450, 450)];
    expect(faults({ minis, tokens: [asset(20)] })).toEqual(["leg.overlap.token-not-on-mini token-on-miniature"]);
    expect(faults({ minis, tokens: [asset(60)] })).toEqual([]);
    expect(faults({ minis, tokens: [token("t", "asset", 476, 450, 20)] })).toEqual([]);
  });

  it("[leg.overlap.mini-on-terrain-or-token] Miniatures may stand on terrain and tokens, but not on points of interest", () => {
    expect(faults({ terrain: [crate(0, 50)], minis: [mini("m", 450, 450, { z: 50 })] })).toEqual([]);
    expect(faults({ tokens: [asset(0)], minis: [mini("m", 450, 450)] })).toEqual([]);
    const rule = "leg.overlap.mini-on-terrain-or-token on-poi";
    expect(faults({ tokens: [poi(450)], minis: [mini("m", 480, 450)] })).toEqual([rule]);
    expect(faults({ tokens: [poi(450)], minis: [mini("m", 488.5, 450)] })).toEqual([]);
    const roof = piece("roof", rectangle(400, 400, 100, 100), 75, { bottom: 70 });
    expect(faults({ tokens: [poi(450)], terrain: [roof], minis: [mini("m", 480, 450, { z: 75 })] })).toEqual([]);
  });

  it("[leg.overlap.mini-not-on-mini] A miniature cannot stand on another, but may stand above it on a bridge", () => {
    // In the air, but that is another fault.
    const pair = (x: number, z: number) =>
      faults({ minis: [mini("m", 450, 450), mini("n", x, 450, { z })] }).filter((one) => one.startsWith("leg.overlap"));
    const rule = "leg.overlap.mini-not-on-mini on-miniature";
    expect([pair(476.9, 0), pair(476.89, 0), pair(460, 20), pair(450, 41.91), pair(450, 45)]).toEqual([
      [],
      [rule],
      [rule],
      [rule],
      [],
    ]);
  });
});

describe("barricades", () => {
  it("[leg.terrain.barricade-is-scatter] Barricades are scatter terrain", () => {
    expect(faults({ terrain: [barricade(0, 30)] })).toEqual([]);
    const wrong = { ...barricade(0, 30), kind: "obstacle" } as const;
    expect(faults({ terrain: [wrong] })).toEqual(["leg.terrain.barricade-is-scatter barricade-not-scatter"]);
  });

  it("[leg.terrain.barricade-open] Barricades are open terrain", () => {
    const outline = rectangle(400, 400, 70, 27);
    const low = piece("low", outline, 30, { kind: "scatter", barricade: true, movement: "difficult" });
    expect(faults({ terrain: [low] })).toEqual(["leg.terrain.barricade-open barricade-not-open"]);
    expect(faults({ terrain: [piece("low", outline, 30, { kind: "scatter", movement: "difficult" })] })).toEqual([]);
  });

  it("[leg.terrain.barricade-not-on-tokens] Barricades cannot overlap tokens", () => {
    for (const kind of ["asset", "advantage", "poi"] as const) {
      expect(faults({ terrain: [barricade(0, 30)], tokens: [token("t", kind, 400, 450)] })).toEqual([
        "leg.terrain.barricade-not-on-tokens terrain-on-token",
      ]);
    }
  });

  it("[leg.terrain.barricade-no-tokens-on-it] Tokens cannot be placed on barricades", () => {
    expect(faults({ terrain: [barricade(0, 30)], tokens: [asset(30)] })).toEqual([
      "leg.terrain.barricade-no-tokens-on-it token-on-barricade",
    ]);
    expect(faults({ terrain: [barricade(0, 30)], tokens: [asset(31)] })).toEqual([]);
  });
});

it("[leg.terrain.fit-no-partial-end] [leg.terrain.fit-no-overhang] The check of a layout reports miniatures in places where they cannot stand", () => {
  const house = piece("house", rectangle(400, 400, 100, 100), 60);
  expect(faults({ terrain: [house], minis: [mini("m", 500, 450)] })).toEqual([
    "leg.terrain.fit-no-partial-end partly-on-obstacle",
  ]);
  expect(faults({ minis: [mini("m", 450, 450, { z: 10 })] })).toEqual(["leg.terrain.fit-no-overhang no-surface"]);
});

it("The check of a layout names the pieces, tokens and miniatures at fault", () => {
  const found = tableFaults(
    layout([unit("u", [mini("m", 600, 450)]), unit("v", [mini("n", 600, 460)])], [crate(0, 50)], {
      tokens: [asset(0)],
    }),
  );
  expect(found.map(({ params }) => params)).toEqual([
    { piece: "crate", token: "asset" },
    { miniature: "m", other: "n" },
  ]);
});

it("[leg.kw.hover.air] [leg.terrain.impassable-end] A layout may have a hovering miniature on impassable terrain of its height, but no other trooper", () => {
  const on = (height: number, hovers?: number): readonly string[] => {
    const lava = piece("lava", rectangle(400, 400, 100, 100), height, { movement: "impassable" });
    const trooper = mini("m", 450, 450, { z: height });
    return faults({ terrain: [lava], minis: [hovers === undefined ? trooper : { ...trooper, hovers }] });
  };
  expect([on(150, 1), on(160, 1), on(160, 2)]).toEqual([[], ["leg.terrain.impassable-end on-impassable"], []]);
  expect(on(150)).toEqual(["leg.terrain.impassable-end on-impassable"]);
});
