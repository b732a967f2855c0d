import { begin, type Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { asked, DONE, eventsOf, legal, PASS, place, queue, refused, units } from "../looks.ts";
import { line } from "../movement/steps.ts";

/** The step in which both sides build, until somebody is asked. */
function building(more: Scenario = {}): ReturnType<typeof begin> {
  return begin({ phase: "refresh", stage: "build", round: 7, time: 8, ...more });
}

function take(unit: string): Action {
  return { type: "take-unit", subject: unit };
}

function destroy(unit: string, at: string): Action {
  return { type: "destroy", subject: unit, at };
}

/** What lies on the queue when both have built, X-wings wherever there is a choice; no base space that builds. */
function built(faction: "rebel" | "imperial", more: Scenario = {}): readonly Readonly<Record<string, number>>[] {
  let { state, events } = building(more);
  const queued = [...eventsOf(events, "units-queued")];
  while (state.outcome === null && asked(state).kind === "build") {
    const choice = legal(state).includes("take-unit x-wing")
      ? take("x-wing")
      : take(legal(state)[0]?.split(" ")[1] ?? "");
    ({ state, events } = line(state, choice));
    queued.push(...eventsOf(events, "units-queued"));
  }
  return ([1, 2, 3] as const).map((space) => {
    const counts: Record<string, number> = {};
    for (const event of queued) {
      if (event.faction !== faction || event.space !== space || event.rule === "reb.deploy.return-to-space-one")
        continue;
      for (const { unit, count } of event.units) counts[unit] = (counts[unit] ?? 0) + count;
    }
    return counts;
  });
}

const BASE = { "x-wing": 1, "rebel-trooper": 1 };
const NOTHING = [{}, {}, {}];
const CAPITAL = { stormtrooper: 1 };

describe("which icons build", () => {
  it("[reb.build.trigger] [reb.build.one-per-icon] [reb.refresh.build] Each icon of a loyal system builds one unit", () => {
    const systems = { corellia: { loyalty: "imperial" } } as const;
    expect(built("imperial", { systems })).toEqual([CAPITAL, {}, { "tie-fighter": 1, "star-destroyer": 1 }]);
    expect(built("imperial", { systems, time: 9 })).toEqual(NOTHING);
  });

  it("[reb.build.queue-space] [reb.refresh.build-placement] Built units go to the space of the build queue with the number of the system", () => {
    const systems = { utapau: { loyalty: "rebel" }, "ord-mantell": { loyalty: "rebel" } } as const;
    expect(built("rebel", { systems })).toEqual([
      BASE,
      { "corellian-corvette": 1, airspeeder: 1 },
      { "corellian-corvette": 1, "mon-calamari-cruiser": 1 },
    ]);
  });

  it("[reb.build.subjugated-leftmost] [reb.subjugation.leftmost-only] [reb.subjugation.imperial-build] Only the leftmost icon of a subjugated system builds a unit", () => {
    const systems = { corellia: { units: { stormtrooper: 1 } } };
    expect(built("imperial", { systems })).toEqual([CAPITAL, {}, { "tie-fighter": 1 }]);
  });

  it("[reb.build.ltp-rebel-subjugated] The Rebels build nothing in a subjugated system, even with a Rebel loyalty marker beneath", () => {
    const systems = { utapau: { loyalty: "rebel", units: { stormtrooper: 1 } } } as const;
    expect(built("rebel", { systems })).toEqual([BASE, {}, {}]);
    expect(built("imperial", { systems })).toEqual([CAPITAL, {}, { "assault-carrier": 1 }]);
  });

  it("[reb.build.opponent-unit-blocks] A system builds nothing if it holds any unit of the other side", () => {
    const rebels = { corellia: { loyalty: "imperial", units: { "x-wing": 1 } } } as const;
    expect(built("imperial", { systems: rebels })).toEqual([CAPITAL, {}, {}]);
    const empire = { utapau: { loyalty: "rebel", units: { "tie-fighter": 1 } } } as const;
    expect(built("rebel", { systems: empire })).toEqual([BASE, {}, {}]);
  });

  it("[reb.sabotage.no-build-icons] [reb.sabotage.both-factions] A system with a sabotage marker builds nothing for either side", () => {
    const systems = {
      corellia: { loyalty: "imperial", sabotaged: true },
      utapau: { loyalty: "rebel", sabotaged: true },
    } as const;
    expect(built("imperial", { systems })).toEqual([CAPITAL, {}, {}]);
    expect(built("rebel", { systems })).toEqual([BASE, {}, {}]);
  });

  it("A destroyed system builds nothing", () => {
    expect(built("imperial", { systems: { coruscant: { destroyed: true } } })).toEqual(NOTHING);
  });

  it("[reb.build.rebel-base-icons] [reb.base.space-build-deploy] The Rebel Base space builds for the Rebels as a system would", () => {
    expect(built("rebel")).toEqual([BASE, {}, {}]);
  });

  it("[reb.base.revealed-resource-icons] The Rebel Base space still builds while the base is revealed", () => {
    const revealed = { base: { system: "hoth", revealed: true }, systems: { hoth: { units: { "x-wing": 1 } } } };
    expect(built("rebel", revealed)).toEqual([BASE, {}, {}]);
  });

  it("[reb.base.revealed-resource-icons-blocked] The Rebel Base space builds nothing if the revealed base's system holds an Imperial unit or marker", () => {
    const ship = { "x-wing": 1, "star-destroyer": 1 };
    expect(built("rebel", { base: { system: "hoth", revealed: true }, systems: { hoth: { units: ship } } })).toEqual(
      NOTHING,
    );
    const naboo = { loyalty: "imperial", units: { "x-wing": 1 } } as const;
    expect(built("rebel", { base: { system: "naboo", revealed: true }, systems: { naboo } })).toEqual(NOTHING);
  });

  it("A hidden base builds even if Imperial ships are in its system, because anything else would reveal it", () => {
    const systems = { hoth: { units: { "star-destroyer": 1 } } };
    expect(built("rebel", { base: { system: "hoth" }, systems })).toEqual([BASE, {}, {}]);
  });
});

describe("what they build", () => {
  it("[reb.build.unit-matches-icon] [reb.resource.determine-units] An icon builds a unit of its shape and color", () => {
    const { state } = building({ systems: { utapau: { loyalty: "rebel" } } });
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "build", context: { at: "rebel-base", icon: 0 } });
    refused(state, take("rebel-trooper"), "reb.build.unit-matches-icon");
    refused(state, take("mon-calamari-cruiser"), "reb.build.unit-matches-icon");
    refused(state, take("tie-fighter"), "reb.build.unit-matches-icon");
    refused(state, DONE, "reb.build.one-per-icon");
  });

  it("[reb.build.rebel-choice] The Rebels choose between transports and fighters, and between structures, where an icon builds several types", () => {
    const { state } = building({ systems: { geonosis: { loyalty: "rebel" } } });
    expect(legal(state)).toEqual(["take-unit rebel-transport", "take-unit x-wing", "take-unit y-wing"]);
    const next = line(state, take("y-wing")).state;
    expect(legal(next)).toEqual(["take-unit shield-generator", "take-unit ion-cannon"]);
    expect(queue(line(next, take("ion-cannon")).state, "rebel")[1]).toMatchObject({ "y-wing": 1, "ion-cannon": 1 });
  });

  it("[reb.build.one-per-icon] Every icon must be used to build under the book rulings", () => {
    const { state } = building();
    refused(state, PASS, "reb.build.one-per-icon");
  });

  it("[reb.faq.build-fewer] Icons may be left unused under the FAQ rulings", () => {
    const { state } = building({ config: { rulings: "faq" } });
    expect(legal(state)).toContain("pass");
    const { state: after, events } = line(state, PASS, PASS);
    expect(asked(after)).toMatchObject({ seat: "imperial", context: { at: "coruscant" } });
    expect(eventsOf(events, "units-queued")).toEqual([]);
  });

  it("[reb.faq.precedence] Building follows the errata only under the FAQ rulings", () => {
    expect(building().state.config.rulings).toBe("book");
    expect(legal(building().state)).not.toContain("pass");
    expect(legal(building({ config: { rulings: "faq" } }).state)).toContain("pass");
  });

  it("[reb.build.simultaneous] [reb.build.team-admiral] Both sides build, the Rebels first, and the Admirals decide", () => {
    const { state } = building({ config: { players: 4, rulings: "faq" } });
    expect(asked(state).seat).toBe("rebel-admiral");
    expect(asked(line(state, PASS, PASS).state).seat).toBe("imperial-admiral");
  });
});

