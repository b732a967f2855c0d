import {
  advise,
  type GuideTable,
  parseQuestion,
  probesDrawn,
  recorded,
  remoteSystemsOf,
  resourcesOf,
  searchModeOf,
  tableText,
} from "@sw/rebellion-core/solo/guide";
import { describe as describeText, LOCALES } from "@sw/rebellion-core/text";
import { expectOk } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { holesIn } from "../text/holes.ts";
import { ask, read, told } from "./table.ts";

const after = (table: GuideTable, ...lines: readonly string[]): GuideTable =>
  lines.reduce((now, line) => expectOk(recorded(now, line)), table);

/** Why an entry is refused, in English; in Spanish it is told without holes as well. */
function refusal(table: GuideTable, line: string): string {
  const result = recorded(table, line);
  if (result.ok) throw new Error("it was recorded");
  for (const locale of LOCALES) {
    const text = describeText({ violation: result.violation }, { locale });
    expect(holesIn(text)).toEqual([]);
  }
  return describeText({ violation: result.violation }, { locale: "en" });
}

const SEVEN = "probes: dantooine dathomir endor hoth ilum tatooine yavin";

describe("probe cards and the base", () => {
  test("[solo.base.reveal] Seven remote probe cards reveal the base without an entry for it, and the Empire attacks the base", () => {
    for (const table of [read("round: 3", SEVEN), after(read("round: 3"), SEVEN)]) {
      expect(searchModeOf(table)).toBe("revealed");
      const lines = tableText(table, { locale: "en" });
      expect(lines).toContain("The base is in Dagobah.");
      expect(lines).not.toContain("hidden");
      expect(table.base).toBe("dagobah");
    }
    const fleet = read("round: 3", SEVEN, "pool: vader", "sullust: empire e star-destroyer 3 stormtrooper");
    expect(told(fleet, "turn")).toMatch(/^The Empire: Activate Dagobah/);
  });

  test("[solo.guide.remote-systems] The Empire cannot hold all eight remote probe cards", () => {
    expect(refusal(read(SEVEN), "+ probes: dagobah")).toContain("The Rebels have the probe card of Dagobah");
    expect(refusal(read(), `${SEVEN} dagobah`)).toContain("all eight");
  });

  test("[solo.move.take-probe-card] [solo.move.hidden.after-a-find] Ground units that enter a possible base rule it out, and it is not attacked again", () => {
    const before = read(
      "round: 2",
      "pool: vader tagge",
      "deck: 0",
      "sullust: empire e 2 star-destroyer 4 stormtrooper",
    );
    const table = after(before, "sullust > dagobah: e star-destroyer 2 stormtrooper");
    expect(remoteSystemsOf(table).garrisoned).toEqual(["dagobah"]);
    expect(table.found).toBe(true);
    expect(after(before, "sullust > dagobah: e star-destroyer").found).toBe(false);
    expect(after(before, "sullust > dagobah: e star-destroyer").troops).toEqual([]);
  });

  test("[solo.move.lose-probe-card] The probe card of a remote system is returned once no Imperial ground unit is left there", () => {
    const table = read("dagobah: e star-destroyer 2 stormtrooper");
    expect(table.troops).toEqual(["dagobah"]);
    expect(after(table, "- dagobah: e stormtrooper").troops).toEqual(["dagobah"]);
    expect(after(table, "- dagobah: e 2 stormtrooper").troops).toEqual([]);
    expect(after(table, "dagobah > sullust: e star-destroyer 2 stormtrooper").troops).toEqual([]);
    const probed = after(read("probes: dagobah"), "dagobah: e stormtrooper", "dagobah:");
    expect(probed).toMatchObject({ probes: ["dagobah"], troops: [] });
  });

  test("[solo.base.reveal] Entering the base in a system that ground units just entered reveals it, and does not count as ruling the system out", () => {
    const table = after(
      read("round: 2", "sullust: empire e star-destroyer 3 stormtrooper"),
      "sullust > dagobah: e star-destroyer 2 stormtrooper",
      "base: dagobah",
    );
    expect(table).toMatchObject({ base: "dagobah", troops: [], probes: [] });
  });

  test("[reb.base.reveal-move-units] Units in the Rebel Base space move to the base's system when the base is revealed", () => {
    const table = after(read("rebel-base: r 2 trooper leia", "hoth: r xwing"), "base: hoth");
    expect(table.places).toMatchObject({
      hoth: { units: { "rebel-trooper": 2, "x-wing": 1 }, leaders: ["princess-leia"] },
    });
    expect(table.places["rebel-base"]).toBeUndefined();
  });

  test("[solo.def.pbr] [reb.faq.destroyed-neither-populous-nor-remote] A destroyed remote system is a possible base by the book, and by the FAQ rulings neither that nor returned to the deck", () => {
    const lines = ["round: 3", "yavin: destroyed", "ilum: destroyed"] as const;
    const possible = (rules: string) => remoteSystemsOf(read(rules, ...lines, "probes: ilum endor")).possible;
    expect(possible("rules: rote")).toContain("yavin");
    expect(possible("rules: rote faq")).toEqual(["dagobah", "dantooine", "dathomir", "hoth", "tatooine"]);
    const faq = read("rules: faq", ...lines, "probes: ilum endor", "base: hoth");
    expect(after(faq, "base: hidden").probes).toEqual(["ilum"]);
    const six = "probes: dantooine dathomir endor hoth ilum tatooine";
    expect(read("rules: faq", "yavin: destroyed", six).base).toBe("dagobah");
    expect(read("yavin: destroyed", six).base).toBeNull();
    expect(expectOk(probesDrawn(read("rules: faq", "yavin: destroyed"), "yavin")).found).toBe(false);
    const held = read("rules: faq", "yavin: e stormtrooper");
    expect(held).toMatchObject({ troops: ["yavin"], probes: [] });
    expect(after(held, "yavin: destroyed")).toMatchObject({ troops: [], probes: ["yavin"] });
    expect(read("rules: faq", "yavin: destroyed e stormtrooper")).toMatchObject({ troops: [], probes: [] });
  });

  test("[solo.def.pbr] [solo.guide.purpose] By the FAQ rulings the guide sends a fleet past a destroyed remote system to a possible base, as the automa does", () => {
    const pool = ["round: 3", "deck: 0", "pool: vader", "mandalore: empire e star-destroyer 2 stormtrooper"] as const;
    const cards = "probes: dagobah endor hoth ilum tatooine";
    const lines = [...pool, cards, "yavin: destroyed", "dathomir: r mon-calamari-cruiser"] as const;
    expect(told(read("rules: faq", ...lines), "turn")).toMatch(/^The Empire: Activate Dathomir/);
    expect(told(read(...lines), "turn")).toMatch(/^The Empire: Activate Yavin/);
  });

  test("[solo.def.pbr] [solo.guide.purpose] The guide answers at a table where the first possible base is a destroyed system, in which no hidden base can be", () => {
    const lines = ["round: 3", "deck: 0", "pool: vader", "dagobah: destroyed"] as const;
    expect(told(read(...lines, "kessel: empire e star-destroyer 2 stormtrooper"), "turn", 6)).toMatch(
      /^The Empire: Activate/,
    );
  });

  test("[solo.base.move.return-cards] [solo.base.move.reset] Probe cards of remote systems without Imperial ground units return to the deck when the Rebels have a new base", () => {
    const table = read(
      "base: hoth",
      "probes: endor naboo ilum",
      "found: yes",
      "ilum: e stormtrooper",
      "yavin: e at-at",
    );
    expect(after(table, "base: hidden")).toMatchObject({
      base: null,
      probes: ["ilum", "naboo"],
      troops: ["yavin"],
      found: false,
    });
  });

  test("[solo.guide.purpose] The guide answers a question about an effect in a possible base's system whether or not the base is there", () => {
    for (const system of ["dagobah", "hoth"]) {
      const table = read("round: 3", `${system}: r xwing trooper e death-star vader`);
      const question = expectOk(parseQuestion(table, `effect superlaser-online ${system}`));
      const answer = advise(table, question);
      expect(answer.ok || answer.violation.code).not.toBe("base-ruled-out");
    }
  });
});

