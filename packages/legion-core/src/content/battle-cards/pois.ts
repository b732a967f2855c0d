import { at } from "@sw/tabletop";
import { tokenShape, tokensDown } from "../../mission/contest.ts";
import { primaryOf } from "../../mission/in-play.ts";
import { type Land, landAt, reachesTerritory } from "../../mission/territory.ts";
import type { Look } from "../../state/look.ts";
import type { Side } from "../../state/seats.ts";
import { battlefieldOf } from "../../units/battlefield.ts";

/**
 * Lists the remaining points of interest of the objective card, in the order of its map. Points of interest of other
 * cards are not included.
 */
export function pois(look: Look): readonly number[] {
  const names = (primaryOf(look)?.setup ?? []).flatMap((line) => ("place" in line ? [line.place] : []));
  return allPois(look).filter((token) => names.includes(at(look.state.tokens, token).name));
}

/** Lists all remaining points of interest of all cards. */
export function allPois({ state }: Look): readonly number[] {
  return tokensDown(state).filter((token) => at(state.tokens, token).kind === "poi");
}

/** Returns the kind of territory that a point of interest is in, from a player's point of view. */
export function landOf(look: Look, side: Side, token: number): Land {
  return landAt(look, side, at(look.state.tokens, token));
}

/** Whether some part of a point of interest is in a player's territory. */
export function poiReachesTerritory(look: Look, side: Side, token: number): boolean {
  const spot = at(look.state.tokens, token);
  return reachesTerritory(look, side, tokenShape(battlefieldOf(look.state), spot.kind, spot));
}
