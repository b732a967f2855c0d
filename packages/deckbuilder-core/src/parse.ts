import { fail, ok, readInput, type Result, violation } from "@sw/tabletop";
import * as v from "valibot";
import type { Action } from "./actions.ts";
import { type Box, kindIn } from "./box.ts";
import { MARK } from "./codes.ts";
import { type Config, MODES, refusedConfig } from "./config.ts";
import { ZONES } from "./effects/language.ts";
import { programOf } from "./frames/effect-frame.ts";
import { brokenInvariants } from "./invariants.ts";
import { SEATS } from "./seats.ts";
import { FORCE_END, ROW_SLOTS, type State, STATE_FORMAT } from "./state.ts";

/** A whole number from `least` to `most`; -0 becomes 0. */
const whole = (least: number, most = Number.MAX_SAFE_INTEGER): v.GenericSchema<unknown, number> =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
    v.transform((value) => value + 0),
  );

const slot = whole(0, ROW_SLOTS - 1);
const target = v.union([v.literal("base"), slot]);
const config = v.strictObject({ mode: v.picklist(MODES), bases: v.number(), bribing: v.boolean() });
const zone = v.picklist(ZONES);
const count = whole(0);
const id = whole(1);
const seat = v.picklist([0, 1]);

const action: v.GenericSchema<unknown, Action> = v.variant("type", [
  v.strictObject({ type: v.literal("play"), subject: v.string() }),
  v.strictObject({ type: v.literal("purchase"), subject: v.union([slot, v.literal("outer-rim-pilots")]) }),
  v.strictObject({ type: v.literal("bribe"), subject: slot }),
  v.strictObject({ type: v.literal("use"), subject: v.union([id, v.literal("base")]) }),
  v.strictObject({ type: v.literal("commit"), subject: id, target }),
  v.strictObject({ type: v.literal("attack"), subject: target }),
  v.strictObject({ type: v.literal("end-turn") }),
  v.strictObject({ type: v.literal("choose-base"), subject: v.string() }),
  v.strictObject({ type: v.literal("resolve"), subject: count }),
  v.strictObject({ type: v.literal("pass") }),
  v.strictObject({ type: v.literal("accept") }),
  v.strictObject({ type: v.literal("decline") }),
  v.strictObject({ type: v.literal("option"), subject: v.string() }),
  v.strictObject({ type: v.literal("pick"), zone, subject: v.union([count, v.string()]) }),
  v.strictObject({ type: v.literal("done") }),
  v.strictObject({ type: v.literal("assign"), subject: id, amount: count }),
]);

/** The readers for untrusted input of a game with this catalogue. */
export interface Parsers {
  config(input: unknown): Result<Config>;
  state(input: unknown): Result<State>;
  action(input: unknown): Result<Action>;
}

/** Builds the readers; states must be of this format and catalogue and break no invariant. */
export function parsersFor(box: Box): Parsers {
  const state = stateSchema(box);
  return {
    config(input) {
      const read = readInput(config, input);
      return read.ok ? (refusedConfig(read.value) ?? read) : read;
    },
    action: (input) => readInput(action, input),
    state(input) {
      const read = readInput(envelope, input);
      if (!read.ok) return read;
      const { format, catalogue } = read.value;
      if (format !== STATE_FORMAT) {
        return fail(violation("tt.format.version", "state-format", { format, reads: STATE_FORMAT }));
      }
      if (catalogue !== box.hash) {
        return fail(violation("tt.catalogue.hash", "other-catalogue", { catalogue, expected: box.hash }));
      }
      const whole = readInput(state, input);
      if (!whole.ok) return whole;
      const broken = refusedConfig(whole.value.config)?.violation ?? brokenState(box, whole.value);
      return broken === undefined ? ok(whole.value) : fail(broken);
    },
  };
}

const envelope = v.looseObject({ format: v.number(), game: v.literal("deckbuilder"), catalogue: v.string() });

