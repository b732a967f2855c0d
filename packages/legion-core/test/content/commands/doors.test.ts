import { addToBag, EMPTY_PILE, expectOk, pileCards } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { isPlayable } from "../../../src/cards/commands/playing.ts";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { engineOf } from "../../../src/engine/engine.ts";
import { moveFrame } from "../../../src/moving/moves.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import { orderable } from "../../../src/rounds/orders.ts";
import { compileBox } from "../../../src/state/box.ts";
import type { CommandCard } from "../../../src/state/hooks/command-card.ts";
import type { CardPart } from "../../../src/state/hooks/keyword.ts";
import type { Moment } from "../../../src/state/hooks/moments.ts";
import { figure, playerMay, playerMust } from "../../../src/state/hooks/words.ts";
import { PUBLIC } from "../../../src/state/seats.ts";
import type { SideState, State } from "../../../src/state/state.ts";
import { GameWork } from "../../../src/state/work.ts";
import { unitTokens } from "../../../src/units/conditions.ts";
import { gainTokens } from "../../../src/units/unit-tokens.ts";
import { CONTENT, command, box as published, REBELS, type SceneOptions, scene } from "../../helpers/scene.ts";

/** A game in which these cards do what is said of them here. */
function playedBy(...cards: readonly CommandCard[]) {
  const own = Object.fromEntries(cards.map((card) => [card.id, card]));
  const commands = defaultCatalogue.commands.map(({ requires, ...card }) => ({
    ...card,
    ...(requires === undefined || card.playedFromHand ? {} : { requires }),
    ...(card.id === "assault" ? { permanent: true as const } : {}),
  }));
  const box = compileBox({
    ...CONTENT,
    catalogue: { ...defaultCatalogue, commands },
    commands: { ...CONTENT.commands, ...own },
  });
  return { box, engine: engineOf(box) };
}

/** Gives the commander of the player a surge token, so that it shows what happens when. */
function probe(card: string, moment: Moment): CardPart {
  return playerMust(
    moment,
    () => true,
    (work, side) =>
      gainTokens(work, side * 3, "surge", 1, { rule: "leg.cards.command-use", cause: `${card} ${moment}` }),
  );
}

describe("what command cards can do", () => {
  it("[leg.command.timing-1-reveal][leg.command.timing-2-untimed][leg.command.blue-first] Effects on reveal resolve first, then effects without a timing, those of the blue player before the other's", () => {
    const moments = (card: string) => [probe(card, "determine-priority"), probe(card, "cards-revealed")];
    const { box, engine } = playedBy(
      { id: "ambush", moments: moments("ambush") },
      { id: "push", moments: moments("push") },
    );
    const players = [{ chosen: command("ambush") }, { chosen: command("push") }] as const;
    const options: SceneOptions = {
      hands: [["ambush"], ["push"]],
      players,
      frames: [{ kind: "command", stage: "reveal", turn: 0 }],
      state: { blue: 1, priority: null },
    };
    const work = new GameWork(box, scene(options), undefined);
    engine.settle(work);
    const told = work.finish().events.flatMap((event) => (event.type === "tokens-gained" ? [event.cause] : []));
    expect(told).toEqual([
      "push cards-revealed",
      "ambush cards-revealed",
      "push determine-priority",
      "ambush determine-priority",
    ]);
  });

  it("[leg.end.discard] A permanent command card keeps its effect in later rounds for the units that it names", () => {
    const gift = { effect: [figure("speed", 1)], to: [{ rank: "corps" }] } as const;
    const { box, engine } = playedBy({ id: "assault", gift });
    const speeds = (unit: number, permanents: readonly number[]): number => {
      const state: State = scene({ players: [{ permanents }, {}], frames: [moveFrame(unit, "action")] });
      const work = new GameWork(box, state, undefined);
      engine.settle(work);
      const moves = engine.legalActions(work.finish().state);
      return Math.max(...moves.map((one) => (one.type === "move" && "tool" in one.move ? one.move.tool.speed : 0)));
    };
    expect(speeds(1, [])).toBe(2);
    expect(speeds(1, [command("assault")])).toBe(3);
    expect(speeds(0, [command("assault")])).toBe(2);
  });

  it("[leg.cards.command-orders] A command card that orders every eligible unit skips units that already have an order", () => {
    const units = ["yoda-grand-master-of-the-jedi-order", "clone-trooper-infantry", "at-rt-galactic-republic"];
    const armies = [[...units, "clone-trooper-infantry"].map((unit) => ({ unit })), REBELS] as const;
    const players = [{ revealed: command("luminous-beings-are-we"), nominated: 0 }, {}] as const;
    const state = scene({ armies, players });
    const before = { ...state, units: state.units.map((one, unit) => ({ ...one, ordered: unit === 3 })) };
    expect(orderable({ box: published, state: before }, 0, [])).toEqual([0, 1, 2]);
    expect(orderable({ box: published, state: before }, 0, [0, 1])).toEqual([0, 1, 2]);
  });

  it("[leg.command.select-secret] A command card that is used from the hand cannot be selected in the Command Phase", () => {
    const card = command("the-hand-thing");
    const free = defaultCatalogue.commands.map(({ requires: _, ...one }) => one);
    const box = compileBox({ ...CONTENT, catalogue: { ...defaultCatalogue, commands: free }, commands: {} });
    expect(isPlayable({ box, state: scene() }, 0, card)).toBe(false);
    expect(isPlayable({ box, state: scene() }, 0, command("push"))).toBe(true);
  });

  it("[leg.cards.command-use] A player who may hold a card used from the hand is asked whether or not they hold it", () => {
    const used = "the-hand-thing";
    const { box, engine } = playedBy({
      id: used,
      fromHand: playerMay(
        "after-activation",
        (look, side, about) => about !== null && look.state.units[about]?.owner !== side,
        (work, side) => gainTokens(work, side * 3, "surge", 2, { rule: "leg.cards.command-use", cause: used }),
      ),
    });
    const asked = (hand: readonly string[], player: Partial<SideState> = {}) => {
      const state = scene({ hands: [["push"], hand], players: [{}, player] });
      const work = new GameWork(box, state, undefined);
      atMoment(work, "after-activation", 1);
      engine.settle(work);
      return work.finish().state;
    };
    const [holding, without] = [asked([used, "push"]), asked(["push"])];
    expect(engine.decision(holding)).toMatchObject({ seat: "player-2", kind: "hand", context: { about: "p1.1" } });
    expect(engine.decision(without)).toMatchObject({ seat: "player-2", kind: "hand" });
    expect(engine.legalActions(holding)).toEqual([{ type: "choose-command", subject: used }, { type: "pass" }]);
    expect(engine.legalActions(without)).toEqual([{ type: "pass" }]);
    expectIllegal(engine.apply(without, { type: "choose-command", subject: used }), "leg.cards.command-use");
    const { state, events, revealed } = expectOk(engine.apply(holding, { type: "choose-command", subject: used }));
    expect(state.sides[1].discard).toEqual([command(used)]);
    expect(pileCards(state.sides[1].hand)).toEqual([command("push")]);
    expect(unitTokens(state, 3, "surge")).toBe(2);
    expect([events[0]?.type, revealed]).toEqual(["command-used", true]);
    expect(asked(["push"], { discard: [command(used)] }).frames).toEqual([]);
    expect(asked([], { hand: addToBag(EMPTY_PILE, command("push"), PUBLIC) }).frames).toEqual([]);
  });
});
