import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers } from "../helpers/barriers.ts";
import { CHROMIUM } from "../helpers/serving.ts";
import { stage } from "../helpers/stage.ts";

/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 300_000 };

/** Clicks a button of the page by its name. */
function press(page: Page, name: string): Promise<void> {
  return page.getByRole("button", { name, exact: true }).click();
}

/** What the guide has said last. */
async function told(page: Page): Promise<string> {
  return (await page.textContent(".advice .told")) ?? "";
}

/** Rolls every die that the guide asks for; how many these were. */
async function rollsAll(page: Page): Promise<number> {
  let count = 0;
  for (; (await page.getByRole("button", { name: "Roll here" }).count()) > 0; count++) await press(page, "Roll here");
  return count;
}

/** The table in the notation of the guide. */
async function notation(page: Page): Promise<string> {
  return (await page.textContent(".solo-guide pre")) ?? "";
}

describe.skipIf(CHROMIUM === undefined)("the solo guide on the page of sw serve", () => {
  const { opened } = stage();

  it("A table of the solo guide is set up by clicks, and the guide's advice is carried out on it", SLOW, async () => {
    const { page, faults } = await opened("#/guide");
    await press(page, "Go through the set-up");
    for (let step = 1; step < 5; step++) await press(page, "Step done");
    expect(await told(page)).toContain("Step 5 of 12");
    await press(page, "Step done");
    await page.waitForSelector(".advice .fault");
    await page.click("text=Tracks and cards");
    await press(page, "Boba Fett");
    for (let step = 5; step < 9; step++) await press(page, "Step done");
    expect(await told(page)).toContain("Step 9 of 12");
    await press(page, "Step done");
    for (const faction of ["rebel", "imperial"]) {
      const symbols = defaultCatalogue.systems.filter(({ setupProbe }) => setupProbe === faction);
      for (const { id } of symbols.slice(0, faction === "rebel" ? 3 : 5)) await page.click(`[data-place="${id}"]`);
    }
    await press(page, "Lay the units");
    expect(await rollsAll(page)).toBeGreaterThan(2);
    for (let step = 9; step <= 12; step++) await press(page, "Step done");
    expect(await told(page)).toContain("The set-up is complete.");

    const before = await notation(page);
    await page.getByLabel("What happens at your table").selectOption("recruit");
    await page.locator(".question select").nth(1).selectOption({ label: "Blindside" });
    await press(page, "Ask");
    await rollsAll(page);
    expect(await told(page)).toContain("Recruit Janus Greejatus");
    await press(page, "Carry it out on this table");
    const after = await notation(page);
    expect([before.includes("blindside"), after.includes("actions: blindside")]).toEqual([false, true]);
    await page.reload();
    expect(await notation(page)).toBe(after);
    expect(faults).toEqual([]);
  });

  it(
    "A place is edited by clicks, an impossible entry is refused in a sentence, and a change can be undone",
    SLOW,
    async () => {
      const { page, faults } = await opened("#/guide");
      await page.click('[data-place="coruscant"]');
      await page.locator('input[name="loyalty"][value="rebel"]').check({ force: true });
      expect(await page.textContent(".advice .fault")).toContain("Coruscant");
      await page.click('[data-place="hoth"]');
      const empty = await notation(page);
      await page.click('[aria-label="One more: Rebel Trooper"]');
      await page.click('[aria-label="One more: Rebel Trooper"]');
      expect(await notation(page)).toContain("hoth: r 2 rebel-trooper");
      expect(await page.textContent('[data-place="hoth"]')).toContain("2");
      for (const theme of ["dark", "light"]) {
        await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
        expect(await barriers(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
      await press(page, "Undo");
      await press(page, "Undo");
      expect(await notation(page)).toBe(empty);
      expect(faults).toEqual([]);
    },
  );
});
