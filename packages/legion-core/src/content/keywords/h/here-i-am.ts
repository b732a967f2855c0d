import { at } from "@sw/tabletop";
import { facedownTokens, tokensShowing } from "../../../cards/commands/facedown.ts";
import type { KeywordText } from "../../../catalogue/cards.ts";
import { removeToken } from "../../../mission/assets.ts";
import { orderAnytime } from "../../../rounds/orders.ts";
import { appearAt, turnUp } from "../../../rounds/turning.ts";
import type { Cause } from "../../../state/events.ts";
import type { GameKeyword } from "../../../state/hooks/keyword.ts";
import { on, permits } from "../../../state/hooks/words.ts";
import { tokenId, undefeated } from "../../../state/ids.ts";
import { optionOut } from "../../../state/missed.ts";
import type { Player } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { endOngoing } from "../../../units/ongoing.ts";
import { statusOf } from "../../../units/positions.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { whenTurned } from "../turned-tokens.ts";

const ID = "here-i-am";

const BANE = { unit: "Cad Bane" } as const;

const APPEARS: Cause = { rule: "leg.kw.bane-tokens.here-i-am", cause: ID };

export const HERE_I_AM = (): GameKeyword => ({
  id: ID,
  does: [
    // As long as a unit has the keyword it waits for its token.
    on("pins", () => "leg.cards.command-use"),
    permits("not-transported"),
    on("on-tokens", whenTurned(ID, appear)),
    on("on-tokens", {
      moment: "start-of-round",
      may: false,
      applies: ({ state }, player) => facedownTokens(state, player).length > 0,
      run: (work, player) =>
        work.push({ kind: "mission", card: ID, choice: "reveal", player, about: null, chosen: [] }),
    }),
    on("choices", {
      reveal: {
        kind: "named",
        rule: "leg.kw.bane-tokens.here-i-am-voluntary",
        may: true,
        veiled: true,
        candidates(look, { player }) {
          const { state } = look;
          const own = tokensShowing(state, player, ID);
          for (const token of state.tokens.keys())
            if (!own.includes(token)) optionOut(look, tokenId(state, token), "not-facedown-with", { keyword: ID });
          return own.map((token) => tokenId(state, token));
        },
        take(work, { player }) {
          turnUp(
            work,
            tokensShowing(work.state, player, ID),
            { rule: "leg.kw.bane-tokens.here-i-am-voluntary", cause: ID },
            null,
          );
        },
      },
    }),
  ],
});

export const HERE_I_AM_TEXT: KeywordText = {
  id: ID,
  name: { en: "Here I Am", es: "Aquí estoy" },
  does: {
    en: "When the Bane token is turned up, Cad Bane takes its place with all his tokens; if he was not on the battlefield yet, he issues himself an order. If he is defeated, nothing happens. At the start of each round its player may turn it up.",
    es: "Cuando se da la vuelta a la ficha de Bane, Cad Bane ocupa su lugar con todas sus fichas; si aún no estaba en el campo de batalla, se imparte una orden a sí mismo. Si está derrotado, no sucede nada. Al comienzo de cada ronda, su jugador puede darle la vuelta.",
  },
};

/** Cad Bane takes the place of the token, unless he is defeated. */
function appear(work: GameWork, player: Player, token: number): void {
  const spot = at(work.state.tokens, token);
  removeToken(work, token, APPEARS);
  const bane = undefeated(work.state, player).find((unit) => fitsAny(work, unit, [BANE]));
  if (bane === undefined) return;
  endOngoing(work, ({ unit, keyword }) => unit === bane && keyword === ID, APPEARS);
  const enters = statusOf(at(work.state.units, bane)) === "undeployed";
  appearAt(work, bane, spot, APPEARS);
  if (enters) orderAnytime(work, bane, bane, APPEARS);
}
