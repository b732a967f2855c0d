import { readdirSync, readFileSync } from "node:fs";
import { type Action, game, type State } from "@sw/rebellion-core";
import { automa } from "@sw/rebellion-core/solo";
import { begin, type Scenario, scenario } from "@sw/rebellion-core/testing";
import { type Chance, type Json, pileCards, pileSize } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { boxFor } from "../../src/testing/box.ts";
import { decided } from "./automa/table.ts";
import { ALL, act, asks, BASE, empire, expectSound, PLAY, seen, spotOf, unitsAt } from "./table.ts";
import { WORKED_EXAMPLES } from "./worked-examples.ts";

const HERE = new URL(".", import.meta.url);

/** Tags in the titles of the tests of a folder and those in it. */
function tagsIn(folder: URL): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    if (one.isDirectory()) return tagsIn(new URL(`${one.name}/`, folder));
    if (!one.name.endsWith(".test.ts")) return [];
    const titles = readFileSync(new URL(one.name, folder), "utf8").match(/^ *(?:test|it)?\(?(?:\]\)\()?"\[.*$/gm) ?? [];
    return titles.flatMap((title) => [...title.matchAll(/\[example: ([\w-]+)\]/g)].map(([, tag = ""]) => tag));
  });
}

/** Dice that show nothing but ones. */
const ONES: Chance = {
  die: () => 0,
  pick: () => 0,
  order: (_label, count) => Array.from({ length: count }, (_, place) => place),
};

/** Objectives of the Rebel hand and the top and bottom of their deck, by name. */
function objectivesOf({ config, objectives, objectiveDeck }: State) {
  const { cards } = boxFor(config);
  const [hand, deck] = [objectives, objectiveDeck].map((pile) => pileCards(pile).map((code) => cards[code]?.id ?? ""));
  return { hand: hand ?? [], top: deck?.[0], bottom: deck?.at(-1) };
}

const HAN = { "han-solo": { at: "kessel", ring: "captured" } } as const;

/** The effect of a mission against Han Solo, held in Kessel, after a success. */
function against(card: string, more: Scenario): Scenario {
  return {
    config: BASE,
    active: "imperial",
    base: { system: "ilum" },
    systems: { kessel: { units: { stormtrooper: 1 } } },
    leaders: HAN,
    effect: { card, by: "imperial", system: "kessel", leaders: ["darth-vader"], target: "han-solo" },
    ...more,
  };
}

