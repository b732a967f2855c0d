import { describe, expect, test } from "vitest";
import type { Chance } from "../../src/chance/chance.ts";
import {
  type ConformanceReport,
  describeReport,
  LAW_IDS,
  reproduce,
  runConformance,
  type StepLink,
} from "../../src/conformance/index.ts";
import { expectOk } from "../../src/contract/result.ts";
import type { ToyGame, ToyTypes } from "../toy/game.ts";
import { TOY_CONFORMANCE, toyGame } from "../toy/index.ts";
import { TOY_RULES } from "../toy/rules.ts";
import type { ToyAction, ToyState } from "../toy/state.ts";

const configs = [
  { copies: 2, turns: 20 },
  { copies: 1, turns: 12 },
  { copies: 4, turns: 40 },
];
const options = { ...TOY_CONFORMANCE, configs, seed: "run", cap: 200, share: 20 };
const few = { ...options, games: 3 };

describe("a run over the healthy toy game", () => {
  const report = runConformance(toyGame(), { ...options, games: 200 });

  test("A run over the toy game finds no broken law in 200 games", () => {
    expect(report.failures).toEqual([]);
    expect(report).toMatchObject({ game: "toy", games: 200, decided: 200, undecided: 0, skipped: [] });
  });

  test("A run over the toy game checks every law", () => {
    expect(LAW_IDS.filter((law) => report.checks[law] === 0)).toEqual([]);
  });

  test("A run checks cheap laws at every step, and other laws at regular intervals, at new kinds of decision and at the end", () => {
    const { checks, steps, games } = report;
    expect(checks.invariants).toBe(steps + games);
    expect(checks["legal-stable"]).toBeGreaterThanOrEqual(2 * games);
    expect(checks["legal-stable"]).toBeLessThan(2 * games + steps / 20 + 10);
  });

  test("A run over the toy game reaches every kind of decision and frame", () => {
    expect(Object.keys(report.kinds).sort()).toEqual([
      "decision duel",
      "decision over",
      "decision peek",
      "decision sort",
      "decision turn",
      "frame duel",
      "frame peek",
      "frame sort",
      "frame turn",
    ]);
    expect(report.kinds["decision over"]).toBe(200);
  });
});

describe("options", () => {
  test("The same options of a run give the same report, and another seed gives another", () => {
    const report = runConformance(toyGame(), few);
    expect(runConformance(toyGame(), few)).toEqual(report);
    expect(runConformance(toyGame(), { ...few, seed: "other" }).kinds).not.toEqual(report.kinds);
  });

  test("A game that reaches the step limit is undecided, and a config whose games never end breaks `ends`", () => {
    const report = runConformance(toyGame(), { ...few, cap: 19 });
    expect(report).toMatchObject({ decided: 1, undecided: 2 });
    expect(report.failures.map(({ law, game, actions }) => [law, game, actions.length])).toEqual([
      ["ends", 0, 19],
      ["ends", 2, 19],
    ]);
  });

  test("A skipped law is not checked and is listed in the report", () => {
    const report = runConformance(toyGame("drawn-card-told-to-all"), { ...few, skip: ["events-hide"] });
    expect(report.failures).toEqual([]);
    expect(report.checks["events-hide"]).toBe(0);
    expect(describeReport(report)).toContain("left out: events-hide");
  });

  test("The rules of a run can be given as an index or as ids", () => {
    const ids = new Set(Object.keys(TOY_RULES));
    expect(runConformance(toyGame(), { ...few, rules: ids })).toEqual(runConformance(toyGame(), few));
    const unknown = runConformance(toyGame(), { ...few, rules: [...ids].filter((id) => id !== "toy.coin.point") });
    expect(unknown.failures.map(({ law }) => law)).toContain("events-cite-rules");
  });

  test("A law whose required options are missing is reported as never due", () => {
    const { rules, words } = TOY_CONFORMANCE;
    const report = runConformance(toyGame(), { rules, words, configs, games: 1, seed: 3, cap: 200, share: 2 });
    expect(describeReport(report)).toContain(
      "never due: forced-for-a-reason, refusals-exact, conserved, games-apart, screens-ask, determinize-truth",
    );
  });

  test("An event declared as fleeting may show more than a view keeps", () => {
    const fleeting = ({ kind }: { kind: string }) => kind === "drew";
    const game = toyGame("drawn-card-told-to-all");
    const laws = (report: ConformanceReport) => report.failures.map((failure) => failure.law);
    expect(laws(runConformance(game, few))).toContain("events-hide");
    expect(laws(runConformance(game, { ...few, fleeting }))).toEqual([]);
  });

  test("A step in which a game answers for a seat is checked answer by answer, and leaks in any of them are found", () => {
    const skip = LAW_IDS.filter((law) => law !== "events-hide" && law !== "view-follows-events");
    const laws = (game: ToyGame) => {
      const links = (state: ToyState, action: ToyAction, chance: Chance) => answered(game, state, action, chance);
      return runConformance(answering(game), { ...few, links, skip }).failures.map(({ law }) => law);
    };
    expect(laws(toyGame())).toEqual([]);
    expect(laws(toyGame("drawn-card-told-to-all"))).toContain("events-hide");
    expect(laws(toyGame("buried-card-told-to-all"))).toContain("events-hide");
    expect(laws(toyGame("draws-in-silence"))).toContain("view-follows-events");
  });

  test("A secret choice may be visible to an allied seat", () => {
    const game = toyGame("bid-told-to-all");
    const laws = (report: ConformanceReport) => report.failures.map((failure) => failure.law);
    expect(laws(runConformance(game, few))).toContain("secret-choice");
    const allied = (one: string, other: string) => one !== "spectator" && other !== "spectator";
    const alone = runConformance(game, { ...few, allied }).failures.filter(({ law }) => law === "secret-choice");
    expect(alone.every(({ detail }) => detail.includes("shows to spectator"))).toBe(true);
  });
});

