import type { State } from "@sw/rebellion-core";
import type { Scenario } from "@sw/rebellion-core/testing";
import { describe, expect, test } from "vitest";
import {
  advance,
  after,
  asks,
  at,
  BOX,
  DONE,
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
  resolved,
  side,
  spot,
  table,
  targets,
  told,
  units,
  who,
} from "./table.ts";

const CAPTIVE = { "han-solo": { at: "mustafar", ring: "captured" } } as const;
const GARRISON = { mustafar: { units: { stormtrooper: 1 } } } as const;

describe("Discredit Rebellion", () => {
  const systems = { naboo: { sabotaged: true }, kashyyyk: { sabotaged: true } };

  test("Discredit Rebellion lets the Rebels take every sabotage marker off the board", () => {
    const state = mission("imperial", "discredit-rebellion", ["grand-moff-tarkin"], { systems });
    const { state: asking } = resolved(state, "naboo");
    expect(asks(asking)).toBe("rebel: choose-option");
    const next = after(asking, [option(0)]);
    expect(["naboo", "kashyyyk"].map((id) => place(next, id).sabotaged)).toEqual([false, false]);
    expect(next.reputation).toBe(asking.reputation);
  });

  test("Discredit Rebellion costs 1 reputation if the one die that the Rebels roll shows a special, and nothing on a direct hit", () => {
    const state = mission("imperial", "discredit-rebellion", ["grand-moff-tarkin"], { systems });
    const roll = (face: string) => resolved(state, "naboo", [option(1)], [{ label: "card:red", answer: face }]).state;
    expect(roll("special").reputation).toBe(state.reputation + 1);
    expect(roll("direct-hit").reputation).toBe(state.reputation);
    expect(place(roll("special"), "naboo").sabotaged).toBe(true);
  });

  test("Admiral Motti makes the Rebels roll two dice for Discredit Rebellion, and they lose at most 1 reputation", () => {
    const leaders = { "admiral-motti": "mission" } as const;
    const state = mission("imperial", "discredit-rebellion", ["admiral-motti"], { systems, leaders });
    const special = { label: "card:red", answer: "special" };
    const { state: next, events } = resolved(state, "naboo", [option(1)], [special, special]);
    expect(eventsOf(events, "dice-rolled")[0]?.dice).toHaveLength(2);
    expect(next.reputation).toBe(state.reputation + 1);
  });

  test("Discredit Rebellion can be resolved only in a system with a sabotage marker", () => {
    const state = mission("imperial", "discredit-rebellion", ["grand-moff-tarkin"], { systems });
    expect(legal(after(state, [REVEAL]))).toEqual(["choose-system kashyyyk", "choose-system naboo"].sort());
  });
});

test("Draw Them Out puts a leader of the Rebel pool, chosen by the Empire, into its system", () => {
  const leaders = { "mon-mothma": "pool", "princess-leia": "pool" } as const;
  const state = mission("imperial", "draw-them-out", ["darth-vader"], { leaders });
  const { state: asking } = resolved(state, "naboo", [PASS]);
  expect(asks(asking)).toBe("imperial: choose-leader");
  const next = after(asking, [who("princess-leia")]);
  expect(spot(next, "princess-leia")).toBe("naboo");
  expect(spot(next, "mon-mothma")).toBe("pool");
});

test("Draw Them Out can be attempted only in a system without Rebel units", () => {
  const systems = { naboo: { units: { "x-wing": 1 } } };
  const state = mission("imperial", "draw-them-out", ["darth-vader"], { systems });
  expect(legal(after(state, [REVEAL]))).not.toContain("choose-system naboo");
});

describe("Make an Example", () => {
  test("Make an Example eliminates the captured leader", () => {
    const spec = { card: "make-an-example", leaders: ["emperor-palpatine"], system: "mustafar", target: "han-solo" };
    const next = judged("imperial", "success", spec, { leaders: CAPTIVE, systems: GARRISON });
    expect(spot(next, "han-solo")).toBe("eliminated");
  });

  test("Make an Example requires a captured leader in a remote system; every skill icon counts, and the captured leader rolls too", () => {
    const populous = {
      leaders: { "han-solo": { at: "naboo", ring: "captured" } },
      systems: { naboo: { units: { stormtrooper: 1 } } },
    } as const;
    expect(legal(mission("imperial", "make-an-example", ["emperor-palpatine"], populous))).not.toContain("reveal 0");
    const remote = {
      leaders: { "han-solo": { at: "dagobah", ring: "captured" } },
      systems: { dagobah: { units: { stormtrooper: 1 } } },
    } as const;
    const state = mission("imperial", "make-an-example", ["emperor-palpatine"], remote);
    const rolls = eventsOf(told(state, [REVEAL]).events, "dice-rolled");
    const icons = (id: string) => BOX.leadersById.get(id)?.skills.reduce((sum, one) => sum + one, 0);
    expect(rolls.map(({ dice }) => dice.length)).toEqual([icons("emperor-palpatine"), icons("han-solo")]);
  });
});

