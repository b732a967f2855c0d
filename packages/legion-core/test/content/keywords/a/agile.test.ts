import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { moving } from "../../../helpers/actions.ts";
import { movingScene, standing, straight } from "../../../helpers/moves.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { type Fielding, playOut } from "../../../helpers/scene.ts";
import { EAST } from "../../../helpers/table.ts";

describe("Agile", () => {
  const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

  const rebels: Fielding = { unit: "rebel-troopers", at: [300, 300] };

  const dodges = (state: State) => unitTokens(state, 0, "dodge");

  it("[leg.kw.agile-x] Agile gives dodge tokens only for standard moves made as actions", () => {
    const step = playOut(movingScene([[rebels], [FAR]]), [moving(straight(1, EAST, [340, 300]))]);
    expect(dodges(step.state)).toBe(1);
    expect(eventsOf(step, "tokens-gained")).toMatchObject([{ rule: "leg.kw.agile-x", cause: "agile" }]);
    const granted = movingScene([[rebels], [FAR]], { reason: "effect" });
    expect(dodges(playOut(granted, [moving(straight(1, EAST, [340, 300]))]).state)).toBe(0);
    const rider = {
      unit: "tauntaun-riders",
      state: standing([
        [300, 300],
        [300, 360],
      ]),
    };
    const pivoted = playOut(movingScene([[rider], [FAR]]), [
      moving({ type: "pivot", heading: { x: 0, y: 1 }, followers: "auto" }),
    ]);
    expect(dodges(pivoted.state)).toBe(0);
  });
});
