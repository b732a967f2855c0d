import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { describe as inWords } from "../../../src/text/index.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { box } from "../../helpers.ts";
import {
  acting,
  answers,
  attacking,
  DONE,
  effect,
  FAR,
  offered,
  order,
  perform,
  playing,
  playOn,
  suppressionOf,
  tokensOf,
} from "./helpers.ts";

const REBELS = "rebel-troopers";
const STORM = "stormtroopers";
const KRAKEN = { unit: "kraken-super-tactical-droid", at: [400, 200] } as const;
const SISTER = { unit: "seventh-sister-compelled-to-inflict-pain", at: [400, 300] } as const;
const BROTHER = { unit: "fifth-brother-the-kill-is-mine", at: [900, 300] } as const;
const DOOKU = { unit: "count-dooku-darth-tyranus", at: [400, 300] } as const;
const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 800] } as const;
const LUKE = "luke-skywalker-hero-of-the-rebellion";

describe("They Too Will Suffer", () => {
  const card = "they-too-will-suffer";

  it("[leg.order-pool.create] They Too Will Suffer: the opponent puts an order of the lower ranks back into the pool", () => {
    const foes: SideSpec = {
      units: [
        { ...LEIA, order: "faceup" },
        { unit: REBELS, at: [900, 800], order: "faceup" },
        { unit: "at-rt-rebel-alliance", at: [1200, 800], order: "faceup" },
        { unit: REBELS, at: [1500, 800] },
      ],
    };
    const { state } = playing(card, { units: [KRAKEN] }, foes);
    expect(game.decision(state)).toMatchObject({ seat: "player-2", kind: "mission", context: { card } });
    expect(offered(state)).toEqual(["choose-unit p2.1", "choose-unit p2.2"]);
    const given = answers(state, "choose-unit p2.2");
    expect(given.units.slice(1).map(({ order }) => order)).toEqual(["faceup", "faceup", "none", "none"]);
    expect(given.sides[1].orderPool).toMatchObject({ support: 1, corps: 1 });
  });

  it("[leg.activation.choose-draw] They Too Will Suffer lets its player name the rank of the first token that the opponent draws", () => {
    const state = scenario({
      active: "player-2",
      "player-1": {
        hand: [],
        revealed: card,
        nominated: "p1.0",
        units: [KRAKEN, { unit: "b1-battle-droids", at: [900, 200] }],
      },
      "player-2": {
        hand: [],
        units: [
          LEIA,
          { unit: REBELS, at: [900, 800] },
          { unit: REBELS, at: [1500, 800] },
          { unit: "at-rt-rebel-alliance", at: [1200, 800] },
        ],
      },
    });
    // Nothing but drawing is open to the opponent.
    const asked = play(state, []).state;
    expect(game.decision(asked)).toMatchObject({
      seat: "player-1",
      kind: "mission",
      context: { card, choice: "rank" },
    });
    expect(offered(asked)).toEqual(
      ["drawn-by-chance", "draws-commander", "draws-corps", "draws-support"].map((one) => `choose-option ${one}`),
    );
    const named = answers(asked, "choose-option draws-corps");
    expect(game.decision(named)).toMatchObject({ seat: "player-2", kind: "activate", context: { drawn: "corps" } });
    expect(offered(named)).toEqual(["activate p2.1", "activate p2.2"]);
    expect(named.sides[1].orderPool.corps).toBe(1);
    const chance = play(asked, [{ type: "choose-option", subject: "drawn-by-chance" }], {
      draws: ["commander"],
    }).state;
    expect(game.decision(chance)).toMatchObject({ kind: "action", context: { unit: "p2.0" } });
    const drawn: string[] = [];
    let now = answers(named, "activate p2.1");
    while (now.phase === "activation") {
      const { state: next, events } = play(now, [game.legalActions(now).at(-1) ?? DONE]);
      for (const event of events) if (event.type === "order-drawn") drawn.push(event.seat);
      expect(game.decision(next)?.kind).not.toBe("mission");
      now = next;
    }
    expect(drawn).toContain("player-2");
  });
});