describe("the supply", () => {
  /** All four AT-ATs are on the board. */
  const WALKERS = { mustafar: { loyalty: "imperial", units: { "at-at": 4, "star-destroyer": 1 } } } as const;
  const SULLUST = { sullust: { loyalty: "imperial" }, ...WALKERS } as const;
  /** The base space cannot build: an Imperial marker lies where the base is. */
  const CLOSED: Scenario = { base: { system: "naboo", revealed: true } };
  const naboo = { loyalty: "imperial", units: { "rebel-trooper": 1 } } as const;

  function empire(rulings: "book" | "faq"): State {
    const systems = { ...SULLUST, naboo, coruscant: { destroyed: true } };
    let { state } = building({ ...CLOSED, systems, config: { rulings } });
    while (asked(state).kind === "build" && !legal(state).some((key) => key.startsWith("destroy"))) {
      state = line(state, take(legal(state)[0]?.split(" ")[1] ?? "")).state;
    }
    return state;
  }

  it("[reb.build.from-supply] [reb.limits.units] Only units that are neither on the board nor on the queue can be built", () => {
    const queueOf = [{ "tie-fighter": 20 }, {}, {}];
    const systems = {
      mandalore: { loyalty: "imperial", units: { "tie-fighter": 3 } },
      corellia: { loyalty: "imperial" },
      coruscant: { destroyed: true },
    } as const;
    const { events } = building({ systems: { ...systems, naboo }, ...CLOSED, imperial: { queue: queueOf } });
    const tie = eventsOf(events, "units-queued").filter(({ units: list }) => list[0]?.unit === "tie-fighter");
    expect(tie.map(({ space }) => space)).toEqual([3]);
  });

  it("[reb.limits.cannot-build-unavailable] A type with no unit left in the supply cannot be built", () => {
    const far = { naboo: { units: { "rebel-transport": 4 } } };
    const { state } = building({ systems: far });
    const ask = line(state, DONE).state;
    expect(legal(ask)).toEqual(["take-unit x-wing", "take-unit y-wing"]);
    refused(ask, take("rebel-transport"), "reb.limits.cannot-build-unavailable");
  });

  it("[reb.limits.destroy-to-free] Under the book rulings own units on the board may be destroyed to build a type that has run out", () => {
    const state = empire("book");
    expect(asked(state)).toMatchObject({ seat: "imperial", kind: "free-units", rule: "reb.limits.destroy-to-free" });
    expect(legal(state)).toEqual(["destroy mustafar star-destroyer", "destroy mustafar at-at", "done"]);
    const { state: one, events } = line(state, destroy("at-at", "mustafar"));
    expect(eventsOf(events, "units-destroyed")).toMatchObject([{ at: "mustafar", rule: "reb.limits.destroy-to-free" }]);
    expect(legal(one)).toEqual(["destroy mustafar at-at", "done"]);
    const other = destroy("star-destroyer", "mustafar");
    expect(line(one, other).state).toEqual(line(state, other, destroy("at-at", "mustafar")).state);
    refused(one, destroy("rebel-trooper", "naboo"), "reb.limits.destroy-to-free");
    const { state: after, events: more } = line(one, DONE);
    expect(eventsOf(more, "units-queued").map(({ units: list }) => list)).toContainEqual([{ unit: "at-at", count: 1 }]);
    expect(units(after, "mustafar")).toEqual({ "star-destroyer": 1, "at-at": 3 });
  });

  it("[reb.limits.destroy-to-free] A player who destroys no unit of a type that has run out cannot build it", () => {
    const { events } = line(empire("book"), DONE);
    expect(eventsOf(events, "units-queued").flatMap(({ units: list }) => list.map(({ unit }) => unit))).not.toContain(
      "at-at",
    );
  });

  it("[reb.faq.destroy-own-unit-to-build] Under the FAQ rulings only one unit of a type may be destroyed to build it again", () => {
    const state = empire("faq");
    expect(legal(state)).toEqual(["destroy mustafar at-at", "pass"]);
    refused(state, destroy("star-destroyer", "mustafar"), "reb.faq.destroy-own-unit-to-build");
    const { state: after, events } = line(state, destroy("at-at", "mustafar"));
    expect(units(after, "mustafar")["at-at"]).toBe(3);
    expect(eventsOf(events, "units-queued")).toMatchObject([{ units: [{ unit: "at-at", count: 1 }], space: 2 }]);
  });

  it("[reb.faq.never-destroy-own-death-star] Under the FAQ rulings a Death Star cannot be destroyed to build another", () => {
    const systems = {
      sullust: { loyalty: "imperial" },
      mustafar: { loyalty: "imperial", units: { "at-at": 4, "death-star": 1 } },
      coruscant: { destroyed: true },
      naboo,
    } as const;
    let { state } = building({ ...CLOSED, systems, config: { rulings: "faq" } });
    while (!legal(state).some((key) => key.startsWith("destroy"))) {
      state = line(state, take(legal(state)[0]?.split(" ")[1] ?? "")).state;
    }
    refused(state, destroy("death-star", "mustafar"), "reb.faq.never-destroy-own-death-star");
  });

  it("A subjugated system is freed at once if its last ground unit is destroyed to build another", () => {
    const systems = {
      sullust: { loyalty: "imperial" },
      bespin: { units: { "at-at": 1, "star-destroyer": 1 } },
      mustafar: { loyalty: "imperial", units: { "at-at": 3 } },
      coruscant: { destroyed: true },
      naboo,
    } as const;
    const { state } = building({ ...CLOSED, systems });
    expect(place(state, "bespin").subjugated).toBe(true);
    expect(place(line(state, destroy("at-at", "bespin")).state, "bespin").subjugated).toBe(false);
  });
});

