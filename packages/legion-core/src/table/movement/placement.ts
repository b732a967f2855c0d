import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { BASES } from "../bases.ts";
import { collide, inBaseContact, tokenFault } from "../contact.ts";
import type { Figure, Scene } from "../scene.ts";
import type { Battlefield } from "../table.ts";
import { standingFault } from "./standing.ts";

type Fault = Violation<RuleId>;

/** The conditions, besides terrain, for placing a miniature: its side, the miniatures around it and the purpose. */
export interface Placement {
  /** The side of the miniature. Miniatures of all other sides are enemies. */
  readonly side: string;
  /**
   * The miniatures that the placed one may not overlap: those of other units, and those of its own unit already placed.
   */
  readonly others: readonly Figure[];
  /**
   * Enemies the miniature may contact: `none`, those of `any-one` unit (for a leader that may start a melee), or those
   * of the listed units, by index in the scene (leg.base-contact.leader-may-start-melee).
   */
  readonly enemies: "none" | "any-one" | readonly number[];
  /** Enemies that may never be contacted, by their indexes in the scene (leg.kw.immune-melee). Defaults to none. */
  readonly shuns?: readonly number[];
  /**
   * Whether the miniature deploys. A separate rule covers standing partly on obstacles in that case. Defaults to false.
   */
  readonly deploying?: boolean;
}

/**
 * Returns why a miniature may not be placed like `figure`, or undefined if it may. It checks the battlefield's edge,
 * other bases, terrain, points of interest, Bane tokens and contact with enemies. The figure need not be in the scene;
 * only its index and unit must differ from those of `others`.
 */
export function placementFault(scene: Scene, figure: Figure, placement: Placement): Violation<RuleId> | undefined {
  return (
    edgeFault(scene.table, figure) ??
    basesFault(figure, placement.others) ??
    standingFault(scene.table, figure, placement.deploying ?? false) ??
    tokensFault(scene, figure, placement)
  );
}

/**
 * Returns why a miniature may not be placed on the bare table, or undefined if it may. The caller ensures that no
 * terrain is under it.
 */
export function openFault(scene: Scene, figure: Figure, placement: Placement): Violation<RuleId> | undefined {
  return (
    edgeFault(scene.table, figure) ?? basesFault(figure, placement.others) ?? tokensFault(scene, figure, placement)
  );
}

function tokensFault(scene: Scene, figure: Figure, placement: Placement): Fault | undefined {
  return overTokenFault(scene, figure) ?? enemiesFault(scene, figure, placement);
}

/** Whether the whole base is on the battlefield, without tolerance. */
function isOnBattlefield({ length, width }: Battlefield, { shape }: Figure): boolean {
  return shape.core.every(
    ({ x, y }) => x >= shape.radius && y >= shape.radius && x <= length - shape.radius && y <= width - shape.radius,
  );
}

function edgeFault(table: Battlefield, figure: Figure): Fault | undefined {
  if (isOnBattlefield(table, figure)) return undefined;
  const params = { miniature: figure.id, x: figure.x, y: figure.y, reach: BASES[figure.spec.base].halfLength };
  return violation("leg.move.no-voluntary-exit", "off-battlefield", params);
}

function basesFault(figure: Figure, others: readonly Figure[]): Fault | undefined {
  const other = others.find((one) => collide(figure, one));
  if (other === undefined) return undefined;
  return violation("leg.move.no-end-overlap", "on-miniature", { miniature: figure.id, other: other.id });
}

function overTokenFault({ table, tokens }: Scene, figure: Figure): Fault | undefined {
  for (const token of tokens) {
    const fault = tokenFault(table, figure, token);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function enemiesFault(scene: Scene, figure: Figure, placement: Placement): Fault | undefined {
  const { enemies } = placement;
  const touched = enemiesTouched(scene, figure, placement);
  const [first, second] = touched;
  if (first === undefined) return undefined;
  const ids = touched.map((unit) => scene.units[unit]?.id ?? "");
  const params = { miniature: figure.id, units: ids };
  const { shuns = [] } = placement;
  if (touched.some((unit) => shuns.includes(unit))) return violation("leg.kw.immune-melee", "immune-to-melee", params);
  if (enemies === "any-one") {
    return second === undefined
      ? undefined
      : violation("leg.base-contact.leader-may-start-melee", "two-enemies", params);
  }
  if (enemies !== "none" && touched.every((unit) => enemies.includes(unit))) return undefined;
  return violation("leg.base-contact.enemy-needs-melee-weapon", "enemy-contact", params);
}

/** Lists the indexes of the enemy units whose miniatures are in base contact with this one, in order. */
export function enemiesTouched(
  { units }: Scene,
  figure: Figure,
  { others, side }: Pick<Placement, "others" | "side">,
): number[] {
  const touched: number[] = [];
  for (const one of others) {
    if (units[one.unit]?.side === side || touched.includes(one.unit)) continue;
    if (inBaseContact(figure, one)) touched.push(one.unit);
  }
  return touched;
}
