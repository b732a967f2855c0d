import { at } from "@sw/tabletop";
import { fits } from "../../../army/match.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { Bearer, GameKeyword } from "../../../state/hooks/keyword.ts";
import { must } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import type { GameWork } from "../../../state/work.ts";
import { usesOf } from "../../../units/card-keywords.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { profileOf } from "../../../units/profiles.ts";

/** The keywords of deploying that a unit with Detachment takes over from a unit that it is a detachment of. */
const DEPLOYING = ["infiltrate", "prepared-position"] as const;

export const DETACHMENT = (): GameKeyword => ({
  id: "detachment",
  does: [must("setup-effects", (look, bearer) => shared(look, bearer).length > 0, shareDeployment)],
});

export const DETACHMENT_TEXT: KeywordText = {
  id: "detachment",
  name: { en: "Detachment[: Name/Type]", es: "Destacamento[: nombre/tipo de unidad]" },
  does: {
    en: "The unit does not count towards the maximum of its rank, but needs a unit of the named kind in the army for itself alone. If that unit has Infiltrate or Prepared Position, so has this one.",
    es: "La unidad no cuenta para el máximo de su categoría, pero necesita en el ejército una unidad de la clase indicada solo para ella. Si esa unidad tiene Infiltración o Posición preparada, esta también.",
  },
};

function shared(look: Look, { unit }: Bearer): readonly string[] {
  const { state } = look;
  const { owner } = at(state.units, unit);
  const matches = usesOf(look, unit, "detachment").flatMap(({ of = [] }) => of);
  const parents = state.units.flatMap((other, index) => {
    const { fielded, keywords } = profileOf(look, index);
    const fitting = other.owner === owner && matches.some((match) => fits(fielded, match));
    return fitting && keywords["detachment"] === undefined ? [index] : [];
  });
  const own = keywordsOf(look, unit);
  return DEPLOYING.filter(
    (id) => own[id] === undefined && parents.some((parent) => keywordsOf(look, parent)[id] !== undefined),
  );
}

function shareDeployment(work: GameWork, bearer: Bearer): void {
  for (const keyword of shared(work, bearer)) {
    const cause = { rule: "leg.kw.detachment.deploy", cause: "detachment" } as const;
    beginOngoing(work, { unit: bearer.unit, keyword, value: 1, until: "game" }, cause);
  }
}
