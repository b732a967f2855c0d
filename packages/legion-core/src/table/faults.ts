import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { collide, tokenFault } from "./contact.ts";
import type { Layout } from "./documents.ts";
import { CONTACT } from "./lengths.ts";
import { standingFault } from "./movement/standing.ts";
import { compileScene, type Figure, type Scene, type TokenOnTable } from "./scene.ts";
import { overlaps, type Shape } from "./shapes.ts";
import type { Piece, Solid } from "./table.ts";
import { mayOverlap } from "./tokens.ts";

type Fault = Violation<RuleId>;

/**
 * Lists everything placed illegally on the table: overlaps outside the closed list of the rulebook
 * (leg.overlap.closed-list), and invalid barricades. Terrain may overlap terrain; tokens may lie on terrain and tokens;
 * miniatures may stand on either where there is room. Touching is not an overlap, parts overhead do not count, and base
 * contact with enemies is allowed because a melee may have begun earlier. Violations give ids and lengths in 1/100 mm,
 * in the order of the document: pieces, tokens, miniatures.
 */
export function tableFaults(layout: Layout): readonly Violation<RuleId>[] {
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
  return faults;
}

/**
 * Whether a solid was put on a token. Tokens lie flat inside area terrain; any other solid that begins at the token's
 * level lies on it.
 */
function liesOnToken(solid: Solid, token: TokenOnTable): boolean {
  if (solid.kind === "area" || !meets(solid, token)) return false;
  return solid.bottom <= token.z && token.z < solid.top && (!solid.barricade || token.z === solid.bottom);
}

function terrainOnToken({ id, barricade }: Piece, token: TokenOnTable): Fault {
  const rule = barricade ? "leg.terrain.barricade-not-on-tokens" : "leg.overlap.terrain-not-on-token-or-mini";
  return violation(rule, "terrain-on-token", { piece: id, token: token.id });
}

function tokenFaults({ figures, tokens, table }: Scene, token: TokenOnTable, place: number): readonly Fault[] {
  const on = figures.filter((figure) => figure.z < token.z && token.z <= figure.top && meets(token, figure));
  const others = tokens.slice(place + 1).filter((other) => {
    const counts = !mayOverlap(token.kind, other.kind) && !mayOverlap(other.kind, token.kind);
    return counts && Math.abs(token.z - other.z) < table.profile.half && meets(token, other);
  });
  const { id } = token;
  return [
    ...on.map((figure) =>
      violation<RuleId>("leg.overlap.token-not-on-mini", "token-on-miniature", { token: id, miniature: figure.id }),
    ),
    ...others.map((other) =>
      violation<RuleId>("leg.overlap.token-on-terrain-or-token", "poi-on-token", { token: id, other: other.id }),
    ),
  ];
}

function figureFaults({ figures, tokens, table }: Scene, figure: Figure, place: number): readonly Fault[] {
  const { id } = figure;
  const below = table.options.headroom === "needed" ? table.solids.filter((solid) => hangsInto(solid, figure)) : [];
  const pieces = [...new Set(below.map(({ piece }) => table.pieces[piece]?.id ?? ""))];
  const stands = pieces.length === 0 ? standingFault(table, figure, false) : undefined;
  return [
    ...pieces.map((piece) =>
      violation<RuleId>("leg.overlap.terrain-not-on-token-or-mini", "terrain-on-miniature", { piece, miniature: id }),
    ),
    ...(stands === undefined ? [] : [stands]),
    ...tokens.flatMap((token) => (token.z <= figure.z ? (tokenFault(table, figure, token) ?? []) : [])),
    ...figures
      .slice(place + 1)
      .filter((other) => collide(figure, other))
      .map((other) =>
        violation<RuleId>("leg.overlap.mini-not-on-mini", "on-miniature", { miniature: id, other: other.id }),
      ),
  ];
}

/** Whether a solid begins between the base and the top of a miniature. */
function hangsInto(solid: Solid, figure: Figure): boolean {
  return figure.z < solid.bottom && solid.bottom < figure.top && meets(solid, figure);
}
