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

/** A replay may be longer than a state: tens of thousands of actions with their answers of chance. */
export const REPLAY_LIMITS: InputLimits = { ...INPUT_LIMITS, values: 1_000_000 };

/** Format version of {@link Replay}: seeds are drawn with ChaCha20 since 2. */
export const REPLAY_FORMAT = 2;

/**
 * A whole game as its inputs. Holds everything a seat may not know: a referee's secret until the game is over.
 * Valid for one catalogue, and for those to which the game's migrations lead as far as it plays the same there.
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
  "~types" | "id" | "catalogueOf" | "migrations" | "setup" | "apply" | "parse"
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

/** A replay that holds, with every state of its game, the first included. */
export interface VerifiedReplay<G extends GameTypes> {
  /** As this catalogue writes it. */
  readonly replay: Replay<G>;
  readonly states: readonly G["State"][];
}

/**
 * Reads an untrusted replay and plays it to the end; gives it with its states, or the reason it does not hold. One of an
 * older catalogue that migrations lead on from holds if it still ends in the state that it names; if not, it is told what has
 * changed since (`changed-catalogue`, tt.catalogue.hash), and {@link inputsOf} gives what can be played anew.
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

/** A state as the first edition of a chain would have written it, if nothing but its head has changed. */
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
 * Reads an untrusted replay without playing it: shape, format, game, catalogue, config and every action. One of an older
 * catalogue that migrations lead on from is read as they bring it over; its `catalogue` and `final` stay what they were.
 */
export function readReplay<G extends GameTypes>(game: ReplayedGame<G>, input: unknown): Result<Replay<G>> {
  const read = readCarried(game, input, "known-catalogues");
  return read.ok ? ok(read.value.replay) : read;
}

/** What a game was played with and how, whatever catalogue it was played by. */
export interface ReplayInputs<G extends GameTypes> extends Pick<Replay<G>, "version" | "catalogue"> {
  /** What {@link makeReplay} plays with the catalogue in use, or refuses with the first action that is no longer legal. */
  readonly inputs: Pick<Replay<G>, "config" | "chance" | "actions">;
  /** What plays otherwise since, by the ids of entries and rules; null if no migration leads on from that catalogue. */
  readonly changed: readonly string[] | null;
}

/**
 * The inputs of an untrusted replay of any catalogue, to be played anew where the replay itself no longer holds. Refuses another
 * format or game, and a config or action that this catalogue cannot read.
 */
export function inputsOf<G extends GameTypes>(game: ReplayedGame<G>, input: unknown): Result<ReplayInputs<G>> {
  const read = readCarried(game, input, "any-catalogue");
  if (!read.ok) return read;
  const { replay, chain } = read.value;
  const { version, catalogue, config, chance, actions } = replay;
  const isKnown = chain.length > 0 || catalogue === game.catalogueOf(config);
  return ok({ version, catalogue, inputs: { config, chance, actions }, changed: isKnown ? changedBy(chain) : null });
}

/** A replay in today's shape, and the migrations that brought it there. */
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
