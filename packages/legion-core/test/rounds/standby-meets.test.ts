import { describe, expect, it } from "vitest";
import { game } from "../../src/index.ts";
import type { State } from "../../src/state/state.ts";
import { scenario, type UnitSpec } from "../../src/testing/index.ts";
import { faces, PASS, walk } from "../helpers/actions.ts";
import { asked, eventsOf, held, offered } from "../helpers/reading.ts";
import { battle, follow, type ScriptStep } from "../helpers/script.ts";

// Standby tokens where another rule meets them.

const STORM: UnitSpec = {
  unit: "stormtroopers",
  at: [600, 300],
  others: [
    [565, 270],
    [600, 260],
    [635, 270],
  ],
};
const WATCHING: UnitSpec = { unit: "rebel-troopers", at: [600, 600], tokens: { standby: 1 } };
const WOOKIEES: UnitSpec = {
  unit: "wookiee-warriors-noble-fighters",
  at: [600, 327],
  others: [
    [560, 360],
    [640, 360],
  ],
  tokens: { standby: 1 },
};

describe("the free action of a standby token", () => {
  it("[leg.standby.effect] A unit in melee may use standby against the enemy it is engaged with, only with melee weapons and not to move", () => {
    const { state } = follow(battle([STORM], [WOOKIEES]), "perform aim", "choose-unit p2.0");
    expect(asked(state)).toBe("player-2 attack");
    expect(offered(state)).toEqual([
      "add-weapon p2.0.0 0 melee",
      "add-weapon p2.0.1 0 melee",
      "add-weapon p2.0.2 0 melee",
    ]);
  });

  it("[leg.standby.effect] [leg.standby.target] A unit in melee cannot use standby against an enemy outside its melee", () => {
    const third: UnitSpec = {
      unit: "stormtroopers",
      at: [800, 330],
      others: [
        [840, 330],
        [880, 330],
        [920, 330],
      ],
    };
    expect(asked(follow(battle([third, STORM], [WOOKIEES]), "perform aim").state)).toBe("player-1 action");
    const free = { ...WOOKIEES, at: [600, 340] } as const;
    expect(asked(follow(battle([third, STORM], [free]), "perform aim").state)).toBe("player-2 standby");
  });

  it("[leg.standby.effect] [leg.kw.immobilize-x.effect] An immobilized unit may use standby only to attack", () => {
    const stuck = { ...WATCHING, tokens: { standby: 1, immobilize: 2 } };
    expect(asked(follow(battle([STORM], [stuck]), "perform aim", "choose-unit p2.0").state)).toBe("player-2 attack");
  });

  it("[leg.standby.effect] [leg.kw.agile-x] The free move of standby is an action, so it triggers Agile", () => {
    const riders: UnitSpec = { ...WATCHING, unit: "tauntaun-riders", heading: { x: 1, y: 0 } };
    const { state } = follow(battle([STORM], [riders]), "perform aim", "choose-unit p2.0", "perform move");
    expect(held(follow(state, offered(state)[0] ?? ""), "p2.0", "dodge")).toBe(1);
  });

  it("[leg.actions.free-action-window] [leg.kw.charge.trigger] Luke cannot use Charge when he starts a melee with the move of a standby token", () => {
    const luke: UnitSpec = { ...WATCHING, unit: "luke-skywalker-hero-of-the-rebellion", at: [600, 450] };
    const start = battle([STORM], [luke]);
    let { state } = follow(start, "perform aim", "choose-unit p2.0", "perform move", walk([600, 450], [600, 327]));
    for (let step = 0; asked(state).endsWith("place") && step < 4; step++)
      state = follow(state, offered(state)[0] ?? "").state;
    expect(asked(state)).toBe("player-1 action");
    expect(offered(state)).toContain("perform withdraw");
  });
});

it("[leg.standby.before-after-effects] [leg.kw.scatter] A unit may spend its standby token after an attack before Scatter moves its miniatures", () => {
  const vader: UnitSpec = { unit: "darth-vader-the-emperors-apprentice", at: [600, 400] };
  const { state } = follow(battle([vader], [WATCHING]), "perform attack", faces(2, "blank"));
  expect(asked(state)).toBe("player-2 standby");
  expect(asked(follow(state, PASS).state)).toBe("player-1 place");
  const fallen = follow(battle([{ ...vader, wounds: [6] }], [WATCHING]), "perform attack", faces(2, "blank")).state;
  const shots = [0, 1, 2, 3].map((place) => `add-weapon p2.0.${place} 1 ranged`);
  const defeated = follow(fallen, "choose-unit p2.0", "perform attack", ...shots, [
    ...faces(4, "critical"),
    ...faces(4, "blank"),
    "corps",
  ]);
  expect(eventsOf(defeated, "unit-defeated")).toMatchObject([{ unit: "p1.0" }]);
  expect(asked(defeated.state)).toBe("player-2 activate");
});

