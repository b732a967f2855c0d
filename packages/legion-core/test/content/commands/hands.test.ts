import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import {
  activate,
  chooseCard,
  DONE,
  FAR,
  handOf,
  lent,
  offered,
  PASS,
  perform,
  pick,
  playing,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const STORM = "stormtroopers";
const LANDO = { unit: "lando-calrissian-canny-general", at: [400, 200] } as const;
const HAN = { unit: "han-solo-unorthodox-general", at: [400, 200] } as const;
const CHEWIE = { unit: "chewbacca-walking-carpet", at: [600, 200] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const DIN = { unit: "din-djarin-the-mandalorian", at: [400, 200], counterpart: "grogu" } as const;
const VEERS = { unit: "general-veers-master-tactician", at: [1600, 700] } as const;
const ANAKIN = { unit: "anakin-skywalker-the-chosen-one", at: [400, 200] } as const;
const BLANK_HAND = { hand: [] } as const;

/** The Command Phase in which both players have chosen a card. */
function chosen(mine: SideSpec, theirs: SideSpec): State {
  return play(
    scenario({ phase: "command", "player-1": mine, "player-2": theirs }),
    [mine, theirs].flatMap(({ hand = [] }) => hand.slice(0, 1).map(chooseCard)),
  ).state;
}

describe("cards that change which cards are played", () => {
  const rival: SideSpec = { hand: ["ambush", "push"], units: [VEERS] };

  it("[leg.cards.command-use] Ace Up His Sleeve is played from the hand in place of the revealed card, which goes back for all to see", () => {
    const state = chosen({ hand: ["assault", "ace-up-his-sleeve"], units: [LANDO, TROOPS] }, rival);
    expect(game.decision(state)).toMatchObject({
      seat: "player-1",
      kind: "hand",
      context: { moment: "before-card-effects" },
    });
    expect(offered(state)).toEqual(["choose-command ace-up-his-sleeve", "pass"]);
    const { state: swapped, events } = play(state, [chooseCard("ace-up-his-sleeve")]);
    expect(handOf(swapped, 0)).toEqual(["assault"]);
    expect(game.view(swapped, "player-2").sides["player-1"]).toMatchObject({
      revealed: "ace-up-his-sleeve",
      discard: [],
    });
    expect(game.view(swapped, "player-2").sides["player-1"].hand).toMatchObject([{ cards: ["assault"] }]);
    expect(events).toContainEqual(expect.objectContaining({ type: "command-revealed", card: "ace-up-his-sleeve" }));
    const kept = play(state, [PASS]).state;
    expect(game.view(kept, "player-1").sides["player-1"].revealed).toBe("assault");
  });

  it("[leg.info.hand-secret] Whoever may hold Ace Up His Sleeve is asked, and the question tells others nothing", () => {
    const asked = (second: string): State => chosen({ hand: ["assault", second], units: [LANDO, TROOPS] }, rival);
    const [holding, bluffing] = [asked("ace-up-his-sleeve"), asked("turning-the-tide")];
    expect(offered(bluffing)).toEqual(["pass"]);
    expect(game.view(bluffing, "player-2")).toEqual(game.view(holding, "player-2"));
    const other = chosen({ hand: ["assault", "turning-the-tide"], units: [HAN, TROOPS] }, rival);
    expect(game.decision(other)?.kind).not.toBe("hand");
  });

  it("[leg.command.timing-1-reveal] Change of Plans may be discarded as it is revealed: the rival's card goes back, and cards are chosen anew but not that one", () => {
    const state = chosen({ hand: ["change-of-plans", "push"], units: [HAN, TROOPS] }, rival);
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const anew = play(state, [{ type: "effect", subject: 0 }]).state;
    expect(game.decision(anew)).toMatchObject({ kind: "choose-command", seat: "player-1" });
    const { "player-1": mine, "player-2": theirs } = game.view(anew, "player-1").sides;
    expect([mine.discard, mine.revealed, theirs.revealed]).toEqual([["change-of-plans"], null, null]);
    expect(theirs.hand).toContainEqual(expect.objectContaining({ cards: ["ambush"] }));
    const again = play(anew, [chooseCard("push")]).state;
    expect(offered(again)).toEqual(["choose-command push"]);
    expectIllegal(game.apply(again, chooseCard("ambush")), "leg.command.select-secret");
    const after = play(again, [chooseCard("push")]).state;
    expect(game.view(after, "player-1").sides["player-2"].revealed).toBe("push");
    expect(after.frames[0]).not.toHaveProperty("barred");
    expect(game.view(play(state, [PASS]).state, "player-1").sides["player-1"].revealed).toBe("change-of-plans");
  });

  it("[leg.command.timing-1-reveal] Change of Plans has nothing to send back where the rival has revealed no card", () => {
    const state = chosen({ hand: ["change-of-plans"], units: [HAN, TROOPS] }, { hand: [], units: [VEERS] });
    expect(game.decision(state)?.kind).toBe("orders");
  });

  it("[leg.info.discard-public] Notorious Scoundrels takes one of Han Solo's discarded cards back to the hand, openly", () => {
    const mine: SideSpec = {
      units: [CHEWIE, HAN],
      discard: ["sorry-about-the-mess", "reckless-diversion", "ambush", "common-cause"],
    };
    const { state } = playing("notorious-scoundrels", mine);
    expect(offered(state)).toEqual([
      "choose-option take-back sorry-about-the-mess",
      "choose-option take-back reckless-diversion",
    ]);
    const taken = play(state, [pick("take-back reckless-diversion")]).state;
    expect(handOf(taken, 0)).toEqual(["reckless-diversion"]);
    expect(game.view(taken, "player-2").sides["player-1"].discard).toEqual([
      "sorry-about-the-mess",
      "ambush",
      "common-cause",
    ]);
    expect(game.view(taken, "player-2").sides["player-1"].hand).toMatchObject([{ cards: ["reckless-diversion"] }]);
  });
});

describe("The Hand Thing", () => {
  const shot = (
    hand: readonly string[],
    at: readonly [number, number] = [500, 200],
    din: UnitSpec = DIN,
    targets: readonly string[] = ["p1.1"],
  ): State =>
    play(
      scenario({
        activating: "p2.0",
        "player-1": {
          faction: "rebel-alliance",
          units: [din, { ...TROOPS, at }],
          hand,
        },
        "player-2": { units: [{ unit: STORM, at: [500, 420], defeated: 3 }], hand: [] },
      }),
      [perform("attack"), ...targets.map((subject) => ({ type: "declare", subject }) as const)],
    ).state;

  it("[leg.cards.command-use] The Hand Thing gives a unit beside Grogu that is shot at 2 dodge tokens, and Deflect for that attack", () => {
    const asked = shot(["the-hand-thing", "push"]);
    expect(game.decision(asked)).toMatchObject({
      seat: "player-1",
      kind: "hand",
      context: { moment: "form-pool", about: "p1.1" },
    });
    expect(offered(asked)).toEqual(["choose-command the-hand-thing", "pass"]);
    const { events } = play(asked, [chooseCard("the-hand-thing")]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "tokens-gained", unit: "p1.1", token: "dodge", amount: 2 }),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: "ongoing-began", unit: "p1.1", keyword: "deflect" }));
    const line = play(asked, [chooseCard("the-hand-thing")]).state;
    let past = line;
    while (game.decision(past)?.kind === "pool") past = play(past, [PASS]).state;
    expect(lent(past)).toEqual([]);
    expect(handOf(past, 0)).toEqual(["push"]);
  });

  it("[leg.info.hand-secret] The owner of Grogu is asked about The Hand Thing with or without it, and for nobody far from Grogu", () => {
    const [holding, without] = [shot(["the-hand-thing"]), shot(["push"])];
    expect(offered(without)).toEqual(["pass"]);
    expect(game.view(without, "player-2")).toEqual(game.view(holding, "player-2"));
    expect(game.decision(shot(["the-hand-thing"], [700, 200]))?.kind).not.toBe("hand");
    expect(game.decision(shot(["push"], [500, 200], { unit: DIN.unit, at: DIN.at }))?.kind).not.toBe("hand");
  });

  it("[leg.undeployed.friendly-on-battlefield] The Hand Thing cannot be used while Din Djarin and Grogu have not deployed", () => {
    const undeployed = { unit: DIN.unit, counterpart: "grogu" };
    expect(game.decision(shot(["the-hand-thing"], [500, 200], undeployed, []))?.kind).not.toBe("hand");
  });

  it("[leg.kw.counterpart.keywords] The Hand Thing cannot be used for Din Djarin once Grogu is defeated", () => {
    const asked = (defeated: number): string | undefined =>
      game.decision(shot(["the-hand-thing"], [700, 200], { ...DIN, at: [500, 200], defeated }, ["p1.0"]))?.kind;
    expect(asked(0)).toBe("hand");
    expect(asked(1)).not.toBe("hand");
  });
});

