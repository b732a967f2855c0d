import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { opponentOf, type Side, seatOf } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import type { TerrainPiece } from "../table/documents.ts";
import { CONTACT, mm } from "../table/lengths.ts";
import { isAtRange, measuredAll } from "../table/range.ts";
import { overlaps, polygon, type Shape } from "../table/shapes.ts";
import { type Direction, leftOf, moved, snapped, unitVector, type Vec } from "../table/vectors.ts";
import { battlefieldOf } from "../units/battlefield.ts";
import { sceneOf } from "../units/positions.ts";
import { reachesTerritory } from "./territory.ts";

const CARD: RuleId = "leg.cards.advantage-content";

/** Half the length and width of the barricades of the core sets, and their height. The rulebook gives no measures. */
const HALF_LENGTH = mm(34.7);
const HALF_WIDTH = mm(13.55);
const HEIGHT = mm(29.5);

/** Creates a barricade with its middle at a spot and its length along a heading. */
function barricadeAt(id: string, to: Vec, heading: Direction): TerrainPiece {
  return {
    id,
    kind: "scatter",
    barricade: true,
    cover: "heavy",
    parts: [{ outline: { kind: "polygon", corners: cornersAt(to, heading) }, top: HEIGHT, movement: "open" }],
  };
}

function cornersAt(to: Vec, heading: Direction): readonly Vec[] {
  const along = unitVector(heading);
  const across = leftOf(along);
  const corner = (far: number, wide: number): Vec => snapped(moved(moved(to, along, far), across, wide));
  return [
    corner(HALF_LENGTH, HALF_WIDTH),
    corner(-HALF_LENGTH, HALF_WIDTH),
    corner(-HALF_LENGTH, -HALF_WIDTH),
    corner(HALF_LENGTH, -HALF_WIDTH),
  ];
}

/**
 * Explains why a player may not place a barricade at a spot, or returns undefined. It must be on the table itself,
 * clear of terrain (except area terrain), tokens and miniatures, outside enemy territory and not at range 1 of another
 * barricade placed this way.
 */
export function barricadeFault(look: Look, side: Side, to: Vec, heading: Direction): Violation<RuleId> | undefined {
  const whole = [to.x, to.y, heading.x, heading.y].every(Number.isSafeInteger);
  if (!whole || (heading.x === 0 && heading.y === 0)) return forbidden(CARD, "no-such-spot", { x: to.x, y: to.y });
  const shape = polygon(cornersAt(to, heading));
  const table = battlefieldOf(look.state);
  if (shape.core.some(({ x, y }) => x < 0 || y < 0 || x > table.length || y > table.width)) {
    return forbidden("leg.setup.battlefield-size", "off-battlefield", { x: to.x, y: to.y });
  }
  if (reachesTerritory(look, opponentOf(side), shape)) return forbidden(CARD, "in-enemy-territory", {});
  const near = table.pieces.find(
    (piece) => isPutDown(look, piece.id) && isAtRange(table, measuredAll(piece), [shape], 1),
  );
  if (near !== undefined) return forbidden(CARD, "near-another", { piece: near.id });
  return overlapFault(look, shape);
}

function isPutDown({ state }: Look, id: string): boolean {
  return state.terrain.some((piece) => piece.id === id);
}

function overlapFault(look: Look, shape: Shape): Violation<RuleId> | undefined {
  const { table, tokens, figures } = sceneOf(look);
  const meets = (other: { readonly shape: Shape }): boolean => overlaps(other.shape, shape, CONTACT);
  const solid = table.solids.find((one) => one.kind !== "area" && meets(one));
  if (solid !== undefined) {
    return forbidden("leg.overlap.closed-list", "on-terrain", { piece: table.pieces[solid.piece]?.id ?? "" });
  }
  const token = tokens.find(meets);
  if (token !== undefined) {
    return forbidden("leg.terrain.barricade-not-on-tokens", "terrain-on-token", { token: token.id });
  }
  const figure = figures.find(meets);
  if (figure === undefined) return undefined;
  return forbidden("leg.overlap.terrain-not-on-token-or-mini", "terrain-on-miniature", { miniature: figure.id });
}

/** Places a barricade for a player. */
export function putBarricade(work: GameWork, side: Side, to: Vec, heading: Direction, card: string): void {
  const piece = barricadeAt(`barricade.${seatOf(side)}.${work.state.terrain.length}`, to, heading);
  work.state.terrain = [...work.state.terrain, piece];
  work.emit({ type: "barricade-placed", seat: seatOf(side), piece: piece.id, rule: CARD, cause: card });
}