it("[leg.standby.trigger] [leg.kw.independent] A mortar may answer the Independent move of Jyn at the start of the Activation Phase with the standby token of Fire Support", () => {
  const start = scenario({
    phase: "command",
    "player-1": {
      units: [
        { unit: "jyn-erso-stardust", at: [600, 300] },
        { unit: "leia-organa-fearless-and-inventive", at: [1600, 100] },
      ],
      hand: [],
    },
    "player-2": {
      units: [
        { unit: "general-veers-master-tactician", at: [1500, 850] },
        { unit: "df-90-mortar-trooper", at: [600, 560], heading: { x: 0, y: -1 } },
      ],
      hand: ["ambush"],
    },
  });
  const moving = follow(start, "choose-command ambush", "order p2.1", "effect 0").state;
  const { state } = follow(moving, offered(moving)[0] ?? "");
  expect(state.phase).toBe("activation");
  expect(game.decision(state)).toMatchObject({ seat: "player-2", kind: "standby", context: { cause: "p1.0" } });
});

describe("standby against a transport", () => {
  /** The transport has deployed within range and sight of a unit with a standby token. */
  function landed(transport: Partial<UnitSpec> = {}): State {
    const start = scenario({
      mission: { primary: "breakthrough", counts: { "transport p1.0": 2 } },
      "player-1": {
        units: [
          { unit: "laat-le-patrol-transport-galactic-empire", order: "faceup", ...transport },
          { unit: "stormtroopers" },
          { unit: "stormtroopers", at: [1700, 100] },
        ],
        hand: [],
      },
      "player-2": {
        units: [
          { ...WATCHING, at: [525, 450] },
          { unit: "rebel-veterans", at: [1700, 850] },
        ],
        hand: [],
      },
    });
    const { state } = follow(start, "activate p1.0");
    return follow(state, offered(state)[0] ?? "").state;
  }

  it("[leg.standby.before-after-effects] [leg.kw.transport.deploy] Enemy standby responds to a deploying transport before the passenger deploys, and then to the passenger", () => {
    const state = landed();
    expect(game.decision(state)).toMatchObject({ kind: "standby", context: { cause: "p1.0" } });
    const leaves = follow(state, PASS).state;
    expect(game.decision(leaves)).toMatchObject({ kind: "move", context: { unit: "p1.1", speed: 1, optional: false } });
    const out = follow(leaves, offered(leaves)[0] ?? "").state;
    expect(game.decision(out)).toMatchObject({ kind: "standby", context: { cause: "p1.1" } });
    expect(asked(follow(out, PASS).state)).toBe("player-1 action");
  });

  it("[leg.standby.before-after-effects] [leg.kw.transport.deploy] The passenger of a transport defeated by a standby attack does not deploy from it", () => {
    const over = follow(
      landed({ wounds: [7] }),
      "choose-unit p2.0",
      "perform attack",
      "add-weapon p2.0.0 1 ranged",
      "add-weapon p2.0.1 1 ranged",
      "add-weapon p2.0.2 1 ranged",
      "add-weapon p2.0.3 1 ranged",
      [...faces(4, "critical"), ...faces(4, "blank"), "corps"],
    );
    expect(eventsOf(over, "unit-defeated")).toMatchObject([{ unit: "p1.0" }]);
    expect(eventsOf(over, "unit-deployed")).toEqual([]);
    expect(asked(over.state)).toBe("player-2 activate");
  });

  it("[leg.type.repulsor-no-standby] [leg.kw.hover.standby] AI Coordination gives an AAT, which has Hover, a standby token, but STAP riders none", () => {
    const tactician: UnitSpec = { unit: "t-series-tactical-droid-programmed-for-strategy", at: [300, 200] };
    const standby = (vehicle: UnitSpec) => {
      const start = scenario({
        phase: "command",
        "player-1": { units: [tactician, vehicle], hand: ["ai-coordination"] },
        "player-2": { units: [{ unit: "clone-trooper-infantry", at: [1500, 700] }], hand: [] },
      });
      const over = follow(start, "choose-command ai-coordination");
      return held(
        offered(over.state).includes("order p1.1") ? follow(over.state, "order p1.1") : over,
        "p1.1",
        "standby",
      );
    };
    const heading = { x: 0, y: 1 };
    expect(standby({ unit: "aat-battle-tank", at: [800, 200], heading })).toBe(1);
    expect(standby({ unit: "stap-riders", at: [800, 200], others: [[900, 200]], heading })).toBe(0);
  });

  it("[leg.attack.one-attack-action] [leg.kw.tempted] A unit that has attacked with its standby token makes no free attack action for Tempted in the same turn", () => {
    const lost: UnitSpec = { unit: "rebel-troopers", at: [600, 560], defeated: 3 };
    const han: UnitSpec = { unit: "han-solo-unorthodox-general", at: [720, 500], tokens: { standby: 1 } };
    const start = battle(
      [
        { ...STORM, defeated: 3 },
        { unit: "stormtroopers", at: [1200, 200] },
      ],
      [lost, han],
      {
        ongoing: [{ unit: "p2.1", keyword: "tempted", value: 1, until: "game" }],
      },
    );
    const shot = follow(start, "perform attack", "declare p2.0", ["hit", "blank"]);
    const answers = (...first: readonly ScriptStep[]) => {
      const used = follow(shot.state, ...first);
      return offered(follow(used.state, "effect 0").state).some((key) => key.endsWith("tempted-attack"));
    };
    expect(answers("pass")).toBe(true);
    expect(answers("choose-unit p2.1", "perform attack", ["blank", "blank"])).toBe(false);
  });
});
