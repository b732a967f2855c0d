import { describe, expect, it } from "vitest";
import { begin, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { block, DONE, follow, gun, held, onOffer } from "../../script.ts";

const DROIDS: UnitSpec = { unit: "b1-battle-droids", at: [1700, 800] };

describe("limits of command cards", () => {
  it("[leg.pool.max-range] Take That, Clankers! takes no weapon beyond range 4: one that reaches it by itself goes no farther", () => {
    const shot = (unit: string, y: number) => {
      const clones: UnitSpec = { unit, at: [300, 100], order: "faceup" };
      const start = scenario({
        activating: "p1.0",
        "player-1": {
          units: [clones, { unit: "clone-captain-rex-honorable-soldier", at: [1700, 100] }],
          hand: [],
          revealed: "take-that-clankers",
        },
        "player-2": { units: [{ ...DROIDS, at: [300, y] }, DROIDS], hand: [] },
      });
      return onOffer(follow(start, "perform aim").state).includes("perform attack");
    };
    expect([shot("clone-trooper-infantry", 690), shot("arf-troopers", 690), shot("arf-troopers", 800)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("[leg.cards.command-use] [leg.kw.long-shot] Luminous Beings Are We lends Yoda's tokens again after one has paid for Long Shot", () => {
    const marksmen: UnitSpec = { unit: "clone-trooper-marksmen", at: [300, 100] };
    const yoda: UnitSpec = { unit: "yoda-grand-master-of-the-jedi-order", at: [600, 100], tokens: { aim: 2 } };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [marksmen, yoda], hand: [], revealed: "luminous-beings-are-we" },
      "player-2": { units: [{ ...DROIDS, at: [300, 690] }, DROIDS], hand: [] },
    });
    const declared = follow(start, "perform attack");
    expect(held(declared, "p1.1", "aim")).toBe(1);
    const rolled = follow(declared.state, gun("p1.0.0", 1), DONE, ["blank"]);
    expect(onOffer(rolled.state)).toContain("choose-option aim of p1.1 by luminous-beings-are-we");
  });

  it("[leg.cards.command-use] Recon Division keeps the observation tokens of enemies that friends see, and not those of the player's own units", () => {
    const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [300, 300], tokens: { observation: 2 } };
    const droids = (x: number): UnitSpec => ({ ...DROIDS, at: [x, 600], tokens: { observation: 2 } });
    const over = begin({
      phase: "end",
      round: 2,
      table: { terrain: [block("wall", [1000, 0, 20, 900], 300)] },
      "player-1": {
        units: [clones, { unit: "clone-commander-trained-for-leadership", at: [600, 300] }],
        battleForce: "212th-attack-battalion",
        hand: ["ambush", "push"],
        revealed: "recon-division",
      },
      "player-2": {
        units: [droids(300), droids(1500), { unit: "kalani-super-tactical-droid", at: [1700, 800] }],
        hand: ["ambush", "push"],
      },
    });
    expect(["p1.0", "p2.0", "p2.1"].map((unit) => held(over, unit, "observation"))).toEqual([0, 2, 0]);
  });
});
