import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import { play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import {
  acting,
  activate,
  chooseCard,
  DONE,
  declare,
  effect,
  FAR,
  lent,
  offered,
  order,
  pick,
  playing,
  unitChosen,
} from "./helpers.ts";

const STORM = "stormtroopers";
const BOBA = { unit: "boba-fett-infamous-bounty-hunter", at: [400, 200] } as const;
const REX = { unit: "clone-captain-rex-honorable-soldier", at: [400, 100] } as const;
const CODY = { unit: "clone-commander-cody-leader-of-the-212th", at: [600, 100] } as const;
const WICKET = { unit: "wicket-hero-of-bright-tree", at: [400, 200] } as const;
const OFFICER = { unit: "rebel-officer-fighting-for-freedom", at: [100, 100] } as const;
const EWOKS = { unit: "ewok-skirmishers", at: [700, 200] } as const;
const TRAPPERS = { ...EWOKS, at: [1000, 200], upgrades: ["ewok-trapper"] } as const;

describe("cards with weapons of their own", () => {
  it("[leg.cards.command-weapon] Making His Way in the Galaxy bars attack actions from Boba Fett, who attacks each enemy at range 1 as his activation ends", () => {
    const enemies: SideSpec = {
      units: [
        { unit: "rebel-veterans", at: [400, 340] },
        { unit: "rebel-veterans", at: [520, 200] },
        { unit: "rebel-veterans", at: [400, 600] },
      ],
    };
    const mine: SideSpec = { faction: "galactic-empire", units: [BOBA, { unit: STORM, at: [1600, 100] }] };
    const { state } = playing("making-his-way-in-the-galaxy", mine, enemies);
    const active = play(state, [activate("p1.0")]).state;
    expect(offered(active)).not.toContain("perform attack");
    const over = play(active, [DONE]).state;
    expect(offered(over)).toEqual(["declare p2.0", "declare p2.1", "done"]);
    const first = play(over, [declare("p2.0")]);
    expect(first.events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 1, 2] }));
    expect(offered(first.state)).not.toContain("declare p2.0");
  });

  it("[leg.cards.command-weapon] Air Support attacks as the activation of a commander ends, of one commander and once", () => {
    const { state } = playing(
      "air-support",
      { units: [REX, CODY] },
      { units: [{ unit: STORM, at: [400, 760] }] },
      {
        type: "nominate",
        subject: "p1.0",
      },
      order("p1.0"),
    );
    const over = play(state, [activate("p1.0"), DONE]).state;
    expect(offered(over)).toEqual(["effect 0", "pass"]);
    const struck = play(over, [effect(0), declare("p2.0")]);
    expect(struck.events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 2, 1] }));
    expect(lent(struck.state)).toEqual(["0 air-support 1 round"]);
  });

  it("[leg.kw.beam-x.declare] The Beam of Overwhelming Barrage goes on from the first defender to another unit at range 1 of it", () => {
    const attacked = (x: number): readonly string[] => {
      const enemies: SideSpec = {
        units: [
          { unit: "rebel-troopers", at: [400, 850], defeated: 3 },
          { unit: "rebel-troopers", at: [x, 850], defeated: 3 },
        ],
      };
      const ended = play(
        acting(
          "overwhelming-barrage",
          "p1.0",
          { units: [{ unit: "imperial-officer-ruthless-efficiency", at: [400, 200] }] },
          enemies,
        ),
        [DONE, effect(0), declare("p2.0")],
      );
      return offered(ended.state);
    };
    expect(attacked(500)).toContain("declare-again p2.1 beam");
    expect(attacked(900)).not.toContain("declare-again p2.1 beam");
  });

  it("[leg.cards.command-weapon] Log Traps lets an Ewok trooper unit with an Ewok Trapper attack as the Activation Phase starts", () => {
    const enemies: SideSpec = { units: [{ unit: "rebel-veterans", at: [1000, 700] }] };
    const mine: SideSpec = {
      battleForce: "bright-tree-village",
      faction: "rebel-alliance",
      units: [WICKET, EWOKS, TRAPPERS],
    };
    const { state } = playing("log-traps", mine, enemies, effect(1));
    expect(game.decision(state)).toMatchObject({ kind: "mission", context: { card: "log-traps" } });
    expect(offered(state)).toEqual(["choose-unit p1.2", "done"]);
    const { events } = play(state, [unitChosen("p1.2"), declare("p2.0")]);
    expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 3, 2], unit: "p1.2" }));
    expect(play(state, [DONE]).state.frames.some(({ kind }) => kind === "volley")).toBe(false);
  });
});

describe("cards that need an Ewok commander", () => {
  const village = (card: string, units: SideSpec["units"] & {}) =>
    scenario({
      phase: "command",
      "player-1": {
        hand: [card, "standing-orders"],
        battleForce: "bright-tree-village",
        faction: "rebel-alliance",
        units,
      },
      "player-2": { ...FAR, hand: [] },
    });

  it.each(["hiding-in-plain-sight", "for-the-tribe"])(
    "[leg.command.nominate-specific] %s is played with an Ewok commander alone, who is nominated",
    (card) => {
      const with_ = village(card, [OFFICER, WICKET, EWOKS]);
      expect(offered(with_)).toContain(`choose-command ${card}`);
      expect(play(with_, [chooseCard(card)]).state.sides[0].nominated).toBe(1);
      expect(offered(village(card, [OFFICER, EWOKS]))).toEqual(["choose-command standing-orders"]);
    },
  );

  it("[leg.command.timing-3-issue-orders] Hiding in Plain Sight lends the ordered units Inconspicuous", () => {
    const { state } = play(village("hiding-in-plain-sight", [WICKET, EWOKS]), [chooseCard("hiding-in-plain-sight")]);
    expect(offered(state)).toEqual(["order p1.0", "order p1.1"]);
    const ordered = play(state, [order("p1.1")]).state;
    expect(lent(ordered)).toEqual(["1 inconspicuous 1 round", "0 inconspicuous 1 round"]);
  });

  it("[leg.command.timing-3-issue-orders] For the Tribe lends the ordered units Dauntless and Relentless, and lets them recover", () => {
    const { state } = play(village("for-the-tribe", [WICKET, { ...EWOKS, tokens: { suppression: 2 } }]), [
      chooseCard("for-the-tribe"),
      order("p1.1"),
    ]);
    expect(lent(state)).toEqual(["1 dauntless 1 round", "1 relentless 1 round"]);
    expect(offered(state)).toEqual(["choose-option recover", "choose-option decline"]);
    expect(play(state, [pick("recover")]).events).toContainEqual(
      expect.objectContaining({ type: "tokens-lost", unit: "p1.1", token: "suppression", amount: 2 }),
    );
  });
});
