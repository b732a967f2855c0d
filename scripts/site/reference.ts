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
    module.parts.map((part, index) => ({ path: pathOf(module, index), text: withLinks(part, module, index, placeOf) })),
  );
  return [...pages, { path: "api/index", text: overview(modules) }];
}

function moduleOf(file: string, text: string): readonly Module[] {
  const [, name = ""] = /^# (\S+)/.exec(text) ?? [];
  if (name === "" || file === "README.md") return [];
  return [{ file, name, parts: partsOf(name, shortened(text.replace(/^# .*\n/, ""))) }];
}

const WORD = String.raw`\`"(?:[^"\`])*"\``;
const MANY_WORDS = new RegExp(String.raw`${WORD}(?:\s*\\?\|\s*${WORD}){${MOST_WORDS},}`, "g");

/**
 * Without what repeats itself: long lists of words, columns that say nothing, headings of the smallest parts, the type of a result,
 * which the signature has too.
 */
function shortened(text: string): string {
  return text
    .replace(MANY_WORDS, (words) => {
      const all = words.match(new RegExp(WORD, "g")) ?? [];
      return `${all.slice(0, 2).join(" \\| ")} \\| … (${all.length - 2} more)`;
    })
    .replace(/<a id="(property|type-parameter)-[^"]*"><\/a> /g, "")
    .replace(/^\*\*\*\n/gm, "")
    .replace(/^#{4,6} (Inherited from|Overrides)\n\n.*\n\n/gm, "")
    .replace(
      /^#{4,6} (Properties|Parameters|Returns|Type Parameters|Type Literal|Union Members|Example|Extends|Extended by|Methods|Type Declaration|Throws|Remarks|See)$/gm,
      "**$1**",
    )
    .replace(/^\*\*Returns\*\*\n\n\S.*\n\n(?=#|\*\*|$)/gm, "")
    .replace(/^\|.*\|\n\|(?: -+ \|)+\n(?:\|.*\|\n)*/gm, tableOf)
    .replace(/^\*\*Properties\*\*\n\n(?=\|)/gm, "")
    .replace(/\[`(\w+)`\](?=\()/g, "[$1]")
    .replace(/^> .*$/gm, plainCode);
}

/** A signature or a type, of which all is shown as code, without the marks of code at each word. */
function plainCode(text: string): string {
  return text.replace(/`("?[\w?.-]+"?)`/g, "$1");
}

/** Columns of tables that say where something else says the same. */
const IDLE = new Set(["Modifier", "Inherited from", "Overrides"]);

/** A table without its idle columns; parameters that nothing is said about as a line. */
function tableOf(table: string): string {
  const [head = [], , ...rows] = table.trim().split("\n").map(cellsOf);
  const kept = [...head.keys()].filter(
    (column) => !IDLE.has(head[column] ?? "") && rows.some((row) => row[column] !== "-"),
  );
  const names = kept.map((column) => head[column] ?? "");
  const texts = rows.map((row) =>
    kept.map((column) => (head[column] === "Type" ? plainCode : String)(row[column] ?? "")),
  );
  return /^(Type Parameter|Parameter \| Type|Parameter|Type Parameter \| Type)$/.test(names.join(" | "))
    ? listed(texts)
    : [names, names.map(() => "---"), ...texts].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

function cellsOf(row: string): readonly string[] {
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return cells.slice(1, -1);
}

function listed(parameters: readonly (readonly string[])[]): string {
  const texts = parameters.map((cells) => cells.map((cell) => plainCode(cell).replaceAll("\\|", "|")).join(": "));
  return `> ${texts.join(", ")}\n`;
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
    (one, index, all) => `${headOf(name, index, all.length)}<div class="api" v-pre>\n\n${one}\n\n</div>\n`,
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
  module: Module,
  index: number,
  placeOf: (file: string, anchor: string) => string | undefined,
): string {
  const { file } = module;
  const own = `/${pathOf(module, index)}.md`;
  return text.replace(/\]\(([^)\s]*?)(?:#([^)\s]*))?\)/g, (whole, path: string, anchor = "") => {
    if (/^https?:/.test(path) || (path === "" && anchor === "")) return whole;
    const full = path === "" ? file : posix.normalize(posix.join(posix.dirname(file), path));
    const place = placeOf(full, anchor);
    if (place === undefined) return whole;
    return place.startsWith(`${own}#`) ? `](${place.slice(own.length)})` : `](${relativePlace(own, place)})`;
  });
}

function relativePlace(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

function overview(modules: readonly Module[]): string {
  const rows = [...modules]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((module) => `| [\`@sw/${module.name}\`](/${pathOf(module, 0)}.md) | ${module.parts.length} |`);
  return `# Reference\n\nEvery export of every package, from the docstrings of the sources.\n\n| import | pages |\n| --- | --- |\n${rows.join("\n")}\n`;
}
