import { pileCards, type Step } from "@sw/tabletop";
import type { Pool } from "../../src/attack/pools/pool.ts";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { game } from "../../src/index.ts";
import type { Action } from "../../src/state/actions.ts";
import type { Event } from "../../src/state/events.ts";
import type { State } from "../../src/state/state.ts";
import type { TokenKind } from "../../src/state/tokens.ts";
import { unitTokens } from "../../src/units/conditions.ts";
import { keywordsOf } from "../../src/units/keywords.ts";
import { box } from "./scene.ts";

/** The events of a type. */
export function eventsOf<Type extends Event["type"]>(
  { events }: Pick<Step<State, Event>, "events">,
  type: Type,
): readonly Extract<Event, { type: Type }>[] {
  return events.flatMap((event) => (isOf(event, type) ? [event] : []));
}

function isOf<Type extends Event["type"]>(event: Event, type: Type): event is Extract<Event, { type: Type }> {
  return event.type === type;
}

/** How many tokens of a kind a unit has. */
export function held({ state }: Pick<Step<State, Event>, "state">, unit: string, kind: TokenKind): number {
  return game.view(state, "spectator").units.find(({ id }) => id === unit)?.tokens[kind] ?? 0;
}

/** The wounds that pools have dealt, one after the other. */
export function dealt(script: Pick<Step<State, Event>, "events">): readonly number[] {
  return eventsOf(script, "pool-resolved").map(({ wounds }) => wounds);
}

/** Who is asked, and for what. */
export function asked(state: State): string {
  const decision = game.decision(state);
  return decision === undefined ? "nobody" : `${decision.seat} ${decision.kind}`;
}

/** The rule that refuses an action, and why; undefined if it is legal. */
export function refusal(state: State, action: Action): string | undefined {
  const found = game.why(state, action);
  return found === undefined ? undefined : `${found.rule} ${found.code}`;
}

/** Victory points of both. */
export function pointsOf({ sides: players }: State): readonly [number, number] {
  return [players[0].points, players[1].points];
}

/** The weapons that may be added now, as "miniature weapon kind". */
export function weapons(state: State): readonly string[] {
  return offered(state).flatMap((key) => (key.startsWith("add-weapon ") ? [key.slice("add-weapon ".length)] : []));
}

/** Miniatures of a unit that are still there. */
export function left({ units }: Pick<State, "units">, unit: number): readonly number[] {
  const { miniatures } = units[unit] ?? { miniatures: [] };
  return miniatures.flatMap(({ status }, place) => (status === "defeated" ? [] : [place]));
}

/** Wounds of the miniatures of a unit. */
export function woundsOnUnit({ units }: Pick<State, "units">, unit: number): readonly number[] | undefined {
  return units[unit]?.miniatures.map(({ wounds }) => wounds);
}

/** Types of the events, in order. */
export function types({ events }: Pick<Step<State, Event>, "events">): readonly string[] {
  return events.map(({ type }) => type);
}

/** The tokens that a unit has. */
export function tokensOf(state: State, unit: string): Readonly<Record<string, number>> {
  const tokens: Readonly<Record<string, number>> =
    game.view(state, "player-1").units.find(({ id }) => id === unit)?.tokens ?? {};
  return Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0));
}

/** What may be done now, by key. */
export function offered(state: State): readonly string[] {
  return game.legalActions(state).map(game.actionKey);
}

/** The action on offer that has this key. */
export function offeredAs(state: State, key: string): Action {
  const options = game.legalActions(state);
  const found = options.find((action) => game.actionKey(action) === key);
  if (found !== undefined) return found;
  const keys = options.map(game.actionKey).join(", ");
  throw new RangeError(`${key} is not on offer in ${game.decision(state)?.kind}: ${keys}`);
}

/** The command cards in the hand of a player. */
export function handOf({ sides: players }: State, side: 0 | 1): readonly string[] {
  return pileCards(players[side].hand).map((card) => defaultCatalogue.commands[card]?.id ?? "");
}

/** Keywords that units have for a while, as "unit keyword value until". */
export function lent({ ongoing }: State): readonly string[] {
  return ongoing.map(({ unit, keyword, value, until }) => `${unit} ${keyword} ${value} ${until}`);
}

/** The suppression tokens of a unit. */
export function suppressionOf(state: State, unit: string): number {
  return tokensOf(state, unit)["suppression"] ?? 0;
}

/** The ids of the units that may be chosen now. */
export function eligible(state: State): readonly string[] {
  return offered(state).flatMap((key) => (key.startsWith("choose-unit ") ? [key.slice("choose-unit ".length)] : []));
}

/** The speeds of the moves that are legal now. */
export function speeds(state: State): readonly number[] {
  const tools = game
    .legalActions(state)
    .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
  return [...new Set(tools)].sort();
}

/** The id of the unit with an English name; any other text as it is. */
export function called(name: string): string {
  return defaultCatalogue.units.find((card) => card.name.en === name)?.id ?? name;
}

export const topKind = ({ frames }: State): string | undefined => frames[frames.length - 1]?.kind;

/** Ids of the keywords that the first unit has now. */
export function keywordIds(state: State): readonly string[] {
  return Object.keys(keywordsOf({ box, state }, 0));
}

/** The pool that waits for a choice. */
export function poolOf({ frames }: State): Pool {
  const top = frames[frames.length - 1];
  if (top?.kind !== "pool") throw new Error("no pool waits");
  return top.pool;
}

/** How many of a token each unit has. */
export function tokensByUnit(state: State, kind: TokenKind): readonly number[] {
  return state.units.map((_, unit) => unitTokens(state, unit, kind));
}
