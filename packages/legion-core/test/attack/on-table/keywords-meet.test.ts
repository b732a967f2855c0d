import { describe, expect, it } from "vitest";
import { scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { DONE, faces, gun, PASS } from "../../helpers/actions.ts";
import { dealt, eventsOf, held, offered } from "../../helpers/reading.ts";
import { battle, follow, type Scripted } from "../../helpers/script.ts";
import { EAST, NORTH } from "../../helpers/table.ts";

const DROIDS: UnitSpec = { unit: "b1-battle-droids", at: [1700, 800] };
const CLONES: UnitSpec = { unit: "clone-trooper-infantry", at: [1700, 100] };
const REBELS: UnitSpec = { unit: "rebel-troopers", at: [1700, 100] };
const STORM: UnitSpec = { unit: "stormtroopers", at: [1700, 800] };

/** A duel of one attacking unit of the first player against others, a bystander on each side. */
function duel(
  attacker: UnitSpec,
  theirs: readonly UnitSpec[],
  friends: readonly UnitSpec[] = [],
  sides: "rebels" | "republic" | "empire" | "separatists" = "empire",
) {
  const by = {
    rebels: [REBELS, STORM],
    republic: [CLONES, DROIDS],
    empire: [STORM, REBELS],
    separatists: [DROIDS, CLONES],
  }[sides];
  const [mine = STORM, other = REBELS] = by;
  return scenario({
    activating: "p1.0",
    "player-1": { units: [attacker, ...friends, { ...mine, at: [1700, 100] }], hand: [] },
    "player-2": { units: [...theirs, { ...other, at: [1700, 800] }], hand: [] },
  });
}

describe("results that change hands", () => {
  it("[leg.kw.impact-x] [leg.kw.armor-x] [leg.kw.critical-x] Critical converts surges before Impact changes hits, and Armor cancels the remaining hits", () => {
    const cody: UnitSpec = { unit: "at-rt-galactic-republic", at: [300, 300], heading: NORTH };
    const start = duel(cody, [{ unit: "dsd1-dwarf-spider-droid", at: [300, 560], heading: EAST }], [], "republic");
    const shot = follow(start, "perform attack", ["attack-surge", "hit", "hit"]);
    expect(offered(shot.state)).toContain("choose-option critical");
    const turned = follow(shot.state, "choose-option critical", "choose-option impact");
    expect(offered(turned.state)).toContain("choose-option armor");
    expect(dealt(follow(turned.state, "choose-option armor", ["blank", "blank"]))).toEqual([2]);
  });

  it("[leg.kw.marksman] [leg.kw.precise-x] An aim token is spent either for Marksman or for a reroll, not for both", () => {
    const iden: UnitSpec = { unit: "imperial-special-forces", at: [300, 300], tokens: { aim: 1 } };
    const start = duel(iden, [{ unit: "leia-organa-fearless-and-inventive", at: [300, 550] }]);
    const shot = follow(start, "perform attack", gun("p1.0.0", 1), DONE, ["blank"]);
    expect(offered(shot.state)).toEqual(["choose-option aim", "pass"]);
    const kept = follow(shot.state, PASS);
    expect(offered(kept.state)).toEqual(["choose-option marksman hit", "pass"]);
    const bought = follow(kept.state, "choose-option marksman hit", ["blank"]);
    expect([dealt(bought), held(bought, "p1.0", "aim")]).toEqual([[1], 0]);
  });

  it("[leg.kw.jedi-hunter] [leg.kw.critical-x] Grievous converts all surges to criticals against a Jedi, but only one against clones", () => {
    const grievous: UnitSpec = { unit: "general-grievous-sinister-cyborg", at: [300, 300] };
    const shot = (unit: string, ...rest: Parameters<typeof follow>[1][]) =>
      follow(duel(grievous, [{ unit, at: [300, 500] }], [], "separatists"), "perform attack", ...rest);
    const jedi = shot("anakin-skywalker-the-chosen-one", faces(4, "attack-surge"), PASS, faces(4, "block"));
    const clones = shot("clone-trooper-infantry", faces(4, "attack-surge"), "choose-option critical", ["block"]);
    const dice = (over: Scripted) => eventsOf(over, "dice-rolled").at(-1)?.dice.length;
    expect([dice(jedi), dice(clones)]).toEqual([4, 1]);
  });

  it("[leg.kw.pierce-x] [leg.kw.impervious.dice] [leg.kw.danger-sense-x.dice] Bossk's Pierce 1 adds a die to Boba Fett's defense, and cancels one block", () => {
    const bossk: UnitSpec = { unit: "bossk-trandoshan-terror", at: [300, 300] };
    const boba: UnitSpec = { unit: "boba-fett-daimyo-of-mos-espa", at: [300, 600] };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [bossk, { ...STORM, at: [1700, 100] }], hand: [], faction: "galactic-empire" },
      "player-2": { units: [boba, { ...REBELS, at: [1700, 800] }], hand: [], faction: "rebel-alliance" },
    });
    const shot = follow(start, "perform attack", ["critical", ...faces(4, "blank"), "block", "block"]);
    expect(offered(shot.state)).toContain("choose-option pierce");
    const pierced = follow(shot.state, "choose-option pierce");
    expect(dealt(pierced)).toEqual([0]);
  });

  it("[leg.kw.suppressive] [leg.courage.null-no-suppression] Suppressive gives no token to Vader, whose courage is a dash, but two to other units", () => {
    const mortar: UnitSpec = { unit: "bossk-trandoshan-terror", at: [300, 300] };
    const shot = (unit: string, defense: number) => {
      const start = scenario({
        activating: "p1.0",
        "player-1": {
          units: [mortar, DROIDS].map((one, place) => (place === 1 ? { ...one, at: [1700, 100] as const } : one)),
          hand: [],
          faction: "separatist-alliance",
        },
        "player-2": { units: [{ unit, at: [300, 600], heading: EAST }, STORM], hand: [] },
      });
      return held(
        follow(start, "perform attack", ["critical", ...faces(4, "blank"), ...faces(defense, "block")]),
        "p2.0",
        "suppression",
      );
    };
    expect(shot("darth-vader-dark-lord-of-the-sith", 1)).toBe(0);
    expect(shot("darth-vader-the-emperors-apprentice", 1)).toBe(2);
  });
});

