import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFiles } from "../lib/files.mjs";

test("Folders that tests make for a moment are no part of the project", () => {
  const folder = mkdtempSync(join(import.meta.dirname, ".readme-"));
  try {
    writeFileSync(join(folder, "sample.ts"), "");
    const files = projectFiles();
    expect(files).toContain("scripts/test/files.test.mjs");
    expect(files.filter((path) => path.includes(".readme-"))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
