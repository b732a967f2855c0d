import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { AttackKind } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { DONE, perform } from "../../helpers/actions.ts";
import { playOn } from "../../helpers/attacks.ts";
import { answers, LOST, playing } from "../../helpers/commands.ts";
import { offered, suppressionOf, tokensOf } from "../../helpers/reading.ts";
import { wall } from "../../helpers/terrain.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const LUKE = "luke-skywalker-hero-of-the-rebellion";
const VADER = "darth-vader-dark-lord-of-the-sith";
const LEIA = "leia-organa-fearless-and-inventive";

/** The first unit of the first player in the middle of its activation. */
const acts = (mine: readonly UnitSpec[], theirs: readonly UnitSpec[] = [LOST]): State =>
  scenario({ activating: "p1.0", "player-1": { units: mine, hand: [] }, "player-2": { units: theirs, hand: [] } });

/** An attack of the acting unit on an enemy with all its weapons of a kind, up to the first question in the pool. */
function fought(state: State, kind: AttackKind, defender = "p2.0"): State {
  let now = play(state, [perform("attack")]).state;
  while (game.decision(now)?.kind === "attack") {
    const all = game.legalActions(now);
    const named = all.find((one) => one.type === "declare" && one.subject === defender);
    const weapon = all.find((one) => one.type === "add-weapon" && one.kind === kind);
    now = play(now, [named ?? weapon ?? DONE]).state;
  }
  return now;
}

/** What a card counts for in the pool that is being resolved. */
function worth(state: State, side: "attacker" | "defender", card: string): number {
  return nearest(state, "pool")?.situation[side].keywords[card] ?? 0;
}

/** A hero of each side, in contact or 93 mm apart; whoever aims is asked in every pool of theirs. */
function duel(kind: AttackKind, mine: Partial<UnitSpec>, theirs: Partial<UnitSpec> = {}): State {
  const x = kind === "melee" ? 427 : 520;
  const hero: UnitSpec = { unit: LUKE, at: [400, 300], tokens: { aim: 1 }, ...mine };
  return fought(acts([hero], [{ unit: VADER, at: [x, 300], tokens: { dodge: 1 }, ...theirs }, LOST]), kind);
}

