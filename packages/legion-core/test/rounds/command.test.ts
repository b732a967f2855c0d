import { pileCards } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { isPlayable } from "../../src/cards/commands/playing.ts";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { startRound } from "../../src/rounds/phases.ts";
import type { Action } from "../../src/state/actions.ts";
import { compileBox } from "../../src/state/box.ts";
import { PUBLIC } from "../../src/state/seats.ts";
import type { State } from "../../src/state/state.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import {
  CONTENT,
  command,
  done,
  engine,
  type Fielding,
  IMPERIALS,
  playOut,
  REBELS,
  type SceneOptions,
  scene,
} from "../helpers/scene.ts";

const PLAIN = ["ambush", "push", "assault", "standing-orders"];
const HANDS = [PLAIN, PLAIN] as const;
const OUT = "defeated" as const;

/** The first decision of a round. */
function round(options: SceneOptions = {}, draws: readonly string[] = []): State {
  const state = scene({
    hands: HANDS,
    ...options,
    state: { round: 1, phase: "end", priority: null, ...options.state },
  });
  return done(state, startRound, draws).state;
}

function choose(subject: string): Action {
  return { type: "choose-command", subject };
}

/** A state in which the units at these places are defeated. */
function without(state: State, ...units: readonly number[]): State {
  return {
    ...state,
    units: state.units.map((unit, index) =>
      units.includes(index) ? { ...unit, miniatures: unit.miniatures.map((one) => ({ ...one, status: OUT })) } : unit,
    ),
  };
}

describe("choosing command cards", () => {
  it("[leg.command.select-secret] The blue player selects a command card first, and neither player sees the other's choice", () => {
    const start = round();
    expect(engine.decision(start)).toMatchObject({ seat: "player-1", kind: "choose-command", forced: false });
    expect(engine.decision(start)?.simultaneous).toEqual(["player-1", "player-2"]);
    const chosen = playOut(start, [choose("push")]);
    expect(chosen.revealed).toBe(false);
    expect(eventsOf(chosen, "command-chosen")[0]?.card).toEqual({ card: "push", seenBy: ["player-1"] });
    expect(pileCards(chosen.state.sides[0].hand)).toHaveLength(4);
    expect(engine.decision(chosen.state)).toMatchObject({ seat: "player-2", context: {} });
  });

  it("[leg.command.select-secret] A player with only one playable command card is still asked", () => {
    const start = round({ hands: [["ambush"], PLAIN] });
    expect(engine.decision(start)).toMatchObject({ seat: "player-1", forced: true });
  });

  it("[leg.command.reveal-together] Both command cards are revealed at once after both are selected", () => {
    const both = playOut(round(), [choose("push"), choose("ambush")]);
    expect(eventsOf(both, "command-revealed").map(({ card }) => card)).toEqual(["push", "ambush"]);
    expect(both.revealed).toBe(true);
    expect(pileCards(both.state.sides[0].hand)).not.toContain(command("push"));
  });

  it("[leg.command.no-card-without-commander] A player without commander, operative or commander token plays no command card, and is not asked", () => {
    const state = scene({ hands: HANDS, state: { round: 1, phase: "end", priority: null } });
    const leaderless = done(without(state, 0), startRound).state;
    expect(engine.decision(leaderless)).toMatchObject({ seat: "player-2", simultaneous: ["player-2"] });
    const agent = scene({
      armies: [[...IMPERIALS, { unit: "boba-fett-infamous-bounty-hunter" }], REBELS],
      hands: HANDS,
      state: { round: 1, phase: "end", priority: null },
    });
    expect(engine.decision(done(without(agent, 0), startRound).state)).toMatchObject({ seat: "player-1" });
    const promoted = { ...without(state, 0) };
    const units = promoted.units.map((unit, index) => (index === 1 ? { ...unit, commander: true } : unit));
    expect(engine.decision(done({ ...promoted, units }, startRound).state)).toMatchObject({ seat: "player-1" });
  });

  it("[leg.command.no-card-without-commander] An undeployed commander, or a Field Commander with a commander token, lets a player play a command card", () => {
    const asked = (first: Fielding) => {
      const armies = [[first, { unit: "stormtroopers" }], REBELS] as const;
      const state = scene({ armies, hands: HANDS, state: { round: 1, phase: "end", priority: null } });
      return engine.decision(done(state, startRound).state)?.seat;
    };
    const major = { unit: "major-marquand-tempest-scout-2" };
    expect(asked({ unit: "general-veers-master-tactician", at: null })).toBe("player-1");
    expect(asked({ ...major, state: { commander: true } })).toBe("player-1");
    expect(asked(major)).toBe("player-2");
  });

  it("[leg.command.unit-cards-need-unit] A command card of a unit requires that unit in the army and undefeated", () => {
    const hands = [["maximum-firepower", "implacable", "ambush"], PLAIN] as const;
    const start = round({ hands });
    expect(offered(start)).toEqual(["choose-command ambush", "choose-command maximum-firepower"]);
    expectIllegal(engine.apply(start, choose("implacable")), "leg.command.unit-cards-need-unit");
    const marquand: Fielding = { unit: "major-marquand-tempest-scout-2", state: { commander: true } };
    const bereft = without(scene({ armies: [[...IMPERIALS, marquand], REBELS], hands }), 0);
    expect(offered(done(bereft, startRound).state)).toEqual(["choose-command ambush"]);
  });

  it("[leg.command.restriction-or] A command card that names units joined by or requires one of them; [leg.command.restriction-and] joined by and it requires all", () => {
    const requires = [{ unit: "General Veers" }, { unit: "Darth Vader" }];
    const [or, and] = [{ any: requires }, { all: requires }].map((requires) => {
      const [card] = defaultCatalogue.commands;
      if (card === undefined) throw new RangeError("no card");
      const box = compileBox({ ...CONTENT, catalogue: { ...defaultCatalogue, commands: [{ ...card, requires }] } });
      return (state: State) => isPlayable({ box, state }, 0, 0);
    });
    const both = scene({ armies: [[...IMPERIALS, { unit: "darth-vader-dark-lord-of-the-sith" }], REBELS] });
    expect([or?.(both), and?.(both)]).toEqual([true, true]);
    expect([or?.(without(both, 0)), and?.(without(both, 0))]).toEqual([true, false]);
    expect([or?.(without(both, 0, 3)), and?.(without(both, 0, 3))]).toEqual([false, false]);
  });
});

