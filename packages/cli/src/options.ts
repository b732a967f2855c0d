import { Command, InvalidArgumentError, Option } from "commander";
import { badInput } from "./exit.ts";
import { GAMES } from "./games.ts";
import type { Io } from "./io.ts";
import { type GameOption, LOCALES, type SealedKit, type TypedOptions } from "./kit.ts";
import { shellWord } from "./terminal/printable.ts";

/** A command that throws instead of ending the process, and leaves it to `main` to say what was wrong. */
export function commandNamed(io: Pick<Io, "stdout">, name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .exitOverride()
    .configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: () => undefined })
    .allowExcessArguments(false);
}

/** `--lang`. */
export function langOption(description = "language of the game"): Option {
  return new Option("--lang <language>", description).choices(LOCALES);
}

/** `--seed`: anything that can be typed; equal seeds give equal games. */
export function seedOption(description: string): Option {
  return new Option("--seed <seed>", description).argParser((typed: string) => {
    if (typed === "") throw new InvalidArgumentError("It must not be empty.");
    return typed;
  });
}

/** A reader of whole numbers in a range, for options. */
export function wholeNumber(least: number, most: number): (typed: string) => number {
  return (typed) => {
    const value = Number(typed);
    if (/^\d+$/.test(typed) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** Adds the options of a game. */
export function addGameOptions(command: Command, options: readonly GameOption[]): Command {
  for (const { flags, description, words, range } of options) {
    const option = new Option(flags, description);
    if (words !== undefined) option.choices(words);
    if (range !== undefined) option.argParser(wholeNumber(...range));
    command.addOption(option);
  }
  return command;
}

/** A command that takes a game first and then what `complete` adds for it. */
export function commandPerGame(
  io: Pick<Io, "stdout">,
  name: string,
  description: string,
  complete: (command: Command, kit: SealedKit) => Command,
): Command {
  const parent = commandNamed(io, name, description).helpCommand(true);
  for (const kit of GAMES) {
    const command = commandNamed(io, kit.name, `${name} ${kit.title}`);
    parent.addCommand(complete(addGameOptions(command, kit.options), kit));
  }
  // options belong behind the game, whose they are: without it they are not the mistake
  return parent
    .argument("[game]")
    .allowUnknownOption()
    .allowExcessArguments()
    .action((typed: string | undefined) => {
      mustNameGame(typed, known());
      gameNamed(typed);
    });
}

/** Refuses a command line that names no game where one is due, or options before it. */
export function mustNameGame(typed: string | undefined, known: string): asserts typed is string {
  if (typed === undefined) throw badInput(`which game? (known: ${known})`);
  if (typed.startsWith("-")) throw badInput(`which game? It comes before ${typed} (known: ${known})`);
}

function known(): string {
  return GAMES.map(({ name }) => name).join(", ");
}

/** The game of that name; an unknown one is bad input. */
export function gameNamed(name: string): SealedKit {
  const kit = GAMES.find((one) => one.name === name);
  if (kit === undefined) throw badInput(`unknown game '${name}' (known: ${known()})`);
  return kit;
}

/** A game's options as they would be typed again, each after a space. */
export function retyped(gameOptions: readonly GameOption[], options: TypedOptions): string {
  return gameOptions
    .map(({ flags, description }) => {
      const option = new Option(flags, description);
      const value = options[option.attributeName()];
      if (value === undefined) return "";
      return value === true ? ` ${option.long}` : ` ${option.long} ${shellWord(String(value))}`;
    })
    .join("");
}
