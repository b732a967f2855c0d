import { describe, expect, it } from "vitest";
import { asked, DONE, eventsOf, legal, PASS, refused, spot, units } from "../looks.ts";
import { combat, dice, type Fight, fight, goesOn, HERE, line, move, retreat, wounds } from "./table.ts";

/** The retreat step of round 1, nothing having happened before. */
function atRetreat(spec: Fight): ReturnType<typeof fight> {
  return fight({ ...spec, at: "retreat", combat: { round: 1, ...spec.combat } });
}

const FLEETS = {
  rebel: { "corellian-corvette": 1, "x-wing": 1, "rebel-trooper": 2 },
  imperial: { "star-destroyer": 1, "tie-fighter": 2 },
} as const;

describe("who may retreat", () => {
  it("[reb.combat.retreat-order] the initiating side is asked first, then the other, in every round", () => {
    for (const by of ["rebel", "imperial"] as const) {
      const { state } = atRetreat({ ...FLEETS, by });
      expect(asked(state)).toMatchObject({ kind: "retreat", seat: by, rule: "reb.combat.retreat-order" });
      const other = line(state, [PASS]).state;
      expect(asked(other)).toMatchObject({ kind: "retreat", seat: by === "rebel" ? "imperial" : "rebel" });
    }
  });

  it("[reb.retreat.leader-leads] [reb.retreat.movement-rules] one leader goes ahead to an adjacent system and the units follow", () => {
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

  it("[reb.retreat.leader-required] without a leader there nobody retreats, and nobody is asked", () => {
    const { state } = atRetreat({ ...FLEETS, there: ["jan-dodonna"] });
    expect(asked(state).seat).toBe("rebel");
    refused(state, retreat("mon-mothma", "malastare"), "reb.retreat.leader-required");
    const none = fight({ ...FLEETS, there: [] }, [...dice("-", "--"), ...dice("--", "---"), ...dice("s", "--")]);
    expect(combat(none.state).round).toBe(2);
  });

  it("[reb.retreat.any-leader] also a leader without tactic values", () => {
    const { state } = atRetreat({ ...FLEETS, there: ["mon-mothma"] });
    expect(legal(state)).toContain("retreat mon-mothma malastare");
  });

  it("[reb.retreat.captured-stays] [reb.captured.no-retreat] a captured leader neither leads nor comes along", () => {
    const leaders = { "princess-leia": { at: HERE, ring: "captured" } };
    const { state } = atRetreat({ ...FLEETS, there: ["jan-dodonna", "general-tagge"], leaders, by: "imperial" });
    const { state: moving } = line(state, [retreat("general-tagge", "malastare")]);
    expect(legal(moving).some((key) => key.startsWith("move-captive"))).toBe(false);
    const { state: rebels } = line(state, [PASS]);
    expect(legal(rebels).some((key) => key.startsWith("retreat princess-leia"))).toBe(false);
    refused(rebels, retreat("princess-leia", "malastare"), "reb.retreat.leader-required");
  });

  it("[reb.retreat.needs-enemy-units] [reb.faq.retreat-any-theater] while the enemy has any unit there, in any theater", () => {
    const alone = atRetreat({ rebel: FLEETS.rebel, there: ["jan-dodonna"] });
    expect(goesOn(alone.state)).toBe(false);
    const { state } = atRetreat({
      rebel: { "rebel-trooper": 1 },
      imperial: { "star-destroyer": 1 },
      there: ["general-tagge"],
    });
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "imperial" });
  });

  it("[reb.faq.second-retreat-same-step] after the first side's retreat the other may retreat if a unit of the first is left", () => {
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

  it("[reb.retreat.once-per-combat] once per combat, however many leaders are there", () => {
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

  it("[reb.retreat.leader-needs-units] a leader does not retreat alone: where no unit can leave, nobody is asked", () => {
    const spec = { rebel: { "rebel-trooper": 2 }, imperial: { stormtrooper: 1, "assault-carrier": 1 } };
    const { state } = atRetreat(spec);
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "imperial" });
    const { state: ties } = atRetreat({ rebel: { "x-wing": 1 }, imperial: { "tie-fighter": 3 }, by: "imperial" });
    expect(asked(ties)).toMatchObject({ kind: "retreat", seat: "rebel" });
  });

  it("[reb.retreat.death-star-forbids] [reb.retreat.dsuc-forbids] [reb.death-star.no-retreat] a Death Star, finished or not, keeps the Empire there", () => {
    for (const station of ["death-star", "death-star-under-construction"]) {
      const { state } = atRetreat({ ...FLEETS, imperial: { ...FLEETS.imperial, [station]: 1 }, by: "imperial" });
      expect(asked(state)).toMatchObject({ kind: "retreat", seat: "rebel" });
    }
  });

  it("a side that a card keeps there is not asked", () => {
    const { state } = atRetreat({ ...FLEETS, by: "imperial", combat: { round: 1, barred: [true, false] } });
    expect(asked(state).seat).toBe("imperial");
    const next = line(state, [PASS], dice("s-", "---"));
    expect(combat(next.state).round).toBe(2);
  });
});

describe("where to", () => {
  it("[reb.retreat.preferred-destination] to own units or an own loyalty marker, if it may go to any such system", () => {
    const { state } = atRetreat({
      ...FLEETS,
      systems: { malastare: { units: { "x-wing": 1 } }, naboo: { loyalty: "rebel" }, bespin: { loyalty: "imperial" } },
    });
    expect(legal(state)).toEqual(["retreat jan-dodonna malastare", "retreat jan-dodonna naboo", "pass"]);
    refused(state, retreat("jan-dodonna", "dagobah"), "reb.retreat.preferred-destination");
    const { state: imperial } = line(state, [PASS]);
    expect(legal(imperial)).toEqual(["retreat general-tagge bespin", "pass"]);
  });

  it("[reb.retreat.fallback-destination] else to systems without units, also where those preferred are closed", () => {
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

  it("[reb.retreat.no-enemy-destination] never to a system with enemy units", () => {
    const { state } = atRetreat({
      ...FLEETS,
      systems: { malastare: { loyalty: "rebel", units: { stormtrooper: 1 } } },
    });
    expect(legal(state)).not.toContain("retreat jan-dodonna malastare");
    refused(state, retreat("jan-dodonna", "malastare"), "reb.retreat.no-enemy-destination");
  });

  it("[reb.retreat.not-attack-source] never to where the enemy came from to start this combat; the enemy itself may go back", () => {
    const { state } = atRetreat({ ...FLEETS, by: "imperial", combat: { round: 1, sources: ["corellia", "bespin"] } });
    expect(legal(state)).toContain("retreat general-tagge corellia");
    const { state: rebels } = line(state, [PASS]);
    for (const system of ["corellia", "bespin"]) {
      refused(rebels, retreat("jan-dodonna", system), "reb.retreat.not-attack-source");
    }
    expect(legal(rebels)).toContain("retreat jan-dodonna malastare");
  });

  it("[reb.retreat.not-rebel-base-space] never to the Rebel Base space", () => {
    const { state } = atRetreat({ ...FLEETS, base: { system: "malastare" } });
    refused(state, retreat("jan-dodonna", "rebel-base"), "reb.retreat.not-rebel-base-space");
  });

  it("nobody is asked where no system is open", () => {
    const held = { units: { stormtrooper: 1 } };
    const around = ["bespin", "cato-neimoidia", "corellia", "dagobah", "malastare", "mustafar", "naboo"];
    const { state } = atRetreat({ ...FLEETS, systems: Object.fromEntries(around.map((system) => [system, held])) });
    expect(asked(state)).toMatchObject({ kind: "retreat", seat: "imperial" });
  });
});

describe("what goes along", () => {
  it("[reb.retreat.all-ships] [reb.retreat.may-leave-ground] all ships leave, ground units may stay", () => {
    const { state } = atRetreat(FLEETS);
    const { state: moving } = line(state, [retreat("jan-dodonna", "malastare")]);
    expect(legal(moving)).toEqual([`move ${HERE} rebel-trooper`, "done"]);
    const { state: after } = line(moving, [DONE]);
    expect(units(after, "malastare")).toEqual({ "corellian-corvette": 1, "x-wing": 1 });
    expect(units(after, HERE)).toMatchObject({ "rebel-trooper": 2 });
  });

  it("[reb.retreat.may-leave-tie] [reb.faq.retreat-leave-behind] TIE Fighters may stay, other ships not", () => {
    const { state } = atRetreat({ ...FLEETS, by: "imperial" });
    const { state: moving } = line(state, [retreat("general-tagge", "malastare")]);
    expect(legal(moving)).toEqual([`move ${HERE} tie-fighter`, "done"]);
    const { state: after } = line(moving, [move("tie-fighter"), DONE]);
    expect(units(after, "malastare")).toEqual({ "star-destroyer": 1, "tie-fighter": 1 });
    expect(units(after, HERE)).toMatchObject({ "tie-fighter": 1 });
  });

  it("transport holds for a retreat: no more go than the ships that leave can carry", () => {
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

  it("[reb.retreat.left-units-fight-on] where units are left before enemies of their theater, another round follows", () => {
    const { state } = atRetreat({ ...FLEETS, imperial: { "star-destroyer": 1, stormtrooper: 1 } });
    const { state: left } = line(state, [retreat("jan-dodonna", "malastare"), DONE]);
    const fought = line(left, [PASS], dice("", "s-"));
    expect(combat(fought.state).round).toBe(2);
    expect(asked(fought.state).kind).toBe("combat-actions");
  });

  it("[reb.retreat.immobile-stay] [reb.structure.immobile] immobile units stay", () => {
    const { state } = atRetreat({
      ...FLEETS,
      rebel: { "mon-calamari-cruiser": 1, "ion-cannon": 1, "rebel-trooper": 1 },
    });
    const { state: moving } = line(state, [retreat("jan-dodonna", "malastare")]);
    expect(legal(moving)).toEqual([`move ${HERE} rebel-trooper`, "done"]);
    refused(moving, move("ion-cannon"), "reb.move.immobile");
  });

  it("[reb.retreat.other-leaders-stay] [reb.retreat.other-leaders-do-not-pin] other leaders stay and do not keep the units there", () => {
    const { state } = atRetreat({ ...FLEETS, there: ["jan-dodonna", "princess-leia", "general-tagge"] });
    const { state: after } = line(state, [retreat("princess-leia", "malastare"), DONE]);
    expect(spot(after, "jan-dodonna")).toBe(HERE);
    expect(units(after, "malastare")).toMatchObject({ "corellian-corvette": 1 });
  });

  it("damage stays with those left behind only as far as the unhurt could not be left instead", () => {
    const spec = {
      rebel: { "rebel-trooper": 1, "x-wing": 1 },
      imperial: { "star-destroyer": 1, "at-at": 2 },
      by: "imperial",
      combat: { round: 1, wounds: { imperial: [{ unit: "at-at", markers: 1 }] } },
    } as const;
    const one = line(atRetreat(spec).state, [retreat("general-tagge", "malastare"), move("at-at"), DONE]);
    expect(wounds(one.state)).toEqual([]);
    const none = line(atRetreat(spec).state, [retreat("general-tagge", "malastare"), DONE]);
    expect(wounds(none.state)).toEqual(["at-at 1+0"]);
  });
});

describe("lone transports", () => {
  const LONE = { rebel: { "rebel-transport": 2, "rebel-trooper": 2 }, imperial: { stormtrooper: 1 } } as const;

  it("[reb.combat.lone-transports] transports without other Rebel ships must retreat or are destroyed", () => {
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

  it("[reb.faq.lone-transports-need-imperial-ship] by the faq rulings only where an Imperial ship is; by the book anywhere", () => {
    for (const rulings of ["book", "faq"] as const) {
      const { state } = atRetreat({ ...LONE, rulings });
      const { state: stayed } = line(state, [PASS], dice("", "s-"));
      expect("rebel-transport" in units(stayed, HERE)).toBe(rulings === "faq");
    }
  });
});
