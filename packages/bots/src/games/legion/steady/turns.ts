import type { Action, Seat, UnitView, View } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { otherSeat, reader } from "@sw/legion-core/read";
import type { Vec } from "@sw/legion-core/table";
import { healthOf, meanWounds, reachOf, SEGMENT, type sceneOf } from "./attack.ts";
import { bounty, distance, errand, goalsOf, promise, wayTo } from "./goals.ts";
import { unitNamed, wayToEnemy } from "./spots.ts";

/** The expected wounds from which an attack is worth an action. */
const WORTHWHILE = 0.3;

/** Returns the highest mean wounds that a unit deals to one enemy. */
function bestAttack(view: View, unit: UnitView): number {
  const enemies = reader.unitsLeft(view, otherSeat(unit.owner));
  return Math.max(0, ...enemies.map((enemy) => meanWounds(view, unit, enemy)));
}

/**
 * Scores an attack on a unit by its expected wounds. They count more if the mission pays for the unit, and there is a
 * bonus if they defeat it.
 */
export function scoreDefender(view: View, attacker: UnitView, defender: UnitView, scene: Scene): number {
  const wounds = meanWounds(view, attacker, defender, scene);
  const stake = bounty(view, defender);
  return wounds * (1 + stake / 4) + (wounds >= healthOf(view, defender) ? 2 + stake : 0);
}

type Scene = ReturnType<typeof sceneOf>;

/** Scores the spots that a unit can reach: what the mission promises there, and the enemies in range of its weapons. */
export function spotScorer(view: View, unit: UnitView): (spot: Vec) => number {
  const reach = reachOf(view, unit) * SEGMENT;
  const goals = goalsOf(view, unit);
  return (spot) => {
    const beyond = Math.max(0, wayToEnemy(view, otherSeat(unit.owner), spot) - reach);
    return promise(view, goals, spot) + errand(view, unit, spot) - beyond / 2 / SEGMENT;
  };
}

/** Returns what activating, ordering or nominating a unit is worth now. */
export function scoreUnit(view: View, unit: UnitView): number {
  const leader = reader.leaderOf(unit);
  if (leader === undefined) return 0.5;
  return bestAttack(view, unit) + 1 / (1 + wayToEnemy(view, otherSeat(unit.owner), leader) / SEGMENT);
}

/** Scores a commander by the number of its side's units nearby. */
export function scoreCommander(view: View, unit: UnitView): number {
  const leader = reader.leaderOf(unit);
  if (leader === undefined) return 0;
  return reader.unitsLeft(view, unit.owner).filter((one) => {
    const other = reader.leaderOf(one);
    return other !== undefined && distance(leader, other) <= 3 * SEGMENT;
  }).length;
}

/** The pips of the command card that every hand has and that returns to it. */
const STANDING = 4;

/**
 * Scores a command card by its pips. The card that returns to hand scores 0, so it is used only if there is no other.
 */
export function scoreCommand(action: Action): number {
  if (action.type !== "choose-command") return -1;
  const pips = defaultCatalogue.commands.find(({ id }) => id === action.subject)?.pips ?? 0;
  return pips === STANDING ? 0 : pips;
}

/** Whether a unit stands at its best goal, or has no goal. */
function isWellPlaced(view: View, unit: UnitView, spot: Vec): boolean {
  const goals = goalsOf(view, unit);
  const most = promise(view, goals, spot);
  return goals.length === 0 || goals.some((goal) => wayTo(goal, spot) === 0 && promise(view, [goal], spot) === most);
}

/** Scores the actions of a unit in this order of preference: claim, aim and attack, move to its goal, take cover. */
export function scorePerform(view: View, action: Action): number {
  const frame = view.frames.at(-1);
  const unit = frame?.kind === "activation" ? view.units[frame.unit] : undefined;
  if (frame?.kind !== "activation" || unit === undefined || action.type !== "perform") return 0;
  const leader = reader.leaderOf(unit);
  const isThere = leader !== undefined && isWellPlaced(view, unit, leader);
  const shoots = !frame.done.includes("attack") && bestAttack(view, unit) >= WORTHWHILE;
  switch (action.subject) {
    case "attack":
      return shoots ? 8 : 2;
    case "aim":
      return shoots && isThere && frame.actions > 1 ? 9 : 1;
    case "move":
      return leader === undefined ? 10 : isThere ? -1 : 7;
    case "recover":
      return unit.tokens.suppression > 1 && !shoots ? 7.5 : 0.5;
    case "dodge":
      return 4;
    case "standby":
      return shoots ? 0 : 3;
    case "withdraw":
      return -2;
    default:
      return action.subject.startsWith("claim ") ? 20 : 5;
  }
}

/** Scores a unit that a seat is asked to choose: strong units first, and the seat's own slightly above the enemy's. */
export function scoreChosen(view: View, action: Action, seat: Seat): number {
  const unit = unitNamed(view, action);
  if (unit === undefined) return 0;
  return scoreUnit(view, unit) + (unit.owner === seat ? 0.1 : 0);
}
