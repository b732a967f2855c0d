import { describe, expect, it } from "vitest";
import { army } from "../../src/content/army.ts";
import { defaultCatalogue, FACTIONS, RANKS, type Rank } from "../../src/content/catalogue.ts";
import { expectFault, expectNone, ofUnits, plus, sample, times, under, unit } from "./help.ts";

const EMPIRE = sample("galactic-empire");

describe("what an army is", () => {
  it("[leg.army.contents] Unknown cards of an army are reported, each with its place", () => {
    const list = {
      ...plus(EMPIRE, unit("stormtroopers", "no-such-gun"), unit("no-such-unit")),
      commandHand: ["no-such-order", ...EMPIRE.commandHand.slice(1)],
    };
    const told = under("leg.army.contents", list).map(({ params }) => params);
    expect(told).toEqual([
      { kind: "upgrades", card: "no-such-gun" },
      { kind: "units", card: "no-such-unit" },
      { kind: "commands", card: "no-such-order" },
    ]);
    expect(army.points(list)).toBe(army.points(EMPIRE) + 42);
  });

  it("[leg.army.factions] There are four factions, each with units", () => {
    expect(FACTIONS).toEqual(["galactic-empire", "rebel-alliance", "galactic-republic", "separatist-alliance"]);
    for (const faction of FACTIONS) expect(defaultCatalogue.units.some((one) => one.faction === faction)).toBe(true);
  });

  it("[leg.army.single-faction] An Imperial army cannot include Rebel Troopers", () => {
    const params = { unit: "rebel-troopers", index: 11, faction: "rebel-alliance", army: "galactic-empire" };
    expectFault(plus(EMPIRE, unit("rebel-troopers")), "leg.army.single-faction", "unit-of-another-faction", params);
  });

  it("[leg.army.light-side] Luke and Obi-Wan are of the light side: they may equip Hope, but not Force Choke", () => {
    for (const [faction, jedi] of [
      ["rebel-alliance", "luke-skywalker-hero-of-the-rebellion"],
      ["galactic-republic", "obi-wan-kenobi-civilized-warrior"],
    ] as const) {
      expectNone(ofUnits(faction, [unit(jedi, "hope")]), "restriction-not-met");
      expectFault(
        ofUnits(faction, [unit(jedi, "force-choke")]),
        "leg.upgrade.obey-restrictions",
        "restriction-not-met",
      );
    }
  });

  it("[leg.army.dark-side] Vader and Dooku are of the dark side: they may equip Force Choke, but not Hope", () => {
    for (const [faction, sith] of [
      ["galactic-empire", "darth-vader-dark-lord-of-the-sith"],
      ["separatist-alliance", "count-dooku-darth-tyranus"],
    ] as const) {
      expectNone(ofUnits(faction, [unit(sith, "force-choke")]), "restriction-not-met");
      expectFault(ofUnits(faction, [unit(sith, "hope")]), "leg.upgrade.obey-restrictions", "restriction-not-met");
    }
  });

  it("[leg.army.other-side] Units of the Shadow Collective count as dark side", () => {
    const collective = { battleForce: "shadow-collective" };
    expectNone(ofUnits("mercenary", [unit("maul-a-rival", "force-choke")], collective), "restriction-not-met");
    const bright = ofUnits("mercenary", [unit("maul-a-rival", "hope")], collective);
    expectFault(bright, "leg.upgrade.obey-restrictions", "restriction-not-met");
  });
});

describe("points", () => {
  it("[leg.army.points-limit] An army may cost 1000 points, but not 1001", () => {
    const separatists = sample("separatist-alliance");
    expect(army.points(separatists)).toBe(1000);
    expect(army.check(separatists)).toEqual([]);
    const dearer = plus(separatists, unit("b1-battle-droids"));
    expectFault(dearer, "leg.army.points-limit", "over-the-points", { have: 1038, most: 1000 });
  });

  it("[leg.upgrade.points-count] The points of upgrades count toward the limit like those of units", () => {
    const bare = ofUnits("galactic-empire", [unit("stormtroopers")]);
    const armed = ofUnits("galactic-empire", [unit("stormtroopers", "dlt-19-stormtrooper", "stormtrooper")]);
    expect([army.points(bare), army.points(armed)]).toEqual([42, 70]);
  });

  it("[leg.upgrade.double-sided-points] The points of a double-sided upgrade count once", () => {
    expect(army.points(ofUnits("galactic-republic", [unit("at-rt-galactic-republic")]))).toBe(60);
    const stance = defaultCatalogue.upgrades.find(({ id }) => id === "offensive-stance");
    expect(stance?.doubleSided).toBe(true);
    const vader = unit("darth-vader-the-emperors-apprentice", "offensive-stance");
    expect(army.points(ofUnits("galactic-empire", [vader]))).toBe(155 + (stance?.cost ?? 0));
  });

  it("Some cards have a different cost in certain armies or on certain units", () => {
    const droid = unit("k-2so-sardonic-security-droid", "jyns-se-14-blaster");
    expect(army.points(ofUnits("rebel-alliance", [droid]))).toBe(80);
    expect(army.points(ofUnits("rebel-alliance", [droid, unit("jyn-erso-stardust")]))).toBe(150);
    const scouts = (id: string) => army.points(ofUnits("galactic-empire", [unit(id, "situational-awareness")]));
    const price = defaultCatalogue.upgrades.find(({ id }) => id === "situational-awareness")?.cost ?? 0;
    expect(scouts("scout-troopers")).toBe(48 + price);
    expect(scouts("dewback-rider")).toBe(70 + price + 4);
  });
});

