import { on, permits } from "../../../state/hooks/words.ts";
import type { TokenKind } from "../../../state/tokens.ts";
import { dealWounds } from "../../../units/wounds/casualties.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { asActivated, byCard, givenTo, isEngagedWith, lendForGood, ownUnits } from "../effects.ts";

const MAUL = { unit: "Maul" } as const;

/** The kinds of tokens that cannot be spent in a duel with Maul. */
const WITHHELD: readonly TokenKind[] = ["aim", "dodge", "standby", "surge"];

/** Command cards of Maul. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ requires: MAUL }, () => ({
  "at-last": {
    name: "At Last",
    pips: 1,
    handPips: 3,
    orders: MAUL,
    keywords: ["jedi-hunter"],
    en: "Maul gains 1 aim token and has Jedi Hunter this round. When he starts his activation, he may suffer 1 wound. In a command hand the card counts as one of 3 pips.",
    es: "Maul gana 1 ficha de Ataque apuntado y tiene Cazador de Jedi esta ronda. Cuando empieza su activación, puede sufrir 1 Herida. En la mano de Mando la carta cuenta como una de 3 puntos.",
    does: (card) => ({
      moments: [
        givenTo(card, MAUL, { tokens: ["aim"], keywords: { "jedi-hunter": 1 } }),
        ...asActivated(MAUL, (work, unit) => dealWounds(work, unit, 1, byCard(card)), true),
      ],
    }),
  },
  "duel-of-the-fates": {
    name: "Duel of the Fates",
    pips: 1,
    orders: MAUL,
    keywords: ["disengage"],
    en: "Maul gains 1 dodge token and has Disengage this round. Enemy units engaged with him cannot spend aim, dodge, standby or surge tokens.",
    es: "Maul gana 1 ficha de Esquiva y tiene Separación esta ronda. Las unidades enemigas trabadas en combate con él no pueden gastar fichas de Ataque apuntado, Esquiva, Alerta ni Incremento.",
    does: (card) => ({
      gift: {
        effect: [on("withholds", (look, { unit }) => (isEngagedWith(look, unit, MAUL) ? WITHHELD : []))],
        to: [],
        against: [{}],
      },
      moments: [givenTo(card, MAUL, { tokens: ["dodge"], keywords: { disengage: 1 } })],
    }),
  },
  "the-phantom-menace": {
    name: "The Phantom Menace",
    pips: 2,
    orders: [order(1, MAUL), order(1, { type: "trooper" })],
    divulge: { step: "resolve-setup-effects", mandatory: false },
    keywords: ["infiltrate"],
    en: "This round Maul cannot attack, and only units at range 2 of him can attack him. Divulge: Maul has Infiltrate for the game.",
    es: "Esta ronda, Maul no puede atacar, y solo pueden atacarle unidades a alcance 2 de él. Divulgar: Maul tiene Infiltración durante la partida.",
    does: (card) => ({
      divulged: {
        run(work, side) {
          for (const unit of ownUnits(work, side, MAUL)) lendForGood(work, unit, "infiltrate", card);
        },
      },
      gift: { effect: [permits("no-attacks"), on("hides", 2)], to: [MAUL] },
    }),
  },
}));
