import { type Action, createGame, type State } from "@sw/deckbuilder-core";
import { type CardEntry, type Catalogue, defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { type Scenario, scenario } from "@sw/deckbuilder-core/testing";
import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { allowed, END, only, play, refused, side, table } from "../turn/table.ts";

const GALAXY = defaultCatalogue.cards.filter(({ deck }) => deck === "galaxy");
const SHIPS = GALAXY.filter(({ type }) => type === "capital-ship");

/** The base box with some of its cards changed. */
function changed(change: (card: CardEntry) => Partial<CardEntry>): Catalogue {
  return { ...defaultCatalogue, cards: defaultCatalogue.cards.map((card) => ({ ...card, ...change(card) })) };
}

/** The side that may purchase a card; a neutral one, the Empire. */
function buyerOf({ faction }: CardEntry): "empire" | "rebel" {
  return faction === "rebel" ? "rebel" : "empire";
}

describe("what a card shows", () => {
  it("[dbg.card.types] Cards are units, capital ships or bases", () => {
    const types = [...defaultCatalogue.cards, ...defaultCatalogue.bases].map(({ type }) => type);
    const counts = Object.fromEntries(
      ["unit", "capital-ship", "base"].map((one) => [one, types.filter((type) => type === one).length]),
    );
    expect(counts).toEqual({ unit: 53, "capital-ship": 9, base: 20 });
    expect(types).toHaveLength(53 + 9 + 20);
  });

  it("[dbg.card.types] Units leave play at the end of a turn, capital ships and the base stay, and only a base can be the target of an attack", () => {
    const state = scenario({ empire: { base: "endor", play: ["stormtrooper", "star-destroyer"] } });
    const { state: after } = play(state, [
      { type: "commit", subject: 1, target: "base" },
      { type: "attack", subject: "base" },
      END,
    ]);
    expect(side(after, "empire")).toMatchObject({ base: { card: "endor" }, play: [{ card: "star-destroyer" }] });
    expect(side(after, "empire").discard).toEqual(["stormtrooper"]);
    expect(side(after, "rebel").base).toMatchObject({ card: "dantooine", damage: 3 });
  });

  it("[dbg.card.attack] A card's attack is the damage it adds when it attacks", () => {
    for (const card of GALAXY) {
      const seat = buyerOf(card);
      const state = scenario({ active: seat, [seat]: { play: [card.id] } });
      const [piece] = side(state, seat).play;
      if (piece === undefined) throw new Error(`${card.id} is not in play`);
      const { events } = play(state, [
        { type: "commit", subject: piece.id, target: "base" },
        { type: "attack", subject: "base" },
      ]);
      const dealt = only(events, "damage-dealt").map(({ amount }) => amount);
      expect([card.id, piece.attack, ...dealt]).toEqual([
        card.id,
        card.attack,
        ...(card.attack > 0 ? [card.attack] : []),
      ]);
    }
  });

  it("[dbg.card.resources] [dbg.card.force] A played card gives the resources and Force printed on it", () => {
    for (const card of GALAXY) {
      const seat = buyerOf(card);
      const start = seat === "empire" ? 3 : -3;
      const state = scenario({ active: seat, force: start, [seat]: { hand: [card.id] } });
      const { state: after } = play(state, [{ type: "play", subject: card.id }]);
      expect([card.id, after.resources, Math.abs(after.force - start)]).toEqual([card.id, card.resources, card.force]);
    }
  });

  it("[dbg.card.cost] Every card costs what is printed on it, in the row and on the pilots' pile", () => {
    for (const card of GALAXY) {
      const spec: Scenario = { active: buyerOf(card), row: [card.id] };
      const buy: Action = { type: "purchase", subject: 0 };
      refused(scenario({ ...spec, resources: card.cost - 1 }), buy, "dbg.purchase.cannot-afford");
      const { state: after } = play(scenario({ ...spec, resources: card.cost }), [buy]);
      expect([card.id, after.resources]).toEqual([card.id, 0]);
    }
    const pilot: Action = { type: "purchase", subject: "outer-rim-pilots" };
    refused(scenario({ resources: 1 }), pilot, "dbg.purchase.cannot-afford");
    expect(play(scenario({ resources: 2 }), [pilot]).state.resources).toBe(0);
  });

  it("[dbg.card.target] A row card is defeated by attack equal to its target value, and not by one less", () => {
    const targets = GALAXY.filter(({ target }) => target !== null);
    expect(targets).toHaveLength(31);
    for (const card of targets) {
      const hunter = buyerOf(card) === "empire" ? "rebel" : "empire";
      const shuttle = hunter === "empire" ? "imperial-shuttle" : "alliance-shuttle";
      const hunt = (gained: number): State => {
        const state = scenario({ active: hunter, row: [card.id], [hunter]: { play: [{ card: shuttle, gained }] } });
        const id = hunter === "empire" ? 1 : 101;
        return play(state, [
          { type: "commit", subject: id, target: 0 },
          { type: "attack", subject: 0 },
        ]).state;
      };
      const target = card.target ?? 0;
      expect([card.id, table(hunt(target - 1)).row[0]]).toEqual([card.id, card.id]);
      expect([card.id, table(hunt(target)).galaxyDiscard]).toEqual([card.id, [card.id]]);
    }
  });

  it("[dbg.card.reward] Only defeating Boba Fett in the row gives 3 resources and 2 Force; purchasing and using him does not", () => {
    const hunt = scenario({ active: "rebel", row: ["boba-fett"], rebel: { play: ["b-wing"] } });
    const { state: after, events } = play(hunt, [
      { type: "commit", subject: 101, target: 0 },
      { type: "attack", subject: 0 },
      { type: "accept" },
    ]);
    expect(after).toMatchObject({ resources: 3, force: 2 });
    expect(only(events, "reward-taken")).toMatchObject([{ seat: "rebel", card: "boba-fett" }]);
    const bought = play(scenario({ resources: 5, row: ["boba-fett"] }), [{ type: "purchase", subject: 0 }]).state;
    expect(bought).toMatchObject({ resources: 0, force: 0 });
    const played = play(scenario({ empire: { hand: ["boba-fett"] } }), [{ type: "play", subject: "boba-fett" }]).state;
    expect(played).toMatchObject({ resources: 0, force: 0 });
  });

  it("[dbg.card.unique] A player may own, purchase and play two copies of a unique card", () => {
    const catalogue = changed(({ id }) => (id === "boba-fett" ? { copies: 3 } : {}));
    const twins = expectOk(createGame(catalogue));
    const spec: Scenario = {
      catalogue,
      resources: 5,
      row: ["boba-fett"],
      empire: { hand: ["boba-fett"], play: ["boba-fett"] },
    };
    const actions: Action[] = [
      { type: "play", subject: "boba-fett" },
      { type: "purchase", subject: 0 },
    ];
    const { state: after } = play(scenario(spec), actions, { game: twins });
    expect(twins.view(after, "empire").sides.empire).toMatchObject({
      play: [{ card: "boba-fett" }, { card: "boba-fett" }],
      discard: ["boba-fett"],
    });
  });

  it("[dbg.card.unique] Unique only matters for cards that refer to it: Chewbacca draws with another unique unit in play", () => {
    const withUnit = (card: string): State => scenario({ active: "rebel", rebel: { play: ["chewbacca", card] } });
    allowed(withUnit("jyn-erso"), { type: "use", subject: 101 });
    refused(withUnit("x-wing"), { type: "use", subject: 101 }, "dbg.condition.required");
  });

  it("[dbg.card.traits] Traits have no effect by themselves: a game without them is the same", () => {
    const catalogue = changed(() => ({ traits: [] }));
    const plain = expectOk(createGame(catalogue));
    const spec: Scenario = { row: ["y-wing"], empire: { hand: ["stormtrooper", "tie-fighter", "at-st"] } };
    const line: Action[] = [
      { type: "play", subject: "tie-fighter" },
      { type: "play", subject: "stormtrooper" },
      { type: "play", subject: "at-st" },
      { type: "commit", subject: 1000, target: 0 },
      { type: "commit", subject: 1001, target: "base" },
      { type: "commit", subject: 1002, target: "base" },
      { type: "attack", subject: "base" },
      { type: "attack", subject: 0 },
      { type: "accept" },
      END,
    ];
    const usual = play(scenario(spec), line);
    const without = play(scenario({ ...spec, catalogue }), line, { game: plain });
    expect(without.events).toEqual(usual.events);
  });

  it("[dbg.card.traits] Cards may refer to traits of other cards: an Imperial Carrier strengthens only Fighters", () => {
    const state = scenario({ empire: { play: ["imperial-carrier", "tie-fighter", "stormtrooper"] } });
    expect(side(state, "empire").play.map(({ attack }) => attack)).toEqual([0, 3, 2]);
  });

  it("[dbg.card.hit-points] A capital ship is destroyed by damage equal to its hit points, and not by one less", () => {
    expect(SHIPS).toHaveLength(9);
    for (const { id, hitPoints } of SHIPS) {
      const attack = (gained: number): State => {
        const state = scenario({
          empire: { play: [{ card: "imperial-shuttle", gained }] },
          rebel: { play: [{ card: id, damage: 1 }] },
        });
        return play(state, [
          { type: "commit", subject: 1, target: "base" },
          { type: "attack", subject: "base" },
        ]).state;
      };
      const hits = hitPoints ?? 0;
      expect([id, ...side(attack(hits - 2), "rebel").play]).toMatchObject([id, { card: id, damage: hits - 1 }]);
      expect([id, ...side(attack(hits - 1), "rebel").discard]).toEqual([id, id]);
    }
  });

  it("[dbg.card.hit-points] A base is destroyed by damage equal to its hit points, and not by one less", () => {
    for (const { id, faction, hitPoints, ability } of defaultCatalogue.bases) {
      // Hoth keeps the first damage of a turn off
      const prevented = ability?.timing.kind === "constant" && "amount" in ability.effect && id === "hoth" ? 2 : 0;
      const attacker = faction === "empire" ? "rebel" : "empire";
      const trooper = faction === "empire" ? "rebel-trooper" : "stormtrooper";
      const attack = (damage: number): State => {
        const state = scenario({
          config: { mode: "full-galaxy" },
          active: attacker,
          [attacker]: { play: [{ card: trooper, gained: prevented }] },
          [faction]: { base: { card: id, damage } },
        });
        const subject = attacker === "empire" ? 1 : 101;
        return play(state, [
          { type: "commit", subject, target: "base" },
          { type: "attack", subject: "base" },
        ]).state;
      };
      expect([id, side(attack(hitPoints - 3), faction).base?.damage]).toEqual([id, hitPoints - 1]);
      expect([id, side(attack(hitPoints - 2), attacker).victory]).toEqual([id, [id]]);
    }
  });
});
