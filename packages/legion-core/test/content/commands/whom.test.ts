import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { piece, rectangle } from "../../table/helpers.ts";
import { through } from "./bounds.ts";
import { acting, attacking, DONE, FAR, LOST, lent, offered, playing, tokensOf } from "./helpers.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const VADER: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 300] };
const BOBA: UnitSpec = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 300] };
const LUKE: UnitSpec = { unit: "luke-skywalker-hero-of-the-rebellion", at: [400, 300] };
const shaken = { tokens: { suppression: 1 } } as const;

/** The units that may be chosen. */
const eligible = (state: State): readonly string[] =>
  offered(state).flatMap((key) => (key.startsWith("choose-unit ") ? [key.slice("choose-unit ".length)] : []));

/** A unit that acts as the Activation Phase goes on, with a card revealed. */
const begun = (card: string, mine: SideSpec, unit: string, theirs: SideSpec = FAR): State =>
  through(
    scenario({ "player-1": { hand: [], revealed: card, ...mine }, "player-2": { hand: [], ...theirs } }),
    `activate ${unit}`,
  );

describe("whom command cards take and leave", () => {
  it("[leg.cards.command-use] New Ways to Motivate Them asks troopers with a faceup order alone, and not Vader", () => {
    const motivated = (unit: UnitSpec, id = "p1.1"): boolean =>
      offered(
        begun(
          "new-ways-to-motivate-them",
          {
            units: [
              { ...VADER, order: "faceup" },
              { order: "faceup", ...unit },
            ],
          },
          id,
        ),
      ).includes("effect 0");
    expect(motivated({ unit: STORM, at: [700, 300] })).toBe(true);
    expect(motivated({ unit: "at-st", at: [700, 300] })).toBe(false);
    expect(motivated({ unit: STORM, at: [700, 300] }, "p1.0")).toBe(false);
  });

  it("[leg.cards.command-use] Annihilation Looms suppresses troopers of both sides, and no vehicles", () => {
    const krennic: UnitSpec = { unit: "director-orson-krennic-architect-of-terror", at: [400, 300] };
    const mine: SideSpec = { units: [krennic, { unit: STORM, at: [700, 300] }, { unit: "at-st", at: [1000, 300] }] };
    const foes: SideSpec = {
      units: [
        { unit: REBELS, at: [700, 700] },
        { unit: "at-rt-rebel-alliance", at: [1000, 700] },
      ],
    };
    const { state } = playing("annihilation-looms", mine, foes);
    const units = ["p1.1", "p1.2", "p2.0", "p2.1"];
    expect(units.map((unit) => tokensOf(state, unit)["suppression"] ?? 0)).toEqual([2, 0, 2, 0]);
  });

  it("[leg.cards.command-use] Knowledge and Defense counts the troopers at range 1 of Obi-Wan, and no vehicle", () => {
    const obi: UnitSpec = { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 300] };
    const dodges = (unit: string): number =>
      tokensOf(playing("knowledge-and-defense", { units: [obi, { unit, at: [500, 300] }] }).state, "p1.0")["dodge"] ??
      0;
    expect([dodges("clone-trooper-infantry"), dodges("at-rt-galactic-republic")]).toEqual([1, 0]);
  });

  it("[leg.cards.command-use] Whipcord Launcher binds troopers, and no vehicle", () => {
    const bound = (unit: string): boolean =>
      offered(
        acting(
          "whipcord-launcher",
          "p1.0",
          { units: [BOBA] },
          { units: [{ unit, at: [400, 430], defeated: unit === REBELS ? 3 : 0 }, LOST] },
        ),
      ).includes("perform whipcord-launcher");
    expect([bound(REBELS), bound("at-rt-rebel-alliance")]).toEqual([true, false]);
  });

  it("[leg.cards.command-use] I'm in Control hands suppression to units that can have any, and immobilizes none that has a token", () => {
    const bane: UnitSpec = {
      unit: "cad-bane-needs-no-introduction",
      at: [400, 300],
      order: "faceup",
      tokens: { suppression: 2 },
    };
    const foes: SideSpec = {
      units: [
        { unit: REBELS, at: [400, 500], defeated: 3, tokens: { immobilize: 1 } },
        { unit: "t-47-airspeeder", at: [650, 300] },
      ],
    };
    const asked = begun("im-in-control", { units: [bane], faction: "galactic-empire" }, "p1.0", foes);
    expect(eligible(asked)).toEqual(["p2.0"]);
    expect(tokensOf(through(asked, "choose-unit p2.0", "done"), "p2.0")).toEqual({ immobilize: 1, suppression: 1 });
  });

  it("[leg.cards.command-use] Return of the Jedi calms troopers with suppression around Luke, and nobody else", () => {
    const mine: SideSpec = {
      units: [
        { ...LUKE, order: "faceup" },
        { unit: REBELS, at: [600, 300], ...shaken },
        { unit: REBELS, at: [400, 500] },
      ],
    };
    expect(eligible(begun("return-of-the-jedi", mine, "p1.0"))).toEqual(["p1.1"]);
  });

  it("[leg.cards.command-use] Delaying Tactics takes back the order of a unit that is no commander", () => {
    const foes: SideSpec = {
      units: [
        { unit: "general-veers-master-tactician", at: [1000, 700], order: "faceup" },
        { unit: STORM, at: [1300, 700], order: "faceup" },
        { unit: STORM, at: [1600, 700], order: "faceup" },
      ],
    };
    const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [400, 300] };
    const { state } = playing("delaying-tactics", { battleForce: "echo-base-defenders", units: [leia] }, foes);
    expect(eligible(state)).toEqual(["p2.1", "p2.2"]);
  });

  it("[leg.cards.command-use] Our Fate Is in Your Hands takes suppression off troopers that have some, each token once", () => {
    const padme: UnitSpec = { unit: "padme-amidala-spirited-senator", at: [400, 300] };
    const clones = (x: number, y: number, more: Partial<UnitSpec>): UnitSpec => ({
      unit: "clone-trooper-infantry",
      at: [x, y],
      defeated: 3,
      ...more,
    });
    const { state } = playing("our-fate-is-in-your-hands", {
      units: [padme, clones(500, 300, shaken), clones(400, 400, {}), clones(300, 300, shaken)],
    });
    const asked = through(
      state,
      ...offered(state)
        .filter((key) => key.startsWith("effect"))
        .slice(-1),
    );
    expect(eligible(asked)).toEqual(["p1.1", "p1.3"]);
    expect(eligible(through(asked, "choose-unit p1.1"))).toEqual(["p1.3"]);
  });

  it("[leg.tokens.observation] Recon Division notes enemies with observation tokens that a friend sees, and no others", () => {
    const tokens = { observation: 1 } as const;
    const wall = piece("wall", rectangle(1000, 0, 20, 900), 200);
    const state = scenario({
      activating: "p1.0",
      table: { terrain: [wall] },
      "player-1": {
        battleForce: "212th-attack-battalion",
        units: [{ unit: "clone-trooper-infantry", at: [400, 300] }],
        hand: [],
        revealed: "recon-division",
        orderPool: {},
      },
      "player-2": {
        units: [
          { unit: STORM, at: [400, 600], order: "facedown", tokens },
          { unit: STORM, at: [700, 600], order: "facedown" },
          { unit: STORM, at: [1500, 600], order: "facedown", tokens },
        ],
        hand: [],
        orderPool: {},
      },
    });
    const over = through(state, "done");
    expect([0, 1, 2].map((unit) => tokensOf(over, `p2.${unit}`)["observation"] ?? 0)).toEqual([1, 0, 0]);
    expect(lent(over)).toEqual(["1 recon-division 1 round"]);
  });

  it("[leg.command.timing-3-issue-orders] Crush Them counts the enemy units that have fallen, and none of its own side", () => {
    const grievous: UnitSpec = { unit: "general-grievous-sinister-cyborg", at: [400, 200] };
    const b1: UnitSpec = { unit: "b1-battle-droids", at: [900, 200], defeated: 6 };
    const { state } = playing("crush-them", { units: [grievous, b1] }, FAR);
    expect(tokensOf(state, "p1.0")["surge"]).toBeUndefined();
  });

  it("[leg.cards.command-use] Tactical Strike serves units with a faceup order, and none that are activated by a draw", () => {
    const strikes = (order: "faceup" | "none"): boolean => {
      const iden: UnitSpec = { unit: "iden-versio-inferno-squad-leader", at: [400, 300], order };
      const start = scenario({
        "player-1": { units: [iden], hand: [], revealed: "tactical-strike" },
        "player-2": { units: [LOST], hand: [] },
      });
      return offered(through(start, "activate p1.0", "draw-order")).includes("effect 0");
    };
    expect([strikes("faceup"), strikes("none")]).toEqual([true, false]);
  });

  it("[leg.cards.command-use] You Serve Your Master Well persuades lesser troopers, and no vehicles, leaders, undeployed or defeated units", () => {
    const mine: SideSpec = {
      units: [
        LUKE,
        { unit: REBELS, at: [700, 300] },
        { unit: "at-rt-rebel-alliance", at: [900, 300] },
        { unit: REBELS },
        { unit: REBELS, at: [1100, 300], defeated: 4 },
        { unit: "leia-organa-fearless-and-inventive", at: [1300, 300] },
      ],
    };
    const foes: SideSpec = {
      units: [
        { unit: STORM, at: [700, 700], ...shaken },
        { unit: STORM, at: [1000, 700] },
      ],
    };
    const asked = through(
      acting("you-serve-your-master-well", "p1.0", mine, foes),
      "perform you-serve-your-master-well",
    );
    expect(eligible(asked)).toEqual(["p1.1", "p2.0"]);
  });

  it("[leg.cards.command-use] A Simple Man lets a friend move who can, and none who is immobilized", () => {
    const mine = (immobilize: number): SideSpec => ({
      faction: "galactic-empire",
      units: [BOBA, { unit: STORM, at: [500, 300], tokens: { immobilize } }],
    });
    const named = (immobilize: number): readonly string[] =>
      eligible(playing("a-simple-man", mine(immobilize), FAR, { type: "order", subject: "p1.0" }).state);
    expect([named(0), named(9)]).toEqual([["p1.0", "p1.1"], ["p1.0"]]);
  });

  it.each([
    ["pinned-down", ["74-z-speeder-bikes", "at-st"]],
    ["arboreal-assault", ["scout-troopers"]],
    ["tactical-planning", ["scout-troopers", "74-z-speeder-bikes"]],
  ] as const)(
    "[leg.order-pool.create] %s takes back the orders of whom %j of its player attack, and of nobody else",
    (card, pinning) => {
      const taken = (unit: string, side: "player-1" | "player-2"): boolean => {
        const attacker: UnitSpec = { unit, at: [400, 300], heading: { x: 0, y: 1 } };
        const target: UnitSpec = { unit: "rebel-veterans", at: [400, 520], order: "faceup" };
        const first = side === "player-1";
        const state = scenario({
          activating: first ? "p1.0" : "p2.0",
          "player-1": { units: [first ? attacker : target], hand: [], revealed: card },
          "player-2": { units: [first ? target : attacker, { unit: REBELS, at: [1700, 850] }], hand: [] },
        });
        let now = attacking(state);
        while (now.frames.some(({ kind }) => kind === "attack"))
          now = play(now, [game.legalActions(now).at(-1) ?? DONE]).state;
        return now.units[first ? 1 : 0]?.order === "none";
      };
      const units = ["74-z-speeder-bikes", "at-st", "scout-troopers", STORM];
      expect(units.filter((unit) => taken(unit, "player-1"))).toEqual(
        units.filter((unit) => (pinning as readonly string[]).includes(unit)),
      );
      expect(units.filter((unit) => taken(unit, "player-2"))).toEqual([]);
    },
  );
});