describe("Incapacitate", () => {
  const iden = {
    unit: "iden-versio-inferno-squad-leader",
    at: [400, 200],
    counterpart: "idens-id10-seeker-droid",
  } as const;
  const foes = (order: "none" | "faceup" | "facedown", unit: string = REBELS, y = 340): SideSpec => ({
    units: [
      { unit, at: [400, y], order, defeated: unit === REBELS ? 3 : 0 },
      { unit: REBELS, at: [400, 800], defeated: 3 },
    ],
  });
  const done = (theirs: SideSpec): State =>
    answers(acting("incapacitate", "p1.0", { units: [iden] }, theirs), "perform incapacitate");

  it("[leg.actions.free-card-action-cost] Incapacitate is a free action of Iden: three suppression near her droid, and the order of corps is turned", () => {
    const waiting = done(foes("none"));
    expect([suppressionOf(waiting, "p2.0"), waiting.units[1]?.order]).toEqual([3, "facedown"]);
    expect(waiting.sides[1].orderPool.corps).toBe(1);
    expect(game.decision(waiting)).toMatchObject({ kind: "action", context: { actions: 2 } });
    const ordered = done(foes("faceup"));
    expect([ordered.units[1]?.order, ordered.sides[1].orderPool.corps]).toEqual(["facedown", 1]);
    const luke = done(foes("faceup", LUKE));
    expect([suppressionOf(luke, "p2.0"), luke.units[1]?.order]).toEqual([3, "faceup"]);
  });

  it("[leg.actions.card-action] Incapacitate needs the seeker droid and a trooper unit at range 1 of it", () => {
    const open = (theirs: SideSpec, one: SideSpec["units"] = [iden]): boolean =>
      offered(acting("incapacitate", "p1.0", { units: one ?? [] }, theirs)).includes("perform incapacitate");
    expect(open(foes("none"))).toBe(true);
    expect(open(foes("none", REBELS, 600))).toBe(false);
    expect(open(foes("none", "at-rt-rebel-alliance"))).toBe(false);
    const { counterpart: _, ...alone } = iden;
    expect(open(foes("none"), [alone])).toBe(false);
  });
});

describe("You Would Question Me", () => {
  const card = "you-would-question-me";
  const pair: SideSpec = { units: [BROTHER, SISTER], permanents: [card] };
  const acted = (unit: string, action: string): State =>
    answers(
      scenario({ activating: unit, "player-1": { hand: [], ...pair }, "player-2": { hand: [], ...FAR } }),
      action,
    );

  it("[leg.end.discard] You Would Question Me stays in play: what the Brother gains gives the Sister the other token", () => {
    const aimed = answers(acted("p1.0", "perform aim"), "choose-option no-more", "choose-option no-more");
    expect([tokensOf(aimed, "p1.0"), tokensOf(aimed, "p1.1")]).toEqual([{ aim: 1 }, { dodge: 1 }]);
    const dodged = answers(acted("p1.0", "perform dodge"), "choose-option no-more", "choose-option no-more");
    expect([tokensOf(dodged, "p1.0"), tokensOf(dodged, "p1.1")]).toEqual([{ dodge: 1 }, { aim: 1 }]);
    const sister = answers(acted("p1.1", "perform aim"), "choose-option no-more");
    expect([tokensOf(sister, "p1.0"), tokensOf(sister, "p1.1")]).toEqual([{}, { aim: 1 }]);
  });

  it("[leg.cards.command-use] You Would Question Me: the other may be immobilized for one more token, which gives no further one", () => {
    const asked = acted("p1.1", "perform dodge");
    expect(game.decision(asked)).toMatchObject({ seat: "player-1", kind: "mission", context: { card, about: "p1.1" } });
    const more = answers(asked, "choose-option one-more");
    expect([tokensOf(more, "p1.0"), tokensOf(more, "p1.1")]).toEqual([{ immobilize: 1 }, { dodge: 2 }]);
    expect(game.decision(more)?.kind).toBe("action");
    const brother = answers(acted("p1.0", "perform aim"), "choose-option one-more");
    expect(tokensOf(brother, "p1.0")).toMatchObject({ aim: 2 });
  });

  it("[leg.end.discard] You Would Question Me goes to the permanent cards as the round ends", () => {
    const { state } = playing(card, { units: [BROTHER, SISTER] }, FAR);
    expect(state.sides[0].revealed).not.toBeNull();
    let now = state;
    while (now.round === state.round && game.decision(now) !== null)
      now = play(now, [game.legalActions(now).at(-1) ?? DONE]).state;
    expect(now.sides[0].permanents).toHaveLength(1);
    expect(now.sides[0].discard).toHaveLength(0);
  });
});

