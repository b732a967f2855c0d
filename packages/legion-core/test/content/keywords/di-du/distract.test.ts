import { nearest, seeded } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { KEYWORDS } from "../../../../src/content/keyword-entries.ts";
import { startAttack } from "../../../../src/rounds/performing.ts";
import { allOf } from "../../../../src/state/hooks/played.ts";
import type { State } from "../../../../src/state/state.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { determinizeView } from "../../../../src/views/determinize.ts";
import { viewOf } from "../../../../src/views/view.ts";
import { add, DONE, declare, faces, perform, unitChosen } from "../../../helpers/actions.ts";
import { acting, PHASE, READY } from "../../../helpers/activations.ts";
import { attackOf } from "../../../helpers/attacks.ts";
import { eventsOf, offered, weapons } from "../../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { wall } from "../../../helpers/terrain.ts";

const DROIDS: Fielding = {
  unit: "r2-d2-hero-of-a-thousand-devices",
  counterpart: "c-3po-human-cyborg-relations",
  at: [300, 500],
};

const TROOPERS: Fielding = { unit: "rebel-troopers", at: [450, 500] };

describe("Distract", () => {
  /** The actions that keywords give: whether they are free, and how many actions they cost. */
  const PRICES = Object.keys(KEYWORDS).flatMap((id) =>
    allOf(box.keywords, id, "action").map(({ free, cost }) => `${id} ${free ? "free" : cost}`),
  );

  const uses = (theirs: readonly Fielding[], more: Parameters<typeof scene>[0] = {}): State =>
    settled(scene({ armies: [[{ ...DROIDS, at: [300, 300] }], theirs], frames: [PHASE, acting(0)], ...more })).state;

  const enemy = (y: number, unit = "stormtroopers"): Fielding => ({ unit, at: [300, y], state: READY });

  it("[leg.actions.card-action] [leg.actions.free-card-action-cost] Actions that keywords give cost one action, except the free action of Distract", () => {
    expect(PRICES).toEqual([
      "arm 1",
      "bolster 1",
      "calculate-odds 1",
      "distract free",
      "guidance 1",
      "jump 1",
      "master-storyteller 1",
      "observe 1",
      "pulling-the-strings 1",
      "quick-thinking 1",
      "repair 1",
      "self-destruct 1",
      "smoke 1",
      "spotter 1",
      "strategize 1",
      "take-cover 1",
      "treat 1",
    ]);
  });

  it("[leg.kw.distract.force-target] Distract is a free action on an enemy trooper unit at range 2 in sight, and lasts until the end of the round", () => {
    const start = uses([enemy(500), enemy(700), { ...enemy(300, "at-st"), at: [450, 300] }]);
    const used = playOut(start, [perform("distract")]);
    expect(eventsOf(used, "ongoing-began")).toMatchObject([
      { unit: "p1.0", keyword: "distract", about: "p2.0", rule: "leg.kw.distract.force-target" },
      { unit: "p1.0", keyword: "inconspicuous", value: -1, rule: "leg.kw.distract.lose-inconspicuous" },
    ]);
    expect(eventsOf(used, "action-performed")).toMatchObject([{ action: "distract", free: true }]);
    expect(nearest(used.state, "activation")?.actions).toBe(2);
    expect(offered(used.state)).not.toContain("perform distract");
    expect(used.state.ongoing.map(({ until }) => until)).toEqual(["round", "round"]);
    expect(offered(uses([enemy(700)]))).not.toContain("perform distract");
    expect(offered(uses([enemy(500)], { table: wall(100, 390, 400, 20) }))).not.toContain("perform distract");
  });

  it("All viewers see which unit has distracted which, and a state determinized from a view keeps it", () => {
    const { state } = playOut(uses([enemy(500)]), [perform("distract")]);
    const view = viewOf({ box, state }, "spectator", null);
    expect(view.ongoing[0]).toMatchObject({ unit: "p1.0", keyword: "distract", about: "p2.0" });
    expect(determinizeView(box, view, seeded("distract")).ongoing).toEqual(state.ongoing);
  });

  it("[leg.kw.distract.force-target] The player of a unit with Distract chooses which of several nearby trooper units it distracts", () => {
    const asked = playOut(uses([enemy(500), { ...enemy(500), at: [450, 400] }]), [perform("distract")]).state;
    expect(offered(asked)).toEqual(["choose-unit p2.0", "choose-unit p2.1"]);
    expectIllegal(engine.apply(asked, DONE), "leg.kw.distract.force-target");
    const other = playOut(asked, [unitChosen("p2.1")]).state;
    expect(other.ongoing).toContainEqual({ unit: 0, keyword: "distract", value: 0, until: "round", about: 2 });
  });

  it("[leg.kw.distract.lose-inconspicuous] A unit that has used Distract is not Inconspicuous to any enemy", () => {
    const droids = { ...DROIDS, tokens: { suppression: 1 } };
    const mine: Fielding = { unit: "stormtroopers", at: [300, 300] };
    expect(offered(attackOf([mine], [droids, TROOPERS, { ...TROOPERS, at: [150, 500] }]))).not.toContain(
      "declare p2.0",
    );
    const used = playOut(uses([enemy(500), enemy(700)]), [perform("distract")]).state;
    expect(keywordsOf({ box, state: used }, 0)).not.toHaveProperty("inconspicuous");
    const before = uses([enemy(500), enemy(700)]);
    expect(keywordsOf({ box, state: before }, 0)).toHaveProperty("inconspicuous");
  });
});

