import type { State } from "@sw/rebellion-core";
import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import {
  advance,
  after,
  asks,
  at,
  EXPANDED,
  eventsOf,
  judged,
  legal,
  mission,
  option,
  PASS,
  pile,
  place,
  REVEAL,
  ring,
  spot,
  table,
  told,
  units,
} from "./table.ts";

const use = (card: string, leader: string | null) => ({ type: "use-action", subject: card, leader }) as const;

describe("Post Bounty", () => {
  /** A mission of the Empire against Han Solo on Naboo that has failed. */
  const failed = (jabba: string): State =>
    judged(
      "imperial",
      "failure",
      { card: "collect-bounty", leaders: ["boba-fett"], system: "naboo", target: "han-solo" },
      {
        leaders: { "jabba-the-hutt": jabba, "han-solo": "naboo", "princess-leia": "kashyyyk" },
        imperial: { actions: ["post-bounty"] },
      },
    );

  test("[rote.card.post-bounty] Post Bounty can be used after a mission of the Empire has failed in Jabba's system", () => {
    const state = failed("naboo");
    expect(asks(state)).toBe("imperial: action-card");
    const next = after(state, [use("post-bounty", "jabba-the-hutt")]);
    expect(ring(next, "han-solo")).toBe("bounty");
    expect(ring(next, "princess-leia")).toBe(null);
  });

  test("[rote.card.post-bounty] Post Bounty is not offered if Jabba is elsewhere", () => {
    expect(asks(failed("kashyyyk"))).not.toBe("imperial: action-card");
  });
});

describe("Trust in the Force", () => {
  const trusting = (systems: NonNullable<Parameters<typeof table>[0]["systems"]>): State =>
    table({
      phase: "assignment",
      systems,
      leaders: { "jyn-erso": "pool" },
      rebel: { actions: ["trust-in-the-force"] },
    });

  test("Trust in the Force is offered only subjugated systems", () => {
    const state = trusting({
      ryloth: { units: { stormtrooper: 1 } },
      rodia: { units: { stormtrooper: 1 } },
      mandalore: { loyalty: "imperial", units: { stormtrooper: 1 } },
      naboo: {},
    });
    const asking = after(state, [use("trust-in-the-force", "jyn-erso")]);
    expect(legal(asking)).toEqual(["choose-system rodia", "choose-system ryloth"]);
    expect(legal(trusting({ mandalore: { loyalty: "imperial", units: { stormtrooper: 1 } } })).join(" ")).not.toContain(
      "trust-in-the-force",
    );
  });

  test("[reb.subjugation.removed] Trust in the Force ends the subjugation by destroying the last Imperial ground unit, and the loyalty stays", () => {
    const state = trusting({ ryloth: { units: { stormtrooper: 1 } } });
    const next = after(state, [use("trust-in-the-force", "jyn-erso")]);
    expect(units(next, "ryloth")).toEqual({});
    expect([place(next, "ryloth").loyalty, place(next, "ryloth").subjugated]).toEqual([0, false]);
  });

  test("[rote.card.needs-leader] [reb.faq.captured-no-action-cards] Trust in the Force cannot be used with a lured leader in the Imperial pool", () => {
    const state = table({
      phase: "assignment",
      systems: { ryloth: { units: { stormtrooper: 1 } } },
      leaders: { "jyn-erso": { at: "pool", ring: "lure-of-the-dark-side" }, "chirrut-imwe": "pool" },
      rebel: { actions: ["trust-in-the-force"] },
    });
    expect(legal(state).filter((key) => key.startsWith("use-action"))).toEqual([
      "use-action trust-in-the-force chirrut-imwe",
    ]);
  });

  test("Trust in the Force destroys no unit that is not a triangle ground unit", () => {
    const state = trusting({ ryloth: { units: { "at-st": 1, "tie-fighter": 1 } } });
    const next = after(state, [use("trust-in-the-force", "jyn-erso")]);
    expect(units(next, "ryloth")).toEqual({ "at-st": 1, "tie-fighter": 1 });
    expect([place(next, "ryloth").loyalty, place(next, "ryloth").subjugated]).toEqual([0, true]);
  });
});