describe("Secure the Plans", () => {
  test("Secure the Plans puts its target marker in a remote system", () => {
    const state = judged("imperial", "success", {
      card: "secure-the-plans",
      leaders: ["darth-vader"],
      system: "dagobah",
    });
    expect(targets(state)).toEqual(["secure-the-plans dagobah"]);
    expect(
      legal(
        after(
          mission("imperial", "secure-the-plans", ["darth-vader", "colonel-yularen"], {
            leaders: { "colonel-yularen": "mission" },
          }),
          [REVEAL],
        ),
      ),
    ).not.toContain("choose-system naboo");
  });

  test("[rote.marker.secure-the-plans] Death Star Plans cannot be used while the target marker of Secure the Plans is on the board", () => {
    const fight = (more: Scenario) =>
      table({
        systems: { naboo: { units: { "death-star": 1, "x-wing": 2 } } },
        objectives: ["death-star-plans-ii"],
        combat: { system: "naboo", stage: "plans" },
        ...more,
      });
    expect(asks(fight({}))).toBe("rebel: death-star-plans");
    expect(asks(fight({ targets: [{ card: "secure-the-plans", system: "dagobah" }] }))).not.toBe(
      "rebel: death-star-plans",
    );
  });
});

describe("Break Their Will", () => {
  const spec = { card: "break-their-will", leaders: ["darth-vader"], system: "mustafar", target: "han-solo" };
  const more = { leaders: CAPTIVE, systems: GARRISON } as const;

  test("Break Their Will tells the Empire whether the base is in the region of a system that it names", () => {
    const there = judged("imperial", "success", spec, { ...more, base: { system: "hoth" } });
    expect(asks(there)).toBe("imperial: choose-system");
    const yes = after(there, [at("hoth")]);
    const no = after(judged("imperial", "success", spec, { ...more, base: { system: "dagobah" } }), [at("hoth")]);
    const region = (id: string) => BOX.systems.find((one) => one.id === id)?.region;
    const regions = (state: State) => new Set(state.base.publicCandidates.map((one) => BOX.systems[one]?.region));
    expect([...regions(yes)]).toEqual([region("hoth")]);
    expect(regions(no)).not.toContain(region("hoth"));
    expect(yes.base.revealed).toBe(false);
    expect(ids(side(yes, "imperial").missionDiscard)).toEqual(["break-their-will"]);
  });

  test("[rote.mission.returns] Break Their Will returns to the hand if it fails", () => {
    const failed = judged("imperial", "failure", spec, more);
    expect(pile(side(failed, "imperial").missions)).toContain("break-their-will");
    expect(ids(side(failed, "imperial").missionDiscard)).toEqual([]);
  });
});

test("Hire Mercenaries recruits an Imperial leader without tactic values into its remote system, without an action card", () => {
  const state = mission("imperial", "hire-mercenaries", ["grand-moff-tarkin"]);
  const remote = BOX.systems.filter(({ populous }) => !populous).map(({ id }) => `choose-system ${id}`);
  expect(legal(after(state, [REVEAL]))).toEqual(remote);
  const { state: asking } = resolved(state, "dagobah");
  expect(legal(asking).map((key) => key.split(" ")[1])).toEqual(["janus-greejatus", "boba-fett", "jabba-the-hutt"]);
  const next = after(asking, [who("jabba-the-hutt")]);
  expect(spot(next, "jabba-the-hutt")).toBe("dagobah");
  expect(pile(side(next, "imperial").actions[0])).toEqual(pile(side(state, "imperial").actions[0]));
});

