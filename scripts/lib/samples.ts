/** The TypeScript samples of the project's pages: which there are, and where they import from. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);

/** One sample of a page. */
export interface Sample {
  /** The heading it stands under, and the line it starts on: a title for its test. */
  readonly title: string;
  readonly line: number;
  readonly code: string;
}

/** Packages of which the pages have samples of other kinds: commands, and a page of HTML. */
const OTHERWISE: readonly string[] = ["cli", "boards"];

/** Guides that import packages above the one whose tests run the other shared pages. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  "docs/write-a-bot.md": "bots",
  "docs/write-a-client.md": "host",
  "docs/host-a-game.md": "host",
};

/** The package whose tests run the samples of the project's README, of its other guides, and of the shared package. */
const USUAL = "deckbuilder-core";
const SHARED = "tabletop";

/** Packages by their folders' names. */
export const PACKAGES: readonly string[] = readdirSync(new URL("packages/", ROOT));

/** Pages with samples that run, as paths from the root, which import from the folder of this package. */
export function pagesOf(short: string): readonly string[] {
  const shared = ["README.md", ...pagesIn("docs"), ...pagesAbout(SHARED)];
  const own = [SHARED, ...OTHERWISE].includes(short) ? [] : pagesAbout(short);
  return [...own, ...shared.filter((page) => (OF_OTHERS[page] ?? USUAL) === short)];
}

/** A package's README, and its guides. */
function pagesAbout(short: string): readonly string[] {
  return [`packages/${short}/README.md`, ...pagesIn(`docs/${short.replace("-core", "")}`)];
}

/** The pages of a folder, in the order of their names; none if there is no such folder. */
export function pagesIn(folder: string): readonly string[] {
  const path = new URL(`${folder}/`, ROOT);
  const names = existsSync(path) ? readdirSync(path) : [];
  return names
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** The samples of a page, in order. */
export function samplesOf(page: string): readonly Sample[] {
  const samples: Sample[] = [];
  let [heading, start, lines]: [string, number, string[]] = ["", 0, []];
  for (const [index, line] of readFileSync(new URL(page, ROOT), "utf8").split("\n").entries()) {
    if (start > 0 && line === "```") {
      samples.push({ title: `${heading}, line ${start}`, line: start, code: lines.join("\n") });
      start = 0;
    } else if (start > 0) lines.push(line);
    else if (line === "```ts") [start, lines] = [index + 2, []];
    else if (line.startsWith("#")) heading = line.replace(/^#+ /, "");
  }
  return samples;
}