describe("Discredit Rebellion", () => {
  const systems = { naboo: { sabotaged: true } };
  const roll = (leader: string, luke: string): State =>
    mission("imperial", "discredit-rebellion", [leader], {
      systems,
      leaders: { [leader]: "mission", "luke-skywalker": luke },
      rebel: { actions: ["one-in-a-million"] },
    });
  const [special, hit] = ["special", "hit"].map((answer) => ({ label: "card:red", answer }));

  test("Discredit Rebellion costs nothing if the die shows a hit or a blank", () => {
    for (const answer of ["hit", "blank"]) {
      const state = roll("grand-moff-tarkin", "ilum");
      const next = after(state, [REVEAL, option(1)], [{ label: "card:red", answer }]);
      expect(next.reputation).toBe(state.reputation);
    }
  });

  test("One in a Million may set the die of Discredit Rebellion if Luke is in its system", () => {
    const state = roll("grand-moff-tarkin", "naboo");
    const asking = after(state, [REVEAL, option(1)]);
    expect(asks(asking)).toBe("rebel: action-card");
    const setting = after(asking, [use("one-in-a-million", "luke-skywalker")]);
    expect(legal(setting).some((key) => key.includes("blank"))).toBe(true);
    const away = after(roll("grand-moff-tarkin", "kashyyyk"), [REVEAL, option(1)], special ? [special] : []);
    expect(away.reputation).toBe(state.reputation + 1);
  });

  test("Discredit Rebellion makes the Rebels roll one die if Admiral Motti is in the system but not on the mission", () => {
    const state = mission("imperial", "discredit-rebellion", ["grand-moff-tarkin"], {
      systems,
      leaders: { "grand-moff-tarkin": "mission", "admiral-motti": "naboo" },
    });
    const { events } = told(state, [REVEAL, option(1)], hit ? [hit] : []);
    expect(eventsOf(events, "dice-rolled")[0]?.dice).toHaveLength(1);
  });
});

describe("Imperial Might", () => {
  const queued = { queue: [{ stormtrooper: 1 }, {}, {}] };

  test("[reb.sabotage.abilities-build-deploy] Imperial Might deploys nothing in a sabotaged system", () => {
    const might = (sabotaged: boolean): State =>
      after(
        mission("imperial", "imperial-might", ["grand-moff-tarkin"], {
          systems: { naboo: { loyalty: "imperial", sabotaged, units: { "shield-bunker": 1, stormtrooper: 1 } } },
          imperial: queued,
        }),
        [REVEAL],
      );
    expect(legal(might(false))).toEqual(["advance 1 stormtrooper", "done"]);
    expect(legal(might(true)).join(" ")).not.toContain("advance");
    expect(units(might(true), "naboo")).toEqual({ "shield-bunker": 1, stormtrooper: 1 });
    expect(units(after(might(false), [advance("stormtrooper", 1)]), "naboo")["stormtrooper"]).toBe(2);
  });

  test("Imperial Might cannot be resolved beside a Rebel unit, or without a station or Shield Bunker", () => {
    const state = mission("imperial", "imperial-might", ["grand-moff-tarkin"], {
      systems: {
        naboo: { units: { "shield-bunker": 1, "x-wing": 1 } },
        dagobah: { units: { "shield-bunker": 1 } },
        endor: { units: { "death-star": 1 } },
        kessel: { units: { "star-destroyer": 1, stormtrooper: 1 } },
      },
      imperial: queued,
    });
    expect(legal(after(state, [REVEAL]))).toEqual(["choose-system dagobah", "choose-system endor"]);
  });
});

describe("Sweep the Area", () => {
  const swept = (systems: NonNullable<Parameters<typeof table>[0]["systems"]>): State =>
    after(
      table({
        active: "imperial",
        rebel: { passed: true },
        base: { system: "ilum" },
        systems,
        leaders: { "han-solo": "nal-hutta" },
        held: [{ card: "sweep-the-area", probe: "nal-hutta" }],
        imperial: { actionsUsed: ["sweep-the-area"] },
      }),
      [PASS],
    );
  const USE = { type: "use-held", subject: "sweep-the-area" } as const;

  test("Sweep the Area leaves its captive in the system if an Imperial unit is there", () => {
    const { events, state } = told(swept({ "nal-hutta": { units: { "tie-fighter": 1 } }, kessel: {} }), [USE]);
    expect(eventsOf(events, "leader-captured")).toMatchObject([{ leader: "han-solo" }]);
    expect(eventsOf(events, "leader-moved").filter(({ leader }) => leader === "han-solo")).toEqual([]);
    expect([spot(state, "han-solo"), ring(state, "han-solo")]).toEqual(["nal-hutta", "captured"]);
  });

  test("The Empire chooses among the closest systems with Imperial units for the captive of Sweep the Area", () => {
    const state = swept({
      kessel: { units: { stormtrooper: 1 } },
      toydaria: { units: { "tie-fighter": 1 } },
      mandalore: { units: { stormtrooper: 1 } },
    });
    const asking = after(state, [USE]);
    expect(asks(asking)).toBe("imperial: choose-system");
    expect(legal(asking)).toEqual(["choose-system kessel", "choose-system toydaria"]);
    expect(spot(after(asking, [at("toydaria")]), "han-solo")).toBe("toydaria");
  });

  test("[rote.card.held-probe] Sweep the Area is discarded after use, and its probe card joins the Imperial ones", () => {
    const state = swept({ kessel: { units: { stormtrooper: 1 } } });
    const next = after(state, [USE]);
    expect(next.held).toBeUndefined();
    expect(pile(next.probes)).toContain("probe:nal-hutta");
    expect(pile(state.probes)).not.toContain("probe:nal-hutta");
  });
});

