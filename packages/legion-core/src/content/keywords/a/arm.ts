import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { isFielded } from "../../../units/conditions.ts";
import { chargesOf } from "../charges.ts";
import { lay, laying } from "../laid-tokens.ts";

export const ARM = (): GameKeyword => ({
  id: "arm",
  does: [
    on("action", {
      id: "arm",
      free: false,
      cost: 1,
      available: (look, { unit }) => isFielded(look, unit) && chargesOf(look, unit, "arm").length > 0,
      run: (work, { unit, value }) => lay(work, "arm", unit, value),
    }),
    on("choices", {
      place: laying({
        keyword: "arm",
        kind: "charge",
        rule: "leg.kw.arm-x.action",
        lies: "at",
        names: (look, unit) => chargesOf(look, unit, "arm").map(({ name }) => name),
      }),
    }),
  ],
});

export const ARM_TEXT: KeywordText = {
  id: "arm",
  name: { en: "Arm[ X: Charge Token Type]", es: "Armar[ X: tipo de carga]" },
  does: {
    en: "Action: the unit places X charge tokens of the named type at range 1 and in line of sight of its leader. They lie flat and level on a surface and overlap no objective, advantage or other charge tokens.",
    es: "Acción: la unidad coloca X fichas de Carga del tipo indicado a alcance 1 y en línea de visión de su líder. Quedan planas y niveladas sobre una superficie, sin solaparse con fichas de Objetivo, de Ventaja ni con otras de Carga.",
  },
};
