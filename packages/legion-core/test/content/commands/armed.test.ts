import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { Event } from "../../../src/state/events.ts";
import type { State } from "../../../src/state/state.ts";
import { mm } from "../../../src/table/lengths.ts";
import { dice, play, type Scenario, scenario } from "../../../src/testing/index.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { box } from "../../helpers.ts";
import { piece, rectangle } from "../../table/helpers.ts";
import {
  acting,
  activate,
  answers,
  DONE,
  declare,
  offered,
  perform,
  playing,
  playOn,
  suppressionOf,
  tokensOf,
} from "./helpers.ts";

const IDEN = { unit: "iden-versio-inferno-squad-leader", at: [400, 200] } as const;
const BOBA = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 200] } as const;
const SABINE = { unit: "sabine-wren-explosive-artist", at: [400, 200] } as const;
const BOSSK = { unit: "bossk-trandoshan-terror", at: [400, 200] } as const;
const IG_11 = { unit: "ig-11-nurse-and-protect", at: [400, 200] } as const;
const REBELS = "rebel-troopers";
const REBEL = { unit: REBELS, defeated: 3 } as const;
const MINE = { unit: "stormtroopers", at: [1200, 100], defeated: 3 } as const;
const LOST = { unit: REBELS, at: [1700, 850], defeated: 3 } as const;

/** The dice of an attack action on the first enemy with the last of the weapons that are offered; null without an attack. */
function diceOf(state: State): unknown {
  if (!offered(state).includes("perform attack")) return null;
  const events: Event[] = [];
  let now = state;
  for (const wanted of ["perform attack", "declare p2.0"]) {
    const action = game.legalActions(now).find((one) => game.actionKey(one) === wanted);
    if (action === undefined) continue;
    const step = play(now, [action]);
    events.push(...step.events);
    now = step.state;
  }
  const weapon = game
    .legalActions(now)
    .filter(({ type }) => type === "add-weapon")
    .at(-1);
  if (weapon !== undefined) {
    const step = play(now, [weapon]);
    events.push(...step.events);
    now = step.state;
  }
  if (offered(now).includes("done") && game.decision(now)?.kind === "attack") events.push(...play(now, [DONE]).events);
  const declared = events.find(({ type }) => type === "attack-declared");
  return declared?.type === "attack-declared" ? declared.dice : null;
}

describe("command cards that lend a weapon for an activation", () => {
  it("[leg.cards.command-weapon] Z-6 Jetpack Rocket gives Boba Fett three red dice from range 3 to 4 in his activation", () => {
    const dicesAt = (y: number, card?: string): unknown =>
      diceOf(acting(card, "p1.0", { units: [BOBA] }, { units: [{ ...REBEL, at: [400, y] }, LOST] }));
    expect(dicesAt(790, "z-6-jetpack-rocket")).toEqual([0, 0, 3]);
    expect(dicesAt(540, "z-6-jetpack-rocket")).toEqual([0, 0, 3]);
    expect([dicesAt(790), dicesAt(880, "z-6-jetpack-rocket")]).toEqual([null, null]);
    expect(dicesAt(450, "z-6-jetpack-rocket")).toEqual(dicesAt(450));
  });

  it("[leg.cards.command-weapon] Concussive Blast has Iden recover as she is activated, and lends her a launcher of five red dice that scatters", () => {
    const enemies = { units: [{ unit: REBELS, at: [400, 470] as const }, LOST] };
    const { state } = playing("concussive-blast", { units: [{ ...IDEN, tokens: { suppression: 3 } }, MINE] }, enemies);
    const active = play(state, [activate("p1.0")]).state;
    expect(suppressionOf(active, "p1.0")).toBe(0);
    expect(diceOf(active)).toEqual([0, 0, 5]);
  });

  it("[leg.pool.one-weapon-each] The launcher of Concussive Blast is offered with Iden's own weapons, before those of her droid", () => {
    const iden = { ...IDEN, counterpart: "idens-id10-seeker-droid" };
    const enemies = { units: [{ unit: REBELS, at: [400, 300] as const }, LOST] };
    const state = acting("concussive-blast", "p1.0", { units: [iden] }, enemies);
    const declared = play(state, [perform("attack"), declare("p2.0")]).state;
    const all = game.legalActions(declared).filter((action) => action.type === "add-weapon");
    expect(all.map(({ subject }) => subject)).toEqual(["p1.0.0", "p1.0.0", "p1.0.0", "p1.0.1"]);
  });

  it("[leg.kw.scatter] After an attack with the launcher of Concussive Blast its player places the defenders but their leader", () => {
    const enemies = { units: [{ unit: REBELS, at: [400, 470] as const }, LOST] };
    const state = acting("concussive-blast", "p1.0", { units: [{ ...IDEN }] }, enemies);
    const declared = play(state, [perform("attack"), declare("p2.0")]).state;
    const launcher = game
      .legalActions(declared)
      .filter(({ type }) => type === "add-weapon")
      .at(-1);
    const misses = dice(["blank", "blank", "blank", "blank", "blank"]);
    const done = playOn(play(declared, launcher === undefined ? [] : [launcher], { draws: misses }).state);
    expect(game.decision(done)).toMatchObject({ kind: "place", seat: "player-1", rule: "leg.kw.scatter" });
  });
});

/** A charge of the first player, in millimetres. */
const charge = (name: string, x: number, y: number) =>
  ({ kind: "charge", name, owner: "player-1", at: [x, y] }) as const;