describe("what can be entered", () => {
  test("[solo.guide.purpose] Units, leaders and markers that are not there cannot be moved or removed", () => {
    const table = read("bespin: e star-destroyer", "naboo: rebel r leia", "ready: at-at", "pool: vader");
    expect(refusal(table, "bespin > naboo: e 3 destructor")).toMatch(/^Bespin has 1 of Star Destroyer, not 3/);
    expect(refusal(table, "- bespin: e stormtrooper")).toMatch(/^Bespin has 0 of Stormtrooper, not 1/);
    expect(refusal(table, "- naboo: r han")).toMatch(/^Han Solo is not there/);
    expect(refusal(table, "- naboo: empire")).toContain("does not have that loyalty");
    expect(refusal(table, "- naboo: sabotaged")).toContain("no sabotage marker");
    expect(refusal(table, "- ready: 2 at-at")).toContain("has 1 of AT-AT, not 2");
    expect(refusal(table, "- pool: tagge")).toContain("not in that list");
    expect(refusal(table, "naboo > bespin: rebel")).toContain("cannot be moved");
  });

  test("[solo.assign.round-deck] The Round Deck has 2 cards in round 1, 3 in rounds 2 and 3, 4 later, and 3 once the base is revealed", () => {
    expect([1, 2, 3, 4, 5].map((round) => after(read(), `round: ${round}`).deck)).toEqual([2, 3, 3, 4, 4]);
    expect(after(read("base: hoth"), "round: 5").deck).toBe(3);
    expect(read("round: 4").deck).toBe(4);
    expect(read("round: 4", "deck: 1").deck).toBe(1);
  });

  test("[reb.captured.carbonite-still-captured] A captured leader and a leader in carbonite can be held in one system, under different keywords", () => {
    const table = read("round: 3", "kessel: e stormtrooper captive luke-skywalker carbonite han");
    expect(table.places["kessel"]).toMatchObject({ captives: ["luke-skywalker"], carbonite: ["han-solo"] });
    expect(ask(table, "turn")).toHaveProperty("advice");
    expect(refusal(table, "+ kessel: captive leia")).toContain("carbonit");
    expect(refusal(read(), "kessel: captive han")).toContain("only where the Empire has a unit");
    const { kessel, "rebel-base": base } = after(table, "- kessel: e stormtrooper").places;
    expect([kessel, base?.leaders]).toEqual([undefined, ["han-solo", "luke-skywalker"]]);
  });

  test("[solo.guide.purpose] A leader entered at one place is removed from the pool and every other place", () => {
    const table = after(read("bespin: r leia", "naboo: e vader"), "+ hoth: e tarkin r leia", "+ pool: vader");
    expect(table.pool).toEqual(["darth-vader", "emperor-palpatine", "general-tagge"]);
    expect(Object.keys(table.places)).toEqual(["hoth"]);
  });

  test.each([
    ["kessel: e 9 star-destroyer", "contains 8 of Star Destroyer, but there would be 9 on the table"],
    ["queue 2: 9 star-destroyer", "contains 8 of Star Destroyer"],
    ["hoth: empire", "Hoth cannot be loyal"],
    ["coruscant: rebel", "Coruscant is always loyal to the Empire"],
    ["naboo: destroyed rebel", "Naboo cannot be loyal"],
    ["rebel-base: sabotaged", "cannot be sabotaged"],
    ["rebel-base: e stormtrooper", "Imperial pieces and captives cannot be"],
    ["naboo: subjugated", "if an Imperial ground unit is there"],
    ["naboo: empire subjugated e stormtrooper", "loyal to the Empire"],
    ["probes: coruscant", "“coruscant” is not understood"],
  ])("[solo.guide.purpose] The refusal of the entry “%s” uses words of the table", (line, reason) => {
    expect(refusal(read(), line)).toContain(reason);
  });

  test("[reb.subjugation.condition] Entering a system as subjugated is the same as entering its Imperial ground units", () => {
    expect(after(read(), "kessel: subjugated e 2 stormtrooper")).toEqual(after(read(), "kessel: e 2 stormtrooper"));
  });

  test("[solo.guide.purpose] Names of several words are understood without hyphens and in the plural", () => {
    const table = read("mon calamari: rebel r 2 x wings, 3 rebel troopers e 2 star destroyers darth vader");
    expect(table.places["mon-calamari"]).toMatchObject({
      units: { "rebel-trooper": 3, "star-destroyer": 2, "x-wing": 2 },
      leaders: ["darth-vader"],
    });
    expect(expectOk(parseQuestion(table, "mission gather intel"))).toEqual({ ask: "mission", card: "gather-intel" });
    expect(expectOk(parseQuestion(table, "oppose infiltration mon calamari"))).toEqual({
      ask: "oppose",
      card: "infiltration",
      system: "mon-calamari",
    });
    expect(expectOk(parseQuestion(table, "hits mon calamari space h 0 star destroyer 2"))).toMatchObject({
      system: "mon-calamari",
      damaged: [{ unit: "star-destroyer", damage: 2 }],
    });
  });
});

