import { type Action, type AttackTarget, type Event, game, type State } from "@sw/deckbuilder-core";
import { type Scenario, type SideSpec, scenario } from "@sw/deckbuilder-core/testing";
import type { Step } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { allowed, copies, END, legal, only, play, refused, side, table } from "../turn/table.ts";

const ATTACK: Action = { type: "attack", subject: "base" };

function commit(subject: number, target: AttackTarget = "base"): Action {
  return { type: "commit", subject, target };
}

function assign(subject: number, amount: number): Action {
  return { type: "assign", subject, amount };
}

/** The Empire attacks the Rebels' base with this much attack. */
function hit(rebel: SideSpec, amount: number, spec: Scenario = {}): Step<State, Event> {
  const piece = { card: "imperial-shuttle", gained: amount };
  return play(scenario({ ...spec, empire: { ...spec.empire, play: [piece] }, rebel }), [commit(1), ATTACK]);
}

describe("damage", () => {
  it("[dbg.attack.total] An attack is the sum of all committed units and capital ships, including bonuses", () => {
    const state = scenario({
      empire: { play: ["imperial-carrier", "tie-fighter", "star-destroyer", "stormtrooper", "at-at"] },
      rebel: { base: "yavin-4" },
    });
    const { state: after, events } = play(state, [commit(1), commit(2), commit(3), commit(4), ATTACK]);
    expect(only(events, "attack-resolved")).toMatchObject([
      { seat: "empire", target: "base", pieces: [1, 2, 3, 4], attack: 0 + 3 + 4 + 2, rule: "dbg.attack.total" },
    ]);
    expect(side(after, "rebel").base?.damage).toBe(9);
  });

  it("[dbg.attack.ships-first] Damage cannot reach the base while a capital ship of its owner is in play", () => {
    const { state, events } = hit({ play: ["mon-calamari-cruiser"] }, 5);
    expect(side(state, "rebel")).toMatchObject({ base: { damage: 0 }, play: [{ damage: 5 }] });
    expect(only(events, "damage-dealt")).toMatchObject([
      { seat: "rebel", target: 101, amount: 5, rule: "dbg.attack.ships-first" },
    ]);
    const { state: two } = hit({ play: ["rebel-transport", "mon-calamari-cruiser"] }, 7);
    expect(legal(two)).toEqual(["assign 101 1", "assign 101 2"]);
    for (const amount of [1, 2]) expect(side(play(two, [assign(101, amount)]).state, "rebel").base?.damage).toBe(0);
    expect(side(hit({}, 5).state, "rebel").base?.damage).toBe(5);
  });

  it("[dbg.attack.ship-destroyed] A capital ship with damage equal to its hit points goes to its owner's discard pile", () => {
    const { state, events } = hit({ play: [{ card: "hammerhead-corvette", damage: 1 }] }, 3);
    expect(side(state, "rebel").play).toEqual([]);
    expect(side(state, "rebel").discard).toEqual(["hammerhead-corvette"]);
    expect(side(state, "empire").discard).toEqual([]);
    expect(only(events, "ship-destroyed")).toMatchObject([
      { seat: "rebel", card: "hammerhead-corvette", piece: 101, rule: "dbg.attack.ship-destroyed" },
    ]);
    expect(side(hit({ play: [{ card: "hammerhead-corvette", damage: 1 }] }, 2).state, "rebel").play).toMatchObject([
      { damage: 3 },
    ]);
  });

  it("[dbg.attack.attacker-splits] The attacker decides how much damage each of several ships takes", () => {
    const ships = { play: ["rebel-transport", "hammerhead-corvette"] };
    const { state } = hit(ships, 3);
    expect(game.decision(state)).toMatchObject({
      seat: "empire",
      kind: "assign-damage",
      rule: "dbg.attack.attacker-splits",
    });
    expect(legal(state)).toEqual(["assign 101 0", "assign 101 1", "assign 101 2"]);
    const shared = (amount: number): readonly unknown[] =>
      side(play(state, [assign(101, amount)]).state, "rebel").play.map(({ id, damage }) => [id, damage]);
    expect(shared(0)).toEqual([
      [101, 0],
      [102, 3],
    ]);
    expect(shared(1)).toEqual([
      [101, 1],
      [102, 2],
    ]);
    expect(shared(2)).toEqual([[102, 1]]);
  });

  it("[dbg.attack.attacker-splits] The attacker must assign to capital ships all damage that they can take, and to none more than it can take", () => {
    const { state } = hit({ play: ["rebel-transport", "hammerhead-corvette"] }, 5);
    expect(legal(state)).toEqual(["assign 101 1", "assign 101 2"]);
    for (const amount of [0, 3, 5, 1.5, -1]) refused(state, assign(101, amount), "dbg.attack.attacker-splits");
    refused(state, assign(102, 2), "dbg.attack.attacker-splits");
    refused(state, END, "dbg.attack.attacker-splits");
    const { state: after } = play(state, [assign(101, 1)]);
    expect(side(after, "rebel")).toMatchObject({ play: [{ id: 101, damage: 1 }], base: { damage: 0 } });
  });

  it("[dbg.attack.excess-to-base] Damage left after all capital ships are destroyed is dealt to the base", () => {
    const { state, events } = hit({ play: ["rebel-transport", "hammerhead-corvette"] }, 2 + 4 + 3);
    expect(side(state, "rebel")).toMatchObject({ play: [], base: { card: "dantooine", damage: 3 } });
    expect(only(events, "damage-dealt").map(({ target, amount }) => [target, amount])).toEqual([
      [101, 2],
      [102, 4],
      ["base", 3],
    ]);
    expect(only(events, "damage-dealt")[2]).toMatchObject({ rule: "dbg.attack.excess-to-base" });
  });

  it("[dbg.attack.damage-stays] Damage on the base and ships stays from turn to turn until it is repaired", () => {
    const { state: hurt } = hit({ base: "yavin-4", play: ["hammerhead-corvette", "rebel-transport"] }, 2);
    const damage = (state: State): readonly unknown[] => [
      side(state, "rebel").base?.damage,
      ...side(state, "rebel").play.map((piece) => piece.damage),
    ];
    const { state: shared } = play(hurt, [assign(101, 1)]);
    expect(damage(shared)).toEqual([0, 1, 1]);
    expect(damage(play(shared, [END, END, END, END]).state)).toEqual([0, 1, 1]);
    const based = scenario({
      active: "rebel",
      force: 1,
      rebel: { base: { card: "yavin-4", damage: 5 }, play: ["u-wing"] },
    });
    expect(damage(play(based, [END, END, END, END]).state)).toEqual([5]);
    const { state: repaired } = play(based, [{ type: "use", subject: 101 }]);
    expect(side(repaired, "rebel").base?.damage).toBe(2);
    const again = scenario({ empire: { play: ["stormtrooper", "tie-fighter"] }, rebel: { base: "yavin-4" } });
    expect(damage(play(again, [commit(1), ATTACK, commit(2), ATTACK]).state)).toEqual([4]);
  });
});

