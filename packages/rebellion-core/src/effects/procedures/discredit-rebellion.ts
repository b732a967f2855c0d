import { hasPortrait } from "../../leaders/portrait.ts";
import { missionOf } from "../../state/box.ts";
import { NO_PICK } from "../../state/codes.ts";
import { NO_DICE } from "../../state/dice.ts";
import { ADMIRAL, REBEL } from "../../state/seats.ts";
import { changeReputation } from "../../tracks/tracks.ts";
import { advance, causeOf, type Deed, deciderOf, type InstructionOf } from "../ops/op.ts";

/** The number of dice that the Rebel side rolls without the pictured leader. */
const DICE = 1;
const DICE_OF_PORTRAIT = 2;

/**
 * Makes the Rebel side roll; a special icon costs it 1 reputation. The roll stores the number of special icons in the
 * notes.
 */
export const discreditRebellion: Deed<InstructionOf<"procedure">> = {
  run(work, frame) {
    const [rolled, specials = 0] = frame.notes;
    if (rolled === undefined) {
      work.change(frame, { notes: [1] });
      const hasMore = hasPortrait(work.box, missionOf(work.box, frame.card), frame.leaders);
      work.push({
        kind: "roll",
        why: "card",
        side: REBEL,
        chair: deciderOf(work.state, frame, "opponent", ADMIRAL),
        system: frame.system,
        count: hasMore ? DICE_OF_PORTRAIT : DICE,
        set: NO_DICE,
        last: NO_PICK,
        dice: NO_DICE,
        stage: "before",
      });
      return false;
    }
    advance(work, frame);
    if (specials > 0) changeReputation(work, -1, causeOf(work, frame, "reb.reputation.lose-one"));
    return false;
  },
};
