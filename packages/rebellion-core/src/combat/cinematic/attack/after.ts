import { at } from "@sw/tabletop";
import { GROUND } from "../../../state/codes.ts";
import { countDice } from "../../../state/dice.ts";
import type { Wound } from "../../../state/frames.ts";
import { factionOf, opponentOf, type Side } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { tellEnded, withWounds } from "../../attack/destroy.ts";
import { sortedWounds } from "../../attack/wounds.ts";
import type { QuietStage } from "../../stages.ts";
import { amendBattle, amendCinematic, battleOf, withSide } from "../battle.ts";
import { laterFrame } from "../cards.ts";

/**
 * Wraps the roll and records that the side rolled a die in a ground battle. Its lone structures then survive this round
 * (rote.cinematic.structures-that-roll).
 */
export function notedRoll(roll: QuietStage<"attack">): QuietStage<"attack"> {
  return {
    run(work, frame) {
      const stays = roll.run(work, frame);
      const top = work.state.frames[work.state.frames.length - 1];
      const rolled = top?.kind === "attack" && countDice(top.dice) > 0;
      if (rolled && frame.theater === GROUND) {
        amendCinematic(work, (now) => ({ rolled: withSide(now.rolled, frame.side, true) }));
      }
      return stays;
    },
  };
}

/**
 * Turns assigned damage into markers. Then resolves the other side's cards that act after damage is assigned
 * (rote.cinematic.after-assigning).
 */
export const afterStage: QuietStage<"attack"> = {
  run(work, frame) {
    const enemy = opponentOf(frame.side);
    markDamage(work, enemy);
    const [next, ...rest] = battleOf(work.state).afterAssigning[enemy];
    if (next === undefined) {
      work.change(frame, { stage: "end" });
      return false;
    }
    amendBattle(work, ({ afterAssigning }) => ({ afterAssigning: withSide(afterAssigning, enemy, rest) }));
    work.push(laterFrame(enemy, next));
    return false;
  },
};

/** Ends the attack. Nothing is destroyed yet (rote.cinematic.destruction-at-the-end). */
export const overStage: QuietStage<"attack"> = {
  run(work, frame) {
    work.pop(frame);
    tellEnded(work, frame);
    return false;
  },
};

function markDamage(work: GameWork, side: Side): void {
  work.changeNearest("combat", (combat) => {
    if (combat.wounds[side].every(({ assigned }) => assigned === 0)) return undefined;
    const wounds = sortedWounds(combat.wounds[side].map((wound) => marked(work, side, wound)));
    return { wounds: withWounds(combat, side, wounds) };
  });
}

function marked(work: GameWork, side: Side, wound: Wound): Wound {
  if (wound.assigned === 0) return wound;
  const markers = wound.markers + wound.assigned;
  const names = { faction: factionOf(side), unit: at(work.box.units, wound.unit).id };
  work.emit({ type: "damage-marked", ...names, markers, rule: "rote.cinematic.damage-stays", cause: null });
  return { ...wound, markers, assigned: 0 };
}
