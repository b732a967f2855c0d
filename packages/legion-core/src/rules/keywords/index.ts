import type { RulesOf } from "../ids.ts";
import { KEYWORDS_A_B } from "./a-b.ts";
import { KEYWORDS_C } from "./c.ts";
import { KEYWORDS_D } from "./d.ts";
import { KEYWORDS_E_H } from "./e-h.ts";
import { KEYWORDS_I_K } from "./i-k.ts";
import { KEYWORDS_L_O } from "./l-o.ts";
import { KEYWORDS_P_R } from "./p-r.ts";
import { KEYWORDS_S } from "./s.ts";
import { KEYWORDS_T_W } from "./t-w.ts";

/** Rules of the keywords of units and weapons, in alphabetical order. */
export const KEYWORDS_RULES: RulesOf<"kw"> = {
  ...KEYWORDS_A_B,
  ...KEYWORDS_C,
  ...KEYWORDS_D,
  ...KEYWORDS_E_H,
  ...KEYWORDS_I_K,
  ...KEYWORDS_L_O,
  ...KEYWORDS_P_R,
  ...KEYWORDS_S,
  ...KEYWORDS_T_W,
};
