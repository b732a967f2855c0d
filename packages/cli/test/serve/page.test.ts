import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Action, View } from "@sw/deckbuilder-core";
import { uiIn } from "@sw/deckbuilder-core/ui";
import { at, isUnpick } from "@sw/tabletop";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriers } from "../helpers/barriers.ts";
import { CHROMIUM } from "../helpers/serving.ts";
import { stage } from "../helpers/stage.ts";

/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 240_000 };

/** The board as the test finds it on the page. */
interface BoardOnPage {
  readonly view: View | undefined;
  readonly options: readonly Action[];
}
declare const document: { querySelector(selector: string): BoardOnPage | null };

/** What somebody likes who wants an end, the best last. */
const LIKING: readonly Action["type"][] = [
  "end-turn",
  "decline",
  "pass",
  "use",
  "purchase",
  "commit",
  "attack",
  "play",
];
const ui = uiIn("en");

/** Gives one answer by the buttons and pieces of the board; false once the game is over. */
async function answered(page: Page): Promise<boolean> {
  await page.waitForFunction(() => {
    const board = document.querySelector("sw-deckbuilder");
    return (board?.options.length ?? 0) > 0 || (board?.view?.outcome ?? null) !== null;
  });
  const { view, options } = await page.evaluate(() => {
    const { view: seen, options: legal = [] } = document.querySelector("sw-deckbuilder") ?? {};
    return { view: seen, options: legal };
  });
  if (view === undefined || view.outcome !== null) return false;
  const liked = options
    .filter((action) => !isUnpick(action) && !(action.type === "commit" && action.target !== "base"))
    .sort((one, other) => LIKING.indexOf(other.type) - LIKING.indexOf(one.type));
  const action = liked[0] ?? at(options, 0);
  const label = ui.label(action, view).replaceAll('"', '\\"');
  const button = page.locator(`sw-deckbuilder [data-label="${label}"]`);
  if ((await button.count()) > 0) await button.first().click({ force: true });
  else for (const { at: place } of ui.subjects(action, view).slice(0, 2)) await press(page, place, view);
  await page.waitForFunction(
    (before) => JSON.stringify(document.querySelector("sw-deckbuilder")?.view) !== before,
    JSON.stringify(view),
  );
  return true;
}

/** Plays the seat of this page to the end of the game; how many answers that took. */
async function playedOut(page: Page): Promise<number> {
  let count = 0;
  while (await answered(page)) count += 1;
  return count;
}

/** The numbers in the head of a replay: "choice 3 of 120". */
function numbersIn(text: string | null): readonly number[] {
  return [...(text ?? "").matchAll(/\d+/g)].map(Number);
}

/** Runs the code of a test that the page shows. */
async function runs(code: string | null): Promise<string> {
  const file = join(fileURLToPath(new URL(".", import.meta.url)), `../../dist-of-test-shown-${process.pid}.ts`);
  const here = (code ?? "").replace(
    "import { expect, test }",
    "const test = (_title: string, run: () => void) => run();\nimport { expect }",
  );
  writeFileSync(file, here);
  try {
    await import(file);
    return "ran";
  } finally {
    rmSync(file);
  }
}

/** Presses a piece, as long as what it may do is not done yet. */
async function press(page: Page, place: string, before: View): Promise<void> {
  const piece = page.locator(`sw-deckbuilder [data-at="${place}"]`);
  const isSame = await page.evaluate(
    (old) => JSON.stringify(document.querySelector("sw-deckbuilder")?.view) === old,
    JSON.stringify(before),
  );
  if (isSame && (await piece.count()) > 0) await piece.first().click({ force: true });
}

