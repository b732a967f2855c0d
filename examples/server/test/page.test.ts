import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { start } from "@sw/example-client/page";
import { Window } from "happy-dom";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { buildExample } from "../build.mjs";
import { type ChromiumPage, chromiumPage, installedChromium } from "./helpers/chromium.ts";
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

/** Clicks until the page names the winner; every click is answered by the page before the next. */
async function playedToItsEnd(clickOnce: () => Promise<ReturnType<typeof click>>): Promise<ReturnType<typeof click>> {
  for (let tries = 0; tries < 3000; tries++) {
    const now = await clickOnce();
    if (now.status.startsWith("The game is over.")) return now;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("the game did not end");
}

test("The page plays a game to its end with a button for each option, and tells what happened", async () => {
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
  expect(end.status).toMatch(/^The game is over. Winner: (empire|rebel)\.$/);
  expect(end.lines).toBeGreaterThan(100);
  expect(document.querySelector("#table")?.textContent).toContain("Galaxy row");
  expect(document.querySelector("#refused")?.textContent).toBe("");
});

const chromium = installedChromium();
// Whoever wants this test on a machine without a Chromium sets CHROME_PATH; a test that were skipped would prove nothing.
if (chromium === undefined) console.info("No Chromium here: the page is driven in a document of Node alone.");
else
  test("The built page plays a game to its end in Chromium", async () => {
    const folder = mkdtempSync(HOME);
    ends.push(() => rmSync(folder, { recursive: true }));
    await buildExample(folder);
    const script = readFileSync(`${folder}/page.js`, "utf8");
    host = await hosted({ pages: { "/": ["text/html", PAGE], "/page.js": ["text/javascript", script] } });
    ends.push(() => host.close());
    const { empire, rebel } = await host.open();
    const other = seated(rebel, "other");
    ends.push(() => other.connection.close());
    const url = `http://${host.url}/#table=${empire.table}&token=${empire.token}`;
    const page: ChromiumPage = await chromiumPage(chromium, url);
    ends.push(() => page.close());
    const end = await playedToItsEnd(() => page.evaluate(`(${click})(document)`));
    expect(end.lines).toBeGreaterThan(100);
  });
