import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import { scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { DONE, faces, gun } from "../../helpers/actions.ts";
import { moveThat } from "../../helpers/moves.ts";
import { asked, dealt, eventsOf, held, offered } from "../../helpers/reading.ts";
import { BYSTANDERS, battle, follow } from "../../helpers/script.ts";
import { EAST, NORTH } from "../../helpers/table.ts";

const TROOPS: UnitSpec = { unit: "rebel-troopers", at: [300, 550] };
const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };
/** A standard move of a small base straight to a spot, from the spot where the tests put the first unit. */
const standard = (x: number, y: number) => {
  const [dx, dy] = [x - 300, y - 300];
  const length = Math.hypot(dx, dy);
  const first = { x: Math.round((1000 * dx) / length), y: Math.round((1000 * dy) / length) };
  return {
    type: "move",
    move: {
      type: "standard",
      tool: { speed: length > 103 ? 2 : 1, first, second: first },
      to: { x: x * 100, y: y * 100, z: 0 },
      followers: "auto",
    },
  } as const;
};

describe("jumping", () => {
  const jump = (unit: string) => {
    const start = battle([{ unit, at: [300, 300] }], [{ ...TROOPS, at: [900, 300] }]);
    const moving = follow(start, "perform jump").state;
    return follow(
      moving,
      moveThat(moving, (one) => one.type === "standard"),
    );
  };
  it("[leg.kw.tactical-x] [leg.kw.jump-x.action] A jump is a standard move and gives the aim token of Tactical", () => {
    expect(held(jump("boba-fett-daimyo-of-mos-espa"), "p1.0", "aim")).toBe(1);
  });
  it("[leg.kw.relentless] [leg.kw.jump-x.action] Relentless gives its attack after a jump into melee", () => {
    const start = battle(
      [{ unit: "asajj-ventress-separatist-assassin", at: [300, 300] }],
      [
        {
          ...TROOPS,
          at: [427, 300],
          others: [
            [455, 300],
            [455, 330],
            [455, 270],
          ],
        },
      ],
    );
    const jumping = follow(start, "perform jump").state;
    const landed = follow(jumping, standard(400, 300));
    let { state } = landed;
    for (let step = 0; asked(state).endsWith("place") && step < 9; step++)
      state = follow(state, offered(state)[0] ?? "").state;
    expect(offered(state)).toEqual(["effect 0", "pass"]);
  });
});

describe("dodging and disengaging", () => {
  it("[leg.kw.disengage] [leg.kw.agile-x] Jyn Erso may leave one enemy by a standard move, which triggers Agile, and attack afterwards", () => {
    const start = battle(
      [{ unit: "jyn-erso-stardust", at: [300, 300] }],
      [
        {
          unit: "stormtroopers",
          at: [327, 300],
          others: [
            [355, 300],
            [355, 330],
            [355, 270],
          ],
        },
      ],
    );
    const moving = follow(start, "perform move").state;
    const away = moveThat(moving, (one) => one.type === "standard" && typeof one.to === "object" && one.to.x < 20_000);
    const over = follow(moving, away);
    expect(held(over, "p1.0", "dodge")).toBe(1);
    expect(offered(over.state)).toContain("perform attack");
  });
  it("[leg.kw.disengage] Jyn Erso in melee with two enemy units can only withdraw, and cannot attack afterwards", () => {
    const start = battle(
      [{ unit: "jyn-erso-stardust", at: [300, 300] }],
      [
        {
          unit: "stormtroopers",
          at: [327, 300],
          others: [
            [355, 300],
            [355, 330],
            [355, 270],
          ],
        },
        {
          unit: "stormtroopers",
          at: [273, 300],
          others: [
            [245, 300],
            [245, 330],
            [245, 270],
          ],
        },
      ],
    );
    expect(offered(start)).not.toContain("perform move");
    const moving = follow(start, "perform withdraw").state;
    const speeds = game
      .legalActions(moving)
      .flatMap((one) => (one.type === "move" && "tool" in one.move ? [one.move.tool.speed] : []));
    expect(Math.max(...speeds)).toBe(1);
    const away = moveThat(moving, (one) => one.type === "standard");
    const over = follow(moving, away);
    expect(offered(over.state)).not.toContain("perform attack");
  });
});

