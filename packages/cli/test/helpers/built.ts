import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";

const HOME = fileURLToPath(new URL("../..", import.meta.url));
/** What modules of the older kind expect to find around them. */
const SHIM =
  'import { createRequire as requireAt } from "node:module"; const require = requireAt(import.meta.url), ' +
  "__filename = import.meta.filename, __dirname = import.meta.dirname;";

/** How sources are put together, as the scripts do it. */
const OPTIONS = new URL("../../../../scripts/lib/from-sources.json", import.meta.url);
const FROM_SOURCES: BuildOptions = JSON.parse(readFileSync(OPTIONS, "utf8"));

/** The command `sw` as a program of its own, put together from the sources; `remove` takes it away. */
export interface Built {
  /** Where it stands. */
  readonly folder: string;
  /** Starts the program in a folder. The last arguments are those of Node itself. */
  start(cwd: string, args: readonly string[], ofNode?: readonly string[]): Ran;
  remove(): void;
}

/** A program that runs. */
export interface Ran {
  readonly process: ChildProcess;
  /** What it has written by now. */
  out(): string;
  err(): string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/**
 * Builds a source file, by its path in the package, and the one for its threads beside it, if it has any. It stands in the package,
 * so that packages are found by name.
 */
export async function builtFrom(entry: string, worker?: string): Promise<Built> {
  const folder = mkdtempSync(join(HOME, "dist-of-test-"));
  const outfile = join(folder, "main.mjs");
  // These find files of their own where they are installed.
  const one = {
    ...FROM_SOURCES,
    banner: { js: SHIM },
    external: ["piscina", "bullmq", "ioredis", "pg", "@socket.io/postgres-adapter"],
  };
  await build({ ...one, entryPoints: [join(HOME, entry)], outfile });
  if (worker !== undefined)
    await build({ ...one, entryPoints: [join(HOME, worker)], outfile: join(folder, "worker.js") });
  return {
    folder,
    start: (cwd, args, ofNode = []) => watched(spawn(process.execPath, [...ofNode, outfile, ...args], { cwd })),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function watched(child: ChildProcess): Ran {
  let [out, err] = ["", ""];
  child.stdout?.on("data", (chunk) => {
    out += String(chunk);
  });
  child.stderr?.on("data", (chunk) => {
    err += String(chunk);
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
  return { process: child, out: () => out, err: () => err, ended };
}
