import { CONTACT } from "./lengths.ts";
import type { Figure, TokenOnTable } from "./scene.ts";
import { gap } from "./shapes.ts";
import type { Piece } from "./table.ts";

/**
 * Whether two miniatures are in base contact: no gap seen from above, and no more elevation between them than the lower
 * silhouette is tall (leg.base-contact.definition, leg.base-contact.vertical-rule-height).
 */
export function inBaseContact(a: Figure, b: Figure): boolean {
  if (gap(a.shape, b.shape) > CONTACT) return false;
  return Math.abs(a.z - b.z) <= Math.min(a.top - a.z, b.top - b.z);
}

/** Whether a miniature is in base contact with a piece of terrain; it is with the piece it stands on. */
export function touchesPiece(figure: Figure, piece: Piece): boolean {
  const reach = figure.top - figure.z;
  return piece.solids.some(({ shape, bottom, top }) => {
    const rise = Math.max(0, bottom - figure.z, figure.z - top);
    return rise <= reach && gap(figure.shape, shape) <= CONTACT;
  });
}

/** Whether a miniature is in base contact with a token. */
export function touchesToken(figure: Figure, token: TokenOnTable): boolean {
  return Math.abs(token.z - figure.z) <= figure.top - figure.z && gap(figure.shape, token.shape) <= CONTACT;
}
