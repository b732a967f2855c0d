import { at } from "@sw/tabletop";
import { SKILLS } from "../../language/steps.ts";
import { answersTo, leadersAt } from "../../leaders/leaders.ts";
import { isRebelSystem } from "../../markers/systems.ts";
import { queueSpaceOf } from "../../state/box.ts";
import type { LeaderIndex, SystemIndex } from "../../state/codes.ts";
import { IMPERIAL, REBEL } from "../../state/seats.ts";
import { hasUnit, isAble } from "../../units/units.ts";
import { type Board, revealedBase, systemsOf } from "../board/board.ts";
import { fleetsAt } from "../board/fleets.ts";
import { distance, distanceToAny, imperialSystems, possibleBases, rebelSystems } from "../board/geography.ts";
import { favour, skillScore } from "../board/leaders.ts";
import { printedProduction, productionOf, strengthAt } from "../board/values.ts";
import { type Criterion, least, most, rather } from "../judge.ts";

type Skill = (typeof SKILLS)[number];

/** How the place of a mission, or the leader that it is against, is chosen: the criteria in order (solo.decision.order). */
export interface Row {
  readonly system?: (board: Board) => readonly Criterion<SystemIndex>[];
  readonly leader?: (board: Board) => readonly Criterion<LeaderIndex>[];
}

type OfSystem = (board: Board) => Criterion<SystemIndex>;
type OfLeader = (board: Board) => Criterion<LeaderIndex>;

function bySystem(...criteria: readonly OfSystem[]): Row {
  return { system: (board) => criteria.map((criterion) => criterion(board)) };
}

function byLeader(...criteria: readonly OfLeader[]): Row {
  return { leader: (board) => criteria.map((criterion) => criterion(board)) };
}

// What systems are compared by.

const production: OfSystem = (board) => most("production", (system) => productionOf(board, system));
const productionUnmarked: OfSystem = (board) => most("production", (system) => printedProduction(board, system));
const fastest: OfSystem = ({ box }) => least("fastest-production", (system) => queueSpaceOf(box, system) ?? 4);
const rebel: OfSystem = ({ state }) => rather("rebel-system", (system) => isRebelSystem(state, system));
const subjugated: OfSystem = ({ state }) => rather("subjugated", (system) => at(state.places, system).subjugated);
const sabotaged: OfSystem = ({ state }) => rather("sabotaged", (system) => at(state.places, system).sabotaged);
const possible: OfSystem = (board) => {
  const bases = possibleBases(board);
  return rather("possible-base", (system) => bases.includes(system));
};
const base: OfSystem = (board) => rather("base", (system) => system === revealedBase(board));
const nearBase: OfSystem = (board) => {
  const there = revealedBase(board);
  return least("distance", (system) => (there === undefined ? 0 : distance(board, system, there)));
};
const nearFleet: OfSystem = (board) => least("distance", (system) => distanceToAny(board, system, fleetsAt(board)));
const farFromEmpire: OfSystem = (board) =>
  most("distance", (system) => distanceToAny(board, system, imperialSystems(board)));
const strong: OfSystem = (board) => most("strength", (system) => strengthAt(board, system, IMPERIAL));
const weak: OfSystem = (board) => least("weakest-fleet", (system) => strengthAt(board, system, IMPERIAL));
const ledThere: OfSystem = ({ box, state }) =>
  rather("imperial-leader", (system) => leadersAt(box, state, system, IMPERIAL).length > 0);

function favourable(skill: Skill): OfSystem {
  const index = SKILLS.indexOf(skill);
  return (board) => most("favourable", (system) => favour(board, system, index));
}

function holds(ability: "superstation" | "under-construction" | "shields-stations"): OfSystem {
  return ({ box, state }) =>
    rather(
      ability === "shields-stations"
        ? "shield-bunker"
        : ability === "superstation"
          ? "death-star"
          : "station-under-construction",
      (system) =>
        hasUnit(box, at(state.places, system).units, (kind) => kind.side === IMPERIAL && isAble(kind, ability)),
    );
}

/** Systems of a region, counted or weighed together. */
function ofRegion(board: Board, system: SystemIndex, figure: (one: SystemIndex) => number): number {
  const { region } = at(board.box.systems, system);
  return systemsOf(board)
    .filter((one) => at(board.box.systems, one).region === region)
    .reduce((sum, one) => sum + figure(one), 0);
}

const regionOfRebels: OfSystem = (board) => {
  const loyal = rebelSystems(board);
  return most("most-rebel-systems", (system) => ofRegion(board, system, (one) => (loyal.includes(one) ? 1 : 0)));
};
const regionOfRebelUnits: OfSystem = (board) =>
  most("rebel-strength", (system) => ofRegion(board, system, (one) => strengthAt(board, one, REBEL)));

