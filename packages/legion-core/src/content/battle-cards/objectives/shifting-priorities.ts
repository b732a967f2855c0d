import { at } from "@sw/tabletop";
import { moveToken } from "../../../mission/assets.ts";
import { securedBy, tokenShape } from "../../../mission/contest.ts";
import { blueFirst } from "../../../mission/in-play.ts";
import { tokenFault } from "../../../mission/placing.ts";
import { countOf, setCount } from "../../../mission/points.ts";
import { spotsWithin } from "../../../mission/spots.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { tokenId } from "../../../state/ids.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import type { TableToken } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import type { Point3 } from "../../../table/vectors.ts";
import { battlefieldOf } from "../../../units/battlefield.ts";
import { type PrimaryObjectiveFile, primaryObjectives, rectangle } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";
import { pois } from "../pois.ts";
import { isAtToken } from "../spots.ts";

/** The first round in which targets can be moved. */
const FROM = 2;

/** The primary objective card Shifting Priorities with its map and scoring. */
export const CARDS: PrimaryObjectiveFile = /* @__PURE__ */ primaryObjectives(() => ({
  "shifting-priorities": {
    name: "Shifting Priorities",
    setup: [{ place: "priority-target", count: 5 }],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(0, 4.5, 9, 6)],
      blueTerritory: [rectangle(3, 0, 12, 1.5)],
      pois: [
        [1, 2],
        [3, 3],
        [6, 3],
        [9, 3],
        [11, 4],
      ],
    },
    scoring: [{ points: 1, per: "priority-target secured" }],
    rules: [
      "At the end of each End Phase from round 2 the players alternate, blue first: each picks a target the opponent secures and moves it to a spot within half a range of where it is; every target moves at most once per round this way.",
    ],
    en: "The points of interest are priority targets. In each End Phase from round 2 on, a player scores 1 victory point for each one secured. As that phase ends the players take turns, blue first, to move a target that the opponent secures to a spot at half-range of where it is, each target once.",
    es: "Los puntos de interés son objetivos prioritarios. En cada fase Final a partir de la ronda 2, cada jugador se anota 1 punto de Victoria por cada uno que asegure. Al terminar esa fase, los jugadores se turnan, empezando por el azul, para mover un objetivo que asegure el adversario a un lugar a medio alcance de donde está, cada objetivo una vez.",
    tokens: { "priority-target": { en: "priority target", es: "objetivo prioritario" } },
    does: (card) => ({
      tally: (look, side) => [pois(look).filter((token) => securedBy(look, token) === side).length],
      choices: {
        shift: {
          kind: "spot",
          rule: SCORING_RULE,
          subjects: (look, { side }) => shiftable(look, side, card).map((token) => tokenId(look.state, token)),
          spots: function* (look, subject, density) {
            const target = targetOf(look, subject);
            if (target === undefined) return;
            yield { x: target.x, y: target.y, z: target.z };
            const table = battlefieldOf(look.state);
            const { radius } = tokenShape(table, "poi", target);
            yield* spotsWithin(look, "poi", target, table.profile.half + 2 * radius, density);
          },
          fault(look, _asked, subject, to) {
            const target = targetOf(look, subject);
            const near = target !== undefined && isAtToken(look, "poi", to, target, "half");
            if (near) return tokenFault(look, "poi", to, subject);
            return forbidden(SCORING_RULE, "token-shifted-too-far", { token: subject });
          },
          take(work, { side }, subject, to) {
            shift(work, subject, to, card);
            askNext(work, [opponentOf(side), side], card);
          },
        },
      },
      moments: [
        playerMust(
          "end-phase",
          (look, side) =>
            look.state.round >= FROM &&
            side === blueFirst(look.state)[0] &&
            ([0, 1] as const).some((one) => shiftable(look, one, card).length > 0),
          (work) => askNext(work, blueFirst(work.state), card),
        ),
      ],
    }),
  },
}));

/** Lists the targets that the opponent of a player secures and that were not moved in this round. */
function shiftable(look: Look, side: Side, card: string): readonly number[] {
  return pois(look).filter(
    (token) =>
      securedBy(look, token) === opponentOf(side) && countOf(look.state, moved(look, token, card)) < look.state.round,
  );
}

/** Returns the name of the counter that stores the round in which a target was last moved. */
function moved({ state }: Pick<Look, "state">, token: number, card: string): string {
  return `${card} ${tokenId(state, token)}`;
}

function placeOf(look: Look, subject: string): number | undefined {
  return pois(look).find((token) => tokenId(look.state, token) === subject);
}

function targetOf(look: Look, subject: string): TableToken | undefined {
  const token = placeOf(look, subject);
  return token === undefined ? undefined : at(look.state.tokens, token);
}

function shift(work: GameWork, subject: string, to: Point3, card: string): void {
  const token = placeOf(work, subject);
  if (token === undefined) return;
  setCount(work, moved(work, token, card), work.state.round);
  moveToken(work, token, to, { rule: SCORING_RULE, cause: card });
}

/** Asks the first player of the order who can move a target. */
function askNext(work: GameWork, order: readonly Side[], card: string): void {
  const side = order.find((one) => shiftable(work, one, card).length > 0);
  if (side === undefined) return;
  work.push({ kind: "mission", card: card, choice: "shift", side: side, about: null, chosen: [] });
}
