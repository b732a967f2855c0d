/** Builds the page that `sw serve` sends to browsers, without anything to load from elsewhere. */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";

const HOME = fileURLToPath(new URL(".", import.meta.url));
/** The files that are copied unchanged. */
const PLAIN = ["index.html", "icon.svg"];

/** The input of {@link buildPage}. */
export interface PageBuild {
  readonly outdir: string;
  /** The export conditions. Defaults to none; tests use the sources of packages instead of their builds. */
  readonly conditions?: readonly string[];
}

/** Builds the page with a chunk for each game, so that a game is loaded only when needed. */
export async function buildPage({ outdir, conditions = [] }: PageBuild): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: HOME,
    entryPoints: ["main.ts", "page.css"],
    outdir: resolve(outdir),
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: "esm",
    target: "es2022",
    conditions: [...conditions],
    loader: { ".woff2": "file" },
    logLevel: "error",
  });
  await Promise.all(PLAIN.map((name) => copyFile(join(HOME, name), join(outdir, name))));
  await writeFile(join(outdir, "licences.txt"), await licences(metafile));
}

/** Returns the licences of the third-party packages in the page. */
async function licences({ inputs }: Metafile): Promise<string> {
  const folders = new Set<string>();
  for (const path of Object.keys(inputs)) {
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
    if (folder !== undefined) folders.add(join(HOME, folder));
  }
  const texts = await Promise.all([...folders].sort().map(licenceIn));
  return texts.join(`\n${"-".repeat(80)}\n\n`);
}

async function licenceIn(folder: string): Promise<string> {
  const { name, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  for (const file of ["LICENSE", "LICENSE.md", "LICENSE.txt", "license", "LICENCE"]) {
    const text = await readFile(join(folder, file), "utf8").catch(() => undefined);
    if (text !== undefined) return `${name}\n\n${text}`;
  }
  return `${name}\n\n${license}\n`;
}
