import type { Offer } from "../../../attack/pools/keyword.ts";
import { altered, type Pool } from "../../../attack/pools/pool.ts";
import { usingUp } from "../../../attack/pools/rules.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking, figure, on } from "../../../state/hooks/words.ts";
import { isNotched } from "../../../table/unit-types.ts";
import { isMarked, MOVED, MOVED_FULLY } from "../../../units/activation.ts";
import { profileOf } from "../../../units/profiles.ts";
import { criticalFromHit } from "../criticals.ts";

export const RAM = (): GameKeyword => ({
  id: "ram",
  does: [
    on("notes-moves", true),
    attacking(
      adds("results-to-critical", "value"),
      rammed(
        "ram blank",
        ({ blanks }) => blanks > 0,
        (pool) => altered(pool, { blanks: pool.blanks - 1, criticals: pool.criticals + 1 }),
      ),
      rammed("ram hit", ({ hits }) => hits > 0, criticalFromHit),
    ),
    figure("in-attack", (look, { unit, value }) => {
      const needed = isNotched(profileOf(look, unit).type) ? MOVED_FULLY : MOVED;
      return isMarked(look.state, unit, needed) ? value : 0;
    }),
  ],
});

export const RAM_TEXT: KeywordText = {
  id: "ram",
  name: { en: "Ram[ X]", es: "Embestida[ X]" },
  does: {
    en: "The attacker may change X results of its dice, blanks too, to criticals, if in this activation the unit has moved or, with a notched base, has made a full standard move at its highest speed.",
    es: "El atacante puede cambiar X resultados de sus dados, también caras vacías, por impactos críticos si en esta activación la unidad se ha movido o, con peana con muescas, ha efectuado un movimiento normal completo a su Velocidad máxima.",
  },
  choices: {
    "ram blank": {
      en: "Ram: a blank becomes a critical",
      es: "Embestida: una cara vacía pasa a ser un impacto crítico",
    },
    "ram hit": { en: "Ram: a hit becomes a critical", es: "Embestida: un impacto pasa a ser un impacto crítico" },
  },
};

/** A result of the dice still in the pool that becomes a critical. */
function rammed(id: string, fits: (pool: Pool) => boolean, change: (pool: Pool) => Pool): Offer {
  return usingUp(
    "results-to-critical",
    { id, blanks: true, stage: "modify-attack-attacker", side: "attacker" },
    fits,
    change,
  );
}
