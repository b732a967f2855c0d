import type { RuleIndex } from "@sw/tabletop";
import { BOX_RULES } from "./box.ts";
import { BUILD_RULES } from "./build.ts";
import { CARD_RULES } from "./cards.ts";
import { CINEMATIC_RULES } from "./cinematic.ts";
import { DICE_RULES } from "./dice.ts";
import type { RoteRuleId } from "./ids.ts";
import { LEADER_RULES } from "./leaders.ts";
import { MARKER_RULES } from "./markers.ts";
import { MISSION_RULES } from "./missions.ts";
import { OBJECTIVE_RULES } from "./objectives.ts";
import { SET_UP_RULES } from "./set-up.ts";
import { UNIT_RULES } from "./units.ts";

/** Rise of the Empire and cinematic combat: every rule of the expansion as one statement in our words, with its source. */
export const ROTE_RULES: RuleIndex<RoteRuleId> = {
  ...BOX_RULES,
  ...SET_UP_RULES,
  ...MISSION_RULES,
  ...CARD_RULES,
  ...MARKER_RULES,
  ...OBJECTIVE_RULES,
  ...LEADER_RULES,
  ...DICE_RULES,
  ...UNIT_RULES,
  ...BUILD_RULES,
  ...CINEMATIC_RULES,
};
