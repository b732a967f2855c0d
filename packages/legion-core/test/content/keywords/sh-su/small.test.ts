import { describe, expect, it } from "vitest";
import { defenderFault } from "../../../../src/attack/defender-fault.ts";
import { legalDefenders } from "../../../../src/attack/eligible.ts";
import { Reach } from "../../../../src/attack/reach.ts";
import { scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import type { Spots } from "../../../helpers/activations.ts";
import { standing } from "../../../helpers/moves.ts";
import { box, type Fielding, type SceneOptions, scene } from "../../../helpers/scene.ts";
import { follow } from "../../../helpers/script.ts";
import { wall } from "../../../helpers/terrain.ts";

describe("Small", () => {
  const REBELS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };

  const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

  it("[leg.kw.small] A unit cannot be declared as the defender if the attacking leader sees only its Small counterpart", () => {
    const iden = (counterpart: Spots): Fielding => ({
      unit: "iden-versio-inferno-squad-leader",
      counterpart: "idens-id10-seeker-droid",
      state: standing([[300, 600], ...counterpart]),
    });
    const troopers = { unit: "rebel-troopers", at: [300, 300] } as const;
    // A wall from x = 200 to 420 mm hides Iden; her droid stands beside it, or behind it too.
    const screen = wall(200, 480, 220, 20);
    const declared = (droid: Spots, table: SceneOptions["table"]) => {
      const start = scene({ armies: [[troopers], [iden(droid)]], ...(table === undefined ? {} : { table }) });
      const look = { box, state: start };
      const sequence = { attacker: 0, only: null, with: null, pools: [] };
      return [legalDefenders(new Reach(look, sequence)), defenderFault(look, sequence, 1)?.rule];
    };
    expect(declared([[480, 560]], undefined)).toEqual([[1], undefined]);
    expect(declared([[480, 560]], screen)).toEqual([[], "leg.kw.small"]);
    expect(declared([[300, 560]], screen)).toEqual([[], "leg.defender.los"]);
  });

  it("[leg.kw.small] [leg.kw.counterpart.leader-wounds] C-3PO's Distract makes an enemy attack, and ends the protection of R2-D2's Inconspicuous", () => {
    const r2: UnitSpec = {
      unit: "r2-d2-hero-of-a-thousand-devices",
      counterpart: "c-3po-human-cyborg-relations",
      at: [300, 300],
      others: [[330, 300]],
      tokens: { suppression: 1 },
    };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [r2, { ...REBELS, at: [1700, 100] }], hand: [] },
      "player-2": {
        units: [
          { ...STORM, at: [300, 550] },
          { ...STORM, at: [1700, 800] },
        ],
        hand: [],
      },
    });
    const drawn = follow(start, "perform distract");
    expect(drawn.state.ongoing.map(({ keyword }) => keyword)).toContain("distract");
  });
});
