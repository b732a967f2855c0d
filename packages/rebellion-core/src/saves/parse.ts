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

/** The boxes, players and migrations that documents are read with. */
interface Reading {
  readonly boxes: Boxes;
  readonly players: Players;
  /** The migrations of documents from older editions of the boxes. */
  readonly migrations: readonly Migration[];
}

/**
 * Creates the parsers of untrusted input for a game with these boxes and number of players. A state must have the
 * current format and the catalogue of its configuration, or be migrated to them. It must break no invariant and be at
 * rest: `isAtRest` checks whether its decision is really being asked.
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

/**
 * The schema of a state's configuration, which selects the box. A state without a valid one is read with the base box,
 * and rejected there.
 */
const configured: v.GenericSchema<unknown, Pick<State, "config">> = v.looseObject({ config: configSchema });

function brokenState(boxes: Boxes, players: Players, state: State): Violation | undefined {
  const refused = refusedConfig(state.config, players, boxes.catalogue);
  if (refused !== undefined && !refused.ok) return refused.violation;
  const box = boxes.of(state.config);
  if (!programsExist({ box, state })) return violation("tt.input.shape", "no-such-instruction");
  return brokenInvariants({ box, state })[0];
}

/** Whether every frame's program position is an existing instruction, or the end of its program. */
function programsExist({ box, state: { frames } }: Look): boolean {
  const exists = (ref: StepRef): boolean => ref.pc <= programOf(box, ref).length;
  return frames.every((frame) => {
    if (frame.kind === "effect") return exists(frame);
    return frame.kind !== "move" || frame.step === null || instructionAt(box, frame.step) !== undefined;
  });
}
