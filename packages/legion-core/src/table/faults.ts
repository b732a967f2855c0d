import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import type { Layout } from "./documents.ts";
import { CONTACT } from "./lengths.ts";
import { compileScene, type Figure, type Scene, type TokenOnTable } from "./scene.ts";
import { overlaps, type Shape } from "./shapes.ts";
import type { Piece, Solid } from "./table.ts";

type Fault = Violation<RuleId>;

/**
 * What lies on the table as it may not: every overlap outside the closed list of the book (leg.overlap.closed-list), and
 * barricades that are not what barricades are. Terrain may lie on terrain, tokens on terrain and tokens, miniatures on
 * terrain and tokens; touching is no overlap, and what is overhead lies on nothing. Whether a miniature has a place to
 * stand is asked where it moves. In the order of the document: pieces, tokens, miniatures; empty if all is well.
 */
export function tableFaults(layout: Layout): readonly Fault[] {
  const scene = compileScene(layout);
  return [
    ...scene.table.pieces.flatMap((piece) => pieceFaults(scene, piece)),
    ...scene.tokens.flatMap((token, place) => tokenFaults(scene, token, place)),
    ...scene.figures.flatMap((figure, place) => figureFaults(scene, figure, place)),
  ];
}

function meets(a: { readonly shape: Shape }, b: { readonly shape: Shape }): boolean {
  return overlaps(a.shape, b.shape, CONTACT);
}

function pieceFaults(scene: Scene, piece: Piece): readonly Fault[] {
  const faults: Fault[] = [];
  const { id, barricade, kind, solids } = piece;
  if (barricade && kind !== "scatter") {
    faults.push(violation("leg.terrain.barricade-is-scatter", "barricade-not-scatter", { piece: id, kind }));
  }
  if (barricade && solids.some(({ movement }) => movement !== "open")) {
    faults.push(violation("leg.terrain.barricade-open", "barricade-not-open", { piece: id }));
  }
  for (const token of scene.tokens) {
    const under = solids.some((solid) => liesOnToken(solid, token));
    if (under) faults.push(terrainOnToken(piece, token));
    else if (
      barricade &&
      solids.some((solid) => meets(solid, token) && token.z > solid.bottom && token.z <= solid.top)
    ) {
      faults.push(
        violation("leg.terrain.barricade-no-tokens-on-it", "token-on-barricade", { piece: id, token: token.id }),
      );
    }
  }
  if (scene.table.options.headroom === "ignored") return faults;
  for (const figure of scene.figures) {
    if (!solids.some((solid) => hangsInto(solid, figure))) continue;
    const params = { piece: id, miniature: figure.id };
    faults.push(violation("leg.overlap.terrain-not-on-token-or-mini", "terrain-on-miniature", params));
  }
  return faults;
}

/** Tokens lie flat inside area terrain; any other solid that begins where the token lies was put on it. */
function liesOnToken(solid: Solid, token: TokenOnTable): boolean {
  if (solid.kind === "area" || !meets(solid, token)) return false;
  return solid.bottom <= token.z && token.z < solid.top && (!solid.barricade || token.z === solid.bottom);
}

function terrainOnToken({ id, barricade }: Piece, token: TokenOnTable): Fault {
  const rule = barricade ? "leg.terrain.barricade-not-on-tokens" : "leg.overlap.terrain-not-on-token-or-mini";
  return violation(rule, "terrain-on-token", { piece: id, token: token.id });
}

/** Whether a solid begins between the feet and the head of a miniature. */
function hangsInto(solid: Solid, figure: Figure): boolean {
  return figure.z < solid.bottom && solid.bottom < figure.top && meets(solid, figure);
}

function tokenFaults({ table, figures, tokens }: Scene, token: TokenOnTable, place: number): readonly Fault[] {
  const faults: Fault[] = [];
  for (const figure of figures) {
    if (!meets(token, figure)) continue;
    const params = { token: token.id, miniature: figure.id };
    if (figure.z < token.z && token.z <= figure.top) {
      faults.push(violation("leg.overlap.token-not-on-mini", "token-on-miniature", params));
    } else if (token.kind === "poi" && token.z <= figure.z && figure.z < token.z + table.profile.half) {
      faults.push(violation("leg.overlap.mini-on-terrain-or-token", "miniature-on-poi", params));
    }
  }
  for (const other of tokens.slice(place + 1)) {
    if (token.kind !== "poi" && other.kind !== "poi") continue;
    if (Math.abs(token.z - other.z) >= table.profile.half || !meets(token, other)) continue;
    const params = { token: token.id, other: other.id };
    faults.push(violation("leg.overlap.token-on-terrain-or-token", "poi-on-token", params));
  }
  return faults;
}

function figureFaults({ figures }: Scene, figure: Figure, place: number): readonly Fault[] {
  return figures
    .slice(place + 1)
    .filter((other) => figure.z <= other.top && other.z <= figure.top && meets(figure, other))
    .map(({ id }) =>
      violation("leg.overlap.mini-not-on-mini", "miniature-on-miniature", { miniature: figure.id, other: id }),
    );
}
