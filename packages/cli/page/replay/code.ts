import type { GameKey } from "../games/registry.ts";
import type { Recording } from "./recording.ts";
import type { Tried } from "./what-if.ts";

/** How a generated test imports a game, and the name it uses for it. */
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
 * Returns the code of a test that plays a recording to a position and then the tried actions. It checks each decision
 * and the hash of the state, and runs without changes.
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

/** The decision that a test expects, or undefined at the end of a game. */
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

/** The longest scenario that fits one line of a test, in characters. */
const SHORT = 80;

/** Returns the code of a test that builds a scenario and plays the tried actions. It runs without changes. */
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
