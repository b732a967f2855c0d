import { badInput } from "./exit.ts";
import { type SealedKit, sealed } from "./kit.ts";

/** A game that is loaded, together with its large package, only when needed. */
interface Entry {
  /** The game ids that its documents contain. */
  readonly ids: readonly string[];
  load(): Promise<SealedKit>;
}

/** The games of the command by name. To add a game, add an entry. */
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

/** The names of all games in the order of lists. */
export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** The default game of a command that shows one. */
export const FIRST_GAME = "deckbuilder";

/** Loads the games that a command line names, or all games if it names none, because any may be meant. */
export function gamesNamedIn(words: readonly string[]): Promise<readonly SealedKit[]> {
  const named = GAME_NAMES.filter((name) => words.includes(name));
  return Promise.all((named.length === 0 ? GAME_NAMES : named).map(loadGame));
}

/** Loads the game of this name. Throws bad input for an unknown name. */
export async function loadGame(name: string): Promise<SealedKit> {
  const entry = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (entry === undefined) throw unknownGame(name);
  return entry.load();
}

/** Loads the game whose documents have this id; undefined if there is none. */
export async function gameOfId(id: string): Promise<SealedKit | undefined> {
  return Object.values(GAMES)
    .find(({ ids }) => ids.includes(id))
    ?.load();
}

/** Returns the bad-input error for an unknown game name. */
export function unknownGame(name: string): Error {
  return badInput(`unknown game '${name}' (known: ${GAME_NAMES.join(", ")})`);
}
