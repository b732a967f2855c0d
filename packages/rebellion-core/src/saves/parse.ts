import {
  carriedInput,
  type Migration,
  type Parsers,
  readInput,
  stateReader,
  type Violation,
  violation,
} from "@sw/tabletop";
import * as v from "valibot";
import type { Action } from "../state/actions.ts";
import { instructionAt, programOf } from "../state/box.ts";
import { type Boxes, perBox } from "../state/boxes.ts";
import { type Config, DEFAULT_CONFIG, type Players, refusedConfig } from "../state/config.ts";
import type { StepRef } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { STATE_FORMAT, type State } from "../state/state.ts";
import { brokenInvariants } from "./invariants.ts";
import { actionSchema } from "./parse/action.ts";
import { configSchema, stateSchema } from "./parse/state.ts";

/** What is read by. */
interface Reading {
  readonly boxes: Boxes;
  readonly players: Players;
  /** They lead on from what older editions of the boxes wrote. */
  readonly migrations: readonly Migration[];
}

/**
 * The readers for untrusted input of a game with these boxes and so many people; states must be of this format and of the
 * catalogue of their configuration, or of one that migrations lead on from, break no invariant and be at rest: `isAtRest` tells whether their decision is really being
 * asked.
 */
export function parsersFor(
  { boxes, players, migrations }: Reading,
  isAtRest: (state: State) => boolean,
): Parsers<Config, State, Action> {
  const reader = perBox((config) => {
    const box = boxes.of(config);
    const schema = stateSchema(box);
    return stateReader({
      reads: { format: STATE_FORMAT, game: "rebellion", catalogue: box.hash },
      migrations,
      shape: (input) => readInput(schema, input),
      broken: (state) => brokenState(boxes, players, state),
      isAtRest,
    });
  });
  return {
    config(input) {
      const read = readInput(configSchema, input);
      return read.ok ? (refusedConfig(read.value, players, boxes.catalogue) ?? read) : read;
    },
    action: (input) => readInput(actionSchema, input),
    state(input) {
      const read = readInput(configured, carriedInput(migrations, input));
      return reader(read.ok ? read.value.config : DEFAULT_CONFIG)(input);
    },
  };
}

/** A state as far as it says which box it was played with; one that does not is read as one of the base box, and refused there. */
const configured: v.GenericSchema<unknown, Pick<State, "config">> = v.looseObject({ config: configSchema });

function brokenState(boxes: Boxes, players: Players, state: State): Violation | undefined {
  const refused = refusedConfig(state.config, players, boxes.catalogue);
  if (refused !== undefined && !refused.ok) return refused.violation;
  const box = boxes.of(state.config);
  if (!programsExist({ box, state })) return violation("tt.input.shape", "no-such-instruction");
  return brokenInvariants({ box, state })[0];
}

/** True if everything half done goes on at an instruction that exists, or has come to the end of its program. */
function programsExist({ box, state: { frames } }: Look): boolean {
  const exists = (ref: StepRef): boolean => ref.pc <= programOf(box, ref).length;
  return frames.every((frame) => {
    if (frame.kind === "effect") return exists(frame);
    return frame.kind !== "move" || frame.step === null || instructionAt(box, frame.step) !== undefined;
  });
}
