import { expectOk, nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { createGame, game } from "../../../src/index.ts";
import { tokensOnCard } from "../../../src/mission/stock.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import {
  acting,
  answers,
  attacking,
  DONE,
  declare,
  handOf,
  lent,
  offered,
  order,
  PASS,
  perform,
  playing,
} from "./helpers.ts";

const IG_11 = { unit: "ig-11-nurse-and-protect", at: [400, 200] } as const;
const IG_88 = { unit: "ig-88-notorious-assassin-droid", at: [400, 200] } as const;
const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 200] } as const;
const CHEWIE = { unit: "chewbacca-walking-carpet", at: [700, 300] } as const;
const MAUL = { unit: "maul-a-rival", at: [400, 200] } as const;
const THRAWN = "director-orson-krennic-architect-of-terror";
const STORM = "stormtroopers";
const VETERANS = "rebel-veterans";
const LOST = { unit: VETERANS, at: [1700, 850], defeated: 3 } as const;
const one = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit: VETERANS,
  at: [x, y],
  defeated: 3,
  ...more,
});

describe("cards of the IG droids", () => {
  it("[leg.attack.one-attack-action] Mechanical Carnage makes IG-11's first attack action an attack on each enemy unit at range 2, and takes Gunslinger from him", () => {
    const enemies = { units: [one(400, 400), one(600, 200), one(400, 560), LOST] };
    expect(
      lent(playing("mechanical-carnage", { units: [IG_11, { unit: STORM, at: [1500, 100] }] }, enemies).state),
    ).toEqual(["0 gunslinger -1 round"]);
    const state = acting("mechanical-carnage", "p1.0", { units: [IG_11] }, enemies);
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
    const far = acting("mechanical-carnage", "p1.0", { units: [IG_11] }, { units: [one(400, 600), LOST] });
    expect(offered(far)).not.toContain("perform attack");
    expect(offered(acting(undefined, "p1.0", { units: [IG_11] }, { units: [one(400, 600), LOST] }))).toContain(
      "perform attack",
    );
  });

  it("[leg.wounds.defeat-threshold] Under Focused on the Kill IG-88 fights on with all his wounds, until the End Phase begins", () => {
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

  it("[leg.dodge.spend-any] Under Focused on the Kill a unit with a bounty token spends no tokens when IG-88 attacks it", () => {
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

describe("Seize What Power We Can", () => {
  const card = "seize-what-power-we-can";
  const left = (state: State): unknown => tokensOnCard({ state }, 0, card);

  it("[leg.command.timing-2-untimed] Seize What Power We Can holds an aim and three surge tokens, and one more of each kind that enemies near Maul spend", () => {
    const mine: SideSpec = { faction: "galactic-empire", units: [MAUL, { unit: STORM, at: [1200, 200] }] };
    const { state } = playing(card, mine, undefined, order("p1.0"));
    expect(left(state)).toEqual({ aim: 1, dodge: 0, surge: 3 });
    const counts = { [`${card} player-1 aim`]: 1, [`${card} player-1 surge`]: 3 };
    const after = (y: number, spender: "p1" | "p2"): unknown => {
      const state = scenario({
        activating: "p2.0",
        "player-1": { units: [{ ...MAUL, at: [400, 200] }], revealed: card, hand: [], faction: "galactic-empire" },
        "player-2": { units: [one(400, y, { tokens: { aim: 1 } }), LOST], hand: [] },
        mission: { counts },
      });
      let now = play(state, [perform("attack")]).state;
      for (let step = 0; step < 30 && ["attack", "pool"].includes(game.decision(now)?.kind ?? ""); step++) {
        const all = game.legalActions(now);
        const isSpender = game.decision(now)?.seat === (spender === "p2" ? "player-2" : "player-1");
        const spends = all.find((action) => game.actionKey(action).includes("aim") && isSpender);
        now = play(now, [spends ?? all.at(-1) ?? DONE]).state;
      }
      return left(now);
    };
    expect(after(320, "p2")).toEqual({ aim: 2, dodge: 0, surge: 3 });
    expect(after(420, "p2")).toEqual({ aim: 1, dodge: 0, surge: 3 });
  });

  it("[leg.tokens.surge] Friendly mercenaries alone spend the tokens on Seize What Power We Can, several in an attack", () => {
    const spend = (unit: UnitSpec): unknown => {
      const state = scenario({
        activating: "p1.0",
        "player-1": {
          units: [unit, { ...MAUL, at: [1500, 100] }],
          revealed: card,
          hand: [],
          faction: "galactic-empire",
        },
        "player-2": { units: [one(400, 330), LOST], hand: [] },
        mission: { counts: { [`${card} player-1 aim`]: 2, [`${card} player-1 surge`]: 0 } },
      });
      let now = play(state, [perform("attack")]).state;
      for (let step = 0; step < 30 && ["attack", "pool"].includes(game.decision(now)?.kind ?? ""); step++) {
        const all = game.legalActions(now);
        const spends = all.find((action) => action.type === "choose-option" && game.actionKey(action).includes("aim"));
        now = play(now, [spends ?? all.at(-1) ?? DONE]).state;
      }
      return left(now);
    };
    expect(spend({ unit: "boba-fett-infamous-bounty-hunter", at: [400, 200] })).toEqual({ aim: 0, dodge: 0, surge: 0 });
    expect(spend({ unit: STORM, at: [400, 200] })).toEqual({ aim: 2, dodge: 0, surge: 0 });
  });
});

describe("Brains and Brawn", () => {
  const pool = (
    card: string | undefined,
    chewie: object,
    theirs: UnitSpec,
  ): { offers: readonly string[]; state: State } => {
    const mine = { units: [LEIA, { ...CHEWIE, ...chewie }] };
    const state = acting(card, "p1.0", mine, { units: [theirs, LOST] });
    const armed = play(state, [perform("attack")]).state;
    return { offers: offered(armed).filter((key) => key.includes("brains")), state: armed };
  };

  it("[leg.pool.definition] Brains and Brawn adds a ranged weapon of Chewbacca to Leia's pool while he is at range 3 of the defender and sees it", () => {
    const { offers, state } = pool("brains-and-brawn", {}, one(400, 400));
    expect(offers).toEqual(["choose-option brains-and-brawn Chewbacca's Bowcaster"]);
    const alone = play(state, [DONE]).events.find(({ type }) => type === "attack-declared");
    const { events, state: added } = play(state, [
      { type: "choose-option", subject: "brains-and-brawn Chewbacca's Bowcaster" },
    ]);
    const together = events.find(({ type }) => type === "attack-declared");
    // The bowcaster throws 2 red and 2 white dice, and pierces.
    expect([alone, together]).toMatchObject([{ dice: [0, 0, 3] }, { dice: [2, 0, 5] }]);
    expect(JSON.stringify(added.frames)).toContain('"pierce":1');
    expect(pool("brains-and-brawn", { at: [1200, 300] }, one(400, 400)).offers).toEqual([]);
    expect(pool(undefined, {}, one(400, 400)).offers).toEqual([]);
  });
});

describe("We Must Wait and Watch", () => {
  const card = "we-must-wait-and-watch";
  /** The catalogue with Thrawn in it: a unit of another name, as his own card is none of it. */
  const own = {
    ...defaultCatalogue,
    units: defaultCatalogue.units.map((unit) =>
      unit.id === THRAWN ? { ...unit, name: { en: "Grand Admiral Thrawn" } } : unit,
    ),
  };
  const thrawn = expectOk(createGame(own));
  const keys = (state: State): readonly string[] => thrawn.legalActions(state).map(thrawn.actionKey);
  const go = (state: State, ...wanted: readonly string[]): State =>
    wanted.reduce((now, key) => {
      const action = thrawn.legalActions(now).find((one) => thrawn.actionKey(one) === key);
      if (action === undefined) throw new RangeError(`${key} is not among ${keys(now).join(", ")}`);
      return expectOk(thrawn.apply(now, action)).state;
    }, state);
  const scene = (mine: UnitSpec, enemy: UnitSpec = one(400, 400), hand: readonly string[] = [card]): State =>
    scenario({
      catalogue: own,
      activating: "p2.0",
      "player-1": { units: [THRAWN, mine], hand, orderPool: { corps: 1 } },
      "player-2": { units: [enemy, LOST], hand: [] },
    });
  const guard = { unit: STORM, at: [400, 200], defeated: 3 } as const;

  it("[leg.kw.divulge] We Must Wait and Watch divulged stays in play, and three Imperial units have Reinforcements for the game", () => {
    const state = scenario({
      catalogue: own,
      phase: "setup",
      "player-1": { hand: [card], units: [THRAWN, STORM, STORM, STORM, "boba-fett-infamous-bounty-hunter"] },
      "player-2": { units: [VETERANS], hand: [] },
      frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    });
    expect(keys(state)).toEqual([`choose-command ${card}`, "pass"]);
    const asked = go(state, `choose-command ${card}`);
    expect(handOf(asked, 0)).toEqual([]);
    expect(asked.sides[0].permanents).toHaveLength(1);
    expect(keys(asked)).toEqual(["choose-unit p1.0", "choose-unit p1.1"]);
    const given = go(asked, "choose-unit p1.0");
    const rest = go(given, "choose-unit p1.2", "choose-unit p1.3");
    expect(keys(given)).toEqual(["choose-unit p1.1", "choose-unit p1.2"]);
    expect(lent(rest)).toEqual([0, 2, 3].map((unit) => `${unit} reinforcements 1 game`));
  });

  it("[leg.cards.command-use] We Must Wait and Watch is discarded as an enemy unit ends its activation, and a steady friend at range 2 moves or attacks", () => {
    const asked = go(scene(guard), "done");
    expect(thrawn.decision(asked)).toMatchObject({ kind: "hand", seat: "player-1", context: { about: "p2.0" } });
    const used = go(asked, `choose-command ${card}`);
    expect(used.sides[0].discard).toHaveLength(1);
    expect(keys(used)).toEqual(["choose-unit p1.1", "done"]);
    const chosen = go(used, "choose-unit p1.1");
    expect(keys(chosen)).toEqual(["choose-option free-move", "choose-option free-attack"]);
    expect(go(chosen, "choose-option free-move").frames.at(-1)).toMatchObject({
      kind: "move",
      unit: 1,
      reason: "action",
    });
    const fight = expectOk(thrawn.apply(chosen, { type: "choose-option", subject: "free-attack" }));
    expect(fight.events).toContainEqual(expect.objectContaining({ type: "attack-declared", unit: "p1.1" }));
  });

  it.each([
    ["stands farther away", { at: [400, 40] as const }],
    ["is suppressed", { tokens: { suppression: 1 } }],
    ["is panicked", { tokens: { suppression: 2 } }],
  ])("[leg.cards.command-use] We Must Wait and Watch is not asked for where the only friend %s", (_, more) => {
    const state = go(scene({ ...guard, ...more }), "done");
    expect(thrawn.decision(state)?.kind).not.toBe("hand");
  });

  it("[leg.info.hand-secret] Who may hold We Must Wait and Watch is asked whether or not it is in the hand, and sees the same", () => {
    const [holding, other] = [[card], ["ambush"]].map((hand) => go(scene(guard, one(400, 400), hand), "done"));
    if (holding === undefined || other === undefined) return;
    expect(keys(other)).toEqual(["pass"]);
    expect(thrawn.view(holding, "player-2")).toEqual(thrawn.view(other, "player-2"));
  });
});