describe("weak points and armor", () => {
  const at = (x: number, y: number, unit = "infantry-support-platform") =>
    scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [{ unit, at: [600, 450], heading: NORTH }, BYSTANDERS[0]], hand: [] },
      "player-2": { units: [{ unit: "rebel-troopers", at: [x, y] }, BYSTANDERS[1]], hand: [] },
    });
  it("[leg.kw.weak-point-x] A weak point on the sides and rear gives Impact 1 from the flank and from behind, but not from the front", () => {
    const shot = (x: number, y: number) =>
      offered(follow(at(x, y), "perform attack", gun("p2.0.0", 1), DONE, ["hit", "blank"]).state);
    expect(shot(600, 250)).toContain("choose-option impact");
    expect(shot(850, 450)).toContain("choose-option impact");
    expect(shot(600, 700)).not.toContain("choose-option impact");
  });
});

describe("keywords of attackers in pairs", () => {
  const shoot = (start: Parameters<typeof follow>[0], ...rest: Parameters<typeof follow>[1][]) =>
    follow(start, "perform attack", ...rest);

  it("[leg.kw.gunslinger] [leg.weapon.both] Sabine Wren shoots her pistols at two enemies, but attacks only one in melee", () => {
    const sabine: UnitSpec = { unit: "sabine-wren-explosive-artist", at: [300, 300] };
    const two = [
      { ...STORM, at: [300, 550] },
      { ...STORM, at: [500, 450] },
    ] as const;
    const far = shoot(battle([sabine], two), { type: "declare", subject: "p2.0" });
    expect(offered(far.state)).toContain("declare-again p2.1 gunslinger");
    const near = shoot(
      battle(
        [sabine],
        [
          {
            ...STORM,
            at: [327, 300],
            others: [
              [355, 300],
              [355, 330],
              [355, 270],
            ],
          },
          { ...STORM, at: [300, 550] },
        ],
      ),
    );
    expect(eventsOf(near, "attack-declared").length).toBe(1);
    expect(offered(near.state).filter((key) => key.startsWith("declare"))).toEqual([]);
  });

  it("[leg.kw.steady] [leg.kw.gunslinger] Gunslinger may be used in the free attack of Steady", () => {
    const han: UnitSpec = { unit: "han-solo-unorthodox-general", at: [300, 300] };
    const two = [
      { ...STORM, at: [300, 550] },
      { ...STORM, at: [500, 450] },
    ] as const;
    const moving = follow(battle([han], two), "perform move").state;
    const moved = follow(moving, standard(300, 310)).state;
    expect(offered(moved)).toEqual(["effect 0", "pass"]);
    const declared = follow(moved, "effect 0", "declare p2.0").state;
    expect(offered(declared)).toContain("declare-again p2.1 gunslinger");
  });

  it("[leg.kw.armor-x] [leg.kw.unconcerned.cover] Dark Troopers cancel three of four hits but no critical, and roll no cover dice", () => {
    const start = scenario({
      activating: "p2.0",
      active: "player-2",
      "player-1": { units: [{ unit: "imperial-dark-troopers", at: [300, 550] }, BYSTANDERS[0]], hand: [] },
      "player-2": { units: [{ unit: "rebel-troopers", at: [300, 300] }, BYSTANDERS[1]], hand: [] },
    });
    const shot = follow(
      start,
      "perform attack",
      ...[0, 1, 2, 3].map((place) => gun(`p2.0.${place}`, 1)),
      faces(4, "hit"),
    );
    expect(offered(shot.state)).toContain("choose-option armor");
    const cancelled = follow(shot.state, "choose-option armor", "choose-option armor", "choose-option armor", [
      "blank",
    ]);
    expect(dealt(cancelled)).toEqual([1]);
  });

  it("[leg.kw.armor-x] [leg.kw.impact-x] [leg.kw.primitive] Ewok slings change all criticals to hits against Armor, which cancels them", () => {
    const ewoks: UnitSpec = { unit: "ewok-slingers", at: [300, 300] };
    const start = battle([ewoks], [{ unit: "range-troopers", at: [300, 550] }], {
      "player-1": {
        units: [ewoks, { unit: "wicket-hero-of-bright-tree", at: [1700, 100] }],
        hand: [],
        faction: "rebel-alliance",
      },
      "player-2": {
        units: [
          { unit: "range-troopers", at: [300, 550] },
          { unit: "stormtroopers", at: [1700, 850] },
        ],
        hand: [],
      },
    });
    const shot = follow(start, "perform attack", gun("p1.0.0", 1), DONE, ["critical"]);
    expect(offered(shot.state)).toEqual(["choose-option armor", "pass"]);
    expect(dealt(follow(shot.state, "choose-option armor"))).toEqual([0]);
  });

  it("[leg.kw.immune-blast] [leg.kw.blast] [leg.kw.cover-x] An airspeeder that is immune to Blast keeps its Cover 1 against it", () => {
    const vader: UnitSpec = { unit: "darth-vader-the-emperors-apprentice", at: [300, 300] };
    const shot = follow(
      battle([vader], [{ unit: "t-47-airspeeder", at: [300, 550], heading: EAST }]),
      "perform attack",
      ["hit", "hit", "block", "blank"],
    );
    expect(eventsOf(shot, "cover-found")).toMatchObject([{ cover: "light" }]);
    expect(eventsOf(shot, "results-changed").length).toBeGreaterThan(0);
  });

  it("[leg.kw.scatter] [leg.kw.blast] Scatter moves small-based miniatures after the attack, but not their leader and no creatures", () => {
    const vader: UnitSpec = { unit: "darth-vader-the-emperors-apprentice", at: [300, 300] };
    const at = (unit: string, faces: readonly string[]) =>
      follow(battle([vader], [{ unit, at: [300, 550] }]), "perform attack", faces).state;
    const asking = at("rebel-troopers", ["blank", "blank"]);
    expect(game.decision(asking)).toMatchObject({ seat: "player-1" });
    expect(offered(asking).some((key) => key.includes("p2.0.0"))).toBe(false);
    expect(asked(at("tauntaun-riders", ["blank", "blank"]))).toBe("player-1 action");
  });

  it("[leg.kw.high-velocity] [leg.kw.outmaneuver] [leg.tokens.dodge] A tank with Outmaneuver cannot spend dodge tokens against Iden's High Velocity rifle", () => {
    const iden: UnitSpec = { unit: "iden-versio-inferno-squad-leader", at: [300, 200] };
    const tank: UnitSpec = { unit: "saber-class-tank", at: [300, 700], heading: EAST, tokens: { dodge: 1 } };
    const shot = follow(
      battle([iden], [tank]),
      "perform attack",
      { type: "declare", subject: "p2.0" },
      gun("p1.0.0", 1),
      ["critical", "critical", "blank", "blank"],
    );
    expect(dealt(shot)).toEqual([2]);
    const other = follow(
      battle([{ ...iden, at: [300, 350] }], [tank]),
      "perform attack",
      { type: "declare", subject: "p2.0" },
      gun("p1.0.0", 2),
      ["critical", ...faces(4, "blank")],
    );
    expect(offered(other.state)).toContain("choose-option dodge critical");
  });

  it("[leg.kw.spray] [leg.kw.suppressive] [leg.kw.blast] R2-D2's weapon of Impromptu Immolation rolls its die for each miniature in sight", () => {
    const r2: UnitSpec = { unit: "r2-d2-hero-of-a-thousand-devices", at: [300, 300] };
    const start = battle([r2], [{ ...STORM, at: [300, 420] }], {
      "player-1": {
        units: [r2, { unit: "rebel-troopers", at: [1700, 100] }],
        hand: [],
        revealed: "impromptu-immolation",
      },
    });
    const sprayed = follow(start, "perform attack", gun("p1.0.0", 1), faces(8, "blank"));
    expect(eventsOf(sprayed, "dice-rolled").map(({ dice }) => dice.length)).toEqual([8]);
  });
});

