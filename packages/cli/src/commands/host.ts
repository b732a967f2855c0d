import type { Command } from "commander";
import type { Io } from "../io.ts";
import { commandNamed, wholeNumber } from "../options.ts";

/** The options of `sw host`. */
export interface HostCommandOptions {
  readonly port: number;
  readonly host: string;
  readonly store: string;
  readonly origin: readonly string[];
  readonly bot: readonly string[];
  readonly budget: number;
  readonly proxy?: true;
}

/** Creates `sw host`: tables of all games for people and bots, over HTTP and socket.io. */
export function hostCommand(io: Io): Command {
  return commandNamed(io, "host", "run a server where people and bots play at tables over a network")
    .option("--port <number>", "listen on this port (0: any free port)", wholeNumber(0, 65_535), 8080)
    .option("--host <address>", "the address to listen on", "127.0.0.1")
    .option("--store <where>", "where tables are stored: a folder, or postgres://user@host/database", "tables")
    .option("--origin <url...>", "origins of web pages on other hosts that may connect", [])
    .option("--bot <name=program...>", 'programs that can play as bots, as in "anna=cmd:python3 my_bot.py"', [])
    .option("--budget <milliseconds>", "the time that a bot has for each answer", wholeNumber(100, 3_600_000), 10_000)
    .option("--proxy", "take the addresses of clients from the last entry of X-Forwarded-For")
    .action(async (options: HostCommandOptions) => (await import("../host/serving.ts")).serve(io, options));
}