describe("Distract, further", () => {
  /** The second unit of the state has used Distract on the first one. */
  const DISTRACTED = {
    ongoing: [{ unit: 1, keyword: "distract", value: 0, until: "round", about: 0 }],
  } as const satisfies Partial<State>;

  /** At range 1 of the droids, with grenades that one of them may throw. */
  const attacker: Fielding = { unit: "stormtroopers", at: [300, 370], upgrades: ["fragmentation-grenades"] };

  const attacked = (theirs: readonly Fielding[], ongoing: State["ongoing"] = DISTRACTED.ongoing): State =>
    attackOf([attacker], theirs, { state: { ongoing } });

  const enemies = [DROIDS, TROOPERS, { ...TROOPERS, at: [150, 500] }] as const;

  const free = ["declare p2.0", "declare p2.1", "declare p2.2"];

  it("[leg.kw.distract.force-target] A distracted unit must attack the unit that distracted it if it can, and may attack others if it cannot", () => {
    expect(nearest(attacked(enemies), "attack")?.pools.map(({ defender }) => defender)).toEqual([1]);
    expect(offered(attacked(enemies, []))).toEqual(free);
    const afar = attacked([{ ...DROIDS, at: [1500, 800] }, ...enemies.slice(1)]);
    expect(offered(afar)).toEqual(["declare p2.1", "declare p2.2"]);
    expect(offered(attacked(enemies, [{ ...DISTRACTED.ongoing[0], about: 2 }]))).toEqual(free);
    expect(offered(attacked(enemies, [{ ...DISTRACTED.ongoing[0], unit: 2 }]))).toEqual(free);
  });

  it("[leg.kw.distract.force-target] Declaring a defender other than the unit with Distract is refused with the reason", () => {
    const two = [DISTRACTED.ongoing[0], { ...DISTRACTED.ongoing[0], unit: 3 }];
    const state = attacked([DROIDS, TROOPERS, { ...DROIDS, at: [150, 500] }], two);
    expect(offered(state)).toEqual(["declare p2.0", "declare p2.2"]);
    expectIllegal(engine.apply(state, declare("p2.1")), "leg.kw.distract.force-target");
  });

  it("[leg.kw.distract.force-target] [leg.kw.counterpart.keywords] Distract ends when the counterpart that used it is defeated", () => {
    const state = attacked(enemies);
    const [mine, droids, ...others] = state.units;
    if (mine === undefined || droids === undefined) throw new Error("no units");
    const miniatures = droids.miniatures.map((one, place) =>
      place === 1 ? { ...one, status: "defeated" as const } : one,
    );
    const left = { ...state, units: [mine, { ...droids, miniatures }, ...others], frames: [] };
    expect(offered(done(left, (work) => startAttack(work, 0, "attack")).state)).toEqual(free);
  });

  it("[leg.kw.distract.all-weapons] Each miniature of a distracted unit must add a weapon to the pool if it can, in any order", () => {
    const state = attacked(enemies);
    expect(weapons(state)).toEqual(["p1.0.0 1 ranged", "p1.0.0 2 ranged"]);
    const later = playOut(state, [add(1, 1)]).state;
    expect(weapons(later)).toEqual([
      "p1.0.0 1 ranged",
      "p1.0.0 2 ranged",
      "p1.0.2 1 ranged",
      "p1.0.2 2 ranged",
      "p1.0.3 1 ranged",
      "p1.0.3 2 ranged",
    ]);
    expect(playOut(later, [add(0, 1)]).state).toEqual(playOut(state, [add(0, 1), add(1, 1)]).state);
    const two = playOut(state, [add(0, 1), add(1, 1)]).state;
    expect(weapons(two)).toEqual(["p1.0.2 1 ranged", "p1.0.2 2 ranged"]);
    expect(offered(two)).not.toContain("done");
    expectIllegal(engine.apply(two, DONE), "leg.kw.distract.all-weapons");
    const all = playOut(two, [add(2, 1), add(3, 2)], faces(4, "blank"));
    expect(eventsOf(all, "attack-declared")).toHaveLength(1);
    const chosenFreely = playOut(attacked(enemies, []), [declare("p2.0"), add(1, 1), DONE]).state;
    expect(nearest(chosenFreely, "attack")?.pools[0]?.weapons).toEqual([{ miniature: 1, weapon: 1 }]);
  });

  it("[leg.kw.distract.all-weapons] [leg.pool.at-least-one] A distracted unit cannot finish its pools without a weapon against the unit with Distract", () => {
    expectIllegal(engine.apply(attacked(enemies), DONE), "leg.pool.at-least-one");
  });

  it("[leg.kw.distract.all-weapons] Weapons that cannot reach the unit with Distract may be used against other units", () => {
    const gunner: Fielding = { unit: "stormtroopers", at: [300, 100], upgrades: ["dlt-19-stormtrooper"] };
    const far = [
      { ...DROIDS, at: [300, 640] },
      { ...TROOPERS, at: [300, 300] },
    ] as const;
    const state = attackOf([gunner], far, { state: DISTRACTED });
    expect(nearest(state, "attack")?.pools).toMatchObject([{ defender: 1, weapons: [{ miniature: 4 }] }]);
    expect(offered(state)).toEqual(["declare p2.1", "done"]);
    const second = playOut(state, [declare("p2.1")]).state;
    expect(weapons(second)).toEqual([0, 1, 2, 3].map((place) => `p1.0.${place} 1 ranged`));
    expect(offered(playOut(second, [add(2, 1)]).state)).toContain("done");
    const formed = playOut(second, [add(2, 1), DONE]).state;
    expectIllegal(engine.apply(formed, declare("p2.1")), "leg.roll-attack.choose-pool");
  });

  it("[leg.kw.distract.all-weapons] Weapons that could be added to the pool against the unit with Distract cannot be used against other units", () => {
    const soldier: Fielding = { unit: "stormtroopers", at: [300, 370], upgrades: ["fragmentation-grenades"] };
    const troopers: Fielding = { ...TROOPERS, at: [360, 480] };
    const armed = { unit: 0, keyword: "arsenal", value: 2, until: "game" } as const;
    const state = attackOf([soldier], [DROIDS, troopers], { state: { ongoing: [...DISTRACTED.ongoing, armed] } });
    const rifles = [add(0, 1), add(1, 1), add(2, 1), add(3, 1)];
    expect(weapons(playOut(state, rifles.slice(0, 1)).state)).toContain("p1.0.0 2 ranged");
    expect(eventsOf(playOut(state, [...rifles, DONE], faces(4, "blank")), "pool-resolved")).toHaveLength(1);
    const gladly = attackOf([soldier], [DROIDS, troopers], { state: { ongoing: [armed] } });
    expect(offered(playOut(gladly, [declare("p2.0"), ...rifles, DONE]).state)).toEqual(["declare p2.1", "done"]);
    const han: Fielding = { unit: "han-solo-unorthodox-general", at: [300, 370] };
    const duel = scene({ armies: [[han], [DROIDS, troopers]], state: DISTRACTED });
    const shot = done(duel, (work) => startAttack(work, 0, "attack"), faces(2, "blank"));
    expect(eventsOf(shot, "attack-declared").map(({ defender }) => defender)).toEqual(["p2.0"]);
  });

  it("[leg.kw.distract.force-target] Distract does not redirect an attack limited to one other unit, or a volley that has already attacked its unit", () => {
    const only = attackOf([attacker], enemies, { only: 2, state: DISTRACTED });
    expect(nearest(only, "attack")?.pools.map(({ defender }) => defender)).toEqual([2]);
    const volley = { kind: "volley", unit: 0, card: "son-of-skywalker", left: 2, attacked: [] } as const;
    const begun = (attacked: readonly number[]): State =>
      settled(scene({ armies: [[attacker], enemies], frames: [{ ...volley, attacked }], state: DISTRACTED })).state;
    expect(offered(begun([]))).toEqual(["declare p2.0", "done"]);
    expect(offered(begun([1]))).toEqual(["declare p2.1", "declare p2.2", "done"]);
  });
});
