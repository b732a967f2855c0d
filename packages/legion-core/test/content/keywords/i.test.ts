import { nearest } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { poolAgainst, weaponOptions } from "../../../src/attack/eligible.ts";
import { Reach } from "../../../src/attack/reach.ts";
import { contests } from "../../../src/mission/contest.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { State } from "../../../src/state/state.ts";
import { tokensOf } from "../../../src/state/tokens.ts";
import { mm } from "../../../src/table/lengths.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { add, DONE, faces, moving, perform, unitChosen, wound } from "../../helpers/actions.ts";
import { acting, activation, given, PHASE, READY, type Spots, STORM, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE, isBacked, SNOW, THERE } from "../../helpers/attacks.ts";
import { inContact, isHome, movesOf, movingScene, onMission, placeAll, standing } from "../../helpers/moves.ts";
import { eventsOf, keywordIds, offered, weapons } from "../../helpers/reading.ts";
import { box, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";

const REBELS = { unit: "rebel-troopers", at: THERE } as const;

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800] };

describe("Infiltrate", () => {
  it("[leg.kw.infiltrate] A unit with Infiltrate may be placed in its territory as its activation starts", () => {
    const frames = [acting(0, { stage: "start" })];
    const armies = [[{ unit: "imperial-special-forces", at: null }], [FAR]] as const;
    const state = done(onMission(scene({ armies, frames })), () => undefined).state;
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const asked = playOut(state, [{ type: "effect", subject: 0 }]).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "place", rule: "leg.kw.infiltrate", seat: "player-1" });
    const centre = { type: "place", subject: "p1.0.0", to: { x: mm(900), y: mm(450), z: 0 }, heading: EAST } as const;
    expectIllegal(engine.apply(asked, centre), "leg.kw.infiltrate");
    const end = placeAll(asked);
    expect(end.units[0]?.miniatures.every(({ status }) => status === "standing")).toBe(true);
    expect(isHome(end)).toBe(true);
    expect(engine.decision(end)?.kind).not.toBe("place");
  });
});

describe("Inspire", () => {
  it("[leg.kw.inspire-x] At the end of its activation a unit with Inspire X removes up to X tokens in total from friends at range 2", () => {
    const friend = (x: number, suppression: number): Fielding => ({ ...STORM, at: [x, 300], tokens: { suppression } });
    const padme: Fielding = { unit: "padme-amidala-spirited-senator", at: [150, 150], tokens: { suppression: 1 } };
    const start = settled(activation("end", [padme, friend(150, 2), friend(300, 1), friend(1200, 1)])).state;
    expect(keywordsOf({ box, state: start }, 0)["inspire"]).toBe(2);
    expect(offered(start)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    expectIllegal(engine.apply(start, unitChosen("p1.0")), "leg.kw.inspire-x");
    expectIllegal(engine.apply(start, unitChosen("p1.3")), "leg.kw.inspire-x");
    const twice = playOut(start, [unitChosen("p1.1"), unitChosen("p1.1")]).state;
    expect([0, 1, 2, 3].map((unit) => unitTokens(twice, unit, "suppression"))).toEqual([1, 0, 1, 1]);
    const none = playOut(start, [{ type: "done" }]);
    expect(eventsOf(none, "tokens-lost")).toEqual([]);
    expect(eventsOf(none, "activation-ended")).toHaveLength(1);
  });
});

describe("Ion", () => {
  it("[leg.kw.ion-x.gain] A vehicle wounded by an Ion weapon gains ion tokens, but an unwounded one or troopers do not", () => {
    const shooters = { ...SNOW, upgrades: ["t-7-ion-snowtrooper"] };
    const walker = attackOf([shooters], [{ unit: "at-st", at: [300, 600] }], { only: 1 });
    const hit = playOut(walker, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "blank")]);
    expect(tokensOf(hit.state.units[1]?.tokens ?? [], "ion")).toBe(1);
    const saved = playOut(walker, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "block")]);
    expect(tokensOf(saved.state.units[1]?.tokens ?? [], "ion")).toBe(0);
    const troopers = attackOf([shooters], [REBELS]);
    const shot = playOut(troopers, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "blank")]).state;
    expect(tokensOf(shot.units[1]?.tokens ?? [], "ion")).toBe(0);
  });
});

