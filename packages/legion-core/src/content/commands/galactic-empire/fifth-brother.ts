import { at } from "@sw/tabletop";
import type { Cards, CardText } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { NamedChoice } from "../../../state/hooks/battle-card.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { receiveTokens } from "../../../units/unit-tokens.ts";
import { byCard, give, givenOnOrder, ownUnits } from "../effects.ts";

const BROTHER = { unit: "Fifth Brother" } as const;

const SISTER = { unit: "Seventh Sister" } as const;

/** What the Sister gains for what the Brother gains. */
const OTHER = { aim: "dodge", dodge: "aim" } as const;

const YOU_WOULD_QUESTION_ME = (): Command => ({
  id: "you-would-question-me",
  name: { en: "You Would Question Me?" },
  pips: 2,
  faction: "galactic-empire",
  requires: { unit: "Fifth Brother" },
  orders: [
    { count: 1, of: [{ unit: "Fifth Brother" }] },
    { count: 1, of: [{ unit: "Seventh Sister" }] },
  ],
  permanent: true,
});

const YOU_WOULD_QUESTION_ME_ID = "you-would-question-me";

const YOU_WOULD_QUESTION_ME_ENTRY = (): CommandCard => ({
  id: YOU_WOULD_QUESTION_ME_ID,
  gift: {
    effect: {
      gained(work, unit, token) {
        if (token !== "aim" && token !== "dodge") return;
        const player = at(work.state.units, unit).owner;
        const isBrother = fitsAny(work, unit, [BROTHER]);
        const others = ownUnits(work, player, isBrother ? SISTER : BROTHER);
        if (others.length === 0) return;
        const asked = { kind: "mission", card: YOU_WOULD_QUESTION_ME_ID, choice: token, player } as const;
        work.later({ ...asked, about: unit, chosen: [] });
        if (!isBrother) return;
        for (const sister of others) give(work, sister, OTHER[token], 1, YOU_WOULD_QUESTION_ME_ID);
      },
    },
    to: [BROTHER, SISTER],
  },
  choices: { aim: oneMore("aim"), dodge: oneMore("dodge") },
});

const YOU_WOULD_QUESTION_ME_TEXT: CardText = {
  id: "you-would-question-me",
  does: {
    en: "Permanent. When Fifth Brother gains aim tokens, Seventh Sister gains 1 dodge token; when he gains dodge tokens, she gains 1 aim token. When either of the two gains aim or dodge tokens, the other may gain 1 immobilize token; then the first gains 1 more of these tokens.",
    es: "Permanente. Cuando Fifth Brother gana fichas de Ataque apuntado, Seventh Sister gana 1 ficha de Esquiva; cuando gana fichas de Esquiva, ella gana 1 ficha de Ataque apuntado. Cuando cualquiera de los dos gana fichas de Ataque apuntado o de Esquiva, el otro puede ganar 1 ficha de Inmovilización; entonces el primero gana 1 más de esas fichas.",
  },
  choices: {
    "one-more": { en: "gain an immobilize token for 1 more", es: "ganar una ficha de Inmovilización por 1 más" },
    "no-more": { en: "gain no immobilize token", es: "no ganar ficha de Inmovilización" },
  },
};

const I_CARE_NOT_FOR_YOUR_STRUGGLES = (): Command => ({
  id: "i-care-not-for-your-struggles",
  name: { en: "I Care Not For Your Struggles" },
  pips: 3,
  faction: "galactic-empire",
  requires: { unit: "Fifth Brother" },
  orders: [
    { count: 1, of: [{ unit: "Fifth Brother" }] },
    { count: 2, of: [{ type: "trooper" }] },
  ],
  keywords: [{ id: "dauntless" }],
});

const I_CARE_NOT_FOR_YOUR_STRUGGLES_ENTRY = (): CommandCard => ({
  id: "i-care-not-for-your-struggles",
  moments: [givenOnOrder("i-care-not-for-your-struggles", { keywords: { dauntless: 1 } })],
});

const I_CARE_NOT_FOR_YOUR_STRUGGLES_TEXT: CardText = {
  id: "i-care-not-for-your-struggles",
  does: {
    en: "Each ordered unit has Dauntless this round.",
    es: "Cada unidad que recibe una orden de la carta tiene Intrépido esta ronda.",
  },
};

/** Command cards of Fifth Brother. */
export const FIGURES: Cards<Command> = [YOU_WOULD_QUESTION_ME, I_CARE_NOT_FOR_YOUR_STRUGGLES];

/** What they do. */
export const ENTRIES: Cards<CommandCard> = [YOU_WOULD_QUESTION_ME_ENTRY, I_CARE_NOT_FOR_YOUR_STRUGGLES_ENTRY];

/** That in words. */
export const TEXTS: readonly CardText[] = [YOU_WOULD_QUESTION_ME_TEXT, I_CARE_NOT_FOR_YOUR_STRUGGLES_TEXT];

/** A token more for the one of the two that gains some, if the other is immobilized for it. */
function oneMore(token: "aim" | "dodge"): NamedChoice {
  return {
    kind: "named",
    rule: "leg.cards.command-use",
    candidates: () => ["one-more", "no-more"],
    take(work, { player, about }, chosen) {
      if (about === null || chosen !== "one-more") return;
      const others = ownUnits(work, player, fitsAny(work, about, [BROTHER]) ? SISTER : BROTHER);
      for (const other of others) give(work, other, "immobilize", 1, "you-would-question-me");
      receiveTokens(work, about, token, 1, byCard("you-would-question-me"));
    },
  };
}
