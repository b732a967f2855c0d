import { game } from "../../../src/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { Seat } from "../../../src/state/seats.ts";
import type { State, TableToken } from "../../../src/state/state.ts";
import { play, type Scenario, scenario, type TokenSpec, type UnitSpec } from "../../../src/testing/index.ts";
import { PASS, perform } from "../../helpers/actions.ts";
import { LOST } from "../../helpers/commands.ts";

export const CARD = "i-make-the-rules-now";

export const BANE = "cad-bane-needs-no-introduction";

/** What the tokens show, in the order of the card. */
export const FACES = ["here-i-am", "smoke-and-mirrors", "kablamo"] as const;

/** A Bane token for a scenario; the first player's unless said otherwise. */
export function facedown(shows: string, x: number, y: number, owner: Seat = "player-1"): TokenSpec {
  return { kind: "bane", name: "bane", owner, at: [x, y], face: { card: CARD, shows, turned: false } };
}

/** A Bane token of the first player as states have it, in millimetres. */
export function baneToken(shows: string, x: number, y: number, differs: Partial<TableToken> = {}): TableToken {
  const face = { card: CARD, shows, turned: false };
  const spot = { x: x * 100, y: y * 100, z: 0 };
  return { kind: "bane", name: "bane", owner: 0, ...spot, holder: null, removed: false, face, ...differs };
}

/** What the tokens of a state show, and whether they are turned up and gone. */
export const lying = ({ tokens }: State): readonly string[] =>
  tokens.map(
    ({ face, removed }) => `${face?.shows} ${face?.turned === true ? "up" : "down"}${removed ? ", gone" : ""}`,
  );

export const VETERANS: UnitSpec = { unit: "rebel-veterans", at: [1000, 560], defeated: 3 };

export const BYSTANDERS: UnitSpec = { unit: "rebel-troopers", at: [100, 850] };

export const HUNTER: UnitSpec = { unit: BANE, at: [300, 200] };

/** Bane tokens on the table, and an enemy unit about to act. */
export function baited(
  tokens: readonly TokenSpec[],
  bane: Partial<UnitSpec> = HUNTER,
  more: Partial<Scenario> = {},
): State {
  return scenario({
    activating: "p2.0",
    tokens,
    "player-1": { units: [{ unit: BANE, ...bane }, LOST], faction: "galactic-empire", hand: [] },
    "player-2": { units: [VETERANS, BYSTANDERS], hand: [] },
    ...more,
  });
}

/** The standard move of the samples that ends nearest to a spot, in millimetres. */
export function nearestMove(asked: State, x: number, y: number): Action {
  const far = (action: Action): number => {
    if (action.type !== "move" || action.move.type !== "standard") return Infinity;
    const { to } = action.move;
    return Math.hypot(to.x - x * 100, to.y - y * 100);
  };
  const [nearest = PASS] = [...game.legalActions(asked)].sort((a, b) => far(a) - far(b));
  return nearest;
}

/** The unit that acts moves as near to a spot as the samples let it. */
export function moves(state: State, x: number, y: number): ReturnType<typeof play> {
  const asked = play(state, [perform("move")]).state;
  return play(asked, [nearestMove(asked, x, y)]);
}
