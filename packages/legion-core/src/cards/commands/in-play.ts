import { at, nearest } from "@sw/tabletop";
import { commandOf } from "../../state/box.ts";
import type { Player } from "../../state/seats.ts";
import type { Look } from "../keywords/round.ts";
import type { CommandCard } from "./types.ts";

const NONE: readonly CommandCard[] = [];

/** The command cards of a player in play: that of the round, then the permanent ones. */
export function commandsInPlay({ box, state }: Look, player: Player): readonly CommandCard[] {
  const { revealed, permanents } = state.players[player];
  if (revealed === null && permanents.length === 0) return NONE;
  const cards = revealed === null ? permanents : [revealed, ...permanents];
  return cards.flatMap((card) => box.commands[commandOf(box, card).id] ?? []);
}

/** Whether the command card of a player has just given a unit its order: nothing but orders comes between. */
export function isOrderedByCard({ state }: Pick<Look, "state">, player: Player, unit: number | null): unit is number {
  const orders = nearest(state, "orders");
  return unit !== null && orders?.player === player && orders.issued.includes(unit);
}

/** Whether a unit is a player's. */
export function isOwn({ state }: Pick<Look, "state">, player: Player, unit: number | null): unit is number {
  return unit !== null && at(state.units, unit).owner === player;
}