function brokenState(box: Box, state: State): ReturnType<typeof brokenInvariants>[number] | undefined {
  const lost = state.frames.some((frame) => frame.kind === "effect" && programOf(box, frame)[frame.pc] === undefined);
  if (lost) return violation("tt.input.shape", "no-such-instruction");
  return brokenInvariants(box, state)[0];
}

function stateSchema(box: Box): v.GenericSchema<unknown, State> {
  const isCode = (code: number): boolean => code % MARK < box.kinds.length;
  const code = v.pipe(count, v.check(isCode, "unknown card"));
  const base = v.pipe(code, v.check((value) => kindIn(box, value).type === "base", "not a base"));
  const card = v.pipe(code, v.check((value) => kindIn(box, value).type !== "base", "a base"));
  const cards = v.array(card);
  const pile = v.array(v.strictObject({ cards: v.pipe(cards, v.minLength(1)), ordered: v.boolean(), knownTo: whole(0, 7) }));
  const bound = v.array(
    v.union([
      v.strictObject({ marks: v.array(count) }),
      v.strictObject({ top: v.picklist(["own-deck-top", "opp-deck-top", "galaxy-deck-top"]), count, left: count }),
    ]),
  );
  const pending = v.strictObject({ card: code, self: count, pc: count, mandatory: v.boolean(), bound, triggering: count });
  const frame = v.variant("kind", [
    v.strictObject({ kind: v.literal("secret-bases"), seat }),
    v.strictObject({ kind: v.literal("turn-start"), step: whole(0, 4) }),
    v.strictObject({ kind: v.literal("actions") }),
    v.strictObject({ kind: v.literal("turn-end") }),
    v.strictObject({ kind: v.literal("triggers"), pending: v.array(pending), release: count }),
    v.strictObject({
      kind: v.literal("defeat"),
      target: card,
      attackers: v.array(id),
      permitted: v.boolean(),
      stage: v.picklist(["reward", "triggers"]),
    }),
    v.strictObject({ kind: v.literal("damage"), left: count, ship: id }),
    v.strictObject({
      kind: v.literal("effect"),
      card: code,
      part: v.picklist(["ability", "reward"]),
      pc: count,
      self: count,
      triggering: count,
      target: code,
      bound,
      held: v.nullable(v.strictObject({ zone, card: v.nullable(card) })),
      picksLeft: whole(-1),
      lastKey: whole(-1),
    }),
  ]);
  const piece = v.strictObject({
    id,
    card,
    used: v.boolean(),
    gained: count,
    damage: count,
    commitment: v.nullable(v.union([target, v.literal("spent")])),
  });
  const player = v.strictObject({
    base: v.nullable(v.strictObject({ card: base, damage: count, used: v.boolean(), prevented: count })),
    bases: v.array(base),
    boxed: v.array(base),
    victory: v.array(base),
    hand: pile,
    deck: pile,
    discard: cards,
    play: v.array(piece),
  });
  const word = whole(-(2 ** 31), 2 ** 31 - 1);
  return v.strictObject({
    format: v.literal(STATE_FORMAT),
    game: v.literal("deckbuilder"),
    catalogue: v.literal(box.hash),
    config,
    words: v.strictTuple([word, word, word, word]),
    turn: count,
    active: seat,
    force: whole(-FORCE_END, FORCE_END),
    resources: count,
    nextId: id,
    nextMark: count,
    moments: count,
    permittedAttacks: count,
    row: v.pipe(v.array(v.nullable(card)), v.length(ROW_SLOTS)),
    galaxyDeck: pile,
    galaxyDiscard: cards,
    pilots: count,
    exiled: cards,
    players: v.strictTuple([player, player]),
    delayed: v.array(
      v.strictObject({
        at: v.picklist(["end-of-turn", "next-purchase-this-turn"]),
        card: code,
        pc: count,
        self: count,
        bound,
        triggering: count,
      }),
    ),
    frames: v.array(frame),
    outcome: v.nullable(
      v.strictObject({
        winners: v.array(v.picklist(SEATS)),
        reason: v.string(),
        rule: v.string(),
        margin: v.strictObject({ empire: v.number(), rebel: v.number() }),
      }),
    ),
  });
}
