import { describe, expect, it } from "vitest";
import { startAttack } from "../../../src/rounds/performing.ts";
import { choose, DONE, faces } from "../../helpers/actions.ts";
import { attackOf } from "../../helpers/attacks.ts";
import { eventsOf, offered, tokensByUnit } from "../../helpers/reading.ts";
import { done, type Fielding, playOut, scene } from "../../helpers/scene.ts";
import { withUpgrades } from "./helpers.ts";

const REBELS: Fielding = { unit: "rebel-troopers", at: [560, 300] };

describe("upgrades while a pool is formed", () => {
  const WALKER: Fielding = { unit: "at-st", at: [300, 300] };
  /** Dice of its gun. */
  const GUN = 6;

  it.each([
    ["barrage-generator", ["white-attack", "white-attack"], 2],
    ["overcharged-generator", ["black-attack"], 1],
  ] as const)("A unit with %s may exhaust it to add dice to a pool with a Fixed weapon", (card, more, suppression) => {
    const formed = attackOf([withUpgrades(WALKER, card)], [REBELS]);
    expect(offered(formed)).toEqual([`choose-option ${card}`, "done"]);
    const shot = playOut(formed, [choose(card)], ["hit", ...faces(GUN + more.length - 1, "blank"), "block"]);
    expect(shot.state.units[0]?.cards).toEqual(["exhausted"]);
    const plain = playOut(formed, [DONE], ["hit", ...faces(GUN - 1, "blank"), "block"]);
    const thrown = [shot, plain].map((step) => [...(eventsOf(step, "dice-rolled")[0]?.dice ?? [])].sort());
    expect(thrown[0]).toEqual([...(thrown[1] ?? []), ...more].sort());
    expect([tokensByUnit(shot.state, "suppression")[1], tokensByUnit(plain.state, "suppression")[1]]).toEqual([
      suppression,
      1,
    ]);
    const spent: Fielding = { ...withUpgrades(WALKER, card), state: { cards: ["exhausted"] } };
    const without = done(
      scene({ armies: [[spent], [REBELS]] }),
      (work) => startAttack(work, 0, "attack"),
      faces(GUN, "blank"),
    );
    expect(eventsOf(without, "pool-resolved")).toHaveLength(1);
  });
});
