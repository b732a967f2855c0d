import { mayChoose, permits } from "../../../state/hooks/words.ts";
import { askUnits } from "../../../units/choosing.ts";
import { friendsAt, inSight } from "../../../units/near.ts";
import { profileOf } from "../../../units/profiles.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { aboutOwn, byCard, givenTo, lend } from "../effects.ts";

const K_2SO = { unit: "K-2SO" } as const;

/** Command cards of K-2SO. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "rebel-alliance", requires: K_2SO }, () => ({
  sacrifice: {
    name: "Sacrifice",
    pips: 3,
    orders: [order(1, { unit: "Cassian Andor" }), order(1, K_2SO)],
    keywords: ["guardian 4"],
    en: "K-2SO has Guardian 4 this round. When he ends his activation, he may be defeated: another friendly commander or operative at range 1 and in line of sight of him then is immune to ranged attacks this round.",
    es: "K-2SO tiene Guardián 4 esta ronda. Cuando termina su activación, puede ser derrotado: entonces, otra unidad aliada de Comandante o Agente a alcance 1 y dentro de su línea de visión es inmune a los ataques a distancia esta ronda.",
    does: (card) => ({
      moments: [
        givenTo(card, K_2SO, { keywords: { guardian: 4 } }),
        aboutOwn("activation-end", K_2SO, (work, unit) => askUnits(work, card, unit)),
      ],
      choice: mayChoose(
        "leg.cards.command-use",
        (look, unit) =>
          inSight(look, unit, friendsAt(look, unit, 1)).filter((one) =>
            fitsAny(look, one, [{ rank: "commander" }, { rank: "operative" }]),
          ),
        (work, one, unit) => {
          lend(work, one, card, 1, card);
          dealWounds(work, unit, profileOf(work, unit).card.wounds, byCard(card));
        },
      ),
      gift: { effect: [permits("no-ranged-pools")], to: [] },
    }),
  },
}));
