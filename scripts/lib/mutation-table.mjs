/** The committed table of mutation scores: a row for each room of rules code, and the mutants judged equivalent. */
import { count, original, percent, score } from "./mutation.mjs";

/** @typedef {import("./mutation.mjs").Mutant} Mutant */

/**
 * The last score of a room, and how many mutants it has in all: where more than were tried, those were a sample, or the run left
 * out what is worked out as modules load. `isStatic` is
 * whether what is worked out as modules load was changed too; `equivalent` mutants count in no other figure.
 * @typedef {import("./mutation.mjs").Count & {
 *   room: string, date: string, commit: string, mutants: number, isStatic: boolean, equivalent: number,
 * }} Row
 */

/**
 * A mutant that changes nothing anybody can notice: the trimmed first line of code that it changes, the changed code, what
 * replaces it, and why the rules stay the same.
 * @typedef {{ file: string, line: string, from: string, to: string, reason: string }} Equivalent
 */

/** Why a mutant that is listed as equivalent is left out. */
const EQUIVALENT = "equivalent";
/** Why texts are left out. */
export const PROSE = "prose";

/**
 * Returns the mutants with those that are listed as equivalent ignored.
 * @template {Mutant} One
 * @param {readonly One[]} mutants  with names of files from the root
 * @param {readonly Equivalent[]} equivalents
 * @param {(file: string) => string} read  returns the text of a file
 * @returns {readonly One[]}
 */
export function withoutEquivalent(mutants, equivalents, read) {
  return mutants.map((mutant) => {
    const text = equivalents.some(({ file }) => file === mutant.fileName) ? read(mutant.fileName) : undefined;
    const line = text?.split("\n")[mutant.location.start.line - 1]?.trim();
    const isListed = equivalents.some(
      (one) =>
        one.file === mutant.fileName &&
        one.line === line &&
        one.from === original(mutant, text ?? "") &&
        one.to === mutant.replacement,
    );
    return isListed ? { ...mutant, status: "Ignored", statusReason: EQUIVALENT } : mutant;
  });
}

/**
 * The room of a file: the folder of its area or, where the area is the whole `src` of a package, the folder in it.
 * @param {string} file
 * @param {string} area  the folder of the area
 */
export function roomOf(file, area) {
  const [room, ...inside] = file.slice(area.length + 1).split("/");
  return area.endsWith("/src") && inside.length > 0 ? `${area}/${room}` : area;
}

/**
 * Returns a row for each room of an area.
 * @param {readonly Mutant[]} mutants
 * @param {string} area
 * @param {{ date: string, commit: string, isStatic: boolean }} run
 * @param {ReadonlyMap<string, number>} [sizes]  how many mutants rooms have, if not all were built
 * @returns {readonly Row[]}
 */
export function rowsOf(mutants, area, run, sizes) {
  const rooms = [...new Set(mutants.map(({ fileName }) => roomOf(fileName, area)))];
  return rooms.map((room) => {
    const own = mutants.filter(({ fileName }) => roomOf(fileName, area) === room);
    const equivalent = own.filter(({ statusReason }) => statusReason === EQUIVALENT).length;
    const all = sizes?.get(room) ?? own.filter(({ statusReason }) => statusReason !== PROSE).length;
    return { room, ...run, mutants: all, ...count(own), equivalent };
  });
}

/**
 * Returns the table with the rows of a new run in the place of the old rows of these rooms, sorted by room.
 * @param {readonly Row[]} table
 * @param {readonly Row[]} fresh
 */
export function withRows(table, fresh) {
  const kept = table.filter(({ room }) => !fresh.some((row) => row.room === room));
  return [...kept, ...fresh].sort((one, other) => (one.room < other.room ? -1 : 1));
}

/**
 * The table as a page in Markdown, the score of each package below that of its rooms.
 * @param {readonly Row[]} table
 * @param {readonly Equivalent[]} equivalents
 * @returns {string}
 */
export function page(table, equivalents) {
  const names = [...new Set(table.map(packageOf))];
  return [
    "# Mutation scores",
    "",
    "`npx pnpm mutate` changes the rules code in small ways, one at a time, and counts the changes that make a test of rules fail.",
    "It writes this page. The goal is 95 % in each package and 90 % in each room.",
    "Of a large room a sample is tried; equivalent mutants, which change nothing anybody can notice, count in no score.",
    "`static` says whether what is worked out as modules load, such as tables, was changed too.",
    ...names.flatMap((name) =>
      packagePart(
        name,
        table.filter((row) => packageOf(row) === name),
      ),
    ),
    "",
    "## Equivalent mutants",
    "",
    ...equivalents.map(({ file, from, to, reason }) => `- \`${file}\`: \`${from}\` to \`${to}\`. ${reason}`),
    "",
  ].join("\n");
}

/** @param {Row} row */
function packageOf({ room }) {
  return room.split("/")[1] ?? "";
}

/**
 * @param {string} name
 * @param {readonly Row[]} rows
 */
function packagePart(name, rows) {
  const sums = rows.reduce(
    (sum, row) => ({
      killed: sum.killed + row.killed,
      timedOut: sum.timedOut + row.timedOut,
      survived: sum.survived + row.survived,
      uncovered: sum.uncovered + row.uncovered,
    }),
    { killed: 0, timedOut: 0, survived: 0, uncovered: 0 },
  );
  return [
    "",
    `## ${name}`,
    "",
    "| room | score | killed | timed out | survived | without a test | equivalent | tried of | static | date | commit |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- | --- |",
    ...rows.map((row) =>
      cells([
        row.room.split("/").slice(2).join("/"),
        ...figures(row),
        String(row.equivalent),
        `${tried(row)} of ${row.mutants}`,
        row.isStatic ? "yes" : "no",
        row.date,
        row.commit,
      ]),
    ),
    cells(["all", ...figures(sums), "", "", "", "", ""]),
  ];
}

/** How many mutants of a room were tried. @param {Row} row */
function tried({ killed, timedOut, survived, uncovered, equivalent }) {
  return killed + timedOut + survived + uncovered + equivalent;
}

/** @param {import("./mutation.mjs").Count} counted */
function figures(counted) {
  const { killed, timedOut, survived, uncovered } = counted;
  return [percent(score(counted)).trim(), ...[killed, timedOut, survived, uncovered].map(String)];
}

/** @param {readonly string[]} texts */
function cells(texts) {
  return `| ${texts.join(" | ")} |`;
}
