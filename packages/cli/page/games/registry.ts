import type { PageGame } from "./game.ts";

/** The keys of the page's games, named after their packages. */
export const GAME_KEYS = ["deckbuilder", "rebellion", "legion"] as const;
/** A key of {@link GAME_KEYS}. */
export type GameKey = (typeof GAME_KEYS)[number];

const LOADERS: Readonly<Record<GameKey, () => Promise<PageGame>>> = {
  deckbuilder: async () => (await import("./deckbuilder.ts")).deckbuilder,
  rebellion: async () => (await import("./rebellion.ts")).rebellion,
  legion: async () => (await import("./legion.ts")).legion,
};

/** Loads a game. Later calls return the same module. */
export function loadGame(key: GameKey): Promise<PageGame> {
  return LOADERS[key]();
}

/**
 * Returns the key of the game whose documents have this id: `rebellion-solo` is Rebellion. Undefined if there is none.
 */
export function keyOfId(id: string): GameKey | undefined {
  return GAME_KEYS.find((key) => id === key || id.startsWith(`${key}-`));
}

/** Returns the key of the game with which a rule id begins; undefined if there is none. */
export function keyOfRule(rule: string): GameKey | undefined {
  const [book = ""] = rule.split(".");
  return { dbg: "deckbuilder", reb: "rebellion", rote: "rebellion", solo: "rebellion", leg: "legion" }[book] as
    | GameKey
    | undefined;
}
