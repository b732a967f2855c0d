import { at, violation } from "@sw/tabletop";
import type { Action } from "../actions.ts";
import { miniatureId, miniatureOfId, unitId } from "../ids.ts";
import type { Look } from "../keywords/round.ts";
import { placeMiniatures } from "../moves.ts";
import { placingOf } from "../placing.ts";
import { companyOf, sceneOf } from "../positions.ts";
import { seatOf } from "../seats.ts";
import { canJoin, hasRoom, placingFault, spotsFor } from "../spots.ts";
import { isInCohesion } from "../table/cohesion.ts";
import type { GameWork } from "../work.ts";
import { atMoment } from "./effects.ts";
import type { FrameOf, GameRules, Kind } from "./kind.ts";

type PlaceFrame = FrameOf<"place">;

/**
 * Miniatures placed one after the other, in the order their player likes: into contact as a melee starts or goes on, or
 * into the territory as their unit deploys, its leader first (leg.melee.start-step-1, leg.kw.prepared-position).
 */
export function placeKind(rules: GameRules): Kind<"place"> {
  return {
    run(work, frame) {
      const left = toPlace({ box: rules.box, state: work.state }, frame);
      if (left.length === 0) finish(rules, work, frame);
      return left.length > 0;
    },
    question(state, { unit, enemies, rule, left }) {
      const miniatures = left.map((miniature) => miniatureId(state, unit, miniature));
      const context = { unit: unitId(state, unit), miniatures, enemies: enemies.map((enemy) => unitId(state, enemy)) };
      return { seat: seatOf(at(state.units, unit).owner), kind: "place", rule, space: "sampled", context };
    },
    options(state, frame, density = 1) {
      const look = { box: rules.box, state };
      return toPlace(look, frame).flatMap((miniature) => {
        const subject = miniatureId(state, frame.unit, miniature);
        return spotsFor(placingOf(look, frame, miniature), density).map(({ x, y, z, spec }): Action => {
          return { type: "place", subject, to: { x, y, z }, heading: spec.heading };
        });
      });
    },
    check(state, frame, action) {
      const look = { box: rules.box, state };
      const miniature = action.type === "place" ? miniatureOfId(state, action.subject) : undefined;
      if (action.type !== "place" || miniature?.[0] !== frame.unit || !toPlace(look, frame).includes(miniature[1])) {
        return violation(frame.rule, "not-to-be-placed", { unit: unitId(state, frame.unit) });
      }
      const placing = placingOf(look, frame, miniature[1]);
      return placingFault(placing, placing.figureAt(action.to, action.heading));
    },
    take(work, frame, action) {
      const miniature = action.type === "place" ? miniatureOfId(work.state, action.subject) : undefined;
      if (action.type !== "place" || miniature === undefined) return;
      const [, place] = miniature;
      const { x, y, z } = action.to;
      work.setTop({ ...frame, left: frame.left.filter((one) => one !== place) });
      const pose = { miniature: place, x, y, z, heading: action.heading };
      placeMiniatures(work, frame.unit, [pose], { rule: frame.rule, cause: frame.cause });
    },
  };
}

/** The miniatures that may be placed next. One that neither reaches contact nor has to be put in cohesion stays. */
function toPlace(look: Look, frame: PlaceFrame): readonly number[] {
  const { leader, miniatures } = at(look.state.units, frame.unit);
  const left = frame.left.filter((place) => at(miniatures, place).status !== "defeated");
  if (frame.enemies.length > 0) return left.filter((place) => movesIntoContact(look, frame, place));
  const first = left.includes(leader) ? [leader] : left;
  return first.filter((place) => spotsFor(placingOf(look, frame, place), 1).length > 0);
}

function movesIntoContact(look: Look, frame: PlaceFrame, place: number): boolean {
  const placing = placingOf(look, frame, place);
  if (hasRoom(placing)) return true;
  const scene = sceneOf(look.box, look.state);
  const { leader, figures } = companyOf(scene, look.state, frame.unit);
  const own = figures.find(({ id }) => id === placing.id);
  return own !== undefined && own !== leader && !isInCohesion(scene, leader, own) && canJoin(placing);
}

/** What a unit that has deployed in set-up gains comes at the moment of the step. */
function finish(rules: GameRules, work: GameWork, { unit, enemies }: PlaceFrame): void {
  work.pop();
  const deployed = at(work.state.units, unit).miniatures.some(({ status }) => status === "standing");
  if (enemies.length === 0 && deployed && work.state.phase === "setup") {
    atMoment(work, rules, "prepared-positions", unit);
  }
}
