import { at, type Violation, violation } from "@sw/tabletop";
import type { FrameOf } from "./frames/kind.ts";
import { miniatureId, unitId } from "./ids.ts";
import type { Look } from "./keywords/round.ts";
import { isWithinTerritory, reachesTerritory } from "./mission/territory.ts";
import { companyOf, sceneOf, statusOf } from "./positions.ts";
import { profileOf } from "./profiles.ts";
import type { RuleId } from "./rules/ids.ts";
import { seatOf } from "./seats.ts";
import { enemiesTouched, placementFault } from "./table/movement/placement.ts";
import { type Figure, figureOf, nextIndex, type Scene } from "./table/scene.ts";
import type { Direction, Point3 } from "./table/vectors.ts";
import { isNotched } from "./unit-types.ts";

type Fault = Violation<RuleId>;

/** A miniature about to be placed, and what that depends on. */
export interface Placing {
  readonly scene: Scene;
  readonly frame: Pick<FrameOf<"place">, "rule">;
  readonly side: string;
  /** Its place in the unit, and its id. */
  readonly miniature: number;
  readonly id: string;
  /** Where it points unless its player turns it. */
  readonly heading: Direction;
  /** The leader that stands already; none while the leader itself is placed. */
  readonly leader: Figure | undefined;
  /** Every other miniature on the table. */
  readonly others: readonly Figure[];
  /** Units, by their places in the scene, with one of which it is to come into contact; none if its unit deploys. */
  readonly enemies: readonly number[];
  /** Whether its unit deploys, instead of coming into contact. */
  readonly deploying: boolean;
  /** Whether a figure stands where its unit deploys: completely in the territory of its side, a leader at least partly. */
  isAtHome(figure: Figure): boolean;
  readonly notched: boolean;
  figureAt(at: Point3, heading: Direction): Figure;
}

/** What placing a miniature of the frame's unit depends on. */
export function placingOf(look: Look, frame: FrameOf<"place">, miniature: number): Placing {
  const { box, state } = look;
  const scene = sceneOf(box, state);
  const unit = at(state.units, frame.unit);
  const { type, base, height } = profileOf(box, state, frame.unit);
  const company = statusOf(unit) === "deployed" ? companyOf(scene, state, frame.unit) : undefined;
  const id = miniatureId(state, frame.unit, miniature);
  const own = company?.figures.find((figure) => figure.id === id);
  const index = own?.index ?? nextIndex(scene);
  const inScene = company?.index ?? scene.units.length;
  const deploys = frame.enemies.length === 0;
  const leads = miniature === unit.leader;
  const enemies = frame.enemies.map((enemy) => scene.units.findIndex((one) => one.id === unitId(state, enemy)));
  const inwards = { x: 0, y: state.players[unit.owner].edge === "far" ? -1 : 1 };
  const leader = leads ? undefined : company?.leader;
  const usual = deploys ? inwards : at(unit.miniatures, miniature).heading;
  return {
    scene,
    frame,
    side: seatOf(unit.owner),
    miniature,
    id,
    heading: isNotched(type) && leader !== undefined ? leader.spec.heading : usual,
    leader,
    others: scene.figures.filter((figure) => figure.index !== index),
    enemies: enemies.filter((enemy) => enemy >= 0),
    deploying: deploys,
    isAtHome: ({ shape }) =>
      leads ? reachesTerritory(look, unit.owner, shape) : isWithinTerritory(look, unit.owner, shape),
    notched: isNotched(type),
    figureAt: (spot, heading) =>
      figureOf({ id, base, height, x: spot.x, y: spot.y, z: spot.z, heading }, index, inScene, type),
  };
}

/** Why a miniature may not stand there at all, if so, whether it has to be in contact or in cohesion apart. */
export function spotFault(placing: Placing, figure: Figure): Fault | undefined {
  const { scene, others, side, leader, enemies, deploying, id } = placing;
  const turned = placing.notched && leader !== undefined && !isSameDirection(leader.spec.heading, figure.spec.heading);
  if (turned) return violation("leg.notched.step-8-orientation", "not-as-leader", { miniature: id });
  const touched = enemiesTouched(scene, figure, { others, side });
  const units = touched.map((place) => scene.units[place]?.id ?? "");
  if (touched.length > 1) return violation("leg.melee.single-enemy-contact", "two-enemies", { miniature: id, units });
  if (touched.some((place) => !enemies.includes(place))) {
    return violation("leg.melee.only-way-into-contact", "enemy-contact", { miniature: id, units });
  }
  const fault = placementFault(scene, figure, { side, others, enemies: touched, deploying });
  if (fault !== undefined || !deploying || placing.isAtHome(figure)) return fault;
  return violation(placing.frame.rule, "outside-territory", { miniature: id });
}

function isSameDirection(a: Direction, b: Direction): boolean {
  return a.x * b.y === a.y * b.x && a.x * b.x + a.y * b.y > 0;
}

/** Whether a miniature on this spot touches one of the units it is to come into contact with. */
export function touchesEnemy({ scene, others, side, enemies }: Placing, figure: Figure): boolean {
  return enemiesTouched(scene, figure, { others, side }).some((place) => enemies.includes(place));
}