describe("attacks in which upgrades count", () => {
  it("[leg.upgrade.static-by-default] Tenacity applies only in melee attacks of a unit with a wound or a lost miniature", () => {
    const hurt = { upgrades: ["tenacity"], wounds: [1] } as const;
    expect(worth(duel("melee", hurt), "attacker", "tenacity")).toBe(1);
    expect(worth(duel("ranged", hurt), "attacker", "tenacity")).toBe(0);
    expect(worth(duel("melee", { ...hurt, wounds: [0] }), "attacker", "tenacity")).toBe(0);
    const squad = { unit: STORM, upgrades: ["tenacity"] } as const;
    expect(worth(duel("melee", { ...squad, defeated: 1 }), "attacker", "tenacity")).toBe(1);
    expect(worth(duel("melee", squad), "attacker", "tenacity")).toBe(0);
  });

  it("[leg.upgrade.static-by-default] On The Hunt applies against wounded troopers, but not against a wounded vehicle", () => {
    const hunter = { unit: STORM, upgrades: ["on-the-hunt"] } as const;
    expect(worth(duel("ranged", hunter, { wounds: [1] }), "attacker", "on-the-hunt")).toBe(1);
    const vehicle = { unit: "at-rt-rebel-alliance", wounds: [1] } as const;
    expect(worth(duel("ranged", hunter, vehicle), "attacker", "on-the-hunt")).toBe(0);
  });

  it("[leg.upgrade.static-by-default] Duck and Cover is offered only in ranged attacks, and only to units that can be suppressed", () => {
    const ducking = { unit: REBELS, upgrades: ["duck-and-cover"], defeated: 3 } as const;
    const inPool = (kind: AttackKind, theirs: Partial<UnitSpec>): boolean =>
      worth(duel(kind, {}, theirs), "defender", "duck-and-cover") > 0;
    expect(inPool("ranged", ducking)).toBe(true);
    expect(inPool("melee", ducking)).toBe(false);
    expect(inPool("ranged", { ...ducking, unit: "at-rt-rebel-alliance", defeated: 0 })).toBe(false);
  });

  it("[leg.upgrade.only-readied] Katarn Pattern Armor is offered only in ranged attacks, and only while it is readied", () => {
    const clone = (state: "readied" | "exhausted"): Partial<UnitSpec> => ({
      unit: "clone-commandos",
      defeated: 3,
      upgrades: [{ card: "katarn-pattern-armor", state }],
    });
    const inPool = (kind: AttackKind, state: "readied" | "exhausted"): number =>
      worth(duel(kind, {}, clone(state)), "defender", "katarn-pattern-armor");
    expect([inPool("ranged", "readied"), inPool("melee", "readied"), inPool("ranged", "exhausted")]).toEqual([1, 0, 0]);
  });

  it("[leg.upgrade.force-measure] Force Barrier is offered for troopers attacked at range at range 1 of its unit, while it is readied", () => {
    const lent = (kind: AttackKind, bearer: Partial<UnitSpec>, defender = REBELS): number => {
      const x = kind === "melee" ? 427 : 520;
      const bearing: UnitSpec = { unit: LUKE, upgrades: ["force-barrier"], at: [x, 400], ...bearer };
      const start = acts(
        [{ unit: LUKE, at: [400, 300], tokens: { aim: 1 } }],
        [{ unit: defender, at: [x, 300], defeated: defender === REBELS ? 3 : 0 }, bearing],
      );
      return worth(fought(start, kind), "defender", "force-barrier lent");
    };
    expect(lent("ranged", {})).toBe(1);
    expect(lent("melee", {})).toBe(0);
    expect(lent("ranged", {}, "at-rt-rebel-alliance")).toBe(0);
    expect(lent("ranged", { upgrades: [{ card: "force-barrier", state: "exhausted" }] })).toBe(0);
    expect(lent("ranged", { at: [520, 490] })).toBe(0);
    expect(lent("ranged", { upgrades: [] })).toBe(0);
  });

  it("[leg.upgrade.static-by-default] A Spotter Uplink applies to ranged attacks of another friend while its own unit is not engaged", () => {
    const lent = (kind: AttackKind, spotter: Partial<UnitSpec>, more: readonly UnitSpec[] = []): number => {
      const x = kind === "melee" ? 427 : 520;
      const uplink: UnitSpec = { unit: STORM, upgrades: ["spotter-uplink"], at: [x, 400], defeated: 3, ...spotter };
      const start = acts(
        [{ unit: LUKE, at: [400, 300], tokens: { aim: 1 } }, uplink],
        [{ unit: REBELS, at: [x, 300], defeated: 3 }, ...more, LOST],
      );
      return worth(fought(start, kind), "attacker", "sharpshooter");
    };
    // Luke has Sharpshooter 1 of his own.
    expect(lent("ranged", {})).toBe(2);
    expect(lent("melee", {})).toBe(1);
    expect(lent("ranged", {}, [{ unit: LEIA, at: [520, 427] }])).toBe(1);
  });

  it("[leg.melee.definition] A vehicle with a Spotter Uplink lends nothing while it is in melee, although vehicles are never engaged", () => {
    const lent = (gap: number): number => {
      const walker: UnitSpec = { unit: "at-st", upgrades: ["spotter-uplink"], at: [520, 400] };
      const beside: UnitSpec = { unit: LEIA, at: [520, 400 + 50 + 13.5 + gap] };
      const start = acts(
        [{ unit: LUKE, at: [400, 300], tokens: { aim: 1 } }, walker],
        [{ unit: REBELS, at: [520, 260], defeated: 3 }, beside, LOST],
      );
      return worth(fought(start, "ranged"), "attacker", "sharpshooter");
    };
    expect([lent(10), lent(0)]).toEqual([2, 1]);
  });
});

