import { expectOk, type GameTypes, makeReplay, type Replay, verifyReplay } from "@sw/tabletop";
import { readJson, writeWhole } from "../files.ts";
import type { Io } from "../io.ts";
import type { Kit } from "../kit.ts";
import { versionOf } from "../versions.ts";
import { headOf, refuseDocument } from "./documents.ts";

/** A replay that was read and played to its end: its states, the first included. */
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

/** The game that a replay file is of, and what the file holds; nothing of it is believed yet. */
export async function openReplay(
  io: Pick<Io, "cwd">,
  path: string,
): Promise<{ readonly game: string; readonly input: unknown }> {
  const input = await readJson(io, path);
  return { game: headOf(path, "replay", input).game, input };
}

/** Plays what a replay file holds to its end; whatever does not hold is bad input. */
export function verified<G extends GameTypes>(kit: Kit<G>, path: string, input: unknown): Verified<G> {
  const head = headOf(path, "replay", input);
  const result = verifyReplay(kit.game, input);
  return result.ok ? result.value : refuseDocument(kit.package, path, head, result.violation);
}
