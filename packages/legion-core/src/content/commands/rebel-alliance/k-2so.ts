import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { askUnits } from "../../../units/choosing.ts";
import { friendsAt, inSight } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { aboutOwn, byCard, givenTo, lend } from "../effects.ts";

const K_2SO = { unit: "K-2SO" } as const;

const SACRIFICE = (): Command => ({
  id: "sacrifice",
  name: { en: "Sacrifice" },
  pips: 3,
  faction: "rebel-alliance",
  requires: { unit: "K-2SO" },
  orders: [
    { count: 1, of: [{ unit: "Cassian Andor" }] },
    { count: 1, of: [{ unit: "K-2SO" }] },
  ],
  keywords: [{ id: "guardian", value: 4 }],
});

const SACRIFICE_ID = "sacrifice";

const SACRIFICE_ENTRY = (): CommandCard => ({
  id: SACRIFICE_ID,
  moments: [
    givenTo(SACRIFICE_ID, K_2SO, { keywords: { guardian: 4 } }),
    aboutOwn("activation-end", K_2SO, (work, unit) => askUnits(work, SACRIFICE_ID, unit)),
  ],
  choice: {
    rule: "leg.cards.command-use",
    most: 1,
    may: true,
    candidates: (look, { unit }) =>
      inSight(look, unit, friendsAt(look, unit, 1)).filter((one) =>
        fitsAny(look, one, [{ rank: "commander" }, { rank: "operative" }]),
      ),
    take(work, { unit }, chosen) {
      for (const one of chosen) {
        lend(work, one, SACRIFICE_ID, 1, SACRIFICE_ID);
        dealWounds(work, unit, profileOf(work, unit).card.wounds, byCard(SACRIFICE_ID));
      }
    },
  },
  gift: { effect: { permits: ["no-ranged-pools"] }, to: [] },
});

const SACRIFICE_TEXT: CardText = {
  id: "sacrifice",
  does: {
    en: "K-2SO has Guardian 4 this round. When he ends his activation, he may be defeated: another friendly commander or operative at range 1 and in line of sight of him then is immune to ranged attacks this round.",
    es: "K-2SO tiene Guardián 4 esta ronda. Cuando termina su activación, puede ser derrotado: entonces, otra unidad aliada de Comandante o Agente a alcance 1 y dentro de su línea de visión es inmune a los ataques a distancia esta ronda.",
  },
};

/** Command cards of K-2SO. */
export const FIGURES: Cards<Command> = [SACRIFICE];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [SACRIFICE_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [SACRIFICE_TEXT];
