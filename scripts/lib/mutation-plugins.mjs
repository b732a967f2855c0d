/** What Stryker leaves out: prose, and what a sample has not drawn; and survivors told as soon as they are found. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { CheckStatus } from "@stryker-mutator/api/check";
import { declareFactoryPlugin, declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { drawn, hasSurvived, judged, survivor } from "./mutation.mjs";
import { PROSE, roomOf } from "./mutation-table.mjs";
import { root } from "./workspace.mjs";

/**
 * Texts of keywords and cards, `const CACHE_TEXT = ...` and the fields `en` and `es`: the gates of texts look after them, tests of
 * rules do not.
 * @type {import("@stryker-mutator/api/ignore").Ignorer}
 */
export const texts = {
  shouldIgnore(path) {
    return "node" in path && isText(path.node) ? PROSE : undefined;
  },
};

/** @param {unknown} node  of Babel's syntax tree */
function isText(node) {
  const { type, id, key } = /** @type {{ type: string, id?: { name?: string }, key?: { name?: string } }} */ (node);
  if (type === "ObjectProperty") return key?.name === "en" || key?.name === "es";
  return type === "VariableDeclarator" && id?.name?.endsWith("_TEXT") === true;
}

/** @typedef {ReadonlyMap<string, readonly import("./mutation.mjs").Mutant["location"][]>} Places  by file; lines from 0 */

/**
 * The places that a sample may try; undefined if there is no sample. What holds none of them is not built: what the tests of a
 * core reach of all of its mutants does not fit into memory.
 * @type {{ places: Places | undefined }}
 */
export const built = { places: undefined };

/** @type {import("@stryker-mutator/api/ignore").Ignorer} */
export const undrawn = {
  shouldIgnore(path) {
    const { node, hub } = /** @type {Read} */ (path);
    if (built.places === undefined || node.loc === undefined) return undefined;
    const file = relative(root, hub.file.opts.filename).replaceAll("\\", "/");
    const own = built.places.get(file) ?? [];
    return own.some((place) => holds(node.loc, place)) ? undefined : "not in the sample";
  },
};

/**
 * What Babel tells of a node: its lines count from 1.
 * @typedef {{ node: { loc?: Place }, hub: { file: { opts: { filename: string } } } }} Read
 * @typedef {import("./mutation.mjs").Mutant["location"]} Place
 */

/** @param {Place | undefined} outer  whose lines count from 1 @param {Place} inner */
function holds(outer, inner) {
  if (outer === undefined) return false;
  const isBefore = (/** @type {Place["start"]} */ one, /** @type {Place["start"]} */ other) =>
    one.line < other.line || (one.line === other.line && one.column <= other.column);
  const raised = (/** @type {Place["start"]} */ { line, column }) => ({ line: line + 1, column });
  return isBefore(outer.start, raised(inner.start)) && isBefore(raised(inner.end), outer.end);
}

/**
 * Lets the mutants of a sample through; the others count nowhere, as if they could not run.
 * @returns {import("@stryker-mutator/api/check").Checker}
 */
export function sample() {
  const size = Number(process.env["SW_MUTATE_SAMPLE"]);
  const seed = process.env["SW_MUTATE_SEED"] ?? "";
  const area = process.env["SW_MUTATE_AREA"] ?? "";
  return {
    async init() {},
    // All in one group: each room's sample is drawn from all of its mutants.
    group: async (mutants) => [mutants.map(({ id }) => id)],
    async check(mutants) {
      const named = mutants.map((mutant) => ({ ...mutant, fileName: relative(root, mutant.fileName) }));
      const rooms = [...new Set(named.map(({ fileName }) => roomOf(fileName, area)))];
      const inRoom = (/** @type {string} */ room) => named.filter(({ fileName }) => roomOf(fileName, area) === room);
      const taken = new Set(rooms.flatMap((room) => drawn(inRoom(room), size, seed)).map(({ id }) => id));
      return Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          taken.has(id)
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason: "not in the sample" },
        ]),
      );
    },
  };
}

/** How many tests the last run began with, before anything was changed. */
export const firstRun = { tests: 0 };

/**
 * Hours may pass between a survivor and the report.
 * @returns {import("@stryker-mutator/api/report").Reporter}
 */
function survivors() {
  return {
    onDryRunCompleted({ result }) {
      firstRun.tests = result.tests.length;
    },
    onMutantTested(mutant) {
      if (!hasSurvived(judged(mutant, firstRun.tests))) return;
      const fileName = relative(root, mutant.fileName);
      console.log(survivor({ ...mutant, fileName }, readFileSync(mutant.fileName, "utf8")));
    },
  };
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "texts", texts),
  declareValuePlugin(PluginKind.Ignore, "undrawn", undrawn),
  declareFactoryPlugin(PluginKind.Checker, "sample", sample),
  declareFactoryPlugin(PluginKind.Reporter, "survivors", survivors),
];
