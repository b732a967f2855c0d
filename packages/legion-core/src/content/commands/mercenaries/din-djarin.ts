import { at, nearest } from "@sw/tabletop";
import { performingActions } from "../../../rounds/performing.ts";
import { cardAction, playerMust } from "../../../state/hooks/words.ts";
import { askUnits, unchosen } from "../../../units/choosing.ts";
import { enemiesAt, inSight } from "../../../units/near.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { type CommandFile, commands } from "../../written/commands.ts";
import { rollBy } from "../dice-effects.ts";
import { byCard, givenTo, isOwn } from "../effects.ts";

/** The maximum number of units that he can target with the card. */
const MOST_BIRDS = 3;

const DIN = { unit: "Din Djarin" } as const;

/** Command cards of Din Djarin. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ requires: DIN }, () => ({
  "this-is-the-way": {
    name: "This is the Way",
    pips: 1,
    orders: DIN,
    keywords: ["relentless"],
    en: "Din Djarin gains 1 dodge token and has Relentless this round.",
    es: "Din Djarin gana 1 ficha de Esquiva y tiene Imparable esta ronda.",
    does: (card) => ({
      moments: [givenTo(card, { unit: "Din Djarin" }, { tokens: ["dodge"], keywords: { relentless: 1 } })],
    }),
  },
  "i-like-those-odds": {
    name: "I Like Those Odds",
    pips: 2,
    orders: DIN,
    en: "Din Djarin gains 1 aim token. This round, after he has performed an attack action, he may attack a unit that he has not just attacked.",
    es: "Din Djarin gana 1 ficha de Ataque apuntado. Esta ronda, después de realizar una acción de ataque, puede atacar a una unidad a la que no acabe de atacar.",
    does: (card) => ({
      attacksByEffect: true,
      moments: [
        givenTo(card, DIN, { tokens: ["aim"] }),
        playerMust(
          "after-attack",
          (look, side, about) => {
            if (!isOwn(look, side, about) || !fitsAny(look, about, [DIN])) return false;
            return performingActions(look.state, about) !== undefined && nearest(look.state, "attack")?.reason !== card;
          },
          (work, _player, unit) => {
            const attacked = (nearest(work.state, "attack")?.pools ?? []).map(({ defender }) => defender);
            if (unit !== null) work.push({ kind: "volley", unit, card: card, left: 1, attacked });
          },
        ),
      ],
    }),
  },
  "whistling-birds": {
    name: "Whistling Birds",
    pips: 3,
    orders: DIN,
    en: "In his activation this round Din Djarin has an action: for up to 3 enemy units at range 1 and in line of sight, roll a white attack die for each of their miniatures; the unit suffers 1 wound for each hit, critical and surge.",
    es: "En su activación de esta ronda, Din Djarin tiene una acción: por hasta 3 unidades enemigas a alcance 1 y dentro de su línea de visión se lanza un dado de ataque blanco por cada una de sus miniaturas; la unidad sufre 1 Herida por cada impacto, impacto crítico e incremento.",
    does: (card) => ({
      gift: {
        effect: [
          cardAction(
            card,
            (look, { unit }) => inSight(look, unit, enemiesAt(look, unit, 1)).length > 0,
            (work, { unit }) => askUnits(work, card, unit, MOST_BIRDS),
          ),
        ],
        to: [DIN],
      },
      choice: {
        rule: "leg.cards.command-use",
        most: "value",
        may: true,
        candidates: (look, { unit }, chosen) => unchosen(inSight(look, unit, enemiesAt(look, unit, 1)), chosen),
        take(work, { unit: din }, chosen) {
          const wounds = chosen.map((unit) => {
            const standing = at(work.state.units, unit).miniatures.filter(({ status }) => status === "standing").length;
            const faces = rollBy(work, unit, card, "white-attack", standing);
            return { unit, suffered: faces.filter((face) => face !== "blank").length };
          });
          // What is put on the stack last comes first.
          for (const { unit, suffered } of wounds.reverse()) dealWounds(work, unit, suffered, byCard(card), din);
        },
      },
    }),
  },
}));
