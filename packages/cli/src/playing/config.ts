import type { GameTypes } from "@sw/tabletop";
import { Option } from "commander";
import pc from "picocolors";
import { badInput } from "../exit.ts";
import { readJson } from "../files.ts";
import type { Io } from "../io.ts";
import { type GameOption, type Kit, LOCALES, type TypedOptions } from "../kit.ts";

/** The configuration that the options describe; one that the game refuses is bad input, by the file that is at fault. */
export async function configFrom<G extends GameTypes>(
  io: Pick<Io, "cwd">,
  { game, config, options: known, face }: Kit<G>,
  options: TypedOptions,
): Promise<G["Config"]> {
  const files = fileOptions(known);
  const typed = await withFiles(io, files, options);
  const read = game.parse.config(config(typed));
  if (read.ok) return read.value;
  const locale = LOCALES.find((one) => one === options["lang"]) ?? "en";
  const { violation } = face(locale, pc.createColors(false));
  for (const name of files) {
    if (typed[name] === undefined) continue;
    const others = Object.fromEntries(files.filter((one) => one !== name).map((one) => [one, undefined]));
    const alone = game.parse.config(config({ ...typed, ...others }));
    if (!alone.ok) throw badInput(`${options[name]}: ${violation(alone.violation)}`);
  }
  throw badInput(violation(read.violation));
}

function fileOptions(known: readonly GameOption[]): readonly string[] {
  const files = known.filter(({ file }) => file === true);
  return files.map(({ flags, description }) => new Option(flags, description).attributeName());
}

/** The options with what files hold in the place of their names. */
async function withFiles(io: Pick<Io, "cwd">, files: readonly string[], options: TypedOptions): Promise<TypedOptions> {
  const read: Record<string, unknown> = { ...options };
  for (const name of files) {
    const path = options[name];
    if (typeof path === "string") read[name] = await readJson(io, path);
  }
  return read;
}
