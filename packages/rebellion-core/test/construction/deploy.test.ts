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
  it("[reb.deploy.step] [reb.deploy.ready] [reb.refresh.deploy] Everything on the build queue slides one space, and what leaves space 1 is ready to be deployed", () => {
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

  it("[reb.deploy.rebels-first] The Rebels deploy first", () => {
    const { state } = deploying({
      rebel: { queue: [{ "x-wing": 1 }] },
      imperial: { queue: [{ stormtrooper: 1 }] },
    });
    expect(asked(state).seat).toBe("rebel");
    expect(asked(line(state, DONE).state).seat).toBe("imperial");
  });

  it("[reb.refresh.deploy-team] The Admirals deploy in a team game", () => {
    const { state } = deploying({ config: { players: 4 }, rebel: { queue: [{ "x-wing": 1 }] } });
    expect(asked(state).seat).toBe("rebel-admiral");
  });

  it("[reb.deploy.return-to-space-one] Units that are not deployed go back to space 1", () => {
    const { state, events } = line(rebels({ "x-wing": 2 }), deploy("x-wing", "rebel-base"), DONE);
    expect(queue(state, "rebel")).toEqual([{ "x-wing": 1 }, {}, {}]);
    expect(eventsOf(events, "units-queued")).toMatchObject([{ space: 1, rule: "reb.deploy.return-to-space-one" }]);
  });

  it("[reb.deploy.return-to-space-one] Nobody is asked to deploy where nothing can be deployed", () => {
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

  it("[reb.deploy.ltp-rebel-subjugated] No Rebel units are deployed in a subjugated system, though their marker lies beneath", () => {
    const state = rebels({ "x-wing": 1 }, { systems: { naboo: { loyalty: "rebel", units: { stormtrooper: 1 } } } });
    refused(state, deploy("x-wing", "naboo"), "reb.deploy.ltp-rebel-subjugated");
  });

  it("[reb.deploy.remote-blocks] [reb.remote-system.no-deploy] No units are deployed in remote systems", () => {
    refused(rebels({ "x-wing": 1 }, { systems: NABOO }), deploy("x-wing", "hoth"), "reb.deploy.remote-blocks");
  });

  it("[reb.deploy.enemy-blocks] No units are deployed where any enemy unit is", () => {
    const ship = { naboo: { loyalty: "rebel", units: { "tie-fighter": 1 } } } as const;
    refused(rebels({ "x-wing": 1 }, { systems: ship }), deploy("x-wing", "naboo"), "reb.deploy.enemy-blocks");
    const trooper = { mustafar: { loyalty: "imperial", units: { "rebel-trooper": 1 } } } as const;
    refused(empire({ "at-st": 1 }, { systems: trooper }), deploy("at-st", "mustafar"), "reb.deploy.enemy-blocks");
  });

  it("[reb.sabotage.no-deploy] [reb.sabotage.both-factions] No units are deployed where a sabotage marker lies, by either side", () => {
    const systems = {
      naboo: { loyalty: "rebel", sabotaged: true },
      mustafar: { loyalty: "imperial", sabotaged: true },
    } as const;
    refused(rebels({ "x-wing": 1 }, { systems }), deploy("x-wing", "naboo"), "reb.deploy.sabotage-blocks");
    refused(empire({ "at-st": 1 }, { systems }), deploy("at-st", "mustafar"), "reb.deploy.sabotage-blocks");
  });

  it("[reb.deploy.two-per-system] Two units at most are deployed in a system, and the next step allows two more", () => {
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

  it("Deployments are listed by type, then by place, so that none comes up twice, and made in any order", () => {
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
  it("[reb.deploy.rebel-base-space] [reb.base.space-build-deploy] [reb.base.ltp-deploy-keeps-secret] The Rebel Base space takes units while the base is hidden, and tells nothing", () => {
    const start = rebels({ "x-wing": 1 });
    const { state } = line(start, deploy("x-wing", "rebel-base"));
    expect(units(state, "rebel-base")).toEqual({ "x-wing": 1 });
    expect(state.base).toEqual(start.base);
  });

  it("[reb.deploy.rebel-base-space-limit] The Rebel Base space takes two units at most in a step", () => {
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

  it("[reb.deploy.base-system-too] A loyal system that hides the base takes two more", () => {
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

  it("[reb.base.revealed-no-deploy-to-space] The Rebel Base space takes no units while the base is revealed", () => {
    const systems = { ...NABOO, hoth: { units: { "x-wing": 1 } } };
    const state = rebels({ "x-wing": 1 }, { base: { system: "hoth", revealed: true }, systems });
    expect(legal(state)).toEqual(["deploy naboo x-wing", "done"]);
    refused(state, deploy("x-wing", "rebel-base"), "reb.deploy.revealed-blocks-space");
  });

  it("[reb.faq.revealed-base-deploy] The revealed base's system takes units only if it is loyal and free of Imperial units", () => {
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

  it("[reb.death-star.deploy-only-at-dsuc] The second Death Star takes the place of the one under construction, and goes nowhere else", () => {
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

  it("[reb.faq.death-star-replaces-dsuc] Rebel ground units do not stop the second Death Star by the faq rulings, by the book they do", () => {
    const systems = { hoth: { units: { "death-star-under-construction": 1, "rebel-trooper": 1 } }, ...MUSTAFAR };
    const spec = (rulings: "book" | "faq"): Scenario => ({ base: { system: "endor" }, systems, config: { rulings } });
    expect(legal(empire({ "death-star": 1, stormtrooper: 1 }, spec("faq")))).toContain("deploy hoth death-star");
    const book = empire({ "death-star": 1, stormtrooper: 1 }, spec("book"));
    refused(book, deploy("death-star", "hoth"), "reb.deploy.enemy-blocks");
  });

  it.each(["book", "faq"] as const)(
    "[reb.deploy.sabotage-blocks] [reb.sabotage.no-deploy] A sabotage marker where it is being built keeps the second Death Star on the queue (%s)",
    (rulings) => {
      const systems = { hoth: { ...SITE.hoth, sabotaged: true }, ...MUSTAFAR };
      const spec = { base: { system: "endor" }, systems, config: { rulings } } as const;
      const state = empire({ "death-star": 1, stormtrooper: 1 }, spec);
      expect(legal(state)).toEqual(["deploy coruscant stormtrooper", "deploy mustafar stormtrooper", "done"]);
      refused(state, deploy("death-star", "hoth"), "reb.deploy.sabotage-blocks");
    },
  );

  it("[reb.death-star.deploy-only-at-dsuc] The second Death Star stays on space 1 while it is not deployed", () => {
    const { state } = line(empire({ "death-star": 1 }, { base: { system: "endor" }, systems: SITE }), DONE);
    expect(queue(state, "imperial")).toEqual([{ "death-star": 1 }, {}, {}]);
  });
});
