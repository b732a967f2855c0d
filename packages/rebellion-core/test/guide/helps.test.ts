import { RULES } from "@sw/rebellion-core/rules";
import {
  decisionCardsOf,
  decisionIndexText,
  decisionRowOf,
  decisionRowText,
  definitions,
  type GuideTable,
  markersOf,
  parseTable,
  remoteSystemsOf,
  resourcesOf,
  resourcesText,
  rollBoth,
  searchModeOf,
  stepsOf,
  stepsText,
  strengthsOf,
  tableText,
} from "@sw/rebellion-core/solo/guide";
import { expectOk, scripted } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import { decisionLine } from "../../src/guide/helps.ts";
import { holesIn, idsIn } from "../text/holes.ts";

const read = (...lines: readonly string[]): GuideTable => expectOk(parseTable(lines.join("\n")));
const SECTIONS = ["setup", "assignment", "command", "refresh"] as const;

describe("the build calculator", () => {
  test("[solo.guide.build-queue] The calculator lists the icons of both sides' loyal systems by space of the build queue", () => {
    const resources = expectOk(resourcesOf(read("mon-calamari: rebel", "corellia: empire")));
    expect(resources.rebel.flat().map(({ system }) => system)).toEqual(["rebel-base", "mon-calamari"]);
    expect(
      resources.imperial
        .flat()
        .map(({ system }) => system)
        .sort(),
    ).toEqual(["corellia", "coruscant"]);
    const text = resourcesText(resources, { locale: "en" });
    expect(text).toMatch(/^Rebels, space 3: Mon Calamari \(.*\)$/m);
    for (const line of resourcesText(resources, { locale: "es" }).split("\n")) expect(holesIn(line)).toEqual([]);
  });

  test("[solo.guide.build-queue] The calculator counts the left icon of a subjugated system, the space circle for Ord Mantell, and no icon of a sabotaged or blockaded one", () => {
    const built = (...lines: readonly string[]) => expectOk(resourcesOf(read(...lines)));
    const subjugated = built("ord-mantell: rebel e stormtrooper").imperial.flat();
    expect(subjugated.find(({ system }) => system === "ord-mantell")?.icons).toEqual([
      { theater: "space", shape: "circle" },
    ]);
    const rebel = (line: string) =>
      built(line)
        .rebel.flat()
        .filter(({ system }) => system !== "rebel-base");
    expect(rebel("mon-calamari: rebel sabotaged")).toEqual([]);
    expect(rebel("mon-calamari: rebel e star-destroyer")).toEqual([]);
  });
});

describe("the trackers", () => {
  test("[solo.guide.remote-systems] A remote system is a possible base until a probe card or ground unit rules it out, and the last possible one is the base", () => {
    const some = remoteSystemsOf(read("probes: hoth naboo", "troops: endor"));
    expect(some).toMatchObject({ probed: ["hoth"], garrisoned: ["endor"], found: undefined });
    expect(some.possible).toHaveLength(6);
    const last = remoteSystemsOf(read("probes: hoth endor dagobah ilum tatooine yavin", "troops: dathomir"));
    expect(last).toMatchObject({ possible: [], found: "dantooine" });
    expect(remoteSystemsOf(read("base: hoth"))).toMatchObject({ possible: [], found: "hoth" });
  });

  test("[solo.move.tracker] Probe cards gained by droids are tracked apart from those that ground units hold", () => {
    const lines = tableText(read("probes: hoth", "troops: endor"), { locale: "en" }).split("\n");
    expect(lines).toContain("Ruled out by probe cards: Hoth.");
    expect(lines).toContain("Ruled out by troops there: Endor.");
  });

  test.each([
    [8, 14, 6, false, "hidden"],
    [9, 14, 5, true, "hurried"],
  ] as const)(
    "[solo.guide.time-marker] The guide computes that time %d and reputation %d are %d apart, and warns at 5 or less",
    (time, reputation, difference, hurries, mode) => {
      const table = read(`time: ${time}`, `reputation: ${reputation}`);
      expect(markersOf(table)).toEqual({ time, reputation, difference, hurries });
      expect(searchModeOf(table)).toBe(mode);
      expect(tableText(table, { locale: "en" }).includes("hurries")).toBe(hurries);
      expect(searchModeOf({ ...table, base: "hoth" })).toBe("revealed");
    },
  );

  test("[solo.guide.dice] One roll gives the result of a d6 and of a d8", () => {
    expect(rollBoth(scripted(["6", "8"]))).toEqual({ d6: 6, d8: 8 });
  });
});

