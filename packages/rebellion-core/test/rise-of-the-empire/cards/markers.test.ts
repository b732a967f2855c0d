import { describe, expect, test } from "vitest";
import {
  after,
  asks,
  at,
  DONE,
  eventsOf,
  ids,
  judged,
  legal,
  mission,
  PASS,
  REVEAL,
  refused,
  table,
  targets,
  told,
} from "./table.ts";

const OUTPOSTS = [
  { card: "raid-outposts", system: "dagobah" },
  { card: "raid-outposts", system: "hoth" },
];
const remove = (card: string, system: string) => ({ type: "remove-target", subject: card, system }) as const;

describe("target markers", () => {
  test("[rote.marker.remove] On its turn a side may remove target markers where only it has a ground unit, without using up the turn", () => {
    const state = table({
      systems: { dagobah: { units: { "rebel-trooper": 1, "tie-fighter": 1 } }, hoth: { units: { "x-wing": 1 } } },
      base: { system: "endor" },
      targets: OUTPOSTS,
      objectivesInPlay: ["raid-outposts"],
    });
    expect(legal(state)).toContain("remove-target raid-outposts dagobah");
    expect(legal(state)).not.toContain("remove-target raid-outposts hoth");
    refused(state, remove("raid-outposts", "hoth"), "rote.marker.remove");
    const next = after(state, [remove("raid-outposts", "dagobah")]);
    expect(asks(next)).toBe("rebel: turn");
    expect(targets(next)).toEqual(["raid-outposts hoth"]);
  });

  test("[rote.marker.remove] Rebels without leaders and with their base revealed are asked as long as they can remove a target marker", () => {
    const spec = {
      active: "imperial",
      leaders: { "mon-mothma": "ilum", "jan-dodonna": "ilum", "princess-leia": "ilum", "general-rieekan": "ilum" },
      base: { system: "endor", revealed: true },
      systems: { dagobah: { units: { "rebel-trooper": 1 } } },
      objectivesInPlay: ["raid-outposts"],
    } as const;
    const turn = [{ type: "activate", subject: "darth-vader", system: "kessel" }] as const;
    expect(asks(after(table({ ...spec, targets: OUTPOSTS.slice(1) }), turn))).toBe("imperial: turn");
    const asked = after(table({ ...spec, targets: OUTPOSTS }), turn);
    expect(asks(asked)).toBe("rebel: turn");
    expect(legal(asked)).toEqual(["remove-target raid-outposts dagobah", "pass"]);
  });

  test("A target marker cannot be removed where both sides have ground units", () => {
    const state = table({
      systems: { dagobah: { units: { "rebel-trooper": 1, stormtrooper: 1 } } },
      targets: OUTPOSTS.slice(0, 1),
      objectivesInPlay: ["raid-outposts"],
    });
    expect(legal(state).join(" ")).not.toContain("remove-target");
  });

  test("A side that has just moved in may remove a target marker after its action", () => {
    const spec = {
      active: "imperial",
      rebel: { passed: true },
      systems: { geonosis: { units: { "assault-carrier": 1, stormtrooper: 1 } } },
      targets: [{ card: "rebel-cell", system: "naboo" }],
      objectivesInPlay: ["rebel-cell"],
      config: { rulings: "faq" },
    } as const;
    const state = table({ ...spec, systems: { naboo: { units: { stormtrooper: 1 } } } });
    const line = after(state, [{ type: "activate", subject: "darth-vader", system: "kessel" }]);
    const end = asks(line) === "imperial: move-units" ? after(line, [DONE]) : line;
    expect(asks(end)).toBe("imperial: turn-end");
    expect(legal(end)).toEqual(["remove-target rebel-cell naboo", "done"]);
    const removed = after(end, [remove("rebel-cell", "naboo")]);
    expect(targets(removed)).toEqual([]);
    expect(removed.targets).toBeUndefined();
  });

  test("[rote.marker.raid-outposts] Each removed target marker of Raid Outposts gives the Rebels 1 reputation, and the card is discarded with the last one", () => {
    const state = table({
      systems: { dagobah: { units: { "rebel-trooper": 1 } }, hoth: { units: { airspeeder: 1 } } },
      base: { system: "endor" },
      targets: OUTPOSTS,
      objectivesInPlay: ["raid-outposts"],
    });
    const one = after(state, [remove("raid-outposts", "dagobah")]);
    expect([one.reputation, one.objectivesInPlay?.length]).toEqual([state.reputation - 1, 1]);
    const { state: both, events } = told(one, [remove("raid-outposts", "hoth")]);
    expect(both.reputation).toBe(state.reputation - 2);
    expect(both.objectivesInPlay).toBeUndefined();
    expect(ids(both.objectivesPlayed)).toEqual(["raid-outposts"]);
    expect(eventsOf(events, "objective-discarded")).toMatchObject([
      { card: "raid-outposts", rule: "rote.objective.discarded" },
    ]);
  });

  test("[rote.marker.destroyed-system] A destroyed system loses its target markers, with the effects that their cards name", () => {
    const state = judged(
      "imperial",
      "resolved",
      { card: "superlaser-online", leaders: ["grand-moff-tarkin"], system: "naboo" },
      {
        systems: { naboo: { units: { "death-star": 1 } } },
        targets: [{ card: "raid-outposts", system: "naboo" }],
        objectivesInPlay: ["raid-outposts"],
        base: { system: "hoth" },
        reputation: 10,
      },
    );
    const line = state.places.some(({ destroyed }) => destroyed) ? state : after(state, [PASS]);
    expect(targets(line)).toEqual([]);
    expect(line.reputation).toBeLessThan(10);
  });

  test("[reb.victory.rebel] Nothing happens after the last target marker of Raid Outposts has won the game for the Rebels", () => {
    const base = { system: "endor" };
    const spec = { base, time: 6, reputation: 7, targets: OUTPOSTS.slice(0, 1), objectivesInPlay: ["raid-outposts"] };
    const own = table({ ...spec, systems: { dagobah: { units: { "rebel-trooper": 1 } } } });
    const { state, events } = told(own, [remove("raid-outposts", "dagobah")]);
    expect([state.outcome?.winners, targets(state)]).toEqual([["rebel"], []]);
    expect(events.at(-1)?.type).toBe("game-ended");
    expect(eventsOf(events, "objective-discarded")).toHaveLength(1);
    const destroyed = mission("imperial", "superlaser-online", ["grand-moff-tarkin"], {
      ...spec,
      systems: { dagobah: { units: { "death-star": 1 } } },
    });
    expect(told(destroyed, [REVEAL]).events.at(-1)?.type).toBe("game-ended");
  });

  test("[rote.marker.card-says] A card cannot put a second target marker into a system, or more markers than it has", () => {
    const again = judged(
      "imperial",
      "success",
      { card: "secure-the-plans", leaders: ["darth-vader"], system: "hoth" },
      {
        targets: [{ card: "secure-the-plans", system: "dagobah" }],
        base: { system: "endor" },
      },
    );
    expect(targets(again)).toEqual(["secure-the-plans dagobah"]);
    const asking = table({
      active: "rebel",
      base: { system: "endor" },
      targets: OUTPOSTS.slice(0, 1),
      objectivesInPlay: ["raid-outposts"],
      effect: { card: "raid-outposts", by: "rebel" },
    });
    expect(asks(asking)).toBe("imperial: choose-system");
    expect(targets(after(asking, [at("dagobah"), at("hoth")]))).toEqual([
      "raid-outposts dagobah",
      "raid-outposts hoth",
    ]);
  });
});
