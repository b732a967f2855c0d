import type { AttackFrame } from "../state/frames.ts";
import { factionOf } from "../state/seats.ts";
import type { Table } from "../views/shapes.ts";
import { frameOf } from "./seen.ts";
import type { AttackReading, AttackStep } from "./shapes.ts";

/** The steps of an attack in a battle, in order. */
export const ATTACK_STEPS = ["roll", "tactics", "damage", "block"] as const;

const STEPS: Readonly<Record<AttackFrame["stage"], AttackStep>> = {
  pool: "roll",
  set: "roll",
  roll: "roll",
  actions: "tactics",
  card: "tactics",
  ring: "tactics",
  reroll: "tactics",
  prevent: "tactics",
  recolor: "damage",
  assign: "damage",
  block: "block",
  discard: "block",
  unblock: "block",
  after: "block",
  end: "block",
};

/** Returns the attack in progress in a combat, or undefined if there is none. */
export function attackReading(table: Table): AttackReading | undefined {
  const frame = frameOf(table, "attack");
  if (frame === undefined) return undefined;
  const { side, theater, stage } = frame;
  return { attacker: factionOf(side), theater: theater === 0 ? "space" : "ground", step: STEPS[stage] };
}
