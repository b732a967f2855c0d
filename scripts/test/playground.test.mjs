import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ran } from "../../docs/.vitepress/theme/running.ts";
import { loggingCode, playgroundSamples } from "../site/playground.ts";

/**
 * What code of the playground logs.
 * @param {string} code
 */
async function logged(code) {
  /** @type {string[]} */
  const lines = [];
  await ran(code, (line) => lines.push(line));
  return lines;
}

/** @param {string} code */
const logging = (code) => loggingCode(ts.createSourceFile("sample.ts", code, ts.ScriptTarget.ES2022, true));

describe("the playground", () => {
  const samples = playgroundSamples();

  test("The samples are of every game and of the shared package, and no two have one title", () => {
    const titles = samples.map(({ title }) => title);
    for (const game of ["Deckbuilding Game: ", "Rebellion: ", "Legion: ", "Five functions", "Piles and "]) {
      expect(titles.some((title) => title.startsWith(game))).toBe(true);
    }
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(samples)("The sample $title runs and logs", async ({ code }) => {
    const lines = await logged(code);
    expect(lines.length).toBe(code.split("console.log(").length - 1);
    expect(lines.filter((line) => /Error/.test(line))).toEqual([]);
  });

  test("What code throws is told behind what it logged", async () => {
    expect(await logged('console.log("one", { two: 2 });\nthrow new TypeError("three");')).toEqual([
      'one {"two":2}',
      "TypeError: three",
    ]);
  });

  test("A name that nothing has is told with the names that can be imported", async () => {
    const [line] = await logged('import { none } from "@sw/none";');
    expect(line).toMatch(/^Error: @sw\/none cannot be imported here; these can: @sw\/tabletop, /);
  });

  test("Names are imported under other names, and whole modules under one", async () => {
    const code =
      'import { RULES as rules } from "@sw/legion-core/rules";\nimport * as all from "@sw/legion-core/rules";\nconsole.log(rules === all.RULES);';
    expect(await logged(code)).toEqual(["true"]);
  });

  test("Claims become logs, and types are left out", () => {
    expect(logging("const one: number = 1; // => 1\n(one as number) + 1; // => 2\nlist<string>([]);\n")).toBe(
      "const one = 1;\nconsole.log(one);\nconsole.log((one) + 1);\nlist([]);\n",
    );
  });
});
