import type { KeywordText } from "../../../catalogue/cards.ts";
import { isHeld, mayMove, moveBan, startMove } from "../../../moving/moves.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { fallsOut } from "../../../state/missed.ts";

export const JUMP = (): GameKeyword => ({
  id: "jump",
  does: [
    on("action", {
      id: "jump",
      free: false,
      cost: 1,
      moves: true,
      available: (look, { unit, value }) =>
        mayMove(look, unit, "action", { over: value }) &&
        (!isHeld(look, unit) || fallsOut(look, unit, "engaged", {}, "leg.engaged.no-moves")),
      ban: (look, { unit, value }) => moveBan(look, unit, "action", { over: value })?.rule,
      run: (work, { unit, value }) => startMove(work, unit, "action", { over: value, unhindered: true }),
    }),
  ],
});

export const JUMP_TEXT: KeywordText = {
  id: "jump",
  name: { en: "Jump[ X]", es: "Salto[ X]" },
  does: {
    en: "Card action: the unit makes a standard move that ignores terrain and miniatures of height X or lower, as well as difficult terrain, and may end on such terrain. Impassable terrain may be crossed, but not stood on.",
    es: "Acción de carta: la unidad efectúa un movimiento normal que ignora el terreno y las miniaturas de altura X o menor, así como el terreno difícil, y puede acabar sobre ese terreno. El terreno infranqueable puede cruzarse, pero no ocuparse.",
  },
};