describe("Ion", () => {
  const stunned = (unit: string, spots: Spots) => {
    const team = { unit: "snowtroopers", upgrades: ["t-7-ion-snowtrooper"], at: [300, 300] } as const;
    const start = attackOf([team], [{ unit, state: standing(spots) }]);
    const shot = playOut(start, [add(4, 2), DONE], [...faces(3, "critical"), ...faces(3, "blank")]).state;
    const over = offered(shot)[0]?.startsWith("wound") ? playOut(shot, [wound("p2.0.0")]).state : shot;
    return tokensOf(over.units[1]?.tokens ?? [], "ion");
  };

  it("[leg.kw.ion-x.gain] A repulsor vehicle gains ion tokens from an Ion weapon like a ground vehicle", () => {
    const pair: Spots = [
      [300, 600],
      [300, 680],
    ];
    expect(stunned("74-z-speeder-bikes", pair)).toBe(1);
    expect(stunned("at-rt-rebel-alliance", pair.slice(1))).toBe(1);
  });
});

describe("Independent", () => {
  /** The Activation Phase begins with these units against one far away. */
  const begun = (units: readonly Fielding[]): State =>
    done(scene({ armies: [units, WAITING], frames: [PHASE] }), (work) => atMoment(work, "activation-phase-start", null))
      .state;
  const USE = { type: "effect", subject: 0 } as const;
  const gained = (state: State, unit = 0) =>
    (["aim", "dodge", "surge", "standby"] as const).map((token) => unitTokens(state, unit, token));

  it("[leg.kw.independent] At the start of the Activation Phase a unit with Independent and no order may gain the tokens that its card lists", () => {
    const alone = begun([{ unit: "cad-bane-needs-no-introduction", at: [300, 300] }]);
    expect(offered(alone)).toEqual(["effect 0", "pass"]);
    expect(engine.decision(alone)).toMatchObject({ kind: "effects", context: { moment: "activation-phase-start" } });
    expect(gained(playOut(alone, [USE]).state)).toEqual([0, 2, 0, 0]);
    expect(gained(playOut(alone, [{ type: "pass" }]).state)).toEqual([0, 0, 0, 0]);
    const both = begun([{ unit: "din-djarin-the-mandalorian", at: [300, 300] }]);
    expect(gained(playOut(both, [USE]).state)).toEqual([1, 1, 0, 0]);
    const ready = begun([{ unit: "boba-fett-daimyo-of-mos-espa", at: [300, 300] }]);
    expect(gained(playOut(ready, [USE]).state)).toEqual([0, 0, 0, 1]);
  });

  it("[leg.kw.independent] A unit that has an order gains nothing from Independent", () => {
    const ordered = begun([{ unit: "cad-bane-needs-no-introduction", at: [300, 300], state: READY }]);
    expect(engine.decision(ordered)?.kind).not.toBe("effects");
  });

  it("[leg.kw.independent] If Independent allows one token or another, the player of the unit chooses", () => {
    const asked = playOut(begun([{ unit: "logray-superstitious-shaman", at: [300, 300] }]), [USE]).state;
    expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
    expect(engine.decision(asked)).toMatchObject({ rule: "leg.kw.independent", context: { card: "independent" } });
    expectIllegal(engine.apply(asked, { type: "choose-option", subject: "gain-surge" }), "leg.kw.independent");
    expect(gained(playOut(asked, [{ type: "choose-option", subject: "gain-dodge" }]).state)).toEqual([0, 1, 0, 0]);
    expect(gained(playOut(asked, [{ type: "choose-option", subject: "gain-aim" }]).state)).toEqual([1, 0, 0, 0]);
  });

  it("[leg.kw.independent] Independent may give a free action outside the unit's activation, which does not reduce its later actions", () => {
    const jyn: Fielding = { unit: "jyn-erso-stardust", at: [300, 300] };
    const moving = playOut(begun([jyn]), [USE]);
    expect(engine.decision(moving.state)).toMatchObject({ kind: "move", space: "sampled" });
    expect(eventsOf(moving, "action-performed")).toMatchObject([{ action: "move", free: true, cause: "independent" }]);
    expect(moving.state.frames.some(({ kind }) => kind === "activation")).toBe(false);
    const ahsoka: Fielding = { unit: "ahsoka-tano-padawan-commander", at: [300, 300], tokens: { suppression: 2 } };
    expect(unitTokens(playOut(begun([ahsoka]), [USE]).state, 0, "suppression")).toBe(0);
  });

  it("[leg.kw.independent] Independent is offered to a unit only if it could use it: not a move while immobilized, and no action in reserve", () => {
    const asked = (unit: Fielding) => engine.decision(begun([unit]))?.kind;
    expect(asked({ unit: "jyn-erso-stardust", at: [300, 300], tokens: { immobilize: 3 } })).not.toBe("effects");
    expect(asked({ unit: "ahsoka-tano-padawan-commander", at: [300, 300], tokens: { immobilize: 3 } })).toBe("effects");
    expect(asked({ unit: "ahsoka-tano-padawan-commander", at: null })).not.toBe("effects");
    expect(asked({ unit: "cad-bane-needs-no-introduction", at: null })).toBe("effects");
  });
});

