import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must, on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { namedBy } from "../../../units/card-keywords.ts";
import { askNamed } from "../../../units/choosing.ts";
import { friendsAt } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** How near those stay whom they accompany. */
const REACH = 2;

export const RETINUE = (): GameKeyword => ({
  id: "retinue",
  does: [
    must(
      "activation-phase-start",
      (look, { unit }) => friendsAt(look, unit, REACH).some((friend) => accompanies(look, unit, friend)),
      (work, { unit }) => askNamed(work, "retinue", "token", unit),
    ),
    on("choices", {
      token: {
        kind: "named",
        rule: "leg.kw.retinue.token",
        candidates: () => ["gain-aim", "gain-dodge"],
        take(work, { about }, chosen) {
          if (about === null) return;
          const token = chosen === "gain-aim" ? "aim" : "dodge";
          gainTokens(work, about, token, 1, { rule: "leg.kw.retinue.token", cause: "retinue" });
        },
      },
    }),
    on("backup", { gives: accompanies }),
  ],
});

export const RETINUE_TEXT: KeywordText = {
  id: "retinue",
  name: { en: "Retinue[: Unit/Unit Type]", es: "Comitiva[: unidad/tipo de unidad]" },
  does: {
    en: "At the start of the Activation Phase the unit gains an aim or a dodge token if it is at range 2 of another friendly unit that the keyword names. Whatever its rank, it provides backup to these units.",
    es: "Al comienzo de la fase de Activación, la unidad gana una ficha de Ataque apuntado o de Esquiva si está a alcance 2 de otra unidad aliada de las indicadas por la cualidad. Sea cual sea su categoría, proporciona asistencia a esas unidades.",
  },
  choices: {
    "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
    "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
  },
};

/** Whether a friend is one of those that the keyword of a unit names. */
function accompanies(look: Look, unit: number, friend: number): boolean {
  return fitsAny(look, friend, namedBy(look, unit, "retinue") ?? []);
}
