import type { Command } from "commander";
import { badInput } from "./exit.ts";
import { GAME_NAMES, unknownGame } from "./games.ts";
import type { Io } from "./io.ts";
import type { SealedKit } from "./kit.ts";
import { addGameOptions, commandNamed } from "./options.ts";

/** Creates a command with a subcommand for each game, to which `complete` adds its own options. */
export function commandPerGame(
  io: Pick<Io, "stdout">,
  games: readonly SealedKit[],
  name: string,
  description: string,
  complete: (command: Command, kit: SealedKit) => Command,
): Command {
  const parent = commandNamed(io, name, description).helpCommand(true);
  for (const kit of games) {
    const command = commandNamed(io, kit.name, `${name} ${kit.title}`);
    parent.addCommand(complete(addGameOptions(command, kit.options), kit));
  }
  // options belong behind the game, whose they are: without it they are not the mistake
  return parent
    .argument("[game]")
    .allowUnknownOption()
    .allowExcessArguments()
    .action((typed: string | undefined) => {
      mustNameGame(typed, GAME_NAMES.join(", "));
      throw unknownGame(typed);
    });
}

/** Throws bad input if a command line names no game where one is required, or has options before it. */
export function mustNameGame(typed: string | undefined, known: string): asserts typed is string {
  if (typed === undefined) throw badInput(`which game? (known: ${known})`);
  if (typed.startsWith("-")) throw badInput(`name the game before ${typed} (known: ${known})`);
}
