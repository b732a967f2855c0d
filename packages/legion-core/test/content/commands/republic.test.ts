import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { BOX } from "../../../src/testing/box.ts";
import { play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { FAR, handOf, lent, offered, order, pick, playing, tokensOf } from "./helpers.ts";

const CLONES = { unit: "clone-trooper-infantry", at: [700, 200] } as const;
const OTHERS = { unit: "clone-trooper-infantry", at: [1000, 200] } as const;
const THIRD = { unit: "clone-trooper-infantry", at: [1300, 200] } as const;
const WOOKIEES = { unit: "wookiee-warriors-noble-fighters", at: [700, 200] } as const;
const CHIEFTAIN = { unit: "wookiee-chieftain-clan-leader", at: [400, 200] } as const;
const REX = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;
const YODA = { unit: "yoda-grand-master-of-the-jedi-order", at: [400, 200] } as const;
const OBI_WAN = { unit: "obi-wan-kenobi-civilized-warrior", at: [400, 200] } as const;
const STORM = "stormtroopers";

/** The keywords of a unit. */
const keywords = (state: State, unit: number) => keywordsOf({ box: BOX, state }, unit);

describe("cards of the Republic for those ordered", () => {
  it("[leg.command.timing-3-issue-orders] Defiance gives an aim, a dodge and a surge token to an ordered unit that is hurt, if a Wookiee trooper unit orders it", () => {
    const given = (commander: typeof CHIEFTAIN | typeof REX, hurt: object): unknown =>
      tokensOf(playing("defiance", { units: [commander, { ...WOOKIEES, ...hurt }] }).state, "p1.1");
    const all = { aim: 1, dodge: 1, surge: 1 };
    expect(given(CHIEFTAIN, { wounds: [0, 1] })).toEqual(all);
    expect(given(CHIEFTAIN, { defeated: 1 })).toEqual(all);
    expect(given(CHIEFTAIN, {})).toEqual({});
    expect(given(REX, { wounds: [0, 1] })).toEqual({});
  });

  it("[leg.command.timing-3-issue-orders] Daring Defense lends Demoralize 1 to the ordered Wookiee trooper units of a Wookiee commander", () => {
    const mine = (commander: typeof CHIEFTAIN | typeof REX): SideSpec => ({ units: [commander, WOOKIEES, OTHERS] });
    const all = [order("p1.0"), order("p1.1")];
    expect(lent(playing("daring-defense", mine(CHIEFTAIN), FAR, ...all).state)).toEqual([
      "0 demoralize 1 round",
      "1 demoralize 1 round",
    ]);
    expect(lent(playing("daring-defense", mine(REX), FAR, ...all).state)).toEqual([]);
  });

  it("[leg.command.timing-3-issue-orders] Attack of the Clones lets each ordered unit gain a surge token or shed a suppression token, or neither", () => {
    const shaken = { ...OTHERS, tokens: { suppression: 2 } } as const;
    const { state } = playing("attack-of-the-clones", { units: [REX, CLONES, shaken, THIRD] }, FAR, order("p1.1"));
    expect(offered(state)).toEqual(["choose-option gain-surge", "choose-option decline"]);
    const second = play(state, [pick("gain-surge"), order("p1.2")]).state;
    expect(offered(second)).toEqual([
      "choose-option gain-surge",
      "choose-option remove-suppression",
      "choose-option decline",
    ]);
    const third = play(second, [pick("remove-suppression"), order("p1.3"), pick("decline")]).state;
    expect([1, 2, 3].map((unit) => tokensOf(third, `p1.${unit}`))).toEqual([{ surge: 1 }, { suppression: 1 }, {}]);
    expect(third.phase).toBe("activation");
  });

  it("[leg.command.timing-3-issue-orders] Flexible Strategy lets ordered troopers shed suppression or move at speed 1, and vehicles aim or dodge", () => {
    const tank = { unit: "at-rt-galactic-republic", at: [1000, 200] } as const;
    const mine: SideSpec = {
      battleForce: "212th-attack-battalion",
      units: [{ ...REX, tokens: { suppression: 1 } }, CLONES, tank],
    };
    const { state } = playing("flexible-strategy", mine, FAR, order("p1.0"));
    expect(offered(state)).toEqual([
      "choose-option remove-suppression",
      "choose-option move-slowly",
      "choose-option decline",
    ]);
    const calm = play(state, [pick("remove-suppression"), order("p1.1")]).state;
    expect(tokensOf(calm, "p1.0")).toEqual({});
    expect(offered(calm)).toEqual(["choose-option move-slowly", "choose-option decline"]);
    const speeds = game
      .legalActions(play(calm, [pick("move-slowly")]).state)
      .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
    expect(Math.max(...speeds)).toBe(1);
    const vehicle = play(calm, [pick("decline")]).state;
    expect(offered(vehicle)).toEqual(["choose-option gain-aim", "choose-option gain-dodge", "choose-option decline"]);
    expect(tokensOf(play(vehicle, [pick("gain-dodge")]).state, "p1.2")).toEqual({ dodge: 1 });
  });

  it("[leg.command.timing-3-issue-orders] Aggressive Negotiations lets each ordered unit move at speed 1 or gain an aim, a dodge or a surge token", () => {
    const padme = { unit: "padme-amidala-spirited-senator", at: [400, 200] } as const;
    const { state } = playing("aggressive-negotiations", { units: [padme, CLONES] }, FAR, order("p1.0"));
    const boons = ["move-slowly", "gain-aim", "gain-dodge", "gain-surge", "decline"].map(
      (name) => `choose-option ${name}`,
    );
    expect(offered(state)).toEqual(boons);
    const second = play(state, [pick("gain-surge")]).state;
    expect(offered(second)).toEqual(boons);
    const given = play(second, [pick("gain-aim")]).state;
    const bolstered = tokensOf(play(second, [pick("decline")]).state, "p1.1");
    expect([tokensOf(given, "p1.0"), tokensOf(given, "p1.1")]).toEqual([{ surge: 1 }, { ...bolstered, aim: 1 }]);
  });

  it("[leg.command.timing-3-issue-orders] Flow of the Force lets an ordered Jedi Knight recover, then gives an aim, a dodge and a standby token", () => {
    const jedi = {
      unit: "jedi-knight-general-strong-in-the-force",
      at: [400, 200],
      tokens: { suppression: 2 },
    } as const;
    const { state } = playing("flow-of-the-force", { units: [jedi] });
    expect(offered(state)).toEqual(["choose-option recover", "choose-option decline"]);
    const tokens = { aim: 1, dodge: 1, standby: 1 };
    expect(tokensOf(play(state, [pick("recover")]).state, "p1.0")).toEqual(tokens);
    expect(tokensOf(play(state, [pick("decline")]).state, "p1.0")).toEqual({ ...tokens, suppression: 2 });
  });
});

describe("cards of the Jedi", () => {
  it("[leg.kw.shien-mastery.wounds] Revenge Is Not the Jedi Way gives Ahsoka 3 dodge tokens, and Jar'Kai Mastery in place of Shien Mastery", () => {
    const { state } = playing("revenge-is-not-the-jedi-way", {
      units: [{ unit: "ahsoka-tano-padawan-commander", at: [400, 200] }],
    });
    expect(tokensOf(state, "p1.0")).toEqual({ dodge: 3 });
    const { "jarkai-mastery": jarkai, "shien-mastery": shien } = keywords(state, 0);
    expect([jarkai, shien]).toEqual([1, undefined]);
    expect(lent(state).map((one) => one.split(" ")[3])).toEqual(["round", "round"]);
  });

  it("[leg.command.timing-3-issue-orders] There Is No Try gives those ordered a dodge token, Outmaneuver and Relentless", () => {
    const { state } = playing("there-is-no-try", { units: [YODA, CLONES, OTHERS] }, FAR, order("p1.0"), order("p1.2"));
    expect([0, 1, 2].map((unit) => tokensOf(state, `p1.${unit}`))).toEqual([{ dodge: 1 }, {}, { dodge: 1 }]);
    expect(lent(state)).toEqual(
      [0, 2].flatMap((unit) => [`${unit} outmaneuver 1 round`, `${unit} relentless 1 round`]),
    );
  });

  it("[leg.info.hand-secret] There Is No Try brings Luminous Beings Are We back to the hand as the End Phase starts, where all know it to be", () => {
    const ended = (discard: readonly string[]): State =>
      play(
        scenario({
          phase: "end",
          "player-1": { units: [YODA], hand: ["standing-orders"], revealed: "there-is-no-try", discard },
          "player-2": { ...FAR, hand: ["standing-orders"] },
        }),
        [],
      ).state;
    const back = ended(["size-matters-not", "luminous-beings-are-we"]);
    expect([...handOf(back, 0)].sort()).toEqual(["luminous-beings-are-we", "standing-orders"]);
    const { hand, discard } = game.view(back, "player-2").sides["player-1"];
    expect(hand).toContainEqual(expect.objectContaining({ cards: ["luminous-beings-are-we"] }));
    expect(discard).toEqual(["size-matters-not", "there-is-no-try"]);
    expect(handOf(ended(["size-matters-not"]), 0)).toEqual(["standing-orders"]);
  });

  it("[leg.command.timing-4-start-activation] Hello There! makes Obi-Wan nimble, and lets him gain a token for each enemy unit at range 2", () => {
    const enemies: SideSpec = {
      units: [
        { unit: STORM, at: [400, 480] },
        { unit: STORM, at: [600, 400] },
        { unit: STORM, at: [400, 800] },
      ],
    };
    const { state } = playing("hello-there", { units: [OBI_WAN] }, enemies);
    expect(lent(state)).toEqual(["0 nimble 1 round"]);
    const tokens = ["gain-aim", "gain-dodge", "gain-standby", "gain-surge", "decline"].map(
      (name) => `choose-option ${name}`,
    );
    expect(offered(state)).toEqual(tokens);
    const given = play(state, [pick("gain-standby"), pick("gain-surge")]).state;
    expect(tokensOf(given, "p1.0")).toEqual({ standby: 1, surge: 1 });
    expect(game.decision(given)?.kind).toBe("activate");
    expect(tokensOf(play(state, [pick("decline"), pick("decline")]).state, "p1.0")).toEqual({});
    expect(tokensOf(playing("hello-there", { units: [OBI_WAN] }).state, "p1.0")).toEqual({});
  });
});
