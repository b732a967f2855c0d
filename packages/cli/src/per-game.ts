import type { Command } from "commander";
import { badInput } from "./exit.ts";
import { GAMES } from "./games.ts";
import type { Io } from "./io.ts";
import type { SealedKit } from "./kit.ts";
import { addGameOptions, commandNamed } from "./options.ts";

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