describe("when upgrades take effect", () => {
  it("[leg.upgrade.static-by-default] Up Close and Personal gives its token if one pool of the ranged attack is against a unit at range 2", () => {
    const shooter: UnitSpec = {
      unit: STORM,
      upgrades: ["up-close-and-personal", "dlt-19-stormtrooper"],
      at: [400, 300],
    };
    const two = (near: number): number => {
      let now = acts(
        [shooter],
        [
          { unit: REBELS, at: [400 + near, 300], defeated: 3 },
          { unit: REBELS, at: [1000, 300], defeated: 3 },
        ],
      );
      now = playOn(fought(now, "ranged"));
      return tokensOf(now, "p1.0")["dodge"] ?? 0;
    };
    expect([two(300), two(500)]).toEqual([1, 0]);
  });

  it("[leg.upgrade.static-by-default] Terror suppresses an enemy that shot at another friend, but not after melee or while its own unit is engaged", () => {
    const terrified = (kind: AttackKind, vader: UnitSpec["at"] & {}, more: readonly UnitSpec[] = []): number => {
      const x = kind === "melee" ? 427 : 520;
      const start = acts(
        [{ unit: REBELS, at: [400, 300], defeated: 3 }, ...more],
        [
          { unit: STORM, at: [x, 300], defeated: 3 },
          { unit: VADER, upgrades: ["terror"], at: vader },
        ],
      );
      return suppressionOf(playOn(fought(start, kind)), "p1.0");
    };
    expect(terrified("ranged", [420, 480])).toBe(1);
    expect(terrified("melee", [420, 480])).toBe(0);
    expect(terrified("ranged", [420, 480], [{ unit: LEIA, at: [420, 507] }])).toBe(0);
  });

  it("[leg.upgrade.only-readied] Improvised Orders is offered only while it is readied and the pool has a second token", () => {
    const drawn = (state: "readied" | "exhausted", ranks: readonly string[]): readonly string[] => {
      const units = ranks.map((unit, place): UnitSpec => ({ unit, at: [400 + 300 * place, 500] }));
      const veers: UnitSpec = {
        unit: "general-veers-master-tactician",
        at: [400, 200],
        upgrades: [{ card: "improvised-orders", state }],
        order: "faceup",
      };
      const start = scenario({
        active: "player-1",
        "player-1": { units: [veers, ...units], hand: [] },
        "player-2": { units: [{ unit: REBELS, at: [1500, 800] }], hand: [] },
      });
      return offered(play(start, [{ type: "draw-order" }]).state);
    };
    expect(drawn("readied", [STORM, STORM])).toContain("effect 0");
    expect(drawn("readied", [STORM])).not.toContain("effect 0");
    expect(drawn("exhausted", [STORM, STORM])).not.toContain("effect 0");
  });

  it("[leg.command.one-order-per-round] A card that orders its own unit is offered only while the unit has no order", () => {
    const orders = (card: string, order: UnitSpec["order"] & {}): boolean => {
      const veers: UnitSpec = { unit: "general-veers-master-tactician", upgrades: [card], at: [300, 300], order };
      const side: SideSpec = { units: [veers, { unit: STORM, at: [700, 300] }] };
      return offered(answers(playing("ambush", side).state)).includes("effect 0");
    };
    for (const card of ["hq-uplink", "seize-the-initiative"]) {
      expect([orders(card, "none"), orders(card, "faceup")]).toEqual([true, false]);
    }
  });

  it("[leg.upgrade.action-exhaust-icons] Force Push and Force Choke can choose trooper units, but no vehicles", () => {
    const offers = (card: string, enemy: string): boolean =>
      offered(
        acts(
          [{ unit: VADER, upgrades: [card], at: [400, 300] }],
          [{ unit: enemy, at: [400, 400], defeated: enemy === REBELS ? 3 : 0 }],
        ),
      ).includes(`perform ${card}`);
    for (const card of ["force-push", "force-choke"]) {
      expect([offers(card, REBELS), offers(card, "at-rt-rebel-alliance")]).toEqual([true, false]);
    }
  });

  it("[leg.upgrade.action-exhaust-icons] Din's Amban Rifle is offered to a unit that sees no enemy if it can move first", () => {
    const shoots = (tokens: UnitSpec["tokens"] & {}, foe: readonly [number, number] = [400, 500]): boolean => {
      const din: UnitSpec = { unit: STORM, upgrades: ["dins-amban-rifle"], at: [400, 300], defeated: 3, tokens };
      const start = scenario({
        activating: "p1.0",
        table: wall(0, 400, 1800, 20),
        "player-1": { units: [din], hand: [] },
        "player-2": { units: [{ unit: REBELS, at: foe, defeated: 3 }], hand: [] },
      });
      return offered(start).includes("perform dins-amban-rifle");
    };
    expect([shoots({}), shoots({ immobilize: 2 }), shoots({ immobilize: 2 }, [600, 300])]).toEqual([true, false, true]);
  });

  it("[leg.end.remove-green-standby] Vigilance chooses two corps units or one other trooper unit with a dodge token, but no vehicle", () => {
    const tokens = { dodge: 1 } as const;
    const veers: UnitSpec = { unit: "general-veers-master-tactician", upgrades: ["vigilance"], at: [400, 300] };
    const asked = (...friends: readonly UnitSpec[]): State =>
      play(
        scenario({
          phase: "end",
          "player-1": { units: [veers, ...friends], hand: ["push"] },
          "player-2": { units: [LOST], hand: ["push"] },
        }),
        [],
      ).state;
    const corps = (x: number, own: Partial<UnitSpec> = {}): UnitSpec => ({
      unit: STORM,
      at: [x, 400],
      defeated: 3,
      tokens,
      ...own,
    });
    const scouts: UnitSpec = { unit: "scout-troopers", at: [520, 300], defeated: [1, 2, 3], tokens };
    const vehicle: UnitSpec = { unit: "at-st", at: [400, 180], tokens };
    const units = (state: State): readonly string[] => offered(state).filter((key) => key.startsWith("choose-unit"));
    const all = asked(corps(350), corps(450, { tokens: {} }), scouts, vehicle, corps(500));
    expect(units(all)).toEqual(["choose-unit p1.1", "choose-unit p1.3", "choose-unit p1.5"]);
    expect(units(answers(all, "choose-unit p1.1"))).toEqual(["choose-unit p1.5"]);
    expect(units(answers(all, "choose-unit p1.3"))).toEqual([]);
  });

  it("[leg.upgrade.action-exhaust-icons] If several pilots could have lent a token, their player chooses which one is exhausted", () => {
    const tank = (x: number, state: "readied" | "exhausted", own = true): UnitSpec => ({
      unit: "saber-class-tank",
      at: [x, 500],
      tokens: { aim: 1 },
      ...(own ? { upgrades: [{ card: "veteran-clone-pilot", state }] } : {}),
    });
    const fight = (...tanks: readonly UnitSpec[]): State => {
      const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [500, 330], defeated: 3 };
      const start = scenario({
        activating: "p1.0",
        "player-1": { units: [clones, ...tanks], faction: "galactic-republic", hand: [] },
        "player-2": { units: [{ unit: REBELS, at: [800, 300], defeated: 3 }, LOST], hand: [] },
      });
      return fought(start, "ranged");
    };
    const AIM = "choose-option aim of p1.1 by veteran-clone-pilot";
    const pilots = (state: State): readonly (string | undefined)[] => [1, 2].map((unit) => state.units[unit]?.cards[0]);
    const two = answers(fight(tank(410, "readied"), tank(590, "readied")), AIM);
    expect(offered(two)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    expect(pilots(answers(two, "choose-unit p1.2"))).toEqual(["readied", "exhausted"]);
    expect(pilots(answers(fight(tank(410, "readied"), tank(590, "exhausted")), AIM))).toEqual([
      "exhausted",
      "exhausted",
    ]);
    expect(pilots(answers(fight(tank(410, "readied"), tank(590, "readied", false)), AIM))).toEqual([
      "exhausted",
      undefined,
    ]);
  });
});
