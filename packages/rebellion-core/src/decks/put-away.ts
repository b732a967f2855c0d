import type { CardCode } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { missionOf } from "../state/box.ts";
import type { MissionFrame } from "../state/frames.ts";
import { factionOf, PUBLIC, type Side, sideOf, viewersIn } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { discardMission, toMissionHand } from "./mission-hand.ts";

/** Stages of a mission whose card has gone to a hand or a discard pile. */
const CARD_GONE: readonly MissionFrame["stage"][] = ["ring", "captive", "combat", "end"];

/** True while the mission's card lies on the table: neither in a hand nor discarded yet. */
export function isOnTable({ stage }: MissionFrame): boolean {
  return !CARD_GONE.includes(stage);
}

/** Step 7: a starting mission and one that says so return to the hand, any other is discarded (reb.mission.starting-returns, others-discarded, rote.mission.returns). */
export function putAway(work: GameWork, { chair, card, result, leaders }: MissionFrame): void {
  const side = sideOf(chair);
  const { entry, id } = missionOf(work.box, card);
  if (entry.set === "starting") return backToHand(work, side, card, "reb.mission.starting-returns");
  const returns = entry.returns === "after-failure" ? result === "failure" : leaders.length > 1;
  if (entry.returns !== undefined && returns) return backToHand(work, side, card, "rote.mission.returns");
  const rule = result === "failure" ? "reb.mission.failed-nonstarting-discarded" : "reb.mission.others-discarded";
  discardMission(work, side, card, { rule, cause: id });
}

function backToHand(work: GameWork, side: Side, card: CardCode, rule: RuleId): void {
  toMissionHand(work, side, card, PUBLIC);
  const id = work.cause(card);
  const told = { card: id, seenBy: viewersIn(PUBLIC) };
  work.emit({ type: "mission-returned", faction: factionOf(side), card: told, rule, cause: id });
}
