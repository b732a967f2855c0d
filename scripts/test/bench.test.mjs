import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadSource, sourcesOf } from "../lib/bundle.mjs";
import { pairedRatio, quantile } from "../lib/quantiles.mjs";
import { withTempFolder } from "../lib/stop.mjs";
import { turn } from "../lib/turns.ts";
import { root } from "../lib/workspace.mjs";

describe("what many turns come to", () => {
  test("The median of an even number of turns is the lower one of the middle two, in whatever order they came", () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(quantile([5], 0.5)).toBe(5);
  });

  test("At the 90th percentile a tenth of the turns were as fast or faster", () => {
    const turns = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(quantile(turns, 0.9)).toBe(90);
  });

  test("Ratios are taken turn by turn, so a machine that slows down halfway changes nothing", () => {
    expect(pairedRatio([200, 220, 100, 110], [100, 110, 50, 55])).toBe(2);
  });

  test("A turn goes on until 25 ms were worked, and counts all that was done in them", () => {
    let calls = 0;
    const rate = turn(() => {
      calls += 1;
      return 3;
    });
    expect(calls).toBeGreaterThan(1);
    expect(rate).toBeGreaterThan(0);
    expect(rate).toBeLessThanOrEqual((3 * calls) / 0.025);
  });
});

describe("sources of another commit", () => {
  const entry = join(root, "packages", "dice", "bench", "rows.ts");
  const namesOf = (/** @type {Record<string, unknown>} */ bundle) =>
    /** @type {() => readonly { readonly name: string }[]} */ (bundle["rows"])().map(({ name }) => name);

  test("A bench of this checkout runs over the packages of another folder, with this checkout's dependencies", async () => {
    await withTempFolder(async (folder) => {
      for (const name of ["dice", "tabletop"]) {
        cpSync(join(root, "packages", name, "src"), join(folder, "packages", name, "src"), { recursive: true });
      }
      const here = namesOf(await loadSource(entry, [sourcesOf(folder)]));
      expect(here.length).toBeGreaterThan(1);
      const index = join(folder, "packages", "dice", "src", "odds", "index.ts");
      writeFileSync(index, `${readFileSync(index, "utf8")}\nthrow new Error("the other folder's dice");\n`);
      await expect(loadSource(entry, [sourcesOf(folder)])).rejects.toThrow("the other folder's dice");
      expect(namesOf(await loadSource(entry))).toEqual(here);
    });
  });
});
