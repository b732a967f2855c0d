import { at, pileSize } from "@sw/tabletop";
import type { Action } from "../../state/actions.ts";
import { leaderNamed, placeNamed } from "../../state/box.ts";
import { modeOf } from "../board/board.ts";
import { hasLeadersToSpare } from "../board/leaders.ts";
import type { Judge } from "../judge.ts";
import { type Answer, optionsOf, type Sitting } from "../sitting.ts";
import { activatingCriteria, chooseLeader } from "./leaders.ts";
import { type Advance, type Choice, nextAdvance } from "./search.ts";

/**
 * Takes a turn of the Empire in the Command Phase. Rebel target markers are removed and facedown probe cards used
 * first. Then it activates a system or plays a mission of the Round Deck: by a die if it has leaders to spare, unless
 * the mode or a variation decides (solo.command.action-roll). If one is impossible, it does the other, then a mission
 * of the Main Missions deck, then it passes (solo.command.alternate).
 */
export const takeTurn: Answer = (sitting) => [turnAction(sitting)];

/**
 * Ends a turn after its action. Rebel target markers that can be removed now are removed first, one by one
 * (solo.golden.rule).
 */
export const endTurn: Answer = (sitting) => [markerRemoved(sitting) ?? { type: "done" }];

/** Returns the action that removes the next Rebel target marker, or undefined if none can be removed. */
function markerRemoved(sitting: Sitting): Action | undefined {
  const markers = optionsOf(sitting, "remove-target");
  if (markers.length === 0) return undefined;
  return sitting.judge.choose({
    question: "target-marker",
    rule: "solo.golden.rule",
    candidates: markers,
    nameOf: ({ subject, system }) => `${subject} ${system}`,
    criteria: [],
  });
}

function turnAction(sitting: Sitting): Action {
  const { judge } = sitting;
  const marker = markerRemoved(sitting);
  if (marker !== undefined) return marker;
  const [held] = optionsOf(sitting, "use-held");
  if (held !== undefined) return held;
  const advances = advancesOf(sitting);
  const [mission] = optionsOf(sitting, "play-mission");
  if (advances !== undefined && (mission === undefined || prefersToAdvance(sitting))) {
    return advance(sitting, advances(judge));
  }
  return mission ?? { type: "pass" };
}

/**
 * Whether the Empire activates a system instead of playing a mission if both are possible. An activation always comes
 * before missions of the Main Missions deck.
 */
function prefersToAdvance({ look, judge, variations }: Sitting): boolean {
  if (modeOf(look) !== "hidden" || pileSize(look.state.solo?.roundDeck ?? []) === 0) return true;
  if (variations.missionsFirst === true) return false;
  if (!hasLeadersToSpare(look)) return false;
  const action = judge.choose({
    question: "action",
    rule: "solo.command.action-roll",
    candidates: ["activate", "play-mission"] as const,
    nameOf: (name) => name,
    criteria: [],
  });
  return action === "activate";
}

/**
 * Returns the possible moves of the Empire. If the die picks a target that cannot be reached, the other one is used.
 */
function advancesOf(sitting: Sitting): Choice | undefined {
  const { look } = sitting;
  const legal = legalAdvances(sitting);
  const isLegal = ({ kind, system }: Advance): boolean => legal[kind].has(system);
  const towardsBase = nextAdvance({ look, isLegal }, false);
  if (!isMovementRolled(sitting)) return towardsBase;
  const towardsRebels = nextAdvance({ look, isLegal }, true);
  const either = towardsBase ?? towardsRebels;
  if (either === undefined) return undefined;
  return (judge) => ((headsForRebels(judge) ? towardsRebels : towardsBase) ?? either)(judge);
}

function legalAdvances(sitting: Sitting): Readonly<Record<Advance["kind"], ReadonlySet<number>>> {
  const { box } = sitting.look;
  const systems = (type: Advance["kind"]): ReadonlySet<number> =>
    new Set(optionsOf(sitting, type).map(({ system }) => placeNamed(box, system)));
  return { activate: systems("activate"), reinforce: systems("reinforce") };
}

/** Whether a die decides the target of a movement (solo.var.movement.random). */
function isMovementRolled({ look, variations }: Sitting): boolean {
  const isSearch = modeOf(look) === "hidden" && look.state.solo?.found !== true;
  return variations.randomMovement === true && isSearch;
}

/** Whether a movement goes towards Rebel units instead of a possible base, decided by the die of a variation. */
function headsForRebels(judge: Judge): boolean {
  const target = judge.choose({
    question: "movement",
    rule: "solo.var.movement.random",
    candidates: ["rebel-units", "possible-base"] as const,
    nameOf: (name) => name,
    criteria: [],
  });
  return target === "rebel-units";
}

function advance(sitting: Sitting, { kind, system }: Advance): Action {
  const { look } = sitting;
  const id = at(look.box.placeIds, system);
  const ways = optionsOf(sitting, kind).filter((option) => option.system === id);
  const leader = chooseLeader(
    sitting,
    "activating-leader",
    "solo.command.activate.leader",
    ways.map(({ subject }) => leaderNamed(look.box, subject)),
    activatingCriteria(look, system, kind),
    id,
  );
  const subject = at(look.box.leaders, leader).id;
  return { type: kind, subject, system: id };
}
