import { game } from "../../src/index.ts";
import { isWithinTerritory } from "../../src/mission/territory.ts";
import { moveFrame } from "../../src/moving/moves.ts";
import type { Action } from "../../src/state/actions.ts";
import type { MoveReason } from "../../src/state/frames.ts";
import type { MoveTerms } from "../../src/state/move-terms.ts";
import type { MiniatureState, State } from "../../src/state/state.ts";
import { inBaseContact } from "../../src/table/contact.ts";
import { mm } from "../../src/table/lengths.ts";
import type { Move } from "../../src/table/movement/moves.ts";
import type { Direction } from "../../src/table/vectors.ts";
import { play } from "../../src/testing/index.ts";
import { sceneOf } from "../../src/units/positions.ts";
import { acting } from "./activations.ts";
import { offered } from "./reading.ts";
import { box, engine, type Fielding, type SceneOptions, scene, settled } from "./scene.ts";

/** The first move on offer that fits; throws where none does. */
export function moveThat(state: State, fits: (move: Extract<Action, { type: "move" }>["move"]) => boolean): Action {
  const found = game.legalActions(state).find((action) => action.type === "move" && fits(action.move));
  if (found === undefined) throw new RangeError(`no such move among ${offered(state).length}`);
  return found;
}

/** Miniatures of a unit on these spots in millimetres, for `state` of a fielding. */
export function standing(
  spots: readonly (readonly [x: number, y: number])[],
  heading: Direction = { x: 1, y: 0 },
): { readonly miniatures: readonly MiniatureState[] } {
  const miniatures = spots.map(([x, y]): MiniatureState => {
    return { status: "standing", x: mm(x), y: mm(y), z: 0, heading, wounds: 0 };
  });
  return { miniatures };
}

/** A scene whose first unit is about to move. */
export function movingScene(
  armies: readonly [readonly Fielding[], readonly Fielding[]],
  { reason = "action", terms = {}, ...more }: { reason?: MoveReason; terms?: Partial<MoveTerms> } & SceneOptions = {},
): State {
  const frames = [acting(0), moveFrame(0, reason, terms)];
  return settled(onMission(scene({ armies, frames, ...more }))).state;
}

/** The scene with the first objective in play, whose map says where the territories are. */
export function onMission(state: State): State {
  return { ...state, mission: { ...state.mission, primary: { card: 0, owner: 0 } } };
}

/** A straight standard move of a round base to a spot in millimetres. */
export function straight(
  speed: 1 | 2 | 3,
  first: Direction,
  to: readonly [x: number, y: number],
): Extract<Move, { readonly type: "standard" }> {
  return {
    type: "standard",
    tool: { speed, first, second: first },
    to: { x: mm(to[0]), y: mm(to[1]), z: 0 },
    followers: "auto",
  };
}

/** The moves offered. */
export function movesOf(state: State, density = 1): readonly Move[] {
  return engine.legalActions(state, { density }).flatMap((action) => (action.type === "move" ? [action.move] : []));
}

/** Plays the first thing offered until something other than a placement is asked. */
export function placeAll(state: State): State {
  let now = state;
  for (let step = 0; step < 30 && engine.decision(now)?.kind === "place"; step++) {
    const [first] = engine.legalActions(now);
    if (first === undefined) throw new Error("nothing to place");
    const next = engine.apply(now, first);
    if (!next.ok) throw new Error(next.violation.code);
    now = next.value.state;
  }
  return now;
}

/** Ids of the miniatures of a unit that touch miniatures of the other side. */
export function inContact(state: State, unit: number): readonly string[] {
  const { figures, units } = sceneOf({ box, state });
  const own = units.findIndex(({ id }) => id === idOf(state, unit));
  const side = units[own]?.side;
  return figures
    .filter((figure) => figure.unit === own)
    .filter((figure) => figures.some((other) => units[other.unit]?.side !== side && inBaseContact(figure, other)))
    .map(({ id }) => id);
}

function idOf({ units }: State, unit: number): string {
  const { owner, listed } = units[unit] ?? { owner: 0, listed: -1 };
  return `p${owner + 1}.${listed}`;
}

/** Chooses the first move on offer, again and again while moves are asked for. */
export function moveOn(state: State): State {
  const [first] = game.legalActions(state).filter(({ type }) => type === "move");
  return game.decision(state)?.kind === "move" && first !== undefined ? play(state, [first]).state : state;
}

/** Whether all miniatures of the first unit but its leader are completely in the territory of their side. */
export function isHome(state: State): boolean {
  const [, ...others] = sceneOf({ box, state }).figures.filter(({ id }) => id.startsWith("p1.0."));
  return others.every(({ shape }) => isWithinTerritory({ box, state }, 0, shape));
}
