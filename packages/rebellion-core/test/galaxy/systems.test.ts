import { expect, it } from "vitest";
import { meets, systemsWhere } from "../../src/conditions/where.ts";
import { BOX } from "../../src/testing/box.ts";
import { play, scenario } from "../../src/testing/index.ts";
import { act, eventsOf, legal, systems } from "../looks.ts";
import { index } from "../markers/marking.ts";

it("[reb.system.parts] [reb.resource.populous-have] Populous systems have resource icons and a build queue number, and remote systems have neither", () => {
  for (const { id, entry, populous } of BOX.systems) {
    expect(entry.resources.length > 0, id).toBe(populous);
    expect(entry.buildQueue !== null, id).toBe(populous);
  }
});

it("[reb.faq.destroyed-no-icons] [reb.resource.populous-have] A destroyed system keeps its resource icons under the book rulings and has none under the errata", () => {
  const targets = (rulings: "book" | "faq"): readonly string[] => {
    const state = scenario({ config: { rulings }, systems: { corellia: { destroyed: true, loyalty: null } } });
    return systems(systemsWhere({ box: BOX, state }, [{ is: "populous" }]));
  };
  expect(targets("book")).toContain("corellia");
  expect(targets("faq")).not.toContain("corellia");
});

it("[reb.system.closest] [reb.system.closest-tie] The closest system is the one reached in the fewest moves, and the player chooses among equally close ones", () => {
  const state = scenario({
    systems: {
      mustafar: { units: { stormtrooper: 1 } },
      sullust: { units: { stormtrooper: 1 } },
      coruscant: { units: { stormtrooper: 1 } },
    },
  });
  const near = (from: string): readonly string[] =>
    systems(systemsWhere({ box: BOX, state }, [{ closestWith: { faction: "imperial" } }], { system: index(from) }));
  expect(near("bespin")).toEqual(["mustafar", "sullust"]);
  expect(near("endor")).toEqual(["mustafar", "sullust"]);
  expect(near("alderaan")).toEqual(["coruscant"]);
  expect(near("sullust")).toEqual(["sullust"]);
});

it("[reb.region.card-effects] Imperial Propaganda affects only the systems of one region", () => {
  const start = scenario({
    active: "imperial",
    rebel: { passed: true },
    leaders: Object.fromEntries(
      ["mon-mothma", "jan-dodonna", "princess-leia", "general-rieekan"].map((leader) => [leader, "rebel-base"]),
    ),
    systems: {
      sullust: { loyalty: "imperial" },
      naboo: { loyalty: "rebel" },
      utapau: { loyalty: "rebel" },
      rodia: { loyalty: "rebel" },
    },
    imperial: { assigned: [{ card: "imperial-propaganda", leaders: ["emperor-palpatine"] }] },
  });
  const { state, events } = play(start, [
    { type: "reveal", subject: 0 },
    { type: "choose-system", subject: "sullust" },
  ]);
  expect(eventsOf(events, "loyalty-changed").map(({ system }) => system)).toEqual(["naboo", "utapau"]);
  expect(meets({ box: BOX, state }, index("rodia"), [{ loyalty: "rebel" }])).toBe(true);
});

it("[reb.discard.reshuffle] [reb.limits.cards-reshuffle] [reb.discard.faceup-pile] An empty mission deck is reshuffled from its discards", () => {
  const discarded = BOX.cards.flatMap((card) =>
    card.type === "mission" && card.side === 0 && card.entry.set === "regular"
      ? Array.from({ length: card.entry.copies }, () => card.id)
      : [],
  );
  const start = scenario({ rebel: { missionDiscard: discarded, passed: false }, imperial: { passed: true } });
  expect(start.sides[0].missionDiscard).toHaveLength(25);
  const { state, events } = act(start, { type: "pass" });
  expect(eventsOf(events, "deck-shuffled")).toMatchObject([{ deck: "rebel-mission", rule: "reb.discard.reshuffle" }]);
  expect(state.sides[0].missionDiscard).toEqual([]);
  expect(legal(state).length).toBeGreaterThan(0);
});