describe.skipIf(CHROMIUM === undefined)("the page of sw serve in Chromium", () => {
  const { opened, startGame, url, folder } = stage();

  it("A Deckbuilding Game against a bot can be finished with the controls of the page", SLOW, async () => {
    const { page, faults } = await opened("#/play");
    await page.waitForSelector(".seat-row");
    await page.locator('input[name="bases"][value="2"]').check({ force: true });
    await page.locator("select").selectOption("random");
    await startGame(page, {});
    await page.waitForSelector("sw-deckbuilder .board, sw-deckbuilder");
    const answers = await playedOut(page);
    expect(answers).toBeGreaterThan(40);
    await page.click("text=Watch the replay");
    await page.waitForSelector(".replay-head >> text=verified");
    const [begun, all = 0] = numbersIn(await page.textContent(".replay-head .quiet"));
    expect([begun, all > answers]).toEqual([0, true]);
    await page.locator('input[name="viewer"][value="rebel"]').check({ force: true });
    await page.locator(".turns button").nth(2).click();
    await page.locator('[aria-label="One step on"]').click();
    expect(await page.evaluate(() => document.querySelector("sw-deckbuilder")?.view?.viewer)).toBe("rebel");
    const [here = 0] = numbersIn(await page.textContent(".replay-head .quiet"));
    expect(here > 0 && here < all).toBe(true);
    await page.click("text=What if, from here");
    expect(await answered(page)).toBe(true);
    await page.waitForSelector("text=What if: 1 tried.");
    await expect(runs(await page.textContent(".code pre"))).resolves.toBe("ran");
    await page.goto(`${url()}/#/play`);
    await page.waitForSelector(".tables .state.over");
    expect(faults).toEqual([]);
  });

  it(
    "Two browsers share a table by a link, one reconnects after closing, and no frame sends it a secret",
    SLOW,
    async () => {
      const host = await opened("#/play");
      await startGame(host.page, { rebel: "link" });
      const link = await host.page.locator(".links a").first().getAttribute("href");
      const guest = await opened(new URL(link ?? "").hash);
      await guest.page.fill('input[name="name"]', "Ben");
      await guest.page.locator("button.main").click();
      await host.page.waitForSelector("sw-deckbuilder");
      await guest.page.waitForSelector("sw-deckbuilder");
      await host.page.click(".chat summary");
      await host.page.fill(".chat input", "May the dice be with you");
      await host.page.click(".chat form button");
      await guest.page.waitForSelector("text=Chat (1)");
      await guest.page.click(".chat summary");
      await guest.page.waitForSelector(".chat li >> text=May the dice be with you");
      await guest.page.click(".chat summary");
      await host.page.click(".chat summary");
      await host.page.locator("sw-deckbuilder").focus();
      await host.page.keyboard.press("e");
      await host.page.click("text=Let a bot play for the Rebellion");
      await host.page.waitForSelector(".notice >> text=After a minute without an answer");
      await guest.page.waitForFunction(() => (document.querySelector("sw-deckbuilder")?.options.length ?? 0) > 0);
      const storage = await guest.context.storageState();
      await guest.context.close();
      const again = await opened(new URL(guest.page.url()).hash, { storage });
      await again.page.waitForFunction(() => (document.querySelector("sw-deckbuilder")?.options.length ?? 0) > 0);
      await again.page.keyboard.press("e");
      await host.page.waitForFunction(() => (document.querySelector("sw-deckbuilder")?.options.length ?? 0) > 0);
      expect(await host.page.locator("sw-deckbuilder").textContent()).not.toBeNull();
      const table = /table\/([^/]+)/.exec(guest.page.url())?.[1] ?? "";
      const [own, other] = [storage, await host.context.storageState()].map((state) => JSON.stringify(state));
      const tokenOf = (kept = ""): string => /\\"tokens\\":\{\\"\w+\\":\\"(\w+)\\"/.exec(kept)?.[1] ?? "";
      const log = readFileSync(
        join(folder, "tables", readdirSync(join(folder, "tables")).find((name) => name === `${table}.log`) ?? ""),
        "utf8",
      );
      const seed = /"seed":"([^"]+)"/.exec(log)?.[1] ?? "";
      expect([tokenOf(own).length, tokenOf(other).length, seed.length > 20]).toEqual([48, 48, true]);
      const told = [...guest.frames, ...again.frames].join("\n");
      expect(told).toContain("rebel");
      expect([told.includes(seed), told.includes(tokenOf(other)), told.includes(tokenOf(own))]).toEqual([
        false,
        false,
        false,
      ]);
      expect([...host.faults, ...guest.faults, ...again.faults]).toEqual([]);
    },
  );

  it("Two people at one screen hand it over without seeing each other's hand in between", SLOW, async () => {
    const { page, faults } = await opened("#/play");
    await startGame(page, { rebel: "here" });
    await page.locator(".curtain button").first().click();
    await page.waitForSelector("sw-deckbuilder");
    await page.keyboard.press("e");
    await page.waitForSelector(".curtain");
    expect(await page.locator("sw-deckbuilder").count()).toBe(0);
    await page.locator(".curtain button").click();
    const viewer = await page.evaluate(() => JSON.stringify(document.querySelector("sw-deckbuilder")?.view));
    expect(viewer).toContain('"viewer":"rebel"');
    expect(faults).toEqual([]);
  });

  it("A refusal names its rule, and the last action can be undone if it revealed nothing", SLOW, async () => {
    const { page } = await opened("#/play");
    await startGame(page, {});
    await page.locator('[data-at="row/0"]').click({ force: true });
    await page.waitForSelector('.rule a[href^="#/reference/rule/dbg."]');
    await page.locator('[data-at^="own-hand/"]').first().click();
    const undo = page.locator('sw-deckbuilder button[aria-label="Undo"]');
    await undo.click();
    await page.waitForFunction(() =>
      JSON.stringify(document.querySelector("sw-deckbuilder")?.view).includes('"play":[]'),
    );
  });

  it("A position set up by hand can be played on, and the test generated for it passes", SLOW, async () => {
    const { page, faults } = await opened("#/position/deckbuilder");
    await page.getByLabel("Card or piece").selectOption({ label: "TIE Bomber" });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.waitForSelector('sw-deckbuilder [data-at^="own-hand/"]');
    expect(await page.inputValue(".position-side textarea")).toContain('"hand": [');
    expect(await answered(page)).toBe(true);
    await page.waitForSelector("text=Answers given: 1.");
    const code = await page.textContent(".code pre");
    expect(code).toContain('scenario({"empire":{"hand":["tie-bomber"]}})');
    await expect(runs(code)).resolves.toBe("ran");
    await page.fill(".position-side textarea", '{ "empire": { "hand": ["tie-bomber", "no-such-card"] } }');
    expect(await page.textContent(".position-side .fault")).toContain("no-such-card");
    await page.getByLabel("Game").selectOption("rebellion");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.waitForSelector("sw-rebellion");
    expect(await page.inputValue(".position-side textarea")).toContain('"systems"');
    expect(faults).toEqual([]);
  });

  it("Rules and cards are found in both languages, and a refusal links to its rule", SLOW, async () => {
    const { page, faults } = await opened("#/reference/rule/reb.retreat.preferred-destination");
    await page.waitForSelector(".entry blockquote");
    expect(await page.textContent(".entry h2")).toContain("retreat");
    await page.fill("input[type=search]", "superlaser");
    await page.waitForSelector(".result mark");
    await page.goto(`${url()}/#/reference/deckbuilder`);
    await page.locator('input[name="language"][value="es"]').check({ force: true });
    await page.locator('input[name="shelf"][value="cards"]').check({ force: true });
    await page.fill("input[type=search]", "halcon milenario");
    await page.waitForSelector(".entry-name");
    expect(await page.textContent(".result")).toContain("Halcón Milenario");
    await page.goto(`${url()}/#/reference/legion`);
    await page.fill("input[type=search]", "imparable");
    await page.waitForSelector(".result >> text=Palabra clave");
    expect(faults).toEqual([]);
  });

  it("No screen has an accessibility violation, wide or narrow, dark or light", SLOW, async () => {
    for (const width of [1400, 360]) {
      const { page } = await opened("#/play", { width });
      await startGame(page, { rebel: "link" });
      await page.waitForSelector(".links a");
      const table = new URL(page.url()).hash;
      for (const path of [
        "#/play",
        table,
        "#/table/none",
        "#/replays",
        "#/position/rebellion",
        "#/reference/rebellion",
      ]) {
        await page.goto(`${url()}/${path}`);
        await page.waitForTimeout(100);
        for (const theme of ["dark", "light"]) {
          await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
          expect([path, width, theme, await barriers(page)]).toEqual([path, width, theme, []]);
        }
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      }
    }
  });
});
