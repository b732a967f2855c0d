import { pileSize } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import type { Action } from "../../src/state/actions.ts";
import type { State } from "../../src/state/state.ts";
import { ADVANTAGES, FIRST_IS_BLUE, fresh } from "../helpers/missions.ts";
import { eventsOf, offered } from "../helpers/reading.ts";
import { engine, playOut } from "../helpers/scene.ts";

const reveal = (subject: "primary" | "secondary"): Action => ({ type: "reveal", subject });
const modify = (subject: Extract<Action, { type: "modify" }>["subject"]): Action => ({ type: "modify", subject });

/** Both objectives and advantages lie open: Recover the Research of blue, Marked Targets of red. */
const PANEL = ["recover-the-research", "marked-targets", "advanced-intel", "cunning-deployment"];

function built(): State {
  return playOut(fresh(), [reveal("primary")], PANEL).state;
}

function primaryId({ mission }: State): string | undefined {
  return defaultCatalogue.primaryObjectives[mission.primary?.card ?? -1]?.id;
}

describe("the blue player", () => {
  it("[leg.setup.blue-roll] [leg.setup.players-colours] Both players roll four black dice to determine the blue and the red player", () => {
    expect(fresh().blue).toBe(0);
    expect(() => fresh(FIRST_IS_BLUE.slice(0, 7))).toThrow();
  });

  it("[leg.setup.blue-most-crits] One critical beats four hits in the roll for the blue player", () => {
    expect(fresh(["hit", "hit", "hit", "hit", "critical", "blank", "blank", "blank"]).blue).toBe(1);
  });

  it("[leg.setup.blue-tie-hits] More hits win the roll for the blue player if the criticals are equal", () => {
    expect(fresh(["critical", "attack-surge", "blank", "blank", "critical", "hit", "blank", "blank"]).blue).toBe(1);
  });

  it("[leg.setup.blue-tie-surges] More surges win the roll for the blue player if criticals and hits are equal", () => {
    expect(fresh(["hit", "attack-surge", "blank", "blank", "hit", "blank", "blank", "blank"]).blue).toBe(0);
  });

  it("[leg.setup.blue-tie-reroll] Both players roll again for the blue player if all results are equal", () => {
    const blank = ["blank", "blank", "blank", "blank"];
    expect(fresh([...blank, ...blank, ...blank, "hit", "blank", "blank", "blank"]).blue).toBe(1);
  });
});