describe("guards and covers", () => {
  it("[leg.kw.guardian-x.cancel] [leg.dodge.cancel-hit] Guardian cannot take a hit that cover or a dodge token has cancelled", () => {
    const start = battle(
      [{ ...STORM, at: [300, 300] }],
      [
        { unit: "leia-organa-fearless-and-inventive", at: [300, 550], tokens: { dodge: 1 } },
        { unit: "chewbacca-walking-carpet", at: [400, 550] },
      ],
    );
    const shot = follow(start, "perform attack", { type: "declare", subject: "p2.0" }, gun("p1.0.0", 1), DONE, ["hit"]);
    const dodged = follow(shot.state, "choose-option dodge");
    expect(dealt(dodged)).toEqual([0]);
    expect(eventsOf(dodged, "pool-chosen").map(({ choice }) => choice)).toEqual(["dodge"]);
  });

  it("[leg.backup.effect] [leg.kw.guardian-x.cancel] Backup and Guardian may both cancel hits for the same defender", () => {
    const chewie: UnitSpec = { unit: "chewbacca-walking-carpet", at: [300, 800] };
    const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [300, 740] };
    const helpers: UnitSpec = { unit: "rebel-troopers", at: [380, 760] };
    const start = battle([{ unit: "general-veers-master-tactician", at: [300, 300] }], [leia, chewie, helpers]);
    const shot = follow(start, "perform attack", { type: "declare", subject: "p2.0" }, ["hit", "hit", "hit"]);
    expect(offered(shot.state)).toEqual(
      expect.arrayContaining(["choose-option backup", "choose-option guardian p2.1"]),
    );
    const backed = follow(shot.state, "choose-option backup", "choose-option backup");
    expect(offered(backed.state)).toContain("choose-option guardian p2.1");
    expect(offered(backed.state)).not.toContain("choose-option backup");
  });

  it("[leg.kw.death-from-above] Troopers attacked by Geonosians on a roof roll cover dice, but these cancel nothing", () => {
    const bugs: UnitSpec = {
      unit: "geonosian-warriors-soldiers-of-the-hive",
      at: [300, 300, 60],
      others: [
        [330, 300, 60],
        [300, 330, 60],
        [330, 330, 60],
      ],
    };
    const roof = {
      id: "roof",
      kind: "obstacle",
      cover: "none",
      parts: [
        {
          outline: {
            kind: "polygon",
            corners: [
              [250, 250],
              [380, 250],
              [380, 380],
              [250, 380],
            ].map(([x = 0, y = 0]) => ({ x: x * 100, y: y * 100 })),
          },
          top: 6000,
          movement: "open",
        },
      ],
    } as const;
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [bugs, { ...DROIDS, at: [1700, 100] }], hand: [] },
      "player-2": {
        units: [
          { unit: "rebel-troopers", at: [300, 560], tokens: { suppression: 1 } },
          { ...CLONES, at: [1700, 800] },
        ],
        hand: [],
      },
      table: { terrain: [roof] },
    });
    const shot = follow(start, "perform attack", gun("p1.0.0", 1), DONE, ["hit", "blank", "block", "blank"]);
    expect(dealt(shot)).toEqual([1]);
  });
});