describe("what is looked up and asked", () => {
  test("[solo.guide.build-queue] [reb.base.revealed-resource-icons-blocked] The Rebel Base space builds on space 1, unless the base is revealed and the Empire has units or loyalty there", () => {
    const onFirst = (...lines: readonly string[]) =>
      expectOk(resourcesOf(read(...lines))).rebel[0].find(({ system }) => system === "rebel-base")?.icons;
    const icons = [
      { theater: "space", shape: "triangle" },
      { theater: "ground", shape: "triangle" },
    ];
    expect(onFirst()).toEqual(icons);
    expect(onFirst("base: hoth")).toEqual(icons);
    expect(onFirst("base: hoth", "hoth: r trooper e star-destroyer")).toBeUndefined();
  });

  test("[reb.build.trigger] The refusal to build names the spaces of the time track with a build icon", () => {
    const table = read("round: 3", "corellia: empire");
    const result = advise(table, { ask: "build" });
    if (result.ok) throw new Error("it was answered");
    expect(describeText({ violation: result.violation }, { locale: "en" })).toMatch(/at space 3 .* builds at 2, 4, 6/);
  });

  test("[solo.guide.purpose] A leader cannot join a combat where there is none", () => {
    for (const lines of [["naboo: r xwing"], ["naboo: r xwing e stormtrooper"], []]) {
      const result = advise(read("round: 2", "deck: 0", ...lines), { ask: "join", system: "naboo" });
      expect(result).toMatchObject({ ok: false, violation: { code: "guide-no-combat", params: { system: "naboo" } } });
    }
  });
});
