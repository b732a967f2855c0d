import { describe, expect, it } from "vitest";
import { allowanceOf, moveFrame } from "../../../../../src/moving/moves.ts";
import type { State } from "../../../../../src/state/state.ts";
import { DONE, effect } from "../../../../helpers/actions.ts";
import { acts, after, FAR } from "../../../../helpers/activations.ts";
import { onMission } from "../../../../helpers/moves.ts";
import { tokensByUnit } from "../../../../helpers/reading.ts";
import { box, type Fielding, settled } from "../../../../helpers/scene.ts";

describe("Burst of Speed", () => {
  it("Burst of Speed is expended for speed 3 this round, and gives an immobilize token at the end of the round", () => {
    const veers: Fielding = { unit: "general-veers-master-tactician", upgrades: ["burst-of-speed"], at: [300, 300] };
    const asked = acts([veers], [FAR], { stage: "start" }).state;
    const fast = after(asked, [effect()]);
    const speed = (state: State) => allowanceOf({ box, state: onMission(state) }, moveFrame(0, "action")).speed;
    expect([speed(asked), speed(fast), fast.units[0]?.cards[0]]).toEqual([2, 3, "expended"]);
    const over = after(fast, [DONE]);
    expect(speed(over)).toBe(3);
    const ended = settled({ ...onMission(over), phase: "end", frames: [{ kind: "end", stage: "end", turn: 0 }] }, [
      "block",
    ]).state;
    expect(tokensByUnit(ended, "immobilize")).toEqual([1, 0]);
  });

  it("[leg.kw.immobilize-x.effect] Each immobilize token lowers the speed 3 of Burst of Speed by 1", () => {
    const speed = (immobilize: number): number => {
      const veers: Fielding = {
        unit: "general-veers-master-tactician",
        upgrades: ["burst-of-speed"],
        at: [300, 300],
        tokens: { immobilize },
      };
      const fast = onMission(after(acts([veers], [FAR], { stage: "start" }).state, [effect()]));
      return allowanceOf({ box, state: fast }, moveFrame(0, "action")).speed;
    };
    expect([0, 1, 2, 3].map(speed)).toEqual([3, 2, 1, 0]);
  });
});
