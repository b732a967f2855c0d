import { inBaseContact, touchesPiece, touchesToken } from "../contact.ts";
import type { CoverKind } from "../documents.ts";
import { GRAZE } from "../lengths.ts";
import { isAtRange, isReached, measured, rangeLength } from "../range.ts";
import type { Figure, Surroundings, TokenOnTable } from "../scene.ts";
import type { Battlefield, Piece } from "../table.ts";
import { isVehicle } from "../unit-types.ts";
import { blockers } from "./blockers.ts";
import { crossingGap, interrupts } from "./hull.ts";
import { hasLineOfSight } from "./line-of-sight.ts";
import { isInVolume, type Prism } from "./walls.ts";

/*
 * How cover is decided, miniature by miniature of the defending unit: from the attacking leader L to the miniature T. All
 * lines from a part of the one silhouette to a part of the other fill the hull of the two (hull.ts). One interrupted line
 * is enough: terrain interrupts if it reaches into the hull by more than GRAZE, at an elevation that the hull has there.
 *
 *        .---._____________________________________________.---.
 *       /     \          +---+                            /     \
 *      |   L   |         | 1 |                           |   T   |
 *       \     /          +---+               +---+        \     /
 *        '---'-------------------------------| 3 |---------'---'
 *        [ 4 ]                               +---+       [ 2 ]
 *                                         |<-- half-range of T -->|
 *
 * 1 reaches into the hull, but is not at half-range of T. 2 is, but does not reach into the hull. 3 does both, so T is
 * obscured, with the cover of 3. 4 is in base contact with L.
 *
 *   T is a vehicle                            it is not obscured
 *   there is no line of sight from L to T     by all that hides it, at any range and whatever cover it gives: `blocks`
 *   T is in area terrain                      by that: `area`
 *   terrain in base contact with L            not by that, but by the two ways above; nor by area terrain that L is in
 *   terrain at half-range, into the hull      by that: `interrupts`
 *
 * Terrain that gives no cover obscures by `blocks` alone, unless the option `noCoverObscures` says otherwise. A unit has
 * cover if at least half of its miniatures are obscured, and heavy cover if one of them is by something that gives it
 * (cover.ts).
 *
 * Heights: of the hull counts the part of the way from L to T in which some line lies between bottom and top of the
 * terrain. So a low wall obscures whoever stands behind it, though all may see each other over it.
 */

/** An object that obscures a miniature, with the reason. */
export interface Obscurer {
  /** Id of the piece of terrain, the token or the miniature of a vehicle. */
  readonly id: string;
  /** The cover that the object gives to the miniature. */
  readonly cover: CoverKind;
  /**
   * `blocks`: the object helps to hide the miniature (leg.obscured.fully-blocked). `area`: the miniature is in it
   * (leg.terrain.area-always-obscured). `interrupts`: it crosses a line and is at half-range (leg.obscured.partial).
   */
  readonly by: "blocks" | "area" | "interrupts";
}

/**
 * Lists what obscures a miniature from the leader that makes a ranged attack against it, or nothing if it is not
 * obscured. Pieces come in table order, then points of interest and ground vehicles, both as heavy area terrain
 * (leg.type.ground-as-heavy-area). Vehicles are never obscured (leg.type.ground-not-obscured,
 * leg.type.repulsor-not-obscured), creature troopers not by barricades (leg.type.creature-no-barricade-cover). `sees`
 * is whether the two have line of sight, if known.
 */
export function obscurers(
  scene: Surroundings,
  leader: Figure,
  target: Figure,
  sees: boolean = hasLineOfSight(scene, leader, target),
): readonly Obscurer[] {
  if (isVehicle(target.type)) return [];
  const blocking = sees ? NOTHING : blockers(scene, leader, target);
  const found: Obscurer[] = [];
  for (const thing of thingsFor(scene, leader, target, blocking)) {
    const by = blocking.includes(thing.id) ? "blocks" : partly(scene, leader, target, thing);
    if (by !== undefined) found.push({ id: thing.id, cover: thing.cover, by });
  }
  return found;
}

