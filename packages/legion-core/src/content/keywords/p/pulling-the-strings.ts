import type { KeywordText } from "../../../catalogue/cards.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { askNamed, askUnits } from "../../../units/choosing.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { friendsAt } from "../../../units/near.ts";
import { freeAttack, mayAttackAnytime } from "../free-attacks.ts";

const ID = "pulling-the-strings";
const RULE = "leg.kw.pulling-the-strings";

/** How near the other unit has to be; the glyph of the book is damaged (leg.kw.pulling-the-strings). */
const REACH = 2;

export const PULLING_THE_STRINGS = (): GameKeyword => ({
  id: ID,
  does: [
    on("action", {
      id: ID,
      free: false,
      cost: 1,
      available: (look, { unit }) => onStrings(look, unit).length > 0,
      run: (work, { unit }) => askUnits(work, ID, unit),
    }),
    on("choice", {
      rule: RULE,
      most: 1,
      may: false,
      candidates: (look, { unit }) => onStrings(look, unit),
      take(work, _bearer, [friend]) {
        if (friend !== undefined) askNamed(work, ID, "action", friend);
      },
    }),
    on("choices", {
      action: {
        kind: "named",
        rule: RULE,
        may: true,
        candidates: (look, { about }) => (about === null ? [] : openTo(look, about)),
        take(work, { about }, chosen) {
          if (about === null) return;
          if (chosen === "strings-attack") freeAttack(work, about, ID, RULE, null, null);
          else startMove(work, about, "action");
        },
      },
    }),
  ],
});

export const PULLING_THE_STRINGS_TEXT: KeywordText = {
  id: ID,
  name: { en: "Pulling the Strings", es: "Manejar los hilos" },
  does: {
    en: "Card action: another friendly trooper unit at range 2 may perform a free attack action or a free move action.",
    es: "Acción de carta: otra unidad de infantería aliada a alcance 2 puede realizar una acción de ataque gratuita o una acción de movimiento gratuita.",
  },
  choices: {
    "strings-attack": { en: "perform a free attack action", es: "realizar una acción de ataque gratuita" },
    "strings-move": { en: "perform a free move action", es: "realizar una acción de movimiento gratuita" },
  },
};

/** The friends that can be chosen. */
function onStrings(look: Look, unit: number): readonly number[] {
  return friendsAt(look, unit, REACH).filter((friend) => isTrooper(look, friend));
}

/** What the chosen unit can do now. */
function openTo(look: Look, unit: number): readonly string[] {
  const attack = mayAttackAnytime(look, unit) ? ["strings-attack"] : [];
  return moveBan(look, unit, "action") === undefined ? [...attack, "strings-move"] : attack;
}
