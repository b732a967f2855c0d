import { fail, ok, type Result, readInput, type Violation, violation } from "@sw/tabletop";
import * as v from "valibot";
import type { Action } from "./actions.ts";
import { type ArmyList, parseArmyList } from "./army/list.ts";
import type { GameBox } from "./box.ts";
import type { Config } from "./config.ts";
import { brokenInvariants } from "./invariants.ts";
import { actionSchema } from "./parse/action.ts";
import { stateSchema } from "./parse/state.ts";
import { inCatalogueOrder, refusedConfig } from "./refused-config.ts";
import { type Player, seatOf } from "./seats.ts";
import { STATE_FORMAT, type State } from "./state.ts";
import { parseTable } from "./table/parse.ts";

/** The readers for untrusted input of a game with this catalogue. */
export interface Parsers {
  config(input: unknown): Result<Config>;
  state(input: unknown): Result<State>;
  action(input: unknown): Result<Action>;
}

/**
 * Builds the readers; states must be of this format and catalogue, break no invariant and be at rest: `isAtRest` tells
 * whether their decision is really being asked.
 */
export function parsersFor(box: GameBox, isAtRest: (state: State) => boolean): Parsers {
  const schema = stateSchema(box);
  return {
    config: (input) => readConfig(box, input),
    action: (input) => readInput(actionSchema, input),
    state(input) {
      const read = readInput(envelope, input);
      if (!read.ok) return read;
      const foreign = foreignState(box, read.value);
      if (foreign !== undefined) return fail(foreign);
      const shaped = readInput(schema, input);
      if (!shaped.ok) return shaped;
      const config = readConfig(box, shaped.value.config);
      if (!config.ok) return config;
      const state: State = { ...shaped.value, config: config.value };
      const broken = brokenState(box, state);
      if (broken !== undefined) return fail(broken);
      return rests(isAtRest, state) ? ok(state) : fail(violation("tt.input.shape", "not-at-rest"));
    },
  };
}

const config = v.strictObject({ table: v.unknown(), armies: v.strictTuple([v.unknown(), v.unknown()]) });

/** A configuration: its table and its armies each by their own reader, then what the rules forbid. */
function readConfig(box: GameBox, input: unknown): Result<Config> {
  const read = readInput(config, input);
  if (!read.ok) return read;
  const table = parseTable(read.value.table);
  if (!table.ok) return table;
  const one = readArmy(read.value.armies[0], 0);
  if (!one.ok) return one;
  const other = readArmy(read.value.armies[1], 1);
  if (!other.ok) return other;
  const whole: Config = { table: table.value, armies: [one.value, other.value] };
  const refused = refusedConfig(box, whole);
  return refused === undefined ? ok(whole) : fail(refused);
}

/** An army; a refusal says whose it is. */
function readArmy(input: unknown, player: Player): Result<ArmyList> {
  const read = parseArmyList(input);
  if (read.ok) return read;
  const { violation: refused } = read;
  return fail({ ...refused, params: { ...refused.params, seat: seatOf(player) } });
}

const envelope = v.looseObject({ format: v.number(), game: v.literal("legion"), catalogue: v.string() });

function foreignState(
  box: GameBox,
  { format, catalogue }: { format: number; catalogue: string },
): Violation | undefined {
  if (format !== STATE_FORMAT) return violation("tt.format.version", "state-format", { format, reads: STATE_FORMAT });
  if (catalogue === box.hash) return undefined;
  return violation("tt.catalogue.hash", "other-catalogue", { catalogue, expected: box.hash });
}

function brokenState(box: GameBox, state: State): Violation | undefined {
  if (inCatalogueOrder(box, state.config) !== state.config) return violation("tt.input.shape", "cards-out-of-order");
  return brokenInvariants(box, state)[0];
}

/** A made-up state may hold what no play leads to; where the rules cannot go on from it, it is not at rest. */
function rests(isAtRest: (state: State) => boolean, state: State): boolean {
  try {
    return isAtRest(state);
  } catch {
    return false;
  }
}
