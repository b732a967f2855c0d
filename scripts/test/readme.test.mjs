import { describe, expect, test } from "vitest";
import { checkedModule, runSample } from "../lib/readme.ts";

const here = new URL(".", import.meta.url);

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
