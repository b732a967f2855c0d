import { describe, expect, test } from "vitest";
import {
  advance,
  after,
  asks,
  at,
  BOX,
  DONE,
  destroy,
  eventsOf,
  ids,
  judged,
  legal,
  mission,
  move,
  option,
  PASS,
  pile,
  place,
  queue,
  REVEAL,
  refused,
  ring,
  side,
  spot,
  take,
  targets,
  told,
  units,
  who,
} from "./table.ts";

describe("Sabotage", () => {
  const spec = (system: string) => ({ card: "sabotage-rote", leaders: ["han-solo"], system });

  test("[rote.box.replaced-cards] The expansion's Sabotage replaces the base card: it destroys a Shield Bunker, sabotages a populous system, or does neither", () => {
    const there = { systems: { naboo: { loyalty: "imperial", units: { "shield-bunker": 2 } } } } as const;
    const state = judged("rebel", "success", spec("naboo"), there);
    expect(asks(state)).toBe("rebel: choose-option");
    expect(legal(state)).toEqual(["choose-option 0", "choose-option 1", "choose-option 2"]);
    expect(units(after(state, [option(0)]), "naboo")).toEqual({ "shield-bunker": 1 });
    expect(place(after(state, [option(1)]), "naboo").sabotaged).toBe(true);
    const neither = after(state, [option(2)]);
    expect([units(neither, "naboo"), place(neither, "naboo").sabotaged]).toEqual([{ "shield-bunker": 2 }, false]);
    expect(pile(side(neither, "rebel").missions)).toContain("sabotage-rote");
  });

  test("The expansion's Sabotage cannot sabotage a remote system, or a system twice", () => {
    const bunker = { systems: { dagobah: { units: { "shield-bunker": 1 } } } };
    expect(legal(judged("rebel", "success", spec("dagobah"), bunker))).toEqual(["choose-option 0", "choose-option 2"]);
    const sabotaged = { systems: { naboo: { sabotaged: true } } };
    expect(asks(judged("rebel", "success", spec("naboo"), sabotaged))).not.toContain("choose-option");
  });

  test("The expansion's Sabotage can be attempted in any system", () => {
    const state = mission("rebel", "sabotage-rote", ["han-solo"], {
      leaders: { "han-solo": "mission" },
      config: { rulings: "faq" },
    });
    expect(legal(after(state, [REVEAL]))).toContain("choose-system dagobah");
  });
});

describe("Aggressive Negotiations", () => {
  const held = {
    leaders: { "han-solo": { at: "naboo", ring: "captured" } },
    systems: { naboo: { units: { stormtrooper: 1, "assault-tank": 1, "at-st": 1 } } },
  } as const;
  const spec = { card: "aggressive-negotiations", leaders: ["mon-mothma"], system: "naboo" };

  test("Aggressive Negotiations rescues the captured leader of its system, who does not oppose it", () => {
    const state = judged("rebel", "success", spec, held);
    expect(spot(after(state, [DONE]), "han-solo")).toBe("rebel-base");
  });

  test("[rote.mission.failure-effect] Aggressive Negotiations may destroy one triangle ground unit, and no other unit, if it fails", () => {
    const failed = judged("rebel", "failure", spec, held);
    expect(asks(failed)).toBe("rebel: choose-option");
    expect(legal(failed)).toEqual(["choose-option 0", "choose-option 1"]);
    const asking = after(failed, [option(0)]);
    expect(legal(asking)).toEqual(["destroy naboo stormtrooper", "destroy naboo assault-tank"]);
    expect(units(after(asking, [destroy("assault-tank", "naboo")]), "naboo")).toEqual({ stormtrooper: 1, "at-st": 1 });
    expect(units(after(failed, [option(1)]), "naboo")).toEqual({ stormtrooper: 1, "assault-tank": 1, "at-st": 1 });
  });

  test("C-3PO in its system can turn a failure of Aggressive Negotiations into a success, which rescues and destroys nothing", () => {
    const table3po = (where: string) =>
      judged(
        "rebel",
        "failure",
        { ...spec, stage: "result" },
        {
          ...held,
          leaders: { ...held.leaders, "princess-leia": { at: where, ring: "c-3po" } },
        },
      );
    const state = table3po("naboo");
    expect(asks(state)).toBe("rebel: ring");
    const next = after(state, [{ type: "use-ring", subject: "c-3po" }, DONE]);
    expect([spot(next, "han-solo"), ring(next, "princess-leia")]).toEqual(["rebel-base", null]);
    expect(units(next, "naboo")).toEqual(held.systems.naboo.units);
    const kept = after(state, [PASS]);
    expect([asks(kept), ring(kept, "princess-leia")]).toEqual(["rebel: choose-option", "c-3po"]);
    expect(asks(table3po("kashyyyk"))).toBe("rebel: choose-option");
  });
});

