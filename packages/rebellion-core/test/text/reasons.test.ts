import { type Config, configOf, type RebellionGame } from "@sw/rebellion-core";
import { createSoloGame } from "@sw/rebellion-core/solo";
import { describe as describeText, LOCALES } from "@sw/rebellion-core/text";
import { expectOk, seeded } from "@sw/tabletop";
import { describe, expect, test } from "vitest";
import type { Reason } from "../../src/solo/index.ts";
import { REASON_CRITERIA } from "../../src/text/solo/criterion-lines.ts";
import { REASON_QUESTIONS } from "../../src/text/solo/question-lines.ts";
import { reasonsTold } from "./reasons-told.ts";

const GAME: RebellionGame = expectOk(createSoloGame());

/** A reason that says little, but for what a test is about. */
function reason(about: Partial<Reason>): Reason {
  const nothing = { subject: null, criteria: [], dice: [] } as const;
  return {
    question: "fleet",
    rule: "solo.golden.rule",
    candidates: ["a-leader"],
    chosen: "a-leader",
    ...nothing,
    ...about,
  };
}

const told = (about: Partial<Reason>, locale: "en" | "es" = "en"): string =>
  describeText({ reasons: [reason(about)] }, { locale });

/** All reasons that the automa gives in the first actions of a game whose Rebels act by chance. */
function reasonsOf(config: Partial<Config>, seed: string, most: number): readonly Reason[] {
  const chance = seeded(seed);
  let step = expectOk(GAME.setup(configOf(config), seed));
  const reasons: Reason[] = [];
  for (let taken = 0; taken < most && step.state.outcome === null; taken++) {
    reasons.push(...step.events.flatMap((event) => (event.type === "automa-decided" ? event.reasons : [])));
    const options = GAME.legalActions(step.state);
    const action = options[chance.pick("rebel", options.length, String)];
    if (action === undefined) break;
    step = expectOk(GAME.apply(step.state, action));
  }
  return reasons;
}

describe("The reasons of the automa", () => {
  test.each(Object.keys(REASON_QUESTIONS))("The question %s of the automa has a text in both languages", (id) => {
    const lines = LOCALES.map((locale) => told({ question: id as Reason["question"], subject: "hoth" }, locale));
    expect(new Set(lines).size).toBe(2);
    for (const line of lines) expect(line).toMatch(/^Hoth: .*\?/);
  });

  test("Every criterion of the automa has its own text in both languages", () => {
    for (const locale of LOCALES) {
      const texts = Object.entries(REASON_CRITERIA).filter(([id]) => id !== "unit-strength");
      expect(new Set(texts.map(([, line]) => line[locale])).size).toBe(texts.length);
    }
  });

  test.each([
    ["the base box", { solo: { originalCombat: true } }, "tales", 70],
    [
      "the expansion and its variations",
      {
        expansion: "rise-of-the-empire",
        combat: "cinematic",
        startingUnits: "expansion",
        solo: {
          randomMovement: true,
          randomAssignmentActions: true,
          deployPriorityPbr: true,
          retryUnplayableMissions: true,
        },
      },
      "tales",
      70,
    ],
  ] as const)("All reasons in a game of %s have texts in both languages without ids", (_name, config, seed, most) => {
    const reasons = reasonsOf(config, seed, most);
    expect(reasons.length).toBeGreaterThan(40);
    reasonsTold(reasons);
  });

  test("The text of a reason has the answer with its rule, then what each criterion kept and what the die showed", () => {
    const march = {
      question: "fleet",
      rule: "solo.move.hidden.select-fleet",
      candidates: ["sullust > hoth", "corellia > ord-mantell > hoth", "corellia > alderaan > dagobah"],
      criteria: [
        {
          criterion: "distance",
          rule: "solo.move.hidden.select-fleet",
          kept: ["corellia > ord-mantell > hoth", "corellia > alderaan > dagobah"],
        },
        { criterion: "target-by-lot", rule: "solo.move.hidden.tie-pbr", kept: ["corellia > alderaan > dagobah"] },
      ],
      dice: [{ label: "d8: fleet", sides: 8, results: [8, 2], among: ["dagobah", "hoth"], kept: "dagobah" }],
      chosen: "corellia > alderaan > dagobah",
    } as const;
    expect(told(march).split("\n")).toEqual([
      "Which fleet moves, and where to? Corellia → Alderaan → Dagobah (solo.move.hidden.select-fleet)",
      "  candidates: Sullust → Hoth; Corellia → Ord Mantell → Hoth; Corellia → Alderaan → Dagobah",
      "  by distance: Corellia → Ord Mantell → Hoth; Corellia → Alderaan → Dagobah",
      "  destination by lot (solo.move.hidden.tie-pbr): Corellia → Alderaan → Dagobah",
      "  d8 8, 2 among Dagobah; Hoth: Dagobah",
    ]);
    expect(told(march, "es").split("\n")[0]).toBe(
      "¿Qué flota se mueve y adónde? Corellia → Alderaan → Dagobah (solo.move.hidden.select-fleet)",
    );
  });

  test.each([
    ["a fleet that waits for troops", "hoth > hoth", "reinforcements for Hoth"],
    ["a unit on its way to a system", "deploy hoth star-destroyer", "Star Destroyer, Hoth"],
    ["a unit of the build queue", "advance 2 at-at", "AT-AT (space 2 of the queue)"],
    ["a unit with damage", "x-wing 1", "X-wing (1 damage)"],
    ["a unit that an attack harms", "damage 1 0 x-wing", "X-wing (1 damage)"],
    ["a leader and a card", "recruit public-support janus-greejatus", "“Public Support”, Janus Greejatus"],
    ["a card that recruits nobody", "recruit public-support null", "“Public Support”"],
    ["several units", "x-wing x-wing y-wing", "X-wing ×2, Y-wing"],
    ["no units", "", "nothing"],
    ["a probe card", "probe:hoth", "the probe card of Hoth"],
    ["an option by its number", "1", "option 2"],
  ])("A candidate that is %s is called by its name", (_what, chosen, text) => {
    expect(told({ candidates: [chosen], chosen })).toContain(` ${text}, the only one`);
  });

  test("A region chosen by a die is called by its number on the board", () => {
    const lot = { criterion: "region-by-lot", rule: "solo.golden.rule", kept: ["hoth"] } as const;
    const dice = [{ label: "d8: card-system", sides: 8, results: [1], among: ["1", "7"], kept: "1" }];
    const line = told({ candidates: ["hoth", "dagobah", "endor"], chosen: "hoth", criteria: [lot], dice });
    expect(line).toContain("d8 1 among region 1; region 7: region 1");
  });

  test("A question asked several times with the same answer appears once in the text", () => {
    const again = reason({ question: "loading", candidates: ["stormtrooper"], chosen: "stormtrooper" });
    expect(describeText({ reasons: [again, again, again] }, { locale: "en" })).toBe(
      "Which unit goes aboard next? Stormtrooper, the only one (solo.golden.rule) ×3",
    );
  });

  test("The text of a long list of candidates names the first ones and counts the others", () => {
    const candidates = ["hoth", "endor", "dagobah", "tatooine", "yavin", "ilum", "bespin", "naboo"];
    expect(told({ candidates, chosen: "hoth" })).toContain("Ilum and 2 more");
  });
});
