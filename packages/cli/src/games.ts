import { badInput } from "./exit.ts";
import { type SealedKit, sealed } from "./kit.ts";

/** A game that is loaded when it is needed, and with it its package, which is large. */
interface Entry {
  /** The ids that its documents carry. */
  readonly ids: readonly string[];
  load(): Promise<SealedKit>;
}

/** The games that the command knows, by name; a new game is one more entry here. */
const GAMES: Readonly<Record<string, Entry>> = {
  deckbuilder: {
    ids: ["deckbuilder"],
    load: async () => sealed([(await import("./games/deckbuilder/kit.ts")).deckbuilderKit]),
  },
  rebellion: {
    ids: ["rebellion", "rebellion-3", "rebellion-4"],
    async load() {
      const { REBELLION_KITS, rebellionKit } = await import("./games/rebellion/kit.ts");
      return sealed(REBELLION_KITS, rebellionKit);
    },
  },
  solo: {
    ids: ["rebellion-solo"],
    load: async () => sealed([(await import("./games/rebellion/solo-kit.ts")).soloKit]),
  },
  legion: {
    ids: ["legion"],
    load: async () => sealed([(await import("./games/legion/kit.ts")).legionKit]),
  },
};

/** The names of all games, as they are listed. */
export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** The game that is shown where none is named. */
export const FIRST_GAME = "deckbuilder";

/** The games that a command line names; all where it names none, since what it asks may be about any. */
export function gamesNamedIn(words: readonly string[]): Promise<readonly SealedKit[]> {
  const named = GAME_NAMES.filter((name) => words.includes(name));
  return Promise.all((named.length === 0 ? GAME_NAMES : named).map(loadGame));
}

/** The game of that name; an unknown one is bad input. */
export async function loadGame(name: string): Promise<SealedKit> {
  const entry = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (entry === undefined) throw unknownGame(name);
  return entry.load();
}

/** The game whose documents carry that id; undefined if none does. */
export async function gameOfId(id: string): Promise<SealedKit | undefined> {
  return Object.values(GAMES)
    .find(({ ids }) => ids.includes(id))
    ?.load();
}

/** The bad input of a name that no game has. */
export function unknownGame(name: string): Error {
  return badInput(`unknown game '${name}' (known: ${GAME_NAMES.join(", ")})`);
}
