import { at } from "@sw/tabletop";
import { placesFor } from "../../../conditions/possible.ts";
import { basePlace, moveLeader } from "../../../leaders/leaders.ts";
import { placeNamed, programOf } from "../../../state/box.ts";
import { NO_LEADER, NOWHERE, type PlaceIndex } from "../../../state/codes.ts";
import type { EffectFrame } from "../../../state/frames.ts";
import type { Look } from "../../../state/look.ts";
import type { GameWork } from "../../../state/work.ts";
import { advance, ask, type Choice, causeOf, choiceRule, type InstructionOf } from "../op.ts";

type Step = InstructionOf<"place-leader">;

/** Moves the card's leader to a system, which becomes `here`. Options: `choose-system`, ascending. */
export const placeLeader: Choice<Step> = {
  run(work, frame, step) {
    const places = candidates(work, frame, step);
    const [only] = places;
    if (places.length > 1) return true;
    if (only === undefined) advance(work, frame);
    else place(work, frame, only);
    return false;
  },
  question(look, frame) {
    const asked = { chair: frame.chair, kind: "place-leader", rule: choiceRule(look.box, frame) } as const;
    return ask(look, frame, asked, { leader: at(look.box.leaders, frame.leader).id });
  },
  options: (look, frame, step) =>
    candidates(look, frame, step).map((one) => ({ type: "choose-system", subject: at(look.box.placeIds, one) })),
  take(work, frame, _step, action) {
    if (action.type === "choose-system") place(work, frame, placeNamed(work.box, action.subject));
  },
};

function candidates(look: Look, frame: EffectFrame, { at: where }: Step): readonly PlaceIndex[] {
  if (frame.leader === NO_LEADER) return [];
  if (where === "base-space") return [basePlace(look)];
  if (where === "here") return frame.system === NOWHERE ? [] : [frame.system];
  return placesFor(look, programOf(look.box, frame), frame.pc, where);
}

function place(work: GameWork, frame: EffectFrame, system: PlaceIndex): void {
  moveLeader(work, frame.leader, system, causeOf(work, frame, "reb.action.use-procedure"));
  advance(work, frame, { system });
}
