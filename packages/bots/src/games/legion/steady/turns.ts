import type { Action, Seat, UnitView, View } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { otherSeat, reader } from "@sw/legion-core/read";
import type { Vec } from "@sw/legion-core/table";
import { healthOf, meanWounds, reachOf, SEGMENT, type sceneOf } from "./attack.ts";
import { bounty, distance, errand, goalsOf, promise, wayTo } from "./goals.ts";
import { unitNamed, wayToEnemy } from "./spots.ts";

/** Wounds for which an attack is worth an action. */
const WORTHWHILE = 0.3;

/** The most wounds that a unit's attack deals on average to one enemy. */
function bestAttack(view: View, unit: UnitView): number {
  const enemies = reader.unitsLeft(view, otherSeat(unit.owner));
  return Math.max(0, ...enemies.map((enemy) => meanWounds(view, unit, enemy)));
}

/** What an attack on a unit is worth: wounds, and more if they are its last, most where the mission pays for it. */
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

/** What a unit that is activated, ordered or nominated is good for now. */
export function scoreUnit(view: View, unit: UnitView): number {
  const leader = reader.leaderOf(unit);
  if (leader === undefined) return 0.5;
  return bestAttack(view, unit) + 1 / (1 + wayToEnemy(view, otherSeat(unit.owner), leader) / SEGMENT);
}

/** A commander has the more to say, the more of its side are near. */
export function scoreCommander(view: View, unit: UnitView): number {
  const leader = reader.leaderOf(unit);
  if (leader === undefined) return 0;
  return reader.unitsLeft(view, unit.owner).filter((one) => {
    const other = reader.leaderOf(one);
    return other !== undefined && distance(leader, other) <= 3 * SEGMENT;
  }).length;
}

/** Pips of the card that every hand has and that comes back to it. */
const STANDING = 4;

/** Orders that a command card gives; the card that comes back is for rounds in which there is no other. */
export function scoreCommand(action: Action): number {
  if (action.type !== "choose-command") return -1;
  const pips = defaultCatalogue.commands.find(({ id }) => id === action.subject)?.pips ?? 0;
  return pips === STANDING ? 0 : pips;
}

/** Whether a unit stands at the token that promises it most, or has none to go to. */
function isWellPlaced(view: View, unit: UnitView, spot: Vec): boolean {
  const goals = goalsOf(view, unit);
  const most = promise(view, goals, spot);
  return goals.length === 0 || goals.some((goal) => wayTo(goal, spot) === 0 && promise(view, [goal], spot) === most);
}

/** What a unit does with its actions: claim, aim and attack, go on to its goal, take cover. */
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

/** What a seat thinks of a unit that it is asked to choose: its own strong ones, the enemy's strong ones too. */
export function scoreChosen(view: View, action: Action, seat: Seat): number {
  const unit = unitNamed(view, action);
  if (unit === undefined) return 0;
  return scoreUnit(view, unit) + (unit.owner === seat ? 0.1 : 0);
}
