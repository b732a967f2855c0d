import { contesting, securedBy } from "../../../mission/contest.ts";
import { opponentOf } from "../../../state/seats.ts";
import { type PrimaryObjectiveFile, primaryObjectives } from "../../written/battle-cards.ts";
import { landOf, pois } from "../pois.ts";

/** The primary objective card Breakthrough with its map and scoring. */
export const CARDS: PrimaryObjectiveFile = /* @__PURE__ */ primaryObjectives(() => ({
  breakthrough: {
    name: "Breakthrough",
    setup: [{ place: "checkpoint", count: 4 }],
    map: {
      size: [12, 6],
      redTerritory: [
        [
          [0, 6],
          [9, 6],
          [9, 4.5],
          [1.5, 4.5],
          [1.5, 2.5],
          [0, 2.5],
        ],
      ],
      blueTerritory: [
        [
          [12, 0],
          [3, 0],
          [3, 1.5],
          [10.5, 1.5],
          [10.5, 3.5],
          [12, 3.5],
        ],
      ],
      pois: [
        [8, 5],
        [1, 3],
        [4, 1],
        [11, 3],
      ],
    },
    scoring: [
      { points: 1, per: "checkpoint in friendly territory that no enemy unit contests" },
      { points: 2, per: "checkpoint secured in enemy territory" },
    ],
    en: "The points of interest are checkpoints. In each End Phase from round 2 on, a player scores 1 victory point for each one in friendly territory that no enemy unit contests, and 2 for each one in enemy territory that the player secures.",
    es: "Los puntos de interés son puestos de control. En cada fase Final a partir de la ronda 2, cada jugador se anota 1 punto de Victoria por cada uno en territorio aliado que no dispute ninguna unidad enemiga, y 2 por cada uno en territorio enemigo que asegure.",
    tokens: { checkpoint: { en: "checkpoint", es: "puesto de control" } },
    does: () => ({
      tally(look, side) {
        const held = pois(look).filter(
          (token) => landOf(look, side, token) === "friendly" && contesting(look, opponentOf(side), token).length === 0,
        );
        const taken = pois(look).filter(
          (token) => landOf(look, side, token) === "enemy" && securedBy(look, token) === side,
        );
        return [held.length, taken.length];
      },
    }),
  },
}));
