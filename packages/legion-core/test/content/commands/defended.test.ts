import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import {
  declare,
  effect,
  fight,
  lent,
  offered,
  order,
  PASS,
  perform,
  pick,
  playing,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const AHSOKA = { unit: "ahsoka-tano-fulcrum", at: [400, 200] } as const;
const CLONES = { unit: "clone-trooper-infantry", at: [600, 200], defeated: 3 } as const;
const WICKET = { unit: "wicket-hero-of-bright-tree", at: [400, 200] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const OBI_WAN = { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 200] } as const;

const CASSIAN = { unit: "cassian-andor-capable-intelligence-agent", at: [600, 200] } as const;
const WICKET_FAR = { ...WICKET, at: [1200, 200] } as const;

describe("cards that help a defender", () => {
  it("[leg.attack.sequence] Swift Protector lends Ahsoka Guardian 2, and lets a small trooper unit beside her dodge when it is attacked", () => {
    expect(lent(playing("swift-protector", { units: [AHSOKA] }).state)).toEqual(["0 guardian 2 round"]);
    const attacked = (x: number, unit: string = TROOPS.unit): State =>
      play(
        scenario({
          activating: "p2.0",
          "player-1": { units: [AHSOKA, { unit, at: [x, 200] }], hand: [], revealed: "swift-protector" },
          "player-2": { units: [{ unit: STORM, at: [600, 400], defeated: 3 }], hand: [] },
        }),
        [perform("attack"), declare("p1.1")],
      ).state;
    const near = attacked(530);
    expect(game.decision(near)).toMatchObject({ seat: "player-1", kind: "effects" });
    expect(offered(near)).toEqual(["effect 0", "pass"]);
    expect(tokensOf(play(near, [effect(0)]).state, "p1.1")["dodge"]).toBe(1);
    expect(tokensOf(play(near, [PASS]).state, "p1.1")["dodge"] ?? 0).toBe(0);
    expect(game.decision(attacked(700))?.kind).not.toBe("effects");
    expect(game.decision(attacked(530, "at-rt-rebel-alliance"))?.kind).not.toBe("effects");
  });

  it("[leg.kw.guardian-x.cancel] Knowledge and Defense gives Obi-Wan a dodge token for each trooper unit beside him, and lets him guard in melee", () => {
    const mine: SideSpec = {
      units: [OBI_WAN, { ...CLONES, at: [500, 200] }, { ...CLONES, at: [400, 300] }, { ...CLONES, at: [900, 200] }],
    };
    const { state } = playing("knowledge-and-defense", mine, undefined, order("p1.1"), order("p1.2"));
    expect(tokensOf(state, "p1.0")["dodge"]).toBe(2);
    const guards = (revealed?: string): readonly string[] => {
      const melee = scenario({
        activating: "p2.0",
        "player-1": {
          units: [OBI_WAN, { ...CLONES, at: [500, 200] }],
          hand: [],
          ...(revealed === undefined ? {} : { revealed }),
        },
        "player-2": { units: [{ unit: "darth-vader-dark-lord-of-the-sith", at: [527, 200] }], hand: [] },
      });
      const { frames } = play(melee, [perform("attack")]).state;
      return frames.flatMap((frame) => (frame.kind === "pool" ? frame.situation.guardians.map(({ id }) => id) : []));
    };
    expect([guards("knowledge-and-defense"), guards()]).toEqual([["p1.0"], []]);
  });

  it("[leg.roll-defense.gather] Full of Surprises gives Luke a dodge token and white defense dice as many as his courage exceeds his suppression", () => {
    const luke = { unit: "luke-skywalker-hero-of-the-rebellion", at: [400, 200] } as const;
    expect(tokensOf(playing("full-of-surprises", { units: [luke] }).state, "p1.0")).toMatchObject({ dodge: 1 });
    const rolled = (suppression: number): number => {
      const state = scenario({
        activating: "p2.0",
        "player-1": { units: [{ ...luke, tokens: { suppression } }], hand: [], revealed: "full-of-surprises" },
        "player-2": { units: [{ ...ONE, at: [400, 400] }], hand: [] },
      });
      const { events } = play(state, [perform("attack")]);
      const dice = events.flatMap((event) =>
        event.type === "dice-rolled" && event.rule === "leg.roll-defense.roll" ? event.dice : [],
      );
      return dice.filter((die) => die === "white-defense").length;
    };
    expect([0, 1, 3, 4].map(rolled)).toEqual([3, 2, 0, 0]);
  });
});

describe("cards that convert attack dice", () => {
  const LANDO = { unit: "lando-calrissian-canny-general", at: [400, 200] } as const;

  it("[leg.modify-attack.attacker-first] Idiot's Array lets a unit with a faceup order turn a hit and a surge to criticals where there is a blank as well, against an enemy before Lando", () => {
    const rolling = (token: "faceup" | "none", at: readonly [number, number], faces: readonly string[]): State =>
      play(
        fight({
          revealed: "idiots-array",
          mine: [LANDO, { ...CASSIAN, order: token }],
          // The question about this token shows the pool as it stands then.
          theirs: [{ ...ONE, at, tokens: { dodge: token === "faceup" && faces.length === 4 ? 1 : 0 } }],
          activating: "p1.1",
        }),
        [perform("attack")],
        { draws: dice(faces) },
      ).state;
    const hand = ["blank", "attack-surge", "hit", "blank"];
    const array = rolling("faceup", [500, 400], hand);
    expect(offered(array)).toContain("choose-option idiots-array");
    const { frames } = play(array, [pick("idiots-array")]).state;
    const results = frames.flatMap((frame) => (frame.kind === "pool" ? [[frame.pool.criticals, frame.pool.hits]] : []));
    expect(results).toEqual([[2, 0]]);
    for (const other of [
      rolling("none", [500, 400], [...hand, "block", "block"]),
      rolling("faceup", [800, 420], [...hand, "block", "block"]),
      rolling("faceup", [500, 400], ["hit", "attack-surge", "hit", "hit", "block", "block", "block", "block"]),
    ]) {
      expect(offered(other)).not.toContain("choose-option idiots-array");
    }
  });

  it("[leg.tokens.observation] Sneaky Scouting marks up to 2 enemies near Wicket, whose observation tokens turn attack surges to hits", () => {
    const enemies: SideSpec = {
      units: [
        { unit: STORM, at: [400, 400] },
        { unit: STORM, at: [600, 400] },
        { unit: STORM, at: [400, 700] },
      ],
    };
    const { state } = playing("sneaky-scouting", { units: [WICKET, TROOPS] }, enemies);
    expect(offered(state)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "done"]);
    const marked = play(state, [unitChosen("p2.0"), unitChosen("p2.1")]).state;
    expect([0, 1, 2].map((unit) => tokensOf(marked, `p2.${unit}`))).toEqual([
      { observation: 2 },
      { observation: 2 },
      {},
    ]);
    const attacking = play(
      fight({
        revealed: "sneaky-scouting",
        mine: [{ unit: "ewok-slingers", at: [400, 200], defeated: 5 }, WICKET_FAR],
        theirs: [{ ...ONE, at: [400, 400], tokens: { observation: 1 } }],
      }),
      [perform("attack"), PASS],
      { draws: dice(["attack-surge"]) },
    ).state;
    expect(offered(attacking)).toContain("choose-option sneaky-scouting");
    const { events } = play(attacking, [pick("sneaky-scouting")], { draws: dice(["block"]) });
    expect(events).toContainEqual(expect.objectContaining({ type: "dice-rolled", dice: ["red-defense"] }));
    expect(events).toContainEqual(
      expect.objectContaining({ type: "tokens-lost", unit: "p2.0", token: "observation", amount: 1 }),
    );
  });
});
