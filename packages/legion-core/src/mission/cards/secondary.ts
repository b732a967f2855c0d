import { at } from "@sw/tabletop";
import type { BattleCard, UnitChoice } from "../../state/hooks/battle-card.ts";
import { undefeated, unitId } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { opponentOf, type Player, seatOf } from "../../state/seats.ts";
import type { GameWork } from "../../state/work.ts";
import { isUnitWithinRange, measured } from "../../table/range.ts";
import type { Company, Figure } from "../../table/scene.ts";
import { seesUnit } from "../../table/sight/seen.ts";
import { companyOf, sceneOf, statusOf } from "../../units/positions.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { giveAsset } from "../assets.ts";
import { contests, tokensDown } from "../contest.ts";
import { countOf, scorePoints, setCount } from "../points.ts";
import { isUnitWithinTerritory, landAt } from "../territory.ts";

const SCORES = "leg.objective.score-use";

/** Points of the lines of Sweep and Clear's table, in its order. */
const SWEEP_ROWS = { any: 1, friendly: 1, contested: 1, enemy: 2 } as const;
type SweepRow = keyof typeof SWEEP_ROWS;

/** The lines of the table that fit where the attacking unit's leader stands and are not marked yet. */
function sweepRows(look: Look, player: Player, attacker: number): readonly SweepRow[] {
  const land = landAt(look, player, leaderOf(look, attacker));
  return (["any", land] as const).filter((row) => countOf(look.state, sweepMark(player, row)) === 0);
}

function sweepMark(player: Player, row: SweepRow | "round"): string {
  return `sweep-and-clear ${seatOf(player)} ${row}`;
}

const sweepAndClear: BattleCard = {
  id: "sweep-and-clear",
  choices: {
    row: {
      kind: "named",
      rule: SCORES,
      candidates: (look, { player, about }) => (about === null ? [] : sweepRows(look, player, about)),
      take(work, { player }, row) {
        if (!isRow(row)) return;
        setCount(work, sweepMark(player, row), 1);
        setCount(work, sweepMark(player, "round"), work.state.round);
        scorePoints(work, player, SWEEP_ROWS[row], { rule: SCORES, cause: "sweep-and-clear" });
      },
    },
  },
  defeated(work, unit, by) {
    if (by === null) return;
    const player = at(work.state.units, by).owner;
    if (player === at(work.state.units, unit).owner) return;
    if (countOf(work.state, sweepMark(player, "round")) === work.state.round) return;
    work.push({ kind: "mission", card: "sweep-and-clear", choice: "row", player, about: by, chosen: [] });
  },
};

function isRow(row: string): row is SweepRow {
  return row in SWEEP_ROWS;
}

/** Units of a side that have no token of the mission yet, two of which a player picks. */
function marking(isMine: boolean): UnitChoice {
  return {
    kind: "units",
    rule: SCORES,
    count: 2,
    candidates: ({ state }, { player }) =>
      undefeated(state, isMine ? player : opponentOf(player)).filter((unit) => !state.mission.marked.includes(unit)),
    take(work, _asked, chosen) {
      for (const unit of chosen) mark(work, unit);
    },
  };
}

function mark(work: GameWork, unit: number): void {
  const { mission } = work.state;
  work.state.mission = { ...mission, marked: [...mission.marked, unit] };
  work.emit({ type: "unit-marked", unit: unitId(work.state, unit), rule: SCORES, cause: "marked-targets" });
}

const markedTargets: BattleCard = {
  id: "marked-targets",
  setup: ["own", "enemy"],
  choices: { own: marking(true), enemy: marking(false) },
  defeated(work, unit) {
    if (!work.state.mission.marked.includes(unit)) return;
    scorePoints(work, opponentOf(at(work.state.units, unit).owner), 1, { rule: SCORES, cause: "marked-targets" });
  },
};

const SCANNER = "scanner";

/** Units that hold no scanner yet, of which so many get one. */
function scanners(count: number): UnitChoice {
  return {
    kind: "units",
    rule: SCORES,
    count,
    candidates: ({ state }, { player }) => undefeated(state, player),
    take(work, _asked, chosen) {
      for (const unit of chosen) giveAsset(work, unit, SCANNER);
    },
  };
}

