import { at } from "@sw/tabletop";
import type { TacticEffect } from "../../language/language.ts";
import type { RuleId } from "../../rules/ids.ts";
import type { CardOf } from "../../state/box.ts";
import { GROUND, NO_CARD, NO_PICK, SPACE, type UnitIndex } from "../../state/codes.ts";
import { countDice } from "../../state/dice.ts";
import type { AttackFrame } from "../../state/frames.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, REBEL, type Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { canDrawTactic, discardTactic, isBarredFromTactics } from "../tactics.ts";
import { combatOf, enemyTargets, unitsThere } from "./attack.ts";
import { ANY_COLOR } from "./wounds.ts";

/**
 * Returns why the attacker cannot play a tactic card of the battle's theater now, or undefined if it can. The cost in
 * dice is not checked.
 */
export function whyIdle(look: Look, frame: AttackFrame, { entry: { effect } }: CardOf<"tactic">): RuleId | undefined {
  const combat = combatOf(look.state);
  if (isBarredFromTactics(look.state, combat, frame.side, frame.theater)) return "reb.golden.cannot-is-absolute";
  switch (effect.op) {
    case "block":
      return "reb.attack-steps.block";
    case "draw":
      return canDrawTactic(combat, SPACE) || canDrawTactic(combat, GROUND) ? undefined : "reb.tactic.deck-exhausted";
    case "reroll":
      return countDice(frame.dice) > 0 ? undefined : "reb.attack-steps.play-action";
    case "damage":
      return hasTarget(look, frame) ? undefined : "reb.tactic.unit-present";
    case "bombard":
      return hasTarget(look, frame) && bombardiers(look, frame).length > 0 ? undefined : "reb.tactic.unit-present";
    default:
      return undefined;
  }
}

function hasTarget(look: Look, frame: AttackFrame): boolean {
  return enemyTargets(look, frame, ANY_COLOR).length > 0;
}

/** Lists the types of the attacker's ships with a red attack value in the system, in ascending order. */
export function bombardiers({ box, state }: Look, { side }: AttackFrame): readonly UnitIndex[] {
  const units = unitsThere(state, combatOf(state));
  return box.units.flatMap(({ index, side: of, theater, red }) =>
    of === side && theater === SPACE && red > 0 && at(units, index) > 0 ? [index] : [],
  );
}

/**
 * Starts a tactic card that has been revealed. Effects without a choice happen at once; the others are picked at stage
 * `card`.
 */
export function startTactic(work: GameWork, frame: AttackFrame, effect: TacticEffect): void {
  if (effect.op === "bar-blocking") return finishTactic(work, { ...frame, noBlock: true });
  if (effect.op === "bar-retreat") {
    const enemy = opponentOf(frame.side);
    work.changeNearest("combat", (combat) => ({ barred: flagged(combat.barred, enemy) }));
    return finishTactic(work, frame);
  }
  if (effect.op === "retreat-without-transport") {
    work.changeNearest("combat", (combat) => ({ freeTransport: flagged(combat.freeTransport, frame.side) }));
    return finishTactic(work, frame);
  }
  work.change(frame, { stage: "card", left: leftFor(effect), last: NO_PICK, picked: [] });
}

function leftFor(effect: TacticEffect): number {
  if (effect.op === "draw") return effect.count;
  return effect.op === "reroll" || effect.op === "damage" ? effect.most : 0;
}

function flagged(flags: readonly [boolean, boolean], side: Side): readonly [boolean, boolean] {
  return side === REBEL ? [true, flags[1]] : [flags[0], true];
}

/** Discards the resolved card and returns to the combat actions (reb.attack-steps.play-action). */
export function finishTactic(work: GameWork, frame: AttackFrame): void {
  const { theater, card } = frame;
  work.change(frame, { stage: "actions", card: NO_CARD, left: 0, last: NO_PICK, picked: [] });
  discardTactic(work, theater, card);
}
