import * as v from "valibot";
import { type Chance, type RecordedAnswer, scripted } from "../chance/chance.ts";
import type { Seed } from "../chance/generator.ts";
import type { Game, GameTypes, Hash } from "../contract/contract.ts";
import { fail, ok, type Result, violation } from "../contract/result.ts";
import { foreign } from "../documents/documents.ts";
import { hashOf } from "../documents/hash.ts";
import {
  carriedRead,
  chainFromCatalogue,
  changedBy,
  changedCatalogue,
  type Edition,
  type Migration,
} from "../documents/migration.ts";
import { INPUT_LIMITS, type InputLimits, readInput } from "../documents/parse.ts";

/** Limits for replays, which may be longer than a state: tens of thousands of actions with their answers of chance. */
export const REPLAY_LIMITS: InputLimits = { ...INPUT_LIMITS, values: 1_000_000 };

/** Format version of {@link Replay}. Since version 2 seeds use ChaCha20. */
export const REPLAY_FORMAT = 2;

/**
 * A whole game as its inputs. It contains everything that seats may not know, so a referee must keep it secret until
 * the game is over. It is valid for one catalogue, and for later ones if the migrations change nothing that it plays.
 */
export interface Replay<G extends GameTypes> {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  /** The version of the package that wrote it. */
  readonly version: string;
  readonly catalogue: Hash;
  readonly config: G["Config"];
  /** The seed, or every answer of chance in order. */
  readonly chance: { readonly seed: Seed } | { readonly script: readonly RecordedAnswer[] };
  readonly actions: readonly G["Action"][];
  /** The hash of the last state. */
  readonly final: Hash;
}

/** The parts of a game that play and read replays. */
export type ReplayedGame<G extends GameTypes> = Pick<
  Game<G>,
  "~types" | "id" | "catalogueOf" | "migrations" | "setup" | "apply" | "parse"
>;

/** Plays recorded inputs and returns every state, including the first. */
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

/** Creates a replay. Plays it once to get the final hash, so inputs that cannot be played are refused here. */
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

/** A verified replay, with every state of its game, including the first. */
export interface VerifiedReplay<G extends GameTypes> {
  /** The replay in the form of this catalogue. */
  readonly replay: Replay<G>;
  readonly states: readonly G["State"][];
}

/**
 * Reads an untrusted replay and plays it to the end. Returns it with its states, or why it is not valid. A migrated
 * replay of an older catalogue is valid if it still ends in the state that it names. If not, the violation says what
 * has changed (`changed-catalogue`, tt.catalogue.hash), and {@link inputsOf} returns what can be played again.
 */
export function verifyReplay<G extends GameTypes>(game: ReplayedGame<G>, input: unknown): Result<VerifiedReplay<G>> {
  const read = readReplay(game, input);
  if (!read.ok) return read;
  const { catalogue: written, ...replay } = read.value;
  const catalogue = game.catalogueOf(replay.config);
  const chain = written === catalogue ? [] : chainFromCatalogue(game.migrations ?? [], written);
  const states = replayStates(game, replay);
  if (!states.ok) return chain.length === 0 ? states : fail(changedCatalogue(written, chain));
  const last = states.value.at(-1);
  const final = hashOf(last);
  if (hashOf(asWrittenBy(chain, last)) === replay.final) {
    return ok({ replay: { ...replay, catalogue, final }, states: states.value });
  }
  if (chain.length > 0) return fail(changedCatalogue(written, chain));
  return inexact("other-final-state", { expected: replay.final, actual: final });
}

/** Returns a state as the first edition of a chain would have written it if only its head has changed. */
function asWrittenBy(chain: readonly Migration[], state: unknown): unknown {
  const [first] = chain;
  return first === undefined || !hasHead(state) ? state : { ...state, ...first.from };
}

function hasHead(state: unknown): state is Edition {
  return typeof state === "object" && state !== null && "format" in state && "catalogue" in state;
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

/**
 * Reads an untrusted replay without playing it: checks its shape, format, game, catalogue, config and every action. A
 * replay of an older catalogue is migrated if possible, but keeps its `catalogue` and `final`.
 */
export function readReplay<G extends GameTypes>(game: ReplayedGame<G>, input: unknown): Result<Replay<G>> {
  const read = readCarried(game, input, "known-catalogues");
  return read.ok ? ok(read.value.replay) : read;
}

/** The inputs of a game, from a replay made with any catalogue. */
export interface ReplayInputs<G extends GameTypes> extends Pick<Replay<G>, "version" | "catalogue"> {
  /**
   * The inputs for {@link makeReplay}, which plays them with the current catalogue or refuses the first action that is
   * no longer legal.
   */
  readonly inputs: Pick<Replay<G>, "config" | "chance" | "actions">;
  /** Ids of entries and rules that play differently since then; null if no migration leads from that catalogue. */
  readonly changed: readonly string[] | null;
}

/**
 * Reads the inputs of an untrusted replay of any catalogue, to play them again if the replay is no longer valid. Fails
 * for another format or game, and for a config or action that this catalogue cannot read.
 */
export function inputsOf<G extends GameTypes>(game: ReplayedGame<G>, input: unknown): Result<ReplayInputs<G>> {
  const read = readCarried(game, input, "any-catalogue");
  if (!read.ok) return read;
  const { replay, chain } = read.value;
  const { version, catalogue, config, chance, actions } = replay;
  const isKnown = chain.length > 0 || catalogue === game.catalogueOf(config);
  return ok({ version, catalogue, inputs: { config, chance, actions }, changed: isKnown ? changedBy(chain) : null });
}

/** Reads a replay and migrates it. Returns it in the current shape, with the migrations that were applied. */
function readCarried<G extends GameTypes>(
  game: ReplayedGame<G>,
  input: unknown,
  of: "known-catalogues" | "any-catalogue",
): Result<{ readonly replay: Replay<G>; readonly chain: readonly Migration[] }> {
  const read = readInput(envelope, input, REPLAY_LIMITS);
  if (!read.ok) return read;
  const { config, actions, ...rest } = read.value;
  const other = foreign("replay-format", rest, { format: REPLAY_FORMAT, game: game.id });
  if (other !== undefined) return fail(other);
  const chain = chainFromCatalogue(game.migrations ?? [], rest.catalogue);
  const readConfig = carriedRead(chain, "config", config, game.parse.config);
  if (!readConfig.ok) return readConfig;
  const [written, expected] = [rest.catalogue, game.catalogueOf(readConfig.value)];
  const reached = chain[chain.length - 1]?.to.catalogue ?? written;
  if (of === "known-catalogues" && reached !== expected) {
    return fail(violation("tt.catalogue.hash", "other-catalogue", { catalogue: written, expected }));
  }
  const readActions: G["Action"][] = [];
  for (const action of actions) {
    const one = carriedRead(chain, "action", action, game.parse.action);
    if (!one.ok) return one;
    readActions.push(one.value);
  }
  return ok({ replay: { ...rest, format: REPLAY_FORMAT, config: readConfig.value, actions: readActions }, chain });
}

function inexact(code: string, params: Parameters<typeof violation>[2]): Result<never> {
  return fail(violation("tt.replay.exact", code, params));
}
