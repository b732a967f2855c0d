import { at, type Violation } from "@sw/tabletop";
import { putToken, removeToken } from "../../../mission/assets.ts";
import { contests, tokensDown } from "../../../mission/contest.ts";
import { contestedFault } from "../../../mission/placing.ts";
import { scorePoints } from "../../../mission/points.ts";
import type { RuleId } from "../../../rules/ids.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { tokenId, type UnitIndex } from "../../../state/ids.ts";
import { forbidden } from "../../../state/kinds.ts";
import type { Look } from "../../../state/look.ts";
import type { Side } from "../../../state/seats.ts";
import type { GameWork } from "../../../state/work.ts";
import type { Point3 } from "../../../table/vectors.ts";
import { isTrooper } from "../../../units/conditions.ts";
import { hasPermit } from "../../../units/keywords.ts";
import { type SecondaryObjectiveFile, secondaryObjectives } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";
import { allPois } from "../pois.ts";
import { isAtEdge, isAtToken, newToken } from "../spots.ts";

/** The name of the card's asset. */
const CACHE = "supply-cache";

/** The first round in which caches score. */
const FROM = 2;

const LATE: readonly number[] = [4, 5];

/** The secondary objective card Supply Run with its scoring. */
export const CARDS: SecondaryObjectiveFile = /* @__PURE__ */ secondaryObjectives(() => ({
  "supply-run": {
    name: "Supply Run",
    setup: [
      "Blue first, each player places 2 Supply Caches (assets) in contested territory, not within 2 of any edge nor within 1 of another cache.",
    ],
    scoring: [
      {
        when: "start of a friendly activation, from round 2",
        points: 1,
        condition: "The unit contests a POI and holds a cache, which its player may remove.",
        bonus: { rounds: [4, 5], points: 1 },
      },
    ],
    rules: ["Trooper units may Claim caches; a unit holds at most one."],
    en: "In setup each player places 2 supply caches in contested territory, not at range 2 of an edge nor at range 1 of one another; trooper units without one may claim one. From round 2 on, when a unit with a cache starts its activation contesting a point of interest, its player may remove the cache to score 1 victory point, or 2 in rounds 4 and 5.",
    es: "Durante la preparación, cada jugador coloca 2 alijos de suministros en territorio disputado, no a alcance 2 de un borde ni a alcance 1 entre sí; las unidades de infantería sin alijo pueden capturar uno. Desde la ronda 2, cuando una unidad con un alijo empieza su activación disputando un punto de interés, su jugador puede retirarlo para anotarse 1 punto de Victoria, o 2 en las rondas 4 y 5.",
    tokens: { "supply-cache": { en: "supply cache", es: "alijo de suministros" } },
    does: (card) => ({
      setup: [CACHE, CACHE],
      choices: {
        [CACHE]: newToken({
          kind: "asset",
          name: CACHE,
          rule: SCORING_RULE,
          against: cacheFault,
          take: (work, _asked, name, to) =>
            putToken(work, { kind: "asset", name, owner: null }, to, { rule: SCORING_RULE, cause: card }),
        }),
        deliver: {
          kind: "units",
          rule: SCORING_RULE,
          count: 1,
          may: true,
          candidates: (_look, { about }) => (about === null ? [] : [about]),
          take(work, { side }, chosen) {
            for (const unit of chosen) deliver(work, side, unit, card);
          },
        },
      },
      claims: (look, unit, token) =>
        at(look.state.tokens, token).name === CACHE &&
        (isTrooper(look, unit) || hasPermit(look, unit, "claims")) &&
        cacheOf(look, unit) === undefined,
      moments: [
        playerMust(
          "activation-start",
          (look, side, about) =>
            look.state.round >= FROM &&
            about !== null &&
            at(look.state.units, about).owner === side &&
            cacheOf(look, about) !== undefined &&
            allPois(look).some((token) => contests(look, about, token)),
          (work, side, about) =>
            work.push({ kind: "mission", card: card, choice: "deliver", side: side, about, chosen: [] }),
        ),
      ],
    }),
  },
}));

/**
 * Returns the violation if a cache cannot be placed at a spot: at range 2 of an edge, partly in a player's territory,
 * or at range 1 of another cache.
 */
function cacheFault(look: Look, to: Point3): Violation<RuleId> | undefined {
  const { state } = look;
  if (isAtEdge(look, "asset", to, 2)) {
    return forbidden(SCORING_RULE, "token-near-an-edge", { token: CACHE, range: 2 });
  }
  const contested = contestedFault(look, "asset", to, SCORING_RULE);
  if (contested !== undefined) return contested;
  const caches = tokensDown(state).filter((token) => at(state.tokens, token).name === CACHE);
  const near = caches.find((token) => isAtToken(look, "asset", to, at(state.tokens, token), 1));
  return near === undefined
    ? undefined
    : forbidden(SCORING_RULE, "token-near-another", { token: CACHE, other: tokenId(state, near), range: 1 });
}

/** Returns the cache that a unit holds, or undefined if it holds none. */
function cacheOf({ state }: Look, unit: UnitIndex): number | undefined {
  return at(state.units, unit).holds.find((token) => at(state.tokens, token).name === CACHE);
}

/** Removes the cache of a unit and scores the points of the round for it. */
function deliver(work: GameWork, side: Side, unit: UnitIndex, card: string): void {
  const cache = cacheOf(work, unit);
  if (cache === undefined) return;
  const because = { rule: SCORING_RULE, cause: card } as const;
  removeToken(work, cache, because);
  scorePoints(work, side, LATE.includes(work.state.round) ? 2 : 1, because);
}
