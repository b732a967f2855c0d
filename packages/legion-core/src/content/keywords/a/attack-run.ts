import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { figure, may, on } from "../../../state/hooks/words.ts";
import { isMarked, markActivation } from "../../../units/activation.ts";
import { askNamed } from "../../../units/choosing.ts";

export const ATTACK_RUN = (): GameKeyword => ({
  id: "attack-run",
  does: [
    may(
      "activation-start",
      (_, { unit }, about) => about === unit,
      (work, { unit }) => askNamed(work, "attack-run", "speed", unit),
    ),
    on("choices", {
      speed: {
        kind: "named",
        rule: "leg.kw.attack-run",
        candidates: () => [FASTER, SLOWER],
        take(work, { about }, chosen) {
          if (about !== null) markActivation(work, about, chosen);
        },
      },
    }),
    figure("speed-now", ({ state }, { unit }, { usual }) => {
      if (isMarked(state, unit, FASTER)) return usual + 1;
      return isMarked(state, unit, SLOWER) ? usual - 1 : usual;
    }),
  ],
});

export const ATTACK_RUN_TEXT: KeywordText = {
  id: "attack-run",
  name: { en: "Attack Run", es: "Velocidad de ataque" },
  does: {
    en: "At the start of its activation the unit may raise or lower its maximum speed by 1 until the end of that activation.",
    es: "Al comienzo de su activación, la unidad puede aumentar o reducir en 1 su Velocidad máxima hasta el final de esa activación.",
  },
  choices: {
    "attack-run-faster": { en: "one speed faster", es: "una Velocidad más" },
    "attack-run-slower": { en: "one speed slower", es: "una Velocidad menos" },
  },
};

/** What is chosen, which the activation notes under the same words. */
const FASTER = "attack-run-faster";
const SLOWER = "attack-run-slower";
