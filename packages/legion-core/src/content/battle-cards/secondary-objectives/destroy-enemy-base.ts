import { at } from "@sw/tabletop";
import { giveAsset, putPoi, removeToken } from "../../../mission/assets.ts";
import { contesting, securedBy, tokensDown } from "../../../mission/contest.ts";
import { countOf, setCount } from "../../../mission/points.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { type UnitIndex, undefeated } from "../../../state/ids.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import { opponentOf, type Side, seatOf } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import { type SecondaryObjectiveFile, secondaryObjectives } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";
import { isAtEdge, newToken } from "../spots.ts";

/** The name of the card's point of interest. */
const BASE = "base";

const BOMB = "bomb";

/** The secondary objective card Destroy Enemy Base with its scoring. */
export const CARDS: SecondaryObjectiveFile = /* @__PURE__ */ secondaryObjectives(() => ({
  "destroy-enemy-base": {
    name: "Destroy Enemy Base",
    setup: [
      "Blue first, each player places a friendly Base (POI) not within 1 of any battlefield edge.",
      "Blue first, each player gives a Bomb (asset) to one friendly unit.",
    ],
    scoring: [{ when: "each End Phase", points: 4, condition: "The enemy Base was destroyed in that End Phase." }],
    rules: [
      "All units may Claim bombs; a unit holds at most one.",
      "At the start of the End Phase, if a player secures the enemy Base and a friendly unit contesting it holds a bomb, those bombs are removed and the Base is destroyed.",
    ],
    en: "In setup each player places a base, a point of interest, not at range 1 of an edge, then gives a bomb to a friendly unit; all units without one may claim bombs. As the End Phase starts, a player who secures the enemy base with a unit that holds a bomb destroys it: the bombs there are removed, and the player scores 4 victory points.",
    es: "Durante la preparación, cada jugador coloca una base, que es un punto de interés, no a alcance 1 de un borde, y después da una bomba a una unidad aliada; todas las unidades sin bomba pueden capturar una. Al empezar la fase Final, el jugador que asegure la base enemiga con una unidad que tenga una bomba la destruye: se retiran las bombas que haya allí y se anota 4 puntos de Victoria.",
    tokens: { base: { en: "base", es: "base" }, bomb: { en: "bomb", es: "bomba" } },
    does: (card) => ({
      setup: [BASE],
      setupThen: [BOMB],
      choices: {
        [BASE]: newToken({
          kind: "poi",
          name: BASE,
          rule: SCORING_RULE,
          against: (look, to) =>
            isAtEdge(look, "poi", to, 1)
              ? forbidden(SCORING_RULE, "token-near-an-edge", { token: BASE, range: 1 })
              : undefined,
          take: (work, { side }, name, to) => putPoi(work, name, side, to),
        }),
        [BOMB]: {
          kind: "units",
          rule: SCORING_RULE,
          count: 1,
          candidates: ({ state }, { side }) => undefeated(state, side),
          take(work, _asked, chosen) {
            for (const unit of chosen) giveAsset(work, unit, BOMB);
          },
        },
      },
      claims: (look, unit, token) => at(look.state.tokens, token).name === BOMB && bombsOf(look, unit).length === 0,
      moments: [
        playerMust(
          "end-phase-start",
          (look, side) => doomed(look, side) !== undefined,
          (work, side) => {
            const base = doomed(work, side);
            if (base !== undefined) blowUp(work, side, base, card);
          },
        ),
      ],
      tally: ({ state }, side) => [countOf(state, destroyed(side, card))],
      scored(work, side) {
        if (countOf(work.state, destroyed(side, card)) > 0) setCount(work, destroyed(side, card), 0);
      },
    }),
  },
}));

/** Lists the bombs that a unit holds. */
function bombsOf({ state }: Look, unit: UnitIndex): readonly number[] {
  return at(state.units, unit).holds.filter((token) => at(state.tokens, token).name === BOMB);
}

/** Returns the enemy base that a player secures and that a unit with a bomb contests, or undefined if there is none. */
function doomed(look: Look, side: Side): number | undefined {
  const { tokens } = look.state;
  return tokensDown(look.state).find(
    (token) =>
      at(tokens, token).name === BASE &&
      at(tokens, token).owner === opponentOf(side) &&
      securedBy(look, token) === side &&
      contesting(look, side, token).some((unit) => bombsOf(look, unit).length > 0),
  );
}

/** Removes the bombs of the units that contest a base, and the base. */
function blowUp(work: GameWork, side: Side, base: number, card: string): void {
  const because = { rule: SCORING_RULE, cause: card } as const;
  for (const bomb of contesting(work, side, base).flatMap((unit) => bombsOf(work, unit))) {
    removeToken(work, bomb, because);
  }
  removeToken(work, base, because);
  setCount(work, destroyed(side, card), countOf(work.state, destroyed(side, card)) + 1);
}

/** Returns the name of the counter for the bases that a player destroyed in this End Phase. */
function destroyed(side: Side, card: string): string {
  return `${card} ${seatOf(side)}`;
}