describe("We Do What We Do", () => {
  const squad = (defeated: number, card = "we-do-what-we-do") =>
    acting(card === "" ? undefined : card, "p1.0", {
      units: [
        {
          unit: "the-bad-batch-clone-force-99-galactic-republic",
          upgrades: ["hunter", "wrecker", "echo-clone-force-99", "tech", "crosshair"],
          at: [400, 300],
          defeated,
        },
      ],
    });

  it("[leg.keywords.numeric-stack] We Do What We Do gives a keyword for each member that is there", () => {
    const ids = ["tactical", "reliable", "precise", "inspire", "suppressive", "we-do-what-we-do"];
    const given = (state: State, usual: State): readonly number[] => {
      const [keywords, own] = [keywordsOf({ box, state }, 0), keywordsOf({ box, state: usual }, 0)];
      return ids.map((id) => (keywords[id] ?? 0) - (own[id] ?? 0));
    };
    expect(given(squad(0), squad(0, ""))).toEqual([1, 1, 1, 0, 1, 1]);
    expect(given(squad(1), squad(1, ""))).toEqual([1, 1, 0, 0, 1, 1]);
    expect(given(squad(2), squad(2, ""))).toEqual([0, 1, 0, 0, 1, 1]);
    expect(given(squad(3), squad(3, ""))).toEqual([0, 0, 0, 0, 1, 1]);
    expect(given(squad(4), squad(4, ""))).toEqual([0, 0, 0, 0, 0, 1]);
    const mercenaries = (card: string | undefined): State =>
      acting(card, "p1.0", {
        units: [
          {
            unit: "the-bad-batch-clone-force-99-mercenary",
            upgrades: ["wrecker"],
            counterpart: "omega",
            at: [400, 300],
          },
        ],
      });
    expect(given(mercenaries("we-do-what-we-do"), mercenaries(undefined))).toEqual([0, 0, 0, 1, 1, 0]);
  });

  it("[leg.cards.unit-speed] Under We Do What We Do Hunter makes The Bad Batch faster by 1", () => {
    const fastest = (state: State): number =>
      Math.max(
        ...game
          .legalActions(answers(state, "perform move"))
          .map((action) => (action.type === "move" && "tool" in action.move ? action.move.tool.speed : 0)),
      );
    expect(fastest(squad(0))).toBe(3);
  });
});

describe("moves by cards", () => {
  it("[leg.move.granted-speed] You Disappoint Me: after Dooku's ranged attack his player moves the trooper unit at speed 2", () => {
    const foes = (y: number, unit = LUKE): SideSpec => ({
      units: [
        { unit, at: [400, y] },
        { unit: REBELS, at: [1700, 800], defeated: 3 },
      ],
    });
    const hit = (theirs: SideSpec): State =>
      playOn(attacking(acting("you-disappoint-me", "p1.0", { units: [DOOKU] }, theirs)));
    const moving = hit(foes(500));
    expect(game.decision(moving)).toMatchObject({
      seat: "player-1",
      kind: "move",
      context: { unit: "p2.0", speed: 2, optional: false },
    });
    expect(hit(foes(500)).frames.some(({ kind }) => kind === "move")).toBe(true);
    expect(hit(foes(327)).frames.some(({ kind }) => kind === "move")).toBe(false);
    expect(hit(foes(500, "at-rt-rebel-alliance")).frames.some(({ kind }) => kind === "move")).toBe(false);
    const { state } = playing(
      "you-disappoint-me",
      { units: [DOOKU, { unit: "b1-battle-droids", at: [900, 300] }] },
      FAR,
      order("p1.0"),
    );
    expect(tokensOf(state, "p1.1")).toEqual({ dodge: 1 });
  });

  it("[leg.move.granted-speed] Squadron, on Me! lets other vehicles at range 4 of Marquand pivot and then move at speed 1", () => {
    const marquand = { unit: "major-marquand-tempest-scout-2", at: [400, 200], commander: true } as const;
    const mine: SideSpec = {
      units: [
        marquand,
        { unit: "at-st", at: [800, 200] },
        { unit: "at-st", at: [400, 800] },
        { unit: "at-st", at: [1700, 800] },
        { unit: STORM, at: [600, 500] },
      ],
    };
    const { state } = playing("squadron-on-me", mine, { units: [{ unit: REBELS, at: [1000, 800] }] }, effect(0), DONE);
    const asked = answers(state, "activate p1.0");
    expect(game.decision(asked)).toMatchObject({
      kind: "choose-unit",
      context: { keyword: "squadron-on-me", unit: "p1.0" },
    });
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
    const pivoting = answers(asked, "choose-unit p1.2", "done");
    const kinds = new Set(
      game.legalActions(pivoting).map((action) => (action.type === "move" ? action.move.type : action.type)),
    );
    expect(kinds).toEqual(new Set(["pivot", "pass"]));
    const moving = answers(pivoting, "pass");
    expect(game.decision(moving)).toMatchObject({ kind: "move", context: { unit: "p1.2", speed: 1, optional: true } });
    expect(game.decision(answers(moving, "pass"))).toMatchObject({ kind: "action", context: { unit: "p1.0" } });
  });
});

