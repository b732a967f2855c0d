import { Option } from "commander";
import pc from "picocolors";
import { badInput } from "../exit.ts";
import { readJson } from "../files.ts";
import type { Io } from "../io.ts";
import type { GameOption, Kit, TypedOptions } from "../kit.ts";

/** The configuration that the options describe; one that the game refuses is bad input. */
export async function configFrom<Config, State, Action, Event, View, Seat extends string>(
  io: Pick<Io, "cwd">,
  { game, config, options: known, face }: Kit<Config, State, Action, Event, View, Seat>,
  options: TypedOptions,
): Promise<Config> {
  const read = game.parse.config(config(await withFiles(io, known, options)));
  if (read.ok) return read.value;
  throw badInput(face("en", pc.createColors(false)).violation(read.violation));
}

/** The options with what files hold in the place of their names. */
async function withFiles(
  io: Pick<Io, "cwd">,
  known: readonly GameOption[],
  options: TypedOptions,
): Promise<TypedOptions> {
  const read: Record<string, unknown> = { ...options };
  for (const { flags, description } of known.filter(({ file }) => file === true)) {
    const name = new Option(flags, description).attributeName();
    const path = options[name];
    if (typeof path === "string") read[name] = await readJson(io, path);
  }
  return read;
}