describe("command cards with charges", () => {
  const figures = (state: State): unknown => {
    const { arm = 0, detonate = 0 } = keywordsOf({ box, state }, 0);
    return [arm, detonate];
  };

  it.each([
    ["explosions", SABINE, 2],
    ["merciless-munitions", BOSSK, 1],
  ] as const)(
    "[leg.kw.arm-x.action] %s lets its hero arm charges in its round, then move at speed 1, and detonate them for good",
    (card, hero, count) => {
      const side = { units: [hero, { ...MINE, unit: "rebel-troopers" }], faction: "rebel-alliance" } as const;
      const state = acting(card, "p1.0", side, { units: [LOST] });
      expect(figures(state)).toEqual([count, count]);
      const later = scenario({
        activating: "p1.0",
        "player-1": { ...side, permanents: [card] },
        "player-2": { units: [LOST] },
      });
      expect(figures(later)).toEqual([0, count]);
      expect(offered(later)).not.toContain("perform arm");
      let now = play(state, [perform("arm")]).state;
      for (let laid = 0; laid < count; laid++) {
        expect(game.decision(now)).toMatchObject({ kind: "mission", context: { card: "arm" } });
        now = play(now, [game.legalActions(now).filter(({ type }) => type === "place-token")[laid * 3] ?? DONE]).state;
      }
      expect(now.tokens.map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => "charge"));
      now = answers(now, "done");
      expect(offered(now)).toEqual(["choose-option move-slowly", "choose-option decline"]);
      const moving = answers(now, "choose-option move-slowly");
      expect(moving.frames.find(({ kind }) => kind === "move")).toMatchObject({ unit: 0, terms: { speed: 1 } });
      const still = answers(now, "choose-option decline", "perform dodge", "done");
      expect(offered(still)).not.toContain("choose-option move-slowly");
    },
  );

  it("[leg.kw.detonate-x.attack] A dioxis charge gives each trooper unit that it attacks a poison token, others and other charges none", () => {
    const boom = (name: string, theirs: object, card: string, mine: object): State => {
      const state = scenario({
        activating: "p1.0",
        tokens: [charge(name, 900, 300)],
        "player-1": { units: [mine as typeof BOSSK], permanents: [card] },
        "player-2": { units: [theirs as typeof LOST, LOST] },
      });
      const fired = answers(state, "perform dodge", `choose-option ${name}.0`);
      return playOn(fired);
    };
    const veterans = { unit: "rebel-veterans", at: [900, 400] };
    expect(tokensOf(boom("dioxis-charge", veterans, "merciless-munitions", BOSSK), "p2.0")).toMatchObject({
      poison: 1,
    });
    const vehicle = { unit: "at-rt-galactic-republic", at: [900, 400] };
    expect(tokensOf(boom("dioxis-charge", vehicle, "merciless-munitions", BOSSK), "p2.0")).not.toHaveProperty("poison");
    expect(tokensOf(boom("thermal-charge", veterans, "explosions", SABINE), "p2.0")).not.toHaveProperty("poison");
  });
});

describe("Anti-Capture Protocols", () => {
  const scene = (wounds: number, card: string | null = "anti-capture-protocols"): State =>
    acting(
      card ?? undefined,
      "p1.0",
      { units: [{ ...IG_11, wounds: [wounds] }, MINE] },
      { units: [{ unit: REBELS, at: [400, 300] }, LOST] },
    );

  it("[leg.kw.self-destruct-x-unit.requirement] Under Anti-Capture Protocols a wounded IG-11 does not end his actions before he has blown himself up", () => {
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

describe("Symbol of Rebellion", () => {
  const wall = piece("wall", rectangle(380, 300, 200, 20), 60);
  const scene = (terrain: Scenario["table"] = { terrain: [wall] }): State =>
    scenario({
      table: terrain,
      "player-1": {
        units: [
          { ...SABINE, order: "faceup", tokens: { suppression: 1 } },
          { ...MINE, unit: REBELS },
        ],
        revealed: "symbol-of-rebellion",
        hand: [],
      },
      "player-2": { units: [LOST], hand: [] },
    });
  const spray = (x: number, y: number) =>
    ({ type: "place-token", subject: "graffiti", to: { x: mm(x), y: mm(y), z: 0 } }) as const;

  it("[leg.command.timing-5-during-activation] Symbol of Rebellion lets Sabine recover as she is activated, and spray graffiti on terrain by a free action", () => {
    const asked = play(scene(), [activate("p1.0")]).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const active = answers(asked, "effect 0");
    expect(suppressionOf(active, "p1.0")).toBe(0);
    const spraying = play(active, [perform("symbol-of-rebellion")]).state;
    for (const action of game.legalActions(spraying)) expect(game.apply(spraying, action).ok).toBe(true);
    const free = game.apply(spraying, spray(320, 240));
    expect(free.ok ? undefined : free.violation).toMatchObject({ code: "not-beside-terrain" });
    const spots = game.legalActions(spraying);
    expect(spots.length).toBeGreaterThan(0);
    const done = play(spraying, [spots[0] ?? DONE]).state;
    expect(done.tokens).toMatchObject([{ kind: "marker", name: "graffiti", owner: 0 }]);
    expect(offered(done)).not.toContain("perform symbol-of-rebellion");
    expect(game.decision(done)).toMatchObject({ kind: "action", context: { actions: 2 } });
  });

  it("[leg.cards.command-use] Symbol of Rebellion leaves no graffiti where there is no terrain but areas", () => {
    const wood = piece("wood", rectangle(350, 250, 200, 100), 60, { kind: "area" });
    const active = answers(play(scene({ terrain: [wood] }), [activate("p1.0")]).state, "pass");
    const over = play(active, [perform("symbol-of-rebellion")]).state;
    expect([over.tokens, game.decision(over)?.kind]).toEqual([[], "action"]);
  });
});
