import type { Command } from "commander";
import { BAD_INPUT, badInput, isExit } from "./exit.ts";
import { FIRST_GAME, gamesNamedIn, loadGame } from "./games.ts";
import type { Io } from "./io.ts";
import { commandNamed } from "./options.ts";
import { printable } from "./terminal/printable.ts";
import { versionOf } from "./versions.ts";

export type { Io } from "./io.ts";

/**
 * Runs `sw` with arguments (without `node` and the script) and returns the exit code: 0 for success, 2 for bad input
 * with one line on standard error, 130 or similar after a signal. Throws errors that are bugs.
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    const words = argv.length === 1 && argv[0] === "play" ? await withGame(argv, io) : argv;
    if (words === undefined) return 0;
    const sw = await program(words, io);
    await sw.parseAsync(words.length === 0 ? ["--help"] : words, { from: "user" });
    return 0;
  } catch (error) {
    if (!isExit(error)) throw error;
    return ended(error.exitCode, error.message, io);
  }
}

/**
 * The commands by name, in the order of the help. A command is loaded only when needed, together with the games that
 * the command line names, because games are large.
 */
const COMMANDS: Readonly<Record<string, (io: Io, words: readonly string[]) => Promise<Command>>> = {
  async demo(io, words) {
    const { demoCommand } = await import("./commands/demo.ts");
    const [first, games] = await Promise.all([loadGame(FIRST_GAME), gamesNamedIn(words)]);
    return demoCommand(
      io,
      first,
      games.filter(({ name }) => name !== FIRST_GAME),
    );
  },
  play: async (io, words) => (await import("./commands/play.ts")).playCommand(io, await gamesNamedIn(words)),
  simulate: async (io, words) =>
    (await import("./commands/simulate.ts")).simulateCommand(io, await gamesNamedIn(words)),
  arena: async (io, words) => (await import("./commands/arena.ts")).arenaCommand(io, await gamesNamedIn(words)),
  solo: async (io) => (await import("./commands/solo.ts")).soloCommand(io, await loadGame("solo")),
  replay: async (io) => (await import("./commands/replay.ts")).replayCommand(io),
  async odds(io, words) {
    const { oddsCommand, oddsNamedIn } = await import("./commands/odds.ts");
    return oddsCommand(io, await oddsNamedIn(words));
  },
  rules: async (io) => (await import("./commands/rules.ts")).rulesCommand(io),
  army: async (io) => (await import("./commands/army.ts")).armyCommand(io),
  table: async (io) => (await import("./commands/table.ts")).tableCommand(io),
  engine: async (io, words) => (await import("./commands/engine.ts")).engineCommand(io, await gamesNamedIn(words)),
  host: async (io) => (await import("./commands/host.ts")).hostCommand(io),
  serve: async (io) => (await import("./commands/serve.ts")).serveCommand(io),
  puzzles: async (io, words) => (await import("./commands/puzzles.ts")).puzzlesCommand(io, await gamesNamedIn(words)),
};

/** Asks for a game if someone is at a keyboard, and returns the arguments with it; undefined if they leave. */
async function withGame(argv: readonly string[], io: Io): Promise<readonly string[] | undefined> {
  if (io.stdin.isTTY !== true) return argv;
  const [games, { askerFor }] = await Promise.all([gamesNamedIn([]), import("./terminal/asker.ts")]);
  const asker = askerFor(io);
  const answers = games.map(({ name, title }) => ({ value: name, label: title }));
  const game = await asker.choose("Which game?", answers).finally(() => asker.close());
  return game === undefined ? undefined : [...argv, game];
}

/** The command that shows the help of other commands. */
const HELP = "help";

/** The arguments that print the version if they come first. */
const VERSION: readonly string[] = ["-V", "--version"];

/** Returns the names of the commands to load: the one that the arguments name, none for the version, otherwise all. */
function needed([first = ""]: readonly string[]): readonly (keyof typeof COMMANDS)[] {
  if (VERSION.includes(first)) return [];
  return Object.hasOwn(COMMANDS, first) ? [first] : Object.keys(COMMANDS);
}

async function program(argv: readonly string[], io: Io): Promise<Command> {
  const sw = commandNamed(io, "sw", "Watch, play, simulate and replay tabletop games by their rules.")
    .version(versionOf("@sw/cli"))
    .helpCommand(false)
    .enablePositionalOptions();
  const [first = "-"] = argv;
  if (!first.startsWith("-") && first !== HELP && !Object.hasOwn(COMMANDS, first)) {
    throw badInput(`unknown command '${first}' (known: ${[...Object.keys(COMMANDS), HELP].join(", ")})`);
  }
  const commands = await Promise.all(needed(argv).map((name) => COMMANDS[name]?.(io, argv.slice(1))));
  for (const command of commands) if (command !== undefined) sw.addCommand(command);
  return sw.addCommand(helpCommand(io, sw));
}

/** Creates `sw help [COMMAND] [GAME]`, which is the same as `--help` after them. */
function helpCommand(io: Io, sw: Command): Command {
  return commandNamed(io, HELP, "show the arguments and options of a command")
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

/**
 * Returns the exit code of an ended command. For bad input, or code 1 of the argument parser, prints the message in one
 * line and returns the code of bad input.
 */
function ended(exitCode: number, message: string, io: Io): number {
  if (exitCode !== 1 && exitCode !== BAD_INPUT) return exitCode;
  io.stderr.write(`sw: ${printable(message.replace(/^error: /, "").replace(/\s*\n\s*/g, " "))}\n`);
  return BAD_INPUT;
}
