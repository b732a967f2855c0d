import type { Command } from "commander";
import type { Io } from "../io.ts";
import type { SealedKit } from "../kit.ts";
import { addGameOptions, commandNamed } from "../options.ts";
import { guideCommand } from "./guide.ts";
import { playable } from "./play.ts";

/**
 * Creates `sw solo`: the solo variant of Rebellion in the terminal, as `sw play solo`. `sw solo guide` is for a
 * physical table.
 */
export function soloCommand(io: Io, kit: SealedKit): Command {
  const command = commandNamed(io, "solo", "play the Rebels of Rebellion against the automa of the solo variant");
  return playable(io, addGameOptions(command, kit.options), kit).enablePositionalOptions().addCommand(guideCommand(io));
}