describe("Tactical Download", () => {
  const card = "tactical-download";
  const droid = { unit: "super-tactical-command-droid-command-and-control-droid", at: [400, 100] } as const;
  const names = ["aim", "dodge", "surge"].map((token) => `${card} player-1 ${token}`);
  const left = (state: State): readonly number[] => names.map((name) => state.mission.counts[name] ?? 0);
  const scene = (activating: string, unit: string, aim = 4, dodge = 4): State =>
    scenario({
      activating,
      "player-1": {
        hand: [],
        revealed: card,
        units: [droid, { unit, at: [400, 400], defeated: unit === STORM ? 3 : 5 }],
      },
      "player-2": { hand: [], units: [{ unit: REBELS, at: [400, 600], defeated: 3 }] },
      mission: { counts: { [`${card} player-1 aim`]: aim, [`${card} player-1 dodge`]: dodge } },
    });

  it("[leg.command.timing-2-untimed] Tactical Download puts four aim and four dodge tokens on the card, for all to see", () => {
    const { state, events } = playing(card, { units: [droid] });
    expect(left(state)).toEqual([4, 4, 0]);
    expect(events).toContainEqual(expect.objectContaining({ type: "card-tokens-changed", token: "aim", left: 4 }));
    expect(game.view(state, "player-2").mission.counts).toMatchObject({ [`${card} player-1 dodge`]: 4 });
  });

  it("[leg.cards.command-use] A droid under Tactical Download spends an aim token of the card, one in an attack, and is immobilized", () => {
    const rolled = play(scene("p1.1", "b1-battle-droids"), [perform("attack")], { draws: dice(["blank"]) }).state;
    const aim = `choose-option aim of ${card} by ${card}`;
    expect(offered(rolled)).toEqual([aim, "pass"]);
    const spent = answers(rolled, aim);
    expect(left(spent)).toEqual([3, 4, 0]);
    expect(tokensOf(spent, "p1.1")).toEqual({ immobilize: 1 });
    expect(offered(spent)).not.toContain(aim);
    expect(offered(playOn(spent))).not.toContain(aim);
    const none = play(scene("p1.1", "b1-battle-droids", 0), [perform("attack")], { draws: dice(["blank"]) }).state;
    expect(offered(none)).not.toContain(aim);
    const troopers = play(scene("p1.1", STORM), [perform("attack")], { draws: dice(["blank"]) }).state;
    expect(offered(troopers)).not.toContain(aim);
  });

  it("[leg.cards.command-use] A droid that is attacked under Tactical Download spends a dodge token of the card, and is immobilized", () => {
    const hit = play(scene("p2.0", "b1-battle-droids"), [perform("attack")], {
      draws: dice(["hit"]),
    }).state;
    const dodge = `choose-option dodge of ${card} by ${card}`;
    expect(game.decision(hit)).toMatchObject({ seat: "player-1", context: { stage: "dodge" } });
    expect(offered(hit)).toEqual([dodge, "pass"]);
    const dodged = answers(hit, dodge);
    expect([left(dodged), tokensOf(dodged, "p1.1")["immobilize"]]).toEqual([[4, 3, 0], 1]);
    expect(tell(hit, dodge)).toContain("Tactical Download");
  });
});

/** What may be done, in words. */
function tell(state: State, key: string): string {
  const action = game.legalActions(state).find((one) => game.actionKey(one) === key);
  return action === undefined ? "" : inWords({ action }, { locale: "en" });
}
