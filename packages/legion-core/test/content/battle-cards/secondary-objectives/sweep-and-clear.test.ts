import { describe, expect, it } from "vitest";
import { unitDefeated } from "../../../../src/mission/defeat.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { scenario } from "../../../../src/testing/index.ts";
import { mission } from "../../../helpers/missions.ts";
import { eventsOf, offered, pointsOf } from "../../../helpers/reading.ts";
import { done, engine, playOut } from "../../../helpers/scene.ts";
import { follow } from "../../../helpers/script.ts";
import { field } from "../helpers.ts";

describe("Sweep and Clear", () => {
  const AWAY = [1700, 450] as const;

  const choose = (subject: string): Action => ({ type: "choose-option", subject });

  it("[leg.cards.secondary-table] Each line of Sweep and Clear scores 1 victory point, but the line for enemy territory scores 2", () => {
    const state = field(
      mission("close-the-pocket", "sweep-and-clear"),
      [
        [900, 450],
        [100, 100],
        [100, 850],
      ],
      [[1000, 450], [600, 450], AWAY],
    );
    const lines = [0, 1, 2].flatMap((by) => {
      const asked = done(state, (work) => unitDefeated(work, 3, by)).state;
      return offered(asked).map((key) => [
        by,
        key,
        ...pointsOf(playOut(asked, [choose(key.replace("choose-option ", ""))]).state),
      ]);
    });
    expect(lines).toEqual([
      [0, "choose-option any", 1, 0],
      [0, "choose-option contested", 1, 0],
      [1, "choose-option any", 1, 0],
      [1, "choose-option friendly", 1, 0],
      [2, "choose-option any", 1, 0],
      [2, "choose-option enemy", 2, 0],
    ]);
  });

  it("[leg.cards.secondary-table] Sweep and Clear scores each line of its table once per player, and one line per round", () => {
    const built = mission("close-the-pocket", "sweep-and-clear");
    const state = field(
      built,
      [
        [900, 450],
        [100, 850],
      ],
      [[1000, 450], [600, 450], AWAY],
    );
    const defeat = (from: State, unit: number, by: number | null) =>
      done(from, (work) => unitDefeated(work, unit, by)).state;
    const asked = defeat(state, 2, 0);
    expect(engine.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", context: { about: "p1.0" } });
    expect(offered(asked)).toEqual(["choose-option any", "choose-option contested"]);
    const first = playOut(asked, [choose("contested")]).state;
    expect(pointsOf(first)).toEqual([1, 0]);
    expect(pointsOf(defeat(first, 3, 0))).toEqual([1, 0]);
    const theirs = defeat(first, 1, 2);
    expect(offered(theirs)).toEqual(["choose-option any", "choose-option contested"]);
    expect(pointsOf(playOut(theirs, [choose("contested")]).state)).toEqual([1, 1]);
    const next = { ...first, round: 3 };
    expect(pointsOf(defeat(next, 3, 0))).toEqual([2, 0]);
    expect(pointsOf(playOut(defeat(next, 3, 1), [choose("enemy")]).state)).toEqual([3, 0]);
    expect(pointsOf(defeat(next, 3, null))).toEqual([1, 0]);
    expect(pointsOf(defeat(state, 1, 0))).toEqual([0, 0]);
  });

  it("[leg.cards.secondary-table] Sweep and Clear scores nothing for a friendly unit that the player's own attack defeats", () => {
    const state = field(mission("close-the-pocket", "sweep-and-clear"), [[900, 450], [1000, 450], AWAY], [AWAY]);
    const shot = done(state, (work) => unitDefeated(work, 1, 0)).state;
    expect([engine.decision(shot)?.kind === "mission", pointsOf(shot)]).toEqual([false, [0, 0]]);
  });

  it("[leg.cards.secondary-table] Sweep and Clear scores nothing for units that Din Djarin's Whistling Birds defeat, as they are no attack", () => {
    const start = scenario({
      activating: "p1.0",
      mission: { secondary: "sweep-and-clear" },
      "player-1": {
        units: [{ unit: "din-djarin-the-mandalorian", at: [400, 300] }],
        hand: [],
        revealed: "whistling-birds",
      },
      "player-2": {
        units: [
          { unit: "rebel-troopers", at: [400, 400], defeated: 3 },
          { unit: "rebel-troopers", at: [1700, 850] },
        ],
        hand: [],
      },
    });
    const birds = follow(start, "perform whistling-birds", "choose-unit p2.0", ["hit"]);
    expect(eventsOf(birds, "unit-defeated")).toMatchObject([{ unit: "p2.0" }]);
    expect([engine.decision(birds.state)?.kind, pointsOf(birds.state)]).toEqual(["action", [0, 0]]);
  });
});
