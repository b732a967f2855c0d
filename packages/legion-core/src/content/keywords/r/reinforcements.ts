import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { moveBan, startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { may } from "../../../state/hooks/words.ts";
import { statusOf } from "../../../units/positions.ts";

export const REINFORCEMENTS = (): GameKeyword => ({
  id: "reinforcements",
  does: [
    may(
      "end-phase-start",
      (look, { unit }) =>
        look.state.round === 1 &&
        statusOf(at(look.state.units, unit)) === "deployed" &&
        moveBan(look, unit, "effect", { speed: 1 }) === undefined,
      (work, { unit }) => startMove(work, unit, "effect", { speed: 1 }),
    ),
  ],
});

export const REINFORCEMENTS_TEXT: KeywordText = {
  id: "reinforcements",
  name: { en: "Reinforcements", es: "Refuerzos" },
  does: {
    en: "At the start of the End Phase of round 1 the unit may perform a free speed-1 move.",
    es: "Al comienzo de la fase Final de la ronda 1, la unidad puede efectuar un movimiento gratuito de Velocidad 1.",
  },
};
