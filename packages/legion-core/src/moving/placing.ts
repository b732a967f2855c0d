import { at, type Violation } from "@sw/tabletop";
import { spotsOutwards } from "../mission/spots.ts";
import { deploymentOf } from "../mission/territory.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Cause } from "../state/events.ts";
import type { SetDown } from "../state/frame-parts.ts";
import { miniatureId, type UnitIndex, unitId } from "../state/ids.ts";
import { type FrameOf, forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { keptWhile, lookedUp } from "../state/memo/memo.ts";
import { opponentOf, type Side, seatOf } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { inBaseContact } from "../table/contact.ts";
import { isCovered } from "../table/movement/coverage.ts";
import { enemiesTouched, placementFault } from "../table/movement/placement.ts";
import { isAtRange, isUnitAtRange, measured, type Range } from "../table/range.ts";
import { type Figure, figureOf, nextIndex, type Scene } from "../table/scene.ts";
import { overlaps } from "../table/shapes.ts";
import { areaShapes } from "../table/table.ts";
import { isNotched } from "../table/unit-types.ts";
import type { Direction, Point3 } from "../table/vectors.ts";
import { companyOf, sceneOf } from "../units/positions.ts";
import { agreedHeight, profileOf } from "../units/profiles.ts";
import { hasMeleeWeapon, placeMiniatures } from "./moves.ts";

type Fault = Violation<RuleId>;

/** A miniature to be placed, with everything that restricts its spot. */
export interface Placing {
  readonly scene: Scene;
  /** The rule that requires it. */
  readonly rule: RuleId;
  readonly side: string;
  /** Place of the miniature in its unit, and its id. */
  readonly miniature: number;
  readonly id: string;
  /** Heading of the miniature, unless its player turns it. */
  readonly heading: Direction;
  /** The leader, once placed. Undefined while the leader itself is placed. */
  readonly leader: Figure | undefined;
  /** Every other miniature on the table. */
  readonly others: readonly Figure[];
  /** Units, by their places in the scene, one of which it must contact. Empty outside melee. */
  readonly enemies: readonly number[];
  /** Whether the miniature deploys and must therefore be in its territory. */
  readonly deploying: boolean;
  /** Whether the miniature may contact any one enemy unit, as the leader of a deploying unit with a melee weapon. */
  readonly charges: boolean;
  /**
   * Whether a figure is where its unit deploys: completely in its side's territory, or at least partly for a leader.
   */
  isAtHome(figure: Figure): boolean;
  /** If set, the miniature deploys anywhere that is not at this range of an enemy unit, instead of in its territory. */
  readonly away?: Range;
  readonly notched: boolean;
  /** Previous position of a miniature that is being placed again. Undefined for any other. */
  readonly taken: Figure | undefined;
  /** Miniatures, one of which it must contact because of an effect. Undefined without such an effect. */
  readonly beside: readonly Figure[] | undefined;
  /** Whether the effect that places its unit again allows the spot. */
  mayLand(figure: Figure): boolean;
  figureAt(at: Point3, heading: Direction): Figure;
  /** A placing with the same spots: the followers of a deploying unit differ only in their ids. */
  readonly alike?: Placing;
}

/** The facts, other than the scene, that decide where a miniature may be placed. */
type Facts = Pick<State, "config" | "mission" | "sides" | "blue">;

/** The placings of a scene by purpose. Cached while the scene exists and the {@link Facts} stay the same. */
const placingsOn = keptWhile(
  (_: Scene, _facts: Facts): Map<string, Placing> => new Map(),
  (one, other) =>
    one.config === other.config &&
    one.mission === other.mission &&
    one.sides === other.sides &&
    one.blue === other.blue,
);

/**
 * Returns what restricts placing a miniature of the frame's unit. Returns the same object while nothing of it changes.
 */
export function placingOf(look: Look, frame: FrameOf<"place">, miniature: number): Placing {
  const { config, mission, sides: players, blue } = look.state;
  const scene = sceneOf(look);
  // Copied, not the state itself: a work's state is written on, and these are what it was asked with.
  const placings = placingsOn(scene, { config, mission, sides: players, blue });
  const { away = null, down = null } = frame;
  const key = (who: number | null): string => JSON.stringify([frame.unit, frame.enemies, frame.rule, away, who, down]);
  return lookedUp(placings, key(miniature), () => {
    const placing = newPlacing(look, scene, frame, miniature);
    if (!placing.deploying || placing.leader === undefined) return placing;
    return { ...placing, alike: lookedUp(placings, key(null), () => placing) };
  });
}

function newPlacing(look: Look, scene: Scene, frame: FrameOf<"place">, miniature: number): Placing {
  const { state } = look;
  const unit = at(state.units, frame.unit);
  const profile = profileOf(look, frame.unit);
  const { type, base } = profile;
  const height = agreedHeight(state.config, profile);
  const company = companyOf(scene, state, frame.unit);
  const id = miniatureId(state, frame.unit, miniature);
  const own = company?.figures.find((figure) => figure.id === id);
  const index = own?.index ?? nextIndex(scene);
  const inScene = company?.index ?? scene.units.length;
  const deploys = at(unit.miniatures, miniature).status === "undeployed";
  const leads = miniature === unit.leader;
  const enemies = frame.enemies.map((enemy) => scene.units.findIndex((one) => one.id === unitId(state, enemy)));
  const inwards = { x: 0, y: state.sides[unit.owner].edge === "far" ? -1 : 1 };
  const leader = leads ? undefined : company?.leader;
  const usual = deploys ? inwards : at(unit.miniatures, miniature).heading;
  const isElsewhere = frame.away !== undefined || frame.down !== undefined;
  const home = deploys ? deploymentOf(look, frame.unit).flatMap(areaShapes) : [];
  return {
    scene,
    rule: frame.rule,
    side: seatOf(unit.owner),
    miniature,
    id,
    heading: isNotched(type) && leader !== undefined ? leader.spec.heading : usual,
    leader,
    others: scene.figures.filter((figure) => figure.index !== index),
    enemies: enemies.filter((enemy) => enemy >= 0),
    deploying: deploys,
    charges: deploys && leads && !isElsewhere && hasMeleeWeapon(look, frame.unit),
    isAtHome: ({ shape }) =>
      isElsewhere || (leads ? home.some((one) => overlaps(one, shape, 0)) : isCovered(shape, home)),
    ...(frame.away === undefined ? {} : { away: frame.away }),
    notched: isNotched(type),
    taken: frame.down === undefined ? undefined : own,
    beside: leads && frame.down?.beside !== undefined ? touchable(look, frame.down.beside) : undefined,
    mayLand: (figure) =>
      frame.down === undefined || own === undefined || mayBeSetDown(look, frame.unit, own, figure, frame.down),
    figureAt: (spot, heading) =>
      figureOf({ id, base, height, x: spot.x, y: spot.y, z: spot.z, heading }, index, inScene, type),
  };
}

/** Whether a miniature that has a position may be placed again at a spot. */
function mayBeSetDown(look: Look, unit: UnitIndex, own: Figure, figure: Figure, down: SetDown): boolean {
  const { near, clearOf, beside } = down;
  const { table, units } = sceneOf(look);
  const { leader, owner } = at(look.state.units, unit);
  const leads = own.id === miniatureId(look.state, unit, leader);
  if (near !== undefined && leads) {
    const isNear = isAtRange(table, measured(own), measured(figure), near);
    if (!isNear || Math.abs(own.z - figure.z) > table.profile.segment) return false;
  }
  if (beside !== undefined && leads && !touchable(look, beside).some((one) => inBaseContact(one, figure))) return false;
  if (clearOf === undefined) return true;
  const foes = units.filter(({ side }) => side === seatOf(opponentOf(owner)));
  return !foes.some((foe) => isUnitAtRange(table, measured(figure), foe, clearOf));
}

/** Lists the miniatures of a unit on the battlefield, which others may touch. */
function touchable(look: Look, unit: UnitIndex): readonly Figure[] {
  return companyOf(sceneOf(look), look.state, unit)?.figures ?? [];
}

/** Lets a player place the miniatures of a unit again, its leader first. Miniatures not yet placed stay in the way. */
export function setDown(work: GameWork, chooser: Side, unit: UnitIndex, down: SetDown, { rule, cause }: Cause): void {
  const left = at(work.state.units, unit).miniatures.flatMap(({ status }, place) =>
    status === "standing" ? [place] : [],
  );
  work.push({ kind: "place", unit, enemies: [], left, chooser, down, rule, cause });
}

/**
 * Explains why a miniature may not be at a spot, or returns undefined. Does not check required contact and cohesion.
 */
export function spotFault(placing: Placing, figure: Figure): Fault | undefined {
  const { scene, others, side, leader, enemies, deploying, charges, id } = placing;
  const turned = placing.notched && leader !== undefined && !isSameDirection(leader.spec.heading, figure.spec.heading);
  if (turned) return forbidden("leg.notched.step-8-orientation", "not-as-leader", { miniature: id });
  const touched = enemiesTouched(scene, figure, { others, side });
  const units = touched.map((place) => scene.units[place]?.id ?? "");
  if (touched.length > 1) return forbidden("leg.melee.single-enemy-contact", "two-enemies", { miniature: id, units });
  if (!charges && touched.some((place) => !enemies.includes(place))) {
    return forbidden("leg.melee.only-way-into-contact", "enemy-contact", { miniature: id, units });
  }
  if (placing.away !== undefined && isNearEnemies(placing, figure, placing.away)) {
    return forbidden(placing.rule, "too-near-enemies", { miniature: id });
  }
  if (!placing.mayLand(figure)) return forbidden(placing.rule, "not-set-down-there", { miniature: id });
  if (deploying && !placing.isAtHome(figure)) {
    return forbidden(placing.rule, "outside-territory", { miniature: id });
  }
  return placementFault(scene, figure, { side, others, enemies: touched, deploying });
}

/** Whether a miniature at this spot is at a range of an enemy unit. */
function isNearEnemies({ scene, side }: Placing, figure: Figure, range: Range): boolean {
  return scene.units.some((unit) => unit.side !== side && isUnitAtRange(scene.table, measured(figure), unit, range));
}

function isSameDirection(a: Direction, b: Direction): boolean {
  return a.x * b.y === a.y * b.x && a.x * b.x + a.y * b.y > 0;
}

/** Whether a miniature at this spot touches one of these units, by their places in the scene. */
export function touchesAny({ scene, others, side }: Placing, figure: Figure, enemies: readonly number[]): boolean {
  return enemiesTouched(scene, figure, { others, side }).some((place) => enemies.includes(place));
}

/**
 * Places the leader of a unit, deployed or not, at a spot or the nearest legal one. Does nothing if there is no room on
 * the battlefield.
 */
export function standAt(work: GameWork, unit: UnitIndex, to: Point3, because: Cause): void {
  const { leader } = at(work.state.units, unit);
  const frame = { kind: "place", unit, enemies: [], left: [leader], down: {}, ...because } as const;
  const placing = placingOf(work, frame, leader);
  const fits = (spot: Point3): boolean => spotFault(placing, placing.figureAt(spot, placing.heading)) === undefined;
  const spot = fits(to) ? to : firstOf(spotsOutwards(work, to), fits);
  if (spot === undefined) return;
  const { x, y, z } = spot;
  placeMiniatures(work, unit, [{ miniature: leader, x, y, z, heading: placing.heading }], because);
}

function firstOf(spots: Iterable<Point3>, fits: (spot: Point3) => boolean): Point3 | undefined {
  for (const spot of spots) if (fits(spot)) return spot;
  return undefined;
}

/** Lets a player place any miniatures of a unit except its leader again, each once, in cohesion with the leader. */
export function letPlace(work: GameWork, chooser: Side, unit: UnitIndex, { rule, cause }: Cause): void {
  const { leader, miniatures } = at(work.state.units, unit);
  const left = miniatures.flatMap(({ status }, place) => (status === "standing" && place !== leader ? [place] : []));
  work.push({ kind: "place", unit, enemies: [], left, chooser, rule, cause });
}
