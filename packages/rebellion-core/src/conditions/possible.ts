import { at } from "@sw/tabletop";
import { isHidden } from "../base/base.ts";
import { unrevealedCards } from "../decks/round-deck.ts";
import type { Where } from "../language/language.ts";
import type { Instruction, Program } from "../language/program.ts";
import { isPopulous } from "../markers/systems.ts";
import { targetsIn } from "../markers/targets.ts";
import { type CardOf, leaderNamed } from "../state/box.ts";
import type { PlaceIndex, SystemIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { REBEL } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { hasUnit } from "../units/units.ts";
import { choosableLeaders } from "./leaders.ts";
import { filterTest, meets, systemsWhere } from "./where.ts";

/** Conditions that the official errata may change. */
interface ByRulings {
  readonly where: readonly Where[];
  readonly whereByFaq?: readonly Where[];
}

/** The conditions that hold under the game's rulings. */
export function conditionsOf({ config }: State, { where, whereByFaq }: ByRulings): readonly Where[] {
  return config.rulings === "faq" ? (whereByFaq ?? where) : where;
}

/**
 * True if an effect can be carried out from an instruction on: what it needs is there, and each choice on the way has a
 * branch that can. Public knowledge alone. `system` is `here`; {@link NOWHERE}: nowhere yet.
 */
function isPossible(look: Look, program: Program, pc: number, system: PlaceIndex): boolean {
  for (let next = pc; next < program.length; next++) {
    const step = at(program, next);
    if (step.op === "jump") return isPossible(look, program, step.to, system);
    if (step.op === "branch") return step.entries.some((entry) => isPossible(look, program, entry, system));
    if (step.op === "place-leader") {
      if (step.at === "base-space" || step.at === "here") continue;
      return hasPlace(look, program, next, step.at);
    }
    if (!hasWhatItNeeds(look, step, system)) return false;
  }
  return true;
}

/** The systems that a leader can be placed in so that the rest of the effect can be carried out. */
export function placesFor(look: Look, program: Program, pc: number, where: readonly Where[]): readonly SystemIndex[] {
  return systemsWhere(look, where).filter((system) => isPossible(look, program, pc + 1, system));
}

function hasPlace(look: Look, program: Program, pc: number, where: readonly Where[]): boolean {
  return look.box.systems.some((_, system) => meets(look, system, where) && isPossible(look, program, pc + 1, system));
}

function hasWhatItNeeds(look: Look, step: Instruction, system: PlaceIndex): boolean {
  const { box, state } = look;
  switch (step.op) {
    case "remove-sabotage":
      return !step.required || (state.places[system]?.sabotaged ?? false);
    case "sabotage":
      return step.required !== true || takesSabotage(look, system);
    case "remove-target":
      return step.count === "all" || targetsIn(state, system).length > 0;
    case "destroy-units":
      return step.required !== true || hasUnit(box, at(state.places, system).units, filterTest(step.filter));
    case "draw":
      return step.ifHere === undefined || hasUnit(box, at(state.places, system).units, filterTest(step.ifHere));
    case "choose-leader":
      if (state.solo !== undefined && step.among === "alone") return unrevealedCards(state) > 0;
      return step.among === undefined || choosableLeaders(look, step, system).length > 0;
    case "recruit-leader":
      return state.leaders[leaderNamed(box, step.leader)]?.at === "supply";
    case "move-units":
      return step.if === undefined || isHidden(state);
    case "choose-system":
      return step.required !== true || systemsWhere(look, conditionsOf(state, step), { system }).length > 0;
    case "search":
      return hasCards(state, step.deck);
    default:
      return true;
  }
}

/** A populous system without a marker. */
function takesSabotage(look: Look, system: PlaceIndex): boolean {
  return system < look.box.systems.length && isPopulous(look, system) && !at(look.state.places, system).sabotaged;
}

/** True if the deck, or the discards that it is made anew from, hold a card. */
function hasCards(state: State, deck: "project" | "rebel-mission"): boolean {
  if (deck === "project") return state.projectDeck.length + state.projectDiscard.length > 0;
  return state.sides[REBEL].missionDeck.length + state.sides[REBEL].missionDiscard.length > 0;
}

/** The branches of a choice that can be carried out, by number. */
export function possibleBranches(
  look: Look,
  program: Program,
  entries: readonly number[],
  system: PlaceIndex,
): readonly number[] {
  return entries.flatMap((entry, option) => (isPossible(look, program, entry, system) ? [option] : []));
}

/** True if an action card's effect can be carried out where it would be used, whoever uses it. */
export function isUsable(look: Look, card: CardOf<"action">, system: PlaceIndex): boolean {
  return isPossible(look, card.effect, 0, system);
}
