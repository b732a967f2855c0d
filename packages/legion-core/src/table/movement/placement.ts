import { type Violation, violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import { BASES } from "../bases.ts";
import { collide, inBaseContact, tokenFault } from "../contact.ts";
import type { Figure, Scene } from "../scene.ts";
import type { Battlefield } from "../table.ts";
import { standingFault } from "./standing.ts";

type Fault = Violation<RuleId>;

/** What decides, besides terrain, whether a miniature may be put on a spot: whose it is, who stands around, why it is put there. */
export interface Placement {
  /** Whose miniature it is; all others are enemies. */
  readonly side: string;
  /** The miniatures it may not overlap: those of other units, and those of its own that stand already. */
  readonly others: readonly Figure[];
  /**
   * Enemies it may come into base contact with: those of no unit, of any one unit (a leader that may start a melee), or
   * of these units by their places in the scene (leg.base-contact.leader-may-start-melee).
   */
  readonly enemies: "none" | "any-one" | readonly number[];
  /** Enemies that nobody may come into contact with, by their places in the scene (leg.kw.immune-melee). */
  readonly shuns?: readonly number[];
  /** Whether it deploys, which the rule on standing partly on obstacles names by itself. */
  readonly deploying?: boolean;
}

/**
 * Why a miniature may not be put where `figure` stands, if so: the battlefield's edge, other bases, terrain, points of
 * interest, Bane tokens, contact with enemies. Cites the rule with ids and lengths in 1/100 mm. The figure need not be part of the
 * scene; its place and unit need only differ from those of `others`.
 */
export function placementFault(scene: Scene, figure: Figure, placement: Placement): Violation<RuleId> | undefined {
  return (
    edgeFault(scene.table, figure) ??
    basesFault(figure, placement.others) ??
    standingFault(scene.table, figure, placement.deploying ?? false) ??
    tokensFault(scene, figure, placement)
  );
}

/** The same where no terrain lies under the figure, which stands on the table. */
export function openFault(scene: Scene, figure: Figure, placement: Placement): Violation<RuleId> | undefined {
  return (
    edgeFault(scene.table, figure) ?? basesFault(figure, placement.others) ?? tokensFault(scene, figure, placement)
  );
}

function tokensFault(scene: Scene, figure: Figure, placement: Placement): Fault | undefined {
  return overTokenFault(scene, figure) ?? enemiesFault(scene, figure, placement);
}

/** Whether the whole base lies on the battlefield; exact, without tolerance. */
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

/** The places of the enemy units whose miniatures are in base contact with this one, in order. */
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
