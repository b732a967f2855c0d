import { at } from "@sw/tabletop";
import { facedownTokens, tokensShowing } from "../../cards/commands/facedown.ts";
import { removeToken } from "../../mission/assets.ts";
import { orderAnytime } from "../../rounds/orders.ts";
import { appearAt, turnUp } from "../../rounds/turning.ts";
import type { Cause } from "../../state/events.ts";
import { adds, attacking, defending, figure, must, on, permits, playerMust } from "../../state/hooks/words.ts";
import { tokenId, undefeated } from "../../state/ids.ts";
import { optionOut } from "../../state/missed.ts";
import { opponentOf, type Side } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { keywordsOf } from "../../units/keywords.ts";
import { engagedBy } from "../../units/near.ts";
import { endOngoing } from "../../units/ongoing.ts";
import { statusOf } from "../../units/positions.ts";
import { fitsAny } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { whenTurned } from "./shared/turned-tokens.ts";

/** The keywords that start with H. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "heavy-weapon-team": {
    name: ["Heavy Weapon Team", "Equipo de arma pesada"],
    en: "The unit must be equipped with a Heavy Weapon upgrade, whose miniature leads the unit.",
    es: "La unidad debe llevar equipada una mejora de Arma pesada, cuya miniatura es el líder de la unidad.",
    does: () => [on("leads", "heavy-weapon")],
  },
  "here-i-am": {
    name: ["Here I Am", "Aquí estoy"],
    en: "When the Bane token is turned up, Cad Bane takes its place with all his tokens; if he was not on the battlefield yet, he issues himself an order. If he is defeated, nothing happens. At the start of each round its player may turn it up.",
    es: "Cuando se da la vuelta a la ficha de Bane, Cad Bane ocupa su lugar con todas sus fichas; si aún no estaba en el campo de batalla, se imparte una orden a sí mismo. Si está derrotado, no sucede nada. Al comienzo de cada ronda, su jugador puede darle la vuelta.",
    does: (keyword) => [
      // As long as a unit has the keyword it waits for its token.
      on("pins", () => "leg.cards.command-use"),
      permits("not-transported"),
      on("on-tokens", whenTurned(keyword, appear)),
      on(
        "on-tokens",
        playerMust(
          "start-of-round",
          ({ state }, side) => facedownTokens(state, side).length > 0,
          (work, side) =>
            work.push({ kind: "mission", card: keyword, choice: "reveal", side: side, about: null, chosen: [] }),
        ),
      ),
      on("choices", {
        reveal: {
          kind: "named",
          rule: "leg.kw.bane-tokens.here-i-am-voluntary",
          may: true,
          veiled: true,
          candidates(look, { side }) {
            const { state } = look;
            const own = tokensShowing(state, side, keyword);
            for (const token of state.tokens.keys())
              if (!own.includes(token)) optionOut(look, tokenId(state, token), "not-facedown-with", { keyword });
            return own.map((token) => tokenId(state, token));
          },
          take(work, { side }) {
            turnUp(
              work,
              tokensShowing(work.state, side, keyword),
              { rule: "leg.kw.bane-tokens.here-i-am-voluntary", cause: keyword },
              null,
            );
          },
        },
      }),
    ],
  },
  "high-velocity": {
    name: ["High Velocity", "Alta velocidad"],
    en: "If every weapon in the attack pool has this keyword, the defender cannot spend dodge tokens.",
    es: "Si todas las armas de la reserva de ataque tienen esta cualidad, el defensor no puede gastar fichas de Esquiva.",
    does: () => [attacking(adds("no-dodge", 1, { weapons: "all" }), adds("no-deflecting", 1, { weapons: "all" }))],
  },
  "hold-the-line": {
    name: "Hold the Line",
    en: "While the unit is engaged, it converts attack surges to hits and defense surges to blocks.",
    es: "Mientras la unidad está trabada en combate, convierte los incrementos de ataque en impactos y los de defensa en bloqueos.",
    does: () => [
      attacking(adds("chart-to-hit", 1)),
      defending(adds("surge-to-block", 1)),
      figure("in-attack", (look, { unit, value }) => (engagedBy(look, unit).length > 0 ? value : 0)),
    ],
  },
  hover: {
    name: ["Hover[: Ground/Air X]", "Flotante[: terrestre/aéreo X]"],
    en: "The unit may stand by, reverse and strafe. Hover: Ground: others treat it as a ground vehicle for line of sight. Hover: Air X: moving it ignores terrain of height X or lower and may end on it.",
    es: "La unidad puede realizar acciones de Alerta, dar marcha atrás y moverse lateralmente. Flotante: terrestre: las demás la consideran un vehículo terrestre para la línea de visión. Flotante: aéreo X: al moverse ignora el terreno de altura X o menor y puede acabar sobre él.",
    withoutValue: 0,
    does: () => [
      figure("over", "value"),
      permits("ignores-low-terrain"),
      permits("stands-by"),
      permits("reverses"),
      permits("strafes"),
    ],
  },
  hunted: {
    name: ["Hunted", "Perseguido"],
    en: "During setup, if an enemy unit has Bounty, the unit gains a bounty token.",
    es: "Durante la preparación de la partida, si una unidad enemiga tiene Recompensa, la unidad recibe una ficha de Recompensa.",
    does: (keyword) => [
      must(
        "setup-effects",
        (look, { unit }) =>
          undefeated(look.state, opponentOf(at(look.state.units, unit).owner)).some(
            (enemy) => keywordsOf(look, enemy)["bounty"] !== undefined,
          ),
        (work, { unit }) => gainTokens(work, unit, "bounty", 1, { rule: "leg.kw.hunted", cause: keyword }),
      ),
    ],
  },
}));

const HERE_I_AM = "here-i-am";

const BANE = { unit: "Cad Bane" } as const;

const APPEARS: Cause = { rule: "leg.kw.bane-tokens.here-i-am", cause: HERE_I_AM };

/** Replaces the token by Cad Bane, unless he is defeated. */
function appear(work: GameWork, side: Side, token: number): void {
  const spot = at(work.state.tokens, token);
  removeToken(work, token, APPEARS);
  const bane = undefeated(work.state, side).find((unit) => fitsAny(work, unit, [BANE]));
  if (bane === undefined) return;
  endOngoing(work, ({ unit, keyword }) => unit === bane && keyword === HERE_I_AM, APPEARS);
  const enters = statusOf(at(work.state.units, bane)) === "undeployed";
  appearAt(work, bane, spot, APPEARS);
  if (enters) orderAnytime(work, bane, bane, APPEARS);
}
