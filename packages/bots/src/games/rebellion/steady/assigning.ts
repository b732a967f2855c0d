import type { Action } from "@sw/rebellion-core";
import { isHidden } from "@sw/tabletop";
import { bestTarget, skillOf } from "./missions.ts";
import { actionOf, missionOf } from "./pieces.ts";
import { contextOf } from "./seen.ts";
import { iconsOf, poolOf, type Situation, tacticsOf } from "./situation.ts";
import { systemsWhere } from "./where.ts";
import { worthOfSteps } from "./worth.ts";

/** A mission and the leaders for it, in the order in which they are assigned. */
interface Plan {
  readonly mission: string;
  readonly leaders: readonly string[];
  readonly gain: number;
}

/** The gain that a mission must exceed to be worth a leader. */
const LEAST_GAIN = 0.5;
/** The share of leaders kept in the pool, to move units and to oppose missions. */
const RESERVE = { imperial: 0.5, rebel: 0.34 };

/** Scores the options of the Assignment Phase: action cards that pay off, then the best set of missions. */
export function scoreAssigning(seen: Situation, actions: readonly Action[]): (action: Action) => number {
  const plan = nextPlan(seen, actions);
  return (action) => {
    switch (action.type) {
      case "use-action":
        return cardGain(seen, action);
      case "assign":
        return plan !== undefined && action.mission === plan.mission && action.subject === plan.leaders[0] ? 1 : -1;
      case "join":
        return secondGain(seen, action.mission, action.subject);
      default:
        return 0;
    }
  };
}

/** Returns the gain from an action card, less the value of its leader elsewhere. */
function cardGain(seen: Situation, { subject: card, leader }: Extract<Action, { type: "use-action" }>): number {
  const entry = actionOf(card);
  if (entry === undefined) return 0;
  const places = entry.effect.flatMap((step) =>
    step.op === "place-leader" && Array.isArray(step.at) ? systemsWhere(seen, step.at) : [],
  );
  const scenes = places.length === 0 ? [undefined] : places;
  const worth = Math.max(...scenes.map((here) => worthOfSteps(seen, entry.effect, { here, target: undefined })));
  return worth - (leader === null ? 0 : leaderCost(seen, leader)) - 1;
}

/** Returns what a leader could do if not assigned: oppose a mission, or lead units. */
function leaderCost({ own }: Situation, id: string): number {
  return 0.4 + 0.1 * iconsOf(id) + (own === "imperial" ? 0.12 : 0.06) * tacticsOf(id);
}

/**
 * Returns the next assignment of the best plan: the best missions for as many leaders as can be spared, in leader
 * order.
 */
function nextPlan(seen: Situation, actions: readonly Action[]): Plan | undefined {
  const offers = actions.filter((action) => action.type === "assign");
  const first = [...new Set(offers.map(({ subject: leader }) => leader))];
  let pool = poolOf(seen, seen.own).map(({ id }) => id);
  let missions = offers.filter(({ subject: leader }) => leader === first[0]).map(({ mission }) => mission);
  const all = pool.length + seen.view.sides[seen.own].assigned.flatMap(({ leaders }) => leaders).length;
  const reserve = Math.max(1, Math.round(all * RESERVE[seen.own]));
  const possible = plansFor(seen, missions, first, pool);
  const plans: Plan[] = [];
  while (pool.length > reserve) {
    const most = pool.length - reserve;
    const best = possible.find(
      ({ mission, leaders }) =>
        leaders.length <= most && missions.includes(mission) && leaders.every((id) => pool.includes(id)),
    );
    if (best === undefined) break;
    plans.push(best);
    pool = pool.filter((id) => !best.leaders.includes(id));
    missions = missions.filter((mission) => mission !== best.mission);
  }
  return plans.sort((a, b) => first.indexOf(a.leaders[0] ?? "") - first.indexOf(b.leaders[0] ?? ""))[0];
}

/** Returns all assignments that are worth making, the best first. */
function plansFor(
  seen: Situation,
  missions: readonly string[],
  first: readonly string[],
  pool: readonly string[],
): readonly Plan[] {
  const plans = missions.flatMap((mission) =>
    first.flatMap((leader) => {
      const later = pool.filter((id) => first.indexOf(id) > first.indexOf(leader));
      return [[leader], ...later.map((other) => [leader, other])].map((leaders): Plan => {
        return { mission, leaders, gain: gainOf(seen, mission, leaders) };
      });
    }),
  );
  return plans.filter(({ gain }) => gain > LEAST_GAIN).sort((one, other) => other.gain - one.gain);
}

/** Returns what leaders gain on a mission, less what they could do elsewhere. */
function gainOf(seen: Situation, card: string, leaders: readonly string[]): number {
  const mission = missionOf(card);
  if (mission?.mode === "oppose") return subversionGain(leaders);
  if (mission === undefined || skillOf(leaders, mission.skill) < mission.icons) return Number.NEGATIVE_INFINITY;
  const target = bestTarget(seen, mission, leaders);
  if (target === undefined) return Number.NEGATIVE_INFINITY;
  return target.worth - leaders.reduce((sum, id) => sum + leaderCost(seen, id), 0);
}

/**
 * Returns the worth of leaders on Subversion. They wait for an enemy mission and oppose it with one more die, so icons
 * of any skill may count. They cost less than elsewhere, because they would oppose from the pool too.
 */
function subversionGain(leaders: readonly string[]): number {
  const icons = leaders.reduce((sum, id) => sum + iconsOf(id), 0);
  return leaders.length > 1 ? Number.NEGATIVE_INFINITY : SUBVERSION_WORTH + SUBVERSION_ICON * icons;
}

/** The worth of the additional die of Subversion. `SUBVERSION_ICON` is that of each icon of its leader. */
const SUBVERSION_WORTH = 0.5;
const SUBVERSION_ICON = 0.1;

/** Scores a second leader for the mission in question; `done` scores 0. */
export function scoreSecondLeader(seen: Situation): (action: Action) => number {
  const place = contextOf(seen.view, "second-leader")?.mission;
  return (action) =>
    action.type === "choose-leader" && place !== undefined ? secondGain(seen, place, action.subject) : 0;
}

function secondGain(seen: Situation, place: number, leader: string): number {
  const row = seen.view.sides[seen.own].assigned[place];
  if (row === undefined || isHidden(row.card)) return -1;
  const alone = gainOf(seen, row.card, row.leaders);
  const both = gainOf(seen, row.card, [...row.leaders, leader]);
  if (both === Number.NEGATIVE_INFINITY) return -1;
  return alone === Number.NEGATIVE_INFINITY ? both + 1 : both - alone;
}
