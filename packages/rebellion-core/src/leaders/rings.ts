import { at } from "@sw/tabletop";
import type { RingAbility } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import type { Action } from "../state/actions.ts";
import type { LeaderIndex, PlaceIndex } from "../state/codes.ts";
import { BLANK, dieKey, dieOfKey, FACE_INDICES, facesOf, rollDice, shownDie, withDie } from "../state/dice.ts";
import type { Dice, DicePool } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { PASS } from "../state/offers.ts";
import { factionOf, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { bearerOf, leaderId, removeRing } from "./leaders.ts";

/** A pool of one die for each colour. */
const ONE_DIE: readonly [DicePool, DicePool, DicePool] = [
  [1, 0],
  [0, 1],
  [0, 0, 1],
];

/** Returns the leader at the place with the ring that has an ability, or undefined if no leader there has it. */
export function bearerAt(look: Look, ability: RingAbility, place: PlaceIndex): LeaderIndex | undefined {
  const bearer = bearerOf(look, ability);
  return bearer !== undefined && at(look.state.leaders, bearer).at === place ? bearer : undefined;
}

/**
 * Returns the leader there whose ring may reroll a die, which it may do once in a game round, or undefined if none can.
 */
export function rerollerAt(look: Look, place: PlaceIndex): LeaderIndex | undefined {
  return look.state.rerollUsed ? undefined : bearerAt(look, "reroll-one-die", place);
}

/** Returns the id of the ring on a leader. */
export function ringId({ box, state }: Look, bearer: LeaderIndex): string {
  const { ring } = at(state.leaders, bearer);
  return ring === null ? "" : at(box.rings, ring).id;
}

/**
 * Lists the options of a player who may use a leader's ring: `use-ring` if there is a leader with the ring, and `pass`.
 */
export function ringOffers(look: Look, bearer: LeaderIndex | undefined): Action[] {
  return bearer === undefined ? [PASS] : [{ type: "use-ring", subject: ringId(look, bearer) }, PASS];
}

/** Emits that a ring is used, and removes it if that spends it (reb.ring.removed). */
export function useRing(work: GameWork, bearer: LeaderIndex, spent: boolean, rule: RuleId): void {
  const ring = ringId(work, bearer);
  work.emit({ type: "ring-used", ring, leader: leaderId(work.box, bearer), rule, cause: null });
  if (spent) removeRing(work, bearer, { rule: "reb.ring.removed", cause: null });
}

/** Rerolls one die on the table whose colour and face match the key (reb.dice.reroll-any-times). */
export function rerollDie(work: GameWork, side: Side, dice: Dice, key: number, label: string): Dice {
  const [color, face] = dieOfKey(key);
  const rest = withDie(dice, color, face, -1);
  const faces = facesOf(rollDice(work, label, ONE_DIE[color]), color);
  const to = FACE_INDICES.find((one) => faces[one] > 0) ?? BLANK;
  tellTurned(work, side, key, dieKey(color, to), "reroll");
  return withDie(rest, color, to, 1);
}

/** Turns one die to its blank side. */
export function blankDie(work: GameWork, side: Side, dice: Dice, key: number): Dice {
  const [color, face] = dieOfKey(key);
  tellTurned(work, side, key, dieKey(color, BLANK), "blank");
  return withDie(withDie(dice, color, face, -1), color, BLANK, 1);
}

function tellTurned(work: GameWork, side: Side, from: number, to: number, how: "reroll" | "blank"): void {
  const faces = { from: shownDie(...dieOfKey(from)), to: shownDie(...dieOfKey(to)) };
  const rule = how === "reroll" ? "reb.dice.reroll-any-times" : "reb.faq.ring-results-first";
  work.emit({ type: "die-changed", faction: factionOf(side), ...faces, how, rule, cause: null });
}
