import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { BOX } from "../../../src/testing/box.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { isSuppressed } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { isPanicked } from "../../../src/units/panic.ts";
import { activate, effect, FAR, lent, offered, order, pick, playing, tokensOf } from "./helpers.ts";

const AHSOKA = { unit: "ahsoka-tano-fulcrum", at: [400, 200] } as const;
const SABINE = { unit: "sabine-wren-explosive-artist", at: [400, 200] } as const;
const CASSIAN = { unit: "cassian-andor-capable-intelligence-agent", at: [400, 200] } as const;
const JYN = { unit: "jyn-erso-stardust", at: [400, 200] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const COMMANDOS = { unit: "rebel-commandos", at: [1000, 200] } as const;
const WALKER = { unit: "at-rt-rebel-alliance", at: [1300, 200] } as const;

describe("cards of the Rebels for those ordered", () => {
  it("[leg.command.timing-3-issue-orders] A New Beginning gives small trooper units that it orders an aim or a dodge token, and Ahsoka Inspire 2; she recovers as she activates", () => {
    const shaken = { ...AHSOKA, tokens: { suppression: 2 } } as const;
    const { state } = playing("a-new-beginning", { units: [shaken, TROOPS, COMMANDOS, WALKER] });
    expect(lent(state)).toEqual(["0 inspire 2 round"]);
    const hers = play(state, [order("p1.0")]).state;
    const asked = play(hers, [effect(1)]).state;
    expect(offered(asked)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
    const troops = play(asked, [pick("gain-aim"), order("p1.3"), order("p1.1")]).state;
    expect(offered(troops)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
    const given = play(troops, [pick("gain-dodge")]).state;
    expect([1, 2, 3].map((unit) => tokensOf(given, `p1.${unit}`))).toEqual([{ dodge: 1 }, {}, {}]);
    expect(tokensOf(given, "p1.0")).toMatchObject({ aim: 1, suppression: 2 });
    expect(tokensOf(play(given, [activate("p1.0")]).state, "p1.0")["suppression"]).toBeUndefined();
  });

  it("[leg.command.timing-3-issue-orders] Legacy of Mandalore lets Sabine inspire, and aim or dodge each time she orders a commander, an operative or special forces", () => {
    const { state } = playing("legacy-of-mandalore", {
      units: [SABINE, COMMANDOS, TROOPS, { ...TROOPS, at: [1600, 200] }],
    });
    expect(lent(state)).toEqual(["0 inspire 1 round"]);
    const first = play(state, [order("p1.0")]).state;
    expect(game.decision(first)).toMatchObject({ kind: "mission", context: { about: "p1.0" } });
    const second = play(first, [pick("gain-dodge"), order("p1.1")]).state;
    expect(offered(second)).toEqual(["choose-option gain-aim", "choose-option gain-dodge"]);
    const third = play(second, [pick("gain-aim"), order("p1.2")]).state;
    expect(third.phase).toBe("activation");
    expect([0, 1, 2].map((unit) => tokensOf(third, `p1.${unit}`))).toEqual([{ aim: 1, dodge: 1 }, {}, {}]);
  });

  it("[leg.command.timing-3-issue-orders] Last Stand gives an ordered commander or operative Indomitable, and a token for each wound token, 3 at most", () => {
    const standing = (wounds: number): State =>
      playing("last-stand", { units: [{ ...CASSIAN, wounds: [wounds] }, TROOPS] }, FAR, order("p1.0")).state;
    const hurt = standing(4);
    expect(lent(hurt)).toEqual(["0 indomitable 1 round"]);
    expect(offered(hurt)).toEqual([
      "choose-option gain-aim",
      "choose-option gain-dodge",
      "choose-option gain-suppression",
    ]);
    const given = play(hurt, [pick("gain-aim"), pick("gain-suppression"), pick("gain-aim")]).state;
    expect(tokensOf(given, "p1.0")).toMatchObject({ aim: 2, suppression: 1 });
    expect(given.phase).toBe("activation");
    expect(play(standing(1), [pick("gain-dodge")]).state.phase).toBe("activation");
    expect(standing(0).phase).toBe("activation");
  });

  it("[leg.command.timing-3-issue-orders] Volunteer Mission lets ordered commanders, operatives and special forces recover and gain suppression, with Danger Sense 1", () => {
    const shaken = { tokens: { suppression: 2 } } as const;
    const mine: SideSpec = {
      units: [CASSIAN, { ...COMMANDOS, ...shaken }, { ...TROOPS, ...shaken }, { ...TROOPS, at: [1500, 200] }],
    };
    const { state } = playing("volunteer-mission", mine, FAR, order("p1.1"));
    expect(lent(state)).toEqual(["1 danger-sense 1 round"]);
    expect(offered(state)).toEqual(["choose-option recover", "choose-option decline"]);
    const kept = play(state, [pick("decline")]).state;
    expect(offered(kept)).toEqual(["choose-option gain-suppression", "choose-option decline"]);
    expect(tokensOf(play(kept, [pick("gain-suppression")]).state, "p1.1")).toEqual({ suppression: 3 });
    const next = play(kept, [pick("decline"), order("p1.2")]).state;
    expect(tokensOf(next, "p1.2")).toEqual(shaken.tokens);
    expect(game.decision(next)).toMatchObject({ kind: "mission", context: { about: "p1.0" } });
  });
});

describe("Rebellions Are Built on Hope", () => {
  const CARD = "rebellions-are-built-on-hope";

  it("[leg.command.timing-3-issue-orders] Rebellions Are Built on Hope lets those ordered gain a suppression token", () => {
    const { state } = playing(CARD, { units: [JYN, TROOPS] }, FAR);
    expect(offered(state)).toEqual(["order p1.0", "order p1.1"]);
    const given = play(state, [order("p1.0"), pick("decline"), pick("gain-suppression")]).state;
    expect([tokensOf(given, "p1.0"), tokensOf(given, "p1.1")]).toEqual([{}, { suppression: 1 }]);
  });

  it("[leg.kw.danger-sense-x.dice] Under Rebellions Are Built on Hope troopers with a faceup order have Danger Sense 2 and Indomitable, and suppression neither suppresses nor panics them", () => {
    const shaken = { tokens: { suppression: 2 } } as const;
    const state = scenario({
      "player-1": {
        units: [
          JYN,
          { ...TROOPS, ...shaken, order: "faceup" },
          { ...COMMANDOS, tokens: { suppression: 4 } },
          { ...TROOPS, ...shaken, at: [400, 700], order: "facedown" },
          { ...WALKER, order: "faceup" },
        ],
        hand: [],
        revealed: CARD,
      },
      "player-2": FAR,
    });
    const look = { box: BOX, state };
    const having = (unit: number): unknown => {
      const { "danger-sense": sense = 0, indomitable = 0 } = keywordsOf(look, unit);
      return [sense, indomitable, isSuppressed(look, unit), isPanicked(look, unit)];
    };
    expect([1, 2, 3, 4].map(having)).toEqual([
      [2, 1, false, false],
      [0, 0, true, true],
      [0, 0, true, true],
      [0, 0, false, false],
    ]);
    const active = play(state, [activate("p1.1")], { draws: dice(["blank", "blank"]) }).state;
    expect(game.decision(active)).toMatchObject({ kind: "action", context: { actions: 2 } });
  });
});
