import { type Chance, type ScriptedAnswer, scripted } from "../chance/chance.ts";
import type { PlayTypes, Step } from "../contract/contract.ts";
import { expectOk, type Result, type RuleId, type Violation } from "../contract/result.ts";
import { canonicalJson } from "../documents/json.ts";
import type { Machine } from "../engine/machine.ts";

/** The part of a game or of its machine that a played line needs, and its invariants where it has any. */
export type Playable<G extends PlayTypes> = Pick<
  Machine<G, never>,
  "~types" | "apply" | "decision" | "legalActions" | "why"
> & {
  actionKey(action: G["Action"]): string;
  readonly invariants?: (state: G["State"]) => readonly Violation[];
};

/** How a line is played. */
export interface LineOptions {
  /** Chance's answers by face and card name, in order; must fit and be used up. Left out: the words in the state. */
  readonly draws?: readonly ScriptedAnswer[];
}

/** What a line of actions led to: the last state, all events on the way, and whether anything was revealed. */
export type Line<State, Event> = Step<State, Event>;

/**
 * Plays a line of actions and returns where it led. Plays it three times: as it is, with a JSON round trip after each
 * step, and with deeply frozen inputs; throws if they differ, if an action is illegal or legal but not offered, if the script
 * is not used up, or if a state on the way breaks an invariant.
 */
export function playLine<G extends PlayTypes>(
  game: Playable<G>,
  state: G["State"],
  actions: readonly G["Action"][],
  options: LineOptions = {},
): Line<G["State"], G["Event"]> {
  const line = playOnce(game, state, actions, options, (value) => lawful(game, value));
  const copied = playOnce(game, jsonCopy(state), actions.map(jsonCopy), options, jsonCopy);
  const frozen = playOnce(
    game,
    deepFreeze(jsonCopy(state)),
    actions.map(jsonCopy).map(deepFreeze),
    options,
    deepFreeze,
  );
  for (const other of [copied, frozen]) {
    if (canonicalJson(other) !== canonicalJson(line))
      throw new Error("the line depends on object identity or changes its inputs");
  }
  return line;
}

function lawful<G extends PlayTypes>(game: Playable<G>, state: G["State"]): G["State"] {
  const broken = game.invariants?.(state) ?? [];
  if (broken.length > 0) throw new Error(`the line leads to a state that cannot be: ${broken.map(told).join(", ")}`);
  return state;
}

function told({ rule, code, params }: Violation): string {
  return `${rule} (${code}) ${JSON.stringify(params)}`;
}

/** How a core's `play` plays a line: as {@link playLine}, with the published game or with one of one's own. */
export interface PlayOptions<G extends PlayTypes> extends LineOptions {
  readonly game?: Playable<G>;
}

/** A core's `play`: {@link playLine} with its published game or another. */
export type Plays<G extends PlayTypes> = (
  state: G["State"],
  actions: readonly G["Action"][],
  options?: PlayOptions<G>,
) => Line<G["State"], G["Event"]>;

/** {@link playLine} with this game, where no other is given. */
export function playsWith<G extends PlayTypes>(published: Playable<G>): Plays<G> {
  return (state, actions, { game = published, ...options } = {}) => playLine(game, state, actions, options);
}

/** A script for chance: the names of cards, faces and whatever else is drawn, in the order in which they are asked for. */
export function draws(names: readonly string[]): readonly ScriptedAnswer[] {
  return names;
}

/** The same for dice alone: the faces that they show, one after the other. */
export function dice(faces: readonly string[]): readonly ScriptedAnswer[] {
  return faces;
}

/**
 * A scenario with what goes on by itself until somebody is asked. Throws if the script is not used up, or the state that
 * it comes to breaks one of its game's invariants.
 */
export function begun<G extends PlayTypes, Work>(
  machine: Pick<Machine<G, Work>, "start" | "~types">,
  begin: (chance: Chance | undefined) => Work,
  broken: (state: G["State"]) => readonly Violation[],
  { draws: answers }: LineOptions = {},
): Step<G["State"], G["Event"]> {
  const step = withDraws(answers, (chance) => expectOk(machine.start(() => begin(chance))));
  return { ...step, state: soundState(step.state, broken(step.state)) };
}

/** The violation of a refused result, which must cite the rule; throws otherwise. */
export function expectIllegal(result: Result<unknown>, rule: RuleId): Violation {
  if (result.ok) throw new Error(`expected ${rule} to forbid this, but it is legal`);
  if (result.violation.rule !== rule)
    throw new Error(`expected ${rule}, got ${result.violation.rule} (${result.violation.code})`);
  return result.violation;
}

/** Runs what asks chance under a script of names, or without one; throws if the script is not used up. */
export function withDraws<T>(draws: readonly ScriptedAnswer[] | undefined, run: (chance: Chance | undefined) => T): T {
  const chance = draws === undefined ? undefined : scripted(draws);
  const result = run(chance);
  const unused = chance?.unused() ?? [];
  if (unused.length > 0) throw new Error(`the script is not used up: ${JSON.stringify(unused)} left`);
  return result;
}

/** The state of a scenario, if it breaks none of its game's invariants; throws otherwise, and says which. */
export function soundState<State>(state: State, broken: readonly Violation[]): State {
  if (broken.length === 0) return state;
  throw new Error(`a scenario cannot be so: ${broken.map(told).join(", ")}`);
}

/** Freezes plain data through and through, and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** The value as a save would give it back. */
export function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function playOnce<G extends PlayTypes>(
  game: Playable<G>,
  start: G["State"],
  actions: readonly G["Action"][],
  { draws }: LineOptions,
  treat: (state: G["State"]) => G["State"],
): Line<G["State"], G["Event"]> {
  return withDraws(draws, (chance) => {
    const events: G["Event"][] = [];
    let state = start;
    let revealed = false;
    for (const action of actions) {
      expectOffered(game, state, action);
      const step = expectOk(
        named(game.apply(state, action, chance === undefined ? {} : { chance }), game.actionKey(action)),
      );
      events.push(...step.events);
      revealed ||= step.revealed;
      state = treat(step.state);
    }
    return { state, events, revealed };
  });
}

/** What is played must be on the list too, where the list is complete. */
function expectOffered<G extends PlayTypes>(game: Playable<G>, state: G["State"], action: G["Action"]): void {
  if (game.decision(state)?.space !== "finite") return;
  const key = game.actionKey(action);
  const offered = game.legalActions(state, { picks: "all" }).map((option) => game.actionKey(option));
  if (offered.includes(key) || game.why(state, action) !== undefined) return;
  throw new Error(`${key} is legal, but only these are offered: ${offered.join(", ")}`);
}

function named<T>(result: Result<T>, key: string): Result<T> {
  if (result.ok) return result;
  const { violation } = result;
  return { ok: false, violation: { ...violation, params: { ...violation.params, action: key } } };
}