describe("Inconspicuous", () => {
  const droid = (suppression: number): Fielding => ({
    unit: "r2-d2-hero-of-a-thousand-devices",
    at: [300, 500],
    tokens: { suppression },
  });
  const troopers: Fielding = { unit: "rebel-troopers", at: [450, 500] };
  const mine = [{ unit: "stormtroopers", at: [300, 300] }] as const;

  it("[leg.kw.inconspicuous.target] An Inconspicuous unit with suppression can be attacked only if no other unit can", () => {
    const both = attackOf(mine, [droid(1), troopers, { ...troopers, at: [150, 500] }]);
    expect(offered(both)).toEqual(["declare p2.1", "declare p2.2"]);
    expectIllegal(engine.apply(both, { type: "declare", subject: "p2.0" }), "leg.kw.inconspicuous.target");
    expect(offered(attackOf(mine, [droid(0), troopers]))).toEqual(["declare p2.0", "declare p2.1"]);
    const alone = attackOf(mine, [droid(1), { ...troopers, at: [1500, 800] }]);
    expect(nearest(alone, "attack")?.pools.map(({ defender }) => defender)).toEqual([1]);
  });

  it("[leg.kw.inconspicuous.rally] An Inconspicuous unit that rallies may keep all the suppression that the roll would remove", () => {
    const start = scene({ armies: [[droid(2)], WAITING], frames: [PHASE, acting(0, { stage: "rally" })] });
    const asked = settled(start, ["block", "blank"]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.0", "done"]);
    expect(engine.decision(asked)?.rule).toBe("leg.kw.inconspicuous.rally");
    expect(unitTokens(playOut(asked, [{ type: "done" }]).state, 0, "suppression")).toBe(2);
    expect(unitTokens(playOut(asked, [unitChosen("p1.0")]).state, 0, "suppression")).toBe(1);
    expect(engine.decision(settled(start, ["blank", "blank"]).state)?.kind).not.toBe("choose-unit");
  });

  it("[leg.kw.inconspicuous.rally] An Inconspicuous unit that does not keep its suppression removes a token for each success", () => {
    const start = scene({ armies: [[droid(3)], WAITING], frames: [PHASE, acting(0, { stage: "rally" })] });
    const asked = settled(start, ["block", "defense-surge", "blank"]).state;
    expect(unitTokens(playOut(asked, [unitChosen("p1.0")]).state, 0, "suppression")).toBe(1);
    expect(unitTokens(playOut(asked, [{ type: "done" }]).state, 0, "suppression")).toBe(3);
  });
});

describe("I'm Part of the Squad Too", () => {
  it("[leg.kw.im-part-of-the-squad-too] A unit with Omega contests a token at range 1 of its leader, not only at half-range", () => {
    const token = {
      kind: "poi",
      name: "lab",
      owner: null,
      x: mm(300),
      y: mm(300),
      z: 0,
      holder: null,
      removed: false,
    } as const;
    const contested = (counterpart: string | undefined, x: number) => {
      const batch: Fielding = { unit: "the-bad-batch-clone-force-99-mercenary", upgrades: ["wrecker"], at: [x, 300] };
      const start = scene({ armies: [[counterpart === undefined ? batch : { ...batch, counterpart }], []] });
      return contests({ box, state: { ...start, tokens: [token] } }, 0, 0);
    };
    expect(contested(undefined, 420)).toBe(false);
    expect(contested("omega", 420)).toBe(true);
    expect(contested("omega", 500)).toBe(false);
    expect(contested(undefined, 350)).toBe(true);
  });
});

describe("Incognito", () => {
  const spy = (y: number): Fielding => ({ unit: "k-2so-sardonic-security-droid", at: [300, y] });
  const storm: Fielding = { unit: "stormtroopers", at: [300, 300] };
  const other: Fielding = { unit: "rebel-troopers", at: [450, 550] };

  it("[leg.kw.incognito.protection] Enemies beyond range 1 cannot attack an Incognito unit, but nearer ones can", () => {
    const afar = attackOf([storm], [spy(550), other, { ...other, at: [150, 550] }]);
    expect(offered(afar)).toEqual(["declare p2.1", "declare p2.2"]);
    expectIllegal(engine.apply(afar, { type: "declare", subject: "p2.0" }), "leg.kw.incognito.protection");
    const near = attackOf([storm], [spy(430), other]);
    expect(offered(near)).toEqual(["declare p2.0", "declare p2.1"]);
  });

  it("[leg.kw.incognito.restrictions] An Incognito unit cannot contest objectives or provide backup", () => {
    const token = {
      kind: "poi",
      name: "lab",
      owner: null,
      x: mm(300),
      y: mm(300),
      z: 0,
      holder: null,
      removed: false,
    } as const;
    const contested = (unit: Fielding) => {
      const start = scene({ armies: [[unit], []] });
      return contests({ box, state: { ...start, tokens: [token] } }, 0, 0);
    };
    expect([contested(spy(380)), contested({ ...spy(380), unit: "luke-skywalker-jedi-knight" })]).toEqual([
      false,
      true,
    ]);
    const leia: Fielding = { unit: "leia-organa-fearless-and-inventive", at: [300, 730] };
    const corps: Fielding = { unit: "rebel-troopers", at: [380, 730] };
    const known = { ongoing: [{ unit: 2, keyword: "incognito", value: 1, until: "game" }] } as const;
    expect([isBacked(leia, corps), isBacked(leia, corps, known)]).toEqual([true, false]);
  });

  it("[leg.kw.incognito.loss] A unit that attacks or is attacked loses Incognito for the rest of the game", () => {
    const shot = playOut(attackOf([storm], [spy(430)], { only: 1 }), [add(0, 1), DONE], ["blank"]).state;
    expect(Object.keys(keywordsOf({ box, state: shot }, 1))).not.toContain("incognito");
    expect(shot.ongoing).toMatchObject([{ unit: 1, keyword: "incognito", value: -1, until: "game" }]);
    const shooting = attackOf([spy(300)], [{ unit: "stormtroopers", at: [300, 500] }]);
    expect(keywordIds(shooting)).toContain("incognito");
    const [first] = engine.legalActions(shooting);
    const formed = first?.type === "add-weapon" ? playOut(shooting, [first]).state : shooting;
    const begun = engine.apply(formed, DONE);
    expect(begun.ok && keywordIds(begun.value.state)).not.toContain("incognito");
  });

  it("[leg.kw.incognito.loss] A unit may give up Incognito at the start of its activation", () => {
    const start = scene({ armies: [[spy(300)], WAITING], frames: [PHASE, acting(0, { stage: "start" })] });
    const asked = settled(start).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    expect(keywordIds(playOut(asked, [{ type: "effect", subject: 0 }]).state)).not.toContain("incognito");
    expect(keywordIds(playOut(asked, [{ type: "pass" }]).state)).toContain("incognito");
  });
});

describe("Indomitable", () => {
  it("[leg.kw.indomitable] A unit with Indomitable rallies with red dice, and a unit without it with white dice", () => {
    const rallies = (unit: string) => {
      const start = activation("roll", [{ unit, tokens: { suppression: 2 } }]);
      return eventsOf(settled(start, ["block", "defense-surge"]), "dice-rolled").map(({ dice }) => dice);
    };
    expect(rallies("wookiee-warriors-kashyyyk-defenders")).toEqual([["red-defense", "red-defense"]]);
    expect(rallies("stormtroopers")).toEqual([["white-defense", "white-defense"]]);
  });
});

describe("Immune: Range 1 Weapons", () => {
  const flames: Fielding = { unit: "snowtroopers", upgrades: ["flametrooper"], at: HERE };
  const near = { unit: "at-st", at: [300, 400] } as const;

  it("[leg.kw.immune-range-1-weapons] A weapon with a maximum range of 1 cannot be added to a pool against a unit immune to range 1 weapons", () => {
    const open = weapons(attackOf([flames], [near]));
    const shut = attackOf([flames], [near], { state: given(1, "immune-range-1-weapons") });
    const flamethrower = open.filter((key) => !weapons(shut).includes(key));
    expect([flamethrower.length, open.length - weapons(shut).length]).toEqual([1, 1]);
    const refused = expectIllegal(engine.apply(shut, add(4, 2)), "leg.kw.immune-range-1-weapons");
    expect(refused.code).toBe("weapon-too-short");
  });

  it("[leg.kw.immune-range-1-weapons] Immune: Range 1 Weapons protects only its own unit, not the attacker or a friend", () => {
    const armies = [[flames], [near, { unit: "at-st", at: [400, 300] }]] as const;
    const reached = (unit: number) => {
      const start = scene({ armies, state: given(unit, "immune-range-1-weapons") });
      const own = { attacker: 0, only: null, with: null, pools: [] };
      return [1, 2].map((defender) => {
        const pool = poolAgainst(defender, null);
        const at = { ...own, pools: [pool] };
        return weaponOptions(new Reach({ box, state: start }, at), pool).some(
          ({ miniature, weapon }) => miniature === 4 && weapon === 2,
        );
      });
    };
    expect([reached(0), reached(1), reached(2)]).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
  });
});

describe("Immune: Melee", () => {
  const mine: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: [200, 300] };
  const touching = (state: State) =>
    movesOf(state).filter((move) => inContact(playOut(state, [moving(move)]).state, 0).length > 0);

  it("[leg.kw.immune-melee] An enemy cannot move into base contact with a unit that is immune to melee", () => {
    const armies = [[mine], [{ unit: "at-st", at: [300, 300] }]] as const;
    const [charge] = touching(movingScene(armies));
    if (charge === undefined) throw new Error("nobody gets into contact");
    const shut = movingScene(armies, { state: given(1, "immune-melee") });
    expect(touching(shut)).toEqual([]);
    expectIllegal(engine.apply(shut, moving(charge)), "leg.kw.immune-melee");
  });

  it("[leg.kw.immune-melee] A unit that is immune to melee may itself move into contact with enemies", () => {
    const start = movingScene([[mine], [{ unit: "stormtroopers", at: [300, 300] }]], {
      state: given(0, "immune-melee"),
    });
    expect(touching(start).length).toBeGreaterThan(0);
  });
});

