import {
  fail,
  type Migration,
  notAList,
  ok,
  type Parsers,
  type Result,
  readInput,
  stateReader,
  type Violation,
  violation,
  whole,
} from "@sw/tabletop";
import * as v from "valibot";
import { type ArmyList, parseArmyList } from "../army/list.ts";
import { inCatalogueOrder, refusedConfig } from "../setup/refused-config.ts";
import type { Action } from "../state/actions.ts";
import type { Box } from "../state/box.ts";
import type { Config } from "../state/config.ts";
import type { Look } from "../state/look.ts";
import { type Side, seatOf } from "../state/seats.ts";
import { STATE_FORMAT, type State } from "../state/state.ts";
import { mm } from "../table/lengths.ts";
import { parseTable } from "../table/parse.ts";
import { brokenInvariants } from "./invariants.ts";
import { actionSchema } from "./parse/action.ts";
import { stateSchema } from "./parse/state.ts";

/**
 * Returns the readers of untrusted input for a game with this catalogue. States must have this format and catalogue or
 * be convertible by the migrations, break no invariant and be at rest. `isAtRest` tells whether their decision is
 * really being asked.
 */
export function parsersFor(
  box: Box,
  migrations: readonly Migration[],
  isAtRest: (state: State) => boolean,
): Parsers<Config, State, Action> {
  const schema = stateSchema(box);
  return {
    config: (input) => readConfig(box, input),
    action: (input) => readInput(actionSchema, input),
    state: stateReader({
      reads: { format: STATE_FORMAT, game: "legion", catalogue: box.hash },
      migrations,
      shape: (input) => readState(box, schema, input),
      broken: (state) => brokenState({ box, state }),
      isAtRest,
    }),
  };
}

/** Reads a state. Its configuration is read by the reader of configurations. */
function readState(box: Box, schema: ReturnType<typeof stateSchema>, input: unknown): Result<State> {
  const read = readInput(schema, input);
  if (!read.ok) return read;
  const config = readConfig(box, read.value.config);
  return config.ok ? ok({ ...read.value, config: config.value }) : config;
}

/** Maximum height of a model, one metre. No model of this scale is taller. */
const TALLEST = mm(1000);

const config = v.strictObject({
  table: v.unknown(),
  armies: v.strictTuple([v.unknown(), v.unknown()]),
  heights: v.exactOptional(notAList(v.record(v.pipe(v.string(), v.maxLength(200)), whole(1, TALLEST)))),
});

/** Reads a configuration: first its table and its armies, then what the rules forbid. */
function readConfig(box: Box, input: unknown): Result<Config> {
  const read = readInput(config, input);
  if (!read.ok) return read;
  const table = parseTable(read.value.table);
  if (!table.ok) return table;
  const one = readArmy(read.value.armies[0], 0);
  if (!one.ok) return one;
  const other = readArmy(read.value.armies[1], 1);
  if (!other.ok) return other;
  const { heights } = read.value;
  const agreed = heights === undefined ? {} : { heights };
  const all: Config = { table: table.value, armies: [one.value, other.value], ...agreed };
  const refused = refusedConfig(box, all);
  return refused === undefined ? ok(all) : fail(refused);
}

/** Reads an army. A refusal names its seat. */
function readArmy(input: unknown, side: Side): Result<ArmyList> {
  const read = parseArmyList(input);
  if (read.ok) return read;
  const { violation: refused } = read;
  return fail({ ...refused, params: { ...refused.params, seat: seatOf(side) } });
}

function brokenState(look: Look): Violation | undefined {
  const { state } = look;
  if (inCatalogueOrder(look.box, state.config) !== state.config)
    return violation("tt.input.shape", "cards-out-of-order");
  return brokenInvariants(look)[0];
}
