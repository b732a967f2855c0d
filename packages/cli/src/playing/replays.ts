import { expectOk, type GameTypes, makeReplay, type Replay, verifyReplay } from "@sw/tabletop";
import { readJson, writeWhole } from "../files.ts";
import type { Io } from "../io.ts";
import type { Kit } from "../kit.ts";
import { versionOf } from "../versions.ts";
import { headOf, refuseDocument } from "./documents.ts";

/** A replay that has been read and played to its end, with all its states including the first. */
export interface Verified<G extends GameTypes> {
  readonly replay: Replay<G>;
  readonly states: readonly G["State"][];
}

/** Writes the replay of a game to a file. */
export async function writeReplay<G extends GameTypes>(
  io: Pick<Io, "cwd">,
  kit: Kit<G>,
  path: string,
  played: Pick<Replay<G>, "config" | "chance" | "actions">,
): Promise<void> {
  const replay = expectOk(makeReplay(kit.game, { ...played, version: versionOf(kit.package) }));
  await writeWhole(io, path, `${JSON.stringify(replay)}\n`);
}

/** Returns the game of a replay file, and its contents before they are validated. */
export async function openReplay(
  io: Pick<Io, "cwd">,
  path: string,
): Promise<{ readonly game: string; readonly input: unknown }> {
  const input = await readJson(io, path);
  return { game: headOf(path, "replay", input).game, input };
}

/** Plays a replay file to its end. Throws bad input if anything in it is invalid. */
export function verified<G extends GameTypes>(kit: Kit<G>, path: string, input: unknown): Verified<G> {
  const head = headOf(path, "replay", input);
  const result = verifyReplay(kit.game, input);
  return result.ok ? result.value : refuseDocument(kit.package, path, head, result.violation);
}
