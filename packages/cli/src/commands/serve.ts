import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { thinkers } from "../engine/analyst.ts";
import { tablesIn } from "../host/folder.ts";
import { hostedGames } from "../host/games.ts";
import type { Io } from "../io.ts";
import { commandNamed, wholeNumber } from "../options.ts";
import { openInBrowser } from "../serve/browser.ts";
import { pageFiles } from "../serve/page.ts";
import { openServer } from "../serve/server.ts";
import { AUTOMA } from "../serve/told.ts";

interface ServeOptions {
  readonly port: number;
  readonly folder: string;
  readonly lan?: true;
  readonly open?: true;
}

/** The default port of the page. Browsers store what they know of tables by port. */
const PORT = 4400;
/** The longest time that a bot may think, in milliseconds. A search on a slow machine takes some seconds. */
const BUDGET = 60_000;

/** Creates `sw serve`: a page for playing, replaying and looking up rules. */
export function serveCommand(io: Io): Command {
  return commandNamed(io, "serve", "open a page to play, replay games and look up rules in a browser")
    .option("--port <number>", "port of the page (0: any that is free)", wholeNumber(0, 65_535), PORT)
    .option("--folder <path>", "the folder where tables are stored", "tables")
    .option("--lan", "let other machines in your network use the page")
    .option("--open", "open the page in your browser")
    .action((options: ServeOptions) => serve(io, options));
}

async function serve(io: Io, { port, folder, lan, open }: ServeOptions): Promise<void> {
  const files = await pageFiles();
  const store = await tablesIn(io, folder);
  const { analyst, close } = thinkers(availableParallelism());
  try {
    const games = await hostedGames({ analyst, programs: {}, budget: BUDGET, automa: AUTOMA });
    const server = await openServer({ games, store, files, port, isShared: lan === true });
    io.stdout.write(server.urls.map((url) => `sw serve: ${url}\n`).join(""));
    io.stdout.write(
      `Tables are stored in ${folder}. Stop with Ctrl-C. The tables continue when you start the command again.\n`,
    );
    const [first] = server.urls;
    if (open === true && first !== undefined) openInBrowser(first);
    await interruption(io);
    await server.close();
  } finally {
    await close();
    await store.close();
  }
  io.interrupted.throwIfAborted();
}

function interruption({ interrupted }: Io): Promise<void> {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve();
    interrupted.addEventListener("abort", () => resolve(), { once: true });
  });
}
