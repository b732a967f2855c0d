import { describe, expect, it } from "vitest";
import { asked, DONE, eventsOf, legal, PASS, refused, spot, units } from "../looks.ts";
import { combat, dice, type Fight, fight, goesOn, HERE, line, move, retreat } from "./table.ts";

/** The retreat step of round 1, nothing having happened before. */
function atRetreat(spec: Fight): ReturnType<typeof fight> {
  return fight({ ...spec, at: "retreat", combat: { round: 1, ...spec.combat } });
}

const FLEETS = {
  rebel: { "corellian-corvette": 1, "x-wing": 1, "rebel-trooper": 2 },
  imperial: { "star-destroyer": 1, "tie-fighter": 2 },
} as const;

describe("who may retreat", () => {
  it("[reb.combat.retreat-order] In every round the initiating side is asked to retreat before the other side", () => {
    for (const by of ["rebel", "imperial"] as const) {
      const { state } = atRetreat({ ...FLEETS, by });
      expect(asked(state)).toMatchObject({ kind: "retreat", seat: by, rule: "reb.combat.retreat-order" });
      const other = line(state, [PASS]).state;
      expect(asked(other)).toMatchObject({ kind: "retreat", seat: by === "rebel" ? "imperial" : "rebel" });
    }
  });

  it("[reb.retreat.leader-leads] [reb.retreat.movement-rules] One leader moves to an adjacent system in a retreat, and the units follow", () => {
    const { state } = atRetreat({ ...FLEETS, there: ["jan-dodonna", "princess-leia", "general-tagge"] });
    const { state: moving, events } = line(state, [retreat("princess-leia", "malastare")]);
    expect(eventsOf(events, "retreated")).toMatchObject([
      { faction: "rebel", leader: "princess-leia", to: "malastare", rule: "reb.retreat.leader-leads" },
    ]);
    expect(spot(moving, "princess-leia")).toBe("malastare");
    expect(asked(moving)).toMatchObject({ kind: "move-units", seat: "rebel" });
    const { state: after } = line(moving, [move("rebel-trooper"), move("rebel-trooper")], []);
    expect(units(after, "malastare")).toEqual({ "corellian-corvette": 1, "x-wing": 1, "rebel-trooper": 2 });
    refused(state, retreat("jan-dodonna", "hoth"), "reb.retreat.leader-leads");
    refused(state, DONE, "reb.combat.retreat-order");
  });

  it("[reb.retreat.leader-required] A side without a leader in the system cannot retreat and is not asked", () => {
    const { state } = atRetreat({ ...FLEETS, there: ["jan-dodonna"] });
    expect(asked(state).seat).toBe("rebel");
    refused(state, retreat("mon-mothma", "malastare"), "reb.retreat.leader-required");
    const none = fight({ ...FLEETS, there: [] }, [...dice("-", "--"), ...dice("--", "---"), ...dice("s", "--")]);
    expect(combat(none.state).round).toBe(2);
  });

  it("[reb.retreat.any-leader] A leader without tactic values can lead a retreat", () => {
    const { state } = atRetreat({ ...FLEETS, there: ["mon-mothma"] });
    expect(legal(state)).toContain("retreat mon-mothma malastare");
  });

  it("[reb.retreat.captured-stays] [reb.captured.no-retreat] A captured leader neither leads a retreat nor comes along", () => {
    const leaders = { "princess-leia": { at: HERE, ring: "captured" } };
    const { state } = atRetreat({ ...FLEETS, there: ["jan-dodonna", "general-tagge"], leaders, by: "imperial" });
    const { state: moving } = line(state, [retreat("general-tagge", "malastare")]);
    expect(legal(moving).some((key) => key.startsWith("move-captive"))).toBe(false);
    const { state: rebels } = line(state, [PASS]);
    expect(legal(rebels).some((key) => key.startsWith("retreat princess-leia"))).toBe(false);
    refused(rebels, retreat("princess-leia", "malastare"), "reb.captured.no-retreat");
  });

  it("[reb.retreat.needs-enemy-units] [reb.faq.retreat-any-theater] A side may retreat while an enemy unit is in the system, in either theater", () => {
    const alone = atRetreat({ rebel: FLEETS.rebel, there: ["jan-dodonna"] });
    expect(goesOn(alone.state)).toBe(false);
    const { state } = atRetreat({
      rebel: { "rebel-trooper": 1 },
      imperial: { "star-destroyer": 1 },
      there: ["general-tagge"],
    });
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "imperial" });
  });

  it("[reb.faq.second-retreat-same-step] The second side may retreat after the first if the first left a unit behind", () => {
    const leaving = (units_: readonly ReturnType<typeof move>[]): ReturnType<typeof asked> | undefined => {
      const { state } = atRetreat(FLEETS);
      const { state: after } = line(state, [retreat("jan-dodonna", "malastare"), ...units_, DONE]);
      return goesOn(after) ? asked(after) : undefined;
    };
    expect(leaving([move("rebel-trooper")])).toMatchObject({ kind: "retreat", seat: "imperial" });
    const { state } = atRetreat(FLEETS);
    const { state: gone } = line(state, [
      retreat("jan-dodonna", "malastare"),
      move("rebel-trooper"),
      move("rebel-trooper"),
    ]);
    expect(goesOn(gone)).toBe(false);
  });

  it("[reb.retreat.once-per-combat] A side retreats at most once in a combat, even with several leaders there", () => {
    const { state } = atRetreat({
      rebel: { "corellian-corvette": 1, "rebel-trooper": 3 },
      imperial: { "assault-carrier": 1, stormtrooper: 3 },
      there: ["jan-dodonna", "princess-leia", "general-tagge"],
    });
    const { state: left } = line(state, [retreat("jan-dodonna", "malastare"), DONE]);
    expect(asked(left)).toMatchObject({ kind: "retreat", seat: "imperial" });
    expect(combat(left).retreated).toEqual([true, false]);
    const next = line(left, [PASS], [...dice("", "---"), ...dice("", "---")]);
    expect(asked(next.state)).toMatchObject({ kind: "retreat", seat: "imperial" });
    const again: Partial<Fight["combat"]> = { round: 2, freeTransport: [true, false] };
    const could = atRetreat({ rebel: { "rebel-trooper": 1 }, imperial: { "star-destroyer": 1 }, combat: again });
    expect(asked(could.state).seat).toBe("rebel");
    const spec = { rebel: { "rebel-trooper": 1 }, imperial: { "star-destroyer": 1 } };
    const cannot = atRetreat({ ...spec, combat: { ...again, retreated: [true, false] } });
    expect(asked(cannot.state).seat).toBe("imperial");
  });

  it("[reb.retreat.leader-needs-units] A leader cannot retreat without units, so a side whose units cannot leave is not asked", () => {
    const spec = { rebel: { "rebel-trooper": 2 }, imperial: { stormtrooper: 1, "assault-carrier": 1 } };
    const { state } = atRetreat(spec);
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "imperial" });
    const { state: ties } = atRetreat({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 3 }, by: "imperial" });
    expect(asked(ties)).toMatchObject({ kind: "retreat", seat: "rebel" });
  });

  it("[reb.retreat.death-star-forbids] [reb.retreat.dsuc-forbids] [reb.death-star.no-retreat] A Death Star or Death Star Under Construction prevents the Empire from retreating", () => {
    for (const station of ["death-star", "death-star-under-construction"]) {
      const { state } = atRetreat({ ...FLEETS, imperial: { ...FLEETS.imperial, [station]: 1 }, by: "imperial" });
      expect(asked(state)).toMatchObject({ kind: "retreat", seat: "rebel" });
    }
  });

  it("A side that a card prevents from retreating is not asked to retreat", () => {
    const { state } = atRetreat({ ...FLEETS, by: "imperial", combat: { round: 1, barred: [true, false] } });
    expect(asked(state).seat).toBe("imperial");
    const next = line(state, [PASS], dice("s-", "---"));
    expect(combat(next.state).round).toBe(2);
  });
});

