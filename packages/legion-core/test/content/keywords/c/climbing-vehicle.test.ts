import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../../../src/state/actions.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { moving } from "../../../helpers/actions.ts";
import { WAITING } from "../../../helpers/activations.ts";
import { movesOf, movingScene, standing } from "../../../helpers/moves.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { EAST } from "../../../helpers/table.ts";
import { across } from "../../../helpers/terrain.ts";

describe("Climbing Vehicle", () => {
  const walker = (unit: string): Fielding => ({ unit, state: standing([[300, 300]], EAST) });

  const WALKER = walker("dsd1-dwarf-spider-droid");

  const up = (speed: 1 | 2, climbs: boolean): Action => {
    const ride = {
      type: "notched",
      towards: "front",
      tool: { speed, first: EAST, second: EAST },
      followers: "auto",
    } as const;
    return moving({ ...ride, travel: "full", ...(climbs ? { climbs } : {}) });
  };

  /** Before a block of so many millimetres, long enough to stand on. */
  const before = (unit: Fielding, top: number, from = 330) =>
    movingScene([[unit], WAITING], { table: across(top, {}, from, 400) });

  it("[leg.kw.climbing-vehicle] A Climbing Vehicle climbs like troopers: one height, or two with Expert Climber", () => {
    const expert = playOut(before(WALKER, 190), [up(1, true)]).state;
    expect(expert.units[0]?.miniatures[0]?.z).toBe(mm(190));
    const crab = walker("lm-432-crab-droid");
    expect(engine.why(before(crab, 140), up(1, true))).toBe(undefined);
    const stopped = engine.apply(before(crab, 190), up(1, true));
    expect(stopped.ok && stopped.value.state.units[0]?.miniatures[0]?.z !== mm(190)).toBe(false);
  });

  it("[leg.kw.climbing-vehicle] A Climbing Vehicle gains height only by a climb with the speed-1 tool, and other vehicles cannot climb", () => {
    expectIllegal(engine.apply(before(WALKER, 140), up(2, true)), "leg.climb.speed-one");
    const walks = engine.apply(before(WALKER, 140), up(1, false));
    expect(walks.ok && walks.value.state.units[0]?.miniatures[0]?.z === mm(140)).toBe(false);
    expectIllegal(engine.apply(before(walker("at-st"), 140), up(1, true)), "leg.move.granted-speed");
    const granted = movingScene([[WALKER], WAITING], {
      reason: "effect",
      terms: { speed: 1 },
      table: across(140, {}, 330, 400),
    });
    expectIllegal(engine.apply(granted, up(1, true)), "leg.move.granted-speed");
    expectIllegal(
      engine.apply(movingScene([[WALKER], WAITING], { terms: { compulsory: true } }), up(1, true)),
      "leg.move.granted-speed",
    );
  });

  it("[leg.kw.climbing-vehicle] A Climbing Vehicle is offered climbs beside an obstacle, but not in the open", () => {
    const offered = movesOf(before(WALKER, 140));
    expect(offered.some((move) => move.type === "notched" && move.climbs === true)).toBe(true);
    expect(
      movesOf(movingScene([[WALKER], WAITING])).some((move) => move.type === "notched" && move.climbs === true),
    ).toBe(false);
  });
});
