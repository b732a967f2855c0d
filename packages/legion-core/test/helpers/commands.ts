import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../src/testing/index.ts";
import { chooseCard } from "./actions.ts";
import { offeredAs } from "./reading.ts";

/** A unit far enough away not to matter. */
export const LOST: UnitSpec = { unit: "stormtroopers", at: [1700, 850] };

/** One far enough away not to matter. */
export const FAR_SIDE: SideSpec = { units: [{ unit: "rebel-troopers", at: [1700, 800] }] };

/**
 * The Command Phase in which the first player plays a card and gives its orders; the other plays one too, or has no card and
 * so no priority.
 */
export function playing(
  card: string,
  mine: SideSpec,
  theirs: SideSpec = FAR_SIDE,
  ...actions: readonly Action[]
): ReturnType<typeof play> {
  const hand = { hand: [] };
  const phase = scenario({
    phase: "command",
    "player-1": { hand: [card], ...mine },
    "player-2": { ...hand, ...theirs },
  });
  return play(phase, [chooseCard(card), ...actions]);
}

/** Actions by their keys, as a script: the answers to what is asked, one after the other. */
export function answers(state: State, ...keys: readonly string[]): State {
  return keys.reduce((now, key) => play(now, [offeredAs(now, key)]).state, state);
}

/** The Activation Phase of a round in which the first player has revealed a card, if any: one of the units acts. */
export function revealing(
  card: string | undefined,
  activating: string,
  mine: SideSpec,
  theirs: SideSpec = FAR_SIDE,
): State {
  return scenario({
    activating,
    "player-1": { hand: [], ...(card === undefined ? {} : { revealed: card }), ...mine },
    "player-2": { hand: [], ...theirs },
  });
}

/** Two sides near each other, and what the first player has besides units: the card that they have revealed at least. */
export interface Fight extends Omit<SideSpec, "units"> {
  readonly revealed: string;
  readonly mine: readonly UnitSpec[];
  readonly theirs: readonly UnitSpec[];
  readonly activating?: string;
}

/** A unit of the first player in the middle of its activation, with a card in play. */
export function fight({ mine, theirs, activating = "p1.0", ...side }: Fight): State {
  return scenario({
    activating,
    "player-1": { units: mine, hand: [], ...side },
    "player-2": { units: [...theirs, LOST], hand: [] },
  });
}

/** The first unit of the first player in the middle of its activation, with a card in play. */
export function active(
  revealed: string,
  mine: readonly UnitSpec[],
  theirs: readonly UnitSpec[] = [],
  own: Omit<SideSpec, "units"> = {},
): State {
  return fight({ revealed, mine, theirs, ...own });
}

/** A unit where most heroes of these scenes stand. */
export const here = (unit: string): UnitSpec => ({ unit, at: [400, 300] });
