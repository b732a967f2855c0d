import type { RuleIndex } from "@sw/tabletop";
import { SOLO_AUTOMA_RULES } from "./automa.ts";
import { SOLO_BASE_RULES } from "./base.ts";
import { SOLO_COMBAT_RULES } from "./combat.ts";
import { SOLO_COMMAND_RULES } from "./command.ts";
import { SOLO_GUIDE_RULES } from "./guide.ts";
import type { SoloRuleId } from "./ids.ts";
import { SOLO_MISSIONS_RULES } from "./missions.ts";
import { SOLO_MOVEMENT_RULES } from "./movement.ts";
import { SOLO_REFRESH_RULES } from "./refresh.ts";
import { SOLO_SCOPE_RULES } from "./scope.ts";
import { SOLO_SETUP_RULES } from "./setup.ts";

/** The solo variant Ataque Imperial: every rule of its manual as one statement in our words, with its heading. */
export const SOLO_RULES: RuleIndex<SoloRuleId> = {
  ...SOLO_SCOPE_RULES,
  ...SOLO_SETUP_RULES,
  ...SOLO_MISSIONS_RULES,
  ...SOLO_COMMAND_RULES,
  ...SOLO_MOVEMENT_RULES,
  ...SOLO_BASE_RULES,
  ...SOLO_REFRESH_RULES,
  ...SOLO_COMBAT_RULES,
  ...SOLO_AUTOMA_RULES,
  ...SOLO_GUIDE_RULES,
};