describe("the worked example of the Learn to Play", () => {
  it("[reb.build.ltp-example] [reb.refresh.built-units-slide-same-phase] Ryloth builds a Rebel Trooper on space 1, which is deployed to Ryloth with the X-wing in the same phase", () => {
    const systems = { ryloth: { loyalty: "rebel" } } as const;
    const start = building({ systems, rebel: { queue: [{ "x-wing": 1 }] } });
    const trooper = eventsOf(start.events, "units-queued").find(({ rule }) => rule === "reb.build.one-per-icon");
    expect(trooper).toMatchObject({ units: [{ unit: "rebel-trooper", count: 1 }], space: 1 });
    const { state } = line(start.state, take("y-wing"));
    expect(asked(state)).toMatchObject({ seat: "rebel", kind: "deploy" });
    expect(asked(state).context).toEqual({
      ready: [
        { unit: "x-wing", count: 1 },
        { unit: "y-wing", count: 1 },
        { unit: "rebel-trooper", count: 2 },
      ],
    });
    const { state: after } = line(
      state,
      { type: "deploy", subject: "x-wing", at: "ryloth" },
      { type: "deploy", subject: "rebel-trooper", at: "ryloth" },
    );
    expect(units(after, "ryloth")).toEqual({ "x-wing": 1, "rebel-trooper": 1 });
  });
});
