import { at } from "@sw/tabletop";
import { type UnitIndex, undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { keywordsOf } from "../../../units/keywords.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { profileOf } from "../../../units/profiles.ts";
import { isOfRank } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";
import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";
import { ADVANTAGE_RULE, atFirstActivation } from "../effects.ts";

/** The keyword that Black Ops grants, and the maximum number of miniatures of a unit that it can choose. */
const COVERT = { keyword: "infiltrate", most: 6 } as const;

/** The advantage card Black Ops. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  "black-ops": {
    name: "Black Ops",
    faction: "galactic-empire",
    summary:
      "At the start of the first Activation Phase choose a friendly corps or special forces trooper unit of at most 6 miniatures: it gains Infiltrate, or 1 aim and 1 dodge if it already has it.",
    en: "At the start of the first Activation Phase choose a friendly corps or special forces trooper unit of up to 6 miniatures: it gains Infiltrate, or 1 aim token and 1 dodge token if it already has it.",
    es: "Al inicio de la primera fase de Activación, elige una unidad de infantería aliada de Tropa o Fuerzas especiales de hasta 6 miniaturas: gana Infiltración, o 1 ficha de Ataque apuntado y 1 ficha de Esquiva si ya la tiene.",
    does: (card) => ({
      choices: {
        unit: {
          kind: "units",
          rule: ADVANTAGE_RULE,
          count: 1,
          candidates: (look, { side }) => undefeated(look.state, side).filter((unit) => fitsBlackOps(look, unit)),
          take(work, _asked, chosen) {
            const unit = at(chosen, 0);
            const cause = { rule: ADVANTAGE_RULE, cause: card } as const;
            if (keywordsOf(work, unit)[COVERT.keyword] !== undefined) {
              gainTokens(work, unit, "aim", 1, cause);
              gainTokens(work, unit, "dodge", 1, cause);
              return;
            }
            beginOngoing(work, { unit, keyword: COVERT.keyword, value: 1, until: "game" }, cause);
          },
        },
      },
      moments: [
        atFirstActivation((work, side) =>
          work.push({ kind: "mission", card: card, choice: "unit", side: side, about: null, chosen: [] }),
        ),
      ],
    }),
  },
}));

function fitsBlackOps(look: Look, unit: UnitIndex): boolean {
  if (!isOfRank(look, unit, ["corps", "special-forces"]) || !isTrooper(look, unit)) return false;
  const isSmall = profileOf(look, unit).miniatures.length <= COVERT.most;
  return isSmall || fallsOut(look, unit, "too-many-miniatures", { most: COVERT.most });
}