describe("after the attack", () => {
  it("[leg.kw.ataru-mastery.two-attacks] Yoda gains a dodge token after each of two attacks", () => {
    const yoda: UnitSpec = { unit: "yoda-grand-master-of-the-jedi-order", at: [300, 300] };
    const start = duel(yoda, [{ unit: "b1-battle-droids", at: [300, 500] }], [], "republic");
    const once = follow(
      { ...start, frames: start.frames.map((one) => (one.kind === "activation" ? { ...one, actions: 3 } : one)) },
      "perform attack",
      faces(4, "blank"),
    );
    expect(held(once, "p1.0", "dodge")).toBe(1);
    const twice = follow(once.state, "perform attack", faces(4, "blank"));
    expect(held(twice, "p1.0", "dodge")).toBe(2);
  });

  it("[leg.kw.ram-x.effect] [leg.kw.reposition] A pivot is not a full move, so tauntaun riders cannot use Ram after it", () => {
    const riders: UnitSpec = { unit: "tauntaun-riders", at: [300, 300], heading: NORTH, others: [[360, 300]] };
    const foe: UnitSpec = {
      unit: "stormtroopers",
      at: [300, 338.5],
      others: [
        [300, 366],
        [330, 366],
        [270, 366],
      ],
    };
    const start = duel(riders, [foe], [], "rebels");
    const fought = follow(start, "perform attack", gun("p1.0.0", 0, "melee"), DONE, ["hit", "blank", "blank", "blank"]);
    expect(offered(fought.state)).not.toContain("choose-option ram");
  });

  it("[leg.kw.incognito.loss] [leg.kw.incognito.protection] K-2SO can be attacked from afar after he has attacked and lost Incognito", () => {
    const k2: UnitSpec = { unit: "k-2so-sardonic-security-droid", at: [300, 300] };
    const near: UnitSpec = {
      unit: "stormtroopers",
      at: [327, 300],
      others: [
        [355, 300],
        [355, 330],
        [355, 270],
      ],
    };
    const start = duel(k2, [near, { unit: "stormtroopers", at: [300, 700] }], [], "rebels");
    const struck = follow(start, "perform attack", faces(4, "blank"));
    expect(eventsOf(struck, "ongoing-began").map(({ keyword }) => keyword)).toContain("incognito");
  });
});
