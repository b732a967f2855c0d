import { describe, expect, it } from "vitest";
import { nominees } from "../../../src/cards/commands/playing.ts";
import type { Move } from "../../../src/table/movement/moves.ts";
import type { Direction } from "../../../src/table/vectors.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { rankOf } from "../../../src/units/ranks.ts";
import { moving } from "../../helpers/actions.ts";
import { acting, having, ordered, PHASE, STORM } from "../../helpers/activations.ts";
import { HERE, THERE } from "../../helpers/attacks.ts";
import { movesOf, movingScene, standing } from "../../helpers/moves.ts";
import { offered } from "../../helpers/reading.ts";
import { box, command, engine, type Fielding, REBELS, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";

describe("Field Commander", () => {
  const VEERS: Fielding = { unit: "general-veers-master-tactician" };

  it("[leg.kw.field-commander.nominate] A Field Commander without a commander token may be nominated with cards that belong to no unit", () => {
    const major: Fielding = { unit: "major-marquand-tempest-scout-2" };
    const named = (card: string) => {
      const state = scene({ armies: [[major, STORM, VEERS], REBELS], players: [{ revealed: command(card) }, {}] });
      return nominees({ box, state }, 0);
    };
    expect(named("push")).toEqual([0, 2]);
    expect(named("imperial-discipline")).toEqual([2]);
  });

  it("[leg.kw.field-commander.not-commander] A commander token makes other units commanders, but not a Field Commander", () => {
    const token = { commander: true } as const;
    const state = scene({
      armies: [
        [
          { unit: "major-marquand-tempest-scout-2", state: token },
          { ...STORM, state: token },
        ],
        REBELS,
      ],
    });
    const look = { box, state };
    expect([rankOf(look, 0), rankOf(look, 1)]).toEqual(["heavy", "commander"]);
  });
});

describe("Full Pivot", () => {
  const WEST = { x: -1, y: 0 };

  const turn = (unit: string, heading: Direction): string | undefined => {
    const gun: Fielding = { unit, state: standing([[300, 300]], EAST) };
    const move: Move = { type: "pivot", heading, followers: "auto" };
    return engine.why(movingScene([[gun], []]), moving(move))?.rule;
  };

  it("[leg.kw.full-pivot] A unit with Full Pivot pivots by any angle, and other units by up to 90 degrees", () => {
    expect(turn("1-4-fd-laser-cannon-team", WEST)).toBe(undefined);
    expect(turn("1-4-fd-laser-cannon-team", { x: -1, y: 1 })).toBe(undefined);
    expect(turn("e-web-heavy-blaster-team", WEST)).toBe("leg.pivot.rotation");
    expect(turn("e-web-heavy-blaster-team", { x: 0, y: 1 })).toBe(undefined);
  });

  it("[leg.kw.full-pivot] A unit with Full Pivot is offered pivots to all sides", () => {
    const gun: Fielding = { unit: "1-4-fd-laser-cannon-team", state: standing([[300, 300]], EAST) };
    const headings = movesOf(movingScene([[gun], []]), 3).flatMap((move) =>
      move.type === "pivot" ? [move.heading] : [],
    );
    expect(headings.some(({ x }) => x < 0)).toBe(true);
    expect(new Set(headings.map(({ x, y }) => `${x} ${y}`)).size).toBe(headings.length);
  });
});

describe("Fire Support", () => {
  it("[leg.kw.fire-support] A unit with Fire Support gains a standby token when it is issued an order, and may still attack", () => {
    const start = ordered(STORM, { "fire-support": 1 });
    expect(unitTokens(start, 0, "standby")).toBe(1);
    const near: Fielding = { unit: "rebel-troopers", at: THERE };
    const acts = scene({
      armies: [[{ ...STORM, at: HERE, tokens: { standby: 1 } }], [near]],
      frames: [PHASE, acting(0)],
    });
    expect(offered(settled(having(acts, 0, { "fire-support": 1 })).state)).toContain("perform attack");
  });
});
