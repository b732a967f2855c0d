import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Finds the refusals in the sources of a core, so that tests can hold them against the texts for players.

/** A code that sources refuse something with, and the names of the figures that they give with it. */
export interface SourceCode {
  readonly file: string;
  readonly rule: string;
  readonly code: string;
  readonly params: readonly string[];
}

/** A function that makes refusals, and where the parts of a refusal stand among its arguments, counted from 0. */
export interface Maker {
  readonly name: string;
  /** Place of the rule id, or the rule that the function always cites. Defaults to 0. */
  readonly rule?: number | string;
  /** Place of the code. Defaults to 1. */
  readonly code?: number;
  /** Put before the text at that place, which then names the figure too. */
  readonly prefix?: string;
  /** Place of the figures. Defaults to the place behind the code. */
  readonly params?: number;
  /** Figures that the function gives by itself. */
  readonly gives?: readonly string[];
  /** Place of an optional argument that is given as the figure `about`. */
  readonly about?: number;
  /** The only file in which the name means this function. Defaults to all files but those that another maker of the name has. */
  readonly file?: string;
}

/** Where refusals are searched for, and how. */
export interface Search {
  /** The folder of the sources. */
  readonly sources: URL;
  /** Folders and files that make no refusals, or whose refusals other tests check. */
  readonly skipped: readonly string[];
  readonly makers: readonly Maker[];
  /** The rule of a refusal whose source passes on a rule found elsewhere. */
  readonly someRule: string;
  /** Figures of the refusals of invariants. Defaults to none. */
  readonly invariantParams?: readonly string[];
}

const CODE = /^[a-z]+(-[a-z]+)*$/;
const INVARIANT = /\[\s*"((?:dbg|reb|rote|solo|leg)\.[^"]+)",\s*"([a-z-]+)",/g;
const LINE_KEY = /^ {2}"?(?:[a-z0-9.-]+ )?([a-z-]+)"?: \{/gm;

/** Lists every code in the sources that stands there as a string. */
export function codesIn(search: Search): readonly SourceCode[] {
  const { sources, skipped, invariantParams = [] } = search;
  const names = readdirSync(fileURLToPath(sources), { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => name.endsWith(".ts") && !skipped.some((folder) => name.startsWith(folder)));
  return files.flatMap((file) => {
    const source = readFileSync(new URL(file, sources), "utf8");
    const calls = search.makers.flatMap((maker) =>
      isMeant(maker, file, search) ? callsOf(maker, file, source, search) : [],
    );
    if (!file.startsWith("saves/invariants")) return calls;
    const rows = [...source.matchAll(INVARIANT)];
    return [...calls, ...rows.map(([, rule = "", code = ""]) => ({ file, rule, code, params: invariantParams }))];
  });
}

function isMeant({ name, file: own }: Maker, file: string, { makers }: Search): boolean {
  return own === undefined ? !makers.some((other) => other.name === name && other.file === file) : own === file;
}

/** Lists the codes that have a line: the keys of every `*-lines.ts` in a folder. */
export function codesExplained(folder: URL): readonly string[] {
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith("-lines.ts"));
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(LINE_KEY)].map(([, code = ""]) => code),
  );
}

function callsOf(maker: Maker, file: string, source: string, { someRule }: Search): readonly SourceCode[] {
  const { name, rule = 0, code = 1, prefix, params = code + 1, gives = [], about } = maker;
  const calls = source.matchAll(new RegExp(`(?<![\\w.]|function )${name}(?:<\\w+>)?\\(`, "g"));
  return [...calls].flatMap(({ 0: start, index }) => {
    const args = argumentsAt(source, index + start.length);
    const rules = typeof rule === "string" ? [rule] : textsOf(args[rule] ?? "", source, index);
    const cited = rules.find((text) => text.includes(".")) ?? someRule;
    const own = [...gives, ...(about !== undefined && args.length > about ? ["about"] : [])];
    const keys = [...own, ...keysOf(args[params] ?? "", source, index)];
    return textsOf(args[code] ?? "", source, index)
      .filter((text) => CODE.test(text))
      .map((text) =>
        prefix === undefined
          ? { file, rule: cited, code: text, params: keys }
          : { file, rule: cited, code: prefix + text, params: [...keys, text] },
      );
  });
}

/** Returns the strings of an argument: its own, or those of the constant or table that it names. */
function textsOf(argument: string, source: string, before: number): readonly string[] {
  const own = quoted(argument.replace(/=== "[^"]*"/g, "")).filter((text) => text !== "");
  if (own.length > 0) return own;
  return quoted(constantOf(argument, source, before) ?? "");
}

/** Returns the value of the nearest constant of that name before a position. */
function constantOf(argument: string, source: string, before: number): string | undefined {
  const name = /^[A-Za-z_]+(?=$|\[)/.exec(argument)?.[0];
  if (name === undefined) return undefined;
  const constants = [...source.matchAll(new RegExp(`const ${name}\\b[^=]*=([^;]*);`, "g"))];
  return (constants.filter(({ index }) => index < before).pop() ?? constants[0])?.[1]?.trim();
}

/** Returns the arguments of a call, read from the position behind its bracket. */
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

/** Returns the keys of an object literal, `{ card: id, die }`, or of the constant that holds it. */
function keysOf(argument: string, source: string, before: number): readonly string[] {
  const text = argument.startsWith("{") ? argument : (constantOf(argument, source, before) ?? "");
  if (!text.startsWith("{")) return [];
  return argumentsAt(`${text.slice(1).replace(/,?\s*\}\s*(as const)?$/, "")})`, 0)
    .map((part) => /^\w+/.exec(part)?.[0] ?? "")
    .filter((name) => name !== "");
}

/** Returns the strings in double quotes. */
function quoted(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]*)"/g)].map(([, inner = ""]) => inner);
}
