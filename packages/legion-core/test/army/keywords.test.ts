import { describe, expect, it } from "vitest";
import { army, createArmyRules } from "../../src/content/army.ts";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { expectFault, expectNone, ofUnits, plus, times, under, unit } from "./help.ts";

const DEATH_TROOPERS = unit("imperial-death-troopers");

describe("keywords that act while an army is built", () => {
  it("[leg.kw.allies-of-convenience.army] Allies of Convenience allows one more mercenary unit, however many units have the keyword", () => {
    const lando = unit("lando-calrissian-canny-general");
    const pykes = (count: number) => times(count, unit("pyke-syndicate-foot-soldiers"));
    const rebels = ofUnits("rebel-alliance", [unit("rebel-troopers"), ...pykes(3)]);
    expectFault(rebels, "leg.mercenary.limit-corps", "too-many-mercenaries", { have: 3, most: 2 });
    expectNone(plus(rebels, lando), "too-many-mercenaries");
    const officer = unit("rebel-officer-fighting-for-freedom", "reluctant-hero", "underworld-connections");
    const four = plus(rebels, lando, officer, ...pykes(1));
    expectFault(four, "leg.mercenary.limit-corps", "too-many-mercenaries", { have: 4, most: 2 });
    const two = plus(rebels, lando, unit("boba-fett-daimyo-of-mos-espa"), unit("din-djarin-the-mandalorian"));
    expect(army.check(two).filter(({ code }) => code === "too-many-mercenaries")).toHaveLength(2);
  });

  it("[leg.kw.allies-of-convenience.army] Allies of Convenience never allows more units of a rank than the army may have", () => {
    const rebels = ofUnits("rebel-alliance", [
      unit("lando-calrissian-canny-general"),
      ...times(4, unit("rebel-troopers")),
      ...times(3, unit("pyke-syndicate-foot-soldiers")),
    ]);
    expectNone(rebels, "too-many-mercenaries");
    expectFault(rebels, "leg.army.rank-corps", "too-many-of-a-rank", { have: 7, most: 6 });
  });

  it("[leg.kw.special-issue] Special Issue allows Tempest Scout 2 only in Tempest Force", () => {
    const walker = unit("major-marquand-tempest-scout-2");
    const params = { unit: "major-marquand-tempest-scout-2", battleForce: "tempest-force" };
    expectFault(ofUnits("galactic-empire", [walker]), "leg.kw.special-issue", "only-for-a-battle-force", params);
    expectNone(ofUnits("galactic-empire", [walker], { battleForce: "tempest-force" }), "only-for-a-battle-force");
  });

  it("[leg.kw.associate] Associate lets the Seventh Sister take no operative slot if the Fifth Brother is in the army", () => {
    const sister = unit("seventh-sister-compelled-to-inflict-pain");
    const brother = unit("fifth-brother-the-kill-is-mine");
    const agents = [unit("imperial-agent-bringing-order-to-the-galaxy"), unit("agent-kallus-hunter-of-spectres")];
    const [agent] = agents;
    const both = ofUnits("galactic-empire", [sister, brother, ...(agent === undefined ? [] : [agent])]);
    expectNone(both, "too-many-of-a-rank");
    const alone = ofUnits("galactic-empire", [sister, ...agents]);
    expectFault(alone, "leg.army.rank-operative", "too-many-of-a-rank", { have: 3, most: 2 });
  });

  it("[leg.kw.field-commander.army] Field Commander lets Cassian lead an army without commanders", () => {
    const corps = times(3, unit("rebel-troopers"));
    const params = { rank: "commander", have: 0, least: 1 };
    expectFault(ofUnits("rebel-alliance", corps), "leg.army.rank-commander", "too-few-of-a-rank", params);
    const cassian = unit("cassian-andor-capable-intelligence-agent", "a280");
    expect(under("leg.army.rank-commander", ofUnits("rebel-alliance", [cassian, ...corps]))).toEqual([]);
    const wedge = unit("t-47-airspeeder", "wedge-antilles");
    expect(under("leg.army.rank-commander", ofUnits("rebel-alliance", [wedge, ...corps]))).toEqual([]);
  });

  it("[leg.kw.detachment.rank] Detachment lets mortars take no corps slots", () => {
    const mortars = times(2, unit("df-90-mortar-trooper"));
    const list = ofUnits("galactic-empire", [...times(6, unit("shoretroopers")), ...mortars]);
    expectNone(list, "too-many-of-a-rank");
    expectNone(list, "without-its-unit");
  });

  it("[leg.kw.detachment.requires] Detachment requires a Shoretroopers unit for each mortar", () => {
    const list = ofUnits("galactic-empire", [unit("df-90-mortar-trooper"), unit("shoretroopers")]);
    expectNone(list, "without-its-unit");
    const params = { unit: "df-90-mortar-trooper", index: 2, needs: ["Shoretroopers"] };
    expectFault(plus(list, unit("df-90-mortar-trooper")), "leg.kw.detachment.requires", "without-its-unit", params);
    const teams = ofUnits("galactic-empire", times(2, unit("scout-troopers-strike-team", "dlt-19x-sniper")));
    expect(under("leg.kw.detachment.requires", teams)).toHaveLength(2);
  });

  it("[leg.kw.equip] Equip requires Inferno Squad to have its members, and an officer to have a doctrine", () => {
    const squad = (...upgrades: readonly string[]) =>
      ofUnits("galactic-empire", [unit("imperial-special-forces-inferno-squad", ...upgrades)]);
    expectNone(squad("del-meeko", "gideon-hask"), "must-equip");
    const params = { unit: "imperial-special-forces-inferno-squad", upgrade: "gideon-hask" };
    expectFault(squad("del-meeko"), "leg.kw.equip", "must-equip", params);
    const officer = ofUnits("galactic-empire", [unit("imperial-officer-ruthless-efficiency")]);
    expectFault(officer, "leg.kw.equip", "must-equip-a-type", { type: "doctrine", have: 0, least: 1 });
  });

  it("[leg.kw.equip] A unit with Equip is offered together with the upgrades that it must have", () => {
    const offers = army.options(ofUnits("galactic-empire", [unit("stormtroopers")])).units;
    expect(offers["special-forces"]).toContainEqual(
      unit("imperial-special-forces-inferno-squad", "del-meeko", "gideon-hask"),
    );
    const officers = offers.commander.filter((one) => one.unit === "imperial-officer-ruthless-efficiency");
    expect(officers.map(({ upgrades }) => upgrades)).toEqual([
      ["academy-trained"],
      ["defend-in-depth"],
      ["tip-of-the-spear"],
    ]);
  });

  it("[leg.kw.heavy-weapon-team] Heavy Weapon Team requires a strike team to have its weapon", () => {
    const team = (...weapons: readonly string[]) =>
      ofUnits("rebel-alliance", [unit("rebel-commandos"), unit("rebel-commandos-strike-team", ...weapons)]);
    const params = { unit: "rebel-commandos-strike-team", type: "heavy-weapon", have: 0, least: 1 };
    expectFault(team(), "leg.kw.heavy-weapon-team", "must-equip-a-type", params);
    const sniper = army
      .options(ofUnits("rebel-alliance", [unit("rebel-commandos")]))
      .units["special-forces"].find((one) => one.unit === "rebel-commandos-strike-team");
    expect(sniper?.upgrades).toHaveLength(1);
    expectNone(team(...(sniper?.upgrades ?? [])), "must-equip-a-type");
  });

  it("[leg.kw.programmed] Programmed requires a spider droid to have protocols", () => {
    const spider = (...protocols: readonly string[]) =>
      ofUnits("separatist-alliance", [unit("dsd1-dwarf-spider-droid", ...protocols)]);
    const params = { unit: "dsd1-dwarf-spider-droid", type: "programming", have: 0, least: 1 };
    expectFault(spider(), "leg.kw.programmed", "must-equip-a-type", params);
    expectNone(spider("engagement-protocols"), "must-equip-a-type");
    // Dark Troopers have the icon without the keyword.
    expectNone(ofUnits("galactic-empire", [unit("imperial-dark-troopers")]), "must-equip-a-type");
  });

  it("[leg.kw.flexible-response-x] Flexible Response 2 requires the heavy response unit to have two heavy weapons", () => {
    const squad = (...weapons: readonly string[]) =>
      ofUnits("galactic-empire", [unit("stormtroopers-heavy-response-unit", ...weapons)], {
        battleForce: "blizzard-force",
      });
    const params = { type: "heavy-weapon", have: 1, least: 2 };
    expectFault(squad("hh-12-stormtrooper"), "leg.kw.flexible-response-x", "must-equip-a-type", params);
    expectNone(squad("hh-12-stormtrooper", "dlt-19-stormtrooper"), "must-equip-a-type");
  });

  it("[leg.kw.entourage.rank] Entourage lets one unit of Death Troopers take no slot beside Krennic", () => {
    const list = ofUnits("galactic-empire", [...times(3, unit("scout-troopers")), DEATH_TROOPERS]);
    const params = { rank: "special-forces", have: 4, most: 3 };
    expectFault(list, "leg.army.rank-special-forces", "too-many-of-a-rank", params);
    const krennic = plus(list, unit("director-orson-krennic-architect-of-terror"));
    expectNone(krennic, "too-many-of-a-rank");
    expectFault(plus(krennic, DEATH_TROOPERS), "leg.army.rank-special-forces", "too-many-of-a-rank", params);
  });

  it("[leg.kw.leader] A unit may have only one upgrade with Leader", () => {
    const squad = (...upgrades: readonly string[]) => ofUnits("galactic-empire", [unit("stormtroopers", ...upgrades)]);
    expectNone(squad("agent-kallus"), "too-many-leaders");
    const params = { unit: "stormtroopers", have: 2, most: 1 };
    expectFault(squad("agent-kallus", "stormtrooper-captain"), "leg.kw.leader", "too-many-leaders", params);
  });

  it("No unit is required to equip an upgrade that it cannot have", () => {
    const forces = [undefined, ...defaultCatalogue.battleForces.map(({ id }) => id)];
    for (const { id, faction, keywords } of defaultCatalogue.units) {
      if (!keywords.some((one) => one.equip !== undefined || one.id === "programmed")) continue;
      const hirer = keywords.find((one) => one.factions !== undefined)?.factions?.[0];
      const armies = forces.map((battleForce) =>
        ofUnits(hirer ?? faction, [], battleForce === undefined ? {} : { battleForce }),
      );
      const offered = armies.some((list) => {
        const { units } = army.options(plus(list, unit("rebel-troopers"), unit("iden-versio-inferno-squad-leader")));
        return Object.values(units).some((ofRank) => ofRank.some((one) => one.unit === id));
      });
      expect([id, offered]).toEqual([id, true]);
    }
  });
});