describe("Heist", () => {
  const spec = { card: "heist", leaders: ["jyn-erso"], system: "dagobah" };
  const marked = [
    { card: "secure-the-plans", system: "dagobah" },
    { card: "raid-outposts", system: "dagobah" },
  ];

  test("[rote.marker.removed-by-cards] Heist removes one target marker of its system, whichever side has units there", () => {
    const state = judged("rebel", "success", spec, {
      systems: { dagobah: { units: { stormtrooper: 1 } } },
      targets: marked,
      objectivesInPlay: ["raid-outposts"],
    });
    expect(asks(state)).toBe("rebel: remove-target");
    const next = after(state, [{ type: "remove-target", subject: "secure-the-plans", system: "dagobah" }]);
    expect(targets(next)).toEqual(["raid-outposts dagobah"]);
    expect(next.reputation).toBe(state.reputation);
  });

  test("Heist may draw the top objective instead if a Death Star or Death Star Under Construction is there", () => {
    const state = judged("rebel", "success", spec, {
      systems: { dagobah: { units: { "death-star-under-construction": 1 } } },
      targets: marked.slice(0, 1),
      objectiveTop: ["liberation"],
    });
    expect(asks(state)).toBe("rebel: choose-option");
    expect(legal(state)).toEqual(["choose-option 0", "choose-option 1"]);
    expect(targets(after(state, [option(0)]))).toEqual([]);
    const drawn = after(state, [option(1)]);
    expect(pile(drawn.objectives)).toEqual(["liberation"]);
    expect(targets(drawn)).toEqual(["secure-the-plans dagobah"]);
  });

  test("Heist does nothing in a system with neither a target marker nor a Death Star", () => {
    const state = judged("rebel", "success", spec, { systems: { dagobah: { units: { stormtrooper: 1 } } } });
    expect(asks(state)).not.toContain("choose-option");
    expect(state.objectives).toEqual([]);
  });
});

describe("Secret Mission", () => {
  const top = ["hidden-fleet", "heist", "daring-rescue", "assault", "safe-haven", "reconnaissance"];
  const systems = { naboo: { loyalty: "rebel" } } as const;

  test("Secret Mission keeps one of the top six missions and shuffles the others into the deck", () => {
    const spec = { card: "secret-mission", leaders: ["general-rieekan"], system: "naboo" };
    const state = judged("rebel", "resolved", spec, { systems, rebel: { missionTop: top } });
    expect(legal(state)).toEqual([...top].map((card) => `take-card ${card}`).sort(byCatalogue(legal(state))));
    const next = after(state, [take("heist")]);
    expect(pile(side(next, "rebel").missions)).toContain("heist");
    expect(pile(side(next, "rebel").missionDeck)).toContain("assault");
    expect(side(next, "rebel").missionDeck).toHaveLength(1);
    expect(asks(next)).not.toContain("keep-card");
  });

  test("Cassian Andor allows keeping up to two missions with Secret Mission", () => {
    const spec = { card: "secret-mission", leaders: ["cassian-andor"], system: "naboo" };
    const state = judged("rebel", "resolved", spec, { systems, rebel: { missionTop: top } });
    const one = after(state, [take("heist")]);
    expect(legal(one)).toContain("done");
    const two = after(one, [take("assault")]);
    expect(pile(side(two, "rebel").missions)).toEqual(expect.arrayContaining(["heist", "assault"]));
    expect(asks(two)).not.toContain("keep-card");
    expect(pile(side(after(one, [DONE]), "rebel").missions)).not.toContain("assault");
  });

  function byCatalogue(order: readonly string[]): (a: string, b: string) => number {
    return (a, b) => order.indexOf(a) - order.indexOf(b);
  }
});

