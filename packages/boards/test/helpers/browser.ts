import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { installedChromium } from "../../../../scripts/lib/chromium.ts";

/** Where Chromium is, undefined where none is installed. */
export const CHROMIUM: string | undefined = installedChromium();

/** A browser for the tests of a file. Chromium refuses to run as root inside its sandbox. */
export function browser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM ?? "", args: ["--no-sandbox"] });
}

/** The bundles of pages that were opened before. */
const bundles = new Map<string, Promise<string>>();

/** A page of `test/page/` as one script. */
async function bundled(name: string): Promise<string> {
  const built = await build({
    entryPoints: [fileURLToPath(new URL(`../page/${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    conditions: ["@sw/source"],
    logLevel: "error",
  });
  return built.outputFiles[0]?.text ?? "";
}

/** The window of a page. */
interface Window {
  /** Defaults to 1,400 pixels. */
  readonly width?: number;
  /** Defaults to 900 pixels. */
  readonly height?: number;
  /** Whether the system asks for less motion. Defaults to yes. */
  readonly reducedMotion?: "reduce" | "no-preference";
}

/** Opens a page of `test/page/` in so many pixels; what it throws fails the test that closes it. */
export async function pageOf(
  one: Browser,
  name: string,
  { width = 1400, height = 900, reducedMotion = "reduce" }: Window = {},
): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const bundle = bundles.get(name) ?? bundled(name);
  bundles.set(name, bundle);
  const page = await one.newPage({ viewport: { width, height }, reducedMotion });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.setContent(
    '<!doctype html><html lang="en"><title>A board</title><style>body { margin: 0; height: 100vh; }</style><body></body></html>',
  );
  await page.addScriptTag({ content: await bundle });
  return { page, faults };
}

/** The box of a part of the page in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The number of animation frames without a change after which a part is at rest. */
const STILL = 5;

/**
 * Returns the box of the first part that a selector finds, once it has stopped moving: a table is fitted to its frame
 * some frames after it is drawn, and the mouse of a test does not wait as a locator does.
 */
export async function boxAtRest(page: Page, selector: string): Promise<Box> {
  return page
    .locator(selector)
    .first()
    .evaluate(async (part, still) => {
      const read = (): Box => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { x, y, width, height };
      };
      let box = read();
      for (let same = 0; same < still; ) {
        await new Promise(requestAnimationFrame);
        const next = read();
        same = JSON.stringify(next) === JSON.stringify(box) ? same + 1 : 0;
        box = next;
      }
      return box;
    }, STILL);
}