describe("keywords of defenders in pairs", () => {
  it("[leg.kw.nimble] [leg.dodge.spend-any] A unit with Nimble that spends two dodge tokens in an attack gains one back", () => {
    const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [300, 550], tokens: { dodge: 2 } };
    const shot = follow(
      battle([{ ...STORM, at: [300, 300] }], [leia]),
      "perform attack",
      ...[0, 1].map((one) => gun(`p1.0.${one}`, 1)),
      DONE,
      ["hit", "hit"],
    );
    const over = follow(shot.state, "choose-option dodge", "choose-option dodge");
    expect(dealt(over)).toEqual([0]);
    expect(held(over, "p2.0", "dodge")).toBe(1);
  });

  it("[leg.kw.danger-sense-x.dice] [leg.kw.outmaneuver] Pykes with Danger Sense 2 and three suppression tokens roll two more defense dice", () => {
    const pykes: UnitSpec = { unit: "pyke-syndicate-foot-soldiers", at: [300, 550], tokens: { suppression: 3 } };
    const start = battle([{ ...STORM, at: [300, 300] }], [], {
      "player-2": {
        units: [pykes, { unit: "pyke-syndicate-capo", at: [1700, 850] }],
        hand: [],
        faction: "rebel-alliance",
      },
    });
    const shot = follow(start, "perform attack", gun("p1.0.0", 1), DONE, ["critical", "blank", "blank", "blank"]);
    expect(eventsOf(shot, "dice-rolled").map(({ dice }) => dice.length)).toEqual([1, 3]);
  });

  it("[leg.kw.guardian-x.courage] [leg.kw.enrage-x.on] An enraged Chewbacca may use Guardian because he has no suppression", () => {
    const chewie = (wounds: number): UnitSpec => ({
      unit: "chewbacca-walking-carpet",
      at: [400, 550],
      wounds: [wounds],
      tokens: { suppression: wounds < 4 ? 2 : 0 },
    });
    const shot = (wounds: number) =>
      offered(
        follow(
          battle(
            [{ ...STORM, at: [300, 300] }],
            [{ unit: "leia-organa-fearless-and-inventive", at: [300, 550] }, chewie(wounds)],
          ),
          "perform attack",
          { type: "declare", subject: "p2.0" },
          gun("p1.0.0", 1),
          DONE,
          wounds < 4 ? ["hit", "blank"] : ["hit"],
        ).state,
      );
    expect(shot(4)).toContain("choose-option guardian p2.1");
    expect(shot(0)).not.toContain("choose-option guardian p2.1");
  });

  it("[leg.kw.guardian-x.pierce] [leg.kw.immune-melee-pierce.guardian] Pierce cancels blocks of a MagnaGuard that uses Guardian against a ranged attack", () => {
    const dooku: UnitSpec = { unit: "kalani-super-tactical-droid", at: [300, 550] };
    const guards: UnitSpec = { unit: "ig-100-magnaguard", at: [400, 550] };
    const start = scenario({
      activating: "p1.0",
      "player-1": {
        units: [{ unit: "boba-fett-infamous-bounty-hunter", at: [300, 300] }, BYSTANDERS[0]],
        hand: [],
        faction: "galactic-empire",
      },
      "player-2": { units: [dooku, guards, { unit: "b1-battle-droids", at: [1700, 850] }], hand: [] },
    });
    const shot = follow(start, "perform attack", { type: "declare", subject: "p2.0" }, gun("p1.0.0", 2), DONE, DONE, [
      "hit",
      "hit",
    ]);
    const guarding = follow(shot.state, "choose-option guardian p2.1", "choose-option cancel", ["block", "block"]);
    expect(offered(guarding.state)).toContain("choose-option pierce");
  });

  it("[leg.kw.uncanny-luck-x] [leg.kw.my-mood-is-based-on-profit] Hondo may reroll as many defense dice as the last revealed card has pips", () => {
    const hondo: UnitSpec = { unit: "hondo-ohnaka-trustworthy-compatriot", at: [300, 550] };
    const picks = (lastPips: number) => {
      const start = battle([{ ...STORM, at: [300, 300] }], [], {
        "player-2": { units: [hondo, BYSTANDERS[1]], hand: [], lastPips, faction: "rebel-alliance" },
      });
      const shot = follow(start, "perform attack", ...[0, 1, 2].map((one) => gun(`p1.0.${one}`, 1)), DONE, [
        ...faces(3, "critical"),
        ...faces(3, "blank"),
      ]);
      let over = follow(shot.state, "choose-option uncanny-luck");
      while (offered(over.state).some((key) => key.startsWith("choose-option pick"))) {
        over = follow(over.state, offered(over.state).find((key) => key.startsWith("choose-option pick")) ?? "");
      }
      return eventsOf(over, "dice-rolled").map(({ dice }) => dice.length);
    };
    expect([picks(1), picks(2)]).toEqual([[1], [2]]);
  });
});
