import { describe, expect, it } from "vitest";
import { declaringUses } from "../../../src/attack/declaring.ts";
import { poolAgainst } from "../../../src/attack/eligible.ts";
import type { Action } from "../../../src/state/actions.ts";
import { attackOf, choose, DONE, faces, HERE, THERE } from "../../attack/on-table/scenes.ts";
import { box, eventsOf, keys, play, scene } from "../../helpers.ts";
import { given } from "./helpers.ts";

describe("Makashi Mastery", () => {
  const dooku = { unit: "count-dooku-darth-tyranus", at: HERE } as const;
  const USE = choose("makashi-mastery");
  const duel = (...keywords: readonly string[]) =>
    attackOf([dooku], [{ unit: "rebel-troopers", at: [300, 327] }], { state: given(1, ...keywords) });
  const fought = (keyword: string, action: Action, blocks: number) =>
    play(duel(keyword), [action], [...faces(5, "hit"), ...faces(blocks, "block")]);

  it("[leg.kw.makashi-mastery] For 1 of its Pierce a unit with Makashi Mastery takes Immune: Pierce from the defender in melee", () => {
    const armed = duel("immune-pierce");
    expect(keys(armed)).toEqual(["choose makashi-mastery", "done"]);
    expect(eventsOf(fought("immune-pierce", DONE, 5), "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    const pierced = play(fought("immune-pierce", USE, 5).state, [choose("pierce")]);
    expect(eventsOf(pierced, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
  });

  it("[leg.kw.makashi-mastery] Makashi Mastery takes the dice of Impervious too, and leaves Immune: Melee Pierce alone", () => {
    const dice = (action: Action, blocks: number) =>
      eventsOf(fought("impervious", action, blocks), "rolled").map((event) => event.dice.length);
    expect([dice(DONE, 7), dice(USE, 5)]).toEqual([
      [5, 7],
      [5, 5],
    ]);
    expect(eventsOf(fought("immune-melee-pierce", USE, 5), "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.kw.makashi-mastery] A ranged pool offers no Makashi Mastery", () => {
    const start = scene({ armies: [[dooku], [{ unit: "rebel-troopers", at: THERE }]] });
    const weapon = { miniature: 0, weapon: 1 } as const;
    const uses = (attack: "melee" | "ranged") => {
      const pool = { ...poolAgainst(1, null), attack, weapons: [weapon] };
      const sequence = { attacker: 0, only: null, with: null, pools: [pool] };
      return declaringUses({ box, state: start }, sequence, "weapons").map(({ use }) => use);
    };
    expect([uses("melee"), uses("ranged")]).toEqual([["makashi-mastery"], []]);
  });
});
