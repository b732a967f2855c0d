import type { ScriptedAnswer } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import type { TerrainPiece } from "../../../src/table/documents.ts";
import { type Scenario, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { DONE, faces } from "../../helpers/actions.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";
import { follow, type Scripted, type ScriptStep } from "../../helpers/script.ts";
import { NORTH } from "../../helpers/table.ts";

// Attacks in which two rules meet: a keyword and a token, two keywords, an exception and its own exception.

const FAR: UnitSpec = { unit: "rebel-veterans", at: [1700, 850] };
const FRIEND: UnitSpec = { unit: "stormtroopers", at: [1700, 100] };

/** The first unit of the first player in its activation, about to act. */
function active(
  attacker: UnitSpec,
  theirs: readonly UnitSpec[],
  more: Partial<Scenario> = {},
  friends: readonly UnitSpec[] = [],
): State {
  return scenario({
    activating: "p1.0",
    "player-1": { units: [attacker, ...friends, FRIEND], hand: [] },
    "player-2": { units: [...theirs, FAR], hand: [] },
    ...more,
  });
}

/** Miniatures of a unit that shoot with one of its weapons. */
const guns = (count: number, weapon = 1, kind: "ranged" | "melee" = "ranged"): readonly ScriptStep[] =>
  Array.from(
    { length: count },
    (_, place) => ({ type: "add-weapon", subject: `p1.0.${place}`, weapon, kind }) as const,
  );

const tokens = (state: State, unit: string, kind: string): number => {
  const found = game.view(state, "spectator").units.find(({ id }) => id === unit);
  return Object.entries(found?.tokens ?? {}).find(([name]) => name === kind)?.[1] ?? 0;
};
const wounds = (over: Scripted): readonly number[] => eventsOf(over, "pool-resolved").map((one) => one.wounds);

/** A box that gives cover, in millimetres. */
function crate(x: number, y: number, cover: "light" | "heavy", top = 20): TerrainPiece {
  const corners = [
    [x - 60, y - 5],
    [x + 60, y - 5],
    [x + 60, y + 5],
    [x - 60, y + 5],
  ].map(([a = 0, b = 0]) => ({ x: a * 100, y: b * 100 }));
  return {
    id: `crate-${x}-${y}`,
    kind: "scatter",
    cover,
    parts: [{ outline: { kind: "polygon", corners }, top: top * 100, movement: "open" }],
  };
}

const LEIA: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [300, 550] };
const SNOW: UnitSpec = { unit: "snowtroopers", at: [300, 300] };

