import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser, CHROMIUM } from "./helpers/browser.ts";
import { difference, drawn, PICTURES } from "./helpers/pictures.ts";

// Typefaces differ from machine to machine; a piece in another place or colour differs more.
const TOLERANCE = 0.04;

describe.skipIf(CHROMIUM === undefined)("the pictures of the README", () => {
  let one: Browser;
  beforeAll(async () => {
    one = await browser();
  });
  afterAll(() => one.close());

  it.each(PICTURES)("The stored picture $name matches what its board draws", async (picture) => {
    const kept = readFileSync(new URL(`../../../docs/pictures/${picture.name}.png`, import.meta.url));
    expect(await difference(one, kept, await drawn(one, picture))).toBeLessThan(TOLERANCE);
  });

  it("Pictures of two different games differ by more than the tolerance", async () => {
    const [first, second] = await Promise.all(
      PICTURES.filter(({ theme, width }) => theme === "dark" && width > 1000)
        .slice(0, 2)
        .map(async (picture) => drawn(one, picture)),
    );
    if (first === undefined || second === undefined) throw new Error("there are fewer than two pictures");
    expect(await difference(one, first, second)).toBeGreaterThan(TOLERANCE);
  });
});
