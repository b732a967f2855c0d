import { type Action, actionKey, type Event, game, type State } from "@sw/rebellion-core";
import { play, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { type Decision, at as itemAt, pileCards, type ScriptedAnswer, type Step } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { expect } from "vitest";
import type { SKILLS } from "../../../src/language/language.ts";
import { configOf } from "../../../src/state/config.ts";
import type { Play } from "../../../src/state/kinds.ts";
import { boxFor } from "../../../src/testing/box.ts";

type Skill = (typeof SKILLS)[number];

export const EXPANDED = { expansion: "rise-of-the-empire" } as const;
/** The box with the expansion. */
export const BOX: ReturnType<typeof boxFor> = boxFor(configOf(EXPANDED));

export const REVEAL: Action = { type: "reveal", subject: 0 };
export const PASS: Action = { type: "pass" };
export const DONE: Action = { type: "done" };

/** A situation of a game with the expansion. */
export function table(spec: Scenario): State {
  return scenario({ ...spec, config: { ...EXPANDED, ...spec.config } });
}

const IMPERIALS = ["emperor-palpatine", "grand-moff-tarkin", "darth-vader", "general-tagge"];
const REBELS = ["mon-mothma", "jan-dodonna", "princess-leia", "general-rieekan"];

function used(leaders: readonly string[], where: string): Readonly<Record<string, string>> {
  return Object.fromEntries(leaders.map((leader) => [leader, where]));
}

/** The turn of a side that is about to reveal a mission; the other side has nobody left in its pool. */
export function mission(
  faction: "rebel" | "imperial",
  card: string,
  leaders: readonly string[],
  spec: Scenario = {},
): State {
  const gone = faction === "rebel" ? used(IMPERIALS, "coruscant") : used(REBELS, "ilum");
  const own = { ...spec[faction], assigned: [{ card, leaders }, ...(spec[faction]?.assigned ?? [])] };
  return table({
    active: faction,
    ...spec,
    leaders: { ...gone, ...spec.leaders },
    rebel: { passed: faction === "imperial", ...spec.rebel },
    [faction]: own,
    ...(faction === "imperial" && { rebel: { passed: true, ...spec.rebel } }),
  });
}

/** A mission whose dice have been counted: it has succeeded, failed, or is resolved, and goes on with its effect. */
export function judged(
  faction: "rebel" | "imperial",
  result: "success" | "failure" | "resolved",
  spec: NonNullable<Scenario["mission"]> & { readonly system: string },
  more: Scenario = {},
): State {
  const there = Object.fromEntries(spec.leaders.map((leader) => [leader, spec.system]));
  return table({
    active: faction,
    ...more,
    leaders: { ...there, ...more.leaders },
    mission: { by: faction, stage: "effect", result, ...spec },
  });
}

/** Plays a line. */
export function told(state: State, actions: readonly Action[], draws?: readonly ScriptedAnswer[]): Step<State, Event> {
  return play(state, actions, draws === undefined ? {} : { draws });
}

/** The state behind a line. */
export function after(state: State, actions: readonly Action[], draws?: readonly ScriptedAnswer[]): State {
  return told(state, actions, draws).state;
}

/** Reveals the first mission and chooses its system if there is a choice. */
export function resolved(
  state: State,
  system: string,
  actions: readonly Action[] = [],
  draws?: readonly ScriptedAnswer[],
): Step<State, Event> {
  const asks = asked(after(state, [REVEAL])).kind === "mission-system";
  return told(state, [REVEAL, ...(asks ? [at(system)] : []), ...actions], draws);
}

function asked(state: State): Decision<Play> {
  const decision = game.decision(state);
  if (decision === undefined) throw new Error("nobody is asked");
  return decision;
}

/** Who is asked what: `rebel: turn`. */
export function asks(state: State): string {
  const { seat, kind } = asked(state);
  return `${seat}: ${kind}`;
}

export function legal(state: State): readonly string[] {
  return game.legalActions(state).map(actionKey);
}

/** The action is refused by the rule. */
export function refused(state: State, action: Action, rule: string): void {
  expectIllegal(game.apply(state, action), rule);
  expect(legal(state)).not.toContain(actionKey(action));
}

export function at(system: string): Action {
  return { type: "choose-system", subject: system };
}

export function who(leader: string): Action {
  return { type: "choose-leader", subject: leader };
}

export function option(number: number): Action {
  return { type: "choose-option", subject: number };
}

export function take(card: string): Action {
  return { type: "take-card", subject: card };
}

export function advance(unit: string, space: 1 | 2 | 3): Action {
  return { type: "advance", subject: unit, space };
}

export function destroy(unit: string, where: string | 1 | 2 | 3): Action {
  return { type: "destroy", subject: unit, at: where };
}

export function move(unit: string, from: string): Action {
  return { type: "move", subject: unit, from };
}

function named(units: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(BOX.units.flatMap(({ id, index }) => (units[index] ? [[id, units[index]]] : [])));
}

export function units(state: State, place: string): Readonly<Record<string, number>> {
  return named(state.places[BOX.places.get(place) ?? -1]?.units ?? []);
}

export function queue(state: State, faction: "rebel" | "imperial"): readonly Readonly<Record<string, number>>[] {
  return side(state, faction).queue.map(named);
}

export function side(state: State, faction: "rebel" | "imperial"): State["sides"][0] {
  return state.sides[faction === "rebel" ? 0 : 1];
}

export function place(state: State, id: string): State["places"][number] {
  const found = state.places[BOX.places.get(id) ?? -1];
  if (found === undefined) throw new Error(`there is no place ${id}`);
  return found;
}

export function spot(state: State, leader: string): string {
  const where = state.leaders[BOX.leadersById.get(leader)?.index ?? -1]?.at ?? "nowhere";
  return typeof where === "number" ? (BOX.placeIds[where] ?? "nowhere") : where;
}

export function ring(state: State, leader: string): string | null {
  const index = state.leaders[BOX.leadersById.get(leader)?.index ?? -1]?.ring ?? null;
  return index === null ? null : (BOX.rings[index]?.id ?? null);
}

/** Ids of cards, sorted. */
export function ids(codes: readonly number[]): readonly string[] {
  return codes.map((code) => BOX.cards[code]?.id ?? "none").sort();
}

/** The cards of a pile, sorted. */
export function pile(cards: Parameters<typeof pileCards>[0]): readonly string[] {
  return ids(pileCards(cards));
}

/** Target markers as `card system`. */
export function targets(state: State): readonly string[] {
  return (state.targets ?? []).map(({ card, system }) => `${BOX.cards[card]?.id} ${BOX.placeIds[system]}`);
}

export function eventsOf<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** Icons of a skill, minor ones too. */
function iconsOf(leader: string, skill: Skill): number {
  const { entry } = itemAt(BOX.leaders, BOX.leadersById.get(leader)?.index ?? -1);
  return (entry.skills[skill] ?? 0) + (entry.minorSkills?.[skill] ?? 0);
}

/** One or two leaders of a side with so many icons of a skill together. */
export function leadersWith(side: "rebel" | "imperial", skill: Skill, icons: number): readonly string[] {
  const own = BOX.leaders.filter(({ entry }) => entry.faction === side).map(({ id }) => id);
  const pairs = own.flatMap((one, place) => [[one], ...own.slice(place + 1).map((other) => [one, other])]);
  const found = pairs.find((pair) => pair.reduce((sum, leader) => sum + iconsOf(leader, skill), 0) === icons);
  if (found === undefined) throw new Error(`nobody has ${icons} ${skill}`);
  return found;
}
