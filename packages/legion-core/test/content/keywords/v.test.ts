import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { poolAgainst, weaponOptions } from "../../../src/attack/eligible.ts";
import { Reach } from "../../../src/attack/reach.ts";
import { declare } from "../../helpers/actions.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { offered } from "../../helpers/reading.ts";
import { box, type Fielding, playOut, scene } from "../../helpers/scene.ts";

describe("Versatile", () => {
  const boba: Fielding = { unit: "boba-fett-infamous-bounty-hunter", at: HERE };

  const brawlers: Fielding = { unit: "stormtroopers", state: standing([[300, 327]]) };

  const others: Fielding = { unit: "stormtroopers", at: [400, 500] };

  it("[leg.kw.versatile.engaged] An engaged unit may make ranged attacks only with a Versatile weapon", () => {
    const start = attackOf([boba], [brawlers, others]);
    expect(offered(start)).toEqual(["declare p2.0", "declare p2.1"]);
    const pools = nearest(playOut(start, [declare("p2.1")]).state, "attack")?.pools ?? [];
    expect(pools.map(({ attack, weapons: own }) => [attack, own])).toEqual([["ranged", [{ miniature: 0, weapon: 1 }]]]);
    const rebels = attackOf([{ unit: "rebel-troopers", at: HERE }], [brawlers, others]);
    expect(offered(rebels)).not.toContain("declare p2.1");
  });

  it("[leg.kw.versatile.engaged] A unit in melee cannot be the target of ranged attacks, even with Versatile weapons", () => {
    const pools =
      nearest(playOut(attackOf([boba], [brawlers, others]), [declare("p2.0")]).state, "attack")?.pools ?? [];
    expect(pools.map(({ attack }) => attack)).toEqual(["melee"]);
  });

  it("[leg.kw.versatile.dual] A Versatile weapon with both ranges may attack at range or in melee", () => {
    const armies = (y: number) =>
      [
        [{ unit: "general-grievous-sinister-cyborg", at: HERE }],
        [{ unit: "rebel-troopers", state: standing([[300, y]]) }],
      ] as const;
    const kinds = (y: number) => {
      const pool = poolAgainst(1, null);
      const sequence = { attacker: 0, only: null, with: null, pools: [pool] };
      const options = weaponOptions(new Reach({ box, state: scene({ armies: armies(y) }) }, sequence), pool);
      return options.filter(({ weapon }) => weapon === 1).map(({ kind }) => kind);
    };
    expect([kinds(327), kinds(500)]).toEqual([["melee"], ["ranged"]]);
  });
});
