import { at } from "@sw/tabletop";
import type { Rank } from "../../../catalogue/words.ts";
import { removeToken } from "../../../mission/assets.ts";
import { contesting, securedBy } from "../../../mission/contest.ts";
import { countOf, setCount } from "../../../mission/points.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { tokenId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { type Side, seatOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { isOfRankForBattleCards } from "../../../units/ranks.ts";
import { type PrimaryObjectiveFile, primaryObjectives, rectangle } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";
import { pois } from "../pois.ts";

/** The number of enemy bunkers: the two that are farthest from the player's own edge. */
const OF_THE_ENEMY = 2;

/** The ranks whose units add one wound to a bunker that they contest. */
const EXPERTS: readonly Rank[] = ["commander", "operative", "special-forces"];

/** The number of wounds that destroy a bunker. */
const WOUNDS = 3;

/** The first round in which bunkers suffer wounds. */
const FROM = 2;

/** The primary objective card Bunker Assault with its maps and scoring. */
export const CARDS: PrimaryObjectiveFile = /* @__PURE__ */ primaryObjectives(() => ({
  "bunker-assault": {
    name: "Bunker Assault",
    setup: [
      {
        place: "bunker",
        count: 4,
        note: "For each player the two bunkers furthest from friendly territory are enemy bunkers.",
      },
    ],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(2, 4.5, 10, 6)],
      blueTerritory: [rectangle(2, 0, 10, 1.5)],
      pois: [
        [4, 4],
        [8, 4],
        [4, 2],
        [8, 2],
      ],
    },
    skirmishMap: {
      size: [6, 6],
      redTerritory: [rectangle(1, 4.5, 5, 6)],
      blueTerritory: [rectangle(1, 0, 5, 1.5)],
      pois: [
        [1, 4],
        [5, 4],
        [1, 2],
        [5, 2],
      ],
    },
    scoring: [
      { points: 1, per: "bunker secured" },
      { points: 3, per: "enemy bunker destroyed in that End Phase" },
    ],
    rules: [
      "From round 2, at the start of the End Phase, blue first: put 1 wound on each enemy bunker secured, and 1 more if a friendly commander, operative or special forces unit contests it. A bunker with 3 or more wounds is destroyed and removed.",
    ],
    en: "The points of interest are bunkers. In each End Phase from round 2 on, a player scores 1 victory point for each one secured and 3 for each enemy one destroyed in it. As the phase starts, each enemy bunker that a player secures suffers 1 wound, and 1 more if a commander, operative or special forces unit of the player contests it; 3 destroy it.",
    es: "Los puntos de interés son búnkeres. En cada fase Final a partir de la ronda 2, cada jugador se anota 1 punto de Victoria por cada uno asegurado y 3 por cada uno enemigo destruido en ella. Al empezar la fase, cada búnker enemigo que asegure sufre 1 Herida, y 1 más si lo disputa un Comandante, un Agente o unas Fuerzas especiales de ese jugador; con 3 queda destruido.",
    tokens: { bunker: { en: "bunker", es: "búnker" } },
    does: (card) => ({
      moments: [
        playerMust(
          "end-phase-start",
          (look, side) => look.state.round >= FROM && secured(look, side).length > 0,
          (work, side) => {
            for (const token of secured(work, side)) assail(work, side, token, card);
          },
        ),
      ],
      tally: (look, side) => [
        pois(look).filter((token) => securedBy(look, token) === side).length,
        countOf(look.state, destroyed(side, card)),
      ],
      scored(work, side) {
        if (countOf(work.state, destroyed(side, card)) > 0) setCount(work, destroyed(side, card), 0);
      },
    }),
  },
}));

/** Lists the remaining enemy bunkers that a player secures. */
function secured(look: Look, side: Side): readonly number[] {
  const { tokens, sides: players } = look.state;
  const away = (token: number): number => (players[side].edge === "far" ? -1 : 1) * at(tokens, token).y;
  const bunkers = tokens.flatMap(({ name }, token) => (name === "bunker" ? [token] : []));
  const enemy = bunkers.sort((a, b) => away(b) - away(a)).slice(0, OF_THE_ENEMY);
  return enemy.filter((token) => !at(tokens, token).removed && securedBy(look, token) === side);
}

function assail(work: GameWork, side: Side, token: number, card: string): void {
  const expert = contesting(work, side, token).some((unit) => isOfRankForBattleCards(work, unit, EXPERTS));
  const id = tokenId(work.state, token);
  const total = countOf(work.state, `${card} ${id}`) + (expert ? 2 : 1);
  setCount(work, `${card} ${id}`, total);
  work.emit({ type: "token-wounded", token: id, total, rule: SCORING_RULE, cause: card });
  if (total < WOUNDS) return;
  removeToken(work, token, { rule: SCORING_RULE, cause: card });
  setCount(work, destroyed(side, card), countOf(work.state, destroyed(side, card)) + 1);
}

/** Returns the name of the counter for the bunkers that a player destroyed in this End Phase. */
function destroyed(side: Side, card: string): string {
  return `${card} ${seatOf(side)}`;
}
