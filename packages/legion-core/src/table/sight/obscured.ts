import { isVehicle } from "../../unit-types.ts";
import { inBaseContact, touchesPiece, touchesToken } from "../contact.ts";
import type { CoverKind } from "../documents.ts";
import { isAtRange, isReached, measured, rangeLength } from "../range.ts";
import type { Figure, Scene } from "../scene.ts";
import { blockers } from "./blockers.ts";
import { crossingGap, interrupts } from "./hull.ts";
import { isInVolume, type Prism } from "./walls.ts";

/** What obscures a miniature, and why. */
export interface Obscurer {
  /** Id of the piece of terrain, the token or the miniature of a vehicle. */
  readonly id: string;
  /** Cover that it gives to the miniature. */
  readonly cover: CoverKind;
  /**
   * `blocks`: it takes part in hiding the miniature (leg.obscured.fully-blocked). `area`: the miniature is in it
   * (leg.terrain.area-always-obscured). `interrupts`: it interrupts a line and is at half-range (leg.obscured.partial).
   */
  readonly by: "blocks" | "area" | "interrupts";
}

/**
 * What obscures a miniature from the leader that attacks it with a ranged attack; empty if it is not obscured. Pieces in
 * the order of the table, then points of interest, then ground vehicles, both of which count as heavy area terrain
 * (leg.type.ground-as-heavy-area). Vehicles are never obscured
 * (leg.type.ground-not-obscured, leg.type.repulsor-not-obscured), creature troopers not by barricades
 * (leg.type.creature-no-barricade-cover).
 */
export function obscurers(scene: Scene, leader: Figure, target: Figure): readonly Obscurer[] {
  if (isVehicle(target.type)) return [];
  const blocking = blockers(scene, leader, target);
  const found: Obscurer[] = [];
  for (const thing of thingsFor(scene, leader, target)) {
    const by = blocking.includes(thing.id) ? "blocks" : partly(scene, leader, target, thing);
    if (by !== undefined) found.push({ id: thing.id, cover: thing.cover, by });
  }
  return found;
}

/** Anything that may obscure. */
interface Thing {
  readonly id: string;
  readonly cover: CoverKind;
  readonly area: boolean;
  readonly prisms: readonly Prism[];
  /** Whether the attacking leader is in base contact with it (leg.obscured.leader-contact-exempt). */
  touched(): boolean;
}

function thingsFor(scene: Scene, leader: Figure, target: Figure): Thing[] {
  const { table, tokens, vehicles } = scene;
  const things: Thing[] = [];
  for (const piece of table.pieces) {
    if (piece.barricade && target.type === "creature-trooper") continue;
    const { id, cover, kind, solids } = piece;
    things.push({ id, cover, area: kind === "area", prisms: solids, touched: () => touchesPiece(leader, piece) });
  }
  for (const token of tokens) {
    if (token.kind !== "poi") continue;
    const prisms = [{ shape: token.shape, bottom: token.z, top: token.z + table.profile.half }];
    things.push({
      id: token.id,
      cover: "heavy",
      area: true,
      prisms,
      touched: () => touchesToken(table, leader, token),
    });
  }
  for (const vehicle of vehicles) {
    if (!mayObscure(scene, vehicle, leader, target)) continue;
    const prisms = [{ shape: vehicle.shape, bottom: vehicle.z, top: vehicle.top }];
    things.push({ id: vehicle.id, cover: "heavy", area: true, prisms, touched: () => inBaseContact(leader, vehicle) });
  }
  return things;
}

function mayObscure({ table }: Scene, vehicle: Figure, leader: Figure, target: Figure): boolean {
  if (vehicle.id === leader.id || vehicle.id === target.id) return false;
  if (table.options.ownVehiclesObscure === "other-miniatures") return true;
  return vehicle.unit !== leader.unit && vehicle.unit !== target.unit;
}

/** How it obscures a miniature that it does not hide. */
function partly({ table }: Scene, leader: Figure, target: Figure, thing: Thing): "area" | "interrupts" | undefined {
  const { options } = table;
  if (thing.cover === "none" && !options.noCoverObscures) return undefined;
  if (thing.area && isInVolume(table, target, thing.prisms)) return "area";
  if (thing.touched() || (thing.area && isInVolume(table, leader, thing.prisms))) return undefined;
  const shapes = thing.prisms.map(({ shape }) => shape);
  if (!isAtRange(table, measured(target), shapes, "half")) return undefined;
  const crossing = thing.prisms.some((prism) =>
    options.obscuringDistance === "piece"
      ? interrupts(leader, target, prism)
      : isReached(table, crossingGap(leader, target, prism) ?? Number.POSITIVE_INFINITY, rangeLength(table, "half")),
  );
  return crossing ? "interrupts" : undefined;
}
