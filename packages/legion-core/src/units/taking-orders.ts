import { isMercenary } from "../army/muster.ts";
import { type UnitIndex, unitId } from "../state/ids.ts";
import type { Look } from "../state/look.ts";
import { fallsOut } from "../state/missed.ts";
import { hasPermit } from "./keywords.ts";
import { allHold } from "./parts.ts";
import { profileOf } from "./profiles.ts";
import { readUnit } from "./reading.ts";

/**
 * Whether a unit accepts orders from a commander. A unit with an affiliation accepts them only from its own
 * (leg.affiliation.orders), but mercenaries also from Allies of Convenience (leg.kw.allies-of-convenience.orders).
 */
export function takesOrdersFrom(look: Look, unit: UnitIndex, commander: number): boolean {
  const { fielded } = profileOf(look, unit);
  const { affiliation } = profileOf(look, commander).fielded;
  if (fielded.affiliation === undefined || fielded.affiliation === affiliation) return true;
  if (isMercenary(fielded) && hasPermit(look, commander, "orders-mercenaries")) return true;
  return fallsOut(
    look,
    unit,
    "affiliation-of-its-own",
    { from: unitId(look.state, commander) },
    "leg.affiliation.orders",
  );
}

/** Whether the keywords of a unit let another unit issue it orders. */
export function mayTakeOrders(look: Look, unit: UnitIndex, from: number): boolean {
  const takes = allHold(look, readUnit(look, unit), "takes-orders", { from });
  return takes || fallsOut(look, unit, "takes-no-order-from", { from: unitId(look.state, from) });
}
