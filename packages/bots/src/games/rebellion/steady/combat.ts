import type { Action, PlaceId } from "@sw/rebellion-core";
import { FACTIONS, frameOf, reader, unitOf } from "@sw/rebellion-core/read";
import { battleChance, combatChance, countOf, inTheater, THEATERS, unitsAt, unitWorth, worthOfUnits } from "./force.ts";
import { BASE_SPACE, leaderOf, tacticOf } from "./pieces.ts";
import { basePlace } from "./seen.ts";
import { placeOf, type Situation, tacticsOf } from "./situation.ts";

type Scorer = (action: Action) => number;

/** Returns the system of the current combat; an empty string outside combat. */
export function battlefield({ view }: Situation): PlaceId {
  const combat = frameOf(view, "combat");
  return combat === undefined ? "" : reader.atlas.placeAt(combat.system);
}

/** Scores leaders to add to a combat: the best tactician for its contested theaters, if much is at stake. */
export function scoreAddLeader(seen: Situation): Scorer {
  const place = battlefield(seen);
  const stake = worthOfUnits(unitsAt(seen, place, "rebel")) + worthOfUnits(unitsAt(seen, place, "imperial"));
  const contested = THEATERS.filter((theater) =>
    FACTIONS.every((faction) => countOf(unitsAt(seen, place, faction, theater)) > 0),
  );
  return (action) => {
    if (action.type !== "choose-leader" || stake < 6) return 0;
    const values = leaderOf(action.subject)?.tactics ?? null;
    return values === null ? -1 : contested.reduce((sum, theater) => sum + values[theater], 0) - 0.5;
  };
}

/** Scores tactic cards and dice of the seat's own attack: harmful cards first, then rerolls of missed dice. */
export function scoreCombatAction(seen: Situation): Scorer {
  const attack = frameOf(seen.view, "attack");
  const misses = attack === undefined ? 0 : attack.dice.reduce((sum, faces) => sum + faces[2] + faces[3], 0);
  return (action) => {
    switch (action.type) {
      case "draw-tactic":
        return 1;
      case "use-ring":
        return misses > 0 ? 2 : -1;
      case "play-tactic":
        return tacticWorth(seen, action.subject, misses);
      default:
        return 0;
    }
  };
}

function tacticWorth(seen: Situation, card: string, misses: number): number {
  const effect = tacticOf(card)?.effect;
  switch (effect?.op) {
    case "reroll":
      return misses > 0 ? 3 : -1;
    case "bar-retreat":
      return isLosing(seen) ? -1 : 2;
    case "retreat-without-transport":
      return isLosing(seen) ? 2 : -1;
    case "block":
      return -1;
    case "damage":
    case "bombard":
      return 5;
    case "draw":
      return 4;
    default:
      return effect === undefined ? 0 : 1.5;
  }
}

/** Whether the seat is likely to lose the combat. */
function isLosing(seen: Situation): boolean {
  const place = battlefield(seen);
  return combatChance(unitsAt(seen, place, seen.own), unitsAt(seen, place, seen.enemy)) < 0.35;
}

/** Scores where damage is assigned: first to the best unit that it destroys, never to one that already has enough. */
export function scoreDamage(amount: number): Scorer {
  return (action) => {
    if (action.type !== "damage") return 0;
    const entry = unitOf(action.subject);
    const left = (entry?.health?.value ?? 1) - action.markers - action.assigned;
    if (left <= 0) return -1;
    const falls = left <= amount ? 10 : 0;
    return falls + unitWorth(entry) / Math.max(1, left - amount + 1) + (action.markers + action.assigned) / 2;
  };
}

/** Returns how much damage a tactic card deals to each unit. */
export function damageOf(card: string): number {
  const effect = tacticOf(card)?.effect;
  return effect?.op === "damage" ? effect.amount : 1;
}

/** Scores where damage is blocked: first on a unit that would otherwise just be destroyed. */
export function scoreBlock(action: Action): number {
  if (action.type !== "block") return 0;
  const entry = unitOf(action.subject);
  const left = (entry?.health?.value ?? 1) - action.markers - action.assigned;
  return left === 0 ? 10 + unitWorth(entry) : left > 0 ? 1 : 0.5 + left;
}

/** Scores dice to be rerolled, turned or set: those that help their owner least, or for a set die the best face. */
export function scoreDie(kind: string): Scorer {
  const best = ["direct-hit", "hit", "special", "blank"];
  return (action) => {
    if (action.type !== "pick-die") return 0;
    const rank = best.indexOf(action.face);
    if (kind === "set-die" || kind === "set-dice") return 4 - rank;
    return kind === "blank-die" ? 4 - rank : rank - 1.5;
  };
}

/** Scores retreats: only out of a losing fight, preferably to systems with own units and without enemies. */
export function scoreRetreat(seen: Situation): Scorer {
  const { own, enemy, view } = seen;
  const place = battlefield(seen);
  const mine = unitsAt(seen, place, own);
  const holdsBase = own === "rebel" && view.base.revealed && basePlace(view) === place;
  const isEven = combatChance(mine, unitsAt(seen, place, enemy)) >= (own === "rebel" ? 0.35 : 0.2);
  const noShips = battleChance(inTheater(mine, "space"), inTheater(unitsAt(seen, place, enemy), "space")) < 0.3;
  return (action) => {
    if (action.type !== "retreat") return 0;
    if (holdsBase || isEven || !noShips) return -1;
    const there = countOf(unitsAt(seen, action.system, own)) + (placeOf(seen, action.system).loyalty === own ? 1 : 0);
    const isBase = action.system === BASE_SPACE ? -2 : 0;
    return 1 + there / 10 - countOf(unitsAt(seen, action.system, enemy)) / 2 - tacticsOf(action.subject) / 20 + isBase;
  };
}