describe("Critical Rescue", () => {
  const held = {
    leaders: { "han-solo": { at: "naboo", ring: "captured" } },
    systems: { naboo: { units: { stormtrooper: 1 } } },
  } as const;
  const spec = { card: "critical-rescue", leaders: ["princess-leia"], system: "naboo" };

  test("Critical Rescue rescues the captured leader of its system and is discarded", () => {
    const next = after(judged("rebel", "success", spec, held), [DONE]);
    expect(spot(next, "han-solo")).toBe("rebel-base");
    expect(ids(side(next, "rebel").missionDiscard)).toEqual(["critical-rescue"]);
  });

  test("Critical Rescue returns to the hand if it fails", () => {
    const failed = judged("rebel", "failure", spec, held);
    expect(pile(side(failed, "rebel").missions)).toContain("critical-rescue");
    expect(spot(failed, "han-solo")).toBe("naboo");
  });
});

test.each([
  ["my-only-hope", "dagobah", ["luke-skywalker", "obi-wan-kenobi", "han-solo", "chirrut-imwe", "jyn-erso"]],
  ["promotion-rebel", "naboo", ["admiral-ackbar", "wedge-antilles", "general-madine", "cassian-andor", "saw-gerrera"]],
])(
  "[rote.leader.recruit-named] %s recruits one of the leaders that it names into its system",
  (card, system, named) => {
    const systems = { naboo: { loyalty: "rebel" } } as const;
    const state = judged("rebel", "resolved", { card, leaders: ["general-rieekan"], system }, { systems });
    expect(
      legal(state)
        .map((key) => key.replace("choose-leader ", ""))
        .sort(),
    ).toEqual([...named].sort());
    for (const leader of named) expect(spot(after(state, [who(leader)]), leader)).toBe(system);
  },
);

test("My Only Hope can be resolved in remote systems, and the Rebel Promotion in Rebel systems", () => {
  const systems = { naboo: { loyalty: "rebel" } } as const;
  const of = (card: string) => legal(after(mission("rebel", card, ["general-rieekan"], { systems }), [REVEAL]));
  expect(of("my-only-hope")).toContain("choose-system dagobah");
  expect(of("my-only-hope")).not.toContain("choose-system naboo");
  expect(of("promotion-rebel").join(" ")).not.toContain("dagobah");
});