describe("cards with Divulge", () => {
  /** Set-up effects: whoever may hold such a card is asked. */
  const setUp = (mine: SideSpec): State =>
    scenario({
      phase: "setup",
      "player-1": mine,
      "player-2": { ...FAR, ...BLANK_HAND },
      frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    });

  it("[leg.kw.divulge][leg.kw.divulge.not-played] Corellian Spike divulged in set-up gives Lando Infiltrate and Incognito for the game, and stays in the hand for all to see", () => {
    const state = setUp({ hand: ["corellian-spike", "push"], units: [{ unit: LANDO.unit }] });
    expect(game.decision(state)).toMatchObject({ seat: "player-1", kind: "hand", rule: "leg.kw.divulge" });
    expect(offered(state)).toEqual(["choose-command corellian-spike", "pass"]);
    const { state: shown, events } = play(state, [chooseCard("corellian-spike")]);
    expect(lent(shown)).toEqual(["0 infiltrate 1 game", "0 incognito 1 game"]);
    expect(events).toContainEqual(expect.objectContaining({ type: "command-divulged", card: "corellian-spike" }));
    expect(handOf(shown, 0)).toEqual(["push", "corellian-spike"]);
    expect(game.view(shown, "player-2").sides["player-1"].hand).toContainEqual(
      expect.objectContaining({ cards: ["corellian-spike"] }),
    );
    expect(shown.frames.some(({ kind }) => kind === "hand")).toBe(false);
    expect(lent(play(state, [PASS]).state)).toEqual([]);
  });

  it("[leg.info.hand-secret] Whoever may hold a card to divulge is asked as set-up effects are resolved, and only they", () => {
    const [holding, bluffing] = [["corellian-spike"], ["push"]].map((hand) =>
      setUp({ hand, units: [{ unit: LANDO.unit }] }),
    );
    if (holding === undefined || bluffing === undefined) throw new RangeError("two hands");
    expect(offered(bluffing)).toEqual(["pass"]);
    expect(game.view(bluffing, "player-2")).toEqual(game.view(holding, "player-2"));
    expect(game.decision(setUp({ hand: ["push"], units: [{ unit: HAN.unit }] }))?.kind).not.toBe("hand");
  });

  it("[leg.kw.divulge] This Is Where the Fun Begins divulged in set-up gives Anakin Prepared Position", () => {
    const state = setUp({ hand: ["this-is-where-the-fun-begins"], units: [{ unit: ANAKIN.unit }] });
    const shown = play(state, [chooseCard("this-is-where-the-fun-begins")]).state;
    expect(lent(shown)).toEqual(["0 prepared-position 1 game"]);
  });

  it("[leg.kw.divulge.several] Sneak Attack divulged in set-up makes up to 2 clone corps units infiltrate, and a vehicle for each special forces unit scout", () => {
    const mine: SideSpec = {
      battleForce: "212th-attack-battalion",
      hand: ["sneak-attack"],
      units: [
        "clone-commander-cody-leader-of-the-212th",
        "clone-trooper-infantry",
        "clone-trooper-infantry",
        "clone-trooper-infantry",
        "arf-troopers",
        "at-rt-galactic-republic",
        "at-rt-galactic-republic",
      ],
    };
    const state = scenario({
      phase: "setup",
      "player-1": mine,
      "player-2": { ...FAR, ...BLANK_HAND },
      frames: [{ kind: "hand", side: 0, moment: "setup-start", about: null }],
    });
    const asked = play(state, [chooseCard("sneak-attack")]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3", "done"]);
    expect(offered(play(asked, [unitChosen("p1.1"), unitChosen("p1.2")]).state)).not.toContain("choose-unit p1.3");
    const scouting = play(asked, [unitChosen("p1.1"), unitChosen("p1.3")]).state;
    expect(offered(scouting)).toEqual(["choose-unit p1.5", "choose-unit p1.6"]);
    const { state: over } = play(scouting, [unitChosen("p1.6")]);
    expect(lent(over)).toEqual(["1 infiltrate 1 game", "3 infiltrate 1 game", "6 scout 1 game"]);
  });

  it("[leg.kw.divulge] A divulged card is used up for set-up: its player is not asked about it again", () => {
    const state = setUp({ hand: ["corellian-spike"], units: [{ unit: LANDO.unit }] });
    const shown = play(state, [chooseCard("corellian-spike")]).state;
    const again = {
      ...shown,
      frames: [...shown.frames.slice(0, 1), { kind: "hand", side: 0, moment: "setup-effects", about: null } as const],
    };
    expect(shown.mission.counts).toMatchObject({ "divulged corellian-spike player-1": 1 });
    expect(game.legalActions(again)).not.toContainEqual(chooseCard("corellian-spike"));
  });
});

describe("what divulged cards do when they are played", () => {
  it("[leg.command.timing-5-during-activation] Corellian Spike binds an enemy near Lando by 2 red dice, or Lando himself by criticals", () => {
    const enemies: SideSpec = {
      units: [
        { unit: STORM, at: [400, 400] },
        { unit: STORM, at: [1600, 800] },
      ],
    };
    const { state } = playing("corellian-spike", { units: [LANDO, TROOPS] }, enemies, DONE);
    const asked = play(state, [activate("p1.0")]).state;
    expect(offered(asked)).toEqual(["choose-unit p2.0", "done"]);
    const bound = (...faces: readonly string[]): unknown => {
      const { state: after } = play(asked, [unitChosen("p2.0")], { draws: dice(faces) });
      return [tokensOf(after, "p2.0")["immobilize"] ?? 0, tokensOf(after, "p1.0")["immobilize"] ?? 0];
    };
    expect([bound("blank", "hit"), bound("attack-surge", "critical"), bound("critical", "critical")]).toEqual([
      [3, 0],
      [1, 2],
      [0, 4],
    ]);
  });

  it("[leg.actions.free-card-action-cost] This Is Where the Fun Begins lets Anakin jump over height 2 as a free action and attack twice", () => {
    const { state } = playing("this-is-where-the-fun-begins", { units: [ANAKIN] }, FAR);
    expect(lent(state)).toEqual(["0 jump 1 round"]);
    const jumping = play(state, [perform("jump")]).state;
    expect(game.decision(jumping)?.kind).toBe("move");
    const [move] = game.legalActions(jumping);
    const after = move === undefined ? jumping : play(jumping, [move]).state;
    expect(game.decision(after)).toMatchObject({ kind: "action", context: { actions: 2, done: ["jump", "move"] } });
    expect(offered(after)).not.toContain("perform jump");
  });
});
