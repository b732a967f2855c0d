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

/** Conditions, with those that replace them under the official errata. */
interface ByRulings {
  readonly where: readonly Where[];
  readonly whereByFaq?: readonly Where[];
}

/** Returns the conditions that apply under the game's rulings. */
export function conditionsOf({ config }: State, { where, whereByFaq }: ByRulings): readonly Where[] {
  return config.rulings === "faq" ? (whereByFaq ?? where) : where;
}

/**
 * Whether an effect can be carried out from instruction `pc` on: every instruction has what it needs, and every choice
 * has a possible branch. Uses public knowledge only. `system` is what the effect calls `here`, or {@link NOWHERE}.
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

/** Returns the systems where a leader can be placed so that the following steps of the effect can be carried out. */
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

/** Whether the place is a populous system without a sabotage marker. */
function takesSabotage(look: Look, system: PlaceIndex): boolean {
  return system < look.box.systems.length && isPopulous(look, system) && !at(look.state.places, system).sabotaged;
}

/** Whether the deck has a card, counting the discards that would be reshuffled into it. */
function hasCards(state: State, deck: "project" | "rebel-mission"): boolean {
  if (deck === "project") return state.projectDeck.length + state.projectDiscard.length > 0;
  return state.sides[REBEL].missionDeck.length + state.sides[REBEL].missionDiscard.length > 0;
}

/** Returns the numbers of the branches of a choice that can be carried out. */
export function possibleBranches(
  look: Look,
  program: Program,
  entries: readonly number[],
  system: PlaceIndex,
): readonly number[] {
  return entries.flatMap((entry, option) => (isPossible(look, program, entry, system) ? [option] : []));
}

/** Whether the effect of an action card can be carried out in this system, by any player. */
export function isUsable(look: Look, card: CardOf<"action">, system: PlaceIndex): boolean {
  return isPossible(look, card.effect, 0, system);
}