describe("what can be looked up", () => {
  test("[solo.decision.guide-lookup] A decision row is found by the full name of its card in either language, or by a part that no other card has", () => {
    const table = read("rules: rote");
    for (const { id, names, rule } of decisionCardsOf(table).filter((_, place) => place % 12 === 0)) {
      for (const name of names) expect(decisionRowOf(table, name), name).toMatchObject({ card: id, rule });
    }
    expect(decisionRowOf(table, "Subversion")?.statement.en).toContain("removed from the game");
    expect(decisionRowOf(table, "according to")?.card).toBe("according-to-my-design");
    expect(decisionRowOf(table, "construct")).toBeUndefined();
  });

  test("[solo.decision.index] The index lists every card of the decision list once, sorted by name, and covers every row", () => {
    const table = read("rules: rote");
    const rules = decisionCardsOf(table).map(({ rule }) => rule);
    const rows = Object.keys(RULES).filter((id) => id.startsWith("solo.decision."));
    const about = ["solo.decision.order", "solo.decision.golden", "solo.decision.guide-lookup", "solo.decision.index"];
    expect([...rules].sort()).toEqual(rows.filter((id) => !about.includes(id)).sort());
    const spanish = decisionIndexText(table, { locale: "es" }).split("\n");
    expect(spanish).toHaveLength(rules.length);
    expect(spanish.slice(0, 3)).toEqual([
      "Acabar con los retrasos",
      "Acuerdos comerciales",
      "Administración brillante",
    ]);
    expect(decisionIndexText(read(), { locale: "en" })).not.toContain("Interdictor");
  });

  test("[solo.guide.popups] The decision list can be looked up by a card's name in either language, and shows its criteria in both", () => {
    const row = decisionRowOf(read(), "Administración brillante");
    expect(row).toMatchObject({ card: "brilliant-administrator", rule: "solo.decision.brilliant-administrator" });
    if (row === undefined) throw new Error("no row");
    expect(decisionRowText(row, { locale: "es" })).toMatch(
      /sistemas: .*mayor valor de producción; producción más rápida/,
    );
    expect(decisionRowOf(read(), "no such card")).toBeUndefined();
  });

  test("[solo.guide.popups] Every row of the decision list has an English and a Spanish text, each in its own language", () => {
    const tables = [read(), read("rules: rote cinematic")];
    const told = tables.flatMap((table) => decisionCardsOf(table).map(({ rule }) => decisionLine(rule)));
    for (const { en, es } of told) {
      for (const line of [en, es]) expect([...holesIn(line), ...idsIn(line)]).toEqual([]);
      expect(en).not.toMatch(/[áéíóúñ¿¡]/);
      expect(es).toMatch(/ (al|con|de|del|el|la|se|un|una) /);
      expect(es).not.toMatch(/\b(the|with|of|system|leader|base:)\b/i);
      expect(es.endsWith(".") && en.endsWith(".")).toBe(true);
    }
    const row = decisionRowOf(read(), "detained");
    if (row === undefined) throw new Error("no row");
    expect(decisionRowText(row, { locale: "es" })).toMatch(/^Arresto \(solo\.decision\.detained\): va contra el Líder/);
    expect(decisionRowText(row, { locale: "en" })).toMatch(/^Detained \(solo\.decision\.detained\): Rebel leader/);
  });

  test("[solo.options.rote-components] Cards and units of the expansion are known only if the expansion is in play", () => {
    const [without, expanded] = [read(), read("rules: rote")];
    expect(decisionRowOf(without, "interdictor-development")).toBeUndefined();
    expect(decisionRowOf(expanded, "interdictor-development")?.rule).toBe("solo.decision.interdictor-development");
    expect(Object.keys(strengthsOf(without))).not.toContain("interdictor");
    expect(strengthsOf(expanded)).toMatchObject({ interdictor: 4, stormtrooper: 1, "star-destroyer": 3 });
  });

  test("[solo.guide.popups] Definitions are taken from the rule index", () => {
    expect(Object.keys(definitions())).toContain("solo.def.pbr");
    expect(Object.values(definitions()).every((statement) => statement.length > 10)).toBe(true);
  });
});