describe("where to", () => {
  it("[reb.retreat.preferred-destination] A retreat must go to a system with own units or an own loyalty marker if one is legal", () => {
    const { state } = atRetreat({
      ...FLEETS,
      systems: { malastare: { units: { "x-wing": 1 } }, naboo: { loyalty: "rebel" }, bespin: { loyalty: "imperial" } },
    });
    expect(legal(state)).toEqual(["retreat jan-dodonna malastare", "retreat jan-dodonna naboo", "pass"]);
    refused(state, retreat("jan-dodonna", "dagobah"), "reb.retreat.preferred-destination");
    const { state: imperial } = line(state, [PASS]);
    expect(legal(imperial)).toEqual(["retreat general-tagge bespin", "pass"]);
  });

  it("[reb.retreat.fallback-destination] A retreat goes to a system without units if no preferred destination is legal", () => {
    const { state } = atRetreat(FLEETS);
    expect(legal(state)).toEqual([
      ...["bespin", "cato-neimoidia", "corellia", "dagobah", "malastare", "mustafar", "naboo"].map(
        (system) => `retreat jan-dodonna ${system}`,
      ),
      "pass",
    ]);
    const closed = atRetreat({
      ...FLEETS,
      by: "imperial",
      systems: { naboo: { loyalty: "rebel" } },
      combat: { round: 1, sources: ["naboo"] },
    });
    const { state: rebels } = line(closed.state, [PASS]);
    expect(legal(rebels)).toContain("retreat jan-dodonna dagobah");
    expect(legal(rebels)).not.toContain("retreat jan-dodonna naboo");
  });

  it("[reb.retreat.no-enemy-destination] A retreat cannot go to a system with enemy units", () => {
    const { state } = atRetreat({
      ...FLEETS,
      systems: { malastare: { loyalty: "rebel", units: { stormtrooper: 1 } } },
    });
    expect(legal(state)).not.toContain("retreat jan-dodonna malastare");
    refused(state, retreat("jan-dodonna", "malastare"), "reb.retreat.no-enemy-destination");
  });

  it("[reb.retreat.not-attack-source] A retreat cannot go to a system from which the enemy started this combat, but the enemy itself may go back", () => {
    const { state } = atRetreat({ ...FLEETS, by: "imperial", combat: { round: 1, sources: ["corellia", "bespin"] } });
    expect(legal(state)).toContain("retreat general-tagge corellia");
    const { state: rebels } = line(state, [PASS]);
    for (const system of ["corellia", "bespin"]) {
      refused(rebels, retreat("jan-dodonna", system), "reb.retreat.not-attack-source");
    }
    expect(legal(rebels)).toContain("retreat jan-dodonna malastare");
  });

  it("[reb.retreat.not-rebel-base-space] A retreat cannot go to the Rebel Base space", () => {
    const { state } = atRetreat({ ...FLEETS, base: { system: "malastare" } });
    refused(state, retreat("jan-dodonna", "rebel-base"), "reb.retreat.not-rebel-base-space");
  });

  it("A side is not asked to retreat if no system is legal", () => {
    const held = { units: { stormtrooper: 1 } };
    const around = ["bespin", "cato-neimoidia", "corellia", "dagobah", "malastare", "mustafar", "naboo"];
    const { state } = atRetreat({ ...FLEETS, systems: Object.fromEntries(around.map((system) => [system, held])) });
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "imperial" });
  });
});

