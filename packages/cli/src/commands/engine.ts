import { availableParallelism } from "node:os";
import { createEngine } from "@sw/bots/engine";
import type { Command } from "commander";
import { thinkers } from "../engine/analyst.ts";
import { gamesOf } from "../engine/games.ts";
import { type EngineMaker, serveLines } from "../engine/serving.ts";
import { serveSockets } from "../engine/sockets.ts";
import type { Io } from "../io.ts";
import type { Locale, SealedKit, TypedOptions } from "../kit.ts";
import { langOption, wholeNumber } from "../options.ts";
import { commandPerGame } from "../per-game.ts";
import { printable } from "../terminal/printable.ts";
import { versionOf } from "../versions.ts";

interface EngineOptions extends TypedOptions {
  readonly lang: Locale;
  readonly port?: number;
  readonly host: string;
  readonly origin: readonly string[];
}

/** Creates `sw engine GAME`: the game for other programs, over JSON-RPC. */
export function engineCommand(io: Io, games: readonly SealedKit[]): Command {
  return commandPerGame(
    io,
    games,
    "engine",
    "let programs in any language play the game over JSON-RPC",
    (command, kit) =>
      command
        .addOption(langOption("language of refusals").default("en"))
        .option(
          "--port <number>",
          "accept WebSocket connections on this port (0: any free port)",
          wholeNumber(0, 65_535),
        )
        .option("--host <address>", "with --port: the address to listen on", "127.0.0.1")
        .option("--origin <url...>", "with --port: origins of web pages that may connect", [])
        .action((options: EngineOptions) => serve(io, kit, options)),
  );
}

async function serve(io: Io, kit: SealedKit, options: EngineOptions): Promise<void> {
  const games = await gamesOf(io, kit, options, options.lang);
  const { analyst, close } = thinkers(availableParallelism());
  const make: EngineMaker = (notify) =>
    createEngine({
      name: "sw",
      version: versionOf("@sw/cli"),
      games,
      notify,
      analyst,
      onFault: (error) => void io.stderr.write(`sw: ${printable(faultOf(error))}\n`),
    });
  const { port, host, origin: origins } = options;
  const serving = port === undefined ? serveLines(io, make) : serveSockets(io, { port, host, origins }, make);
  await serving.finally(close);
}

/** Describes in one line where a library failed. */
function faultOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.split("\n").slice(0, 2).join(" ");
}
