import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { pagesOf, type Sample, samplesOf } from "./samples.ts";

// Runs the ```ts samples of a README, so that none of them can go stale. A sample is a module of its own with its own
// imports; packages are imported by name, as a reader would. What stands behind `// =>` at the end of a statement is
// compared with the expression (or with the constant declared) before it: `1 + 1; // => 2`.

/**
 * The tests of the pages whose samples import from a package: they have at least so many samples, and every one claims
 * something and holds. `scripts/samples.mjs` gives them to the compiler.
 */
export function testSamples(short: string, least: number): void {
  const samples = pagesOf(short).flatMap(samplesOf);
  const home = new URL(`../../packages/${short}/test/`, import.meta.url);
  describe("the samples of the pages", () => {
    test.each(samples)("The sample $title runs and holds", async (sample) => {
      expect(claimsOf(sample)).toBeGreaterThan(0);
      await runSample(sample, home);
    });

    test("The pages have at least as many samples as before", () => {
      expect(samples.length).toBeGreaterThanOrEqual(least);
    });
  });
}

/** How many values a sample claims. */
export function claimsOf({ code }: Code): number {
  return code.split(CLAIM).length - 1;
}

const CLAIM = "// => ";

/** A sample, wherever it stands. */
type Code = Omit<Sample, "line">;

/** The sample as a module that throws, by vitest's `expect`, where a claimed value is not the real one. */
export function checkedModule(sample: Code): string {
  const { code } = sample;
  const source = ts.createSourceFile("sample.ts", code, ts.ScriptTarget.ES2022);
  let [result, claims] = ['import { expect } from "vitest";\n', 0];
  for (const statement of source.statements) {
    result += `${statement.getFullText(source)}\n`;
    const claimed = claimBehind(statement, code);
    if (claimed === undefined) continue;
    result += `expect(${subjectOf(statement, source)}).toEqual(${claimed});\n`;
    claims += 1;
  }
  if (claims !== claimsOf(sample)) throw new Error(`${sample.title}: "${CLAIM}" stands behind something unfinished`);
  return result;
}

function claimBehind(statement: ts.Statement, code: string): string | undefined {
  const line = code.slice(statement.end).split("\n", 1)[0] ?? "";
  return line.trimStart().startsWith(CLAIM) ? line.trimStart().slice(CLAIM.length) : undefined;
}

function subjectOf(statement: ts.Statement, source: ts.SourceFile): string {
  if (ts.isExpressionStatement(statement)) return statement.expression.getText(source);
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : undefined;
  if (declared === undefined) throw new Error(`no value to compare in: ${statement.getText(source)}`);
  return declared.name.getText(source);
}

/**
 * Runs a sample inside `folder`, from where the packages it imports must resolve by name. Rejects with the first claim
 * that does not hold, or whatever the sample throws.
 */
export function runSample(sample: Code, folder: URL): Promise<void> {
  return inTempFolder(folder, async (temporary) => {
    const file = `${temporary}/sample.ts`;
    writeFileSync(file, checkedModule(sample));
    await import(/* @vite-ignore */ pathToFileURL(file).href);
  });
}

async function inTempFolder<T>(folder: URL, use: (temporary: string) => Promise<T>): Promise<T> {
  const temporary = mkdtempSync(fileURLToPath(new URL(".readme-", folder)));
  try {
    return await use(temporary);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
