import { at } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { inBaseContact, touchesPiece, touchesToken } from "../../../src/table/contact.ts";
import type { Miniature, TerrainPiece, Token } from "../../../src/table/documents.ts";
import { compiled, mini, token, unit } from "../../helpers/table.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";

function touching(a: Miniature, b: Miniature): boolean {
  const { figures } = compiled([unit("a", [a]), unit("b", [b], { side: "red", type: "ground-vehicle" })]);
  const [first, second] = [at(figures, 0), at(figures, 1)];
  expect(inBaseContact(second, first)).toBe(inBaseContact(first, second));
  return inBaseContact(first, second);
}

function touchesTerrain(a: Miniature, terrain: TerrainPiece): boolean {
  const made = compiled([unit("a", [a])], [terrain]);
  return touchesPiece(at(made.figures, 0), at(made.table.pieces, 0));
}

function touchesOne(a: Miniature, one: Token): boolean {
  const made = compiled([unit("a", [a])], [], { tokens: [one] });
  return touchesToken(made.table, at(made.figures, 0), at(made.tokens, 0));
}

const wall = piece("wall", rectangle(500, 400, 20, 100), 100);

describe("base contact", () => {
  it("[leg.base-contact.definition] Bases touch if the gap between them is at most a tenth of a millimetre", () => {
    const gaps = [-1, 0, 0.1, 0.11, 1].map((gap) => touching(mini("a", 100, 100), mini("b", 127 + gap, 100)));
    expect(gaps).toEqual([true, true, true, false, false]);
  });

  it("[leg.base-contact.definition] A base can touch a wall and a token", () => {
    expect([486.4, 486.39].map((x) => touchesTerrain(mini("a", x, 450), wall))).toEqual([true, false]);
    expect([473.9, 473.89].map((x) => touchesOne(mini("a", x, 450), token("t", "asset", 500, 450)))).toEqual([
      true,
      false,
    ]);
  });

  it("[leg.base-contact.definition] Contact of oblong bases depends on their heading", () => {
    const tank = (heading: { x: number; y: number }) => mini("t", 200, 100, { base: "snail", height: 80, heading });
    expect(touching(mini("a", 86.5, 100), tank({ x: 3, y: 0 }))).toBe(true);
    expect(touching(mini("a", 86.5, 100), tank({ x: 0, y: 3 }))).toBe(false);
    expect(touching(mini("a", 136.5, 100), tank({ x: 0, y: -3 }))).toBe(true);
  });

  it("[leg.measure.melee-range] Base contact is not measured with the ruler: bases at range 1 are not in contact", () => {
    expect(touching(mini("a", 100, 100), mini("b", 130, 100))).toBe(false);
    expect(touching(mini("a", 100, 100), mini("b", 127, 100))).toBe(true);
  });
});

describe("contact at different elevations", () => {
  it("[leg.base-contact.vertical-rule-trigger] A trooper at the edge of a low roof touches one below it", () => {
    expect(touching(mini("a", 100, 100, { z: 40 }), mini("b", 127, 100))).toBe(true);
  });

  it("[leg.base-contact.vertical-rule-plan-view] Bases at different elevations are in contact if no gap shows from above, and also if they overlap", () => {
    expect(touching(mini("a", 100, 100, { z: 40 }), mini("b", 128, 100))).toBe(false);
    expect(touching(mini("a", 100, 100, { z: 41.9 }), mini("b", 110, 100))).toBe(true);
  });

  it("[leg.base-contact.vertical-rule-height] Contact at different elevations is possible up to the exact height of the smaller silhouette", () => {
    const tall = (z: number) => mini("v", 100, 100, { z, base: "large", height: 90 });
    const small = (z: number) => mini("a", 100 + 35 + 13.5, 100, { z });
    expect([41.9, 41.91, 41.92].map((z) => touching(small(z), tall(0)))).toEqual([true, true, false]);
    expect([41.91, 41.92].map((z) => touching(small(0), tall(z)))).toEqual([true, false]);
  });

  it("[leg.base-contact.vertical-rule-height] Contact with terrain and tokens is limited by the miniature's silhouette, because they have none", () => {
    const bridge = piece("bridge", rectangle(500, 400, 20, 100), 100, { bottom: 60 });
    expect([18.09, 18.08].map((z) => touchesTerrain(mini("a", 486.5, 450, { z }), bridge))).toEqual([true, false]);
    expect([100, 141.91, 141.92].map((z) => touchesTerrain(mini("a", 486.5, 450, { z }), bridge))).toEqual([
      true,
      true,
      false,
    ]);
    const lying = (z: number) => touchesOne(mini("a", 474, 450), token("t", "asset", 500, 450, z));
    expect([41.91, 41.92].map(lying)).toEqual([true, false]);
  });

  it("[leg.base-contact.vertical-rule-height] A point of interest is half-range tall, which limits contact of tall vehicles with it", () => {
    const walker = (z: number) => mini("a", 450, 450, { z, base: "medium", height: 120 });
    const touch = (z: number) => touchesOne(walker(z), token("t", "poi", 500, 450));
    expect([75, 75.01].map(touch)).toEqual([true, false]);
    expect(touchesOne(walker(75.01), token("t", "asset", 487.5, 450))).toBe(true);
  });

  it("A miniature touches the terrain piece it stands on", () => {
    expect(touchesTerrain(mini("a", 510, 450, { z: 100 }), wall)).toBe(true);
  });
});