test("[rote.leader.recruit-from-supply] Hire Mercenaries cannot recruit a leader who is in play or out of the game", () => {
  const leaders = { "boba-fett": "pool", "janus-greejatus": "eliminated" } as const;
  const state = mission("imperial", "hire-mercenaries", ["grand-moff-tarkin"], { leaders });
  const next = resolved(state, "dagobah").state;
  expect(spot(next, "jabba-the-hutt")).toBe("dagobah");
  expect(spot(next, "boba-fett")).toBe("pool");
});

test("[rote.leader.recruit-named] The Imperial Promotion recruits any leader with tactic values into an Imperial system", () => {
  const systems = { mandalore: { loyalty: "imperial" } } as const;
  const state = mission("imperial", "promotion-imperial", ["grand-moff-tarkin"], { systems });
  expect(legal(after(state, [REVEAL]))).toEqual(["choose-system coruscant", "choose-system mandalore"]);
  const { state: asking } = resolved(state, "mandalore");
  const offered = legal(asking).map((key) => key.split(" ")[1]);
  expect(offered).toContain("director-krennic");
  expect(offered).not.toContain("jabba-the-hutt");
  expect(spot(after(asking, [who("director-krennic")]), "director-krennic")).toBe("mandalore");
});

test("Message from High Command gains 1 loyalty and returns its leaders to the pool", () => {
  const state = mission("imperial", "message-from-high-command", ["emperor-palpatine", "grand-moff-tarkin"]);
  const next = resolved(state, "naboo").state;
  expect(place(next, "naboo").loyalty).toBe(1);
  expect(["emperor-palpatine", "grand-moff-tarkin"].map((id) => spot(next, id))).toEqual(["pool", "pool"]);
});

describe("We're the Bait", () => {
  const spec = {
    leaders: { ...CAPTIVE, "mon-mothma": "rebel-base" },
    systems: { mustafar: { units: { "star-destroyer": 1, stormtrooper: 2 } } },
    baseSpace: { "mon-calamari-cruiser": 1, "x-wing": 2, "rebel-trooper": 2, "shield-generator": 1 },
    base: { system: "hoth" },
  } as const;

  const bait = { card: "were-the-bait", leaders: ["darth-vader"], system: "mustafar", target: "han-solo" };

  test("[rote.unit.structures-not-moved] We're the Bait lets the Empire move Rebel units worth up to 4 health out of the base despite leaders and transport, but no structures", () => {
    const asking = judged("imperial", "success", bait, spec);
    expect(asks(asking)).toBe("imperial: move-units");
    const offered = ["mon-calamari-cruiser", "x-wing", "rebel-trooper"].map((unit) => `move rebel-base ${unit}`);
    expect([...legal(asking)].sort()).toEqual(["done", ...offered].sort());
    refused(asking, move("shield-generator", "rebel-base"), "reb.move.immobile");
    const one = after(asking, [move("x-wing", "rebel-base")]);
    expect(legal(one)).not.toContain("move rebel-base mon-calamari-cruiser");
    refused(one, move("mon-calamari-cruiser", "rebel-base"), "reb.move.ability-moves-obey");
    const full = after(asking, [move("mon-calamari-cruiser", "rebel-base")]);
    expect(asks(full)).not.toBe("imperial: move-units");
    expect(units(full, "mustafar")).toMatchObject({ "mon-calamari-cruiser": 1 });
    expect(full.base.publicCandidates).toEqual(asking.base.publicCandidates);
  });

  test("A combat initiated by the Empire follows We're the Bait, and the Rebels may retreat to where they came from", () => {
    const asking = judged("imperial", "success", bait, spec);
    const line = told(asking, [move("x-wing", "rebel-base"), move("rebel-trooper", "rebel-base"), DONE]);
    expect(eventsOf(line.events, "combat-started")).toMatchObject([{ system: "mustafar", initiator: "imperial" }]);
    expect(line.state.frames.find((frame) => frame.kind === "combat")).toMatchObject({ sources: [] });
  });
});

