import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { steadyBot } from "@sw/bots/rebellion";
import { configOf, game } from "@sw/rebellion-core";
import { expectOk, makeReplay, seeded } from "@sw/tabletop";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pngDifference, smallPng } from "../helpers/png.ts";
import { CHROMIUM } from "../helpers/serving.ts";
import { type OpenedPage, stage } from "../helpers/stage.ts";

/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 300_000 };
// Typefaces differ from machine to machine; a part in another place or colour differs more.
const TOLERANCE = 0.04;
/** The largest picture in bytes. */
const LARGEST = 60_000;
const FOLDER = new URL("pictures/", import.meta.url);
/** The forms of each picture. They are smaller than the window, so that the files are small. */
const FORMS = [
  { suffix: "", width: 1400, height: 900, scale: 0.5, colors: "dark" },
  { suffix: "-phone-light", width: 360, height: 780, scale: 0.75, colors: "light" },
] as const;

/** What a board shows when it asks for an answer. */
const ASKED = ".game-board .answer, .game-board .piece.legal";

/** A replay of the first choices of a game between bots. */
function replay(choices: number): string {
  const chance = seeded("a picture");
  const config = configOf();
  let { state } = expectOk(game.setup(config, "a picture"));
  const actions = Array.from({ length: choices }, () => {
    const decision = game.decision(state);
    const view = game.view(state, decision?.seat ?? "rebel");
    const action = steadyBot(view, game.options(view), { chance });
    ({ state } = expectOk(game.apply(state, action)));
    return action;
  });
  return JSON.stringify(
    expectOk(makeReplay(game, { version: "0.0.0", config, chance: { seed: "a picture" }, actions })),
  );
}

/** Chooses a game in the form of a new game. */
async function choose(page: Page, key: string): Promise<void> {
  await page.locator(`input[name="game"][value="${key}"]`).check({ force: true });
  await page.waitForSelector(".seat-row");
}

/** Waits until a board is drawn. */
async function drawn(page: Page): Promise<void> {
  await page.waitForSelector(".game-board >> .frame");
}

/** The screens that need no table: the address, and what is done there. */
const SCREENS: readonly (readonly [name: string, path: string, prepare: (page: Page) => Promise<void>])[] = [
  ["new", "#/play", (page) => choose(page, "rebellion")],
  [
    "replay",
    "#/replays",
    async (page) => {
      const buffer = Buffer.from(replay(150));
      await page.locator("input[type=file]").setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
      await page.waitForSelector(".replay-head >> text=verified");
      await page.locator('[aria-label="To the end"], .steps .step:nth-of-type(5)').first().click();
      await drawn(page);
    },
  ],
  [
    "army",
    "#/play",
    async (page) => {
      await choose(page, "legion");
      await page.getByRole("button", { name: "Edit this army" }).first().click();
      await page.locator("army-editor >> text=This army is legal.").waitFor();
      await page.locator("army-editor").scrollIntoViewIfNeeded();
    },
  ],
  [
    "reference",
    "#/reference/rule/reb.retreat.preferred-destination",
    async (page) => {
      await page.waitForSelector(".entry blockquote");
      await page.fill("input[type=search]", "retreat");
      await page.waitForSelector(".result mark");
    },
  ],
  [
    "position",
    "#/position/rebellion",
    async (page) => {
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await drawn(page);
    },
  ],
  [
    "guide",
    "#/guide",
    async (page) => {
      await page.getByRole("button", { name: "Go through the set-up", exact: true }).click();
      await page.waitForSelector(".advice .told");
    },
  ],
];

describe.skipIf(CHROMIUM === undefined)("the pictures of the page of sw serve", () => {
  const { opened, startGame, url } = stage({ preload: new URL("../helpers/fixed-random.mjs", import.meta.url).href });

  /** Compares what a page shows with the stored picture, or stores it if `SW_GOLDEN` is set. */
  const compare = async (name: string, { page, faults }: OpenedPage): Promise<void> => {
    await page.evaluate("document.fonts.ready");
    const png = smallPng(await page.screenshot({ animations: "disabled", caret: "hide" }));
    const file = new URL(`${name}.png`, FOLDER);
    if (process.env["SW_GOLDEN"] === "1") {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, png);
    }
    expect(faults).toEqual([]);
    expect.soft(png.length, `${name} is too large`).toBeLessThan(LARGEST);
    expect.soft(pngDifference(readFileSync(file), png), `${name} differs`).toBeLessThan(TOLERANCE);
    const width = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    expect.soft(width, `${name} is too wide`).toBeLessThanOrEqual(0);
  };

  it(
    "The screens without a table look like their stored pictures, dark and wide and light on a phone",
    SLOW,
    async () => {
      for (const { suffix, ...form } of FORMS) {
        // Loading the page again for each screen would take most of the time.
        const one = await opened("#/guide", form);
        for (const [name, path, prepare] of SCREENS) {
          await one.page.goto(`${url()}/${path}`);
          await prepare(one.page);
          await compare(`${name}${suffix}`, one);
        }
      }
    },
  );

  it(
    "The lobby and the table of each game look like their stored pictures, dark and wide and light on a phone",
    SLOW,
    async () => {
      const [wide, phone] = FORMS;
      for (const key of ["deckbuilder", "rebellion", "legion"]) {
        const one = await opened("#/play", wide);
        await choose(one.page, key);
        await startGame(one.page, {});
        await drawn(one.page);
        await one.page.waitForSelector(ASKED);
        await compare(`table-${key}`, one);
        const other = await opened(new URL(one.page.url()).hash, {
          ...phone,
          storage: await one.context.storageState(),
        });
        await drawn(other.page);
        await other.page.waitForSelector(ASKED);
        await compare(`table-${key}${phone.suffix}`, other);
        await Promise.all([one.context.close(), other.context.close()]);
      }
      const host = await opened("#/play");
      await startGame(host.page, { rebel: "open" });
      await host.page.waitForSelector(".table-page");
      for (const { suffix, ...form } of FORMS) {
        const one = await opened("#/play", form);
        await one.page.waitForSelector("page-lobby .tables a");
        // The time of day differs.
        await one.page.addStyleTag({ content: "page-lobby small { visibility: hidden }" });
        await one.page.locator("page-lobby").scrollIntoViewIfNeeded();
        await compare(`lobby${suffix}`, one);
      }
    },
  );
});
