import type { GameTypes } from "@sw/tabletop";
import { Option } from "commander";
import pc from "picocolors";
import { badInput } from "../exit.ts";
import type { Io } from "../io.ts";
import { type GameOption, type Kit, LOCALES, type Locale, type OptionReader, type TypedOptions } from "../kit.ts";

/** Returns the configuration for options. Throws bad input that names the faulty file if the game refuses it. */
export async function configFrom<G extends GameTypes>(
  io: Io,
  { game, config, options: known, face }: Kit<G>,
  options: TypedOptions,
): Promise<G["Config"]> {
  const locale = LOCALES.find((one) => one === options["lang"]) ?? "en";
  const readers = readersOf(known);
  const typed = await withContents(io, readers, options, locale);
  const read = game.parse.config(config(typed));
  if (read.ok) return read.value;
  const { violation } = face(locale, pc.createColors(false));
  for (const [name] of readers) {
    if (typed[name] === undefined) continue;
    const others = Object.fromEntries(readers.flatMap(([other]) => (other === name ? [] : [[other, undefined]])));
    const alone = game.parse.config(config({ ...typed, ...others }));
    if (!alone.ok) throw badInput(`${options[name]}: ${violation(alone.violation)}`);
  }
  throw badInput(violation(read.violation));
}

/** Returns the options that name files, by key. */
function readersOf(known: readonly GameOption[]): readonly (readonly [name: string, reads: OptionReader])[] {
  return known.flatMap(({ flags, description, reads }) =>
    reads === undefined ? [] : [[new Option(flags, description).attributeName(), reads] as const],
  );
}

/** Returns the options with the contents of files in place of their names. */
async function withContents(
  io: Io,
  readers: ReturnType<typeof readersOf>,
  options: TypedOptions,
  locale: Locale,
): Promise<TypedOptions> {
  const read: Record<string, unknown> = { ...options };
  for (const [name, reads] of readers) {
    const typed = options[name];
    if (typeof typed === "string") read[name] = await reads(io, typed, locale);
  }
  return read;
}
