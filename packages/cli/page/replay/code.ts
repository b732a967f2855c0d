import type { GameKey } from "../games/registry.ts";
import type { Recording } from "./recording.ts";
import type { Tried } from "./what-if.ts";

/** How tests get a game: what they import, and what it is called there. */
interface Source {
  readonly lines: readonly string[];
  readonly name: string;
}

const SOURCES: Readonly<Record<string, Source>> = {
  deckbuilder: { lines: ['import { game } from "@sw/deckbuilder-core";'], name: "game" },
  rebellion: { lines: ['import { game } from "@sw/rebellion-core";'], name: "game" },
  "rebellion-3": { lines: ['import { threePlayerGame } from "@sw/rebellion-core";'], name: "threePlayerGame" },
  "rebellion-4": { lines: ['import { fourPlayerGame } from "@sw/rebellion-core";'], name: "fourPlayerGame" },
  "rebellion-solo": {
    lines: ['import { createSoloGame } from "@sw/rebellion-core/solo";'],
    name: "expectOk(createSoloGame())",
  },
  legion: { lines: ['import { game } from "@sw/legion-core";'], name: "game" },
};

/**
 * A test that plays to a position of a recording, and on with what was tried from there. It holds the game to who is asked what, and to
 * the hash of the state, and can be pasted as it stands.
 */
export function testCode(recording: Recording, at: number, tried: readonly Tried[], hash: string): string {
  const { game, replay } = recording;
  const { lines, name } = SOURCES[game.id] ?? { lines: [], name: "game" };
  const state = tried.at(-1)?.state ?? recording.steps[at]?.state;
  const decision = game.decision(state);
  const asked = askedWords(decision);
  const isScripted = tried.some(({ answers }) => answers !== null);
  const played = JSON.stringify({ config: replay.config, chance: replay.chance, actions: replay.actions.slice(0, at) });
  const imports = ["expectOk", "hashOf", "replayStates", ...(isScripted ? ["scripted"] : [])].join(", ");
  return [
    ...lines,
    `import { ${imports} } from "@sw/tabletop";`,
    'import { expect, test } from "vitest";',
    "",
    `/** The first ${at} actions of a recording. */`,
    `const PLAYED = JSON.parse(${JSON.stringify(played)});`,
    "",
    `test(${JSON.stringify(`After ${at + tried.length} actions ${asked}`)}, () => {`,
    `  const rules = ${name};`,
    "  const states = expectOk(replayStates(rules, PLAYED));",
    "  let state = states[states.length - 1];",
    ...triedLines(tried),
    askedLine(decision),
    `  expect(hashOf(state)).toBe("${hash}");`,
    "});",
    "",
  ].join("\n");
}

/** What a test says of who is asked what. */
type Asked = { readonly seat: string; readonly kind: string } | undefined;

function askedWords(decision: Asked): string {
  return decision === undefined ? "nobody is asked any more" : `${decision.seat} is asked "${decision.kind}"`;
}

function askedLine(decision: Asked): string {
  if (decision === undefined) return "  expect(rules.decision(state)).toBeUndefined();";
  return `  expect(rules.decision(state)).toMatchObject(${JSON.stringify({ seat: decision.seat, kind: decision.kind })});`;
}

function triedLines(tried: readonly Tried[]): readonly string[] {
  return tried.map(
    ({ action, answers }) =>
      `  state = expectOk(rules.apply(state, ${JSON.stringify(action)}${answers === null ? "" : `, { chance: scripted(${JSON.stringify(answers)}) }`})).state;`,
  );
}

/** Longest scenario that stands on one line of a test. */
const SHORT = 80;

/** A test that lays out a scenario of a game, and plays on with what was tried from there. It can be pasted as it stands. */
export function scenarioCode(key: GameKey, spec: object, tried: readonly Tried[], decision: Asked): string {
  const isScripted = tried.some(({ answers }) => answers !== null);
  const imports = [...(tried.length > 0 ? ["expectOk"] : []), ...(isScripted ? ["scripted"] : [])];
  const flat = JSON.stringify(spec);
  const laid = flat.length <= SHORT ? flat : JSON.stringify(spec, null, 2).replaceAll("\n", "\n  ");
  return [
    `import { game as rules } from "@sw/${key}-core";`,
    `import { scenario } from "@sw/${key}-core/testing";`,
    ...(imports.length === 0 ? [] : [`import { ${imports.join(", ")} } from "@sw/tabletop";`]),
    'import { expect, test } from "vitest";',
    "",
    `test(${JSON.stringify(`After ${tried.length} actions from a scenario ${askedWords(decision)}`)}, () => {`,
    `  ${tried.length > 0 ? "let" : "const"} state = scenario(${laid});`,
    ...triedLines(tried),
    askedLine(decision),
    "});",
    "",
  ].join("\n");
}
