import * as v from "valibot";
import { type Chance, type RecordedAnswer, scripted } from "../chance/chance.ts";
import type { Seed } from "../chance/generator.ts";
import type { Game, GameTypes, Hash } from "../contract/contract.ts";
import { fail, ok, type Result, violation } from "../contract/result.ts";
import { foreign } from "../documents/documents.ts";
import { hashOf } from "../documents/hash.ts";
import { INPUT_LIMITS, type InputLimits, readInput } from "../documents/parse.ts";

/** A replay may be longer than a state: tens of thousands of actions with their answers of chance. */
export const REPLAY_LIMITS: InputLimits = { ...INPUT_LIMITS, values: 1_000_000 };

/** Format version of {@link Replay}: seeds are drawn with ChaCha20 since 2. */
export const REPLAY_FORMAT = 2;

/**
 * A whole game as its inputs. Holds everything a seat may not know: a referee's secret until the game is over.
 * Valid for one catalogue and, within a minor version, for upgrades of the package that wrote it.
 */
export interface Replay<G extends GameTypes> {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  /** Version of the package that wrote it. */
  readonly version: string;
  readonly catalogue: Hash;
  readonly config: G["Config"];
  /** The seed, or every answer of chance in order. */
  readonly chance: { readonly seed: Seed } | { readonly script: readonly RecordedAnswer[] };
  readonly actions: readonly G["Action"][];
  /** Hash of the last state. */
  readonly final: Hash;
}

/** What of a game plays and reads replays. */
export type ReplayedGame<G extends GameTypes> = Pick<
  Game<G>,
  "~types" | "id" | "catalogueOf" | "setup" | "apply" | "parse"
>;

/** Plays recorded inputs and returns every state, the first included. */
export function replayStates<G extends GameTypes>(
  game: ReplayedGame<G>,
  replay: Pick<Replay<G>, "config" | "chance" | "actions">,
): Result<readonly G["State"][]> {
  const script = "script" in replay.chance ? scripted(replay.chance.script) : undefined;
  const first = game.setup(replay.config, "seed" in replay.chance ? replay.chance.seed : (script as Chance));
  if (!first.ok) return first;
  const states: G["State"][] = [first.value.state];
  let state = first.value.state;
  for (const action of replay.actions) {
    const step = game.apply(state, action, script === undefined ? {} : { chance: script });
    if (!step.ok) return inexact("illegal-action", { index: states.length - 1, rule: step.violation.rule });
    state = step.value.state;
    states.push(state);
  }
  const left = script?.unused().length ?? 0;
  return left === 0 ? ok(states) : inexact("script-not-used-up", { left });
}

/** Writes a replay; plays it once to take the final hash, so a replay that does not play is refused here. */
export function makeReplay<G extends GameTypes>(
  game: ReplayedGame<G>,
  played: Pick<Replay<G>, "version" | "config" | "chance" | "actions">,
): Result<Replay<G>> {
  const states = replayStates(game, played);
  if (!states.ok) return states;
  const { version, config, chance, actions } = played;
  const final = hashOf(states.value.at(-1));
  const catalogue = game.catalogueOf(config);
  return ok({ format: REPLAY_FORMAT, game: game.id, version, catalogue, config, chance, actions, final });
}

/** Reads an untrusted replay and plays it to the end; gives it with its last state, or the reason it does not hold. */
export function verifyReplay<G extends GameTypes>(
  game: ReplayedGame<G>,
  input: unknown,
): Result<{ readonly replay: Replay<G>; readonly states: readonly G["State"][] }> {
  const read = readReplay(game, input);
  if (!read.ok) return read;
  const states = replayStates(game, read.value);
  if (!states.ok) return states;
  const final = hashOf(states.value.at(-1));
  if (final !== read.value.final) return inexact("other-final-state", { expected: read.value.final, actual: final });
  return ok({ replay: read.value, states: states.value });
}

const answer = v.union([v.string(), v.array(v.string())]);
const envelope = v.strictObject({
  format: v.number(),
  game: v.string(),
  version: v.string(),
  catalogue: v.string(),
  config: v.unknown(),
  chance: v.union([
    v.strictObject({ seed: v.union([v.string(), v.number()]) }),
    v.strictObject({ script: v.array(v.strictObject({ label: v.string(), answer })) }),
  ]),
  actions: v.array(v.unknown()),
  final: v.string(),
});

/** Reads an untrusted replay without playing it: shape, format, game, catalogue, config and every action. */
export function readReplay<G extends GameTypes>(game: ReplayedGame<G>, input: unknown): Result<Replay<G>> {
  const read = readInput(envelope, input, REPLAY_LIMITS);
  if (!read.ok) return read;
  const { config, actions, ...rest } = read.value;
  const reads = { format: REPLAY_FORMAT, game: game.id };
  const other = foreign("replay-format", rest, reads);
  if (other !== undefined) return fail(other);
  const readConfig = game.parse.config(config);
  if (!readConfig.ok) return readConfig;
  const older = foreign("replay-format", rest, { ...reads, catalogue: game.catalogueOf(readConfig.value) });
  if (older !== undefined) return fail(older);
  const readActions: G["Action"][] = [];
  for (const action of actions) {
    const one = game.parse.action(action);
    if (!one.ok) return one;
    readActions.push(one.value);
  }
  return ok({ ...rest, format: REPLAY_FORMAT, config: readConfig.value, actions: readActions });
}

function inexact(code: string, params: Parameters<typeof violation>[2]): Result<never> {
  return fail(violation("tt.replay.exact", code, params));
}
