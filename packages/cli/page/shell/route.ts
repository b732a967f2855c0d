import { GAME_KEYS, type GameKey, keyOfRule } from "../games/registry.ts";

/** A place in the page, as written in the address after the `#`. */
export type Route =
  | { readonly page: "play" }
  | { readonly page: "guide" }
  | { readonly page: "position"; readonly game: GameKey }
  | { readonly page: "table"; readonly table: string }
  /**
   * A free seat to take: by the code of an invitation, which also names the game, or one that anybody may take, chosen
   * on the screen.
   */
  | {
      readonly page: "join";
      readonly table: string;
      readonly seat: string | null;
      readonly code: string | null;
      readonly game: string | null;
    }
  | { readonly page: "replays"; readonly table: string | null }
  | { readonly page: "reference"; readonly game: GameKey; readonly entry: string | null };

/** Reads the part of an address after the `#`. An unknown route leads to the start screen. */
export function routeOf(hash: string): Route {
  const [page, first, second, third, fourth] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (page === "table" && first !== undefined) return { page, table: first };
  if (page === "join" && first !== undefined) {
    return { page, table: first, seat: second ?? null, code: third ?? null, game: fourth ?? null };
  }
  if (page === "replays") return { page, table: first ?? null };
  if (page === "guide") return { page };
  if (page === "position") return { page, game: GAME_KEYS.find((key) => key === first) ?? "deckbuilder" };
  if (page === "reference") return referenceAt(first, second);
  return { page: "play" };
}

/** Reads `reference/rule/RULE` or `reference/GAME/ENTRY`. */
function referenceAt(first: string | undefined, second: string | undefined): Route {
  if (first === "rule" && second !== undefined) {
    return { page: "reference", game: keyOfRule(second) ?? "deckbuilder", entry: second };
  }
  return { page: "reference", game: GAME_KEYS.find((key) => key === first) ?? "deckbuilder", entry: second ?? null };
}

/** The address pattern of a rule. Boards replace `{rule}` with its id. */
export const RULE_HREF = "#/reference/rule/{rule}";

/** Returns the address of an entry in the reference. */
export function entryHref(game: GameKey, id: string): string {
  return `#/reference/${game}/${encodeURIComponent(id)}`;
}
