import { scripted, seeded } from "@sw/tabletop";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Judge, least, most, rather } from "../../../src/solo/judge.ts";

const nameOf = String;
const ASKED = { question: "option", rule: "solo.decision.order", nameOf } as const;

function judged(candidates: readonly number[], ...dice: readonly number[]) {
  const judge = new Judge(scripted(dice.map(String)));
  const chosen = judge.choose({ ...ASKED, candidates, criteria: [] });
  return { chosen, reason: judge.reasons[0] };
}

test.each([
  {
    among: 2,
    results: [
      [1, 0],
      [4, 0],
      [5, 1],
      [8, 1],
    ],
  },
  {
    among: 3,
    results: [
      [2, 0],
      [3, 1],
      [6, 2],
    ],
  },
  {
    among: 4,
    results: [
      [2, 0],
      [3, 1],
      [6, 2],
      [7, 3],
    ],
  },
  {
    among: 5,
    results: [
      [1, 0],
      [5, 4],
    ],
  },
  {
    among: 8,
    results: [
      [1, 0],
      [8, 7],
    ],
  },
])(
  "[solo.dice.candidates] Among $among candidates each gets an equal run of consecutive die results",
  ({ among, results }) => {
    const candidates = Array.from({ length: among }, (_, place) => place);
    for (const [face = 0, place] of results) expect(judged(candidates, face).chosen).toBe(place);
  },
);

test("[solo.dice.candidates] Die results that belong to no candidate are rolled again and recorded", () => {
  const { chosen, reason } = judged([10, 11, 12], 7, 8, 3);
  expect(chosen).toBe(11);
  expect(reason?.dice).toEqual([
    { label: "d8: option", sides: 8, results: [7, 8, 3], among: ["10", "11", "12"], kept: "11" },
  ]);
});

test("[solo.dice.candidates] Two dice give one of 64 results for nine candidates, seven results for each", () => {
  const candidates = Array.from({ length: 9 }, (_, place) => place);
  expect(judged(candidates, 1, 7).chosen).toBe(0);
  expect(judged(candidates, 1, 8).chosen).toBe(1);
  expect(judged(candidates, 8, 7).chosen).toBe(8);
  expect(judged(candidates, 8, 8, 1, 1).chosen).toBe(0);
});

test("[solo.decision.order] Each criterion breaks the ties of those before it, and one that no candidate meets keeps all candidates", () => {
  const judge = new Judge(scripted([]));
  const criteria = [
    rather<number>("pictured", (candidate) => candidate > 100),
    most<number>("strength", (candidate) => Math.floor(candidate / 10)),
    least<number>("distance", (candidate) => candidate % 10),
  ];
  expect(judge.choose({ ...ASKED, candidates: [15, 31, 38, 24], criteria })).toBe(31);
  expect(judge.reasons[0]?.criteria.map(({ kept }) => kept)).toEqual([["15", "31", "38", "24"], ["31", "38"], ["31"]]);
});

test("[solo.decision.order] Criteria after the one that leaves a single candidate are not evaluated", () => {
  const judge = new Judge(scripted([]));
  const criteria = [most<number>("strength", (candidate) => candidate), least<number>("distance", () => 0)];
  judge.choose({ ...ASKED, candidates: [1, 2], criteria });
  expect(judge.reasons[0]?.criteria).toHaveLength(1);
});

test("[solo.dice.free-method] Every roll chooses one of the candidates and records it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (count, seed) => {
      const judge = new Judge(seeded(`fast:${seed}`));
      const candidates = Array.from({ length: count }, (_, place) => place);
      const chosen = judge.choose({ ...ASKED, candidates, criteria: [] });
      expect(candidates).toContain(chosen);
      expect(judge.reasons).toHaveLength(1);
      expect(judge.reasons[0]?.chosen).toBe(String(chosen));
    }),
    { numRuns: 200 },
  );
});

test("A question without candidates is refused before a die is rolled", () => {
  expect(() => judged([])).toThrow(RangeError("the Empire has nothing to choose for: option"));
});