describe("counterparts", () => {
  const droid = (upgrades: readonly string[], ...own: readonly string[]) => ({
    ...unit("iden-versio-inferno-squad-leader", ...own),
    counterpart: { counterpart: "idens-id10-seeker-droid", upgrades },
  });

  it("[leg.kw.counterpart.combined-profile] A counterpart joins the unit of its card, whose profile applies", () => {
    const [iden] = army.units(ofUnits("galactic-empire", [droid([])]));
    expect(iden).toMatchObject({ rank: "commander", type: "trooper", defenseDie: "red", speed: 2, points: 130 });
    expect(iden?.miniatures.map(({ card, wounds }) => [card, wounds])).toEqual([
      ["iden-versio-inferno-squad-leader", 6],
      ["idens-id10-seeker-droid", 1],
    ]);
    const stray = { ...unit("stormtroopers"), counterpart: { counterpart: "idens-id10-seeker-droid", upgrades: [] } };
    const params = { unit: "stormtroopers", partner: "iden-versio-inferno-squad-leader" };
    const list = ofUnits("galactic-empire", [stray]);
    expectFault(list, "leg.kw.counterpart.combined-profile", "counterpart-of-another-unit", params);
    const options = army.options(ofUnits("galactic-empire", [unit("iden-versio-inferno-squad-leader")]));
    expect(options.upgrades[0]?.counterparts).toEqual([{ counterpart: "idens-id10-seeker-droid", upgrades: [] }]);
  });

  it("[leg.kw.counterpart.upgrade-type] A counterpart equips upgrades on its own bar, by its own type", () => {
    expectNone(ofUnits("galactic-empire", [droid(["hq-uplink"])]), "no-slot");
    const own = ofUnits("galactic-empire", [droid([], "hq-uplink")]);
    expectFault(own, "leg.upgrade.slot-match", "no-slot", { upgrade: "hq-uplink", type: "comms" });
    const forDroids = defaultCatalogue.upgrades.map((card) =>
      card.id === "hq-uplink" ? { ...card, restriction: { type: "droid-trooper" } as const } : card,
    );
    const rules = createArmyRules({ ...defaultCatalogue, upgrades: forDroids });
    expectNone(ofUnits("galactic-empire", [droid(["hq-uplink"])]), "restriction-not-met", rules);
    const options = army.options(ofUnits("galactic-empire", [droid([])])).upgrades[0];
    expect(options?.counterpartUpgrades).toContain("hq-uplink");
    expect(options?.counterpartUpgrades).not.toContain("linked-targeting-array");
    expect(options?.upgrades).not.toHaveProperty("comms");
  });

  it("[leg.army.bullet-limit] A counterpart's name counts toward the limit of its name like any other card", () => {
    const list = ofUnits("rebel-alliance", [
      {
        ...unit("r2-d2-hero-of-a-thousand-devices"),
        counterpart: { counterpart: "c-3po-human-cyborg-relations", upgrades: [] },
      },
      unit("c-3po-golden-god"),
    ]);
    expectFault(list, "leg.army.bullet-limit", "too-many-of-a-name", { name: "C-3PO", have: 2, most: 1 });
  });
});
