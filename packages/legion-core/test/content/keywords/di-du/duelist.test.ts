import { describe, expect, it } from "vitest";
import { mm } from "../../../../src/table/lengths.ts";
import { add, choose, DONE, PASS } from "../../../helpers/actions.ts";
import { given } from "../../../helpers/activations.ts";
import { attackOf, HERE } from "../../../helpers/attacks.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { type Fielding, playOut } from "../../../helpers/scene.ts";

describe("Duelist", () => {
  it("[leg.kw.duelist.attack] A Duelist gains Pierce from an aim token that another clone unit lends it, as from its own", () => {
    const clones = (at: readonly [number, number], aim: number): Fielding => ({
      unit: "clone-trooper-infantry",
      at,
      tokens: { aim },
    });
    const start = attackOf([clones(HERE, 0), clones([300, 243], 1)], [{ unit: "b1-battle-droids", at: [300, 357] }], {
      state: given(0, "duelist"),
    });
    const rolled = playOut(start, [add(0, 0, "melee"), DONE], ["blank"]).state;
    const aimed = playOut(rolled, [choose("aim of p1.1")], ["hit", "block"]).state;
    expect(offered(aimed)).toContain("choose-option pierce");
  });

  it("[leg.kw.duelist.attack] A Duelist gains no Pierce from an aim token of another clone unit that it does not spend", () => {
    const clones = (y: number, aim: number): Fielding => {
      return { unit: "clone-trooper-infantry", at: [300, y], tokens: { aim } };
    };
    const start = attackOf([clones(300, 0), clones(243, 1)], [{ unit: "b1-battle-droids", at: [300, 357] }], {
      state: given(0, "duelist"),
    });
    const rolled = playOut(start, [add(0, 0, "melee"), DONE], ["hit"]).state;
    const fought = playOut(rolled, [PASS], ["block"]);
    expect(eventsOf(fought, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.kw.duelist.attack] A Duelist gains Pierce from an aim token that it has only gained in this attack, by On The Hunt", () => {
    const clones: Fielding = { unit: "clone-trooper-infantry", at: HERE, upgrades: ["on-the-hunt"] };
    const leia = { status: "standing", x: mm(300), y: mm(327), z: 0, heading: { x: 0, y: -1 }, wounds: 1 } as const;
    const start = attackOf(
      [clones],
      [{ unit: "leia-organa-fearless-and-inventive", at: [300, 327], state: { miniatures: [leia] } }],
      { state: given(0, "duelist") },
    );
    const hunted = playOut(start, [add(0, 0, "melee"), DONE, choose("on-the-hunt")], ["blank"]).state;
    const aimed = playOut(hunted, [choose("aim")], ["hit", "block"]).state;
    expect(offered(aimed)).toContain("choose-option pierce");
  });
});
