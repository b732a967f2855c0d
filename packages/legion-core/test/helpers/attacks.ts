import { game } from "../../src/index.ts";
import { startAttack } from "../../src/rounds/performing.ts";
import type { Action } from "../../src/state/actions.ts";
import type { AttackKind } from "../../src/state/frames.ts";
import type { State } from "../../src/state/state.ts";
import { play } from "../../src/testing/index.ts";
import { add, DONE, faces, PASS, perform } from "./actions.ts";
import { after } from "./activations.ts";
import { done, engine, type Fielding, playOut, type SceneOptions, scene } from "./scene.ts";

/** Where the attacking leader of most scenes stands, and a spot at range 2 of it. */
export const HERE = [300, 300] as const;

export const THERE = [300, 550] as const;

/** The first unit of the first army attacks; the others stand as said, in millimetres. */
export function attackOf(
  mine: readonly Fielding[],
  theirs: readonly Fielding[],
  more: Pick<SceneOptions, "table" | "state"> & { readonly only?: number; readonly with?: AttackKind } = {},
): State {
  const start = scene({ armies: [mine, theirs], ...more });
  return done(start, (work) => startAttack(work, 0, "attack", more.only ?? null, more.with ?? null)).state;
}

/** Goes on with an attack as long as it asks, using no more than must be. */
export function playOn(state: State): State {
  let now = state;
  while (game.decision(now)?.kind === "pool") now = play(now, [game.legalActions(now).at(-1) ?? PASS]).state;
  return now;
}

/** An attack action with the first defender and weapons that are offered, until its pools stand. */
export function attacking(state: State): State {
  let now = play(state, [perform("attack")]).state;
  while (game.decision(now)?.kind === "attack") now = play(now, [game.legalActions(now)[0] ?? DONE]).state;
  return now;
}

/** The attack dice of the first roll of a line, by colour. */
export function thrown(state: State, ...actions: readonly Action[]): Readonly<Record<string, number>> {
  const { events } = play(state, actions);
  const [dice = []] = events.flatMap((event) =>
    event.type === "dice-rolled" && event.rule === "leg.roll-attack.roll" ? [event.dice] : [],
  );
  const colours = dice.map((die) => die.split("-")[0] ?? "");
  return Object.fromEntries(colours.map((colour) => [colour, colours.filter((one) => one === colour).length]));
}

export const SNOW: { readonly unit: "snowtroopers"; readonly at: typeof HERE } = { unit: "snowtroopers", at: HERE };

/** Whether the second unit backs the first up against a unit at range 3. */
export function isBacked(defender: Fielding, helper: Fielding, differs: Partial<State> = {}): boolean {
  const state = attackOf([{ ...SNOW, tokens: { aim: 1 } }], [defender, helper], { only: 1, state: differs });
  const { frames } = playOut(state, [add(0, 1), DONE], ["hit"]).state;
  const pool = frames[frames.length - 1];
  if (pool?.kind !== "pool") throw new Error("no pool");
  return pool.situation.backup;
}

/** The state after an attack with the first weapon that may be added, whose dice show nothing. */
export function missed(state: State): State {
  const weapon = engine.legalActions(state).find(({ type }) => type === "add-weapon");
  if (weapon === undefined) throw new Error("no weapon");
  const formed = after(state, [weapon]);
  const pools = formed.frames.flatMap((frame) => (frame.kind === "attack" ? frame.pools : []));
  const dice = pools.flatMap((pool) => pool.dice.flat()).reduce((sum, count) => sum + count, 0);
  return after(formed, [DONE], faces(dice, "blank"));
}
