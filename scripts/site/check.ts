/** What must hold of the built site: links that lead somewhere, under the path that it is served from, and its weight. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/** The most bytes that the site has, and that one page of it has. */
const WHOLE = 10_000_000;
const PAGE = 300_000;

/** Every link of the bar and the sidebars, which are drawn in the browser, out of the configuration of the site. */
export function linksIn(config: unknown): readonly string[] {
  if (typeof config !== "object" || config === null) return [];
  return Object.entries(config).flatMap(([key, value]) =>
    key === "link" && typeof value === "string" ? [value] : linksIn(value),
  );
}

/** What is wrong with a built site, and its figures in a line. `drawn` are the links that no page has, but the browser draws. */
export function faultsOf(
  folder: string,
  base: string,
  drawn: readonly string[],
): { readonly faults: readonly string[]; readonly told: string } {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const files = new Map(
    names.flatMap((name) => {
      const { size, ...stat } = statSync(join(folder, name));
      return (stat.mode & 0o170000) === 0o100000 ? [[name, size] as const] : [];
    }),
  );
  const pages = new Map(
    [...files.keys()]
      .filter((name) => name.endsWith(".html"))
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  const ids = new Map([...pages].map(([name, text]) => [name, idsOf(text)]));
  const total = [...files.values()].reduce((sum, size) => sum + size, 0);
  const tooLarge = [...pages.keys()]
    .filter((name) => (files.get(name) ?? 0) > PAGE)
    .map((name) => `${name} has ${files.get(name)} bytes, more than ${PAGE}`);
  const dead = [...pages].flatMap(([name, text]) => deadLinks(name, text, base, files, ids));
  const astray = drawn
    .filter((link) => faultOf(base + link.slice(1), "index.html", base, files, ids) !== undefined)
    .map((link) => `the bar or a sidebar: ${link} leads nowhere`);
  const faults = [
    ...tooLarge,
    ...dead,
    ...astray,
    ...(total > WHOLE ? [`the site has ${total} bytes, more than ${WHOLE}`] : []),
  ];
  const largest = Math.max(...[...pages.keys()].map((name) => files.get(name) ?? 0));
  return {
    faults,
    told: `${pages.size} pages, ${(total / 1e6).toFixed(1)} MB in all, the largest page ${(largest / 1e3).toFixed(0)} kB`,
  };
}

function idsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
}

function deadLinks(
  name: string,
  text: string,
  base: string,
  files: ReadonlyMap<string, number>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const faults = new Set<string>();
  for (const [, target = ""] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
    const fault = faultOf(target, name, base, files, ids);
    if (fault !== undefined) faults.add(`${name}: ${target} ${fault}`);
  }
  return [...faults];
}

function faultOf(
  target: string,
  name: string,
  base: string,
  files: ReadonlyMap<string, number>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (/^(https?:|data:|mailto:)/.test(target)) return undefined;
  const [path = "", anchor = ""] = target.split("#").map((part) => decodeURIComponent(part));
  if (path.startsWith("/") && !path.startsWith(base)) return `is not under ${base}`;
  const inside = path.startsWith("/") ? path.slice(base.length) : posix.join(posix.dirname(name), path);
  const file = path === "" ? name : fileAt(inside, files);
  if (file === undefined) return "leads nowhere";
  return anchor === "" || !file.endsWith(".html") || ids.get(file)?.has(anchor) === true
    ? undefined
    : "has no such place";
}

function fileAt(path: string, files: ReadonlyMap<string, number>): string | undefined {
  return [path, `${path}index.html`, `${path}.html`, `${path}/index.html`].find((name) => files.has(name));
}
