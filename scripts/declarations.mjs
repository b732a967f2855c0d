/**
 * Writes the declarations of the package in the current folder where its `exports` say: `node ../../scripts/declarations.mjs`.
 * Every source says the types of what it exports (`isolatedDeclarations`), so each becomes declarations by itself; types are
 * checked by a gate of their own. Those of an entry are then put together.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import ts from "typescript";
import { withTempFolder } from "./lib/stop.mjs";
import { manifestOf } from "./lib/workspace.mjs";

const CONDITION = "@sw/source";
const BUILT = "./dist/";

/** @typedef {{ name: string, source: string }} Entry name: the path below the built folder, without what it ends with */

/**
 * The entries of a package that are written in TypeScript.
 * @param {string} folder
 * @returns {readonly Entry[]}
 */
function entriesOf(folder) {
  return Object.entries(manifestOf(folder).exports ?? {}).flatMap(([subpath, exported]) => {
    if (typeof exported === "string") return [];
    const { [CONDITION]: source, types } = exported;
    if (typeof source !== "string" || typeof types !== "string") throw new Error(`${folder}: no types of ${subpath}`);
    return [{ name: types.slice(BUILT.length).replace(/\.d\.ts$/, ""), source }];
  });
}

/** @param {string} source */
function declared(source) {
  return source.replace(/\.ts$/, ".d.ts");
}

/**
 * Writes the declarations of each source into another folder, under the same path.
 * @param {string} folder
 * @param {string} to
 */
function declareEach(folder, to) {
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".ts")) continue;
    const fileName = join(folder, path);
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(fileName, "utf8"), {
      fileName,
      reportDiagnostics: true,
      compilerOptions: { isolatedDeclarations: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, HOST));
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, declared(path)), withKeys(outputText, dirname(fileName)));
  }
}

/**
 * Declarations with the keys of each JSON file that they import, in place of the import.
 * @param {string} text
 * @param {string} folder  the source's
 */
function withKeys(text, folder) {
  return [...text.matchAll(/^import (?:type )?(\w+) from "(\.[^"]+\.json)".*\n/gm)].reduce(
    (rest, [line, name, path = ""]) => {
      const keys = Object.keys(JSON.parse(readFileSync(join(folder, path), "utf8")));
      return rest
        .replace(line, "")
        .replaceAll(`keyof typeof ${name}`, keys.map((key) => JSON.stringify(key)).join(" | "));
    },
    text,
  );
}

/** @type {ts.FormatDiagnosticsHost} */
const HOST = { getCurrentDirectory: () => process.cwd(), getNewLine: () => "\n", getCanonicalFileName: (name) => name };

/** Sources import each other by their own names; here their declarations stand instead. */
const DECLARATIONS_OF_SOURCES = {
  name: "declarations-of-sources",
  /**
   * @param {string} source
   * @param {string | undefined} importer
   */
  resolveId: (source, importer) =>
    importer !== undefined && source.startsWith(".") ? resolve(dirname(importer), declared(source)) : null,
};

/**
 * Whatever the bundler remarks is a fault: of types above all, one that an entry speaks of and none exports.
 * @param {import("rollup").LogLevel} _level
 * @param {import("rollup").RollupLog} log
 */
function refuse(_level, log) {
  throw new Error(log.message);
}

await withTempFolder(async (temp) => {
  const folder = process.cwd();
  declareEach(join(folder, "src"), join(temp, "src"));
  const bundle = await rollup({
    input: Object.fromEntries(entriesOf(folder).map(({ name, source }) => [name, join(temp, declared(source))])),
    external: /^[^./]/,
    plugins: [DECLARATIONS_OF_SOURCES, dts()],
    onLog: refuse,
  });
  await bundle.write({ dir: BUILT, entryFileNames: "[name].d.ts", chunkFileNames: "shared-[hash].d.ts" });
  await bundle.close();
});
