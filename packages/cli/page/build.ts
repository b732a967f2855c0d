/** Puts the page together: what `sw serve` hands to browsers, with nothing to fetch from elsewhere. */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";

const HOME = fileURLToPath(new URL(".", import.meta.url));
/** Files that are taken as they are. */
const PLAIN = ["index.html", "icon.svg"];

/** Where the page is put, and from what. */
export interface PageBuild {
  readonly outdir: string;
  /** Conditions of exports: tests take the sources of packages, not what was built of them. */
  readonly conditions?: readonly string[];
}

/** Builds the page: a chunk for each game, so that each is loaded when it is first wanted. */
export async function buildPage({ outdir, conditions = [] }: PageBuild): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: HOME,
    entryPoints: ["main.ts", "page.css"],
    outdir,
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

/** The licences of the packages of others that are part of the page. */
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
