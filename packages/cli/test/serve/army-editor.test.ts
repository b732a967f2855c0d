import { type ArmyList, army, parseArmyList } from "@sw/legion-core/army";
import { expectOk } from "@sw/tabletop";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers } from "../helpers/barriers.ts";
import { CHROMIUM } from "../helpers/serving.ts";
import { stage } from "../helpers/stage.ts";

/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 240_000 };

/** The first army as the form holds it. */
async function listed(page: Page): Promise<ArmyList> {
  return expectOk(parseArmyList(JSON.parse(await page.locator(".army textarea").first().inputValue())));
}

/** Picks the first choice of an adder. */
async function adds(page: Page, label: string): Promise<void> {
  const adder = page.getByLabel(label, { exact: true });
  const first = await adder.locator("optgroup option").first().getAttribute("value");
  await adder.selectOption(first);
}

describe.skipIf(CHROMIUM === undefined)("the army editor on the page of sw serve", () => {
  const { opened, startGame } = stage();

  it(
    "A ready army is changed, is refused in words while it breaks a rule, and is played when it is legal",
    SLOW,
    async () => {
      const { page, faults } = await opened("#/play");
      await page.locator('input[name="game"][value="legion"]').check({ force: true });
      await page.getByRole("button", { name: "Edit this army" }).first().click();
      const editor = page.locator("army-editor");
      await editor.locator("text=This army is legal.").waitFor();
      const before = await listed(page);
      expect(await editor.locator(".army-points").textContent()).toBe(`${army.points(before)} points`);

      await editor.locator(".army-units .army-unit .army-remove").first().click();
      const without = await listed(page);
      expect(without.units).toEqual(before.units.slice(1));
      expect(await editor.locator(".army-points").textContent()).toBe(`${army.points(without)} points`);
      await editor.locator(".army-faults .fault").first().waitFor();
      expect(await editor.locator(".army-faults li").count()).toBe(army.check(without).length);
      expect(await editor.locator('.army-faults a[href^="#/reference/rule/leg."]').count()).toBeGreaterThan(0);
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
      await startGame(page, {});
      await page.waitForSelector(".bar .fault");
      expect(faults).toEqual([]);
    },
  );

  it("An army is built from nothing with what the editor offers, unit by unit and card by card", SLOW, async () => {
    const { page, faults } = await opened("#/play");
    await page.locator('input[name="game"][value="legion"]').check({ force: true });
    await page.locator('select[name="army1"]').selectOption("own");
    await page.getByRole("button", { name: "Build an army" }).click();
    await page.locator(".army-head select").first().selectOption("separatist-alliance");
    expect((await listed(page)).faction).toBe("separatist-alliance");
    for (const rank of ["Commanders", "Corps", "Corps", "Corps"]) {
      const adder = page.getByLabel("Add a unit", { exact: true });
      await adder.selectOption(await adder.locator(`optgroup[label="${rank}"] option`).first().getAttribute("value"));
    }
    await page.locator(".army-editor .army-units .army-adder").first().selectOption({ index: 1 });
    await page.click(".army-editor summary >> text=Command hand");
    while ((await page.getByLabel("Add a command card", { exact: true }).count()) > 0)
      await adds(page, "Add a command card");
    await page.click(".army-editor summary >> text=Battle deck");
    while ((await page.getByLabel("Add a battle card", { exact: true }).count()) > 0)
      await adds(page, "Add a battle card");
    await page.waitForSelector("text=This army is legal.");
    const list = await listed(page);
    expect([army.check(list), list.units.length, list.units.flatMap(({ upgrades }) => upgrades).length > 0]).toEqual([
      [],
      4,
      true,
    ]);
    await startGame(page, {});
    await page.waitForSelector("sw-legion");
    expect(faults).toEqual([]);
  });
});
