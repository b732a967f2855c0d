import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A code that sources refuse something with, and the names of the figures that they give with it. */
export interface SourceCode {
  readonly file: string;
  readonly rule: string;
  readonly code: string;
  readonly params: readonly string[];
}

const SOURCES = new URL("../../src/", import.meta.url);
const CODE = /^[a-z]+(-[a-z]+)*$/;
/** The functions that make refusals. */
const MAKERS = /(?<![\w.]|function )(violation(?:<\w+>)?|fault|refused)\(/g;
/** What `fault` of standing.ts adds by itself. */
const OF_STANDING = ["miniature", "piece", "elevation", "top"];

/** Rooms that refuse nothing, or whose refusals have texts of their own, which other tests look at. */
const ELSEWHERE = ["army", "catalogue", "examples", "rules", "testing", "text"];

/** Every code in the sources of the game, the table and attacks, as far as it stands there as a text. */
export function codesInSources(): readonly SourceCode[] {
  const names = readdirSync(fileURLToPath(SOURCES), { recursive: true, encoding: "utf8" });
  const inRooms = names
    .filter((name) => name.endsWith(".ts") && !ELSEWHERE.some((room) => name.startsWith(`${room}/`)))
    .flatMap((name) => codesIn(name, readFileSync(fileURLToPath(new URL(name, SOURCES)), "utf8")));
  return [...inRooms, ...lawsInSources()];
}

/** `["leg.units.leader", "leader-elsewhere", ...]`: the laws of every state. */
function lawsInSources(): readonly SourceCode[] {
  const folder = new URL("saves/invariants/", SOURCES);
  return readdirSync(fileURLToPath(folder)).flatMap((file) => {
    const source = readFileSync(fileURLToPath(new URL(file, folder)), "utf8");
    return [...source.matchAll(/\[\s*"(leg\.[^"]+)",\s*"([a-z-]+)",/g)].map(([, rule = "", code = ""]) => {
      return { file, rule, code, params: ["unit", "seat", "keyword"] };
    });
  });
}

/** Every kind of decision that the frames ask, as far as it stands there as a text. */
export function kindsInSources(): readonly string[] {
  const names = readdirSync(fileURLToPath(SOURCES), { recursive: true, encoding: "utf8" });
  const frames = names.filter((name) => /\/frames\/[^/]+\.ts$/.test(name.replaceAll("\\", "/")));
  return frames.flatMap((file) => {
    const source = readFileSync(fileURLToPath(new URL(file, SOURCES)), "utf8");
    return [...source.matchAll(/\bkind: ("[a-z-]+"),\s*rule\b/g)].flatMap(([, kind = ""]) => quoted(kind));
  });
}

/** The names of the types in a union of the sources. */
export function typesIn(file: string): readonly string[] {
  const source = readFileSync(fileURLToPath(new URL(file, SOURCES)), "utf8");
  return [...source.matchAll(/readonly type: "([a-z-]+)"/g)].map(([, type = ""]) => type);
}

function codesIn(file: string, source: string): readonly SourceCode[] {
  const found: SourceCode[] = [];
  for (const { 0: start, 1: maker = "", index } of source.matchAll(MAKERS)) {
    const all = argumentsAt(source, index + start.length);
    const [rule = "", code = "", params = ""] = maker === "refused" ? ["", ...all] : all;
    const named = textsOf(rule, source, index).find((text) => text.includes(".")) ?? "tt.input.shape";
    const keys = maker === "fault" ? OF_STANDING : keysOf(params, source, index);
    for (const text of textsOf(code, source, index)) {
      if (CODE.test(text)) found.push({ file, rule: named, code: text, params: keys });
    }
  }
  return found;
}

/** The texts that an argument stands for: its own, or those of the constant or the type that it names. */
function textsOf(argument: string, source: string, before: number): readonly string[] {
  const own = quoted(argument.replace(/=== "[^"]*"/g, ""));
  return own.length > 0 ? own : quoted(constantOf(argument, source, before) ?? "");
}

/** What the nearest constant of that name before a place stands for. */
function constantOf(argument: string, source: string, before: number): string | undefined {
  const name = /^[A-Za-z_]+$/.exec(argument)?.[0];
  if (name === undefined) return undefined;
  const constants = [...source.matchAll(new RegExp(`const ${name}\\b[^=]*=([^;]*);`, "g"))];
  return (constants.filter(({ index }) => index < before).pop() ?? constants[0])?.[1]?.trim();
}

/** The arguments of a call, from behind its bracket. */
function argumentsAt(source: string, from: number): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < source.length; at++) {
    const mark = source.charAt(at);
    if ("([{".includes(mark)) depth += 1;
    if (depth === 0 && (mark === "," || mark === ")")) {
      const text = source.slice(start, at).trim();
      if (text !== "") found.push(text);
      start = at + 1;
      if (mark === ")") return found;
    }
    if (")]}".includes(mark)) depth -= 1;
  }
  return found;
}

/** The names in an object: `{ unit: id, speed }`, or in the constant that holds it. */
function keysOf(argument: string, source: string, before: number): readonly string[] {
  const text = argument.startsWith("{") ? argument : (constantOf(argument, source, before) ?? "");
  if (!text.startsWith("{")) return [];
  return argumentsAt(`${text.slice(1).replace(/,?\s*\}\s*(as const)?$/, "")})`, 0)
    .map((part) => /^\w+/.exec(part)?.[0] ?? "")
    .filter((name) => name !== "");
}

function quoted(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]*)"/g)].map(([, inner = ""]) => inner);
}
