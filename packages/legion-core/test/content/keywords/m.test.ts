import { nearest, seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { declaringUses } from "../../../src/attack/declaring.ts";
import { poolAgainst } from "../../../src/attack/eligible.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { courageOf, isSuppressed, unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { determinizeView } from "../../../src/views/determinize.ts";
import { viewOf } from "../../../src/views/view.ts";
import { add, choose, DONE, faces, moving, perform, unitChosen } from "../../helpers/actions.ts";
import { acting, acts, given, PHASE, STORM, WAITING } from "../../helpers/activations.ts";
import { attackOf, HERE, THERE } from "../../helpers/attacks.ts";
import { movesOf, movingScene, standing } from "../../helpers/moves.ts";
import { eventsOf, offered, weapons } from "../../helpers/reading.ts";
import { box, command, done, engine, type Fielding, playOut, scene, settled } from "../../helpers/scene.ts";
import { EAST } from "../../helpers/table.ts";

describe("Master of the Force", () => {
  const CARDS = ["force-push", "force-reflexes", "burst-of-speed"];

  const master = (unit: string, lying: readonly ("readied" | "exhausted")[]): Fielding => ({
    unit,
    upgrades: CARDS,
    at: HERE,
    state: { cards: [...lying] },
  });

  const ends = (unit: Fielding): State =>
    settled(
      scene({
        armies: [[unit], WAITING],
        frames: [PHASE, acting(0, { stage: "end" })],
      }),
    ).state;

  const cards = (state: State) => state.units[0]?.cards;

  const USE = { type: "effect", subject: 0 } as const;

  const pick = (subject: string): Action => ({ type: "choose-option", subject });

  it("[leg.kw.master-of-the-force-x] Master of the Force is offered once at the end of the activation, even for a single exhausted card", () => {
    const yoda: Fielding = {
      unit: "yoda-grand-master-of-the-jedi-order",
      at: [300, 300],
      upgrades: ["force-push", "force-reflexes", "burst-of-speed"],
      state: { cards: ["exhausted", "readied", "readied"] },
    };
    const asked = acts([yoda], undefined, { stage: "end" }).state;
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const readied = playOut(asked, [{ type: "effect", subject: 0 }]).state;
    expect(readied.units[0]?.cards[0]).toBe("readied");
    expect(offered(readied)).not.toContain("choose-option enough");
    expect(offered(acts([STORM, yoda], undefined, { stage: "end" }).state)).not.toContain("effect 0");
  });

  it("[leg.kw.master-of-the-force-x] A unit with Master of the Force may ready one exhausted Force upgrade at the end of its activation", () => {
    const asked = ends(master("luke-skywalker-jedi-knight", ["exhausted", "readied", "exhausted"]));
    expect(offered(asked)).toEqual(["effect 0", "pass"]);
    const which = playOut(asked, [USE]).state;
    expect(offered(which)).toEqual(["choose-option ready force-push", "choose-option ready burst-of-speed"]);
    expect(cards(playOut(which, [pick("ready burst-of-speed")]).state)).toEqual(["exhausted", "readied", "readied"]);
    expect(cards(playOut(asked, [{ type: "pass" }]).state)).toEqual(["exhausted", "readied", "exhausted"]);
  });

  it("[leg.kw.master-of-the-force-x] Master of the Force 2 readies up to two cards, and is not offered if none is exhausted", () => {
    const yoda = ends(master("yoda-grand-master-of-the-jedi-order", ["exhausted", "exhausted", "exhausted"]));
    const one = playOut(yoda, [USE, pick("ready force-push")]).state;
    expect(offered(one)).toEqual([
      "choose-option ready force-reflexes",
      "choose-option ready burst-of-speed",
      "choose-option enough",
    ]);
    expect(cards(playOut(one, [pick("enough")]).state)).toEqual(["readied", "exhausted", "exhausted"]);
    expect(cards(playOut(one, [pick("ready burst-of-speed")]).state)).toEqual(["readied", "exhausted", "readied"]);
    const last = ends(master("yoda-grand-master-of-the-jedi-order", ["exhausted", "exhausted", "exhausted"]));
    const both = playOut(last, [USE, pick("ready force-push"), pick("ready force-reflexes")]).state;
    expect(cards(both)).toEqual(["readied", "readied", "exhausted"]);
    expect(engine.decision(both)?.kind).not.toBe("mission");
    const rested = ends(master("yoda-grand-master-of-the-jedi-order", ["readied", "readied", "readied"]));
    expect(engine.decision(rested)?.kind).not.toBe("effects");
  });

  it("[leg.kw.master-of-the-force-x] Master of the Force cannot ready upgrades that are not Force upgrades", () => {
    const other = { ...master("luke-skywalker-jedi-knight", ["exhausted"]), upgrades: ["targeting-scopes"] };
    expect(engine.decision(ends(other))?.kind).not.toBe("effects");
  });
});

describe("Master Storyteller", () => {
  const golden: Fielding = { unit: "c-3po-golden-god", at: HERE };

  const ewoks = (x: number): Fielding => ({ unit: "ewok-slingers", at: [x, 500] });

  const told = (round: number): State => {
    const start = acts([
      golden,
      ewoks(250),
      ewoks(350),
      ewoks(450),
      ewoks(1200),
      { unit: "rebel-troopers", at: [300, 150] },
    ]).state;
    return playOut({ ...start, round }, [perform("master-storyteller")]).state;
  };

  it("[leg.kw.master-storyteller] In round 2 Master Storyteller gives up to two Ewok units at range 2 two surge tokens each", () => {
    const asked = told(2);
    expect(offered(asked)).toEqual([
      "choose-unit p1.0",
      "choose-unit p1.1",
      "choose-unit p1.2",
      "choose-unit p1.3",
      "done",
    ]);
    const both = playOut(asked, [unitChosen("p1.1"), unitChosen("p1.3")]).state;
    expect([1, 2, 3, 4].map((unit) => unitTokens(both, unit, "surge"))).toEqual([2, 0, 2, 0]);
    const one = playOut(asked, [unitChosen("p1.2"), DONE]).state;
    expect([1, 2, 3, 4].map((unit) => unitTokens(one, unit, "surge"))).toEqual([0, 2, 0, 0]);
  });

  it("[leg.kw.master-storyteller] Master Storyteller may choose as many units as the number of the round", () => {
    const first = playOut(told(1), [unitChosen("p1.1")]).state;
    expect(offered(first)).toContain("perform move");
    expect(offered(playOut(told(3), [unitChosen("p1.1"), unitChosen("p1.2")]).state)).toEqual([
      "choose-unit p1.3",
      "done",
    ]);
  });
});

describe("Mobile", () => {
  const GRIEVOUS = "general-grievous-wheel-bike-warlord";

  const bike: Fielding = { unit: GRIEVOUS, state: standing([[300, 300]], EAST) };

  const ahead = (speed: 1 | 2 | 3): Action =>
    moving({
      type: "notched",
      towards: "front",
      tool: { speed, first: EAST, second: EAST },
      travel: "full",
      followers: "auto",
    });

  it("[leg.kw.mobile.no-rotate] A unit with Mobile does not rotate before it moves", () => {
    const north = { x: 0, y: 1 };
    const turned = {
      type: "notched",
      towards: "front",
      turn: north,
      tool: { speed: 1, first: north, second: north },
      travel: "full",
      followers: "auto",
    } as const;
    const refused = (unit: Fielding) => engine.why(movingScene([[unit], []]), moving(turned))?.rule;
    expect(refused(bike)).toBe("leg.notched.step-1-rotate");
    expect(refused({ ...bike, unit: "at-rt-rebel-alliance" })).toBe(undefined);
  });

  it("[leg.kw.mobile.compulsory] A unit with Mobile makes a compulsory move at the start or the end of its actions", () => {
    const first = acts([bike], undefined, { stage: "panic" }).state;
    expect(offered(first)).toEqual(["effect 0", "pass"]);
    const asked = playOut(first, [{ type: "effect", subject: 0 }]).state;
    expect(engine.decision(asked)).toMatchObject({ kind: "move", context: { optional: false } });
    expect(movesOf(asked).every((move) => move.type === "notched" && move.travel === "full")).toBe(true);
    const speed = box.cards.units.get(GRIEVOUS)?.speed === 2 ? 2 : 3;
    expect(nearest(playOut(asked, [ahead(speed)]).state, "activation")).toMatchObject({
      actions: 2,
      done: ["compulsory-move"],
    });
    const last = playOut(first, [{ type: "pass" }, { type: "done" }]).state;
    expect(engine.decision(last)).toMatchObject({ kind: "move" });
  });
});

describe("Makashi Mastery", () => {
  const dooku = { unit: "count-dooku-darth-tyranus", at: HERE } as const;

  const USE = choose("makashi-mastery");

  const duel = (...keywords: readonly string[]) =>
    attackOf([dooku], [{ unit: "rebel-troopers", at: [300, 327] }], { state: given(1, ...keywords) });

  const fought = (keyword: string, action: Action, blocks: number) =>
    playOut(duel(keyword), [action], [...faces(5, "hit"), ...faces(blocks, "block")]);

  it("[leg.kw.makashi-mastery] A unit with Makashi Mastery may lower its Pierce by 1 in melee to ignore the defender's Immune: Pierce", () => {
    const armed = duel("immune-pierce");
    expect(offered(armed)).toEqual(["choose-option makashi-mastery", "done"]);
    expect(eventsOf(fought("immune-pierce", DONE, 5), "pool-resolved")).toMatchObject([{ wounds: 0 }]);
    const pierced = playOut(fought("immune-pierce", USE, 5).state, [choose("pierce")]);
    expect(eventsOf(pierced, "pool-resolved")).toMatchObject([{ wounds: 1 }]);
  });

  it("[leg.kw.makashi-mastery] Makashi Mastery ignores Impervious too, but not Immune: Melee Pierce", () => {
    const dice = (action: Action, blocks: number) =>
      eventsOf(fought("impervious", action, blocks), "dice-rolled").map((event) => event.dice.length);
    expect([dice(DONE, 7), dice(USE, 5)]).toEqual([
      [5, 7],
      [5, 5],
    ]);
    expect(eventsOf(fought("immune-melee-pierce", USE, 5), "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.kw.makashi-mastery] Makashi Mastery is not offered for a weapon without Pierce", () => {
    const troopers: Fielding = { unit: "stormtroopers", at: HERE };
    const start = attackOf([troopers], [{ unit: "rebel-troopers", at: [300, 327] }], {
      state: given(0, "makashi-mastery"),
    });
    const armed = playOut(start, [{ type: "add-weapon", subject: "p1.0.0", weapon: 0, kind: "melee" }]).state;
    expect(offered(armed)).not.toContain("choose-option makashi-mastery");
    expect(offered(armed)).toContain("done");
  });

  it("[leg.kw.makashi-mastery] Makashi Mastery is not offered for a ranged pool", () => {
    const start = scene({ armies: [[dooku], [{ unit: "rebel-troopers", at: THERE }]] });
    const weapon = { miniature: 0, weapon: 1 } as const;
    const uses = (attack: "melee" | "ranged") => {
      const pool = { ...poolAgainst(1, null), attack, weapons: [weapon] };
      const sequence = { attacker: 0, only: null, with: null, pools: [pool] };
      return declaringUses({ box, state: start }, sequence, "weapons").map(({ use }) => use);
    };
    expect([uses("melee"), uses("ranged")]).toEqual([["makashi-mastery"], []]);
  });
});

describe("My Mood is Based on Profit", () => {
  const HONDO: Fielding = { unit: "hondo-ohnaka-trustworthy-compatriot", at: [300, 300] };

  const FIGURED = ["arsenal", "reliable", "uncanny-luck"] as const;

  const CARDS = ["ambush", "push", "assault", "standing-orders"] as const;

  /** His player has revealed this card this round, or one of so many pips before. */
  const mooded = (card: (typeof CARDS)[number] | null, lastPips: number | null, more: Partial<Fielding> = {}): State =>
    scene({
      hands: [["assault"], []],
      armies: [[{ ...HONDO, ...more }], WAITING],
      frames: [PHASE],
      players: [
        { revealed: card === null ? null : command(card), lastPips },
        { revealed: command("push"), lastPips: 2 },
      ],
    });

  const figures = (state: State): readonly unknown[] => {
    const look = { box, state };
    return [...FIGURED.map((id) => keywordsOf(look, 0)[id]), courageOf(look, 0)];
  };

  it("[leg.kw.my-mood-is-based-on-profit] X on Hondo's card is the number of pips of the command card that his player revealed this round", () => {
    for (const [place, card] of CARDS.entries()) {
      expect(figures(mooded(card, null))).toEqual([place + 1, place + 1, place + 1, place + 1]);
    }
  });

  it("[leg.kw.my-mood-is-based-on-profit] X on Hondo's card is the pips of the last revealed card if none was revealed this round, or 1 before the first", () => {
    expect(figures(mooded(null, 3))).toEqual([3, 3, 3, 3]);
    expect(figures(mooded(null, null))).toEqual([1, 1, 1, 1]);
    expect(figures(mooded(null, 0))).toEqual([1, 1, 1, 1]);
    expect(figures(mooded("ambush", 3))).toEqual([1, 1, 1, 1]);
  });

  it("[leg.kw.my-mood-is-based-on-profit] Hondo's courage, dodges, surges and weapons change with the current X", () => {
    const two = { tokens: { suppression: 2 } };
    expect(isSuppressed({ box, state: mooded("push", null, two) }, 0)).toBe(true);
    expect(isSuppressed({ box, state: mooded("assault", null, two) }, 0)).toBe(false);
    const start = done(mooded("assault", null), (work) => atMoment(work, "activation-phase-start", null)).state;
    const gained = playOut(start, [{ type: "effect", subject: 0 }]).state;
    expect([unitTokens(gained, 0, "dodge"), unitTokens(gained, 0, "surge")]).toEqual([3, 3]);
    const grenades: Fielding = { ...HONDO, upgrades: ["fragmentation-grenades", "concussion-grenades"] };
    const shooting = (lastPips: number): readonly string[] => {
      const players = [{ lastPips }, {}] as const;
      const near = scene({ armies: [[grenades], [{ unit: "rebel-troopers", at: [300, 420] }]], players });
      const state = done(near, (work) => startAttack(work, 0, "attack")).state;
      return weapons(playOut(state, [add(0, 1)]).state);
    };
    expect(shooting(2)).toEqual(["p1.0.0 2 ranged", "p1.0.0 3 ranged"]);
  });

  it("[leg.kw.my-mood-is-based-on-profit] Revealing a card sets X for all viewers, and discarding it in the End Phase does not change X", () => {
    const start = mooded(null, null);
    const chosen = command("assault");
    const ready = {
      ...start,
      phase: "command" as const,
      frames: [{ kind: "command", stage: "reveal", turn: 0 }] as const,
      sides: [{ ...start.sides[0], chosen }, start.sides[1]] as const,
    };
    const { state } = done(ready, () => undefined);
    expect(figures(state)).toEqual([3, 3, 3, 3]);
    const after: State = { ...state, sides: [{ ...state.sides[0], revealed: null }, state.sides[1]] };
    expect(figures(after)).toEqual([3, 3, 3, 3]);
    const view = viewOf({ box, state: after }, "player-2", null);
    expect(view.sides["player-1"].lastPips).toBe(3);
    expect(figures(determinizeView(box, view, seeded("mood")))).toEqual([3, 3, 3, 3]);
  });
});
