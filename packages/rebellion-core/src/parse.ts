import { fail, type Result, readInput, type Violation, violation } from "@sw/tabletop";
import * as v from "valibot";
import type { Action } from "./actions.ts";
import { type Box, instructionAt, programOf } from "./box.ts";
import { type Config, type Players, refusedConfig } from "./config.ts";
import type { StepRef } from "./frames/types.ts";
import { brokenInvariants } from "./invariants.ts";
import { actionSchema } from "./parse/action.ts";
import { configSchema, stateSchema } from "./parse/state.ts";
import { STATE_FORMAT, type State } from "./state.ts";

/** The readers for untrusted input of a game with this catalogue and so many people. */
export interface Parsers {
  config(input: unknown): Result<Config>;
  state(input: unknown): Result<State>;
  action(input: unknown): Result<Action>;
}

/**
 * Builds the readers; states must be of this format and catalogue, break no invariant and be at rest: `isAtRest` tells
 * whether their decision is really being asked.
 */
export function parsersFor(box: Box, players: Players, isAtRest: (state: State) => boolean): Parsers {
  const schema = stateSchema(box);
  return {
    config(input) {
      const read = readInput(configSchema, input);
      return read.ok ? (refusedConfig(read.value, players) ?? read) : read;
    },
    action: (input) => readInput(actionSchema, input),
    state(input) {
      const read = readInput(envelope, input);
      if (!read.ok) return read;
      const foreign = foreignState(box, read.value);
      if (foreign !== undefined) return fail(foreign);
      const state = readInput(schema, input);
      if (!state.ok) return state;
      const broken = brokenState(box, players, state.value);
      if (broken !== undefined) return fail(broken);
      return rests(isAtRest, state.value) ? state : fail(violation("tt.input.shape", "not-at-rest"));
    },
  };
}

const envelope = v.looseObject({ format: v.number(), game: v.literal("rebellion"), catalogue: v.string() });

function foreignState(box: Box, { format, catalogue }: { format: number; catalogue: string }): Violation | undefined {
  if (format !== STATE_FORMAT) return violation("tt.format.version", "state-format", { format, reads: STATE_FORMAT });
  if (catalogue === box.hash) return undefined;
  return violation("tt.catalogue.hash", "other-catalogue", { catalogue, expected: box.hash });
}

function brokenState(box: Box, players: Players, state: State): Violation | undefined {
  const refused = refusedConfig(state.config, players);
  if (refused !== undefined && !refused.ok) return refused.violation;
  if (!programsExist(box, state)) return violation("tt.input.shape", "no-such-instruction");
  return brokenInvariants(box, state)[0];
}

/** True if everything half done goes on at an instruction that exists, or has come to the end of its program. */
function programsExist(box: Box, { frames }: State): boolean {
  const exists = (ref: StepRef): boolean => ref.pc <= programOf(box, ref).length;
  return frames.every((frame) => {
    if (frame.kind === "effect") return exists(frame);
    return frame.kind !== "move" || frame.step === null || instructionAt(box, frame.step) !== undefined;
  });
}

/** A made-up state may hold what no play leads to; where the rules cannot go on from it, it is not at rest. */
function rests(isAtRest: (state: State) => boolean, state: State): boolean {
  try {
    return isAtRest(state);
  } catch {
    return false;
  }
}
