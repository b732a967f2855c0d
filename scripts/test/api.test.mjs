import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { apiOf } from "../lib/api.mjs";
import { changesOf } from "../lib/api-changes.mjs";
import { withTempFolder } from "../lib/stop.mjs";

/**
 * The report on a package with these files of declarations, `index.d.ts` and `ui/index.d.ts` among them as its subpaths.
 * @param {Readonly<Record<string, string>>} files
 * @param {import("../lib/api.mjs").Shared} [shared]
 */
function apiWith(files, shared = {}) {
  return withTempFolder(async (folder) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const entries = { ".": join(folder, "index.d.ts"), "./ui": join(folder, "ui/index.d.ts") };
    return apiOf({ name: "@sw/lamps", entries }, shared);
  });
}

const NO_UI = { "ui/index.d.ts": "export {};" };

describe("what a package exports", () => {
  test("A report tells each name with its subpaths and its declaration, without comments and by public names alone", async () => {
    const { report, faults } = await apiWith({
      "chunk-1.d.ts":
        "/** A lamp. */\ninterface Lamp {\n /** In lumen. */\n readonly light: number;\n}\nexport type { Lamp as L };",
      "index.d.ts": [
        `import { L as Lamp$1 } from "./chunk-1.js";`,
        `import { Game as Game$1 } from "@sw/tabletop";`,
        `/** Lights it. */\ndeclare function lit<One extends Lamp$1>(lamp: One): Game$1<One>;`,
        "export { lit };\nexport type { Lamp$1 as Lamp };",
      ].join("\n"),
      "ui/index.d.ts": `export { L as Lamp } from "../chunk-1.js";`,
    });
    expect(faults).toEqual([]);
    expect(report.slice(report.indexOf("## "))).toBe(
      [
        "## Lamp\n\n`.` `./ui`\n\n```ts\ninterface Lamp {\n    readonly light: number;\n}\n```\n",
        "## lit\n\n`.`\n\n```ts\ndeclare function lit<One extends Lamp>(lamp: One): Game<One>;\n```\n",
      ].join("\n"),
    );
  });

  test("What another package declares is told with where it comes from", async () => {
    const { report } = await apiWith({ "index.d.ts": `export { maybe } from "@sw/tabletop/testing";`, ...NO_UI });
    expect(report).toContain("## maybe\n\n`.`\n\nof `@sw/tabletop/testing`, there `maybe`\n");
  });

  test("A name that stands for two things is found, unless it is on the list", async () => {
    const lamp = "/** A lamp. */\ninterface Lamp {\n readonly light: number;\n}\nexport type { Lamp };";
    const shown = "/** A lamp on a screen. */\ninterface Lamp {\n readonly colour: string;\n}\nexport type { Lamp };";
    const files = { "index.d.ts": lamp, "ui/index.d.ts": shown };
    expect((await apiWith(files)).faults).toEqual(["@sw/lamps: Lamp stands for one thing in ., for another in ./ui"]);
    expect((await apiWith(files, { Lamp: "nobody imports both" })).faults).toEqual([]);
    const same = { "index.d.ts": lamp, "ui/index.d.ts": `export { Lamp } from "../index.js";` };
    expect((await apiWith(same)).faults).toEqual([]);
  });

  test("A name on the list that stands for one thing is taken off it", async () => {
    const lamp = "/** A lamp. */\ninterface Lamp {\n readonly light: number;\n}\nexport type { Lamp };";
    const { faults } = await apiWith({ "index.d.ts": lamp, ...NO_UI }, { Lamp: "nobody imports both" });
    expect(faults).toEqual([expect.stringContaining("Lamp stands for one thing only")]);
  });

  test("An export without a docstring is found, and so is a method of one, while fields may speak for themselves", async () => {
    const { faults } = await apiWith({
      "index.d.ts": "interface Lamp {\n light: number;\n on(): void;\n off: () => void;\n}\nexport type { Lamp };",
      ...NO_UI,
    });
    expect(faults).toEqual([
      "@sw/lamps: Lamp (.) has no docstring",
      "@sw/lamps: Lamp (.) has no docstring at on",
      "@sw/lamps: Lamp (.) has no docstring at off",
    ]);
  });

  test("A type or a constant that an export speaks of and no subpath exports is found, wherever it stands in the declaration", async () => {
    const { faults } = await apiWith({
      "index.d.ts": [
        "interface Wick {}\ninterface Oil {}\ndeclare const FORMS: readonly string[];",
        "/** A lamp. */\ninterface Lamp extends Wick {\n readonly oil: Readonly<Record<string, readonly Oil[]>>;\n}",
        "/** A form of lamps. */\ntype Form = (typeof FORMS)[number];",
        "export type { Form, Lamp };",
      ].join("\n"),
      ...NO_UI,
    });
    expect(faults).toEqual([
      "@sw/lamps: Form (.) speaks of FORMS, which no subpath exports",
      "@sw/lamps: Lamp (.) speaks of Wick, which no subpath exports",
      "@sw/lamps: Lamp (.) speaks of Oil, which no subpath exports",
    ]);
  });

  test("A link in a docstring to what nobody can import is found, links to exports and to own members are not", async () => {
    const { faults } = await apiWith({
      "index.d.ts": [
        "/** See {@link Lamp.light}, {@link light} and {@link Gone}. */\ninterface Lamp {\n light: number;\n}",
        "export type { Lamp };",
      ].join("\n"),
      ...NO_UI,
    });
    expect(faults).toEqual(["@sw/lamps: Lamp (.) links to Gone, which no subpath exports"]);
  });
});

test("The changes between two reports are told by name", () => {
  const report = (/** @type {string} */ lamp, /** @type {string} */ other) =>
    `# Lamps\n\n## Lamp\n${lamp}\n## ${other}\n1\n`;
  expect(changesOf(report("1", "Oil"), report("1", "Oil"))).toEqual([]);
  expect(changesOf(report("1", "Oil"), report("2", "Wick"))).toEqual([
    "Lamp has changed",
    "Oil is exported no more",
    "Wick is exported now",
  ]);
});
