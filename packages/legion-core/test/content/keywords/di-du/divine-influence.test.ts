import { expectOk, nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { attackOdds } from "../../../../src/odds/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { add, choose, DONE } from "../../../helpers/actions.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { box, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Divine Influence", () => {
  const shooter: Fielding = { unit: "snowtroopers", at: [300, 100], upgrades: ["t-7-ion-snowtrooper"] };

  const god: Fielding = { unit: "c-3po-golden-god", at: [300, 300] };

  const ewoks = (x: number, more: Partial<Fielding> = {}): Fielding => ({
    unit: "ewok-skirmishers",
    at: [x, 300],
    ...more,
  });

  const has = (theirs: readonly Fielding[], unit: number, ongoing: State["ongoing"] = []): unknown =>
    keywordsOf({ box, state: scene({ armies: [[shooter], theirs], state: { ongoing } }) }, unit)["guardian"];

  /** An attack of three dice on the first of these, as far as it goes with these draws. */
  const shot = (theirs: readonly Fielding[], draws: readonly string[], tokens = {}): State =>
    playOut(attackOf([{ ...shooter, tokens }], theirs, { only: 1 }), [add(4, 2), DONE], draws).state;

  const guards = (state: State): readonly string[] =>
    offered(state).filter((key) => key.startsWith("choose-option guardian"));

  const HITS = ["hit", "hit", "hit"];

  const BLOCKS = ["block", "block", "block"];

  const CHEWIE: Fielding = { unit: "chewbacca-walking-carpet", at: [300, 400] };

  it("[leg.kw.divine-influence.guardian] Ewok troopers at range 1 of a friendly C-3PO have Guardian 2, but other units and C-3PO do not", () => {
    expect(has([god, ewoks(400)], 2)).toBe(2);
    expect(has([god, ewoks(700)], 2)).toBeUndefined();
    expect(has([god, ewoks(400)], 1)).toBeUndefined();
    expect(has([god, { unit: "rebel-troopers", at: [400, 300] }], 2)).toBeUndefined();
    expect(has([{ ...god, unit: "logray-superstitious-shaman" }, ewoks(400)], 2)).toBeUndefined();
    const enemies = scene({ armies: [[ewoks(400)], [god]] });
    expect(keywordsOf({ box, state: enemies }, 0)["guardian"]).toBeUndefined();
    const fallen = { ...god, state: { miniatures: [] } };
    expect(has([fallen, ewoks(400)], 2)).toBeUndefined();
    const lasting = (value: number): State["ongoing"] => [
      { unit: 1, keyword: "divine-influence", value, until: "game" },
    ];
    expect(has([god, ewoks(400)], 2, lasting(-1))).toBeUndefined();
    expect(has([{ unit: "rebel-troopers", at: [300, 300] }, ewoks(400)], 2, lasting(1))).toBe(2);
    expect(has([god, ewoks(400)], 2, lasting(1))).toBe(2);
  });

  it("[leg.kw.divine-influence.guardian] Ewoks with Guardian from Divine Influence can guard only C-3PO", () => {
    const figures = (theirs: readonly Fielding[], more: Parameters<typeof attackOf>[2] = {}): unknown => {
      const state = attackOf([{ ...shooter, tokens: { aim: 1 } }], theirs, { only: 1, ...more });
      const pool = nearest(playOut(state, [add(4, 2), DONE], HITS).state, "pool");
      return pool?.situation.guardians.map(({ id, keywords }) => [id, keywords["guardian"]]);
    };
    expect(figures([god, ewoks(400)])).toEqual([["p2.1", 2]]);
    const other: Fielding = { unit: "rebel-troopers", at: [300, 300] };
    expect(figures([other, ewoks(400), { ...god, at: [500, 300] }])).toEqual([]);
    const lent = { unit: 2, keyword: "guardian", value: 1, until: "game" } as const;
    expect(figures([other, ewoks(400), { ...god, at: [500, 300] }], { state: { ongoing: [lent] } })).toEqual([
      ["p2.1", 1],
    ]);
    expect(figures([god, ewoks(400)], { state: { ongoing: [lent] } })).toEqual([["p2.1", 3]]);
  });

  it("[leg.kw.divine-influence.guardian] [leg.kw.guardian-x.no-guard-guard] Ewoks with Guardian from Divine Influence cannot be guarded themselves", () => {
    expect(guards(shot([ewoks(300), CHEWIE], HITS))).toEqual(["choose-option guardian p2.1"]);
    const near = shot([ewoks(300), CHEWIE, { ...god, at: [400, 300] }], [...HITS, ...BLOCKS]);
    expect(nearest(near, "pool")).toBeUndefined();
  });

  it("[leg.kw.divine-influence.crits] Guardian from Divine Influence may also cancel criticals, at most two results in total", () => {
    const rolled = ["hit", "critical", "critical"];
    const asked = shot([god, ewoks(400)], rolled);
    expect(guards(asked)).toEqual(["choose-option guardian p2.1", "choose-option guardian p2.1 critical"]);
    const one = playOut(asked, [choose("guardian p2.1 critical")]).state;
    expect(offered(one)).toEqual(["choose-option cancel", "choose-option cancel critical", "pass"]);
    const two = playOut(one, [choose("cancel critical")], [...BLOCKS]);
    expect(eventsOf(two, "dice-rolled").map(({ unit, dice }) => [unit, dice.length])).toEqual([
      ["p2.1", 2],
      ["p2.0", 1],
    ]);
    const hit = playOut(one, [choose("cancel")], [...BLOCKS]);
    expect(eventsOf(hit, "dice-rolled").map(({ unit, dice }) => [unit, dice.length])).toEqual([
      ["p2.1", 2],
      ["p2.0", 1],
    ]);
    const plain = shot([{ unit: "rebel-troopers", at: [300, 300] }, CHEWIE], rolled);
    expect(guards(plain)).toEqual(["choose-option guardian p2.1"]);
  });

  it("[leg.kw.divine-influence.crits] The odds include the criticals that Guardian cancels under Divine Influence", () => {
    const input = {
      weapons: [{ dice: { red: 3 } }],
      attacker: { surge: "crit" },
      defender: { die: "white" },
    } as const;
    const wounds = (keywords: Record<string, number>): number => {
      const guardians = [{ id: "ewoks", die: "white", keywords }] as const;
      return expectOk(attackOdds({ ...input, guardians })).meanWounds;
    };
    expect(wounds({ guardian: 2, "divine-influence": 1 })).toBeLessThan(wounds({ guardian: 2 }));
  });
});
