import { at, finiteKind } from "@sw/tabletop";
import { battleChair } from "../../forces/sides.ts";
import { whyRefused } from "../../leaders/offering.ts";
import type { RuleId } from "../../rules/ids.ts";
import { NO_PICK, SPACE } from "../../state/codes.ts";
import { BLACK, HIT, RED, shownDie, withDie } from "../../state/dice.ts";
import type { AttackFrame, Dice } from "../../state/frames.ts";
import type { Kind } from "../../state/kinds.ts";
import { modifiersOf } from "../../state/modifiers.ts";
import { factionOf, seatAt } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { contextOf } from "./actions.ts";
import { enemyTargets } from "./attack.ts";

const RULE: RuleId = "reb.golden.card-over-rules";

/**
 * Creates the stage at which a card lets a side use black hits as red hits in a space battle (Target the Star
 * Destroyers). Options: `choose-option` with the number of hits, from zero to the maximum. Skipped if no enemy has red
 * health. `next` is the stage that follows.
 */
export function recolorStage(next: AttackFrame["stage"] = "assign"): Kind<"attack"> {
  return finiteKind(
    {
      run(work, frame) {
        if (mostRecolored(work.state, frame) > 0 && enemyTargets(work, frame, RED).length > 0) return true;
        work.change(frame, { stage: next, last: NO_PICK });
        return false;
      },
      question({ state }, frame) {
        const seat = seatAt(state.config, battleChair(state, frame.side, frame.theater));
        return { seat, kind: "black-hits-as-red", rule: RULE, context: contextOf(frame) };
      },
      options: ({ state }, frame) =>
        Array.from({ length: mostRecolored(state, frame) + 1 }, (_, option) => ({
          type: "choose-option",
          subject: option,
        })),
      take(work, frame, action) {
        const count = action.type === "choose-option" ? action.subject : 0;
        work.change(frame, { stage: next, last: NO_PICK, dice: recolored(work, frame, count) });
      },
    },
    whyRefused(() => RULE),
  );
}

function mostRecolored(state: State, { side, theater, dice }: AttackFrame): number {
  if (theater !== SPACE || state.modifiers.length === 0) return 0;
  const faction = factionOf(side);
  let most = 0;
  for (const { effect } of modifiersOf(state, "black-hits-as-red"))
    if (effect.faction === faction) most += effect.count;
  return Math.min(most, dice[BLACK][HIT]);
}

function recolored(work: GameWork, frame: AttackFrame, count: number): Dice {
  let dice = frame.dice;
  for (let done = 0; done < count; done++) {
    const cause = work.cause(at(modifiersOf(work.state, "black-hits-as-red"), 0).card);
    dice = withDie(withDie(dice, BLACK, HIT, -1), RED, HIT, 1);
    const faces = { from: shownDie(BLACK, HIT), to: shownDie(RED, HIT) };
    work.emit({ type: "die-changed", faction: factionOf(frame.side), ...faces, how: "recolored", rule: RULE, cause });
  }
  return dice;
}
