import { at } from "@sw/tabletop";
import { isNoticed } from "../mission/token-sight.ts";
import type { UnitIndex } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import type { Range } from "../table/range.ts";
import { isMarked } from "../units/activation.ts";
import { unitTokens } from "../units/conditions.ts";
import { statusOf } from "../units/positions.ts";

/** The name of graffiti tokens, and the mark of an activation in which a unit rolls one more die because of one. */
export const GRAFFITI = "graffiti";

/** Range at which graffiti tokens count. */
const REACH: Range = 2;

/** Whether a unit that rallies may roll one more die (leg.kw.graffiti-tokens.rally-bonus). */
export function isHeartened(look: Look, unit: UnitIndex): boolean {
  return unitTokens(look.state, unit, "suppression") > 0 && seesGraffiti(look, unit, "friendly");
}

/** Returns the number of dice that a unit rolls to rally (leg.rally.roll, leg.kw.graffiti-tokens.rally-malus). */
export function rallyDice(look: Look, unit: UnitIndex): number {
  const suppression = unitTokens(look.state, unit, "suppression");
  if (suppression === 0) return 0;
  const more = isMarked(look.state, unit, GRAFFITI) ? 1 : 0;
  const fewer = seesGraffiti(look, unit, "enemy") ? 1 : 0;
  return Math.max(1, suppression + more - fewer);
}

function seesGraffiti(look: Look, unit: UnitIndex, whose: "friendly" | "enemy"): boolean {
  const { tokens, units } = look.state;
  const own = at(units, unit);
  if (statusOf(own) !== "deployed") return false;
  return tokens.some(
    ({ name, owner, removed }, token) =>
      name === GRAFFITI &&
      !removed &&
      (owner === own.owner) === (whose === "friendly") &&
      isNoticed(look, unit, token, REACH),
  );
}