describe("Track Them", () => {
  const fleeing = (leaders: Readonly<Record<string, string>>, by: "rebel" | "imperial"): State =>
    table({
      active: by,
      systems: {
        sullust: { units: { "x-wing": 1, "star-destroyer": 1 } },
        "mon-calamari": { loyalty: "rebel", units: { "x-wing": 1 } },
      },
      leaders: { "han-solo": "sullust", ...leaders },
      imperial: { actions: ["track-them"] },
      combat: { system: "sullust", stage: "retreat", round: 1, initiator: by },
    });

  test("[rote.card.track-them] Track Them returns the only Imperial leader of the combat's system, who can then be used again", () => {
    const state = fleeing({ "darth-vader": "sullust", "general-tagge": "kessel" }, "rebel");
    const away = legal(state).find((key) => key.startsWith("retreat")) ?? "";
    const [, leader = "", system = ""] = away.split(" ");
    const window = after(state, [{ type: "retreat", subject: leader, system }]);
    const next = after(window, [use("track-them", null)]);
    expect([spot(next, "darth-vader"), spot(next, "general-tagge")]).toEqual(["pool", "kessel"]);
    const turn = after(next, [PASS]);
    expect(asks(turn)).toBe("imperial: turn");
    expect(legal(turn).some((key) => key.startsWith("activate darth-vader"))).toBe(true);
  });

  test("[rote.card.track-them] Track Them is not offered if no Imperial leader is in the system of the combat, or no Rebel unit retreats", () => {
    const state = fleeing({ "general-tagge": "kessel" }, "rebel");
    const away = legal(state).find((key) => key.startsWith("retreat")) ?? "";
    const [, leader = "", system = ""] = away.split(" ");
    expect(asks(after(state, [{ type: "retreat", subject: leader, system }]))).not.toBe("imperial: action-card");
    const staying = after(fleeing({ "darth-vader": "sullust" }, "rebel"), [PASS]);
    expect(asks(staying)).not.toBe("imperial: action-card");
  });
});

describe("Son of Skywalker after Prepare for Battle", () => {
  const prepared = (leaders: readonly string[], luke: string): State =>
    judged(
      "rebel",
      "success",
      { card: "prepare-for-battle", leaders, system: "ryloth" },
      {
        config: { ...EXPANDED, combat: "cinematic" },
        systems: { ryloth: { units: { stormtrooper: 1 } } },
        leaders: { ...Object.fromEntries(leaders.map((leader) => [leader, "ryloth"])), "luke-skywalker": luke },
        rebel: { actions: ["son-of-skywalker-rote"] },
      },
    );

  test("[rote.card.prepare-for-battle] [reb.action.leader-must-be-present] Son of Skywalker cannot be used after Prepare for Battle has returned Luke to the pool, but can if he was not assigned", () => {
    const assigned = prepared(["luke-skywalker"], "ryloth");
    expect(spot(assigned, "luke-skywalker")).toBe("pool");
    expect(asks(assigned)).not.toBe("rebel: action-card");
    const beside = prepared(["saw-gerrera"], "ryloth");
    expect(asks(beside)).toBe("rebel: action-card");
  });
});

test("Imperial Might sends both of its leaders to Coruscant even if it deploys nothing", () => {
  const might = { card: "imperial-might", leaders: ["general-tagge", "grand-moff-tarkin"], system: "ilum" };
  const systems = { ilum: { units: { "shield-bunker": 1, stormtrooper: 1 } } };
  const state = judged("imperial", "resolved", might, { systems });
  expect(might.leaders.map((leader) => spot(state, leader))).toEqual(["coruscant", "coruscant"]);
});

test("My Only Hope cannot recruit Luke Skywalker while Luke Skywalker (Jedi) is in play", () => {
  const hope = { card: "my-only-hope", leaders: ["mon-mothma"], system: "dagobah" };
  const names = (more: Scenario): string => legal(judged("rebel", "resolved", hope, more)).join(" ");
  expect(names({})).toContain("luke-skywalker");
  expect(names({ leaders: { "luke-skywalker-jedi": "hoth" } })).not.toContain("luke-skywalker");
});
