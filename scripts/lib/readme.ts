import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

// Runs the ```ts samples of a README, so that none of them can go stale. A sample is a module of its own with its own
// imports; packages are imported by name, as a reader would. What stands behind `// =>` at the end of a statement is
// compared with the expression (or with the constant declared) before it: `1 + 1; // => 2`.

/**
 * The tests of a README, or of several pages: they have at least so many samples, every one claims something and holds, and all
 * type-check as they stand. `home` is the calling test's folder: from there packages resolve by name, under the tsconfig.json one
 * folder up.
 */
export function testReadme(readme: URL | readonly URL[], home: URL, least: number): void {
  const samples = [readme].flat().flatMap(samplesOf);
  describe("the samples of the README", () => {
    test.each(samples)("The sample $title runs and holds", async (sample) => {
      expect(claimsOf(sample)).toBeGreaterThan(0);
      await runSample(sample, home);
    });

    test("The samples of a README type-check as they stand, while one with a wrong type is found", {
      timeout: 120_000,
    }, async () => {
      const wrong = { title: "wrong", code: 'const one: number = "two";' };
      const errors = await typeErrorsOf([...samples, wrong], home, new URL("../tsconfig.json", home));
      expect(errors).toEqual([expect.stringContaining("wrong: Type 'string' is not assignable")]);
      expect(samples.length).toBeGreaterThanOrEqual(least);
    });
  });
}

/** The pages of a folder, in the order of their names. */
export function pagesIn(folder: URL): readonly URL[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return names.sort().map((name) => new URL(name, folder));
}

/** One sample of a README. */
export interface Sample {
  /** The heading it stands under, and the line it starts on: a title for its test. */
  readonly title: string;
  readonly code: string;
}

/** The samples of a README, in order. */
export function samplesOf(readme: URL): readonly Sample[] {
  const samples: Sample[] = [];
  let [heading, start, lines]: [string, number, string[]] = ["", 0, []];
  for (const [index, line] of readFileSync(readme, "utf8").split("\n").entries()) {
    if (start > 0 && line === "```") {
      samples.push({ title: `${heading}, line ${start}`, code: lines.join("\n") });
      start = 0;
    } else if (start > 0) lines.push(line);
    else if (line === "```ts") [start, lines] = [index + 2, []];
    else if (line.startsWith("#")) heading = line.replace(/^#+ /, "");
  }
  return samples;
}

/** How many values a sample claims. */
export function claimsOf({ code }: Sample): number {
  return code.split(CLAIM).length - 1;
}

const CLAIM = "// => ";

/** The sample as a module that throws, by vitest's `expect`, where a claimed value is not the real one. */
export function checkedModule(sample: Sample): string {
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
export function runSample(sample: Sample, folder: URL): Promise<void> {
  return inTempFolder(folder, async (temporary) => {
    const file = `${temporary}/sample.ts`;
    writeFileSync(file, checkedModule(sample));
    await import(/* @vite-ignore */ pathToFileURL(file).href);
  });
}

/** What the compiler says against the samples, under the options of a tsconfig file; empty if nothing. */
export function typeErrorsOf(samples: readonly Sample[], folder: URL, tsconfig: URL): Promise<readonly string[]> {
  return inTempFolder(folder, async (temporary) => {
    const files = samples.map(({ code }, index) => {
      const file = `${temporary}/sample-${index}.ts`;
      writeFileSync(file, code);
      return file;
    });
    const read = ts.getParsedCommandLineOfConfigFile(
      fileURLToPath(tsconfig),
      {},
      { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
    );
    const program = ts.createProgram(files, read?.options ?? {});
    // Of the samples alone: what they import is checked with its package.
    const found = files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)));
    return found.map(({ file, messageText }) => {
      const place = files.indexOf(file?.fileName ?? "");
      return `${samples[place]?.title ?? file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    });
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
