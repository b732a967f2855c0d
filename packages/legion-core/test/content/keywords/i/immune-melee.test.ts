import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import type { UnitSpec } from "../../../../src/testing/index.ts";
import { moving, walk } from "../../../helpers/actions.ts";
import { given } from "../../../helpers/activations.ts";
import { inContact, movesOf, movingScene } from "../../../helpers/moves.ts";
import { refusal } from "../../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../../helpers/scene.ts";
import { battle, follow } from "../../../helpers/script.ts";
import { NORTH } from "../../../helpers/table.ts";

describe("Immune: Melee", () => {
  const mine: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [200, 300] };

  const touching = (state: State) =>
    movesOf(state).filter((move) => inContact(playOut(state, [moving(move)]).state, 0).length > 0);

  it("[leg.kw.immune-melee] An enemy cannot move into base contact with a unit that is immune to melee", () => {
    const armies = [[mine], [{ unit: "at-st", at: [300, 300] }]] as const;
    const [charge] = touching(movingScene(armies));
    if (charge === undefined) throw new Error("nobody gets into contact");
    const shut = movingScene(armies, { state: given(1, "immune-melee") });
    expect(touching(shut)).toEqual([]);
    expectIllegal(engine.apply(shut, moving(charge)), "leg.kw.immune-melee");
  });

  it("[leg.kw.immune-melee] A unit that is immune to melee may itself move into contact with enemies", () => {
    const start = movingScene([[mine], [{ unit: "stormtroopers", at: [300, 300] }]], {
      state: given(0, "immune-melee"),
    });
    expect(touching(start).length).toBeGreaterThan(0);
  });

  it("[leg.kw.immune-melee] A trooper cannot end its move in contact with an airspeeder", () => {
    const vader: UnitSpec = { unit: "darth-vader-the-emperors-apprentice", at: [300, 300] };
    const to = (unit: string, radius: number) =>
      refusal(
        follow(battle([vader], [{ unit, at: [300 + 60 + 13.5 + radius, 300], heading: NORTH }]), "perform move").state,
        walk([300, 300], [360, 300], 1),
      );
    expect(to("t-47-airspeeder", 50)).toBeDefined();
    expect(to("at-rt-rebel-alliance", 35)).toBeUndefined();
  });
});
