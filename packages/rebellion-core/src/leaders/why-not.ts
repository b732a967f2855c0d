import { at, type Violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { forbidden } from "../state/kinds.ts";
import type { Look } from "../state/look.ts";
import { type Chair, sideOf } from "../state/seats.ts";
import { controls, isCaptured, servesSide, spotId } from "./leaders.ts";

/** The rules that violations cite: for leaders outside the pool, and for leaders of another player. */
interface PoolRules {
  readonly pool: RuleId;
  readonly own: RuleId;
}

/**
 * Explains why a leader is not in the chair's pool: of the other side, of the other player of the team, captured,
 * eliminated, not recruited yet, or elsewhere. Returns undefined if it is in the pool.
 */
export function whyNotInPool(
  look: Look,
  chair: Chair,
  id: string,
  { pool, own }: PoolRules = { pool: "reb.leader.pool-uses", own: "reb.team.own-pool" },
): Violation<RuleId> | undefined {
  const { box, state } = look;
  const leader = box.leadersById.get(id)?.index;
  const named = { leader: id };
  if (leader === undefined) return forbidden(pool, "no-such-leader", named);
  const found = at(state.leaders, leader);
  const { at: spot } = found;
  if (isCaptured(box, found)) return forbidden("reb.captured.no-pool", "leader-captured", named);
  if (servesSide(look, leader) !== sideOf(chair)) return forbidden(own, "leader-of-the-other-side", named);
  if (spot === "eliminated") return forbidden("reb.eliminate.permanent", "leader-eliminated", named);
  if (!controls(look, chair, leader)) return forbidden(own, "not-your-leader", named);
  if (spot === "pool") return undefined;
  if (spot === "supply") return forbidden(pool, "leader-not-recruited", named);
  if (spot === "mission") return forbidden(pool, "leader-on-mission", named);
  return forbidden(pool, "leader-elsewhere", { leader: id, system: spotId(box, spot) });
}
