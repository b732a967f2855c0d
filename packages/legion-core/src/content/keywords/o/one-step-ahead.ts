import { at } from "@sw/tabletop";
import { revealedPips } from "../../../cards/commands/playing.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { mayMove, startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { must, on } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { askUnits } from "../../../units/choosing.ts";
import { isFielded } from "../../../units/conditions.ts";
import { hasKeyword } from "../../../units/keywords.ts";

export const ONE_STEP_AHEAD = (): GameKeyword => ({
  id: "one-step-ahead",
  does: [
    must(
      "before-card-effects",
      (look, { unit }) => bearers(look, unit)[0] === unit && movable(look, unit).length > 0,
      (work, { unit }) => askUnits(work, "one-step-ahead", unit),
    ),
    on("choice", {
      rule: "leg.kw.one-step-ahead.differ",
      most: 1,
      may: true,
      candidates: (look, { unit }) => movable(look, unit),
      take(work, _bearer, [chosen]) {
        if (chosen !== undefined) startMove(work, chosen, "effect", { speed: 1 });
      },
    }),
  ],
});

export const ONE_STEP_AHEAD_TEXT: KeywordText = {
  id: "one-step-ahead",
  name: { en: "One Step Ahead", es: "Un paso por delante" },
  does: {
    en: "After command cards are revealed, before their effects: if their pips differ, one friendly unit with this keyword on the battlefield may perform a speed-1 move. If they are equal, any one friendly unit on the battlefield may do so instead.",
    es: "Tras mostrarse las cartas de Mando y antes de sus efectos: si sus puntos difieren, una unidad aliada con esta cualidad que esté en el campo de batalla puede efectuar un movimiento de Velocidad 1. Si coinciden, puede hacerlo en su lugar cualquier unidad aliada en el campo de batalla.",
  },
};

/** The units of the player of a unit that stand on the battlefield. */
function standing(look: Look, unit: number): readonly number[] {
  const { state } = look;
  return undefeated(state, at(state.units, unit).owner).filter((one) => isFielded(look, one));
}

/** Those of them with the keyword: the first of them asks for all. */
function bearers(look: Look, unit: number): readonly number[] {
  return standing(look, unit).filter((one) => hasKeyword(look, one, "one-step-ahead"));
}

/** The units of which one may move; nobody where no card was revealed. */
function movable(look: Look, unit: number): readonly number[] {
  const [mine, theirs] = [revealedPips(look, 0), revealedPips(look, 1)];
  if (mine === null && theirs === null) return [];
  const units = mine === theirs ? standing(look, unit) : bearers(look, unit);
  return units.filter((one) => mayMove(look, one, "effect", { speed: 1 }));
}