describe("the base falls", () => {
  const hurt = { card: "dantooine", damage: 5 };

  it("[dbg.attack.base-destroyed] A base is destroyed by damage of at least its hit points, and not by less", () => {
    expect(side(hit({ base: hurt }, 2).state, "rebel").base).toMatchObject({ card: "dantooine", damage: 7 });
    for (const amount of [3, 4, 12]) {
      const { state, events } = hit({ base: hurt }, amount);
      expect(side(state, "rebel").base).toBeNull();
      expect(only(events, "base-destroyed")).toMatchObject([
        { seat: "rebel", base: "dantooine", rule: "dbg.attack.base-destroyed" },
      ]);
    }
  });

  it("[dbg.attack.victory-pile] A destroyed base goes to the attacker's victory pile", () => {
    const { state } = hit({ base: hurt }, 3, { empire: { victory: ["hoth"] } });
    expect(table(state).sides).toMatchObject({
      empire: { victory: ["hoth", "dantooine"], discard: [] },
      rebel: { victory: [], discard: [], baseCount: 3 },
    });
    const rebels = scenario({
      active: "rebel",
      empire: { base: { card: "lothal", damage: 6 } },
      rebel: { play: ["rebel-trooper"] },
    });
    expect(side(play(rebels, [commit(101), ATTACK]).state, "rebel").victory).toEqual(["lothal"]);
  });

  it("[dbg.attack.base-counters-return] The damage on a destroyed base is removed with it, and the next base is undamaged", () => {
    const { state } = hit({ base: hurt }, 9);
    const { state: next } = play(state, [END, { type: "choose-base", subject: "hoth" }]);
    expect(side(next, "rebel").base).toEqual({ card: "hoth", damage: 0, used: false, prevented: 0 });
  });

  it("[dbg.attack.base-counters-return] A destroyed capital ship loses its damage, and is undamaged when played again", () => {
    const spec = {
      play: [{ card: "hammerhead-corvette", damage: 2 }],
      deck: [],
      deckTop: copies(4, "alliance-shuttle"),
    };
    const { state: destroyed } = hit(spec, 2);
    expect(side(destroyed, "rebel").discard).toContain("hammerhead-corvette");
    const { state: turned } = play(destroyed, [END]);
    const { state: drawn } = play(turned, [END], { draws: ["hammerhead-corvette"] });
    const { state: played } = play(drawn, [END, { type: "play", subject: "hammerhead-corvette" }]);
    expect(side(played, "rebel").play).toMatchObject([{ card: "hammerhead-corvette", damage: 0 }]);
  });

  it("[dbg.attack.new-base-when] A player whose base is destroyed has no base until the start of their next turn", () => {
    const { state } = hit({ base: hurt }, 3);
    expect(game.decision(state)).toMatchObject({ seat: "empire", kind: "actions" });
    expect(side(state, "rebel").base).toBeNull();
    allowed(state, END);
    const { state: asked, events } = play(state, [END]);
    expect(only(events, "base-revealed")).toEqual([]);
    expect(game.decision(asked)).toMatchObject({ seat: "rebel", kind: "new-base" });
    const { state: next } = play(asked, [{ type: "choose-base", subject: "sullust" }]);
    expect(side(next, "rebel").base?.card).toBe("sullust");
  });

  it("[dbg.attack.overkill-lost] Damage beyond the hit points of a base is lost, and the next base does not take it", () => {
    const { state, events } = hit({ base: hurt }, 12);
    expect(only(events, "damage-dealt")).toMatchObject([{ amount: 3 }]);
    expect(only(events, "damage-lost")).toMatchObject([{ seat: "rebel", amount: 9, rule: "dbg.attack.overkill-lost" }]);
    const { state: next } = play(state, [END, { type: "choose-base", subject: "mon-cala" }, { type: "pass" }]);
    expect(side(next, "rebel").base).toMatchObject({ card: "mon-cala", damage: 0 });
  });
});

describe("after the attack", () => {
  it("[dbg.attack.attackers-spent] A card that has attacked cannot be committed again that turn, and other cards can", () => {
    const state = scenario({ row: ["y-wing"], empire: { play: ["stormtrooper", "star-destroyer", "tie-fighter"] } });
    const { state: after } = play(state, [commit(1), commit(2), ATTACK]);
    for (const id of [1, 2]) refused(after, commit(id), "dbg.commit.one-attack-each");
    refused(after, commit(1, 0), "dbg.commit.one-attack-each");
    for (const target of ["base", 0] as const) allowed(after, commit(3, target));
    refused(after, ATTACK, "dbg.commit.not-immediate");
  });

  it("[dbg.attack.several-base-attacks] The base may be attacked again in the same turn with other cards", () => {
    const state = scenario({ empire: { play: ["stormtrooper", "tie-fighter", "at-st"] }, rebel: { base: "yavin-4" } });
    const { state: after, events } = play(state, [commit(1), ATTACK, commit(2), commit(3), ATTACK]);
    expect(only(events, "attack-resolved").map(({ attack }) => attack)).toEqual([2, 6]);
    expect(side(after, "rebel").base?.damage).toBe(8);
  });
});
