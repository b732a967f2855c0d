import { describe, expect, it } from "vitest";
import { add, PASS } from "../../../helpers/actions.ts";
import { moved } from "../../../helpers/activations.ts";
import { HERE, THERE } from "../../../helpers/attacks.ts";
import { eventsOf, offered, topKind, weapons } from "../../../helpers/reading.ts";
import { playOut } from "../../../helpers/scene.ts";

describe("Charge", () => {
  const RIOT = { unit: "stormtrooper-riot-squad", at: HERE } as const;

  const REBELS = { unit: "rebel-troopers", at: [300, 357] } as const;

  const OTHERS = { unit: "rebel-troopers", at: [700, 400] } as const;

  it("[leg.kw.charge.trigger] [leg.kw.charge.limits] Charge gives a free melee attack on the unit that a move action brought the unit into melee with", () => {
    const state = moved(RIOT, [REBELS, OTHERS], { charged: 1 });
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const attack = playOut(state, [{ type: "effect", subject: 0 }]);
    expect(eventsOf(attack, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "charge" }]);
    expect(weapons(attack.state)).toEqual([0, 1, 2, 3].map((place) => `p1.0.${place} 0 melee`));
    expect(topKind(playOut(state, [PASS]).state)).not.toBe("attack");
  });

  it("[leg.kw.charge.limits] A unit in contact with two enemies may use Charge only against the one it moved into contact with", () => {
    const beside = { unit: "rebel-troopers", at: [300, 243] } as const;
    const state = moved(RIOT, [REBELS, beside], { charged: 2 });
    const attack = playOut(state, [{ type: "effect", subject: 0 }]).state;
    expect(attack.frames.find(({ kind }) => kind === "attack")).toMatchObject({ pools: [{ defender: 2 }] });
    expect(offered(playOut(attack, [add(0, 0, "melee")]).state)).not.toContain("declare p2.0");
  });

  it("[leg.kw.charge.trigger] Charge gives no attack if the move started no melee", () => {
    expect(topKind(moved(RIOT, [{ ...REBELS, at: THERE }]))).not.toBe("effects");
    expect(topKind(moved(RIOT, [REBELS]))).not.toBe("effects");
  });

  it("[leg.kw.charge.one-attack-action] [leg.attack.one-attack-action] Charge gives no attack to a unit that has already attacked, or outside its activation", () => {
    expect(topKind(moved(RIOT, [REBELS], { charged: 1 }, { done: ["attack", "move"] }))).not.toBe("effects");
    expect(topKind(moved(RIOT, [REBELS], { charged: 1 }, { unit: 1 }))).not.toBe("effects");
  });
});
