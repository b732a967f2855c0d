import { at } from "@sw/tabletop";
import type { Box } from "./box.ts";
import type { PlaceIndex, UnitIndex } from "./codes.ts";
import { isAble } from "./deployment.ts";
import { isRemote } from "./markers.ts";
import type { RuleId } from "./rules/ids.ts";
import { enemyOf, IMPERIAL, REBEL, type Side } from "./seats.ts";
import type { State } from "./state.ts";
import { hasSide, hasUnit } from "./units.ts";

/** Most units deployed in a place in one Refresh Phase (reb.deploy.two-per-system, reb.deploy.rebel-base-space-limit). */
export const DEPLOY_LIMIT = 2;

/** The rule that keeps a side from deploying a unit of the type at a place; undefined: it may. The limit is the caller's. */
export function whyNotDeployed(
  box: Box,
  state: State,
  side: Side,
  unit: UnitIndex,
  place: PlaceIndex,
): RuleId | undefined {
  if (isAble(at(box.units, unit), "superstation")) return whyNotCompleted(box, state, side, place);
  if (place === box.baseSpace) {
    if (side !== REBEL) return "reb.deploy.where";
    return state.base.revealed ? "reb.deploy.revealed-blocks-space" : undefined;
  }
  const { loyalty, subjugated, sabotaged } = at(state.places, place);
  if (isRemote(box, state, place)) return "reb.deploy.remote-blocks";
  if (sabotaged) return "reb.deploy.sabotage-blocks";
  if (side === REBEL && subjugated) return "reb.deploy.ltp-rebel-subjugated";
  if (loyalty !== side && !(side === IMPERIAL && subjugated)) return "reb.deploy.where";
  return hasSide(box, state, place, enemyOf(side)) ? "reb.deploy.enemy-blocks" : undefined;
}

/** A Death Star goes where one under construction is and nowhere else (reb.death-star.deploy-only-at-dsuc). */
function whyNotCompleted(box: Box, state: State, side: Side, place: PlaceIndex): RuleId | undefined {
  const { units, sabotaged } = at(state.places, place);
  if (!hasUnit(box, units, (kind) => kind.side === side && isAble(kind, "under-construction"))) {
    return "reb.death-star.deploy-only-at-dsuc";
  }
  if (sabotaged) return "reb.deploy.sabotage-blocks";
  // By the faq rulings Rebel ground units do not stop it (reb.faq.death-star-replaces-dsuc).
  const theater = state.config.rulings === "faq" ? 0 : undefined;
  return hasSide(box, state, place, enemyOf(side), theater) ? "reb.deploy.enemy-blocks" : undefined;
}
