import { contesting } from "../../../mission/contest.ts";
import { type PrimaryObjectiveFile, primaryObjectives, rectangle } from "../../written/battle-cards.ts";
import { pois } from "../pois.ts";

/** The primary objective card Recover the Research with its map and scoring. */
export const CARDS: PrimaryObjectiveFile = /* @__PURE__ */ primaryObjectives(() => ({
  "recover-the-research": {
    name: "Recover the Research",
    setup: [{ place: "lab", count: 6 }],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(0, 4.5, 9, 6)],
      blueTerritory: [rectangle(3, 0, 12, 1.5)],
      pois: [
        [2, 4],
        [5, 4],
        [9, 4],
        [3, 2],
        [7, 2],
        [10, 2],
      ],
    },
    scoring: [
      {
        byCount: "labs contested by friendly units",
        points: [
          { from: 2, points: 1 },
          { from: 3, points: 2 },
          { from: 4, points: 3 },
        ],
      },
    ],
    en: "The points of interest are labs. In each End Phase from round 2 on, a player who contests 2 of them scores 1 victory point, 2 for 3 of them, and 3 for 4 or more.",
    es: "Los puntos de interés son laboratorios. En cada fase Final a partir de la ronda 2, el jugador que dispute 2 de ellos se anota 1 punto de Victoria, 2 por 3 de ellos, y 3 por 4 o más.",
    tokens: { lab: { en: "lab", es: "laboratorio" } },
    does: () => ({
      tally(look, side) {
        return [pois(look).filter((token) => contesting(look, side, token).length > 0).length];
      },
    }),
  },
}));
