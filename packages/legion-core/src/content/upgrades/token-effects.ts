import type { CardWords } from "../../catalogue/cards.ts";
import type { NamedChoice } from "../../state/hooks/battle-card.ts";
import type { Part } from "../../state/hooks/steps.ts";
import { on } from "../../state/hooks/words.ts";
import type { TokenKind } from "../../state/tokens.ts";
import { askNamed } from "../../units/choosing.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { byUpgrade, exhaustingAction } from "./effects.ts";

/** Creates the choice of one token that a card gives its unit. */
export function oneToken(card: string, tokens: readonly TokenKind[]): NamedChoice {
  return {
    kind: "named",
    rule: byUpgrade(card).rule,
    candidates: () => tokens.map((token) => `gain-${token}`),
    take(work, { about }, chosen) {
      const token = tokens.find((one) => `gain-${one}` === chosen);
      if (about !== null && token !== undefined) gainTokens(work, about, token, 1, byUpgrade(card));
    },
  };
}

/** Creates the effects of a specialist: a free action that exhausts the card gives the unit one of these tokens. */
export function specialist(card: string, tokens: readonly TokenKind[]): readonly Part[] {
  return [
    exhaustingAction(card, (work, { unit }) => askNamed(work, card, "token", unit)),
    on("choices", { token: oneToken(card, tokens) }),
  ];
}

/** The texts of the choices of a token in English and Spanish. */
export const TOKEN_CHOICES: NonNullable<CardWords["choices"]> = {
  "gain-aim": { en: "gain an aim token", es: "obtener una ficha de Ataque apuntado" },
  "gain-dodge": { en: "gain a dodge token", es: "obtener una ficha de Esquiva" },
  "gain-surge": { en: "gain a surge token", es: "obtener una ficha de Incremento" },
};
