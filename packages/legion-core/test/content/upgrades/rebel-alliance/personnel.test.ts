import { describe, expect, it } from "vitest";
import type { TableToken } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { effect, moving } from "../../../helpers/actions.ts";
import { after, FAR } from "../../../helpers/activations.ts";
import { movingScene, straight } from "../../../helpers/moves.ts";
import { offered, tokensByUnit } from "../../../helpers/reading.ts";
import type { Fielding } from "../../../helpers/scene.ts";

describe("Astromech", () => {
  it("The Astromech gives its unit a dodge token when a move ends at range 1 of an objective token", () => {
    const token = (x: number): TableToken => ({
      kind: "poi",
      name: "bunker",
      owner: null,
      x: mm(x),
      y: mm(300),
      z: 0,
      holder: null,
      removed: false,
    });
    const walk = (x: number, upgrades: readonly string[]) => {
      const cell: Fielding = { unit: "rebel-sleeper-cell-ready-to-strike", upgrades, at: [300, 300] };
      const start = movingScene([[cell], [FAR]], { state: { tokens: [token(x)] } });
      const moved = after(start, [moving(straight(1, { x: 1, y: 0 }, [380, 300]))]);
      return offered(moved).includes("effect 1") ? after(moved, [effect()]) : moved;
    };
    expect(tokensByUnit(walk(560, ["astromech"]), "dodge")).toEqual([1, 0]);
    expect(tokensByUnit(walk(600, ["astromech"]), "dodge")).toEqual([0, 0]);
    expect(tokensByUnit(walk(560, []), "dodge")).toEqual([0, 0]);
  });
});
