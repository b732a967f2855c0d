import { Command, InvalidArgumentError, Option } from "commander";
import type { Io } from "./io.ts";
import { type GameOption, LOCALES, type TypedOptions } from "./kit.ts";
import { shellWord } from "./terminal/printable.ts";

/** Creates a command that throws instead of ending the process. `main` reports the error. */
export function commandNamed(io: Pick<Io, "stdout">, name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .exitOverride()
    .configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: () => undefined })
    .allowExcessArguments(false);
}

/** Creates the option `--lang`. */
export function langOption(description = "language of the game"): Option {
  return new Option("--lang <language>", description).choices(LOCALES);
}

/** Creates the option `--seed`, which accepts any text. Equal seeds give equal games. */
export function seedOption(description: string): Option {
  return new Option("--seed <seed>", description).argParser((typed: string) => {
    if (typed === "") throw new InvalidArgumentError("It must not be empty.");
    return typed;
  });
}

/** Creates a parser for options that accepts whole numbers in a range. */
export function wholeNumber(least: number, most: number): (typed: string) => number {
  return (typed) => {
    const value = Number(typed);
    if (/^\d+$/.test(typed) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** Adds the options of a game to a command. */
export function addGameOptions(command: Command, options: readonly GameOption[]): Command {
  for (const { flags, description, words, range } of options) {
    const option = new Option(flags, description);
    if (words !== undefined) option.choices(words);
    if (range !== undefined) option.argParser(wholeNumber(...range));
    command.addOption(option);
  }
  return command;
}

/** Returns a game's options as a command line, each after a space. */
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
