import { describe, expectTypeOf, test } from "vitest";
import { runConformance } from "../../src/conformance/index.ts";
import type {
  ActionOf,
  ConfigOf,
  ContextOf,
  DecisionOf,
  EventOf,
  Game,
  GameTypes,
  KindOf,
  SeatOf,
  StateOf,
  TypesOf,
  ViewOf,
} from "../../src/contract/contract.ts";
import { expectOk } from "../../src/contract/result.ts";
import type { Frame, FrameKind } from "../../src/engine/machine.ts";
import { makeReplay, verifyReplay } from "../../src/engine/replay.ts";
import { commitmentOf, createReferee, verifyFairness } from "../../src/referee/index.ts";
import { playLine } from "../../src/testing/index.ts";
import { type ActionGroup, byHeading, byPiece, type Ui } from "../../src/ui/index.ts";
import { type CounterState, type CounterTypes, counter } from "../helpers/counter.ts";
import { duel } from "../helpers/duel.ts";
import type { DuelAction, DuelConfig, DuelEvent, DuelPlay, DuelSeat, DuelState } from "../helpers/duel-state.ts";
import type { DuelView } from "../helpers/duel-view.ts";
import { TOY_CONFORMANCE, toyGame } from "../toy/index.ts";

type Duel = typeof duel;
type CounterAction = CounterTypes["Action"];

describe("the types of a game", () => {
  test("A game's types can be derived from the game, without importing their names", () => {
    expectTypeOf<ConfigOf<Duel>>().toEqualTypeOf<DuelConfig>();
    expectTypeOf<StateOf<Duel>>().toEqualTypeOf<DuelState>();
    expectTypeOf<ActionOf<Duel>>().toEqualTypeOf<DuelAction>();
    expectTypeOf<EventOf<Duel>>().toEqualTypeOf<DuelEvent>();
    expectTypeOf<ViewOf<Duel>>().toEqualTypeOf<DuelView>();
    expectTypeOf<SeatOf<Duel>>().toEqualTypeOf<DuelSeat>();
    expectTypeOf<KindOf<Duel>>().toEqualTypeOf<"prepare" | "choose">();
    expectTypeOf<ContextOf<Duel, "prepare">>().toEqualTypeOf<{ readonly stake: number }>();
  });

  test("A switch over the kind of a decision narrows its context, and is exhaustive", () => {
    const figure = (decision: DecisionOf<Duel>): number => {
      switch (decision.kind) {
        case "prepare":
          return decision.context.stake;
        case "choose":
          return decision.context.hand.length;
      }
    };
    expectTypeOf(figure).returns.toBeNumber();
    const rest = (decision: DecisionOf<Duel>) => {
      if (decision.kind !== "prepare")
        expectTypeOf(decision.context).toEqualTypeOf<{ readonly hand: readonly number[] }>();
    };
    expectTypeOf(rest).returns.toBeVoid();
  });

  test("A frame must ask with the context of its kind of decision", () => {
    type Question = ReturnType<FrameKind<DuelPlay, DuelState, Frame>["question"]>;
    type Asking<Context> = { seat: "north"; kind: "choose"; rule: string; context: Context };
    expectTypeOf<Asking<{ hand: number[] }>>().toExtend<Question>();
    expectTypeOf<Asking<{ stake: number }>>().not.toExtend<Question>();
  });
});

describe("what works with any game", () => {
  test("The referee, replays and other tools infer a game's types from the game, without annotations", () => {
    const referee = createReferee(duel, { sideOf: (seat) => seat });
    type Opening = Parameters<typeof referee.open>[0];
    expectTypeOf<Opening["config"]>().toEqualTypeOf<DuelConfig>();
    expectTypeOf(referee.awaited).returns.toEqualTypeOf<readonly DuelSeat[]>();

    const verified = (input: unknown) => expectOk(verifyReplay(counter, input)).states;
    expectTypeOf(verified).returns.toEqualTypeOf<readonly CounterState[]>();
    const made = makeReplay(counter, { version: "1", config: { goal: 3 }, chance: { seed: 1 }, actions: [] });
    expectTypeOf(expectOk(made).config).toEqualTypeOf<CounterTypes["Config"]>();
    const fair = (record: unknown) => verifyFairness(duel, record, { seat: "north", commitment: commitmentOf(1) });
    expectTypeOf(fair).parameter(0).toBeUnknown();

    const { state } = expectOk(counter.setup({ goal: 3 }, 1));
    expectTypeOf(playLine(counter, state, []).state).toEqualTypeOf<CounterState>();
  });

  test("Types are also inferred from a game with additional members or a replaced part", () => {
    interface Tabled extends Game<CounterTypes> {
      layout(state: CounterState): string;
    }
    const total = <G extends GameTypes>(game: Game<G>, config: G["Config"]): G["State"] =>
      expectOk(game.setup(config, 1)).state;
    const tabled: Tabled = { ...counter, layout: ({ total }) => String(total) };
    expectTypeOf(total(tabled, { goal: 3 })).toEqualTypeOf<CounterState>();
    expectTypeOf(total({ ...counter, id: "other" }, { goal: 3 })).toEqualTypeOf<CounterState>();
    expectTypeOf(total<CounterTypes>)
      .parameter(1)
      .toEqualTypeOf<CounterTypes["Config"]>();
  });

  test("Groups of actions keep the action type of their screen", () => {
    type Words = { readonly hand: string };
    const shown = (ui: Ui<CounterTypes> & Words, view: CounterTypes["View"], actions: readonly CounterAction[]) => [
      ...byHeading(ui, view, actions),
      ...byPiece(ui, view, actions),
    ];
    expectTypeOf(shown).returns.toEqualTypeOf<ActionGroup<CounterAction>[]>();
  });

  test("The options of a conformance run are checked against the game's types", () => {
    const toy = toyGame();
    const options = { ...TOY_CONFORMANCE, games: 1, seed: "types", cap: 4, share: 4 };
    const run = () => runConformance(toy, { ...options, configs: [{ copies: 1, turns: 2 }] });
    expectTypeOf(run).returns.toHaveProperty("failures");
    expectTypeOf<Parameters<typeof runConformance<TypesOf<typeof toy>>>[1]["configs"]>().toEqualTypeOf<
      readonly ConfigOf<typeof toy>[]
    >();
  });
});