describe("missions that are rolled even if unopposed", () => {
  const systems = { ryloth: { subjugated: true, units: { stormtrooper: 4, "at-st": 1, "shield-bunker": 1 } } } as const;

  test("[rote.mission.lead] Plant Explosives destroys up to three ground units with a total health of at most its lead in successes", () => {
    const spec = { card: "plant-explosives", leaders: ["chewbacca"], system: "ryloth", successes: [5, 3] as const };
    const state = judged("rebel", "success", spec, { systems });
    expect(legal(state)).toEqual(["destroy ryloth stormtrooper", "destroy ryloth at-st", "done"]);
    const two = after(state, [destroy("stormtrooper", "ryloth"), destroy("stormtrooper", "ryloth")]);
    expect(units(two, "ryloth")).toMatchObject({ stormtrooper: 2 });
    const many = judged("rebel", "success", { ...spec, successes: [9, 0] }, { systems });
    const three = after(
      many,
      Array.from({ length: 3 }, () => destroy("stormtrooper", "ryloth")),
    );
    expect(units(three, "ryloth")).toMatchObject({ stormtrooper: 1 });
    expect(asks(three)).not.toContain("destroy-units");
  });

  test("Assault destroys up to three Stormtroopers, and no more than its lead in successes", () => {
    const spec = { card: "assault", leaders: ["chewbacca"], system: "ryloth", successes: [4, 2] as const };
    const state = judged("rebel", "success", spec, { systems });
    expect(legal(state)).toEqual(["destroy ryloth stormtrooper", "done"]);
    const line = Array.from({ length: 2 }, () => destroy("stormtrooper", "ryloth"));
    const next = after(state, line);
    expect(units(next, "ryloth")).toMatchObject({ stormtrooper: 2 });
    expect(asks(next)).not.toContain("destroy-units");
    const many = after(judged("rebel", "success", { ...spec, successes: [8, 1] }, { systems }), [
      ...line,
      ...line.slice(0, 1),
    ]);
    expect(units(many, "ryloth")).toMatchObject({ stormtrooper: 1 });
    expect(asks(many)).not.toContain("destroy-units");
  });

  test.each([
    ["assault", [REVEAL]],
    ["plant-explosives", [REVEAL, at("ryloth")]],
  ] as const)(
    "[rote.mission.rolled-unopposed] %s is rolled for even if unopposed, and succeeds even if all dice are blank",
    (card, line) => {
      const leaders = { chewbacca: "mission" } as const;
      const state = mission("rebel", card, ["chewbacca"], { systems, leaders });
      const icons = BOX.leadersById.get("chewbacca")?.skills[2] ?? 0;
      const { events, state: next } = told(
        state,
        line,
        Array.from({ length: icons }, () => "blank"),
      );
      expect(eventsOf(events, "dice-rolled").map(({ faction }) => faction)).toEqual(["rebel"]);
      expect(eventsOf(events, "mission-opposed")).toEqual([]);
      expect(eventsOf(events, "mission-ended")).toMatchObject([
        { result: "success", successes: [0, 0], rule: "rote.mission.rolled-unopposed" },
      ]);
      expect(units(next, "ryloth")).toEqual(systems.ryloth.units);
    },
  );

  test("Assault can be attempted only in subjugated systems, and Plant Explosives in any system", () => {
    const leaders = { chewbacca: "mission" } as const;
    const at2 = { ryloth: systems.ryloth, saleucami: { subjugated: true, units: { stormtrooper: 1 } } } as const;
    const of = (card: string) =>
      legal(after(mission("rebel", card, ["chewbacca"], { systems: at2, leaders }), [REVEAL]));
    expect(of("assault")).toEqual(["choose-system ryloth", "choose-system saleucami"].sort());
    expect(of("plant-explosives")).toContain("choose-system dagobah");
  });
});

test("Regional Aid gains 1 loyalty in its system and 1 in another one of the region", () => {
  const spec = { card: "regional-aid", leaders: ["mon-mothma"], system: "naboo" };
  const state = judged("rebel", "success", spec);
  expect(place(state, "naboo").loyalty).toBe(0);
  expect(legal(state)).not.toContain("choose-system naboo");
  const [first = ""] = legal(state);
  const system = first.replace("choose-system ", "");
  expect([0, null]).toContain(place(after(state, [at(system)]), system).loyalty);
  const populous = legal(state).map((key) => key.replace("choose-system ", ""));
  expect(populous.some((id) => place(after(state, [at(id)]), id).loyalty === 0)).toBe(true);
});

describe("Behind Enemy Lines", () => {
  const spec = { card: "behind-enemy-lines", leaders: ["general-rieekan"], system: "ryloth" };
  const more = {
    systems: { ryloth: { units: { stormtrooper: 1 } } },
    baseSpace: { "rebel-transport": 2, "rebel-trooper": 6, "ion-cannon": 1 },
    leaders: { "mon-mothma": "rebel-base" },
  } as const;

  test("Behind Enemy Lines moves up to five units out of the Rebel Base space despite leaders, within transport limits, and starts a combat", () => {
    const state = judged("rebel", "resolved", spec, more);
    expect(legal(state)).toEqual(["move rebel-base rebel-transport", "done"]);
    refused(state, move("rebel-trooper", "rebel-base"), "reb.move.restriction-icon");
    const five = [
      move("rebel-transport", "rebel-base"),
      ...Array.from({ length: 4 }, () => move("rebel-trooper", "rebel-base")),
    ];
    const { state: next, events } = told(state, five);
    expect(units(next, "ryloth")).toMatchObject({ "rebel-transport": 1, "rebel-trooper": 4 });
    expect(eventsOf(events, "combat-started")).toMatchObject([{ initiator: "rebel" }]);
  });

  test("Behind Enemy Lines can be resolved in subjugated and Rebel systems", () => {
    const systems = {
      ryloth: { units: { stormtrooper: 1 } },
      naboo: { loyalty: "rebel" },
      bothawui: { loyalty: "imperial" },
    } as const;
    const state = mission("rebel", "behind-enemy-lines", ["general-rieekan"], { systems });
    expect(legal(after(state, [REVEAL]))).toEqual(["choose-system naboo", "choose-system ryloth"]);
  });
});

