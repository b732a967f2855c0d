import { describe, expect, it } from "vitest";
import { type TokenKind, tokensOf } from "../../../../src/state/tokens.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { moving } from "../../../helpers/actions.ts";
import { moveThat, movingScene, straight } from "../../../helpers/moves.ts";
import { eventsOf, held } from "../../../helpers/reading.ts";
import { type Fielding, playOut } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { EAST } from "../../../helpers/table.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";

describe("Tactical", () => {
  const TROOPS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const jump = (unit: string) => {
    const start = battle([{ unit, at: [300, 300] }], [{ ...TROOPS, at: [900, 300] }]);
    const moving = follow(start, "perform jump").state;
    return follow(
      moving,
      moveThat(moving, (one) => one.type === "standard"),
    );
  };

  it("[leg.kw.tactical-x] [leg.kw.jump-x.action] A jump is a standard move and gives the aim token of Tactical", () => {
    expect(held(jump("boba-fett-daimyo-of-mos-espa"), "p1.0", "aim")).toBe(1);
  });

  it("[leg.kw.tactical-x] [leg.kw.agile-x] [leg.move.non-standard] A climb is not a standard move and gives no token for Tactical or Agile", () => {
    const officer = { unit: "imperial-officer-ruthless-efficiency", upgrades: ["tip-of-the-spear"] } as const;
    const gained = (who: Fielding, token: TokenKind, type: "climb" | "standard") => {
      const table = { terrain: [piece("ledge", rectangle(340, 100, 200, 400), 40)] };
      const up = { ...straight(1, EAST, [368, 300]), type, to: { x: 368_00, y: 300_00, z: 40_00 } } as const;
      const moved = playOut(movingScene([[{ ...who, at: [300, 300] }], []], { table }), [moving(up)]).state;
      return tokensOf(moved.units[0]?.tokens ?? [], token);
    };
    const rebels = { unit: "rebel-troopers" } as const;
    expect([gained(officer, "aim", "standard"), gained(officer, "aim", "climb")]).toEqual([1, 0]);
    expect([gained(rebels, "dodge", "standard"), gained(rebels, "dodge", "climb")]).toEqual([1, 0]);
  });
});

describe("Tactical, further", () => {
  const REBELS: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  const officer: Fielding = {
    unit: "imperial-officer-ruthless-efficiency",
    upgrades: ["tip-of-the-spear"],
    at: [300, 300],
  };

  const ahead = moving(straight(1, { x: 1, y: 0 }, [340, 300]));

  it("[leg.kw.tactical-x] Tactical gives aim tokens only for standard moves made as actions", () => {
    const step = playOut(movingScene([[officer], [REBELS]]), [ahead]);
    expect(unitTokens(step.state, 0, "aim")).toBe(1);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ rule: "leg.kw.tactical-x", cause: "tactical" }]);
    const granted = playOut(movingScene([[officer], [REBELS]], { reason: "effect" }), [ahead]).state;
    expect(unitTokens(granted, 0, "aim")).toBe(0);
  });

  it("[leg.kw.tactical-x] Tactical gives no aim tokens for a pivot", () => {
    const walker: Fielding = { unit: "at-st", upgrades: ["first-sergeant-arbmab"], at: [400, 400] };
    const pivot = moving({ type: "pivot", heading: { x: 0, y: 1 }, followers: "auto" });
    expect(unitTokens(playOut(movingScene([[walker], [REBELS]]), [pivot]).state, 0, "aim")).toBe(0);
  });
});
