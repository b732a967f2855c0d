import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { random } from "@sw/bots";
import { configOf, game } from "@sw/deckbuilder-core";
import { start } from "@sw/example-client/page";
import { createHost, memoryStore } from "@sw/host";
import { hostAt } from "@sw/host/client";
import { Window } from "happy-dom";
import { type Browser, chromium } from "playwright-core";
import { afterEach, expect, test, vi } from "vitest";
import { installedChromium } from "../../../scripts/lib/chromium.ts";
import { buildExample } from "../build.mjs";
import { click } from "./helpers/clicks.ts";

const PAGE = readFileSync(new URL("../../client/index.html", import.meta.url), "utf8");
const HOME = fileURLToPath(new URL("../dist-of-test-", import.meta.url));

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  vi.unstubAllGlobals();
});

/** Starts a host of short games with a bot that takes seats, and gives its address. */
async function hosted(script = ""): Promise<string> {
  const games = [{ game, config: configOf({ bases: 2 }), bots: { random: { choose: random } } }];
  const host = createHost({ games, store: memoryStore(), limits: { messages: 10_000, requests: 10_000 } });
  const { url, close } = await host.listen({
    otherwise(request, response) {
      if (request.url === "/") response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
      else if (request.url === "/page.js") response.writeHead(200, { "content-type": "text/javascript" }).end(script);
      else response.writeHead(404).end();
    },
  });
  ends.push(close);
  return url;
}

/** Opens a table against a bot, and gives the link to the seat of the Empire. */
async function linkAt(url: string): Promise<string> {
  const { table, invitations } = await hostAt(url).open({ seats: { rebel: { bot: "random" } } });
  return `${url}/#table=${table}&seat=empire&invitation=${invitations["empire"]}`;
}

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

/** Shows the page in a window without a browser. */
function shown(url: string): Window {
  const window = new Window({ url });
  ends.push(() => window.happyDOM.close());
  window.document.write(PAGE.replace(/<script.*<\/script>/, ""));
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("location", window.location);
  vi.stubGlobal("localStorage", window.localStorage);
  vi.stubGlobal("navigator", { language: "en" });
  return window;
}

const SLOW = { timeout: 2 * PATIENCE };

test("The page plays a game to its end with a button for each option, and tells what happened", SLOW, async () => {
  const window = shown(await linkAt(await hosted()));
  ends.push(start());
  const end = await playedToItsEnd(async () => click(document));
  expect(end.status).toMatch(/^The game is over\. Won by the (Empire|Rebellion), \d bases? ahead\.$/);
  await vi.waitFor(() => expect(click(document).lines).toBeGreaterThan(100));
  expect(document.querySelector("#table")?.textContent).toContain("Galaxy row");
  expect(document.querySelector("#refused")?.textContent).toBe("");
  // The page loads again, in a browser whose language is Spanish: the whole story is there, and nothing is in English.
  const { lines } = click(document);
  for (const stop of ends.splice(-1)) await stop();
  window.document.querySelector("#story")?.replaceChildren();
  vi.stubGlobal("navigator", { language: "es-ES" });
  ends.push(start());
  await vi.waitFor(() => expect(click(document).lines).toBeGreaterThanOrEqual(lines), { timeout: 10_000 });
  expect(click(document).status).toMatch(
    /^La partida ha terminado\. Gana (el Imperio|la Rebelión), con \d bases? de ventaja\.$/,
  );
  const headings = [...document.querySelectorAll("#table h2")].map(({ textContent }) => textContent);
  expect(headings).toContain("Fila de la galaxia");
  expect(headings.join()).toMatch(/Imperio · .* · \d de \d bases destruidas/);
  expect(document.querySelector("#undo")?.textContent).toBe("Deshacer");
  expect(document.title).toBe("Imperio - Star Wars: The Deckbuilding Game");
});

test("A link whose seat somebody else has taken leads to no seat", async () => {
  const url = await hosted();
  const link = await linkAt(url);
  const asked = new URLSearchParams(link.split("#")[1]);
  await hostAt(url).claim(asked.get("table") ?? "", { seat: "empire", invitation: asked.get("invitation") ?? "" });
  shown(link);
  ends.push(start());
  await vi.waitFor(() => expect(click(document).status).toBe("This link leads to no seat."), { timeout: 10_000 });
});

const installed = installedChromium();

/** A browser, which refuses to run as root inside its sandbox. */
async function launched(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: installed ?? "", args: ["--no-sandbox"] });
  ends.push(() => browser.close());
  return browser;
}

test.skipIf(installed === undefined)("The built page plays a game to its end in Chromium", SLOW, async () => {
  const folder = mkdtempSync(HOME);
  ends.push(() => rmSync(folder, { recursive: true }));
  await buildExample(folder);
  const url = await hosted(readFileSync(`${folder}/page.js`, "utf8"));
  const page = await (await launched()).newPage();
  await page.goto(url);
  await page.click("#new");
  const links = await page.waitForSelector("#links a");
  expect(await links.getAttribute("href")).toMatch(/^\/#table=[0-9a-f]{24}&seat=empire&invitation=[\w-]+$/);
  await page.goto("about:blank");
  await page.goto(await linkAt(url));
  const end = await playedToItsEnd(() => page.evaluate(`(${click})(document)`));
  expect(end.status).toContain("Won by");
  await page.reload();
  await page.waitForFunction("document.querySelectorAll('#story li').length > 100");
});
