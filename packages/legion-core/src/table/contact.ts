import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { CONTACT } from "./lengths.ts";
import type { Figure, TokenOnTable } from "./scene.ts";
import { gap, overlaps, type Shape } from "./shapes.ts";
import type { Battlefield, Piece } from "./table.ts";

/**
 * Whether two miniatures are in base contact: no gap seen from above, and no more difference in elevation than the
 * height of the lower silhouette (leg.base-contact.definition, leg.base-contact.vertical-rule-height).
 */
export function inBaseContact(a: Figure, b: Figure): boolean {
  if (isFarApart(a.shape, b.shape) || gap(a.shape, b.shape) > CONTACT) return false;
  return Math.abs(a.z - b.z) <= Math.min(a.top - a.z, b.top - b.z);
}

/** Whether two outlines are clearly too far apart to touch. A fast test before the exact one. */
function isFarApart(a: Shape, b: Shape): boolean {
  const dx = a.cx - b.cx;
  const dy = a.cy - b.cy;
  const most = a.reach + b.reach + 2 * CONTACT;
  return dx * dx + dy * dy > most * most;
}

/** Whether a miniature is in base contact with a piece of terrain, such as the piece it stands on. */
export function touchesPiece(figure: Figure, piece: Piece): boolean {
  const reach = figure.top - figure.z;
  return piece.solids.some(({ shape, bottom, top }) => {
    const rise = Math.max(0, bottom - figure.z, figure.z - top);
    return rise <= reach && gap(figure.shape, shape) <= CONTACT;
  });
}

/** Whether a miniature is in base contact with a token. The silhouette of a point of interest is half-range tall. */
export function touchesToken({ profile }: Battlefield, figure: Figure, { kind, shape, z }: TokenOnTable): boolean {
  const reach = figure.top - figure.z;
  const most = kind === "poi" ? Math.min(reach, profile.half) : reach;
  return Math.abs(z - figure.z) <= most && gap(figure.shape, shape) <= CONTACT;
}

/**
 * Whether two miniatures overlap both in the plan and in elevation. A miniature directly above another would stand on
 * it.
 */
export function collide(a: Figure, b: Figure): boolean {
  return a.z <= b.top && b.z <= a.top && overlaps(a.shape, b.shape, CONTACT);
}

/**
 * Returns why a miniature may not overlap a token, or undefined if it may. Points of interest are half-range tall; Bane
 * tokens are flat.
 */
export function tokenFault(
  { profile }: Battlefield,
  figure: Figure,
  token: TokenOnTable,
): Violation<RuleId> | undefined {
  const { kind, shape, z } = token;
  if (kind !== "poi" && kind !== "bane") return undefined;
  const isAbove = kind === "poi" ? figure.z >= z + profile.half : figure.z > z;
  if (isAbove || z >= figure.top || !overlaps(shape, figure.shape, CONTACT)) return undefined;
  const params = { miniature: figure.id, token: token.id };
  return kind === "poi"
    ? violation("leg.overlap.mini-on-terrain-or-token", "on-poi", params)
    : violation("leg.kw.bane-tokens.reveal", "on-bane-token", params);
}