describe("what goes along", () => {
  it("[reb.retreat.all-ships] [reb.retreat.may-leave-ground] All ships must leave in a retreat, and ground units may stay", () => {
    const { state } = atRetreat(FLEETS);
    const { state: moving } = line(state, [retreat("jan-dodonna", "malastare")]);
    expect(legal(moving)).toEqual([`move ${HERE} rebel-trooper`, "done"]);
    const { state: after } = line(moving, [DONE]);
    expect(units(after, "malastare")).toEqual({ "corellian-corvette": 1, "x-wing": 1 });
    expect(units(after, HERE)).toMatchObject({ "rebel-trooper": 2 });
  });

  it("[reb.retreat.may-leave-tie] [reb.faq.retreat-leave-behind] TIE Fighters may stay behind in a retreat, but other ships may not", () => {
    const { state } = atRetreat({ ...FLEETS, by: "imperial" });
    const { state: moving } = line(state, [retreat("general-tagge", "malastare")]);
    expect(legal(moving)).toEqual([`move ${HERE} tie-fighter`, "done"]);
    const { state: after } = line(moving, [move("tie-fighter"), DONE]);
    expect(units(after, "malastare")).toEqual({ "star-destroyer": 1, "tie-fighter": 1 });
    expect(units(after, HERE)).toMatchObject({ "tie-fighter": 1 });
  });

  it("A retreat moves no more units than the leaving ships can transport", () => {
    const { state } = atRetreat({
      rebel: { "corellian-corvette": 1, "rebel-trooper": 4 },
      imperial: { "star-destroyer": 1 },
    });
    const { state: full } = line(state, [
      retreat("jan-dodonna", "malastare"),
      move("rebel-trooper"),
      move("rebel-trooper"),
    ]);
    expect(units(full, "malastare")).toEqual({ "corellian-corvette": 1, "rebel-trooper": 2 });
  });

  it("[reb.retreat.left-units-fight-on] Another combat round follows a retreat if units were left with enemies in their theater", () => {
    const { state } = atRetreat({ ...FLEETS, imperial: { "star-destroyer": 1, stormtrooper: 1 } });
    const { state: left } = line(state, [retreat("jan-dodonna", "malastare"), DONE]);
    const fought = line(left, [PASS], dice("", "s-"));
    expect(combat(fought.state).round).toBe(2);
    expect(asked(fought.state).kind).toBe("combat-actions");
  });

  it("[reb.retreat.immobile-stay] [reb.structure.immobile] Immobile units stay behind in a retreat", () => {
    const { state } = atRetreat({
      ...FLEETS,
      rebel: { "mon-calamari-cruiser": 1, "ion-cannon": 1, "rebel-trooper": 1 },
    });
    const { state: moving } = line(state, [retreat("jan-dodonna", "malastare")]);
    expect(legal(moving)).toEqual([`move ${HERE} rebel-trooper`, "done"]);
    refused(moving, move("ion-cannon"), "reb.move.immobile");
  });

  it("[reb.retreat.other-leaders-stay] [reb.retreat.other-leaders-do-not-pin] Leaders who do not lead the retreat stay, and do not prevent units from leaving", () => {
    const { state } = atRetreat({ ...FLEETS, there: ["jan-dodonna", "princess-leia", "general-tagge"] });
    const { state: after } = line(state, [retreat("princess-leia", "malastare"), DONE]);
    expect(spot(after, "jan-dodonna")).toBe(HERE);
    expect(units(after, "malastare")).toMatchObject({ "corellian-corvette": 1 });
  });
});

