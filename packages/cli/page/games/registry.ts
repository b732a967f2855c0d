import type { PageGame } from "./game.ts";

/** The games of the page by the name of their package. */
export const GAME_KEYS = ["deckbuilder", "rebellion", "legion"] as const;
/** A key of {@link GAME_KEYS}. */
export type GameKey = (typeof GAME_KEYS)[number];

const LOADERS: Readonly<Record<GameKey, () => Promise<PageGame>>> = {
  deckbuilder: async () => (await import("./deckbuilder.ts")).deckbuilder,
  rebellion: async () => (await import("./rebellion.ts")).rebellion,
  legion: async () => (await import("./legion.ts")).legion,
};

/** Loads a game, once for the page: modules are kept. */
export function loadGame(key: GameKey): Promise<PageGame> {
  return LOADERS[key]();
}

/** The key of the game whose documents carry that id: `rebellion-solo` is Rebellion. */
export function keyOfId(id: string): GameKey | undefined {
  return GAME_KEYS.find((key) => id === key || id.startsWith(`${key}-`));
}

/** The key that a rule's id begins with. */
export function keyOfRule(rule: string): GameKey | undefined {
  const [book = ""] = rule.split(".");
  return { dbg: "deckbuilder", reb: "rebellion", rote: "rebellion", solo: "rebellion", leg: "legion" }[book] as
    | GameKey
    | undefined;
}