test("Reconnaissance takes any mission from the Rebel discards into the hand", () => {
  const spec = { card: "reconnaissance", leaders: ["princess-leia"], system: "coruscant" };
  const state = judged("rebel", "success", spec, {
    rebel: { missionDiscard: ["hidden-fleet", "heist", "heist"].slice(0, 2) },
  });
  expect([...legal(state)].sort()).toEqual(["take-card heist", "take-card hidden-fleet"]);
  const next = after(state, [take("heist")]);
  expect(pile(side(next, "rebel").missions)).toContain("heist");
  expect(ids(side(next, "rebel").missionDiscard)).toEqual(["hidden-fleet", "reconnaissance"]);
});

describe("Safe Haven", () => {
  const spec = { card: "safe-haven", leaders: ["mon-mothma"], system: "naboo" };
  const rebel = { queue: [{ "x-wing": 2 }, { airspeeder: 1 }, { "mon-calamari-cruiser": 1 }] };

  test("Safe Haven deploys up to two units from any space of the Rebel build queue", () => {
    const state = judged("rebel", "success", spec, { systems: { naboo: { loyalty: "rebel" } }, rebel });
    expect(legal(state)).toEqual([
      "advance 1 x-wing",
      "advance 2 airspeeder",
      "advance 3 mon-calamari-cruiser",
      "done",
    ]);
    const next = after(state, [advance("x-wing", 1), advance("mon-calamari-cruiser", 3)]);
    expect(units(next, "naboo")).toEqual({ "x-wing": 1, "mon-calamari-cruiser": 1 });
    expect(queue(next, "rebel")).toEqual([{ "x-wing": 1 }, { airspeeder: 1 }, {}]);
    const turned = after(state, [advance("mon-calamari-cruiser", 3), advance("x-wing", 1)]);
    expect(turned).toEqual(next);
    expect(asks(next)).not.toContain("deploy-queued");
    expect(units(after(state, [DONE]), "naboo")).toEqual({});
  });

  test("Safe Haven cannot deploy units in a sabotaged system", () => {
    const systems = { naboo: { loyalty: "rebel", sabotaged: true } } as const;
    expect(asks(judged("rebel", "success", spec, { systems, rebel }))).not.toContain("deploy-queued");
  });
});

describe("Seek Yoda", () => {
  test("[rote.card.bounty-blocks] Seek Yoda gives the ring to no leader with the Bounty ring", () => {
    const seek = (...leaders: readonly string[]) => ({ card: "seek-yoda", leaders, system: "dagobah" });
    const marked = { leaders: { "princess-leia": { at: "dagobah", ring: "bounty" } } } as const;
    const both = judged("rebel", "success", seek("princess-leia", "jan-dodonna"), marked);
    expect([ring(both, "princess-leia"), ring(both, "jan-dodonna")]).toEqual(["bounty", "master-yoda"]);
    expect(ring(judged("rebel", "success", seek("princess-leia"), marked), "princess-leia")).toBe("bounty");
  });

  test("[rote.card.bounty-blocks] Luke Skywalker keeps the Bounty ring when Seek Yoda replaces him", () => {
    const state = judged(
      "rebel",
      "success",
      { card: "seek-yoda", leaders: ["luke-skywalker"], system: "dagobah" },
      { leaders: { "luke-skywalker": { at: "dagobah", ring: "bounty" } } },
    );
    expect([spot(state, "luke-skywalker-jedi"), ring(state, "luke-skywalker-jedi")]).toEqual(["dagobah", "bounty"]);
  });
});
