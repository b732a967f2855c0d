import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { DONE, effect, FAR, lent, offered, order, perform, playing, tokensOf, unitChosen } from "./helpers.ts";

const STORM = "stormtroopers";

/** The first unit card of a name. */
function called(name: string): string {
  return defaultCatalogue.units.find((card) => card.name.en === name)?.id ?? name;
}

describe("cards that give tokens and keywords", () => {
  it.each([
    ["this-is-the-way", "Din Djarin", { dodge: 1 }, ["0 relentless 1 round"]],
    ["die-at-my-hand", "Moff Gideon", { aim: 1, dodge: 1 }, ["0 relentless 1 round"]],
    ["sorry-about-the-mess", "Han Solo", { aim: 1, dodge: 1 }, []],
    ["general-skywalker", "Anakin Skywalker", { aim: 1 }, ["0 inspire 2 round"]],
    ["i-care-not-for-your-struggles", "Fifth Brother", {}, ["0 dauntless 1 round"]],
  ])("[leg.cards.command-use] %s gives %s what its card says", (card, name, tokens, keywords) => {
    const { state } = playing(card, { units: [{ unit: called(name), at: [400, 200] }] });
    expect(tokensOf(state, "p1.0")).toMatchObject(tokens);
    expect(lent(state)).toEqual(keywords);
  });

  it("[leg.command.timing-3-issue-orders] Moment of Consideration and AI Coordination give a standby token to those ordered", () => {
    const gideon: SideSpec = {
      units: [
        { unit: called("Moff Gideon"), at: [400, 200] },
        { unit: STORM, at: [700, 200] },
      ],
    };
    expect(tokensOf(playing("moment-of-consideration", gideon).state, "p1.1")).toEqual({ standby: 1 });
    const droids: SideSpec = {
      units: [
        { unit: "general-grievous-sinister-cyborg", at: [400, 200] },
        { unit: called("DSD1 Dwarf Spider Droid"), at: [700, 200] },
      ],
    };
    expect(tokensOf(playing("ai-coordination", droids).state, "p1.1")).toEqual({ standby: 1 });
  });

  it("[leg.command.timing-3-issue-orders] Preservation Protocols gives a dodge token, Disengage and Impervious to those ordered", () => {
    const mine: SideSpec = {
      units: [
        { unit: called("Kalani"), at: [400, 200] },
        { unit: "b2-super-battle-droids", at: [700, 200] },
      ],
    };
    const { state } = playing("preservation-protocols", mine, FAR, effect(0), DONE, order("p1.1"));
    expect(tokensOf(state, "p1.1")).toEqual({ dodge: 1 });
    expect(lent(state).filter((one) => one.startsWith("1 "))).toEqual(["1 disengage 1 round", "1 impervious 1 round"]);
  });

  it("[leg.command.timing-3-issue-orders] Unstoppable Advance lets ordered corps move at speed 1", () => {
    const mine: SideSpec = {
      units: [
        { unit: "general-grievous-sinister-cyborg", at: [400, 200] },
        { unit: "b2-super-battle-droids", at: [700, 200] },
      ],
    };
    const { state } = playing("unstoppable-advance", mine);
    expect(offered(state)).toEqual(["effect 0", "pass"]);
  });

  it("[leg.command.timing-2-untimed] Annihilation Looms suppresses troopers of both sides on the battlefield, later on with more tokens", () => {
    const krennic = { unit: called("Director Orson Krennic"), at: [400, 200] } as const;
    const looming = (round: number): State =>
      play(
        scenario({
          phase: "command",
          round,
          "player-1": {
            units: [krennic, { unit: "74-z-speeder-bikes", at: [800, 200] }, STORM],
            hand: ["annihilation-looms"],
          },
          "player-2": { units: [{ unit: "rebel-troopers", at: [1700, 800] }], hand: [] },
        }),
        [{ type: "choose-command", subject: "annihilation-looms" }],
      ).state;
    const suppression = (state: State) =>
      ["p1.0", "p1.1", "p1.2", "p2.0"].map((unit) => tokensOf(state, unit)["suppression"] ?? 0);
    expect(suppression(looming(3))).toEqual([2, 0, 0, 2]);
    expect(suppression(looming(4))).toEqual([3, 0, 0, 3]);
  });
});