describe("The worked examples of the manual", () => {
  it("Every worked example of the manual is named in the title of a test, and no title names an unknown one", () => {
    expect([...new Set(tagsIn(HERE))].sort()).toEqual(Object.keys(WORKED_EXAMPLES).sort());
  });

  it("[example: arrive-empty] [solo.move.arrive-empty] A fleet arrives at a possible base without ground units, then a leader and a Stormtrooper follow and take the probe card", () => {
    const begun = empire({
      base: { system: "yavin" },
      round: 3,
      probes: ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine"],
      systems: { mustafar: { loyalty: "imperial", units: { "star-destroyer": 1, stormtrooper: 1 } } },
      rebel: { passed: true },
      leaders: { "darth-vader": "pool", "general-tagge": "pool" },
    });
    let state = begun;
    let memory: Json = null;
    const taken: string[] = [];
    while (asks(state).startsWith("imperial") && !taken.includes("reinforce")) {
      const { action, ...told } = automa(game.view(state, "imperial"), memory, { chance: ONES });
      ({ memory } = told);
      taken.push(action.type);
      state = act(state, [action]).state;
    }
    expect(taken.filter((type) => type === "activate" || type === "reinforce")).toEqual(["activate", "reinforce"]);
    expect(unitsAt(state, "hoth")).toEqual({ "star-destroyer": 1, stormtrooper: 1 });
    expect(unitsAt(state, "mustafar")).toEqual({ stormtrooper: 1 });
    expect(game.view(state, "spectator").solo?.garrisoned).toEqual(["hoth"]);
  });

  it.each([
    [["general-rieekan"], 8, 4],
    [["general-rieekan", "mon-mothma"], 8, 8],
    [["general-rieekan", "mon-mothma"], 3, 3],
  ] as const)(
    "[example: four-or-eight] [solo.base.move.draw] Leaders %j on Rapid Mobilization with %d rounds left draw %d probe cards",
    (leaders, left, count) => {
      const { state } = begin({
        config: BASE,
        base: { system: "hoth", revealed: true },
        systems: { hoth: { units: { "x-wing": 1 } } },
        leaders: Object.fromEntries(leaders.map((leader) => [leader, "hoth"])),
        rebel: { passed: true },
        imperial: { passed: true },
        delayed: [{ card: "rapid-mobilization", leaders }],
        round: 4,
        reputation: 4 + left,
      });
      expect(asks(state)).toBe("rebel: new-base");
      expect(pileSize(state.sides[0].aside)).toBe(count);
      expectSound(state);
    },
  );

  it.each([
    ["dantooine", ["hoth"]],
    ["hoth", ["dagobah", "dantooine", "dathomir", "endor", "ilum", "tatooine", "yavin"]],
  ] as const)(
    "[example: long-range-probe] [solo.decision.long-range-probe] Long-Range Probe in Hoth with the base in %s gives the Empire the probe cards of %j",
    (base, cards) => {
      const { state } = begin({
        config: BASE,
        active: "imperial",
        base: { system: base },
        effect: { card: "long-range-probe", by: "imperial", system: "hoth", leaders: ["darth-vader"] },
      });
      const held = game.view(state, "spectator").probes.flatMap((part) => (part.cards as readonly string[]) ?? []);
      expect(held.map((id) => id.replace("probe:", "")).sort()).toEqual(cards);
      expect(game.view(state, "imperial").base.revealed).toBe(base === "hoth");
      expectSound(state);
    },
  );

  it("[example: most-reputation] [solo.decision.retrieve-the-plans] Retrieve the Plans puts the Rebel objective with the highest reputation value under its deck", () => {
    const state = scenario(
      against("retrieve-the-plans", { objectives: ["crippling-blow", "return-of-the-jedi", "rebel-assault"] }),
    );
    const { action } = decided(state);
    expect(action).toEqual({ type: "put-card", subject: "return-of-the-jedi", where: "bottom" });
    const after = objectivesOf(act(state, [action]).state);
    expect(after.bottom).toBe("return-of-the-jedi");
    expect([...after.hand].sort()).toEqual(["crippling-blow", "rebel-assault"]);
  });

  it("[example: objective-back] [solo.decision.exploit-weakness] Exploit Weakness puts a random objective of the Rebel hand on top of its deck", () => {
    const { state } = begin(
      against("exploit-weakness", { config: ALL, objectives: ["crippling-blow", "rebel-assault"] }),
      {
        draws: ["rebel-assault"],
      },
    );
    expect(objectivesOf(state)).toMatchObject({ hand: ["crippling-blow"], top: "rebel-assault" });
    expectSound(state);
  });

  it("[example: no-starting-mission] [solo.decision.stolen-intel] Stolen Intel discards a mission that is not a starting mission, chosen by the die", () => {
    const state = scenario({
      config: ALL,
      active: "imperial",
      base: { system: "ilum" },
      probeTop: ["naboo"],
      systems: { kashyyyk: { loyalty: "rebel" } },
      rebel: { missions: ["sabotage-rote", "base-defenses", "hit-and-run"] },
      effect: { card: "stolen-intel", by: "imperial", system: "kashyyyk", leaders: ["darth-vader"] },
    });
    expect(asks(state)).toBe("imperial: discard-card");
    const discarded = [1, 4, 5, 8].map((face) => decided(state, face).action);
    expect(discarded.map((action) => "subject" in action && action.subject)).toEqual([
      "base-defenses",
      "base-defenses",
      "hit-and-run",
      "hit-and-run",
    ]);
  });

  it("[example: one-leader-alone] [solo.decision.imperial-might] Imperial Might gets no second leader, even if several are in the pool", () => {
    const state = empire({
      config: ALL,
      base: { system: "ilum" },
      systems: { corellia: { loyalty: "imperial", units: { "death-star": 1 } } },
      imperial: { queue: [{ stormtrooper: 1 }] },
      leaders: { "general-tagge": "pool", "darth-vader": "pool", "moff-jerjerrod": "pool", "admiral-ozzel": "pool" },
      solo: { round: ["imperial-might"] },
    });
    let { state: next } = act(state, [PLAY]);
    const assigned: Action[] = [];
    for (; asks(next) === "imperial: round-card"; ) {
      const { action } = decided(next, 1);
      assigned.push(action);
      next = act(next, [action]).state;
    }
    expect(assigned.filter(({ type }) => type === "assign").length).toBeLessThan(2);
    const sent = ["general-tagge", "darth-vader", "moff-jerjerrod", "admiral-ozzel"].filter(
      (id) => spotOf(next, id) !== "pool",
    );
    expect(sent).toHaveLength(1);
    expect(seen(next).roundDeck).toEqual([]);
  });
});
