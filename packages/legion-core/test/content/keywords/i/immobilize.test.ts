import { describe, expect, it } from "vitest";
import { tokensOf } from "../../../../src/state/tokens.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { DONE, perform, wound } from "../../../helpers/actions.ts";
import { acting, activation } from "../../../helpers/activations.ts";
import { attackOf, HERE, THERE } from "../../../helpers/attacks.ts";
import { movesOf } from "../../../helpers/moves.ts";
import { offered, weapons } from "../../../helpers/reading.ts";
import { type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";

describe("Immobilize", () => {
  const REBELS = { unit: "rebel-troopers", at: THERE } as const;

  const whip: Fielding = { unit: "ig-100-magnaguard", upgrades: ["electro-whip-magnaguard"], at: HERE };

  const struck = (target: string, face: string) => {
    const start = attackOf([whip], [{ unit: target, at: [330, 420] }]);
    const lash = weapons(start).find((key) => key.includes(" 2 ranged")) ?? weapons(start)[0] ?? "";
    const [subject = "", weapon] = lash.split(" ");
    const fired = playOut(
      start,
      [{ type: "add-weapon", subject, weapon: Number(weapon), kind: "ranged" }, DONE],
      ["critical", "blank", face],
    ).state;
    const [first] = offered(fired).filter((key) => key.startsWith("wound "));
    return tokensOf(
      (first === undefined ? fired : playOut(fired, [wound(first.slice("wound ".length))]).state).units[1]?.tokens ??
        [],
      "immobilize",
    );
  };

  it("[leg.kw.immobilize-x.gain] A wounded defender of any type gains X immobilize tokens, but an unwounded one gains none", () => {
    expect([struck("rebel-troopers", "blank"), struck("rebel-troopers", "block")]).toEqual([1, 0]);
    expect(struck("at-rt-rebel-alliance", "blank")).toBe(1);
  });

  it("[leg.kw.immobilize-x.effect] Each immobilize token lowers the highest speed by 1, and a unit with speed 0 cannot move", () => {
    const fastest = (immobilize: number) => {
      const mine: Fielding = { unit: "stormtroopers", at: [300, 300], tokens: { immobilize } };
      const start = settled(scene({ armies: [[mine], [REBELS]], frames: [acting(0)] })).state;
      if (!offered(start).includes("perform move")) return 0;
      const moves = movesOf(playOut(start, [perform("move")]).state);
      return Math.max(...moves.map((move) => ("tool" in move ? move.tool.speed : 0)));
    };
    expect([fastest(0), fastest(1), fastest(2)]).toEqual([2, 1, 0]);
  });

  it("[leg.kw.immobilize-x.removal] A unit loses all its immobilize tokens at the end of its activation", () => {
    const end = settled(activation("end", [{ unit: "stormtroopers", tokens: { immobilize: 3 } }])).state;
    expect(unitTokens(end, 0, "immobilize")).toBe(0);
  });
});
