import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { poolSituation } from "../../../../src/attack/from-table.ts";
import { attackOdds } from "../../../../src/odds/index.ts";
import { clearTokens } from "../../../../src/rounds/round-end.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State, TableToken } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { add, DONE, perform } from "../../../helpers/actions.ts";
import { acting, FAR, PHASE, READY } from "../../../helpers/activations.ts";
import { attackOf, HERE, SNOW, THERE } from "../../../helpers/attacks.ts";
import { eventsOf, offered, poolOf } from "../../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../../helpers/scene.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";

type Kind = TableToken["kind"];

/** Tokens of a kind that lie somewhere, in millimetres. */
function lying(kind: Kind, ...spots: readonly (readonly [x: number, y: number])[]): Pick<State, "tokens"> {
  const token = { kind, name: kind, owner: 0, z: 0, holder: null, removed: false } as const;
  return { tokens: spots.map(([x, y]) => ({ ...token, x: mm(x), y: mm(y) })) };
}

describe("Smoke", () => {
  const put = (x: number, y: number): Action => ({
    type: "place-token",
    subject: "smoke",
    to: { x: mm(x), y: mm(y), z: 0 },
  });

  /** The rebels with Smoke 2 in the middle of their actions, asked where the first token lies. */
  function asked(state: Partial<State> = {}, table = { terrain: [] as readonly ReturnType<typeof piece>[] }): State {
    const own: Fielding = { unit: "rebel-troopers", at: HERE, state: READY };
    const ongoing = [{ unit: 0, keyword: "smoke", value: 2, until: "game" }] as const;
    const start = scene({ armies: [[own], [FAR]], frames: [PHASE, acting(0)], state: { ongoing, ...state }, table });
    return playOut(settled(start).state, [perform("smoke")]).state;
  }

  const REBELS: Fielding = { unit: "rebel-troopers", at: THERE };

  /** An attack of one white die on the rebels, with tokens on the table. */
  const shoot = (tokens: Pick<State, "tokens">, defender = REBELS, attacker: Fielding = SNOW): State =>
    attackOf([attacker], [defender, FAR], { only: 1, state: tokens });

  const NEAR_DEFENDER = [300, 650] as const;

  const NEAR_ATTACKER = [300, 200] as const;

  const BETWEEN = [300, 425] as const;

  const TWO = [NEAR_DEFENDER, [400, 650]] as const;

  /** The wounds of a hit whose cover die shows this face; a blank is rolled in defense if the hit comes through. */
  const woundsOf = (state: State, cover: string, through: boolean): number | undefined => {
    const draws = through ? ["hit", cover, "blank"] : ["hit", cover];
    const shot = playOut(state, [add(0, 1), DONE], draws);
    expect(eventsOf(shot, "dice-rolled")[1]?.rule).toBe("leg.cover.pool");
    return eventsOf(shot, "pool-resolved")[0]?.wounds;
  };

  it("[leg.kw.smoke-x] Smoke X is an action that places X smoke tokens fully within range 1 of the leader", () => {
    const state = asked();
    expect(engine.decision(state)).toMatchObject({ rule: "leg.kw.smoke-x", context: { card: "smoke", about: "p1.0" } });
    for (const action of engine.legalActions(state)) expect(engine.apply(state, action).ok).toBe(true);
    // 163.5 mm from the middle of the leader to the far edge of the token: the base, and range 1.
    expectIllegal(engine.apply(state, put(300, 452)), "leg.kw.smoke-x");
    const smoked = playOut(state, [put(300, 451), put(400, 300)]).state;
    expect(smoked.tokens).toMatchObject([
      { kind: "smoke", name: "smoke" },
      { kind: "smoke", name: "smoke" },
    ]);
    expect(offered(smoked)).not.toContain("perform smoke");
    expect(offered(smoked)).toContain("perform aim");
  });

  it("[leg.kw.smoke-x] A smoke token must be in sight of the leader, flat, and clear of objective, advantage, charge and smoke tokens", () => {
    const table = { terrain: [piece("wall", rectangle(200, 370, 300, 10), 200)] };
    expectIllegal(engine.apply(asked({}, table), put(300, 400)), "leg.kw.smoke-x");
    expectIllegal(engine.apply(asked({}, table), put(300, 365)), "leg.kw.smoke-x");
    for (const kind of ["poi", "asset", "advantage", "charge", "smoke"] as const) {
      expectIllegal(engine.apply(asked(lying(kind, [300, 400])), put(300, 415)), "leg.kw.smoke-x");
    }
    expect(engine.apply(asked(lying("smoke", [300, 400])), put(300, 426)).ok).toBe(true);
    expectIllegal(engine.apply(playOut(asked(), [put(300, 400)]).state, put(300, 410)), "leg.kw.smoke-x");
  });

  it("[leg.kw.smoke-x] A smoke token may lie in area terrain, but not in an obstacle", () => {
    const grass = (kind: "area" | "obstacle") => ({
      terrain: [piece("grass", rectangle(250, 340, 100, 100), 30, { kind })],
    });
    expect(engine.apply(asked({}, grass("area")), put(300, 390)).ok).toBe(true);
    expectIllegal(engine.apply(asked({}, grass("obstacle")), put(300, 390)), "leg.kw.smoke-x");
  });

  it("[leg.kw.smoke-x] A smoke token lies on whole hundredths of a millimetre, and only the token in question is placed", () => {
    const codeOf = (subject: string, x: number) => {
      const to = { x, y: mm(400), z: 0 };
      const placed = engine.apply(asked(), { type: "place-token", subject, to });
      return placed.ok ? null : placed.violation.code;
    };
    expect(codeOf("smoke", mm(300) + 0.5)).toBe("not-on-the-grid");
    expect(codeOf("graffiti", mm(300))).toBe("no-such-choice");
    expect(codeOf("smoke", mm(300))).toBeNull();
  });

  it("[leg.kw.smoke-x] A player whose usual spots are all taken is offered spots between them", () => {
    const usual = engine.legalActions(asked()).flatMap((action) => (action.type === "place-token" ? [action.to] : []));
    const taken = usual.map(({ x, y }) => [x / mm(1), y / mm(1)] as const);
    const between = engine.legalActions(asked(lying("smoke", ...taken)));
    expect(between).toContainEqual(expect.objectContaining({ type: "place-token", subject: "smoke" }));
  });

  it("[leg.kw.smoke-tokens.defender] A smoke token at range 1 of the leader of a defending trooper unit gives it light cover", () => {
    expect(woundsOf(shoot(lying("smoke", NEAR_DEFENDER)), "block", false)).toBe(0);
    expect(woundsOf(shoot(lying("smoke", NEAR_DEFENDER)), "defense-surge", true)).toBe(1);
    const besideCharge = [lying("charge", [1500, 800]), lying("smoke", NEAR_DEFENDER)].flatMap(({ tokens }) => tokens);
    expect(woundsOf(shoot({ tokens: besideCharge }), "block", false)).toBe(0);
    // 177 mm from the middle of the leader, and nearer to others of the unit.
    const far = playOut(shoot(lying("smoke", [477, 550])), [add(0, 1), DONE], ["hit", "blank"]);
    expect(eventsOf(far, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    const walker: Fielding = { unit: "at-rt-rebel-alliance", at: [300, 550] };
    const hit = playOut(shoot(lying("smoke", NEAR_DEFENDER), walker), [add(0, 1), DONE], ["hit"]).state;
    expect(poolOf(hit).cover).toBe(0);
  });

  it("[leg.kw.smoke-tokens.attacker] A smoke token at range 1 of the leader of an attacking trooper unit gives the defender cover, but not if a vehicle attacks", () => {
    expect(woundsOf(shoot(lying("smoke", NEAR_ATTACKER)), "block", false)).toBe(0);
    const walker: Fielding = { unit: "at-st", at: HERE };
    const state = scene({ armies: [[walker], [REBELS]], state: lying("smoke", NEAR_ATTACKER) });
    const formed = { attack: "ranged", weapons: [{ miniature: 0, weapon: 0 }], dice: [[1, 0, 0]] } as const;
    const shot = poolSituation({ box, state }, 0, { defender: 1, resolved: true, again: null, ...formed });
    expect(shot?.situation.defender.smoke).toBe(undefined);
  });

  it("[leg.kw.smoke-tokens.attacker] A smoke token at range 1 of the attacking leader gives a vehicle light cover, too", () => {
    const walker: Fielding = { unit: "at-rt-rebel-alliance", at: [300, 550] };
    const shot = playOut(shoot(lying("smoke", NEAR_ATTACKER), walker), [add(0, 1), DONE], ["hit", "blank"]).state;
    expect(poolOf(shot).cover).toBe(1);
  });

  it("[leg.kw.smoke-tokens.stack] Two smoke tokens give heavy cover, but a single token near both leaders counts once", () => {
    expect(woundsOf(shoot(lying("smoke", ...TWO)), "defense-surge", false)).toBe(0);
    expect(woundsOf(shoot(lying("smoke", NEAR_DEFENDER, NEAR_ATTACKER)), "defense-surge", false)).toBe(0);
    expect(woundsOf(shoot(lying("smoke", BETWEEN)), "defense-surge", true)).toBe(1);
  });

  it("[leg.kw.smoke-tokens.stack] Three smoke tokens give only heavy cover, which Sharpshooter then reduces", () => {
    const three = lying("smoke", ...TWO, NEAR_ATTACKER);
    const sharp = { ongoing: [{ unit: 0, keyword: "sharpshooter", value: 1, until: "game" }] } as const;
    const state = attackOf([SNOW], [REBELS, FAR], { only: 1, state: { ...three, ...sharp } });
    expect(woundsOf(state, "defense-surge", true)).toBe(1);
    const weapons = [{ dice: { black: 4 }, keywords: { sharpshooter: 1 } }];
    const odds = (smoke: number): number =>
      expectOk(attackOdds({ weapons, defender: { die: "white", smoke } })).meanWounds;
    expect(odds(3)).toBe(odds(2));
    expect(odds(2)).toBeLessThan(odds(1));
    expect(odds(1)).toBe(odds(0));
  });

  it("[leg.kw.smoke-tokens.stack] Smoke has no effect in melee, or after it was removed", () => {
    const engaged = attackOf([{ ...SNOW, at: [300, 522] }], [REBELS], {
      state: lying("smoke", NEAR_DEFENDER),
      with: "melee",
    });
    const aiming = { ...SNOW, at: [300, 522], tokens: { aim: 1 } } as const;
    const waits = attackOf([aiming], [REBELS], { state: lying("smoke", NEAR_DEFENDER), with: "melee" });
    const top = playOut(waits, [add(0, 0, "melee"), DONE], ["hit"]).state.frames.at(-1);
    expect(top?.kind === "pool" ? top.situation.defender : {}).toMatchObject({ cover: 0 });
    expect(top?.kind === "pool" ? top.situation.defender : {}).not.toHaveProperty("smoke");
    const struck = playOut(engaged, [add(0, 0, "melee"), DONE], ["hit", "blank"]);
    expect(eventsOf(struck, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
    const cleared = lying("smoke", NEAR_DEFENDER).tokens.map((token) => ({ ...token, removed: true }));
    const shot = playOut(shoot({ tokens: cleared }), [add(0, 1), DONE], ["hit", "blank"]);
    expect(eventsOf(shot, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
  });

  it("[leg.kw.smoke-tokens.removal] Smoke tokens are removed in the Remove Tokens step, and other tokens of the battlefield stay", () => {
    const both = { tokens: [...lying("smoke", NEAR_DEFENDER).tokens, ...lying("charge", NEAR_ATTACKER).tokens] };
    const cleared = done(scene({ frames: [PHASE, acting(0)], state: both }), clearTokens);
    expect(cleared.state.tokens.map(({ removed }) => removed)).toEqual([true, false]);
    expect(eventsOf(cleared, "token-removed")).toMatchObject([
      { token: "smoke.0", rule: "leg.kw.smoke-tokens.removal" },
    ]);
  });
});
