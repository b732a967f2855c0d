import { game } from "../../../src/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import { play, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { activate, DONE, perform } from "../../helpers/actions.ts";
import { offered } from "../../helpers/reading.ts";

const STORM = "stormtroopers";

/** When a card is about a unit: as it begins or ends its activation, attacks, aims or moves. */
export type When = "begins" | "ends" | "attacks" | "aims" | "moves";

/** The hero of the first player, another unit of theirs, the same hero of the enemy, and another enemy. */
export const EVERYBODY = ["p1.0", "p1.1", "p2.0", "p2.1"] as const;

const firstOf = (when: When, acting: string): Action => {
  switch (when) {
    case "begins":
      return activate(acting);
    case "ends":
      return DONE;
    case "attacks":
      return perform("attack");
    case "aims":
      return perform("aim");
    case "moves":
      return perform("move");
  }
};

/**
 * What there is to see as a unit does something, and what may be done next, where the first player has revealed a card or none.
 * Both sides have the same first unit.
 */
export function allSeen(
  own: readonly UnitSpec[],
  when: When,
  acting: string,
  cards: { readonly revealed?: string },
): string {
  const alone = (x: number, y: number): UnitSpec => ({ unit: STORM, at: [x, y], defeated: 3, order: "faceup" });
  const heroes = (...spots: readonly (readonly [number, number])[]): readonly UnitSpec[] =>
    spots.map((at, place) => ({
      ...alone(...at),
      ...(own[place] === undefined ? {} : { defeated: 0 }),
      ...own[place],
    }));
  let now = scenario({
    ...(when === "begins" ? { active: acting.startsWith("p1") ? "player-1" : "player-2" } : { activating: acting }),
    "player-1": { units: heroes([400, 300], [520, 300], [1300, 480]), hand: [], faction: "galactic-empire", ...cards },
    "player-2": {
      units: [...heroes([1300, 600]), alone(430, 420), alone(530, 420)],
      hand: [],
      faction: "galactic-empire",
    },
  });
  const seen: unknown[] = [];
  const plays = (action: Action): void => {
    const { state, events } = play(now, [action]);
    now = state;
    seen.push(events, game.decision(now), offered(now));
  };
  plays(firstOf(when, acting));
  while (now.frames.some(({ kind }) => kind === "attack" || kind === "move")) {
    const all = game.legalActions(now);
    plays((game.decision(now)?.kind === "pool" ? all.at(-1) : all[0]) ?? DONE);
  }
  return JSON.stringify(seen);
}
