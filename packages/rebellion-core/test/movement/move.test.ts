import { type Scenario, scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import type { State } from "../../src/state/state.ts";
import { BOX } from "../../src/testing/box.ts";
import { DONE, eventsOf, legal, refused, spot, units } from "../looks.ts";
import { activate, captive, line, move, moveAll, picks } from "./steps.ts";

/** Sullust, Bespin, Corellia and Coruscant border Cato Neimoidia or not as the board says; the Empire activates it. */
function empire(systems: Scenario["systems"], more: Scenario = {}): State {
  const state = scenario({ active: "imperial", systems: systems ?? {}, ...more });
  return line(state, activate("emperor-palpatine", "cato-neimoidia")).state;
}

function rebels(systems: Scenario["systems"], more: Scenario = {}): State {
  return line(scenario({ systems: systems ?? {}, ...more }), activate("jan-dodonna", "naboo")).state;
}

const SULLUST = (there: Readonly<Record<string, number>>): Scenario["systems"] => ({
  sullust: { loyalty: "imperial", units: there },
});

describe("which systems are adjacent", () => {
  const neighbours = (id: string): readonly string[] =>
    (BOX.systems.find((system) => system.id === id)?.neighbors ?? []).map((index) => BOX.placeIds[index] ?? "");

  it("[reb.move.adjacency] Systems that share a border are adjacent to each other", () => {
    expect(neighbours("cato-neimoidia")).toEqual(["alderaan", "corellia", "kashyyyk", "malastare", "sullust"]);
    for (const { id } of BOX.systems) for (const other of neighbours(id)) expect(neighbours(other)).toContain(id);
  });

  it("[reb.move.cross-region] Units can move from one region to another", () => {
    const region = (id: string): string | undefined => BOX.systems.find((one) => one.id === id)?.entry.region;
    expect(region("sullust")).not.toBe(region("cato-neimoidia"));
    const { state } = moveAll(empire(SULLUST({ "star-destroyer": 1, stormtrooper: 1 })), ["star-destroyer", "sullust"]);
    expect(units(state, "cato-neimoidia")).toEqual({ "star-destroyer": 1 });
  });

  it("[reb.move.impassable] Systems separated by a shaded area are not adjacent, such as Coruscant and Cato Neimoidia", () => {
    expect(neighbours("coruscant")).toEqual(["alderaan", "corellia", "ord-mantell"]);
    const state = empire({ coruscant: { units: { "star-destroyer": 1 } }, ...SULLUST({ "star-destroyer": 1 }) });
    refused(state, move("star-destroyer", "coruscant"), "reb.move.one-step");
  });

  it("[reb.move.one-step] Units cannot move through one system to another", () => {
    const state = empire({ mustafar: { units: { "star-destroyer": 1 } }, ...SULLUST({ "star-destroyer": 1 }) });
    expect(neighbours("sullust")).toContain("mustafar");
    refused(state, move("star-destroyer", "mustafar"), "reb.move.one-step");
  });
});

describe("ships", () => {
  it("[reb.move.any-number-of-ships] Any number of ships may move in one activation", () => {
    const fleet = { "assault-carrier": 2, "star-destroyer": 2, stormtrooper: 1 };
    for (const count of [0, 1, 2]) {
      const chosen = Array.from({ length: count }, (): readonly [string, string] => ["star-destroyer", "sullust"]);
      const { state } = moveAll(empire(SULLUST(fleet)), ...chosen);
      expect(units(state, "cato-neimoidia")).toEqual(count === 0 ? {} : { "star-destroyer": count });
    }
  });

  it("[reb.move.several-sources] Ships may move from several adjacent systems in one activation", () => {
    const state = empire({ ...SULLUST({ "star-destroyer": 1 }), corellia: { units: { "assault-carrier": 1 } } });
    const { state: after, events } = line(
      state,
      move("assault-carrier", "corellia"),
      move("star-destroyer", "sullust"),
    );
    expect(units(after, "cato-neimoidia")).toEqual({ "assault-carrier": 1, "star-destroyer": 1 });
    expect(eventsOf(events, "units-moved").map(({ from }) => from)).toEqual(["corellia", "sullust"]);
  });

  it("Units to pick are listed by place, then by type, so that each set is listed once, but they can be picked in any order", () => {
    const state = empire({ ...SULLUST({ "star-destroyer": 2 }), corellia: { units: { "assault-carrier": 2 } } });
    expect(picks(state)).toEqual(["assault-carrier corellia", "star-destroyer sullust"]);
    const later = line(state, move("star-destroyer", "sullust")).state;
    expect(picks(later)).toEqual(["star-destroyer sullust"]);
    expect(legal(later)).toContain("done");
    const both = line(later, move("assault-carrier", "corellia")).state;
    expect(both).toEqual(line(state, move("assault-carrier", "corellia"), move("star-destroyer", "sullust")).state);
  });

  it("[reb.move.immobile] Immobile units cannot move", () => {
    const state = empire(SULLUST({ "star-destroyer": 1, "death-star-under-construction": 1, stormtrooper: 1 }));
    expect(picks(state)).toEqual(["star-destroyer sullust"]);
    refused(state, move("death-star-under-construction", "sullust"), "reb.move.immobile");
    const other = rebels({ utapau: { units: { "rebel-transport": 1, "ion-cannon": 1, "shield-generator": 1 } } });
    refused(other, move("ion-cannon", "utapau"), "reb.move.immobile");
    expect(line(other, move("rebel-transport", "utapau")).state.frames.some(({ kind }) => kind === "move")).toBe(false);
  });
});

describe("transport", () => {
  it("[reb.transport.capacity-number] [reb.move.carry] Each ship carries as many units as its transport capacity", () => {
    const capacities = Object.fromEntries(
      BOX.units.flatMap(({ id, capacity }) => (capacity > 0 ? [[id, capacity]] : [])),
    );
    expect(capacities).toEqual({
      "rebel-transport": 4,
      "corellian-corvette": 2,
      "mon-calamari-cruiser": 4,
      "assault-carrier": 4,
      "star-destroyer": 6,
      "super-star-destroyer": 8,
      "death-star": 8,
    });
    let state = line(
      empire(SULLUST({ "assault-carrier": 1, stormtrooper: 6 })),
      move("assault-carrier", "sullust"),
    ).state;
    for (let aboard = 0; aboard < 3; aboard++) state = line(state, move("stormtrooper", "sullust")).state;
    expect(picks(state)).toEqual(["stormtrooper sullust"]);
    const { state: full } = line(state, move("stormtrooper", "sullust"));
    expect(units(full, "cato-neimoidia")).toEqual({ "assault-carrier": 1, stormtrooper: 4 });
    expect(units(full, "sullust")).toEqual({ stormtrooper: 2 });
  });

  it("[reb.transport.one-each] Every ground unit and TIE Fighter uses one transport capacity, whatever its type", () => {
    const there = { "assault-carrier": 1, "tie-fighter": 2, stormtrooper: 2, "at-st": 1, "at-at": 1 };
    const state = line(
      empire(SULLUST(there)),
      move("assault-carrier", "sullust"),
      move("tie-fighter", "sullust"),
      move("stormtrooper", "sullust"),
      move("at-st", "sullust"),
    ).state;
    expect(picks(state)).toEqual(["at-at sullust"]);
    expect(units(line(state, move("at-at", "sullust")).state, "cato-neimoidia")).toEqual({
      "assault-carrier": 1,
      "tie-fighter": 1,
      stormtrooper: 1,
      "at-st": 1,
      "at-at": 1,
    });
  });

  it("[reb.transport.one-each] A full ship cannot take a unit of another type", () => {
    const start = empire({
      ...SULLUST({ "assault-carrier": 1, stormtrooper: 5 }),
      kashyyyk: { units: { "star-destroyer": 1, stormtrooper: 1 } },
    });
    let state = line(start, move("star-destroyer", "kashyyyk"), move("assault-carrier", "sullust")).state;
    for (let aboard = 0; aboard < 3; aboard++) state = line(state, move("stormtrooper", "sullust")).state;
    state = line(state, move("stormtrooper", "sullust")).state;
    refused(state, move("stormtrooper", "sullust"), "reb.transport.one-each");
    const full = line(state, DONE).state;
    expect(units(full, "sullust")).toEqual({ stormtrooper: 1 });
  });

  it("[reb.move.restriction-icon] [reb.transport.needed-for-ground] Ground units can move only with a ship that leaves the same system", () => {
    const state = empire(SULLUST({ "star-destroyer": 1, stormtrooper: 1 }));
    refused(state, move("stormtrooper", "sullust"), "reb.move.restriction-icon");
    expect(picks(line(state, move("star-destroyer", "sullust")).state)).toEqual(["stormtrooper sullust"]);
  });

  it("[reb.transport.needed-for-tie] TIE Fighters can move only with a ship that leaves the same system", () => {
    const state = empire(SULLUST({ "star-destroyer": 1, "tie-fighter": 1 }));
    refused(state, move("tie-fighter", "sullust"), "reb.move.restriction-icon");
    expect(picks(line(state, move("star-destroyer", "sullust")).state)).toEqual(["tie-fighter sullust"]);
  });

  it("[reb.transport.rebel-fighters-free] X-wings and Y-wings can move without transport", () => {
    const state = rebels({ utapau: { units: { "x-wing": 1, "y-wing": 1, "rebel-trooper": 1 } } });
    const { state: after } = line(state, move("x-wing", "utapau"), move("y-wing", "utapau"));
    expect(units(after, "naboo")).toEqual({ "x-wing": 1, "y-wing": 1 });
    refused(state, move("rebel-trooper", "utapau"), "reb.move.restriction-icon");
  });

  it("[reb.move.same-system-capacity] Ships carry only units that leave the same system", () => {
    const start = empire({
      corellia: { units: { "star-destroyer": 1 } },
      ...SULLUST({ "assault-carrier": 1, stormtrooper: 1 }),
    });
    const state = line(start, move("star-destroyer", "corellia")).state;
    refused(state, move("stormtrooper", "sullust"), "reb.move.restriction-icon");
  });
});

describe("leaders keep units where they are", () => {
  it("[reb.move.leader-pin] [reb.leader.in-system-pin] Units cannot leave a system with a leader of their side", () => {
    const there = { "star-destroyer": 1 };
    const more = { leaders: { "darth-vader": "sullust" } };
    const state = empire({ ...SULLUST(there), corellia: { units: there } }, more);
    expect(picks(state)).toEqual(["star-destroyer corellia"]);
    refused(state, move("star-destroyer", "sullust"), "reb.move.leader-pin");
  });

  it("[reb.move.leader-pin] A leader of the other side does not prevent units from leaving a system", () => {
    const state = empire(SULLUST({ "star-destroyer": 1 }), { leaders: { "princess-leia": "sullust" } });
    expect(picks(state)).toEqual(["star-destroyer sullust"]);
  });

  it("[reb.move.leader-pin-no-tactics] A leader without tactic values prevents units of that side from leaving a system", () => {
    const state = rebels(
      { utapau: { units: { "x-wing": 1 } }, sullust: { units: { "x-wing": 1 } } },
      { leaders: { "mon-mothma": "utapau" } },
    );
    refused(state, move("x-wing", "utapau"), "reb.move.leader-pin");
  });

  it("[reb.move.leader-pin] [reb.captured.no-pin] A captured leader does not prevent units from leaving a system", () => {
    const state = rebels(
      { utapau: { units: { "x-wing": 1, "star-destroyer": 1 } } },
      { leaders: { "princess-leia": { at: "utapau", ring: "captured" } } },
    );
    expect(picks(state)).toEqual(["x-wing utapau"]);
  });
});

describe("captured leaders", () => {
  const TAKEN = { leaders: { "princess-leia": { at: "sullust", ring: "captured" } } };

  it("[reb.captured.imperial-moves] Captured leaders may move with Imperial units as ground units do", () => {
    const start = empire(SULLUST({ "star-destroyer": 1, stormtrooper: 1 }), TAKEN);
    refused(start, captive("princess-leia", "sullust"), "reb.captured.imperial-moves");
    const state = line(start, move("star-destroyer", "sullust")).state;
    expect(picks(state)).toEqual(["stormtrooper sullust", "princess-leia sullust"]);
    const { state: after, events } = line(state, captive("princess-leia", "sullust"), DONE);
    expect(spot(after, "princess-leia")).toBe("cato-neimoidia");
    expect(eventsOf(events, "leader-moved")).toMatchObject([{ leader: "princess-leia", from: "sullust" }]);
  });

  it("[reb.captured.no-capacity] Captured leaders use no transport capacity", () => {
    let state = line(
      empire(SULLUST({ "assault-carrier": 1, stormtrooper: 5 }), TAKEN),
      move("assault-carrier", "sullust"),
    ).state;
    for (let aboard = 0; aboard < 4; aboard++) state = line(state, move("stormtrooper", "sullust")).state;
    expect(picks(state)).toEqual(["princess-leia sullust"]);
    const after = line(state, captive("princess-leia", "sullust")).state;
    expect(units(after, "cato-neimoidia")).toEqual({ "assault-carrier": 1, stormtrooper: 4 });
    expect(spot(after, "princess-leia")).toBe("cato-neimoidia");
  });

  it("[reb.captured.imperial-moves] Captured leaders are listed after the units of their system and before those of the next", () => {
    const start = empire({ ...SULLUST({ "star-destroyer": 1 }), malastare: { units: { "star-destroyer": 1 } } }, TAKEN);
    const state = line(start, move("star-destroyer", "malastare"), move("star-destroyer", "sullust")).state;
    expect(picks(state)).toEqual(["princess-leia sullust"]);
    refused(state, captive("darth-vader", "sullust"), "reb.captured.imperial-moves");
    refused(state, captive("princess-leia", "malastare"), "reb.captured.imperial-moves");
    const left = line(state, DONE).state;
    // Nobody guards her: she is free.
    expect(spot(left, "princess-leia")).toBe("rebel-base");
  });

  it("[reb.captured.no-rebel-move] The Rebels cannot move captured leaders", () => {
    const state = rebels(
      { utapau: { units: { "rebel-transport": 1, "x-wing": 1, "star-destroyer": 1 } } },
      { leaders: { "princess-leia": { at: "utapau", ring: "captured" } } },
    );
    const after = line(state, move("rebel-transport", "utapau")).state;
    expect(picks(after)).toEqual(["x-wing utapau"]);
    refused(after, captive("princess-leia", "utapau"), "reb.captured.no-rebel-move");
  });
});
