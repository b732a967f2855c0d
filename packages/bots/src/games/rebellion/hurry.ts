import { type Action, catalogueFor, type State } from "@sw/rebellion-core";
import { reader } from "@sw/rebellion-core/read";
import { at, type Chance } from "@sw/tabletop";
import { byKind, type Weights } from "../../search/policies.ts";

/** The weights of action types in a hurry. */
const HURRY: Weights = {
  "move-captive": 1,
  deploy: 12,
  assign: 4,
  reveal: 8,
  activate: 4,
  retreat: 1,
  pass: 3,
  done: 1,
  "reveal-base": 0,
};

const any = byKind<Action>({ kindOf: ({ type }) => type, weights: HURRY, other: 3 });

type Move = Extract<Action, { type: "move" }>;

/** The number of ground units that move where there is no enemy. */
const SETTLERS = 2;

/**
 * Chooses an option in a hurry. Everything moves into a fight except one ground unit of each system; elsewhere, one
 * ship with two ground units moves.
 */
export function hurried(options: readonly Action[], chance: Chance, state: State): Action {
  const frame = state.frames.at(-1);
  if (frame?.kind !== "move") return any(options, chance);
  const { side, to, picked } = frame;
  const { units } = catalogueFor(state.config);
  const isGround = (unit: number): boolean => units[unit]?.theater === "ground";
  const isFight = at(state.places, to).units.some((count, unit) => count > 0 && units[unit]?.faction !== FACTION[side]);
  const landing = picked.reduce((sum, { unit, count }) => (isGround(unit) ? sum + count : sum), 0);
  const done = options.find(({ type }) => type === "done");
  if (done !== undefined && !isFight && landing >= SETTLERS) return done;
  const staying = (place: number): number => {
    const there = at(state.places, place).units.reduce((sum, count, unit) => {
      return isGround(unit) && units[unit]?.faction === FACTION[side] ? sum + count : sum;
    }, 0);
    return picked.reduce((sum, one) => (one.from === place && isGround(one.unit) ? sum - one.count : sum), there);
  };
  const moves = options.filter((option): option is Move => {
    if (option.type !== "move") return false;
    const unit = units.find(({ id }) => id === option.subject);
    if (unit?.theater === "ground") return staying(placeOf(option.from)) > 1;
    return isFight || picked.length === 0 || unit?.transportRestricted === true;
  });
  const wanted = isFight ? moves : moves.filter(({ from }) => picked.every((one) => one.from === placeOf(from)));
  if (wanted.length === 0) return done ?? any(options, chance);
  return at(wanted, chance.pick("move", wanted.length, String));
}

const FACTION = ["rebel", "imperial"] as const;

const PLACES: ReadonlyMap<string, number> = new Map(reader.atlas.systems.map((id, index) => [id, index]));

/** Returns the index of a place. The Rebel Base space comes after the systems. */
function placeOf(id: string): number {
  return PLACES.get(id) ?? PLACES.size;
}
