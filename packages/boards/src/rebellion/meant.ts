import type { Action, View } from "@sw/rebellion-core";

/**
 * Returns the action that a player probably intends with a piece without legal answers: assign or move the leader
 * chosen first, or move units. The core then says why it is illegal.
 */
export function meantBy(view: View, at: string, held: string | undefined): Action | undefined {
  const { decision } = view;
  if (decision?.yours !== true) return undefined;
  const [kind = "", id = ""] = at.split("/", 2);
  const leader = held?.startsWith("leader/") ? held.slice("leader/".length) : undefined;
  if (leader !== undefined && kind === "system") return { type: "activate", subject: leader, system: id };
  if (leader !== undefined && kind === "card") return { type: "assign", subject: leader, mission: id };
  if (decision.kind === "move-units" && kind !== "system" && kind !== "leader" && kind !== "card")
    return { type: "move", subject: id, from: kind };
  if (kind === "assigned" && decision.kind === "turn") return { type: "reveal", subject: Number(id) };
  if (kind === "card" && decision.kind === "turn") return { type: "use-action", subject: id, leader: null };
  if (kind === "system" && decision.kind === "choose-system") return { type: "choose-system", subject: id };
  return undefined;
}
