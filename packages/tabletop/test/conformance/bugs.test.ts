import { describe, expect, test } from "vitest";
import { LAW_IDS, type LawFailure, reproduce, runConformance } from "../../src/conformance/index.ts";
import { TOY_BUGS, type ToyBug } from "../toy/bugs/index.ts";
import { TOY_CONFORMANCE, toyGame, toyWithoutCrowns } from "../toy/index.ts";

const options = {
  ...TOY_CONFORMANCE,
  configs: [
    { copies: 2, turns: 12 },
    { copies: 1, turns: 10 },
  ],
  games: 4,
  seed: "planted",
  cap: 60,
  share: 1,
  changed: 40,
};
const bugs = Object.keys(TOY_BUGS) as ToyBug[];

/** What the law that must catch the bug says, with no other law to look for it. */
function caught(bug: ToyBug): readonly LawFailure[] {
  const { law } = TOY_BUGS[bug];
  const skip = LAW_IDS.filter((id) => id !== law);
  return runConformance(toyGame(bug), { ...options, beside: toyWithoutCrowns(bug), skip }).failures.filter(
    (failure) => failure.law === law,
  );
}

describe("planted bugs", () => {
  test("Every law has a planted bug", () => {
    const planted = new Set(bugs.map((bug) => TOY_BUGS[bug].law));
    expect(LAW_IDS.filter((law) => !planted.has(law))).toEqual([]);
  });

  test("The game without a planted bug passes the same run that finds the bugs", () => {
    expect(runConformance(toyGame(), options).failures).toEqual([]);
  });

  test.each(bugs)("The planted bug %s is detected by its law and can be reproduced", (bug) => {
    const failure = caught(bug)[0] as LawFailure;
    expect(failure).toBeDefined();
    expect(reproduce(toyGame(bug), { ...options, beside: toyWithoutCrowns(bug) }, failure)).toMatchObject({
      law: failure.law,
      actions: failure.actions,
    });
  });

  test.each(["drawn-card-told-to-all", "draw-can-be-undone", "reader-throws", "determinize-never-varies"] as const)(
    "The failure for the planted bug %s cannot be reproduced in the game without it",
    (bug) => {
      const failure = caught(bug)[0] as LawFailure;
      expect(reproduce(toyGame(), options, failure)).toBeUndefined();
    },
  );
});