describe("ranks", () => {
  /** So many units of the rank, and of that unit, are right, one fewer or one more is not. */
  function expectLimits(rank: Rank, id: string, least: number, most: number): void {
    const codes = (count: number) =>
      under(`leg.army.rank-${rank}`, ofUnits("galactic-empire", times(count, unit(id)))).map(({ code }) => code);
    expect(codes(most)).toEqual([]);
    expect(codes(most + 1)).toEqual(["too-many-of-a-rank"]);
    expect(codes(least)).toEqual([]);
    if (least > 0) expect(codes(least - 1)).toEqual(["too-few-of-a-rank"]);
  }

  it("[leg.army.rank-each-unit] Every unit has one of the six ranks", () => {
    expect(RANKS).toEqual(["commander", "operative", "corps", "special-forces", "support", "heavy"]);
    for (const { rank } of defaultCatalogue.units) expect(RANKS).toContain(rank);
  });

  it("[leg.army.rank-commander] An army has one or two commanders", () => {
    expectLimits("commander", "imperial-officer-ruthless-efficiency", 1, 2);
  });

  it("[leg.army.rank-operative] An army has at most two operatives", () => {
    expectLimits("operative", "imperial-agent-bringing-order-to-the-galaxy", 0, 2);
  });

  it("[leg.army.rank-corps] An army has three to six corps units", () => {
    expectLimits("corps", "stormtroopers", 3, 6);
  });

  it("[leg.army.rank-special-forces] An army has at most three special forces units", () => {
    expectLimits("special-forces", "scout-troopers", 0, 3);
  });

  it("[leg.army.rank-support] An army has at most three support units", () => {
    expectLimits("support", "74-z-speeder-bikes", 0, 3);
  });

  it("[leg.army.rank-heavy] An army has at most two heavy units", () => {
    expectLimits("heavy", "at-st", 0, 2);
  });

  it("Maul counts as a commander while he holds the Darksaber", () => {
    const collective = { battleForce: "shadow-collective" };
    const maul = ofUnits("mercenary", [unit("maul-a-rival", "the-darksaber-maul")], collective);
    expect(army.units(maul)[0]).toMatchObject({ rank: "commander", surge: { attack: "crit" } });
    expectNone(maul, "restriction-not-met");
    const ranks = army.check(maul).map(({ params }) => params["rank"]);
    expect(ranks).not.toContain("commander");
  });
});

describe("unique and limited cards", () => {
  it("[leg.army.unique-bullets] One bullet makes a card unique, more bullets make it limited", () => {
    const bullets = (id: string) =>
      [...defaultCatalogue.units, ...defaultCatalogue.upgrades].find((card) => card.id === id)?.bullets;
    expect(bullets("general-veers-master-tactician")).toBe(1);
    expect(bullets("hq-uplink")).toBe(2);
    expect(bullets("stormtroopers")).toBeUndefined();
    const veers = unit("general-veers-master-tactician");
    expectFault(ofUnits("galactic-empire", [veers, veers]), "leg.army.bullet-limit", "too-many-of-a-name", {
      name: "General Veers",
      have: 2,
      most: 1,
    });
  });

  it("[leg.army.bullet-limit] An army may have two HQ Uplinks, but not three", () => {
    const droid = unit("b2-super-battle-droids", "hq-uplink");
    expectNone(ofUnits("separatist-alliance", [droid, droid]), "too-many-of-a-name");
    const three = ofUnits("separatist-alliance", [droid, droid, droid]);
    expectFault(three, "leg.army.bullet-limit", "too-many-of-a-name", { name: "HQ Uplink", have: 3, most: 2 });
  });

  it("[leg.army.bullet-limit] The two Luke cards share one name, so an army may have only one of them", () => {
    const lukes = [unit("luke-skywalker-hero-of-the-rebellion"), unit("luke-skywalker-jedi-knight")];
    expectFault(ofUnits("rebel-alliance", lukes), "leg.army.bullet-limit", "too-many-of-a-name");
  });

  it("[leg.army.bullet-limit] A bullet before the title limits only cards with that title", () => {
    const squad = unit("clone-commandos-delta-squad", "katarn-pattern-armor");
    const commandos = unit("clone-commandos", "katarn-pattern-armor");
    expectNone(ofUnits("galactic-republic", [squad, commandos, commandos]), "too-many-of-a-name");
    expectFault(ofUnits("galactic-republic", [squad, squad]), "leg.army.bullet-limit", "too-many-of-a-name", {
      name: "Clone Commandos, Delta Squad",
    });
  });

  it("[leg.army.bullet-limit-cross-type] Rex may lead the army or a squad, but not both", () => {
    const rex = [unit("clone-captain-rex-honorable-soldier"), unit("clone-trooper-infantry", "clone-captain-rex")];
    const params = { name: "Clone Captain Rex", have: 2, most: 1 };
    expectFault(ofUnits("galactic-republic", rex), "leg.army.bullet-limit-cross-type", "too-many-of-a-name", params);
  });
});
