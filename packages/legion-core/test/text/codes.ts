import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { argumentsAt, keysOf, type SourceCode, textsOf } from "../../../../scripts/lib/source-codes.ts";

const SOURCES = new URL("../../src/", import.meta.url);
const CODE = /^[a-z]+(-[a-z]+)*$/;
/** The functions that make refusals. */
const MAKERS =
  /(?<![\w.]|function )(forbidden|violation(?:<\w+>)?|fault|refused|fallsOut|cardOut|optionOut|staysAway|isNotClaimed)\(/g;
/** Those that say what falls out of a choice: where their code stands, behind it their figures and rule, and what they add themselves. */
const TELLERS: Readonly<Record<string, { readonly code: number; readonly adds: readonly string[] }>> = {
  fallsOut: { code: 2, adds: ["unit"] },
  optionOut: { code: 2, adds: [] },
  cardOut: { code: 2, adds: ["card"] },
  staysAway: { code: 3, adds: ["miniature"] },
  isNotClaimed: { code: 2, adds: ["token"] },
};
/** What `fault` of standing.ts adds by itself. */
const OF_STANDING = ["miniature", "piece", "elevation", "top"];

/** Rooms that refuse nothing, or whose refusals have texts of their own, which other tests look at. */
const ELSEWHERE = ["army", "catalogue", "examples", "rules", "text"];

/** The sources of the game, the table and attacks. */
function sources(): readonly (readonly [file: string, source: string])[] {
  const names = readdirSync(fileURLToPath(SOURCES), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".ts") && !ELSEWHERE.some((room) => name.startsWith(`${room}/`)))
    .map((name) => [name, readFileSync(fileURLToPath(new URL(name, SOURCES)), "utf8")]);
}

/** Every code in these sources, as far as it stands there as a text. */
export function codesInSources(): readonly SourceCode[] {
  const inRooms = sources().flatMap(([file, source]) => codesIn(file, source));
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

function codesIn(file: string, source: string): readonly SourceCode[] {
  const found: SourceCode[] = [];
  for (const { 0: start, 1: maker = "", index } of source.matchAll(MAKERS)) {
    const all = argumentsAt(source, index + start.length);
    const teller = TELLERS[maker];
    const told = teller === undefined ? [] : all.slice(teller.code);
    const [rule = "", code = "", params = ""] =
      teller !== undefined ? [told[2] ?? "", ...told] : maker === "refused" ? ["", ...all] : all;
    const named = textsOf(rule, source, index).find((text) => text.includes(".")) ?? "tt.input.shape";
    const keys = maker === "fault" ? OF_STANDING : [...keysOf(params, source, index), ...(teller?.adds ?? [])];
    for (const text of textsOf(code, source, index)) {
      if (CODE.test(text)) found.push({ file, rule: named, code: text, params: keys });
    }
  }
  return found;
}
