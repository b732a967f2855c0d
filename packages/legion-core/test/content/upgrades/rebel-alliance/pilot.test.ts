import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { choose, moving, perform, unitChosen } from "../../../helpers/actions.ts";
import { acts, after } from "../../../helpers/activations.ts";
import { movesOf, onMission } from "../../../helpers/moves.ts";
import { offered, tokensByUnit } from "../../../helpers/reading.ts";
import type { Fielding } from "../../../helpers/scene.ts";
import { piloted } from "../helpers.ts";

describe("Shriv Suurgav", () => {
  it("Shriv Suurgav gives a dodge token, and lets the unit gain a suppression token", () => {
    const asked = after(piloted("shriv-suurgav"), [perform("shriv-suurgav"), unitChosen("p1.1")]);
    expect(tokensByUnit(asked, "dodge")).toEqual([0, 1, 0, 0, 0, 0]);
    expect(tokensByUnit(after(asked, [choose("gain-suppression")]), "suppression")[1]).toBe(3);
    expect(tokensByUnit(after(asked, [choose("leave-it")]), "suppression")[1]).toBe(2);
  });
});

describe("Wedge Antilles", () => {
  const BIKE: Fielding = { unit: "t-47-airspeeder", at: [600, 450] };

  it("Wedge Antilles exhausts for a free pivot", () => {
    const start = onMission(acts([{ ...BIKE, upgrades: ["wedge-antilles"] }]).state);
    const asked = after(start, [perform("wedge-antilles")]);
    expect(asked.units[0]?.cards).toEqual(["exhausted"]);
    expect(new Set(movesOf(asked).map(({ type }) => type))).toEqual(new Set(["pivot"]));
    const [turn] = movesOf(asked);
    if (turn === undefined) throw new Error("no pivot");
    const turned = after(asked, [moving(turn)]);
    expect(turned.frames.find((frame) => frame.kind === "activation")).toMatchObject({ actions: 2 });
  });
});

describe("Ryder Azadi", () => {
  const STORM: Fielding = { unit: "stormtroopers", at: [300, 300] };

  it("Ryder Azadi exhausts to raise or lower the highest speed of a move by 1", () => {
    const bikes: Fielding = { ...STORM, upgrades: ["ryder-azadi"] };
    const start = onMission(acts([bikes]).state);
    const asked = after(start, [perform("move")]);
    const speeds = (state: State) => Math.max(...movesOf(state).map((move) => ("tool" in move ? move.tool.speed : 0)));
    expect(offered(asked)).toEqual(
      expect.arrayContaining(["choose-option ryder-azadi", "choose-option ryder-azadi lent"]),
    );
    const [fast, slow] = [after(asked, [choose("ryder-azadi")]), after(asked, [choose("ryder-azadi lent")])];
    expect([speeds(asked), speeds(fast), speeds(slow)]).toEqual([2, 3, 1]);
    for (const state of [fast, slow]) {
      expect(state.units[0]?.cards).toEqual(["exhausted"]);
      expect(offered(state).filter((key) => key.startsWith("choose-option"))).toEqual([]);
    }
  });
});
