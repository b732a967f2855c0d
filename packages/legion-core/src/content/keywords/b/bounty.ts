import { at } from "@sw/tabletop";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { scorePoints } from "../../../mission/points.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf } from "../../../state/seats.ts";
import { asks } from "../../../units/choosing.ts";
import { unitTokens } from "../../../units/conditions.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { gainTokens } from "../../../units/unit-tokens.ts";

/** What a bounty is worth. */
const POINTS = 1;

export const BOUNTY = (): GameKeyword => ({
  id: "bounty",
  does: [
    asks("bounty", "setup-effects", (look, unit) => wanted(look, unit).length > 0),
    on("choice", {
      rule: "leg.kw.bounty.mark",
      most: 1,
      may: false,
      candidates: (look, { unit }) => wanted(look, unit),
      take(work, _bearer, [enemy]) {
        if (enemy !== undefined) gainTokens(work, enemy, "bounty", 1, { rule: "leg.kw.bounty.mark", cause: "bounty" });
      },
    }),
    on("defeats", (work, { unit }, { unit: prey }) => {
      const { owner } = at(work.state.units, unit);
      if (at(work.state.units, prey).owner === owner || unitTokens(work.state, prey, "bounty") === 0) return;
      scorePoints(work, owner, POINTS, { rule: "leg.kw.bounty.score", cause: "bounty" });
    }),
  ],
});

export const BOUNTY_TEXT: KeywordText = {
  id: "bounty",
  name: { en: "Bounty", es: "Recompensa" },
  does: {
    en: "During setup choose an enemy commander or operative: it gains a bounty token. When the unit defeats an enemy unit that has any, by an attack or an effect, its player scores 1 victory point.",
    es: "Durante la preparación de la partida, elige una unidad enemiga Comandante o Agente: recibe una ficha de Recompensa. Cuando la unidad derrota, con un ataque o un efecto, a una unidad enemiga que tenga alguna, su jugador se anota 1 punto de Victoria.",
  },
};

/** Enemy commanders and operatives. */
function wanted(look: Look, unit: number): readonly number[] {
  const enemies = undefeated(look.state, opponentOf(at(look.state.units, unit).owner));
  return enemies.filter((enemy) => fitsAny(look, enemy, [{ rank: "commander" }, { rank: "operative" }]));
}
