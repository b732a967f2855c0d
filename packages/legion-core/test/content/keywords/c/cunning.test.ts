import { describe, expect, it } from "vitest";
import type { State } from "../../../../src/state/state.ts";
import { given, STORM } from "../../../helpers/activations.ts";
import { eventsOf } from "../../../helpers/reading.ts";
import { command, type Fielding, REBELS, scene, settled } from "../../../helpers/scene.ts";

describe("Cunning", () => {
  /** The step in which priority is settled, with these cards revealed. */
  const settling = (
    mine: string,
    theirs: string,
    units: readonly Fielding[],
    enemies: readonly Fielding[],
    more: Partial<State> = {},
  ) => {
    const start = scene({
      armies: [units, enemies],
      players: [{ revealed: command(mine) }, { revealed: command(theirs) }],
      frames: [{ kind: "command", stage: "priority", turn: 0 }],
      state: { phase: "command", priority: null, ...more },
    });
    return (draws: readonly string[] = []) => eventsOf(settled(start, draws), "priority-settled");
  };

  const KRENNIC: Fielding = { unit: "director-orson-krennic-architect-of-terror" };

  const DOOKU: Fielding = { unit: "count-dooku-darth-tyranus" };

  it("[leg.kw.cunning.tie] A card of a unit with Cunning counts one pip less if priority would be tied", () => {
    const first = settling("deploy-the-garrison", "push", [KRENNIC, STORM], [...REBELS]);
    expect(first()).toMatchObject([{ seat: "player-1", roll: null, rule: "leg.command.priority-fewest-pips" }]);
    const other = settling("push", "deploy-the-garrison", [...REBELS], [KRENNIC, STORM]);
    expect(other()).toMatchObject([{ seat: "player-2", roll: null }]);
  });

  it("[leg.kw.cunning.tie] Cunning has no effect without a tie or with a card of another unit", () => {
    const apart = settling("annihilation-looms", "push", [KRENNIC, STORM], [...REBELS]);
    expect(apart()).toMatchObject([{ seat: "player-2", roll: null }]);
    const plain = settling("push", "push", [KRENNIC, STORM], [...REBELS]);
    expect(plain(["block"])).toMatchObject([{ seat: "player-1", roll: "block" }]);
  });

  it("[leg.kw.cunning.tie] An operative with Cunning breaks the tie with its own card, as a commander does", () => {
    const vader: Fielding = { unit: "darth-vader-the-emperors-apprentice" };
    const settled = (...keywords: readonly string[]) =>
      settling("vaders-might", "ambush", [vader, STORM], [...REBELS], given(0, ...keywords));
    expect(settled("cunning")()).toMatchObject([{ seat: "player-1", roll: null }]);
    expect(settled()(["blank"])).toMatchObject([{ roll: "blank" }]);
  });

  it("[leg.kw.cunning.both] If both players reveal cards of units with Cunning, the tie remains and a die decides it", () => {
    const both = settling("deploy-the-garrison", "double-the-fall", [KRENNIC, STORM], [DOOKU, STORM]);
    expect(both(["blank"])).toMatchObject([{ seat: "player-2", roll: "blank", rule: "leg.command.priority-tie-roll" }]);
  });
});
