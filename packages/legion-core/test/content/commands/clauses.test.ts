import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { piece, rectangle } from "../../table/helpers.ts";
import { activate, answers, attacking, DONE, LOST, lent, offered, PASS, perform } from "./helpers.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const CLONES = "clone-trooper-infantry";
const OFFICER: UnitSpec = { unit: "imperial-officer-ruthless-efficiency", at: [1700, 100] };

/** A unit of either side acts, the first player having revealed a card. */
function acting(revealed: string, activating: string, mine: SideSpec, theirs: readonly UnitSpec[]): State {
  return scenario({
    activating,
    "player-1": { hand: [], revealed, ...mine },
    "player-2": { hand: [], units: theirs },
  });
}

describe("clauses of command cards", () => {
  it("[leg.command.timing-5-during-activation] Inexorable Advance answers to the panic of enemies, by corps that can move", () => {
    const panics = (unit: "p1.1" | "p2.0", tokens: UnitSpec["tokens"] & {} = {}): State => {
      const shaken = { order: "faceup", tokens: { suppression: 2 } } as const;
      const state = scenario({
        active: unit === "p1.1" ? "player-1" : "player-2",
        "player-1": {
          hand: [],
          revealed: "inexorable-advance",
          units: [OFFICER, { unit: STORM, at: [700, 200], ...shaken }, { unit: STORM, at: [1000, 200], tokens }],
        },
        "player-2": {
          hand: [],
          units: [
            { unit: REBELS, at: [900, 800], ...shaken },
            { unit: REBELS, at: [1500, 800], order: "faceup" },
          ],
        },
      });
      return play(state, [activate(unit)], { draws: dice(["blank", "blank"]) }).state;
    };
    expect(offered(panics("p2.0"))).toContain("choose-unit p1.2");
    expect(offered(panics("p2.0", { immobilize: 2 }))).not.toContain("choose-unit p1.2");
    expect(game.decision(panics("p1.1"))?.context).not.toMatchObject({ card: "inexorable-advance" });
  });

  it("[leg.command.timing-5-during-activation] Drive Them Out is for vehicles of its own side that have just moved", () => {
    const walker = (x: number, y: number): UnitSpec => ({
      unit: "at-st",
      at: [x, y],
      order: "faceup",
      heading: { x: 0, y: 1 },
    });
    const rolled = (activating: string, mine: UnitSpec, theirs: UnitSpec, action: "move" | "aim"): boolean => {
      const asked = answers(
        acting("drive-them-out", activating, { units: [OFFICER, mine] }, [theirs, LOST]),
        `perform ${action}`,
      );
      const pivot = game.legalActions(asked).find((one) => one.type === "move" && one.move.type === "pivot");
      const [first] = game.legalActions(asked).filter(({ type }) => type === "move");
      const { state, events } =
        action === "move"
          ? play(asked, [pivot ?? first ?? DONE], { draws: dice(["blank"]) })
          : { state: asked, events: [] };
      return events.some(({ type }) => type === "dice-rolled") || lent(state).includes("1 drive-them-out 1 round");
    };
    const foe: UnitSpec = { unit: REBELS, at: [400, 380], defeated: 3 };
    expect(rolled("p1.1", walker(400, 250), foe, "move")).toBe(true);
    expect(rolled("p1.1", walker(400, 250), foe, "aim")).toBe(false);
  });

  it("[leg.withdraw.move-action] You Are Beaten is about the enemies whom Ahsoka fights, and not those whom others do", () => {
    const ahsoka: UnitSpec = { unit: "ahsoka-tano-padawan-commander", at: [400, 200] };
    const anakin: UnitSpec = { unit: "anakin-skywalker-the-chosen-one", at: [800, 200] };
    const asked = (activating: string, x: number): boolean => {
      const vader: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [x, 227] };
      const state = acting("you-are-beaten", activating, { units: [ahsoka, anakin], faction: "galactic-republic" }, [
        vader,
        LOST,
      ]);
      let now = play(state, [perform("attack")]).state;
      while (["attack", "pool"].includes(game.decision(now)?.kind ?? "")) {
        const all = game.legalActions(now);
        now = play(now, [game.decision(now)?.kind === "pool" ? PASS : (all[0] ?? DONE)]).state;
      }
      return offered(now).includes("choose-option withdraw-freely");
    };
    expect([asked("p1.0", 400), asked("p1.1", 800)]).toEqual([true, false]);
  });

  it("[leg.standby.not-own-cause] Ahsoka's side spends no standby token as an enemy makes the free move of You Are Beaten", () => {
    const state = acting(
      "you-are-beaten",
      "p1.0",
      {
        units: [
          { unit: "ahsoka-tano-padawan-commander", at: [400, 200] },
          { unit: CLONES, at: [500, 300], defeated: 3, tokens: { standby: 1 } },
        ],
        faction: "galactic-republic",
      },
      [{ unit: "darth-vader-dark-lord-of-the-sith", at: [400, 227] }, LOST],
    );
    let now = play(state, [perform("attack")]).state;
    while (["attack", "pool"].includes(game.decision(now)?.kind ?? "")) {
      now = play(now, [game.decision(now)?.kind === "pool" ? PASS : (game.legalActions(now)[0] ?? DONE)]).state;
    }
    const leaving = answers(now, "choose-option withdraw-freely");
    const moves = game.legalActions(leaving).filter(({ type }) => type === "move");
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(game.decision(play(leaving, [move]).state)?.kind).toBe("action");
  });

  it("[leg.tokens.observation] Combined Arms is for vehicles of its own side, against enemies with an observation token, with clones beside them", () => {
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

  it("[leg.cards.command-use] The Hand Thing is for those who are shot at in sight of Grogu, and not in melee", () => {
    const din: UnitSpec = { unit: "din-djarin-the-mandalorian", at: [400, 200], counterpart: "grogu" };
    const asked = (foe: readonly [number, number], wall = false): boolean => {
      const state = scenario({
        activating: "p2.0",
        table: { terrain: wall ? [piece("wall", rectangle(460, 100, 10, 200), 200)] : [] },
        "player-1": {
          faction: "rebel-alliance",
          units: [din, { unit: REBELS, at: [500, 200], defeated: 3 }],
          hand: ["the-hand-thing"],
        },
        "player-2": { units: [{ unit: STORM, at: foe, defeated: 3 }], hand: [] },
      });
      return (
        game.decision(
          play(state, [perform("attack"), ...(foe[1] > 300 ? [{ type: "declare", subject: "p1.1" } as const] : [])])
            .state,
        )?.kind === "hand"
      );
    };
    expect([asked([500, 420]), asked([500, 227]), asked([500, 420], true)]).toEqual([true, false, false]);
  });

  it("[leg.cards.command-use] Family Reunion moves the other of the two if she can move", () => {
    const moves = (immobilize: number): boolean =>
      offered(
        play(
          scenario({
            active: "player-1",
            "player-1": {
              hand: [],
              revealed: "family-reunion",
              units: [
                { unit: "ahsoka-tano-fulcrum", at: [400, 200], order: "faceup" },
                { unit: "sabine-wren-explosive-artist", at: [700, 200], tokens: { immobilize } },
              ],
            },
            "player-2": { hand: [], units: [LOST] },
          }),
          [activate("p1.0")],
        ).state,
      ).includes("choose-unit p1.1");
    expect([moves(0), moves(3)]).toEqual([true, false]);
  });

  it("[leg.cards.command-use] Who has armed charges by a card in play may move at speed 1, and not after another action", () => {
    const bossk: UnitSpec = { unit: "bossk-trandoshan-terror", at: [400, 300] };
    const moves = (key: string): boolean => {
      let now = answers(acting("merciless-munitions", "p1.0", { units: [bossk] }, [LOST]), key);
      const [spot] = game.legalActions(now).filter(({ type }) => type === "place-token");
      if (spot !== undefined) now = answers(play(now, [spot]).state, "done");
      return offered(now).includes("choose-option move-slowly");
    };
    expect([moves("perform arm"), moves("perform aim")]).toEqual([true, false]);
  });

  it("[leg.wounds.outside-attack-no-defense] The blanks of Whistling Birds wound nobody", () => {
    const din: UnitSpec = { unit: "din-djarin-the-mandalorian", at: [400, 300] };
    const foe: UnitSpec = { unit: STORM, at: [530, 300], defeated: 1 };
    const asked = answers(acting("whistling-birds", "p1.0", { units: [din] }, [foe, LOST]), "perform whistling-birds");
    const chosen = game.legalActions(asked).filter((one) => one.type === "choose-unit");
    const { state } = play(asked, chosen, { draws: dice(["blank", "hit", "blank"]) });
    expect(game.decision(state)).toMatchObject({ kind: "wounds", context: { unit: "p2.0", wounds: 1 } });
  });

  it("[leg.cards.command-use] Take That, Clankers! is for clones who aim, and for no other action of theirs", () => {
    const clones: UnitSpec = { unit: CLONES, at: [400, 300], order: "faceup" };
    const reaches = (action: string): readonly string[] =>
      lent(answers(acting("take-that-clankers", "p1.0", { units: [clones] }, [LOST]), `perform ${action}`));
    expect(reaches("aim")).toEqual(["0 take-that-clankers 1 activation"]);
    expect(reaches("dodge")).toEqual([]);
  });

  it("[leg.actions.free-action-window] Crack Shot is no action where Cassian has nobody to attack", () => {
    const cassian: UnitSpec = { unit: "cassian-andor-capable-intelligence-agent", at: [400, 300] };
    const offers = (y: number): boolean =>
      offered(acting("crack-shot", "p1.0", { units: [cassian] }, [{ unit: STORM, at: [400, y] }])).includes(
        "perform crack-shot",
      );
    expect([offers(450), offers(850)]).toEqual([true, false]);
  });

  it("[leg.command.timing-5-during-activation] The attack by I Like Those Odds is followed by no further one", () => {
    const din: UnitSpec = { unit: "din-djarin-the-mandalorian", at: [400, 200] };
    const foes: readonly UnitSpec[] = [300, 400, 500].map((x) => ({
      unit: "rebel-veterans",
      at: [x, 400],
      defeated: [1, 2, 3],
    }));
    let now = play(acting("i-like-those-odds", "p1.0", { units: [din] }, [...foes, LOST]), [perform("attack")]).state;
    let volleys = 0;
    for (let step = 0; step < 60 && game.decision(now)?.kind !== "action"; step++) {
      const all = game.legalActions(now);
      const kind = game.decision(now)?.kind;
      if (kind === "volley") volleys += 1;
      const next = kind === "pool" ? all.at(-1) : (all.find(({ type }) => type === "add-weapon") ?? all[0]);
      now = play(now, [next ?? DONE]).state;
    }
    expect([game.decision(now)?.kind, volleys]).toEqual(["action", 1]);
  });

  it("[leg.tokens.observation] Sneaky Scouting turns a surge to a hit for an observation token of the target, and for nothing without", () => {
    const wicket: UnitSpec = { unit: "wicket-hero-of-bright-tree", at: [1200, 200] };
    const offers = (face: string, observation: number): boolean => {
      const shooter: UnitSpec = { unit: REBELS, at: [400, 200], defeated: 3, tokens: { surge: 1 } };
      const foe: UnitSpec = { unit: STORM, at: [400, 400], defeated: 3, tokens: { observation } };
      let now = play(
        acting("sneaky-scouting", "p1.0", { units: [shooter, wicket] }, [foe, LOST]),
        [perform("attack")],
        {
          draws: dice([face]),
        },
      ).state;
      if (offered(now).includes("choose-option observation")) now = play(now, [PASS]).state;
      return offered(now).includes("choose-option sneaky-scouting");
    };
    expect([offers("attack-surge", 1), offers("attack-surge", 0), offers("blank", 1)]).toEqual([true, false, false]);
  });
});
