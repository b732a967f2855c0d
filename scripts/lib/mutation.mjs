/** Which rules code is tested by mutation, and what Stryker's results come to. */
import { createHash } from "node:crypto";

/**
 * What `pnpm mutate` holds to a floor: the share of mutants, in percent, that tests find.
 * `files` are those below the folder that count, all of them if left out; a leading `!` leaves out. `tests` are the folders
 * of tests that look for its mutants, all of them if left out: the fewer, the sooner it is done.
 * @typedef {{ folder: string, floor: number, files?: readonly string[], tests?: readonly string[] }} Area
 */

/** Share of the mutants of a room that tests of rules must find, in percent. */
const FLOOR = 90;

/** The procedures of the Deckbuilding Game: what is named as the book names things, what a turn offers, what cards do. */
const PROCEDURES = "attack cards conditions effects galaxy setup triggers turn".split(" ");

/** The rules rooms of Rebellion, each a chapter of its book. What the odds' own players prefer is taste, and no rule. */
const CHAPTERS =
  "base cards combat conditions construction effects forces galaxy leaders markers missions movement recruitment rounds setup tracks units".split(
    " ",
  );

/** The folders of tests of Rebellion that prove rules. */
const REBELLION_TESTS =
  "base cards combat construction engine galaxy home-made leaders markers missions movement odds recruitment rise-of-the-empire rounds setup solo tracks".split(
    " ",
  );

/** The folders of tests of Legion that prove how units act. */
const UNIT_TESTS = ["army", "attack", "content/keywords", "moving", "odds", "rounds", "units"];

/** @type {readonly Area[]} */
export const AREAS = [
  // The rule index is text.
  { folder: "packages/dice/src", floor: FLOOR, files: ["**/*.ts", "!rules.ts"] },
  {
    folder: "packages/rebellion-core/src",
    floor: FLOOR,
    files: [...CHAPTERS.map((room) => `${room}/**/*.ts`), "odds/*.ts", "!odds/policy.ts", "!odds/targets.ts"],
    tests: REBELLION_TESTS,
  },
  { folder: "packages/rebellion-core/src/solo", floor: FLOOR, tests: ["solo"] },
  { folder: "packages/deckbuilder-core/src", floor: FLOOR, files: PROCEDURES.map((room) => `${room}/*.ts`) },
  {
    folder: "packages/legion-core/src/attack",
    floor: FLOOR,
    // What is kept between measurements changes no answer: a mistake there costs time.
    files: ["**/*.ts", "!kept-measures.ts"],
    tests: ["attack", "content", "moving", "odds", "units"],
  },
  { folder: "packages/legion-core/src/army", floor: FLOOR, tests: ["army"] },
  { folder: "packages/legion-core/src/table", floor: FLOOR, tests: ["table", "moving"] },
  { folder: "packages/legion-core/src/mission", floor: FLOOR, tests: ["mission", "content", "rounds"] },
  {
    folder: "packages/legion-core/src/moving",
    floor: FLOOR,
    tests: ["moving", "attack", "content", "mission", "rounds"],
  },
  { folder: "packages/legion-core/src/rounds", floor: FLOOR, tests: ["rounds", "content", "moving", "units"] },
  { folder: "packages/legion-core/src/setup", floor: FLOOR, tests: ["setup", "mission", "rounds", "content/keywords"] },
  { folder: "packages/legion-core/src/content/keywords", floor: FLOOR, tests: UNIT_TESTS },
  { folder: "packages/legion-core/src/units", floor: FLOOR, tests: [...UNIT_TESTS, "content"] },
];

/**
 * What one run is about: the files, as Stryker takes them, the folders of tests, what they are held to, and the folder of
 * the area if the run is about all of it or of one of its rooms, so that its scores go into the table.
 * @typedef {{
 *   name: string, project: string, mutate: readonly string[], tests: readonly string[], floor: number | undefined,
 *   area: string | undefined,
 * }} Run
 */

/**
 * The runs that a path from the root asks for: all areas in a package; an area; a room or another part of one, held to the
 * same floor; or anything else in a package's sources, held to none. A file may name its lines: `roll.ts:10-40`.
 * @param {string} path
 * @returns {readonly Run[]}
 * @throws {Error} if it is in no package's sources
 */
