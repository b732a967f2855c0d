import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import { dice, play, type SideSpec } from "../../../src/testing/index.ts";
import { activate, DONE, FAR, lent, offered, order, perform, playing, tokensOf, unitChosen } from "./helpers.ts";

const STORM = "stormtroopers";
const GAR = { unit: "gar-saxon-militant-commander", at: [400, 200] } as const;
const SCOUTS = { unit: "scout-troopers", at: [700, 200] } as const;
const BOSSK = { unit: "bossk-trandoshan-terror", at: [400, 200] } as const;
const BANE = { unit: "cad-bane-needs-no-introduction", at: [400, 200] } as const;

describe("cards of the mercenaries that give tokens and keywords", () => {
  it("[leg.command.timing-3-issue-orders] A Machine Made for Killing gives IG-88 an aim token, Demoralize 3 and Steady", () => {
    const { state } = playing("a-machine-made-for-killing", {
      units: [{ unit: "ig-88-notorious-assassin-droid", at: [400, 200] }],
    });
    expect(tokensOf(state, "p1.0")).toEqual({ aim: 1 });
    expect(lent(state)).toEqual(["0 demoralize 3 round", "0 steady 1 round"]);
  });

  it("[leg.command.timing-2-untimed] Marked for Elimination gives Gar Saxon 2 aim tokens, and a commander or operative of the enemy 4 observation and 2 suppression tokens", () => {
    const enemies: SideSpec = {
      units: [
        { unit: "leia-organa-fearless-and-inventive", at: [1600, 800] },
        { unit: "rebel-troopers", at: [1300, 800] },
        { unit: "jyn-erso-stardust", at: [1000, 800] },
        { unit: "chewbacca-walking-carpet" },
      ],
    };
    const { state } = playing("marked-for-elimination", { units: [GAR] }, enemies);
    expect(game.decision(state)).toMatchObject({ seat: "player-1", rule: "leg.cards.command-use" });
    expect(offered(state)).toEqual(["choose-unit p2.0", "choose-unit p2.2"]);
    const marked = play(state, [unitChosen("p2.2")]).state;
    expect(tokensOf(marked, "p1.0")).toEqual({ aim: 2 });
    expect([0, 1, 2].map((unit) => tokensOf(marked, `p2.${unit}`))).toEqual([
      {},
      {},
      { observation: 4, suppression: 2 },
    ]);
  });

  it("[leg.command.timing-2-untimed] Victory or Death! gives those ordered an aim token, and Gar Saxon and special forces Indomitable", () => {
    const pykes = { unit: "pyke-syndicate-foot-soldiers", at: [1100, 200] } as const;
    const mine: SideSpec = {
      faction: "galactic-empire",
      units: [GAR, SCOUTS, pykes, { unit: STORM, at: [1400, 200] }],
    };
    const { state } = playing("victory-or-death", mine, FAR, order("p1.0"), order("p1.1"), order("p1.3"));
    expect([0, 1, 2, 3].map((unit) => tokensOf(state, `p1.${unit}`)["aim"] ?? 0)).toEqual([1, 1, 0, 1]);
    expect(lent(state)).toEqual(["0 indomitable 1 round", "1 indomitable 1 round"]);
  });

  it("[leg.command.timing-5-during-activation] Lying in Wait makes Bossk a sharpshooter, who gains an aim token after each activation of an enemy", () => {
    const enemies: SideSpec = {
      units: [
        { unit: "rebel-troopers", at: [1600, 800] },
        { unit: "rebel-troopers", at: [1300, 800] },
      ],
    };
    const mine: SideSpec = { faction: "galactic-empire", units: [BOSSK, { unit: STORM, at: [800, 100] }] };
    const { state } = playing("lying-in-wait", mine, enemies);
    expect(lent(state)).toEqual(["0 sharpshooter 1 round"]);
    const own = play(state, [activate("p1.0"), DONE]).state;
    expect(tokensOf(own, "p1.0")["aim"]).toBeUndefined();
    const theirs = play(own, [activate("p2.0"), DONE]).state;
    expect(tokensOf(theirs, "p1.0")["aim"]).toBe(1);
  });

  it("[leg.attack.one-attack-action] I'm Your Worst Nightmare lets Cad Bane attack twice, with Uncanny Luck 2", () => {
    const enemies: SideSpec = { units: [{ unit: "rebel-veterans", at: [400, 400] }] };
    const { state } = playing("im-your-worst-nightmare", { units: [BANE, { unit: STORM, at: [1600, 100] }] }, enemies);
    expect(lent(state)).toEqual(["0 uncanny-luck 2 round"]);
    const first = play(state, [activate("p1.0"), perform("attack")], {
      draws: dice(["blank", "blank", "blank", "blank"]),
    }).state;
    expect(game.decision(first)).toMatchObject({ kind: "action", context: { done: ["attack"], actions: 1 } });
    expect(offered(first)).toContain("perform attack");
    const second = play(first, [perform("attack")], { draws: dice(["blank", "blank", "blank", "blank"]) });
    expect(second.events).toContainEqual(expect.objectContaining({ type: "attack-declared" }));
  });
});
