import { type Failure, fail, type Params, type Result, readInput, violation } from "@sw/tabletop";
import type { RuleId } from "../rules/ids.ts";
import { BASES } from "./bases.ts";
import type { Layout, TableSpec, TerrainPiece, UndeployedUnit } from "./documents.ts";
import type { Move } from "./movement/moves.ts";
import { ringFault } from "./rings.ts";
import { layoutSchema, moveSchema, tableSchema } from "./schemas.ts";
import { isNotched } from "./unit-types.ts";

/**
 * Reads a table from untrusted JSON. It checks that integers are in range, ids unique, outlines simple with an area,
 * and numbers of objects limited; violations cite tt.input.limits or tt.input.shape. Use `tableFaults` to check the
 * rules of the game.
 */
export function parseTable(input: unknown): Result<TableSpec> {
  const read = readInput(tableSchema, input);
  return read.ok ? (brokenTable(read.value) ?? read) : read;
}

/**
 * Reads a layout from untrusted JSON: its table as {@link parseTable} does, units, tokens and undeployed units. Ids of
 * units, miniatures, pieces and tokens must each be unique. A unit has its leader among its miniatures
 * (leg.units.leader), with bases of its type (leg.bases.small-types, leg.bases.notched-types).
 */
export function parseLayout(input: unknown): Result<Layout> {
  const read = readInput(layoutSchema, input);
  return read.ok ? (brokenTable(read.value.table) ?? brokenUnits(read.value) ?? read) : read;
}

/**
 * Reads a move from untrusted JSON. It checks that integers are in range and directions are not zero; violations cite
 * tt.input.limits or tt.input.shape. Use `checkMove` to check whether the move is legal.
 */
export function parseMove(input: unknown): Result<Move> {
  return readInput(moveSchema, input);
}

function refused(code: string, params: Params): Failure {
  return fail(violation("tt.input.shape", code, params));
}

function brokenTable({ terrain }: TableSpec): Failure | undefined {
  return twice("terrain", terrain) ?? first(terrain, brokenPiece);
}

/** Returns the first failure of a check among the items, or undefined if all pass. */
function first<T>(all: readonly T[], check: (one: T) => Failure | undefined): Failure | undefined {
  for (const one of all) {
    const refusal = check(one);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function twice(of: string, all: readonly { readonly id: string }[]): Failure | undefined {
  const seen = new Set<string>();
  return first(all, ({ id }) => {
    if (seen.has(id)) return refused("id-used-twice", { of, id });
    seen.add(id);
    return undefined;
  });
}

function brokenPiece({ id, parts }: TerrainPiece): Failure | undefined {
  return first([...parts.entries()], ([part, { outline, bottom = 0, top }]) => {
    if (bottom >= top) return refused("no-height", { piece: id, part, bottom, top });
    if (outline.kind === "circle") return undefined;
    const fault = ringFault(outline.corners, outline.holes ?? []);
    return fault === undefined ? undefined : refused(fault, { piece: id, part });
  });
}

function brokenUnits({ units, tokens = [], undeployed = [] }: Layout): Failure | undefined {
  const all: readonly UndeployedUnit[] = [...units, ...undeployed];
  return (
    twice("units", all) ??
    twice(
      "miniatures",
      all.flatMap(({ miniatures }) => miniatures),
    ) ??
    twice("tokens", tokens) ??
    first(all, brokenUnit)
  );
}

function brokenUnit({ id, type, leader, miniatures }: UndeployedUnit): Failure | undefined {
  if (!miniatures.some((one) => one.id === leader)) {
    return fail(violation<RuleId>("leg.units.leader", "leader-elsewhere", { unit: id, leader }));
  }
  const other = miniatures.find(({ base }) => BASES[base].notched !== isNotched(type));
  if (other === undefined) return undefined;
  const rule: RuleId = isNotched(type) ? "leg.bases.notched-types" : "leg.bases.small-types";
  return fail(violation(rule, "wrong-base", { unit: id, type, miniature: other.id, base: other.base }));
}