describe("building the mission", () => {
  it("[leg.mission.split-decks] [leg.cards.battle-deck-use] The battle deck is split into three decks, which are shuffled", () => {
    const { primary, secondary, advantage } = fresh().sides[0].decks;
    expect([primary, secondary, advantage].map(({ deck }) => pileSize(deck))).toEqual([3, 3, 3]);
    for (const { deck } of [primary, secondary, advantage]) expect(deck.every(({ ordered }) => !ordered)).toBe(true);
  });

  it("[leg.mission.blue-reveals-first] The blue player reveals an objective or a secondary objective first", () => {
    const start = fresh();
    expect(engine.decision(start)).toMatchObject({ seat: "player-1", kind: "reveal" });
    expect(offered(start)).toEqual(["reveal primary", "reveal secondary"]);
    const { params } = expectIllegal(engine.apply(start, modify("pass")), "leg.mission.blue-reveals-first");
    expect(params).toMatchObject({ takes: ["reveal"] });
  });

  it("[leg.mission.opponent-reveals-other] [leg.mission.advantages] The red player reveals the other objective card, and then both players reveal an advantage", () => {
    const step = playOut(
      fresh(),
      [reveal("secondary")],
      ["marked-targets", "breakthrough", "advanced-intel", "fortified-position"],
    );
    expect(eventsOf(step, "battle-card-revealed").map(({ seat, card }) => [seat, card])).toEqual([
      ["player-1", "marked-targets"],
      ["player-2", "breakthrough"],
      ["player-1", "advanced-intel"],
      ["player-2", "fortified-position"],
    ]);
    expect(step.state.mission.primary?.owner).toBe(1);
    expect(step.state.mission.secondary?.owner).toBe(0);
    expect(step.revealed).toBe(true);
    expect(engine.decision(step.state)?.context).toMatchObject({
      primary: "breakthrough",
      secondary: "marked-targets",
      "player-1": "advanced-intel",
      "player-2": "fortified-position",
    });
  });

  it("[leg.mission.modify-turns] [leg.mission.built] Each player modifies the mission twice in turns, even if the blue player changes meanwhile", () => {
    const seats: (string | undefined)[] = [];
    let state = built();
    for (const subject of ["pass", "take-blue", "pass", "pass"] as const) {
      seats.push(engine.decision(state)?.seat);
      state = playOut(state, [modify(subject)]).state;
    }
    expect(seats).toEqual(["player-1", "player-2", "player-1", "player-2"]);
    expect(engine.decision(state)).toMatchObject({ kind: "edges", seat: "player-2" });
    const refusal = expectIllegal(engine.apply(state, modify("pass")), "leg.mission.sides");
    expect(refusal.params).toMatchObject({ takes: ["choose-edge"] });
  });

  it("[leg.mission.modify-objective] [leg.mission.discard-owner] A modification may reveal a new objective, and the old one goes to its owner's discard pile", () => {
    const start = built();
    expect(engine.decision(start)?.context).toMatchObject({
      primary: "recover-the-research",
      secondary: "marked-targets",
      "player-1": "advanced-intel",
      "player-2": "cunning-deployment",
    });
    const step = playOut(start, [modify("pass"), modify("primary")], ["breakthrough"]);
    expect(engine.decision(step.state)?.context).toMatchObject({ primary: "breakthrough" });
    expect(primaryId(step.state)).toBe("breakthrough");
    expect(step.state.mission.primary?.owner).toBe(1);
    expect(step.state.sides[0].decks.primary.discard).toHaveLength(1);
    expect(step.state.sides[1].decks.primary.discard).toEqual([]);
    expect(eventsOf(step, "battle-card-discarded")).toMatchObject([{ seat: "player-1", card: "recover-the-research" }]);
  });

  it("[leg.mission.modify-secondary] A modification may reveal a new secondary objective", () => {
    const { mission, sides: players } = playOut(built(), [modify("secondary")], ["recon-mission"]).state;
    expect(defaultCatalogue.secondaryObjectives[mission.secondary?.card ?? -1]?.id).toBe("recon-mission");
    expect(players[1].decks.secondary.discard).toHaveLength(1);
  });

  it("[leg.mission.modify-own-advantage] A modification may reveal a new advantage of the player's own deck", () => {
    const { mission } = playOut(built(), [modify("own-advantage")], ["fortified-position"]).state;
    expect(mission.advantages.map((card) => defaultCatalogue.advantages[card ?? -1]?.id)).toEqual([
      "fortified-position",
      "cunning-deployment",
    ]);
  });

  it("[leg.mission.modify-opponent-advantage] A modification may make the opponent reveal another advantage of their own deck", () => {
    const { mission, sides: players } = playOut(built(), [modify("opponent-advantage")], ["fortified-position"]).state;
    expect(defaultCatalogue.advantages[mission.advantages[1] ?? -1]?.id).toBe("fortified-position");
    expect(players[1].decks.advantage.discard).toHaveLength(1);
    expect(players[0].decks.advantage.discard).toEqual([]);
  });

  it("[leg.mission.modify-take-blue] [leg.mission.blue-marker] A modification may take the blue player marker, which otherwise stays with its holder", () => {
    expect(playOut(built(), [modify("pass"), modify("take-blue")]).state.blue).toBe(1);
    expect(playOut(built(), [modify("take-blue")]).state.blue).toBe(0);
  });

  it("[leg.mission.modify-pass] A pass leaves the mission unchanged", () => {
    const before = built();
    const { state } = playOut(before, [modify("pass")]);
    expect(state.mission).toEqual(before.mission);
    expect(state.blue).toBe(0);
  });

  it("[leg.mission.empty-deck] An empty battle deck is reshuffled from all discards, including the card being replaced", () => {
    const before = built();
    const { advantage } = before.sides[0].decks;
    const [mine] = before.mission.advantages;
    const cards = ADVANTAGES.map((id) => defaultCatalogue.advantages.findIndex((card) => card.id === id));
    const discard = cards.filter((card) => card !== mine);
    const decks = { ...before.sides[0].decks, advantage: { deck: [], discard } };
    expect(pileSize(advantage.deck)).toBe(2);
    const empty: State = { ...before, sides: [{ ...before.sides[0], decks }, before.sides[1]] };
    const { state } = playOut(empty, [modify("own-advantage")], ["advanced-intel"]);
    expect(defaultCatalogue.advantages[state.mission.advantages[0] ?? -1]?.id).toBe("advanced-intel");
    expect(pileSize(state.sides[0].decks.advantage.deck)).toBe(2);
    expect(state.sides[0].decks.advantage.discard).toEqual([]);
  });
});
