import { type Migration, type Parsers, readInput, stateReader, type Violation, violation, whole } from "@sw/tabletop";
import * as v from "valibot";
import { ZONES } from "../language/language.ts";
import type { Action } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import { type Config, MODES, refusedConfig } from "../state/config.ts";
import { programOf } from "../state/effect-frame.ts";
import type { Look } from "../state/look.ts";
import { ROW_SLOTS, STATE_FORMAT, type State } from "../state/state.ts";
import { brokenInvariants } from "./invariants.ts";
import { stateSchema } from "./parse/state.ts";

const slot = whole(0, ROW_SLOTS - 1);
const target = v.union([v.literal("base"), slot]);
const config = v.strictObject({ mode: v.picklist(MODES), bases: v.number(), bribing: v.boolean() });
const zone = v.picklist(ZONES);
const count = whole(0);
const id = whole(1);

const baseChoice = v.strictObject({ type: v.literal("choose-base"), subject: v.string() });
const cardPick = v.strictObject({ type: v.literal("pick"), zone, subject: v.union([count, v.string()]) });

const action: v.GenericSchema<unknown, Action> = v.variant("type", [
  v.strictObject({ type: v.literal("play"), subject: v.string() }),
  v.strictObject({ type: v.literal("purchase"), subject: v.union([slot, v.literal("outer-rim-pilots")]) }),
  v.strictObject({ type: v.literal("bribe"), subject: slot }),
  v.strictObject({ type: v.literal("use"), subject: v.union([id, v.literal("base")]) }),
  v.strictObject({ type: v.literal("commit"), subject: id, target }),
  v.strictObject({ type: v.literal("attack"), subject: target }),
  v.strictObject({ type: v.literal("end-turn") }),
  baseChoice,
  v.strictObject({ type: v.literal("resolve"), subject: count }),
  v.strictObject({ type: v.literal("pass") }),
  v.strictObject({ type: v.literal("accept") }),
  v.strictObject({ type: v.literal("decline") }),
  v.strictObject({ type: v.literal("choose-option"), subject: v.string() }),
  cardPick,
  v.strictObject({ type: v.literal("done") }),
  v.strictObject({ type: v.literal("unpick"), pick: v.variant("type", [baseChoice, cardPick]) }),
  v.strictObject({ type: v.literal("assign"), subject: id, amount: count }),
]);

/**
 * Creates the parsers for untrusted input of a game with this catalogue. States must have this format and catalogue (or
 * be migrated to them), break no invariant and be at rest. `isAtRest` checks whether their decision is really being
 * asked.
 */
export function parsersFor(
  box: Box,
  migrations: readonly Migration[],
  isAtRest: (state: State) => boolean,
): Parsers<Config, State, Action> {
  const schema = stateSchema(box);
  return {
    config(input) {
      const read = readInput(config, input);
      return read.ok ? (refusedConfig(read.value) ?? read) : read;
    },
    action: (input) => readInput(action, input),
    state: stateReader({
      reads: { format: STATE_FORMAT, game: "deckbuilder", catalogue: box.hash },
      migrations,
      shape: (input) => readInput(schema, input),
      broken: (state) => brokenState({ box, state }),
      isAtRest,
    }),
  };
}

function brokenState(look: Look): Violation | undefined {
  const { state } = look;
  if (!programsExist(look)) return violation("tt.input.shape", "no-such-instruction");
  return refusedConfig(state.config)?.violation ?? brokenInvariants(look)[0];
}

/** Whether everything in progress or delayed continues at an existing instruction. */
function programsExist({ box, state: { frames, delayed } }: Look): boolean {
  const exists = (card: number, part: "ability" | "reward", pc: number): boolean =>
    programOf(box, { card, part })[pc] !== undefined;
  return (
    delayed.every(({ card, pc }) => exists(card, "ability", pc)) &&
    frames.every((frame) => {
      if (frame.kind === "effect") return exists(frame.card, frame.part, frame.pc);
      return frame.kind !== "triggers" || frame.pending.every(({ card, pc }) => exists(card, "ability", pc));
    })
  );
}
