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
  return commandNamed(io, "host", "run tables that people and bots share over a network")
    .option("--port <number>", "listen on that port (0: any that is free)", wholeNumber(0, 65_535), 8080)
    .option("--host <address>", "the address to listen on", "127.0.0.1")
    .option("--store <where>", "a folder, or postgres://user@host/database", "tables")
    .option("--origin <url...>", "origins of web pages on other hosts that may connect", [])
    .option("--bot <name=program...>", 'programs that may take seats, as in "anna=cmd:python3 my_bot.py"', [])
    .option("--budget <milliseconds>", "time of a bot for each answer", wholeNumber(100, 3_600_000), 10_000)
    .option("--proxy", "take the addresses of clients from the last entry of X-Forwarded-For")
    .action(async (options: HostCommandOptions) => (await import("../host/serving.ts")).serve(io, options));
}