export function runsOf(path) {
  const asked = path.replaceAll("\\", "/").replace(/^\.\//, "").replace(/\/$/, "");
  const inside = AREAS.filter(({ folder }) => isIn(folder, asked));
  if (inside.length > 0) return inside.map((area) => run(area.folder, patterns(area), area));
  if (!/^packages\/[^/]+\/src(\/|$)/.test(asked))
    throw new Error(`${path} is no package with rules, nor in the src of one`);
  // An area within another one comes behind it.
  const around = [...AREAS].reverse().find(({ folder }) => isIn(asked, folder));
  const room = around === undefined ? [] : roomPatterns(around, asked);
  if (room.length > 0) return [{ ...run(asked, room, around), area: around?.folder }];
  const own = /\.ts(:[\d:-]+)?$/.test(asked) ? asked : `${asked}/**/*.ts`;
  return [run(asked, [own], around)];
}

/**
 * The files of a room of an area that is the whole `src` of a package, as the area names them; none if it is no such room.
 * @param {Area} area
 * @param {string} room
 */
function roomPatterns(area, room) {
  const name = room.slice(area.folder.length + 1);
  if (!area.folder.endsWith("/src") || /[/.]/.test(name)) return [];
  const all = patterns(area).map((file) => (file === `${area.folder}/**/*.ts` ? `${room}/**/*.ts` : file));
  const own = all.filter((file) => isIn(file.replace(/^!/, ""), room));
  return own.some((file) => !file.startsWith("!")) ? own : [];
}

/** @param {string} path @param {string} folder */
function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/** @param {Area} area */
function patterns({ folder, files = ["**/*.ts"] }) {
  return files.map((file) => (file.startsWith("!") ? `!${folder}/${file.slice(1)}` : `${folder}/${file}`));
}

/**
 * @param {string} name
 * @param {readonly string[]} mutate
 * @param {Area | undefined} area
 * @returns {Run}
 */
function run(name, mutate, area) {
  const project = name.split("/")[1] ?? "";
  return {
    name,
    project,
    mutate,
    tests: area?.tests ?? [],
    floor: area?.floor,
    area: area?.folder === name ? name : undefined,
  };
}

/** @typedef {import("@stryker-mutator/core").default} Stryker */
/** @typedef {Awaited<ReturnType<Stryker["runMutationTest"]>>[number]} Mutant */

/** @typedef {{ killed: number, timedOut: number, survived: number, uncovered: number }} Count */

/**
 * The mutant, found if it lets a test file not load: Stryker's runner tells such a one, of which the tests of that file say
 * nothing, as a survivor. All tests look at what is worked out as modules load.
 * @template {Mutant} One
 * @param {One} mutant
 * @param {number} tests  how many there are in all
 * @returns {One}
 */
export function judged(mutant, tests) {
  const { status, testsCompleted = tests } = mutant;
  const isBroken = status === "Survived" && mutant.static === true && testsCompleted < tests;
  return isBroken ? { ...mutant, status: "Killed" } : mutant;
}

/**
 * How many mutants were found and how many were not; those that could not run count nowhere.
 * @param {readonly Mutant[]} mutants
 * @returns {Count}
 */
export function count(mutants) {
  const of = (/** @type {Mutant["status"]} */ wanted) => mutants.filter(({ status }) => status === wanted).length;
  return { killed: of("Killed"), timedOut: of("Timeout"), survived: of("Survived"), uncovered: of("NoCoverage") };
}

/**
 * The share of mutants found, in percent; 100 where there are none.
 * @param {Count} counted
 */
export function score({ killed, timedOut, survived, uncovered }) {
  const all = killed + timedOut + survived + uncovered;
  return all === 0 ? 100 : (100 * (killed + timedOut)) / all;
}

/** How many standard deviations to either side hold 95 of 100 samples. */
const SURE = 1.96;

/**
 * By how much, in percent, the score of a sample may lie beside that of all mutants, in 95 of 100 samples.
 * @param {Count} counted
 */
export function margin(counted) {
  const { killed, timedOut, survived, uncovered } = counted;
  const share = score(counted) / 100;
  const all = killed + timedOut + survived + uncovered;
  return all === 0 ? 0 : 100 * SURE * Math.sqrt((share * (1 - share)) / all);
}

/**
 * So many of the mutants, drawn at random: the same ones for the same seed, as long as their files stay as they are.
 * @template {Pick<Mutant, "fileName" | "location" | "replacement">} One
 * @param {readonly One[]} mutants  with names of files from the root
 * @param {number} size
 * @param {string} seed
 * @returns {readonly One[]}
 */
export function drawn(mutants, size, seed) {
  const place = (/** @type {One} */ { fileName, location: { start, end }, replacement }) =>
    createHash("sha256")
      .update(JSON.stringify([seed, fileName, start.line, start.column, end.line, end.column, replacement]))
      .digest("hex");
  return mutants
    .map((mutant) => ({ mutant, place: place(mutant) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/**
 * The report of one run: each file with its score, each survivor with what stood there and what stood there instead.
 * @param {readonly Mutant[]} mutants
 * @param {(file: string) => string} read  the text of a file
 * @returns {readonly string[]} lines
 */
export function report(mutants, read) {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))].sort();
  return files.flatMap((file) => {
    const own = mutants.filter(({ fileName }) => fileName === file);
    const text = read(file);
    return [
      `${percent(score(count(own)))}  ${file}  ${told(count(own))}`,
      ...own.filter(hasSurvived).map((mutant) => survivor(mutant, text)),
    ];
  });
}

/** @param {number} share */
export function percent(share) {
  return `${share.toFixed(1)} %`.padStart(7);
}

/** @param {Count} counted */
export function told({ killed, timedOut, survived, uncovered }) {
  return `${killed} killed, ${timedOut} timed out, ${survived} survived, ${uncovered} covered by no test`;
}

/** Whether no test finds it. @param {Mutant} mutant */
export function hasSurvived({ status }) {
  return status === "Survived" || status === "NoCoverage";
}

/**
 * Where it is, what stood there, and what stands there instead.
 * @param {Mutant} mutant
 * @param {string} text  of its file
 */
export function survivor(mutant, text) {
  const { fileName, location, replacement, status } = mutant;
  const { line, column } = location.start;
  const note = status === "NoCoverage" ? "  (no test)" : "";
  return `         ${fileName}:${line}:${column}  ${short(original(mutant, text))} -> ${short(replacement ?? "")}${note}`;
}

/**
 * The code that a mutant replaces.
 * @param {Pick<Mutant, "location">} mutant
 * @param {string} text  of its file
 */
export function original({ location: { start, end } }, text) {
  const lines = text.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join("\n");
}

/** In one line, and not much more than one. @param {string} code */
function short(code) {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > 100 ? `${line.slice(0, 60)} ... ${line.slice(-35)}` : line;
}