describe("priority", () => {
  it("[leg.command.priority-fewest-pips] The player whose command card has fewer pips has priority", () => {
    const { state, events } = playOut(round(), [choose("push"), choose("ambush")]);
    expect(state.priority).toBe(1);
    expect(eventsOf({ events }, "priority-settled")[0]).toMatchObject({
      roll: null,
      rule: "leg.command.priority-fewest-pips",
    });
  });

  it("[leg.command.priority-tie-roll] The blue player rolls a red die at a tie, and has priority on a block", () => {
    const tie = playOut(round(), [choose("push")]).state;
    expect(playOut(tie, [choose("push")], ["block"]).state.priority).toBe(0);
    expect(playOut(tie, [choose("push")], ["defense-surge"]).state.priority).toBe(1);
    expect(playOut(round({ state: { blue: 1 } }), [choose("push"), choose("push")], ["blank"]).state.priority).toBe(0);
  });

  it("[leg.command.priority-no-card] A player who cannot play a command card does not have priority", () => {
    const state = without(scene({ hands: HANDS, state: { round: 1, priority: null } }), 0);
    const one = playOut(done(state, startRound).state, [choose("assault")]);
    expect(one.state.priority).toBe(1);
    expect(eventsOf(one, "priority-settled")[0]?.rule).toBe("leg.command.priority-no-card");
  });

  it("[leg.command.priority-neither-card] The die also decides priority if neither player has a card", () => {
    const state = without(scene({ hands: HANDS, state: { round: 1, priority: null } }), 0, 3);
    const rolled = done(state, startRound, ["block", "corps"]);
    expect(rolled.state.priority).toBe(0);
    expect(eventsOf(rolled, "priority-settled")[0]).toMatchObject({
      roll: "block",
      rule: "leg.command.priority-neither-card",
    });
  });
});

describe("the phase as a whole", () => {
  it("[leg.command.steps][leg.round.phases][leg.pass-pool.ends-phase] The Command Phase has six steps and is followed by the Activation Phase", () => {
    const { events } = playOut(round({ hands: [["standing-orders"], ["ambush"]] }), [
      choose("standing-orders"),
      choose("ambush"),
      { type: "order", subject: "p2.1" },
      { type: "order", subject: "p1.1" },
    ]);
    const types = [...new Set(events.map(({ type }) => type))];
    expect(types.slice(0, 8)).toEqual([
      "command-chosen",
      "command-revealed",
      "priority-settled",
      "unit-nominated",
      "order-issued",
      "order-pool-changed",
      "command-returned",
      "phase-started",
    ]);
    expect(eventsOf({ events }, "phase-started")[0]?.phase).toBe("activation");
  });

  it("Standing Orders returns to the hand, visible to both players", () => {
    const played = playOut(round(), [
      choose("standing-orders"),
      choose("ambush"),
      { type: "order", subject: "p2.1" },
      { type: "order", subject: "p1.1" },
    ]);
    const [{ hand, revealed }] = played.state.sides;
    expect(revealed).toBeNull();
    expect(hand.find(({ knownTo }) => knownTo === PUBLIC)?.cards).toEqual([command("standing-orders")]);
  });
});
