import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { DONE, declare, effect, gun, PASS, perform } from "../../../helpers/actions.ts";
import { attacking } from "../../../helpers/attacks.ts";
import { answers, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { dealt, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";

const REBELS = "rebel-troopers";

describe("Anti-Capture Protocols", () => {
  const IG_11 = { unit: "ig-11-nurse-and-protect", at: [400, 200] } as const;
  const REBELS = "rebel-troopers";
  const MINE = { unit: "stormtroopers", at: [1200, 100], defeated: 3 } as const;
  const LOST = { unit: REBELS, at: [1700, 850], defeated: 3 } as const;

  const scene = (wounds: number, card: string | null = "anti-capture-protocols"): State =>
    revealing(
      card ?? undefined,
      "p1.0",
      { units: [{ ...IG_11, wounds: [wounds] }, MINE] },
      { units: [{ unit: REBELS, at: [400, 300] }, LOST] },
    );

  it("[leg.kw.self-destruct-x-unit.requirement] Under Anti-Capture Protocols a wounded IG-11 cannot end his activation before he self-destructs", () => {
    expect(offered(scene(2))).toContain("done");
    const due = scene(3);
    expect(offered(due)).toContain("perform self-destruct");
    expect(offered(due)).not.toContain("done");
    const refused = game.apply(due, DONE);
    expect(refused.ok ? undefined : refused.violation).toMatchObject({
      rule: "leg.cards.command-use",
      code: "must-perform",
      params: { unit: "p1.0", action: "self-destruct" },
    });
    expect(offered(scene(3, null))).toContain("done");
    expect(offered(scene(3, null))).not.toContain("perform self-destruct");
  });

  it("[leg.actions.free-card-action-cost] Under Anti-Capture Protocols Self-Destruct 4 is a free action of four dice", () => {
    const spent = answers(scene(3), "perform dodge", "perform aim");
    expect(offered(spent)).toEqual(["perform self-destruct"]);
    const { events } = play(spent, [perform("self-destruct")]);
    const rolled = events.find(({ type }) => type === "dice-rolled");
    expect(rolled).toMatchObject({ dice: ["black-attack", "black-attack", "black-attack", "black-attack"] });
  });
});

it("[leg.kw.independent] Independent Programming gives IG-88 a dodge token without an order, and an aim token when he orders himself", () => {
  const ig = { unit: "ig-88-notorious-assassin-droid", at: [400, 200] } as const;
  expect(tokensOf(playing("independent-programming", { units: [ig] }).state, "p1.0")).toEqual({ aim: 1 });
  const later = scenario({
    phase: "command",
    "player-1": {
      units: [ig, { unit: "general-veers-master-tactician", at: [700, 200] }],
      hand: ["push"],
      permanents: ["independent-programming"],
      faction: "galactic-empire",
    },
    "player-2": { units: [LOST], hand: [] },
  });
  const phase = play(later, [{ type: "choose-command", subject: "push" }]).state;
  expect(offered(phase)).toEqual(["effect 0", "pass"]);
  expect(tokensOf(play(phase, [effect(0)]).state, "p1.0")).toEqual({ dodge: 1 });
});

it("[leg.command.other-sources] Independent Programming gives IG-88 an aim token when he issues himself an order with HQ Uplink, and none for the order of another", () => {
  const start = scenario({
    phase: "command",
    "player-1": {
      units: [
        { unit: "ig-88-notorious-assassin-droid", upgrades: ["hq-uplink"], at: [400, 200] },
        { unit: "general-veers-master-tactician", at: [700, 200] },
      ],
      hand: ["ambush"],
      permanents: ["independent-programming"],
      faction: "galactic-empire",
    },
    "player-2": { units: [LOST], hand: [] },
  });
  const asked = play(start, [{ type: "choose-command", subject: "ambush" }]).state;
  const uplinked = play(asked, [effect(0)]).state;
  expect(uplinked.units.map(({ ordered }) => ordered)).toEqual([true, true, false]);
  expect([tokensOf(uplinked, "p1.0"), tokensOf(uplinked, "p1.1")]).toEqual([{ aim: 1 }, {}]);
});

it("[leg.tokens.surge] A unit with a bounty token cannot spend surge tokens while IG-88 attacks it under Focused on the Kill", () => {
  const spends = (permanents: readonly string[], seed: number): boolean => {
    const state = scenario({
      seed,
      activating: "p1.0",
      "player-1": { units: [{ unit: "ig-88-notorious-assassin-droid", at: [400, 200] }], permanents, hand: [] },
      "player-2": {
        units: [{ unit: REBELS, at: [400, 450], defeated: 2, tokens: { surge: 1, bounty: 1 } }, LOST],
        hand: [],
      },
    });
    for (let now = attacking(state); game.decision(now)?.kind === "pool"; ) {
      if (offered(now).some((key) => key.includes("surge"))) return true;
      now = play(now, [game.legalActions(now).at(-1) ?? DONE]).state;
    }
    return false;
  };
  const asked = (permanents: readonly string[]): boolean => [1, 2, 3, 4, 5, 6].some((seed) => spends(permanents, seed));
  expect([asked([]), asked(["focused-on-the-kill"])]).toEqual([true, false]);
});

it("[leg.command.timing-3-issue-orders] A Machine Made for Killing gives IG-88 an aim token, Demoralize 3 and Steady", () => {
  const { state } = playing("a-machine-made-for-killing", {
    units: [{ unit: "ig-88-notorious-assassin-droid", at: [400, 200] }],
  });
  expect(tokensOf(state, "p1.0")).toEqual({ aim: 1 });
  expect(lent(state)).toEqual(["0 demoralize 3 round", "0 steady 1 round"]);
});

describe("the card", () => {
  const IG_11 = { unit: "ig-11-nurse-and-protect", at: [400, 200] } as const;
  const IG_88 = { unit: "ig-88-notorious-assassin-droid", at: [400, 200] } as const;
  const STORM = "stormtroopers";
  const VETERANS = "rebel-veterans";
  const LOST = { unit: VETERANS, at: [1700, 850], defeated: 3 } as const;

  const one = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
    unit: VETERANS,
    at: [x, y],
    defeated: 3,
    ...more,
  });

  it("[leg.attack.one-attack-action] Mechanical Carnage makes IG-11's first attack action attack each enemy unit at range 2, and removes his Gunslinger", () => {
    const enemies = { units: [one(400, 400), one(600, 200), one(400, 560), LOST] };
    expect(
      lent(playing("mechanical-carnage", { units: [IG_11, { unit: STORM, at: [1500, 100] }] }, enemies).state),
    ).toEqual(["0 gunslinger -1 round"]);
    const state = revealing("mechanical-carnage", "p1.0", { units: [IG_11] }, enemies);
    const carnage = play(state, [perform("attack")]).state;
    expect(game.decision(carnage)).toMatchObject({ kind: "volley", context: { left: 2 } });
    expect(offered(carnage)).toEqual(["declare p2.0", "declare p2.1"]);
    let first = play(carnage, [declare("p2.0")]).state;
    const attacked = new Set<unknown>();
    // The last of them is attacked without a question.
    while (game.decision(first)?.kind !== "action") {
      expect(game.decision(first)?.kind).not.toBe("volley");
      for (const frame of first.frames) if (frame.kind === "attack") attacked.add(frame.only);
      first = play(first, [game.legalActions(first).at(-1) ?? DONE]).state;
    }
    expect(attacked.size).toBe(2);
    expect(game.decision(first)).toMatchObject({ context: { actions: 1 } });
    expect(offered(first)).not.toContain("perform attack");
    const far = revealing("mechanical-carnage", "p1.0", { units: [IG_11] }, { units: [one(400, 600), LOST] });
    expect(offered(far)).not.toContain("perform attack");
    expect(offered(revealing(undefined, "p1.0", { units: [IG_11] }, { units: [one(400, 600), LOST] }))).toContain(
      "perform attack",
    );
  });

  it("[leg.wounds.defeat-threshold] Under Focused on the Kill wounds do not defeat IG-88 until the End Phase begins", () => {
    const hit = (permanents: readonly string[]): State => {
      const wounds = {
        kind: "wounds",
        unit: 0,
        left: 3,
        by: null,
        because: { rule: "leg.wounds.assign", cause: null },
      } as const;
      const state = scenario({
        activating: "p2.0",
        "player-1": {
          units: [
            { ...IG_88, wounds: [4], order: "facedown" },
            { unit: STORM, at: [900, 100], order: "facedown" },
          ],
          permanents,
          hand: [],
          orderPool: {},
        },
        "player-2": { units: [{ ...one(1200, 500) }], hand: [], orderPool: {} },
        frames: [wounds],
      });
      return answers(state, "perform dodge");
    };
    expect(hit([]).units[0]?.miniatures[0]?.status).toBe("defeated");
    const alive = hit(["focused-on-the-kill"]);
    expect(alive.units[0]?.miniatures[0]).toMatchObject({ status: "standing", wounds: 7 });
    const end = answers(alive, "done");
    expect(end.round).toBe(3);
    expect(end.units[0]?.miniatures[0]?.status).toBe("defeated");
    const hurt = scenario({
      activating: "p2.0",
      "player-1": {
        units: [
          { ...IG_88, wounds: [4], order: "facedown" },
          { unit: STORM, at: [900, 100], order: "facedown" },
        ],
        permanents: ["focused-on-the-kill"],
        hand: [],
        orderPool: {},
      },
      "player-2": { units: [one(1200, 500)], hand: [], orderPool: {} },
    });
    expect(answers(hurt, "done").units[0]?.miniatures[0]?.status).toBe("standing");
  });

  it("[leg.wounds.defeat-threshold] Under Focused on the Kill an attack may deal IG-88 more wounds than his threshold", () => {
    const most = (permanents: readonly string[], wounds: number): number | undefined => {
      const state = scenario({
        activating: "p2.0",
        "player-1": { units: [{ ...IG_88, wounds: [wounds] }], permanents, hand: [] },
        "player-2": { units: [{ unit: VETERANS, at: [400, 450] }, LOST], hand: [] },
      });
      return nearest(attacking(state), "pool")?.most;
    };
    expect(most([], 0)).toBe(5);
    expect(most(["focused-on-the-kill"], 6)).toBeGreaterThan(8);
  });

  it.each([
    [5, "standing", 4],
    [7, "defeated", 6],
  ] as const)(
    "[leg.wounds.defeat-threshold] Under Focused on the Kill a repair of 1 leaves IG-88 with %i wounds %s",
    (wounds, status, left) => {
      const droid = { unit: STORM, at: [400, 290], upgrades: ["r4-astromech"] } as const;
      const state = scenario({
        activating: "p1.1",
        "player-1": {
          units: [{ ...IG_88, wounds: [wounds], order: "facedown" }, droid],
          permanents: ["focused-on-the-kill"],
          hand: [],
          orderPool: {},
        },
        "player-2": { units: [{ ...LOST, order: "facedown" }], hand: [], orderPool: {} },
      });
      const repaired = answers(state, "perform repair r4-astromech");
      expect(repaired.units[0]?.miniatures[0]).toMatchObject({ status: "standing", wounds: left });
      const ended = answers(repaired, "perform dodge", "done");
      expect([ended.round, ended.phase]).not.toEqual([2, "activation"]);
      expect(ended.units[0]?.miniatures[0]?.status).toBe(status);
    },
  );

  it("[leg.dodge.spend-any] Under Focused on the Kill a unit with a bounty token cannot spend tokens when IG-88 attacks it", () => {
    const asked = (bounty: number, permanents: readonly string[]): readonly string[] => {
      const state = scenario({
        activating: "p1.0",
        "player-1": { units: [IG_88], permanents, hand: [] },
        "player-2": { units: [one(400, 450, { tokens: { dodge: 1, bounty } }), LOST], hand: [] },
      });
      let now = play(state, [perform("attack")]).state;
      const seen: string[] = [];
      for (let step = 0; step < 20 && ["attack", "pool"].includes(game.decision(now)?.kind ?? ""); step++) {
        seen.push(...offered(now));
        now = play(now, [game.legalActions(now).at(-1) ?? PASS]).state;
      }
      return seen.filter((key) => key.includes("dodge"));
    };
    const free = asked(1, []);
    expect(free).not.toEqual([]);
    expect(asked(0, ["focused-on-the-kill"])).toEqual(free);
    expect(asked(1, ["focused-on-the-kill"])).toEqual([]);
  });
});

it("[leg.dodge.spend-any] [leg.kw.detonate-x.attacker] Under Focused on the Kill a unit that IG-88 has attacked may spend tokens against a charge that attacks it after him", () => {
  const start = scenario({
    activating: "p1.0",
    tokens: [{ kind: "charge", name: "thermal-charge", owner: "player-2", at: [400, 620] }],
    "player-1": {
      faction: "galactic-empire",
      units: [{ unit: "ig-88-notorious-assassin-droid", at: [400, 300] }],
      hand: [],
      permanents: ["focused-on-the-kill"],
    },
    "player-2": {
      units: [
        { unit: "rebel-troopers", at: [400, 530], tokens: { bounty: 1, dodge: 1 } },
        { unit: "sabine-wren-explosive-artist", at: [1200, 800] },
      ],
      hand: [],
      permanents: ["explosions"],
    },
  });
  const shot = follow(start, "perform attack", gun("p1.0.0", 1), DONE, ["blank", "blank", "blank"]);
  expect(dealt(shot)).toEqual([0]);
  const blown = follow(shot.state, "choose-option thermal-charge.0", ["hit", "hit"]);
  expect(offered(blown.state)).toEqual(["choose-option dodge", "pass"]);
});
