import { at } from "@sw/tabletop";
import { countAbility, isFoughtOver } from "../forces/forces.ts";
import { firstSide } from "../forces/sides.ts";
import type { RuleId } from "../rules/ids.ts";
import { GROUND, NO_CARD, NO_PICK, SPACE, type TheaterIndex } from "../state/codes.ts";
import { NO_DICE } from "../state/dice.ts";
import type { AttackFrame, CombatFrame } from "../state/frames.ts";
import { factionOf, IMPERIAL, opponentOf, REBEL, type Side } from "../state/seats.ts";
import type { GameWork } from "../state/work.ts";
import { withoutRolls } from "./rolled.ts";
import type { QuietStage } from "./stages.ts";
import { drawTactics } from "./tactics.ts";

const BEGINS: readonly [RuleId, RuleId] = ["reb.combat.space-battle-condition", "reb.combat.ground-battle-condition"];

/**
 * Begins a combat round. Retreats that cards of the last round barred or allowed are back to normal
 * (reb.combat.round-order).
 */
export const roundStage: QuietStage<"combat"> = {
  run(work, frame) {
    const round = frame.round + 1;
    const none = [false, false] as const;
    work.change(frame, {
      round,
      stage: "space-first",
      barred: none,
      freeTransport: none,
      answered: 0,
      ...withoutRolls(work.state),
    });
    const system = at(work.box.placeIds, frame.system);
    work.emit({ type: "combat-round-started", system, round, rule: "reb.combat.round-order", cause: null });
    return false;
  },
};

/**
 * Creates the stage that begins a battle if both sides have units of its theater. The initiating side attacks first
 * (reb.combat.space-attack-order).
 */
export function firstAttackStage(theater: TheaterIndex): QuietStage<"combat"> {
  return {
    run(work, frame) {
      if (!isFoughtOver(work.box, work.state, frame.system, theater)) {
        work.change(frame, { stage: theater === SPACE ? "ground-first" : "retreat", answered: 0 });
        return false;
      }
      beginBattle(work, frame, theater, theater === SPACE ? "space-second" : "ground-second");
      if (theater === GROUND) drawForShields(work, frame);
      pushAttack(work, firstSide(frame), theater);
      return false;
    },
  };
}

/**
 * Begins a battle and records it, because only a battle that was fought can be won (reb.win-battle.definition). `stage`
 * is the stage that follows.
 */
export function beginBattle(
  work: GameWork,
  frame: CombatFrame,
  theater: TheaterIndex,
  stage: CombatFrame["stage"],
): void {
  const [space, ground] = frame.fought;
  work.change(frame, { stage, answered: 0, fought: theater === SPACE ? [true, ground] : [space, true] });
  const system = at(work.box.placeIds, frame.system);
  const name = theater === SPACE ? "space" : "ground";
  work.emit({ type: "battle-started", system, theater: name, rule: BEGINS[theater], cause: null });
}

/**
 * Creates the stage in which the other side attacks. Its units on the faction sheet attack too
 * (reb.combat.both-attack-even-if-staged).
 */
export function secondAttackStage(theater: TheaterIndex): QuietStage<"combat"> {
  return {
    run(work, frame) {
      work.change(frame, { stage: theater === SPACE ? "space-end" : "ground-end" });
      pushAttack(work, opponentOf(firstSide(frame)), theater);
      return false;
    },
  };
}

/**
 * Draws a ground tactic card for each side per Shield Generator at the start of a ground battle
 * (reb.structure.shield-generator).
 */
function drawForShields(work: GameWork, { system }: CombatFrame): void {
  const { box } = work;
  const { units } = at(work.state.places, system);
  for (const side of [REBEL, IMPERIAL] as const) {
    const count = countAbility(box, units, side, "ground-tactic-each-battle");
    if (count > 0) drawTactics(work, side, 1, count, { rule: "reb.structure.shield-generator", cause: null });
  }
}

/** Begins the attack of a side in a theater. */
export function pushAttack(work: GameWork, side: Side, theater: TheaterIndex): void {
  const frame: AttackFrame = {
    kind: "attack",
    side,
    theater,
    stage: "pool",
    pool: [0, 0],
    set: NO_DICE,
    dice: NO_DICE,
    card: NO_CARD,
    left: 0,
    last: NO_PICK,
    picked: [],
    noBlock: false,
  };
  work.push(frame);
  const battle = theater === SPACE ? "space" : "ground";
  const rule = "reb.attack-steps.order";
  work.emit({ type: "attack-started", faction: factionOf(side), theater: battle, rule, cause: null });
}