describe("cards about attacks that cost the attacker", () => {
  it("[leg.kw.deflect.continues] Covering Fire finds nobody at range of corps that fell to Deflect, undeployed friends among them", () => {
    const state = scenario({
      activating: "p1.0",
      "player-1": {
        units: [
          { unit: "rebel-troopers", at: [400, 200], defeated: 3 },
          { unit: "rebel-troopers", at: [1700, 100], order: "facedown" },
          { unit: "rebel-troopers" },
        ],
        hand: [],
        revealed: "covering-fire",
      },
      "player-2": {
        units: [
          { unit: "darth-vader-the-emperors-apprentice", at: [400, 400], order: "faceup" },
          { unit: STORM, at: [1700, 800], order: "faceup" },
        ],
      },
    });
    const { state: after } = play(state, [perform("attack")], { draws: ["critical", "defense-surge"] });
    expect(after.units[0]?.miniatures.every(({ status }) => status === "defeated")).toBe(true);
    expect(game.decision(after)).toMatchObject({ seat: "player-2", kind: "activate" });
  });
});

describe("cards about the orders of others", () => {
  it("[leg.command.timing-5-during-activation] [leg.kw.deflect.continues] Pinned Down puts an order back though the attacker falls to Deflect", () => {
    const state = scenario({
      activating: "p1.0",
      "player-1": {
        units: [
          { unit: "at-st", at: [400, 200], heading: { x: 0, y: 1 }, wounds: [10] },
          { unit: STORM, at: [1700, 100], order: "facedown" },
        ],
        hand: [],
        revealed: "pinned-down",
      },
      "player-2": {
        units: [
          { unit: "luke-skywalker-jedi-knight", at: [400, 400], order: "faceup" },
          { unit: STORM, at: [1700, 800], order: "faceup" },
        ],
      },
    });
    const shown = ["blank", "blank", "blank", "blank", "blank", "critical", "defense-surge"];
    const { state: after } = play(state, [perform("attack")], { draws: shown });
    expect(after.units.map(({ order: token }) => token)).toEqual(["none", "facedown", "none", "faceup"]);
    expect(after.sides[1].orderPool.operative).toBe(1);
  });

  it.each([
    ["pinned-down", "at-rt-rebel-alliance"],
    ["pinned-down", "at-st"],
    ["tactical-planning", "at-rt-galactic-republic"],
    ["tactical-planning", "arc-troopers"],
  ])(
    "[leg.command.timing-5-during-activation] %s puts the order of a unit that %s attacked back into its pool",
    (card, walker) => {
      const attacked = (order: "faceup" | "facedown"): State => {
        const state = scenario({
          activating: "p1.1",
          "player-1": {
            units: [
              { unit: "general-veers-master-tactician", at: [100, 100] },
              { unit: walker, at: [400, 200], heading: { x: 0, y: 1 } },
            ],
            hand: [],
            revealed: card,
          },
          "player-2": {
            units: [
              { unit: STORM, at: [400, 400], order },
              { unit: STORM, at: [1700, 800], order: "faceup" },
            ],
          },
        });
        let after = play(state, [perform("attack")]).state;
        while (game.decision(after)?.kind !== "action")
          after = play(after, [game.legalActions(after).slice(-1)[0] ?? DONE]).state;
        return after;
      };
      const pinned = attacked("faceup");
      expect([pinned.units[2]?.order, pinned.units[3]?.order]).toEqual(["none", "faceup"]);
      expect(pinned.sides[1].orderPool.corps).toBe(1);
      expect(attacked("facedown").units[2]?.order).toBe("facedown");
    },
  );

  it("[leg.command.timing-5-during-activation] Common Cause lets Luke act right after Chewbacca", () => {
    const mine: SideSpec = {
      units: [
        { unit: called("Chewbacca"), at: [400, 200] },
        { unit: "luke-skywalker-hero-of-the-rebellion", at: [1200, 200] },
      ],
    };
    const { state } = playing("common-cause", mine, FAR, order("p1.0"));
    const asked = play(state, [{ type: "activate", subject: "p1.0" }, DONE]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "done"]);
    const acting = play(asked, [unitChosen("p1.1")]).state;
    expect(game.decision(acting)).toMatchObject({ kind: "action", context: { unit: "p1.1" } });
    expect(game.decision(play(acting, [DONE]).state)?.kind).not.toBe("choose-unit");
  });
});
