import type { KeywordText } from "../../../catalogue/cards.ts";
import type { Gains } from "../../../catalogue/entries.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must, on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { isGreen, ON_CARDS } from "../../../state/tokens.ts";
import type { GameWork } from "../../../state/work.ts";
import { usesOf } from "../../../units/card-keywords.ts";
import { askNamed } from "../../../units/choosing.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** One of the things that the keyword lists. */
type Kept = Gains["options"][number];

export const CACHE = (): GameKeyword => ({
  id: "cache",
  does: [
    must(
      "setup-effects",
      (look, { unit }) => listed(look, unit).length > 0,
      (work, { unit }) => {
        for (const { choose, options } of listed(work, unit)) {
          if (choose === "one") askNamed(work, "cache", "one", unit);
          else for (const kept of options) place(work, unit, kept);
        }
      },
    ),
    on("choices", {
      one: {
        kind: "named",
        rule: "leg.kw.cache",
        candidates: (look, { about }) =>
          about === null ? [] : choosable(look, about).map(({ what }) => `cache-${what}`),
        take(work, { about }, chosen) {
          if (about === null) return;
          for (const kept of choosable(work, about)) if (`cache-${kept.what}` === chosen) place(work, about, kept);
        },
      },
    }),
  ],
});

export const CACHE_TEXT: KeywordText = {
  id: "cache",
  name: { en: "Cache", es: "Provisión" },
  does: {
    en: "During setup the unit places the listed tokens on the card. It may spend them as its own, even after the miniatures of the card are defeated; they stay there until they are spent, and other units do not share them.",
    es: "Durante la preparación de la partida, la unidad coloca en la carta las fichas indicadas. Puede gastarlas como propias, aunque hayan sido derrotadas las miniaturas de la carta; permanecen allí hasta que se gastan, y otras unidades no las comparten.",
  },
  choices: {
    "cache-aim": { en: "place aim tokens on the card", es: "colocar fichas de Ataque apuntado en la carta" },
    "cache-dodge": { en: "place dodge tokens on the card", es: "colocar fichas de Esquiva en la carta" },
    "cache-surge": { en: "place surge tokens on the card", es: "colocar fichas de Incremento en la carta" },
  },
};

function listed(look: Look, unit: number): readonly Gains[] {
  return usesOf(look, unit, "cache").flatMap(({ gains }) => gains ?? []);
}

function choosable(look: Look, unit: number): readonly Kept[] {
  return listed(look, unit)
    .filter(({ choose }) => choose === "one")
    .flatMap(({ options }) => options);
}

function place(work: GameWork, unit: number, { what, n }: Kept): void {
  if (!isGreen(what) || typeof n !== "number") return;
  gainTokens(work, unit, ON_CARDS[what], n, { rule: "leg.kw.cache", cause: "cache" });
}
