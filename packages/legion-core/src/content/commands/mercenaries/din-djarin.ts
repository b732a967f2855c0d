import { at, nearest } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import { performingActions } from "../../../rounds/performing.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { rollBy } from "../dice-effects.ts";
import { byCard, givenTo, isOwn } from "../effects.ts";

/** Units at which he may aim them. */
const MOST_BIRDS = 3;

const DIN = { unit: "Din Djarin" } as const;

const THIS_IS_THE_WAY = (): Command => ({
  id: "this-is-the-way",
  name: { en: "This is the Way" },
  pips: 1,
  requires: { unit: "Din Djarin" },
  orders: [{ count: 1, of: [{ unit: "Din Djarin" }] }],
  keywords: [{ id: "relentless" }],
});

const THIS_IS_THE_WAY_ENTRY = (): CommandCard => ({
  id: "this-is-the-way",
  moments: [givenTo("this-is-the-way", { unit: "Din Djarin" }, { tokens: ["dodge"], keywords: { relentless: 1 } })],
});

const THIS_IS_THE_WAY_TEXT: CardText = {
  id: "this-is-the-way",
  does: {
    en: "Din Djarin gains 1 dodge token and has Relentless this round.",
    es: "Din Djarin gana 1 ficha de Esquiva y tiene Imparable esta ronda.",
  },
};

const I_LIKE_THOSE_ODDS = (): Command => ({
  id: "i-like-those-odds",
  name: { en: "I Like Those Odds" },
  pips: 2,
  requires: { unit: "Din Djarin" },
  orders: [{ count: 1, of: [{ unit: "Din Djarin" }] }],
});

const I_LIKE_THOSE_ODDS_ID = "i-like-those-odds";

const I_LIKE_THOSE_ODDS_ENTRY = (): CommandCard => ({
  id: I_LIKE_THOSE_ODDS_ID,
  moments: [
    givenTo(I_LIKE_THOSE_ODDS_ID, DIN, { tokens: ["aim"] }),
    {
      moment: "after-attack",
      may: false,
      applies(look, player, about) {
        if (!isOwn(look, player, about) || !fitsAny(look, about, [DIN])) return false;
        return (
          performingActions(look.state, about) !== undefined &&
          nearest(look.state, "attack")?.reason !== I_LIKE_THOSE_ODDS_ID
        );
      },
      run(work, _player, unit) {
        const attacked = (nearest(work.state, "attack")?.pools ?? []).map(({ defender }) => defender);
        if (unit !== null) work.push({ kind: "volley", unit, card: I_LIKE_THOSE_ODDS_ID, left: 1, attacked });
      },
    },
  ],
});

const I_LIKE_THOSE_ODDS_TEXT: CardText = {
  id: "i-like-those-odds",
  does: {
    en: "Din Djarin gains 1 aim token. This round, after he has performed an attack action, he may attack a unit that he has not just attacked.",
    es: "Din Djarin gana 1 ficha de Ataque apuntado. Esta ronda, después de realizar una acción de ataque, puede atacar a una unidad a la que no acabe de atacar.",
  },
};

const WHISTLING_BIRDS = (): Command => ({
  id: "whistling-birds",
  name: { en: "Whistling Birds" },
  pips: 3,
  requires: { unit: "Din Djarin" },
  orders: [{ count: 1, of: [{ unit: "Din Djarin" }] }],
});

const WHISTLING_BIRDS_ID = "whistling-birds";

const WHISTLING_BIRDS_ENTRY = (): CommandCard => ({
  id: WHISTLING_BIRDS_ID,
  gift: {
    effect: {
      actions: [
        {
          id: WHISTLING_BIRDS_ID,
          free: false,
          cost: 1,
          available: (look, { unit }) => inSight(look, unit, enemiesAt(look, unit, 1)).length > 0,
          run: (work, { unit }) => askUnits(work, WHISTLING_BIRDS_ID, unit, MOST_BIRDS),
        },
      ],
    },
    to: [DIN],
  },
  choice: {
    rule: "leg.cards.command-use",
    most: "value",
    may: true,
    candidates: (look, { unit }, chosen) => unchosen(inSight(look, unit, enemiesAt(look, unit, 1)), chosen),
    take(work, _bearer, chosen) {
      const wounds = chosen.map((unit) => {
        const standing = at(work.state.units, unit).miniatures.filter(({ status }) => status === "standing").length;
        const faces = rollBy(work, unit, WHISTLING_BIRDS_ID, "white-attack", standing);
        return { unit, suffered: faces.filter((face) => face !== "blank").length };
      });
      // What is put on the stack last comes first.
      for (const { unit, suffered } of wounds.reverse()) dealWounds(work, unit, suffered, byCard(WHISTLING_BIRDS_ID));
    },
  },
});

const WHISTLING_BIRDS_TEXT: CardText = {
  id: "whistling-birds",
  does: {
    en: "In his activation this round Din Djarin has an action: for up to 3 enemy units at range 1 and in line of sight, roll a white attack die for each of their miniatures; the unit suffers 1 wound for each hit, critical and surge.",
    es: "En su activación de esta ronda, Din Djarin tiene una acción: por hasta 3 unidades enemigas a alcance 1 y dentro de su línea de visión se lanza un dado de ataque blanco por cada una de sus miniaturas; la unidad sufre 1 Herida por cada impacto, impacto crítico e incremento.",
  },
};

/** Command cards of Din Djarin. */
export const FIGURES: Cards<Command> = [THIS_IS_THE_WAY, I_LIKE_THOSE_ODDS, WHISTLING_BIRDS];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [THIS_IS_THE_WAY_ENTRY, I_LIKE_THOSE_ODDS_ENTRY, WHISTLING_BIRDS_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [THIS_IS_THE_WAY_TEXT, I_LIKE_THOSE_ODDS_TEXT, WHISTLING_BIRDS_TEXT];
