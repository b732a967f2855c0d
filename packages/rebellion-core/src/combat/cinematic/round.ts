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

/**
 * The stage at which base combat draws cards. Nothing is drawn, because both sides hold their whole decks and may look
 * at their own (rote.cinematic.never-shuffled).
 */
export const takeDecksStage: QuietStage<"combat"> = {
  run(work, frame) {
    work.change(frame, { stage: "round" });
    return false;
  },
};

/** Wraps the start of a combat round and clears the pending card effects of the last round. */
export function cinematicRound(round: QuietStage<"combat">): QuietStage<"combat"> {
  return {
    run(work, frame) {
      const stays = round.run(work, frame);
      amendCinematic(work, () => ({ rolled: [false, false], waiting: [] }));
      return stays;
    },
  };
}

/**
 * Creates the stage that fights a round of battle if both sides have units of its theater
 * (rote.cinematic.one-battle-of-each).
 */
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

/**
 * Resolves this round's cards that act at its end, after retreats, the current player's first
 * (rote.cinematic.round-end-effects).
 */
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

/**
 * Returns the next effect that waits for the end of the round. Effects that wait for the last ground unit keep waiting.
 */
function nextDue(box: Box, frame: CombatFrame): TacticRef | undefined {
  const due = cinematicOf(frame).waiting.filter(({ card, half, step }) => {
    return at(halfOf(advancedOf(box, card), half).steps, step).op !== "confront";
  });
  const first = sideInTurn(frame, 0);
  return due.find(({ card }) => advancedOf(box, card).side === first) ?? due[0];
}

/**
 * Part IV of a cinematic combat. Destroys lone structures whose owner rolled no die on the ground in this round
 * (rote.cinematic.structures-that-roll), and a lone Death Star Under Construction. Another round follows if both sides
 * still have units in a theater (rote.cinematic.next-round).
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
