import { type Plays, playsWith, type Refusals, refusalsOf } from "@sw/tabletop/testing";
import { game, type LegionTypes } from "../index.ts";
import { RULES } from "../rules/index.ts";
import { battleCards, commandCards } from "../saves/invariants/cards.ts";
import { SEATS } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import { BOX } from "./box.ts";

/**
 * Counts, by name, the components that no action creates or removes: each player's cards in any place, and units and
 * miniatures including defeated ones.
 */
export function components(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const { commands, primaryObjectives, secondaryObjectives, advantages } = BOX.cards.catalogue;
  const add = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const side of [0, 1] as const) {
    const seat = SEATS[side];
    for (const card of commandCards(state, side)) add(`${seat} ${commands[card]?.id}`);
    for (const card of battleCards(state, side, "primary")) add(`${seat} ${primaryObjectives[card]?.id}`);
    for (const card of battleCards(state, side, "secondary")) add(`${seat} ${secondaryObjectives[card]?.id}`);
    for (const card of battleCards(state, side, "advantage")) add(`${seat} ${advantages[card]?.id}`);
  }
  for (const { owner, miniatures } of state.units) {
    add(`${SEATS[owner]} units`);
    for (const _ of miniatures) add(`${SEATS[owner]} miniatures`);
  }
  return counts;
}

/**
 * Plays a sequence of actions with the published game (or `game`), and returns the last state and all events. See
 * `playLine`.
 */
export const play: Plays<LegionTypes> = /* @__PURE__ */ playsWith(game);

/** Returns the violation of a refused result. Throws unless it cites the expected rule or one that states the same. */
export const expectIllegal: Refusals = /* @__PURE__ */ refusalsOf(RULES);
