import { at } from "@sw/tabletop";
import { undefeated } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import type { Side } from "../state/seats.ts";
import { hasPermit } from "../units/keywords.ts";
import { statusOf } from "../units/positions.ts";
import { fitsTerritory } from "./territory-deploy.ts";

/**
 * Lists the units of a player that may deploy in prepared positions and have not yet (leg.setup.prepared-positions).
 */
export function preparable(look: Look, side: Side): readonly number[] {
  return undefeated(look.state, side).filter(
    (unit) =>
      (statusOf(at(look.state.units, unit)) === "undeployed" || fallsOut(look, unit, "deployed-already")) &&
      (hasPermit(look, unit, "deploys-in-setup") || fallsOut(look, unit, "not-in-prepared-positions")),
  );
}

/**
 * Whether a player must deploy a unit in prepared positions before passing: a stationary one that fits there could
 * never deploy later (leg.kw.stationary).
 */
export function mustPrepare(look: Look, side: Side): boolean {
  return preparable(look, side).some((unit) => hasPermit(look, unit, "only-pivots") && fitsTerritory(look, unit));
}
