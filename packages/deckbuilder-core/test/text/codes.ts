import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { argumentsAt, quoted } from "../../../../scripts/lib/source-codes.ts";

/** A code that the sources refuse something with, and the names of the figures that they give with it. */
export interface SourceCode {
  readonly rule: string;
  readonly code: string;
  readonly params: readonly string[];
}

const OWN = "../../src/";
const SHARED = "../../../tabletop/src/";
/** Not sources of refusals: what explains them, and what plays games of its own. */
const SKIPPED = ["text/", "conformance/", "catalogue/"];
/** The functions that make refusals, with the place of the code among their arguments and what they give by themselves. */
const MAKERS: Readonly<
  Record<string, { readonly rule: string | number; readonly code: number; readonly gives: readonly string[] }>
> = {
  violation: { rule: 0, code: 1, gives: [] },
  forbidden: { rule: 0, code: 1, gives: [] },
  fault: { rule: "tt.catalogue.entry", code: 1, gives: ["entry"] },
  unfit: { rule: "tt.referee.message", code: 0, gives: [] },
  foreign: { rule: "tt.format.version", code: 0, gives: ["format", "reads"] },
  inexact: { rule: "tt.replay.exact", code: 0, gives: [] },
  unfair: { rule: "tt.referee.fairness", code: 0, gives: [] },
  mismatch: { rule: "tt.chance.script", code: 1, gives: ["question", "given"] },
};
/** What is wrong with a step, apart from its entry: code and what it is about. */
const FAULT = { rule: "tt.catalogue.entry", code: 0, gives: ["entry", "about"] };
const CODE = /^[a-z]+(-[a-z]+)*$/;

/** Every code in the sources of this package and of the contract's, as far as it stands there as a text. */
export function codesInSources(): readonly SourceCode[] {
  return [OWN, SHARED].flatMap((folder) =>
    filesIn(folder).flatMap((file) => {
      const source = read(folder, file);
      return [
        ...callsIn(file, source),
        ...invariantsIn(source),
        ...faultsIn(file, source),
        ...offencesIn(folder + file, source),
      ];
    }),
  );
}

/** The codes that the texts explain, this package's and the contract's. */
export function codesExplained(): readonly string[] {
  return [`${OWN}text/violations/`, `${SHARED}text/`].flatMap((folder) =>
    readdirSync(fileURLToPath(new URL(folder, import.meta.url)))
      .filter((name) => name.endsWith("-lines.ts"))
      .flatMap((name) =>
        [...read(folder, name).matchAll(/^ {2}"?(?:[a-z.-]+ )?([a-z-]+)"?: \{/gm)].map(([, code = ""]) => code),
      ),
  );
}

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts") && !SKIPPED.some((skipped) => name.startsWith(skipped)));
}

function read(folder: string, file: string): string {
  return readFileSync(fileURLToPath(new URL(folder + file, import.meta.url)), "utf8");
}

/** `forbidden("dbg.play.from-hand", "not-in-hand", { card: subject })`, also with a constant for the rule or the code. */
function callsIn(file: string, source: string): readonly SourceCode[] {
  const names = Object.keys(MAKERS).join("|");
  const found: SourceCode[] = [];
  for (const { 0: start, 1: name = "", index } of source.matchAll(
    new RegExp(`(?<![\\w.]|function )(${names})(?:<\\w+>)?\\(`, "g"),
  )) {
    const maker = name === "fault" && file !== "language/check/check.ts" ? FAULT : MAKERS[name];
    if (maker === undefined) continue;
    const args = argumentsAt(source, index + start.length);
    const rules = typeof maker.rule === "string" ? [maker.rule] : textsOf(args[maker.rule], source, index);
    const params = [...maker.gives, ...keysOf(args[args.length - 1])];
    for (const code of textsOf(args[maker.code], source, index)) {
      if (CODE.test(code))
        found.push({ rule: rules.find((text) => text.includes(".")) ?? "dbg.turn.actions", code, params });
    }
  }
  return found;
}

/** The texts that an argument stands for: its own, or those of the constant or table that it names. */
function textsOf(argument: string | undefined, source: string, before: number): readonly string[] {
  if (argument === undefined) return [];
  const own = quoted(argument);
  const name = /^[A-Za-z_]+/.exec(argument)?.[0];
  if (own.length > 0 && own.some((text) => text !== "")) return own;
  if (name === undefined) return [];
  const constants = [...source.matchAll(new RegExp(`const ${name}\\b[^=]*=([^;]*);`, "g"))];
  const nearest = constants.filter(({ index }) => index < before).pop() ?? constants[0];
  return nearest?.[1] === undefined ? [] : quoted(nearest[1]);
}

/** `["dbg.components.cards", "cards-lost-or-made", ...]`, on one line or several: the invariants. */
function invariantsIn(source: string): readonly SourceCode[] {
  return [...source.matchAll(/\[\s*"(dbg\.[^"]+)",\s*"([a-z-]+)",/g)].map(([, rule = "", code = ""]) => ({
    rule,
    code,
    params: [],
  }));
}

/** `codes.push("hit-points-are-for-capital-ships")`: what is wrong with the figures of an entry. */
function faultsIn(file: string, source: string): readonly SourceCode[] {
  if (file !== "language/check/check.ts") return [];
  const codes = [...source.matchAll(/codes\.push\("([a-z-]+)"\)/g)].map(([, code = ""]) => code);
  return codes.map((code) => ({ rule: "tt.catalogue.entry", code, params: ["entry"] }));
}

/** What input is refused for before anything of it is read. */
function offencesIn(path: string, source: string): readonly SourceCode[] {
  if (path !== `${SHARED}documents/parse.ts`) return [];
  const shape = [...source.matchAll(/(?:Offence\(|[?:] )"([a-z]+(?:-[a-z]+)+)"/g)].map(([, code = ""]) => code);
  const offences = shape.map((code) => ({ rule: "tt.input.limits", code, params: ["depth", "values", "text"] }));
  return [
    ...offences,
    { rule: "tt.input.shape", code: "wrong-shape", params: ["path", "expected", "received"] },
    { rule: "tt.input.shape", code: "unknown-key", params: ["path", "known"] },
  ];
}

/** The names in an object: `{ card: name(code), faction }`. */
function keysOf(argument: string | undefined): readonly string[] {
  if (argument === undefined || !argument.startsWith("{")) return [];
  return argumentsAt(`${argument.slice(1, -1)})`, 0)
    .map((part) => /^\w+/.exec(part)?.[0] ?? "")
    .filter((name) => name !== "");
}
