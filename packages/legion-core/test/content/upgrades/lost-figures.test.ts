import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import { scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { eventsOf } from "../../helpers/reading.ts";
import { follow } from "../../helpers/script.ts";

const FAR: UnitSpec = { unit: "at-rt-rebel-alliance", at: [1700, 800] };

describe("figures of upgrades that no longer count", () => {
  it("[leg.upgrade.mini-defeated-loses-rules] An Imperial Officer raises courage only until he is defeated", () => {
    const secondAction = (fallen: Pick<UnitSpec, "defeated" | "leader">): boolean => {
      const squad: UnitSpec = {
        unit: "stormtroopers",
        upgrades: ["imperial-officer"],
        at: [300, 300],
        tokens: { suppression: 1 },
        ...fallen,
      };
      const start = scenario({
        "player-1": { units: [squad, "stormtroopers"] },
        "player-2": { units: [FAR] },
        activating: "p1.0",
      });
      return eventsOf(follow(start, "perform aim"), "activation-ended").length === 0;
    };
    expect([secondAction({}), secondAction({ defeated: [4], leader: 0 })]).toEqual([true, false]);
  });

  it("[leg.upgrade.discard-loses-rules] A discarded Repeating Blaster neither slows its unit nor offers its weapon", () => {
    const agent = (state: "readied" | "discarded") => {
      const start = scenario({
        "player-1": {
          units: [
            {
              unit: "rebel-agent-defender-of-democracy",
              upgrades: [{ card: "repeating-blaster", state }],
              at: [300, 300],
              tokens: { aim: 1 },
            },
          ],
        },
        "player-2": {
          units: [
            { unit: "rebel-troopers", at: [300, 600] },
            { unit: "rebel-troopers", at: [500, 600] },
          ],
        },
        activating: "p1.0",
      });
      const moves = game.legalActions(follow(start, "perform move").state);
      return {
        speed: Math.max(
          ...moves.flatMap((one) => (one.type === "move" && "tool" in one.move ? [one.move.tool.speed] : [])),
        ),
        declared: eventsOf(follow(start, "perform attack"), "attack-declared").length,
      };
    };
    const [held, lost] = [agent("readied"), agent("discarded")];
    expect(lost.speed - held.speed).toBe(1);
    expect([held.declared, lost.declared]).toEqual([0, 1]);
  });
});
