import { describe, expect, test } from "vitest";
import { expectOk, type Result } from "../../src/contract/result.ts";
import { hashOf } from "../../src/documents/hash.ts";
import { chainFrom, type Edition, type Migration } from "../../src/documents/migration.ts";
import { inputsOf, makeReplay, type Replay, readReplay, verifyReplay } from "../../src/engine/replay.ts";
import { createReferee, type StoredTable } from "../../src/referee/index.ts";
import { healthyToy, type ToyGame, type ToyTypes } from "../toy/game.ts";
import { toyParsers } from "../toy/parse.ts";
import { TOY_CATALOGUE, TOY_FORMAT, type ToyAction, type ToyState } from "../toy/state.ts";

/** Three editions: the first called resting "pass" and had another name for the number of turns, the second other cards. */
const FIRST: Edition = { format: 0, catalogue: "first" };
const SECOND: Edition = { format: TOY_FORMAT, catalogue: "second" };
const TODAY: Edition = { format: TOY_FORMAT, catalogue: TOY_CATALOGUE };

interface Called {
  readonly type: string;
}

const renamed: Migration = {
  from: FIRST,
  to: SECOND,
  changed: [],
  state: ({ round, ...rest }) => ({ ...rest, turn: round }),
  action: (action) => ((action as Called).type === "pass" ? { type: "rest" } : action),
};
const sameFigures: Migration = { from: SECOND, to: TODAY, changed: ["crown"], state: (state) => state };
const newFigures: Migration = { from: SECOND, to: TODAY, changed: ["crown", "blade", "crown"] };

function toyWith(...migrations: readonly Migration[]): ToyGame {
  return { ...healthyToy, migrations, parse: toyParsers(() => true, migrations) };
}

const PLAYED: readonly ToyAction[] = [{ type: "rest" }, { type: "draw" }, { type: "rest" }];
const CONFIG = { copies: 2, turns: 8 };
const today: Replay<ToyTypes> = expectOk(
  makeReplay(healthyToy, { version: "3.0.0", config: CONFIG, chance: { seed: "s" }, actions: PLAYED }),
);
const last: ToyState = expectOk(verifyReplay(healthyToy, today)).states.at(-1) as ToyState;

/** The state as the second and the first edition wrote it. */
const second = { ...last, ...SECOND };
const { turn, ...others } = last;
const first = { ...others, round: turn, ...FIRST };

/** The replay as the second and the first edition wrote it. */
const secondReplay = { ...today, catalogue: SECOND.catalogue, version: "2.0.0", final: hashOf(second) };
const firstReplay = {
  ...today,
  catalogue: FIRST.catalogue,
  version: "1.0.0",
  actions: PLAYED.map((action) => (action.type === "rest" ? { type: "pass" } : action)),
  final: hashOf(first),
};

function refusal(result: Result<unknown>): readonly unknown[] {
  return result.ok ? ["accepted"] : [result.violation.rule, result.violation.code, result.violation.params["changed"]];
}

describe("states of older editions", () => {
  const game = toyWith(sameFigures, renamed);

  test("A state of any older edition is migrated through every edition between, in whatever order migrations are listed", () => {
    expect(expectOk(game.parse.state(first))).toEqual(last);
    expect(expectOk(game.parse.state(second))).toEqual(last);
    expect(expectOk(game.parse.state(last))).toEqual(last);
  });

  test("[tt.catalogue.hash] The refusal of a state that cannot be migrated lists everything that has changed since, each item once", () => {
    const ended = toyWith({ ...renamed, changed: ["lamp"] }, newFigures);
    expect(refusal(ended.parse.state(second))).toEqual(["tt.catalogue.hash", "changed-catalogue", ["blade", "crown"]]);
    expect(refusal(ended.parse.state(first))[2]).toEqual(["blade", "crown", "lamp"]);
    expect(ended.parse.state(first)).toMatchObject({
      violation: { params: { catalogue: "first", expected: TOY_CATALOGUE } },
    });
  });

  test("[tt.catalogue.hash] A state of a catalogue that no migration knows is rejected for its catalogue", () => {
    expect(refusal(game.parse.state({ ...second, catalogue: "foreign" })).slice(0, 2)).toEqual([
      "tt.catalogue.hash",
      "other-catalogue",
    ]);
    expect(refusal(game.parse.state({ ...second, format: 7 })).slice(0, 2)).toEqual([
      "tt.format.version",
      "state-format",
    ]);
    expect(refusal(game.parse.state({ ...second, game: "other" })).slice(0, 2)).toEqual([
      "tt.input.shape",
      "other-game",
    ]);
  });

  test("[tt.input.shape] A state on which a migration throws is rejected, and a migrated state is validated like any other", () => {
    const fragile = toyWith({
      ...sameFigures,
      state: (state) => ({ ...state, sides: (state["sides"] as readonly object[]).map((side) => ({ ...side })) }),
    });
    expect(expectOk(fragile.parse.state(second))).toEqual(last);
    expect(refusal(fragile.parse.state({ ...second, sides: null })).slice(0, 2)).toEqual([
      "tt.input.shape",
      "not-of-its-edition",
    ]);
    expect(refusal(fragile.parse.state({ ...second, turn: -1 })).slice(0, 2)).toEqual([
      "tt.input.shape",
      "wrong-shape",
    ]);
  });

  test("Migrations that form a cycle throw an error", () => {
    const back: Migration = { from: TODAY, to: FIRST, changed: [] };
    expect(() => chainFrom([renamed, sameFigures, back], FIRST)).toThrow("lead back");
  });
});

