import { configOf, game, SEATS, type State } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { createReader, reader, type Source } from "@sw/deckbuilder-core/read";
import { scenario } from "@sw/deckbuilder-core/testing";
import { at, expectOk, HIDDEN, seeded } from "@sw/tabletop";
import { expectAgreement, jsonCopy } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";

const VIEWERS = [...SEATS, "spectator"] as const;
const PLAYED = ["introductory", "full-galaxy", "secret-bases"] as const;

/** Everything that the readers tell of a game. */
function allOf(source: Source): unknown {
  return {
    sides: SEATS.map((seat) => reader.side(source, seat)),
    row: reader.row(source),
    force: reader.force(source),
    forecast: reader.forecast(source),
    pieces: SEATS.flatMap((seat) => reader.pieces(source, seat)).map(({ id }) => reader.piece(source, id)),
  };
}

/** States of a random game, one in so many. */
function statesOf(mode: (typeof PLAYED)[number], steps: number, every: number): readonly State[] {
  const chance = seeded(`read ${mode}`);
  let { state } = expectOk(game.setup(configOf({ mode }), `read ${mode}`));
  const states = [state];
  for (let step = 1; step < steps && game.decision(state) !== undefined; step++) {
    const actions = game.legalActions(state);
    ({ state } = expectOk(game.apply(state, at(actions, chance.pick("action", actions.length, String)))));
    if (step % every === 0) states.push(state);
  }
  return states;
}

describe("readers of states and views", () => {
  it.each(PLAYED)("Reading a view in mode %s gives the same as reading the state, or `HIDDEN`", (mode) => {
    for (const state of statesOf(mode, 120, 12)) {
      const whole = allOf(state);
      expect(JSON.stringify(whole)).not.toContain(JSON.stringify(HIDDEN));
      for (const viewer of VIEWERS) expectAgreement(allOf(jsonCopy(game.view(state, viewer))), whole);
    }
  });

  it("Reading a view hides what its viewer does not know, and reading a state hides nothing", () => {
    const state = scenario({
      config: { mode: "secret-bases" },
      empire: { hand: ["stormtrooper", "inquisitor"], shownHand: ["imperial-shuttle"], bases: ["corellia", "endor"] },
    });
    const { hand, bases, deck } = reader.side(game.view(state, "rebel"), "empire");
    expect(hand).toEqual(["imperial-shuttle", HIDDEN, HIDDEN]);
    expect([bases, at(deck, 0)]).toEqual([HIDDEN, HIDDEN]);
    expect(reader.side(state, "empire").hand).toEqual(["imperial-shuttle", "inquisitor", "stormtrooper"]);
    expect(reader.side(state, "empire").bases).toContain("endor");
    expect(reader.side(game.view(state, "empire"), "empire").hand).toEqual(reader.side(state, "empire").hand);
  });

  const table = scenario({
    active: "rebel",
    resources: 4,
    force: 2,
    row: ["tie-fighter", "x-wing", null],
    galaxyDeck: [],
    rebel: {
      base: { card: "dantooine", damage: 3 },
      victory: ["endor"],
      play: [
        { card: "x-wing", commitment: 0 },
        { card: "nebulon-b-frigate", damage: 1 },
      ],
    },
  });

  it("[dbg.attack.base-destroyed] The reading of a base has its damage and the damage that it can still take", () => {
    const { base, victory, needed } = reader.side(table, "rebel");
    const { hitPoints } = at(
      defaultCatalogue.bases.filter(({ id }) => id === "dantooine"),
      0,
    );
    expect(base).toEqual({ card: "dantooine", damage: 3, hitPoints, left: hitPoints - 3, used: false, prevented: 0 });
    expect([victory, needed]).toEqual([["endor"], 3]);
    expect(reader.base(scenario({ rebel: { base: null }, active: "empire" }), "rebel")).toBeNull();
  });

  it("The reading of a card in play has its owner and attack, and for capital ships the damage that they can still take", () => {
    const [wing, frigate] = reader.pieces(table, "rebel");
    const printed = reader.printed("nebulon-b-frigate")?.hitPoints ?? 0;
    expect(wing).toMatchObject({ owner: "rebel", card: "x-wing", hitPoints: null, left: null, commitment: 0 });
    expect(frigate).toMatchObject({ damage: 1, hitPoints: printed, left: printed - 1 });
    expect(reader.piece(table, wing?.id ?? 0)).toEqual(wing);
    expect(reader.piece(table, 9999)).toBeUndefined();
  });

  it("[dbg.hunt.which-cards] The reading of the row has the attack that defeats each card and the attack committed to it", () => {
    const [fighter, wing, empty] = reader.row(table);
    const attack = reader.pieces(table, "rebel")[0]?.attack;
    expect(fighter).toEqual({
      slot: 0,
      card: "tie-fighter",
      target: reader.printed("tie-fighter")?.target,
      committed: attack,
    });
    expect(wing).toMatchObject({ slot: 1, card: "x-wing", committed: 0 });
    expect(empty).toEqual({ slot: 2, card: null, target: null, committed: 0 });
  });

  it("[dbg.attack.ships-first] [dbg.attack.excess-to-base] The forecast of an attack splits it into damage to ships and damage to the base", () => {
    const after = (damage: number, ...committed: readonly string[]) =>
      reader.forecast(
        scenario({
          active: "empire",
          empire: { play: committed.map((card) => ({ card, commitment: "base" })) },
          rebel: { play: [{ card: "blockade-runner", damage }] },
        }),
      );
    expect(after(1)).toEqual({ attack: 0, ships: 0, base: 0, destroysShips: false });
    expect(after(1, "tie-fighter")).toEqual({ attack: 2, ships: 2, base: 0, destroysShips: false });
    expect(after(2, "tie-fighter")).toEqual({ attack: 2, ships: 2, base: 0, destroysShips: true });
    expect(after(1, "tie-fighter", "death-trooper")).toEqual({ attack: 5, ships: 3, base: 2, destroysShips: true });
  });

  it("[dbg.force.with-rebel] [dbg.force.with-empire] [dbg.force.with-nobody] The reading of the Force names the side on which the marker is", () => {
    const forceAt = (force: number) => reader.force(scenario({ force }));
    expect(reader.force(table)).toEqual({ space: 2, with: "rebel", room: { empire: 5, rebel: 1 } });
    expect([forceAt(-3).with, forceAt(0).with]).toEqual(["empire", null]);
    expect(forceAt(-3).room).toEqual({ empire: 0, rebel: 6 });
  });

  it("The reading of the resource pool belongs to the active player", () => {
    expect(SEATS.map((seat) => reader.side(table, seat).resources)).toEqual([0, 4]);
  });

  it("[tt.catalogue.entry] A home-made catalogue has readers too, unless it has faults", () => {
    const [first, ...rest] = defaultCatalogue.bases;
    if (first === undefined) throw new Error("no bases");
    const own = expectOk(createReader({ ...defaultCatalogue, bases: [{ ...first, hitPoints: 99 }, ...rest] }));
    expect(own.printed(first.id)?.hitPoints).toBe(99);
    const twice = createReader({ ...defaultCatalogue, bases: [first, ...defaultCatalogue.bases] });
    expect(twice).toMatchObject({ ok: false, violation: { rule: "tt.catalogue.entry" } });
  });
});
