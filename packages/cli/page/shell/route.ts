import { GAME_KEYS, type GameKey, keyOfRule } from "../games/registry.ts";

/** Where somebody is in the page, as its address says behind the `#`. */
export type Route =
  | { readonly page: "play" }
  | { readonly page: "guide" }
  | { readonly page: "position"; readonly game: GameKey }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "join"; readonly table: string; readonly seat: string; readonly code: string }
  | { readonly page: "replays"; readonly table: string | null }
  | { readonly page: "reference"; readonly game: GameKey; readonly entry: string | null };

/** Reads the part of an address behind the `#`; what leads nowhere leads to the start. */
export function routeOf(hash: string): Route {
  const [page, first, second, third] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (page === "table" && first !== undefined) return { page, table: first };
  if (page === "join" && first !== undefined && second !== undefined && third !== undefined) {
    return { page, table: first, seat: second, code: third };
  }
  if (page === "replays") return { page, table: first ?? null };
  if (page === "guide") return { page };
  if (page === "position") return { page, game: GAME_KEYS.find((key) => key === first) ?? "deckbuilder" };
  if (page === "reference") return referenceAt(first, second);
  return { page: "play" };
}

/** `reference/rule/RULE` and `reference/GAME/ENTRY`. */
function referenceAt(first: string | undefined, second: string | undefined): Route {
  if (first === "rule" && second !== undefined) {
    return { page: "reference", game: keyOfRule(second) ?? "deckbuilder", entry: second };
  }
  return { page: "reference", game: GAME_KEYS.find((key) => key === first) ?? "deckbuilder", entry: second ?? null };
}

/** The address of a rule, for boards, which put its id in the place of `{rule}`. */
export const RULE_HREF = "#/reference/rule/{rule}";

/** The address of something in the reference. */
export function entryHref(game: GameKey, id: string): string {
  return `#/reference/${game}/${encodeURIComponent(id)}`;
}
