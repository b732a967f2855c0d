import { game } from "@sw/rebellion-core";
import type { Violation } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import type { RuleId } from "../../src/rules/ids.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { scenario } from "../../src/testing/index.ts";
import { at, destroy, option, take, who } from "../cards/table.ts";

function asked(state: State): string {
  const decision = game.decision(state);
  return decision === undefined ? "over" : `${decision.seat}: ${decision.kind}`;
}

function refused(state: State, action: Action, rule: RuleId): Violation {
  return expectIllegal(game.apply(state, action), rule);
}

/** Why an action is refused, in the words of the code. */
function whyNot(state: State, action: Action, rule: RuleId): string {
  return refused(state, action, rule).code;
}

describe("a refused leader", () => {
  const POOL: RuleId = "rote.leader.pool-limit";

  it("A leader who cannot leave a full pool is refused as unknown, out of the game, of the other side, captured or elsewhere", () => {
    const nine = ["luke-skywalker", "han-solo", "chewbacca", "lando-calrissian", "wedge-antilles"];
    const state = scenario({
      config: { expansion: "rise-of-the-empire" },
      phase: "refresh",
      stage: "retrieve",
      systems: { endor: { units: { stormtrooper: 1 } } },
      leaders: {
        ...Object.fromEntries(nine.map((id) => [id, "naboo"])),
        "cassian-andor": "eliminated",
        "jyn-erso": { at: "endor", ring: "captured" },
        "admiral-ackbar": "supply",
        "saw-gerrera": { at: "endor", ring: "lure-of-the-dark-side" },
      },
    });
    expect(asked(state)).toBe("rebel: pool-limit");
    expect(whyNot(state, who("nobody"), POOL)).toBe("no-such-leader");
    expect(whyNot(state, who("cassian-andor"), "reb.eliminate.permanent")).toBe("leader-eliminated");
    expect(whyNot(state, who("darth-vader"), POOL)).toBe("leader-of-the-other-side");
    expect(whyNot(state, who("saw-gerrera"), POOL)).toBe("leader-of-the-other-side");
    expect(whyNot(state, who("jyn-erso"), POOL)).toBe("leader-captured");
    expect(whyNot(state, who("admiral-ackbar"), POOL)).toBe("leader-not-among-these");
    expect(refused(state, who("admiral-ackbar"), POOL).params).toMatchObject({
      leaders: expect.arrayContaining(["mon-mothma", "han-solo"]),
    });
    expect(whyNot(state, option(0), POOL)).toBe("not-asked");
  });
});

describe("a refused unit", () => {
  const RULE: RuleId = "reb.destroyed-system.ongoing-overflow";

  it("A unit that is not destroyed for lack of transport is refused as of the other side, not at risk or in another place", () => {
    const state = scenario({
      frames: [{ kind: "overflow", side: 0, system: BOX.places.get("naboo") ?? -1, picked: [] }],
      systems: {
        naboo: {
          destroyed: true,
          units: { "rebel-transport": 1, "rebel-trooper": 4, airspeeder: 2, "star-destroyer": 1 },
        },
      },
    });
    expect(asked(state)).toBe("rebel: overflow");
    expect(whyNot(state, destroy("star-destroyer", "naboo"), RULE)).toBe("unit-of-the-other-side");
    expect(whyNot(state, destroy("rebel-transport", "naboo"), RULE)).toBe("unit-not-among-these");
    expect(whyNot(state, destroy("nothing", "naboo"), RULE)).toBe("unit-not-among-these");
    expect(whyNot(state, destroy("airspeeder", "endor"), RULE)).toBe("unit-not-so");
    expect(whyNot(state, { type: "take-unit", subject: "airspeeder" }, RULE)).toBe("not-asked");
  });
});

describe("a refused card, system or option", () => {
  it("A card that is not among those found is refused with the cards that are", () => {
    const state = scenario({ effect: { card: "son-of-skywalker", by: "rebel" } });
    expect(asked(state)).toBe("rebel: search");
    expect(whyNot(state, take("sabotage"), "reb.action.use-procedure")).toBe("card-not-among-these");
  });

  it("A system that a card does not allow is refused as unknown or not among the allowed ones", () => {
    const state = scenario({
      active: "imperial",
      effect: { card: "superlaser-online", by: "imperial", system: "naboo" },
    });
    expect(asked(state)).toBe("imperial: choose-system");
    expect(whyNot(state, at("nowhere"), "reb.mission.choices-at-success")).toBe("no-such-system");
    expect(refused(state, at("endor"), "reb.mission.choices-at-success")).toMatchObject({
      code: "system-not-among-these",
      params: { system: "endor", systems: ["naboo", "sullust", "utapau"] },
    });
    expect(whyNot(state, option(0), "reb.mission.choices-at-success")).toBe("not-asked");
  });

  it("An option that a card does not have is refused", () => {
    const state = scenario({
      effect: { card: "rapid-mobilization", part: "delayed", by: "rebel", leaders: ["general-rieekan"] },
    });
    expect(asked(state)).toBe("rebel: choose-option");
    expect(whyNot(state, option(2), "reb.mission.choices-at-success")).toBe("no-such-option");
  });
});
