import { describe, expect, test } from "vitest";
import { seeded } from "../../src/chance/chance.ts";
import type { Spectator, ViewOf } from "../../src/contract/contract.ts";
import { expectOk, type Result } from "../../src/contract/result.ts";
import { commitmentOf, type SeatWord, verifyFairness, type Witness } from "../../src/referee/index.ts";
import { type DuelTypes, duel } from "../helpers/duel.ts";
import type { DuelSeat } from "../helpers/duel-state.ts";
import { opened, playedOut } from "../helpers/moments.ts";
import { APART, cite, type DuelTable, referee, synced } from "../helpers/tables.ts";

const SEED = "5f0c1d9a2b7e4c3d8f6a1b2c3d4e5f60";
const WORDS: readonly SeatWord<DuelSeat>[] = [
  { seat: "north", word: "lothal" },
  { seat: "south", word: "batuu" },
];

function open(change: object = {}): Result<DuelTable> {
  return referee.open({ config: { rounds: 2, sealing: false }, seed: SEED, seats: APART, mixedIn: WORDS, ...change });
}

/** What is refused, or "fair". */
function verdict(result: Result<unknown>): string {
  return result.ok ? "fair" : cite(result.violation);
}

const table = expectOk(open());
const over = playedOut(table);
const record = expectOk(referee.fairnessRecordOf(over, "1.0.0"));
const plain = JSON.parse(JSON.stringify(record));
/** What the seat was shown at the beginning and at the end. */
const seenBy = (seat: DuelSeat | Spectator): readonly ViewOf<typeof duel>[] =>
  [table, over].map(({ state }) => duel.view(state, seat));
const witness = (change: Partial<Witness<DuelTypes>> = {}): Witness<DuelTypes> => ({
  seat: "north",
  word: "lothal",
  commitment: commitmentOf(SEED),
  seen: seenBy("north"),
  ...change,
});

describe("the commitment", () => {
  test("The commitment is the same for a number seed and its text, differs for another seed, and does not contain the generator state", () => {
    expect(commitmentOf(SEED)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf(7)).toBe(commitmentOf("7"));
    expect(commitmentOf("8")).not.toBe(commitmentOf("7"));
    const key = seeded(SEED)
      .words()
      .map((word) => (word >>> 0).toString(16).padStart(8, "0"));
    for (const word of key) expect(commitmentOf(SEED)).not.toContain(word);
  });

  test("All seats and spectators get the commitment and the mixed-in words, before and after anything is drawn", () => {
    for (const to of ["north", "east", "south", "spectator"] as const) {
      for (const now of [table, over]) {
        expect(synced(now, to)).toMatchObject({ pledge: { commitment: commitmentOf(SEED), mixedIn: WORDS } });
      }
    }
  });
});

describe("words of seats", () => {
  test("The word of any single seat changes every draw, and without words only the seed decides", () => {
    const states = [
      [],
      WORDS.slice(0, 1),
      WORDS,
      [
        { seat: "north", word: "lothal" },
        { seat: "south", word: "atollon" },
      ],
    ];
    const first = states.map((words) => JSON.stringify(expectOk(open({ mixedIn: words })).state.words));
    expect(new Set(first).size).toBe(4);
    expect(expectOk(open({ mixedIn: [] })).state).toEqual(expectOk(duel.setup(table.config, SEED)).state);
  });

  test.each([
    ["of a seat that the game has not", [{ seat: "west", word: "jakku" }]],
    ["of one seat twice", [WORDS[0], WORDS[0]]],
    ["longer than 200 characters", [{ seat: "north", word: "x".repeat(201) }]],
    ["that are no text", [{ seat: "north", word: 7 }]],
  ])("[tt.input.shape] Words %s cannot be mixed into the seed", (_what, words) => {
    expect(verdict(open({ mixedIn: words }))).toBe("tt.input.shape wrong-shape");
  });

  test("[tt.referee.fairness] A predictable seed is rejected, also in a stored table", () => {
    const foreseeable = "tt.referee.fairness foreseeable-seed";
    expect(verdict(open({ seed: `fast:${SEED}` }))).toBe(foreseeable);
    expect(verdict(referee.resume({ ...table, seed: `fast:${SEED}` }))).toBe(foreseeable);
  });

  test("[tt.referee.fairness] The order in which the server collects the words changes no draw", () => {
    const turned = expectOk(open({ mixedIn: [...WORDS].reverse() }));
    expect(turned).toEqual(table);
    const again = { ...plain, mixedIn: [...WORDS].reverse() };
    expect(expectOk(verifyFairness(duel, again, witness())).states).toHaveLength(over.played.length + 1);
  });
});

