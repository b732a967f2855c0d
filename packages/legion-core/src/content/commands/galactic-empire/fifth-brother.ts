import { at } from "@sw/tabletop";
import type { NamedChoice } from "../../../state/hooks/battle-card.ts";
import { on } from "../../../state/hooks/words.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { receiveTokens } from "../../../units/unit-tokens.ts";
import { type CommandFile, commands, order } from "../../written/commands.ts";
import { byCard, give, givenOnOrder, ownUnits } from "../effects.ts";

const BROTHER = { unit: "Fifth Brother" } as const;

const SISTER = { unit: "Seventh Sister" } as const;

/** The token that Seventh Sister gains when Fifth Brother gains the other kind. */
const OTHER = { aim: "dodge", dodge: "aim" } as const;

/** Command cards of Fifth Brother. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ faction: "galactic-empire", requires: BROTHER }, () => ({
  "you-would-question-me": {
    name: "You Would Question Me?",
    pips: 2,
    orders: [order(1, BROTHER), order(1, SISTER)],
    permanent: true,
    en: "Permanent. When Fifth Brother gains aim tokens, Seventh Sister gains 1 dodge token; when he gains dodge tokens, she gains 1 aim token. When either of the two gains aim or dodge tokens, the other may gain 1 immobilize token; then the first gains 1 more of these tokens.",
    es: "Permanente. Cuando Fifth Brother gana fichas de Ataque apuntado, Seventh Sister gana 1 ficha de Esquiva; cuando gana fichas de Esquiva, ella gana 1 ficha de Ataque apuntado. Cuando cualquiera de los dos gana fichas de Ataque apuntado o de Esquiva, el otro puede ganar 1 ficha de Inmovilización; entonces el primero gana 1 más de esas fichas.",
    choices: {
      "one-more": { en: "gain an immobilize token for 1 more", es: "ganar una ficha de Inmovilización por 1 más" },
      "no-more": { en: "gain no immobilize token", es: "no ganar ficha de Inmovilización" },
    },
    does: (card) => ({
      gift: {
        effect: [
          on("gained", (work, { unit }, { token }) => {
            if (token !== "aim" && token !== "dodge") return;
            const side = at(work.state.units, unit).owner;
            const isBrother = fitsAny(work, unit, [BROTHER]);
            const others = ownUnits(work, side, isBrother ? SISTER : BROTHER);
            if (others.length === 0) return;
            const asked = { kind: "mission", card: card, choice: token, side: side } as const;
            work.later({ ...asked, about: unit, chosen: [] });
            if (!isBrother) return;
            for (const sister of others) give(work, sister, OTHER[token], 1, card);
          }),
        ],
        to: [BROTHER, SISTER],
      },
      choices: { aim: oneMore("aim", card), dodge: oneMore("dodge", card) },
    }),
  },
  "i-care-not-for-your-struggles": {
    name: "I Care Not For Your Struggles",
    pips: 3,
    orders: [order(1, BROTHER), order(2, { type: "trooper" })],
    keywords: ["dauntless"],
    en: "Each ordered unit has Dauntless this round.",
    es: "Cada unidad que recibe una orden de la carta tiene Intrépido esta ronda.",
    does: (card) => ({
      moments: [givenOnOrder(card, { keywords: { dauntless: 1 } })],
    }),
  },
}));

/**
 * Creates the choice of one more token for the unit that gained some, at the price of an immobilize token for the
 * other.
 */
function oneMore(token: "aim" | "dodge", card: string): NamedChoice {
  return {
    kind: "named",
    rule: "leg.cards.command-use",
    candidates: () => ["one-more", "no-more"],
    take(work, { side, about }, chosen) {
      if (about === null || chosen !== "one-more") return;
      const others = ownUnits(work, side, fitsAny(work, about, [BROTHER]) ? SISTER : BROTHER);
      for (const other of others) give(work, other, "immobilize", 1, card);
      receiveTokens(work, about, token, 1, byCard(card));
    },
  };
}
