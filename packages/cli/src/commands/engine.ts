import { availableParallelism } from "node:os";
import { createEngine } from "@sw/bots/engine";
import type { Command } from "commander";
import { thinkers } from "../engine/analyst.ts";
import { gamesOf } from "../engine/games.ts";
import { type EngineMaker, serveLines } from "../engine/serving.ts";
import type { Io } from "../io.ts";
import type { Locale, SealedKit, TypedOptions } from "../kit.ts";
import { langOption } from "../options.ts";
import { commandPerGame } from "../per-game.ts";
import { printable } from "../terminal/printable.ts";
import { versionOf } from "../versions.ts";

interface EngineOptions extends TypedOptions {
  readonly lang: Locale;
}

/** `sw engine GAME`: the game for programs, over JSON-RPC. */
export function engineCommand(io: Io, games: readonly SealedKit[]): Command {
  return commandPerGame(
    io,
    games,
    "engine",
    "serve the game to programs in any language, over JSON-RPC",
    (command, kit) =>
      command
        .addOption(langOption("language of refusals").default("en"))
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
  await serveLines(io, make).finally(close);
}

/** Where a bug of a library lies, in one line. */
function faultOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.split("\n").slice(0, 2).join(" ");
}