describe("cover that meets other rules", () => {
  it("[leg.kw.sharpshooter-x] Sharpshooter 1 removes the cover of suppression in the open, so no cover dice are rolled", () => {
    const scouts: UnitSpec = { unit: "scout-troopers", at: [300, 300] };
    const troops: UnitSpec = { unit: "rebel-troopers", at: [300, 550], tokens: { suppression: 1 } };
    const over = follow(active(scouts, [troops]), "perform attack", ...guns(1), [], DONE, ["hit", "blank", "block"]);
    expect(eventsOf(over, "dice-rolled").map(({ dice }) => dice[0])).toEqual(["black-attack", "white-defense"]);
  });

  it("[leg.cover.max] [leg.kw.sharpshooter-x] A suppressed unit behind heavy cover has only heavy cover, which Sharpshooter 1 reduces to light", () => {
    const scouts: UnitSpec = { unit: "scout-troopers", at: [300, 300] };
    const leia: UnitSpec = { ...LEIA, at: [300, 560], tokens: { suppression: 2 } };
    const start = active(scouts, [leia], { table: { terrain: [crate(300, 520, "heavy")] } });
    const shot = (cover: string, ...rest: readonly string[]) =>
      follow(start, "perform attack", ...guns(1), DONE, ["hit", "blank", cover, ...rest]);
    expect(wounds(shot("defense-surge", "blank"))).toEqual([1]);
    expect(wounds(shot("block"))).toEqual([0]);
  });

  it("[leg.kw.unconcerned.cover] An Unconcerned unit has no cover from terrain, suppression and smoke together", () => {
    const dark: UnitSpec = { unit: "imperial-dark-troopers", at: [300, 560] };
    const rebels: UnitSpec = { unit: "rebel-troopers", at: [300, 300] };
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [dark, FRIEND], hand: [] },
      "player-2": { units: [rebels, FAR], hand: [] },
      table: { terrain: [crate(300, 520, "heavy")] },
      tokens: [{ kind: "smoke", name: "smoke", at: [350, 560] }],
    });
    const shot = follow(
      start,
      "perform attack",
      { type: "add-weapon", subject: "p2.0.0", weapon: 1, kind: "ranged" },
      DONE,
      ["hit"],
    );
    expect(eventsOf(shot, "cover-found")).toMatchObject([{ cover: "none", dice: 0 }]);
  });

  it("[leg.kw.smoke-tokens.stack] One smoke token near the attacker and another near the defender give heavy cover in the open", () => {
    const start = active(SNOW, [LEIA], {
      tokens: [
        { kind: "smoke", name: "smoke", at: [200, 250] },
        { kind: "smoke", name: "smoke", at: [400, 600] },
      ],
    });
    const shot = follow(start, "perform attack", ...guns(1), DONE, ["hit", "defense-surge"]);
    expect(eventsOf(shot, "cover-found")).toMatchObject([{ cover: "heavy" }]);
    expect(wounds(shot)).toEqual([0]);
  });

  it("[leg.kw.smoke-tokens.stack] One smoke token at range 1 of both leaders counts once", () => {
    const start = active(SNOW, [{ ...LEIA, at: [300, 500] }], {
      tokens: [{ kind: "smoke", name: "smoke", at: [320, 400] }],
    });
    const shot = follow(start, "perform attack", ...guns(1), DONE, ["hit", "block"]);
    expect(eventsOf(shot, "cover-found")).toMatchObject([{ cover: "light" }]);
  });

  it("[leg.type.ground-not-obscured] A ground vehicle gains no cover from a wall, but keeps that of Cover 1", () => {
    const walker: UnitSpec = { unit: "at-rt-rebel-alliance", at: [300, 560], heading: NORTH };
    const bikes: UnitSpec = { unit: "74-z-speeder-bikes", at: [300, 560], heading: NORTH };
    const terrain = [crate(300, 480, "heavy")];
    const walked = follow(active(SNOW, [walker], { table: { terrain } }), "perform attack", ...guns(1), DONE, ["hit"]);
    expect(eventsOf(walked, "cover-found")).toMatchObject([{ cover: "none" }]);
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [bikes, FRIEND], hand: [] },
      "player-2": { units: [{ unit: "rebel-troopers", at: [300, 300] }, FAR], hand: [] },
      table: { terrain },
    });
    const shot = follow(
      start,
      "perform attack",
      { type: "add-weapon", subject: "p2.0.0", weapon: 1, kind: "ranged" },
      DONE,
      ["hit", "block"],
    );
    expect(eventsOf(shot, "cover-found").map(({ cover }) => cover)).toEqual(["light"]);
  });

  it("[leg.kw.low-profile] Low Profile turns the only cover die into a block without a roll, in light and in heavy cover", () => {
    const scouts: UnitSpec = { unit: "scout-troopers", at: [300, 560], tokens: { suppression: 1 } };
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [scouts, FRIEND], hand: [] },
      "player-2": { units: [{ unit: "rebel-troopers", at: [300, 300] }, FAR], hand: [] },
      table: { terrain: [crate(300, 525, "light")] },
    });
    const shot = follow(
      start,
      "perform attack",
      { type: "add-weapon", subject: "p2.0.0", weapon: 1, kind: "ranged" },
      DONE,
      ["hit"],
    );
    expect(wounds(shot)).toEqual([0]);
  });
});

describe("tokens in attacks with several pools", () => {
  it("[leg.tokens.aim] [leg.pool.additional-defender] An aim token spent in the first pool cannot be spent in the second", () => {
    const armed: UnitSpec = {
      unit: "snowtroopers",
      upgrades: ["t-7-ion-snowtrooper"],
      at: [300, 300],
      tokens: { aim: 1 },
    };
    const two = [LEIA, { unit: "rebel-troopers", at: [500, 500] }] as const;
    const formed = follow(
      active(armed, two),
      "perform attack",
      { type: "declare", subject: "p2.0" },
      ...guns(1),
      DONE,
      { type: "declare", subject: "p2.1" },
    ).state;
    const spent = follow(formed, "resolve 0", ["blank"], "choose-option aim", faces(4, "blank"));
    expect(eventsOf(spent, "tokens-lost")).toHaveLength(1);
    expect(eventsOf(spent, "pool-resolved")).toHaveLength(2);
  });
});