const NOTHING: readonly string[] = [];

/** An object that may obscure. */
interface Thing {
  readonly id: string;
  readonly cover: CoverKind;
  readonly area: boolean;
  readonly prisms: readonly Prism[];
  readonly is: Piece | TokenOnTable | Figure;
}

/** Lists objects that may obscure: those that help to hide the target, and others at half-range of it. */
function thingsFor(scene: Surroundings, leader: Figure, target: Figure, blocking: readonly string[]): Thing[] {
  const { table, tokens, vehicles } = scene;
  const things: Thing[] = [];
  for (const piece of table.pieces) {
    const { id, cover, kind, solids, barricade } = piece;
    if (barricade && target.type === "creature-trooper") continue;
    if (!isNear(table, target, solids) && !blocking.includes(id)) continue;
    things.push({ id, cover, area: kind === "area", prisms: solids, is: piece });
  }
  for (const token of tokens) {
    if (token.kind !== "poi") continue;
    const prisms = [{ shape: token.shape, bottom: token.z, top: token.z + table.profile.half }];
    things.push({ id: token.id, cover: "heavy", area: true, prisms, is: token });
  }
  for (const vehicle of vehicles) {
    if (!mayObscure(scene, vehicle, leader, target)) continue;
    const prisms = [{ shape: vehicle.shape, bottom: vehicle.z, top: vehicle.top }];
    things.push({ id: vehicle.id, cover: "heavy", area: true, prisms, is: vehicle });
  }
  return things;
}

/** Whether a circle around an object is within half-range of one around the target, with a margin for rounding. */
function isNear({ profile }: Battlefield, { shape: own }: Figure, prisms: readonly Prism[]): boolean {
  for (const { shape } of prisms) {
    const most = profile.half + shape.reach + own.reach + GRAZE;
    if ((shape.cx - own.cx) * (shape.cx - own.cx) + (shape.cy - own.cy) * (shape.cy - own.cy) <= most * most)
      return true;
  }
  return false;
}

/** Whether a miniature is in base contact with an object (leg.obscured.leader-contact-exempt). */
function touches(table: Battlefield, figure: Figure, is: Thing["is"]): boolean {
  if ("solids" in is) return touchesPiece(figure, is);
  return "kind" in is ? touchesToken(table, figure, is) : inBaseContact(figure, is);
}

function mayObscure({ table }: Surroundings, vehicle: Figure, leader: Figure, target: Figure): boolean {
  if (vehicle.id === leader.id || vehicle.id === target.id) return false;
  if (table.options.ownVehiclesObscure === "other-miniatures") return true;
  return vehicle.unit !== leader.unit && vehicle.unit !== target.unit;
}

/** Returns how an object obscures a miniature that it does not hide, or undefined if it does not obscure it. */
function partly(
  { table }: Surroundings,
  leader: Figure,
  target: Figure,
  thing: Thing,
): "area" | "interrupts" | undefined {
  const { options } = table;
  if (thing.cover === "none" && !options.noCoverObscures) return undefined;
  if (thing.area && isInVolume(table, target, thing.prisms)) return "area";
  if (touches(table, leader, thing.is) || (thing.area && isInVolume(table, leader, thing.prisms))) return undefined;
  const shapes = thing.prisms.map(({ shape }) => shape);
  if (!isAtRange(table, measured(target), shapes, "half")) return undefined;
  const crossing = thing.prisms.some((prism) =>
    options.obscuringDistance === "piece"
      ? interrupts(leader, target, prism)
      : isReached(table, crossingGap(leader, target, prism) ?? Number.POSITIVE_INFINITY, rangeLength(table, "half")),
  );
  return crossing ? "interrupts" : undefined;
}
