import { pileSize } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { combatKind } from "../../src/combat/frames/combat.ts";
import { startCombat } from "../../src/combat/start.ts";
import type { CombatFrame } from "../../src/state/frames.ts";
import type { Chair } from "../../src/state/seats.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { laidOut, type UnitCounts } from "../../src/testing/index.ts";
import { DONE } from "../looks.ts";
import { combat, HERE, scene } from "./table.ts";

const CHAIRS: readonly Chair[] = [0, 1, 2, 3];
const SYSTEM = BOX.places.get(HERE) ?? -1;

function started(
  units: UnitCounts,
  { current, chair = 0, loyalty }: { current?: number | null; chair?: Chair; loyalty?: "imperial" } = {},
): GameWork {
  const laid = laidOut({
    systems: { [HERE]: { units, ...(loyalty === undefined ? {} : { loyalty }) } },
    leaders: { "princess-leia": { at: HERE, ring: "captured" }, "darth-vader": HERE, "mon-mothma": "naboo" },
  });
  const work = new GameWork(BOX, current === undefined ? laid : { ...laid, current }, undefined);
  startCombat(work, SYSTEM, chair, [3, 5]);
  return work;
}

describe("a combat that begins", () => {
  it("[reb.combat.trigger] A new combat records the leaders present and the contested theaters, and no progress", () => {
    const work = started({ "x-wing": 1, "tie-fighter": 1, stormtrooper: 1 }, { loyalty: "imperial" });
    const { tactics, ...frame } = combat(work.state);
    const there = ["princess-leia", "darth-vader"].map((id) => BOX.leadersById.get(id)?.index ?? -1);
    expect(frame).toEqual({
      kind: "combat",
      system: SYSTEM,
      chair: 0,
      round: 0,
      stage: "add-leader",
      sources: [3, 5],
      wounds: [[], []],
      present: [
        [true, true],
        [false, true],
      ],
      fought: [false, false],
      won: [null, null],
      subjugated: false,
      attended: there.sort((a, b) => a - b),
      destroyed: BOX.noUnits,
      retreated: [false, false],
      shipsRetreated: [false, false],
      plans: -1,
      plansDice: null,
      plansRound: 0,
      objectivePlayed: false,
      met: [],
      judged: 0,
      barred: [false, false],
      freeTransport: [false, false],
      answered: 0,
    } satisfies Omit<CombatFrame, "tactics">);
    expect(tactics.decks.map(pileSize)).toEqual([15, 15]);
    expect(tactics.discards).toEqual([[], []]);
    expect(tactics.hands).toEqual([
      [[], []],
      [[], []],
    ]);
    expect(work.events).toEqual([
      { type: "combat-started", system: HERE, initiator: "rebel", rule: "reb.combat.trigger", cause: null },
    ]);
  });

  it("A combat records whether the system was subjugated when it began", () => {
    expect(combat(started({ "rebel-trooper": 1, stormtrooper: 1 }).state).subjugated).toBe(true);
  });

  it("[reb.faq.combat-initiator] A combat is initiated by the player who caused it, or by the current player if a card of the other side caused it", () => {
    const initiator = (current: number | null, chair: Chair): number =>
      combat(started({ "x-wing": 1, "tie-fighter": 1 }, { current, chair }).state).chair;
    for (const chair of CHAIRS) {
      expect(initiator(null, chair)).toBe(chair);
      for (const current of CHAIRS) expect(initiator(current, chair)).toBe(current < 2 === chair < 2 ? chair : current);
    }
  });
});

describe("a kind of frame made of stages", () => {
  it("A frame of stages throws if it is asked or answered at a stage that asks nothing", () => {
    const state = laidOut(scene({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 1 }, at: "draw" }));
    const frame = combat(state);
    const work = new GameWork(BOX, state, undefined);
    const silence = "combat draw asks nobody";
    expect(() => combatKind.question(work, frame)).toThrow(silence);
    expect(() => combatKind.options(work, frame)).toThrow(silence);
    expect(() => combatKind.check(work, frame, DONE)).toThrow(silence);
    expect(() => combatKind.take(work, frame, DONE)).toThrow(silence);
  });
});