describe("a finished game is checked", () => {
  test("[tt.referee.message] A game has no record before its end, because the record contains the seed", () => {
    expect(verdict(referee.fairnessRecordOf(opened, "1.0.0"))).toBe("tt.referee.message not-over");
  });

  test("The record of a finished game can be verified by every seat and the spectators with what each has seen", () => {
    for (const seat of ["north", "east", "south", "spectator"] as const) {
      const { word } = WORDS.find((one) => one.seat === seat) ?? {};
      const own = word === undefined ? { seat, commitment: commitmentOf(SEED) } : { ...witness(), seat, word };
      const { states } = expectOk(verifyFairness(duel, plain, { ...own, seen: seenBy(seat) }));
      expect(states.at(-1)).toEqual(over.state);
    }
  });

  test("[tt.referee.fairness] A replaced seed is detected by its commitment", () => {
    expect(verdict(verifyFairness(duel, { ...plain, seed: `${SEED} ` }, witness()))).toBe(
      "tt.referee.fairness other-seed",
    );
    expect(verdict(verifyFairness(duel, plain, witness({ commitment: commitmentOf("other") })))).toBe(
      "tt.referee.fairness other-seed",
    );
  });

  test("[tt.referee.fairness] A word that was omitted, altered or invented is detected by its seat", () => {
    const without = { ...plain, mixedIn: WORDS.slice(1) };
    const altered = { ...plain, mixedIn: [{ seat: "north", word: "Lothal" }, WORDS[1]] };
    for (const other of [without, altered]) {
      expect(verdict(verifyFairness(duel, other, witness()))).toBe("tt.referee.fairness other-word");
    }
    const { word: _none, ...silent } = witness();
    expect(verdict(verifyFairness(duel, plain, silent))).toBe("tt.referee.fairness other-word");
  });

  test("[tt.referee.fairness] A valid replay drawn from another seed is detected", () => {
    const other = expectOk(referee.fairnessRecordOf(playedOut(expectOk(open({ mixedIn: [] }))), "1.0.0"));
    expect(verdict(verifyFairness(duel, { ...plain, replay: other.replay }, witness()))).toBe(
      "tt.referee.fairness other-draws",
    );
  });

  test("[tt.referee.fairness] A game that differs from what a witness saw is detected", () => {
    const [first, last] = seenBy("north");
    const strange = duel.view(playedOut(opened).state, "north");
    const stories = [[strange], [first, strange, last], [last, first]] as const;
    for (const seen of stories) {
      expect(verdict(verifyFairness(duel, plain, witness({ seen: seen as readonly ViewOf<typeof duel>[] })))).toBe(
        "tt.referee.fairness not-as-seen",
      );
    }
    const twice = [first, first, last] as readonly ViewOf<typeof duel>[];
    expect(verdict(verifyFairness(duel, plain, witness({ seen: twice })))).toBe("fair");
  });

  test("[tt.replay.exact] [tt.input.shape] A record that cannot be verified or has the wrong shape is rejected", () => {
    const broken = { ...plain, replay: { ...plain.replay, final: "0".repeat(32) } };
    expect(verdict(verifyFairness(duel, broken, witness()))).toBe("tt.replay.exact other-final-state");
    for (const other of [null, [], { ...plain, format: 2 }, { ...plain, seed: null }]) {
      expect(verdict(verifyFairness(duel, other, witness()))).toBe("tt.input.shape wrong-shape");
    }
    expect(verdict(verifyFairness(duel, { ...plain, more: 1 }, witness()))).toBe("tt.input.shape unknown-key");
  });
});
