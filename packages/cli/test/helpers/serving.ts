import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { vi } from "vitest";
import { installedChromium } from "../../../../scripts/lib/chromium.ts";
import { buildPage } from "../../page/build.ts";
import { type Built, builtFrom, type Ran } from "./built.ts";

/** Where Chromium is, undefined where none is installed. */
export const CHROMIUM: string | undefined = installedChromium();

/** A browser for the tests of a file. Chromium refuses to run as root inside its sandbox. */
export function browser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM ?? "", args: ["--no-sandbox"] });
}

/** The command with its threads and its page, from the sources. */
export async function builtServer(): Promise<Built> {
  const built = await builtFrom("src/main.ts", "src/worker.ts");
  await buildPage({ outdir: join(built.folder, "page"), conditions: ["@sw/source"] });
  return built;
}

/** `sw serve` as it runs. */
export interface Served {
  readonly url: string;
  readonly ran: Ran;
}

/** How `sw serve` is started. */
interface Serving {
  /** Defaults to any port that is free. */
  readonly port?: number;
  /** The address of a module that Node loads before the command. Defaults to none. */
  readonly preload?: string;
}

/** Starts `sw serve` over tables in a folder. */
export async function serve(built: Built, folder: string, { port = 0, preload }: Serving = {}): Promise<Served> {
  const ran = built.start(
    folder,
    ["serve", "--port", String(port)],
    preload === undefined ? [] : ["--import", preload],
  );
  const url = await vi.waitFor(
    () => {
      const found = /http:\/\/localhost:\d+/.exec(ran.out())?.[0];
      if (found === undefined) throw new Error(`nothing is served yet: ${ran.err()}`);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
  return { url, ran };
}
