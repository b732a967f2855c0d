import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { argumentsAt, keysOf, quoted, type SourceCode, textsOf } from "../../../../scripts/lib/source-codes.ts";

const SOURCES = new URL("../../src/", import.meta.url);
/** Not sources of refusals: what explains them, and what says what there is. */
const SKIPPED = ["text/", "catalogue/", "rules/"];
const CODE = /^[a-z]+(-[a-z]+)*$/;
/** The functions that make refusals; `unknown` puts its word before the second argument. */
const MAKERS = /(?<![\w.]|function )(forbidden|violation|unknown)(?:<\w+>)?\(/g;
/** Where a function passes on a rule that another has found. */
const SOME_RULE = "reb.command.alternate";

/** Every source file of the package with its text, but those that refuse nothing. */
function sources(): readonly (readonly [file: string, source: string])[] {
  const names = readdirSync(fileURLToPath(SOURCES), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".ts") && !SKIPPED.some((skipped) => name.startsWith(skipped)))
    .map((name) => [name, readFileSync(fileURLToPath(new URL(name, SOURCES)), "utf8")] as const);
}

/** Every code in the sources, as far as it stands there as a text. */
export function codesInSources(): readonly SourceCode[] {
  return sources().flatMap(([file, source]) => [
    ...callsIn(file, source),
    ...lawsIn(file, source),
    ...faultsIn(file, source),
  ]);
}

/** The codes that the texts explain. */
export function codesExplained(): readonly string[] {
  return ["play-lines.ts", "combat-lines.ts", "state-lines.ts"].flatMap((name) => {
    const source = readFileSync(fileURLToPath(new URL(`text/violations/${name}`, SOURCES)), "utf8");
    return [...source.matchAll(/^ {2}"?(?:[a-z0-9.-]+ )?([a-z-]+)"?: \{/gm)].map(([, code = ""]) => code);
  });
}

/** `forbidden("reb.move.immobile", "immobile", { unit })`, also with constants for the rule, the code or the figures. */
function callsIn(file: string, source: string): readonly SourceCode[] {
  const found: SourceCode[] = [];
  for (const { 0: start, 1: maker = "", index } of source.matchAll(MAKERS)) {
    const [rule = "", code = "", params = ""] = argumentsAt(source, index + start.length);
    const rules = textsOf(rule, source, index).filter((text) => text.includes("."));
    if (maker === "unknown") {
      const [what = ""] = quoted(code);
      if (what !== "") found.push({ file, rule: rules[0] ?? SOME_RULE, code: `unknown-${what}`, params: [what] });
      continue;
    }
    const keys = keysOf(params, source, index);
    for (const text of textsOf(code, source, index)) {
      if (CODE.test(text)) found.push({ file, rule: rules[0] ?? SOME_RULE, code: text, params: keys });
    }
  }
  return found;
}

/** `["reb.limits.units", "units-lost-or-made", ...]`: the laws of every position. */
function lawsIn(file: string, source: string): readonly SourceCode[] {
  return [...source.matchAll(/\[\s*"((?:reb|rote)\.[^"]+)",\s*"([a-z-]+)",/g)]
    .filter(() => file.startsWith("saves/invariants/"))
    .map(([, rule = "", code = ""]) => ({ file, rule, code, params: [] }));
}

/** `fault("unknown-unit", id)`: what is wrong with a catalogue, with what it is about or without. */
function faultsIn(file: string, source: string): readonly SourceCode[] {
  const rule = "tt.catalogue.entry";
  return [...source.matchAll(/(?<![\w.]|function )fault\(/g)].flatMap(({ 0: start, index }) => {
    const [code = "", about] = argumentsAt(source, index + start.length);
    const params = about === undefined ? ["entry"] : ["entry", "about"];
    return quoted(code).map((text) => ({ file, rule, code: text, params }));
  });
}
