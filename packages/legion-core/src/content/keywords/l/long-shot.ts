import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";

export const LONG_SHOT = (): GameKeyword => ({
  id: "long-shot",
  does: [
    on("farther", 1),
    on("declaring", {
      step: "declare",
      rule: "leg.kw.long-shot",
      spends: "aim",
      ways(_, __, { open, attack, used }) {
        if (attack === "melee" || used.some(isLongShot)) return [];
        const far = open.filter(({ keywords }) => keywords.some(({ id }) => id === "long-shot"));
        return [...new Set(far.map(({ name }) => name))];
      },
    }),
  ],
});

export const LONG_SHOT_TEXT: KeywordText = {
  id: "long-shot",
  name: { en: "Long Shot", es: "Disparo lejano" },
  does: {
    en: "Before it chooses a defender, the unit may spend one aim token: the highest range of this weapon grows by 1 for the attack. The token rerolls nothing.",
    es: "Antes de elegir al defensor, la unidad puede gastar una ficha de Ataque apuntado: el alcance máximo de esta arma aumenta en 1 durante el ataque. Con esa ficha no se vuelve a tirar nada.",
  },
};

/** Whether something was used by this keyword, with any weapon: once in an attack. */
function isLongShot(use: string): boolean {
  return use.startsWith("long-shot ");
}
