import pc from "picocolors";
import { badInput } from "../exit.ts";
import type { Kit, TypedOptions } from "../kit.ts";

/** The configuration that the options describe; one that the game refuses is bad input. */
export function configFrom<Config, State, Action, Event, View, Seat extends string>(
  { game, config, face }: Kit<Config, State, Action, Event, View, Seat>,
  options: TypedOptions,
): Config {
  const read = game.parse.config(config(options));
  if (read.ok) return read.value;
  throw badInput(face("en", pc.createColors(false)).violation(read.violation));
}
