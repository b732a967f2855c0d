import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";

describe("Repeating Blaster", () => {
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

describe("Heavy Blaster Pistol", () => {
  // Upgrades drawn at random (seed 20261128): what their players would expect of them.

  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 300] };

  it("[leg.kw.arsenal-x.contribute] A Heavy Blaster Pistol with its Arsenal 2 may be used together with the unit's own pistol", () => {
    const officer: UnitSpec = {
      unit: "rebel-officer-fighting-for-freedom",
      upgrades: ["heavy-blaster-pistol-rebel"],
      at: [300, 300],
    };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [officer, { ...REBELS, at: [1700, 100] }], hand: [] },
      "player-2": {
        units: [
          { ...STORM, at: [300, 500] },
          { ...STORM, at: [1700, 800] },
        ],
        hand: [],
      },
    });
    const formed = follow(start, "perform attack");
    const weapons = offered(formed.state).filter((key) => key.startsWith("add-weapon"));
    expect(weapons).toHaveLength(2);
    const both = follow(formed.state, ...weapons);
    expect(eventsOf(both, "attack-declared")).toHaveLength(1);
  });
});
