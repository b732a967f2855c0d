import type { Command } from "commander";
import { armyCommand } from "./commands/army.ts";
import { demoCommand } from "./commands/demo.ts";
import { oddsCommand } from "./commands/odds.ts";
import { playCommand } from "./commands/play.ts";
import { replayCommand } from "./commands/replay.ts";
import { rulesCommand } from "./commands/rules.ts";
import { simulateCommand } from "./commands/simulate.ts";
import { soloCommand } from "./commands/solo.ts";
import { tableCommand } from "./commands/table.ts";
import { BAD_INPUT, badInput, isExit } from "./exit.ts";
import type { Io } from "./io.ts";
import { commandNamed } from "./options.ts";
import { printable } from "./terminal/printable.ts";
import { versionOf } from "./versions.ts";

export type { Io } from "./io.ts";

/**
 * Runs `sw` with arguments (without `node` and the script) and gives the exit code: 0, 2 for bad input with one line
 * on standard error, 130 and the like when a signal ended it. Errors that are bugs are thrown.
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    await program(io).parseAsync(argv.length === 0 ? ["--help"] : argv, { from: "user" });
    return 0;
  } catch (error) {
    if (!isExit(error)) throw error;
    return ended(error.exitCode, error.message, io);
  }
}

function program(io: Io): Command {
  const sw = commandNamed(io, "sw", "Watch, play, simulate and replay tabletop games by their rules.")
    .version(versionOf("@sw/cli"))
    .helpCommand(false)
    .enablePositionalOptions();
  const commands = [
    demoCommand,
    playCommand,
    simulateCommand,
    soloCommand,
    replayCommand,
    oddsCommand,
    rulesCommand,
    armyCommand,
    tableCommand,
  ];
  for (const command of commands) sw.addCommand(command(io));
  return sw.addCommand(helpCommand(io, sw));
}

/** `sw help [COMMAND] [GAME]`: the same as `--help` behind them. */
function helpCommand(io: Io, sw: Command): Command {
  return commandNamed(io, "help", "show what a command takes")
    .argument("[command...]", "the command, and the game if it takes one")
    .action((names: readonly string[]) => {
      let command = sw;
      for (const name of names) {
        const next = command.commands.find((one) => one.name() === name);
        if (next === undefined) throw badInput(`no help for '${names.join(" ")}': unknown command '${name}'`);
        command = next;
      }
      command.help();
    });
}

/** The argument parser gives 1 for what it does not understand, and its message may have several lines. */
function ended(exitCode: number, message: string, io: Io): number {
  if (exitCode !== 1 && exitCode !== BAD_INPUT) return exitCode;
  io.stderr.write(`sw: ${printable(message.replace(/^error: /, "").replace(/\s*\n\s*/g, " "))}\n`);
  return BAD_INPUT;
}
