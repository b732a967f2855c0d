import type { ScriptedAnswer } from "@sw/tabletop";
import { game } from "../src/index.ts";
import type { Action } from "../src/state/actions.ts";
import type { Event } from "../src/state/events.ts";
import type { State } from "../src/state/state.ts";
import type { TokenKind } from "../src/state/tokens.ts";
import type { TerrainPiece } from "../src/table/documents.ts";
import { play, type Scenario, scenario, type UnitSpec } from "../src/testing/index.ts";

/** A step of a script: the key of an action on offer, an action, or the faces of the dice that the action before it rolls. */
export type ScriptStep = string | Action | readonly ScriptedAnswer[];

/** Where a script has led: the last state, and all events on the way. */
export interface Scripted {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays a script. Without faces the last action rolls dice at random; every other action must roll none. */
export function follow(start: State, ...script: readonly ScriptStep[]): Scripted {
  let state = start;
  const events: Event[] = [];
  for (const [place, step] of script.entries()) {
    if (isFaces(step)) continue;
    const next = script[place + 1];
    const options = next === undefined ? {} : { draws: isFaces(next) ? next : [] };
    const done = play(state, [typeof step === "string" ? offeredAs(state, step) : step], options);
    state = done.state;
    events.push(...done.events);
  }
  return { state, events };
}

function isFaces(step: ScriptStep): step is readonly ScriptedAnswer[] {
  return Array.isArray(step);
}

/** The action on offer that has this key. */
function offeredAs(state: State, key: string): Action {
  const options = game.legalActions(state);
  const found = options.find((action) => game.actionKey(action) === key);
  if (found !== undefined) return found;
  const keys = options.map(game.actionKey).join(", ");
  throw new RangeError(`${key} is not on offer in ${game.decision(state)?.kind}: ${keys}`);
}

/** The faces of so many dice. */
export function all(count: number, face: string): readonly ScriptedAnswer[] {
  return Array.from({ length: count }, () => face);
}

/** The keys of what is on offer. */
export function onOffer(state: State): readonly string[] {
  return game.legalActions(state).map(game.actionKey);
}

/** The events of one type. */
export function told<Type extends Event["type"]>(
  { events }: Pick<Scripted, "events">,
  type: Type,
): readonly Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** Units that wait far away from everybody, so that a turn passes and the phase goes on. */
export const BYSTANDERS: readonly [mine: UnitSpec, theirs: UnitSpec] = [
  { unit: "stormtroopers", at: [1700, 100] },
  { unit: "rebel-veterans", at: [1700, 850] },
];

/** The first unit of the first player in the middle of its activation; one more unit of each side waits far away. */
export function battle(mine: readonly UnitSpec[], theirs: readonly UnitSpec[], more: Partial<Scenario> = {}): State {
  return scenario({
    activating: "p1.0",
    "player-1": { units: [...mine, BYSTANDERS[0]], hand: [] },
    "player-2": { units: [...theirs, BYSTANDERS[1]], hand: [] },
    ...more,
  });
}

/** How many tokens of a kind a unit has. */
export function held({ state }: Pick<Scripted, "state">, unit: string, kind: TokenKind): number {
  return game.view(state, "spectator").units.find(({ id }) => id === unit)?.tokens[kind] ?? 0;
}

/** The weapon of a miniature, to be added to a pool. */
export function gun(subject: string, weapon: number, kind: "ranged" | "melee" = "ranged"): Action {
  return { type: "add-weapon", subject, weapon, kind };
}

/** The end of a window or of a step. */
export const PASS: Action = { type: "pass" };
export const DONE: Action = { type: "done" };

/** The wounds that pools have dealt, one after the other. */
export function dealt(script: Scripted): readonly number[] {
  return told(script, "pool-resolved").map(({ wounds }) => wounds);
}

/** Who is asked, and for what. */
export function asked(state: State): string {
  const decision = game.decision(state);
  return decision === undefined ? "nobody" : `${decision.seat} ${decision.kind}`;
}

/** The first move on offer that fits; throws where none does. */
export function moveThat(state: State, fits: (move: Extract<Action, { type: "move" }>["move"]) => boolean): Action {
  const found = game.legalActions(state).find((action) => action.type === "move" && fits(action.move));
  if (found === undefined) throw new RangeError(`no such move among ${onOffer(state).length}`);
  return found;
}

/** The rule that refuses an action, and why; undefined if it is legal. */
export function refusal(state: State, action: Action): string | undefined {
  const found = game.why(state, action);
  return found === undefined ? undefined : `${found.rule} ${found.code}`;
}

/** A straight standard or climbing move of a small base between two spots in millimetres. */
export function walk(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number, z?: number],
  speed: 1 | 2 | 3 = 2,
  type: "standard" | "climb" = "standard",
): Action {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const first = { x: Math.round((1000 * dx) / length), y: Math.round((1000 * dy) / length) };
  const spot = { x: Math.round(to[0] * 100), y: Math.round(to[1] * 100), z: (to[2] ?? 0) * 100 };
  return type === "climb"
    ? { type: "move", move: { type, tool: { speed: 1, first, second: first }, to: spot, followers: "auto" } }
    : { type: "move", move: { type, tool: { speed, first, second: first }, to: spot, followers: "auto" } };
}

/** A box-shaped piece of terrain, in millimetres. */
export function block(
  id: string,
  [x, y, width, depth]: readonly [x: number, y: number, width: number, depth: number],
  top: number,
  more: Partial<Pick<TerrainPiece, "kind" | "cover">> & {
    readonly movement?: "open" | "difficult" | "impassable";
  } = {},
): TerrainPiece {
  const { movement = "open", kind = "obstacle", cover = "none" } = more;
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ].map(([a = 0, b = 0]) => ({ x: a * 100, y: b * 100 }));
  return { id, kind, cover, parts: [{ outline: { kind: "polygon", corners }, top: top * 100, movement }] };
}
