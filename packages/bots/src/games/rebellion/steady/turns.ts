import type { Action, PlaceId } from "@sw/rebellion-core";
import { reader } from "@sw/rebellion-core/read";
import { isHidden } from "@sw/tabletop";
import { capacityOf, countOf, enemiesAt, inTheater, type Units, unitsAt, worthOfUnits } from "./force.ts";
import { bestTarget, skillOf } from "./missions.ts";
import { isSiege, marchTo, strandedAt, toBase, unitsOfMarch } from "./moves.ts";
import { isPopulous, missionOf } from "./pieces.ts";
import { basePlace } from "./seen.ts";
import { placeOf, poolOf, type Situation, tacticsOf } from "./situation.ts";
import { combatWorth, hereWorth, systemWorth } from "./worth.ts";

/** Scores a turn of the Command Phase. A turn that scores less than passing is left for a later round. */
export function scoreTurn(seen: Situation): (action: Action) => number {
  const places = new Map<PlaceId, number>();
  const worthOf = (place: PlaceId): number => {
    const known = places.get(place);
    if (known !== undefined) return known;
    const worth = activationWorth(seen, place);
    places.set(place, worth);
    return worth;
  };
  return (action) => {
    switch (action.type) {
      case "activate":
        return worthOf(action.system) + leaderFit(seen, action);
      case "reveal":
        return 0.2 + revealWorth(seen, action.subject);
      case "reveal-base":
        return -9;
      default:
        return 0;
    }
  };
}

function revealWorth(seen: Situation, place: number): number {
  const row = seen.view.sides[seen.own].assigned[place];
  const mission = row === undefined || isHidden(row.card) ? undefined : missionOf(row.card);
  if (row === undefined || mission === undefined || skillOf(row.leaders, mission.skill) < mission.icons) return -1;
  return Math.max(0, bestTarget(seen, mission, row.leaders)?.worth ?? -1);
}

/** The worth of keeping a leader in the pool, where it can still oppose enemy missions. */
const LEADER_COST = { imperial: 0.3, rebel: 1 };

/** Returns the worth of moving into a place: to win a likely fight, to hold a system, or to look for the base. */
function activationWorth(seen: Situation, to: PlaceId): number {
  const march = unitsOfMarch(marchTo(seen, to));
  if (countOf(march) === 0) return -5;
  const cost = LEADER_COST[seen.own];
  if (countOf(enemiesAt(seen, to)) > 0) return combatWorth(seen, to, march) + hereWorth(seen, to) - cost;
  const troops = inTheater(march, "ground");
  if (isSiege(seen)) return siegeWorth(seen, to, march) - cost;
  return countOf(troops) === 0 ? -cost : settlingWorth(seen, to) - cost;
}

/** Returns the worth of moving ground units closer to the base, and of moving ships to those that have none. */
function siegeWorth(seen: Situation, to: PlaceId, march: Units): number {
  const troops = inTheater(march, "ground");
  const fetched = Math.min(strandedAt(seen, to), capacityOf(march) - countOf(troops));
  return (APPROACH * (worthOfUnits(troops) + FETCHED * Math.max(0, fetched))) / Math.max(1, toBase(seen, to));
}

/** The share of the worth of ground units that counts for moving them next to the base. */
const APPROACH = 0.4;
/** The worth of a ground unit that gets a ship. */
const FETCHED = 2;

/** Returns the worth of moving ground units into a system without enemy units. */
function settlingWorth(seen: Situation, to: PlaceId): number {
  const { own, view } = seen;
  const { loyalty, subjugated, destroyed } = placeOf(seen, to);
  const isHeld = countOf(unitsAt(seen, to, own, "ground")) > 0;
  if (destroyed || isHeld) return 0;
  if (own === "rebel") return loyalty === "rebel" && to !== basePlace(view) ? 1.2 : 0.2;
  const prize = isPopulous(to) && loyalty !== "imperial" && !subjugated ? 0.6 * systemWorth(to) : 0;
  return prize + hereWorth(seen, to);
}

/** Scores the leader of a movement: high tactic values for a fight, low ones elsewhere. */
function leaderFit(seen: Situation, { subject: leader, system }: Extract<Action, { type: "activate" }>): number {
  const isFight = countOf(enemiesAt(seen, system)) > 0;
  const tactics = tacticsOf(leader) / 20;
  const isLast = poolOf(seen, seen.own).length === 1 && reader.leadersAt(seen.view, system, seen.enemy).length === 0;
  return (isFight ? tactics : -tactics) - (isLast && seen.own === "rebel" ? 0.3 : 0);
}