// What leaders are compared by.

const skilled: OfLeader = (board) => most("skill-score", (leader) => skillScore(board, leader));
const luke: OfLeader = ({ box }) => rather("luke-skywalker", (leader) => answersTo(box, leader, "luke-skywalker"));

/** What a leader's system is worth; one who is nowhere on the board comes last. */
function whereHeIs(board: Board, figure: (system: SystemIndex) => number): (leader: LeaderIndex) => number {
  return (leader) => {
    const spot = at(board.state.leaders, leader).at;
    return typeof spot === "number" && spot < board.box.baseSpace ? figure(spot) : Number.NEGATIVE_INFINITY;
  };
}

function favourableThere(skill: Skill | null, captives: boolean): OfLeader {
  const index = skill === null ? null : SKILLS.indexOf(skill);
  return (board) =>
    most(
      "favourable",
      whereHeIs(board, (system) => favour(board, system, index, captives)),
    );
}

const strongThere: OfLeader = (board) =>
  most(
    "strength",
    whereHeIs(board, (system) => strengthAt(board, system, IMPERIAL)),
  );

const HUNT = byLeader(skilled, favourableThere("specOps", false), strongThere);
const CAPTIVE_BY_SYSTEM = byLeader(favourableThere("specOps", true), skilled);

/** The rows of the decision list by the mission's id: where it is attempted or resolved, and against whom. */
export const ROWS: Readonly<Record<string, Row>> = {
  "capture-rebel-operative": HUNT,
  detained: HUNT,
  "collect-bounty": HUNT,
  "make-an-example": byLeader(skilled, favourableThere(null, true)),
  "interrogation-droid": byLeader(favourableThere("intel", true), skilled),
  "retrieve-the-plans": CAPTIVE_BY_SYSTEM,
  interrogation: CAPTIVE_BY_SYSTEM,
  "exploit-weakness": CAPTIVE_BY_SYSTEM,
  "lure-of-the-dark-side": byLeader(luke, skilled, favourableThere(null, true)),
  "homing-beacon": byLeader(skilled, favourableThere("intel", true)),
  "carbon-freezing": byLeader(skilled, favourableThere("specOps", true)),
  "break-their-will": byLeader(favourableThere(null, true)),
  "were-the-bait": byLeader(strongThere, favourableThere("intel", true)),
  "research-and-development": bySystem(sabotaged, productionUnmarked),
  "gather-intel": bySystem(rebel, favourable("intel"), nearFleet),
  "rule-by-fear": bySystem(subjugated, production, favourable("diplomacy")),
  "secure-the-plans": bySystem(base, possible),
  "hunt-them-down": bySystem(base, rebel, production, favourable("specOps")),
  "planetary-conquest": bySystem(base, rebel, production, favourable("specOps")),
  "discredit-rebellion": bySystem(sabotaged, ledThere, weak),
  "draw-them-out": bySystem(favourable("specOps"), strong),
  "probe-droid-initiative": bySystem(ledThere, weak),
  "double-our-efforts": bySystem(production),
  "imperial-propaganda": bySystem(regionOfRebels, regionOfRebelUnits),
  "long-range-probe": bySystem(possible, farFromEmpire),
  "address-delays": bySystem(production, fastest),
  "trade-negotiations": bySystem(rebel, production, favourable("diplomacy")),
  "display-of-power": bySystem(rebel, production, favourable("diplomacy")),
  "intercept-transmission": bySystem(rebel, favourable("intel"), production),
  "secret-weapons-research": bySystem(ledThere, production),
  promotion: bySystem(production, fastest),
  "hire-mercenaries": bySystem(possible),
  "stolen-intel": bySystem(rebel, favourable("intel"), production),
  deployment: bySystem(possible, farFromEmpire, favourable("diplomacy"), production),
  "imperial-might": bySystem(holds("superstation"), holds("under-construction"), holds("shields-stations"), weak),
  "message-from-high-command": bySystem(rebel, production, favourable("diplomacy")),
  "construct-death-star": bySystem(possible),
  "construct-factory": bySystem(sabotaged, productionUnmarked),
  "construct-super-star-destroyer": bySystem(favourable("logistics")),
  "construct-super-star-destroyer-rote": bySystem(favourable("logistics")),
  "interdictor-development": bySystem(favourable("logistics")),
  "superlaser-online": bySystem(base, possible, rebel, production),
  "single-reactor-ignition": bySystem(base, possible, rebel),
  "oversee-project": bySystem(nearBase, production),
};
