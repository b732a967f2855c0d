/**
 * Fresh projects outside the workspace that install the published packages, load every subpath and play a whole game
 * of each core: as ES modules, as CommonJS that requires them, and as TypeScript under both usual module resolutions.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { capture } from "../lib/run.mjs";
import { tool } from "../lib/workspace.mjs";
import { calls, cores } from "./cores.mjs";

const PLAY = readFileSync(new URL("./play.ts", import.meta.url), "utf8");
const node = process.execPath;

/** @typedef {import("../lib/workspace.mjs").Package} Package */

/**
 * @typedef {{
 *   registry: import("./registry.mjs").Registry,
 *   folder: string,
 *   released: readonly Package[],
 * }} Site  where consumers are set up, and of what
 */

/**
 * @param {Site} site
 * @returns {Promise<{ folder: string, printed: string }>} where it stands and what it printed
 */
export async function esmConsumer(site) {
  const { code } = await transform(PLAY, { loader: "ts", format: "esm" });
  const main = [
    ...subpaths(site.released).map((subpath) => `await import("${subpath}"${isData(subpath) ? `, ${AS_JSON}` : ""});`),
    `import { playWholeGame } from "./play.mjs";`,
    ...cores(site.released).flatMap(({ name, config }, index) => [
      `import { game as game${index} } from "${name}";`,
      `console.log(JSON.stringify(playWholeGame(game${index}, ${config})));`,
    ]),
    ...called(site.released),
  ];
  const folder = await project(site, "esm", { type: "module" }, { "play.mjs": code, "main.mjs": main.join("\n") });
  return { folder, printed: await capture(node, ["main.mjs"], { cwd: folder }) };
}

/** How Node is told that a file is data. */
const AS_JSON = '{ with: { type: "json" } }';

/** @param {string} subpath */
function isData(subpath) {
  return subpath.endsWith(".json");
}

/** @param {Site} site */
export async function cjsConsumer(site) {
  const { code } = await transform(PLAY, { loader: "ts", format: "cjs" });
  const main = [
    ...subpaths(site.released).map((subpath) => `require("${subpath}");`),
    `const { playWholeGame } = require("./play.cjs");`,
    ...cores(site.released).map(
      ({ name, config }) => `console.log(JSON.stringify(playWholeGame(require("${name}").game, ${config})));`,
    ),
    ...calls(site.released).map(
      ({ from, name, given }) => `console.log(JSON.stringify(require("${from}").${name}(${given})));`,
    ),
  ];
  const folder = await project(site, "cjs", {}, { "play.cjs": code, "main.cjs": main.join("\n") });
  return { folder, printed: await capture(node, ["main.cjs"], { cwd: folder }) };
}

/**
 * Checks under both resolutions, in one of them all declarations, those of third parties too; runs what nodenext compiled.
 * @param {Site} site
 */
export async function typescriptConsumer(site) {
  const main = [
    ...subpaths(site.released).map((subpath, index) =>
      isData(subpath)
        ? `export { default as data${index} } from "${subpath}" with { type: "json" };`
        : `export * as module${index} from "${subpath}";`,
    ),
    `import { playWholeGame } from "./play.js";`,
    ...cores(site.released).flatMap(({ name, config }, index) => [
      `import { game as game${index} } from "${name}";`,
      `const config${index}: Parameters<typeof game${index}.setup>[0] = ${config};`,
      `console.log(JSON.stringify(playWholeGame(game${index}, config${index})));`,
    ]),
    ...called(site.released),
  ];
  const files = {
    "play.ts": PLAY,
    "main.ts": main.join("\n"),
    "tsconfig.bundler.json": tsconfig({
      module: "ESNext",
      moduleResolution: "Bundler",
      noEmit: true,
      skipLibCheck: true,
    }),
    "tsconfig.nodenext.json": tsconfig({ module: "NodeNext", moduleResolution: "NodeNext", outDir: "out" }),
  };
  const folder = await project(site, "typescript", { type: "module" }, files);
  const compile = (/** @type {string} */ resolution) =>
    capture(node, [tool("typescript", "tsc"), "-p", `tsconfig.${resolution}.json`], { cwd: folder });
  await Promise.all([compile("bundler"), compile("nodenext")]);
  return { folder, printed: await capture(node, ["out/main.js"], { cwd: folder }) };
}

/**
 * Lines that ask what is no game, and print the answers.
 * @param {readonly Package[]} released
 */
function called(released) {
  return calls(released).flatMap(({ from, name, given }, index) => [
    `import { ${name} as call${index} } from "${from}";`,
    `console.log(JSON.stringify(call${index}(${given})));`,
  ]);
}

/**
 * @param {Readonly<Record<string, unknown>>} options
 */
function tsconfig(options) {
  const strict = {
    strict: true,
    resolveJsonModule: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    skipDefaultLibCheck: true,
    types: [],
    target: "ES2022",
  };
  return JSON.stringify({ files: ["main.ts"], compilerOptions: { ...strict, ...options } });
}

/**
 * Lays down a project and installs the packages, with the optional peers that some of their subpaths ask for.
 * @param {Site} site
 * @param {string} name
 * @param {object} manifest
 * @param {Readonly<Record<string, string>>} files
 */
async function project({ registry, folder, released }, name, manifest, files) {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ private: true, ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text);
  const peers = released.flatMap((one) => Object.keys(one.manifest.peerDependencies ?? {}));
  const names = new Set([...released.map((one) => one.manifest.name), ...peers]);
  const npm = { cwd: home, env: registry.env, shell: process.platform === "win32" };
  await capture("npm", ["install", ...names], npm);
  return home;
}

/**
 * Every subpath that can be imported, as a consumer writes it; of a folder of data (`./schemas/*.json`) every file.
 * @param {readonly Package[]} released
 */
function subpaths(released) {
  return released.flatMap(({ path, manifest: { name, exports = {} } }) =>
    Object.keys(exports)
      .filter((subpath) => subpath !== "./package.json" && !subpath.endsWith(".css"))
      .flatMap((subpath) => {
        if (!subpath.endsWith("/*.json")) return name + subpath.slice(1);
        const folder = subpath.slice(2, -"/*.json".length);
        return readdirSync(join(path, folder)).map((file) => `${name}/${folder}/${file}`);
      }),
  );
}
