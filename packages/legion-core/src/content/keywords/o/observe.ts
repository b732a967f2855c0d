import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const OBSERVE = (): GameKeyword => ({
  id: "observe",
  does: [
    on("action", {
      id: "observe",
      free: false,
      cost: 1,
      available: (look, { unit }) => toObserve(look, unit).length > 0,
      run: (work, { unit, value }) => askUnits(work, "observe", unit, value),
    }),
    on("choice", {
      rule: "leg.kw.observe-x.gain",
      most: 1,
      may: false,
      candidates: (look, { unit }) => toObserve(look, unit),
      take(work, { value }, [enemy]) {
        if (enemy === undefined) return;
        gainTokens(work, enemy, "observation", value, { rule: "leg.kw.observe-x.gain", cause: "observe" });
      },
    }),
  ],
});

export const OBSERVE_TEXT: KeywordText = {
  id: "observe",
  name: { en: "Observe[ X]", es: "Observar[ X]" },
  does: {
    en: "Card action: an enemy unit at range 3 and in line of sight gains X observation tokens. Whoever attacks it from your side may spend them to reroll one attack die each.",
    es: "Acción de carta: una unidad enemiga a alcance 3 y en línea de visión gana X fichas de Observación. Las unidades aliadas que la ataquen pueden gastarlas para volver a tirar un dado de ataque con cada una.",
  },
};

/** Enemies at range 3 and in line of sight. */
function toObserve(look: Look, unit: number): readonly number[] {
  return inSight(look, unit, enemiesAt(look, unit, 3));
}
