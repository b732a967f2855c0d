import type { KeywordText } from "../../../catalogue/cards.ts";
import type { NamedChoice } from "../../../state/hooks/battle-card.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may, on } from "../../../state/hooks/words.ts";
import type { Look } from "../../../state/look.ts";
import { exhaustedUpgrades, type PlacedCard, toReady, turnCard } from "../../../units/cards.ts";
import { askNamed } from "../../../units/choosing.ts";

/** What ends the readying early. */
const ENOUGH = "enough";

export const MASTER_OF_THE_FORCE = (): GameKeyword => ({
  id: "master-of-the-force",
  does: [
    may(
      "activation-end",
      (look, { unit }, about) => about === unit && exhausted(look, unit).length > 0,
      (work, { unit, value }) => {
        for (let more = 1; more < value; more++) askNamed(work, "master-of-the-force", "more", unit);
        askNamed(work, "master-of-the-force", "first", unit);
      },
    ),
    on("choices", { first: readying([]), more: readying([ENOUGH]) }),
  ],
});

export const MASTER_OF_THE_FORCE_TEXT: KeywordText = {
  id: "master-of-the-force",
  name: { en: "Master of the Force[ X]", es: "Maestría con la Fuerza[ X]" },
  does: {
    en: "At the end of its activation the unit may ready up to X of its exhausted Force upgrades.",
    es: "Al final de su activación, la unidad puede preparar hasta X de sus mejoras de la Fuerza agotadas.",
  },
  choices: {
    enough: { en: "no more", es: "nada más" },
  },
};

/** One of the exhausted cards is readied, or none where there is another answer. */
function readying(others: readonly string[]): NamedChoice {
  return {
    kind: "named",
    rule: "leg.kw.master-of-the-force-x",
    candidates(look, { about }) {
      const cards = about === null ? [] : exhausted(look, about).map(toReady);
      return cards.length > 0 ? [...cards, ...others] : [];
    },
    take(work, { about }, chosen) {
      const card = about === null ? undefined : exhausted(work, about).find((one) => toReady(one) === chosen);
      if (about === null || card === undefined) return;
      const because = { rule: "leg.kw.master-of-the-force-x", cause: "master-of-the-force" } as const;
      turnCard(work, about, card.place, "readied", because);
    },
  };
}

/** The exhausted Force upgrades of a unit. */
function exhausted(look: Look, unit: number): readonly PlacedCard[] {
  return exhaustedUpgrades(look, unit, "force");
}
