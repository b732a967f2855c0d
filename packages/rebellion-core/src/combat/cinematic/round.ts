import { at } from "@sw/tabletop";
import { hasForce, isFoughtOver } from "../../forces/forces.ts";
import type { Box } from "../../state/box.ts";
import { GROUND, SPACE, type TheaterIndex } from "../../state/codes.ts";
import type { CombatFrame, TacticRef } from "../../state/frames.ts";
import { IMPERIAL } from "../../state/seats.ts";
import { beginBattle } from "../battle.ts";
import { destroyAlone, destroyIdleStructures, isUnderConstruction } from "../next.ts";
import type { QuietStage } from "../stages.ts";
import { amendCinematic, cinematicOf, newBattle, sideInTurn } from "./battle.ts";
import { laterFrame } from "./cards.ts";
import { advancedOf } from "./decks.ts";
import { halfOf } from "./halves.ts";
import { confront } from "./stages/attacks.ts";

/** Nothing is drawn: both sides have their decks in hand, which each may look at (rote.cinematic.never-shuffled). */
export const takeDecksStage: QuietStage<"combat"> = {
  run(work, frame) {
    work.change(frame, { stage: "round" });
    return false;
  },
};

/** A combat round begins: what cards of the last one were to do in it is over. */
export function cinematicRound(round: QuietStage<"combat">): QuietStage<"combat"> {
  return {
    run(work, frame) {
      const stays = round.run(work, frame);
      amendCinematic(work, () => ({ rolled: [false, false], waiting: [] }));
      return stays;
    },
  };
}

/** A round of battle is fought if both sides have units of its theater when it begins (rote.cinematic.one-battle-of-each). */
export function battleStage(theater: TheaterIndex): QuietStage<"combat"> {
  const [fought, skipped] =
    theater === SPACE ? (["plans", "ground-first"] as const) : (["retreat", "retreat"] as const);
  return {
    run(work, frame) {
      if (!isFoughtOver(work.box, work.state, frame.system, theater)) {
        work.change(frame, { stage: skipped, answered: 0 });
        return false;
      }
      beginBattle(work, frame, theater, fought);
      work.push(newBattle(theater));
      return false;
    },
  };
}

/** After retreats: what cards of this round do at its end, the current player's first (rote.cinematic.round-end-effects). */
export const roundEndStage: QuietStage<"combat"> = {
  run(work, frame) {
    const due = nextDue(work.box, frame);
    if (due === undefined) {
      work.change(frame, { stage: "next" });
      return false;
    }
    amendCinematic(work, ({ waiting }) => ({ waiting: waiting.filter((one) => one !== due) }));
    work.push(laterFrame(advancedOf(work.box, due.card).side, due));
    return false;
  },
};

/** What waits for the end of the round; what waits for the last ground unit goes on waiting. */
function nextDue(box: Box, frame: CombatFrame): TacticRef | undefined {
  const due = cinematicOf(frame).waiting.filter(({ card, half, step }) => {
    return at(halfOf(advancedOf(box, card), half).steps, step).op !== "confront";
  });
  const first = sideInTurn(frame, 0);
  return due.find(({ card }) => advancedOf(box, card).side === first) ?? due[0];
}

/**
 * Part IV: lone structures are destroyed unless their owner has rolled a die on the ground in this round
 * (rote.cinematic.structures-that-roll), and a lone Death Star Under Construction is; then another round follows if a theater is
 * still fought over (rote.cinematic.next-round).
 */
export const cinematicNextStage: QuietStage<"combat"> = {
  run(work, frame) {
    const { box } = work;
    const { rolled } = cinematicOf(frame);
    const { units } = at(work.state.places, frame.system);
    destroyIdleStructures(work, frame, (side) => rolled[side], "rote.cinematic.structures-that-roll");
    destroyAlone(work, frame, IMPERIAL, SPACE, "reb.combat.dsuc-last", isUnderConstruction);
    const goesOn =
      isFoughtOver(box, work.state, frame.system, SPACE) || isFoughtOver(box, work.state, frame.system, GROUND);
    work.changeNearest("combat", () => ({ stage: goesOn ? "round" : "end" }));
    // Ground units that have retreated before this were not destroyed.
    if (hasForce(box, units, IMPERIAL, GROUND)) confront(work);
    return false;
  },
};
