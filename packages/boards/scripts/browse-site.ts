/**
 * Opens the built site in Chromium, as readers do: `npm run docs` calls it with the folder and the path under which it is served.
 * Prints what pages throw, what axe-core finds serious or critical on them, and what of search and playground does not work.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { barriers } from "../test/helpers/barriers.ts";
import { browser, CHROMIUM } from "../test/helpers/browser.ts";

const [, , folder = "", base = "/"] = process.argv;

/** A page of each kind. */
const PAGES = [
  "",
  "start.html",
  "playground.html",
  "play.html",
  "rebellion/rules/1.html",
  "api/tabletop/",
  "es/legion/cards/",
];
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

const server = createServer(({ url = "" }, response) => {
  const [path = ""] = decodeURI(url).split("?");
  const inside = path.startsWith(base) ? path.slice(base.length) : "none";
  const file = inside === "" || inside.endsWith("/") ? `${inside}index.html` : inside;
  try {
    const body = readFileSync(join(folder, file));
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});

/** A page of the site as one tries it. */
interface Visit {
  readonly page: Page;
  /** Notes what is wrong. */
  fault(text: string): void;
}

async function visited(
  one: Browser,
  home: string,
  path: string,
  attempt: (visit: Visit) => Promise<void>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const fault = (text: string): void => {
    const told = `${path === "" ? "the first page" : path}: ${text}`;
    console.error(told);
    faults.push(told);
  };
  const page = await one.newPage({ viewport: { width: 1400, height: 900 }, reducedMotion: "reduce" });
  page.on("pageerror", (error) => fault(String(error)));
  page.on("console", (message) => message.type() === "error" && fault(message.text()));
  page.on("requestfailed", (request) => fault(`${request.url()} was not loaded`));
  page.on(
    "request",
    (request) =>
      !/^(data|blob):/.test(request.url()) && !request.url().startsWith(home) && fault(`asks ${request.url()}`),
  );
  await page.goto(`${home}${path}`);
  await page.waitForSelector(".VPNav");
  await attempt({ page, fault }).catch((error: unknown) => fault(String(error)));
  await page.close();
  return faults;
}

async function inBothThemes({ page, fault }: Visit): Promise<void> {
  for (const width of [1400, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const isDark of [true, false]) {
      await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), isDark);
      for (const barrier of await barriers(page)) fault(`${isDark ? "dark" : "light"}, ${width} pixels: ${barrier}`);
    }
  }
}

async function search({ page, fault }: Visit): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.locator("#localsearch-input").fill("reb.retreat");
  const results = page.locator("#localsearch-list a");
  await results.first().waitFor();
  const target = (await results.first().getAttribute("href")) ?? "";
  if (!target.startsWith(`${base}rebellion/rules/`)) fault(`the first result of a search for a rule is ${target}`);
}

async function playground({ page, fault }: Visit): Promise<void> {
  const lines = page.locator(".playground .output");
  const samples = await page.locator(".playground option").count();
  for (const sample of [...Array(samples).keys()]) {
    await page.locator(".playground select").selectOption({ index: sample });
    await page.locator(".playground button").click();
    await page.waitForFunction(() => document.querySelector(".playground button:not(:disabled)") !== null);
    const text = (await lines.textContent()) ?? "";
    if (text.trim() === "" || text.includes("Error")) fault(`sample ${sample + 1} logs ${text}`);
  }
  const editor = page.locator(".playground textarea");
  await editor.fill('import { seeded } from "@sw/tabletop";\nconsole.log(typeof seeded, 1 + 1);');
  await editor.press("Control+Enter");
  await lines.getByText("function 2").waitFor();
}

if (CHROMIUM === undefined) {
  console.log("No Chromium is installed: the site was not opened.");
} else {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the site is not served");
  const home = `http://127.0.0.1:${address.port}${base}`;
  const one = await browser();
  const faults: string[] = [];
  for (const path of PAGES) faults.push(...(await visited(one, home, path, inBothThemes)));
  faults.push(...(await visited(one, home, "start.html", search)));
  faults.push(...(await visited(one, home, "playground.html", playground)));
  await one.close();
  server.close();
  console.log(`${PAGES.length} pages were opened in Chromium, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
