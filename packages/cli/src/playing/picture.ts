import type { GameTypes } from "@sw/tabletop";
import { isExit } from "../exit.ts";
import { writeWhole } from "../files.ts";
import type { Desk } from "./desk.ts";

/**
 * Draws a person's table into a file next to the save, replacing the last drawing, with menu actions by number. Returns
 * its path; undefined if the game has no drawings or the file cannot be written, which does not end the game.
 */
export async function pictured<G extends GameTypes>(
  { io, kit, keeper }: Desk<G>,
  view: G["View"],
  actions: readonly G["Action"][],
): Promise<string | undefined> {
  if (kit.drawing === undefined) return undefined;
  const path = `${keeper.path.replace(/\.json$/, "")}.svg`;
  try {
    await writeWhole(io, path, kit.drawing(view, actions));
    return path;
  } catch (error) {
    if (isExit(error)) return undefined;
    throw error;
  }
}
