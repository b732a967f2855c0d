import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tooOld } from "../src/node-version.ts";

test("The command reports in one line that an older Node is too old", () => {
  expect(tooOld("18.20.8")).toBe("Node 18.20.8 is too old: use 20.19 or newer.");
  expect(tooOld("20.18.3")).toBe("Node 20.18.3 is too old: use 20.19 or newer.");
});

test("The command runs on the oldest Node version that its package requires", () => {
  const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(tooOld(`${engines.node.replace(">=", "")}.0`)).toBeUndefined();
  expect(tooOld("22.0.0")).toBeUndefined();
});
