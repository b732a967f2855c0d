import type { Command } from "commander";
import { badInput } from "../exit.ts";
import { legionOdds } from "../games/legion/odds/odds.ts";
import { rebellionOdds } from "../games/rebellion/odds/odds.ts";
import type { Io } from "../io.ts";
import { commandNamed } from "../options.ts";
import { mustNameGame } from "../per-game.ts";

/** The games whose battles have odds to be asked for, each with a command of its own. */
const ODDS = [rebellionOdds, legionOdds];

/** `sw odds GAME`: the odds of a battle. */
export function oddsCommand(io: Io): Command {
  const parent = commandNamed(io, "odds", "the odds of a battle or an attack").helpCommand(true);
  const commands = ODDS.map((command) => command(io));
  for (const command of commands) parent.addCommand(command);
  const known = commands.map((command) => command.name()).join(", ");
  return parent
    .argument("[game]")
    .allowUnknownOption()
    .allowExcessArguments()
    .action((typed: string | undefined) => {
      mustNameGame(typed, known);
      throw badInput(`no odds for '${typed}' (known: ${known})`);
    });
}
