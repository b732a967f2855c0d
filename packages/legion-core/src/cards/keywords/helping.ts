import type { RuleId } from "../../rules/ids.ts";
import type { GameKeyword } from "../../state/hooks/keyword.ts";
import type { Look } from "../../state/look.ts";
import type { TokenKind } from "../../state/tokens.ts";
import { askUnits, following } from "../../units/choosing.ts";
import { alliesAt, friendsAt, inSight } from "../../units/near.ts";
import { profileOf } from "../../units/profiles.ts";
import { areOfOneKind, fitsAny } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";

/** Keywords by which units help their friends with tokens. */
export const HELPING: readonly GameKeyword[] = [
  {
    id: "aid",
    name: { en: "Aid: Affiliation", es: "Ayuda: afiliación" },
    rules: ["leg.kw.aid"],
    redirects: {
      rule: "leg.kw.aid",
      tokens: ["aim", "dodge", "surge"],
      candidates: (look, { unit }) => toAid(look, unit),
      pay: (work, { unit }, count) =>
        gainTokens(work, unit, "suppression", count, { rule: "leg.kw.aid", cause: "aid" }),
    },
  },
  {
    id: "exemplar",
    name: { en: "Exemplar", es: "Ejemplar" },
    rules: ["leg.kw.exemplar"],
    lends: areOfOneKind,
  },
  forFriends("take-cover", { en: "Take Cover X", es: "A cubierto X" }, "leg.kw.take-cover-x", "dodge"),
  forFriends("bolster", { en: "Bolster X", es: "Ánimo X" }, "leg.kw.bolster-x", "surge"),
  forFriends("spotter", { en: "Spotter X", es: "Observador X" }, "leg.kw.spotter-x", "aim"),
];

/** A card action by which up to X friendly units at range 2 gain a token each. */
function forFriends(id: string, name: GameKeyword["name"], rule: RuleId, token: TokenKind): GameKeyword {
  return {
    id,
    name,
    rules: [rule],
    actions: [
      {
        id,
        free: false,
        cost: 1,
        available: () => true,
        run: (work, { unit, value }) => askUnits(work, id, unit, value),
      },
    ],
    choice: {
      rule,
      most: "value",
      may: true,
      candidates: (look, { unit }, chosen) => following(alliesAt(look, unit, 2), chosen),
      take(work, _bearer, chosen) {
        for (const unit of chosen) gainTokens(work, unit, token, 1, { rule, cause: id });
      },
    },
  };
}

/** Friends of the kinds that the keyword names, at range 2 and in line of sight. */
function toAid(look: Look, unit: number): readonly number[] {
  const named = profileOf(look, unit)
    .uses.filter(({ id }) => id === "aid")
    .flatMap(({ of = [] }) => of);
  const fitting = friendsAt(look, unit, 2).filter((one) => fitsAny(look, one, named));
  return inSight(look, unit, fitting);
}
