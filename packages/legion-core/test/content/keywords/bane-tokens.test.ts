import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { GameFrame } from "../../../src/state/frames.ts";
import type { State } from "../../../src/state/state.ts";
import { expectIllegal, play, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { activate, choose, chooseCard, DONE, PASS, perform, put } from "../../helpers/actions.ts";
import { acting } from "../../helpers/activations.ts";
import { LOST } from "../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../helpers/reading.ts";
import { piece, rectangle } from "../../helpers/terrain.ts";
import {
  BANE,
  BYSTANDERS,
  baited,
  CARD,
  FACES,
  facedown,
  HUNTER,
  lying,
  moves,
  nearestMove,
  VETERANS,
} from "./bane.ts";

/** Cad Bane about to perform actions. */
const ACTING: GameFrame = acting(0);

/** All attacks of a token are gone through, with nothing spent, until it is gone. */
function over(state: State): State {
  let now = state;
  while (now.tokens.some(({ removed }) => !removed)) now = play(now, [game.legalActions(now).at(-1) ?? PASS]).state;
  return now;
}

describe("Bane tokens", () => {
  it("[leg.kw.bane-tokens.reveal] A Bane token is revealed only by an enemy miniature that ends a move at range 1 with line of sight to it", () => {
    const state = baited([facedown("smoke-and-mirrors", 1000, 300), facedown("kablamo", 400, 800)]);
    expect(lying(moves(state, 1000, 520).state)).toEqual(["smoke-and-mirrors down", "kablamo down"]);
    const { state: seen, events } = moves(state, 1000, 440);
    expect(lying(seen)).toEqual(["smoke-and-mirrors up, gone", "kablamo down"]);
    expect(events).toContainEqual({
      type: "token-turned",
      token: "bane.0",
      keyword: "smoke-and-mirrors",
      rule: "leg.kw.bane-tokens.reveal",
      cause: null,
    });
    const own = baited([facedown("smoke-and-mirrors", 1000, 300, "player-2")]);
    expect(lying(moves(own, 1000, 440).state)).toEqual(["smoke-and-mirrors down"]);
    const wall = piece("wall", rectangle(600, 360, 800, 20), 200);
    const hidden = baited([facedown("smoke-and-mirrors", 1000, 300)], HUNTER, { table: { terrain: [wall] } });
    expect(lying(moves(hidden, 1000, 410).state)).toEqual(["smoke-and-mirrors down"]);
  });

  it("[leg.kw.bane-tokens.reveal] Miniatures may move through Bane tokens of either side, but not end a move on them", () => {
    for (const owner of ["player-1", "player-2"] as const) {
      const asked = play(baited([facedown("smoke-and-mirrors", 1000, 490, owner)]), [perform("move")]).state;
      const beyond = nearestMove(asked, 1000, 420);
      if (beyond.type !== "move" || beyond.move.type !== "standard") throw new RangeError("no standard move");
      expect(beyond.move.to.y).toBeLessThan(46_000);
      const onto: Action = { type: "move", move: { ...beyond.move, to: { x: 100_000, y: 49_000, z: 0 } } };
      expectIllegal(game.apply(asked, onto), "leg.kw.bane-tokens.reveal");
    }
  });

  it("[leg.kw.bane-tokens.smoke-and-mirrors] Smoke and Mirrors is removed without any other effect", () => {
    const { state, events } = moves(baited([facedown("smoke-and-mirrors", 1000, 300)]), 1000, 440);
    expect(state.tokens[0]?.removed).toBe(true);
    expect(events.map(({ type }) => type)).not.toContain("attack-declared");
    expect(game.decision(state)).toMatchObject({ kind: "action", seat: "player-2" });
  });

  it("[leg.kw.bane-tokens.kablamo] Kablamo! attacks every unit in sight at range 1 with 2 red and 2 black dice and is removed, even if Cad Bane is defeated", () => {
    const storm = { unit: "stormtroopers", at: [1100, 300], defeated: 3 } as const;
    const ways: readonly Partial<UnitSpec>[] = [HUNTER, { defeated: 1, at: [300, 200] }, {}];
    for (const bane of ways) {
      const units = [{ unit: BANE, ...bane }, storm, { ...storm, at: [1240, 300] as const }];
      const side = { units, faction: "galactic-empire", hand: [] } as const;
      const asked = moves(baited([facedown("kablamo", 1000, 300)], bane, { "player-1": side }), 1000, 440).state;
      expect(game.decision(asked)).toMatchObject({ seat: "player-1", rule: "leg.kw.bane-tokens.kablamo" });
      expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p2.0"]);
      const { state: hit, events } = play(asked, [{ type: "choose-unit", subject: "p2.0" }]);
      expect(events).toContainEqual(
        expect.objectContaining({ type: "attack-declared", unit: "p1.0", defender: "p2.0", dice: [0, 2, 2] }),
      );
      expect(lying(over(hit))).toEqual(["kablamo up, gone"]);
    }
  });

  it("[leg.timing.own-order] The player of several Bane tokens revealed together chooses which is resolved first", () => {
    const state = baited([facedown("kablamo", 960, 300), facedown("smoke-and-mirrors", 1040, 300)]);
    const asked = moves(state, 1000, 440).state;
    expect(lying(asked)).toEqual(["kablamo up", "smoke-and-mirrors up"]);
    expect(game.decision(asked)).toMatchObject({ seat: "player-1", kind: "effects" });
    expect(offered(asked)).toEqual(["effect 0", "effect 1"]);
  });
});

describe("Here I Am", () => {
  it("[leg.kw.bane-tokens.here-i-am] An undeployed Cad Bane is placed where the Here I Am token was, and issues himself an order", () => {
    const { state, events } = moves(baited([facedown("here-i-am", 1000, 300)], {}), 1000, 440);
    expect(state.units[0]).toMatchObject({ order: "faceup", ordered: true });
    expect(state.units[0]?.miniatures[0]).toMatchObject({ status: "standing", x: 100_000, y: 30_000, z: 0 });
    expect(state.sides[0].orderPool.operative).toBe(0);
    expect(lying(state)).toEqual(["here-i-am up, gone"]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "unit-deployed", unit: "p1.0", rule: "leg.kw.bane-tokens.here-i-am" }),
    );
  });

  it("[leg.kw.bane-tokens.here-i-am] Here I Am places Cad Bane without an order if the pool holds no order token for him", () => {
    const pool = {
      units: [{ unit: BANE }, LOST],
      faction: "galactic-empire",
      hand: [],
      orderPool: { corps: 1 },
    } as const;
    const { state } = moves(baited([facedown("here-i-am", 1000, 300)], {}, { "player-1": pool }), 1000, 440);
    expect(state.units[0]).toMatchObject({ order: "none", ordered: false });
    expect(state.units[0]?.miniatures[0]?.status).toBe("standing");
  });

  it("[leg.kw.bane-tokens.here-i-am] Here I Am moves a Cad Bane on the battlefield with all his tokens, and issues him no order", () => {
    const bane = { ...HUNTER, tokens: { aim: 2, suppression: 1 } } as const;
    const { state } = moves(baited([facedown("here-i-am", 1000, 300)], bane), 1000, 440);
    expect(state.units[0]).toMatchObject({ order: "none", ordered: false });
    expect(state.units[0]?.miniatures[0]).toMatchObject({ x: 100_000, y: 30_000 });
    expect(tokensOf(state, "p1.0")).toEqual({ aim: 2, suppression: 1 });
    expect(state.sides[0].orderPool.operative).toBe(1);
  });

  it("[leg.kw.bane-tokens.here-i-am] Cad Bane is placed beside the Here I Am token, out of contact with enemies, if other miniatures leave no room on it", () => {
    const beside = { ...VETERANS, at: [1000, 326.3] } as const;
    const state = baited(
      [facedown("here-i-am", 1000, 300)],
      {},
      {
        "player-2": { units: [VETERANS, { ...BYSTANDERS, at: beside.at, defeated: 3 }], hand: [] },
      },
    );
    const bane = moves(state, 1000, 440).state.units[0]?.miniatures[0];
    expect(bane?.status).toBe("standing");
    expect([bane?.x, bane?.y]).not.toEqual([100_000, 30_000]);
    expect(Math.hypot((bane?.x ?? 0) - 100_000, (bane?.y ?? 0) - 30_000)).toBeLessThan(600);
  });

  it("[leg.kw.bane-tokens.here-i-am] The Here I Am token of a defeated Cad Bane is removed without any other effect", () => {
    const { state } = moves(baited([facedown("here-i-am", 1000, 300)], { ...HUNTER, defeated: 1 }), 1000, 440);
    expect(state.units[0]?.miniatures[0]).toMatchObject({ status: "defeated", x: 30_000 });
    expect(lying(state)).toEqual(["here-i-am up, gone"]);
  });

  it("[leg.kw.bane-tokens.here-i-am-voluntary] At the start of a round players with facedown Bane tokens may reveal Here I Am, the blue player first", () => {
    const tokens = [facedown("here-i-am", 600, 300), facedown("kablamo", 1200, 300, "player-2")];
    const state = scenario({
      phase: "command",
      blue: "player-2",
      tokens,
      "player-1": { units: [{ unit: BANE }, LOST], faction: "galactic-empire", hand: ["push"] },
      "player-2": {
        units: [{ unit: BANE, at: [1500, 800] }, BYSTANDERS],
        faction: "separatist-alliance",
        hand: ["push"],
      },
      frames: [
        {
          kind: "effects",
          moment: "start-of-round",
          about: null,
          order: [1, 0],
          pending: [
            { source: "here-i-am", unit: null, owner: 0, may: false },
            { source: "here-i-am", unit: null, owner: 1, may: false },
          ],
        },
      ],
    });
    expect(game.decision(state)).toMatchObject({ seat: "player-2", rule: "leg.kw.bane-tokens.here-i-am-voluntary" });
    expect(offered(state)).toEqual(["done"]);
    const asked = play(state, [DONE]).state;
    expect(game.decision(asked)?.seat).toBe("player-1");
    expect(offered(asked)).toEqual(["choose-option bane.0", "done"]);
    expect(lying(play(asked, [DONE]).state)).toEqual(["here-i-am down", "kablamo down"]);
    const { state: shown } = play(asked, [choose("bane.0")]);
    expect(lying(shown)).toEqual(["here-i-am up, gone", "kablamo down"]);
    expect(shown.units[0]).toMatchObject({ order: "faceup", miniatures: [{ status: "standing", x: 60_000 }] });
  });
});

