import { describe, expect, it } from "vitest";
import { given } from "../../../helpers/activations.ts";
import { HERE } from "../../../helpers/attacks.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { command, type Fielding, scene, settled } from "../../../helpers/scene.ts";

describe("Interrogate", () => {
  const KALLUS: Fielding = { unit: "agent-kallus-hunter-of-spectres", at: HERE };

  const LUKE: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [300, 420] };

  const settling = (luke: Fielding, theirs = "son-of-skywalker") => {
    const start = scene({
      armies: [[KALLUS], [luke, { unit: "leia-organa-fearless-and-inventive", at: [800, 800] }]],
      players: [{ revealed: command("ambush") }, { revealed: command(theirs) }],
      frames: [{ kind: "command", stage: "priority", turn: 0 }],
      state: { phase: "command", priority: null },
    });
    return (draws: readonly string[] = []) => eventsOf(settled(start, draws), "priority-settled");
  };

  it("[leg.kw.interrogate] Interrogate affects an enemy at range 1 whose own card was revealed, but not one farther away", () => {
    const priority = (x: number): unknown => {
      const kallus: Fielding = { unit: "agent-kallus-hunter-of-spectres", at: [300, 300] };
      const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [x, 300] };
      const start = scene({
        armies: [[kallus], [leia]],
        players: [{ revealed: command("push") }, { revealed: command("no-time-for-sorrows") }],
        frames: [{ kind: "command", stage: "priority", turn: 0 }],
        state: { phase: "command", priority: null },
      });
      return eventsOf(settled(start, x > 477 ? ["block"] : []), "priority-settled")[0];
    };
    expect([priority(477), priority(478)]).toMatchObject([{ seat: "player-1", roll: null }, { roll: "block" }]);
  });

  it("[leg.kw.interrogate] The card of a unit at range 1 of an enemy with Interrogate counts one pip more if priority would be tied", () => {
    expect(settling(LUKE)()).toMatchObject([
      { seat: "player-1", roll: null, rule: "leg.command.priority-fewest-pips" },
    ]);
  });

  it("[leg.kw.interrogate] Interrogate has no effect beyond range 1, on a card of a unit not near, or without a tie", () => {
    expect(settling({ ...LUKE, at: [300, 700] })(["blank"])).toMatchObject([{ roll: "blank" }]);
    expect(settling(LUKE, "ambush")(["blank"])).toMatchObject([{ roll: "blank" }]);
    expect(settling(LUKE, "push")()).toMatchObject([{ seat: "player-1", roll: null }]);
  });

  it("[leg.kw.interrogate] [leg.kw.cunning.tie] Two enemies with Interrogate near a unit add one pip in all, which its Cunning takes off again", () => {
    const sister: Fielding = { unit: "seventh-sister-compelled-to-inflict-pain", at: [420, 420] };
    const start = (enemies: readonly Fielding[]) =>
      scene({
        armies: [enemies, [LUKE, { unit: "leia-organa-fearless-and-inventive", at: [800, 800] }]],
        players: [{ revealed: command("ambush") }, { revealed: command("son-of-skywalker") }],
        frames: [{ kind: "command", stage: "priority", turn: 0 }],
        state: { phase: "command", priority: null, ...given(enemies.length, "cunning") },
      });
    const settledBy = (enemies: readonly Fielding[], draws: readonly string[]) =>
      eventsOf(settled(start(enemies), draws), "priority-settled");
    expect(settledBy([sister], ["blank"])).toMatchObject([{ roll: "blank" }]);
    expect(settledBy([KALLUS, sister], ["blank"])).toMatchObject([{ roll: "blank" }]);
  });
});
