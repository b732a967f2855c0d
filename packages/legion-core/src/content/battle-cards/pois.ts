import { at } from "@sw/tabletop";
import { tokensDown } from "../../mission/contest.ts";
import { type Land, landAt } from "../../mission/territory.ts";
import type { Look } from "../../state/look.ts";
import type { Player } from "../../state/seats.ts";

/** The points of interest of the objective card that are left, in the order of its map. */
export function pois(look: Look): readonly number[] {
  return tokensDown(look.state).filter((token) => at(look.state.tokens, token).kind === "poi");
}

/** Whose territory a point of interest is in, seen by a player. */
export function landOf(look: Look, player: Player, token: number): Land {
  return landAt(look, player, at(look.state.tokens, token));
}