describe("lone transports", () => {
  const LONE = { rebel: { "rebel-transport": 2, "rebel-trooper": 2 }, imperial: { stormtrooper: 1 } } as const;

  it("[reb.combat.lone-transports] Rebel Transports without other Rebel ships must retreat or are destroyed", () => {
    const { state } = atRetreat({ ...LONE, imperial: { "star-destroyer": 1, stormtrooper: 1 } });
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "rebel" });
    const stayed = line(state, [PASS]);
    expect(eventsOf(stayed.events, "units-destroyed")).toMatchObject([
      { units: [{ unit: "rebel-transport", count: 2 }], rule: "reb.combat.lone-transports" },
    ]);
    const { state: fled } = line(state, [retreat("jan-dodonna", "malastare"), DONE]);
    expect(units(fled, "malastare")).toEqual({ "rebel-transport": 2 });
    const leaderless = atRetreat({
      ...LONE,
      imperial: { "star-destroyer": 1, stormtrooper: 1 },
      there: ["general-tagge"],
    });
    expect(units(leaderless.state, HERE)).not.toHaveProperty("rebel-transport");
    const escorted = atRetreat({ ...LONE, rebel: { ...LONE.rebel, "x-wing": 1 }, imperial: { "star-destroyer": 1 } });
    expect(units(line(escorted.state, [PASS]).state, HERE)).toHaveProperty("rebel-transport");
  });

  it("[reb.combat.lone-transports] [reb.combat.retreat-order] Rebel Transports without other Rebel ships are destroyed only after the last Rebel player who can retreat has declined", () => {
    const spec = { rebel: { "rebel-transport": 2 }, imperial: { "star-destroyer": 1 } } as const;
    const later = atRetreat({ ...spec, by: "imperial", there: ["general-tagge", "jan-dodonna"] });
    const imperial = line(later.state, [PASS]);
    expect(asked(imperial.state)).toMatchObject({ kind: "retreat", seat: "rebel" });
    expect(units(imperial.state, HERE)).toHaveProperty("rebel-transport");
    expect(units(line(imperial.state, [PASS]).state, HERE)).not.toHaveProperty("rebel-transport");
    const there = ["jan-dodonna", "princess-leia"];
    const team = atRetreat({ ...spec, config: { players: 4 }, there });
    const admiral = line(team.state, [PASS]);
    expect(asked(admiral.state)).toMatchObject({ kind: "retreat", seat: "rebel-general" });
    expect(units(admiral.state, HERE)).toHaveProperty("rebel-transport");
    const { state: fled } = line(admiral.state, [retreat("princess-leia", "malastare")]);
    expect(units(fled, "malastare")).toEqual({ "rebel-transport": 2 });
    expect(units(line(admiral.state, [PASS]).state, HERE)).not.toHaveProperty("rebel-transport");
  });

  it("[reb.faq.lone-transports-need-imperial-ship] Rebel Transports without other Rebel ships must retreat under the FAQ rulings only from Imperial ships, and under the book rulings always", () => {
    for (const rulings of ["book", "faq"] as const) {
      const { state } = atRetreat({ ...LONE, rulings });
      const { state: stayed } = line(state, [PASS], dice("", "s-"));
      expect("rebel-transport" in units(stayed, HERE)).toBe(rulings === "faq");
    }
  });
});