test("Deployment gains one triangle ground unit of choice in a system without Rebel units or loyalty, even if sabotaged", () => {
  const systems = {
    naboo: { sabotaged: true },
    kashyyyk: { loyalty: "rebel" },
    bothawui: { units: { "x-wing": 1 } },
  } as const;
  const state = mission("imperial", "deployment", ["emperor-palpatine"], { systems });
  const offers = legal(after(state, [REVEAL]));
  expect(offers).not.toContain("choose-system kashyyyk");
  expect(offers).not.toContain("choose-system bothawui");
  const { state: asking } = resolved(state, "naboo");
  expect(legal(asking)).toEqual(["take-unit stormtrooper", "take-unit assault-tank"]);
  expect(units(after(asking, [{ type: "take-unit", subject: "assault-tank" }]), "naboo")).toEqual({
    "assault-tank": 1,
  });
});

test("Imperial Might deploys up to four units from space 1 in its system, in any order, and sends two leaders to Coruscant", () => {
  const spec = {
    systems: { dagobah: { units: { "shield-bunker": 1 } } },
    imperial: { queue: [{ stormtrooper: 3, "at-st": 2 }, { "at-at": 1 }, {}] },
  };
  const state = mission("imperial", "imperial-might", ["grand-moff-tarkin", "general-tagge"], spec);
  const { state: asking } = resolved(state, "dagobah");
  expect(legal(asking)).toEqual(["advance 1 stormtrooper", "advance 1 at-st", "done"]);
  const four = [...["stormtrooper", "stormtrooper", "stormtrooper", "at-st"].map((unit) => advance(unit, 1))];
  const next = after(asking, four);
  expect(units(next, "dagobah")).toEqual({ "shield-bunker": 1, stormtrooper: 3, "at-st": 1 });
  expect(after(asking, [...four].reverse())).toEqual(next);
  expect(queue(next, "imperial")[0]).toEqual({ "at-st": 1 });
  expect(spot(next, "grand-moff-tarkin")).toBe("coruscant");
  const one = mission("imperial", "imperial-might", ["grand-moff-tarkin"], spec);
  expect(spot(resolved(one, "dagobah", [DONE]).state, "grand-moff-tarkin")).toBe("dagobah");
});

test("[rote.unit.queue-at-site] Imperial Might deploys the queued Death Star only where a Death Star Under Construction is", () => {
  const imperial = { queue: [{ "death-star": 1 }, {}, {}] };
  const systems = {
    dagobah: { units: { "death-star-under-construction": 1 } },
    naboo: { loyalty: "imperial", units: { "shield-bunker": 1, stormtrooper: 1 } },
  } as const;
  const state = mission("imperial", "imperial-might", ["grand-moff-tarkin"], { systems, imperial });
  const elsewhere = resolved(state, "naboo").state;
  expect(units(elsewhere, "naboo")["death-star"]).toBeUndefined();
  const { state: asking } = resolved(state, "dagobah");
  expect(legal(asking)).toEqual(["advance 1 death-star", "done"]);
  expect(units(after(asking, [advance("death-star", 1)]), "dagobah")).toEqual({ "death-star": 1 });
});

test("Stolen Intel draws a probe card, shows the Rebel missions and discards one that is not a starting mission", () => {
  const spec = {
    systems: { naboo: { loyalty: "rebel" } },
    rebel: { missions: ["hidden-fleet", "plant-false-lead"] },
    probeTop: ["dagobah"],
  } as const;
  const stolen = { card: "stolen-intel", leaders: ["darth-vader"], system: "naboo" };
  const asking = judged("imperial", "success", stolen, spec);
  expect(asks(asking)).toBe("imperial: discard-card");
  expect(pile(asking.probes)).toContain("probe:dagobah");
  expect(side(asking, "rebel").missions.every(({ knownTo }) => (knownTo & 2) !== 0)).toBe(true);
  expect(legal(asking)).toEqual(["discard hidden-fleet", "discard plant-false-lead"].sort());
  const next = after(asking, [{ type: "discard", subject: "hidden-fleet" }]);
  expect(ids(side(next, "rebel").missionDiscard)).toEqual(["hidden-fleet"]);
});

test("Stolen Intel discards nothing if the Rebels hold only starting missions, and spectators cannot tell", () => {
  const stolen = { card: "stolen-intel", leaders: ["darth-vader"], system: "naboo" };
  const state = judged("imperial", "success", stolen, { systems: { naboo: { loyalty: "rebel" } } });
  expect(legal(state)).toEqual(["done"]);
});

