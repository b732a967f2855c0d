import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Folders and files whose tests take seconds, the longest first: whole games under laws, and games of bots. */
const LONG: readonly string[] = ["/conformance/", "/base/hidden/", "/bots.test.ts", "/readme.test.ts", "/text/"];

/**
 * The long files first, so that no worker is left with one alone at the end. Vitest goes by the durations of the last run, which
 * a fresh checkout has none of, and then by sizes, which tell nothing here.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...LONG.flatMap((part) => sorted.filter((file) => longPart(file) === part)), ...sorted.filter(isShort)];
  }
}

/** The first of the long parts that a file's path has. */
function longPart({ moduleId }: TestSpecification): string | undefined {
  return LONG.find((part) => moduleId.includes(part));
}

function isShort(file: TestSpecification): boolean {
  return longPart(file) === undefined;
}
