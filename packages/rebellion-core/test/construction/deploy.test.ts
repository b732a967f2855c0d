import { begin, type Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { asked, DONE, eventsOf, legal, queue, refused, units } from "../looks.ts";
import { line } from "../movement/steps.ts";

/** The step in which both sides deploy, until somebody is asked. */
function deploying(more: Scenario = {}): ReturnType<typeof begin> {
  return begin({ phase: "refresh", stage: "deploy", round: 7, time: 8, ...more });
}

function rebels(queued: Readonly<Record<string, number>>, more: Scenario = {}): State {
  return deploying({ ...more, rebel: { queue: [queued] } }).state;
}

function empire(queued: Readonly<Record<string, number>>, more: Scenario = {}): State {
  return deploying({ ...more, imperial: { queue: [queued] } }).state;
}

function deploy(unit: string, at: string): Action {
  return { type: "deploy", subject: unit, at };
}

const NABOO = { naboo: { loyalty: "rebel" } } as const;
const MUSTAFAR = { mustafar: { loyalty: "imperial" } } as const;

describe("the build queue", () => {
  it("[reb.deploy.step] [reb.deploy.ready] [reb.refresh.deploy] All units on the build queue slide one space, and those that leave space 1 are ready to be deployed", () => {
    const { state, events } = deploying({
      rebel: { queue: [{ "x-wing": 1 }, { "corellian-corvette": 1 }, { "mon-calamari-cruiser": 2 }] },
    });
    expect(queue(state, "rebel")).toEqual([{ "corellian-corvette": 1 }, { "mon-calamari-cruiser": 2 }, {}]);
    expect(eventsOf(events, "queue-slid")[0]).toMatchObject({
      faction: "rebel",
      ready: [{ unit: "x-wing", count: 1 }],
      rule: "reb.deploy.step",
    });
    expect(asked(state).context).toEqual({ ready: [{ unit: "x-wing", count: 1 }] });
    refused(state, deploy("corellian-corvette", "rebel-base"), "reb.deploy.ready");
  });

  it("[reb.deploy.rebels-first] The Rebels deploy before the Empire", () => {
    const { state } = deploying({
      rebel: { queue: [{ "x-wing": 1 }] },
      imperial: { queue: [{ stormtrooper: 1 }] },
    });
    expect(asked(state).seat).toBe("rebel");
    expect(asked(line(state, DONE).state).seat).toBe("imperial");
  });

  it("[reb.refresh.deploy-team] In a team game the Admirals deploy", () => {
    const { state } = deploying({ config: { players: 4 }, rebel: { queue: [{ "x-wing": 1 }] } });
    expect(asked(state).seat).toBe("rebel-admiral");
  });

  it("[reb.deploy.return-to-space-one] Units that are not deployed return to space 1", () => {
    const { state, events } = line(rebels({ "x-wing": 2 }), deploy("x-wing", "rebel-base"), DONE);
    expect(queue(state, "rebel")).toEqual([{ "x-wing": 1 }, {}, {}]);
    expect(eventsOf(events, "units-queued")).toMatchObject([{ space: 1, rule: "reb.deploy.return-to-space-one" }]);
  });

  it("[reb.deploy.return-to-space-one] A player is not asked to deploy if no unit can be deployed", () => {
    const blocked = { coruscant: { units: { "x-wing": 1 } } };
    const { state } = deploying({ imperial: { queue: [{ stormtrooper: 1 }] }, systems: blocked });
    expect(asked(state).kind).not.toBe("deploy");
    expect(queue(state, "imperial")).toEqual([{ stormtrooper: 1 }, {}, {}]);
  });
});

describe("where units are deployed", () => {
  it("[reb.deploy.where] The Rebels deploy in systems with their loyalty marker", () => {
    const state = rebels({ "x-wing": 1 }, { systems: NABOO });
    expect(legal(state)).toEqual(["deploy naboo x-wing", "deploy rebel-base x-wing", "done"]);
    refused(state, deploy("x-wing", "felucia"), "reb.deploy.where");
    refused(state, deploy("x-wing", "coruscant"), "reb.deploy.where");
    refused(state, deploy("x-wing", "nowhere"), "reb.deploy.where");
  });

  it("[reb.deploy.where] [reb.subjugation.imperial-deploy] The Empire deploys in systems with its loyalty marker or a subjugation marker", () => {
    const systems = { ...MUSTAFAR, bespin: { units: { stormtrooper: 1 } } };
    const state = empire({ "at-st": 1 }, { systems });
    expect(legal(state)).toEqual(["deploy bespin at-st", "deploy coruscant at-st", "deploy mustafar at-st", "done"]);
    refused(state, deploy("at-st", "rebel-base"), "reb.deploy.where");
  });

  it("[reb.deploy.ltp-rebel-subjugated] Rebel units cannot be deployed in a subjugated system, even with a Rebel loyalty marker beneath", () => {
    const state = rebels({ "x-wing": 1 }, { systems: { naboo: { loyalty: "rebel", units: { stormtrooper: 1 } } } });
    refused(state, deploy("x-wing", "naboo"), "reb.deploy.ltp-rebel-subjugated");
  });

  it("[reb.deploy.remote-blocks] [reb.remote-system.no-deploy] Units cannot be deployed in remote systems", () => {
    refused(rebels({ "x-wing": 1 }, { systems: NABOO }), deploy("x-wing", "hoth"), "reb.deploy.remote-blocks");
  });

  it("[reb.deploy.enemy-blocks] Units cannot be deployed in a system with an enemy unit", () => {
    const ship = { naboo: { loyalty: "rebel", units: { "tie-fighter": 1 } } } as const;
    refused(rebels({ "x-wing": 1 }, { systems: ship }), deploy("x-wing", "naboo"), "reb.deploy.enemy-blocks");
    const trooper = { mustafar: { loyalty: "imperial", units: { "rebel-trooper": 1 } } } as const;
    refused(empire({ "at-st": 1 }, { systems: trooper }), deploy("at-st", "mustafar"), "reb.deploy.enemy-blocks");
  });

  it("[reb.sabotage.no-deploy] [reb.sabotage.both-factions] Neither side can deploy units in a system with a sabotage marker", () => {
    const systems = {
      naboo: { loyalty: "rebel", sabotaged: true },
      mustafar: { loyalty: "imperial", sabotaged: true },
    } as const;
    refused(rebels({ "x-wing": 1 }, { systems }), deploy("x-wing", "naboo"), "reb.deploy.sabotage-blocks");
    refused(empire({ "at-st": 1 }, { systems }), deploy("at-st", "mustafar"), "reb.deploy.sabotage-blocks");
  });

  it("[reb.deploy.two-per-system] At most two units are deployed in a system in one step, and two more in the next", () => {
    const state = line(
      empire({ stormtrooper: 5 }, { systems: MUSTAFAR }),
      deploy("stormtrooper", "coruscant"),
      deploy("stormtrooper", "coruscant"),
    ).state;
    expect(legal(state)).toEqual(["deploy mustafar stormtrooper", "done"]);
    refused(state, deploy("stormtrooper", "coruscant"), "reb.deploy.two-per-system");
    const { state: after } = line(state, deploy("stormtrooper", "mustafar"), deploy("stormtrooper", "mustafar"));
    // No place is left: the fifth goes back without a question.
    expect(queue(after, "imperial")).toEqual([{ stormtrooper: 1 }, {}, {}]);
    expect(units(after, "coruscant")).toEqual({ stormtrooper: 2 });
  });

  it("Deployments are listed by type, then by place, without duplicates, and can be made in any order", () => {
    const start = empire({ stormtrooper: 2, "at-st": 1 }, { systems: MUSTAFAR });
    const state = line(start, deploy("stormtrooper", "mustafar")).state;
    const other = deploy("stormtrooper", "coruscant");
    expect(line(state, other).state).toEqual(line(start, other, deploy("stormtrooper", "mustafar")).state);
    expect(legal(state)).toEqual([
      "deploy mustafar stormtrooper",
      "deploy coruscant at-st",
      "deploy mustafar at-st",
      "done",
    ]);
  });
});

describe("the Rebel Base space", () => {
  it("[reb.deploy.rebel-base-space] [reb.base.space-build-deploy] [reb.base.ltp-deploy-keeps-secret] Units can be deployed to the Rebel Base space while the base is hidden, which does not show where it is", () => {
    const start = rebels({ "x-wing": 1 });
    const { state } = line(start, deploy("x-wing", "rebel-base"));
    expect(units(state, "rebel-base")).toEqual({ "x-wing": 1 });
    expect(state.base).toEqual(start.base);
  });

  it("[reb.deploy.rebel-base-space-limit] At most two units are deployed to the Rebel Base space in one step", () => {
    const state = line(
      rebels({ "x-wing": 3 }, { systems: { ryloth: { loyalty: "rebel" }, naboo: { loyalty: "rebel" } } }),
      deploy("x-wing", "rebel-base"),
      deploy("x-wing", "rebel-base"),
      DONE,
    ).state;
    expect(queue(state, "rebel")[0]).toEqual({ "x-wing": 1 });
    const first = rebels({ "x-wing": 2, "y-wing": 1 }, { systems: NABOO });
    const full = line(first, deploy("x-wing", "rebel-base"), deploy("x-wing", "rebel-base")).state;
    refused(full, deploy("y-wing", "rebel-base"), "reb.deploy.rebel-base-space-limit");
  });

  it("[reb.deploy.base-system-too] Two more units can be deployed in a loyal system that hides the base", () => {
    const state = rebels({ "x-wing": 4 }, { base: { system: "naboo" }, systems: NABOO });
    const { state: after } = line(
      state,
      deploy("x-wing", "naboo"),
      deploy("x-wing", "naboo"),
      deploy("x-wing", "rebel-base"),
      deploy("x-wing", "rebel-base"),
    );
    expect(units(after, "naboo")).toEqual({ "x-wing": 2 });
    expect(units(after, "rebel-base")).toEqual({ "x-wing": 2 });
  });

  it("[reb.base.revealed-no-deploy-to-space] Units cannot be deployed to the Rebel Base space while the base is revealed", () => {
    const systems = { ...NABOO, hoth: { units: { "x-wing": 1 } } };
    const state = rebels({ "x-wing": 1 }, { base: { system: "hoth", revealed: true }, systems });
    expect(legal(state)).toEqual(["deploy naboo x-wing", "done"]);
    refused(state, deploy("x-wing", "rebel-base"), "reb.deploy.revealed-blocks-space");
  });

  it("[reb.faq.revealed-base-deploy] Units can be deployed in the revealed base's system only if it is loyal and has no Imperial units", () => {
    const base = { system: "naboo", revealed: true };
    const at = (loyalty: "rebel" | null, there: Readonly<Record<string, number>>): readonly string[] =>
      legal(
        rebels(
          { "x-wing": 1 },
          { base, systems: { naboo: { loyalty, units: { "y-wing": 1, ...there } }, ryloth: { loyalty: "rebel" } } },
        ),
      );
    expect(at("rebel", {})).toContain("deploy naboo x-wing");
    expect(at(null, {})).not.toContain("deploy naboo x-wing");
    expect(at("rebel", { "star-destroyer": 1 })).not.toContain("deploy naboo x-wing");
  });
});

describe("the second Death Star", () => {
  const SITE = { hoth: { units: { "death-star-under-construction": 1 } }, ...MUSTAFAR };

  it("[reb.death-star.deploy-only-at-dsuc] The second Death Star can be deployed only in place of a Death Star Under Construction", () => {
    const state = empire({ "death-star": 1 }, { base: { system: "endor" }, systems: SITE });
    expect(legal(state)).toEqual(["deploy hoth death-star", "done"]);
    refused(state, deploy("death-star", "mustafar"), "reb.death-star.deploy-only-at-dsuc");
    const { state: after, events } = line(state, deploy("death-star", "hoth"));
    expect(units(after, "hoth")).toEqual({ "death-star": 1 });
    const site = { unit: "death-star-under-construction", count: 1 };
    expect(eventsOf(events, "units-returned")).toMatchObject([{ at: "hoth", units: [site] }]);
    expect(eventsOf(events, "units-placed")).toMatchObject([{ how: "replaced", at: "hoth" }]);
    expect(eventsOf(events, "units-destroyed")).toEqual([]);
  });

  it("[reb.faq.death-star-replaces-dsuc] Rebel ground units block the second Death Star under the book rulings, not under the FAQ rulings", () => {
    const systems = { hoth: { units: { "death-star-under-construction": 1, "rebel-trooper": 1 } }, ...MUSTAFAR };
    const spec = (rulings: "book" | "faq"): Scenario => ({ base: { system: "endor" }, systems, config: { rulings } });
    expect(legal(empire({ "death-star": 1, stormtrooper: 1 }, spec("faq")))).toContain("deploy hoth death-star");
    const book = empire({ "death-star": 1, stormtrooper: 1 }, spec("book"));
    refused(book, deploy("death-star", "hoth"), "reb.deploy.enemy-blocks");
  });

  it.each(["book", "faq"] as const)(
    "[reb.deploy.sabotage-blocks] [reb.sabotage.no-deploy] The second Death Star cannot be deployed in a sabotaged system (%s)",
    (rulings) => {
      const systems = { hoth: { ...SITE.hoth, sabotaged: true }, ...MUSTAFAR };
      const spec = { base: { system: "endor" }, systems, config: { rulings } } as const;
      const state = empire({ "death-star": 1, stormtrooper: 1 }, spec);
      expect(legal(state)).toEqual(["deploy coruscant stormtrooper", "deploy mustafar stormtrooper", "done"]);
      refused(state, deploy("death-star", "hoth"), "reb.deploy.sabotage-blocks");
    },
  );

  it("[reb.death-star.deploy-only-at-dsuc] The second Death Star returns to space 1 while it is not deployed", () => {
    const { state } = line(empire({ "death-star": 1 }, { base: { system: "endor" }, systems: SITE }), DONE);
    expect(queue(state, "imperial")).toEqual([{ "death-star": 1 }, {}, {}]);
  });
});