describe("Immobilize", () => {
  const whip: Fielding = { unit: "ig-100-magnaguard", upgrades: ["electro-whip-magnaguard"], at: HERE };
  const struck = (target: string, face: string) => {
    const start = attackOf([whip], [{ unit: target, at: [330, 420] }]);
    const lash = weapons(start).find((key) => key.includes(" 2 ranged")) ?? weapons(start)[0] ?? "";
    const [subject = "", weapon] = lash.split(" ");
    const fired = playOut(
      start,
      [{ type: "add-weapon", subject, weapon: Number(weapon), kind: "ranged" }, DONE],
      ["critical", "blank", face],
    ).state;
    const [first] = offered(fired).filter((key) => key.startsWith("wound "));
    return tokensOf(
      (first === undefined ? fired : playOut(fired, [wound(first.slice("wound ".length))]).state).units[1]?.tokens ??
        [],
      "immobilize",
    );
  };

  it("[leg.kw.immobilize-x.gain] A wounded defender of any type gains X immobilize tokens, but an unwounded one gains none", () => {
    expect([struck("rebel-troopers", "blank"), struck("rebel-troopers", "block")]).toEqual([1, 0]);
    expect(struck("at-rt-rebel-alliance", "blank")).toBe(1);
  });

  it("[leg.kw.immobilize-x.effect] Each immobilize token lowers the highest speed by 1, and a unit with speed 0 cannot move", () => {
    const fastest = (immobilize: number) => {
      const mine: Fielding = { unit: "stormtroopers", at: [300, 300], tokens: { immobilize } };
      const start = settled(scene({ armies: [[mine], [REBELS]], frames: [acting(0)] })).state;
      if (!offered(start).includes("perform move")) return 0;
      const moves = movesOf(playOut(start, [perform("move")]).state);
      return Math.max(...moves.map((move) => ("tool" in move ? move.tool.speed : 0)));
    };
    expect([fastest(0), fastest(1), fastest(2)]).toEqual([2, 1, 0]);
  });

  it("[leg.kw.immobilize-x.removal] A unit loses all its immobilize tokens at the end of its activation", () => {
    const end = settled(activation("end", [{ unit: "stormtroopers", tokens: { immobilize: 3 } }])).state;
    expect(unitTokens(end, 0, "immobilize")).toBe(0);
  });
});
