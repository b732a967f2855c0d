import { at } from "@sw/tabletop";
import type { ChooseLeader } from "../language/language.ts";
import { servesSide } from "../leaders/leaders.ts";
import type { LeaderIndex, PlaceIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { type Side, sideOfFaction } from "../state/seats.ts";
import type { State } from "../state/state.ts";

/**
 * Returns the leaders that a step may choose, ascending. `system` is what the step calls `here`. Uses public knowledge
 * only.
 */
export function choosableLeaders(
  look: Look,
  { faction, among, ring }: ChooseLeader,
  system: PlaceIndex,
): readonly LeaderIndex[] {
  const { state } = look;
  const side = sideOfFaction(faction);
  return inPlay(state).filter(
    (leader) =>
      servesSide(look, leader) === side &&
      (ring === undefined || at(state.leaders, leader).ring === null) &&
      isAmong(state, side, leader, among, system),
  );
}

function isAmong(
  { leaders, sides }: State,
  side: Side,
  leader: LeaderIndex,
  among: ChooseLeader["among"],
  system: PlaceIndex,
): boolean {
  const { at: spot } = at(leaders, leader);
  switch (among) {
    case undefined:
      return true;
    case "pool":
      return spot === "pool";
    case "here":
      return spot === system;
    case "alone":
      return sides[side].assigned.some(({ leaders: on }) => on.length === 1 && on.includes(leader));
  }
}

/** Returns the leaders in a pool, on missions or on the board, with or without a ring. */
export function inPlay(state: State): readonly LeaderIndex[] {
  return state.leaders.flatMap(({ at: spot }, leader) => (spot !== "supply" && spot !== "eliminated" ? [leader] : []));
}
