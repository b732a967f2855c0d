import type { Line } from "@sw/tabletop/text";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

export const RELIABLE: GameKeyword = {
  id: "reliable",
  name: { en: "Reliable X", es: "Fiable X" },
  rules: ["leg.kw.reliable-x"],
  moments: [
    {
      moment: "activation-phase-start",
      may: false,
      applies: () => true,
      run: (work, { unit, value }) =>
        gainTokens(work, unit, "surge", value, { rule: "leg.kw.reliable-x", cause: "reliable" }),
    },
  ],
};

export const RELIABLE_TEXT: Line = {
  en: "As each Activation Phase begins, the unit gains X surge tokens.",
  es: "Al principio de cada fase de Activación, la unidad gana X fichas de Incremento.",
};
