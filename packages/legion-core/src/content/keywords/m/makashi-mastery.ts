import type { KeywordText } from "../../../catalogue/cards.ts";
import type { Weapon } from "../../../catalogue/entries.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { adds, attacking, figure, on } from "../../../state/hooks/words.ts";

export const MAKASHI_MASTERY = (): GameKeyword => ({
  id: "makashi-mastery",
  does: [
    attacking(
      adds("pierce", -1, { attack: "melee" }),
      adds("weapon-pierce", -1, { attack: "melee" }),
      adds("defies-pierce-immunity", 1, { attack: "melee" }),
    ),
    on("declaring", {
      step: "weapons",
      rule: "leg.kw.makashi-mastery",
      ways: (_, __, { attack, inPool }) => (attack === "melee" && inPool.some(hasPierce) ? [""] : []),
    }),
    figure("in-attack", (_, { value }, { used }) => (used.includes("makashi-mastery") ? value : 0)),
  ],
});

export const MAKASHI_MASTERY_TEXT: KeywordText = {
  id: "makashi-mastery",
  name: { en: "Makashi Mastery", es: "Dominio de Makashi" },
  does: {
    en: "In a melee attack, while it chooses weapons, the unit may lower the Pierce of one of them by 1. The defender can then use neither Immune: Pierce nor Impervious.",
    es: "En un ataque cuerpo a cuerpo, al elegir las armas, la unidad puede reducir en 1 el Perforante de una de ellas. El defensor no puede usar entonces ni Inmune a perforante ni Duro de pelar.",
  },
};

function hasPierce({ keywords }: Weapon): boolean {
  return keywords.some(({ id }) => id === "pierce");
}