describe("the round in short", () => {
  test("[solo.guide.sections] [solo.guide.colours] Four sections list the steps of the Rebels, of the Empire and of both, each with its rule", () => {
    const steps = SECTIONS.flatMap((section) => stepsOf(read(), section));
    expect(new Set(steps.map(({ by }) => by))).toEqual(new Set(["rebel", "imperial", "both"]));
    for (const section of SECTIONS) {
      for (const locale of ["en", "es"] as const) {
        for (const line of stepsText(read("rules: rote cinematic"), section, { locale }).split("\n"))
          expect(holesIn(line)).toEqual([]);
      }
    }
  });

  test.each([
    ["solo.summary.rebel.assignment", "assignment", "rebel", "Assign leaders"],
    ["solo.summary.empire.assignment", "assignment", "imperial", "Make the Round Deck"],
    ["solo.summary.rebel.command", "command", "rebel", "In turns with the Empire"],
    ["solo.summary.rebel.refresh", "refresh", "rebel", "Objectives;"],
    ["solo.summary.empire.refresh", "refresh", "imperial", "Starting missions back"],
  ] as const)("[%s] The %s section says what the side does", (rule, section, by, text) => {
    const step = stepsOf(read(), section).find((one) => one.rule === rule);
    expect(step).toMatchObject({ by });
    expect(step?.text.en).toContain(text);
  });

  test("[solo.summary.empire.command] [solo.options.menu] The summary of the Empire's turn is different once the base is revealed", () => {
    const rules = (table: GuideTable) => stepsOf(table, "command").map(({ rule }) => rule);
    expect(rules(read("base: hoth"))).toContain("solo.summary.empire.command");
    expect(rules(read())).not.toContain("solo.summary.empire.command");
    expect(rules(read())).toContain("solo.options.random-missions");
  });

  test.each([
    ["solo.options.random-missions", "missions-first", "command", "missionsFirst"],
    ["solo.options.assign-actions", "random-assignment-actions", "assignment", "randomAssignmentActions"],
    ["solo.options.random-movement", "random-movement", "command", "randomMovement"],
    ["solo.options.unplayable", "retry-unplayable-missions", "command", "retryUnplayableMissions"],
    ["solo.options.deploy-pbr", "deploy-priority-pbr", "refresh", "deployPriorityPbr"],
  ] as const)(
    "[%s] [solo.options.variations] The option %s adds its step to the %s section, marked with the option (%s)",
    (rule, typed, section, option) => {
      const marked = (table: GuideTable) => stepsOf(table, section).filter((step) => step.option === option);
      expect(marked(read())).toEqual([]);
      expect(marked(read(`rules: ${typed}`))).toMatchObject([{ rule, option }]);
      expect(stepsText(read(`rules: ${typed}`), section, { locale: "en" })).toContain(`[${typed}]`);
    },
  );

  test("[solo.options.rote-marking] [solo.options.rote-combat] Steps that the expansion's options change are marked with those options", () => {
    const marks = (table: GuideTable) =>
      SECTIONS.flatMap((section) => stepsOf(table, section).flatMap(({ option }) => option ?? []));
    expect(marks(read())).toEqual([]);
    expect(new Set(marks(read("rules: rote")))).toEqual(new Set(["expansion"]));
    expect(new Set(marks(read("rules: rote cinematic")))).toEqual(new Set(["expansion", "cinematic"]));
  });
});
