import type { Action } from "../../../src/state/actions.ts";
import type { AttackFrame, AttackKind, FormedPool } from "../../../src/state/frames.ts";
import type { TableSpec } from "../../../src/table/documents.ts";
import { HERE, THERE } from "../../helpers/attacks.ts";
import { engine, type Fielding, scene } from "../../helpers/scene.ts";

export const SHOOTERS: Fielding = { unit: "stormtroopers", at: HERE };

export const TARGETS: Fielding = { unit: "rebel-troopers", at: THERE };

export const OTHERS: Fielding = { ...TARGETS, at: [450, 550] };

/** In base contact with the leader of {@link STORM}. */
export const CLOSE: Fielding = { ...TARGETS, at: [300, 357] };

/** What the first unit of the first army has said of its attack, and what stands on the table. */
export interface Said {
  readonly mine?: readonly Fielding[];
  readonly theirs?: readonly Fielding[];
  readonly table?: TableSpec;
  readonly attack?: Partial<Omit<AttackFrame, "kind">>;
}

/** All that is said of why an attacker may not do this: the rule, the code and the figures; undefined where it may. */
export function whyRefused(
  { mine = [SHOOTERS], theirs = [TARGETS, OTHERS], table, attack }: Said,
  action: Action,
): unknown {
  const frame: AttackFrame = {
    kind: "attack",
    attacker: 0,
    stage: "declare",
    reason: "attack",
    only: null,
    with: null,
    pools: [],
    ...attack,
  };
  const spot = table === undefined ? {} : { table };
  return engine.why(scene({ armies: [mine, theirs], frames: [frame], ...spot }), action);
}

/** A pool against a unit of the scene with these weapons, each as miniature and number. */
export function pool(
  defender: number,
  weapons: readonly (readonly [number, number])[] = [],
  attack: AttackKind = "ranged",
): FormedPool {
  return {
    defender,
    attack: weapons.length === 0 ? null : attack,
    weapons: weapons.map(([miniature, weapon]) => ({ miniature, weapon })),
    dice: weapons.map(() => [0, 0, 0]),
    resolved: false,
    again: null,
  };
}