describe("wounds that bring tokens", () => {
  it("[leg.kw.poison-x.gain] [leg.type.droid-no-poison] A Radiation Cannon poisons a unit that it wounds, but no droids and no unwounded units", () => {
    const squad: UnitSpec = {
      unit: "b1-battle-droids",
      upgrades: ["radiation-cannon-b1-battle-droid"],
      at: [300, 300],
    };
    const shot = (unit: string, defended: "block" | "blank") => {
      const start = scenario({
        activating: "p1.0",
        "player-1": { units: [squad, { unit: "kalani-super-tactical-droid", at: [1700, 100] }], hand: [] },
        "player-2": { units: [{ unit, at: [300, 550] }, FAR], hand: [] },
      });
      return follow(
        start,
        "perform attack",
        { type: "add-weapon", subject: "p1.0.6", weapon: 2, kind: "ranged" },
        DONE,
        ["critical", "blank", defended],
      );
    };
    expect(tokens(shot("leia-organa-fearless-and-inventive", "blank").state, "p2.0", "poison")).toBe(1);
    expect(tokens(shot("leia-organa-fearless-and-inventive", "block").state, "p2.0", "poison")).toBe(0);
    expect(tokens(shot("r2-d2-hero-of-a-thousand-devices", "blank").state, "p2.0", "poison")).toBe(0);
  });

  it("[leg.kw.ion-x.gain] Ion gives no token to troopers that are not droids, or to an unwounded vehicle", () => {
    const ion: UnitSpec = { unit: "snowtroopers", upgrades: ["t-7-ion-snowtrooper"], at: [300, 300] };
    const gun = { type: "add-weapon", subject: "p1.0.4", weapon: 2, kind: "ranged" } as const;
    const hit = (theirs: UnitSpec, faces: readonly ScriptedAnswer[]) =>
      follow(active(ion, [theirs]), "perform attack", gun, DONE, faces).state;
    expect(tokens(hit(LEIA, ["critical", "critical", "critical", ...faces(3, "blank")]), "p2.0", "ion")).toBe(0);
    const walker: UnitSpec = { unit: "at-rt-rebel-alliance", at: [300, 560] };
    expect(tokens(hit(walker, ["critical", "blank", "blank", "block"]), "p2.0", "ion")).toBe(0);
    expect(tokens(hit(walker, ["critical", "blank", "blank", "blank"]), "p2.0", "ion")).toBe(1);
  });
});

