import { addToBag, type CardCode } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { missionOf } from "../state/box.ts";
import type { MissionFrame } from "../state/frames.ts";
import { factionOf, IMPERIAL, PUBLIC, type Side, sideOf, viewersIn } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { discardMission, toMissionHand } from "./mission-hand.ts";
import { ownDeckOf } from "./round-deck.ts";
import { missionSetOf } from "./solo-decks.ts";
import { tellMoved } from "./told.ts";

/** The stages of a mission after its card has gone to a hand or a discard pile. */
const CARD_GONE: readonly MissionFrame["stage"][] = ["ring", "captive", "combat", "end"];

/** Whether the mission's card is on the table: it has not gone to a hand or a discard pile yet. */
export function isOnTable({ stage }: MissionFrame): boolean {
  return !CARD_GONE.includes(stage);
}

/**
 * Puts a resolved mission card away (step 7): starting missions and those that say so return to the hand, any other is
 * discarded (reb.mission.starting-returns, others-discarded, rote.mission.returns).
 */
export function putAway(work: GameWork, { chair, card, result, leaders }: MissionFrame): void {
  const side = sideOf(chair);
  const { entry, id } = missionOf(work.box, card);
  if (entry.set === "starting") return backToHand(work, side, card, "reb.mission.starting-returns");
  const returns = entry.returns === "after-failure" ? result === "failure" : leaders.length > 1;
  if (entry.returns !== undefined && returns) return backToHand(work, side, card, "rote.mission.returns");
  const rule = result === "failure" ? "reb.mission.failed-nonstarting-discarded" : "reb.mission.others-discarded";
  discardMission(work, side, card, "open", { rule, cause: id });
}

function backToHand(work: GameWork, side: Side, card: CardCode, rule: RuleId): void {
  if (side === IMPERIAL && work.state.solo !== undefined) return keepForLater(work, card);
  toMissionHand(work, side, card, PUBLIC);
  const id = work.cause(card);
  const told = { card: id, seenBy: viewersIn(PUBLIC) };
  work.emit({ type: "mission-returned", faction: factionOf(side), card: told, mission: null, rule, cause: id });
}

/**
 * Stores a mission of the Empire of a solo game, which has no hand. A starting mission waits for the next round, a
 * project lies with those gained, and any other goes on top of its deck in the Refresh Phase
 * (solo.missions.after-play).
 */
function keepForLater(work: GameWork, card: CardCode): void {
  const { solo } = work;
  const set = missionSetOf(work.box, card);
  if (set === "starting") work.changeSolo({ startingUsed: [...solo.startingUsed, card] });
  else if (set === "project") work.changeSolo({ projects: addToBag(solo.projects, card, PUBLIC) });
  else work.changeSolo({ returning: [...solo.returning, card] });
  const cause = { rule: "solo.missions.after-play", cause: work.cause(card) } as const;
  tellMoved(work, IMPERIAL, ownDeckOf(work.box, card), card, { from: "open", to: "aside" }, PUBLIC, cause);
}
