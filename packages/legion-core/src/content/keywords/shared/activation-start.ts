import type { MomentEffect } from "../../../state/hooks/keyword.ts";
import type { Part } from "../../../state/hooks/steps.ts";
import { may } from "../../../state/hooks/words.ts";

/** Creates an optional effect at the start of an activation, whether or not the activated unit is on the battlefield. */
export function mayAtStart(applies: MomentEffect["applies"], run: MomentEffect["run"]): readonly Part[] {
  return (["activation-start", "undeployed-activation-start"] as const).map((moment) => may(moment, applies, run));
}
