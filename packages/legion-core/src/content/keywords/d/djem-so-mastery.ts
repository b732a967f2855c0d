import { altered } from "../../../attack/pools/pool.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { defending } from "../../../state/hooks/words.ts";

export const DJEM_SO_MASTERY = (): GameKeyword => ({
  id: "djem-so-mastery",
  does: [
    defending({
      stage: "compare",
      blanks: true,
      back: { attack: "melee", rule: "leg.kw.djem-so-mastery" },
      run: (pool, { situation }) =>
        situation.kind === "melee" && pool.blanks > 0
          ? altered(pool, { attackerWounds: pool.attackerWounds + 1 })
          : pool,
    }),
  ],
});

export const DJEM_SO_MASTERY_TEXT: KeywordText = {
  id: "djem-so-mastery",
  name: { en: "Djem So Mastery", es: "Dominio de Djem So" },
  does: {
    en: "While the unit defends against a melee attack, the attacking unit suffers a wound if its pool has a blank when results are compared.",
    es: "Cuando la unidad se defiende contra un ataque cuerpo a cuerpo, la unidad atacante sufre una Herida si su reserva tiene alguna cara vacía al comparar los resultados.",
  },
};
