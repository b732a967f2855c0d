import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manifestOf, publicPackages, root } from "../lib/workspace.mjs";

/** @param {string} path */
const read = (path) => readFileSync(path, "utf8");

/**
 * An exports map as consumers see it.
 * @param {import("../lib/workspace.mjs").Exported} exported
 * @returns {import("../lib/workspace.mjs").Exported}
 */
function withoutSources(exported) {
  if (typeof exported === "string") return exported;
  const kept = Object.entries(exported).filter(([condition]) => condition !== "@sw/source");
  return Object.fromEntries(kept.map(([condition, target]) => [condition, withoutSources(target)]));
}

describe.each(publicPackages().map((one) => ({ ...one, name: one.manifest.name })))(
  "$name",
  ({ path, name, manifest }) => {
    test("A package is published with the exports it is developed with, less the way to the sources", () => {
      const published = manifest.publishConfig?.exports ?? manifest.exports;
      expect(published).toEqual(withoutSources(manifest.exports ?? {}));
    });

    test("A package carries the licence and asks for the same Node as the workspace", () => {
      expect(read(join(path, "LICENSE"))).toBe(read(join(root, "LICENSE")));
      expect(manifest.engines).toEqual(manifestOf(root).engines);
    });

    test("A published package asks for libraries by ranges, so that a project's own copy of one is shared", () => {
      const pinned = Object.entries(manifest.dependencies ?? {}).filter(([, range]) => /^\d/.test(range));
      expect(pinned).toEqual([]);
    });

    test("A package has a size budget, unless it is a command", () => {
      /** @type {readonly { path: string }[]} */
      const budgets = JSON.parse(read(join(root, ".size-limit.json")));
      const isBudgeted = budgets.some((budget) => join(root, budget.path).startsWith(path));
      expect(isBudgeted || manifest.bin !== undefined, name).toBe(true);
    });
  },
);
