import { at } from "@sw/tabletop";
import type { Advantage, PrimaryObjective, SecondaryObjective } from "../catalogue/battle-entries.ts";
import type { Entry } from "../catalogue/entries.ts";
import type { Box } from "../state/box.ts";
import type { BattleCard } from "../state/hooks/battle-card.ts";
import type { Look } from "../state/look.ts";
import { remembering } from "../state/memo/memo.ts";
import { opponentOf, type Side } from "../state/seats.ts";
import type { BattleKind, State } from "../state/state.ts";

/** A battle card in play: its id, its effects, and the players it applies to, the blue player first. */
export interface CardInPlay {
  readonly kind: BattleKind;
  readonly id: string;
  readonly does: BattleCard;
  readonly players: readonly Side[];
}

/** Returns both players, the blue player first (leg.timing.blue-first-without-priority). */
export function blueFirst({ blue }: Pick<State, "blue">): readonly [Side, Side] {
  const first = blue ?? 0;
  return [first, opponentOf(first)];
}

/** Returns the cards of a kind, in the order of the catalogue. */
export function battleEntries({ cards }: Box, kind: BattleKind): readonly Entry[] {
  const { primaryObjectives, secondaryObjectives, advantages } = cards.catalogue;
  return { primary: primaryObjectives, secondary: secondaryObjectives, advantage: advantages }[kind];
}

/** Returns the objective card in play, or undefined before the mission is built. */
export function primaryOf({ box, state }: Look): PrimaryObjective | undefined {
  const { primary } = state.mission;
  return primary === null ? undefined : at(box.cards.catalogue.primaryObjectives, primary.card);
}

/** Returns the secondary objective card in play, or undefined before the mission is built. */
export function secondaryOf({ box, state }: Look): SecondaryObjective | undefined {
  const { secondary } = state.mission;
  return secondary === null ? undefined : at(box.cards.catalogue.secondaryObjectives, secondary.card);
}

/** Returns the advantage card of a player, or undefined before the mission is built. */
export function advantageOf({ box, state }: Look, side: Side): Advantage | undefined {
  const card = state.mission.advantages[side];
  return card === null ? undefined : at(box.cards.catalogue.advantages, card);
}

/**
 * Lists all battle cards in play in the order of set-up: objective, secondary, advantages, blue first
 * (leg.mission.setup-order).
 */
export function cardsInPlay({ box, state }: Look): readonly CardInPlay[] {
  const { primary, secondary, advantages } = state.mission;
  const [first] = blueFirst(state);
  return cardsOf(box, primary?.card ?? null, secondary?.card ?? null, advantages[0], advantages[1], first);
}

type Place = number | null;

/**
 * Returns all battle cards in play by their places in the catalogue. Caches the latest battle, because every moment
 * needs them.
 */
const cardsOf = remembering(
  (box: Box, primary: Place, secondary: Place, one: Place, other: Place, first: Side): readonly CardInPlay[] => {
    const both: readonly [Side, Side] = [first, opponentOf(first)];
    const advantages = [one, other] as const;
    return [
      ...inPlay(box, "primary", primary, both),
      ...inPlay(box, "secondary", secondary, both),
      ...both.flatMap((side) => inPlay(box, "advantage", advantages[side], [side])),
    ];
  },
);

function inPlay(box: Box, kind: BattleKind, card: Place, players: readonly Side[]): readonly CardInPlay[] {
  if (card === null) return [];
  const { id } = at(battleEntries(box, kind), card);
  const does = box.battle[id];
  return does === undefined ? [] : [{ kind, id, does, players }];
}
