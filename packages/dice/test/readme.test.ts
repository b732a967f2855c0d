import { describe, expect, test } from "vitest";
import { checkedModule, claimsOf, runSample, samplesOf, typeErrorsOf } from "./readme.ts";

const here = new URL(".", import.meta.url);
const samples = samplesOf(new URL("../README.md", here));

describe("the samples of the README", () => {
  test.each(samples)("$title", async (sample) => {
    expect(claimsOf(sample)).toBeGreaterThan(0);
    await runSample(sample, here);
  });

  test("they are there and type-check as they stand, while one with a wrong type is found", async () => {
    const wrong = { title: "wrong", code: 'import { roll } from "@sw/dice";\nroll(1);' };
    const errors = await typeErrorsOf([...samples, wrong], here, new URL("../tsconfig.json", here));
    expect(errors).toEqual([expect.stringContaining("wrong: Expected 3-4 arguments")]);
    expect(samples.length).toBeGreaterThan(5);
  });
});

describe("the sample runner", () => {
  const run = (code: string): Promise<void> => runSample({ title: "test", code }, here);

  test("a claim that holds passes, one that does not is found", async () => {
    await run("const two = 1 + 1; // => 2\n[two,\n  two]; // => [2, 2]");
    await expect(run("1 + 1; // => 3")).rejects.toThrow("expected 2 to deeply equal 3");
    await expect(run("const two = 1 + 1; // => 3")).rejects.toThrow("expected 2 to deeply equal 3");
  });

  test("a claim that would not be checked is refused", () => {
    expect(() => checkedModule({ title: "test", code: "if (true) {\n  1; // => 1\n}" })).toThrow("unfinished");
    expect(() => checkedModule({ title: "test", code: "if (true) {} // => 1" })).toThrow("no value");
  });
});
