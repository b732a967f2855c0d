import { type Parsers, readInput, stateReader, type Violation, violation } from "@sw/tabletop";
import type { Action } from "../state/actions.ts";
import { type Box, instructionAt, programOf } from "../state/box.ts";
import { type Config, type Players, refusedConfig } from "../state/config.ts";
import type { StepRef } from "../state/frames.ts";
import { STATE_FORMAT, type State } from "../state/state.ts";
import { brokenInvariants } from "./invariants.ts";
import { actionSchema } from "./parse/action.ts";
import { configSchema, stateSchema } from "./parse/state.ts";

/**
 * The readers for untrusted input of a game with this catalogue and so many people; states must be of this format and catalogue, break no invariant and be at rest: `isAtRest` tells
 * whether their decision is really being asked.
 */
export function parsersFor(
  box: Box,
  players: Players,
  isAtRest: (state: State) => boolean,
): Parsers<Config, State, Action> {
  const schema = stateSchema(box);
  return {
    config(input) {
      const read = readInput(configSchema, input);
      return read.ok ? (refusedConfig(read.value, players) ?? read) : read;
    },
    action: (input) => readInput(actionSchema, input),
    state: stateReader({
      reads: { format: STATE_FORMAT, game: "rebellion", catalogue: box.hash },
      shape: (input) => readInput(schema, input),
      broken: (state) => brokenState(box, players, state),
      isAtRest,
    }),
  };
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
