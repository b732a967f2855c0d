import { brokenAmong, firstFlaw, type Params } from "@sw/tabletop";
import type { GameFrame, SetupStage } from "../../state/frames.ts";
import { oneOf } from "../../state/hooks/played.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { seatOf } from "../../state/seats.ts";
import type { State } from "../../state/state.ts";
import type { Broken, OwnInvariant } from "./invariant.ts";

const INVARIANTS: readonly OwnInvariant[] = [
  [
    "leg.round.count",
    "nothing-to-do",
    ({ state: { frames, outcome } }) => ((frames.length === 0) === (outcome !== null) ? undefined : {}),
  ],
  ["leg.round.phases", "phase-and-frames", ({ state }) => strangeFloor(state)],
  ["leg.keywords.full-text-in-glossary", "keyword-not-played", strayKeyword],
  ["leg.setup.players-colours", "nobody-is-blue", ({ state }) => nobodyBlue(state)],
  ["leg.mission.sides", "edges", ({ state }) => strangeEdges(state)],
];

/**
 * Lists units and tokens named in a state that do not exist. Checked first, because the other invariants of frames rely
 * on it.
 */
export const brokenNames: Broken = brokenAmong([
  ["leg.round.phases", "no-such-unit", ({ state }) => strayUnit(state)],
  ["leg.round.phases", "no-such-token", ({ state }) => strayToken(state)],
]);

/** Lists the broken invariants of the frames. */
export const brokenFrames: Broken = brokenAmong(INVARIANTS);

/** The bottom frame of each phase. These kinds of frames occur only at the bottom. */
const FLOOR: Readonly<Record<State["phase"], GameFrame["kind"]>> = {
  setup: "setup",
  command: "command",
  activation: "activation-phase",
  end: "end",
};

function strangeFloor({ frames, phase, round }: State): Params | undefined {
  const [floor, ...above] = frames;
  if (floor === undefined) return undefined;
  const floors = Object.values(FLOOR);
  const sound = floor.kind === FLOOR[phase] && !above.some(({ kind }) => floors.includes(kind));
  return sound && (round === 0) === (phase === "setup") ? undefined : { phase, floor: floor.kind, round };
}

/** Fields of frames that each name one unit, by its place in the state. */
const ONE = [
  "unit",
  "attacker",
  "defender",
  "cause",
  "by",
  "spender",
  "about",
  "charged",
  "only",
  "dealer",
  "patient",
] as const;
const MANY = ["issued", "chosen", "enemies", "guardians", "attacked", "felled", "bereft", "targets", "struck"] as const;

/** Lists the units that a frame names. */
function unitsOf(frame: GameFrame): readonly number[] {
  const fields: Readonly<Record<string, unknown>> = { ...frame };
  const one = ONE.map((name) => fields[name]);
  const many = MANY.flatMap((name) => fields[name] ?? []);
  const pools = frame.kind === "attack" ? frame.pools.map(({ defender }) => defender) : [];
  const steps = frame.kind === "melee" ? [...frame.fights.flat(), ...frame.steps.map(({ unit }) => unit)] : [];
  const fights = frame.kind === "pool" ? frame.fights.flat() : [];
  const carrier = frame.kind === "move" ? [frame.terms.carrier] : [];
  const beside = frame.kind === "place" ? [frame.down?.beside] : [];
  const pending = frame.kind === "effects" ? frame.pending.map(({ unit }) => unit) : [];
  return [...one, ...many, ...pools, ...steps, ...fights, ...carrier, ...beside, ...pending].filter(
    (unit) => typeof unit === "number",
  );
}

function strayUnit({ frames, units, ongoing, mission, sides: players, tokens }: State): Params | undefined {
  const exists = (unit: UnitIndex): boolean => unit < units.length;
  const loose = [
    ...ongoing.flatMap(({ unit, about }) => (about === undefined ? unit : [unit, about])),
    ...mission.marked,
    ...players.flatMap(({ nominated }) => nominated ?? []),
    ...tokens.flatMap(({ holder }) => holder ?? []),
  ];
  if (!loose.every(exists)) return { units: units.length };
  return firstFlaw(
    frames,
    (frame) => unitsOf(frame).every(exists),
    ({ kind }) => ({ kind, units: units.length }),
  );
}

/** Checks that tokens named in frames exist: those that go off or attack in place of a unit. */
function strayToken({ frames, tokens }: State): Params | undefined {
  return firstFlaw(
    frames,
    (frame) => {
      const token = frame.kind === "area" ? frame.token : frame.kind === "pool" ? (frame.from ?? null) : null;
      return token === null || token < tokens.length;
    },
    ({ kind }) => ({ kind }),
  );
}

/** Checks that choices and lasting effects belong to existing keywords. */
function strayKeyword({ box: { keywords }, state: { frames, ongoing } }: Look): Params | undefined {
  return (
    firstFlaw(
      frames,
      (frame) =>
        (frame.kind !== "choice" || oneOf(keywords, frame.source, "choice") !== undefined) &&
        (frame.kind !== "area" || oneOf(keywords, frame.source, "area") !== undefined) &&
        (frame.kind !== "heal" || oneOf(keywords, frame.source, "heals") !== undefined) &&
        (frame.kind !== "gain" || oneOf(keywords, frame.source, "redirects") !== undefined),
      ({ kind }) => ({ kind }),
    ) ??
    firstFlaw(
      ongoing,
      ({ keyword }) => Object.hasOwn(keywords, keyword),
      ({ keyword }) => ({ keyword }),
    )
  );
}

function nobodyBlue({ blue }: State): Params | undefined {
  return blue === null ? {} : undefined;
}

/** Stages of set-up before the players have edges. */
const WITHOUT_EDGES: readonly SetupStage[] = ["reveal", "modify", "edges"];

/** Checks that each player has a different edge once the blue player has chosen one (leg.mission.sides). */
function strangeEdges({ frames: [floor], sides: [one, other] }: State): Params | undefined {
  const early = floor?.kind === "setup" && WITHOUT_EDGES.includes(floor.stage);
  if (one.edge === null && other.edge === null && early) return undefined;
  return one.edge !== null && other.edge !== null && one.edge !== other.edge ? undefined : { seat: seatOf(0) };
}
