import { scoreMission } from "../../../src/mission/scoring.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { MissionState, State, TableToken, UnitState } from "../../../src/state/state.ts";
import { mission } from "../../helpers/missions.ts";
import { offered, pointsOf } from "../../helpers/reading.ts";
import { done, engine, type Fielding, type SceneOptions, scene, settled } from "../../helpers/scene.ts";

export const HANDS = [
  ["ambush", "push"],
  ["ambush", "push"],
] as const;

/** A mission in which both players have the card. */
export const missionOfBoth = (card: string): MissionState => mission("close-the-pocket", null, [card, card]);

export const missionOfFirst = (card: string): MissionState => mission("close-the-pocket", null, [card, null]);

/** The Command Phase at a step. */
export function commandPhase(step: Extract<GameFrame, { kind: "command" }>["stage"], options: SceneOptions): State {
  return settled(
    scene({
      ...options,
      frames: [{ kind: "command", stage: step, turn: 0 }],
      state: { phase: "command", ...options.state },
    }),
  ).state;
}

export const ORDERED_IMPERIALS: readonly Fielding[] = [
  { unit: "general-veers-master-tactician", at: [100, 100], state: { ordered: true, order: "faceup" } },
  { unit: "stormtroopers", at: [900, 300] },
];

export const ORDERED_REBELS: readonly Fielding[] = [
  { unit: "leia-organa-fearless-and-inventive", at: [1700, 800], state: { ordered: true, order: "faceup" } },
  { unit: "rebel-troopers", at: [900, 600] },
];

/** The units that the first player may choose for a battle card. */
export function eligibleFor(
  card: string,
  choice: string,
  mine: readonly Fielding[],
  state: Partial<State> = {},
): readonly string[] {
  const frame: GameFrame = { kind: "mission", card, choice, side: 0, about: null, chosen: [] };
  const start = scene({ armies: [mine, [{ unit: "rebel-troopers" }]], frames: [frame], state });
  return offered(start).flatMap((key) => (key.startsWith("choose-unit ") ? [key.slice("choose-unit ".length)] : []));
}

export const troopsAt = (...spots: readonly (readonly [number, number])[]): readonly Fielding[] =>
  spots.map((at) => ({ unit: "stormtroopers", at }));

export const rebelsAt = (...spots: readonly (readonly [number, number])[]): readonly Fielding[] =>
  spots.map((at) => ({ unit: "rebel-troopers", at }));

/** A unit of the first player that holds the token at this place. */
export const holding = (fielding: Fielding, place: number): Fielding => ({ ...fielding, state: { holds: [place] } });

/** Imperial and Rebel units with their leaders on these spots, in a mission. */
export function field(
  built: MissionState,
  mine: readonly (readonly [number, number])[],
  theirs: readonly (readonly [number, number])[],
  tokens: readonly TableToken[] = [],
  more: Partial<State> = {},
): State {
  const troops = (unit: string, spots: typeof mine): readonly Fielding[] => spots.map((at) => ({ unit, at }));
  return scene({
    armies: [troops("stormtroopers", mine), troops("rebel-troopers", theirs)],
    state: { mission: built, tokens, ...more },
  });
}

/** Points that the End Phase brings. */
export function scoredIn(state: State): readonly [number, number] {
  return pointsOf(done(state, scoreMission).state);
}

export function holdsTokens(unit: UnitState, holds: readonly number[]): UnitState {
  return { ...unit, holds };
}

/** Units with their leaders beside points of interest, by squares. */
export function besidePois(card: string, spots: readonly (readonly [number, number])[]): readonly Fielding[] {
  return spots.map(([x, y], place) => ({
    unit: place === 0 && card === "led" ? "general-veers-master-tactician" : "stormtroopers",
    at: [x * 150, y * 150 + 60] as const,
  }));
}

type Spot = readonly [x: number, y: number];

/** One miniature of a small base, 13.5 mm of radius, on a spot. */
export const droidAt = (at: Spot, more: Partial<Fielding> = {}): Fielding => ({
  unit: "r2-d2-independent-astromech",
  at,
  ...more,
});

export const rebelTroopers = (at: Spot): Fielding => ({ unit: "rebel-troopers", at });

/** Why a token or barricade may not lie there. */
export const refusedFor = (state: State, action: Action): string | undefined => engine.why(state, action)?.code;
