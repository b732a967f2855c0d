import type { GameTypes } from "@sw/tabletop";
import { isExit } from "../exit.ts";
import { writeWhole } from "../files.ts";
import type { Desk } from "./desk.ts";

/**
 * Draws the table that a person looks at next to the save, in the place of the last drawing, the actions of the menu by their
 * numbers; gives its path. Undefined for a game without drawings, and where none can be written: that ends no game.
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
