import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { pagesIn } from "../../../scripts/lib/samples.ts";
import { fakeIo, freshFolder, sw } from "./helpers/fake-io.ts";

/** The README, and behind it the guides to the command. */
const PAGES = ["packages/cli/README.md", ...pagesIn("docs/command")].map((page) =>
  readFileSync(new URL(`../../../${page}`, import.meta.url), "utf8"),
);
const folder = freshFolder();
afterAll(() => folder.remove());
cpSync(fileURLToPath(new URL("../examples", import.meta.url)), join(folder.path, "examples"), { recursive: true });

/** A sample: what is typed before the command reads it, the command, and what it prints. */
interface Sample {
  readonly lines: readonly string[];
  readonly args: string;
  readonly shown: string;
}

const samples: readonly Sample[] = PAGES.flatMap((page) =>
  [...page.matchAll(/```console\n\$ (?:echo '?([^\s']+)'? \| )?sw ([^\n]+)\n(.*?)```/gs)].map(
    ([, typed, args = "", shown = ""]) => ({ lines: typed === undefined ? [] : [typed], args, shown }),
  ),
);

/** The sample's text as a pattern in which `...` matches anything. */
function pattern(shown: string): RegExp {
  const parts = shown.trim().split("...");
  const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*?")}$`, "s");
}

describe("the samples of the README and the guides", () => {
  test("All samples of the README and the guides are tested", () => {
    expect(samples).toHaveLength(PAGES.join("").split("```console").length - 1);
    expect(samples.length).toBeGreaterThanOrEqual(12);
  });

  test.each(samples.map((sample) => [sample.args, sample] as const))(
    "The sample 'sw %s' of the README prints what it shows",
    async (_args, { lines, args, shown }) => {
      const { out, err } = await sw(fakeIo(folder.path, { lines }), wordsOf(args));
      expect(trimmed(out + err)).toMatch(pattern(trimmed(shown)));
    },
  );

  test("A README sample with different output would fail its check", () => {
    expect("the end, 7").toMatch(pattern("the ..., 7"));
    expect("the end, 7").not.toMatch(pattern("the ..., 8"));
    expect("one\ntwo").not.toMatch(pattern("one"));
  });
});

/** The words of a command line, of which quotation marks hold several together. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

/** Spaces at the ends of lines cannot be seen. */
function trimmed(text: string): string {
  return text.replace(/ +$/gm, "").trim();
}