describe("I Make the Rules Now", () => {
  /** Set-up effects: whoever may hold such a card is asked. */
  const setUp = (hand: readonly string[] = [CARD]): State =>
    scenario({
      phase: "setup",
      mission: { primary: "breakthrough" },
      "player-1": { units: [{ unit: BANE }, { unit: "stormtroopers" }], faction: "galactic-empire", hand },
      "player-2": { units: [{ unit: "rebel-troopers" }], hand: [] },
      frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    });
  const divulged = (): State =>
    play(setUp(), [
      chooseCard(CARD),
      put("kablamo", 600, 200),
      put("here-i-am", 900, 200),
      put("smoke-and-mirrors", 1200, 200),
    ]).state;

  it("[leg.kw.divulge][leg.kw.bane-tokens.placing] I Make the Rules Now, if divulged, places one Bane token of each kind, none at range 1 of enemy territory", () => {
    const asked = play(setUp(), [chooseCard(CARD)]).state;
    const spots = game.legalActions(asked).flatMap((action) => (action.type === "place-token" ? [action] : []));
    expect(new Set(spots.map(({ subject }) => subject))).toEqual(new Set(FACES));
    expect(Math.max(...spots.map(({ to }) => to.y))).toBeGreaterThan(20_000);
    expect(expectIllegal(game.apply(asked, put("kablamo", 900, 600)), "leg.cards.command-use").code).toBe(
      "token-at-enemy-territory",
    );
    expect(game.apply(asked, put("kablamo", 900, 400)).ok).toBe(true);
    const second = play(asked, [put("kablamo", 900, 400)]).state;
    expectIllegal(game.apply(second, put("kablamo", 300, 400)), "leg.kw.bane-tokens.placing");
    expect(lying(divulged())).toEqual(["kablamo down", "here-i-am down", "smoke-and-mirrors down"]);
    expect(game.decision(divulged())?.kind).not.toBe("mission");
  });

  it("[leg.kw.bane-tokens.placing] A Bane token cannot overlap a point of interest, an asset or an advantage token", () => {
    for (const kind of ["poi", "asset", "advantage"] as const) {
      const other = { kind, name: "other", owner: null, x: 60_000, y: 20_000, z: 0 };
      const asked = play({ ...setUp(), tokens: [{ ...other, holder: null, removed: false }] }, [
        chooseCard(CARD),
      ]).state;
      expectIllegal(game.apply(asked, put("kablamo", 610, 200)), "leg.kw.bane-tokens.placing");
      expect(game.apply(asked, put("kablamo", 700, 200)).ok).toBe(true);
    }
  });

  it("[leg.deploy.must] After I Make the Rules Now was divulged, Cad Bane neither deploys nor acts until Here I Am is revealed", () => {
    expect(lent(divulged())).toEqual(["0 here-i-am 1 game"]);
    const waiting = scenario({
      tokens: [facedown("here-i-am", 1000, 300)],
      ongoing: [{ unit: "p1.0", keyword: "here-i-am", value: 1, until: "game" }],
      "player-1": { units: [{ unit: BANE, order: "faceup" }, LOST], faction: "galactic-empire", hand: [] },
      "player-2": { units: [VETERANS, BYSTANDERS], hand: [] },
    });
    const { state: idle, events } = play(waiting, [activate("p1.0")]);
    expect(idle.units[0]).toMatchObject({ order: "facedown", miniatures: [{ status: "undeployed" }] });
    expect(events.map(({ type }) => type)).not.toContain("action-performed");
    const asked = { ...idle, frames: [...idle.frames, ACTING] };
    expectIllegal(game.apply(asked, perform("move")), "leg.cards.command-use");
    const shown = baited(
      [facedown("here-i-am", 1000, 300)],
      {},
      {
        ongoing: [{ unit: "p1.0", keyword: "here-i-am", value: 1, until: "game" }],
      },
    );
    const { state: there } = moves(shown, 1000, 440);
    expect(lent(there)).toEqual([]);
  });

  it("[leg.kw.divulge] I Make the Rules Now, if divulged, must be chosen in the first round, and then places no further token", () => {
    const counts = { [`divulged ${CARD} player-1`]: 1 };
    const first = (round: number, bane: Partial<UnitSpec> = {}): State =>
      scenario({
        phase: "command",
        round,
        mission: { counts },
        "player-1": { units: [{ unit: BANE, ...bane }], faction: "galactic-empire", shownHand: [CARD], hand: ["push"] },
        "player-2": { units: [BYSTANDERS], hand: [] },
      });
    expect(offered(first(1))).toEqual([`choose-command ${CARD}`]);
    expect(offered(first(2))).toContain("choose-command push");
    expect(game.decision(play(first(1, { at: [300, 200] }), [chooseCard(CARD)]).state)?.kind).not.toBe("mission");
  });

  it("[leg.command.timing-2-untimed] I Make the Rules Now, if not divulged, places a token at range 1 of Cad Bane and not at range 1 of enemies", () => {
    const phase = scenario({
      phase: "command",
      tokens: [facedown("kablamo", 1500, 300)],
      "player-1": { units: [{ unit: BANE, at: [600, 300] }], faction: "galactic-empire", hand: [CARD] },
      "player-2": { units: [{ ...VETERANS, at: [600, 560] }], hand: [] },
    });
    const asked = play(phase, [chooseCard(CARD)]).state;
    const subjects = game.legalActions(asked).map((action) => (action.type === "place-token" ? action.subject : ""));
    expect(new Set(subjects)).toEqual(new Set(["here-i-am", "smoke-and-mirrors"]));
    expect(expectIllegal(game.apply(asked, put("here-i-am", 600, 120)), "leg.cards.command-use").code).toBe(
      "token-too-far",
    );
    expect(expectIllegal(game.apply(asked, put("here-i-am", 600, 400)), "leg.cards.command-use").code).toBe(
      "token-beside-enemy",
    );
    expectIllegal(game.apply(asked, put("kablamo", 600, 200)), "leg.kw.bane-tokens.placing");
    const laid = play(asked, [put("here-i-am", 600, 140)]).state;
    expect(lying(laid)).toEqual(["kablamo down", "here-i-am down"]);
    expect(game.decision(laid)?.kind).not.toBe("mission");
    const away = scenario({
      phase: "command",
      "player-1": { units: [{ unit: BANE }, LOST], faction: "galactic-empire", hand: [CARD] },
      "player-2": { units: [BYSTANDERS], hand: [] },
    });
    expect(game.decision(play(away, [chooseCard(CARD)]).state)?.kind).not.toBe("mission");
  });
});
