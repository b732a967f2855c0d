import { at, nearest, type Violation } from "@sw/tabletop";
import { atMoment } from "../../rounds/moments.ts";
import { turnNoticed } from "../../rounds/turning.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { Action } from "../../state/actions.ts";
import { miniatureId, miniatureOfId, unitId } from "../../state/ids.ts";
import { type FrameOf, forbidden, type Kind, notAsked } from "../../state/kinds.ts";
import type { Look } from "../../state/look.ts";
import { type Side, seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { isInCohesion } from "../../table/cohesion.ts";
import { sceneOf, statusOf } from "../../units/positions.ts";
import { comeBack } from "../../units/wounds/healing.ts";
import { deployIntoMelee, foesAtLeader } from "../melee.ts";
import { placeMiniatures } from "../moves.ts";
import { placingOf } from "../placing.ts";
import { canJoin, hasRoom, isNearest, placingFault, spotsFor } from "../spots.ts";

type PlaceFrame = FrameOf<"place">;

/**
 * Miniatures placed one after the other in the order that their player chooses: into contact when a melee starts or
 * continues, or into the territory when their unit deploys, its leader first (leg.melee.start-step-1,
 * leg.kw.prepared-position).
 */
export const placeKind: Kind<"place"> = {
  run(work, frame) {
    const left = toPlace(work, frame);
    if (left.length === 0) finish(work, frame);
    return left.length > 0;
  },
  question({ state }, frame) {
    const { unit, enemies, rule, left } = frame;
    const miniatures = left.map((miniature) => miniatureId(state, unit, miniature));
    const context = { unit: unitId(state, unit), miniatures, enemies: enemies.map((enemy) => unitId(state, enemy)) };
    return { seat: seatOf(placerOf(state, frame)), kind: "place", rule, space: "sampled", context };
  },
  options(look, frame, density = 1) {
    const done: readonly Action[] = mayStop(frame) ? [{ type: "done" }] : [];
    const places = toPlace(look, frame).flatMap((miniature) => {
      const subject = miniatureId(look.state, frame.unit, miniature);
      return spotsFor(placingOf(look, frame, miniature), density).map(({ x, y, z, spec }): Action => {
        return { type: "place", subject, to: { x, y, z }, heading: spec.heading };
      });
    });
    return [...places, ...done];
  },
  check(look, frame, action) {
    if (action.type === "done" && mayStop(frame)) return undefined;
    if (action.type !== "place") return notAsked(frame.rule, action, mayStop(frame) ? ["place", "done"] : ["place"]);
    const [unit, miniature] = miniatureOfId(look.state, action.subject) ?? [];
    if (miniature === undefined || unit !== frame.unit || !toPlace(look, frame).includes(miniature)) {
      return whyNotPlaced(look, frame, action.subject, unit === frame.unit ? miniature : undefined);
    }
    const placing = placingOf(look, frame, miniature);
    return placingFault(placing, placing.figureAt(action.to, action.heading));
  },
  keeps({ state }, frame, seat, kind) {
    if (kind !== "place" || seatOf(placerOf(state, frame)) === seat) return undefined;
    return forbidden(frame.rule, "other-side-does", { unit: unitId(state, frame.unit) });
  },
  take(work, frame, action) {
    if (action.type === "done") finish(work, frame);
    const miniature = action.type === "place" ? miniatureOfId(work.state, action.subject) : undefined;
    if (action.type !== "place" || miniature === undefined) return;
    const [, place] = miniature;
    const { x, y, z } = action.to;
    const left = frame.left.filter((one) => one !== place);
    work.change(frame, { left });
    const pose = { miniature: place, x, y, z, heading: action.heading };
    placeMiniatures(work, frame.unit, [pose], { rule: frame.rule, cause: frame.cause });
    if (isReturning(frame)) comeBack(work, frame.unit, place);
    if (frame.enemies.length > 0 || at(work.state.units, frame.unit).leader !== place) return;
    const [enemy] = foesAtLeader(sceneOf(work), work.state, frame.unit);
    if (enemy !== undefined) deployIntoMelee(work, { ...frame, left }, enemy);
  },
};

/**
 * Lists the miniatures that may be placed next. A miniature that cannot reach contact stays where it is if it is in
 * cohesion or as near to its leader as possible.
 */
function toPlace(look: Look, frame: PlaceFrame): readonly number[] {
  const { leader, miniatures } = at(look.state.units, frame.unit);
  const left = frame.left.filter((place) => isReturning(frame) === (at(miniatures, place).status === "defeated"));
  const isFirst = (place: number): boolean => frame.down !== undefined || at(miniatures, place).status === "undeployed";
  const first = left.filter((place) => place === leader && isFirst(place));
  return (first.length > 0 ? first : left).filter((place) => isToBePlaced(look, frame, place));
}

/** Returns the player who places the miniatures. Defaults to the player of the unit. */
function placerOf({ units }: State, { unit, chooser }: PlaceFrame): Side {
  return chooser ?? at(units, unit).owner;
}

/**
 * Explains why a miniature is not placed now: it is not part of the unit, needs no placing, comes after its leader, or
 * fits nowhere.
 */
function whyNotPlaced(
  look: Look,
  frame: PlaceFrame,
  subject: string,
  miniature: number | undefined,
): Violation<RuleId> {
  const { state } = look;
  const unit = unitId(state, frame.unit);
  const next = toPlace(look, frame);
  const miniatures = next.map((one) => miniatureId(state, frame.unit, one));
  const { rule } = frame;
  if (miniature === undefined) return forbidden(rule, "not-of-the-unit", { miniature: subject, unit, miniatures });
  if (!frame.left.includes(miniature)) return forbidden(rule, "needs-no-placing", { miniature: subject, miniatures });
  const isFirst = next.includes(at(state.units, frame.unit).leader);
  return isFirst
    ? forbidden(rule, "leader-placed-first", { miniature: subject, unit })
    : forbidden(rule, "nowhere-to-place", { miniature: subject });
}

/** Whether another player than that of the unit places miniatures and may stop at any number (leg.kw.scatter). */
function mayStop({ chooser, down }: PlaceFrame): boolean {
  return chooser !== undefined && down === undefined;
}

/** Whether the miniatures of a frame return after they were defeated (leg.kw.restore). */
function isReturning({ rule }: PlaceFrame): boolean {
  return rule === "leg.kw.restore";
}

function isToBePlaced(look: Look, frame: PlaceFrame, place: number): boolean {
  const placing = placingOf(look, frame, place);
  const { deploying, leader, id } = placing;
  if (deploying || isReturning(frame) || mayStop(frame) || frame.down !== undefined)
    return spotsFor(placing, 1).length > 0;
  if (hasRoom(placing)) return true;
  const own = placing.scene.figures.find((figure) => figure.id === id);
  if (own === undefined || leader === undefined || isInCohesion(placing.scene, leader, own)) return false;
  return canJoin(placing) || !isNearest(placing, own);
}

/** Ends the frame. What a unit gains when it deploys in set-up follows at the moment of that step. */
function finish(work: GameWork, frame: PlaceFrame): void {
  work.pop(frame);
  settle(work, frame);
  // While a melee is under way more is placed: what is noticed comes to light once all stand.
  if (nearest(work.state, "melee") === undefined) turnNoticed(work, frame.unit);
}

function settle(work: GameWork, frame: PlaceFrame): void {
  const { unit } = frame;
  if (isReturning(frame) || mayStop(frame) || frame.down !== undefined) return;
  if (statusOf(at(work.state.units, unit)) !== "deployed") return;
  if (frame.enemies.length === 0) atMoment(work, "transporter-deploys", unit);
  if (work.state.phase === "setup") atMoment(work, "prepared-positions", unit);
  if (frame.enemies.length === 0) atMoment(work, "enters-play", unit);
}
