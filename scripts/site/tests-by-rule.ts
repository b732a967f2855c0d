/** Which tests name a rule: their titles with the file, or only the file where a table makes the titles. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles } from "../lib/files.mjs";
import { idsInTitles } from "../lib/test-titles.mjs";
import { packages, root, rulesOf } from "../lib/workspace.mjs";

const TITLE = /["'`](\[[a-z][^\]]*\][^"'`\n]*)["'`]/g;

/** A file of tests without what all of them share: `army/upgrades` for `packages/legion-core/test/army/upgrades.test.ts`. */
function shortName(file: string): string {
  return file.replace(/^packages\/[^/]+\/test\//, "").replace(/\.test\.ts$/, "");
}

/** The titles of a rule's tests by the names of their files. A file that names the rule in a table has none. */
export type TestsOfRule = ReadonlyMap<string, readonly string[]>;

/** The tests of every rule by its id. */
export function testsByRule(): ReadonlyMap<string, TestsOfRule> {
  const rules: Readonly<Record<string, unknown>> = Object.assign({}, ...packages().map(rulesOf));
  const isId = (id: string): boolean => id in rules;
  const tests = new Map<string, Map<string, string[]>>();
  const note = (id: string, file: string, titles: readonly string[]): void => {
    const files = tests.get(id) ?? new Map<string, string[]>();
    tests.set(id, files.set(file, [...(files.get(file) ?? []), ...titles]));
  };
  for (const file of projectFiles().filter((path) => /^packages\/[^/]+\/test\/.*\.test\.ts$/.test(path))) {
    const text = readFileSync(join(root, file), "utf8");
    const named = new Set([...idsInTitles(text, isId)].filter(isId));
    for (const [, title = ""] of text.matchAll(TITLE)) {
      if (title.includes("${")) continue;
      const ids = [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, some = ""]) => some.split(/,\s*/)).filter(isId);
      for (const id of ids) {
        note(id, shortName(file), [title.replace(/^(\[[^\]]*\]\s*)+/, "")]);
        named.delete(id);
      }
    }
    for (const id of named) note(id, shortName(file), []);
  }
  return tests;
}
