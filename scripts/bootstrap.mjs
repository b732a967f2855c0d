/**
 * First steps on a machine with Node and npm alone: brings pnpm at the version package.json names, installs what the
 * lockfile names, then goes on. Only Node's own modules may be imported here.
 *
 *   node scripts/bootstrap.mjs start [GAME] [arguments of `sw demo`]
 *   node scripts/bootstrap.mjs start serve [arguments of `sw serve`]
 *   node scripts/bootstrap.mjs check [--runtime]
 *   node scripts/bootstrap.mjs long
 *   node scripts/bootstrap.mjs docs
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { show } from "./lib/run.mjs";
import { manifestOf, packages, root, tool } from "./lib/workspace.mjs";

const node = process.execPath;
/** The command `sw`, once it is built. */
const SW = join(root, "packages/cli/dist/main.js");
const stamp = join(root, "node_modules", ".installed-from");

/** What is told at the end of `npm start`. */
const NEXT = [
  "",
  "Next:",
  "  npm start -- serve                                play in your browser: sw serve",
  "  node packages/cli/dist/main.js play deckbuilder   play against a bot in the terminal",
  "  node packages/cli/dist/main.js --help             all commands",
  "  npm run docs                                      the guides, all cards and rules, and boards to play on",
  "  docs/start.md                                     your first program",
];

/** @type {Record<string, (args: readonly string[]) => Promise<number>>} */
const commands = {
  async start(args) {
    let code = await buildDemo();
    if (code !== 0) return code;
    if (args[0] === "serve") return show(node, [SW, "serve", "--open", ...args.slice(1)]);
    for (const demo of demosFor(args)) {
      if (code === 0) code = await show(node, [SW, "demo", ...demo]);
    }
    if (code === 0) for (const line of NEXT) console.log(line);
    return code;
  },
  check: (args) => show(node, [join(root, "scripts/check.mjs"), ...args], { cwd: root }),
  docs: () =>
    show(node, ["--conditions=@sw/source", "--import=tsx", join(root, "scripts/site/main.ts")], { cwd: root }),
  async long() {
    const seed = process.env["SW_SEED"] ?? String(Date.now() % 2 ** 31);
    const runs = process.env["SW_RUNS"] ?? "2000";
    console.log(`Long run: SW_SEED=${seed} SW_RUNS=${runs} (set both to repeat it)`);
    const env = { ...process.env, SW_LONG: "1", SW_SEED: seed, SW_RUNS: runs };
    return show(node, [tool("vitest"), "run", "--config", "vitest.workspace.ts"], { cwd: root, env });
  },
};

/**
 * All games, one after the other, as long as nothing is asked that only one of them knows; else what was asked.
 * @param {readonly string[]} args
 * @returns {readonly (readonly string[])[]}
 */
function demosFor(args) {
  const isForAny = args.every((arg, index) => /^--(fast|lang|seed)(=|$)/.test(arg) || isValue(args[index - 1]));
  return isForAny ? [args, ["rebellion", ...args], ["legion", ...args]] : [args];
}

/** True behind an option that takes a value. @param {string | undefined} before */
function isValue(before) {
  return before === "--lang" || before === "--seed";
}

/** Installs unless node_modules already came from these very manifests and this Node. */
async function install() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return 0;
  const pnpm = manifestOf(root).packageManager ?? "pnpm";
  console.log(`Installing with ${pnpm} ...`);
  const args = ["-y", pnpm, "install", "--frozen-lockfile", "--config.confirm-modules-purge=false"];
  const code = await show("npx", args, { cwd: root, shell: process.platform === "win32" });
  if (code === 0) writeFileSync(stamp, wanted);
  return code;
}

/** What decides which packages an install brings. */
function fingerprint() {
  const files = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"].map((name) => join(root, name));
  const hash = createHash("sha256").update(process.version);
  for (const file of [...files, ...packages().map(({ path }) => join(path, "package.json"))]) {
    hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Builds the command `sw` and the packages below it, if any of their sources is newer than the last build. */
async function buildDemo() {
  const sources = packages().flatMap(({ path }) => [
    join(path, "package.json"),
    ...filesUnder(join(path, "src")),
    ...pageOf(path),
  ]);
  const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  if (existsSync(SW) && statSync(SW).mtimeMs > newest) return 0;
  console.log("Building ...");
  return show(node, [tool("pnpm", "pnpm"), "--filter", "@sw/cli...", "--reporter=silent", "run", "build"], {
    cwd: root,
  });
}

/** The sources of the page that a package serves. @param {string} path */
function pageOf(path) {
  const page = join(path, "page");
  return existsSync(page) ? filesUnder(page) : [];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Node 20.19 is the first that the tools run on. */
function oldNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(`usage: node scripts/bootstrap.mjs ${Object.keys(commands).join(" | ")}`);
  process.exitCode = 2;
} else if (oldNode()) {
  console.error(`Node ${process.version} is too old: 20.19 or newer is needed.`);
  process.exitCode = 1;
} else {
  const installed = await install();
  process.exitCode = installed === 0 ? await command(args) : installed;
}
