import { type Action, game } from "@sw/legion-core";
import { laidOut, play, type Scenario, scenario, type UnitSpec } from "@sw/legion-core/testing";
import { describe as told } from "@sw/legion-core/text";
import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { tokensOnCard } from "../../../src/mission/stock.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { BOX } from "../../../src/testing/box.ts";
import { unitTokens } from "../../../src/units/conditions.ts";

describe("Experimental Droids", () => {
  const FORCE = "experimental-droids";

  const TACTICAL: UnitSpec = { unit: "t-series-tactical-droid-programmed-for-strategy", at: [300, 100] };

  const FOES: UnitSpec = { unit: "rebel-troopers", at: [600, 500] };

  const b1 = (more: Partial<UnitSpec> = {}): UnitSpec => ({ unit: "b1-battle-droids", at: [600, 300], ...more });

  const SPEND: Action = { type: "perform", subject: FORCE };

  const choosing = (what: string): Action => ({ type: "choose-option", subject: `${FORCE}-${what}` });

  /** The first unit acts; the commander holds so many of the tokens, or none are given. */
  const acting = (unit: UnitSpec, held: number | null = 3, more: Partial<Scenario> = {}, chief = TACTICAL): State =>
    scenario({
      "player-1": { units: [unit, chief], battleForce: FORCE },
      "player-2": { units: [FOES] },
      activating: "p1.0",
      ...(held === null
        ? {}
        : {
            mission: { counts: { [`${FORCE} player-1 surge`]: held } },
            ongoing: [{ unit: "p1.1", keyword: FORCE, value: 1, until: "round" }],
          }),
      ...more,
    });

  const offers = (state: State): boolean => game.why(state, SPEND) === undefined;

  const left = (state: State): number => tokensOnCard({ state }, 0, FORCE).surge;

  const took = (what: string, unit = b1()): State => play(acting(unit), [SPEND, choosing(what)]).state;

  it("[leg.battle-force.own-rules] A commander of Experimental Droids may put 3 surges on its card as the Activation Phase starts", () => {
    const start = laidOut({
      "player-1": { units: [TACTICAL, { ...TACTICAL, at: [900, 100] }, b1()], battleForce: FORCE },
      "player-2": { units: [FOES] },
    });
    const work = new GameWork(BOX, start, undefined);
    atMoment(work, "activation-phase-start", null);
    const asked = work.finish().state;
    expect(game.legalActions(asked)).toEqual([
      { type: "effect", subject: 0 },
      { type: "effect", subject: 1 },
      { type: "pass" },
    ]);
    const given = play(asked, [{ type: "effect", subject: 1 }]);
    expect(given.state.ongoing).toEqual([{ unit: 1, keyword: FORCE, value: 1, until: "round" }]);
    expect(left(given.state)).toBe(3);
    expect(game.decision(given.state)?.kind).not.toBe("effects");
    const put = given.events.find(({ type }) => type === "card-tokens-changed");
    expect(put).toMatchObject({ card: FORCE, left: 3, rule: "leg.battle-force.own-rules" });
    if (put !== undefined) expect(told({ event: put }, { locale: "en" })).toContain("Experimental Droids");
  });

  it("[leg.battle-force.own-rules] A corps, special forces or support unit with AI at range 3 of the holder may spend one of its surges, once per activation", () => {
    const state = acting(b1());
    expect(offers(state)).toBe(true);
    const spent = play(state, [SPEND, choosing("aim")]).state;
    expect(left(spent)).toBe(2);
    expect(nearest(spent, "activation")?.actions).toBe(2);
    expect(offers(spent)).toBe(false);
    expect(offers(acting(b1({ at: [1400, 300] })))).toBe(false);
    expect(offers(acting(b1(), 0))).toBe(false);
    expect(offers(acting(b1(), null))).toBe(false);
    expect(offers(acting({ unit: "droidekas", at: [600, 300] }))).toBe(true);
    expect(offers(acting({ unit: "aat-battle-tank", at: [600, 300] }))).toBe(false);
    expect(offers(acting({ unit: "stormtroopers", at: [600, 300] }))).toBe(false);
  });

  it("[leg.battle-force.own-rules] The surge of Experimental Droids may become an aim, a dodge, or the removal of one or two suppression tokens", () => {
    const gained = (what: string, token: "aim" | "dodge" | "suppression", suppression = 0): number =>
      unitTokens(took(what, b1({ tokens: { suppression } })), 0, token);
    expect([gained("aim", "aim"), gained("dodge", "dodge")]).toEqual([1, 1]);
    expect([gained("calm-1", "suppression", 2), gained("calm-2", "suppression", 2)]).toEqual([1, 0]);
    const offered = (suppression: number): number =>
      game.legalActions(play(acting(b1({ tokens: { suppression } })), [SPEND]).state).length;
    expect([offered(0), offered(1), offered(2)]).toEqual([4, 5, 6]);
  });

  it("[leg.battle-force.own-rules] The surge of Experimental Droids may make the next move 1 faster, but not the move after it", () => {
    const longest = (state: State): number => {
      const moves = game.legalActions(play(state, [{ type: "perform", subject: "move" }]).state);
      return Math.max(
        ...moves.map((action) => (action.type === "move" && "tool" in action.move ? action.move.tool.speed : 0)),
      );
    };
    expect(longest(acting(b1()))).toBe(2);
    const hurried = took("faster");
    expect(longest(hurried)).toBe(3);
    const asked = play(hurried, [{ type: "perform", subject: "move" }]).state;
    const [first] = game.legalActions(asked);
    if (first === undefined) throw new Error("nowhere to move");
    const after = play(asked, [first]).state;
    expect(nearest(after, "activation")?.marks).toContain(`${FORCE}-faster had`);
    expect(longest(after)).toBe(2);
  });

  it("[leg.battle-force.own-rules] The surge of Experimental Droids may add a white and a black die to one pool of the next attack action", () => {
    const attack: Action = { type: "perform", subject: "attack" };
    let state = play(took("dice"), [attack]).state;
    for (const wanted of ["declare", "add-weapon"]) {
      const action = game.legalActions(state).find(({ type }) => type === wanted);
      if (action !== undefined) state = play(state, [action]).state;
    }
    const more: Action = { type: "choose-option", subject: FORCE };
    const before = nearest(state, "attack")?.pools[0]?.dice[0] ?? [0, 0, 0];
    const after = play(state, [more]).state;
    const [white = 0, black = 0, red = 0] = before;
    expect(nearest(after, "attack")?.pools[0]?.dice[0]).toEqual([white + 1, black + 1, red]);
    expect(game.why(after, more)).toBeDefined();
  });

  it("[leg.attack.one-attack-action] The dice of Experimental Droids may be added in the free attack action of Charge, too", () => {
    const guard: UnitSpec = { unit: "ig-100-magnaguard-prototype-assassin-droids", at: [600, 300], defeated: 3 };
    const foe: UnitSpec = { unit: "rebel-troopers", at: [700, 300], defeated: 3 };
    const near = { "player-2": { units: [foe, { ...foe, at: [1700, 800] as const }] } };
    const moving = play(acting(guard, 3, near), [SPEND, choosing("dice"), { type: "perform", subject: "move" }]).state;
    const charge: Action = { type: "effect", subject: 0 };
    const [met] = game.legalActions(moving).flatMap((move) => {
      const { state } = play(moving, [move]);
      return game.why(state, charge) === undefined ? [state] : [];
    });
    if (met === undefined) throw new Error("nobody was charged");
    let attack = play(met, [charge]).state;
    for (const wanted of ["declare", "add-weapon"]) {
      const action = game.legalActions(attack).find(({ type }) => type === wanted);
      if (action !== undefined) attack = play(attack, [action]).state;
    }
    expect(nearest(attack, "attack")).toMatchObject({ reason: "charge" });
    expect(game.why(attack, { type: "choose-option", subject: FORCE })).toBeUndefined();
  });

  it("[leg.range.at] The holder of Experimental Droids lends its surges to units at range 3, but no farther", () => {
    const drawn = (gap: number): boolean => offers(acting(b1({ at: [327 + gap, 100], defeated: 5 })));
    expect([drawn(450), drawn(451)]).toEqual([true, false]);
  });

  it("[leg.battle-force.own-rules] The surge of Experimental Droids removes at most two suppression tokens and adds exactly 1 speed", () => {
    const calmed = took("calm-2", b1({ tokens: { suppression: 3 } }));
    expect(unitTokens(calmed, 0, "suppression")).toBe(1);
    const slow = took("faster", { unit: "droidekas", at: [600, 300] });
    const moves = game.legalActions(play(slow, [{ type: "perform", subject: "move" }]).state);
    const speeds = moves.map((move) => (move.type === "move" && "tool" in move.move ? move.move.tool.speed : 0));
    expect(Math.max(...speeds)).toBe(2);
  });

  it("[leg.battle-force.own-rules] A commander in each of two armies of Experimental Droids takes 3 surges", () => {
    const start = laidOut({
      "player-1": { units: [TACTICAL], battleForce: FORCE },
      "player-2": { units: [{ ...TACTICAL, at: [900, 700] }], battleForce: FORCE },
    });
    const work = new GameWork(BOX, start, undefined);
    atMoment(work, "activation-phase-start", null);
    let { state } = work.finish();
    while (game.decision(state)?.kind === "effects") state = play(state, [{ type: "effect", subject: 0 }]).state;
    expect(([0, 1] as const).map((side) => tokensOnCard({ state }, side, FORCE).surge)).toEqual([3, 3]);
  });
});
