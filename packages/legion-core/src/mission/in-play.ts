import { at } from "@sw/tabletop";
import type { Advantage, Entry, PrimaryObjective, SecondaryObjective } from "../catalogue/entries.ts";
import type { GameBox } from "../state/box.ts";
import type { BattleCard } from "../state/hooks/battle-card.ts";
import type { Look } from "../state/look.ts";
import { opponentOf, type Player } from "../state/seats.ts";
import type { BattleKind, State } from "../state/state.ts";

/** A battle card in play: its id, what it does, and the players for whom it counts, the blue player first. */
export interface CardInPlay {
  readonly kind: BattleKind;
  readonly id: string;
  readonly does: BattleCard;
  readonly players: readonly Player[];
}

/** Both players, the blue one first (leg.timing.blue-first-without-priority). */
export function blueFirst({ blue }: Pick<State, "blue">): readonly [Player, Player] {
  const first = blue ?? 0;
  return [first, opponentOf(first)];
}

/** The cards of a kind, in the order of the catalogue. */
export function battleEntries({ cards }: GameBox, kind: BattleKind): readonly Entry[] {
  const { primaryObjectives, secondaryObjectives, advantages } = cards.catalogue;
  return { primary: primaryObjectives, secondary: secondaryObjectives, advantage: advantages }[kind];
}

/** The objective card in play; undefined before the mission is built. */
export function primaryOf({ box, state }: Look): PrimaryObjective | undefined {
  const { primary } = state.mission;
  return primary === null ? undefined : at(box.cards.catalogue.primaryObjectives, primary.card);
}

/** The secondary objective card in play; undefined before the mission is built. */
export function secondaryOf({ box, state }: Look): SecondaryObjective | undefined {
  const { secondary } = state.mission;
  return secondary === null ? undefined : at(box.cards.catalogue.secondaryObjectives, secondary.card);
}

/** The advantage card of a player; undefined before the mission is built. */
export function advantageOf({ box, state }: Look, player: Player): Advantage | undefined {
  const card = state.mission.advantages[player];
  return card === null ? undefined : at(box.cards.catalogue.advantages, card);
}

/** All battle cards in play in the order of set-up: objective, secondary, advantages, blue first (leg.mission.setup-order). */
export function cardsInPlay(look: Look): readonly CardInPlay[] {
  const both = blueFirst(look.state);
  return [
    ...inPlay(look, "primary", primaryOf(look), both),
    ...inPlay(look, "secondary", secondaryOf(look), both),
    ...both.flatMap((player) => inPlay(look, "advantage", advantageOf(look, player), [player])),
  ];
}

function inPlay(
  { box }: Look,
  kind: BattleKind,
  entry: Entry | undefined,
  players: readonly Player[],
): readonly CardInPlay[] {
  const does = entry === undefined ? undefined : box.battle[entry.id];
  return entry === undefined || does === undefined ? [] : [{ kind, id: entry.id, does, players }];
}
