import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { iconsModule, tokensModule } from "../scripts/generate.mjs";
import { manifest } from "../scripts/manifest.mjs";
import { browser, CHROMIUM } from "./helpers/browser.ts";

const HOME = new URL("../", import.meta.url);
const README = readFileSync(new URL("README.md", HOME), "utf8");

it.skipIf(CHROMIUM === undefined)(
  "On the page of the README a click plays a card, and the bot plays a turn in reply",
  async () => {
    const page = README.split("```html\n")[1]?.split("```")[0] ?? "";
    const [before = "", script = "", after = ""] = page.split(/<script type="module">|<\/script>/);
    const built = await build({
      stdin: { contents: script, resolveDir: fileURLToPath(new URL("test", HOME)) },
      bundle: true,
      write: false,
      format: "iife",
      conditions: ["@sw/source"],
    });
    const one = await browser();
    const tab = await one.newPage({ viewport: { width: 1400, height: 900 } });
    await tab.setContent(
      `${before}<script>${built.outputFiles[0]?.text.replaceAll("</script", "<\\/script")}</script>${after}`,
    );
    const cards = tab.locator(".own-hand [data-at]");
    await expect.poll(() => cards.count()).toBe(5);
    await cards.first().click();
    await expect.poll(() => cards.count()).toBe(4);
    await tab.keyboard.press("e");
    await expect.poll(() => tab.locator(".log .turn").allInnerTexts()).toHaveLength(3);
    await one.close();
  },
);

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