function holdsScanner({ state }: Look, unit: number): boolean {
  return at(state.units, unit).holds.some((token) => at(state.tokens, token).name === SCANNER);
}

/** A scanner that is not the enemy's. */
function isOwnScanner({ state }: Look, unit: number, token: number): boolean {
  const { name, owner } = at(state.tokens, token);
  return name === SCANNER && owner === at(state.units, unit).owner;
}

/** The enemy units within 1 of a unit's leader that it sees. */
function spotted(look: Look, unit: number): readonly number[] {
  const { state } = look;
  const scene = sceneOf(look);
  const { leader } = companyOf(scene, state, unit);
  const isSpotted = (other: Company, from: Figure): boolean =>
    isUnitWithinRange(scene.table, measured(from), other, 1) && seesUnit(scene, from, other);
  return state.units.flatMap((other, index) =>
    other.owner !== at(state.units, unit).owner &&
    statusOf(other) === "deployed" &&
    isSpotted(companyOf(scene, state, index), leader)
      ? [index]
      : [],
  );
}

const reconMission: BattleCard = {
  id: "recon-mission",
  setup: [SCANNER],
  choices: { [SCANNER]: scanners(1) },
  claims: isOwnScanner,
  moments: [
    {
      moment: "activation-end",
      applies(look, player, about) {
        if (about === null || at(look.state.units, about).owner !== player) return false;
        return statusOf(at(look.state.units, about)) === "deployed" && holdsScanner(look, about);
      },
      run(work, player, about) {
        if (about === null) return;
        const enemies = spotted(work, about);
        const scored = `recon-mission ${seatOf(player)}`;
        if (work.state.round > 1 && enemies.length > 1 && countOf(work.state, scored) !== work.state.round) {
          setCount(work, scored, work.state.round);
          scorePoints(work, player, 1, { rule: SCORES, cause: "recon-mission" });
        }
        for (const unit of enemies) gainTokens(work, unit, "observation", 1, { rule: SCORES, cause: "recon-mission" });
      },
    },
  ],
};

/** Whether a unit that holds a scanner is out in the field, for Surface Scan. */
function isAfield(look: Look, player: Player, unit: number): boolean {
  const { state } = look;
  if (isUnitWithinTerritory(look, player, unit)) return false;
  return !tokensDown(state).some((token) => {
    const spot = at(state.tokens, token);
    return spot.kind === "poi" && contests(look, unit, token) && landAt(look, player, spot) === "friendly";
  });
}

const surfaceScan: BattleCard = {
  id: "surface-scan",
  setup: [SCANNER],
  choices: { [SCANNER]: scanners(2) },
  claims: (look, unit, token) => isOwnScanner(look, unit, token) && !holdsScanner(look, unit),
  tally(look, player) {
    const { state } = look;
    const bearers = undefeated(state, player).filter(
      (unit) => statusOf(at(state.units, unit)) === "deployed" && holdsScanner(look, unit),
    );
    const afield = bearers.filter((unit) => isAfield(look, player, unit));
    const found = tokensDown(state).some((token) => {
      const { name, owner } = at(state.tokens, token);
      return name === SCANNER && owner !== player && bearers.some((unit) => contests(look, unit, token));
    });
    const early = state.round < 2;
    return [
      !early && afield.length > 1 ? 1 : 0,
      found && countOf(state, `surface-scan ${seatOf(player)}`) === 0 ? 1 : 0,
    ];
  },
  scored(work, player) {
    const [, found = 0] = surfaceScan.tally?.(work, player) ?? [];
    if (found > 0) setCount(work, `surface-scan ${seatOf(player)}`, 1);
  },
};

function leaderOf({ state }: Look, unit: number): { readonly x: number; readonly y: number } {
  const { leader, miniatures } = at(state.units, unit);
  return at(miniatures, leader);
}

/** Secondary objective cards. */
export const SECONDARY: readonly BattleCard[] = [sweepAndClear, markedTargets, reconMission, surfaceScan];
