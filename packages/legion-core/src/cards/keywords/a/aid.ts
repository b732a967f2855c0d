import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import type { Look } from "../../../state/look.ts";
import { friendsAt, inSight } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const AID: GameKeyword = {
  id: "aid",
  name: { en: "Aid: Affiliation", es: "Ayuda: afiliación" },
  rules: ["leg.kw.aid"],
  redirects: {
    rule: "leg.kw.aid",
    tokens: ["aim", "dodge", "surge"],
    candidates: (look, { unit }) => toAid(look, unit),
    pay: (work, { unit }, count) => gainTokens(work, unit, "suppression", count, { rule: "leg.kw.aid", cause: "aid" }),
  },
};

/** Friends of the kinds that the keyword names, at range 2 and in line of sight. */
function toAid(look: Look, unit: number): readonly number[] {
  const named = profileOf(look, unit)
    .uses.filter(({ id }) => id === "aid")
    .flatMap(({ of = [] }) => of);
  const fitting = friendsAt(look, unit, 2).filter((one) => fitsAny(look, one, named));
  return inSight(look, unit, fitting);
}
