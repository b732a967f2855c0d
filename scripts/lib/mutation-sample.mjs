/** Draws a sample of the mutants of some files before Stryker builds them, so that a run costs what its sample costs. */
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { projectFiles } from "./files.mjs";
import { drawn } from "./mutation.mjs";
import { texts } from "./mutation-plugins.mjs";
import { roomOf } from "./mutation-table.mjs";
import { root } from "./workspace.mjs";

/** How many mutants are built for each that is tried: those of what is worked out as modules load may be left out later. */
const SPARE = 3;

const no = () => false;
const nothing = () => {};
/** What the instrumenter would tell, Stryker tells once more. @type {import("@stryker-mutator/api/logging").Logger} */
const SILENT = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/**
 * The places of the mutants that may be tried, by file, and how many mutants each room has.
 * @typedef {{ places: import("./mutation-plugins.mjs").Places, sizes: ReadonlyMap<string, number> }} Sample
 */

/**
 * Draws the sample of each room.
 * @param {readonly string[]} patterns  of files, as Stryker takes them
 * @param {string} area
 * @param {number} size
 * @param {string} seed
 * @returns {Promise<Sample>}
 */
export async function sampleOf(patterns, area, size, seed) {
  const mutants = await mutantsOf(filesOf(patterns));
  const names = [...new Set(mutants.map(({ fileName }) => roomOf(fileName, area)))];
  const rooms = names.map((room) => ({ room, own: mutants.filter(({ fileName }) => roomOf(fileName, area) === room) }));
  /** @type {Map<string, import("./mutation.mjs").Mutant["location"][]>} */
  const places = new Map();
  for (const { fileName, location } of rooms.flatMap(({ own }) => drawn(own, SPARE * size, seed))) {
    places.set(fileName, [...(places.get(fileName) ?? []), location]);
  }
  return { places, sizes: new Map(rooms.map(({ room, own }) => [room, own.length])) };
}

/** @param {readonly string[]} patterns */
function filesOf(patterns) {
  const matches = (/** @type {string} */ file, /** @type {string} */ pattern) => globOf(pattern).test(file);
  const [out, within] = [patterns.filter((one) => one.startsWith("!")), patterns.filter((one) => !one.startsWith("!"))];
  return projectFiles().filter(
    (file) => within.some((one) => matches(file, one)) && !out.some((one) => matches(file, one.slice(1))),
  );
}

/**
 * Returns an expression that fits the paths that a glob fits; it knows the stars alone.
 * @param {string} glob
 */
export function globOf(glob) {
  const plain = glob.replace(/[.+^${}()|[\]\\?]/g, "\\$&");
  const part = (/** @type {string} */ star) => (star === "**/" ? "(?:.*/)?" : "[^/]*");
  return new RegExp(`^${plain.replace(/\*\*\/|\*/g, part)}$`);
}

/**
 * Lists the mutants of files, prose left out, with names of files from the root.
 * @param {readonly string[]} files
 */
async function mutantsOf(files) {
  const sources = files.map(async (name) => ({
    name: join(root, name),
    mutate: true,
    content: await readFile(join(root, name), "utf8"),
  }));
  const { mutants } = await new Instrumenter(SILENT).instrument(await Promise.all(sources), {
    ignorers: [texts],
    excludedMutations: [],
    plugins: null,
  });
  return mutants
    .filter(({ status }) => status !== "Ignored")
    .map((mutant) => ({ ...mutant, fileName: relative(root, mutant.fileName).replaceAll("\\", "/") }));
}
