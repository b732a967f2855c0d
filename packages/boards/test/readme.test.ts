import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { iconsModule, tokensModule } from "../scripts/generate.mjs";
import { manifest } from "../scripts/manifest.mjs";
import { browser, CHROMIUM } from "./helpers/browser.ts";

const HOME = new URL("../", import.meta.url);
const README = readFileSync(new URL("README.md", HOME), "utf8");

/** Opens the page of the README with these changes, and returns its tab. */
async function opened(one: Browser, change: (page: string) => string): Promise<Page> {
  const page = change(README.split("```html\n")[1]?.split("```")[0] ?? "");
  const [before = "", script = "", after = ""] = page.split(/<script type="module">|<\/script>/);
  const built = await build({
    stdin: { contents: script, resolveDir: fileURLToPath(new URL("test", HOME)) },
    bundle: true,
    write: false,
    format: "iife",
    conditions: ["@sw/source"],
  });
  const tab = await one.newPage({ viewport: { width: 1400, height: 900 } });
  await tab.setContent(
    `${before}<script>${built.outputFiles[0]?.text.replaceAll("</script", "<\\/script")}</script>${after}`,
  );
  return tab;
}

it.skipIf(CHROMIUM === undefined)(
  "On the page of the README a click plays a card, and the bot plays a turn in reply",
  async () => {
    const one = await browser();
    const tab = await opened(one, (page) => page);
    const cards = tab.locator(".own-hand [data-at]");
    await expect.poll(() => cards.count()).toBe(5);
    await cards.first().click();
    await expect.poll(() => cards.count()).toBe(4);
    await tab.keyboard.press("e");
    await expect.poll(() => tab.locator(".log .turn").allInnerTexts()).toHaveLength(3);
    await one.close();
  },
);

/** The other games: the seat of the person, that of the bot, and the configuration. */
const OTHERS = [
  ["rebellion", "imperial", "rebel", "configOf()"],
  ["rebellion", "imperial", "rebel", 'configOf({ setup: "first-game" })'],
  ["rebellion", "rebel", "imperial", "configOf()"],
  ["legion", "player-1", "player-2", "SKIRMISH"],
] as const;

describe.skipIf(CHROMIUM === undefined)("the page of the README for the other games", () => {
  it.each(OTHERS)(
    "The page of the README plays %s for %s and %s with %s, and asks the person",
    async (game, me, other, config) => {
      const one = await browser();
      const importing = game === "legion" ? 'import { SKIRMISH } from "@sw/legion-core/examples"' : "";
      const tab = await opened(one, (page) =>
        page
          .replace("configOf, game", config === "SKIRMISH" ? "game" : "configOf, game")
          .replace("configOf()", config)
          .replace('["empire", "rebel"]', JSON.stringify([me, other]))
          .replace("import {", `${importing}\nimport {`)
          .replaceAll("deckbuilder", game),
      );
      const count = (): Promise<number> =>
        tab
          .locator(`sw-${game}`)
          .evaluate((board) => ("options" in board && Array.isArray(board.options) ? board.options.length : 0));
      await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0);
      await one.close();
    },
    90_000,
  );
});

it("The modules of icons and tokens match the source files from which they are generated", () => {
  expect(readFileSync(new URL("src/icons.ts", HOME), "utf8")).toBe(iconsModule());
  expect(readFileSync(new URL("src/common/tokens.ts", HOME), "utf8")).toBe(tokensModule());
});

it("The manifest of the custom elements matches their sources, and the package names it", () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, HOME), "utf8"));
  expect(read("custom-elements.json")).toEqual(manifest());
  expect(read("package.json")).toMatchObject({
    customElements: "custom-elements.json",
    files: expect.arrayContaining(["custom-elements.json"]),
  });
  const [first] = manifest().modules;
  expect(first?.declarations[0]).toMatchObject({ tagName: "sw-deckbuilder" });
  expect(first?.declarations[0]?.attributes.map(({ name }) => name)).toEqual([
    "locale",
    "theme",
    "rule-href",
    "undoable",
  ]);
});
