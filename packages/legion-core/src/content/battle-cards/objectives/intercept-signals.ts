import { contesting, contests, securedBy } from "../../../mission/contest.ts";
import { blueFirst } from "../../../mission/in-play.ts";
import { countOf, setCount } from "../../../mission/points.ts";
import type { UnitChoice } from "../../../state/hooks/battle-card.ts";
import { playerMust } from "../../../state/hooks/words.ts";
import { type UnitIndex, undefeated, unitId } from "../../../state/ids.ts";
import type { Look } from "../../../state/look.ts";
import { fallsOut } from "../../../state/missed.ts";
import { opponentOf, type Side } from "../../../state/seats.ts";
import type { State } from "../../../state/state.ts";
import type { GameWork } from "../../../state/work.ts";
import { type PrimaryObjectiveFile, primaryObjectives, rectangle } from "../../written/battle-cards.ts";
import { SCORING_RULE } from "../effects.ts";
import { poiReachesTerritory, pois } from "../pois.ts";

/** The number of units that each player names. */
const NAMED = 3;

/** The maximum number of units of a player with an Intel token. */
const MOST = 2;

/**
 * The choice in which each player names units. After both have named theirs, each player picks among the units of the
 * other, the blue player first.
 */
const naming: UnitChoice = {
  kind: "units",
  rule: SCORING_RULE,
  count: NAMED,
  candidates: ({ state }, { side }) => undefeated(state, side),
  take(work, { side }, chosen) {
    for (const unit of chosen) setCount(work, note("named", work.state, unit), 1);
    const [blue, red] = blueFirst(work.state);
    if (side === blue) return;
    ask(work, red, "pick");
    ask(work, blue, "pick");
  },
};

/** The choice of the named enemy units that gain Intel. */
const picking: UnitChoice = {
  kind: "units",
  rule: SCORING_RULE,
  count: MOST,
  candidates: (look, { side }) => {
    const named = noted("named", look.state, opponentOf(side));
    return undefeated(look.state, opponentOf(side)).filter(
      (unit) => named.includes(unit) || fallsOut(look, unit, "not-named-by-its-player"),
    );
  },
  take: (work, _asked, chosen) => giveIntel(work, chosen),
};

const INTERCEPT_SIGNALS_ID = "intercept-signals";

/** The primary objective card Intercept Signals with its maps and scoring. */
export const CARDS: PrimaryObjectiveFile = /* @__PURE__ */ primaryObjectives(() => ({
  "intercept-signals": {
    name: "Intercept Signals",
    setup: [
      { place: "comms-tower", count: 4 },
      {
        choose:
          "Blue first, each player names 3 friendly units; then, blue first, each picks 2 of the units the opponent named. Those units gain an Intel token.",
      },
    ],
    map: {
      size: [12, 6],
      redTerritory: [rectangle(2, 4.5, 10, 6)],
      blueTerritory: [rectangle(2, 0, 10, 1.5)],
      pois: [
        [6, 5],
        [3, 3],
        [9, 3],
        [6, 1],
      ],
    },
    skirmishMap: {
      size: [6, 6],
      redTerritory: [rectangle(1, 4.5, 5, 6)],
      blueTerritory: [rectangle(1, 0, 5, 1.5)],
      pois: [
        [3, 5],
        [1, 3],
        [5, 3],
        [3, 1],
      ],
    },
    scoring: [
      {
        points: 1,
        per: "tower not within friendly territory that is secured or contested by a friendly unit with Intel",
      },
    ],
    rules: [
      "At the end of each End Phase a player securing a tower may give Intel to up to 2 friendly units contesting it; no player may have more than 2 units with Intel.",
    ],
    en: "Each player names 3 friendly units, of which the opponent picks 2 to have Intel. In each End Phase from round 2 on, a player scores 1 victory point for each comms tower wholly outside friendly territory that is secured, or contested by a unit with Intel. Then who secures a tower may give Intel to units contesting it, up to 2 in all.",
    es: "Cada jugador nombra 3 unidades aliadas, de las que el adversario elige 2 para que tengan Información. En cada fase Final a partir de la ronda 2, cada jugador se anota 1 punto de Victoria por cada torre totalmente fuera del territorio aliado que asegure o que dispute una unidad con Información. Después, quien asegure una torre puede dar Información a unidades que la disputen, hasta 2 en total.",
    tokens: { "comms-tower": { en: "comms tower", es: "torre de comunicaciones" } },
    does: () => ({
      setup: ["name"],
      choices: { name: naming, pick: picking, "give-1": giving(1), "give-2": giving(2) },
      tally: (look, side) => [
        pois(look).filter((token) => {
          if (poiReachesTerritory(look, side, token)) return false;
          const knowing = noted("intel", look.state, side);
          const listens = contesting(look, side, token).some((unit) => knowing.includes(unit));
          return listens || securedBy(look, token) === side;
        }).length,
      ],
      moments: [
        playerMust(
          "end-phase",
          (look, side) => room(look, side) > 0 && informed(look, side).length > 0,
          (work, side) => ask(work, side, `give-${room(work, side)}`),
        ),
      ],
    }),
  },
}));

function note(what: "named" | "intel", { units }: Pick<State, "units">, unit: UnitIndex): string {
  return `${INTERCEPT_SIGNALS_ID} ${what} ${unitId({ units }, unit)}`;
}

function ask(work: GameWork, side: Side, choice: string): void {
  work.push({ kind: "mission", card: INTERCEPT_SIGNALS_ID, choice, side: side, about: null, chosen: [] });
}

/** Lists a player's units that are marked as named, or as having Intel. */
function noted(what: "named" | "intel", state: State, side: Side): readonly number[] {
  return undefeated(state, side).filter((unit) => countOf(state, note(what, state, unit)) > 0);
}

function giveIntel(work: GameWork, units: readonly number[]): void {
  for (const unit of units) {
    setCount(work, note("intel", work.state, unit), 1);
    work.emit({ type: "unit-marked", unit: unitId(work.state, unit), rule: SCORING_RULE, cause: INTERCEPT_SIGNALS_ID });
  }
}

function giving(count: number): UnitChoice {
  return {
    kind: "units",
    rule: SCORING_RULE,
    count,
    may: true,
    candidates: (look, { side }) => informed(look, side),
    take: (work, _asked, chosen) => giveIntel(work, chosen),
  };
}

/** Lists a player's units without Intel that contest a tower which the player secures. */
function informed(look: Look, side: Side): readonly number[] {
  const towers = pois(look).filter((token) => securedBy(look, token) === side);
  const knowing = noted("intel", look.state, side);
  return undefeated(look.state, side).filter(
    (unit) =>
      (!knowing.includes(unit) || fallsOut(look, unit, "marked-already")) &&
      (towers.some((token) => contests(look, unit, token)) || fallsOut(look, unit, "contests-none-secured")),
  );
}

/** Returns how many more units of a player may have Intel. */
function room({ state }: Look, side: Side): number {
  return MOST - noted("intel", state, side).length;
}
