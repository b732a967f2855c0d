import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { start } from "@sw/example-client/page";
import { Window } from "happy-dom";
import { chromium } from "playwright-core";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { installedChromium } from "../../../scripts/lib/chromium.ts";
import { buildExample } from "../build.mjs";
import { click } from "./helpers/clicks.ts";
import { type Hosted, hosted } from "./helpers/hosted.ts";
import { seated } from "./helpers/seated.ts";

const PAGE = readFileSync(new URL("../../client/index.html", import.meta.url), "utf8");
const HOME = fileURLToPath(new URL("../dist-of-test-", import.meta.url));

let host: Hosted;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  vi.unstubAllGlobals();
});

/** How long a whole game may take on a machine that does much else, in milliseconds. */
const PATIENCE = 150_000;

/** Clicks until the page names the winner; every click is answered by the page before the next. */
async function playedToItsEnd(clickOnce: () => Promise<ReturnType<typeof click>>): Promise<ReturnType<typeof click>> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const now = await clickOnce();
    if (now.status.startsWith("The game is over.")) return now;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("the game did not end");
}

const SLOW = { timeout: 2 * PATIENCE };

test("The page plays a game to its end with a button for each option, and tells what happened", SLOW, async () => {
  host = await hosted();
  ends.push(() => host.close());
  const { empire, rebel } = await host.open();
  const other = seated(rebel, "other");
  ends.push(() => other.connection.close());
  const window = new Window({ url: `http://${host.url}/#table=${empire.table}&token=${empire.token}` });
  ends.push(() => window.happyDOM.close());
  window.document.write(PAGE.replace(/<script.*<\/script>/, ""));
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("location", window.location);
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("WebSocket", WebSocket);
  ends.push(start());
  const end = await playedToItsEnd(async () => click(document));
  expect(end.status).toMatch(/^The game is over\. Won by the (Empire|Rebellion), \d bases? ahead\.$/);
  expect(end.lines).toBeGreaterThan(100);
  expect(document.querySelector("#table")?.textContent).toContain("Galaxy row");
  expect(document.querySelector("#refused")?.textContent).toBe("");
  // The page loads again, in a browser whose language is Spanish: the whole story is there, and nothing is in English.
  const lines = end.lines;
  for (const stop of ends.splice(-1)) await stop();
  window.document.querySelector("#story")?.replaceChildren();
  vi.stubGlobal("navigator", { language: "es-ES" });
  ends.push(start());
  await expect.poll(() => click(document).lines).toBeGreaterThanOrEqual(lines);
  expect(click(document).status).toMatch(
    /^La partida ha terminado\. Gana (el Imperio|la Rebelión), con \d bases? de ventaja\.$/,
  );
  const headings = [...document.querySelectorAll("#table h2")].map(({ textContent }) => textContent);
  expect(headings).toContain("Fila de la galaxia");
  expect(headings.join()).toMatch(/Imperio · .* · \d de \d bases destruidas/);
  expect(document.querySelector("#undo")?.textContent).toBe("Deshacer");
  expect(document.title).toBe("Imperio - Star Wars: The Deckbuilding Game");
});

const installed = installedChromium();

test.skipIf(installed === undefined)("The built page plays a game to its end in Chromium", SLOW, async () => {
  const folder = mkdtempSync(HOME);
  ends.push(() => rmSync(folder, { recursive: true }));
  await buildExample(folder);
  const script = readFileSync(`${folder}/page.js`, "utf8");
  host = await hosted({ pages: { "/": ["text/html", PAGE], "/page.js": ["text/javascript", script] } });
  ends.push(() => host.close());
  const { empire, rebel } = await host.open();
  const other = seated(rebel, "other");
  ends.push(() => other.connection.close());
  // Chromium refuses to run as root inside its sandbox.
  const browser = await chromium.launch({ executablePath: installed ?? "", args: ["--no-sandbox"] });
  ends.push(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://${host.url}/#table=${empire.table}&token=${empire.token}`);
  const end = await playedToItsEnd(() => page.evaluate(`(${click})(document)`));
  expect(end.lines).toBeGreaterThan(100);
});
