import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must, permits } from "../../../state/hooks/words.ts";
import { statusOf } from "../../../units/positions.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

const PREPARED = { rule: "leg.kw.prepared-position", cause: "prepared-position" } as const;

export const PREPARED_POSITION = (): GameKeyword => ({
  id: "prepared-position",
  does: [
    permits("deploys-in-setup"),
    must(
      "prepared-positions",
      ({ state }, { unit }, about) => about === unit && statusOf(at(state.units, unit)) === "deployed",
      (work, { unit }) => gainTokens(work, unit, "dodge", 1, PREPARED),
    ),
  ],
});

export const PREPARED_POSITION_TEXT: KeywordText = {
  id: "prepared-position",
  name: { en: "Prepared Position", es: "Posición preparada" },
  does: {
    en: "The unit may deploy during setup, anywhere within friendly territory, in cohesion and not on impassable terrain. It then gains a dodge token.",
    es: "La unidad puede desplegarse durante la preparación de la partida en cualquier lugar del territorio aliado, en formación y sin pisar terreno infranqueable. A continuación gana una ficha de Esquiva.",
  },
};
