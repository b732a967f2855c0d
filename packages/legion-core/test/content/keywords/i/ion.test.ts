import { describe, expect, it } from "vitest";
import { tokensOf } from "../../../../src/state/tokens.ts";
import { add, DONE, faces, wound } from "../../../helpers/actions.ts";
import { given, type Spots } from "../../../helpers/activations.ts";
import { attackOf, SNOW, THERE } from "../../../helpers/attacks.ts";
import { standing } from "../../../helpers/moves.ts";
import { offered } from "../../../helpers/reading.ts";
import { playOut } from "../../../helpers/scene.ts";

describe("Ion", () => {
  const REBELS = { unit: "rebel-troopers", at: THERE } as const;

  const stunned = (unit: string, spots: Spots) => {
    const team = { unit: "snowtroopers", upgrades: ["t-7-ion-snowtrooper"], at: [300, 300] } as const;
    const start = attackOf([team], [{ unit, state: standing(spots) }]);
    const shot = playOut(start, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "blank")]).state;
    const over = offered(shot)[0]?.startsWith("wound") ? playOut(shot, [wound("p2.0.0")]).state : shot;
    return tokensOf(over.units[1]?.tokens ?? [], "ion");
  };

  it("[leg.kw.ion-x.gain] A vehicle wounded by an Ion weapon gains ion tokens, but an unwounded one or troopers do not", () => {
    const shooters = { ...SNOW, upgrades: ["t-7-ion-snowtrooper"] };
    const walker = attackOf([shooters], [{ unit: "at-st", at: [300, 600] }], { only: 1 });
    const hit = playOut(walker, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "blank")]);
    expect(tokensOf(hit.state.units[1]?.tokens ?? [], "ion")).toBe(1);
    const saved = playOut(walker, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "block")]);
    expect(tokensOf(saved.state.units[1]?.tokens ?? [], "ion")).toBe(0);
    const troopers = attackOf([shooters], [REBELS]);
    const shot = playOut(troopers, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "blank")]).state;
    expect(tokensOf(shot.units[1]?.tokens ?? [], "ion")).toBe(0);
  });

  it("[leg.kw.ion-x.gain] A repulsor vehicle gains ion tokens from an Ion weapon like a ground vehicle", () => {
    const pair: Spots = [
      [300, 600],
      [300, 680],
    ];
    expect(stunned("74-z-speeder-bikes", pair)).toBe(1);
    expect(stunned("at-rt-rebel-alliance", pair.slice(1))).toBe(1);
  });

  it("[leg.kw.ion-x.gain] [leg.keywords.numeric-stack] The values of Ion of all weapons in the pool are added up for a unit that they wound", () => {
    const shooters = { ...SNOW, upgrades: ["t-7-ion-snowtrooper"] };
    const start = attackOf([shooters], [{ unit: "at-st", at: [300, 600] }], { only: 1, state: given(0, "ion") });
    const hit = playOut(start, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "blank")]);
    expect(tokensOf(hit.state.units[1]?.tokens ?? [], "ion")).toBe(2);
  });
});