describe("units that use Guardian and help otherwise", () => {
  const BOIL = { unit: "clone-trooper-infantry", upgrades: ["boil"], at: [380, 500] } as const;

  /** Three hits of stormtroopers against clones beside the clones of Boil, who have a surge token and guard them. */
  function guarded(boils: Partial<UnitSpec>, ...rest: readonly ScriptStep[]): Scripted {
    const troops: UnitSpec = { unit: "stormtroopers", at: [300, 300], defeated: 1 };
    const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [300, 500] };
    const start = active(troops, [clones, { ...BOIL, tokens: { surge: 1 }, ...boils }]);
    const shots: readonly ScriptStep[] = ["perform attack", { type: "declare", subject: "p2.0" }, ...guns(3)];
    return follow(start, ...shots, faces(3, "hit"), "choose-option guardian p2.1", ...rest);
  }

  const surges = faces(2, "defense-surge");

  it("[leg.type.clone-share] Clones that are defeated while they use Guardian lend no token to the clones they guard", () => {
    const last = { defeated: [0, 1, 2, 3], leader: 4 };
    const fallen = guarded(last, ["blank", ...surges]);
    expect(eventsOf(fallen, "unit-defeated")).toMatchObject([{ unit: "p2.1" }]);
    expect(wounds(fallen)).toEqual([2]);
    expect(offered(guarded(last, ["block", ...surges]).state)).toEqual(["choose-option surge of p2.1", "pass"]);
  });

  it("[leg.type.clone-share] [leg.kw.guardian-x.roll] A surge token that clones spend on their Guardian dice is not lent as well", () => {
    const spent = guarded({}, ["defense-surge"], "choose-option surge", surges);
    expect(wounds(spent)).toEqual([2]);
    expect(eventsOf(spent, "tokens-lost")).toHaveLength(1);
  });

  it("[leg.backup.who-benefits] A unit that is defeated while it uses Guardian gives no backup afterwards", () => {
    const han: UnitSpec = { unit: "han-solo-unorthodox-general", at: [300, 580] };
    const backed = (wounded: number): readonly string[] => {
      const chewbacca: UnitSpec = { unit: "chewbacca-walking-carpet", at: [340, 580], wounds: [wounded] };
      const veers: UnitSpec = { unit: "general-veers-master-tactician", at: [300, 150] };
      const start = active(veers, [han, chewbacca]);
      const line = ["perform attack", "declare p2.0", faces(3, "hit"), "choose-option guardian p2.1", "pass"] as const;
      return offered(follow(start, ...line, wounded === 8 ? ["blank", "block", "block"] : ["blank"]).state);
    };
    expect(backed(7)).toContain("choose-option backup");
    expect(backed(8)).not.toContain("choose-option backup");
  });

  it("[leg.backup.who-benefits] A guardian that falls in the same roll in which it deflects the attacker dead gives no backup afterwards", () => {
    const backed = (wounded: number): readonly string[] => {
      const obiWan: UnitSpec = { unit: "obi-wan-kenobi-civilized-warrior", at: [380, 740], wounds: [wounded] };
      const veers: UnitSpec = { unit: "general-veers-master-tactician", at: [300, 300], wounds: [4] };
      const padme: UnitSpec = { unit: "padme-amidala-spirited-senator", at: [300, 740], order: "faceup" };
      const start = active(veers, [padme, obiWan]);
      const guard = ["choose-option guardian p2.1", "choose-option cancel", "pass"] as const;
      const rolls = ["blank", "defense-surge", ...(wounded === 5 ? ["blank"] : [])];
      const shot = follow(start, "perform attack", "declare p2.0", faces(3, "hit"), ...guard, rolls);
      expect(eventsOf(shot, "unit-defeated")[0]).toMatchObject({ unit: "p1.0" });
      return offered(shot.state);
    };
    expect(backed(4)).toContain("choose-option backup");
    expect(backed(5)).not.toContain("choose-option backup");
  });

  it("[leg.wounds.unit-defeated] Force Barrier of a unit that is defeated while it uses Guardian cannot be used afterwards", () => {
    const barred = (wounded: number): readonly string[] => {
      const obiWan: UnitSpec = {
        unit: "obi-wan-kenobi-civilized-warrior",
        upgrades: ["force-barrier"],
        at: [370, 500],
        wounds: [wounded],
      };
      const troops: UnitSpec = { unit: "stormtroopers", at: [300, 300], defeated: 2 };
      const start = active(troops, [{ unit: "clone-trooper-infantry", at: [300, 500] }, obiWan]);
      const shots = ["perform attack", "declare p2.0", ...guns(2), faces(2, "hit")] as const;
      const rest = wounded === 5 ? ["blank", "block"] : ["blank"];
      return offered(follow(start, ...shots, "choose-option guardian p2.1", "pass", rest).state);
    };
    expect(barred(4)).toContain("choose-option force-barrier hits");
    expect(barred(5)).not.toContain("choose-option force-barrier hits");
  });
});

describe("suppression that a unit gains in the middle of an attack", () => {
  /** Two criticals against a unit with Duck and Cover, which uses it or not. The faces are those of its defense dice. */
  function shotAt(theirs: UnitSpec, revealed: string | undefined, ...rest: readonly ScriptStep[]): readonly number[] {
    const defender: SideSpec = { units: [theirs, FAR], hand: [], ...(revealed === undefined ? {} : { revealed }) };
    const troops: UnitSpec = { unit: "stormtroopers", at: [300, 300], defeated: 2 };
    const start = active(troops, [], { "player-2": defender });
    const shot = follow(start, "perform attack", ...guns(2), faces(2, "critical"), ...rest);
    return eventsOf(shot, "dice-rolled").map(({ dice }) => dice.length);
  }

  it("[leg.kw.danger-sense-x.dice] Danger Sense also counts the suppression token that Duck and Cover has just given", () => {
    const upgrades = ["a280", "duck-and-cover"];
    const cassian: UnitSpec = { unit: "cassian-andor-capable-intelligence-agent", upgrades, at: [300, 500] };
    expect(shotAt(cassian, undefined, "choose-option duck-and-cover", faces(3, "block"))).toEqual([2, 3]);
    expect(shotAt(cassian, undefined, "pass", faces(2, "block"))).toEqual([2, 2]);
  });

  it("[leg.roll-defense.gather] Full of Surprises gives Luke one die less for the suppression token of Duck and Cover", () => {
    const unit = "luke-skywalker-hero-of-the-rebellion";
    const luke: UnitSpec = { unit, upgrades: ["duck-and-cover"], at: [300, 500] };
    const card = "full-of-surprises";
    expect(shotAt(luke, card, "choose-option duck-and-cover", faces(4, "block"))).toEqual([2, 4]);
    expect(shotAt(luke, card, "pass", faces(5, "block"))).toEqual([2, 5]);
  });
});
