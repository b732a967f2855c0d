import type { BattleCard, UnitChoice } from "../../state/hooks/battle-card.ts";
import { undefeated, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Player } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { GameWork } from "../../state/work.ts";
import { contesting, contests, securedBy } from "../contest.ts";
import { blueFirst } from "../in-play.ts";
import { countOf, setCount } from "../points.ts";
import { landOf, pois } from "./pois.ts";

const CARD = "intercept-signals";
const RULE = "leg.objective.score-use";

/** Units that a player names, and those with an Intel token, at most. */
const NAMED = 3;
const MOST = 2;

function note(what: "named" | "intel", { units }: Pick<State, "units">, unit: number): string {
  return `${CARD} ${what} ${unitId({ units }, unit)}`;
}

/** The units of a player of which something is noted. */
function noted(what: "named" | "intel", state: State, player: Player): readonly number[] {
  return undefeated(state, player).filter((unit) => countOf(state, note(what, state, unit)) > 0);
}

function giveIntel(work: GameWork, units: readonly number[]): void {
  for (const unit of units) {
    setCount(work, note("intel", work.state, unit), 1);
    work.emit({ type: "unit-marked", unit: unitId(work.state, unit), rule: RULE, cause: CARD });
  }
}

function ask(work: GameWork, player: Player, choice: string): void {
  work.push({ kind: "mission", card: CARD, choice, player, about: null, chosen: [] });
}

/** Units that a player names; once both have, each picks among those of the other, the blue player first. */
const naming: UnitChoice = {
  kind: "units",
  rule: RULE,
  count: NAMED,
  candidates: ({ state }, { player }) => undefeated(state, player),
  take(work, { player }, chosen) {
    for (const unit of chosen) setCount(work, note("named", work.state, unit), 1);
    const [blue, red] = blueFirst(work.state);
    if (player === blue) return;
    ask(work, red, "pick");
    ask(work, blue, "pick");
  },
};

const picking: UnitChoice = {
  kind: "units",
  rule: RULE,
  count: MOST,
  candidates: ({ state }, { player }) => noted("named", state, opponentOf(player)),
  take: (work, _asked, chosen) => giveIntel(work, chosen),
};

/** The units without Intel of a player at a tower that the player secures. */
function informed(look: Look, player: Player): readonly number[] {
  const towers = pois(look).filter((token) => securedBy(look, token) === player);
  const knowing = noted("intel", look.state, player);
  return undefeated(look.state, player).filter(
    (unit) => !knowing.includes(unit) && towers.some((token) => contests(look, unit, token)),
  );
}

/** How many more units of a player may have Intel. */
function room({ state }: Look, player: Player): number {
  return MOST - noted("intel", state, player).length;
}

function giving(count: number): UnitChoice {
  return {
    kind: "units",
    rule: RULE,
    count,
    may: true,
    candidates: (look, { player }) => informed(look, player),
    take: (work, _asked, chosen) => giveIntel(work, chosen),
  };
}

/** Towers abroad that are secured, or where somebody listens. */
export const interceptSignals: BattleCard = {
  id: CARD,
  setup: ["name"],
  choices: { name: naming, pick: picking, "give-1": giving(1), "give-2": giving(2) },
  tally: (look, player) => [
    pois(look).filter((token) => {
      if (landOf(look, player, token) === "friendly") return false;
      const knowing = noted("intel", look.state, player);
      const listens = contesting(look, player, token).some((unit) => knowing.includes(unit));
      return listens || securedBy(look, token) === player;
    }).length,
  ],
  moments: [
    {
      moment: "end-phase",
      applies: (look, player) => room(look, player) > 0 && informed(look, player).length > 0,
      run: (work, player) => ask(work, player, `give-${room(work, player)}`),
    },
  ],
};
