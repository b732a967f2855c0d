import { on, playerMust } from "../../../state/hooks/words.ts";
import { undefeated } from "../../../state/ids.ts";
import { beginOngoing } from "../../../units/ongoing.ts";
import { fitsAny } from "../../../units/ranks.ts";
import { type AdvantageFile, advantages } from "../../written/battle-cards.ts";
import { ADVANTAGE_RULE } from "../effects.ts";
import { hasCardToken, removeCardToken } from "../support.ts";

const REPUBLIC = "galactic-republic";

/** The number of advantage tokens that the card starts with. */
const TOKENS = 1;

/** The advantage card Coordinated Strike. */
export const CARDS: AdvantageFile = /* @__PURE__ */ advantages(() => ({
  "coordinated-strike": {
    name: "Coordinated Strike",
    faction: "galactic-republic",
    summary:
      "Starts with 1 advantage token. In the Issue Orders step it may be removed to give up to 2 friendly Republic units Coordinate with clone troopers or Republic vehicles.",
    en: "It starts with 1 advantage token. In an Issue Orders step its player may remove it: up to 2 friendly units of the Republic gain Coordinate for the round, with clone troopers and vehicles of the Republic.",
    es: "Empieza con 1 ficha de Ventaja. En un paso Impartir órdenes su jugador puede retirarla: hasta 2 unidades aliadas de la República ganan durante la ronda Coordinación con infantería clon y vehículos de la República.",
    does: (card) => ({
      lends: [on("names", { coordinate: [{ type: "clone-trooper" }, { type: "vehicle", faction: REPUBLIC }] })],
      choices: {
        units: {
          kind: "units",
          rule: ADVANTAGE_RULE,
          count: 2,
          may: true,
          candidates: (look, { side }) =>
            undefeated(look.state, side).filter((unit) => fitsAny(look, unit, [{ faction: REPUBLIC }])),
          take(work, { side }, chosen) {
            removeCardToken(work, side, card);
            const because = { rule: ADVANTAGE_RULE, cause: card } as const;
            for (const unit of chosen) {
              for (const keyword of ["coordinate", card]) {
                beginOngoing(work, { unit, keyword, value: 1, until: "round" }, because);
              }
            }
          },
        },
      },
      moments: [
        playerMust(
          "issue-orders",
          (look, side) => hasCardToken(look, side, card, TOKENS),
          (work, side) =>
            work.push({ kind: "mission", card: card, choice: "units", side: side, about: null, chosen: [] }),
        ),
      ],
    }),
  },
}));
