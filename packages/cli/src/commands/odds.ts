import type { Command } from "commander";
import { badInput } from "../exit.ts";
import type { Io } from "../io.ts";
import { commandNamed } from "../options.ts";
import { mustNameGame } from "../per-game.ts";

/** The commands for the odds of battles by game, each loaded when needed. */
const ODDS: Readonly<Record<string, () => Promise<(io: Io) => Command>>> = {
  rebellion: async () => (await import("../games/rebellion/odds/odds.ts")).rebellionOdds,
  legion: async () => (await import("../games/legion/odds/odds.ts")).legionOdds,
};

/** Loads the odds commands of the games named in a command line, or all of them if it names none. */
export function oddsNamedIn(words: readonly string[]): Promise<readonly ((io: Io) => Command)[]> {
  const named = Object.entries(ODDS).filter(([name]) => words.includes(name));
  return Promise.all((named.length === 0 ? Object.entries(ODDS) : named).map(([, load]) => load()));
}

/** Creates `sw odds GAME`: the odds of a battle. */
export function oddsCommand(io: Io, odds: readonly ((io: Io) => Command)[]): Command {
  const parent = commandNamed(io, "odds", "calculate the odds of a battle or an attack").helpCommand(true);
  for (const command of odds) parent.addCommand(command(io));
  const known = Object.keys(ODDS).join(", ");
  return parent
    .argument("[game]")
    .allowUnknownOption()
    .allowExcessArguments()
    .action((typed: string | undefined) => {
      mustNameGame(typed, known);
      throw badInput(`no odds for '${typed}' (known: ${known})`);
    });
}
