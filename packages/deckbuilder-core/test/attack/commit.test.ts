import { type Action, type AttackTarget, game, type State } from "@sw/deckbuilder-core";
import { type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import { describe, expect, it } from "vitest";
import { allowed, copies, END, hand, only, play, refused, side, table, VIEWERS } from "../turn/table.ts";

function commit(subject: number, target: AttackTarget): Action {
  return { type: "commit", subject, target };
}

function attack(subject: AttackTarget): Action {
  return { type: "attack", subject };
}

/** What the pieces of the player whose turn it is are committed to. */
function commitments(state: State): readonly unknown[] {
  return side(state, game.seats[state.active] ?? "empire").play.map(({ commitment }) => commitment);
}

describe("who can be committed to what", () => {
  it("[dbg.commit.who-attacks-base] Only a player's own units and capital ships in play can be committed against the opponent's base", () => {
    const state = scenario({
      empire: { play: ["stormtrooper", "star-destroyer", "imperial-shuttle"], hand: ["darth-vader"] },
      rebel: { play: ["mon-calamari-cruiser"] },
    });
    for (const subject of [1, 2, 3]) allowed(state, commit(subject, "base"));
    for (const subject of [101, 1000, 77]) refused(state, commit(subject, "base"), "dbg.commit.who-attacks-base");
    const { events } = play(state, [commit(1, "base"), commit(2, "base"), attack("base")]);
    expect(only(events, "card-committed")).toMatchObject([
      { piece: 1, target: "base", rule: "dbg.commit.who-attacks-base" },
      { piece: 2, target: "base", rule: "dbg.commit.who-attacks-base" },
    ]);
    expect(only(events, "attack-resolved")).toMatchObject([{ pieces: [1, 2], attack: 6 }]);
  });

  it("[dbg.commit.who-attacks-row] [dbg.hunt.no-ships] Only units can be committed against an enemy card in the row", () => {
    const empire = scenario({
      row: ["x-wing"],
      empire: { play: ["stormtrooper", "star-destroyer", "blockade-runner"] },
    });
    allowed(empire, commit(1, 0));
    for (const ship of [2, 3]) refused(empire, commit(ship, 0), "dbg.commit.who-attacks-row");
    const rebel = scenario({ active: "rebel", row: ["at-at"], rebel: { play: ["y-wing", "mon-calamari-cruiser"] } });
    allowed(rebel, commit(101, 0));
    refused(rebel, commit(102, 0), "dbg.commit.who-attacks-row");
    expect(only(play(rebel, [commit(101, 0)]).events, "card-committed")).toMatchObject([
      { piece: 101, target: 0, rule: "dbg.commit.who-attacks-row" },
    ]);
  });

  it("[dbg.commit.names] The Empire's bounty hunt and the Rebels' sabotage are the same kind of attack", () => {
    const line = (id: number): readonly Action[] => [commit(id, 0), attack(0), { type: "accept" }];
    const galaxyTop = ["lobot"];
    const hunt = play(scenario({ row: ["jyn-erso"], galaxyTop, empire: { play: ["at-st"] } }), line(1));
    const spec: Scenario = { active: "rebel", row: ["general-veers"], galaxyTop, rebel: { play: ["jyn-erso"] } };
    const sabotage = play(scenario(spec), line(101));
    const pattern = [
      { type: "card-committed", target: 0, rule: "dbg.commit.who-attacks-row" },
      { type: "attack-resolved", target: 0, attack: 4, rule: "dbg.hunt.sum-units" },
      { type: "card-defeated", slot: 0, rule: "dbg.hunt.success" },
      { type: "row-filled", slot: 0, card: "lobot" },
      { type: "reward-taken", rule: "dbg.hunt.reward-last" },
      { type: "force-moved", by: 3 },
    ];
    expect(hunt.events).toMatchObject(pattern);
    expect(sabotage.events).toMatchObject(pattern);
    expect([hunt.state.force, sabotage.state.force]).toEqual([-3, 3]);
  });
});

describe("one attack each", () => {
  it("[dbg.commit.one-attack-each] A committed card cannot be committed to another target or taken back", () => {
    const state = scenario({ row: ["x-wing", "y-wing"], empire: { play: ["stormtrooper", "tie-fighter"] } });
    const { state: committed } = play(state, [commit(1, 0)]);
    for (const target of ["base", 0, 1] as const) {
      refused(committed, commit(1, target), "dbg.commit.one-attack-each");
      allowed(committed, commit(2, target));
    }
    const { state: resolved } = play(committed, [attack(0)]);
    for (const target of ["base", 0, 1] as const) refused(resolved, commit(1, target), "dbg.commit.one-attack-each");
    expect(commitments(resolved)).toEqual(["spent", null]);
  });

  it("[dbg.commit.one-attack-each] A card whose target is gone has used its attack, and does not attack the card that filled the slot", () => {
    const state = scenario({
      row: ["x-wing"],
      galaxyTop: ["y-wing"],
      empire: { play: ["stormtrooper", "tie-bomber"] },
    });
    const { state: gone } = play(state, [
      commit(1, 0),
      { type: "use", subject: 2 },
      { type: "pick", zone: "galaxy-row", subject: 0 },
    ]);
    expect(table(gone).row[0]).toBe("y-wing");
    expect(commitments(gone)).toEqual(["spent", null]);
    refused(gone, attack(0), "dbg.commit.not-immediate");
    refused(gone, commit(1, "base"), "dbg.commit.one-attack-each");
    allowed(gone, commit(2, 0));
  });

  it("[dbg.commit.not-immediate] An attack on a slot without committed cards or outside the row is refused", () => {
    const state = scenario({ empire: { play: ["star-destroyer", "at-st", "at-at"] } });
    const { state: attacked } = play(state, [commit(1, "base"), attack("base"), commit(2, "base")]);
    expect(commitments(attacked)).toEqual(["spent", "base", null]);
    for (const slot of [-2, -1, 6, 7, 8]) refused(attacked, attack(slot), "dbg.commit.not-immediate");
  });

  it("[dbg.commit.one-attack-each] A capital ship may attack again in its owner's next turn", () => {
    const state = scenario({ empire: { play: ["star-destroyer"] }, rebel: { base: "yavin-4" } });
    const { state: next } = play(state, [commit(1, "base"), attack("base"), END, END]);
    const { state: after } = play(next, [commit(1, "base"), attack("base")]);
    expect(side(after, "rebel").base?.damage).toBe(8);
  });

  it("[dbg.commit.several-targets] Different cards may attack the base and several row cards in one turn", () => {
    const state = scenario({
      row: ["x-wing", "lobot", "y-wing"],
      galaxyTop: ["bossk", "dengar"],
      empire: { play: ["death-trooper", "stormtrooper", "tie-fighter", "star-destroyer"] },
    });
    const { state: committed } = play(state, [commit(1, 0), commit(2, 2), commit(3, "base"), commit(4, "base")]);
    expect(commitments(committed)).toEqual([0, 2, "base", "base"]);
    const { state: after, events } = play(committed, [
      attack(2),
      { type: "decline" },
      attack("base"),
      attack(0),
      { type: "decline" },
    ]);
    expect(only(events, "attack-resolved").map(({ target, attack: sum }) => [target, sum])).toEqual([
      [2, 2],
      ["base", 6],
      [0, 3],
    ]);
    expect(table(after).galaxyDiscard).toEqual(["y-wing", "x-wing"]);
    expect(side(after, "rebel").base?.damage).toBe(6);
  });
});

describe("committing and the rest of the turn", () => {
  it("[dbg.commit.shown] All viewers see what each card is committed to", () => {
    const state = scenario({ row: ["x-wing"], empire: { play: ["stormtrooper", "star-destroyer", "tie-fighter"] } });
    const { state: committed, events } = play(state, [commit(1, 0), commit(2, "base")]);
    for (const viewer of VIEWERS) {
      const { play: area } = game.view(committed, viewer).sides.empire;
      expect(area.map(({ commitment }) => commitment)).toEqual([0, "base", null]);
      expect(events.map((event) => game.redact(event, viewer))).toEqual(events);
    }
  });

  it("[dbg.commit.used-mark-kept] A used ability stays used when its card is committed, and an unused one can be used later", () => {
    const start = scenario({ row: ["lobot", "y-wing"], empire: { play: ["at-st", "landing-craft"] } });
    const { state: used } = play(start, [
      { type: "use", subject: 1 },
      { type: "pick", zone: "galaxy-row", subject: 0 },
      commit(1, "base"),
      commit(2, 1),
    ]);
    expect(side(used, "empire").play).toMatchObject([
      { used: true, commitment: "base" },
      { used: false, commitment: 1 },
    ]);
    refused(used, { type: "use", subject: 1 }, "dbg.ability.once-per-turn");
    allowed(used, { type: "use", subject: 2 });
    const { state: attacked } = play(used, [attack("base"), attack(1)]);
    expect(side(attacked, "empire").play).toMatchObject([{ used: true }, { used: false }]);
    refused(attacked, { type: "use", subject: 1 }, "dbg.ability.once-per-turn");
    allowed(attacked, { type: "use", subject: 2 });
  });

  it("[dbg.commit.not-immediate] More cards may be played and committed before the attack is resolved", () => {
    const state = scenario({
      resources: 1,
      row: ["at-at", "tie-fighter"],
      empire: { hand: ["death-trooper"], play: ["stormtrooper"] },
    });
    refused(state, attack("base"), "dbg.commit.not-immediate");
    const { state: waiting } = play(state, [commit(1, "base")]);
    expect(side(waiting, "rebel").base?.damage).toBe(0);
    const { state: after, events } = play(waiting, [
      { type: "play", subject: "death-trooper" },
      { type: "purchase", subject: 1 },
      commit(1000, "base"),
      attack("base"),
    ]);
    expect(only(events, "attack-resolved")).toMatchObject([{ pieces: [1, 1000], attack: 5 }]);
    expect(side(after, "rebel").base?.damage).toBe(5);
  });

  it("[dbg.commit.not-immediate] Cards committed to an attack that is not resolved are discarded or stay as usual at the end of the turn", () => {
    const state = scenario({
      row: ["x-wing"],
      empire: {
        play: ["stormtrooper", "at-st", "star-destroyer"],
        deckTop: copies(5, "imperial-shuttle"),
      },
    });
    const { state: after, events } = play(state, [commit(1, 0), commit(2, "base"), commit(3, "base"), END]);
    expect(only(events, "attack-resolved", "damage-dealt", "card-defeated")).toEqual([]);
    expect(table(after).row[0]).toBe("x-wing");
    expect(side(after, "empire")).toMatchObject({
      play: [{ id: 3, commitment: null }],
      discard: ["stormtrooper", "at-st"],
    });
    expect(hand(after, "empire")).toHaveLength(5);
  });
});
