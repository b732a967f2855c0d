import { describe, expect, it } from "vitest";
import { add, DONE } from "../../../helpers/actions.ts";
import { acting, given, PHASE } from "../../../helpers/activations.ts";
import { attackOf, HERE, THERE } from "../../../helpers/attacks.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";

describe("Ataru Mastery", () => {
  const yoda = (at: readonly [number, number] = HERE): Fielding => ({ unit: "stormtroopers", at });

  const target = (at: readonly [number, number] = THERE): Fielding => ({ unit: "rebel-troopers", at });

  it("[leg.kw.ataru-mastery.two-attacks] A unit with Ataru Mastery may perform two attack actions, other units one, and no unit three", () => {
    const open = (done: readonly string[], ...keywords: readonly string[]) => {
      const frames = [PHASE, acting(0, { done, actions: 2 })];
      return offered(
        settled(scene({ armies: [[yoda()], [target()]], frames, state: given(0, ...keywords) })).state,
      ).includes("perform attack");
    };
    expect([open(["attack"], "ataru-mastery"), open(["attack", "attack"], "ataru-mastery")]).toEqual([true, false]);
    expect([open(["attack"]), open(["standby"], "ataru-mastery")]).toEqual([false, false]);
  });

  it("[leg.kw.ataru-mastery.attack-token] [leg.kw.ataru-mastery.defense-token] A unit with Ataru Mastery gains a dodge token after its own attack and an aim token after an attack on it", () => {
    const gained = (unit: number) => {
      const start = attackOf([yoda()], [target()], { state: given(unit, "ataru-mastery") });
      return eventsOf(playOut(start, [add(0, 1), DONE], ["blank"]), "tokens-gained").map((one) => [
        one.unit,
        one.token,
      ]);
    };
    expect(gained(0)).toEqual([["p1.0", "dodge"]]);
    expect(gained(1)).toEqual([["p2.0", "aim"]]);
  });
});
