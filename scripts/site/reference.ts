/** The pages of the API reference: what TypeDoc writes, shortened and cut into pages that load quickly. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Page } from "./game-pages.ts";

/** A page of more characters is cut into several, between two exports. */
const PAGE_LENGTH = 70_000;
/** A union of more words is counted, not listed. */
const MOST_WORDS = 12;

/** What the ids of exports begin with, so that no other heading has them. */
const EXPORT = "export-";

/** A module as TypeDoc wrote it. */
interface Module {
  /** Where TypeDoc put it. */
  readonly file: string;
  /** What it is imported as, less the scope. */
  readonly name: string;
  readonly parts: readonly string[];
}

/** The pages of the reference from a folder that TypeDoc has written. */
export function referencePages(folder: string): readonly Page[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
  const modules = files.flatMap((file) =>
    moduleOf(file.replaceAll("\\", "/"), readFileSync(join(folder, file), "utf8")),
  );
  const placeOf = placesOf(modules);
  const pages = modules.flatMap((module) =>
    module.parts.map((part, index) => ({ path: pathOf(module, index), text: withLinks(part, module, placeOf) })),
  );
  return [...pages, { path: "api/index", text: overview(modules) }];
}

function moduleOf(file: string, text: string): readonly Module[] {
  const [, name = ""] = /^# (\S+)/.exec(text) ?? [];
  if (name === "" || file === "index.md") return [];
  return [{ file, name, parts: partsOf(name, shortened(text.replace(/^# .*\n/, ""))) }];
}

const WORD = String.raw`\`"(?:[^"\`])*"\``;
const MANY_WORDS = new RegExp(String.raw`${WORD}(?:\s*\\?\|\s*${WORD}){${MOST_WORDS},}`, "g");

/**
 * Without what repeats itself: long lists of words, the column of modifiers, headings of the smallest parts, the type of a result,
 * which the signature has too.
 */
function shortened(text: string): string {
  return text
    .replace(MANY_WORDS, (words) => {
      const all = words.match(new RegExp(WORD, "g")) ?? [];
      return `${all.slice(0, 2).join(" \\| ")} \\| … (${all.length - 2} more)`;
    })
    .replace(/^\| (Property|Enumeration Member) \| Modifier \| (.*)$/gm, "| $1 | $2")
    .replace(/^(\| <a id="property-[^|]*) \| `readonly` \| /gm, "$1 | ")
    .replace(/^\| ------ \| ------ \| ------ \| ------ \|$/gm, "| ------ | ------ | ------ |")
    .replace(/<a id="property-[^"]*"><\/a> /g, "")
    .replace(/^\*\*\*\n/gm, "")
    .replace(
      /^#{4,6} (Properties|Parameters|Returns|Type Parameters|Example|Extends|Methods|Type Declaration|Throws|Remarks|See)$/gm,
      "**$1**",
    )
    .replace(/^\*\*Returns\*\*\n\n\S.*\n\n(?=#|\*\*|$)/gm, "")
    .replace(/^\| (?:Type )?Parameter \| Type \|\n\| -+ \| -+ \|\n((?:\|.*\|\n)+)/gm, (_, rows: string) => listed(rows))
    .replace(/^\| Type Parameter \|\n\| -+ \|\n((?:\|.*\|\n)+)/gm, (_, rows: string) => listed(rows));
}

/** Parameters that nothing is said about as a line instead of a table. */
function listed(rows: string): string {
  const parameters = rows
    .trim()
    .split("\n")
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll("\\|", "|"))
        .slice(1, -1),
    );
  return `${parameters.map((cells) => cells.join(": ")).join(", ")}\n`;
}

/** The text of a module in parts of a page each, every export with an id of its own. */
function partsOf(name: string, text: string): readonly string[] {
  const taken = new Map<string, number>();
  const sections = text.split(/^(?=#{2,3} )/m).map((section) =>
    section.replace(/^### (.*)$/m, (_, title: string) => {
      const slug = title
        .replace(/\\|\(\)|<.*>|~~/g, "")
        .trim()
        .toLowerCase();
      const count = taken.get(slug) ?? 0;
      taken.set(slug, count + 1);
      return `### ${title} {#${EXPORT}${count === 0 ? slug : `${slug}-${count}`}}`;
    }),
  );
  const parts: string[] = [];
  let [part, kind] = ["", ""];
  for (const section of sections) {
    if (part.length > 0 && part.length + section.length > PAGE_LENGTH) {
      parts.push(part);
      part = section.startsWith("### ") ? `${kind}\n\n` : "";
    }
    if (section.startsWith("## ")) kind = section.split("\n", 1).join();
    part += section;
  }
  return [...parts, part].map(
    (one, index, all) => `${headOf(name, index, all.length)}<div v-pre>\n\n${one}\n\n</div>\n`,
  );
}

function headOf(name: string, index: number, count: number): string {
  return `---\noutline: [2, 3]\n---\n\n# @sw/${name}${count === 1 ? "" : ` (${index + 1} of ${count})`}\n\n`;
}

function pathOf({ name }: Module, index: number): string {
  const home = name.includes("/") ? `api/${name}` : `api/${name}/index`;
  return index === 0 ? home : `${home}-${index + 1}`;
}

/** Where an anchor of a module stands: the path of its page, or of the module's first without such an anchor. */
function placesOf(modules: readonly Module[]): (file: string, anchor: string) => string | undefined {
  const places = new Map<string, string>();
  for (const module of modules) {
    places.set(`${module.file}#`, `/${pathOf(module, 0)}.md`);
    for (const [index, part] of module.parts.entries())
      for (const [, exported, id = exported ?? ""] of part.matchAll(/\{#([^}]+)\}|<a id="([^"]+)">/g))
        places.set(`${module.file}#${id.replace(EXPORT, "")}`, `/${pathOf(module, index)}.md#${id}`);
  }
  return (file, anchor) => places.get(`${file}#${anchor}`) ?? places.get(`${file}#`);
}

function withLinks(
  text: string,
  { file }: Module,
  placeOf: (file: string, anchor: string) => string | undefined,
): string {
  return text.replace(/\]\(([^)\s]*?)(?:#([^)\s]*))?\)/g, (whole, path: string, anchor = "") => {
    if (/^https?:/.test(path) || (path === "" && anchor === "")) return whole;
    const full = path === "" ? file : posix.normalize(posix.join(posix.dirname(file), path));
    const place = placeOf(full, anchor);
    return place === undefined ? whole : `](${place})`;
  });
}

function overview(modules: readonly Module[]): string {
  const rows = [...modules]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((module) => `| [\`@sw/${module.name}\`](/${pathOf(module, 0)}.md) | ${module.parts.length} |`);
  return `# Reference\n\nEvery export of every package, from the docstrings of the sources.\n\n| import | pages |\n| --- | --- |\n${rows.join("\n")}\n`;
}
