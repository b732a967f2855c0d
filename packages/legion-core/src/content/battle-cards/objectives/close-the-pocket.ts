import { securedBy } from "../../../mission/contest.ts";
import { type PrimaryObjectiveFile, primaryObjectives, rectangle } from "../../written/battle-cards.ts";
import { pois } from "../pois.ts";

/** The primary objective card Close the Pocket with its maps and scoring. */
export const CARDS: PrimaryObjectiveFile = /* @__PURE__ */ primaryObjectives(() => ({
  "close-the-pocket": {
    name: "Close the Pocket",
    setup: [{ place: "stockpile", count: 3 }],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(0, 4.5, 3.5, 6), rectangle(8.5, 4.5, 12, 6)],
      blueTerritory: [rectangle(0, 0, 3.5, 1.5), rectangle(8.5, 0, 12, 1.5)],
      pois: [
        [3, 3],
        [6, 3],
        [9, 3],
      ],
    },
    skirmishMap: {
      size: [6, 6],
      redTerritory: [rectangle(0, 4.5, 1.5, 6), rectangle(4.5, 4.5, 6, 6)],
      blueTerritory: [rectangle(0, 0, 1.5, 1.5), rectangle(4.5, 0, 6, 1.5)],
      pois: [
        [1, 3],
        [3, 3],
        [5, 3],
      ],
    },
    scoring: [
      { points: 2, per: "centre stockpile secured" },
      { points: 1, per: "other stockpile secured" },
    ],
    en: "The points of interest are stockpiles. In each End Phase from round 2 on, a player scores 2 victory points for securing the one in the centre and 1 for each other one secured.",
    es: "Los puntos de interés son depósitos de suministros. En cada fase Final a partir de la ronda 2, cada jugador se anota 2 puntos de Victoria por asegurar el del centro y 1 por cada uno de los demás que asegure.",
    tokens: { stockpile: { en: "stockpile", es: "depósito de suministros" } },
    does: () => ({
      tally(look, side) {
        const [, centre] = pois(look);
        const secured = pois(look).filter((token) => securedBy(look, token) === side);
        const middle = secured.filter((token) => token === centre).length;
        return [middle, secured.length - middle];
      },
    }),
  },
}));
