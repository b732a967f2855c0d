import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { BOX } from "../../../../src/testing/box.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { hasPermit } from "../../../../src/units/keywords.ts";
import {
  choose,
  DONE,
  declare,
  effect,
  faces,
  gun,
  order,
  PASS,
  perform,
  unitChosen,
} from "../../../helpers/actions.ts";
import { attacking } from "../../../helpers/attacks.ts";
import { answers, LOST, playing, revealing } from "../../../helpers/commands.ts";
import { asked, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { through } from "../reach.ts";

const STORM = "stormtroopers";

describe("Combined Arms", () => {
  const STORM = "stormtroopers";
  const CLONES = "clone-trooper-infantry";

  /** A unit of either side acts, the first player having revealed a card. */
  function acting(revealed: string, activating: string, mine: SideSpec, theirs: readonly UnitSpec[]): State {
    return scenario({
      activating,
      "player-1": { hand: [], revealed, ...mine },
      "player-2": { hand: [], units: theirs },
    });
  }

  it("[leg.tokens.observation] Combined Arms requires a friendly vehicle as attacker, an enemy with an observation token, and clones beside the vehicle", () => {
    const cody: UnitSpec = { unit: "clone-commander-cody-leader-of-the-212th", at: [1200, 200] };
    const asks = (attacker: UnitSpec, escort: UnitSpec, observation = 1): boolean => {
      const mine = { units: [cody, attacker, escort], faction: "galactic-republic" } as const;
      const foe: UnitSpec = { unit: STORM, at: [800, 500], defeated: 3, tokens: { observation } };
      return offered(attacking(acting("combined-arms", "p1.1", mine, [foe, LOST]))).includes("effect 0");
    };
    const walker: UnitSpec = { unit: "at-rt-galactic-republic", at: [800, 200] };
    const clones: UnitSpec = { unit: CLONES, at: [800, 310], defeated: 3 };
    expect(asks(walker, clones)).toBe(true);
    expect(asks(walker, clones, 0)).toBe(false);
    expect(asks(walker, { ...clones, at: [800, 400] })).toBe(false);
    expect(asks(walker, { ...clones, tokens: { immobilize: 2 } })).toBe(false);
    expect(asks(walker, { unit: "wookiee-warriors-noble-fighters", at: [800, 310], defeated: 3 })).toBe(false);
    expect(asks({ unit: CLONES, at: [800, 200], defeated: 3 }, clones)).toBe(false);
  });
});

describe("Bring It Down!, Combined Arms, Have I Ever Let You Down?", () => {
  const STORM = "stormtroopers";
  const CODY = { unit: "clone-commander-cody-leader-of-the-212th", at: [400, 200] } as const;
  const CLONES = { unit: "clone-trooper-infantry", at: [600, 200], defeated: 3 } as const;
  const WALKER = { unit: "at-rt-galactic-republic", at: [800, 200] } as const;
  const LOST: UnitSpec = { unit: STORM, at: [1700, 850] };

  /** A unit of the first player in the middle of its activation, with a card in play. */
  function active(revealed: string, activating: string, mine: readonly UnitSpec[], theirs: readonly UnitSpec[]): State {
    return scenario({
      activating,
      "player-1": { units: mine, hand: [], revealed },
      "player-2": { units: [...theirs, LOST], hand: [] },
    });
  }

  it("[leg.actions.free-action-once] Bring It Down! and Combined Arms let Cody use each free action twice", () => {
    for (const card of ["bring-it-down", "combined-arms"]) {
      const state = active(card, "p1.0", [CODY], [{ unit: STORM, at: [400, 500] }]);
      const once = play(state, [perform("observe")]).state;
      expect(offered(once), card).toContain("perform observe");
      const twice = play(once, [perform("observe")]).state;
      expect(offered(twice), card).not.toContain("perform observe");
      expect(tokensOf(twice, "p2.0"), card).toEqual({ observation: 4 });
      expect(hasPermit({ box: BOX, state }, 1, "repeats-free-actions"), card).toBe(false);
    }
    const other = active("have-i-ever-let-you-down", "p1.0", [CODY], [{ unit: STORM, at: [400, 500] }]);
    expect(offered(play(other, [perform("observe")]).state)).not.toContain("perform observe");
  });

  it("[leg.tokens.observation] Under Bring It Down! an attacker may spend an observation token for Suppressive against troopers or Impact 1 against vehicles", () => {
    const asked = (enemy: UnitSpec): State =>
      play(
        active("bring-it-down", "p1.1", [CODY, CLONES], [{ tokens: { observation: 1 }, ...enemy }]),
        [perform("attack")],
        {
          draws: dice(["hit"]),
        },
      ).state;
    const troopers = asked({ unit: STORM, at: [600, 400] });
    expect(offered(troopers)).toContain("choose-option bring-it-down suppression");
    expect(offered(troopers)).not.toContain("choose-option bring-it-down impact");
    const shot = play(troopers, [choose("bring-it-down suppression")], { draws: dice(["block"]) }).state;
    expect(tokensOf(shot, "p2.0")).toEqual({ suppression: 2 });
    const kept = play(troopers, [PASS], { draws: dice(["block"]) }).state;
    expect(tokensOf(kept, "p2.0")).toEqual({ observation: 1, suppression: 1 });
    const walker = asked({ unit: "at-st", at: [600, 450] });
    expect(offered(walker)).toContain("choose-option bring-it-down impact");
    expect(offered(walker)).not.toContain("choose-option bring-it-down suppression");
    const hit = play(walker, [choose("bring-it-down impact")]).state;
    expect(offered(hit)).toContain("choose-option impact");
  });

  it("[leg.kw.suppressive] Bring It Down! gives a pool no second suppression token if its mortar has Suppressive already", () => {
    const mortar: UnitSpec = { ...CLONES, upgrades: ["mortar-clone-trooper"], defeated: [1, 2, 3] };
    const enemy: UnitSpec = { unit: STORM, at: [600, 650], tokens: { observation: 1 } };
    const start = active("bring-it-down", "p1.1", [CODY, mortar], [enemy]);
    const mortars = gun("p1.1.4", 2);
    const shot = follow(
      start,
      "perform attack",
      mortars,
      DONE,
      faces(2, "blank"),
      "choose-option bring-it-down suppression",
    );
    expect(tokensOf(shot.state, "p2.0")).toEqual({ suppression: 1 });
  });

  it("[leg.command.timing-5-during-activation] Combined Arms lets a vehicle spend an observation token of its target so that clones beside it may move", () => {
    const near = { ...CLONES, at: [800, 310] } as const;
    const state = active(
      "combined-arms",
      "p1.1",
      [CODY, WALKER, near, CLONES],
      [{ unit: STORM, at: [800, 500], tokens: { observation: 1 } }],
    );
    let asked = play(state, [perform("attack")]).state;
    while (game.decision(asked)?.kind === "attack") asked = play(asked, [game.legalActions(asked)[0] ?? DONE]).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const spent = play(asked, [effect(0)]).state;
    expect(tokensOf(spent, "p2.0")["observation"]).toBeUndefined();
    let after = spent;
    while (game.decision(after)?.kind === "pool") after = play(after, [PASS]).state;
    expect(offered(after)).toEqual(["choose-unit p1.2", "done"]);
    expect(game.decision(play(after, [unitChosen("p1.2")]).state)).toMatchObject({
      kind: "move",
      context: { unit: "p1.2", speed: 1 },
    });
    const done = play(after, [DONE]).state;
    expect([game.decision(done)?.kind, lent(done)]).toEqual(["action", []]);
  });

  it("[leg.command.timing-5-during-activation] Under Have I Ever Let You Down? Cody may attack a unit that wounds a friend at range 1 of him that the card ordered", () => {
    const attacked = (at: readonly [number, number], ordered: boolean): State => {
      const state = scenario({
        activating: "p2.0",
        "player-1": { units: [CODY, { ...CLONES, at, defeated: 2 }], hand: [], revealed: "have-i-ever-let-you-down" },
        "player-2": {
          units: [
            { unit: "general-veers-master-tactician", at: [500, 400] },
            { unit: STORM, at: [300, 400] },
          ],
          hand: [],
        },
        ongoing: ordered ? [{ unit: "p1.1", keyword: "have-i-ever-let-you-down", value: 1, until: "round" }] : [],
      });
      let asked = play(state, [perform("attack"), declare("p1.1")]).state;
      while (game.decision(asked)?.kind === "pool") asked = play(asked, [PASS]).state;
      return asked;
    };
    const wounded = attacked([500, 200], true);
    expect(wounded.units[1]?.miniatures.filter(({ status }) => status === "defeated").length).toBeGreaterThan(2);
    expect(game.decision(wounded)).toMatchObject({ seat: "player-1", kind: "volley" });
    expect(offered(wounded)).toEqual(["declare p2.0", "done"]);
    expect(game.decision(attacked([500, 200], false))?.kind).toBe("action");
    expect(game.decision(attacked([700, 200], true))?.kind).toBe("action");
    const mine: SideSpec = { units: [CODY, CLONES, { ...CLONES, at: [900, 200] }] };
    const { state } = playing("have-i-ever-let-you-down", mine, undefined, order("p1.0"), effect(0), order("p1.1"));
    expect(lent(state)).toContain("1 have-i-ever-let-you-down 1 round");
    expect(lent(state)).not.toContain("2 have-i-ever-let-you-down 1 round");
  });
});

describe("Have I Ever Let You Down?, Combined Arms", () => {
  const STORM = "stormtroopers";
  const CODY = { unit: "clone-commander-cody-leader-of-the-212th", at: [400, 200] } as const;
  const CLONES = { unit: "clone-trooper-infantry", at: [600, 200], defeated: 3 } as const;
  const WALKER = { unit: "at-rt-galactic-republic", at: [800, 200] } as const;
  const LOST: UnitSpec = { unit: STORM, at: [1700, 850] };

  /** A unit of the first player in the middle of its activation, with a card in play. */
  function active(revealed: string, activating: string, mine: readonly UnitSpec[], theirs: readonly UnitSpec[]): State {
    return scenario({
      activating,
      "player-1": { units: mine, hand: [], revealed },
      "player-2": { units: [...theirs, LOST], hand: [] },
    });
  }

  const WATCHING: UnitSpec = { unit: CLONES.unit, at: [600, 300], defeated: 3, tokens: { standby: 1 } };
  const OFFICER = { unit: "general-veers-master-tactician", at: [500, 400] } as const;

  /** The line goes on with the fewest dice and the first option, except for the standby tokens, which are spent on an attack. */
  const fought = (state: State, until: string): State => {
    let now = state;
    for (let step = 0; step < 60; step++) {
      const decision = game.decision(now);
      if (decision === undefined || decision.kind === until || decision.kind === "action") return now;
      const keys = offered(now);
      const key = ["choose-unit p1.2", "perform attack", "choose-unit p2.1", "effect 0", "done", "pass"].find((one) =>
        keys.includes(one),
      );
      now = answers(now, key ?? keys[0] ?? "");
    }
    return now;
  };

  it("[leg.standby.before-after-effects] Under Have I Ever Let You Down? Cody attacks only after the standby attack that answers the first attack", () => {
    const start = scenario({
      activating: "p2.0",
      "player-1": {
        units: [CODY, { ...CLONES, at: [500, 200], defeated: 2 }, WATCHING],
        hand: [],
        revealed: "have-i-ever-let-you-down",
      },
      "player-2": { units: [OFFICER, { unit: STORM, at: [1700, 850] }], hand: [] },
      ongoing: [{ unit: "p1.1", keyword: "have-i-ever-let-you-down", value: 1, until: "round" }],
    });
    const over = fought(play(start, [perform("attack"), declare("p1.1")]).state, "volley");
    expect(tokensOf(over, "p1.2")["standby"]).toBeUndefined();
    expect(game.decision(over)).toMatchObject({ seat: "player-1", kind: "volley" });
  });

  it("[leg.standby.before-after-effects] Under Combined Arms the clones move only after the standby attack that answers the vehicle's attack", () => {
    const start = active(
      "combined-arms",
      "p1.1",
      [CODY, WALKER, { ...CLONES, at: [800, 310] }],
      [
        { unit: STORM, at: [800, 500], tokens: { observation: 1 } },
        { unit: STORM, at: [600, 300], tokens: { standby: 1 } },
      ],
    );
    let asked = play(start, [perform("attack"), declare("p2.0")]).state;
    while (game.decision(asked)?.kind === "attack") asked = play(asked, [game.legalActions(asked)[0] ?? DONE]).state;
    const over = fought(play(asked, [effect(0)]).state, "choose-unit");
    expect(tokensOf(over, "p2.1")["standby"]).toBeUndefined();
    expect(game.decision(over)).toMatchObject({
      seat: "player-1",
      kind: "choose-unit",
      context: { keyword: "combined-arms" },
    });
  });
});

it("[leg.tokens.observation] A vehicle under Combined Arms spends only one observation token of its target, even if it has more", () => {
  const mine: readonly UnitSpec[] = [
    { unit: "at-rt-galactic-republic", at: [800, 200] },
    { unit: "clone-commander-cody-leader-of-the-212th", at: [400, 200] },
    { unit: "clone-trooper-infantry", at: [800, 310], defeated: 3 },
  ];
  const foes: readonly UnitSpec[] = [{ unit: STORM, at: [800, 500], tokens: { observation: 2 } }, LOST];
  const asked = attacking(revealing("combined-arms", "p1.0", { units: mine }, { units: foes }));
  expect(tokensOf(answers(asked, "effect 0"), "p2.0")).toEqual({ observation: 1 });
});

it("[leg.command.timing-5-during-activation] Under Have I Ever Let You Down? Cody may attack after a single wound beside him, but not after none", () => {
  const answered = (hits: number): boolean => {
    const state = scenario({
      activating: "p2.0",
      "player-1": {
        units: [
          { unit: "clone-commander-cody-leader-of-the-212th", at: [400, 200] },
          { unit: "clone-trooper-infantry", at: [500, 200] },
        ],
        hand: [],
        revealed: "have-i-ever-let-you-down",
      },
      "player-2": { units: [{ unit: STORM, at: [500, 400], defeated: 3 }], hand: [] },
      ongoing: [{ unit: "p1.1", keyword: "have-i-ever-let-you-down", value: 1, until: "round" }],
    });
    const faces = hits === 0 ? ["blank"] : ["critical", "blank"];
    const { state: shot } = play(state, [perform("attack"), declare("p1.1")], { draws: dice(faces) });
    const wounded = through(shot, ...offered(shot).filter((key) => key.startsWith("wound")));
    return game.decision(wounded)?.kind === "volley";
  };
  expect([answered(0), answered(1)]).toEqual([false, true]);
});

it("[leg.attack.part-of-action] [leg.attack.one-attack-action] [leg.withdraw.no-attack] An attack of Cody by Have I Ever Let You Down? in his own activation is no attack action, but bars withdrawing", () => {
  const card = "have-i-ever-let-you-down";
  /** What Cody may do before and after he attacks an enemy whose standby attack has wounded him. */
  const options = (foe: UnitSpec, ...standby: readonly string[]): readonly (readonly string[])[] => {
    const start = scenario({
      activating: "p1.0",
      "player-1": {
        units: [{ unit: "clone-commander-cody-leader-of-the-212th", at: [400, 300] }],
        hand: [],
        revealed: card,
      },
      "player-2": { units: [{ ...foe, tokens: { standby: 1 }, defeated: 3 }, LOST], hand: [] },
      ongoing: [{ unit: "p1.0", keyword: card, value: 1, until: "round" }],
    });
    const wounded = follow(start, "perform recover", "choose-unit p2.0", ...standby, ["critical", "blank"]).state;
    const blanks = foe.unit === STORM ? ["blank", "blank", "blank", "blank"] : ["blank", "blank"];
    const avenged = follow(wounded, "declare p2.0", blanks).state;
    return [start, avenged].map((state) =>
      offered(state).filter((key) => ["perform attack", "perform standby", "perform withdraw"].includes(key)),
    );
  };
  const both = ["perform standby", "perform attack"];
  expect(options({ unit: STORM, at: [400, 500] }, "perform attack")).toEqual([both, both]);
  expect(options({ unit: "stormtrooper-riot-squad", at: [427, 300] })).toEqual([
    ["perform standby", "perform withdraw", "perform attack"],
    both,
  ]);
});

it("[leg.kw.guardian-x.roll] Under Have I Ever Let You Down? Cody may attack a unit whose attack wounds the clones beside him that use Guardian", () => {
  const guarded = (defended: "block" | "blank"): string => {
    const start = scenario({
      activating: "p2.0",
      "player-1": {
        units: [
          { unit: "clone-commander-cody-leader-of-the-212th", at: [400, 200] },
          { unit: "clone-trooper-infantry", upgrades: ["boil"], at: [500, 200] },
          { unit: "clone-trooper-marksmen", at: [620, 200], defeated: 3 },
        ],
        hand: [],
        revealed: "have-i-ever-let-you-down",
      },
      "player-2": { units: [{ unit: STORM, at: [620, 400], defeated: 3 }, LOST], hand: [] },
      ongoing: [{ unit: "p1.1", keyword: "have-i-ever-let-you-down", value: 1, until: "round" }],
    });
    const shot = follow(start, "perform attack", "declare p1.2", ["hit"], "choose-option guardian p1.1", [defended]);
    return asked(through(shot.state, ...offered(shot.state).filter((key) => key.startsWith("wound"))));
  };
  expect(guarded("blank")).toBe("player-1 volley");
  expect(guarded("block")).toBe("player-2 action");
});
