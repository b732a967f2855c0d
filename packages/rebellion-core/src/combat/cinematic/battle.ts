import { EMPTY_PILE, nearest } from "@sw/tabletop";
import { firstSide } from "../../forces/sides.ts";
import { SPACE, type TheaterIndex } from "../../state/codes.ts";
import type { BattleFrame, BySide, CinematicCombat, CombatFrame } from "../../state/frames.ts";
import { modifiersOf } from "../../state/modifiers.ts";
import { factionOf, IMPERIAL, opponentOf, REBEL, type Side } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { isBarredFromTactics } from "../tactics.ts";

/** The state of a cinematic combat that has just begun. */
export const NEW_CINEMATIC: CinematicCombat = {
  second: [null, null],
  barredIn: [
    [0, 0],
    [0, 0],
  ],
  rolled: [false, false],
  retreatedIn: [0, 0],
  waiting: [],
};

const NOTHING_PREVENTED = [0, 0, 0] as const;

/** Returns the frame of a new round of battle. In space the step that takes cards back is skipped. */
export function newBattle(theater: TheaterIndex): BattleFrame {
  return {
    kind: "battle",
    theater,
    stage: theater === SPACE ? "choose" : "recover",
    turn: 0,
    chosen: [EMPTY_PILE, EMPTY_PILE],
    additional: [],
    canceled: [false, false],
    resolved: [false, false],
    declined: false,
    prevented: [NOTHING_PREVENTED, NOTHING_PREVENTED],
    specialsBarred: [false, false],
    rerolled: [false, false],
    afterAssigning: [[], []],
  };
}

/** Returns the current round of battle. */
export function battleOf(state: Pick<State, "frames">): BattleFrame {
  const battle = nearest(state, "battle");
  if (battle === undefined) throw new RangeError("a card is resolved in a battle");
  return battle;
}

/** Returns the cinematic part of a combat. */
export function cinematicOf({ cinematic }: CombatFrame): CinematicCombat {
  return cinematic ?? NEW_CINEMATIC;
}

/** Changes the cinematic part of the current combat. */
export function amendCinematic(work: GameWork, change: (cinematic: CinematicCombat) => Partial<CinematicCombat>): void {
  work.changeNearest("combat", (combat) => {
    const now = cinematicOf(combat);
    return { cinematic: { ...now, ...change(now) } };
  });
}

/** Returns a copy of a pair with the entry of one side replaced. */
export function withSide<Item>(pair: BySide<Item>, side: Side, item: Item): BySide<Item> {
  return side === REBEL ? [item, pair[IMPERIAL]] : [pair[REBEL], item];
}

/**
 * Returns the side that acts at this turn of a step. The current player's side goes first
 * (rote.cinematic.resolve-order).
 */
export function sideInTurn(combat: CombatFrame, turn: number): Side {
  const first = firstSide(combat);
  return turn === 0 ? first : opponentOf(first);
}

/**
 * Returns the side that attacks first: the current player's side unless a card has changed that
 * (rote.cinematic.attack-order).
 */
export function firstAttacker(combat: CombatFrame, theater: TheaterIndex): Side {
  const second = cinematicOf(combat).second[theater];
  return second === null ? firstSide(combat) : opponentOf(second);
}

/**
 * Whether a card or an ability forbids the side to play a card of the theater in this round
 * (rote.cinematic.barred-card).
 */
export function isBarredFromCards(state: State, combat: CombatFrame, side: Side, theater: TheaterIndex): boolean {
  return (
    cinematicOf(combat).barredIn[side][theater] === combat.round || isBarredFromTactics(state, combat, side, theater)
  );
}

/**
 * Returns the side whose card is revealed before the other side chooses (rote.cinematic.good-intel). Returns undefined
 * if both sides choose in secret.
 */
export function openSide(state: State): Side | undefined {
  // Whose card comes by chance gains nothing by seeing the other's.
  if (state.solo !== undefined || state.modifiers.length === 0) return undefined;
  const open = modifiersOf(state, "open-tactics");
  const seen = modifiersOf(state, "sees-card-first");
  return ([REBEL, IMPERIAL] as const).find(
    (side) =>
      open.some(({ effect }) => effect.faction === factionOf(side)) ||
      seen.some(({ effect }) => effect.faction === factionOf(opponentOf(side))),
  );
}

/** Changes the current round of battle from a card's frame above it on the stack. */
export function amendBattle(work: GameWork, change: (battle: BattleFrame) => Partial<BattleFrame>): void {
  work.changeNearest("battle", change);
}