/** Questions that the toy game answers for its second seat in one step. */
const MOST_ANSWERS = 5;

/** The action, then the last legal one of the second seat as often as it is asked. */
function answered(
  game: ToyGame,
  state: ToyState,
  action: ToyAction,
  chance: Chance | undefined,
): readonly StepLink<ToyTypes>[] {
  const first = game.apply(state, action, chance && { chance });
  if (!first.ok) return [];
  const links: StepLink<ToyTypes>[] = [{ action, step: first.value }];
  for (let now = first.value.state; game.decision(now)?.seat === game.seats[1] && links.length < MOST_ANSWERS; ) {
    const answer = game.legalActions(now).at(-1) as ToyAction;
    const step = expectOk(game.apply(now, answer, chance && { chance }));
    links.push({ action: answer, step });
    now = step.state;
  }
  return links;
}

/** The toy game with its second seat answered for. */
function answering(game: ToyGame): ToyGame {
  return {
    ...game,
    apply(state, action, options) {
      const links = answered(game, state, action, options?.chance);
      const last = links.at(-1);
      if (last === undefined) return game.apply(state, action, options);
      const events = links.flatMap(({ step }) => step.events);
      const revealed = links.some(({ step }) => step.revealed);
      return { ok: true, value: { state: last.step.state, events, revealed } };
    },
  };
}

describe("a config that does not set up", () => {
  test("A config whose set-up fails is reported, and the run continues with the next one", () => {
    const game = toyGame();
    const picky: typeof game = {
      ...game,
      setup: (config, chance) =>
        config.copies === 1 ? game.setup({ copies: -1, turns: 1 }, chance) : game.setup(config, chance),
    };
    // Readers are left out: a changed config may well be the one that does not set up.
    const report = runConformance(picky, { ...few, skip: ["parse-hostile"] });
    const failure = report.failures[0];
    expect(report.failures).toHaveLength(1);
    expect(failure).toMatchObject({ law: "playable", game: 1, actions: [] });
    expect(report).toMatchObject({ decided: 2, undecided: 1 });
    expect(failure && reproduce(picky, few, failure)).toEqual(failure);
  });
});

describe("describeReport", () => {
  test("The text of a report says what was played, which law was broken and how to reproduce the failure", () => {
    const report = runConformance(toyGame("margins-do-not-cancel"), few);
    const text = describeReport(report);
    const { steps } = report;
    expect(text).toMatch(/^toy: 3 games \(3 decided, 0 undecided\)/);
    expect(text).toContain(`${steps} steps`);
    expect(text).toContain("decision peek");
    expect(text).toMatch(/BROKEN outcome-sound: the margins .* sum to/);
    expect(text).toContain(`game 0, seed "run/toy-0", config {"copies":2,"turns":20}, actions [`);
  });
});