describe("replays of older editions", () => {
  test("[tt.replay.exact] A replay of an older catalogue is accepted if it still ends the same, and is written in the current format", () => {
    const { replay, states } = expectOk(verifyReplay(toyWith(renamed, sameFigures), secondReplay));
    expect(replay).toEqual({ ...today, version: "2.0.0" });
    expect(states.at(-1)).toEqual(last);
  });

  test("[tt.catalogue.hash] The refusal of an older replay that now ends differently lists what has changed since", () => {
    const game = toyWith(renamed, newFigures);
    const told = ["tt.catalogue.hash", "changed-catalogue", ["blade", "crown"]];
    expect(refusal(verifyReplay(game, { ...secondReplay, final: "0".repeat(32) }))).toEqual(told);
    expect(refusal(verifyReplay(game, { ...secondReplay, actions: [{ type: "play", subject: "lamp" }] }))).toEqual(
      told,
    );
    // the shape of its last state is another: nothing to compare with
    expect(refusal(verifyReplay(game, firstReplay))).toEqual(told);
  });

  test("A replay of an older edition is read with migrated actions", () => {
    const read = expectOk(readReplay(toyWith(renamed, sameFigures), firstReplay));
    expect(read).toEqual({ ...firstReplay, actions: PLAYED });
  });

  test("The inputs of a replay of any catalogue can be played again, and list what has changed since", () => {
    const { inputs, ...about } = expectOk(inputsOf(toyWith(renamed, newFigures), firstReplay));
    expect(about).toEqual({ version: "1.0.0", catalogue: "first", changed: ["blade", "crown"] });
    expect(expectOk(makeReplay(healthyToy, { ...inputs, version: "3.0.0" }))).toEqual(today);
    expect(expectOk(inputsOf(healthyToy, { ...secondReplay, catalogue: "foreign" })).changed).toBeNull();
    expect(expectOk(inputsOf(healthyToy, today)).changed).toEqual([]);
  });

  test("[tt.catalogue.hash] A replay of a catalogue without a migration is rejected before its actions are read", () => {
    const foreign = { ...secondReplay, catalogue: "foreign", actions: ["unheard of"] };
    expect(refusal(readReplay(toyWith(renamed, sameFigures), foreign)).slice(0, 2)).toEqual([
      "tt.catalogue.hash",
      "other-catalogue",
    ]);
  });
});

describe("tables of older editions", () => {
  const seats = { red: "ann", blue: "bob" };
  const table = PLAYED.reduce<StoredTable<ToyTypes>>(
    (before, action, index) => {
      const seat = index % 2 === 0 ? "red" : "blue";
      const message = { type: "act", seat, seq: before.seq, action };
      return expectOk(createReferee(healthyToy).receive(before, seats[seat], message)).table;
    },
    expectOk(createReferee(healthyToy).open({ config: CONFIG, seed: "s", seats })),
  );
  const stored = {
    ...table,
    catalogue: SECOND.catalogue,
    state: { ...table.state, ...SECOND },
    base: { ...table.base, state: { ...table.base.state, ...SECOND } },
  };

  test("A stored table of an older catalogue is migrated and can be continued", () => {
    const referee = createReferee(toyWith(renamed, sameFigures));
    expect(refusal(referee.receive({ ...table, catalogue: "second" }, "ann", { type: "sync" }))[0]).toBe(
      "tt.catalogue.hash",
    );
    const { table: carried } = expectOk(referee.resume(stored));
    expect(carried).toEqual(table);
    expect(referee.receive(carried, "ann", { type: "sync" }).ok).toBe(true);
    expect(expectOk(referee.resume(table))).toEqual({ table, replayedFor: null });
  });

  test("[tt.catalogue.hash] A stored table that cannot be migrated still gives the inputs with which it was played", () => {
    const referee = createReferee(toyWith(renamed, newFigures));
    expect(refusal(referee.resume(stored))).toEqual(["tt.catalogue.hash", "changed-catalogue", ["blade", "crown"]]);
    const { inputs, catalogue, changed } = expectOk(referee.inputsOf(stored));
    expect([catalogue, changed]).toEqual(["second", ["blade", "crown"]]);
    expect(inputs).toEqual({ config: CONFIG, chance: { seed: "s" }, actions: PLAYED });
  });

  test("[tt.replay.exact] A migrated table whose actions no longer lead to its state gives no replay", () => {
    const referee = createReferee(healthyToy);
    const conceded = { type: "concede", seat: "red", seq: table.seq };
    const over = expectOk(referee.receive(table, "ann", conceded)).table;
    expect(expectOk(referee.replayOf(over, "3.0.0")).actions).toEqual(PLAYED);
    const carried = { ...over, state: { ...over.state, turn: over.state.turn + 1 } };
    expect(refusal(referee.replayOf(carried, "3.0.0")).slice(0, 2)).toEqual(["tt.replay.exact", "other-final-state"]);
  });
});
