import type { GameTypes } from "@sw/tabletop";
import type { Desk } from "./desk.ts";
import { DieWanted, type WantedDie } from "./real-dice.ts";

/** The members of a desk that rolling uses. */
type RollingDesk<G extends GameTypes> = Pick<Desk<G>, "io" | "asker" | "words" | "dice">;

/**
 * Performs an action that may need physical dice. It asks for each missing die by its label and starts the action
 * again. Returns undefined, with nothing changed, if the person leaves.
 */
export async function rolling<G extends GameTypes, Done>(
  desk: RollingDesk<G>,
  act: () => Done,
): Promise<Done | undefined> {
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof DieWanted) || desk.dice === undefined) throw error;
      const face = await rolledFace(desk, error.die);
      if (face === undefined) {
        desk.dice.tray.clear();
        return undefined;
      }
      desk.dice.tray.add(face);
    }
  }
}

/** Asks a person for the face of a die until the answer is valid; undefined if they leave. */
async function rolledFace<G extends GameTypes>(
  { io, asker, words }: RollingDesk<G>,
  { label, faces }: WantedDie,
): Promise<string | undefined> {
  const offered = faces.every((face) => /^\d+$/.test(face)) ? `${faces[0]}-${faces.at(-1)}` : faces.join(", ");
  for (;;) {
    const typed = await asker.line(words.roll(label, offered));
    if (typed === undefined || typed === "q") return undefined;
    const fitting = faces.filter((face) => face === typed.toLowerCase());
    const begun =
      fitting.length > 0 ? fitting : faces.filter((face) => typed !== "" && face.startsWith(typed.toLowerCase()));
    const [face, another] = begun;
    if (face !== undefined && another === undefined) return face;
    io.stdout.write(`${words.noSuchFace(typed, offered)}\n`);
  }
}