describe("projects", () => {
  const systems = { corellia: { loyalty: "imperial" } } as const;

  test("Construct Super Star Destroyer queues one on space 3, or on space 2 with two leaders", () => {
    const one = mission("imperial", "construct-super-star-destroyer-rote", ["grand-moff-tarkin"], { systems });
    expect(queue(resolved(one, "corellia").state, "imperial")).toEqual([{}, {}, { "super-star-destroyer": 1 }]);
    const two = mission("imperial", "construct-super-star-destroyer-rote", ["grand-moff-tarkin", "general-tagge"], {
      systems,
    });
    expect(queue(resolved(two, "corellia").state, "imperial")).toEqual([{}, { "super-star-destroyer": 1 }, {}]);
  });

  test("[rote.mission.returns] Interdictor Development queues an Interdictor on space 2 and is discarded; with two leaders it uses space 1 and returns to the hand", () => {
    const one = resolved(
      mission("imperial", "interdictor-development", ["grand-moff-tarkin"], { systems }),
      "corellia",
    ).state;
    expect(queue(one, "imperial")).toEqual([{}, { interdictor: 1 }, {}]);
    expect(ids(one.projectDiscard)).toEqual(["interdictor-development"]);
    const state = mission("imperial", "interdictor-development", ["grand-moff-tarkin", "general-tagge"], { systems });
    const two = resolved(state, "corellia").state;
    expect(queue(two, "imperial")).toEqual([{ interdictor: 1 }, {}, {}]);
    expect(pile(side(two, "imperial").missions)).toContain("interdictor-development");
    expect(two.projectDiscard).toEqual([]);
  });

  test("The box has the printed number of each of the five projects and of the Imperial missions of the expansion", () => {
    const copies = BOX.cards.flatMap((card) =>
      card.type === "mission" && card.entry.faction === "imperial" ? [[card.id, card.entry.copies] as const] : [],
    );
    expect(new Map(copies).get("interdictor-development")).toBe(2);
    expect(new Map(copies).get("construct-super-star-destroyer")).toBeUndefined();
  });
});

describe("Single Reactor Ignition", () => {
  const systems = { dagobah: { units: { "death-star": 1, "rebel-trooper": 2, airspeeder: 1 } } } as const;
  const targetsThere = [{ card: "secure-the-plans", system: "dagobah" }];

  test("Single Reactor Ignition destroys all Rebel ground units and removes every target marker in a system with a Death Star", () => {
    const state = mission("imperial", "single-reactor-ignition", ["grand-moff-tarkin"], {
      systems,
      targets: targetsThere,
      base: { system: "hoth" },
    });
    const next = resolved(state, "dagobah").state;
    expect(units(next, "dagobah")).toEqual({ "death-star": 1 });
    expect(targets(next)).toEqual([]);
    expect(next.base.revealed).toBe(false);
    expect(next.base.publicCandidates.map((one) => BOX.placeIds[one])).not.toContain("dagobah");
  });

  test("[rote.mission.reactor-before-combat] Single Reactor Ignition reveals the base if it is there, and a combat with its ships follows after the mission", () => {
    const state = mission("imperial", "single-reactor-ignition", ["grand-moff-tarkin"], {
      systems,
      targets: targetsThere,
      base: { system: "dagobah" },
      baseSpace: { "x-wing": 2, "rebel-trooper": 3 },
    });
    const { state: next, events } = resolved(state, "dagobah");
    expect(next.base.revealed).toBe(true);
    expect(units(next, "dagobah")).toEqual({ "death-star": 1, "x-wing": 2 });
    const types = events.map(({ type }) => type);
    expect(types.indexOf("target-removed")).toBeLessThan(types.indexOf("combat-started"));
    expect(eventsOf(events, "combat-started")).toHaveLength(1);
  });
});

test("Exploit Weakness shows one random objective of the Rebel hand and puts it on top of the deck", () => {
  const spec = { leaders: CAPTIVE, systems: GARRISON, objectives: ["liberation", "inspire-sympathy"] };
  const state = table({
    ...spec,
    active: "imperial",
    effect: { card: "exploit-weakness", by: "imperial", system: "mustafar" },
  });
  expect(pile(state.objectives)).toHaveLength(1);
  const [top] = state.objectiveDeck;
  expect(top).toMatchObject({ ordered: true });
  expect(
    ids([...(top?.cards ?? [])].slice(0, 1))
      .concat(pile(state.objectives))
      .sort(),
  ).toEqual(["inspire-sympathy", "liberation"]);
});
