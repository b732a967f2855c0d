import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { projectFiles } from "../lib/files.mjs";
import { checkedModule, runSample } from "../lib/readme.ts";
import { PACKAGES, pagesOf, samplesOf } from "../lib/samples.ts";
import { publicPackages, root } from "../lib/workspace.mjs";

const here = new URL(".", import.meta.url);

/** Stands in a sample for lines that it leaves out. */
const LEFT_OUT = "// ...";

/** @param {string} code */
const run = (code) => runSample({ title: "test", code }, here);

describe("the runner of README samples", () => {
  test("A claim of a README sample that holds passes, one that does not is found", async () => {
    await run("const two = 1 + 1; // => 2\n[two,\n  two]; // => [2, 2]");
    await expect(run("1 + 1; // => 3")).rejects.toThrow("expected 2 to deeply equal 3");
    await expect(run("const two = 1 + 1; // => 3")).rejects.toThrow("expected 2 to deeply equal 3");
  });

  test("A claim of a README sample that would not be checked is refused", () => {
    expect(() => checkedModule({ title: "test", code: "if (true) {\n  1; // => 1\n}" })).toThrow("unfinished");
    expect(() => checkedModule({ title: "test", code: "if (true) {} // => 1" })).toThrow("no value");
  });
});

describe("the READMEs of the packages", () => {
  test.each(publicPackages())("The README of $short has at most 12 kB: what is longer is a guide", ({ path }) => {
    expect(statSync(`${path}/README.md`).size).toBeLessThanOrEqual(12_000);
  });
});

describe("the samples of all pages", () => {
  test("A TypeScript sample of a page whose samples do not run is an excerpt of a source that the compiler checks", () => {
    const files = projectFiles();
    const sources = files
      .filter((path) => /^packages\/[^/]+\/src\/.*\.ts$/.test(path))
      .map((path) => new Set(readFileSync(`${root}/${path}`, "utf8").split("\n")));
    const run = PACKAGES.flatMap(pagesOf);
    const pages = files.filter((path) => path.endsWith(".md") && !path.endsWith("api.md") && !run.includes(path));
    const samples = pages.flatMap(samplesOf);
    const strange = samples.filter(({ code }) => {
      const lines = code.split("\n").filter((line) => !line.trim().startsWith(LEFT_OUT));
      return !sources.some((source) => lines.every((line) => source.has(line)));
    });
    expect(samples.length).toBeGreaterThan(0);
    expect(strange.map(({ title }) => title)).toEqual([]);
  });
});
