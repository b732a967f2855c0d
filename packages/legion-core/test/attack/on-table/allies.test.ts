import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { Situation } from "../../../src/attack/pools/situation.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { tokensOf } from "../../../src/state/tokens.ts";
import { add, choose, DONE, declare, faces, PASS, wound } from "../../helpers/actions.ts";
import { attackOf, HERE } from "../../helpers/attacks.ts";
import { standing } from "../../helpers/moves.ts";
import { eventsOf, left, offered } from "../../helpers/reading.ts";
import { engine, type Fielding, playOut } from "../../helpers/scene.ts";
import { wall } from "../../helpers/terrain.ts";

// An aim token makes the pool wait after its roll, so that its situation can be looked at.
const SNOW = { unit: "snowtroopers", at: HERE, tokens: { aim: 1 } } as const;

/** The situation of the first pool against the first unit of the second army. */
function situation(theirs: readonly Fielding[], more: Parameters<typeof attackOf>[2] = {}): Situation {
  const state = attackOf([SNOW], theirs, { only: 1, ...more });
  const { frames } = playOut(state, [add(0, 1), DONE], ["hit"]).state;
  const pool = frames[frames.length - 1];
  if (pool?.kind !== "pool") throw new Error("no pool");
  return pool.situation;
}

describe("backup", () => {
  const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [300, 730] } as const;
  const HELP = { unit: "rebel-troopers", at: [380, 730] } as const;
  const backed = (help: Fielding, defender: Fielding = LEIA, more = {}) => situation([defender, help], more).backup;

  it("[leg.backup.who-benefits] A commander or operative benefits from backup of a corps unit whose leader is at half-range and sees the unit", () => {
    expect(backed(HELP)).toBe(true);
    expect(backed({ ...HELP, at: [420, 730] })).toBe(false);
    expect(backed(HELP, LEIA, { table: wall(325, 600, 20, 300) })).toBe(false);
    expect(backed(HELP, { ...LEIA, unit: "chewbacca-walking-carpet" })).toBe(true);
    expect(backed(HELP, { ...LEIA, unit: "rebel-veterans" })).toBe(false);
  });

  it("[leg.backup.who-benefits] [leg.backup.provider-rank] [leg.promote.rank-change] A corps unit promoted to commander benefits from backup, and provides none", () => {
    const promoted = { state: { commander: true } };
    const corps: Fielding = { unit: "rebel-veterans", at: [300, 730] };
    expect([backed(HELP, corps), backed(HELP, { ...corps, ...promoted })]).toEqual([false, true]);
    expect(backed({ ...HELP, ...promoted })).toBe(false);
  });

  it("[leg.backup.who-benefits] Backup depends only on the position and sight of the helping unit's leader", () => {
    const helpers = (leader: readonly [number, number], other: readonly [number, number]): Fielding => ({
      unit: "rebel-troopers",
      state: standing([leader, other]),
    });
    // Beside a wall that ends at y = 760 mm the one below it sees nobody above it.
    const screen = { table: wall(325, 600, 20, 160) };
    expect(backed(helpers([365, 780], [365, 700]), LEIA, screen)).toBe(true);
    expect(backed(helpers([365, 700], [365, 780]), LEIA, screen)).toBe(false);
    expect(backed(helpers([420, 730], [380, 730]))).toBe(false);
    expect(backed(helpers([380, 730], [420, 730]))).toBe(true);
  });

  it("[leg.backup.who-benefits] Backup requires one unit that is both near and in sight; one near and another in sight give none", () => {
    const screen = { table: wall(325, 600, 20, 300) };
    const afar = { unit: "rebel-troopers", at: [150, 730] } as const;
    expect(situation([LEIA, HELP, afar], screen).backup).toBe(false);
    expect(situation([LEIA, HELP, { ...afar, at: [220, 730] }], screen).backup).toBe(true);
  });

  it("[leg.backup.provider-rank] [leg.backup.provider-trooper] [leg.kw.guardian-x.backup] Corps troopers and troopers with Guardian provide backup", () => {
    expect(backed({ ...HELP, unit: "rebel-commandos" })).toBe(false);
    expect(backed({ ...HELP, unit: "at-rt-rebel-alliance" })).toBe(false);
    expect(backed({ ...HELP, unit: "chewbacca-walking-carpet" })).toBe(true);
  });

  it("[leg.backup.provider-not-suppressed] A suppressed unit provides no backup", () => {
    expect(backed({ ...HELP, tokens: { suppression: 1 } })).toBe(false);
    expect(backed({ ...HELP, unit: "chewbacca-walking-carpet", tokens: { suppression: 1 } })).toBe(true);
  });

  it("[leg.backup.when] Backup applies to ranged attacks whose attacking leader is beyond range 2", () => {
    expect(backed({ ...HELP, at: [380, 620] }, { ...LEIA, at: [300, 620] })).toBe(false);
    expect(backed({ ...HELP, at: [380, 635] }, { ...LEIA, at: [300, 635] })).toBe(true);
  });

  it("[leg.backup.effect] A defender with backup cancels up to two hits", () => {
    const state = attackOf([{ unit: "snowtroopers", at: HERE }], [LEIA, HELP], { only: 1 });
    const hit = playOut(state, [add(0, 1), add(1, 1), add(2, 1), DONE], faces(3, "hit"));
    expect(offered(hit.state)).toEqual(["choose-option backup", "pass"]);
    expect(engine.decision(hit.state)).toMatchObject({ seat: "player-2", rule: "leg.modify-attack.then-defender" });
    const over = playOut(hit.state, [choose("backup"), choose("backup")], ["block"]);
    expect(eventsOf(over, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });
});

describe("Guardian", () => {
  const REBELS = { unit: "rebel-troopers", at: [300, 550] } as const;
  const CHEWIE = { unit: "chewbacca-walking-carpet", at: [450, 550] } as const;
  const guards = (guard: Fielding, more = {}) => situation([REBELS, guard], more).guardians.length;

  it("[leg.kw.guardian-x.cancel] Guardian can be used at range 1 and in sight of the defending troopers", () => {
    expect(guards(CHEWIE)).toBe(1);
    expect(guards({ ...CHEWIE, at: [560, 550] })).toBe(0);
    expect(guards(CHEWIE, { table: wall(380, 400, 20, 300) })).toBe(0);
  });

  it("[leg.kw.guardian-x.cancel] A Guardian keyword that names units can be used only for those units", () => {
    const guard = { ...CHEWIE, unit: "ig-100-magnaguard" };
    expect(guards(guard)).toBe(0);
    const general = { unit: "general-grievous-sinister-cyborg", at: REBELS.at } as const;
    expect(situation([general, guard]).guardians.map(({ id }) => id)).toEqual(["p2.1"]);
  });

  it("[leg.kw.guardian-x.courage] A suppressed unit cannot use Guardian", () => {
    expect(guards({ ...CHEWIE, tokens: { suppression: 1 } })).toBe(1);
    expect(guards({ ...CHEWIE, tokens: { suppression: 2 } })).toBe(0);
  });

  it("[leg.kw.guardian-x.cancel] A unit that cannot use Guardian is refused with the reason, which its player can also ask for", () => {
    const waiting = (guard: Fielding, more = {}, rebels: Fielding = REBELS): State =>
      playOut(attackOf([SNOW], [rebels, guard], { only: 1, ...more }), [add(0, 1), DONE], ["hit"]).state;
    const code = (state: State): string | undefined => engine.why(state, choose("guardian p2.1"))?.code;
    expect(code(waiting(CHEWIE))).toBe("used-in-another-step");
    const afar = waiting({ ...CHEWIE, at: [560, 550] });
    expect(code(afar)).toBe("guards-from-too-far");
    expect(code(waiting(CHEWIE, { table: wall(380, 400, 20, 300) }))).toBe("guards-unseeing");
    expect(code(waiting({ ...CHEWIE, tokens: { suppression: 2 } }))).toBe("too-suppressed-to-guard");
    expect(code(waiting({ ...CHEWIE, unit: "ig-100-magnaguard" }))).toBe("guards-others");
    expect(code(waiting({ ...CHEWIE, unit: "rebel-veterans" }))).toBe("guards-nobody");
    expect(engine.whyNotAsked(afar, "player-2", "pool")).toMatchObject({
      rule: "leg.kw.guardian-x.cancel",
      code: "no-guardian-at-hand",
      params: { enemies: [{ code: "guards-from-too-far", params: { unit: "p2.1" } }] },
    });
    const alone = { ...CHEWIE, unit: "rebel-veterans" };
    expect(engine.whyNotAsked(waiting(alone), "player-2", "pool")?.code).toBe("nothing-to-use");
    expect(engine.whyNotAsked(waiting(alone, {}, { ...REBELS, tokens: { dodge: 1 } }), "player-2", "pool")?.code).toBe(
      "not-the-decider",
    );
  });

  it("[leg.kw.guardian-x.roll] [leg.kw.guardian-x.suppression] A unit that uses Guardian rolls a die per cancelled hit, suffers the blanks, and gains no suppression", () => {
    const state = attackOf([{ unit: "snowtroopers", at: HERE }], [REBELS, CHEWIE], { only: 1 });
    const line = [add(0, 1), add(1, 1), DONE, choose("guardian p2.1"), choose("cancel")];
    const guarded = playOut(state, line, ["hit", "hit", "blank", "block"]);
    expect(guarded.state.units[2]?.miniatures[0]?.wounds).toBe(1);
    expect(eventsOf(guarded, "dice-rolled").map(({ unit, rule }) => [unit, rule])).toEqual([
      ["p1.0", "leg.roll-attack.roll"],
      ["p2.1", "leg.kw.guardian-x.roll"],
    ]);
    expect(tokensOf(guarded.state.units[2]?.tokens ?? [], "suppression")).toBe(0);
    expect(tokensOf(guarded.state.units[1]?.tokens ?? [], "suppression")).toBe(1);
    expect(left(guarded.state, 1)).toEqual([0, 1, 2, 3]);
  });

  it("[leg.kw.guardian-x.cancel] A unit cannot use Guardian twice against one pool, and the refusal names it while another may", () => {
    const theirs = [REBELS, CHEWIE, { ...CHEWIE, at: [180, 550] }] as const;
    const state = attackOf([{ unit: "snowtroopers", at: HERE }], theirs, { only: 1 });
    const line = [add(0, 1), add(1, 1), DONE, choose("guardian p2.1"), PASS];
    const guarded = playOut(state, line, ["hit", "hit", "block"]).state;
    expect(offered(guarded)).toEqual(["choose-option guardian p2.2", "pass"]);
    expect(engine.why(guarded, choose("guardian p2.1"))).toMatchObject({
      rule: "leg.kw.guardian-x.cancel",
      code: "used-already",
      params: { option: "guardian p2.1" },
    });
    expect(engine.why(guarded, choose("guardian p2.2"))).toBeUndefined();
  });

  it("[leg.kw.guardian-x.roll] A unit that uses Guardian spends its own surge tokens, not the defender's", () => {
    const surge = { tokens: { surge: 1 } };
    const state = attackOf(
      [{ unit: "snowtroopers", at: HERE }],
      [
        { ...REBELS, ...surge },
        { ...CHEWIE, ...surge },
      ],
      {
        only: 1,
      },
    );
    const line = [add(0, 1), DONE, choose("guardian p2.1"), choose("surge")];
    const guarded = playOut(state, line, ["hit", "defense-surge"]).state;
    expect([1, 2].map((unit) => tokensOf(guarded.units[unit]?.tokens ?? [], "surge"))).toEqual([1, 0]);
    expect(guarded.units[2]?.miniatures[0]?.wounds).toBe(0);
  });
});

describe("tokens and wounds of a pool", () => {
  const REBELS = { unit: "rebel-troopers", at: [300, 550] } as const;

  it("[leg.roll-attack.reroll-window] An action that a pool does not offer is refused, and the refusal lists what it offers", () => {
    const waiting = playOut(attackOf([SNOW], [REBELS]), [add(0, 1), DONE], ["blank"]).state;
    const refused = (action: Action): unknown =>
      expectIllegal(engine.apply(waiting, action), "leg.roll-attack.reroll-window");
    expect(refused(choose("dodge"))).toMatchObject({ code: "used-in-another-step", params: { step: "dodge" } });
    expect(refused(choose("pass"))).toMatchObject({ code: "no-such-use", params: { options: ["aim", "pass"] } });
    expect(refused(DONE)).toMatchObject({ code: "not-asked", params: { takes: ["choose-option", "pass"] } });
    expect(engine.decision(waiting)?.kind).toBe("pool");
  });

  it("[leg.tokens.aim] [leg.tokens.green] An aim token that is spent is removed", () => {
    const state = attackOf([SNOW], [REBELS]);
    const rerolled = playOut(state, [add(0, 1), DONE, choose("aim")], ["blank", "blank"]);
    expect(rerolled.state.units[0]?.tokens.every((count) => count === 0)).toBe(true);
    expect(eventsOf(rerolled, "tokens-lost")).toMatchObject([{ unit: "p1.0", token: "aim", amount: 1 }]);
  });

  it("[leg.tokens.observation] The attacker may spend an observation token of the defender to reroll a die", () => {
    const state = attackOf([{ unit: "snowtroopers", at: HERE }], [{ ...REBELS, tokens: { observation: 1 } }]);
    const rerolled = playOut(state, [add(0, 1), DONE, choose("observation")], ["blank", "blank"]).state;
    expect(tokensOf(rerolled.units[1]?.tokens ?? [], "observation")).toBe(0);
  });

  it("[leg.kw.shielded-x.sides] [leg.kw.shielded-x.cancel] A shield that cancels a result becomes inactive", () => {
    const state = attackOf([{ unit: "snowtroopers", at: HERE }], [{ unit: "droidekas", at: [300, 550] }]);
    const before = tokensOf(state.units[1]?.tokens ?? [], "shield");
    const shot = playOut(state, [add(0, 1), DONE, choose("shield hit")], ["hit"]).state;
    expect(tokensOf(shot.units[1]?.tokens ?? [], "shield")).toBe(before - 1);
    expect(tokensOf(shot.units[1]?.tokens ?? [], "inactive-shield")).toBe(1);
  });

  it("[leg.attack.suppression-token] [leg.attack.suppression-ranged-only] [leg.weapon.melee-attack] [leg.weapon.ranged-attack] A ranged attack with a hit suppresses, but a melee attack does not", () => {
    const shot = playOut(attackOf([{ unit: "snowtroopers", at: HERE }], [REBELS]), [add(0, 1), DONE], ["hit", "block"]);
    expect(tokensOf(shot.state.units[1]?.tokens ?? [], "suppression")).toBe(1);
    const melee = attackOf([{ unit: "snowtroopers", at: HERE }], [{ ...REBELS, at: [300, 357] }]);
    const fought = playOut(melee, [add(0, 0, "melee"), DONE], ["hit", "block"]);
    expect(tokensOf(fought.state.units[1]?.tokens ?? [], "suppression")).toBe(0);
  });

  it("[leg.attack.suppression-token] [leg.suppression.vehicles-immune] Vehicles suppress troopers that they hit, but cannot be suppressed themselves", () => {
    const bike = { unit: "74-z-speeder-bikes", state: standing([[300, 300]]) } as const;
    const suppressed = (mine: Fielding, theirs: Fielding, line: Parameters<typeof playOut>[1], dice: number) => {
      const shot = playOut(attackOf([mine], [theirs]), line, [...faces(dice, "hit"), ...faces(dice, "block")]);
      return tokensOf(shot.state.units[1]?.tokens ?? [], "suppression");
    };
    expect(suppressed(bike, { ...REBELS, at: [520, 300] }, [add(0, 0)], 2)).toBe(1);
    const parked = { ...bike, state: standing([[300, 550]]) };
    expect(suppressed({ unit: "snowtroopers", at: HERE }, parked, [add(0, 1), DONE], 1)).toBe(0);
  });

  it("[leg.roll-defense.gather] [leg.cards.unit-defense-die] The defender rolls the defense die of its own card", () => {
    const rolled = (mine: string, theirs: string) => {
      const state = attackOf([{ unit: mine, at: HERE }], [{ unit: theirs, at: [300, 550] }]);
      const shot = playOut(state, [add(0, 1), DONE], ["hit", "block"]);
      return eventsOf(shot, "dice-rolled").flatMap(({ dice }) => dice)[1];
    };
    expect(rolled("rebel-troopers", "snowtroopers")).toBe("red-defense");
    expect(rolled("snowtroopers", "rebel-troopers")).toBe("white-defense");
  });

  it("[leg.kw.deflect.wound] A deflected wound is dealt to the attacking unit, whose player assigns it", () => {
    const luke = { unit: "luke-skywalker-jedi-knight", at: [300, 550] } as const;
    const state = attackOf([{ unit: "snowtroopers", at: HERE }], [luke]);
    const shot = playOut(state, [add(0, 1), DONE], ["hit", "defense-surge"]);
    expect(engine.decision(shot.state)).toMatchObject({ seat: "player-1", kind: "wounds" });
    const over = playOut(shot.state, [wound("p1.0.2")]);
    expect(left(over.state, 0)).toEqual([0, 1, 3]);
    expect(eventsOf(over, "unit-wounded")).toMatchObject([{ rule: "leg.kw.deflect.wound" }]);
    expect(eventsOf(over, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.standby.lost] [leg.attack.part-of-action] A unit that makes any attack loses its standby token", () => {
    const state: State = attackOf([{ ...SNOW, tokens: { standby: 1 } }], [REBELS, { ...REBELS, at: [450, 550] }]);
    const first = playOut(state, [declare("p2.0"), add(0, 1)]).state;
    expect(tokensOf(first.units[0]?.tokens ?? [], "standby")).toBe(1);
    const shot = playOut(first, [DONE], ["blank"]).state;
    expect(tokensOf(shot.units[0]?.tokens ?? [], "standby")).toBe(0);
    expect(offered(playOut(attackOf([SNOW], [REBELS]), [add(0, 1), DONE], ["hit"]).state)).toContain(PASS.type);
  });
});

describe("clone troopers", () => {
  const CLONES = { unit: "clone-trooper-infantry", at: HERE } as const;
  const REBELS = { unit: "rebel-troopers", at: [300, 550] } as const;
  const near = (more: Partial<Fielding> = {}) => ({ ...CLONES, at: [450, 300], tokens: { aim: 2 }, ...more }) as const;
  const rolled = (friend: Fielding, more: Parameters<typeof attackOf>[2] = {}) =>
    playOut(attackOf([CLONES, friend], [REBELS], more), [add(0, 1), DONE], ["hit"]).state;

  it("[leg.type.clone-share] A clone unit may use one token of another clone unit at range 2 in sight as its own", () => {
    const state = rolled(near());
    expect(offered(state)).toEqual(["choose-option aim of p1.1", "pass"]);
    const over = playOut(state, [choose("aim of p1.1")], ["hit", "block"]);
    expect(tokensOf(over.state.units[1]?.tokens ?? [], "aim")).toBe(1);
    expect(eventsOf(over, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.type.clone-share] A clone unit may use only one lent token per attack, even if two clone units could lend one", () => {
    const waits = (friend: Fielding, more = {}) => {
      const { state } = playOut(attackOf([CLONES, friend], [REBELS], more), [add(0, 1), DONE], ["blank"]);
      return offered(state).includes("choose-option aim of p1.1");
    };
    expect(waits(near({ at: [680, 300] }))).toBe(true);
    expect(waits(near({ at: [700, 300] }))).toBe(false);
    expect(waits(near(), { table: wall(360, 200, 20, 200) })).toBe(false);
    expect(waits(near({ unit: "rebel-veterans" }))).toBe(false);
    const other = near({ at: [150, 300] });
    const state = playOut(attackOf([CLONES, near(), other], [REBELS]), [add(0, 1), DONE], ["blank"]).state;
    expect(offered(state)).toEqual(["choose-option aim of p1.1", "choose-option aim of p1.2", "pass"]);
    const once = playOut(state, [choose("aim of p1.2")], ["blank"]);
    expect(eventsOf(once, "pool-resolved")).toHaveLength(1);
  });

  it("[leg.type.clone-share] Clones lend tokens only to clones, not to other troopers beside them", () => {
    const friend = near({ tokens: { aim: 2, surge: 1, dodge: 1 } });
    const offeredTo = (unit: string) => {
      const state = attackOf([{ unit, at: HERE, tokens: { aim: 1 } }, friend], [REBELS]);
      return offered(playOut(state, [add(0, 1), DONE], ["blank"]).state);
    };
    expect(offeredTo("rebel-veterans")).toEqual(["choose-option aim", "pass"]);
    expect(offeredTo("b1-battle-droids")).toEqual(["choose-option aim", "pass"]);
    expect(offeredTo("clone-trooper-infantry")).toContain("choose-option aim of p1.1");
    const shot = situation([REBELS, { ...friend, at: [450, 550] }]);
    expect(shot.lenders).toEqual({ attacker: [], defender: [] });
    const cloned = situation([
      { unit: "clone-trooper-infantry", at: [300, 550] },
      { ...friend, at: [450, 550] },
    ]);
    expect(cloned.lenders.defender).toMatchObject([{ id: "p2.1", by: ["clone-trooper"] }]);
  });

  it("[leg.type.clone-share] Using a second lent token in the same attack is refused with the reason", () => {
    const clones = { unit: "clone-trooper-infantry", at: HERE, tokens: { aim: 1 } } as const;
    const asked = attackOf([clones, near({ tokens: { aim: 2 } })], [REBELS]);
    const state = playOut(asked, [add(0, 1), DONE, choose("aim of p1.1")], ["blank", "blank"]).state;
    expect(offered(state)).toEqual(["choose-option aim", "pass"]);
    expect(engine.why(state, choose("aim of p1.1"))).toMatchObject({ code: "lent-token-gone" });
  });

  it("[leg.type.clone-share] Clones lend one token per attack of any kind: after a lent aim token no surge token is lent", () => {
    const friend = near({ tokens: { aim: 1, surge: 1 } });
    const state = attackOf([CLONES, friend], [REBELS]);
    const rolled = playOut(state, [add(0, 1), DONE], ["attack-surge"]).state;
    expect(offered(rolled)).toEqual(["choose-option aim of p1.1", "pass"]);
    expect(offered(playOut(rolled, [PASS]).state)).toEqual(["choose-option surge of p1.1", "pass"]);
    const over = playOut(rolled, [choose("aim of p1.1")], ["attack-surge"]);
    expect(eventsOf(over, "pool-resolved")).toHaveLength(1);
    expect(tokensOf(over.state.units[1]?.tokens ?? [], "surge")).toBe(1);
  });

  it("[leg.type.clone-share] Each side may use one lent token when clones attack clones, from its own friends", () => {
    const theirs = { ...CLONES, at: [300, 550] } as const;
    const both = { aim: 1, dodge: 1 };
    const mine = [CLONES, near({ tokens: both })];
    const state = attackOf(mine, [theirs, { ...theirs, at: [450, 550], tokens: both }], { only: 2 });
    const shot = playOut(state, [add(0, 1), DONE], ["blank"]).state;
    expect(offered(shot)).toEqual(["choose-option aim of p1.1", "pass"]);
    const rolled = playOut(shot, [choose("aim of p1.1")], ["hit"]).state;
    expect(offered(rolled)).toEqual(["choose-option dodge of p2.1", "pass"]);
    const dodged = playOut(rolled, [choose("dodge of p2.1")]);
    expect(eventsOf(dodged, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.type.clone-share] A defending clone unit may also use dodge and surge tokens of another clone unit", () => {
    const defending = { unit: "clone-trooper-infantry", at: [300, 550] } as const;
    const friend = { ...defending, at: [450, 550], tokens: { dodge: 1, surge: 1 } } as const;
    const state = attackOf([{ unit: "snowtroopers", at: HERE }], [defending, friend], { only: 1 });
    const hit = playOut(state, [add(0, 1), add(1, 1), DONE], ["hit", "hit"]).state;
    expect(offered(hit)).toEqual(["choose-option dodge of p2.1", "pass"]);
    const dodged = playOut(hit, [choose("dodge of p2.1")], ["block"]).state;
    expect(tokensOf(dodged.units[2]?.tokens ?? [], "dodge")).toBe(0);
    const kept = playOut(hit, [PASS, choose("surge of p2.1")], ["defense-surge", "block"]);
    expect(eventsOf(kept, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.type.clone-share] [leg.kw.marksman] Clones with Marksman may spend another clone's aim token as they spend their own", () => {
    const marksmen = { ...CLONES, unit: "clone-trooper-marksmen", tokens: { aim: 1 } } as const;
    const state = playOut(
      attackOf([marksmen, near()], [REBELS]),
      [declare("p2.0"), add(0, 1), DONE, PASS],
      ["blank"],
    ).state;
    expect(offered(state)).toContain("choose-option marksman hit of p1.1");
    // Two tokens make a critical of a blank: one of its own, one of the other unit's.
    const critical = playOut(state, [choose("marksman critical from blank of p1.1")], ["blank"]);
    expect([0, 1].map((unit) => tokensOf(critical.state.units[unit]?.tokens ?? [], "aim"))).toEqual([0, 1]);
    expect(eventsOf(critical, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
  });
});
