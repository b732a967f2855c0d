import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Built } from "./built.ts";
import { freshFolder } from "./fake-io.ts";
import { browser, builtServer, type Served, serve } from "./serving.ts";

/** How a browser is opened. */
interface Opening {
  /** Width of the window in pixels. Defaults to 1,400. */
  readonly width?: number;
  /** Height of the window in pixels. Defaults to 900. */
  readonly height?: number;
  /** Pixels of a picture for each pixel of the window. Defaults to 1. */
  readonly scale?: number;
  /** The colours that the system prefers. Defaults to dark. */
  readonly colors?: "dark" | "light";
  /** What another browser has kept. */
  readonly storage?: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

/** A browser of its own on the page of `sw serve`. */
export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page has thrown. */
  readonly faults: readonly string[];
  /** What its sockets were told. */
  readonly frames: readonly string[];
}

/** `sw serve` with browsers on its page, for the tests of a file; each test begins without browsers. */
export interface Stage {
  /** Opens a path of the page, such as `#/play`, in a browser that keeps nothing of others. */
  opened(path: string, opening?: Opening): Promise<OpenedPage>;
  /** Starts the game that the form of a new game describes, with these players for seats: `here`, `link` or `bot`. */
  startGame(page: Page, players: Readonly<Record<string, string>>): Promise<void>;
  /** The address of the page. */
  url(): string;
  /** The folder that the server runs in. */
  readonly folder: string;
}

/** How `sw serve` is started. */
interface StageOptions {
  /** The address of a module that Node loads before the command. Defaults to none. */
  readonly preload?: string;
}

/** The longest that building takes on a machine that does much else, in milliseconds. */
const SLOW = 240_000;

/** Starts `sw serve` and a browser before the tests of the calling file, and ends both after them. */
export function stage({ preload }: StageOptions = {}): Stage {
  const folder = freshFolder();
  const contexts: BrowserContext[] = [];
  let one: Browser;
  let sw: Built;
  let served: Served;
  beforeAll(async () => {
    [one, sw] = await Promise.all([browser(), builtServer()]);
    served = await serve(sw, folder.path, { ...(preload !== undefined && { preload }) });
  }, SLOW);
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await one.close();
    served.ran.process.kill("SIGINT");
    await served.ran.ended;
    sw.remove();
    folder.remove();
  });
  return {
    folder: folder.path,
    url: () => served.url,
    async opened(path, { width = 1400, height = 900, scale = 1, colors = "dark", storage } = {}) {
      const context = await one.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        reducedMotion: "reduce",
        // axe-core is put into the page, which runs no scripts but its own
        bypassCSP: true,
        colorScheme: colors,
        ...(storage === undefined ? {} : { storageState: storage }),
      });
      contexts.push(context);
      const page = await context.newPage();
      const faults: string[] = [];
      const frames: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
      await page.goto(`${served.url}/${path}`);
      return { page, context, faults, frames };
    },
    async startGame(page, players) {
      await page.waitForSelector(".seat-row");
      for (const [seat, player] of Object.entries(players)) {
        await page.locator(`input[name="seat-${seat}"][value="${player}"]`).check({ force: true });
      }
      await page.locator("button.main").click();
    },
  };
}
