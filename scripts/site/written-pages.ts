/** The pages that people write: guides, READMEs and the pages of the project, with their links led to pages of the site. */
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { projectFiles } from "../lib/files.mjs";
import { publicPackages, root } from "../lib/workspace.mjs";
import type { Page } from "./game-pages.ts";

/** Pages of the project that the site has too, with their paths there. */
const PROJECT: Readonly<Record<string, string>> = {
  "ARCHITECTURE.md": "architecture",
  "CONTRIBUTING.md": "contributing",
  "SECURITY.md": "security",
  "CODE_OF_CONDUCT.md": "code-of-conduct",
  "examples/README.md": "examples",
};

/** The files of Markdown that become pages, with the paths of these. */
export function writtenFiles(): ReadonlyMap<string, string> {
  const guides = projectFiles().filter((path) => path.startsWith("docs/") && path.endsWith(".md"));
  const files = new Map(guides.map((path) => [path, path.slice("docs/".length, -".md".length)]));
  for (const [file, path] of Object.entries(PROJECT)) files.set(file, path);
  for (const { short } of publicPackages()) {
    files.set(`packages/${short}/README.md`, `packages/${short}/index`);
    for (const name of ["ARCHITECTURE", "CONTRIBUTING"]) {
      const file = `packages/${short}/${name}.md`;
      if (existsSync(join(root, file))) files.set(file, `packages/${short}/${name.toLowerCase()}`);
    }
  }
  return files;
}

/** Every such page. `images` collects the files that they show. */
export function writtenPages(images: Set<string>): readonly Page[] {
  const files = writtenFiles();
  return [...files].map(([file, path]) => {
    const text = readFileSync(join(root, file), "utf8");
    return { path, text: withSources(withLinks(text, file, files, images), file) };
  });
}

const SOURCE = /^<!-- source: (\S+) -->$/gm;

/** A page with each file that a comment names as a source, as a block of code. */
function withSources(text: string, file: string): string {
  return text.replace(SOURCE, (_, target: string) => {
    const language = posix.extname(target).slice(1);
    const code = readFileSync(join(root, posix.dirname(file), target), "utf8");
    return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
  });
}

const LINK = /(!?)\[((?:[^\]`]|`[^`]*`)*)\]\(([^)\s]+)\)/g;

/** A page with links to pages of the site; a link to any other file of the project keeps its text alone. */
function withLinks(text: string, file: string, files: ReadonlyMap<string, string>, images: Set<string>): string {
  return text.replace(LINK, (whole, mark: string, label: string, target: string) => {
    if (/^(https?:|#|\/)/.test(target)) return whole;
    const [path = "", anchor] = target.split("#");
    const full = posix.normalize(posix.join(posix.dirname(file), path));
    if (mark === "!") {
      images.add(full);
      return `![${label}](/${full})`;
    }
    const page = files.get(full) ?? (full === "README.md" ? "index" : apiPage(full));
    if (page !== undefined) return `[${label}](/${page}.md${anchor === undefined ? "" : `#${anchor}`})`;
    if (!existsSync(join(root, full))) throw new Error(`${file} links to ${target}, which is not there`);
    return label;
  });
}

/** The page of the reference for the report of a package. */
function apiPage(full: string): string | undefined {
  const [, short] = /^packages\/([^/]+)\/api\.md$/.exec(full) ?? [];
  return short === undefined ? undefined : `api/${short}/index`;
}
