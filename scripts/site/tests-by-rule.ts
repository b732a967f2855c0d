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

/** The tests of every rule by its id. */
export function testsByRule(): ReadonlyMap<string, readonly string[]> {
  const rules: Readonly<Record<string, unknown>> = Object.assign({}, ...packages().map(rulesOf));
  const isId = (id: string): boolean => id in rules;
  const tests = new Map<string, string[]>();
  const note = (id: string, test: string): void => void tests.set(id, [...(tests.get(id) ?? []), test]);
  for (const file of projectFiles().filter((path) => /^packages\/[^/]+\/test\/.*\.test\.ts$/.test(path))) {
    const text = readFileSync(join(root, file), "utf8");
    const named = new Set([...idsInTitles(text, isId)].filter(isId));
    for (const [, title = ""] of text.matchAll(TITLE)) {
      const ids = [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, some = ""]) => some.split(/,\s*/)).filter(isId);
      for (const id of ids) {
        note(id, `${title.replace(/^(\[[^\]]*\]\s*)+/, "")} (\`${shortName(file)}\`)`);
        named.delete(id);
      }
    }
    for (const id of named) note(id, `\`${shortName(file)}\``);
  }
  return tests;
}
