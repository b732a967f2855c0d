import { appendFile, readFile, truncate } from "node:fs/promises";
import { resolve } from "node:path";
import { canonicalJson, type Json, type Violation } from "@sw/tabletop";
import * as v from "valibot";
import { badInput } from "../exit.ts";
import { mustBeWritable, parsedJson, reasonOf } from "../files.ts";
import type { Io } from "../io.ts";
import type { Line, Terms } from "./contest.ts";
import type { Job } from "./worker.ts";

/** The results of a contest as stored in a file: the terms, then one line of JSON per game. */
export interface Results {
  readonly terms: Terms;
  readonly lines: readonly Line[];
}

/** The storage for the games of a contest. */
export interface Ledger {
  /** The games that were already stored. */
  readonly lines: readonly Line[];
  keep(line: Line): Promise<void>;
}

/** A ledger that stores nothing. */
const NOWHERE: Ledger = { lines: [], keep: async () => {} };

/**
 * Opens the ledger of a contest in a file, new or with the games already in it. A file with other terms is refused. A
 * last line cut off by a crash is dropped, and its game is played again.
 */
export async function ledgerAt(io: Pick<Io, "cwd">, path: string | undefined, terms: Terms): Promise<Ledger> {
  if (path === undefined) return NOWHERE;
  await mustBeWritable(io, path);
  const full = resolve(io.cwd, path);
  const known = await textOf(full, path);
  const whole = known.slice(0, known.lastIndexOf("\n") + 1);
  if (whole.length < known.length) await truncate(full, Buffer.byteLength(whole));
  const keep = async (line: Line): Promise<void> => appendFile(full, `${JSON.stringify(line)}\n`);
  if (whole === "") {
    await appendFile(full, `${JSON.stringify(terms)}\n`);
    return { lines: [], keep };
  }
  const results = resultsIn(whole, path);
  if (canonicalJson(results.terms) === canonicalJson(terms)) return { lines: results.lines, keep };
  throw badInput(
    `${path} contains the results of another contest: its game, configuration, bots, seed or versions differ`,
  );
}

async function textOf(full: string, path: string): Promise<string> {
  try {
    return await readFile(full, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw badInput(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

/** Reads the results in a file. Throws bad input if the file does not hold results. */
export async function readResults(io: Pick<Io, "cwd">, path: string): Promise<Results> {
  const text = await textOf(resolve(io.cwd, path), path);
  return resultsIn(text.slice(0, text.lastIndexOf("\n") + 1), path);
}

const JSON_VALUE = v.custom<Json>((value) => value !== undefined);
const TERMS: v.GenericSchema<unknown, Terms> = v.strictObject({
  arena: v.literal(1),
  game: v.string(),
  options: v.record(v.string(), JSON_VALUE),
  config: JSON_VALUE,
  seed: v.string(),
  bots: v.array(v.strictObject({ id: v.string(), settings: JSON_VALUE })),
  versions: v.record(v.string(), v.string()),
});
const FIXTURE = {
  number: v.number(),
  pair: v.number(),
  seed: v.string(),
  sides: v.tuple([v.string(), v.string()]),
};
const JOB: v.GenericSchema<unknown, Job> = v.strictObject({ terms: TERMS, fixture: v.strictObject(FIXTURE) });
const VIOLATION = v.custom<Violation>((value) => typeof value === "object" && value !== null && "rule" in value);
const ACTIONS = v.array(JSON_VALUE);
const LINE: v.GenericSchema<unknown, Line> = v.union([
  v.strictObject({ ...FIXTURE, broken: v.string(), actions: ACTIONS }),
  v.strictObject({
    ...FIXTURE,
    points: v.picklist([0, 0.5, 1]),
    decisions: v.number(),
    reason: v.string(),
    forfeit: v.nullable(
      v.strictObject({
        side: v.number(),
        violation: v.nullable(VIOLATION),
        error: v.nullable(v.string()),
        actions: ACTIONS,
      }),
    ),
  }),
]);

/** Reads a game sent by another process. Throws if the data is not a game. */
export function parsedLine(told: unknown): Line {
  return v.parse(LINE, told);
}

/** Reads a job from another process. Throws if the data is not a job. */
export function parsedJob(told: unknown): Job {
  return v.parse(JOB, told);
}

function resultsIn(text: string, path: string): Results {
  const [first, ...rest] = text.split("\n").flatMap((line) => (line === "" ? [] : [parsedJson(path, line)]));
  const terms = v.safeParse(TERMS, first);
  const lines = v.safeParse(v.array(LINE), rest);
  if (terms.success && lines.success) return { terms: terms.output, lines: lines.output };
  throw badInput(`${path} does not contain the results of an arena`);
}
